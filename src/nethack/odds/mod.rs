//! How likely the answers of the rules are.
//!
//! [`PickOdds`] is for an ordinary pick, from weights taken afresh or from a pool;
//! [`class_odds`], [`polymorph_odds`] and [`quest_odds`] for the other ways to come by a
//! species; [`hit_point_odds`] and [`group_odds`] for what a new monster has and brings along.
//! [`chances_by_level`] tells how likely a species is from depth to depth. [`level_roll_odds`]
//! and [`recovery_odds`] are for the hero's hit points.
//!
//! None of it draws. It goes by the same records, rules and helpers as the rules that do.

mod class;
mod groups;
mod hero;
mod hit_points;
mod pick;

pub use class::{class_odds, polymorph_odds};
pub use groups::{GROUP_OUTCOMES, group_odds};
pub use hero::{
    MOST_TURNS, level_roll_odds, level_roll_outcomes, recovery_odds, recovery_outcomes,
};
pub use hit_points::{hit_point_odds, hit_point_outcomes};
pub use pick::{PickOdds, chances_by_level, quest_odds};

#[cfg(all(test, feature = "nethack-3-4-3", feature = "nethack-3-6-7", feature = "nethack-5-0-0"))]
mod tests;
