//! The level at which a monster comes into the game (`adj_lev`).
//!
//! Its species' base level, moved by a fifth of what the level's difficulty has above it
//! (or down by one where it has less), and up by a quarter of what the hero's level has
//! above it; at most half as much again as the base level, and 49.

use super::super::codes::traits;
use super::super::place::Place;
use super::super::rules::part;
use super::super::species::Species;
use super::super::table::Table;
use crate::Error;

/// The level that a new monster of the species has here. No draws.
///
/// A base level above 49 (fixed hit points) gives 50; the Wizard of Yendor gains one for
/// each of his deaths.
///
/// ```
/// # #[cfg(feature = "nethack-3-6-7")] {
/// use monstr::nethack::{Place, adjusted_level, v3_6_7::{TABLE, pm}};
/// let here = Place { level_difficulty: 20, hero_level: 14, ..Place::default() };
/// // Base level 3: (20 - 3) / 5 and (14 - 3) / 4 more would be 8, but 4 is the most.
/// assert_eq!(adjusted_level(&TABLE, pm::SOLDIER_ANT, &here)?, 4);
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Species`] outside the table.
#[doc(alias = "adj_lev")]
pub fn adjusted_level(table: &Table<'_>, who: u16, place: &Place) -> Result<i32, Error> {
    Ok(adjusted_level_of(table, who, table.get(who)?, place))
}

#[inline]
pub(in super::super) fn adjusted_level_of(
    table: &Table<'_>,
    who: u16,
    species: &Species,
    place: &Place,
) -> i32 {
    let rules = table.rules;
    let base = i32::from(species.level);
    let highest = i32::from(rules.level_ceiling);
    if species.is(traits::RISES_STRONGER) {
        return (base + i32::from(place.wizard_deaths)).min(highest);
    }
    if rules.is_coded(species.level) {
        return rules.coded_level.into();
    }
    let beyond = i32::from(place.level_difficulty) - base;
    let by_place = match beyond {
        0.. => part::<5>(beyond, rules.level_place_divisor),
        _ => -i32::from(rules.level_drop),
    };
    let above = (i32::from(place.hero_level) - base).max(0);
    let by_hero = part::<4>(above, rules.level_hero_divisor);
    let own = table.extra(who).map_or(0, |own| own.level_ceiling);
    let most = match (own, rules.level_ceiling_halves) {
        (0, 0) => highest,
        (0, halves) => i32::from(halves) * base / 2,
        (own, _) => own.into(),
    };
    (base + by_place + by_hero).clamp(0, most.min(highest))
}

/// A base level up to which no species has a level above that one here: a quick answer for most.
pub(in super::super) fn surely_within(level: i32, table: &Table<'_>, place: &Place) -> i32 {
    let rules = table.rules;
    let grown = match rules.level_ceiling_halves {
        0 => -1,
        // Any may have a ceiling of its own.
        _ if !table.extras.is_empty() => -1,
        halves => part::<3>(level.saturating_mul(2).saturating_add(1), halves),
    };
    let coded = match rules.coded_level_from {
        0 => i32::MAX,
        from => i32::from(from) - 1,
    };
    let risen = level.saturating_sub(place.wizard_deaths.into());
    grown.min(coded).min(risen)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nethack::{Extra, Rules};

    /// Whoever is surely within a level isn't above it, whatever the rules; and of all who aren't
    /// more than a quarter are told so.
    #[test]
    fn who_is_surely_within_a_level() {
        let common = Rules::COMMON;
        let own = [Extra { level_ceiling: 40, ..Extra::default() }];
        let (mut surely, mut within) = (0, 0);
        for (rules, extras) in [
            (common, &own[..0]),
            (Rules { level_ceiling_halves: 0, ..common }, &[]),
            (Rules { level_ceiling_halves: 5, level_ceiling: 20, ..common }, &[]),
            (Rules { coded_level_from: 0, ..common }, &[]),
            (Rules { coded_level_from: 10, coded_level: 30, ..common }, &[]),
            (common, &own),
        ] {
            for traits in [0, traits::RISES_STRONGER] {
                for place in [(1, 1, 0), (30, 1, 0), (1, 30, 3), (50, 30, 200), (-9, -9, 0)] {
                    let (level_difficulty, hero_level, wizard_deaths) = place;
                    let place =
                        Place { level_difficulty, hero_level, wizard_deaths, ..Place::default() };
                    for (base, level) in (0..60).flat_map(|base| (-3..60).map(move |l| (base, l))) {
                        let species = [Species { level: base, traits, ..Species::default() }];
                        let table = Table { extras, ..Table::new(&species, &rules) };
                        let its_level = adjusted_level_of(&table, 0, &species[0], &place);
                        if i32::from(base) <= surely_within(level, &table, &place) {
                            assert!(its_level <= level, "{base} in {place:?}: {its_level}");
                            surely += 1;
                        }
                        within += i32::from(its_level <= level);
                    }
                }
            }
        }
        assert!(4 * surely > within, "{surely} of {within}");
    }
}
