//! The hero becomes a new man, or woman, of his own race (`newman`).
//!
//! His level changes by up to two. In 3.4.3 his hit points are scaled with it; since 3.6 they
//! are made anew, level by level, from new attributes. The rule comes in two parts, since the
//! game makes a draw of its own between them.

use super::death::{Fate, Mortality, rescue};
use super::level_gain::roll;
use super::roles::con_bonus;
use super::{HIGHEST_LEVEL, Hero};
use crate::Error;
use crate::dice::Dice;
use crate::nethack::Rules;

/// By how much the highest Strength, Dexterity, Constitution and Charisma of a new man
/// change, -2 to 2, before they are kept within 3 and what the race allows. (What they are at
/// the moment changes in proportion.) The hero's Constitution is done.
pub type NewAttributes = [i32; 4];

/// What the first part comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewMan {
    /// [`Fate::Lives`]: go on with [`new_man_outcome`]. Anything else: he would have fallen
    /// below level 1, and this is the end of it.
    pub fate: Fate,
    /// The draw of 10 for the sex, if there was one.
    pub sex: Option<i32>,
    /// The draw for the experience points, if there was one.
    pub experience: Option<i32>,
    /// The new attributes, since 3.6.
    pub attributes: Option<NewAttributes>,
}

/// The hero becomes a new man: level, peak level and hit points, without what follows from
/// too few of these. `may_change_sex` is yes for a random or chosen polymorph, and no for a
/// werecreature's; 3.4.3 doesn't ask.
///
/// The level changes by -2 to 2. Who would fall below level 1 dies at once, and nothing else
/// changes; level 30 isn't exceeded. By a lost level the peak level falls as much, but it
/// isn't below the new level.
///
/// In 3.4.3 the maximum becomes (maximum - 10) * new level / old level, and 1 to 19 more. Since
/// 3.6 Constitution changes first; what the levels have given is taken off the maximum, of the
/// rest 80, 90, 100 or 110 percent stay, and each new level is rolled afresh; the maximum is at
/// least the level. The hit points change in proportion.
///
/// Draws, in order: one of 5 for the level, and if he dies of that as [`death`](super::death());
/// one of 10 for the sex, if it may change; for the experience points one of so many as lie
/// between this level and the next, halved until below 32,767. Then in 3.4.3 one of 19; since
/// 3.6 one of 5 each for Strength, Dexterity, Constitution and Charisma, one of 4, and for each
/// level from 0 up to below the new one as [`level_roll`](super::level_roll).
///
/// What becomes of a hero who is polymorphed at the moment was not measured. In 3.4.3 and
/// 3.6.7 the game also resets the alignment, as at level 0.
///
/// # Errors
/// [`Error::Level`] outside `1..=30`; [`Error::Attribute`] for a Constitution, now or
/// highest, outside `3..=25`; [`Error::HitPoints`] for a maximum below 1.
#[doc(alias = "newman")]
pub fn new_man<D: Dice + ?Sized>(
    rules: &Rules,
    hero: &mut Hero,
    mortality: &mut Mortality,
    may_change_sex: bool,
    dice: &mut D,
) -> Result<NewMan, Error> {
    let old_level = known(hero)?;
    if hero.own.hp_max < 1 {
        return Err(Error::HitPoints);
    }
    let mut made = NewMan { fate: Fate::Lives, sex: None, experience: None, attributes: None };
    let level = (old_level - 2 + dice.below(5)).min(HIGHEST_LEVEL);
    if level < 1 {
        made.fate = rescue(rules, hero, mortality, false, dice).into();
        return Ok(made);
    }
    let lost = (old_level - level).max(0);
    hero.peak_level = hero.peak_level.saturating_sub(lost).max(level);
    hero.level = level;
    if may_change_sex || rules.hero_new_man_asks_for_sex == 0 {
        made.sex = Some(dice.below(10));
    }
    made.experience = Some(dice.below(experience_span(level)));
    if rules.hero_new_man_by_levels != 0 {
        made.attributes = Some(new_attributes(hero, dice));
        level_by_level(rules, hero, old_level, dice);
    } else {
        scale(hero, old_level, dice);
    }
    Ok(made)
}

