//! Difficulty from C.

use super::place::{depth, flag, level, monstr_nh_place, place};
use super::pointers::{check, list, read};
use super::status::{Failure, MONSTR_E_LEVEL, Outcome, answer};
use super::table::{Source, monstr_nh_table};
use crate::nethack::{self, Attack, Bounds, Combat, Dungeon, Rules, Species, Terms, Whereabouts};

/// Where the hero is, for monstr_nh_level_difficulty(). All zero but the first is an ordinary
/// level at that depth.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_nh_whereabouts {
    /// The depth of the level, -32768..32767, as all depths here.
    pub depth: i32,
    /// Its number in its dungeon; 1 is the topmost. Only read where `builds_up` is 1.
    pub level: i32,
    /// The number of the level by which one comes in. Only read where `builds_up` is 1.
    pub entry_level: i32,
    /// The depth of Moloch's Sanctum, the last level of Gehennom. Only read in the endgame.
    pub sanctum_depth: i32,
    /// The deepest level reached so far. Only read with the Amulet.
    pub deepest_reached: i32,
    /// The hero's experience level, 0..32767. Only read in the endgame.
    pub hero_level: i32,
    /// 1: the dungeon is climbed, as Sokoban and Vlad's Tower are.
    pub builds_up: i32,
    /// 1: on one of the elemental planes or the Astral Plane.
    pub endgame: i32,
    /// 1: the hero carries the real Amulet of Yendor.
    pub has_amulet: i32,
    /// 1: something worn or carried aggravates monsters. The innate trait does nothing.
    pub aggravates: i32,
}

/// A species' difficulty: the number that its game keeps and compares, 0..255.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_difficulty(table: *const monstr_nh_table, who: i32) -> i32 {
    let stored = || -> Outcome {
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) };
        let source = source.as_ref()?;
        Ok(source.table.get(source.species(who)?)?.difficulty.into())
    };
    answer(stored())
}

/// A species' difficulty by the rule, as 3.4.3's build tool computes it, and the rule's terms
/// one by one. `terms` may be NULL. For the embedded tables it equals
/// monstr_nh_difficulty(), but for two species of 5.0.0: the cleric and the wizard, which
/// that game keeps one lower.
#[doc(alias = "mstrength")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_difficulty_terms(
    table: *const monstr_nh_table,
    who: i32,
    terms: *mut Terms,
) -> i32 {
    let by_rule = || -> Outcome {
        // SAFETY: the header's contract.
        let known = unsafe { Source::with_combats(table) };
        let (source, combats) = known.as_ref()?;
        let who = source.species(who)?;
        let species = source.table.get(who)?;
        let (combat, attacks) = combats.get(who)?;
        // SAFETY: the header's contract.
        unsafe { tell(source.table.rules, species, combat, attacks, terms) }
    };
    answer(by_rule())
}

/// The same for a species that is in no table: its records and its attacks, which are all of
/// `attacks` (`first_attack` and `attack_count` of the combat record aren't read). `terms` may
/// be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_difficulty_by_rule(
    rules: *const Rules,
    species: *const Species,
    combat: *const Combat,
    attacks: *const Attack,
    attack_count: i32,
    terms: *mut Terms,
) -> i32 {
    // SAFETY: the header's contract.
    let by_rule = || unsafe {
        let (rules, species, combat) = (read(rules)?, read(species)?, read(combat)?);
        tell(rules, species, combat, short_list(attacks, attack_count)?, terms)
    };
    answer(by_rule())
}

/// As many attacks as their sums can't overflow.
///
/// # Safety
/// The header's contract.
unsafe fn short_list<'a>(attacks: *const Attack, count: i32) -> Result<&'a [Attack], Failure> {
    if count > 255 {
        return Err(Failure(super::status::MONSTR_E_COUNT));
    }
    // SAFETY: the caller's.
    unsafe { list(attacks, count) }
}

