//! Who comes later: wandering creatures (`wandercheck`) and summoned ones (`summon`).

use super::codes::status;
use super::creature::{Creature, create_by_difficulty};
use super::game::Game;
use super::place::Place;
use super::range::range;
use super::scenes::site;
use super::selection::pick;
use super::space::find_space;
use super::table::Table;
use crate::Error;
use crate::dice::Dice;

/// Whether a wandering creature comes to the floor, which is made then. The game asks every
/// ten minutes in a dungeon of so many `levels`.
///
/// Source: `wandercheck`. Draws: one of the levels. Below the difficulty somebody comes:
/// those of [`find_space`], unless the game gives the place, and those of
/// [`create_by_difficulty`].
///
/// # Errors
/// As [`find_space`] and [`create_by_difficulty`].
#[doc(alias = "wandercheck")]
pub fn wander<D: Dice + ?Sized, G: Game<D> + ?Sized>(
    table: &Table<'_>,
    place: &Place<'_>,
    levels: u8,
    game: &mut G,
    dice: &mut D,
    creature: &mut Creature,
) -> Result<bool, Error> {
    let difficulty = place.difficulty(table);
    if range(dice, levels.into()) >= difficulty {
        return Ok(false);
    }
    let (x, y) = match game.place()? {
        Some(given) => given,
        None => find_space(game, dice)?,
    };
    create_by_difficulty(table, place, difficulty, true, game, dice, creature)?;
    (creature.x, creature.y) = (x, y);
    Ok(true)
}

/// Where a summoned creature may stand, from the player: the first that is free.
#[doc(alias = "Dirs")]
const AROUND: [(i32, i32); 8] =
    [(1, 1), (1, -1), (-1, 1), (-1, -1), (1, 0), (-1, 0), (0, 1), (0, -1)];

/// What is called, and how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Call {
    /// Above 0 whoever comes isn't hostile; below 0 it is; 0 leaves it as it is made.
    pub blessing: i32,
    /// Of which species. None: any by difficulty with blessing 0, any at all below 0. Above 0
    /// the player names one: ask first.
    pub species: Option<u16>,
    /// Where the player stands.
    pub player: (i32, i32),
}

/// Calls a creature to the player's side. Whether one came: none does where no square around
/// is free.
///
/// Source: `summon`. Draws: with a blessing below 0 and no species named, one of the whole
/// catalogue, spent even where nobody comes. Then those of [`create`](super::create); with blessing 0 and no
/// species named, those of [`create_by_difficulty`].
///
/// # Errors
/// [`Error::Species`] with a blessing above 0 and no species named, and outside the table; as
/// [`create`](super::create) otherwise.
pub fn summon<D: Dice + ?Sized, G: Game<D> + ?Sized>(
    table: &Table<'_>,
    place: &Place<'_>,
    call: &Call,
    game: &mut G,
    dice: &mut D,
    creature: &mut Creature,
) -> Result<bool, Error> {
    let species = match call.species {
        None if call.blessing > 0 => return Err(Error::Species),
        None if call.blessing < 0 => Some(pick(dice, table.count())),
        named => named,
    };
    let Some(square) = beside(call.player, game)? else { return Ok(false) };
    site(table, place, species, game, dice, creature)?;
    if call.blessing != 0 {
        creature.set(status::HOSTILE, call.blessing < 0);
    }
    (creature.x, creature.y) = square;
    Ok(true)
}

/// The first free square around the player; a secret one will do.
fn beside<D: Dice + ?Sized, G: Game<D> + ?Sized>(
    (x, y): (i32, i32),
    game: &mut G,
) -> Result<Option<(i32, i32)>, Error> {
    let (width, length) = game.map_size();
    for (dx, dy) in AROUND {
        let (x, y) = (x.saturating_add(dx), y.saturating_add(dy));
        let on_map = (0..width).contains(&x) && (0..length).contains(&y);
        if on_map && game.is_free(x, y, true)? {
            return Ok(Some((x, y)));
        }
    }
    Ok(None)
}

/// Whom an angel (or else a demon) of a level calls, and how many of them. Each comes by
/// [`summon`] with a blessing of -1. None for a demon whose level has nobody to call. No
/// draws.
pub fn helpers(table: &Table<'_>, angel: bool, level: i32) -> Option<(u16, u8)> {
    let lists = table.lists;
    let at = |step: &&super::lists::Step| i32::from(step.limit) == level;
    if angel {
        let host = lists.angel_hosts.iter().find(at).or(lists.angel_hosts.last());
        host.map(|step| (step.species, 3))
    } else {
        lists.demon_helpers.iter().find(at).map(|step| (step.species, 2))
    }
}
