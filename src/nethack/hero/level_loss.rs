//! A lost level and its hit points (`losexp`).
//!
//! Since 3.6 a level takes what it gave; 3.4.3 rolls afresh. 5.0.0 leaves a maximum of 10, or
//! of the level where that is more.

use super::Hero;
use super::level_gain::{form_gain, roll};
use super::roles::con_bonus;
use crate::Error;
use crate::dice::Dice;
use crate::nethack::{Rules, Table};

/// What a drain of level comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevelLoss {
    /// Nothing: the hero resists.
    Resisted = 0,
    /// The loss has happened.
    Lost = 1,
    /// He has no level left to lose and dies; nothing has changed. If something saves him,
    /// [`level_loss_survived`] goes on.
    Dies = 2,
    /// The loss has happened, and it has left his form without hit points: he returns to his
    /// own shape, or dies if he can't.
    Reverts = 3,
}

/// Takes a level from the hero, and hit points with it. At level 1 the level stays, and a
/// `deadly` drain, one with somebody behind it, kills; divine anger isn't deadly.
///
/// Source: `losexp`. Draws: in 3.4.3 those of [`level_roll`](super::level_roll) for the new
/// level, with the Constitution of now; it needn't be what was gained. Since 3.6 what the
/// level gave is taken, without a draw; then from a form as much as it would gain, with the
/// draws of [`gain_level`](super::gain_level). 3.4.3 leaves a form alone.
///
/// 3.4.3 draws for the energy after this; the others draw nothing for it. At level 1 the
/// game sets the experience points to 0.
///
/// # Errors
/// [`Error::Level`] outside `1..=30`, [`Error::Attribute`] for a Constitution outside
/// `3..=25` where it counts (3.4.3), [`Error::Species`] for a form that the table doesn't
/// have.
#[doc(alias = "losexp")]
pub fn lose_level<D: Dice + ?Sized>(
    table: &Table<'_>,
    hero: &mut Hero,
    resists: bool,
    deadly: bool,
    dice: &mut D,
) -> Result<LevelLoss, Error> {
    let level = hero.known_level()?;
    if resists {
        Ok(LevelLoss::Resisted)
    } else if level > 1 {
        take_level(table, hero, level - 1, dice)
    } else if deadly {
        Ok(LevelLoss::Dies)
    } else {
        take_level(table, hero, level, dice)
    }
}

/// What a deadly drain goes on to take from a hero who was saved from it, after life-saving
/// has restored him: he is at level 1 and stays there. Draws as [`lose_level`].
///
/// # Errors
/// [`Error::Level`] for a level other than 1, and as [`lose_level`].
pub fn level_loss_survived<D: Dice + ?Sized>(
    table: &Table<'_>,
    hero: &mut Hero,
    dice: &mut D,
) -> Result<LevelLoss, Error> {
    if hero.level == 1 { take_level(table, hero, 1, dice) } else { Err(Error::Level) }
}

/// Puts the hero at that level, and takes what it had given to leave it.
fn take_level<D: Dice + ?Sized>(
    table: &Table<'_>,
    hero: &mut Hero,
    level: i32,
    dice: &mut D,
) -> Result<LevelLoss, Error> {
    let rules = table.rules;
    let form = hero.form.map(|form| table.get(form.species)).transpose()?;
    let loss = if rules.hero_gains_kept != 0 {
        hero.gain_at(level).copied().unwrap_or(0)
    } else {
        let bonus = con_bonus(hero.known_con()?);
        roll(rules, hero, level, bonus, dice)
    };
    hero.level = level;
    take_points(rules, hero, loss);
    if let (Some(species), Some(form)) = (form, &mut hero.form)
        && rules.hero_form_gains_by_species != 0
    {
        let loss = form_gain(table, form.species, species, dice);
        form.points.hp_max = form.points.hp_max.saturating_sub(loss);
        form.points.hp = form.points.hp.saturating_sub(loss);
        if form.points.hp < 1 {
            return Ok(LevelLoss::Reverts);
        }
    }
    Ok(LevelLoss::Lost)
}

/// Takes hit points and their maximum down, to 1 at the least. Where the maximum has a floor
/// it may have been below that: then it stays as it is, but the peak has seen the floor.
fn take_points(rules: &Rules, hero: &mut Hero, loss: i32) {
    let before = hero.own.hp_max;
    hero.own.hp_max = before.saturating_sub(loss);
    if rules.hero_loss_has_floor != 0 {
        let floor = hero.level.max(10);
        if hero.own.hp_max < floor {
            hero.set_max(floor);
        }
        if hero.own.hp_max > before {
            hero.set_max(before);
        }
    } else {
        hero.own.hp_max = hero.own.hp_max.max(1);
    }
    let left = hero.own.hp.saturating_sub(loss);
    hero.own.hp = if left < 1 { 1 } else { left.min(hero.own.hp_max) };
}
