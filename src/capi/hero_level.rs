//! The hero's levels from C.

use super::dice::monstr_dice;
use super::hero::{changed, monstr_nh_hero};
use super::place::flag;
use super::table::monstr_nh_table;
use crate::nethack::hero;

/// The hit points of a new hero: sets level and peak_level to 1, hp, hp_max and hp_peak, and
/// in 3.6.7 and 5.0.0 the first of the gains. Answers the hit points.
///
/// One draw for the role where it has a die at the start, then one for the race; the games'
/// own have none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_start(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        changed(table, hero, dice, |source, hero, dice| {
            Ok(hero::start(source.table.rules, hero, dice))
        })
    }
}

/// The roll for a level, 1 and more: what the hero gains on leaving his present one, 1..30.
/// Nothing changes but the gains; at level 0 it is the roll at the start.
///
/// NetHack's newhp(). One draw for the role where it has a die, then one for the race, also
/// if it has one side alone; from the role's cut-off on the games' own have none. At level 30
/// 5.0.0 limits the gain: 5 at the most, less 1 for each full 300 of hp_max, and no less
/// than 1. The limit is a plain char there, here always a signed one: at an hp_max of 40,200
/// it wraps around, and there is no limit to speak of again. (The wiki's page 'Hit points' has
/// the one, but no limit.)
///
/// At level 0 the game also resets the hero's alignment: 3.4.3 and 3.6.7 each time, 5.0.0
/// before the first turn only.
#[doc(alias = "newhp")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_level_roll(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        changed(table, hero, dice, |source, hero, dice| {
            Ok(hero::level_roll(source.table.rules, hero, dice)?)
        })
    }
}

/// One level more, and its hit points; what is there now rises by as much as the maximum. At
/// level 30 the level stays, and there are hit points all the same. A lower peak_level
/// follows. Answers what the hero's own hit points have gained, 1 and more.
///
/// NetHack's pluslvl(). It draws as monstr_nh_hero_level_roll(); while polymorphed after that
/// one of 8 in 3.4.3, which the form's hit points and maximum gain. Since 3.6 the form comes
/// first, by its species: one of 8, which is thrown away, then none for a golem, which gains
/// its fixed hit points over its base level; one of 4 for a base level above 49 (4 more); one
/// of 5 for a grown dragon (4 more); one of 4 for anything else, whatever its level. In 5.0.0
/// the form's maximum stays as it is, and its hit points don't rise above that.
///
/// The draws for the hero's energy come after this.
#[doc(alias = "pluslvl")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_level_gain(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        changed(table, hero, dice, |source, hero, dice| {
            Ok(hero::gain_level(&source.table, hero, dice)?)
        })
    }
}

/// The hero resists: nothing has changed.
pub const MONSTR_NH_LEVEL_RESISTED: i32 = 0;
/// The level is lost, or what goes with it at level 1.
pub const MONSTR_NH_LEVEL_LOST: i32 = 1;
/// He has no level to lose and dies: nothing has changed. If something saves him,
/// monstr_nh_hero_level_loss_survived() goes on.
pub const MONSTR_NH_LEVEL_DIES: i32 = 2;
/// The level is lost, and his form has no hit points left: he returns to his own shape, or
/// dies if he can't.
pub const MONSTR_NH_LEVEL_REVERTS: i32 = 3;

/// Takes a level from the hero, and hit points with it: answers a MONSTR_NH_LEVEL_ code. With
/// `resists` 1 nothing happens. At level 1 the level stays, and a drain with `deadly` 1, one
/// with somebody behind it, kills; divine anger isn't deadly.
///
/// NetHack's losexp(). 3.4.3 draws as monstr_nh_hero_level_roll() for the new level, with the
/// Constitution of now. Since 3.6 what the level had given is taken (see `gains`), without a
/// draw; then from a form as much as it would gain, with the same draws. 3.4.3 leaves a form
/// alone. Hit points and their maximum stay at 1 and more; 5.0.0's maximum at 10, or the level
/// where that is more.
///
/// 3.4.3 draws for the energy after this, the others don't. At level 1 the game sets the
/// experience points to 0.
#[doc(alias = "losexp")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_level_loss(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    resists: i32,
    deadly: i32,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        changed(table, hero, dice, |source, hero, dice| {
            let (resists, deadly) = (flag(resists)?, flag(deadly)?);
            Ok(hero::lose_level(&source.table, hero, resists, deadly, dice)? as i32)
        })
    }
}

/// What a deadly drain goes on to take from a hero who was saved from it, once life-saving has
/// restored him: answers a MONSTR_NH_LEVEL_ code. He is at level 1 and stays there
/// (MONSTR_E_LEVEL anywhere else). Draws as monstr_nh_hero_level_loss().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_level_loss_survived(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        changed(table, hero, dice, |source, hero, dice| {
            Ok(hero::level_loss_survived(&source.table, hero, dice)? as i32)
        })
    }
}
