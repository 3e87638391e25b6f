//! Which species comes, by difficulty (`m_create`) or from anywhere but the top.

use core::ops::Range;

use super::range::{buckets, range};
use super::species::Template;
use super::table::Table;
use crate::Error;
use crate::dice::Dice;

/// How often a species is drawn before the dice are taken for stuck. In the game's own
/// catalogue nearly nine draws in ten are accepted.
const TRIES: u32 = 65_536;

/// The band before which the wildcard's species end.
pub(super) const WILDCARD_BANDS: usize = 9;

/// A species by difficulty: a draw among all bands up to that number, and one more each time
/// a species comes that isn't common.
///
/// Source: the first half of `m_create`. Draws: of the species in bands 0 to `difficulty`;
/// of the whole catalogue for a difficulty of 10 and more, and for a negative one.
///
/// ```
/// # #[cfg(feature = "omega")] {
/// use monstr::dice::Buckets;
/// use monstr::omega::{TABLE, select};
/// assert_eq!(select(&TABLE, 4, &mut Buckets::seeded(5, 54)), Ok(31));
/// # }
/// ```
///
/// # Errors
/// [`Error::Dice`] where none comes that is common in 65,536 draws.
#[doc(alias = "m_create")]
pub fn select<D: Dice + ?Sized>(
    table: &Table<'_>,
    difficulty: i32,
    dice: &mut D,
) -> Result<u16, Error> {
    draw_until(table, 0..reach(table, difficulty), dice, Template::is_common)
}

/// How much of the catalogue a difficulty reaches: the bound of [`select`]'s draws.
pub fn reach(table: &Table<'_>, difficulty: i32) -> u16 {
    let band = usize::try_from(difficulty).ok().and_then(|band| band.checked_add(1));
    band.map_or(table.count(), |band| table.band(band))
}

/// How much a species counts in [`select`] with that difficulty: how many of the draw's
/// 10,000 buckets give it, 0 where it isn't common or out of reach. Its chance is this over
/// the sum for all species, which in ten-thousandths is also the chance that one draw is
/// accepted.
///
/// # Errors
/// [`Error::Species`] outside the table.
pub fn weight(table: &Table<'_>, difficulty: i32, species: u16) -> Result<u16, Error> {
    share(table, 0..reach(table, difficulty), species, Template::is_common)
}

/// How many of the 10,000 buckets of [`draw_until`]'s draw give that species; 0 for one that
/// won't do.
pub(super) fn share(
    table: &Table<'_>,
    stretch: Range<u16>,
    species: u16,
    will_do: impl Fn(&Template) -> bool,
) -> Result<u16, Error> {
    let will_do = will_do(table.get(species)?);
    // Where there is nothing to choose the stretch's first comes, without a draw.
    let bound = stretch.end.saturating_sub(stretch.start).max(1);
    let place = species.checked_sub(stretch.start).filter(|_| will_do);
    Ok(place.map_or(0, |place| buckets(bound, place)))
}

/// A species of a stretch of the catalogue, drawn until one comes that will do.
pub(super) fn draw_until<D: Dice + ?Sized>(
    table: &Table<'_>,
    stretch: Range<u16>,
    dice: &mut D,
    will_do: impl Fn(&Template) -> bool,
) -> Result<u16, Error> {
    let bound = stretch.end.saturating_sub(stretch.start);
    for _ in 0..TRIES {
        let drawn = stretch.start.saturating_add(pick(dice, bound));
        if will_do(table.get(drawn)?) {
            return Ok(drawn);
        }
    }
    Err(Error::Dice)
}

/// Any species of bands 0 to 8, unique ones too: one draw.
#[doc(alias = "RANDOM")]
pub fn wildcard<D: Dice + ?Sized>(table: &Table<'_>, dice: &mut D) -> u16 {
    pick(dice, table.band(WILDCARD_BANDS))
}

/// One draw among so many species.
pub(super) fn pick<D: Dice + ?Sized>(dice: &mut D, bound: u16) -> u16 {
    u16::try_from(range(dice, bound.into())).unwrap_or(0)
}
