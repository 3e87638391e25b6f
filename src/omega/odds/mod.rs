//! How likely Omega's outcomes are, buckets and all.
//!
//! The weights are whole numbers: of a theme's choice on a floor, of a wandering creature, of
//! an encounter's size. [`PlacementOdds`] puts them together to what a species comes to, and
//! [`population_odds`], [`encounter_odds`] and [`arrival_odds`] tell how many come, and
//! whether anybody does.
//!
//! All of them count the 10,000 buckets of the game's own draw as equally likely. A generator
//! of 31 bits gives the first 3,648 of them once more in 214,748 times.

#[cfg(feature = "odds")]
mod numbers;
#[cfg(feature = "odds")]
mod placement;
mod weights;

#[cfg(feature = "odds")]
pub use numbers::{
    ENCOUNTER_OUTCOMES, arrival_odds, encounter_odds, population_odds, population_outcomes,
};
#[cfg(feature = "odds")]
pub use placement::{Choice, PlacementOdds};
pub use weights::{Branches, Told, branches, broad_weight, encounter_weight, wander_weight};

/// The species that the slots of lists tell. There are never more.
type Slots = heapless::Vec<Told, 32>;

#[cfg(all(test, feature = "omega", feature = "odds"))]
mod tests;
