//! Frequency in words from C.

use core::ffi::c_char;

use super::status::{Outcome, answer, nth_text};
use super::table::{Source, monstr_nh_table};
use crate::nethack;

/// Unique, never made at random, beyond the ordinary species, or of frequency 0.
pub const MONSTR_NH_NOT_RANDOMLY_GENERATED: i32 = 0;
/// Frequency 1.
pub const MONSTR_NH_VERY_RARE: i32 = 1;
/// Frequency 2.
pub const MONSTR_NH_QUITE_RARE: i32 = 2;
/// Frequency 3.
pub const MONSTR_NH_RARE: i32 = 3;
/// Frequency 4.
pub const MONSTR_NH_UNCOMMON: i32 = 4;
/// Frequency 5.
pub const MONSTR_NH_COMMON: i32 = 5;
/// Frequency 6 and 7, which no species of the games has.
pub const MONSTR_NH_PROLIFIC: i32 = 6;

/// How often a species comes, in the words of the players' wiki: a code of 0..6,
/// MONSTR_NH_NOT_RANDOMLY_GENERATED to MONSTR_NH_PROLIFIC. The place may make it come more
/// often: on a level of its alignment even a species of frequency 0 comes. See
/// monstr_nh_weight().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_frequency(table: *const monstr_nh_table, who: i32) -> i32 {
    let tell = || -> Outcome {
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) };
        let source = source.as_ref()?;
        Ok(nethack::frequency(&source.table, source.species(who)?)? as i32)
    };
    answer(tell())
}

/// A code of monstr_nh_frequency() in English: "quite rare". NULL for a number that is none.
#[unsafe(no_mangle)]
pub extern "C" fn monstr_nh_frequency_text(code: i32) -> *const c_char {
    const TEXTS: &[u8] = b"not randomly generated\0\
        very rare\0\
        quite rare\0\
        rare\0\
        uncommon\0\
        common\0\
        prolific\0";
    nth_text(TEXTS, code)
}
