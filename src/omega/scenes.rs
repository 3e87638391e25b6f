//! Creatures that belong to a spot: statues, temples, graves, mazes, houses.

use super::codes::status;
use super::creature::{Creature, create, create_by_difficulty};
use super::game::Game;
use super::lists::Lists;
use super::npc;
use super::place::Place;
use super::range::range;
use super::table::Table;
use crate::Error;
use crate::dice::Dice;

/// Makes a creature of a species, or one by difficulty that wanders where none is named.
///
/// Source: `make_site_monster`. Draws: those of [`create`] or [`create_by_difficulty`].
///
/// # Errors
/// As [`create`].
#[doc(alias = "make_site_monster")]
pub fn site<D: Dice + ?Sized, G: Game<D> + ?Sized>(
    table: &Table<'_>,
    place: &Place<'_>,
    species: Option<u16>,
    game: &mut G,
    dice: &mut D,
    creature: &mut Creature,
) -> Result<(), Error> {
    match species {
        None => {
            let difficulty = place.difficulty(table);
            create_by_difficulty(table, place, difficulty, true, game, dice, creature)
        }
        species => create(table, place, species, game, dice, creature),
    }
}

/// Makes what a statue wakes to: a hostile creature of the next difficulty.
///
/// Draws: those of [`create_by_difficulty`].
///
/// # Errors
/// As [`create`].
pub fn statue<D: Dice + ?Sized, G: Game<D> + ?Sized>(
    table: &Table<'_>,
    place: &Place<'_>,
    game: &mut G,
    dice: &mut D,
    creature: &mut Creature,
) -> Result<(), Error> {
    let difficulty = place.difficulty(table).saturating_add(1);
    create_by_difficulty(table, place, difficulty, false, game, dice, creature)?;
    creature.set(status::HOSTILE, true);
    Ok(())
}

/// What is found on a random square of a temple or of the city's maze.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Square {
    /// Nothing.
    Nothing,
    /// A creature, which has been made.
    Creature,
    /// A creature, which has been made, and the square is a magic pool.
    PoolAndCreature,
    /// A trap: which of the game's 13.
    Trap(i32),
    /// An object, which the game makes.
    Object,
}

/// A random square of a temple.
///
/// Draws: one of 12; those of [`create`] where it tells somebody. The second of the twelve is
/// a magic pool besides.
///
/// # Errors
/// As [`create`].
pub fn temple_square<D: Dice + ?Sized, G: Game<D> + ?Sized>(
    table: &Table<'_>,
    place: &Place<'_>,
    game: &mut G,
    dice: &mut D,
    creature: &mut Creature,
) -> Result<Square, Error> {
    let slot = range(dice, 12);
    let species = usize::try_from(slot).ok().and_then(|slot| table.lists.temple.get(slot));
    let Some(&species) = species.filter(|&&species| species != Lists::NONE) else {
        return Ok(Square::Nothing);
    };
    create(table, place, Some(species), game, dice, creature)?;
    Ok(if slot == 1 { Square::PoolAndCreature } else { Square::Creature })
}

/// A random square of the city's maze.
///
/// Draws: one of 7. 0 and 1 are a trap, one more of 13; 2 and 3 a creature, those of
/// [`site`]; 4 and 5 an object; 6 nothing.
///
/// # Errors
/// As [`create`].
pub fn maze_square<D: Dice + ?Sized, G: Game<D> + ?Sized>(
    table: &Table<'_>,
    place: &Place<'_>,
    game: &mut G,
    dice: &mut D,
    creature: &mut Creature,
) -> Result<Square, Error> {
    Ok(match range(dice, 7) {
        0 | 1 => Square::Trap(range(dice, 13)),
        2 | 3 => {
            site(table, place, None, game, dice, creature)?;
            Square::Creature
        }
        4 | 5 => Square::Object,
        _ => Square::Nothing,
    })
}

/// Makes one of the undead that rest, neither awake nor hostile: a ghost or a haunt, or where
/// `major` a lich or a vampire lord.
///
/// Draws: one of 2, then those of [`create`].
///
/// # Errors
/// As [`create`].
pub fn resting_undead<D: Dice + ?Sized, G: Game<D> + ?Sized>(
    table: &Table<'_>,
    place: &Place<'_>,
    major: bool,
    game: &mut G,
    dice: &mut D,
    creature: &mut Creature,
) -> Result<(), Error> {
    let lists = table.lists;
    let [tails, heads] = if major { lists.major_undead } else { lists.minor_undead };
    let species = if range(dice, 2) == 0 { tails } else { heads };
    create(table, place, Some(species), game, dice, creature)?;
    creature.set(status::AWAKE | status::HOSTILE, false);
    Ok(())
}

