//! The odds of the hero's hit points: what a level gives, and what comes back in some turns.

use heapless::Vec;

use crate::Error;
use crate::nethack::hero::{Hero, Recipe, Turn, gain_in_force};
use crate::nethack::{Rules, Table};
use crate::odds::{Chance, Distribution, Draft, Roll, outcomes};

/// The distribution of the roll for the hero's next level, or at level 0 for his start
/// ([`level_roll`](crate::nethack::hero::level_roll)).
///
/// ```
/// # #[cfg(feature = "nethack-3-6-7")] {
/// use monstr::nethack::hero::{Hero, RACES, ROLES};
/// use monstr::nethack::{odds::level_roll_odds, v3_6_7::RULES};
/// // A human Valkyrie: below level 10 1d8 and 1d2.
/// let hero = Hero { role: ROLES[11], race: RACES[0], level: 5, con: 16, ..Hero::default() };
/// let mut room = [0.0; 10];
/// let gain = level_roll_odds(&RULES, &hero, &mut room)?;
/// assert_eq!((gain.least(), gain.greatest(), gain.mean()), (3, 11, 7.0));
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Level`] outside `0..=30`, [`Error::Attribute`] for a Constitution outside `3..=25`
/// (not at level 0); [`Error::Count`] for dice of more outcomes than a [`Roll`] may have;
/// [`Error::Capacity`] where there is less room than [`level_roll_outcomes`].
pub fn level_roll_odds<'a>(
    rules: &Rules,
    hero: &Hero,
    room: &'a mut [f64],
) -> Result<Distribution<'a>, Error> {
    let recipe = Recipe::of_level(rules, hero)?;
    let room = room.get_mut(..rooms(&recipe)?).ok_or(Error::Capacity)?;
    let mut draft = Draft::fixed(recipe.fixed, room)?;
    for die in recipe.dice {
        draft.add_dice(1, sides(die))?;
    }
    draft.finish_within(1, recipe.most)
}

/// How much room [`level_roll_odds`] takes: for the games' own roles and races 13 at most.
///
/// # Errors
/// As [`level_roll_odds`].
pub fn level_roll_outcomes(rules: &Rules, hero: &Hero) -> Result<usize, Error> {
    rooms(&Recipe::of_level(rules, hero)?)
}

fn rooms(recipe: &Recipe) -> Result<usize, Error> {
    let more: u32 = recipe.dice.iter().map(|&die| sides(die).saturating_sub(1)).sum();
    let rooms = usize::try_from(more.saturating_add(1)).map_err(|_| Error::Count)?;
    if rooms > Roll::MOST_OUTCOMES { Err(Error::Count) } else { Ok(rooms) }
}

/// The sides of a die; none where there is no die.
fn sides(die: i32) -> u32 {
    u32::try_from(die).unwrap_or(0)
}

/// The most turns of recovery that can be asked about.
pub const MOST_TURNS: u32 = 65_535;

/// The distribution of the hero's hit points after so many turns, of which `turn` is the first
/// and the others differ by their number alone: of his form's hit points where he is
/// polymorphed, else of his own ([`recover`](crate::nethack::hero::recover)).
///
/// ```
/// # #[cfg(feature = "nethack-5-0-0")] {
/// use monstr::nethack::hero::{Hero, Points, Turn};
/// use monstr::nethack::{odds::recovery_odds, v5_0_0::TABLE};
/// let own = Points { hp: 10, hp_max: 12 };
/// let hero = Hero { level: 10, con: 15, own, ..Hero::default() };
/// let mut room = [0.0; 3];
/// // A point with 25 percent each turn, until he is whole.
/// let after = recovery_odds(&TABLE, &hero, &Turn::default(), 2, &mut room)?;
/// assert_eq!((after.least(), after.chances()), (10, &[0.5625, 0.375, 0.0625][..]));
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Level`] outside `1..=30`, [`Error::Attribute`] for a Constitution outside
/// `3..=25`, [`Error::Species`] for a form that the table doesn't have,
/// [`Error::Unsupported`] for a form that dries out on land, and for a rule of recovery that
/// there isn't; [`Error::Count`] for more than [`MOST_TURNS`], and for more hit points missing
/// than a [`Roll`] may have outcomes; [`Error::Capacity`] where there is less room than
/// [`recovery_outcomes`].
pub fn recovery_odds<'a>(
    table: &Table<'_>,
    hero: &Hero,
    turn: &Turn,
    turns: u32,
    room: &'a mut [f64],
) -> Result<Distribution<'a>, Error> {
    let outcomes = recovery_outcomes(table, hero, turn, turns)?;
    let room = room.get_mut(..outcomes).ok_or(Error::Capacity)?;
    let gains = &mut Gains::new();
    let mut draft = Draft::fixed(hero.in_force().hp, room)?;
    for later in 0..turns {
        let turn = Turn { number: turn.number.wrapping_add(later), ..*turn };
        recovered(table, hero, &turn, gains)?;
        draft.add_within_room(gains);
    }
    draft.even_out();
    draft.finish()
}

/// How likely each gain of a turn is, from 0 on. No rule gives so many as there is room for.
type Gains = Vec<Chance, 32>;

fn recovered(table: &Table<'_>, hero: &Hero, turn: &Turn, gains: &mut Gains) -> Result<(), Error> {
    gains.clear();
    let mut failed = Ok(());
    outcomes(
        |dice| gain_in_force(table, hero, turn, dice),
        |gain, chance| {
            let noted = gain.and_then(|gain| note(gains, gain, chance));
            failed = failed.and(noted);
        },
    )?;
    failed
}

fn note(gains: &mut Gains, gain: i32, chance: Chance) -> Result<(), Error> {
    let gain = usize::try_from(gain).map_err(|_| Error::Count)?;
    while gains.len() <= gain {
        gains.push(Chance::NEVER).map_err(|_| Error::Count)?;
    }
    if let Some(place) = gains.get_mut(gain) {
        *place = place.or(chance);
    }
    Ok(())
}

/// How much room [`recovery_odds`] takes: one for each hit point from those in force to the
/// most of them.
///
/// # Errors
/// As [`recovery_odds`].
pub fn recovery_outcomes(
    table: &Table<'_>,
    hero: &Hero,
    turn: &Turn,
    turns: u32,
) -> Result<usize, Error> {
    if turns > MOST_TURNS {
        return Err(Error::Count);
    }
    // Where there is an answer for one turn there is one for all.
    recovered(table, hero, turn, &mut Gains::new())?;
    let points = hero.in_force();
    let missing = points.hp_max.checked_sub(points.hp).ok_or(Error::Count)?;
    let rooms = usize::try_from(missing).map_or(1, |missing| missing + 1);
    if rooms > Roll::MOST_OUTCOMES { Err(Error::Count) } else { Ok(rooms) }
}
