//! How hard a level is: its depth, mostly (`level_difficulty`, `deepest_lev_reached`,
//! `builds_up`).
//!
//! On the Elemental Planes it is the Sanctum's depth and half the hero's level; with the
//! Amulet the deepest level reached, wherever the hero is; else the depth. Since 3.6 a
//! dungeon that is climbed counts each level up as if it led down, so that Sokoban and
//! Vlad's Tower grow harder; 5.0.0 doubles the result while the hero wears something that
//! aggravates monsters, to 50 at the most.

use super::rules::Rules;

/// One dungeon of a game, as far as depths go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Dungeon {
    /// The depth of its first level. It may be negative.
    pub depth_start: i16,
    /// How many levels it has.
    pub levels: i16,
    /// The level by which one first comes in; 1 is the topmost.
    pub entry_level: i16,
    /// The level reached, as the game keeps it; 0: never visited.
    pub reached_level: i16,
}

impl Dungeon {
    /// The depth of its `level`.
    pub const fn depth(&self, level: i16) -> i32 {
        self.depth_start as i32 + level as i32 - 1
    }

    /// Whether one climbs it: it has several levels and is entered by the last. (In 5.0.0 a
    /// dungeon of one level is climbed if the stairs to it lead up; only a game knows.)
    pub const fn builds_up(&self) -> bool {
        self.levels > 1 && self.entry_level == self.levels
    }
}

/// The greatest depth among the levels reached, the Quest's included; 0 where none is.
#[doc(alias = "deepest_lev_reached")]
pub fn deepest_reached(dungeons: &[Dungeon]) -> i32 {
    let reached = dungeons.iter().filter(|d| d.reached_level != 0);
    reached.map(|d| d.depth(d.reached_level)).fold(0, i32::max)
}

/// Where the hero is, for a level's difficulty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Whereabouts {
    /// The depth of the level.
    pub depth: i16,
    /// Its number in its dungeon; 1 is the topmost.
    pub level: i16,
    /// The number of the level by which one comes in.
    pub entry_level: i16,
    /// The depth of Moloch's Sanctum, the last level of Gehennom.
    pub sanctum_depth: i16,
    /// The deepest level reached so far: see [`deepest_reached`].
    pub deepest_reached: i16,
    /// The hero's experience level.
    pub hero_level: i16,
    /// The dungeon is climbed: see [`Dungeon::builds_up`].
    pub builds_up: bool,
    /// On one of the Elemental Planes or the Astral Plane.
    pub endgame: bool,
    /// The hero carries the real Amulet of Yendor.
    pub has_amulet: bool,
    /// Something worn or carried aggravates monsters. (The innate trait does nothing.)
    pub aggravates: bool,
}

/// The difficulty of the level where the hero is.
///
/// ```
/// # #[cfg(all(feature = "nethack-3-4-3", feature = "nethack-3-6-7"))] {
/// use monstr::nethack::{Whereabouts, level_difficulty, v3_4_3, v3_6_7};
/// // Sokoban's topmost level of four, three deep.
/// let here = Whereabouts { depth: 3, level: 1, entry_level: 4, builds_up: true,
///     ..Whereabouts::default() };
/// assert_eq!(level_difficulty(&v3_4_3::RULES, &here), 3);
/// assert_eq!(level_difficulty(&v3_6_7::RULES, &here), 11);
/// # }
/// ```
pub const fn level_difficulty(rules: &Rules, at: &Whereabouts) -> i32 {
    let climbed = rules.climbing_counts != 0 && at.builds_up;
    let plain = if at.endgame {
        at.sanctum_depth as i32 + at.hero_level as i32 / 2
    } else if at.has_amulet {
        at.deepest_reached as i32
    } else if climbed {
        at.depth as i32 + 2 * (at.entry_level as i32 - at.level as i32 + 1)
    } else {
        at.depth as i32
    };
    if rules.aggravation_doubles == 0 || !at.aggravates {
        plain
    } else if plain > 25 {
        50
    } else {
        2 * plain
    }
}
