//! Healing by potion and spell (`healup`).
//!
//! What goes beyond the maximum raises it, by a number that the potion tells, and is lost
//! otherwise. It is the form's hit points that are healed while the hero is polymorphed.

use super::Hero;
use super::level_gain::{check_gain, gain_level};
use crate::Error;
use crate::dice::Dice;
use crate::nethack::Table;

/// The potions that heal, and the spells of the first two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(i32)]
pub enum Healing {
    /// Healing.
    #[default]
    Plain = 0,
    /// Extra healing.
    Extra = 1,
    /// Full healing.
    Full = 2,
}

/// Cursed, uncursed or blessed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(i32)]
pub enum Blessing {
    /// Cursed.
    Cursed = -1,
    /// Neither.
    #[default]
    Uncursed = 0,
    /// Blessed.
    Blessed = 1,
}

/// Heals so many hit points. Where that goes beyond the maximum (to reach it isn't enough)
/// the maximum rises by `extra`, and the hit points equal it. With 0 nothing happens.
///
/// Source: `healup`. No draws.
#[doc(alias = "healup")]
pub fn heal(hero: &mut Hero, amount: i32, extra: i32) {
    if amount == 0 {
        return;
    }
    let points = hero.in_force_mut();
    points.hp = points.hp.saturating_add(amount);
    if points.hp > points.hp_max {
        let hp_max = points.hp_max.saturating_add(extra);
        points.hp = hp_max;
        hero.set_max_in_force(hp_max);
    }
}

/// The hero drinks a potion.
///
/// | potion | heals, from cursed to blessed | in 5.0.0 | raises the maximum by |
/// |---|---|---|---|
/// | healing | 4d4, 6d4, 8d4 | 8 + 2d4, 4d4, 6d4 | 0, 1, 1 |
/// | extra healing | 4d8, 6d8, 8d8 | 16 + 2d8, 4d8, 6d8 | 0, 2, 5 |
/// | full healing | 400 | 400 | 0, 4, 8 |
///
/// Blessed full healing also gives a lost level back: the peak level goes down by 1, then the
/// hero gains a level. So a gap of one is closed, and a wider one shrinks from both ends.
///
/// The wiki's page has the rises, but not the dice.
///
/// Draws: the dice; for a level as in [`gain_level`]. After that the game exercises
/// Constitution upwards, for extra healing then Strength; for full healing first Strength,
/// then Constitution.
///
/// ```
/// # #[cfg(feature = "nethack-3-6-7")] {
/// use monstr::dice::Modulo;
/// use monstr::nethack::hero::{Blessing, Healing, Hero, Points, potion};
/// use monstr::nethack::v3_6_7::TABLE;
/// let mut hero = Hero { level: 3, own: Points { hp: 25, hp_max: 30 }, ..Hero::default() };
/// let mut dice = Modulo::seeded(42, 54);
/// potion(&TABLE, &mut hero, Healing::Extra, Blessing::Blessed, &mut dice)?;
/// assert_eq!(hero.own, Points { hp: 35, hp_max: 35 });
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// As [`gain_level`], where a level comes back.
#[doc(alias = "POT_HEALING")]
pub fn potion<D: Dice + ?Sized>(
    table: &Table<'_>,
    hero: &mut Hero,
    kind: Healing,
    blessing: Blessing,
    dice: &mut D,
) -> Result<(), Error> {
    let (dice_count, extra) = match blessing {
        Blessing::Cursed => (4, [0, 0, 0]),
        Blessing::Uncursed => (6, [1, 2, 4]),
        Blessing::Blessed => (8, [1, 5, 8]),
    };
    let sure = i32::from(table.rules.hero_sure_healing_dice);
    let roll =
        |sides, dice: &mut D| dice.roll(dice_count - sure, sides).saturating_add(sure * sides);
    match kind {
        Healing::Plain => heal(hero, roll(4, dice), extra[0]),
        Healing::Extra => heal(hero, roll(8, dice), extra[1]),
        Healing::Full => {
            let regains = blessing == Blessing::Blessed && hero.level < hero.peak_level;
            if regains {
                check_gain(table, hero)?;
            }
            heal(hero, 400, extra[2]);
            if regains {
                regain_level(table, hero, dice)?;
            }
        }
    }
    Ok(())
}

/// The hero casts healing, or extra healing, on himself: 6d4 or 6d8, and the maximum doesn't
/// rise. Full healing isn't a spell.
///
/// Draws: the dice.
///
/// # Errors
/// [`Error::Unsupported`] for full healing.
pub fn spell<D: Dice + ?Sized>(hero: &mut Hero, kind: Healing, dice: &mut D) -> Result<(), Error> {
    let sides = match kind {
        Healing::Plain => 4,
        Healing::Extra => 8,
        Healing::Full => return Err(Error::Unsupported),
    };
    heal(hero, dice.roll(6, sides), 0);
    Ok(())
}

/// A lost level comes back, and the peak level falls by one before that.
pub(super) fn regain_level<D: Dice + ?Sized>(
    table: &Table<'_>,
    hero: &mut Hero,
    dice: &mut D,
) -> Result<(), Error> {
    check_gain(table, hero)?;
    hero.peak_level = hero.peak_level.saturating_sub(1);
    gain_level(table, hero, dice)?;
    Ok(())
}
