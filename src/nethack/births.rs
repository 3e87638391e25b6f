//! Births and extinction: what making a monster does to its species (`propagate`).
//!
//! A species dies out by being born: after 120 of it, or the few that its record tells, no
//! more come at random. A unique one is extinct with the first. Deaths don't count.

use super::codes::{generation, traits};
use super::table::Table;
use crate::Error;

/// What a game keeps of a species.
#[doc(alias = "mvitals")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Vitals {
    /// How many have been born. It stays at 255.
    pub born: u8,
    /// It has been genocided.
    pub genocided: bool,
    /// It is extinct.
    pub extinct: bool,
}

/// How a birth went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Birth {
    /// The species was neither gone nor past its limit. Only loading a bones file asks, and
    /// drops a monster that comes back against it; any other is made all the same.
    pub allowed: bool,
    /// The species has become extinct and has to be left out of a pool from now on:
    /// [`Pool::forget`](crate::pool::Pool::forget).
    pub forget: bool,
}

/// A monster of the species is made. `tally`: it counts as born. `ghostly`: it comes back
/// from a bones file, and counts only where it is allowed.
///
/// Source: `propagate`. No draws.
///
/// ```
/// # #[cfg(feature = "nethack-5-0-0")] {
/// use monstr::nethack::v5_0_0::{TABLE, pm};
/// use monstr::nethack::{Birth, Vitals, birth};
/// let mut nazgul = Vitals { born: 8, ..Vitals::default() };
/// let ninth = birth(&TABLE, pm::NAZGUL, true, false, &mut nazgul)?;
/// assert_eq!(ninth, Birth { allowed: true, forget: true });
/// assert_eq!(nazgul, Vitals { born: 9, genocided: false, extinct: true });
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Species`] outside the table.
#[doc(alias = "propagate")]
pub fn birth(
    table: &Table<'_>,
    who: u16,
    tally: bool,
    ghostly: bool,
    vitals: &mut Vitals,
) -> Result<Birth, Error> {
    let species = table.get(who)?;
    let limit = match species.birth_limit {
        0 => table.rules.birth_limit,
        own => own,
    };
    let allowed = vitals.born < limit && !vitals.genocided && !vitals.extinct;
    if species.has(generation::UNIQ) && !species.is(traits::MAY_RECUR) {
        vitals.extinct = true;
    }
    if tally && (allowed || !ghostly) {
        vitals.born = vitals.born.saturating_add(1);
    }
    let dies_out = vitals.born >= limit && !species.has(generation::NOGEN) && !vitals.extinct;
    vitals.extinct |= dies_out;
    Ok(Birth { allowed, forget: dies_out })
}

/// A monster of the species, just made, is unmade. 5.0.0 takes its birth back, from 1 to
/// 254 of them, and a unique species may come again; the older rules leave all as it is.
///
/// # Errors
/// [`Error::Species`] outside the table.
pub fn unbirth(table: &Table<'_>, who: u16, vitals: &mut Vitals) -> Result<(), Error> {
    let species = table.get(who)?;
    if table.rules.births_undone != 0 {
        if (1..=254).contains(&vitals.born) {
            vitals.born -= 1;
        }
        vitals.extinct &= !species.has(generation::UNIQ);
    }
    Ok(())
}

#[cfg(all(test, feature = "nethack-3-6-7", feature = "nethack-5-0-0"))]
mod tests {
    use super::*;
    use crate::nethack::{v3_6_7, v5_0_0};

    const NONE: Vitals = Vitals { born: 0, genocided: false, extinct: false };

    /// 3.6.7: the 122nd Nazgul, past a limit of 9.
    #[test]
    fn past_the_limit_they_are_made_all_the_same() {
        let mut nazgul = Vitals { born: 121, ..NONE };
        let birth = birth(&v3_6_7::TABLE, v3_6_7::pm::NAZGUL, true, false, &mut nazgul);
        assert_eq!(birth, Ok(Birth { allowed: false, forget: true }));
        assert_eq!(nazgul, Vitals { born: 122, extinct: true, ..NONE });
    }

    /// A unique species is extinct at once, and in no pool; the high priest may recur.
    #[test]
    fn the_unique() {
        use v5_0_0::{TABLE, pm};
        let mut vitals = NONE;
        let first = birth(&TABLE, pm::MEDUSA, true, false, &mut vitals);
        assert_eq!(first, Ok(Birth { allowed: true, forget: false }));
        assert_eq!(vitals, Vitals { born: 1, extinct: true, ..NONE });
        let mut vitals = NONE;
        birth(&TABLE, pm::HIGH_CLERIC, true, false, &mut vitals).unwrap();
        assert_eq!(vitals, Vitals { born: 1, ..NONE });
    }

    #[test]
    fn a_birth_undone() {
        use v5_0_0::{TABLE, pm};
        let after = |who, vitals: Vitals| {
            let mut vitals = vitals;
            unbirth(&TABLE, who, &mut vitals).unwrap();
            vitals
        };
        let extinct = |born| Vitals { born, extinct: true, ..NONE };
        assert_eq!(after(pm::MEDUSA, extinct(1)), NONE);
        assert!(after(pm::MEDUSA, Vitals { genocided: true, ..extinct(0) }).genocided);
        // One that is extinct by its number stays so.
        assert_eq!(after(pm::NAZGUL, extinct(9)), extinct(8));
        for (born, left) in [(0, 0), (1, 0), (254, 253), (255, 255)] {
            assert_eq!(after(pm::NEWT, Vitals { born, ..NONE }).born, left);
        }
        let mut kept = extinct(1);
        unbirth(&v3_6_7::TABLE, v3_6_7::pm::MEDUSA, &mut kept).unwrap();
        assert_eq!(kept, extinct(1), "the older rules don't know it");
    }
}
