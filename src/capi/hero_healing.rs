//! Healing potions and spells from C.

use super::dice::monstr_dice;
use super::hero::{changed, changed_without_dice, monstr_nh_hero};
use super::status::{Failure, MONSTR_E_COUNT};
use super::table::monstr_nh_table;
use crate::nethack::hero::{self, Blessing, Healing};

/// Healing.
pub const MONSTR_NH_HEALING: i32 = 0;
/// Extra healing.
pub const MONSTR_NH_EXTRA_HEALING: i32 = 1;
/// Full healing.
pub const MONSTR_NH_FULL_HEALING: i32 = 2;

/// Neither cursed nor blessed.
pub const MONSTR_NH_UNCURSED: i32 = 0;
/// Blessed.
pub const MONSTR_NH_BLESSED: i32 = 1;
/// Cursed.
pub const MONSTR_NH_CURSED: i32 = 0 - 1;

/// Heals the hero, or his form while he is polymorphed, by `amount`. Where that goes beyond
/// the maximum (to reach it isn't enough) the maximum rises by `extra`, and the hit points
/// equal it. Answers 0. MONSTR_E_COUNT for a number below 0. No draws.
///
/// NetHack's healup(), as far as hit points go.
#[doc(alias = "healup")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_heal(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    amount: i32,
    extra: i32,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        changed_without_dice(table, hero, |_, hero| {
            if amount < 0 || extra < 0 {
                return Err(Failure(MONSTR_E_COUNT));
            }
            hero::heal(hero, amount, extra);
            Ok(0)
        })
    }
}

/// The hero drinks a potion of MONSTR_NH_HEALING, MONSTR_NH_EXTRA_HEALING or
/// MONSTR_NH_FULL_HEALING, which is MONSTR_NH_CURSED, MONSTR_NH_UNCURSED or MONSTR_NH_BLESSED.
/// Answers 0. MONSTR_E_COUNT for another code.
///
/// Healing draws 4, 6 or 8 of 4, from cursed to blessed, and can raise the maximum by 0, 1, 1;
/// extra healing as many of 8, and 0, 2, 5. In 5.0.0 two of the dice aren't drawn but count in
/// full. Full healing heals 400 (no more, whatever is missing), and can raise the maximum by
/// 0, 4, 8; a blessed one gives a lost level back: peak_level goes down by 1, then it is
/// monstr_nh_hero_level_gain(). So a gap of one level is closed, and a wider one shrinks from
/// both ends.
///
/// The wiki's page 'Hit points' has the rises, but not the dice.
///
/// After all this the game exercises Constitution upwards, for extra healing then Strength;
/// for full healing first Strength, then Constitution.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_potion(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    kind: i32,
    blessing: i32,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        changed(table, hero, dice, |source, hero, dice| {
            let blessing = match blessing {
                MONSTR_NH_CURSED => Blessing::Cursed,
                MONSTR_NH_UNCURSED => Blessing::Uncursed,
                MONSTR_NH_BLESSED => Blessing::Blessed,
                _ => return Err(Failure(MONSTR_E_COUNT)),
            };
            hero::potion(&source.table, hero, healing(kind)?, blessing, dice)?;
            Ok(0)
        })
    }
}

/// The hero casts MONSTR_NH_HEALING or MONSTR_NH_EXTRA_HEALING on himself: heals 6d4 or 6d8,
/// and doesn't raise the maximum. Answers 0. MONSTR_E_COUNT for another code,
/// MONSTR_E_UNSUPPORTED for full healing, of which there is no spell.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_spell(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    kind: i32,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        changed(table, hero, dice, |_, hero, dice| {
            hero::spell(hero, healing(kind)?, dice)?;
            Ok(0)
        })
    }
}

fn healing(code: i32) -> Result<Healing, Failure> {
    match code {
        MONSTR_NH_HEALING => Ok(Healing::Plain),
        MONSTR_NH_EXTRA_HEALING => Ok(Healing::Extra),
        MONSTR_NH_FULL_HEALING => Ok(Healing::Full),
        _ => Err(Failure(MONSTR_E_COUNT)),
    }
}
