//! Distributions from C.
#![cfg_attr(not(feature = "odds"), allow(unused_imports))]

use super::hero::{Checked, monstr_nh_hero};
use super::hero_turn::{monstr_nh_hero_turn, read_turn, turn_number};
use super::place::{level, monstr_nh_place, place};
use super::pointers::{check, list, list_mut, read};
use super::status::{Failure, MONSTR_E_COUNT, Outcome, answer};
use super::table::{Source, monstr_nh_table};
use crate::Error;
#[cfg(feature = "odds")]
use crate::{
    nethack::odds::{
        GROUP_OUTCOMES, group_odds, hit_point_odds, hit_point_outcomes, level_roll_odds,
        level_roll_outcomes, recovery_odds, recovery_outcomes,
    },
    odds::{Distribution, Roll},
};

/// How likely each value of a number is: hit points, the sum of some dice. It lies in an array
/// of the caller's:
///
/// ```c
/// double room[100];
/// struct monstr_distribution odds = {room, 100};
/// if (monstr_roll_odds(3, 6, 0, &odds) <= 100)
///     printf("a 7 comes with a chance of %g\n", room[7 - odds.least]);
/// ```
///
/// A distribution of the caller's own sets all but `greatest`, and its chances add up to 1.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_distribution {
    /// The chance of each value, from the least on. 0 where a value between can't come.
    pub chances: *mut f64,
    /// How many chances fit there.
    pub capacity: i32,
    /// How many there are.
    pub count: i32,
    /// The least value.
    pub least: i32,
    /// The greatest.
    pub greatest: i32,
}

/// The distribution of `count` dice with `sides` sides each and a constant `plus`, as the
/// games roll them: without sides the sum is `plus`. Answers how much room it takes, one for
/// each outcome; where that is more than there is, nothing is stored. MONSTR_E_COUNT for
/// negative numbers, for more than 16384 outcomes, and where the sums don't fit.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_roll_odds(
    count: i32,
    sides: i32,
    plus: i32,
    odds: *mut monstr_distribution,
) -> i32 {
    with_odds!(count, sides, plus, odds; {
        let number = |from| u32::try_from(from).map_err(|_| Failure(MONSTR_E_COUNT));
        let roll = Roll { count: number(count)?, sides: number(sides)?, plus };
        // SAFETY: the header's contract.
        unsafe { store(odds, roll.outcomes()?, |room| roll.odds(room)) }
    })
}

/// The distribution of the hit points of a new monster of a species here: of what
/// monstr_nh_new_hit_points() stores. Answers how much room it takes, at most 1030; where that
/// is more than there is, nothing is stored.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hit_point_odds(
    table: *const monstr_nh_table,
    who: i32,
    here: *const monstr_nh_place,
    odds: *mut monstr_distribution,
) -> i32 {
    with_odds!(table, who, here, odds; {
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) };
        let source = source.as_ref()?;
        // SAFETY: as above.
        let place = unsafe { place(here, source) }?;
        let (table, who) = (&source.table, source.species(who)?);
        let outcomes = hit_point_outcomes(table, who, &place)?;
        // SAFETY: as above.
        unsafe { store(odds, outcomes, |room| hit_point_odds(table, who, &place, room)) }
    })
}

/// The distribution of how many companions a leader of a species brings along: of what
/// monstr_nh_group_size() answers. Answers how much room it takes, 11 for none to 10 of them;
/// where that is more than there is, nothing is stored.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_group_odds(
    table: *const monstr_nh_table,
    leader: i32,
    hero_level: i32,
    odds: *mut monstr_distribution,
) -> i32 {
    with_odds!(table, leader, hero_level, odds; {
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) };
        let source = source.as_ref()?;
        let (leader, hero_level) = (source.species(leader)?, level(hero_level)?);
        let table = &source.table;
        // SAFETY: as above.
        unsafe { store(odds, GROUP_OUTCOMES, |room| group_odds(table, leader, hero_level, room)) }
    })
}

/// The distribution of the roll for the hero's next level, or at level 0 for his start: of
/// what monstr_nh_hero_level_roll() answers. Answers how much room it takes, for the games' own
/// roles and races 13 at most; where that is more than there is, nothing is stored.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_level_odds(
    table: *const monstr_nh_table,
    hero: *const monstr_nh_hero,
    odds: *mut monstr_distribution,
) -> i32 {
    with_odds!(table, hero, odds; {
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) };
        let source = source.as_ref()?;
        // SAFETY: as above.
        let hero = unsafe { Checked::of(hero, source) }?.hero();
        let rules = source.table.rules;
        let outcomes = level_roll_outcomes(rules, &hero)?;
        // SAFETY: as above.
        unsafe { store(odds, outcomes, |room| level_roll_odds(rules, &hero, room)) }
    })
}

