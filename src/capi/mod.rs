//! The C functions: the only unsafe code of this crate.
//!
//! Each checks its pointers and numbers, calls the safe rule, and stores the answer on
//! success; the contract that a caller keeps is the first comment of `monstr.h`, and it is
//! what every `SAFETY` comment here leans on. `include/monstr.h` is generated from these
//! files.
#![allow(clippy::missing_safety_doc)] // the contract stands once, in the header

mod codes;
mod dice;
mod difficulty;
mod monster;
mod omega;
mod omega_arena;
mod omega_codes;
mod omega_npc;
mod omega_odds;
mod omega_place;
mod omega_recovery;
mod omega_scenes;
mod omega_table;
mod place;
mod pointers;
mod selection;
mod status;
mod table;

pub use codes::*;
pub use dice::*;
pub use difficulty::*;
pub use monster::*;
pub use omega::*;
pub use omega_arena::*;
pub use omega_codes::*;
pub use omega_npc::*;
pub use omega_odds::*;
pub use omega_place::*;
pub use omega_recovery::*;
pub use omega_scenes::*;
pub use omega_table::*;
pub use place::*;
pub use selection::*;
pub use status::*;
pub use table::*;
