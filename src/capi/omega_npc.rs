//! Omega's non-player characters from C.

use super::dice::monstr_dice;
use super::omega::{Making, one};
use super::omega_place::{Needs, monstr_om_game, monstr_om_place};
use super::omega_table::monstr_om_table;
use super::pointers::{read, store};
use super::status::{Outcome, answer};
use crate::omega::{self, Creature};

/// Makes a creature behave as an NPC of a level does, 0..32767, in a place of that difficulty.
/// Answers 0.
///
/// Omega's determine_npc_behavior(). The behaviour code's hundreds tell how able it is: that is
/// its level, and it is hostile where that is below twice the difficulty. The tens tell how it
/// fights, where they are 1 to 5: as a fighter, an archer, a spellcaster, a thief, a coward. The
/// thousands tell how it talks, where they are 1 to 5, unless its species has a way of its own.
/// No draws.
#[doc(alias = "determine_npc_behavior")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_npc(
    creature: *mut Creature,
    level: i32,
    behaviour: i32,
    difficulty: i32,
) -> i32 {
    let behave = || -> Outcome {
        // SAFETY: the header's contract.
        let mut npc = *unsafe { read(creature) }?;
        omega::behave(&mut npc, level, behaviour, difficulty)?;
        // SAFETY: as above.
        unsafe { store(creature, &npc) };
        Ok(0)
    };
    answer(behave())
}

/// Stores one of the log's dead, whose place in the log is `log_entry`. Answers his species.
///
/// Omega's make_log_npc(). It draws one for each entry of the log, with bounds 1, 2, 3, ...; the
/// last one that comes out 0 is the one. An empty log has somebody of its own, entry -1.
#[doc(alias = "make_log_npc")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_log_npc(
    table: *const monstr_om_table,
    here: *const monstr_om_place,
    dice: *mut monstr_dice,
    creature: *mut Creature,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        let mut making = Making::begin(table, here, core::ptr::null(), Needs::Nothing, dice);
        one(&mut making, creature, |source, place, _, dice, made| {
            omega::log_npc(&source.table, place, dice, made)?;
            Ok(true)
        })
    }
}

/// Stores whoever holds an office: a MONSTR_OM_OFFICE_ code, or another number that the place has
/// an office of. `game` may be NULL. Answers the holder's species. MONSTR_E_OFFICE where nobody
/// holds it.
///
/// Omega's make_hiscore_npc(). It draws one of 2 for the Lord of Chaos where the player is
/// chaotic; nothing for all others. A high priest is given his deity's symbol, and the game then
/// sets the state of its base record to MONSTR_OM_UNIQUENESS_UNIQUE_MADE.
#[doc(alias = "make_hiscore_npc")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_officeholder(
    table: *const monstr_om_table,
    here: *const monstr_om_place,
    office: i32,
    game: *const monstr_om_game,
    dice: *mut monstr_dice,
    creature: *mut Creature,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        let mut making = Making::begin(table, here, game, Needs::Nothing, dice);
        one(&mut making, creature, |source, place, game, dice, made| {
            omega::officeholder(&source.table, place, office, game, dice, made)?;
            Ok(true)
        })
    }
}
