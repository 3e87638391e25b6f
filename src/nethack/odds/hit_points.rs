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
/// [`hit_point_outcomes`]; [`Error::Count`] for more outcomes than the processor can address;
/// [`Error::Unsupported`] where the rules leave a part of the hit points in the end
/// (`hp_percent`).
pub fn hit_point_odds<'a>(
    table: &Table<'_>,
    who: u16,
    place: &Place,
    room: &'a mut [f64],
) -> Result<Distribution<'a>, Error> {
    let recipe = Recipe::of(table, who, table.get(who)?, place);
    let room = room.get_mut(..outcomes(&recipe)?).ok_or(Error::Capacity)?;
    let mut draft = Draft::fixed(recipe.fixed, room)?;
    draft.add_dice(recipe.dice.unsigned_abs(), recipe.sides.unsigned_abs())?;
    if recipe.better_of_two {
        draft.better_of_two();
    }
    draft.multiply(recipe.times.unsigned_abs())?;
    let least = draft.least();
    let raised = recipe.gains_at == Some(least);
    draft.finish_within(least.saturating_add(raised.into()), i32::MAX)
}

/// How much room the odds of a new monster's hit points take, 1030 at most: for each outcome
/// one, and in 5.0.0 one more where a roll of all ones isn't among them.
///
/// # Errors
/// As [`hit_point_odds`] but for the room.
pub fn hit_point_outcomes(table: &Table<'_>, who: u16, place: &Place) -> Result<usize, Error> {
    outcomes(&Recipe::of(table, who, table.get(who)?, place))
}

fn outcomes(recipe: &Recipe) -> Result<usize, Error> {
    if recipe.percent != 100 {
        return Err(Error::Unsupported);
    }
    let more = recipe.dice.unsigned_abs() * recipe.sides.unsigned_abs().saturating_sub(1);
    usize::try_from(recipe.times.unsigned_abs() * more + 1).map_err(|_| Error::Count)
}
