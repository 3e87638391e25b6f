//! How likely Omega's outcomes are, from C, in exact whole numbers.

use super::omega_place::{monstr_om_place, place};
use super::omega_table::{Source, monstr_om_table};
use super::pointers::{check, list_mut};
use super::status::{Failure, MONSTR_E_COUNT, Outcome, answer};
use crate::omega::{self, Branches, Told};

/// How many of the 10,000 buckets of random_range() answer `value`, 0..bound-1, for a bound of
/// 1..65535.
#[unsafe(no_mangle)]
pub extern "C" fn monstr_om_buckets(bound: i32, value: i32) -> i32 {
    let count = || -> Outcome {
        match (u16::try_from(bound), u16::try_from(value)) {
            (Ok(bound), Ok(value)) if value < bound => Ok(omega::buckets(bound, value).into()),
            _ => Err(Failure(MONSTR_E_COUNT)),
        }
    };
    answer(count())
}

/// How much a species counts in monstr_om_select() with that difficulty, in ten-thousandths of
/// a draw. Its chance is this over the sum for all species, which is also the chance that one
/// draw is accepted. 0 for a species that can't come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_weight(
    table: *const monstr_om_table,
    difficulty: i32,
    who: i32,
) -> i32 {
    let weigh = || -> Outcome {
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) }?;
        Ok(omega::weight(&source.table, difficulty, source.species(who)?)?.into())
    };
    answer(weigh())
}

/// How much a species counts in the Volcano's broad pool, in ten-thousandths of a draw. Its
/// chance there is this over the sum for all species. 0 for one that isn't in it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_broad_weight(table: *const monstr_om_table, who: i32) -> i32 {
    let weigh = || -> Outcome {
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) }?;
        Ok(omega::broad_weight(&source.table, source.species(who)?)?.into())
    };
    answer(weigh())
}

/// Stores how likely each choice of the place's theme is for one creature of a floor by
/// monstr_om_populate(), and in `told` the species that it tells, as many as there is room for;
/// there are never more than 32. Answers 0. MONSTR_E_LEVEL for a depth below 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_branches(
    table: *const monstr_om_table,
    here: *const monstr_om_place,
    branches: *mut Branches,
    told: *mut Told,
    room: i32,
) -> i32 {
    let tell = || -> Outcome {
        // SAFETY: the header's contract.
        let (source, place) = unsafe { (Source::of(table)?, place(here)?) };
        check(branches)?;
        // SAFETY: the header's contract.
        let told = unsafe { list_mut(told, room) }?;
        let ways = omega::branches(&source.table, &place, told)?;
        // SAFETY: checked just now; the rest is the contract.
        unsafe { *branches = ways };
        Ok(0)
    };
    answer(tell())
}

/// In how many of 10,000 cases somebody comes by monstr_om_wander(), in a dungeon of so many
/// levels, 1..255.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_wander_weight(
    table: *const monstr_om_table,
    here: *const monstr_om_place,
    levels: i32,
) -> i32 {
    let weigh = || -> Outcome {
        // SAFETY: the header's contract.
        let (source, place) = unsafe { (Source::of(table)?, place(here)?) };
        Ok(omega::wander_weight(&source.table, &place, dungeon_levels(levels)?).into())
    };
    answer(weigh())
}

/// A number of levels from C.
pub(super) fn dungeon_levels(levels: i32) -> Result<u8, Failure> {
    u8::try_from(levels).ok().filter(|&levels| levels > 0).ok_or(Failure(MONSTR_E_COUNT))
}

/// In how many of 50,000 cases an encounter by monstr_om_countryside() has so many creatures,
/// 0..65535.
#[unsafe(no_mangle)]
pub extern "C" fn monstr_om_encounter_weight(count: i32) -> i32 {
    match u16::try_from(count) {
        Ok(count) => omega::encounter_weight(count).cast_signed(),
        Err(_) => MONSTR_E_COUNT,
    }
}
