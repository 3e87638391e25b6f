//! Low hit points as a trouble, and prayer (`pleased`) as far as hit points go.
//!
//! Low hit points are a major trouble, which a god who is pleased mends. A hero without
//! trouble and with a good record may get a favour instead, among them the golden glow.

use super::healing::regain_level;
use super::level_gain::check_gain;
use super::{Hero, Unchanging};
use crate::Error;
use crate::dice::Dice;
use crate::nethack::{Rules, Table};

/// Whether low hit points are a trouble for prayer: [`critically_low`], but in 5.0.0 never
/// while the hero is polymorphed and could change back. Ahead of it as troubles come stoning,
/// slime, strangulation, lava, sickness, weakness from hunger and, since 3.6, dangerous gas.
///
/// Source: `in_trouble`. No draws.
///
/// # Errors
/// As [`critically_low`].
#[doc(alias = "in_trouble")]
#[doc(alias = "TROUBLE_HIT")]
pub fn low_hit_points(rules: &Rules, hero: &Hero) -> Result<bool, Error> {
    let spared = rules.hero_low_spares_forms != 0
        && hero.form.is_some()
        && hero.unchanging == Unchanging::No;
    Ok(critically_low(rules, hero, false)? && !spared)
}

/// Whether the hit points in force are 5 or less, or a small part of the maximum: a seventh
/// in 3.4.3; since 3.6 a fifth up to level 5, a sixth up to 13, a seventh up to 21, an eighth
/// up to 29, a ninth at 30, where the maximum counts for at most 15 a level. The level is the
/// hero's own in any form. With `if_injured` the answer is no where hit points are whole.
///
/// Source: `critically_low_hp` (3.6.7, 5.0.0; 3.4.3 has the first part alone, without a
/// function of its own). No draws.
///
/// # Errors
/// [`Error::Level`] outside `1..=30`.
#[doc(alias = "critically_low_hp")]
pub fn critically_low(rules: &Rules, hero: &Hero, if_injured: bool) -> Result<bool, Error> {
    let level = hero.known_level()?;
    let points = hero.in_force();
    if if_injured && points.hp >= points.hp_max {
        return Ok(false);
    }
    let (part, most) = match level {
        _ if rules.hero_low_by_level == 0 => (7, points.hp_max),
        ..=5 => (5, 15 * level),
        6..=13 => (6, 15 * level),
        14..=21 => (7, 15 * level),
        22..=29 => (8, 15 * level),
        30.. => (9, 15 * level),
    };
    let most = points.hp_max.min(most);
    Ok(points.hp <= 5 || i64::from(points.hp) * part <= i64::from(most))
}

/// What a god does about low hit points. A form's maximum rises by 1d5, to at least 6, and it
/// is healed wholly; the hero's own maximum rises by 1d5 if it is at most 5 * (level + 2), to
/// at least 6, and he is healed wholly.
///
/// It is only here that a prayer lifts the maximum; one for another reason leaves it alone.
/// The wiki's page doesn't say so, nor that 6 is the least.
///
/// Source: `fix_worst_trouble`. Draws: while polymorphed one of 5; then one of 5 where the
/// maximum is low enough.
#[doc(alias = "fix_worst_trouble")]
pub fn mend<D: Dice + ?Sized>(hero: &mut Hero, dice: &mut D) {
    const LEAST: i32 = 6;
    if let Some(form) = &mut hero.form {
        let hp_max = form.points.hp_max.saturating_add(dice.one_to(5)).max(LEAST);
        (form.points.hp, form.points.hp_max) = (hp_max, hp_max);
    }
    let mut hp_max = hero.own.hp_max;
    if hp_max < hero.level.saturating_mul(5).saturating_add(11) {
        hp_max = hp_max.saturating_add(dice.one_to(5));
    }
    hero.set_max(hp_max.max(LEAST));
    hero.own.hp = hero.own.hp_max;
}

/// The golden glow. A lost level comes back, as from a potion of full healing; where there is
/// none the maximum rises by 5, and that of a form too. All hit points are restored.
///
/// It is one of several favours, by a draw on Luck ([`prayer`]), and needs no altar of its own.
/// The wiki's page asks for one, and has the level besides the 5.
///
/// Draws: for a level as in [`gain_level`](super::gain_level), which in 5.0.0 leaves a form's
/// maximum alone.
///
/// # Errors
/// As [`gain_level`](super::gain_level), where a level comes back.
pub fn golden_glow<D: Dice + ?Sized>(
    table: &Table<'_>,
    hero: &mut Hero,
    dice: &mut D,
) -> Result<(), Error> {
    if hero.level < hero.peak_level {
        regain_level(table, hero, dice)?;
    } else {
        hero.set_max(hero.own.hp_max.saturating_add(5));
        if let Some(form) = &mut hero.form {
            form.points.hp_max = form.points.hp_max.saturating_add(5);
        }
    }
    hero.own.hp = hero.own.hp_max;
    if let Some(form) = &mut hero.form {
        form.points.hp = form.points.hp_max;
    }
    Ok(())
}

/// Where the hero prays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(i32)]
pub enum Altar {
    /// At no altar of his god's.
    #[default]
    None = 0,
    /// At one of his god's altars.
    Altar = 1,
    /// At such an altar, in its temple with its shrine.
    Shrine = 2,
}

