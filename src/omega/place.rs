//! Where the player is and what is known of him, and how hard that place is (`difficulty`).

use super::npc::{Adventurer, Office, STOCK_LOG, STOCK_OFFICES};
use super::table::Table;

/// What the player would rather meet: it decides between nymph and satyr.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Preference {
    /// Either: a draw decides.
    #[default]
    Either,
    /// The nymph, or succubus.
    Nymph,
    /// The satyr, or incubus.
    Satyr,
}

/// The place and the player: what a rule must know of the moment.
///
/// The default is nowhere (difficulty 3), with the log and the officeholders that the game
/// comes with.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// The recorded dead adventurers, oldest first.
    #[doc(alias = "omegalog")]
    pub log: &'a [Adventurer],
    /// Who holds the city's offices, by their number.
    #[doc(alias = "omegahiscore")]
    pub offices: &'a [Office],
    /// The environment: a code of [`codes::environment`](super::codes::environment), or any
    /// other number for one that nothing is known of.
    #[doc(alias = "Current_Environment")]
    pub environment: i32,
    /// The current level's depth; 1 where there is none.
    pub depth: i8,
    /// What the player would rather meet.
    pub preference: Preference,
    /// The deity of the temple that the player is in; outside temples it doesn't matter.
    pub deity: i32,
    /// The game's tick counter.
    pub tick: i32,
    /// The player's alignment: below 0 chaotic, above 0 lawful.
    pub alignment: i32,
    /// The player's patron deity; 0: none.
    pub patron: i32,
    /// The player's rank in the Legion; 0: none.
    pub legion_rank: i32,
    /// The player's rank in the arena: 0 none, 1 to 4 gladiator, 5 champion, -1 thrown out.
    pub arena_rank: i32,
    /// On countryside terrain without a table of its own: `x` is drawn before `y`. The game's
    /// compiler decides; gcc, which most copies were built with, takes `y` first.
    pub x_first: bool,
}

impl Default for Place<'_> {
    fn default() -> Self {
        Place {
            log: &STOCK_LOG,
            offices: &STOCK_OFFICES,
            environment: 0,
            depth: 1,
            preference: Preference::Either,
            deity: 0,
            tick: 0,
            alignment: 0,
            patron: 0,
            legion_rank: 0,
            arena_rank: 0,
            x_first: false,
        }
    }
}

impl Place<'_> {
    /// How hard the place is.
    pub fn difficulty(&self, table: &Table<'_>) -> i32 {
        difficulty(table, self.environment, self.depth)
    }
}

/// How hard a place is: what its environment tells, in dungeons by the depth. No draws.
///
/// Nothing caps it, and depths below 0 count too (the division drops the fraction toward
/// zero). A game without a current level says depth 1.
///
/// ```
/// # #[cfg(feature = "omega")] {
/// use monstr::omega::{TABLE, codes::environment, difficulty};
/// assert_eq!(difficulty(&TABLE, environment::VOLCANO, 7), 7 / 4 + 5);
/// assert_eq!(difficulty(&TABLE, environment::COURT, 1), 3);
/// # }
/// ```
pub fn difficulty(table: &Table<'_>, environment: i32, depth: i8) -> i32 {
    let environment = table.lists.environment(environment);
    let by_depth = i32::from(depth).checked_div(environment.divisor.into()).unwrap_or(0);
    by_depth + i32::from(environment.base)
}
