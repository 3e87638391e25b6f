//! Drain by the blow of an artifact that drains life (Stormbringer), in whoever's hands.

use super::super::super::table::Table;
use super::super::Monster;
use super::{DrainOutcome, bearable, is_immune, level_worth_of, living};
use crate::Error;
use crate::dice::Dice;

/// What the blow comes to, for the caller to apply: the victim's hit points are as they were.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Blow {
    /// The damage to be dealt.
    pub damage: i32,
    /// The hit points that the hero gains.
    pub hero_gains: i32,
    /// The hit points that the monster gains which wields the artifact, as far as its most.
    pub wielder_gains: i32,
}

/// A blow of so much damage has hit a monster.
///
/// Draws: none where the monster resists drain. Else one of 2, and those of
/// [`level_worth`](super::level_worth): in 3.4.3 and 3.6.7 not at level 0.
///
/// What is kept of the games: in 3.4.3 and 3.6.7 the hero is healed though a monster wields
/// the artifact.
///
/// # Errors
/// [`Error::Species`] outside the table; [`Error::Level`] and [`Error::HitPoints`] outside
/// the ranges of [`Vigor`](super::super::Vigor), for a monster without hit points, and for
/// damage outside 0..1000000.
#[doc(alias = "drain_item")]
pub fn drain_by_artifact<D: Dice + ?Sized>(
    table: &Table<'_>,
    monster: &mut Monster,
    damage: i32,
    wielded_by_hero: bool,
    dice: &mut D,
) -> Result<(DrainOutcome, Blow), Error> {
    let species = living(table, monster)?;
    if !(0..=1_000_000).contains(&damage) {
        return Err(Error::HitPoints);
    }
    let rules = table.rules;
    if monster.drain_proof || is_immune(species) {
        return Ok((DrainOutcome::Nothing, Blow { damage, ..Blow::default() }));
    }
    let heals_wielder = rules.drain_heals_wielder != 0;
    let now = &mut monster.vigor;
    let damage = damage.saturating_add(dice.one_to(2));
    let drained = if now.level > 0 || heals_wielder {
        bearable(rules, now, level_worth_of(table, monster.species, species, now.level, dice))
    } else {
        0
    };
    let (hero_gains, wielder_gains) = match (heals_wielder, wielded_by_hero) {
        (false, _) => (drained / 2, 0),
        (true, true) => (drained.saturating_add(1) / 2, 0),
        (true, false) => (0, drained.saturating_add(1) / 2),
    };
    if now.level == 0 {
        let damage = 2 * now.hp + 200;
        return Ok((DrainOutcome::Doomed, Blow { damage, hero_gains, wielder_gains }));
    }
    now.hp_max = now.hp_max.saturating_sub(drained);
    now.level -= 1;
    let damage = damage.saturating_add(drained);
    Ok((DrainOutcome::Drained, Blow { damage, hero_gains, wielder_gains }))
}

#[cfg(all(test, feature = "nethack-3-4-3", feature = "nethack-3-6-7", feature = "nethack-5-0-0"))]
mod tests {
    use super::super::super::testing::{monster, scripted, vigor};
    use super::*;
    use crate::nethack::{v3_4_3, v3_6_7, v5_0_0};

    const HERO: bool = true;
    const MONSTER: bool = false;

    /// The outcome, the victim and the blow of 11 hit points.
    fn struck(
        table: &Table<'_>,
        mut victim: Monster,
        by_hero: bool,
        draws: &[(i32, i32)],
    ) -> (DrainOutcome, Monster, Blow) {
        let told = scripted(draws, |dice| drain_by_artifact(table, &mut victim, 11, by_hero, dice));
        let (outcome, blow) = told.expect("in range");
        (outcome, victim, blow)
    }

    fn blow(damage: i32, hero_gains: i32, wielder_gains: i32) -> Blow {
        Blow { damage, hero_gains, wielder_gains }
    }

    #[test]
    fn a_level_for_the_hero_whoever_strikes() {
        use v3_4_3::{TABLE, pm::ELVENKING};
        for by_hero in [MONSTER, HERO] {
            let king = monster(ELVENKING, 30, 136, 136);
            let (outcome, king, dealt) = struck(&TABLE, king, by_hero, &[(2, 0), (8, 7)]);
            assert_eq!((outcome, king.vigor), (DrainOutcome::Drained, vigor(29, 136, 128)));
            assert_eq!(dealt, blow(20, 4, 0));
        }
    }

    #[test]
    fn a_level_for_the_wielder_in_5_0_0() {
        use v5_0_0::{TABLE, pm::ELVEN_MONARCH};
        for (by_hero, dealt) in [(HERO, blow(17, 3, 0)), (MONSTER, blow(17, 0, 3))] {
            let monarch = monster(ELVEN_MONARCH, 30, 136, 136);
            let told = struck(&TABLE, monarch, by_hero, &[(2, 0), (8, 4)]);
            assert_eq!((told.0, told.1.vigor), (DrainOutcome::Drained, vigor(29, 136, 131)));
            assert_eq!(told.2, dealt);
        }
    }

    #[test]
    fn no_level_to_lose() {
        use v5_0_0::{TABLE, pm::CAPTAIN};
        let draws = [(2, 1), (8, 0), (4, 2)];
        let (outcome, captain, dealt) = struck(&TABLE, monster(CAPTAIN, 0, 1, 1), HERO, &draws);
        assert_eq!((outcome, captain.vigor), (DrainOutcome::Doomed, vigor(0, 1, 1)));
        assert_eq!(dealt, blow(202, 0, 0));
        // With hit points to spare it heals all the same.
        let (_, captain, dealt) = struck(&TABLE, monster(CAPTAIN, 0, 5, 9), MONSTER, &draws);
        assert_eq!((captain.vigor, dealt), (vigor(0, 5, 9), blow(210, 0, 2)));
        // Before, nothing more is drawn.
        let captain = monster(v3_6_7::pm::CAPTAIN, 0, 5, 9);
        let (_, captain, dealt) = struck(&v3_6_7::TABLE, captain, HERO, &[(2, 1)]);
        assert_eq!((captain.vigor, dealt), (vigor(0, 5, 9), blow(210, 0, 0)));
    }

    #[test]
    fn protection_leaves_the_blow_as_it_was() {
        for table in [v3_4_3::TABLE, v3_6_7::TABLE, v5_0_0::TABLE] {
            let victim = Monster { drain_proof: true, ..monster(0, 3, 9, 20) };
            let told = struck(&table, victim, HERO, &[]);
            assert_eq!(told, (DrainOutcome::Nothing, victim, blow(11, 0, 0)));
        }
    }
}
