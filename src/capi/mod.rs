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
mod lint;
mod monster;
mod odds;
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
pub use lint::*;
pub use monster::*;
pub use odds::*;
pub use place::*;
pub use recovery::*;
pub use sacrifice::*;
pub use selection::*;
pub use status::*;
pub use table::*;
pub use window::*;
