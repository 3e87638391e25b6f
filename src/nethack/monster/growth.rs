//! How a monster gains hit points and levels: by what it kills, drinks or eats (`grow_up`).
//!
//! The most hit points grow first; where they pass eight for each level the level follows,
//! and a level that its grown form has by nature makes the monster that form.

use super::super::codes::traits;
use super::super::gone::Gone;
use super::super::place::Plane;
use super::super::species::Species;
use super::super::table::Table;
use super::drain::level_worth_of;
use super::hit_points::is_at_home;
use super::level::HIGHEST;
use super::{Monster, Vigor};
use crate::Error;
use crate::dice::Dice;

/// The most hit points that a monster keeps which gains a level.
const MOST_HIT_POINTS: i32 = 400;
/// The most that a long worm gets by growing longer.
const MOST_OF_A_LONG_WORM: i32 = 500;
/// The level at which a monster of a hero's role stops.
const HIGHEST_OF_A_PLAYER: i32 = 30;
/// A limit that no kind is below.
const LOWEST_LIMIT: i32 = 5;

/// What a monster grows by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Growth {
    /// It has killed a monster, or the hero, of that level.
    Kill {
        /// The victim's level.
        victim_level: u16,
    },
    /// It has drunk a potion of gain level, or eaten a wraith.
    Potion,
}

