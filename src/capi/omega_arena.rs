//! Omega's arena from C.

use super::dice::{Borrowed, monstr_dice};
use super::omega_table::{Source, monstr_om_table};
use super::pointers::{check, read, store};
use super::status::{Outcome, answer};
use crate::Error;
use crate::omega::{self, Career, Fighter};

/// Stores the next opponent of a career, as the fight begins. Answers its species.
///
/// The first sixteen are always the same; after them gladiators meet the champion, everybody
/// else a random creature. It draws, for a random one, of the species in bands 0 to 8 until one
/// comes that is common, fights here and does damage; then one of 40, its name, unless its level
/// is 20, which is the champion's. MONSTR_E_COUNT for an opponent below 0 or a rank outside
/// -1..5, MONSTR_E_LEVEL for a champion's level outside 0..20000.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_arena(
    table: *const monstr_om_table,
    career: *const Career,
    dice: *mut monstr_dice,
    fighter: *mut Fighter,
) -> i32 {
    let enter = || -> Outcome {
        // SAFETY: the header's contract.
        let (source, mut dice) = unsafe { (Source::of(table), Borrowed::of(dice)) };
        let (source, dice) = (source.as_ref()?, dice.as_mut()?);
        // SAFETY: as above.
        let career = *unsafe { read(career) }?;
        check(fighter)?;
        let mut opponent = Fighter::default();
        omega::arena(&source.table, &career, dice, &mut opponent)?;
        dice.settle()?;
        // SAFETY: checked above; the rest is the contract.
        unsafe { store(fighter, &opponent) };
        Ok(opponent.creature.template)
    };
    answer(enter())
}

/// What a victory over a fighter of that level, 0..32767, brings: the career goes on, and the
/// prize is the answer.
///
/// The prize is 50 for each level, at least 25; twice that for whoever has a rank. A gladiator
/// rises by one rank, up to 4, before every third opponent from the sixth on; whoever beats the
/// champion (level 20) is it, unless he has no rank at all. No draws.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_arena_victory(career: *mut Career, level: i32) -> i32 {
    // SAFETY: the header's contract.
    unsafe { goes_on(career, |career| omega::victory(career, level)) }
}

/// What a defeat or a flight brings: whoever has a rank is thrown out. Answers 0. No draws.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_arena_defeat(career: *mut Career) -> i32 {
    // SAFETY: the header's contract.
    unsafe { goes_on(career, |career| omega::defeat(career).map(|()| 0)) }
}

/// # Safety
/// The header's contract.
unsafe fn goes_on(career: *mut Career, how: impl FnOnce(&mut Career) -> Result<i32, Error>) -> i32 {
    let go_on = || -> Outcome {
        // SAFETY: the caller's.
        let mut changed = *unsafe { read(career) }?;
        let prize = how(&mut changed)?;
        // SAFETY: the caller's.
        unsafe { *career = changed };
        Ok(prize)
    };
    answer(go_on())
}
