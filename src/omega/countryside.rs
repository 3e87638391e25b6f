//! Encounters in the countryside (`make_country_monsters`).

use super::codes::terrain;
use super::creature::{Creature, create, create_by_difficulty};
use super::game::Game;
use super::lists::Lists;
use super::place::Place;
use super::range::range;
use super::table::Table;
use crate::Error;
use crate::dice::Dice;

/// The creatures of an encounter on some terrain, on a map of the width and length, in the
/// order in which they are made. Answers how many there are, 1 to 15; those that `band` has
/// no room for are made all the same, and lost.
///
/// Nobody looks where they stand: two may be on one square, and the later one has it. Where
/// width and length are 0 nothing is drawn for the places, and all are at 0, 0: the caller
/// puts them where it likes.
///
/// Source: `make_country_monsters`. Draws: one of 5 and one of 3, whose product is the
/// number. For each creature, on terrain with a table: one of 10 for the species, those of
/// [`create`], one of the width and one of the length. On other terrain: one of the length,
/// one of the width (in the other order with [`Place::x_first`]), then those of
/// [`create_by_difficulty`].
///
/// # Errors
/// As [`create`]. What is in the band then is of no use.
#[doc(alias = "make_country_monsters")]
#[allow(clippy::too_many_arguments)]
pub fn countryside<D: Dice + ?Sized, G: Game<D> + ?Sized>(
    table: &Table<'_>,
    place: &Place<'_>,
    terrain: i32,
    (width, length): (i32, i32),
    game: &mut G,
    dice: &mut D,
    band: &mut [Creature],
) -> Result<usize, Error> {
    let count = (range(dice, 5) + 1) * (range(dice, 3) + 1);
    let natives = natives(table.lists, terrain);
    let count = usize::try_from(count).unwrap_or(0);
    let mut lost = Creature::default();
    for i in 0..count {
        let creature = band.get_mut(i).unwrap_or(&mut lost);
        let square = match natives {
            Some(natives) => {
                let slot = usize::try_from(range(dice, 10)).unwrap_or(0);
                let species = natives.get(slot).copied().filter(|&s| s != Lists::NONE);
                create(table, place, species, game, dice, creature)?;
                (range(dice, width), range(dice, length))
            }
            None => {
                let square = if place.x_first {
                    (range(dice, width), range(dice, length))
                } else {
                    let y = range(dice, length);
                    (range(dice, width), y)
                };
                let difficulty = place.difficulty(table);
                create_by_difficulty(table, place, difficulty, false, game, dice, creature)?;
                square
            }
        };
        creature.settle(square);
        creature.sense = width;
    }
    Ok(count)
}

/// The table of a terrain, where it has one.
pub(super) fn natives(lists: &Lists, terrain: i32) -> Option<&[u16; 10]> {
    let [plains, forest, jungle, river, swamp, desert, tundra, mountains] = &lists.countryside;
    match terrain {
        terrain::PLAINS => Some(plains),
        terrain::FOREST => Some(forest),
        terrain::JUNGLE => Some(jungle),
        terrain::RIVER => Some(river),
        terrain::SWAMP => Some(swamp),
        terrain::DESERT => Some(desert),
        terrain::TUNDRA => Some(tundra),
        terrain::MOUNTAINS | terrain::PASS | terrain::VOLCANO => Some(mountains),
        _ => None,
    }
}
