//! The odds of a new monster's hit points.

use crate::Error;
use crate::nethack::monster::Recipe;
use crate::nethack::{Place, Table};
use crate::odds::{Distribution, Draft};

/// The distribution of the hit points of a new monster of the species
/// ([`new_hit_points`](crate::nethack::new_hit_points)). Its level there is fixed:
/// [`adjusted_level`](crate::nethack::adjusted_level), or for a base level above 49 a quarter
/// of the hit points.
///
/// ```
/// # #[cfg(feature = "nethack-5-0-0")] {
/// use monstr::nethack::odds::hit_point_odds;
/// use monstr::nethack::{Place, v5_0_0::{TABLE, pm}};
/// let mut room = [0.0; 4];
/// // 1d4, but in 5.0.0 nothing starts with 1.
/// let newt = hit_point_odds(&TABLE, pm::NEWT, &Place::default(), &mut room)?;
/// assert_eq!((newt.least(), newt.chances()), (2, &[0.5, 0.25, 0.25][..]));
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Species`] outside the table; [`Error::Capacity`] where there is less room than
/// [`hit_point_outcomes`].
pub fn hit_point_odds<'a>(
    table: &Table<'_>,
    who: u16,
    place: &Place,
    room: &'a mut [f64],
) -> Result<Distribution<'a>, Error> {
    let recipe = Recipe::of(table, who, place)?;
    let room = room.get_mut(..outcomes(&recipe)).ok_or(Error::Capacity)?;
    let mut draft = Draft::fixed(recipe.fixed, room);
    draft.add_dice(recipe.dice.unsigned_abs(), recipe.sides.unsigned_abs())?;
    if recipe.tripled {
        draft.triple()?;
    }
    match recipe.gains_at == Some(draft.least()) {
        true => draft.finish_raised(),
        false => draft.finish(),
    }
}

/// How many outcomes there are for the hit points of a new monster of the species, from the
/// fewest to the most: as much room as their odds take, 1030 at most.
///
/// # Errors
/// [`Error::Species`] outside the table.
pub fn hit_point_outcomes(table: &Table<'_>, who: u16, place: &Place) -> Result<usize, Error> {
    Ok(outcomes(&Recipe::of(table, who, place)?))
}

fn outcomes(recipe: &Recipe) -> usize {
    let more = recipe.dice * (recipe.sides - 1).max(0);
    let (least, more) = match recipe.tripled {
        true => (3 * (recipe.fixed + recipe.dice), 3 * more),
        false => (recipe.fixed + recipe.dice, more),
    };
    // The fewest may be raised to the next, if there is one.
    let raised = recipe.gains_at == Some(least);
    let outcomes = more + i32::from(!raised);
    usize::try_from(outcomes).unwrap_or(0).max(1)
}
