//! A monster's level and hit points from C.

use super::dice::{Borrowed, monstr_dice};
use super::place::{monstr_nh_place, place};
use super::pointers::check;
use super::status::{Outcome, answer};
use super::table::{Source, monstr_nh_table};
use crate::nethack::{self, Vigor};

/// The level that a new monster of a species has here, 0..50.
///
/// NetHack's adj_lev(). No draws.
#[doc(alias = "adj_lev")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_adjusted_level(
    table: *const monstr_nh_table,
    who: i32,
    here: *const monstr_nh_place,
) -> i32 {
    let level = || -> Outcome {
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) }?;
        // SAFETY: as above.
        let place = unsafe { place(here, &source) }?;
        Ok(nethack::adjusted_level(&source.table, source.species(who)?, &place)?)
    };
    answer(level())
}

/// Stores the level and the hit points of a new monster of a species. Answers 0.
///
/// NetHack's newmonhp(), in 3.4.3 a part of makemon(). The first that fits: a golem's hit
/// points are fixed; a Rider draws 10 of 8; a base level above 49 tells them, without a
/// draw; an adult dragon draws one of 4 for each level, none in the endgame; at level 0 one
/// of 4 is drawn; else one of 8 for each level.
#[doc(alias = "newmonhp")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_new_hit_points(
    table: *const monstr_nh_table,
    who: i32,
    here: *const monstr_nh_place,
    dice: *mut monstr_dice,
    vigor: *mut Vigor,
) -> i32 {
    let roll = || -> Outcome {
        // SAFETY: the header's contract.
        let (source, mut dice) = unsafe { (Source::of(table)?, Borrowed::of(dice)?) };
        // SAFETY: as above.
        let place = unsafe { place(here, &source) }?;
        check(vigor)?;
        let who = source.species(who)?;
        let rolled = nethack::new_hit_points(&source.table, who, &place, &mut dice)?;
        dice.settle()?;
        // SAFETY: checked above; the rest is the contract.
        unsafe { *vigor = rolled };
        Ok(0)
    };
    answer(roll())
}
