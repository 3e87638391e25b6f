//! What happens to Omega's creatures and to the player later on, from C: the were-change,
//! waking, recovery.

use super::dice::{Borrowed, monstr_dice};
use super::omega_table::{Source, monstr_om_table};
use super::pointers::{read, store};
use super::status::{MONSTR_NONE, Outcome, answer};
use crate::omega::{self, Creature, Player};

/// Changes a were-creature, if it is hostile or the moon's phase, 0..23, is 6, the full moon.
/// Answers 1 if it did, 0 if not; then nothing was drawn.
///
/// Omega's m_sp_were(). It draws of the species in bands 1 to 8 until one comes that is common,
/// mobile and hostile, and that a were-creature may become. The creature takes the new one's
/// number, armour, damage, speed, corpse weight, looks and ways, but moves as before; hit points
/// and experience are added to its own, status and immunities joined. Then
/// MONSTR_OM_IMMUNITY_NORMAL_DAMAGE is added as a number: where it was set already, it carries
/// into the next bits. All else stays. Its name is the new species' with "were-" before it.
#[doc(alias = "m_sp_were")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_were(
    table: *const monstr_om_table,
    creature: *mut Creature,
    phase: i32,
    dice: *mut monstr_dice,
) -> i32 {
    let change = || -> Outcome {
        // SAFETY: the header's contract.
        let (source, mut dice) = unsafe { (Source::of(table), Borrowed::of(dice)) };
        let (source, dice) = (source.as_ref()?, dice.as_mut()?);
        // SAFETY: as above.
        let mut changed = *unsafe { read(creature) }?;
        let has = omega::were_change(&source.table, &mut changed, phase, dice)?;
        dice.settle()?;
        // SAFETY: as above.
        unsafe { store(creature, &changed) };
        Ok(has.into())
    };
    answer(change())
}

/// Lets a creature notice the player, who is dx and dy squares away, at the beginning of its
/// action: it wakes if the greater of the two is within its `wakeup`. Answers 1 if it is awake
/// now, 0 if not. No draws.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_wake(creature: *mut Creature, dx: i32, dy: i32) -> i32 {
    let notice = || -> Outcome {
        // SAFETY: the header's contract.
        let mut roused = *unsafe { read(creature) }?;
        let awake = omega::wake(&mut roused, dx, dy);
        // SAFETY: as above.
        unsafe { store(creature, &roused) };
        Ok(awake.into())
    };
    answer(notice())
}

/// Whether a creature does what is special about it, later in the same action: 1 or 0.
///
/// It draws one of 2, if the creature is awake, has hit points, and is nearer to the player than
/// 5 squares or its level.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_acts_specially(
    creature: *const Creature,
    dx: i32,
    dy: i32,
    dice: *mut monstr_dice,
) -> i32 {
    let ask = || -> Outcome {
        // SAFETY: the header's contract.
        let (creature, mut dice) = unsafe { (*read(creature)?, Borrowed::of(dice)) };
        let dice = dice.as_mut()?;
        let acts = omega::acts_specially(&creature, dx, dy, dice);
        dice.settle()?;
        Ok(acts.into())
    };
    answer(ask())
}

/// Lets a creature recover at one of its actions: a hit point, if the minute is a multiple of 10
/// and it has fewer than its present species (`id`) starts with. Answers how many it gained. No
/// draws.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_recover(
    table: *const monstr_om_table,
    creature: *mut Creature,
    time: i32,
) -> i32 {
    let recover = || -> Outcome {
        // SAFETY: the header's contract.
        let (source, mut recovered) = unsafe { (Source::of(table)?, *read(creature)?) };
        let gained = omega::recover(&source.table, &mut recovered, time)?;
        // SAFETY: as above.
        unsafe { store(creature, &recovered) };
        Ok(gained)
    };
    answer(recover())
}

/// Gives a creature the hit points that its present species (`id`) starts with, be it more or
/// less than it has. Answers 0. No draws.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_restore(
    table: *const monstr_om_table,
    creature: *mut Creature,
) -> i32 {
    let restore = || -> Outcome {
        // SAFETY: the header's contract.
        let (source, mut restored) = unsafe { (Source::of(table)?, *read(creature)?) };
        omega::restore(&source.table, &mut restored)?;
        // SAFETY: as above.
        unsafe { store(creature, &restored) };
        Ok(0)
    };
    answer(restore())
}

/// Lets the player recover in the check at a minute that is a multiple of 10: as many hit points
/// as his level and one more, up to the most, unless he is diseased. Answers how many he gained.
/// No draws.
///
/// The check at a full hour takes him for diseased unless the count is exactly 0, the others if
/// it is above 0. MONSTR_E_COUNT for a minute without a check, MONSTR_E_LEVEL for a level below
/// 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_recover_player(player: *mut Player, time: i32) -> i32 {
    let recover = || -> Outcome {
        // SAFETY: the header's contract.
        let mut recovered = *unsafe { read(player) }?;
        let gained = omega::recover_player(&mut recovered, time)?;
        // SAFETY: as above.
        unsafe { *player = recovered };
        Ok(gained)
    };
    answer(recover())
}

/// What happens indoors, at the end of that check: 0..999, or MONSTR_NONE in an environment where
/// nothing happens (the countryside and the abyss).
///
/// It draws one of 1000. The MONSTR_OM_EVENT_ codes tell all that touches hit points; the
/// player's are changed here, and MONSTR_OM_EVENT_RESTORED asks for monstr_om_restore() of every
/// living creature on the level. The other numbers are the game's affair.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_indoor_event(
    table: *const monstr_om_table,
    environment: i32,
    player: *mut Player,
    dice: *mut monstr_dice,
) -> i32 {
    let happen = || -> Outcome {
        // SAFETY: the header's contract.
        let (source, mut dice) = unsafe { (Source::of(table), Borrowed::of(dice)) };
        let (source, dice) = (source.as_ref()?, dice.as_mut()?);
        // SAFETY: as above.
        let mut changed = *unsafe { read(player) }?;
        let event = omega::indoor_event(&source.table, environment, &mut changed, dice)?;
        dice.settle()?;
        // SAFETY: as above.
        unsafe { *player = changed };
        Ok(event.unwrap_or(MONSTR_NONE))
    };
    answer(happen())
}
