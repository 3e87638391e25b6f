//! Where a species can appear, from C.

use super::place::{monstr_nh_gone, monstr_nh_place};
use super::pointers::check;
use super::selection::{MONSTR_NH_ELIGIBLE, in_situation};
use super::status::answer;
use super::table::monstr_nh_table;
use crate::nethack::{self, Window};

/// Stores at which level difficulties and heroes' levels a species can be the answer of
/// monstr_nh_pick() at a place whose own two levels aren't read. Answers
/// MONSTR_NH_ELIGIBLE; or the reason why it can't appear at any level, as
/// monstr_nh_eligibility() does, and nothing is stored then. `gone` may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_window(
    table: *const monstr_nh_table,
    who: i32,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    window: *mut Window,
) -> i32 {
    // SAFETY: the header's contract.
    let outcome = unsafe {
        in_situation(table, here, gone, |source, place, gone| {
            let who = source.species(who)?;
            check(window)?;
            match nethack::window(&source.table, who, place, gone)? {
                Ok(found) => {
                    // SAFETY: checked just now; the rest is the contract.
                    *window = found;
                    Ok(MONSTR_NH_ELIGIBLE)
                }
                Err(reason) => Ok(reason as i32),
            }
        })
    };
    answer(outcome)
}
