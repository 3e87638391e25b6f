//! The C functions: the only unsafe code of this crate.
//!
//! Each checks its pointers and numbers, calls the safe rule, and stores the answer on
//! success; the contract that a caller keeps is the first comment of `monstr.h`, and it is
//! what every `SAFETY` comment here leans on. `include/monstr.h` is generated from these
//! files.
#![allow(clippy::missing_safety_doc)] // the contract stands once, in the header

/// What a function of the feature `odds` answers: what its body works out, or without the
/// feature that it is unsupported.
macro_rules! with_odds {
    ($($argument:ident),*; $body:expr) => {{
        #[cfg(feature = "odds")]
        let answered = {
            let work_out = || -> Outcome { $body };
            answer(work_out())
        };
        #[cfg(not(feature = "odds"))]
        let answered = {
            let _ = ($($argument,)*);
            crate::capi::MONSTR_E_UNSUPPORTED
        };
        answered
    }};
}

mod births;
mod codes;
mod dice;
mod difficulty;
mod distribution;
mod drain;
mod experience;
mod frequency;
mod groups;
mod growth;
mod hero;
mod hero_death;
mod hero_healing;
mod hero_level;
mod hero_loss;
mod hero_nurse;
mod hero_polymorph;
mod hero_prayer;
mod hero_turn;
mod hooks;
mod lint;
mod monster;
mod monster_death;
mod odds;
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
mod recovery;
mod sacrifice;
mod selection;
mod status;
mod table;
mod window;

pub use births::*;
pub use codes::*;
pub use dice::*;
pub use difficulty::*;
pub use distribution::*;
pub use drain::*;
pub use experience::*;
pub use frequency::*;
pub use groups::*;
pub use growth::*;
pub use hero::*;
pub use hero_death::*;
pub use hero_healing::*;
pub use hero_level::*;
pub use hero_loss::*;
pub use hero_nurse::*;
pub use hero_polymorph::*;
pub use hero_prayer::*;
pub use hero_turn::*;
pub use hooks::*;
pub use lint::*;
pub use monster::*;
pub use monster_death::*;
pub use odds::*;
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
pub use recovery::*;
pub use sacrifice::*;
pub use selection::*;
pub use status::*;
pub use table::*;
pub use window::*;
