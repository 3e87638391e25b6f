//! The level at which a monster comes into the game (`adj_lev`).
//!
//! Its species' base level, moved by a fifth of what the level's difficulty has above it
//! (or down by one where it has less), and up by a quarter of what the hero's level has
//! above it; at most half as much again as the base level, and 49.

use super::super::codes::traits;
use super::super::place::Place;
use super::super::rules::part;
use super::super::species::Species;
use super::super::table::Table;
use crate::Error;

/// The level that a new monster of the species has here. No draws.
///
/// A base level above 49 (fixed hit points) gives 50; the Wizard of Yendor gains one for
/// each of his deaths.
///
/// ```
/// # #[cfg(feature = "nethack-3-6-7")] {
/// use monstr::nethack::{Place, adjusted_level, v3_6_7::{TABLE, pm}};
/// let here = Place { level_difficulty: 20, hero_level: 14, ..Place::default() };
/// // Base level 3: (20 - 3) / 5 and (14 - 3) / 4 more would be 8, but 4 is the most.
/// assert_eq!(adjusted_level(&TABLE, pm::SOLDIER_ANT, &here)?, 4);
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Species`] outside the table.
#[doc(alias = "adj_lev")]
pub fn adjusted_level(table: &Table<'_>, who: u16, place: &Place) -> Result<i32, Error> {
    Ok(adjusted_level_of(table, who, table.get(who)?, place))
}

#[inline]
pub(in super::super) fn adjusted_level_of(
    table: &Table<'_>,
    who: u16,
    species: &Species,
    place: &Place,
) -> i32 {
    let rules = table.rules;
    let base = i32::from(species.level);
    let highest = i32::from(rules.level_ceiling);
    if species.is(traits::RISES_STRONGER) {
        return (base + i32::from(place.wizard_deaths)).min(highest);
    }
    if rules.is_coded(species.level) {
        return rules.coded_level.into();
    }
    let beyond = i32::from(place.level_difficulty) - base;
    let by_place = match beyond {
        0.. => part::<5>(beyond, rules.level_place_divisor),
        _ => -i32::from(rules.level_drop),
    };
    let above = (i32::from(place.hero_level) - base).max(0);
    let by_hero = part::<4>(above, rules.level_hero_divisor);
    let own = table.extra(who).map_or(0, |own| own.level_ceiling);
    let most = match (own, rules.level_ceiling_halves) {
        (0, 0) => highest,
        (0, halves) => i32::from(halves) * base / 2,
        (own, _) => own.into(),
    };
    (base + by_place + by_hero).clamp(0, most.min(highest))
}
