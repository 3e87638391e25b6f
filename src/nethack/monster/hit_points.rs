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
    let recipe = Recipe::of(table, who, place)?;
    let rolled = dice.roll(recipe.dice, recipe.sides).saturating_add(recipe.fixed);
    let hp = if recipe.tripled { rolled.saturating_mul(3) } else { rolled };
    let gained = recipe.gains_at == Some(hp);
    Ok(Vigor::whole(recipe.level, hp.saturating_add(gained.into())))
}

/// How a new monster's hit points are made: some are fixed, some are rolled.
pub(in super::super) struct Recipe {
    /// The level that it comes with.
    pub level: i32,
    /// The hit points that it has in any case.
    pub fixed: i32,
    /// The dice rolled for more.
    pub dice: i32,
    /// Their sides.
    pub sides: i32,
    /// The sum counts three times.
    pub tripled: bool,
    /// With so many it gets one more.
    pub gains_at: Option<i32>,
}

impl Recipe {
    pub fn of(table: &Table<'_>, who: u16, place: &Place) -> Result<Self, Error> {
        let species = table.get(who)?;
        let level = adjusted_level_of(species, place);
        let base = i32::from(species.level);
        // What dice give, where a roll of all ones is `least`.
        let rolled = |dice, sides, least| {
            let gains_at = (table.rules.least_roll_gains != 0).then_some(least);
            Recipe { level, fixed: 0, dice, sides, tripled: false, gains_at }
        };
        let fixed = |fixed, level| Recipe { level, fixed, gains_at: None, ..rolled(0, 0, 0) };
        Ok(if species.fixed_hp > 0 {
            fixed(species.fixed_hp.into(), level)
        } else if species.is(traits::RIDER) {
            rolled(10, 8, 10)
        } else if base > 49 {
            let hp = 2 * (base - 6);
            fixed(hp, hp / 4)
        } else if species.is(traits::ADULT_DRAGON) {
            let (dice, each) = if place.plane == Plane::None { (level, 4) } else { (0, 8) };
            Recipe { fixed: each * level, ..rolled(dice, 4, level) }
        } else if level == 0 {
            rolled(1, 4, 1)
        } else {
            let tripled = is_at_home(species.home, place.plane);
            Recipe { tripled, ..rolled(level, 8, level) }
        })
    }
}

/// Whether a species with this home is on its own plane.
pub(in super::super) fn is_at_home(home: u8, plane: Plane) -> bool {
    home != home::NOWHERE && home == plane as u8
}
