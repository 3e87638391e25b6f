//! Non-player characters: the log's dead adventurers and the city's officeholders.

use super::creature::Creature;
use super::game::Game;
use super::place::Place;
use super::table::Table;
use crate::Error;
use crate::dice::Dice;

/// A dead adventurer, as the game's log has him.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Adventurer {
    /// How he ended: 1 comes back undead.
    pub status: i32,
    /// His level.
    pub level: i32,
    /// His behaviour code.
    pub behaviour: i32,
}

/// Whoever holds one of the city's offices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Office {
    /// The holder's level.
    pub level: i32,
    /// The holder's behaviour code.
    pub behaviour: i32,
}

/// The log that the game comes with.
pub static STOCK_LOG: [Adventurer; 4] = [
    Adventurer { status: 1, level: 2, behaviour: 1118 },
    Adventurer { status: 2, level: 5, behaviour: 2718 },
    Adventurer { status: 2, level: 3, behaviour: 2618 },
    Adventurer { status: 2, level: 2, behaviour: 3012 },
];

/// The officeholders that the game comes with.
pub static STOCK_OFFICES: [Office; 16] = [
    Office { level: 0, behaviour: 2713 },
    Office { level: 10, behaviour: 2711 },
    Office { level: 10, behaviour: 2712 },
    Office { level: 10, behaviour: 2931 },
    Office { level: 10, behaviour: 2932 },
    Office { level: 10, behaviour: 2933 },
    Office { level: 10, behaviour: 5718 },
    Office { level: 10, behaviour: 2712 },
    Office { level: 10, behaviour: 2713 },
    Office { level: 10, behaviour: 2933 },
    Office { level: 10, behaviour: 2932 },
    Office { level: 10, behaviour: 2713 },
    Office { level: 10, behaviour: 2718 },
    Office { level: 10, behaviour: 2712 },
    Office { level: 10, behaviour: 2711 },
    Office { level: 10, behaviour: 2718 },
];

/// Makes a creature into one of the log's dead (`make_log_npc`).
pub(super) fn become_log_npc<D: Dice + ?Sized>(
    table: &Table<'_>,
    place: &Place<'_>,
    creature: &mut Creature,
    dice: &mut D,
) -> Result<(), Error> {
    let _ = (table, place, creature, dice);
    Err(Error::Unsupported)
}

/// Makes a creature into the holder of an office (`make_hiscore_npc`).
pub(super) fn become_officeholder<D: Dice + ?Sized, G: Game<D> + ?Sized>(
    table: &Table<'_>,
    place: &Place<'_>,
    office: i32,
    creature: &mut Creature,
    game: &mut G,
    dice: &mut D,
) -> Result<(), Error> {
    let _ = (table, place, office, creature, game, dice);
    Err(Error::Unsupported)
}
