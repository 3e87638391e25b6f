//! The hit points of a hero who takes a new form (`polymon`).

use super::{Form, Hero, Points};
use crate::Error;
use crate::dice::Dice;
use crate::nethack::codes::traits;
use crate::nethack::monster::is_at_home;
use crate::nethack::{Plane, Table};

/// The hit points that a hero has in the form of a species.
///
/// Golems have their fixed number; the wiki's page tells that of 3.4.3 and 3.6.7, 5.0.0 has
/// more for gold, clay, stone, glass and iron. An adult dragon has four a level and 1d4 more,
/// in the endgame eight; level 0 has 1d4, any other 1d8 a level, and three times that on its
/// home plane. The level is the species' own. Species of above level 49 and the Riders are no
/// exception, and there is no gain for the least roll: those are the monsters' rules.
///
/// Source: `polymon`. Draws: none for a golem and for a dragon in the endgame; one of 4 for
/// each level of an adult dragon; at level 0 one of 4; else one of 8 for each level.
///
/// # Errors
/// [`Error::Species`] outside the table.
pub fn form_hit_points<D: Dice + ?Sized>(
    table: &Table<'_>,
    species: u16,
    plane: Plane,
    dice: &mut D,
) -> Result<i32, Error> {
    let species = table.get(species)?;
    if species.fixed_hp > 0 {
        return Ok(species.fixed_hp.into());
    }
    let level = i32::from(species.level);
    let hp = if species.is(traits::ADULT_DRAGON) {
        let by_chance = if plane == Plane::None { dice.roll(level, 4) } else { 4 * level };
        by_chance.saturating_add(4 * level)
    } else if level == 0 {
        dice.roll(1, 4)
    } else {
        let times = if is_at_home(species.home, plane) { 3 } else { 1 };
        dice.roll(level, 8).saturating_mul(times)
    };
    Ok(hp)
}

/// The hero takes the form of a species, with [`form_hit_points`]; his own hit points stay
/// as they are. Answers the turns that it will last: those that the game has drawn, cut in
/// the proportion of the hero's level to the form's where his is the lower.
///
/// In the order of draws these come before, and are the game's: 3.6.7 and 5.0.0 exercise
/// Constitution down and Wisdom up; a form of no fixed sex draws one of 10 for a change of
/// the hero's (3.6.7, 5.0.0: only in a random or chosen polymorph); one of 500 for the turns.
///
/// # Errors
/// [`Error::Species`] outside the table; [`Error::Level`] for a hero's level outside
/// `1..=30`.
#[doc(alias = "polymon")]
pub fn polymorph<D: Dice + ?Sized>(
    table: &Table<'_>,
    hero: &mut Hero,
    species: u16,
    plane: Plane,
    turns: i32,
    dice: &mut D,
) -> Result<i32, Error> {
    let level = hero.known_level()?;
    let hp = form_hit_points(table, species, plane, dice)?;
    hero.form = Some(Form { species, points: Points { hp, hp_max: hp } });
    let form_level = i32::from(table.get(species)?.level);
    if level >= form_level {
        return Ok(turns);
    }
    // Nearer to 0 than `turns`, so it fits; and the form's level is above 0.
    let cut = (i64::from(turns) * i64::from(level)).checked_div(form_level.into());
    Ok(cut.and_then(|turns| i32::try_from(turns).ok()).unwrap_or(0))
}
