//! Births and extinction from C.

use super::place::{flag, number};
use super::pointers::read;
use super::status::{Failure, Outcome, answer};
use super::table::{Source, monstr_nh_table};
use crate::Error;
use crate::nethack::{self, Birth, Table, Vitals};

/// What a game keeps of a species. All zero is one that was never made.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_nh_vitals {
    /// How many have been born, 0..255; it stays at 255.
    pub born: i32,
    /// 1: it has been genocided.
    pub genocided: i32,
    /// 1: it is extinct.
    pub extinct: i32,
    /// Only told, not read. 1: it has become extinct just now, and a pool has to leave it out:
    /// call monstr_nh_pool_forget().
    pub forget: i32,
}

/// A monster of a species is made: changes the species' vitals. `tally` 1: it counts as born.
/// `ghostly` 1: it comes back from a bones file, and counts only where it is allowed. Answers
/// 1 where the species was neither gone nor past its limit, else 0; only loading a bones file
/// asks, and drops the monster on 0. Any other is made all the same.
///
/// NetHack's propagate(). No draws.
#[doc(alias = "propagate")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_birth(
    table: *const monstr_nh_table,
    who: i32,
    tally: i32,
    ghostly: i32,
    vitals: *mut monstr_nh_vitals,
) -> i32 {
    let bear = || -> Outcome {
        let (tally, ghostly) = (flag(tally)?, flag(ghostly)?);
        // SAFETY: the header's contract.
        let birth = unsafe {
            change(table, who, vitals, |table, who, vitals| {
                nethack::birth(table, who, tally, ghostly, vitals)
            })
        }?;
        Ok(birth.allowed.into())
    };
    answer(bear())
}

/// A monster of a species, just made, is unmade: changes the species' vitals. 5.0.0 takes its
/// birth back, and a unique species is no longer extinct; 3.4.3 and 3.6.7 leave all as it is.
/// Answers 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_unbirth(
    table: *const monstr_nh_table,
    who: i32,
    vitals: *mut monstr_nh_vitals,
) -> i32 {
    let undo = || -> Outcome {
        // SAFETY: the header's contract.
        unsafe {
            change(table, who, vitals, |table, who, vitals| {
                nethack::unbirth(table, who, vitals)?;
                Ok(Birth::default())
            })
        }?;
        Ok(0)
    };
    answer(undo())
}

/// Has a rule change a species' vitals.
///
/// # Safety
/// The header's contract.
unsafe fn change(
    table: *const monstr_nh_table,
    who: i32,
    home: *mut monstr_nh_vitals,
    rule: impl FnOnce(&Table<'_>, u16, &mut Vitals) -> Result<Birth, Error>,
) -> Result<Birth, Failure> {
    // SAFETY: the caller's.
    let (source, from) = unsafe { (Source::of(table), read(home)) };
    let (source, from) = (source.as_ref()?, from?);
    let mut vitals = Vitals {
        born: number(from.born)?,
        genocided: flag(from.genocided)?,
        extinct: flag(from.extinct)?,
    };
    let birth = rule(&source.table, source.species(who)?, &mut vitals)?;
    let changed = monstr_nh_vitals {
        born: vitals.born.into(),
        genocided: vitals.genocided.into(),
        extinct: vitals.extinct.into(),
        forget: birth.forget.into(),
    };
    // SAFETY: `read` has checked it; the rest is the caller's.
    unsafe { *home = changed };
    Ok(birth)
}
