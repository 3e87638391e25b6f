//! Who lives on a dungeon's floor (`populate_level`), and who waits on certain floors.
//!
//! A floor has eleven creatures or more, by its difficulty. Each gets a place, then a species
//! by its environment's theme, or an ordinary one by difficulty.

use core::ops::Range;

use super::codes::theme;
use super::creature::{Creature, create, create_by_difficulty};
use super::game::Game;
use super::lists::{Environment, Lists, Step};
use super::place::Place;
use super::range::range;
use super::selection::draw_until;
use super::space::find_space_besides;
use super::species::Template;
use super::table::Table;
use crate::Error;
use crate::dice::Dice;

/// How many creatures a floor may have: as many places are remembered while it is populated.
/// The game's own never have more than 64, at any depth.
pub const FLOOR_CAPACITY: usize = 128;

/// The Volcano's broad pool, whose common species come: bands 4 to 9.
pub(super) fn broad_pool(table: &Table<'_>) -> Range<u16> {
    table.band(4)..table.band(10)
}

/// How many creatures a floor has, by the draw of a third of the difficulty.
pub(super) fn head_count(environment: &Environment, drawn: i32) -> i32 {
    3 * (drawn + 1) + 8 + i32::from(environment.crowd)
}

/// The creatures of a new floor, in the order in which they are made. Answers how many there
/// are; those that `floor` has no room for are made all the same, and lost.
///
/// Source: `populate_level`. Draws:
///
/// 1. one, bounded by a third of the difficulty, unless that is 0: how many;
/// 2. for each creature those of [`find_space`](super::find_space), unless the game gives the
///    place;
/// 3. by the environment's theme: Caves up to three of 100; Sewers one of 3, and another of
///    three more than the depth; Astral Plane one of 2, then one of 12, or up to five of 2
///    and perhaps one of 12; Volcano one of 2, then of 80 until a common species comes, or
///    one of two more than half the depth; Castle one of 4; elsewhere none;
/// 4. those of [`create`], or where no species was told those of [`create_by_difficulty`].
///
/// # Errors
/// [`Error::Level`] for a depth below 0; [`Error::Capacity`] for a floor of more than
/// [`FLOOR_CAPACITY`]; [`Error::Place`] where no place is found; as [`create`] otherwise.
/// What is on the floor then is of no use.
#[doc(alias = "populate_level")]
pub fn populate<D: Dice + ?Sized, G: Game<D> + ?Sized>(
    table: &Table<'_>,
    place: &Place<'_>,
    game: &mut G,
    dice: &mut D,
    floor: &mut [Creature],
) -> Result<usize, Error> {
    if place.depth < 0 {
        return Err(Error::Level);
    }
    let environment = table.lists.environment(place.environment);
    let difficulty = place.difficulty(table);
    let count = head_count(environment, range(dice, difficulty / 3));
    let count = usize::try_from(count).unwrap_or(0);
    if count > FLOOR_CAPACITY {
        return Err(Error::Capacity);
    }
    let mut taken = heapless::Vec::<(i32, i32), FLOOR_CAPACITY>::new();
    let mut lost = Creature::default();
    for i in 0..count {
        let square = match game.place()? {
            Some(given) => given,
            None => find_space_besides(&taken, game, dice)?,
        };
        let creature = floor.get_mut(i).unwrap_or(&mut lost);
        match themed(table, environment.theme, difficulty, place.depth.into(), dice)? {
            None => create_by_difficulty(table, place, difficulty, false, game, dice, creature)?,
            species => create(table, place, species, game, dice, creature)?,
        }
        creature.settle(square);
        taken.push(square).map_err(|_| Error::Capacity)?;
    }
    Ok(count)
}

