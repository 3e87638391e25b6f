//! NetHack's monsters: a table of species, the rules of an edition, and the questions.
//!
//! A question goes one way: a [`Place`] with its hero, each species' [`eligibility`] and
//! [`weight`] there, a [`pick`] among them, the new monster's [`adjusted_level`], its
//! [`new_hit_points`]. Each takes a [`Table`], which may be an edition's own
//! ([`Edition::table`]) or a caller's.

mod births;
pub mod class;
mod class_pick;
mod class_run;
pub mod codes;
mod difficulty;
mod edition;
mod experience;
mod frequency;
mod generation;
mod gone;
mod groups;
pub mod hero;
mod hooks;
mod level_difficulty;
mod lint;
mod monster;
mod names;
#[cfg(feature = "odds")]
pub mod odds;
mod place;
mod quest;
mod rules;
mod sacrifice;
mod selection;
mod species;
mod table;
mod tables;
mod window;

pub use births::{Birth, Vitals, birth, unbirth};
pub use class_pick::{ClassPick, pick_class, pick_class_for_polymorph};
pub use difficulty::{Bounds, Terms, bounds, difficulty_by_rule};
pub use edition::Edition;
pub use experience::{Killed, experience, experience_of_new};
pub use frequency::{Frequency, frequency};
pub use generation::{generation_chance, generation_draw};
pub use gone::Gone;
pub use groups::{Group, companions, group_size};
pub use hooks::{Hooks, NoHooks, pick_with};
pub use level_difficulty::{Dungeon, Whereabouts, deepest_reached, level_difficulty};
pub use lint::{Finding, Flaw, lint};
pub use monster::{
    Blow, DrainAttack, DrainOutcome, DrainSpell, Ending, Growth, Monster, Mortal, Vigor,
    adjusted_level, drain_by_artifact, drain_by_death_touch, drain_by_hero, drain_by_monster,
    drain_by_spell, grow_up, guardian_angel, lengthen_worm, level_worth, monster_dies,
    monster_petrifies, new_hit_points, player_monster, raise_revived, recover, recover_after,
    resists_drain,
};
pub(crate) use names::same_name;
pub use names::{Names, Naming};
pub use place::{Alignment, Place, Plane, Temperature};
pub use quest::quest_pick;
pub use rules::Rules;
pub use sacrifice::{
    Offering, Reply, Standing, Worshipper, luck_without_gift, sacrifice, sacrifice_value,
};
#[cfg(feature = "capi")]
pub(crate) use selection::pick_many_as;
pub use selection::{
    Exclusion, candidates, draw_from_pool, eligibility, fill, pick, pick_any, pick_from_pool,
    pick_many, weight,
};
pub use species::{Attack, Combat, Extra, QuestEnemies, Species};
pub use table::{ClassRuns, Combats, Table};
#[cfg(feature = "nethack-3-4-3")]
pub use tables::v3_4_3;
#[cfg(feature = "nethack-3-6-7")]
pub use tables::v3_6_7;
#[cfg(feature = "nethack-5-0-0")]
pub use tables::v5_0_0;
pub use window::{Window, window};
