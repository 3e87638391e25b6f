//! The editions' own monsters, a line each, and how the lines become tables.
//!
//! The macro `table!` reads lines such as
//!
//! ```text
//! KILLER_BEE "killer bee" ANT 1 18 -1 0 0 2 5 [GENO LGROUP] TINY 5 [STNG DRST 1d3] [FLIES FEMALE];
//! ```
//!
//! and lays them out as separate statics, so that a program carries what it asks for:
//! species, combat, attacks, names. The columns are: identifier, name, class, level, speed,
//! armour class, magic resistance, alignment, frequency, difficulty, generation flags,
//! size, nutrition, attacks, traits; then what only few have, each with a word before it:
//!
//! - `grows_into OTHER`: what it grows up to be;
//! - `fixed_hp 40`: hit points that aren't rolled;
//! - `home FIRE`: the plane where an elemental is at home;
//! - `birth_limit 9`: how many may be born;
//! - `adjusted -2`: what its difficulty gains for no reason that the line shows;
//! - `female "…"`, `neutral "…"`, `identifier "…"`: other names.

#![allow(dead_code, unused_macros)] // what is left over depends on the features

mod combat;
#[cfg(feature = "names")]
mod text;

use super::class;
use super::names::Naming;
use super::species::{Attack, Combat, Species};
use super::table::Stretch;

/// The game's attack slots: as many as a line may list.
const SLOTS: usize = 6;

/// One line, read.
#[derive(Clone, Copy)]
struct Row {
    species: Species,
    combat: Combat,
    attacks: [combat::Bytes; SLOTS],
    grows_into: Option<u16>,
    name: &'static str,
    female: Option<&'static str>,
    neutral: Option<&'static str>,
    identifier: Option<&'static str>,
}

impl Row {
    const fn female(self, name: &'static str) -> Self {
        Row { female: Some(name), ..self }
    }
    const fn neutral(self, name: &'static str) -> Self {
        Row { neutral: Some(name), ..self }
    }
    const fn identifier(self, name: &'static str) -> Self {
        Row { identifier: Some(name), ..self }
    }
    const fn home(mut self, plane: u8) -> Self {
        self.species.home = plane;
        self
    }
    const fn fixed_hp(mut self, hp: u16) -> Self {
        self.species.fixed_hp = hp;
        self
    }
    const fn birth_limit(mut self, births: u8) -> Self {
        self.species.birth_limit = births;
        self
    }
    const fn adjusted(mut self, by: i8) -> Self {
        self.combat.adjustment = by;
        self
    }
    const fn grows_into(self, grown: u16) -> Self {
        Row { grows_into: Some(grown), ..self }
    }

    /// Its names, the usual one first.
    const fn names(&self) -> [(Naming, Option<&'static str>); 4] {
        [
            (Naming::Usual, Some(self.name)),
            (Naming::Female, self.female),
            (Naming::Neutral, self.neutral),
            (Naming::Identifier, self.identifier),
        ]
    }
}

/// The attack of a kind and damage, of dice written as `2d4`.
const fn attack(kind: u8, damage: u8, dice: &str) -> combat::Bytes {
    let mut numbers = [0_u8; 2];
    let mut which = 0;
    let mut rest = dice.as_bytes();
    while let [byte, tail @ ..] = rest {
        match byte {
            b'd' => which += 1,
            digit => numbers[which] = numbers[which] * 10 + (*digit - b'0'),
        }
        rest = tail;
    }
    u32::from_le_bytes([kind, damage, numbers[0], numbers[1]])
}

/// How many words are listed.
const fn count(listed: &[&str]) -> u8 {
    listed.len() as u8
}

/// The listed attacks in their slots.
const fn slots(listed: &[combat::Bytes]) -> [combat::Bytes; SLOTS] {
    let mut slots = [0; SLOTS];
    let mut i = 0;
    while i < listed.len() {
        slots[i] = listed[i];
        i += 1;
    }
    slots
}

/// The species' records, which keep the distance to what each grows into.
const fn species_of<const N: usize>(rows: &[Row; N]) -> [Species; N] {
    let mut all = [rows[0].species; N];
    let mut i = 0;
    while i < N {
        all[i] = rows[i].species;
        if let Some(grown) = rows[i].grows_into {
            all[i].grows_by = grown as i16 - i as i16;
        }
        i += 1;
    }
    all
}

/// By class.
type ClassStretches = [Stretch; class::COUNT as usize];

/// The stretch of each class: from its first species on, up to one of another class.
const fn stretches(species: &[Species]) -> ClassStretches {
    let mut all = [Stretch { start: 0, count: 0 }; class::COUNT as usize];
    let mut who = 0;
    while who < species.len() {
        let its = &mut all[species[who].class as usize];
        if its.count == 0 {
            its.start = who as u16;
        }
        if who == (its.start + its.count) as usize {
            its.count += 1;
        }
        who += 1;
    }
    all
}

/// Lays the lines out: see the top of this file.
macro_rules! table {
    ($(
        $id:ident $name:literal $class:ident $level:literal $speed:literal $ac:literal
        $mr:literal $alignment:literal $frequency:literal $difficulty:literal
        [$($generation:ident)*] $size:ident $nutrition:literal
        [$($kind:ident $damage:ident $dice:tt),*] [$($trait:ident)*]
        $($extra:ident $value:expr),*;
    )*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, dead_code)]
        #[repr(u16)]
        enum Number { $($id,)* COUNT }

