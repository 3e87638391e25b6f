//! Selection from C.

use core::ffi::c_char;

use super::dice::{Borrowed, monstr_dice};
use super::place::{alignment, flag, gone, monstr_nh_gone, monstr_nh_place, place};
use super::pointers::{check, list_mut, read};
use super::status::{
    Failure, MONSTR_E_CAPACITY, MONSTR_E_CLASS, MONSTR_E_FLAG, Outcome, answer, nth_text,
    species_or_none,
};
use super::table::{Source, monstr_nh_table};
use crate::Error;
use crate::nethack::{self, ClassPick, Gone, Place, Table, pick_many_as};
use crate::pool::{Candidate, Pool, PoolState};

/// It can appear.
pub const MONSTR_NH_ELIGIBLE: i32 = 0;
/// It lies beyond the ordinary species: made by name alone.
pub const MONSTR_NH_NOT_ORDINARY: i32 = 1;
/// Its difficulty is below the least of the place.
pub const MONSTR_NH_TOO_WEAK: i32 = 2;
/// Its difficulty is above the greatest of the place.
pub const MONSTR_NH_TOO_STRONG: i32 = 3;
/// The rogue level has only monsters that are shown as capital letters.
pub const MONSTR_NH_NOT_CAPITAL: i32 = 4;
/// It can't live on this elemental plane.
pub const MONSTR_NH_WRONG_PLANE: i32 = 5;
/// It is unique.
pub const MONSTR_NH_UNIQUE: i32 = 6;
/// It is never made at random.
pub const MONSTR_NH_NEVER_GENERATED: i32 = 7;
/// It has been genocided.
pub const MONSTR_NH_GENOCIDED: i32 = 8;
/// It is extinct.
pub const MONSTR_NH_EXTINCT: i32 = 9;
/// It is lawful, and this is Gehennom.
pub const MONSTR_NH_LAWFUL_IN_GEHENNOM: i32 = 10;
/// It comes in Gehennom only.
pub const MONSTR_NH_ONLY_IN_GEHENNOM: i32 = 11;
/// It never comes in Gehennom.
pub const MONSTR_NH_NEVER_IN_GEHENNOM: i32 = 12;
/// It may, but its weight here is 0.
pub const MONSTR_NH_NO_WEIGHT: i32 = 13;

/// Whether a species can be the answer of monstr_nh_pick() here: MONSTR_NH_ELIGIBLE, or the
/// first reason why not, in the order in which the games ask. `gone` may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_eligibility(
    table: *const monstr_nh_table,
    who: i32,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
) -> i32 {
    // SAFETY: the header's contract.
    let outcome = unsafe {
        in_situation(table, here, gone, |source, place, gone| {
            let who = source.species(who)?;
            let eligible = nethack::eligibility(&source.table, who, place, gone)?;
            Ok(eligible.map_or_else(|reason| reason as i32, |()| MONSTR_NH_ELIGIBLE))
        })
    };
    answer(outcome)
}

/// A reason of monstr_nh_eligibility() in English, to follow the monster's name: "is too weak
/// for this place". NULL for a number that is none.
#[unsafe(no_mangle)]
pub extern "C" fn monstr_nh_eligibility_text(reason: i32) -> *const c_char {
    const TEXTS: &[u8] = b"can appear\0\
        is made by name alone\0\
        is too weak for this place\0\
        is too strong for this place\0\
        isn't shown as a capital letter\0\
        can't live on this plane\0\
        is unique\0\
        is never made at random\0\
        has been genocided\0\
        is extinct\0\
        is lawful, and this is Gehennom\0\
        comes in Gehennom only\0\
        never comes in Gehennom\0\
        has no weight here\0";
    nth_text(TEXTS, reason)
}

/// How much a species counts here, 0..127, whether it can appear or not: its frequency, how
/// near its alignment is to the level's, what the level's temperature adds. The chance of an
/// eligible one in monstr_nh_pick() is its weight over the sum of the eligible ones'.
#[doc(alias = "align_shift")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_weight(
    table: *const monstr_nh_table,
    who: i32,
    here: *const monstr_nh_place,
) -> i32 {
    // SAFETY: the header's contract.
    let outcome = unsafe {
        in_situation(table, here, core::ptr::null(), |source, place, _| {
            Ok(nethack::weight(&source.table, source.species(who)?, place)?.into())
        })
    };
    answer(outcome)
}