/// Makes the owner of a mansion: hostile, awake by day and not at night. `time` is the game's, in
/// minutes.
///
/// Draws: one of 14 for the office, from 1 on; one more where that is the Lord of Chaos and
/// the player chaotic.
///
/// # Errors
/// As [`create`].
pub fn mansion_owner<D: Dice + ?Sized, G: Game<D> + ?Sized>(
    table: &Table<'_>,
    place: &Place<'_>,
    time: i32,
    game: &mut G,
    dice: &mut D,
    creature: &mut Creature,
) -> Result<(), Error> {
    creature.become_copy_of(table, table.lists.officeholder)?;
    let office = range(dice, 14) + 1;
    npc::become_officeholder(table, place, office, creature, game, dice)?;
    keep_house(creature, time);
    Ok(())
}

/// Makes the owner of a house or hovel, one of the log's dead: hostile, awake by day and not at
/// night, with the starting item of what he has become.
///
/// Draws: one for each entry of the log, with bounds 1, 2, 3, ...
///
/// # Errors
/// As [`create`].
pub fn house_owner<D: Dice + ?Sized, G: Game<D> + ?Sized>(
    table: &Table<'_>,
    place: &Place<'_>,
    time: i32,
    game: &mut G,
    dice: &mut D,
    creature: &mut Creature,
) -> Result<(), Error> {
    creature.become_copy_of(table, table.lists.log_npc)?;
    npc::become_log_npc(table, place, creature, dice)?;
    keep_house(creature, time);
    super::creature::give_start_item(creature, game)
}

/// Hostile to visitors, and awake by day.
fn keep_house(owner: &mut Creature, time: i32) {
    owner.set(status::HOSTILE, true);
    owner.set(status::AWAKE, !is_night(time));
}

/// Whether it is night at the time, in minutes: after 20 o'clock and before 7. The first
/// minute is noon.
fn is_night(time: i32) -> bool {
    let hour = (i64::from(time) + 720) / 60 % 24;
    !(7..=20).contains(&hour)
}

#[cfg(all(test, feature = "omega"))]
mod tests {
    use super::*;
    use crate::omega::{Adventurer, Creature, NoGame, Place, TABLE, monster};

    /// Dice of which the first draw is told, and all others are 0.
    struct First(i32);

    impl Dice for First {
        fn below(&mut self, _: i32) -> i32 {
            core::mem::take(&mut self.0)
        }
    }

    /// The first six of twelve are somebody's, the second of them with a pool.
    #[test]
    fn squares_of_a_temple() {
        for (drawn, square, who) in [
            (0, Square::Creature, monster::MEND_PRIEST),
            (1, Square::PoolAndCreature, monster::INNER_DEMON),
            (2, Square::Creature, monster::INNER_DEMON),
            (5, Square::Creature, monster::ARCHANGEL),
            (6, Square::Nothing, 0),
            (11, Square::Nothing, 0),
        ] {
            let (place, mut creature) = (Place::default(), Creature::default());
            let dice = &mut First(drawn);
            let told = temple_square(&TABLE, &place, &mut NoGame, dice, &mut creature);
            assert_eq!((told, creature.id), (Ok(square), who.into()), "{drawn}");
        }
    }

    /// Two of seven a trap, two a creature, two an object.
    #[test]
    fn squares_of_the_maze() {
        use Square::{Creature as Somebody, Nothing, Object, Trap};
        let squares = [Trap(0), Trap(0), Somebody, Somebody, Object, Object, Nothing];
        for (drawn, square) in (0..).zip(squares) {
            let (place, mut creature) = (Place::default(), Creature::default());
            let dice = &mut First(drawn);
            let told = maze_square(&TABLE, &place, &mut NoGame, dice, &mut creature);
            assert_eq!(told, Ok(square), "{drawn}");
        }
    }

    /// One of the log's dead, hostile, awake by day alone, with what he starts with.
    #[test]
    fn owners_of_houses() {
        const MIDNIGHT: i32 = 12 * 60;
        for how in 0..=1 {
            let log = [Adventurer { status: how, level: 30, behaviour: 2718 }];
            let place = Place { log: &log, ..Place::default() };
            let owner = |time| {
                let (mut owner, dice) = (Creature::default(), &mut First(0));
                house_owner(&TABLE, &place, time, &mut NoGame, dice, &mut owner).map(|()| owner)
            };
            let mut dead = Creature::default();
            npc::log_npc(&TABLE, &place, &mut First(0), &mut dead).unwrap();
            dead.given = dead.start_item;
            let without = dead.status & !status::AWAKE | status::HOSTILE;
            let asleep = Creature { status: without, ..dead };
            let awake = Creature { status: without | status::AWAKE, ..dead };
            assert_eq!((owner(0), owner(MIDNIGHT)), (Ok(awake), Ok(asleep)));
        }
    }
}
