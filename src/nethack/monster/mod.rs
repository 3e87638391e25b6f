//! A monster's own level and hit points.

mod death;
mod hit_points;
mod level;

pub use death::{Ending, Mortal, monster_dies, monster_petrifies};
pub(super) use hit_points::is_at_home;
pub use hit_points::new_hit_points;
pub use level::adjusted_level;
pub(super) use level::adjusted_level_of;

/// A monster's level and hit points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Vigor {
    /// Its level, which isn't its species' base level.
    pub level: i32,
    /// Its hit points.
    pub hp: i32,
    /// The most it can have now.
    pub hp_max: i32,
}

impl Vigor {
    /// Whole, with so many hit points.
    const fn whole(level: i32, hp_max: i32) -> Self {
        Vigor { level, hp: hp_max, hp_max }
    }
}
