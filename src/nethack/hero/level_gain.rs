//! The hit points of a new hero and of a new level (`newhp`, `pluslvl`).
//!
//! Role and race give a fixed number and a die each; where the die changes to the second set
//! of numbers is the role's cut-off. Constitution adds from -2 to 4, but not at the start.

use super::roles::{Advance, con_bonus};
use super::{HIGHEST_LEVEL, Hero};
use crate::Error;
use crate::dice::Dice;
use crate::nethack::monster::level_worth_of;
use crate::nethack::{Rules, Species, Table};

/// The hit points of a new hero: sets level and peak level to 1, hit points, their maximum
/// and peak, and the first of the gains. Constitution plays no part. Answers the hit points.
///
/// Draws: one for the role where it has a die at the start, then one for the race; in the
/// games' own roles and races none has.
#[doc(alias = "u_init")]
pub fn start<D: Dice + ?Sized>(rules: &Rules, hero: &mut Hero, dice: &mut D) -> i32 {
    let hp = roll(rules, hero, 0, 0, dice);
    (hero.level, hero.peak_level) = (1, 1);
    hero.own = super::Points { hp, hp_max: hp };
    hero.hp_peak = hp;
    hp
}

/// The roll for a level, at least 1: what the hero gains on leaving his present one. Nothing
/// changes but the record of gains. At level 0 it is the roll at the start.
///
/// Source: `newhp`. Draws: one for the role where it has a die, then one for the race, also
/// if it has one side alone (elf, gnome, orc). From the cut-off on the games' own roles and
/// races have no dice.
///
/// At level 30, where 5.0.0 goes on giving hit points, the gain is 5 at the most, less 1 for
/// each full 300 of the maximum so far, and no less than 1. The limit is kept in a plain
/// `char` there; here it is a signed one, as on most machines. So it wraps around at a
/// maximum of 40,200, from where on there is no limit to speak of again. (The wiki's page 'Hit
/// points' has the one, but no limit.)
///
/// At level 0 the game also resets the hero's alignment: 3.4.3 and 3.6.7 each time, 5.0.0
/// before the first turn only.
///
/// # Errors
/// [`Error::Level`] outside `0..=30`, [`Error::Attribute`] for a Constitution outside
/// `3..=25` (not at level 0).
#[doc(alias = "newhp")]
pub fn level_roll<D: Dice + ?Sized>(
    rules: &Rules,
    hero: &mut Hero,
    dice: &mut D,
) -> Result<i32, Error> {
    if hero.level == 0 {
        return Ok(roll(rules, hero, 0, 0, dice));
    }
    let (level, con) = (hero.known_level()?, hero.known_con()?);
    Ok(roll(rules, hero, level, con_bonus(con), dice))
}

/// The roll for a level of `0..=30`, with what Constitution adds.
pub(super) fn roll<D: Dice + ?Sized>(
    rules: &Rules,
    hero: &mut Hero,
    level: i32,
    bonus: i32,
    dice: &mut D,
) -> i32 {
    let recipe = Recipe::of(rules, hero, level, bonus);
    let [of_role, of_race] = recipe.dice.map(|die| dice.roll(1, die));
    let gain = recipe.fixed.saturating_add(of_role).saturating_add(of_race).max(1);
    if rules.hero_gains_kept != 0 {
        hero.keep_gain(level, gain);
    }
    gain.min(recipe.most)
}

/// What a level's roll is made of; at least 1 comes of it.
pub(in crate::nethack) struct Recipe {
    /// What comes in any case.
    pub fixed: i32,
    /// The sides of the role's die and of the race's.
    pub dice: [i32; 2],
    /// What it is at most.
    pub most: i32,
}

impl Recipe {
    /// That of [`level_roll`].
    #[cfg(feature = "odds")]
    pub fn of_level(rules: &Rules, hero: &Hero) -> Result<Self, Error> {
        if hero.level == 0 {
            return Ok(Recipe::of(rules, hero, 0, 0));
        }
        let (level, con) = (hero.known_level()?, hero.known_con()?);
        Ok(Recipe::of(rules, hero, level, con_bonus(con)))
    }

