//! The hero's turn from C: recovery, overexertion, stamina.

use super::dice::{Borrowed, monstr_dice};
use super::hero::{asked, changed, changed_without_dice, monstr_nh_hero};
use super::place::{flag, plane};
use super::pointers::read;
use super::status::{Failure, MONSTR_E_COUNT, Outcome, answer};
use super::table::monstr_nh_table;
use crate::nethack::hero::{self, Burden, Refusal, Turn};

/// Not encumbered.
pub const MONSTR_NH_BURDEN_NONE: i32 = 0;
/// Burdened.
pub const MONSTR_NH_BURDEN_BURDENED: i32 = 1;
/// Stressed.
pub const MONSTR_NH_BURDEN_STRESSED: i32 = 2;
/// Strained.
pub const MONSTR_NH_BURDEN_STRAINED: i32 = 3;
/// Overtaxed.
pub const MONSTR_NH_BURDEN_OVERTAXED: i32 = 4;
/// Overloaded.
pub const MONSTR_NH_BURDEN_OVERLOADED: i32 = 5;

/// A turn, and how the hero spends it. All zero but the number is a turn at rest and in good
/// order.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_nh_hero_turn {
    /// The turn counter, raised for this turn already (moves). Not below 0.
    pub number: i32,
    /// A MONSTR_NH_BURDEN_ code: the games' own numbers (near_capacity()).
    pub burden: i32,
    /// A MONSTR_NH_PLANE_ code; only the Plane of Water counts.
    pub plane: i32,
    /// 1: his position has changed since his last action (u.umoved).
    pub moved: i32,
    /// 1: Regeneration, from wherever.
    pub regenerates: i32,
    /// 1: his square is water.
    pub in_water: i32,
    /// 1: he need not breathe (Breathless). Only 5.0.0 asks.
    pub breathless: i32,
    /// 1: he takes half physical damage (Half_physical_damage).
    pub half_damage: i32,
    /// 1: he has the property of falling asleep (Sleepy). Only 5.0.0 asks.
    pub sleepy: i32,
    /// 1: he is asleep now (u.usleep). Only 5.0.0 asks.
    pub asleep: i32,
    /// 1: nothing can hurt him, as he is praying (u.uinvulnerable).
    pub invulnerable: i32,
    /// 1: he is turning into a zombie. Only FIQHack's rule asks.
    pub zombifying: i32,
    /// 1: the game was begun in the form that he has (FIQHack's polyinit), which recovers like
    /// the hero himself.
    pub born_in_form: i32,
}

/// Answer of monstr_nh_hero_recover(), a bit: the form has no hit points left; the hero returns
/// to his own shape, or dies if he can't. A counted command ends.
pub const MONSTR_NH_RECOVERED_REVERTS: i32 = 0x1;
/// Hit points have become whole: a counted command ends that isn't a run or a journey. Not in
/// 3.4.3.
pub const MONSTR_NH_RECOVERED_INTERRUPTS: i32 = 0x2;
/// What he carries counts as nothing for the rest of the turn.
pub const MONSTR_NH_RECOVERED_UNBURDENED: i32 = 0x4;

