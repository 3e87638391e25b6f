//! The hit points that a monster comes with (`newmonhp`; in 3.4.3 part of `makemon`).
//!
//! As a rule so many d8 as it has levels, or 1d4 at level 0; three times that for an
//! elemental on its own plane. Golems have a fixed number, the Riders 10d8, dragons four or
//! more a level; a base level above 49 tells hit points itself, 2 * (base - 6).

use super::super::codes::{home, traits};
use super::super::place::{Place, Plane};
use super::super::species::Species;
use super::super::table::Table;
use super::{Vigor, adjusted_level_of};
use crate::Error;
use crate::dice::Dice;

/// The level and hit points of a new monster of the species.
///
/// Source: `newmonhp`. Draws, the first that fits: none where the species has fixed hit
/// points; a Rider 10 of 8; none above base level 49; an adult dragon one of 4 for each
/// level, none in the endgame; at level 0 one of 4; else one of 8 for each level. In 5.0.0
/// a roll of all ones gives one hit point more, so that nothing starts with 1.
///
/// ```
/// # #[cfg(feature = "nethack-3-6-7")] {
/// use monstr::dice::Modulo;
/// use monstr::nethack::{Place, Vigor, new_hit_points, v3_6_7::{TABLE, pm}};
/// let mut unused = Modulo::seeded(0, 0);
/// let orcus = new_hit_points(&TABLE, pm::ORCUS, &Place::default(), &mut unused)?;
/// assert_eq!(orcus, Vigor { level: 30, hp: 120, hp_max: 120 });
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Species`] outside the table.
#[doc(alias = "newmonhp")]
#[doc(alias = "golemhp")]
pub fn new_hit_points<D: Dice + ?Sized>(
    table: &Table<'_>,
    who: u16,
    place: &Place,
    dice: &mut D,
) -> Result<Vigor, Error> {
    let recipe = Recipe::of(table, who, table.get(who)?, place);
    // No more than 255 dice, twice, of 255 sides: what follows fits.
    let rolled = (recipe.roll(dice).clamp(0, 1 << 17) + recipe.fixed) * recipe.times;
    let hp = rolled + i32::from(recipe.gains_at == Some(rolled));
    let left = match recipe.percent {
        100 => hp,
        percent => (hp.saturating_mul(percent) / 100).max(1),
    };
    Ok(Vigor::whole(recipe.level, left))
}

/// How a new monster's hit points are made: some are fixed, some are rolled.
pub(in super::super) struct Recipe {
    /// The level that it comes with.
    pub level: i32,
    /// The hit points that it has in any case.
    pub fixed: i32,
    /// The dice rolled for more.
    pub dice: i32,
    /// Their sides.
    pub sides: i32,
    /// They are rolled twice, and the better roll counts.
    pub better_of_two: bool,
    /// The sum counts so many times.
    pub times: i32,
    /// With so many it gets one more.
    pub gains_at: Option<i32>,
    /// So much of all is left in the end.
    pub percent: i32,
}

impl Recipe {
    #[inline]
    pub fn of(table: &Table<'_>, who: u16, species: &Species, place: &Place) -> Self {
        let rules = table.rules;
        let level = adjusted_level_of(table, who, species, place);
        let mut recipe = Recipe {
            level,
            fixed: 0,
            dice: 0,
            sides: 0,
            better_of_two: false,
            times: 1,
            gains_at: None,
            percent: rules.hp_percent.into(),
        };
        // The dice by which a roll of all ones is known.
        let count;
        if species.fixed_hp > 0 {
            recipe.fixed = species.fixed_hp.into();
            return recipe;
        } else if species.is(traits::RIDER) {
            count = rules.rider_dice.into();
            (recipe.dice, recipe.sides) = (count, rules.rider_sides.into());
        } else if rules.is_coded(species.level) {
            let hp = 2 * (i32::from(species.level) - 6) + i32::from(rules.coded_hp_added);
            recipe.fixed = hp.max(1);
            recipe.level = recipe.fixed / 4;
            return recipe;
        } else if species.is(traits::ADULT_DRAGON) && rules.dragon_die > 0 {
            count = level;
            recipe.fixed = i32::from(rules.dragon_hp_per_level) * level;
            let die = i32::from(rules.dragon_die);
            match place.plane {
                Plane::None => (recipe.dice, recipe.sides) = (level, die),
                _ => recipe.fixed += die * level,
            }
        } else {
            let sides;
            (count, sides) = match level {
                0 => (1, rules.hit_die_at_0),
                _ => (level, hit_die(table, who)),
            };
            // Two rolls that are added are one of twice as many dice.
            recipe.dice = if rules.hit_dice_twice == 1 { 2 * count } else { count };
            recipe.sides = sides.into();
            recipe.better_of_two = rules.hit_dice_twice > 1;
            recipe.fixed = i32::from(rules.hp_per_level) * level;
            if level > 0 && is_at_home(species.home, place.plane) {
                recipe.times = rules.home_factor.max(1).into();
            }
        }
        recipe.gains_at = (rules.least_roll_gains != 0).then_some(count);
        recipe
    }

    fn roll<D: Dice + ?Sized>(&self, dice: &mut D) -> i32 {
        let rolled = dice.roll(self.dice, self.sides);
        if self.better_of_two { rolled.max(dice.roll(self.dice, self.sides)) } else { rolled }
    }
}

/// The sides of the species' die for hit points.
fn hit_die(table: &Table<'_>, who: u16) -> u8 {
    match table.extra(who).map_or(0, |own| own.hit_die) {
        0 => table.rules.hit_die,
        own => own,
    }
}

/// The sides of the die that stands for a level which is gained or lost.
pub(super) fn growth_die(table: &Table<'_>, who: u16) -> i32 {
    if table.rules.growth_by_hit_die != 0 { hit_die(table, who).into() } else { 8 }
}

/// Whether a species with this home is on its own plane.
pub(in super::super) fn is_at_home(home: u8, plane: Plane) -> bool {
    home != home::NOWHERE && home == plane as u8
}

#[cfg(test)]
mod tests {
    use super::super::testing::{scripted, vigor};
    use super::*;
    use crate::nethack::{Rules, Species};

    /// What a species of a level gets, where nothing moves the level, by these draws.
    fn made(rules: &Rules, species: Species, draws: &[(i32, i32)]) -> Vigor {
        let place = Place {
            level_difficulty: species.level.into(),
            plane: Plane::Fire,
            ..Place::default()
        };
        let table = Table::new(core::slice::from_ref(&species), rules);
        scripted(draws, |dice| new_hit_points(&table, 0, &place, dice)).unwrap()
    }

    fn of_level(level: u8) -> Species {
        Species { level, ..Species::default() }
    }

    /// Added, two rolls are one of twice as many dice; of the others the better counts.
    #[test]
    fn dice_rolled_twice() {
        let rules = |hit_dice_twice| Rules { hit_dice_twice, ..Rules::COMMON };
        let draws = [(8, 0), (8, 1), (8, 2), (8, 3), (8, 4), (8, 5)];
        assert_eq!(made(&rules(0), of_level(3), &draws[..3]), vigor(3, 6, 6));
        assert_eq!(made(&rules(1), of_level(3), &draws), vigor(3, 21, 21));
        assert_eq!(made(&rules(2), of_level(3), &draws), vigor(3, 15, 15));
    }

    /// Without a die of their own dragons have everybody's, in the endgame too.
    #[test]
    fn dragons_without_a_die() {
        let dragon = Species { traits: traits::ADULT_DRAGON, ..of_level(3) };
        let none = Rules { dragon_die: 0, ..Rules::COMMON };
        assert_eq!(made(&Rules::COMMON, dragon, &[]), vigor(3, 24, 24));
        assert_eq!(made(&none, dragon, &[(8, 4); 3]), vigor(3, 15, 15));
    }

    /// At home an elemental has three times as many, but for one of level 0.
    #[test]
    fn elementals_at_home() {
        let fire = |level| Species { home: home::FIRE, ..of_level(level) };
        assert_eq!(made(&Rules::COMMON, fire(3), &[(8, 4); 3]), vigor(3, 45, 45));
        assert_eq!(made(&Rules::COMMON, fire(0), &[(4, 3)]), vigor(0, 4, 4));
    }
}
