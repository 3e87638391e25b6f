//! Omega's monsters: the catalogue of 0.90.4, which of them come where, and how they are
//! made.
//!
//! A [`Place`] has a [`difficulty`]; [`select`] draws a species by it, and [`create`] makes a
//! creature of a species. Every rule takes a [`Table`], which may be the game's own
//! (`TABLE`) or a caller's, and asks the [`Game`] what only that can know.

mod arena;
mod arrival;
mod catalogue;
pub mod codes;
mod countryside;
mod creature;
mod game;
mod lists;
mod names;
mod npc;
mod odds;
mod place;
mod population;
mod range;
mod recovery;
mod scenes;
mod selection;
mod space;
mod species;
mod table;
mod were;

pub use arena::{Career, Fighter, arena, defeat, victory};
pub use arrival::{Call, helpers, summon, wander};
pub use catalogue::monster;
pub use countryside::countryside;
pub use creature::{Creature, create, create_by_difficulty};
pub use game::{Game, NoGame, starting_state};
pub use lists::{Environment, Inhabitant, Lists, Step};
pub use names::{Names, Text};
pub use npc::{Adventurer, Office, STOCK_LOG, STOCK_OFFICES, behave, log_npc, officeholder};
pub use odds::{Branches, Told, branches, broad_weight, encounter_weight, wander_weight};
#[cfg(feature = "odds")]
pub use odds::{
    Choice, ENCOUNTER_OUTCOMES, PlacementOdds, arrival_odds, encounter_odds, population_odds,
    population_outcomes,
};
pub use place::{Place, Preference, difficulty};
pub use population::{FLOOR_CAPACITY, inhabitant, populate};
pub use range::{BUCKETS, buckets, random_range};
pub use recovery::{Player, acts_specially, indoor_event, recover, recover_player, restore, wake};
pub use scenes::{
    Square, house_owner, mansion_owner, maze_square, resting_undead, site, statue, temple_square,
};
pub use selection::{reach, select, weight, wildcard};
pub use space::find_space;
pub use species::Template;
#[cfg(all(feature = "omega", feature = "names"))]
pub use table::NAMES;
#[cfg(feature = "omega")]
pub use table::TABLE;
pub use table::Table;
pub use were::were_change;