/// # Safety
/// The header's contract.
unsafe fn tell(
    rules: &Rules,
    species: &Species,
    combat: &Combat,
    attacks: &[Attack],
    terms: *mut Terms,
) -> Outcome {
    let told = nethack::difficulty_by_rule(rules, species, combat, attacks);
    if !terms.is_null() {
        check(terms)?;
        // SAFETY: checked just now; the rest is the caller's.
        unsafe { *terms = told };
    }
    Ok(told.difficulty)
}

/// Stores the least and the greatest difficulty that an ordinary pick takes here, before it
/// tries again with wider ones by rules that do. Answers 0.
#[doc(alias = "monmin_difficulty")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_bounds(
    table: *const monstr_nh_table,
    here: *const monstr_nh_place,
    bounds: *mut Bounds,
) -> i32 {
    let bound = || -> Outcome {
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) };
        let source = source.as_ref()?;
        // SAFETY: as above.
        let place = unsafe { place(here, source) };
        let found = nethack::bounds(source.table.rules, place.as_ref()?);
        check(bounds)?;
        // SAFETY: checked just now; the rest is the contract.
        unsafe { *bounds = found };
        Ok(0)
    };
    answer(bound())
}

/// Stores the difficulty of the level where the hero is. (It may be negative where a depth
/// is, so that it isn't the answer.) Answers 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_level_difficulty(
    table: *const monstr_nh_table,
    at: *const monstr_nh_whereabouts,
    difficulty: *mut i32,
) -> i32 {
    let tell = || -> Outcome {
        // SAFETY: the header's contract.
        let (source, at) = unsafe { (Source::of(table)?, read(at)?) };
        check(difficulty)?;
        let at = Whereabouts {
            depth: depth(at.depth)?,
            level: depth(at.level)?,
            entry_level: depth(at.entry_level)?,
            sanctum_depth: depth(at.sanctum_depth)?,
            deepest_reached: depth(at.deepest_reached)?,
            hero_level: level(at.hero_level)?,
            builds_up: flag(at.builds_up)?,
            endgame: flag(at.endgame)?,
            has_amulet: flag(at.has_amulet)?,
            aggravates: flag(at.aggravates)?,
        };
        // SAFETY: checked above; the rest is the contract.
        unsafe { *difficulty = nethack::level_difficulty(source.table.rules, &at) };
        Ok(0)
    };
    answer(tell())
}

/// The deepest level reached: the greatest depth among the dungeons' reached levels, 0 where
/// none was visited.
#[doc(alias = "deepest_lev_reached")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_deepest_reached(
    dungeons: *const Dungeon,
    dungeon_count: i32,
) -> i32 {
    // SAFETY: the header's contract.
    let deepest = || Ok(nethack::deepest_reached(unsafe { list(dungeons, dungeon_count) }?));
    answer(deepest())
}

/// 1 where a dungeon is climbed: it has several levels and is entered by the last; else 0. (A
/// dungeon of one level never is, by its numbers; in 5.0.0 stairs that lead up to it make
/// it so.)
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_builds_up(dungeon: *const Dungeon) -> i32 {
    // SAFETY: the header's contract.
    let builds_up = || Ok(unsafe { read(dungeon) }?.builds_up().into());
    answer(builds_up())
}

/// Stores the depth of a dungeon's level, 1 being the topmost. Answers 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_depth(
    dungeon: *const Dungeon,
    level: i32,
    depth: *mut i32,
) -> i32 {
    let tell = || -> Outcome {
        let level = i16::try_from(level).map_err(|_| Failure(MONSTR_E_LEVEL))?;
        // SAFETY: the header's contract.
        let dungeon = unsafe { read(dungeon) }?;
        check(depth)?;
        // SAFETY: checked just now; the rest is the contract.
        unsafe { *depth = dungeon.depth(level) };
        Ok(0)
    };
    answer(tell())
}
