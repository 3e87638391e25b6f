//! How a monster regains hit points: one every 20 turns, or every turn if it regenerates;
//! and all at once for the time that it was away.

use super::super::codes::traits;
use super::super::table::Table;
use super::{Monster, Vigor};
use crate::Error;

/// Monsters that don't regenerate regain a hit point in so many turns.
const TURNS_FOR_ONE: u32 = 20;
/// The most turns away that count.
const LONGEST_AWAY: u32 = 32_766;

impl Vigor {
    /// Adds hit points, up to the most it can have; if it has more than that, it loses them
    /// (5.0.0 heals monsters so).
    #[doc(alias = "healmon")]
    pub fn heal(&mut self, amount: u32) {
        self.hp = self.hp.saturating_add_unsigned(amount).min(self.hp_max);
    }
}

/// Has a monster recover in the turn of that number. No draws.
///
/// Source: `mon_regen`. In 5.0.0 hit points above the most it can have come down to them on
/// the turns on which it recovers.
///
/// # Errors
/// [`Error::Species`] outside the table; [`Error::Level`] and [`Error::HitPoints`] outside
/// the ranges of [`Vigor`].
#[doc(alias = "mon_regen")]
pub fn recover(table: &Table<'_>, monster: &mut Monster, turn: u32) -> Result<(), Error> {
    let species = monster.checked(table)?;
    let now = &mut monster.vigor;
    let may_rise = now.hp < now.hp_max || table.rules.recovery_lowers != 0;
    let in_time = turn.is_multiple_of(TURNS_FOR_ONE) || species.is(traits::REGENERATES);
    if may_rise && in_time {
        now.heal(1);
    }
    Ok(())
}

/// Has a monster recover that the hero meets again after so many turns; more than 32766 count
/// as that many. Hit points above the most it can have come down to them. No draws.
///
/// Source: part of `mon_catchup_elapsed_time`.
///
/// # Errors
/// As [`recover`].
#[doc(alias = "mon_catchup_elapsed_time")]
pub fn recover_after(table: &Table<'_>, monster: &mut Monster, turns: u32) -> Result<(), Error> {
    let species = monster.checked(table)?;
    let turns = turns.min(LONGEST_AWAY);
    let regenerates = species.is(traits::REGENERATES);
    monster.vigor.heal(if regenerates { turns } else { turns / TURNS_FOR_ONE });
    Ok(())
}