    fn of(rules: &Rules, hero: &Hero, level: i32, bonus: i32) -> Self {
        let cutoff = i32::from(hero.role.cutoff);
        let part = |advance: &Advance| match level {
            0 => (advance.start, advance.start_die),
            _ if level < cutoff => (advance.low, advance.low_die),
            _ => (advance.high, advance.high_die),
        };
        let (role, race) = (part(&hero.role.hp), part(&hero.race.hp));
        let wanes = level == HIGHEST_LEVEL && rules.hero_gain_wanes != 0;
        let most = if wanes {
            let limit = (5 - hero.own.hp_max / 300) as i8;
            limit.max(1).into()
        } else {
            i32::MAX
        };
        Recipe {
            fixed: bonus + i32::from(role.0) + i32::from(race.0),
            dice: [role.1, race.1].map(i32::from),
            most,
        }
    }
}

/// One level more, and its hit points; what is there now rises by as much as the maximum. At
/// level 30 the level stays, and there are hit points all the same. A lower peak level
/// follows. Answers what the hero's own hit points have gained.
///
/// Source: `pluslvl`. Draws: those of [`level_roll`]; while polymorphed one of 8 after them in
/// 3.4.3, which the form's hit points and maximum gain. Since 3.6 the form comes first, by its
/// species: one of 8, which is thrown away, then none for a golem, which gains its fixed hit
/// points over its level, one of 4 for a base level above 49 (4 more), one of 5 for a grown
/// dragon (4 more), one of 4 for anything else, whatever its level. (The games look for a
/// monster's level of the hero's own there, which nothing ever sets.) In 5.0.0 the form's
/// maximum stays as it is, and its hit points don't rise above that.
///
/// The draws for the hero's energy come after this.
///
/// # Errors
/// [`Error::Level`] outside `1..=30`, [`Error::Attribute`] for a Constitution outside
/// `3..=25`, [`Error::Species`] for a form that the table doesn't have.
#[doc(alias = "pluslvl")]
pub fn gain_level<D: Dice + ?Sized>(
    table: &Table<'_>,
    hero: &mut Hero,
    dice: &mut D,
) -> Result<i32, Error> {
    let rules = table.rules;
    let (level, con) = (hero.known_level()?, hero.known_con()?);
    if let Some(form) = &mut hero.form
        && rules.hero_form_gains_by_species != 0
    {
        let gain = form_gain(table, form.species, table.get(form.species)?, dice);
        let points = &mut form.points;
        points.hp = points.hp.saturating_add(gain);
        if rules.hero_form_max_stays != 0 {
            points.hp = points.hp.min(points.hp_max);
        } else {
            points.hp_max = points.hp_max.saturating_add(gain);
        }
    }
    let gain = roll(rules, hero, level, con_bonus(con), dice);
    hero.own.hp = hero.own.hp.saturating_add(gain);
    hero.set_max(hero.own.hp_max.saturating_add(gain));
    if let Some(form) = &mut hero.form
        && rules.hero_form_gains_by_species == 0
    {
        let gain = dice.one_to(8);
        form.points.hp = form.points.hp.saturating_add(gain);
        form.points.hp_max = form.points.hp_max.saturating_add(gain);
    }
    if level < HIGHEST_LEVEL {
        hero.level = level + 1;
        hero.peak_level = hero.peak_level.max(hero.level);
    }
    Ok(gain)
}

/// Whether the hero could gain a level: the errors of [`gain_level`].
pub(super) fn check_gain(table: &Table<'_>, hero: &Hero) -> Result<(), Error> {
    hero.known_level()?;
    hero.known_con()?;
    hero.form.map_or(Ok(()), |form| table.get(form.species).map(|_| ()))
}

/// What a level is worth to a form: as much as to a monster of that species whose level is 0.
pub(super) fn form_gain<D: Dice + ?Sized>(
    table: &Table<'_>,
    who: u16,
    form: &Species,
    dice: &mut D,
) -> i32 {
    level_worth_of(table, who, form, 0, dice)
}