/// One turn's recovery, once the turn counter was raised: answers MONSTR_NH_RECOVERED_ bits.
///
/// A part of NetHack's moveloop(); since 3.6 u_regen_hp(). Nothing recovers while the hero is
/// invulnerable. While he is polymorphed it is his form that recovers, a point every 20 turns;
/// in 3.4.3 his own hit points do while the form is whole. His own recover by the rule that
/// `hero_recovery` of the rules tells. Regeneration gives a point each turn, and lifts the
/// bar that a burden of Stressed and worse is to a hero who moves. A sea monster on land loses
/// a point each turn in 3.4.3, down to 1; since 3.6 by chance, and with Regeneration none.
///
/// Draws, at most one of these: since 3.6 for a sea monster on land with more than 1 hit point
/// and without Regeneration one bounded by its hit points, then one of 8. For hit points of
/// his own from level 10 on, in each third turn, with a Constitution above 12, one bounded by
/// it; 5.0.0 one of 100 each turn. Nothing is drawn where nothing is missing, nor where his
/// burden stops it.
///
/// The wiki's page 'Hit points' has 3.6's sea monsters for all editions, one point in 20 turns
/// for a form whatever helps or hinders it, and a burden that stops a moving hero whether he
/// regenerates or not. 5.0.0 gives a sleeper by the property of falling asleep a point as
/// Regeneration does, and one more.
///
/// FIQHack's rule: 3.4.3's table with `hero_recovery` MONSTR_NH_RECOVERY_IN_HUNDREDTHS and
/// `hero_recovers_behind_form` 0.
#[doc(alias = "u_regen_hp")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_recover(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    turn: *const monstr_nh_hero_turn,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        changed(table, hero, dice, |source, hero, dice: &mut Borrowed| {
            let recovered = hero::recover(&source.table, hero, &read_turn(turn)?, dice)?;
            let bits = [
                (recovered.reverts, MONSTR_NH_RECOVERED_REVERTS),
                (recovered.interrupts, MONSTR_NH_RECOVERED_INTERRUPTS),
                (recovered.unburdened, MONSTR_NH_RECOVERED_UNBURDENED),
            ];
            Ok(bits.iter().filter(|(set, _)| *set).map(|(_, bit)| bit).sum())
        })
    }
}

/// The hit points that FIQHack's hero recovers in a hundred turns: 100 for Regeneration, 33
/// for a Healer, 3 a level, 3 for each point of Constitution above 5 (and less below), at the
/// least 1; 0 for one who turns into a zombie.
#[doc(alias = "regen_rate")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_recovery_rate(
    table: *const monstr_nh_table,
    hero: *const monstr_nh_hero,
    turn: *const monstr_nh_hero_turn,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe { asked(table, hero, |_, hero| Ok(hero::recovery_rate(hero, &read_turn(turn)?)?)) }
}

/// What comes of a rate, 0 and more, in a turn, so spread that each hundred turns give as many
/// hit points as the rate says.
#[doc(alias = "regeneration_by_rate")]
#[unsafe(no_mangle)]
pub extern "C" fn monstr_nh_hero_recovery_share(rate: i32, turn: i32) -> i32 {
    let share = || -> Outcome {
        let turn = turn_number(turn)?;
        if rate < 0 {
            return Err(Failure(MONSTR_E_COUNT));
        }
        Ok(hero::recovery_share(rate, turn))
    };
    answer(share())
}

/// He hasn't overexerted himself.
pub const MONSTR_NH_EXERTION_NONE: i32 = 0;
/// He has lost a hit point, of his form's or his own.
pub const MONSTR_NH_EXERTION_HIT_POINT: i32 = 1;
/// He had none to spare and passes out: he is helpless for MONSTR_NH_PASSED_OUT turns, after
/// Constitution was exercised downwards (one draw of 2, unless he is polymorphed or the counter
/// is at its limit). The attack for which he exerted himself doesn't happen.
pub const MONSTR_NH_EXERTION_PASSES_OUT: i32 = 2;
/// How many turns he is helpless who has passed out.
pub const MONSTR_NH_PASSED_OUT: i32 = 10;

const _: () = assert!(MONSTR_NH_PASSED_OUT == hero::PASSED_OUT);

/// Overexertion by moving, each turn after recovery: every 30 turns if he is Strained, every
/// 10 if worse; while he is invulnerable his burden doesn't count. Answers a
/// MONSTR_NH_EXERTION_ code. No draws.
#[doc(alias = "overexert_hp")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_exertion(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    turn: *const monstr_nh_hero_turn,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        changed_without_dice(table, hero, |_, hero| Ok(hero::exert(hero, &read_turn(turn)?) as i32))
    }
}

/// Overexertion by a melee attack, two turns in three from Strained on; the game has made him
/// hungrier before. Answers a MONSTR_NH_EXERTION_ code. No draws.
#[doc(alias = "overexertion")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_exertion_in_attack(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    turn: *const monstr_nh_hero_turn,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        changed_without_dice(table, hero, |_, hero| {
            Ok(hero::exert_in_attack(hero, &read_turn(turn)?) as i32)
        })
    }
}

