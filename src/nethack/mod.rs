//! NetHack's monsters: a table of species, the rules of an edition, and the questions.
//!
//! A question goes one way: a [`Place`] with its hero, each species' [`eligibility`] and
//! [`weight`] there, a [`pick`] among them, the new monster's [`adjusted_level`], its
//! [`new_hit_points`]. Each takes a [`Table`], which may be an edition's own
//! ([`Edition::table`]) or a caller's.

pub mod class;
mod class_pick;
pub mod codes;
mod difficulty;
mod edition;
mod gone;
mod level_difficulty;
mod monster;
mod names;
mod place;
mod quest;
mod rules;
mod selection;
mod species;
mod table;
mod tables;

pub use class_pick::{ClassPick, pick_class, pick_class_for_polymorph};
pub use difficulty::{Bounds, Terms, bounds, difficulty_by_rule};
pub use edition::Edition;
pub use gone::Gone;
pub use level_difficulty::{Dungeon, Whereabouts, deepest_reached, level_difficulty};
pub use monster::{Vigor, adjusted_level, new_hit_points};
pub(crate) use names::same_name;
pub use names::{Names, Naming};
pub use place::{Alignment, Place, Plane, Temperature};
pub use quest::quest_pick;
pub use rules::Rules;
pub use selection::{
    Exclusion, candidates, eligibility, fill, pick, pick_any, pick_from_pool, weight,
};
pub use species::{Attack, Combat, QuestEnemies, Species};
pub use table::{Combats, Table};
#[cfg(feature = "nethack-3-4-3")]
pub use tables::v3_4_3;
#[cfg(feature = "nethack-3-6-7")]
pub use tables::v3_6_7;
#[cfg(feature = "nethack-5-0-0")]
pub use tables::v5_0_0;
