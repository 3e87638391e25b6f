//! What happens to the hero at 0 hit points (`done`, `savelife`, `rehumanize`).
//!
//! A polymorphed hero returns to his own shape, unless he is Unchanging: then he dies. Who
//! dies may be saved by an amulet of life saving or, in explore and debug mode, by his
//! player's choice.

use super::{Hero, Unchanging};
use crate::Error;
use crate::dice::Dice;
use crate::nethack::Rules;

/// What stands between the hero and death. All off is the ordinary case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mortality {
    /// Wears an amulet of life saving. No longer so once it has been used up.
    pub life_saving: bool,
    /// In explore or debug mode: the player declines to die if it comes to that.
    ///
    /// A game that asks only then tries with no on a copy of the hero, and if he dies and the
    /// player declines calls again with yes. The first call makes no draw in that case,
    /// unless a genocided hero's amulet was used up in vain.
    pub declines: bool,
    /// Attributes can't change.
    pub fixed_abilities: bool,
    /// How often the hero has died: one more each time, saved or not.
    #[doc(alias = "u.umortality")]
    pub deaths: i32,
}

/// What has become of the hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum Fate {
    /// He has hit points left; nothing happened.
    Lives = 0,
    /// He is dead.
    Dies = 1,
    /// He died, and the amulet saved him.
    Saved = 2,
    /// He is back in his own shape.
    Reverts = 3,
    /// He died, and his player declined.
    Declines = 4,
    /// Saved by the amulet, and back in his own shape.
    SavedAndReverts = 5,
    /// His player declined, and he is back in his own shape.
    DeclinesAndReverts = 6,
}

/// What has kept the hero from dying.
#[derive(Clone, Copy)]
pub(super) enum Rescue {
    Amulet,
    Choice,
}

impl From<Option<Rescue>> for Fate {
    fn from(rescue: Option<Rescue>) -> Self {
        match rescue {
            None => Fate::Dies,
            Some(Rescue::Amulet) => Fate::Saved,
            Some(Rescue::Choice) => Fate::Declines,
        }
    }
}

/// Looks after a hero who may have no hit points left: he dies, or returns to his own shape
/// as in [`revert`].
///
/// # Errors
/// As [`death`].
pub fn at_zero<D: Dice + ?Sized>(
    rules: &Rules,
    hero: &mut Hero,
    mortality: &mut Mortality,
    dice: &mut D,
) -> Result<Fate, Error> {
    if hero.in_force().hp > 0 {
        Ok(Fate::Lives)
    } else if hero.form.is_some() {
        revert(rules, hero, mortality, dice)
    } else {
        death(rules, hero, mortality, false, dice)
    }
}

/// The hero dies, whatever his hit points are and whatever shape he is in: an instant death,
/// or the end of his hit points. The amulet of a `genocided` hero is used up in vain.
///
/// The amulet takes a point of Constitution, unless abilities are fixed. Then the maximum is
/// raised: in 3.4.3 only from below 1, to 10 (by choice 8 a level); in 3.6.7 to at least
/// twice the level and 10; in 5.0.0 to at least the level and 10. 3.4.3 and 3.6.7 heal him
/// wholly, 5.0.0 up to 50 + 10 * (Constitution / 2), which the wiki's page leaves out; all
/// but 3.4.3 heal his form too. An intrinsic Unchanging is gone. A player who declines has him
/// restored in the same way, without loss of Constitution.
///
/// Source: `done`. Draws: one of 2, where the amulet would take Constitution below 3 (3.6.7,
/// 5.0.0; in 3.4.3 it stays).
///
/// # Errors
/// [`Error::Level`] outside `1..=30`; [`Error::Attribute`] for a Constitution outside
/// `3..=25`.
#[doc(alias = "done")]
#[doc(alias = "savelife")]
pub fn death<D: Dice + ?Sized>(
    rules: &Rules,
    hero: &mut Hero,
    mortality: &mut Mortality,
    genocided: bool,
    dice: &mut D,
) -> Result<Fate, Error> {
    hero.known_level()?;
    hero.known_con()?;
    Ok(rescue(rules, hero, mortality, genocided, dice).into())
}

