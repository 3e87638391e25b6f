//! The monster rules of NetHack (3.4.3, 3.6.7, 5.0.0) and Omega (0.90.4) as const tables and
//! pure functions: how hard a monster is, which one appears here, how many hit points it
//! has, and the hero.
//!
//! Every rule makes the same draws in the same order as the game it comes from, so that a
//! game that hands over its own generator plays on from the same seed as if nothing had
//! been replaced. Nothing allocates, nothing keeps hidden state, nothing panics.
//!
//! ```
//! # #[cfg(all(feature = "nethack-3-6-7", feature = "names"))] {
//! use monstr::dice::Modulo;
//! use monstr::nethack::{Gone, Place, new_hit_points, pick, v3_6_7};
//!
//! let mut dice = Modulo::seeded(42, 54);
//! let here = Place { level_difficulty: 12, hero_level: 9, ..Place::default() };
//! if let Some(who) = pick(&v3_6_7::TABLE, &here, &Gone::NONE, &mut dice)? {
//!     let vigor = new_hit_points(&v3_6_7::TABLE, who, &here, &mut dice)?;
//!     assert!(v3_6_7::NAMES.get(who).is_some());
//!     assert!(vigor.hp > 0);
//! }
//! # }
//! # Ok::<(), monstr::Error>(())
//! ```
//!
//! From C the same is `monstr_nh_pick` and `monstr_nh_new_hit_points`: include
//! `include/monstr.h` and link `libmonstr.a` (README.md tells how to make it).
//!
//! # Features
//!
//! - `nethack-3-4-3`, `nethack-3-6-7`, `nethack-5-0-0`: the editions' tables (default).
//! - `omega`: the table of Omega 0.90.4 (default).
//! - `names`: the species' names (default).
//! - `odds`: chances and distributions (default); the only floating point there is.
//! - `capi`: the C functions, and the module that has them (off).
//! - `panic-handler`: for the archive alone. `no-atomics`: for ARMv4T and ARMv5TE.
#![no_std]
#![deny(unsafe_code)]

#[macro_use]
mod codes;

#[cfg(feature = "capi")]
#[allow(unsafe_code)]
pub mod capi;
pub mod dice;
mod error;
pub mod nethack;
#[cfg(feature = "odds")]
pub mod odds;
pub mod omega;
pub mod pool;
mod texts;

pub use error::Error;

/// Only the archive may have a handler. It is built with the profile `archive`, the only
/// one here in which panics abort; all that cargo builds otherwise brings `std`'s own.
#[cfg(all(feature = "panic-handler", panic = "abort", not(test)))]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {
        core::hint::spin_loop();
    }
}
