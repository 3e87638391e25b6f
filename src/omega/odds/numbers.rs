//! How many creatures come, and whether anybody does.

use super::placement::{Choice, PlacementOdds};
use super::weights::{encounter_weight, wander_weight};
use crate::Error;
use crate::odds::{Chance, Distribution};
use crate::omega::population::{FLOOR_CAPACITY, head_count};
use crate::omega::range::{BUCKETS, buckets};
use crate::omega::{Place, Table};

/// The least number of creatures of a floor, and the bound of the draw for three more each.
fn heads(table: &Table<'_>, place: &Place<'_>) -> Result<(i32, u16), Error> {
    if place.depth < 0 {
        return Err(Error::Level);
    }
    let environment = table.lists.environment(place.environment);
    let bound = u16::try_from(place.difficulty(table) / 3).unwrap_or(0).max(1);
    let most = head_count(environment, i32::from(bound) - 1);
    if usize::try_from(most).is_ok_and(|most| most <= FLOOR_CAPACITY) {
        Ok((head_count(environment, 0), bound))
    } else {
        Err(Error::Capacity)
    }
}

/// How many outcomes there are for the number of creatures of a floor, from the least to the
/// greatest: as much room as [`population_odds`] takes.
///
/// # Errors
/// As [`population_odds`].
pub fn population_outcomes(table: &Table<'_>, place: &Place<'_>) -> Result<usize, Error> {
    let (_, bound) = heads(table, place)?;
    Ok(3 * (usize::from(bound) - 1) + 1)
}

/// How many creatures a floor has ([`populate`](crate::omega::populate)). Those who wait there
/// ([`inhabitant`](crate::omega::inhabitant)) aren't counted.
///
/// ```
/// # #[cfg(feature = "omega")] {
/// use monstr::omega::{Place, TABLE, codes::environment, population_odds};
/// let deep = Place { environment: environment::VOLCANO, depth: 16, ..Place::default() };
/// let mut room = [0.0; 7];
/// let odds = population_odds(&TABLE, &deep, &mut room)?;
/// assert_eq!((odds.least(), odds.greatest()), (31, 37));
/// assert_eq!((odds.chance(31), odds.chance(32)), (0.3334, 0.0));
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Level`] for a depth below 0; [`Error::Capacity`] where there is less room than
/// [`population_outcomes`], and for a floor that may have more than [`FLOOR_CAPACITY`].
pub fn population_odds<'a>(
    table: &Table<'_>,
    place: &Place<'_>,
    room: &'a mut [f64],
) -> Result<Distribution<'a>, Error> {
    let (least, bound) = heads(table, place)?;
    let room = room.get_mut(..population_outcomes(table, place)?).ok_or(Error::Capacity)?;
    room.fill(0.0);
    for (value, place) in (0..bound).zip(room.iter_mut().step_by(3)) {
        *place = Chance::of(buckets(bound, value).into(), BUCKETS).value;
    }
    Distribution::new(least, room)
}

/// How many outcomes there are for the number of creatures of an encounter, from 1 to 15.
pub const ENCOUNTER_OUTCOMES: usize = 15;

/// How many creatures an encounter has ([`countryside`](fn@crate::omega::countryside)). It
/// takes room for [`ENCOUNTER_OUTCOMES`].
///
/// # Errors
/// [`Error::Capacity`] where there is less room.
pub fn encounter_odds(room: &mut [f64]) -> Result<Distribution<'_>, Error> {
    let room = room.get_mut(..ENCOUNTER_OUTCOMES).ok_or(Error::Capacity)?;
    for (count, place) in (1..).zip(room.iter_mut()) {
        *place = Chance::of(encounter_weight(count), 5 * BUCKETS).value;
    }
    Distribution::new(1, room)
}

/// How likely one check of [`wander`](crate::omega::wander) brings that species; `None` asks
/// for anybody. [`at_least_once`](crate::odds::at_least_once) tells of many checks.
///
/// ```
/// # #[cfg(feature = "omega")] {
/// use monstr::odds::at_least_once;
/// use monstr::omega::{Place, TABLE, arrival_odds, codes::environment};
/// let first = Place { environment: environment::CAVES, depth: 1, ..Place::default() };
/// let anybody = arrival_odds(&TABLE, &first, 10, None)?;
/// assert_eq!(anybody.fraction(), Some((1, 10)));
/// // Within the hour.
/// assert!((at_least_once(anybody.value, 6)? - (1.0 - 0.9_f64.powi(6))).abs() < 1e-15);
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Species`] outside the table.
pub fn arrival_odds(
    table: &Table<'_>,
    place: &Place<'_>,
    levels: u8,
    who: Option<u16>,
) -> Result<Chance, Error> {
    let comes = Chance::of(wander_weight(table, place, levels).into(), BUCKETS);
    let odds = PlacementOdds::of(table, place, Choice::Difficulty)?;
    Ok(comes.and(match who {
        Some(_) => odds.chance(who)?,
        None => odds.chance(None)?.complement(),
    }))
}