/// Has a monster gain hit points, and perhaps a level, and perhaps become its grown form.
///
/// Answers the species that it is then; none where it is dead: it was so before (nothing is
/// changed or drawn), or its grown form has been genocided and it dies of that, its level and
/// hit points as they were at that moment.
///
/// Source: `grow_up`. Draws: after a kill one of the victim's level + 1; then, where more
/// than one hit point is gained, one of that number. By potion one of 8.
///
/// ```
/// # #[cfg(feature = "nethack-3-6-7")] {
/// use monstr::dice::Modulo;
/// use monstr::nethack::{Gone, Growth, Monster, Plane, Vigor, grow_up, v3_6_7::{TABLE, pm}};
/// let mut kitten = Monster {
///     species: pm::KITTEN,
///     vigor: Vigor { level: 3, hp: 22, hp_max: 24 },
///     ..Monster::default()
/// };
/// let mut dice = Modulo::seeded(42, 54);
/// let grown = grow_up(&TABLE, &mut kitten, Growth::Potion, Plane::None, &Gone::NONE, &mut dice)?;
/// assert_eq!(grown, Some(pm::HOUSECAT));
/// assert_eq!(kitten.vigor.level, 4);
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Species`] outside the table; [`Error::Level`] and [`Error::HitPoints`] outside
/// the ranges of [`Vigor`].
pub fn grow_up<D: Dice + ?Sized>(
    table: &Table<'_>,
    monster: &mut Monster,
    by: Growth,
    plane: Plane,
    gone: &Gone<'_>,
    dice: &mut D,
) -> Result<Option<u16>, Error> {
    let species = monster.checked(table)?;
    let base = i32::from(species.level);
    let form = form_ahead(table, monster, species, by);
    let big = table.get(form)?;
    let form_level = i32::from(big.level);
    let may_change = form != monster.species;

    let now = &mut monster.vigor;
    if now.hp <= 0 {
        return Ok(None);
    }
    // The most hit points of this level, and the level to stop at.
    let (threshold, limit, gained, healed) = match by {
        Growth::Kill { victim_level } => {
            let threshold = threshold(species, now, plane);
            let limit = 3 * base / 2;
            let limit = if may_change { limit.max(form_level) } else { limit };
            let room = (threshold + 1 - now.hp_max).max(0);
            let gained = dice.one_to(i32::from(victim_level) + 1).min(room);
            let healed = if gained > 1 { dice.below(gained) } else { 0 };
            (threshold, limit, gained, healed)
        }
        Growth::Potion => {
            let gained = dice.one_to(8);
            (0, HIGHEST + 1, gained, gained)
        }
    };
    now.hp_max = now.hp_max.saturating_add(gained);
    now.hp = now.hp.saturating_add(healed);
    if now.hp_max <= threshold {
        return Ok(Some(monster.species));
    }

    let mut limit = match species.is(traits::PLAYER) {
        true => HIGHEST_OF_A_PLAYER,
        false => limit.clamp(LOWEST_LIMIT, HIGHEST + i32::from(base > HIGHEST)),
    };
    now.level += 1;
    if may_change && now.level >= form_level {
        if gone.is_genocided(form) {
            return Ok(None);
        }
        monster.species = form;
        limit = now.level;
        if table.rules.growth_changes_sex != 0 && big.is(traits::MALE | traits::FEMALE) {
            monster.female = !big.is(traits::MALE);
        }
    }
    if now.level > limit {
        now.level -= 1;
        now.hp_max -= i32::from(now.hp_max == threshold + 1);
    }
    now.hp_max = now.hp_max.min(MOST_HIT_POINTS);
    now.hp = now.hp.min(now.hp_max);
    Ok(Some(monster.species))
}

/// What the monster may become now; its own species where that is nothing.
fn form_ahead(table: &Table<'_>, monster: &Monster, species: &Species, by: Growth) -> u16 {
    let stays = species.is(traits::GROWS_BY_POTION) && by != Growth::Potion;
    let form = if stays { monster.species } else { table.grown(monster.species) };
    let is_pair = table.get(form).is_ok_and(|form| form.is(traits::PRECEDES_FEMALE_FORM));
    let female_form = form.checked_add(1).filter(|&next| table.get(next).is_ok());
    female_form.filter(|_| is_pair && monster.female).unwrap_or(form)
}

/// The most hit points that it can gain by kills without gaining a level.
fn threshold(species: &Species, now: &Vigor, plane: Plane) -> i32 {
    if now.level == 0 {
        4
    } else if species.fixed_hp > 0 {
        (now.hp_max / 10 + 1) * 10 - 1
    } else if is_at_home(species.home, plane) {
        3 * 8 * now.level
    } else {
        8 * now.level
    }
}

/// Has the most hit points of a long worm grow by so many, as it does when it grows longer:
/// they stop at 500, where those of other monsters stop at 400. More than that it keeps. How
/// many it gains is the caller's to draw, and so is what becomes of its hit points.
///
/// # Errors
/// [`Error::Level`] and [`Error::HitPoints`] outside the ranges of [`Vigor`].
pub fn lengthen_worm(vigor: &mut Vigor, gained: u16) -> Result<(), Error> {
    vigor.check()?;
    let room = (MOST_OF_A_LONG_WORM - vigor.hp_max).max(0);
    vigor.hp_max += room.min(gained.into());
    Ok(())
}

/// Raises a monster that has risen from its corpse below its species' base level (5.0.0; by
/// the older rules it stays as it is): to the level drawn, if that is higher, and its most
/// hit points by what each new level is worth ([`level_worth`](super::level_worth)). Its hit
/// points stay.
///
/// Draws: one of its species' base level + 1; then those of `level_worth` for each level.
///
/// # Errors
/// [`Error::Species`] outside the table; [`Error::Level`] and [`Error::HitPoints`] outside
/// the ranges of [`Vigor`].
pub fn raise_revived<D: Dice + ?Sized>(
    table: &Table<'_>,
    monster: &mut Monster,
    dice: &mut D,
) -> Result<(), Error> {
    let species = monster.checked(table)?;
    let base = i32::from(species.level);
    let now = &mut monster.vigor;
    if table.rules.revival_raises == 0 || now.level >= base {
        return Ok(());
    }
    for level in now.level + 1..=dice.one_to(base + 1).min(base + 1) {
        now.level = level;
        let worth = level_worth_of(table.rules, species, level, dice);
        now.hp_max = now.hp_max.saturating_add(worth);
    }
    Ok(())
}
