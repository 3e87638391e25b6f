//! A nurse's touch from C.

use super::dice::{Borrowed, monstr_dice};
use super::hero::{changed_with, monstr_nh_hero};
use super::place::flag;
use super::status::{Failure, MONSTR_E_COUNT, Outcome, answer};
use super::table::monstr_nh_table;
use crate::nethack::hero::{self, Nurse, Nursed, Wielding};

/// He holds nothing.
pub const MONSTR_NH_WIELDING_NOTHING: i32 = 0;
/// He holds a weapon.
pub const MONSTR_NH_WIELDING_WEAPON: i32 = 1;
/// He holds a tool that is a weapon.
pub const MONSTR_NH_WIELDING_WEAPON_TOOL: i32 = 2;
/// He holds anything else.
pub const MONSTR_NH_WIELDING_OTHER: i32 = 3;

/// It hurts like any other hit.
pub const MONSTR_NH_NURSE_HURTS: i32 = 0;
/// It heals.
pub const MONSTR_NH_NURSE_HEALS: i32 = 1;
/// It heals, and the nurse vanishes.
pub const MONSTR_NH_NURSE_VANISHES: i32 = 2;
/// It heals, and the nurse flees. Teleport her, where the level permits that; then
/// monstr_nh_nurse_flight() tells for how many turns she flees.
pub const MONSTR_NH_NURSE_FLEES: i32 = 3;
/// It does nothing, to a Healer who isn't bare.
pub const MONSTR_NH_NURSE_SPARES: i32 = 4;

const _: () = {
    assert!(MONSTR_NH_NURSE_HURTS == Nursed::Hurt as i32);
    assert!(MONSTR_NH_NURSE_HEALS == Nursed::Healed as i32);
    assert!(MONSTR_NH_NURSE_VANISHES == Nursed::Vanishes as i32);
    assert!(MONSTR_NH_NURSE_FLEES == Nursed::Flees as i32);
    assert!(MONSTR_NH_NURSE_SPARES == Nursed::Spared as i32);
};

/// A nurse's healing attack that hits.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_nh_nurse {
    /// 1: the nurse is cancelled.
    pub cancelled: i32,
    /// 1: the hero is in a form whose touch turns to stone (touch_petrifies()).
    pub petrifying: i32,
    /// 1: he wears armour of any kind, a shirt included.
    pub armoured: i32,
    /// What he holds: a MONSTR_NH_WIELDING_ code.
    pub wielding: i32,
    /// His Strength at the moment (ACURR(A_STR)): 3..18, 18/01 as 19, 18/100 as 118, 19 as 119.
    pub strength: i32,
    /// How much Strength was exercised (AEXE(A_STR)). Goes up by 1 where this exercises it.
    pub strength_exercise: i32,
    /// The same of Constitution (AEXE(A_CON)).
    pub con_exercise: i32,
}

/// A nurse's healing attack hits the hero: answers a MONSTR_NH_NURSE_ code. MONSTR_E_COUNT for
/// an unknown `wielding`.
///
/// A part of NetHack's mattacku(): AD_HEAL. A bare hero (nothing worn, nothing held; in 5.0.0
/// no weapon held) gets 1d7 hit points; now and then the maximum rises by 1, his own only
/// while it is below 5 * level and so many d10 as twice the level. (The wiki's page 'Hit points'
/// has (2 + level)d10, and 5.0.0's rule about weapons for all.)
///
/// Draws, where it heals: one of 7; one of 7; if that was 0, for a hero in his own shape twice
/// his level of 10, and one of 13 for her vanishing; one of 3, and if that was 0 the exercise
/// of Strength; the same for Constitution; unless she vanishes one of 33 for her flight.
/// Exercise draws one of 19 unless he is polymorphed or its count is at its limit, 50 or -50.
#[doc(alias = "AD_HEAL")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_nurse(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    nurse: *mut monstr_nh_nurse,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        changed_with(table, hero, nurse, dice, |source, hero, nurse, dice| {
            let mut touch = read_nurse(nurse)?;
            let nursed = hero::nurse(source.table.rules, hero, &mut touch, dice)?;
            nurse.strength_exercise = touch.strength_exercise;
            nurse.con_exercise = touch.con_exercise;
            Ok(nursed as i32)
        })
    }
}

/// For how many turns a nurse flees: 3d6. Draws three of 6.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_nurse_flight(dice: *mut monstr_dice) -> i32 {
    let roll = || -> Outcome {
        // SAFETY: the header's contract.
        let mut dice = unsafe { Borrowed::of(dice) };
        let dice = dice.as_mut()?;
        let turns = hero::nurse_flight(dice);
        dice.settle()?;
        Ok(turns)
    };
    answer(roll())
}

/// A nurse from C, every field checked.
fn read_nurse(from: &monstr_nh_nurse) -> Result<Nurse, Failure> {
    Ok(Nurse {
        cancelled: flag(from.cancelled)?,
        petrifying: flag(from.petrifying)?,
        armoured: flag(from.armoured)?,
        wielding: match from.wielding {
            MONSTR_NH_WIELDING_NOTHING => Wielding::Nothing,
            MONSTR_NH_WIELDING_WEAPON => Wielding::Weapon,
            MONSTR_NH_WIELDING_WEAPON_TOOL => Wielding::WeaponTool,
            MONSTR_NH_WIELDING_OTHER => Wielding::Other,
            _ => return Err(Failure(MONSTR_E_COUNT)),
        },
        strength: from.strength,
        strength_exercise: from.strength_exercise,
        con_exercise: from.con_exercise,
    })
}