/// A random species for this place: its index, or MONSTR_NONE where nothing fits. `gone` may
/// be NULL: nothing is gone.
///
/// NetHack's rndmonst(). In the quest's dungeon it draws one of 7, and unless that is 0 asks
/// monstr_nh_quest_pick() first. Then 3.4.3 and 3.6.7 make one draw, bounded by the sum of the
/// weights; 5.0.0 draws for each candidate. The weights are taken afresh each time: the cache
/// that 3.4.3 and 3.6.7 keep is monstr_nh_pool_pick().
#[doc(alias = "rndmonst")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_pick(
    table: *const monstr_nh_table,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe { drawn(table, here, gone, dice, nethack::pick as Rule) }
}

/// A species at any cost: monstr_nh_pick(), and where that finds none a draw among all
/// ordinary species until one comes that may be made at random on this side of Gehennom; who
/// is gone doesn't matter then. MONSTR_NONE only for a table without any. Dice that find none
/// in 65,536 draws fail with MONSTR_E_DICE.
///
/// NetHack's rndmonnum().
#[doc(alias = "rndmonnum")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_pick_any(
    table: *const monstr_nh_table,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe { drawn(table, here, gone, dice, nethack::pick_any as Rule) }
}

/// A quest enemy for the role of the place: its index, or MONSTR_NONE where its class gives
/// none. MONSTR_E_ROLE where the place has no role.
///
/// NetHack's qt_montype(). It draws one of 5 for the first or second enemy, one of 5 for its
/// species or class, and as monstr_nh_pick_class() where that is asked.
#[doc(alias = "qt_montype")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_quest_pick(
    table: *const monstr_nh_table,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe { drawn(table, here, gone, dice, nethack::quest_pick as Rule) }
}

/// What kind of species monstr_nh_pick_class() is asked for. All zero but the class is any
/// species of the class that may be made at random.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_nh_class {
    /// The class, 1..60, or up to 255 where a game has more. One without species, and 0,
    /// gives none.
    pub class_id: i32,
    /// MONSTR_NH_GEN_ bits that don't keep a species out this time: NOGEN and UNIQ, in 5.0.0
    /// also HELL and NOHELL.
    pub lifted: i32,
    /// A MONSTR_NH_ALIGNMENT_ code: only species of that side. 3.4.3 doesn't heed it.
    pub alignment: i32,
    /// 1: species that are gone count as not gone. Only 5.0.0 heeds it.
    pub ignore_gone: i32,
}

/// A random species of a class: its index, or MONSTR_NONE where none fits.
///
/// NetHack's mkclass(). 5.0.0 draws one of 9 for each species of the class; all editions draw
/// one of 2 for each too strong species that may end the choice, and last, unless nothing
/// fits, one bounded by the sum of the weights.
#[doc(alias = "mkclass")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_pick_class(
    table: *const monstr_nh_table,
    asked: *const monstr_nh_class,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        let asked = match read(asked).and_then(class_asked) {
            Ok(asked) => asked,
            Err(Failure(code)) => return code,
        };
        drawn(table, here, gone, dice, |table, place, gone, dice| {
            nethack::pick_class(table, &asked, place, gone, dice)
        })
    }
}

/// A species of a class for a hero who chooses the class to become: its index, or MONSTR_NONE
/// where none fits. Levels don't matter, nor who is extinct. MONSTR_E_UNSUPPORTED in 3.4.3,
/// which has no such rule.
///
/// NetHack's mkclass_poly(). 5.0.0 draws one of 9; both editions, unless nothing fits, one
/// bounded by the sum of the frequencies.
#[doc(alias = "mkclass_poly")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_pick_class_for_polymorph(
    table: *const monstr_nh_table,
    class: i32,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    dice: *mut monstr_dice,
) -> i32 {
    let class = match class_id(class) {
        Ok(class) => class,
        Err(Failure(code)) => return code,
    };
    // SAFETY: the header's contract.
    unsafe {
        drawn(table, here, gone, dice, |table, place, gone, dice| {
            nethack::pick_class_for_polymorph(table, class, place, gone, dice)
        })
    }
}

/// A class from C.
pub(super) fn class_id(class: i32) -> Result<u8, Failure> {
    u8::try_from(class).map_err(|_| Failure(MONSTR_E_CLASS))
}

