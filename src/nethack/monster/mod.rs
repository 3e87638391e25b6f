//! A monster's own level and hit points: how it comes by them, and what changes them.

mod death;
mod drain;
mod growth;
mod hit_points;
mod level;
mod player_monster;
mod recovery;
#[cfg(test)]
mod testing;

use core::ops::RangeInclusive;

use super::species::Species;
use super::table::Table;
use crate::Error;

pub use death::{Ending, Mortal, monster_dies, monster_petrifies};
pub(super) use drain::level_worth_of;
pub use drain::{
    Blow, DrainAttack, DrainOutcome, DrainSpell, drain_by_artifact, drain_by_death_touch,
    drain_by_hero, drain_by_monster, drain_by_spell, level_worth, resists_drain,
};
pub use growth::{Growth, grow_up, lengthen_worm, raise_revived};
#[cfg(feature = "odds")]
pub(super) use hit_points::Recipe;
pub(super) use hit_points::is_at_home;
pub use hit_points::new_hit_points;
pub use level::adjusted_level;
pub(super) use level::{adjusted_level_of, surely_within};
pub use player_monster::{guardian_angel, player_monster};
pub use recovery::{recover, recover_after};

/// The levels that a monster may have: far more than any rule gives.
const LEVELS: RangeInclusive<i32> = 0..=32_767;
/// The hit points that it may have, now or at most: no sum of the rules' can overflow.
const HIT_POINTS: RangeInclusive<i32> = -1_000_000..=1_000_000;

/// A monster's level and hit points.
///
/// What a rule is given must lie in these ranges: a level in 0..32767, hit points in
/// -1000000..1000000.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Vigor {
    /// Its level, which isn't its species' base level.
    pub level: i32,
    /// Its hit points.
    pub hp: i32,
    /// The most it can have now.
    pub hp_max: i32,
}

impl Vigor {
    /// Whole, with so many hit points.
    const fn whole(level: i32, hp_max: i32) -> Self {
        Vigor { level, hp: hp_max, hp_max }
    }

    /// That all of it lies in the ranges that the rules take.
    pub(crate) fn check(&self) -> Result<(), Error> {
        if !LEVELS.contains(&self.level) {
            Err(Error::Level)
        } else if !HIT_POINTS.contains(&self.hp) || !HIT_POINTS.contains(&self.hp_max) {
            Err(Error::HitPoints)
        } else {
            Ok(())
        }
    }
}

/// One monster: what growth, drain and recovery read of it, and what they change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Monster {
    /// Its species.
    pub species: u16,
    /// It is female.
    pub female: bool,
    /// It can't be drained, for a reason that isn't its species': it wields an artifact that
    /// protects, is a vampire in another shape (3.6.7, 5.0.0), or wears a black dragon's
    /// scales (5.0.0).
    pub drain_proof: bool,
    /// Its level and hit points.
    pub vigor: Vigor,
}

impl Monster {
    /// Its species' record.
    ///
    /// # Errors
    /// [`Error::Species`] outside the table; [`Error::Level`] and [`Error::HitPoints`] outside
    /// the ranges of [`Vigor`].
    fn checked<'a>(&self, table: &Table<'a>) -> Result<&'a Species, Error> {
        let species = table.get(self.species)?;
        self.vigor.check()?;
        Ok(species)
    }
}

#[cfg(all(test, feature = "nethack-3-4-3", feature = "nethack-5-0-0"))]
mod tests {
    use super::testing::{Wild, monster};
    use super::*;
    use crate::nethack::edition::combats_of;
    use crate::nethack::{Gone, Plane, v3_4_3, v5_0_0};

    /// Dice that answer out of range give a wrong monster, but no overflow.
    #[test]
    fn wild_dice_do_no_harm() {
        let attack = DrainAttack { dice: 255, sides: 255, negation: 3, ..DrainAttack::default() };
        let spell = DrainSpell { hero_level: u16::MAX, intelligence: 25, knight_artifact: true };
        let kill = Growth::Kill { victim_level: u16::MAX };
        for table in [&v3_4_3::TABLE, &v5_0_0::TABLE] {
            let combats = combats_of(table);
            for species in 0..table.species.len() as u16 {
                for answer in [i32::MIN, -1, 0, i32::MAX] {
                    for (level, hp_max) in [(0, -1_000_000), (1, 1), (32_767, 1_000_000)] {
                        let mut dice = Wild(answer);
                        let dice = &mut dice;
                        let victim = || monster(species, level, 1_000_000, hp_max);
                        for by in [kill, Growth::Potion] {
                            let grown = &mut victim();
                            grow_up(table, grown, by, Plane::Fire, &Gone::NONE, dice).unwrap();
                        }
                        raise_revived(table, &mut victim(), dice).unwrap();
                        drain_by_monster(table, &mut victim(), &attack, dice).unwrap();
                        drain_by_hero(table, &mut victim(), &attack, dice).unwrap();
                        let _ = drain_by_death_touch(table, &mut victim(), &attack, dice);
                        drain_by_spell(table, &combats, &mut victim(), &spell, dice).unwrap();
                        drain_by_artifact(table, &mut victim(), 1_000_000, true, dice).unwrap();
                        level_worth(table, species, level, dice).unwrap();
                    }
                }
            }
        }
    }
}