/// The species that the theme of an environment tells; none where it leaves that to the
/// difficulty.
pub(super) fn themed<D: Dice + ?Sized>(
    table: &Table<'_>,
    theme: u8,
    difficulty: i32,
    depth: i32,
    dice: &mut D,
) -> Result<Option<u16>, Error> {
    let lists = table.lists;
    let listed = |list: &[u16], slot: i32| {
        let slot = usize::try_from(slot).ok().and_then(|slot| list.get(slot));
        slot.copied().filter(|&species| species != Lists::NONE)
    };
    Ok(match theme {
        theme::CAVES => {
            let [shaman, chieftain, goblin] = lists.caves;
            let beyond = |step: Step, drawn: i32| drawn > step.limit.into();
            if beyond(shaman, 10 * depth + range(dice, 100)) {
                Some(shaman.species)
            } else if beyond(chieftain, 10 * depth + range(dice, 100)) {
                Some(chieftain.species)
            } else {
                beyond(goblin, range(dice, 100)).then_some(goblin.species)
            }
        }
        theme::SEWERS => match range(dice, 3) {
            0 => None,
            _ => listed(&lists.sewers, range(dice, depth + 3)),
        },
        theme::ASTRAL => {
            if range(dice, 2) == 1 {
                return Ok(listed(&lists.astral, range(dice, 12)));
            }
            // A draw for each depth that the plane has, until it is this one's turn and luck.
            match (1..=5).find(|&step| range(dice, 2) == 1 && step == depth) {
                Some(5) => listed(&lists.astral_deep, range(dice, 12)),
                Some(step) => listed(&lists.astral_elementals, step - 1),
                None => None,
            }
        }
        theme::VOLCANO => {
            if range(dice, 2) == 1 {
                return draw_until(table, broad_pool(table), dice, Template::is_common).map(Some);
            }
            listed(&lists.volcano, range(dice, depth / 2 + 2))
        }
        theme::CASTLE if range(dice, 4) == 1 => wizard(lists, difficulty),
        _ => None,
    })
}

/// The Castle's own creature for a difficulty.
pub(super) fn wizard(lists: &Lists, difficulty: i32) -> Option<u16> {
    lists.castle.iter().find(|step| difficulty < step.limit.into()).map(|step| step.species)
}

/// Who waits on a floor of that layout (a bit of [`codes::layout`](super::codes::layout)),
/// unless the environment's quest is completed. No draws.
///
/// Whoever it is gets a place and is made before the floor is populated: by
/// [`find_space`](super::find_space) and [`create`].
///
/// ```
/// # #[cfg(feature = "omega")] {
/// use monstr::omega::{Place, TABLE, codes::{environment, layout}, inhabitant, monster};
/// let last = Place { environment: environment::CAVES, depth: 10, ..Place::default() };
/// assert_eq!(inhabitant(&TABLE, &last, layout::CAVERN, false), Some(monster::GOBLIN_KING));
/// assert_eq!(inhabitant(&TABLE, &last, layout::CAVERN, true), None);
/// # }
/// ```
pub fn inhabitant(
    table: &Table<'_>,
    place: &Place<'_>,
    layout: u8,
    completed: bool,
) -> Option<u16> {
    let mut waiting = table.lists.inhabitants.iter().filter(|who| {
        i32::from(who.environment) == place.environment
            && who.depth == place.depth.into()
            && who.layouts & layout != 0
            && (who.always != 0 || !completed)
    });
    waiting.next().map(|who| who.species)
}

#[cfg(all(test, feature = "omega"))]
mod tests {
    use super::*;
    use crate::omega::{Lists, TABLE, codes::environment};

    struct Zero;

    impl Dice for Zero {
        fn below(&mut self, _: i32) -> i32 {
            0
        }
    }

    /// A game that puts each where nobody is.
    struct Row(i32);

    impl Game<Zero> for Row {
        fn place(&mut self) -> Result<Option<(i32, i32)>, Error> {
            self.0 += 1;
            Ok(Some((self.0, 0)))
        }
    }

    /// A floor as full as it may be, and one that is fuller; at any depth but one below 0.
    #[test]
    fn full_floors() {
        let how_many = |crowd, depth| {
            let mut lists: Lists = *TABLE.lists;
            lists.environments[environment::HOUSE as usize].crowd = crowd;
            let table = Table { lists: &lists, ..TABLE };
            let place = Place { environment: environment::HOUSE, depth, ..Place::default() };
            populate(&table, &place, &mut Row(0), &mut Zero, &mut [])
        };
        // Eleven come without a crowd.
        assert_eq!(how_many(117, 1), Ok(FLOOR_CAPACITY));
        assert_eq!(how_many(118, 1), Err(Error::Capacity));
        assert_eq!(how_many(119, 1), Err(Error::Capacity));
        assert_eq!((how_many(0, 0), how_many(0, -1)), (Ok(11), Err(Error::Level)));
    }
}
