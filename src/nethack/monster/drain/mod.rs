//! How a monster loses levels: to an attack ([`attack`]), the spell ([`spell`]) or an
//! artifact's blow ([`artifact`]) that drains life; who resists, and what a level is worth.

mod artifact;
mod attack;
mod spell;

pub use artifact::{Blow, drain_by_artifact};
pub use attack::{DrainAttack, drain_by_death_touch, drain_by_hero, drain_by_monster};
pub use spell::{DrainSpell, drain_by_spell};

use super::super::codes::traits;
use super::super::rules::Rules;
use super::super::species::Species;
use super::super::table::Table;
use super::hit_points::growth_die;
use super::{LEVELS, Monster, Vigor};
use crate::Error;
use crate::dice::Dice;

/// What became of a monster that was to be drained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum DrainOutcome {
    /// Nothing.
    Nothing = 0,
    /// It lost hit points, but no level.
    Hurt = 1,
    /// It lost a level.
    Drained = 2,
    /// It died; its level and hit points are as they were at that moment.
    Died = 3,
    /// The artifact's blow, which the caller has still to deal, is more than it can bear: it
    /// had no level to lose.
    Doomed = 4,
    /// The hero has the form of a demon, and another demon may come to help: that is the
    /// caller's to decide. The attack itself comes to nothing.
    DemonCalled = 5,
}

impl DrainOutcome {
    /// What has become of a monster with this vigor before and that now.
    fn of(before: &Vigor, now: &Vigor) -> Self {
        if now.hp < 1 {
            DrainOutcome::Died
        } else if now.level < before.level {
            DrainOutcome::Drained
        } else if now.hp != before.hp {
            DrainOutcome::Hurt
        } else {
            DrainOutcome::Nothing
        }
    }
}

/// Whether a species can't be drained by nature: the undead, demons, lycanthropes, and those
/// whose record says so. [`Monster::drain_proof`] tells of other reasons.
///
/// Source: part of `resists_drli`. No draws.
///
/// # Errors
/// [`Error::Species`] outside the table.
#[doc(alias = "resists_drli")]
pub fn resists_drain(table: &Table<'_>, who: u16) -> Result<bool, Error> {
    Ok(is_immune(table.get(who)?))
}

fn is_immune(species: &Species) -> bool {
    species.is(traits::UNDEAD | traits::DEMON | traits::WERE | traits::RESISTS_DRAIN)
}

/// How many hit points a level of a monster is worth.
///
/// Source: `monhp_per_lvl`; 3.4.3 has an eight-sided die for all. Draws: one of 8 always;
/// then, the first that fits, none where the species has fixed hit points or by 3.4.3's
/// rules, one of 4 above base level 49, one of 5 for an adult dragon, one of 4 at level 0.
///
/// # Errors
/// [`Error::Species`] outside the table; [`Error::Level`] outside 0..32767.
#[doc(alias = "monhp_per_lvl")]
pub fn level_worth<D: Dice + ?Sized>(
    table: &Table<'_>,
    who: u16,
    level: i32,
    dice: &mut D,
) -> Result<i32, Error> {
    let species = table.get(who)?;
    if !LEVELS.contains(&level) {
        return Err(Error::Level);
    }
    Ok(level_worth_of(table, who, species, level, dice))
}

pub(in crate::nethack) fn level_worth_of<D: Dice + ?Sized>(
    table: &Table<'_>,
    who: u16,
    species: &Species,
    level: i32,
    dice: &mut D,
) -> i32 {
    let rules = table.rules;
    let base = i32::from(species.level);
    let ordinary = dice.roll(1, growth_die(table, who));
    if rules.level_worth_by_kind == 0 {
        ordinary
    } else if species.fixed_hp > 0 {
        i32::from(species.fixed_hp) / base.max(1)
    } else if rules.is_coded(species.level) {
        dice.one_to(4).saturating_add(4)
    } else if species.is(traits::ADULT_DRAGON) && rules.dragon_die > 0 {
        dice.below(5).saturating_add(4)
    } else if level == 0 {
        dice.one_to(4)
    } else {
        ordinary
    }
}

/// The species of a monster that can be drained: a living one.
fn living<'a>(table: &Table<'a>, monster: &Monster) -> Result<&'a Species, Error> {
    let species = monster.checked(table)?;
    if monster.vigor.hp > 0 { Ok(species) } else { Err(Error::HitPoints) }
}

/// How much of a loss the most hit points take: all of it, or by rules with a floor not so
/// much that they come down to the level.
fn bearable(rules: &Rules, now: &Vigor, loss: i32) -> i32 {
    let above_level = now.hp_max - now.level;
    if rules.drain_has_floor == 0 || loss < above_level { loss } else { (above_level - 1).max(0) }
}

#[cfg(all(test, feature = "nethack-3-4-3", feature = "nethack-3-6-7", feature = "nethack-5-0-0"))]
mod tests {
    use super::super::testing::scripted;
    use super::*;
    use crate::nethack::{v3_4_3, v3_6_7, v5_0_0};

    #[test]
    fn who_resists_by_nature() {
        for (table, who, resists) in [
            (v3_4_3::TABLE, v3_4_3::pm::VAMPIRE, true),
            (v3_4_3::TABLE, v3_4_3::pm::WEREWOLF, true),
            (v3_4_3::TABLE, v3_4_3::pm::BALROG, true),
            (v3_4_3::TABLE, v3_4_3::pm::DEATH, true),
            (v3_4_3::TABLE, v3_4_3::pm::FAMINE, false),
            (v3_4_3::TABLE, v3_4_3::pm::BLACK_DRAGON, false),
            (v3_6_7::TABLE, v3_6_7::pm::BLACK_DRAGON, false),
            (v5_0_0::TABLE, v5_0_0::pm::BLACK_DRAGON, true),
            (v5_0_0::TABLE, v5_0_0::pm::BABY_BLACK_DRAGON, false),
            (v5_0_0::TABLE, v5_0_0::pm::QUASIT, false),
        ] {
            assert_eq!(resists_drain(&table, who), Ok(resists), "{who}");
        }
        assert_eq!(resists_drain(&v3_4_3::TABLE, 382), Err(Error::Species));
    }

    #[test]
    fn what_a_level_is_worth() {
        use v5_0_0::{TABLE, pm};
        let worth = |who, level, draws: &[_]| {
            scripted(draws, |dice| level_worth(&TABLE, who, level, dice)).expect("in range")
        };
        assert_eq!(worth(pm::TROLL, 7, &[(8, 6)]), 7);
        assert_eq!(worth(pm::TROLL, 0, &[(8, 6), (4, 2)]), 3);
        assert_eq!(worth(pm::IRON_GOLEM, 0, &[(8, 6)]), 120 / 18);
        assert_eq!(worth(pm::ORCUS, 30, &[(8, 6), (4, 0)]), 5);
        assert_eq!(worth(pm::RED_DRAGON, 15, &[(8, 6), (5, 4)]), 8);
        assert_eq!(worth(pm::RED_DRAGON, 0, &[(8, 6), (5, 0)]), 4);
        // In 3.4.3 all are alike.
        use v3_4_3::pm::IRON_GOLEM;
        let golem = scripted(&[(8, 6)], |dice| level_worth(&v3_4_3::TABLE, IRON_GOLEM, 0, dice));
        assert_eq!(golem, Ok(7));
    }
}
