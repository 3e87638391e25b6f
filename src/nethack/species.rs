//! The records of a species: what a rule reads of it.
//!
//! Three parts apart, so that a program which never asks for one doesn't carry it:
//! [`Species`] (selection, level and hit points, growth, births), [`Combat`] with its
//! [`Attack`]s (difficulty, experience and more), and the names. All are plain numbers; the codes
//! are told in [`codes`](super::codes).

/// What selection, level and hit points read of a species.
///
/// All zero is a species of level 0 that nothing is special about. The numbers of
/// `generation` and `traits` are the MONSTR_NH_GEN_ and MONSTR_NH_TRAIT_ bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Species {
    /// What it is or can do, as far as a rule asks: bits.
    pub traits: u32,
    /// The hit points that it always has (golems); 0: they are rolled.
    pub fixed_hp: u16,
    /// How many places further on in the table the species stands that it grows into;
    /// negative: further up; 0: it stays what it is.
    pub grows_by: i16,
    /// How it comes into the game: bits.
    pub generation: u8,
    /// Its class, 1..60.
    pub class: u8,
    /// Its base level. Above 49 it tells fixed hit points instead, 2 * (level - 6).
    pub level: u8,
    /// Its difficulty, the number that the game compares.
    pub difficulty: u8,
    /// How often it comes, 0..7.
    pub frequency: u8,
    /// Its alignment: above 0 lawful, below 0 chaotic; -128 is unaligned.
    pub alignment: i8,
    /// How many may be born before it is extinct; 0: as many as the rules tell.
    pub birth_limit: u8,
    /// The plane where it is at home: 1 earth, 2 air, 3 fire, 4 water; 0 none.
    pub home: u8,
}

impl Species {
    /// Whether it has any of the `traits`.
    pub const fn is(&self, traits: u32) -> bool {
        self.traits & traits != 0
    }

    /// Whether it has any of the generation flags.
    pub const fn has(&self, generation: u8) -> bool {
        self.generation & generation != 0
    }
}

/// What other rules read of a species besides: difficulty, experience, sacrifice, the spell
/// of drain life.
///
/// Its attacks are a stretch of the table's list: the slots up to the last one that isn't
/// empty. (Empty slots are no attack, of physical damage, 0d0.)
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Combat {
    /// Where its attacks begin in the table's list.
    pub first_attack: u16,
    /// What eating a whole corpse is worth.
    pub nutrition: u16,
    /// How many attacks it has.
    pub attack_count: u8,
    /// Its speed; 12 is an unburdened hero's.
    pub speed: u8,
    /// Its base armour class; lower is better.
    pub armour_class: i8,
    /// What is added to the bonus in its difficulty, for no reason that the record shows.
    pub adjustment: i8,
    /// How large it is: 0 tiny, 1 small, 2 medium, 3 large, 4 huge, 7 gigantic.
    pub size: u8,
    /// Its resistance to magic, in percent.
    pub magic_resistance: u8,
}

/// What a game's own rules may know of a species besides. All zero is nothing: it is as the
/// [`Rules`](super::Rules) say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Extra {
    /// Class pick: its weight is multiplied by this; 0 counts as 1.
    pub class_factor: u8,
    /// The highest level that it comes with; 0: what the rules say.
    pub level_ceiling: u8,
    /// The sides of its die for hit points; 0: what the rules say. Games whose dice go by size
    /// have it here.
    pub hit_die: u8,
    /// Must be 0.
    pub reserved: u8,
}

/// One attack of a species: its kind, its kind of damage, and `dice`d`sides` of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Attack {
    /// How it attacks: a MONSTR_NH_AT_ code.
    pub kind: u8,
    /// What it does: a MONSTR_NH_AD_ code.
    pub damage: u8,
    /// The number of dice.
    pub dice: u8,
    /// The sides of each.
    pub sides: u8,
}

/// What a hero of one role meets in the quest's dungeon, four times in five the first
/// enemy. The numbers are species and classes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct QuestEnemies {
    /// The first enemy's species; 65535: none, its class alone.
    pub first: u16,
    /// The second enemy's species; 65535: none, its class alone.
    pub second: u16,
    /// The first enemy's class.
    pub first_class: u8,
    /// The second enemy's class.
    pub second_class: u8,
}