/// Nothing hinders him.
pub const MONSTR_NH_REFUSAL_NONE: i32 = 0;
/// He hasn't enough stamina to move. Constitution is exercised downwards; his count and the
/// move end.
pub const MONSTR_NH_REFUSAL_STAMINA: i32 = 1;
/// His load is so heavy that he can hardly stand. His count and the move end.
pub const MONSTR_NH_REFUSAL_LOAD: i32 = 2;
/// What he was about to throw slips from his grasp. Constitution is exercised downwards.
pub const MONSTR_NH_REFUSAL_GRASP: i32 = 3;

/// Why the hero can't move: a MONSTR_NH_REFUSAL_ code. An Overloaded one never can, a Stressed
/// one not while he is weak: with less than 10 hit points of his own, or 5 of a form, unless
/// that is all he can have. On the Plane of Air everyone can. `burden` is a MONSTR_NH_BURDEN_
/// code, `at` a MONSTR_NH_PLANE_ code.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_move_refusal(
    table: *const monstr_nh_table,
    hero: *const monstr_nh_hero,
    burden: i32,
    at: i32,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        asked(table, hero, |_, hero| {
            Ok(refusal(hero::move_refusal(hero, burden_of(burden)?, plane(at)?)))
        })
    }
}

/// Why the hero can't throw a thing: MONSTR_NH_REFUSAL_GRASP or MONSTR_NH_REFUSAL_NONE. He
/// can't while he is weak, as above, if it weighs more than twice his hit points. `burden` is
/// what he would have if the thing were counted once more. Don't ask about a thing thrown
/// straight down.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_throw_refusal(
    table: *const monstr_nh_table,
    hero: *const monstr_nh_hero,
    burden: i32,
    at: i32,
    weight: i32,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        asked(table, hero, |_, hero| {
            Ok(refusal(hero::throw_refusal(hero, burden_of(burden)?, plane(at)?, weight)))
        })
    }
}

fn refusal(refusal: Option<Refusal>) -> i32 {
    refusal.map_or(MONSTR_NH_REFUSAL_NONE, |refusal| refusal as i32)
}

/// A turn counter from C.
pub(super) fn turn_number(turn: i32) -> Result<u32, Failure> {
    u32::try_from(turn).map_err(|_| Failure(MONSTR_E_COUNT))
}

fn burden_of(code: i32) -> Result<Burden, Failure> {
    match code {
        MONSTR_NH_BURDEN_NONE => Ok(Burden::Unencumbered),
        MONSTR_NH_BURDEN_BURDENED => Ok(Burden::Burdened),
        MONSTR_NH_BURDEN_STRESSED => Ok(Burden::Stressed),
        MONSTR_NH_BURDEN_STRAINED => Ok(Burden::Strained),
        MONSTR_NH_BURDEN_OVERTAXED => Ok(Burden::Overtaxed),
        MONSTR_NH_BURDEN_OVERLOADED => Ok(Burden::Overloaded),
        _ => Err(Failure(MONSTR_E_COUNT)),
    }
}

/// A turn from C, every field checked.
///
/// # Safety
/// The header's contract.
pub(super) unsafe fn read_turn(pointer: *const monstr_nh_hero_turn) -> Result<Turn, Failure> {
    // SAFETY: the caller's.
    let from = unsafe { read(pointer) }?;
    Ok(Turn {
        number: turn_number(from.number)?,
        burden: burden_of(from.burden)?,
        plane: plane(from.plane)?,
        moved: flag(from.moved)?,
        regenerates: flag(from.regenerates)?,
        in_water: flag(from.in_water)?,
        breathless: flag(from.breathless)?,
        half_damage: flag(from.half_damage)?,
        sleepy: flag(from.sleepy)?,
        asleep: flag(from.asleep)?,
        invulnerable: flag(from.invulnerable)?,
        zombifying: flag(from.zombifying)?,
        born_in_form: flag(from.born_in_form)?,
    })
}
