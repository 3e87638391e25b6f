//! Death and life-saving of the hero from C.

use super::dice::{Borrowed, monstr_dice};
use super::hero::{changed_with, monstr_nh_hero};
use super::place::flag;
use super::status::Failure;
use super::table::{Source, monstr_nh_table};
use crate::Error;
use crate::nethack::hero::{self, Fate, Hero, Mortality};

/// The hero has hit points left; nothing happened.
pub const MONSTR_NH_FATE_LIVES: i32 = 0;
/// He is dead.
pub const MONSTR_NH_FATE_DIES: i32 = 1;
/// He died, and the amulet saved him.
pub const MONSTR_NH_FATE_SAVED: i32 = 2;
/// He is back in his own shape.
pub const MONSTR_NH_FATE_REVERTS: i32 = 3;
/// He died, and his player declined.
pub const MONSTR_NH_FATE_DECLINES: i32 = 4;
/// He was saved by the amulet, and is back in his own shape.
pub const MONSTR_NH_FATE_SAVED_REVERTS: i32 = 5;
/// His player declined, and he is back in his own shape.
pub const MONSTR_NH_FATE_DECLINES_REVERTS: i32 = 6;

const _: () = {
    assert!(MONSTR_NH_FATE_LIVES == Fate::Lives as i32);
    assert!(MONSTR_NH_FATE_DIES == Fate::Dies as i32);
    assert!(MONSTR_NH_FATE_SAVED == Fate::Saved as i32);
    assert!(MONSTR_NH_FATE_REVERTS == Fate::Reverts as i32);
    assert!(MONSTR_NH_FATE_DECLINES == Fate::Declines as i32);
    assert!(MONSTR_NH_FATE_SAVED_REVERTS == Fate::SavedAndReverts as i32);
    assert!(MONSTR_NH_FATE_DECLINES_REVERTS == Fate::DeclinesAndReverts as i32);
};

/// What stands between the hero and death. All zero is the ordinary case: nothing does. (An
/// Unchanging hero dies in his form: that is in monstr_nh_hero.)
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_nh_mortality {
    /// 1: wears an amulet of life saving. 0 once it has been used up.
    pub life_saving: i32,
    /// 1: in explore or debug mode, the player declines to die if it comes to that.
    ///
    /// A game that asks only then tries with 0 on a copy of the hero, and if he dies and the
    /// player declines calls again with 1. The first call makes no draw in that case, unless a
    /// genocided hero's amulet was used up in vain.
    pub declines: i32,
    /// 1: attributes can't change (Fixed_abil).
    pub fixed_abilities: i32,
    /// How often the hero has died (u.umortality): one more each time, saved or not.
    pub deaths: i32,
}

/// Looks after a hero who may have no hit points left, after any loss of them: answers a
/// MONSTR_NH_FATE_ code. He dies as in monstr_nh_hero_death(), or loses his form as in
/// monstr_nh_hero_revert().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_at_zero(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    mortality: *mut monstr_nh_mortality,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        decided(table, hero, mortality, dice, |source, hero, mortality, dice| {
            hero::at_zero(source.table.rules, hero, mortality, dice)
        })
    }
}

/// The hero dies, whatever his hit points are and whatever shape he is in: answers
/// MONSTR_NH_FATE_DIES, or what saved him. With `genocided` 1 the amulet is used up in vain.
///
/// NetHack's done(), for all that can kill. The amulet takes a point of Constitution, unless
/// abilities are fixed; where it would fall below 3, 3.6.7 and 5.0.0 draw one of 2, by which
/// con_max falls. The maximum is raised: in 3.4.3 from below 1 to 10 (by choice 8 a level), in
/// 3.6.7 to at least twice the level and 10, in 5.0.0 to at least the level and 10. 3.4.3 and
/// 3.6.7 make him whole, 5.0.0 gives up to 50 + 10 * (Constitution / 2); all but 3.4.3 heal his
/// form too. An intrinsic Unchanging is gone. A player who declines to die has him restored in
/// the same way, and Constitution stays. (The wiki's page 'Hit points' doesn't tell how far a
/// saved hero is healed.)
#[doc(alias = "done")]
#[doc(alias = "savelife")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_death(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    mortality: *mut monstr_nh_mortality,
    genocided: i32,
    dice: *mut monstr_dice,
) -> i32 {
    let genocided = match flag(genocided) {
        Ok(genocided) => genocided,
        Err(Failure(code)) => return code,
    };
    // SAFETY: the header's contract.
    unsafe {
        decided(table, hero, mortality, dice, |source, hero, mortality, dice| {
            hero::death(source.table.rules, hero, mortality, genocided, dice)
        })
    }
}

/// The hero returns from his form to his own shape, with the hit points that he had left there:
/// answers a MONSTR_NH_FATE_ code, MONSTR_NH_FATE_LIVES for one without a form.
///
/// NetHack's rehumanize(). An Unchanging hero whose form has no hit points left dies instead;
/// if he is saved, he returns all the same in 3.4.3 and 3.6.7, and keeps his form in 5.0.0. One
/// whose own hit points are gone dies on his return. (The wiki's page 'Hit points' knows the
/// amulet of unchanging alone; and a hero in a vampire's other shape returns to his own race,
/// not to a vampire.) Constitution is what it was before the
/// call, also where an amulet took a point of the form's: put back the attributes from before
/// the polymorph.
#[doc(alias = "rehumanize")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_revert(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    mortality: *mut monstr_nh_mortality,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        decided(table, hero, mortality, dice, |source, hero, mortality, dice| {
            hero::revert(source.table.rules, hero, mortality, dice)
        })
    }
}

/// Calls a rule that decides the hero's fate.
///
/// # Safety
/// The header's contract.
unsafe fn decided(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    mortality: *mut monstr_nh_mortality,
    dice: *mut monstr_dice,
    rule: impl FnOnce(&Source<'_>, &mut Hero, &mut Mortality, &mut Borrowed) -> Result<Fate, Error>,
) -> i32 {
    // SAFETY: the caller's.
    unsafe {
        changed_with(table, hero, mortality, dice, |source, hero, record, dice| {
            let mut mortality = read_mortality(record)?;
            let fate = rule(source, hero, &mut mortality, dice)?;
            store_mortality(&mortality, record);
            Ok(fate as i32)
        })
    }
}

/// A mortality from C, every field checked.
pub(super) fn read_mortality(from: &monstr_nh_mortality) -> Result<Mortality, Failure> {
    Ok(Mortality {
        life_saving: flag(from.life_saving)?,
        declines: flag(from.declines)?,
        fixed_abilities: flag(from.fixed_abilities)?,
        deaths: from.deaths,
    })
}

/// What a death has changed of it.
pub(super) fn store_mortality(mortality: &Mortality, to: &mut monstr_nh_mortality) {
    to.life_saving = mortality.life_saving.into();
    to.deaths = mortality.deaths;
}
