//! How likely something is, told exactly instead of sampled.
//!
//! A [`Chance`] is one probability: a fraction where that fits, and a floating point number
//! always. A [`Distribution`] is that of a number (hit points, the sum of some dice), in
//! a buffer of the caller's. [`outcomes`] walks through everything that a rule can do.
//!
//! All of it is for dice that are fair, each number of `0..bound` as likely as the next. (The
//! remainder by which NetHack draws favours the small ones, by one part in many millions.)
//!
//! Nothing here is ever NaN, and what belongs together sums to 1 within 1e-12.

mod chance;
mod distribution;
mod roll;
mod walk;

pub use chance::{Chance, at_least_once};
pub use distribution::Distribution;
pub(crate) use distribution::Draft;
pub use roll::Roll;
pub use walk::{Walk, outcomes};