/// What kind of species is asked for, from C.
pub(super) fn class_asked(from: &monstr_nh_class) -> Result<ClassPick, Failure> {
    Ok(ClassPick {
        class: class_id(from.class_id)?,
        // The generation flags are eight.
        lifted: u8::try_from(from.lifted).map_err(|_| Failure(MONSTR_E_FLAG))?,
        alignment: alignment(from.alignment)?,
        ignore_gone: flag(from.ignore_gone)?,
    })
}

/// Asks a rule with the table, the place and who is gone: what nearly every question comes with.
///
/// # Safety
/// The header's contract.
// One after the other, each read where it lies: to move them takes longer than to check them.
pub(super) unsafe fn in_situation(
    table: *const monstr_nh_table,
    here: *const monstr_nh_place,
    who_is_gone: *const monstr_nh_gone,
    rule: impl FnOnce(&Source<'_>, &Place, &Gone<'_>) -> Outcome,
) -> Outcome {
    // SAFETY: the caller's.
    let source = unsafe { Source::of(table) };
    let source = source.as_ref()?;
    // SAFETY: as above.
    let place = unsafe { place(here, source) };
    let place = place.as_ref()?;
    // SAFETY: as above.
    let gone = unsafe { gone(who_is_gone, source) };
    rule(source, place, gone.as_ref()?)
}

/// A rule that draws for a species, by its address: what is around it is in a program once.
type Rule = fn(&Table<'_>, &Place, &Gone<'_>, &mut Borrowed) -> Result<Option<u16>, Error>;

/// Asks a rule that draws for a species.
///
/// # Safety
/// The header's contract.
unsafe fn drawn(
    table: *const monstr_nh_table,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    dice: *mut monstr_dice,
    rule: impl FnOnce(&Table<'_>, &Place, &Gone<'_>, &mut Borrowed) -> Result<Option<u16>, Error>,
) -> i32 {
    // SAFETY: the caller's.
    let outcome = unsafe {
        with_dice(table, here, gone, dice, |source, place, gone, dice| {
            let who = rule(&source.table, place, gone, dice)?;
            dice.settle()?;
            Ok(species_or_none(who))
        })
    };
    answer(outcome)
}

/// Asks a rule that draws.
///
/// # Safety
/// The header's contract.
pub(super) unsafe fn with_dice(
    table: *const monstr_nh_table,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    dice: *mut monstr_dice,
    rule: impl FnOnce(&Source<'_>, &Place, &Gone<'_>, &mut Borrowed) -> Outcome,
) -> Outcome {
    // SAFETY: the caller's.
    unsafe {
        in_situation(table, here, gone, |source, place, gone| {
            let mut dice = Borrowed::of(dice);
            rule(source, place, gone, dice.as_mut()?)
        })
    }
}

/// Weights kept between picks: 3.4.3's and 3.6.7's cache, as a value that the caller owns. It
/// lies in an array of the caller's:
///
/// ```c
/// static struct monstr_nh_candidate room[400];
/// static struct monstr_nh_pool pool = {room, 400};
/// ```
///
/// The fields after the first two are the library's. All zero is a pool that is filled by the
/// next pick.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_nh_pool {
    /// Where the candidates are kept.
    pub room: *mut Candidate,
    /// How many fit there. As many as the table has ordinary species always suffice.
    pub capacity: i32,
    /// How many there are now, the sum of their weights, and whether they are to be used.
    pub state: PoolState,
}

/// Fills a pool with the candidates of this place, whatever was in it. Answers how many they
/// are. MONSTR_E_CAPACITY where they don't fit.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_pool_fill(
    pool: *mut monstr_nh_pool,
    table: *const monstr_nh_table,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
) -> i32 {
    // SAFETY: the header's contract.
    let outcome = unsafe {
        in_situation(table, here, gone, |source, place, gone| {
            let mut kept = resume(pool)?;
            // Counted first: a pool that is too small stays as it was.
            if nethack::candidates(&source.table, place, gone).count() > kept.capacity() {
                return Err(Failure(MONSTR_E_CAPACITY));
            }
            nethack::fill(&mut kept, &source.table, place, gone)?;
            let state = kept.state();
            // SAFETY: `resume` has checked it.
            (*pool).state = state;
            Ok(state.len.cast_signed())
        })
    };
    answer(outcome)
}

