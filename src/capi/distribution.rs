//! Distributions from C.
#![cfg_attr(not(feature = "odds"), allow(unused_imports))]

use super::place::level;
use super::place::{monstr_nh_place, place};
use super::pointers::{check, list, list_mut, read};
use super::status::{Failure, MONSTR_E_COUNT, Outcome, answer};
use super::table::{Source, monstr_nh_table};
use crate::Error;
#[cfg(feature = "odds")]
use crate::{
    nethack::odds::{GROUP_OUTCOMES, group_odds, hit_point_odds, hit_point_outcomes},
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
/// games roll them: without sides the sum is `plus`. Answers how many outcomes there are, from
/// the least to the greatest; where they are more than fit, nothing is stored.
/// MONSTR_E_COUNT for negative numbers, for more than 16384 outcomes, and where the sums don't
/// fit.
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
/// monstr_nh_new_hit_points() stores. Answers how many outcomes there are, from the fewest to
/// the most, at most 1030; where they are more than fit, nothing is stored.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hit_point_odds(
    table: *const monstr_nh_table,
    who: i32,
    here: *const monstr_nh_place,
    odds: *mut monstr_distribution,
) -> i32 {
    with_odds!(table, who, here, odds; {
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) }?;
        // SAFETY: as above.
        let place = unsafe { place(here, &source) }?;
        let (table, who) = (&source.table, source.species(who)?);
        let outcomes = hit_point_outcomes(table, who, &place)?;
        // SAFETY: as above.
        unsafe { store(odds, outcomes, |room| hit_point_odds(table, who, &place, room)) }
    })
}

/// The distribution of how many companions a leader of a species brings along: of what
/// monstr_nh_group_size() answers. Answers 11, for none to 10 of them; where that is more than
/// fit, nothing is stored.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_group_odds(
    table: *const monstr_nh_table,
    leader: i32,
    hero_level: i32,
    odds: *mut monstr_distribution,
) -> i32 {
    with_odds!(table, leader, hero_level, odds; {
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) }?;
        let (leader, hero_level) = (source.species(leader)?, level(hero_level)?);
        let table = &source.table;
        // SAFETY: as above.
        unsafe { store(odds, GROUP_OUTCOMES, |room| group_odds(table, leader, hero_level, room)) }
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

/// Stores a distribution, if it fits. Answers how many outcomes it has.
///
/// # Safety
/// The header's contract.
#[cfg(feature = "odds")]
unsafe fn store(
    odds: *mut monstr_distribution,
    outcomes: usize,
    make: impl for<'a> FnOnce(&'a mut [f64]) -> Result<Distribution<'a>, Error>,
) -> Outcome {
    // SAFETY: the caller's.
    let room = unsafe {
        let place = read(odds)?;
        list_mut(place.chances, place.capacity)?
    };
    let count = i32::try_from(outcomes).map_err(|_| Failure(MONSTR_E_COUNT))?;
    if outcomes <= room.len() {
        let made = make(room)?;
        let (least, greatest) = (made.least(), made.greatest());
        // SAFETY: `read` has checked it; the rest is the caller's.
        unsafe {
            (*odds).count = count;
            (*odds).least = least;
            (*odds).greatest = greatest;
        }
    }
    Ok(count)
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
    let from = unsafe { read(odds) }?;
    if from.count > from.capacity {
        return Err(Failure(MONSTR_E_COUNT));
    }
    // SAFETY: as above.
    let chances = unsafe { list(from.chances.cast_const(), from.count) }?;
    check(to)?;
    let told = ask(&Distribution::new(from.least, chances)?)?;
    // SAFETY: checked above; the rest is the caller's.
    unsafe { *to = told };
    Ok(0)
}