/// The hero returns from his form to his own shape, with the hit points that he had left
/// there and with his own Constitution: a point that life-saving takes from him on the way
/// comes back. Nothing happens to one who has no form.
///
/// An Unchanging hero whose form has no hit points left dies instead. If he is saved, he
/// returns all the same in 3.4.3 and 3.6.7; in 5.0.0 he stays in his form. Unchanging counts
/// whether intrinsic or worn; the wiki's page knows the amulet alone. One whose own hit
/// points are gone dies on his return. A hero in the shape of a bat, fog or wolf that a
/// vampire takes returns to his own race.
///
/// Source: `rehumanize`. Draws: as [`death`], where he dies.
///
/// # Errors
/// As [`death`].
#[doc(alias = "rehumanize")]
pub fn revert<D: Dice + ?Sized>(
    rules: &Rules,
    hero: &mut Hero,
    mortality: &mut Mortality,
    dice: &mut D,
) -> Result<Fate, Error> {
    hero.known_level()?;
    hero.known_con()?;
    let Some(form) = hero.form else { return Ok(Fate::Lives) };
    let (con, con_max) = (hero.con, hero.con_max);
    let mut saved = None;
    if hero.unchanging != Unchanging::No && form.points.hp < 1 {
        saved = rescue(rules, hero, mortality, false, dice);
        if saved.is_none() || rules.hero_saved_keeps_form != 0 {
            return Ok(saved.into());
        }
    }
    hero.form = None;
    (hero.con, hero.con_max) = (con, con_max);
    if hero.own.hp < 1 {
        saved = rescue(rules, hero, mortality, false, dice);
        if saved.is_none() {
            return Ok(Fate::Dies);
        }
    }
    Ok(match saved {
        None => Fate::Reverts,
        Some(Rescue::Amulet) => Fate::SavedAndReverts,
        Some(Rescue::Choice) => Fate::DeclinesAndReverts,
    })
}

/// One death, and what keeps the hero from it; none if he is dead.
pub(super) fn rescue<D: Dice + ?Sized>(
    rules: &Rules,
    hero: &mut Hero,
    mortality: &mut Mortality,
    genocided: bool,
    dice: &mut D,
) -> Option<Rescue> {
    mortality.deaths = mortality.deaths.saturating_add(1);
    if rules.hero_death_empties != 0 {
        hero.own.hp = 0;
        if let Some(form) = &mut hero.form {
            form.points.hp = 0;
        }
    }
    let amulet = core::mem::take(&mut mortality.life_saving);
    if amulet {
        if !mortality.fixed_abilities {
            lose_con(rules, hero, dice);
        }
        restore(rules, hero, 10);
    }
    if amulet && !genocided {
        return Some(Rescue::Amulet);
    }
    if !mortality.declines {
        return None;
    }
    restore(rules, hero, hero.level.saturating_mul(8));
    Some(if amulet { Rescue::Amulet } else { Rescue::Choice })
}

/// A point of Constitution goes. Below 3 it can't fall; since 3.6 the most that it can be
/// restored to may fall in its place.
fn lose_con<D: Dice + ?Sized>(rules: &Rules, hero: &mut Hero, dice: &mut D) {
    const LEAST: i32 = 3;
    if hero.con > LEAST {
        hero.con -= 1;
    } else if rules.hero_con_loss_spills != 0 {
        hero.con_max = hero.con_max.saturating_sub(dice.below(2)).max(LEAST);
    }
}

/// Back to life. `from_nothing` is the maximum of one who has none left, where the rules
/// don't go by level.
fn restore(rules: &Rules, hero: &mut Hero, from_nothing: i32) {
    match i32::from(rules.hero_saved_per_level) {
        0 if hero.own.hp_max < 1 => hero.set_max(from_nothing),
        0 => {}
        per_level => {
            let least = hero.level.saturating_mul(per_level).max(10);
            hero.set_max(hero.own.hp_max.max(least));
        }
    }
    let given = match rules.hero_saved_in_part {
        0 => i32::MAX,
        _ => 50 + 10 * (hero.con / 2),
    };
    hero.own.hp = hero.own.hp_max.min(given);
    if let Some(form) = hero.form.as_mut().filter(|_| rules.hero_saved_heals_form != 0) {
        form.points.hp = form.points.hp_max.min(given);
    }
    if hero.unchanging == Unchanging::Intrinsic {
        hero.unchanging = Unchanging::No;
    }
}
