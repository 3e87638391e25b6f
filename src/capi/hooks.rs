//! A game's own part in a pick, from C.

use core::ffi::c_void;

use super::dice::{Borrowed, monstr_dice};
use super::place::{monstr_nh_gone, monstr_nh_place};
use super::pointers::read;
use super::selection::{monstr_nh_pool, resume, with_dice};
use super::status::{answer, species_or_none};
use super::table::monstr_nh_table;
use crate::nethack::{self, Hooks, Place};

/// A game's own part in an ordinary pick. All zero is none.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_nh_hooks {
    /// Whether a species may come: 0 it may not, else it may. Asked in the table's order, of
    /// each species whose difficulty fits, before anything else is; not again for what a pool
    /// keeps. It may draw from `dice`, which are those of the pick for as long as it runs, or
    /// where these are a function of the game's own by that function itself; it changes
    /// nothing else that the pick was handed. NULL: all may.
    pub gate:
        Option<unsafe extern "C" fn(context: *mut c_void, who: i32, dice: *mut monstr_dice) -> i32>,
    /// What becomes of a species' weight, which is its frequency with what alignment and
    /// temperature add, and may be negative. What falls out of the rules' range counts as
    /// they tell. NULL: it stays.
    pub weight: Option<unsafe extern "C" fn(context: *mut c_void, who: i32, weight: i32) -> i32>,
    /// What the two are called with.
    pub context: *mut c_void,
}

impl Hooks<Borrowed> for monstr_nh_hooks {
    fn admits(&mut self, who: u16, _: &Place, dice: &mut Borrowed) -> bool {
        let Some(gate) = self.gate else { return true };
        // SAFETY: a function of that type, as the caller said.
        dice.lend(|lent| unsafe { gate(self.context, who.into(), lent) }) != 0
    }

    fn weight(&mut self, who: u16, _: &Place, weight: i32) -> i32 {
        // SAFETY: a function of that type, as the caller said.
        self.weight.map_or(weight, |own| unsafe { own(self.context, who.into(), weight) })
    }
}

/// A random species for this place, as monstr_nh_pick() and monstr_nh_pool_pick() draw it, with
/// the game's own part in it: its index, or MONSTR_NONE where nothing fits.
///
/// By rules that make one draw over the weights they are kept in the pool, which is filled
/// first where it is to be: reset it before each pick unless the game keeps such weights. By
/// rules that draw for each candidate `pool` may be NULL. `gone` may be NULL.
///
/// NetHack's rndmonst(), as forks have it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_pick_with(
    hooks: *const monstr_nh_hooks,
    pool: *mut monstr_nh_pool,
    table: *const monstr_nh_table,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    let outcome = unsafe {
        with_dice(table, here, gone, dice, |source, place, gone, dice| {
            let mut hooks = *read(hooks)?;
            let needs_pool = source.table.rules.pick_by_reservoir == 0 || !pool.is_null();
            let mut kept = if needs_pool { Some(resume(pool)?) } else { None };
            let (table, kept_in) = (&source.table, kept.as_mut());
            let who = nethack::pick_with(table, &mut hooks, kept_in, place, gone, dice)?;
            dice.settle()?;
            if let Some(kept) = kept {
                // SAFETY: `resume` has checked it.
                (*pool).state = kept.state();
            }
            Ok(species_or_none(who))
        })
    };
    answer(outcome)
}
