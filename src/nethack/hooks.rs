//! What a game asks besides when it picks: a gate that may draw, and a say in the weights.
//!
//! Games that let a species pass only sometimes, or weigh it by more than its record tells,
//! hand over [`Hooks`]. The gate is asked in the table's order, of each species whose
//! difficulty fits, before anything else is; where rules pick as a reservoir its draws and
//! the reservoir's take turns.

use super::difficulty::{Bounds, nth_bounds};
use super::gone::Gone;
use super::place::Place;
use super::quest;
use super::selection::{belongs, fits, in_range, pick_if_common, sum_of_weight};
use super::species::Species;
use super::table::Table;
use crate::Error;
use crate::dice::Dice;
use crate::pool::{Pool, Reservoir};

/// A game's own part in an ordinary pick.
pub trait Hooks<D: ?Sized> {
    /// Whether the species may come here. It may draw.
    fn admits(&mut self, who: u16, place: &Place, dice: &mut D) -> bool {
        let _ = (who, place, dice);
        true
    }

    /// What becomes of the species' weight, which is its frequency with what alignment and
    /// temperature add, and may be negative. What falls out of the rules' range counts as they
    /// tell.
    fn weight(&mut self, who: u16, place: &Place, weight: i32) -> i32 {
        let _ = (who, place);
        weight
    }
}

/// No part in it.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoHooks;

impl<D: ?Sized> Hooks<D> for NoHooks {}

/// A random species for this place as [`pick`](super::pick) draws it, with the game's own
/// part in it.
///
/// Where the rules make one draw over the weights, these are kept in `pool`, which is filled
/// first if it is to be, as [`pick_from_pool`](super::pick_from_pool) does; the gate is asked
/// then. Where they pick as a reservoir no pool is looked at.
///
/// ```
/// # #[cfg(feature = "nethack-5-0-0")] {
/// use monstr::dice::{Dice, Modulo};
/// use monstr::nethack::v5_0_0::{TABLE, pm};
/// use monstr::nethack::{Gone, Hooks, Place, pick_with};
///
/// /// Nothing but jackals, and each of them one time in two.
/// struct Jackals;
/// impl<D: Dice + ?Sized> Hooks<D> for Jackals {
///     fn admits(&mut self, who: u16, _: &Place, dice: &mut D) -> bool {
///         who == pm::JACKAL && dice.below(2) == 0
///     }
/// }
///
/// let here = Place { level_difficulty: 1, hero_level: 1, ..Place::default() };
/// let mut dice = Modulo::seeded(42, 54);
/// let mut jackals = 0;
/// for _ in 0..1000 {
///     let who = pick_with(&TABLE, &mut Jackals, None, &here, &Gone::NONE, &mut dice)?;
///     jackals += i32::from(who == Some(pm::JACKAL));
/// }
/// assert!((450..550).contains(&jackals));
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// As [`pick`](super::pick); [`Error::Pool`] where the rules need a pool and there is none;
/// [`Error::Capacity`] where it can't hold the candidates.
pub fn pick_with<D: Dice + ?Sized>(
    table: &Table<'_>,
    hooks: &mut impl Hooks<D>,
    pool: Option<&mut Pool<'_>>,
    place: &Place,
    gone: &Gone<'_>,
    dice: &mut D,
) -> Result<Option<u16>, Error> {
    if let Some(enemy) = quest::ask_first(table, place, gone, dice)? {
        return Ok(Some(enemy));
    }
    let tries = (0..).map_while(|nth| nth_bounds(table.rules, place, nth));
    let mut asking = Asking { table, hooks, place, gone };
    if table.rules.pick_by_reservoir != 0 {
        let mut reservoir = Reservoir::default();
        for bounds in tries {
            for (who, species) in table.ordinary_species() {
                let weight = asking.weigh(who, species, &bounds, dice);
                reservoir.offer(who, weight.into(), dice);
            }
            if reservoir.chosen.is_some() {
                break;
            }
        }
        return Ok(reservoir.chosen);
    }
    let pool = pool.ok_or(Error::Pool)?;
    if !pool.is_filled() {
        for bounds in tries {
            let species = table.ordinary_species();
            pool.refill(species.map(|(who, s)| (who, asking.weigh(who, s, &bounds, dice))))?;
            if pool.total() > 0 {
                break;
            }
        }
    }
    Ok(pick_if_common(pool, table, place, gone, dice))
}

/// A pick in which the game has its part.
struct Asking<'a, H> {
    table: &'a Table<'a>,
    hooks: &'a mut H,
    place: &'a Place,
    gone: &'a Gone<'a>,
}

impl<H> Asking<'_, H> {
    /// The weight of a species, 0 where it can't come.
    fn weigh<D: ?Sized>(&mut self, who: u16, species: &Species, bounds: &Bounds, dice: &mut D) -> u8
    where
        H: Hooks<D>,
    {
        let Asking { table, hooks, place, gone } = self;
        let rules = table.rules;
        let may_come = fits(species, bounds).is_ok()
            && hooks.admits(who, place, dice)
            && belongs(rules, who, species, place, gone).is_ok();
        if !may_come {
            return 0;
        }
        in_range(rules, hooks.weight(who, place, sum_of_weight(rules, species, place)))
    }
}
