//! What looks wrong with a table, from C.

use core::ffi::c_char;

use super::pointers::list_mut;
use super::status::{Outcome, answer, nth_text};
use super::table::{Source, monstr_nh_table};
use crate::nethack::{self, Finding};

/// Its difficulty is not what the rule gives: the difficulty, the rule's.
pub const MONSTR_NH_LINT_DIFFICULTY: i32 = 1;
/// Its class has begun before, and another has come in between; a class pick doesn't see it.
/// The class, the last species of that before.
pub const MONSTR_NH_LINT_CLASS_IN_PIECES: i32 = 2;
/// It is less difficult than the species before it in its class, and the class pick counts on
/// an order (3.4.3, 3.6.7): its difficulty, that of the species before.
pub const MONSTR_NH_LINT_CLASS_ORDER: i32 = 3;
/// Its weight is outside 0..127 on levels of an alignment, and counts as 0 there: the
/// MONSTR_NH_ALIGNMENT_ code, the weight.
pub const MONSTR_NH_LINT_WEIGHT: i32 = 4;
/// Its frequency is 0, and it comes all the same on levels that suit it: the alignment of
/// those that suit it best, its weight there.
pub const MONSTR_NH_LINT_ONLY_WHERE_IT_SUITS: i32 = 5;
/// It is meant to be made at random, and never can be: the reason outside Gehennom, the one
/// in Gehennom, as monstr_nh_eligibility() gives them.
pub const MONSTR_NH_LINT_NEVER_MET: i32 = 6;
/// What it grows into grows into it again: the species that it grows into, after how many
/// steps it is itself again.
pub const MONSTR_NH_LINT_GROWTH_LOOPS: i32 = 7;
/// What it grows into is of a lower base level: its level, that of the other.
pub const MONSTR_NH_LINT_GROWTH_SHRINKS: i32 = 8;
/// What it grows into is outside the table: the index, how many species there are.
pub const MONSTR_NH_LINT_GROWTH_OUTSIDE: i32 = 9;
/// A species before it has the same name, as monstr_nh_find() sees names: that species, 0.
pub const MONSTR_NH_LINT_SAME_NAME: i32 = 10;
/// It is unique, and comes in groups: its group flags, 0.
pub const MONSTR_NH_LINT_UNIQUE_IN_GROUPS: i32 = 11;
/// Its base level is above 49, which tells fixed hit points, and it isn't one of the unique
/// monsters for which that is meant, or has another rule for its hit points: the level, the
/// hit points that the level tells.
pub const MONSTR_NH_LINT_LEVEL_IS_HIT_POINTS: i32 = 12;

/// Something that looks wrong with a table.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_nh_finding {
    /// What it is: a MONSTR_NH_LINT_ code.
    pub flaw: i32,
    /// The species.
    pub species: i32,
    /// The first of the two numbers that matter; the code tells what it is.
    pub first: i32,
    /// The second.
    pub second: i32,
}

/// Stores what looks wrong with a table, from species to species, up to `capacity` findings.
/// Answers how many there are, which may be more than were stored; `findings` may be NULL
/// where `capacity` is 0.
///
/// None of it keeps a rule from working, but each may be something that the table's maker
/// didn't mean. Difficulties are checked where the table has combat records, names where it
/// has names. MONSTR_E_TABLE where the combat records don't fit the attacks.
///
/// The embedded tables have findings too, and keep them, since the games have them. All
/// editions: the horned devil, the erinys and the barbed devil are of Gehennom only and lawful,
/// and no lawful monster is made at random there (NEVER_MET). The young of dragons, nagas,
/// worms and crocodiles have a frequency of 0, and come where a level's alignment adds to it
/// (ONLY_WHERE_IT_SUITS). The mail daemon has a demon lord's level and isn't unique
/// (LEVEL_IS_HIT_POINTS). A were creature has one name in both its shapes, and so have 5.0.0's
/// two priests (SAME_NAME). 3.4.3 and 3.6.7: the elf that stands for all elves is of a higher
/// level than the Elf-lord that it would grow into (GROWTH_SHRINKS); 21 and 18 species are
/// less difficult than the one before them, some by a point, some because their class is
/// of several kinds, as humans and elves are: where both are too strong the weaker one doesn't
/// end the class pick (3.6.7), or may end it too (3.4.3) (CLASS_ORDER). 5.0.0 sorts its classes;
/// it keeps the cleric's and the wizard's difficulty one below the rule's (DIFFICULTY).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_lint(
    table: *const monstr_nh_table,
    findings: *mut monstr_nh_finding,
    capacity: i32,
) -> i32 {
    let look = || -> Outcome {
        // SAFETY: the header's contract.
        let (source, room) = unsafe { (Source::of(table)?, list_mut(findings, capacity)?) };
        // SAFETY: as above.
        let combats = unsafe { source.combats_if_any() }?;
        // SAFETY: as above.
        let namesake = |who| unsafe { source.namesake(who) };
        let (mut room, mut count) = (room.iter_mut(), 0);
        let report = |finding: Finding| {
            if let Some(next) = room.next() {
                *next = monstr_nh_finding {
                    flaw: finding.flaw as i32,
                    species: finding.species.into(),
                    first: finding.first,
                    second: finding.second,
                };
            }
            count += 1;
        };
        nethack::lint(&source.table, combats.as_ref(), namesake, report)?;
        Ok(count)
    };
    answer(look())
}

/// A finding in English, to follow the monster's name: "is never met". NULL for a code that is
/// none.
#[unsafe(no_mangle)]
pub extern "C" fn monstr_nh_lint_text(flaw: i32) -> *const c_char {
    const TEXTS: &[u8] = b"has another difficulty than the rule gives\0\
        is apart from the rest of its class\0\
        is less difficult than the one before it in its class\0\
        has a weight out of range\0\
        comes only where the level suits it\0\
        is never met, though it isn't meant to be\0\
        grows into itself again\0\
        grows into something weaker\0\
        grows into nothing that there is\0\
        has the name of another\0\
        is unique and comes in groups\0\
        has a level that tells hit points\0";
    nth_text(TEXTS, flaw.saturating_sub(1))
}