/// A prayer that pleases the hero's own god, and what of it comes out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prayer {
    /// The alignment record. It rises by 1 where it is below 2 and there is no trouble.
    #[doc(alias = "u.ualign.record")]
    pub alignment: i32,
    /// Luck.
    #[doc(alias = "Luck")]
    pub luck: i32,
    /// Where he prays.
    pub altar: Altar,
    /// Whether his hit points were low when the prayer began.
    pub was_low: bool,
    /// Whether the castle's drawbridge was ever opened.
    #[doc(alias = "u.uevent.uopened_dbridge")]
    pub drawbridge_opened: bool,
    /// Whether he has ever entered Gehennom.
    #[doc(alias = "u.uevent.gehennom_entered")]
    pub gehennom_entered: bool,
    /// How often he has heard of the castle's tune, 0 to 2. A hint in this prayer raises it.
    #[doc(alias = "u.uevent.uheard_tune")]
    pub tune_heard: u8,
}

/// What a god who is pleased does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Boon {
    /// Low hit points were mended.
    pub mended: bool,
    /// The favour, by its number in the game.
    pub favour: Option<i32>,
    /// The favour was the golden glow.
    pub glow: bool,
    /// The favour was a hint about the castle's tune.
    pub hint: bool,
}

/// A successful prayer of a hero whose only possible trouble is low hit points, up to the new
/// prayer timeout. Favours that are neither the golden glow nor a hint are the game's, from
/// their draw on.
///
/// Source: `pleased`. Draws, in order:
///
/// - unless there is no trouble and the record is 14 or more: one of Luck + 2, at an altar of
///   the god's + 3, with its shrine + 4 (since 3.6 Luck counts for -1 at least); for a record
///   of 0 or less then the luck-bent draw of 2 (below);
/// - for mending: as [`mend`];
/// - for a favour one of (Luck + 6) / 2: 2 is the golden glow, and so is 3 where there is no
///   hint to give; a first hint draws one of 4 for the god's voice. The glow draws as
///   [`golden_glow`].
///
/// The luck-bent draw is one of 2; then with Luck other than 0 one of 50 - Luck (3.4.3), or
/// since 3.6 with Luck of 2 and more, good or bad, one of 37 + (Luck + 1) / 3.
///
/// Luck that would leave nothing to draw from counts as if there were one possibility.
///
/// # Errors
/// [`Error::Level`] outside `1..=30`; [`Error::Attribute`] for a Constitution outside
/// `3..=25`; [`Error::Species`] for a form that the table doesn't have.
#[doc(alias = "pleased")]
pub fn prayer<D: Dice + ?Sized>(
    table: &Table<'_>,
    hero: &mut Hero,
    prayer: &mut Prayer,
    dice: &mut D,
) -> Result<Boon, Error> {
    let rules = table.rules;
    check_gain(table, hero)?;
    let trouble = low_hit_points(rules, hero)?;
    if prayer.alignment < 2 && !trouble {
        prayer.alignment = prayer.alignment.saturating_add(1);
    }
    let (mends, favoured) = if !trouble && prayer.alignment >= 14 {
        (false, !prayer.was_low)
    } else {
        let action = action(rules, prayer, dice);
        (trouble && action > 0, action >= 5)
    };
    if mends {
        mend(hero, dice);
    }
    let mut boon = Boon { mended: mends, ..Boon::default() };
    if !favoured {
        return Ok(boon);
    }
    let favour = dice.below((prayer.luck.saturating_add(6) >> 1).max(1));
    boon.favour = Some(favour);
    boon.hint = favour == 3 && has_hint(rules, prayer);
    boon.glow = favour == 2 || favour == 3 && !boon.hint;
    if boon.glow {
        golden_glow(table, hero, dice)?;
    }
    if boon.hint {
        if prayer.tune_heard == 0 {
            dice.below(4);
        }
        prayer.tune_heard = prayer.tune_heard.saturating_add(1);
    }
    Ok(boon)
}

/// How far the god goes: 0 does nothing, 5 and more give a favour.
fn action<D: Dice + ?Sized>(rules: &Rules, prayer: &Prayer, dice: &mut D) -> i32 {
    let luck = match rules.hero_prayer_bears_bad_luck {
        0 => prayer.luck,
        _ => prayer.luck.max(-1),
    };
    let bound = luck.saturating_add(2 + prayer.altar as i32).max(1);
    let action = dice.below(bound).saturating_add(1);
    match prayer.alignment {
        ..=0 => i32::from(luck_bent_coin(rules, prayer.luck, dice) == 0),
        1..=3 => 1,
        _ if prayer.altar == Altar::None => action.min(3),
        _ => action,
    }
}

/// Whether the god has something to tell about the castle's tune.
fn has_hint(rules: &Rules, prayer: &Prayer) -> bool {
    let too_late = rules.hero_tune_ends_in_gehennom != 0 && prayer.gehennom_entered;
    !prayer.drawbridge_opened && !too_late && prayer.tune_heard < 2
}

/// A draw of 2 that Luck bends: good Luck towards 0, bad Luck towards 1.
/// The games' `rnl(2)`.
fn luck_bent_coin<D: Dice + ?Sized>(rules: &Rules, luck: i32, dice: &mut D) -> i32 {
    let drawn = dice.below(2);
    let third = luck.saturating_abs().saturating_add(1) / 3;
    let (bends, shift, bound) = match rules.luck_bends_evenly {
        0 if luck < -5 => (true, luck, 50_i32.saturating_sub(luck)),
        0 => (luck != 0, luck / 3, 50_i32.saturating_sub(luck).max(1)),
        _ => (third != 0, luck.signum() * third, third.saturating_add(37)),
    };
    if bends && dice.below(bound) != 0 { drawn.saturating_sub(shift).clamp(0, 1) } else { drawn }
}