/// The distribution of the hero's hit points after so many turns of recovery, 0..65535, of
/// which `turn` is the first and the others differ by their number alone: of his form's hit
/// points while he is polymorphed, else of his own, as monstr_nh_hero_recover() changes them.
/// Answers how much room it takes, one for each hit point from those of now to the most of
/// them; where that is more than there is, nothing is stored. MONSTR_E_UNSUPPORTED for a sea
/// monster's form that dries out; MONSTR_E_COUNT also where more than 16383 hit points are
/// missing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_recovery_odds(
    table: *const monstr_nh_table,
    hero: *const monstr_nh_hero,
    turn: *const monstr_nh_hero_turn,
    turns: i32,
    odds: *mut monstr_distribution,
) -> i32 {
    with_odds!(table, hero, turn, turns, odds; {
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) };
        let source = source.as_ref()?;
        // SAFETY: as above.
        let (hero, turn) = unsafe { (Checked::of(hero, source)?.hero(), read_turn(turn)?) };
        let (table, turns) = (&source.table, turn_number(turns)?);
        let outcomes = recovery_outcomes(table, &hero, &turn, turns)?;
        // SAFETY: as above.
        unsafe { store(odds, outcomes, |room| recovery_odds(table, &hero, &turn, turns, room)) }
    })
}

/// Stores the mean of a distribution. Answers 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_distribution_mean(
    odds: *const monstr_distribution,
    mean: *mut f64,
) -> i32 {
    // SAFETY: the header's contract.
    with_odds!(odds, mean; unsafe { tell(odds, mean, |odds| Ok(odds.mean())) })
}

/// Stores the standard deviation of a distribution. Answers 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_distribution_deviation(
    odds: *const monstr_distribution,
    deviation: *mut f64,
) -> i32 {
    // SAFETY: the header's contract.
    with_odds!(odds, deviation; unsafe { tell(odds, deviation, |odds| Ok(odds.deviation())) })
}

/// Stores how likely the number is `value` or more. Answers 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_distribution_at_least(
    odds: *const monstr_distribution,
    value: i32,
    at_least: *mut f64,
) -> i32 {
    // SAFETY: the header's contract.
    with_odds!(odds, value, at_least; unsafe { tell(odds, at_least, |odds| Ok(odds.at_least(value))) })
}

/// Stores the least value that is reached or undercut in that share of cases, 0 to 1: 0.5 is
/// the median. A share that is met within a millionth of a millionth is met. Answers 0;
/// MONSTR_E_COUNT for a share out of range.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_distribution_quantile(
    odds: *const monstr_distribution,
    share: f64,
    quantile: *mut i32,
) -> i32 {
    // SAFETY: the header's contract.
    with_odds!(odds, share, quantile; unsafe { tell(odds, quantile, |odds| odds.quantile(share)) })
}

/// Stores a distribution, if there is as much room as it takes. Answers how much that is.
///
/// # Safety
/// The header's contract.
#[cfg(feature = "odds")]
pub(super) unsafe fn store(
    odds: *mut monstr_distribution,
    rooms: usize,
    make: impl for<'a> FnOnce(&'a mut [f64]) -> Result<Distribution<'a>, Error>,
) -> Outcome {
    // SAFETY: the caller's.
    let room = unsafe { room(odds) }?;
    if rooms <= room.len() {
        let made = make(room)?;
        // SAFETY: `room` has checked it; the rest is the caller's.
        unsafe { note(&made, odds) };
    }
    i32::try_from(rooms).map_err(|_| Failure(MONSTR_E_COUNT))
}

/// The room for the chances.
///
/// # Safety
/// The header's contract.
#[cfg(feature = "odds")]
unsafe fn room<'a>(odds: *const monstr_distribution) -> Result<&'a mut [f64], Failure> {
    // SAFETY: the caller's.
    unsafe {
        let place = read(odds)?;
        list_mut(place.chances, place.capacity)
    }
}

/// Stores what there is to know about the chances.
///
/// # Safety
/// The header's contract; the pointer has been checked.
#[cfg(feature = "odds")]
unsafe fn note(made: &Distribution<'_>, odds: *mut monstr_distribution) {
    // SAFETY: the caller's.
    let odds = unsafe { &mut *odds };
    odds.count = made.chances().len() as i32;
    (odds.least, odds.greatest) = (made.least(), made.greatest());
}

/// Stores what is asked of a distribution. Answers 0.
///
/// # Safety
/// The header's contract.
#[cfg(feature = "odds")]
unsafe fn tell<T>(
    odds: *const monstr_distribution,
    to: *mut T,
    ask: impl FnOnce(&Distribution<'_>) -> Result<T, Error>,
) -> Outcome {
    // SAFETY: the caller's.
    let (least, chances) = unsafe { known(odds) }?;
    check(to)?;
    let told = ask(&Distribution::new(least, chances)?)?;
    // SAFETY: checked above; the rest is the caller's.
    unsafe { *to = told };
    Ok(0)
}

/// The least value of a distribution, and the chances from there on.
///
/// # Safety
/// The header's contract.
#[cfg(feature = "odds")]
unsafe fn known<'a>(odds: *const monstr_distribution) -> Result<(i32, &'a [f64]), Failure> {
    // SAFETY: the caller's.
    let from = unsafe { read(odds) }?;
    if from.count > from.capacity {
        return Err(Failure(MONSTR_E_COUNT));
    }
    // SAFETY: as above.
    let chances = unsafe { list(from.chances.cast_const(), from.count) }?;
    Ok((from.least, chances))
}
