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

#[cfg(all(test, feature = "nethack-3-4-3", feature = "nethack-3-6-7", feature = "nethack-5-0-0"))]
mod tests {
    use super::super::testing::{monster, vigor};
    use super::*;
    use crate::nethack::v3_6_7::pm::{NEWT, TROLL};
    use crate::nethack::{v3_4_3, v3_6_7, v5_0_0};

    fn after_turn(table: &Table<'_>, who: u16, turn: u32, hp: i32, hp_max: i32) -> i32 {
        let mut one = monster(who, 3, hp, hp_max);
        recover(table, &mut one, turn).expect("in range");
        assert_eq!((one.vigor.level, one.vigor.hp_max), (3, hp_max));
        one.vigor.hp
    }

    #[test]
    fn one_hit_point_in_its_time() {
        for table in [v3_4_3::TABLE, v3_6_7::TABLE, v5_0_0::TABLE] {
            assert_eq!(after_turn(&table, NEWT, 40, 3, 9), 4);
            assert_eq!(after_turn(&table, NEWT, 41, 3, 9), 3);
            assert_eq!(after_turn(&table, NEWT, 40, 9, 9), 9);
        }
        assert_eq!(after_turn(&v3_6_7::TABLE, TROLL, 41, 3, 9), 4);
    }

    #[test]
    fn too_many_hit_points_come_down_in_5_0_0() {
        assert_eq!(after_turn(&v5_0_0::TABLE, NEWT, 14160, 42, 37), 37);
        assert_eq!(after_turn(&v5_0_0::TABLE, NEWT, 14161, 42, 37), 42);
        assert_eq!(after_turn(&v3_6_7::TABLE, NEWT, 14160, 42, 37), 42);
    }

    #[test]
    fn time_away() {
        let after = |who, turns, hp, hp_max| {
            let mut one = monster(who, 3, hp, hp_max);
            recover_after(&v3_6_7::TABLE, &mut one, turns).expect("in range");
            one.vigor.hp
        };
        assert_eq!(after(NEWT, 19, 1, 900), 1);
        assert_eq!(after(NEWT, 59, 1, 900), 3);
        assert_eq!(after(TROLL, 59, 1, 900), 60);
        assert_eq!(after(NEWT, u32::MAX, 1, 10_000), 1 + 32_766 / 20);
        assert_eq!(after(TROLL, 32_767, 1, 100_000), 32_767);
        assert_eq!(after(NEWT, 0, 42, 37), 37);
    }

    #[test]
    fn healing_by_an_amount() {
        let healed = |hp, amount| {
            let mut now = vigor(3, hp, 20);
            now.heal(amount);
            now.hp
        };
        assert_eq!([healed(5, 15), healed(5, 16), healed(25, 0)], [20; 3]);
        assert_eq!([healed(5, 14), healed(5, u32::MAX)], [19, 20]);
    }
}
