//! Drain by the hero's spell.
//!
//! What a level of the monster is worth, more or less by the caster's wits, comes off its hit
//! points; and unless it resists magic, once more, off the most it can have too, with a
//! level.

use super::super::super::codes::traits;
use super::super::super::rules::Rules;
use super::super::super::species::Species;
use super::super::super::table::{Combats, Table};
use super::super::Monster;
use super::{DrainOutcome, is_immune, level_worth_of, living};
use crate::Error;
use crate::dice::Dice;

/// The caster of the spell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DrainSpell {
    /// The hero's experience level.
    pub hero_level: u16,
    /// The hero's intelligence; 3..25 in the games.
    pub intelligence: u8,
    /// The hero is a Knight who carries the Knights' quest artifact.
    pub knight_artifact: bool,
}

/// The spell of drain life has hit a monster.
///
/// Draws: those of [`level_worth`](super::level_worth); unless the monster resists drain, one
/// of 100 and the hero's level less the monster's for its resistance to magic.
///
/// What is kept of the games: a monster that doesn't resist loses the hit points twice. In
/// 3.4.3 a dull caster's spell may heal. In 5.0.0 the spell alone brings the most hit points
/// below the level.
///
/// # Errors
/// [`Error::Species`] outside the table; [`Error::Level`] and [`Error::HitPoints`] outside
/// the ranges of [`Vigor`](super::super::Vigor), and for a monster without hit points.
#[doc(alias = "SPE_DRAIN_LIFE")]
pub fn drain_by_spell<D: Dice + ?Sized>(
    table: &Table<'_>,
    combats: &Combats<'_>,
    monster: &mut Monster,
    spell: &DrainSpell,
    dice: &mut D,
) -> Result<DrainOutcome, Error> {
    let species = living(table, monster)?;
    let resistance = combats.get(monster.species)?.0.magic_resistance;
    let before = monster.vigor;
    let worth = level_worth_of(table, monster.species, species, before.level, dice);
    let doubled = worth.saturating_mul(if spell.knight_artifact { 2 } else { 1 });
    let amount = spell.by_wits(table.rules, doubled);
    if monster.drain_proof || is_immune(species) {
        return Ok(DrainOutcome::Nothing);
    }
    let resisted = spell.draw(species, before.level, dice) < resistance.into();
    let now = &mut monster.vigor;
    if resisted {
        now.hp = now.hp.saturating_sub(amount.saturating_add(1) / 2);
        return Ok(DrainOutcome::of(&before, now));
    }
    now.hp = now.hp.saturating_sub(amount);
    if now.hp <= 0 {
        return Ok(DrainOutcome::Died);
    }
    now.hp = now.hp.saturating_sub(amount);
    now.hp_max = now.hp_max.saturating_sub(amount);
    if now.hp <= 0 || now.hp_max <= 0 || now.level == 0 {
        return Ok(DrainOutcome::Died);
    }
    now.level -= 1;
    Ok(DrainOutcome::Drained)
}

impl DrainSpell {
    /// What the caster's intelligence makes of an amount.
    fn by_wits(&self, rules: &Rules, amount: i32) -> i32 {
        let tempered = rules.drain_spell_tempered != 0;
        let gain = match self.intelligence {
            0..=9 if !tempered => -3,
            0..=9 => return if amount > 1 { (amount - 3).max(1) } else { amount },
            10..=13 => 0,
            _ if self.hero_level < 5 => 0,
            14..=18 => 1,
            19..=24 => 2,
            _ if !tempered || self.hero_level < 14 => 2,
            _ => 3,
        };
        amount.saturating_add(gain)
    }

    /// The draw that the monster's resistance to magic must be above, to halve the spell and to
    /// keep its level.
    fn draw<D: Dice + ?Sized>(&self, species: &Species, level: i32, dice: &mut D) -> i32 {
        let hero_level = i32::from(self.hero_level);
        let is_new_hero = level == 0 && species.is(traits::PLAYER);
        let against = if is_new_hero { hero_level } else { level }.clamp(1, 50);
        dice.below(100 + hero_level - against)
    }
}

#[cfg(all(test, feature = "nethack-3-4-3", feature = "nethack-3-6-7", feature = "nethack-5-0-0"))]
mod tests {
    use super::super::super::Vigor;
    use super::super::super::testing::{monster, scripted, vigor};
    use super::*;
    use crate::nethack::edition::combats_of;
    use crate::nethack::{v3_4_3, v3_6_7, v5_0_0};