/// A random species from a pool, which is filled first where it is to be: its index, or
/// MONSTR_NONE.
///
/// This is the rndmonst() of 3.4.3 and 3.6.7 with the cache that these games keep: their
/// weights are the ones of the last filling, whatever has changed since, and a species drawn
/// that can't come any more gives MONSTR_NONE. They call monstr_nh_pool_reset() when the hero
/// comes to another level or gains or loses an experience level, and monstr_nh_pool_forget()
/// when a species is genocided or extinct.
///
/// With 5.0.0's rules a pool only saves asking each species again: reset it whenever the
/// place changes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_pool_pick(
    pool: *mut monstr_nh_pool,
    table: *const monstr_nh_table,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        from_pool(pool, table, here, gone, dice, |kept, table, place, gone, dice| {
            let who = nethack::pick_from_pool(kept, table, place, gone, dice)?;
            Ok(species_or_none(who))
        })
    }
}

/// monstr_nh_pool_pick() with one draw over the weights, whatever the edition: each species is
/// as likely as ever, at a small part of the cost of 5.0.0's draw for each candidate. For games
/// that need not follow 5.0.0's draws.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_pool_draw(
    pool: *mut monstr_nh_pool,
    table: *const monstr_nh_table,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        from_pool(pool, table, here, gone, dice, |kept, table, place, gone, dice| {
            let who = nethack::draw_from_pool(kept, table, place, gone, dice)?;
            Ok(species_or_none(who))
        })
    }
}

/// monstr_nh_pool_pick() as often as `picks` has room for, in one call: the same species by the
/// same draws, each an index or MONSTR_NONE. Answers how many they are. Where the dice or the
/// quest's class fail midway some of `picks` may have been written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_pick_many(
    pool: *mut monstr_nh_pool,
    table: *const monstr_nh_table,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    dice: *mut monstr_dice,
    picks: *mut i32,
    capacity: i32,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        let picks = match list_mut(picks, capacity) {
            Ok(picks) => picks,
            Err(Failure(code)) => return code,
        };
        from_pool(pool, table, here, gone, dice, |kept, table, place, gone, dice| {
            pick_many_as(species_or_none, kept, table, place, gone, dice, picks)?;
            Ok(capacity)
        })
    }
}

/// Asks a rule that draws from a pool.
///
/// # Safety
/// The header's contract.
unsafe fn from_pool(
    pool: *mut monstr_nh_pool,
    table: *const monstr_nh_table,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    dice: *mut monstr_dice,
    rule: impl FnOnce(&mut Pool<'_>, &Table<'_>, &Place, &Gone<'_>, &mut Borrowed) -> Outcome,
) -> i32 {
    // SAFETY: the caller's.
    let outcome = unsafe {
        with_dice(table, here, gone, dice, |source, place, gone, dice| {
            let mut kept = resume(pool)?;
            let answer = rule(&mut kept, &source.table, place, gone, dice)?;
            dice.settle()?;
            // SAFETY: `resume` has checked it.
            (*pool).state = kept.state();
            Ok(answer)
        })
    };
    answer(outcome)
}

/// Has a pool filled again before the next pick. Answers 0.
///
/// NetHack's reset_rndmonst(NON_PM).
#[doc(alias = "reset_rndmonst")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_pool_reset(pool: *mut monstr_nh_pool) -> i32 {
    let reset = || -> Outcome {
        check(pool)?;
        // SAFETY: checked just now; the rest is the contract.
        unsafe { (*pool).state = PoolState::default() };
        Ok(0)
    };
    answer(reset())
}

/// Leaves one species out of a pool from now on. Nothing happens to a pool without it.
/// Answers 0.
///
/// NetHack's reset_rndmonst() with a species.
#[doc(alias = "reset_rndmonst")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_pool_forget(pool: *mut monstr_nh_pool, who: i32) -> i32 {
    let forget = || -> Outcome {
        // SAFETY: the header's contract.
        let mut kept = unsafe { resume(pool) }?;
        let who = u16::try_from(who);
        kept.forget(who.map_err(|_| Failure(super::status::MONSTR_E_SPECIES))?);
        let state = kept.state();
        // SAFETY: `resume` has checked it.
        unsafe { (*pool).state = state };
        Ok(0)
    };
    answer(forget())
}

/// A caller's pool.
///
/// # Safety
/// The header's contract.
pub(super) unsafe fn resume<'a>(pool: *mut monstr_nh_pool) -> Result<Pool<'a>, Failure> {
    // SAFETY: the caller's.
    unsafe {
        let kept = read(pool)?;
        Ok(Pool::resume(list_mut(kept.room, kept.capacity)?, kept.state)?)
    }
}
