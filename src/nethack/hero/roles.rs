//! What the hero's role and race say about hit points: the games' own numbers, which are the
//! same in 3.4.3, 3.6.7 and 5.0.0, and room for a fork's.

use crate::nethack::codes::kind::{FOREWARNED, HEALER};

/// The hit points that a role, or a race, gives when a game starts and at each new level: a
/// fixed number, and one die where `_die` is above 0. What role and race give is added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Advance {
    /// At the start of the game (`infix`).
    pub start: i16,
    /// The sides of the die at the start (`inrnd`).
    pub start_die: i16,
    /// For a new level below the role's cut-off (`lofix`).
    pub low: i16,
    /// The sides of the die below the cut-off (`lornd`).
    pub low_die: i16,
    /// For a new level from the cut-off on (`hifix`).
    pub high: i16,
    /// The sides of the die from the cut-off on (`hirnd`).
    pub high_die: i16,
}

/// A role, as far as hit points go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Role {
    /// What it gives.
    #[doc(alias = "hpadv")]
    pub hp: Advance,
    /// The cut-off: the first level at which a gain goes by the `high` numbers.
    #[doc(alias = "xlev")]
    pub cutoff: i16,
    /// MONSTR_NH_KIND_ bits.
    pub traits: u16,
}

/// A race, as far as hit points go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Race {
    /// What it gives.
    #[doc(alias = "hpadv")]
    pub hp: Advance,
    /// The highest Constitution that it allows.
    pub con_limit: i16,
    /// MONSTR_NH_KIND_ bits.
    pub traits: u16,
}

/// The roles, in the games' order: Archeologist, Barbarian, Caveman, Healer, Knight, Monk,
/// Priest, Rogue, Ranger, Samurai, Tourist, Valkyrie, Wizard.
#[rustfmt::skip]
pub static ROLES: [Role; 13] = [
    //   start, below the cut-off, from it on, cut-off
    role(11,     0,  8,             1, 0,       14),
    role(14,     0, 10,             2, 0,       10),
    role(14,     0,  8,             2, 0,       10),
    role(11,     0,  8,             1, 0,       20).with(HEALER),
    role(14,     0,  8,             2, 0,       10),
    role(12,     0,  8,             1, 0,       10),
    role(12,     0,  8,             1, 0,       10),
    role(10,     0,  8,             1, 0,       11),
    role(13,     0,  6,             1, 0,       12),
    role(13,     0,  8,             1, 0,       11),
    role( 8,     0,  8,             0, 0,       14),
    role(14,     0,  8,             2, 0,       10).with(FOREWARNED),
    role(10,     0,  8,             1, 0,       12).with(FOREWARNED),
];

/// The races, in the games' order: human, elf, dwarf, gnome, orc.
#[rustfmt::skip]
pub static RACES: [Race; 5] = [
    //   start, below the cut-off, from it on, highest Constitution
    race(2,      0, 2,              1, 0,       18),
    race(1,      0, 1,              1, 0,       16).with(FOREWARNED),
    race(4,      0, 3,              2, 0,       20),
    race(1,      0, 1,              0, 0,       18),
    race(1,      0, 1,              0, 0,       18),
];

const fn role(start: i16, low: i16, low_die: i16, high: i16, high_die: i16, cutoff: i16) -> Role {
    Role { hp: Advance { start, start_die: 0, low, low_die, high, high_die }, cutoff, traits: 0 }
}

const fn race(
    start: i16,
    low: i16,
    low_die: i16,
    high: i16,
    high_die: i16,
    con_limit: i16,
) -> Race {
    Race { hp: Advance { start, start_die: 0, low, low_die, high, high_die }, con_limit, traits: 0 }
}

impl Role {
    /// Whether it has the trait.
    pub const fn is(&self, which: u16) -> bool {
        self.traits & which != 0
    }

    const fn with(self, traits: u16) -> Self {
        Role { traits, ..self }
    }
}

impl Race {
    /// Whether it has the trait.
    pub const fn is(&self, which: u16) -> bool {
        self.traits & which != 0
    }

    const fn with(self, traits: u16) -> Self {
        Race { traits, ..self }
    }
}

/// What Constitution adds to the gain of a level. Below 3 it counts as 3, above 25 as 25.
pub const fn con_bonus(con: i32) -> i32 {
    match con {
        ..=3 => -2,
        4..=6 => -1,
        7..=14 => 0,
        15 | 16 => 1,
        17 => 2,
        18 => 3,
        19.. => 4,
    }
}
