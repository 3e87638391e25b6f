//! A monster's recovery from C.

use super::monster::{change, monstr_nh_monster};
use super::place::number;
use super::pointers::read;
use super::status::{Failure, MONSTR_E_HIT_POINTS, Outcome, answer};
use super::table::monstr_nh_table;
use crate::nethack::{self, Vigor};

/// Has a monster recover in a turn: one hit point in turns that are multiples of 20, in every
/// turn if it regenerates. `turn` is the game's turn counter, 0 and more. Answers 0. No draws.
///
/// NetHack's mon_regen(). In 5.0.0 hit points above the most it can have come down to them on
/// the turns on which it recovers.
#[doc(alias = "mon_regen")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_recover(
    table: *const monstr_nh_table,
    monster: *mut monstr_nh_monster,
    turn: i32,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        change(table, monster, |source, monster| {
            nethack::recover(&source.table, monster, number(turn)?)?;
            Ok(0)
        })
    }
}

/// Has a monster recover that the hero meets again after so many turns, 0 and more; those
/// above 32766 don't count. Hit points above the most it can have come down to them. Answers
/// 0. No draws.
///
/// From NetHack's mon_catchup_elapsed_time().
#[doc(alias = "mon_catchup_elapsed_time")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_recover_after(
    table: *const monstr_nh_table,
    monster: *mut monstr_nh_monster,
    elapsed: i32,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        change(table, monster, |source, monster| {
            nethack::recover_after(&source.table, monster, number(elapsed)?)?;
            Ok(0)
        })
    }
}

/// Adds hit points, 0..1000000, up to the most that a monster can have; if it has more than
/// that, it loses them. Answers 0. No draws.
///
/// 5.0.0's healmon().
#[doc(alias = "healmon")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_heal(vigor: *mut Vigor, amount: i32) -> i32 {
    let heal = || -> Outcome {
        // SAFETY: the header's contract.
        let mut healed = *unsafe { read(vigor) }?;
        healed.check()?;
        let amount = u32::try_from(amount).ok().filter(|&amount| amount <= 1_000_000);
        healed.heal(amount.ok_or(Failure(MONSTR_E_HIT_POINTS))?);
        // SAFETY: `read` has checked it; the rest is the contract.
        unsafe { *vigor = healed };
        Ok(0)
    };
    answer(heal())
}