        /// The species' indices by the game's identifiers (`PM_…`).
        pub mod pm {
            $(
                #[doc = $name]
                pub const $id: u16 = super::Number::$id as u16;
            )*
        }

        pub(super) const ROWS: [super::Row; Number::COUNT as usize] = {
            #[allow(unused_imports)]
            use self::pm::*;
            #[allow(unused_imports)]
            use crate::nethack::codes::home::*;
            [$(
                super::Row {
                    species: crate::nethack::Species {
                        traits: 0 $(| crate::nethack::codes::traits::$trait)*,
                        generation: 0 $(| crate::nethack::codes::generation::$generation)*,
                        fixed_hp: 0,
                        grows_by: 0,
                        class: crate::nethack::class::$class,
                        level: $level,
                        difficulty: $difficulty,
                        frequency: $frequency,
                        alignment: $alignment,
                        birth_limit: 0,
                        home: 0,
                    },
                    combat: crate::nethack::Combat {
                        first_attack: 0,
                        nutrition: $nutrition,
                        attack_count: super::count(&[$(stringify!($kind)),*]),
                        speed: $speed,
                        armour_class: $ac,
                        adjustment: 0,
                        size: crate::nethack::codes::size::$size,
                        magic_resistance: $mr,
                    },
                    attacks: super::slots(&[$(super::attack(
                        crate::nethack::codes::attack::$kind,
                        crate::nethack::codes::damage::$damage,
                        stringify!($dice),
                    )),*]),
                    grows_into: None,
                    name: $name,
                    female: None,
                    neutral: None,
                    identifier: None,
                }$(.$extra($value))*,
            )*]
        };

        static SPECIES: [crate::nethack::Species; ROWS.len()] = super::species_of(&ROWS);

        static CLASS_RUNS: super::ClassStretches = super::stretches(&SPECIES);

        /// The edition's species and rules.
        pub const TABLE: crate::nethack::Table<'static> = crate::nethack::Table {
            species: &SPECIES,
            ordinary: pm::LONG_WORM_TAIL,
            quest: &QUEST,
            rules: &RULES,
            class_order: &[],
            extras: &[],
            class_runs: crate::nethack::ClassRuns(Some((&SPECIES[0], &CLASS_RUNS))),
        };

        static OFFSETS: [i8; ROWS.len()] = super::RECORDS.offsets(&ROWS, &super::LIST);

        /// What other rules read besides.
        pub const COMBATS: crate::nethack::Combats<'static> = crate::nethack::Combats {
            records: &super::COMBAT,
            offsets: &OFFSETS,
            attacks: &super::ATTACKS,
        };

        #[cfg(feature = "names")]
        pub(super) const EDITION: super::text::Edition = super::text::Edition {
            bit: EDITION_BIT,
            entries: &super::text::entries::<{ super::text::count(&ROWS) }>(&ROWS),
        };

        /// The species' names.
        #[cfg(feature = "names")]
        pub const NAMES: crate::nethack::Names =
            crate::nethack::Names { edition: EDITION_BIT };
    };
}

/// What each role meets on its quest: two species and two classes a line.
macro_rules! quest {
    ($($role:ident: $first:ident $first_class:ident, $second:ident $second_class:ident;)*) => {
        static QUEST: [crate::nethack::QuestEnemies; super::count(&[$(stringify!($role)),*]) as usize] = {
            #[allow(unused_imports)]
            use self::pm::*;
            const NOBODY: u16 = crate::nethack::QuestEnemies::NOBODY;
            [$(crate::nethack::QuestEnemies {
                first: $first,
                second: $second,
                first_class: crate::nethack::class::$first_class,
                second_class: crate::nethack::class::$second_class,
            }),*]
        };
    };
}

#[cfg(feature = "nethack-3-4-3")]
pub mod v3_4_3;
#[cfg(feature = "nethack-3-6-7")]
pub mod v3_6_7;
#[cfg(feature = "nethack-5-0-0")]
pub mod v5_0_0;

const EDITIONS: &[&[Row]] = &[
    #[cfg(feature = "nethack-3-4-3")]
    &v3_4_3::ROWS,
    #[cfg(feature = "nethack-3-6-7")]
    &v3_6_7::ROWS,
    #[cfg(feature = "nethack-5-0-0")]
    &v5_0_0::ROWS,
];
const LIST: combat::Attacks = combat::Attacks::of(EDITIONS);
const RECORDS: combat::Records = combat::Records::of(EDITIONS, &LIST);

/// The attacks of all editions, and the combat records.
static ATTACKS: [Attack; LIST.len] = LIST.finish();
static COMBAT: [Combat; RECORDS.len] = RECORDS.finish();

#[cfg(feature = "names")]
const MERGED: text::Text = text::Text::of([
    #[cfg(feature = "nethack-3-4-3")]
    v3_4_3::EDITION,
    #[cfg(feature = "nethack-3-6-7")]
    v3_6_7::EDITION,
    #[cfg(feature = "nethack-5-0-0")]
    v5_0_0::EDITION,
]);

/// The names of all editions.
#[cfg(feature = "names")]
pub(super) static TEXT: [u8; MERGED.len] = MERGED.finish();
#[cfg(not(feature = "names"))]
pub(super) static TEXT: [u8; 0] = [];
