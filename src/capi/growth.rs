//! A monster's growth from C.

use super::dice::monstr_dice;
use super::monster::{change_by_chance, monstr_nh_monster};
use super::place::{level, monstr_nh_gone};
use super::pointers::read;
use super::status::{Failure, MONSTR_E_HIT_POINTS, Outcome, answer, species_or_none};
use super::table::monstr_nh_table;
use crate::nethack::{self, Growth, Vigor};

/// For the level of a victim where there is none: the monster has drunk a potion of gain
/// level, or eaten a wraith.
pub const MONSTR_NH_NO_VICTIM: i32 = 0 - 1;

/// Has a monster gain hit points for a victim of a level, 0..32767, or MONSTR_NH_NO_VICTIM;
/// perhaps also a level; and perhaps become what its species grows into. Answers the species
/// that it is then.
///
/// MONSTR_NONE where it is dead: it was so before, and nothing is changed or drawn; or what
/// it would have become has been genocided, and it dies of that, its level and hit points as
/// they were at that moment. `plane` is a MONSTR_NH_PLANE_ code; `gone` may be NULL.
///
/// NetHack's grow_up(). It draws one of the victim's level + 1, and where more than one hit
/// point is gained, one of that number; by potion one of 8.
#[doc(alias = "grow_up")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_grow_up(
    table: *const monstr_nh_table,
    monster: *mut monstr_nh_monster,
    victim_level: i32,
    plane: i32,
    gone: *const monstr_nh_gone,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        change_by_chance(table, monster, dice, |source, monster, dice| {
            let by = match victim_level {
                MONSTR_NH_NO_VICTIM => Growth::Potion,
                killed => Growth::Kill { victim_level: level(killed)?.unsigned_abs() },
            };
            let plane = super::place::plane(plane)?;
            let gone = super::place::gone(gone, source)?;
            let form = nethack::grow_up(&source.table, monster, by, plane, &gone, dice)?;
            Ok(species_or_none(form))
        })
    }
}

/// Has the most hit points of a long worm grow by `gained`, 0..32767, as it does when it grows
/// longer: they stop at 500, where those of other monsters stop at 400. More than that it
/// keeps. How many it gains is the caller's to draw, and so is what becomes of its hit
/// points. Answers 0. No draws.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_lengthen_worm(vigor: *mut Vigor, gained: i32) -> i32 {
    let lengthen = || -> Outcome {
        // SAFETY: the header's contract.
        let mut longer = *unsafe { read(vigor) }?;
        let gained = u16::try_from(gained).ok().filter(|&gained| gained <= 32_767);
        nethack::lengthen_worm(&mut longer, gained.ok_or(Failure(MONSTR_E_HIT_POINTS))?)?;
        // SAFETY: `read` has checked it; the rest is the contract.
        unsafe { *vigor = longer };
        Ok(0)
    };
    answer(lengthen())
}

/// Raises a monster that has risen from its corpse below its species' base level: to the level
/// drawn, if that is higher, and its most hit points by what each new level is worth. Its
/// hit points stay. By the rules before 5.0.0 nothing happens. Answers 0.
///
/// It draws one of its species' base level + 1, and as monstr_nh_level_worth() for each level.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_raise_revived(
    table: *const monstr_nh_table,
    monster: *mut monstr_nh_monster,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        change_by_chance(table, monster, dice, |source, monster, dice| {
            nethack::raise_revived(&source.table, monster, dice)?;
            Ok(0)
        })
    }
}
