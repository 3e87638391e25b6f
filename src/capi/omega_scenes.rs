//! Omega's creatures that belong to a spot, from C.

use super::dice::{Borrowed, monstr_dice};
use super::omega::{Making, one};
use super::omega_place::{Callbacks, Needs, flag, monstr_om_game, monstr_om_place};
use super::omega_table::monstr_om_table;
use super::pointers::{check, store};
use super::status::{Outcome, answer};
use crate::Error;
use crate::omega::{self, Creature, Place, Square, Table};

/// Stores a creature of a species, or where `who` is -1 one by difficulty that wanders. `game`
/// may be NULL. Answers its species.
///
/// Omega's make_site_monster(). It draws as monstr_om_create() or
/// monstr_om_create_by_difficulty().
#[doc(alias = "make_site_monster")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_site(
    table: *const monstr_om_table,
    here: *const monstr_om_place,
    who: i32,
    game: *const monstr_om_game,
    dice: *mut monstr_dice,
    creature: *mut Creature,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        let mut making = Making::begin(table, here, game, Needs::Nothing, dice);
        one(&mut making, creature, |source, place, game, dice, made| {
            let who = source.species_or_none(who)?;
            omega::site(&source.table, place, who, game, dice, made)?;
            Ok(true)
        })
    }
}

/// Stores what a statue wakes to: a hostile creature of the next difficulty. `game` may be NULL.
/// Answers its species.
///
/// It draws as monstr_om_create_by_difficulty().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_statue(
    table: *const monstr_om_table,
    here: *const monstr_om_place,
    game: *const monstr_om_game,
    dice: *mut monstr_dice,
    creature: *mut Creature,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        let mut making = Making::begin(table, here, game, Needs::Nothing, dice);
        one(&mut making, creature, |source, place, game, dice, made| {
            omega::statue(&source.table, place, game, dice, made)?;
            Ok(true)
        })
    }
}

/// Stores one of the undead that rest, neither awake nor hostile: a haunt or a ghost, or where
/// `major` is 1 a vampire lord or a lich. `game` may be NULL. Answers its species.
///
/// It draws one of 2, then as monstr_om_create().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_resting_undead(
    table: *const monstr_om_table,
    here: *const monstr_om_place,
    major: i32,
    game: *const monstr_om_game,
    dice: *mut monstr_dice,
    creature: *mut Creature,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        let mut making = Making::begin(table, here, game, Needs::Nothing, dice);
        one(&mut making, creature, |source, place, game, dice, made| {
            let major = flag(major)?;
            omega::resting_undead(&source.table, place, major, game, dice, made)?;
            Ok(true)
        })
    }
}

/// Stores the owner of a mansion: an officeholder, hostile, awake by day and not at night; the
/// time is the game's, in minutes. `game` may be NULL. Answers his species.
///
/// It draws one of 14, and one of 2 for the Lord of Chaos where the player is chaotic.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_mansion_owner(
    table: *const monstr_om_table,
    here: *const monstr_om_place,
    time: i32,
    game: *const monstr_om_game,
    dice: *mut monstr_dice,
    creature: *mut Creature,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        let mut making = Making::begin(table, here, game, Needs::Nothing, dice);
        one(&mut making, creature, |source, place, game, dice, made| {
            omega::mansion_owner(&source.table, place, time, game, dice, made)?;
            Ok(true)
        })
    }
}

/// Stores the owner of a house or hovel: one of the log's dead, hostile, awake by day and not at
/// night; the time is the game's, in minutes. `game` may be NULL. Answers his species.
///
/// It draws one for each entry of the log, with bounds 1, 2, 3, ...
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_house_owner(
    table: *const monstr_om_table,
    here: *const monstr_om_place,
    time: i32,
    game: *const monstr_om_game,
    dice: *mut monstr_dice,
    creature: *mut Creature,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        let mut making = Making::begin(table, here, game, Needs::Nothing, dice);
        one(&mut making, creature, |source, place, game, dice, made| {
            omega::house_owner(&source.table, place, time, game, dice, made)?;
            Ok(true)
        })
    }
}

/// The square is empty.
pub const MONSTR_OM_SQUARE_NOTHING: i32 = 0;
/// A creature is on it, and was stored.
pub const MONSTR_OM_SQUARE_CREATURE: i32 = 1;
/// A creature is on it, and was stored; the square is a magic pool.
pub const MONSTR_OM_SQUARE_POOL: i32 = 2;
/// A trap is on it, and its number 0..12 was stored.
pub const MONSTR_OM_SQUARE_TRAP: i32 = 3;
/// An object is on it, which the game makes.
pub const MONSTR_OM_SQUARE_OBJECT: i32 = 4;

/// What is on a random square of a temple: MONSTR_OM_SQUARE_NOTHING, _CREATURE or _POOL. `game`
/// may be NULL.
///
/// It draws one of 12; where that tells somebody, as monstr_om_create().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_temple_square(
    table: *const monstr_om_table,
    here: *const monstr_om_place,
    game: *const monstr_om_game,
    dice: *mut monstr_dice,
    creature: *mut Creature,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe { square(table, here, game, dice, creature, None, omega::temple_square) }
}

/// What is on a random square of the city's maze: a MONSTR_OM_SQUARE_ code other than _POOL.
/// `game` may be NULL.
///
/// It draws one of 7, and one of 13 for a trap, as monstr_om_site() for a creature.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_maze_square(
    table: *const monstr_om_table,
    here: *const monstr_om_place,
    game: *const monstr_om_game,
    dice: *mut monstr_dice,
    creature: *mut Creature,
    trap: *mut i32,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe { square(table, here, game, dice, creature, Some(trap), omega::maze_square) }
}

/// Asks a rule for a square, and stores what is on it.
///
/// # Safety
/// The header's contract.
unsafe fn square(
    table: *const monstr_om_table,
    here: *const monstr_om_place,
    game: *const monstr_om_game,
    dice: *mut monstr_dice,
    creature: *mut Creature,
    trap: Option<*mut i32>,
    rule: fn(
        &Table<'_>,
        &Place<'_>,
        &mut Callbacks,
        &mut Borrowed,
        &mut Creature,
    ) -> Result<Square, Error>,
) -> i32 {
    let look = || -> Outcome {
        // SAFETY: the caller's.
        let mut begun = unsafe { Making::begin(table, here, game, Needs::Nothing, dice) };
        let Making { source, place, game, dice } = begun.as_mut()?;
        check(creature)?;
        trap.map_or(Ok(()), |trap| check(trap))?;
        let mut made = Creature::default();
        let found = rule(&source.table, place, game, dice, &mut made)?;
        dice.settle()?;
        // SAFETY: checked above; the rest is the contract.
        unsafe {
            match (found, trap) {
                (Square::Creature | Square::PoolAndCreature, _) => store(creature, &made),
                (Square::Trap(which), Some(trap)) => *trap = which,
                _ => {}
            }
        }
        Ok(match found {
            Square::Nothing => MONSTR_OM_SQUARE_NOTHING,
            Square::Creature => MONSTR_OM_SQUARE_CREATURE,
            Square::PoolAndCreature => MONSTR_OM_SQUARE_POOL,
            Square::Trap(_) => MONSTR_OM_SQUARE_TRAP,
            Square::Object => MONSTR_OM_SQUARE_OBJECT,
        })
    };
    answer(look())
}
