//! The hit points that a monster comes with (`newmonhp`; in 3.4.3 part of `makemon`).
//!
//! As a rule so many d8 as it has levels, or 1d4 at level 0; three times that for an
//! elemental on its own plane. Golems have a fixed number, the Riders 10d8, dragons four or
//! more a level; a base level above 49 tells hit points itself, 2 * (base - 6).

use super::super::codes::{home, traits};
use super::super::place::{Place, Plane};
use super::super::table::Table;
use super::{Vigor, adjusted_level_of};
use crate::Error;
use crate::dice::Dice;

/// The level and hit points of a new monster of the species.
///
/// Source: `newmonhp`. Draws, the first that fits: none where the species has fixed hit
/// points; a Rider 10 of 8; none above base level 49; an adult dragon one of 4 for each
/// level, none in the endgame; at level 0 one of 4; else one of 8 for each level. In 5.0.0
/// a roll of all ones gives one hit point more, so that nothing starts with 1.
///
/// ```
/// # #[cfg(feature = "nethack-3-6-7")] {
/// use monstr::dice::Modulo;
/// use monstr::nethack::{Place, Vigor, new_hit_points, v3_6_7::{TABLE, pm}};
/// let mut unused = Modulo::seeded(0, 0);
/// let orcus = new_hit_points(&TABLE, pm::ORCUS, &Place::default(), &mut unused)?;
/// assert_eq!(orcus, Vigor { level: 30, hp: 120, hp_max: 120 });
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Species`] outside the table.
#[doc(alias = "newmonhp")]
#[doc(alias = "golemhp")]
pub fn new_hit_points<D: Dice + ?Sized>(
    table: &Table<'_>,
    who: u16,
    place: &Place,
    dice: &mut D,
) -> Result<Vigor, Error> {
    let species = table.get(who)?;
    let level = adjusted_level_of(species, place);
    if species.fixed_hp > 0 {
        return Ok(Vigor::whole(level, species.fixed_hp.into()));
    }
    let base = i32::from(species.level);
    if base > 49 && !species.is(traits::RIDER) {
        let hp = 2 * (base - 6);
        return Ok(Vigor::whole(hp / 4, hp));
    }
    // The least that the roll can be, and what it is.
    let (least, rolled) = if species.is(traits::RIDER) {
        (10, dice.roll(10, 8))
    } else if species.is(traits::ADULT_DRAGON) {
        let by_chance = if place.plane == Plane::None { dice.roll(level, 4) } else { 4 * level };
        (level, by_chance.saturating_add(4 * level))
    } else if level == 0 {
        (1, dice.roll(1, 4))
    } else if is_at_home(species.home, place.plane) {
        (level, dice.roll(level, 8).saturating_mul(3))
    } else {
        (level, dice.roll(level, 8))
    };
    let gained = table.rules.least_roll_gains != 0 && rolled == least;
    Ok(Vigor::whole(level, rolled.saturating_add(gained.into())))
}

/// Whether a species with this home is on its own plane.
pub(in super::super) fn is_at_home(home: u8, plane: Plane) -> bool {
    home != home::NOWHERE && home == plane as u8
}
