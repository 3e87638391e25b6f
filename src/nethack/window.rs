//! Where a species can appear: the span of level difficulties and heroes' levels.
//!
//! A species appears where its difficulty is not below a sixth of the level's, nor above the
//! mean of the level's and the hero's level. So the level must not be too deep, and level and
//! hero together must come up to something.

use super::difficulty::fixed_max;
use super::gone::Gone;
use super::place::Place;
use super::selection::{Exclusion, eligibility};
use super::table::Table;
use crate::Error;

/// The level difficulties and heroes' levels at which a species appears: those of `0..=32767`
/// where the level's difficulty is at most `deepest`, and it and the hero's level are together
/// at least `least_sum`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Window {
    /// The greatest difficulty that the level may have.
    pub deepest: i32,
    /// The least that the level's difficulty and the hero's level may be together.
    pub least_sum: i32,
}

impl Window {
    /// Whether the two lie in it.
    pub const fn contains(&self, level_difficulty: i16, hero_level: i16) -> bool {
        let (level, hero) = (level_difficulty as i32, hero_level as i32);
        level >= 0 && hero >= 0 && level <= self.deepest && level + hero >= self.least_sum
    }
}

/// The window of a species at this place, whose own two levels aren't read; or the reason why
/// it has none.
///
/// ```
/// # #[cfg(feature = "nethack-3-6-7")] {
/// use monstr::nethack::{Gone, Place, Window, v3_6_7::{TABLE, pm}, window};
/// let ant = window(&TABLE, pm::SOLDIER_ANT, &Place::default(), &Gone::NONE)?;
/// assert_eq!(ant, Ok(Window { deepest: 41, least_sum: 12 }));
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Species`] outside the table; [`Error::Unsupported`] where something stands for the
/// hero's level, and by rules that try again with wider bounds: who else comes decides then.
pub fn window(
    table: &Table<'_>,
    who: u16,
    place: &Place,
    gone: &Gone<'_>,
) -> Result<Result<Window, Exclusion>, Error> {
    let rules = table.rules;
    let difficulty = i32::from(table.get(who)?.difficulty);
    if rules.wider_tries > 0 || place.hero_level_in_bounds != 0 {
        return Err(Error::Unsupported);
    }
    // What the two quotients of the bounds may be at most, and have to be at least.
    let (at_most, at_least) =
        (difficulty - i32::from(place.min_added), difficulty - i32::from(place.max_added));
    let deepest = match i32::from(rules.min_divisor) {
        0 if at_most < 0 => -1,
        0 => i32::MAX,
        divisor if rules.min_rounds_up != 0 => divisor * at_most,
        divisor => divisor * at_most + divisor - 1,
    };
    let least_sum = match (fixed_max(rules, place), i32::from(rules.max_divisor)) {
        (Some(fixed), _) if fixed < at_least => i32::MAX,
        (Some(_), _) => 0,
        (None, divisor) if rules.max_rounds_up != 0 => divisor * (at_least - 1) + 1,
        (None, divisor) => divisor * at_least,
    };
    let window = Window { deepest: deepest.min(i16::MAX.into()), least_sum: least_sum.max(0) };
    // A place inside, if there is any: as deep as may be, and a hero who makes up for it.
    let level_difficulty = window.deepest.max(0);
    let hero_level = (window.least_sum - level_difficulty).clamp(0, i16::MAX.into());
    let inside = Place {
        level_difficulty: level_difficulty as i16,
        hero_level: hero_level as i16,
        ..*place
    };
    Ok(eligibility(table, who, &inside, gone)?.map(|()| window))
}

#[cfg(all(test, feature = "nethack-3-6-7", feature = "nethack-5-0-0"))]
mod tests {
    use super::*;
    use crate::nethack::{Rules, v3_6_7, v5_0_0};

    /// Bounds of other games: divided otherwise and rounded up; with a ceiling once the Wizard
    /// has died; without any.
    const ROUNDED: Rules =
        Rules { min_divisor: 4, max_divisor: 3, min_rounds_up: 1, max_rounds_up: 1, ..BASE };
    const FIXED: Rules = Rules { max_after_wizard: 12, ..BASE };
    const FREE: Rules = Rules { min_divisor: 0, max_divisor: 0, ..BASE };
    const BASE: Rules = v3_6_7::RULES;

    /// At each level difficulty and hero's level a species is eligible in its window, and
    /// nowhere else; and where it has none it is so nowhere, mostly for that reason.
    #[test]
    fn it_is_where_the_species_is_eligible() {
        let plain = Place::default();
        for (table, place) in [
            (&v3_6_7::TABLE, plain),
            (&v3_6_7::TABLE, Place { gehennom: true, ..plain }),
            (&v5_0_0::TABLE, Place { min_added: 5, max_added: 10, ..plain }),
            (&v5_0_0::TABLE, Place { min_added: -3, max_added: -2, rogue_level: true, ..plain }),
            (&Table { rules: &ROUNDED, ..v3_6_7::TABLE }, plain),
            (&Table { rules: &FIXED, ..v3_6_7::TABLE }, Place { wizard_deaths: 1, ..plain }),
            (&Table { rules: &FREE, ..v3_6_7::TABLE }, Place { min_added: 3, ..plain }),
        ] {
            for who in 0..table.species.len() as u16 {
                let window = window(table, who, &place, &Gone::NONE).unwrap();
                for level_difficulty in (0..260).step_by(7) {
                    for hero_level in 0..40 {
                        let here = Place { level_difficulty, hero_level, ..place };
                        let eligible = eligibility(table, who, &here, &Gone::NONE).unwrap();
                        let inside = window.is_ok_and(|w| w.contains(level_difficulty, hero_level));
                        assert_eq!(eligible.is_ok(), inside, "{who} {here:?} {window:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_ends_of_the_numbers() {
        let table = &v5_0_0::TABLE;
        let at = |min_added, max_added| {
            let place = Place { min_added, max_added, ..Place::default() };
            window(table, v5_0_0::pm::NEWT, &place, &Gone::NONE).unwrap()
        };
        let all = Window { deepest: 32_767, least_sum: 0 };
        assert_eq!(at(i16::MIN, i16::MAX), Ok(all));
        assert_eq!(at(i16::MAX, 0), Err(Exclusion::TooWeak));
        assert_eq!(at(2, 0), Err(Exclusion::TooWeak));
        assert_eq!(at(i16::MIN, i16::MIN), Err(Exclusion::TooStrong));
        let strong = Window { deepest: 32_767, least_sum: 65_534 };
        assert_eq!(at(i16::MIN, 1 - 32_767), Ok(Window { least_sum: 65_534, ..all }), "{strong:?}");
        assert!(strong.contains(i16::MAX, i16::MAX) && !strong.contains(i16::MAX, i16::MAX - 1));
        assert!(!all.contains(-1, 0) && !all.contains(0, -1));
    }
}
