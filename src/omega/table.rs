//! A table of species with the lists that belong to it: the game's own or a caller's.

use super::lists::Lists;
use super::species::Template;
use crate::Error;

/// The species of a game, in the game's own order, and which of them come where.
///
/// A species is named by its index here. The catalogue is in order of *bands*, 0 to 10: a
/// harder place draws from more of it. `TABLE` is the game's own.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// All species; at most 65,534.
    pub species: &'a [Template],
    /// Which come where.
    pub lists: &'a Lists,
}

/// Omega 0.90.4.
#[cfg(feature = "omega")]
pub const TABLE: Table<'static> =
    Table { species: &super::catalogue::TEMPLATES, lists: &super::lists::LISTS };

/// The names of Omega 0.90.4.
#[cfg(all(feature = "omega", feature = "names"))]
pub const NAMES: super::Names = super::Names;

impl<'a> Table<'a> {
    /// The species of that index.
    ///
    /// # Errors
    /// [`Error::Species`] outside the table.
    pub fn get(&self, species: u16) -> Result<&'a Template, Error> {
        self.species.get(usize::from(species)).ok_or(Error::Species)
    }

    /// How many species there are.
    #[doc(alias = "NUMMONSTERS")]
    pub fn count(&self) -> u16 {
        u16::try_from(self.species.len()).unwrap_or(u16::MAX)
    }

    /// Where the band begins; for one beyond the last, where the catalogue ends.
    pub fn band(&self, band: usize) -> u16 {
        self.lists.bands.get(band).map_or(self.count(), |&first| first)
    }
}

impl Lists {
    /// Stands for a species where a list has none: its field tells what comes instead.
    pub const NONE: u16 = u16::MAX;
}
