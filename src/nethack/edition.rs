//! The editions, by a value known at run time.

use super::names::Names;
use super::table::{Combats, Table};

/// An edition of NetHack whose table and rules this library holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edition {
    /// 3.4.3, of 2003.
    V3_4_3,
    /// 3.6.7, of 2023.
    V3_6_7,
    /// 5.0.0, of 2026.
    V5_0_0,
}

/// Answers `$part` of the edition's module where that edition is built in.
macro_rules! of_edition {
    ($edition:expr, $part:ident) => {
        match $edition {
            #[cfg(feature = "nethack-3-4-3")]
            Edition::V3_4_3 => Some(super::tables::v3_4_3::$part),
            #[cfg(feature = "nethack-3-6-7")]
            Edition::V3_6_7 => Some(super::tables::v3_6_7::$part),
            #[cfg(feature = "nethack-5-0-0")]
            Edition::V5_0_0 => Some(super::tables::v5_0_0::$part),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    };
}

/// The combat records that belong to an edition's species.
#[cfg(test)]
pub(super) fn combats_of(table: &Table<'_>) -> Combats<'static> {
    let has_its_species =
        |of: &Table<'_>| core::ptr::eq(of.species.as_ptr(), table.species.as_ptr());
    let edition =
        Edition::ALL.into_iter().find(|one| one.table().is_some_and(|of| has_its_species(&of)));
    edition.and_then(Edition::combats).expect("an edition's own species")
}

impl Edition {
    /// All of them, oldest first.
    pub const ALL: [Edition; 3] = [Edition::V3_4_3, Edition::V3_6_7, Edition::V5_0_0];

    /// Its species and rules; none where the edition's feature is off.
    pub const fn table(self) -> Option<Table<'static>> {
        of_edition!(self, TABLE)
    }

    /// What other rules read besides.
    pub const fn combats(self) -> Option<Combats<'static>> {
        of_edition!(self, COMBATS)
    }

    /// Its species' names; none where the edition's feature or `names` is off.
    #[cfg(feature = "names")]
    pub const fn names(self) -> Option<Names> {
        of_edition!(self, NAMES)
    }

    /// Its species' names; none where the edition's feature or `names` is off.
    #[cfg(not(feature = "names"))]
    pub const fn names(self) -> Option<Names> {
        None
    }
}
