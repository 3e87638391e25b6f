//! The loss of hit points and its warnings from C.

use super::hero::{Checked, changed_without_dice, monstr_nh_hero};
use super::hero_turn::turn_number;
use super::pointers::read;
use super::status::{Failure, MONSTR_E_COUNT, MONSTR_E_FLAG, Outcome, answer};
use super::table::{Source, monstr_nh_table};
use crate::nethack::hero;

/// He lives.
pub const MONSTR_NH_LOSS_LIVES: i32 = 0;
/// He lives, and is to be warned: monstr_nh_hero_warning().
pub const MONSTR_NH_LOSS_LOW: i32 = 1;
/// His form has no hit points left: he returns to his own shape, or dies if he can't.
pub const MONSTR_NH_LOSS_REVERTS: i32 = 2;
/// He has none left and dies.
pub const MONSTR_NH_LOSS_DIES: i32 = 3;

/// Takes hit points from the form of a polymorphed hero, or from himself: answers a
/// MONSTR_NH_LOSS_ code. A number below 0 gives some, and lifts the maximum where they go
/// beyond it, but not hp_peak. No draws.
///
/// NetHack's losehp(), up to what death does. He is to be warned with less than a tenth of the
/// maximum; for a form's hit points only while he is Unchanging. 5.0.0 stops a running hero
/// here, 3.6.7 only one who loses his own hit points and hasn't gone beyond the maximum.
#[doc(alias = "losehp")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_loss(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    loss: i32,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        changed_without_dice(table, hero, |_, hero| Ok(hero::lose_hit_points(hero, loss) as i32))
    }
}

/// No warning: the last one was less than 51 turns ago, or the game began then.
pub const MONSTR_NH_WARNING_NONE: i32 = 0;
/// The howling.
pub const MONSTR_NH_WARNING_HOWLING: i32 = 1;
/// The wailing: he has 1 hit point.
pub const MONSTR_NH_WARNING_WAILING: i32 = 2;
/// He is spoken to, and has few powers.
pub const MONSTR_NH_WARNING_FEW_POWERS: i32 = 3;
/// He is spoken to, and has four powers or more.
pub const MONSTR_NH_WARNING_MANY_POWERS: i32 = 4;
/// He is spoken to, and has 1 hit point: he is about to die.
pub const MONSTR_NH_WARNING_ABOUT_TO_DIE: i32 = 5;

/// Which warning a hero hears whose hit points are low: a MONSTR_NH_WARNING_ code. No draws.
///
/// NetHack's maybe_wail(). `last` points to the turn of the warning before, 0 at the start of
/// a game, and gets this turn if there is a warning. `powers` are the MONSTR_NH_POWER_ bits of
/// those that he has for good; a fork's own can take the bits from 0x1000 to 0x8000. It goes by
/// the hit points of his own, whatever his form has left. A role or race that is FOREWARNED is
/// spoken to: by the role's name if it is the role (Wizard, Valkyrie), else by the race's
/// ("Elf").
///
/// The wiki's page 'Hit points' leaves out the quiet 50 turns, that a maximum of 10 or less has
/// no tenth, and Unchanging.
#[doc(alias = "maybe_wail")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_warning(
    table: *const monstr_nh_table,
    hero: *const monstr_nh_hero,
    turn: i32,
    last: *mut i32,
    powers: i32,
) -> i32 {
    let warn = || -> Outcome {
        // SAFETY: the header's contract.
        let hero = unsafe { Checked::of(hero, &Source::of(table)?) }?.hero();
        // SAFETY: as above.
        let mut latest = turn_number(unsafe { *read(last)? })?;
        let powers = u16::try_from(powers).map_err(|_| Failure(MONSTR_E_FLAG))?;
        let warning = hero::warning(&hero, turn_number(turn)?, &mut latest, powers);
        let latest = i32::try_from(latest).map_err(|_| Failure(MONSTR_E_COUNT))?;
        // SAFETY: checked above; the rest is the contract.
        unsafe { *last = latest };
        Ok(warning.map_or(MONSTR_NH_WARNING_NONE, |warning| warning as i32))
    };
    answer(warn())
}
