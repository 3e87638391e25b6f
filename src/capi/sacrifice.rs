//! Sacrifice from C.

use super::dice::{Borrowed, monstr_dice};
use super::place::{alignment, flag, level, number};
use super::pointers::{check, read};
use super::status::{Failure, MONSTR_E_COUNT, Outcome, answer};
use super::table::{Source, monstr_nh_table};
use crate::nethack::{self, Offering, Reply, Standing, Worshipper};

/// Nothing: the corpse has no value.
pub const MONSTR_NH_SACRIFICE_NOTHING: i32 = 0;
/// The god is upset: the value is below 0. What follows from that is the game's.
pub const MONSTR_NH_SACRIFICE_UPSET: i32 = 1;
/// The god is as angry as before.
pub const MONSTR_NH_SACRIFICE_STILL_ANGRY: i32 = 2;
/// The god is less angry.
pub const MONSTR_NH_SACRIFICE_LESS_ANGRY: i32 = 3;
/// The god is no longer angry.
pub const MONSTR_NH_SACRIFICE_APPEASED: i32 = 4;
/// The alignment record was below 0 and has risen, to 0 at most.
pub const MONSTR_NH_SACRIFICE_FORGIVEN: i32 = 5;
/// The prayer timeout is shorter.
pub const MONSTR_NH_SACRIFICE_HOPEFUL: i32 = 6;
/// The prayer timeout is over.
pub const MONSTR_NH_SACRIFICE_RECONCILED: i32 = 7;
/// The draw for a gift came up. The game gives one if it has one to give, and else calls
/// monstr_nh_luck_without_gift().
pub const MONSTR_NH_SACRIFICE_GIFT_DUE: i32 = 8;
/// No gift. Luck has risen as far as the value lets it.
pub const MONSTR_NH_SACRIFICE_LUCK: i32 = 9;

/// A corpse on an altar. All zero is a fresh and whole one, on an altar of no alignment.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_nh_offering {
    /// How many turns it has been dead, at least 0.
    pub age: i32,
    /// 1: it has lain on ice, and its age counts half.
    pub on_ice: i32,
    /// What is left of its nutrition, 0..65535 (above its species', it counts as whole); 0: it
    /// is whole.
    pub nutrition_left: i32,
    /// 1: it was the hero's pet.
    pub former_pet: i32,
    /// The altar's alignment: a MONSTR_NH_ALIGNMENT_ code.
    pub altar: i32,
}

/// The hero who offers, as far as a sacrifice asks.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_nh_worshipper {
    /// The experience level, 0..32767.
    pub level: i32,
    /// The alignment that the hero has now: a MONSTR_NH_ALIGNMENT_ code.
    pub alignment: i32,
    /// The turn of the game, at least 0.
    pub turn: i32,
    /// How many gifts the hero has had from the god, 0..65535.
    pub gifts: i32,
    /// How many artifacts there are in this game, 0..65535.
    pub artifacts: i32,
    /// 1: the hero has eaten meat. Only 5.0.0 asks.
    pub ate_meat: i32,
}

/// Stores the value of a corpse. 0: nothing will happen. Below 0, and -1 then: the god will be
/// upset. A unicorn's corpse changes the alignment record in `standing` at once. Answers 0;
/// MONSTR_E_NULL without combat records.
///
/// Not for a corpse of the hero's own race, which is another rite. On an altar that isn't of
/// the hero's alignment only the sign of the value counts.
///
/// A part of NetHack's dosacrifice(). No draws.
#[doc(alias = "dosacrifice")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_sacrifice_value(
    table: *const monstr_nh_table,
    who: i32,
    offering: *const monstr_nh_offering,
    hero: *const monstr_nh_worshipper,
    standing: *mut Standing,
    value: *mut i32,
) -> i32 {
    let appraise = || -> Outcome {
        // SAFETY: the header's contract.
        let known = unsafe { Source::with_combats(table) };
        let (source, combats) = known.as_ref()?;
        // SAFETY: as above.
        let (from, hero, mut after) =
            unsafe { (read(offering)?, worshipper(hero)?, sound_standing(standing)?) };
        check(value)?;
        let offering = Offering {
            age: number(from.age)?,
            on_ice: flag(from.on_ice)?,
            nutrition_left: number(from.nutrition_left)?,
            former_pet: flag(from.former_pet)?,
            altar: alignment(from.altar)?,
        };
        let who = source.species(who)?;
        let found =
            nethack::sacrifice_value(&source.table, combats, who, &offering, &hero, &mut after)?;
        // SAFETY: checked above; the rest is the contract.
        unsafe {
            *standing = after;
            *value = found.into();
        }
        Ok(0)
    };
    answer(appraise())
}