    fn cast(
        table: &Table<'_>,
        mut victim: Monster,
        spell: DrainSpell,
        draws: &[(i32, i32)],
    ) -> (DrainOutcome, Vigor) {
        let outcome = scripted(draws, |dice| {
            drain_by_spell(table, &combats_of(table), &mut victim, &spell, dice)
        });
        (outcome.expect("in range"), victim.vigor)
    }

    fn caster(hero_level: u16, intelligence: u8) -> DrainSpell {
        DrainSpell { hero_level, intelligence, knight_artifact: false }
    }

    #[test]
    fn the_spell_kills() {
        use v5_0_0::{TABLE, pm::ORC_SHAMAN};
        let draws = [(8, 6), (96, 10)];
        let shaman = monster(ORC_SHAMAN, 17, 16, 16);
        let (outcome, shaman) = cast(&TABLE, shaman, caster(13, 18), &draws);
        assert_eq!((outcome, shaman), (DrainOutcome::Died, vigor(17, 0, 8)));
    }

    /// One below the monster's resistance to magic: half, and no level.
    #[test]
    fn resistance_to_magic() {
        use v5_0_0::{TABLE, pm::ORC_SHAMAN};
        let shaman = monster(ORC_SHAMAN, 17, 16, 16);
        let (outcome, shaman) = cast(&TABLE, shaman, caster(13, 17), &[(8, 5), (96, 9)]);
        assert_eq!((outcome, shaman), (DrainOutcome::Hurt, vigor(17, 12, 16)));
    }

    #[test]
    fn protection_leaves_the_first_draw() {
        use v3_4_3::{TABLE, pm::NEWT};
        let newt = Monster { drain_proof: true, ..monster(NEWT, 3, 16, 16) };
        let (outcome, newt) = cast(&TABLE, newt, caster(13, 18), &[(8, 6)]);
        assert_eq!((outcome, newt), (DrainOutcome::Nothing, vigor(3, 16, 16)));
    }

    #[test]
    fn a_dull_caster_heals_in_3_4_3() {
        use v3_4_3::{TABLE, pm::NEWT};
        let newt = monster(NEWT, 3, 16, 16);
        let (outcome, newt) = cast(&TABLE, newt, caster(13, 9), &[(8, 0), (110, 99)]);
        assert_eq!((outcome, newt), (DrainOutcome::Drained, vigor(2, 20, 18)));
    }

    #[test]
    fn wits() {
        let gains = |rules: &Rules, hero_level, intelligence| {
            [1, 2, 4, 8].map(|amount| caster(hero_level, intelligence).by_wits(rules, amount))
        };
        let old = v3_4_3::TABLE.rules;
        assert_eq!(gains(old, 30, 9), [-2, -1, 1, 5]);
        assert_eq!(gains(old, 4, 25), [1, 2, 4, 8]);
        assert_eq!(gains(old, 5, 13), [1, 2, 4, 8]);
        assert_eq!(gains(old, 5, 18), [2, 3, 5, 9]);
        assert_eq!(gains(old, 30, 25), [3, 4, 6, 10]);
        for new in [v3_6_7::TABLE.rules, v5_0_0::TABLE.rules] {
            assert_eq!(gains(new, 1, 9), [1, 1, 1, 5]);
            assert_eq!(gains(new, 4, 25), [1, 2, 4, 8]);
            assert_eq!(gains(new, 5, 14), [2, 3, 5, 9]);
            assert_eq!(gains(new, 30, 24), [3, 4, 6, 10]);
            assert_eq!(gains(new, 13, 25), [3, 4, 6, 10]);
            assert_eq!(gains(new, 14, 25), [4, 5, 7, 11]);
        }
    }

    /// A role's monster without a level counts as the hero's equal; others as of level 1.
    #[test]
    fn the_level_to_resist_with() {
        use v3_6_7::{TABLE, pm};
        let spell = caster(20, 10);
        for (who, level, bound) in [
            (pm::ARCHEOLOGIST, 0, 100),
            (pm::ARCHEOLOGIST, 1, 119),
            (pm::NEWT, 0, 119),
            (pm::NEWT, 50, 70),
            (pm::NEWT, 60, 70),
        ] {
            let draws: &[_] = match level {
                0 => &[(8, 0), (4, 0), (bound, 99.min(bound - 1))],
                _ => &[(8, 0), (bound, 99.min(bound - 1))],
            };
            cast(&TABLE, monster(who, level, 30, 30), spell, draws);
        }
    }
}
