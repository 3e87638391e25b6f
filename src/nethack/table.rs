//! A table of species with the rules in force: an edition's own or a caller's.

use super::class;
use super::rules::Rules;
use super::species::{Attack, Combat, Extra, QuestEnemies, Species};
use crate::Error;

/// The species of a game, in the game's own order, and the rules that they live by.
///
/// A species is named by its index here. Nothing is kept of it after a call.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// All species.
    #[doc(alias = "mons")]
    pub species: &'a [Species],
    /// How many of them, from the first on, random generation looks at. Those beyond
    /// (the long worm's tail, player monsters, quest people) are made by name alone.
    #[doc(alias = "SPECIAL_PM")]
    pub ordinary: u16,
    /// The quest's enemies for each role; the first role is number 1.
    pub quest: &'a [QuestEnemies],
    /// The rules in force.
    pub rules: &'a Rules,
    /// The order in which class pick goes over the species, where the rules want this one: the
    /// indices of the ordinary species, those of a class in one stretch.
    pub class_order: &'a [u16],
    /// What the game's rules know of each species besides, in the table's order; those beyond
    /// the end have nothing.
    pub extras: &'a [Extra],
    /// Where each class stands, if that is known.
    pub class_runs: ClassRuns<'a>,
}

impl<'a> Table<'a> {
    /// Species and rules and nothing else. All that fit in 16 bits are ordinary.
    pub const fn new(species: &'a [Species], rules: &'a Rules) -> Self {
        let ordinary = if species.len() < 65_535 { species.len() as u16 } else { u16::MAX };
        Table {
            species,
            ordinary,
            quest: &[],
            rules,
            class_order: &[],
            extras: &[],
            class_runs: ClassRuns::UNKNOWN,
        }
    }

    /// The species of that index.
    ///
    /// # Errors
    /// [`Error::Species`] outside the table.
    pub fn get(&self, species: u16) -> Result<&'a Species, Error> {
        self.species.get(usize::from(species)).ok_or(Error::Species)
    }

    /// What the game's own rules know of the species besides, if anything.
    pub fn extra(&self, species: u16) -> Option<&'a Extra> {
        self.extras.get(usize::from(species))
    }

    /// The ordinary species, each with its index.
    pub fn ordinary_species(&self) -> impl Iterator<Item = (u16, &'a Species)> + Clone + use<'a> {
        (0..self.ordinary).zip(self.species)
    }

    /// What the species grows into; itself where it doesn't grow, or where the record
    /// points outside the table.
    #[doc(alias = "little_to_big")]
    pub fn grown(&self, species: u16) -> u16 {
        let grown = self.get(species).ok().and_then(|s| species.checked_add_signed(s.grows_by));
        grown.filter(|&grown| self.get(grown).is_ok()).unwrap_or(species)
    }
}

/// Where each class stands among an edition's species, so that a pick of a class needn't walk
/// there.
///
/// It is heeded for those very species alone: a table made from the edition's (`..TABLE`) with
/// species of its own is walked.
#[derive(Clone, Copy, Debug)]
pub struct ClassRuns<'a>(pub(super) Option<(&'a Species, &'a [Stretch; class::COUNT as usize])>);

/// So many species from one on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stretch {
    pub start: u16,
    pub count: u16,
}

impl ClassRuns<'_> {
    /// Nobody knows.
    pub const UNKNOWN: Self = ClassRuns(None);

    /// The stretch of a class in that table, if its species are those, or the first of them.
    pub(super) fn get(&self, table: &Table<'_>, class: u8) -> Option<Stretch> {
        let (first, runs) = self.0?;
        let are_those = core::ptr::eq(first, table.species.first()?);
        runs.get(usize::from(class)).filter(|_| are_those).copied()
    }
}

/// The [`Combat`] records of a table, with the list that their attacks are in.
#[derive(Clone, Copy, Debug)]
pub struct Combats<'a> {
    /// The records, one for each species in the table's order unless `offsets` tells another.
    pub records: &'a [Combat],
    /// How many places further on each species' record stands than in the table's order; empty:
    /// none of them does.
    pub offsets: &'a [i8],
    /// All attacks.
    pub attacks: &'a [Attack],
}

impl<'a> Combats<'a> {
    /// The species' record and its attacks.
    ///
    /// # Errors
    /// [`Error::Species`] outside the table; [`Error::Table`] where the record's attacks
    /// don't lie within the list.
    pub fn get(&self, species: u16) -> Result<(&'a Combat, &'a [Attack]), Error> {
        let species = usize::from(species);
        let offset = match self.offsets {
            [] => 0,
            offsets => *offsets.get(species).ok_or(Error::Species)?,
        };
        let record = species.checked_add_signed(offset.into());
        let combat = record.and_then(|record| self.records.get(record)).ok_or(Error::Species)?;
        let attacks = self
            .attacks
            .get(usize::from(combat.first_attack)..)
            .and_then(|from| from.get(..usize::from(combat.attack_count)))
            .ok_or(Error::Table)?;
        Ok((combat, attacks))
    }
}
