//! Groups, and whether a monster comes at all, from C.

use super::codes::{MONSTR_NH_GEN_LGROUP, MONSTR_NH_GEN_SGROUP};
use super::dice::{Borrowed, monstr_dice};
use super::place::{flag, level};
use super::status::{Failure, MONSTR_E_FLAG, Outcome, answer};
use super::table::{Source, monstr_nh_table};
use crate::nethack::{self, Group};

/// How many companions a leader of a species brings along, 0..10. That many are tried: the
/// game skips those that would be peaceful. Ask only for a monster that was made with a random
/// species; companions lead no groups themselves.
///
/// A part of NetHack's makemon(). For a species of small groups one of 2 is drawn, for one of
/// large groups one of 3; then, if there is a group, as monstr_nh_companions().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_group_size(
    table: *const monstr_nh_table,
    leader: i32,
    hero_level: i32,
    dice: *mut monstr_dice,
) -> i32 {
    let draw = || -> Outcome {
        // SAFETY: the header's contract.
        let (source, mut dice) = unsafe { (Source::of(table), Borrowed::of(dice)) };
        let (source, dice) = (source.as_ref()?, dice.as_mut()?);
        let (leader, hero_level) = (source.species(leader)?, level(hero_level)?);
        let size = nethack::group_size(&source.table, leader, hero_level, dice)?;
        dice.settle()?;
        Ok(size)
    };
    answer(draw())
}

/// How many companions a group has, 1..10: a small one for MONSTR_NH_GEN_SGROUP, a large one
/// for MONSTR_NH_GEN_LGROUP. A hero below level 5 meets half, below level 3 a quarter of them.
///
/// NetHack's m_initgrp(). One draw, of 3 or of 10.
#[doc(alias = "m_initgrp")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_companions(
    group: i32,
    hero_level: i32,
    dice: *mut monstr_dice,
) -> i32 {
    let draw = || -> Outcome {
        let group = match group {
            MONSTR_NH_GEN_SGROUP => Group::Small,
            MONSTR_NH_GEN_LGROUP => Group::Large,
            _ => return Err(Failure(MONSTR_E_FLAG)),
        };
        let hero_level = level(hero_level)?;
        // SAFETY: the header's contract.
        let mut dice = unsafe { Borrowed::of(dice) };
        let dice = dice.as_mut()?;
        let size = nethack::companions(group, hero_level, dice);
        dice.settle()?;
        Ok(size)
    };
    answer(draw())
}

/// One time in how many turns a random monster is made: 70, 50 below the stronghold, 25
/// wherever the hero is once he is a demigod. `demigod` 1: the Wizard of Yendor has been
/// killed once, or something has happened that counts as it (u.uevent.udemigod).
/// `below_stronghold` 1: the hero is deeper than the castle.
#[unsafe(no_mangle)]
pub extern "C" fn monstr_nh_generation_chance(demigod: i32, below_stronghold: i32) -> i32 {
    let chance = || Ok(nethack::generation_chance(flag(demigod)?, flag(below_stronghold)?));
    answer(chance())
}

/// Whether a random monster is made this turn: 1 or 0. Where it is to stand comes next, and
/// then monstr_nh_pick().
///
/// A part of NetHack's moveloop(). One draw, bounded by monstr_nh_generation_chance(): 0 is
/// yes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_generation_draw(
    demigod: i32,
    below_stronghold: i32,
    dice: *mut monstr_dice,
) -> i32 {
    let draw = || -> Outcome {
        let (demigod, below_stronghold) = (flag(demigod)?, flag(below_stronghold)?);
        // SAFETY: the header's contract.
        let mut dice = unsafe { Borrowed::of(dice) };
        let dice = dice.as_mut()?;
        let made = nethack::generation_draw(demigod, below_stronghold, dice);
        dice.settle()?;
        Ok(made.into())
    };
    answer(draw())
}
