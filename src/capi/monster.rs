//! A monster's level and hit points from C.

use super::dice::{Borrowed, monstr_dice};
use super::place::{flag, monstr_nh_place, place};
use super::pointers::{check, read};
use super::status::{Failure, Outcome, answer};
use super::table::{Source, monstr_nh_table};
use crate::nethack::{self, Monster, Vigor};

/// One monster: what growth, drain and recovery read of it, and what they change.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_nh_monster {
    /// Its species.
    pub species: i32,
    /// 1: it is female.
    pub female: i32,
    /// 1: it can't be drained, for a reason that isn't its species: it wields an artifact that
    /// protects, is a vampire in another shape (3.6.7, 5.0.0), or wears a black dragon's scales
    /// (5.0.0).
    pub drain_proof: i32,
    /// Its level and hit points.
    pub vigor: Vigor,
}

impl monstr_nh_monster {
    /// The monster as the rules see it. Its level and hit points are for them to check.
    fn known(&self, source: &Source<'_>) -> Result<Monster, Failure> {
        Ok(Monster {
            species: source.species(self.species)?,
            female: flag(self.female)?,
            drain_proof: flag(self.drain_proof)?,
            vigor: self.vigor,
        })
    }
}

/// The level that a new monster of a species has here, 0..50.
///
/// NetHack's adj_lev(). No draws.
#[doc(alias = "adj_lev")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_adjusted_level(
    table: *const monstr_nh_table,
    who: i32,
    here: *const monstr_nh_place,
) -> i32 {
    let level = || -> Outcome {
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) };
        let source = source.as_ref()?;
        // SAFETY: as above.
        let place = unsafe { place(here, source) };
        Ok(nethack::adjusted_level(&source.table, source.species(who)?, place.as_ref()?)?)
    };
    answer(level())
}

/// Stores the level and the hit points of a new monster of a species. Answers 0.
///
/// NetHack's newmonhp(), in 3.4.3 a part of makemon(). The first that fits: a golem's hit
/// points are fixed; a Rider draws 10 of 8; a base level above 49 tells them, without a
/// draw; an adult dragon draws one of 4 for each level, none in the endgame; at level 0 one
/// of 4 is drawn; else one of 8 for each level.
#[doc(alias = "newmonhp")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_new_hit_points(
    table: *const monstr_nh_table,
    who: i32,
    here: *const monstr_nh_place,
    dice: *mut monstr_dice,
    vigor: *mut Vigor,
) -> i32 {
    let rule = |dice: &mut Borrowed| {
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) };
        let source = source.as_ref()?;
        // SAFETY: as above.
        let place = unsafe { place(here, source) };
        let place = place.as_ref()?;
        Ok(nethack::new_hit_points(&source.table, source.species(who)?, place, dice)?)
    };
    // SAFETY: as above.
    unsafe { roll(dice, vigor, rule) }
}

/// Stores the level and the hit points of a player monster, whatever its role. It is first
/// made as any other monster is, with the draws of that; these then replace what it has.
/// `special` is 1 for one of the strong ones, which only the endgame has: elsewhere it
/// counts as 0. `plane` is a MONSTR_NH_PLANE_ code. Answers 0.
///
/// From NetHack's mk_mplayer(). It draws one of 16 for the level, one of 10 for each level,
/// and for a special one in the endgame one of 30.
#[doc(alias = "mk_mplayer")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_player_monster(
    special: i32,
    plane: i32,
    dice: *mut monstr_dice,
    vigor: *mut Vigor,
) -> i32 {
    let rule = |dice: &mut Borrowed| {
        Ok(nethack::player_monster(flag(special)?, super::place::plane(plane)?, dice))
    };
    // SAFETY: the header's contract.
    unsafe { roll(dice, vigor, rule) }
}

/// Stores the level and the hit points of the guardian angel on the Astral Plane. It is first
/// made as any other angel is; these then replace what it has. Answers 0.
///
/// From NetHack's gain_guardian_angel(). It draws one of 8 for the level, one of 10 for each
/// level, one of 30.
#[doc(alias = "gain_guardian_angel")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_guardian_angel(
    dice: *mut monstr_dice,
    vigor: *mut Vigor,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe { roll(dice, vigor, |dice| Ok(nethack::guardian_angel(dice))) }
}

/// Stores a level and hit points that a rule draws.
///
/// # Safety
/// The header's contract.
unsafe fn roll(
    dice: *mut monstr_dice,
    vigor: *mut Vigor,
    rule: impl FnOnce(&mut Borrowed) -> Result<Vigor, Failure>,
) -> i32 {
    let roll = || -> Outcome {
        // SAFETY: the caller's.
        let mut dice = unsafe { Borrowed::of(dice) };
        let dice = dice.as_mut()?;
        check(vigor)?;
        let rolled = rule(dice)?;
        dice.settle()?;
        // SAFETY: checked above; the rest is the caller's.
        unsafe { *vigor = rolled };
        Ok(0)
    };
    answer(roll())
}

/// Has a rule change a monster.
///
/// # Safety
/// The header's contract.
pub(super) unsafe fn change(
    table: *const monstr_nh_table,
    monster: *mut monstr_nh_monster,
    rule: impl FnOnce(&Source<'_>, &mut Monster) -> Outcome,
) -> i32 {
    // SAFETY: the caller's.
    let mut known = unsafe { known(table, monster) };
    let (source, changed) = match &mut known {
        Ok(known) => known,
        Err(Failure(code)) => return *code,
    };
    let outcome = rule(source, changed);
    if outcome.is_ok() {
        // SAFETY: read just now, so it can be written; the rest is the contract.
        unsafe { store(changed, monster) };
    }
    answer(outcome)
}

/// Has a rule that draws change a monster.
///
/// # Safety
/// The header's contract.
pub(super) unsafe fn change_by_chance(
    table: *const monstr_nh_table,
    monster: *mut monstr_nh_monster,
    dice: *mut monstr_dice,
    rule: impl FnOnce(&Source<'_>, &mut Monster, &mut Borrowed) -> Outcome,
) -> i32 {
    let with_dice = |source: &Source<'_>, monster: &mut Monster| {
        // SAFETY: the caller's.
        let mut dice = unsafe { Borrowed::of(dice) };
        let dice = dice.as_mut()?;
        let told = rule(source, monster, dice)?;
        dice.settle()?;
        Ok(told)
    };
    // SAFETY: the caller's.
    unsafe { change(table, monster, with_dice) }
}

/// The table and the monster of a rule.
///
/// # Safety
/// The header's contract.
unsafe fn known<'a>(
    table: *const monstr_nh_table,
    monster: *const monstr_nh_monster,
) -> Result<(Source<'a>, Monster), Failure> {
    // SAFETY: the caller's.
    let (source, monster) = unsafe { (Source::of(table)?, read(monster)?) };
    let monster = monster.known(&source)?;
    Ok((source, monster))
}

/// Stores what can have changed.
///
/// # Safety
/// The header's contract; the pointer has been checked.
unsafe fn store(changed: &Monster, to: *mut monstr_nh_monster) {
    // SAFETY: the caller's.
    let to = unsafe { &mut *to };
    (to.species, to.female) = (changed.species.into(), changed.female.into());
    to.vigor = changed.vigor;
}
