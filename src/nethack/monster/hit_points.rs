//! The hit points that a monster comes with (`newmonhp`; in 3.4.3 part of `makemon`).
//!
//! As a rule so many d8 as it has levels, or 1d4 at level 0; three times that for an
//! elemental on its own plane. Golems have a fixed number, the Riders 10d8, dragons four or
//! more a level; a base level above 49 tells hit points itself, 2 * (base - 6).

use super::super::codes::{home, traits};
use super::super::place::{Place, Plane};
use super::super::rules::Rules;
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
    let (rules, species) = (table.rules, table.get(who)?);
    let level = adjusted_level_of(table, who, species, place);
    if species.fixed_hp > 0 {
        return Ok(Vigor::whole(level, remaining(rules, species.fixed_hp.into())));
    }
    if rules.is_coded(species.level) && !species.is(traits::RIDER) {
        let hp = 2 * (i32::from(species.level) - 6) + i32::from(rules.coded_hp_added);
        let hp = hp.max(1);
        return Ok(Vigor::whole(hp / 4, remaining(rules, hp)));
    }
    let for_each_level = |hp: u8| i32::from(hp) * level;
    let is_dragon = species.is(traits::ADULT_DRAGON) && rules.dragon_die > 0;
    let (count, sides, sure) = if species.is(traits::RIDER) {
        (rules.rider_dice.into(), rules.rider_sides.into(), 0)
    } else if is_dragon {
        (level, rules.dragon_die.into(), for_each_level(rules.dragon_hp_per_level))
    } else if level == 0 {
        (1, rules.hit_die_at_0.into(), 0)
    } else {
        (level, hit_die(table, who), for_each_level(rules.hp_per_level))
    };
    let is_ordinary = !is_dragon && !species.is(traits::RIDER);
    let rolled = if is_dragon && place.plane != Plane::None {
        sides * count
    } else {
        let twice = if is_ordinary { rules.hit_dice_twice } else { 0 };
        roll(twice, count, sides, dice)
    };
    let mut hp = rolled.saturating_add(sure);
    if is_ordinary && level > 0 && is_at_home(species.home, place.plane) {
        hp = hp.saturating_mul(rules.home_factor.into());
    }
    let gained = rules.least_roll_gains != 0 && hp == count;
    Ok(Vigor::whole(level, remaining(rules, hp.saturating_add(gained.into()))))
}

/// The sides of the species' die for hit points.
fn hit_die(table: &Table<'_>, who: u16) -> i32 {
    match table.extra(who).hit_die {
        0 => table.rules.hit_die.into(),
        own => own.into(),
    }
}

/// The sides of the die that stands for a level which is gained or lost.
pub(super) fn growth_die(table: &Table<'_>, who: u16) -> i32 {
    if table.rules.growth_by_hit_die != 0 { hit_die(table, who) } else { 8 }
}

/// The dice, rolled once (0), twice and added (1), or the better of two rolls.
fn roll<D: Dice + ?Sized>(twice: u8, count: i32, sides: i32, dice: &mut D) -> i32 {
    // The usual die known beforehand, so that nothing is divided at run time.
    let rolled = if sides == 8 { dice.roll(count, 8) } else { dice.roll(count, sides) };
    match twice {
        0 => rolled,
        1 => rolled.saturating_add(dice.roll(count, sides)),
        _ => rolled.max(dice.roll(count, sides)),
    }
}

/// What the rules leave of hit points in the end.
fn remaining(rules: &Rules, hp: i32) -> i32 {
    match rules.hp_percent {
        100 => hp,
        percent => (hp.saturating_mul(percent.into()) / 100).max(1),
    }
}

/// Whether a species with this home is on its own plane.
pub(in super::super) fn is_at_home(home: u8, plane: Plane) -> bool {
    home != home::NOWHERE && home == plane as u8
}
