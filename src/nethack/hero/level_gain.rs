//! The hit points of a new hero and of a new level (`newhp`, `pluslvl`).
//!
//! Role and race give a fixed number and a die each; where the die changes to the second set
//! of numbers is the role's cut-off. Constitution adds from -2 to 4, but not at the start.

use super::roles::{Advance, con_bonus};
use super::{HIGHEST_LEVEL, Hero};
use crate::Error;
use crate::dice::Dice;
use crate::nethack::Rules;

/// The hit points of a new hero: sets level and peak level to 1, hit points, their maximum
/// and peak, and the first of the gains. Constitution plays no part. Answers the hit points.
///
/// Draws: one for the role where it has a die at the start, then one for the race; in the
/// games' own roles and races none has.
#[doc(alias = "u_init")]
pub fn start<D: Dice + ?Sized>(rules: &Rules, hero: &mut Hero, dice: &mut D) -> i32 {
    let hp = roll(rules, hero, 0, 0, dice);
    (hero.level, hero.peak_level) = (1, 1);
    hero.own = super::Points { hp, hp_max: hp };
    hero.hp_peak = hp;
    hp
}

/// The roll for a level, at least 1: what the hero gains on leaving his present one. Nothing
/// changes but the record of gains. At level 0 it is the roll at the start.
///
/// Source: `newhp`. Draws: one for the role where it has a die, then one for the race, also
/// if it has one side alone (elf, gnome, orc). From the cut-off on the games' own roles and
/// races have no dice.
///
/// At level 30, where 5.0.0 goes on giving hit points, the gain is 5 at the most, less 1 for
/// each full 300 of the maximum so far, and no less than 1. The limit is kept in a plain
/// `char` there; here it is a signed one, as on most machines. So it wraps around at a
/// maximum of 40,200, from where on there is no limit to speak of again.
///
/// At level 0 the game also resets the hero's alignment: 3.4.3 and 3.6.7 each time, 5.0.0
/// before the first turn only.
///
/// # Errors
/// [`Error::Level`] outside `0..=30`, [`Error::Attribute`] for a Constitution outside
/// `3..=25` (not at level 0).
#[doc(alias = "newhp")]
pub fn level_roll<D: Dice + ?Sized>(
    rules: &Rules,
    hero: &mut Hero,
    dice: &mut D,
) -> Result<i32, Error> {
    if hero.level == 0 {
        return Ok(roll(rules, hero, 0, 0, dice));
    }
    let (level, con) = (hero.known_level()?, hero.known_con()?);
    Ok(roll(rules, hero, level, con_bonus(con), dice))
}

/// The roll for a level of `0..=30`, with what Constitution adds.
pub(super) fn roll<D: Dice + ?Sized>(
    rules: &Rules,
    hero: &mut Hero,
    level: i32,
    bonus: i32,
    dice: &mut D,
) -> i32 {
    let cutoff = i32::from(hero.role.cutoff);
    let part = |advance: &Advance| match level {
        0 => (advance.start, advance.start_die),
        _ if level < cutoff => (advance.low, advance.low_die),
        _ => (advance.high, advance.high_die),
    };
    let mut gain = bonus;
    for (fixed, die) in [part(&hero.role.hp), part(&hero.race.hp)] {
        gain = gain.saturating_add(fixed.into()).saturating_add(dice.roll(1, die.into()));
    }
    let gain = gain.max(1);
    if rules.hero_gains_kept != 0 {
        hero.keep_gain(level, gain);
    }
    if level == HIGHEST_LEVEL && rules.hero_gain_wanes != 0 {
        let limit = (5 - hero.own.hp_max / 300) as i8;
        return gain.min(limit.max(1).into());
    }
    gain
}