/// Whether the new man lives: who has less than 1 hit point, or a maximum below 1, dies, or
/// with polymorph control has 1. In 3.4.3 the new attributes come before that, and are
/// answered too.
///
/// Draws: in 3.4.3 one of 5 each for Strength, Dexterity, Constitution and Charisma; if he dies
/// as [`death`](super::death()). Before this the game draws for the energy: one draw in 3.4.3.
/// (Since 3.6 a draw is made here only for the last points of a Constitution, and on which side
/// of the energy it falls was not measured.) A draw for hunger ends it.
///
/// # Errors
/// [`Error::Level`] outside `1..=30`; [`Error::Attribute`] for a Constitution, now or
/// highest, outside `3..=25`.
pub fn new_man_outcome<D: Dice + ?Sized>(
    rules: &Rules,
    hero: &mut Hero,
    mortality: &mut Mortality,
    controlled: bool,
    dice: &mut D,
) -> Result<(Fate, Option<NewAttributes>), Error> {
    known(hero)?;
    let late = rules.hero_new_man_by_levels == 0;
    let attributes = late.then(|| new_attributes(hero, dice));
    let fate = if hero.own.hp > 0 && hero.own.hp_max > 0 {
        Fate::Lives
    } else if controlled {
        hero.own.hp_max = hero.own.hp_max.max(1);
        hero.own.hp = hero.own.hp.max(1);
        Fate::Lives
    } else {
        rescue(rules, hero, mortality, false, dice).into()
    };
    Ok((fate, attributes))
}

/// The level of a hero who can have it and his Constitution.
fn known(hero: &Hero) -> Result<i32, Error> {
    hero.known_con()?;
    if !(3..=25).contains(&hero.con_max) {
        return Err(Error::Attribute);
    }
    hero.known_level()
}

/// New attributes, of which Constitution is the hero's.
fn new_attributes<D: Dice + ?Sized>(hero: &mut Hero, dice: &mut D) -> NewAttributes {
    let attributes = [(); 4].map(|()| dice.below(5) - 2);
    let [_, _, by, _] = attributes;
    let con_max = (hero.con_max + by).min(hero.race.con_limit.into()).clamp(3, 25);
    let in_proportion = (hero.con * con_max).checked_div(hero.con_max);
    hero.con = in_proportion.unwrap_or(hero.con).clamp(3, 25);
    hero.con_max = con_max;
    attributes
}

/// The experience points between reaching a level and leaving it, halved until the game's
/// generator can draw among them.
fn experience_span(level: i32) -> i32 {
    let least = if level > 1 { experience_to_leave(level - 1) } else { 0 };
    let mut span = experience_to_leave(level) - least;
    while span >= 32_767 {
        span /= 2;
    }
    span
}

/// The experience points that take the hero beyond a level of 1 to 30.
fn experience_to_leave(level: i32) -> i32 {
    match level {
        ..10 => 10 << level,
        10..20 => 10_000 << (level - 10),
        20.. => 10_000_000 * (level - 19),
    }
}

/// 3.4.3's hit points of a new man.
fn scale<D: Dice + ?Sized>(hero: &mut Hero, old_level: i32, dice: &mut D) {
    let old_max = i64::from(hero.own.hp_max);
    let by_level = (old_max - 10) * i64::from(hero.level);
    let hp_max = by_level.checked_div(old_level.into()).unwrap_or(0) + 19;
    let hp_max = saturated(hp_max - i64::from(dice.below(19)));
    let hp = i64::from(hero.own.hp) * i64::from(hp_max);
    hero.own.hp = saturated(hp.checked_div(old_max).unwrap_or(0));
    hero.own.hp_max = hp_max;
}

/// The hit points of a new man since 3.6.
fn level_by_level<D: Dice + ?Sized>(rules: &Rules, hero: &mut Hero, old_level: i32, dice: &mut D) {
    let old_max = i64::from(hero.own.hp_max);
    let gained: i64 = hero.gains.iter().zip(0..old_level).map(|(&gain, _)| i64::from(gain)).sum();
    let tenths = i64::from(dice.below(4)) + 8;
    let mut hp_max = saturated(nearest((old_max - gained) * tenths, 10));
    for level in 0..hero.level {
        let bonus = if level > 0 { con_bonus(hero.con) } else { 0 };
        hp_max = hp_max.saturating_add(roll(rules, hero, level, bonus, dice));
    }
    let hp_max = hp_max.max(hero.level);
    hero.own.hp = saturated(nearest(i64::from(hero.own.hp) * i64::from(hp_max), old_max));
    hero.set_max(hp_max);
}

/// The quotient, rounded to the nearest, a half away from 0. `by` is above 0.
fn nearest(number: i64, by: i64) -> i64 {
    let size = (number.abs() + by / 2).checked_div(by).unwrap_or(0);
    size * number.signum()
}

/// As near as it fits.
fn saturated(number: i64) -> i32 {
    number.clamp(i32::MIN.into(), i32::MAX.into()) as i32
}