/// A corpse of that value, -32768..32767, on an altar of the hero's own alignment: changes
/// `standing`, and answers a MONSTR_NH_SACRIFICE_ code. The god mends the first thing that is
/// wrong: his anger, the alignment record, the prayer timeout. Where nothing is, he may give
/// something, or else raise Luck.
///
/// `gift_worth` may be NULL. It tells of a gift that is due what it may be worth at most,
/// unless it is meant for the hero's role; 0: there is no such limit.
///
/// A part of NetHack's dosacrifice(). Where nothing is wrong, the hero's level is above 2 and
/// Luck isn't below 0 it makes one draw, of 10 (5.0.0: 6) and twice the gifts so far times the
/// artifacts: 0 is a gift.
#[doc(alias = "dosacrifice")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_sacrifice(
    table: *const monstr_nh_table,
    value: i32,
    hero: *const monstr_nh_worshipper,
    standing: *mut Standing,
    dice: *mut monstr_dice,
    gift_worth: *mut i32,
) -> i32 {
    let offer = || -> Outcome {
        // SAFETY: the header's contract.
        let (source, hero, mut after, mut dice) = unsafe {
            (Source::of(table)?, worshipper(hero)?, sound_standing(standing)?, Borrowed::of(dice)?)
        };
        if !gift_worth.is_null() {
            check(gift_worth)?;
        }
        let rules = source.table.rules;
        let reply = nethack::sacrifice(rules, number(value)?, &hero, &mut after, &mut dice);
        dice.settle()?;
        // SAFETY: checked above; the rest is the contract.
        unsafe {
            *standing = after;
            if !gift_worth.is_null() {
                *gift_worth = match reply {
                    Reply::GiftDue { worth: Some(worth) } => worth.into(),
                    _ => 0,
                };
            }
        }
        Ok(code_of(reply))
    };
    answer(offer())
}

/// What a sacrifice of that value, 1..32767, does where a gift was due and the game had none to
/// give: Luck rises, and isn't below 0 in the end. Answers 0.
///
/// No draws.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_luck_without_gift(
    table: *const monstr_nh_table,
    value: i32,
    standing: *mut Standing,
) -> i32 {
    let raise = || -> Outcome {
        // SAFETY: the header's contract.
        let (source, mut after) = unsafe { (Source::of(table)?, sound_standing(standing)?) };
        let value = number(value)?;
        if value < 1 {
            return Err(Failure(MONSTR_E_COUNT));
        }
        nethack::luck_without_gift(source.table.rules, value, &mut after);
        // SAFETY: checked above; the rest is the contract.
        unsafe { *standing = after };
        Ok(0)
    };
    answer(raise())
}

const fn code_of(reply: Reply) -> i32 {
    match reply {
        Reply::Nothing => MONSTR_NH_SACRIFICE_NOTHING,
        Reply::Upset => MONSTR_NH_SACRIFICE_UPSET,
        Reply::StillAngry => MONSTR_NH_SACRIFICE_STILL_ANGRY,
        Reply::LessAngry => MONSTR_NH_SACRIFICE_LESS_ANGRY,
        Reply::Appeased => MONSTR_NH_SACRIFICE_APPEASED,
        Reply::Forgiven => MONSTR_NH_SACRIFICE_FORGIVEN,
        Reply::Hopeful => MONSTR_NH_SACRIFICE_HOPEFUL,
        Reply::Reconciled => MONSTR_NH_SACRIFICE_RECONCILED,
        Reply::GiftDue { .. } => MONSTR_NH_SACRIFICE_GIFT_DUE,
        Reply::Luck => MONSTR_NH_SACRIFICE_LUCK,
    }
}

/// # Safety
/// The header's contract.
unsafe fn worshipper(pointer: *const monstr_nh_worshipper) -> Result<Worshipper, Failure> {
    // SAFETY: the caller's.
    let from = unsafe { read(pointer) }?;
    Ok(Worshipper {
        level: level(from.level)?,
        alignment: alignment(from.alignment)?,
        turn: number(from.turn)?,
        gifts: number(from.gifts)?,
        artifacts: number(from.artifacts)?,
        ate_meat: flag(from.ate_meat)?,
    })
}

/// How the hero stands, with numbers that a game can have.
///
/// # Safety
/// The header's contract.
unsafe fn sound_standing(pointer: *mut Standing) -> Result<Standing, Failure> {
    // SAFETY: the caller's.
    let standing = *unsafe { read(pointer) }?;
    let sound =
        standing.anger >= 0 && standing.prayer_timeout >= 0 && (-10..=10).contains(&standing.luck);
    if sound { Ok(standing) } else { Err(Failure(MONSTR_E_COUNT)) }
}
