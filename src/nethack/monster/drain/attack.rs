//! Drain by an attack that has hit: a monster's, the hero's in a monster's form, and the
//! touch of Death.
//!
//! One time in three the hit drains, unless the victim resists or its armour negates it. What
//! it takes is then 2d6, from the most hit points too.

use super::super::super::codes::traits;
use super::super::super::rules::Rules;
use super::super::super::table::Table;
use super::super::{Monster, Vigor};
use super::{DrainOutcome, bearable, is_immune, living};
use crate::Error;
use crate::dice::Dice;

/// A hit that may drain. Only `dice` and `sides` always count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DrainAttack {
    /// How many dice of damage the attack has.
    pub dice: u8,
    /// The sides of each.
    pub sides: u8,
    /// The victim's magic negation, 0..3.
    pub negation: u8,
    /// The attacker is cancelled. A hero never is.
    pub cancelled: bool,
    /// The attacker wields what knocks back more often than others (Ogresmasher). Only read
    /// of a monster, by 5.0.0's rules.
    pub knocks_back_more: bool,
    /// The attacker's form is a demon's, which may call another. Only read of the hero.
    pub demon: bool,
}

impl DrainAttack {
    fn damage<D: Dice + ?Sized>(&self, dice: &mut D) -> i32 {
        dice.roll(self.dice.into(), self.sides.into())
    }

    /// Whether the attack does nothing special.
    fn is_negated<D: Dice + ?Sized>(&self, rules: &Rules, dice: &mut D) -> bool {
        let negation = i32::from(self.negation);
        if self.cancelled {
            true
        } else if rules.negation_by_one_draw != 0 {
            dice.below(10) < 3 * negation
        } else {
            dice.below(3) < negation && dice.below(50) != 0
        }
    }

    /// Whether the hit drains; none where a demon is called instead.
    fn drains<D: Dice + ?Sized>(&self, rules: &Rules, resists: bool, dice: &mut D) -> Option<bool> {
        let negation_comes_last = rules.negation_comes_last != 0;
        let negated = !negation_comes_last && self.is_negated(rules, dice);
        if self.demon && dice.below(13) == 0 {
            return None;
        }
        let would_drain = !negated && dice.below(3) == 0 && !resists;
        Some(would_drain && !(negation_comes_last && self.is_negated(rules, dice)))
    }

    /// The draws for a knock-back that this kind of attack never makes.
    fn knock_back<D: Dice + ?Sized>(&self, rules: &Rules, dice: &mut D) {
        if rules.drain_knocks_back != 0 {
            dice.below(3);
            dice.below(if self.knocks_back_more { 2 } else { 6 });
        }
    }
}

/// A monster's drain-life attack has hit a monster.
///
/// Draws: the dice of the attack; whether it drains, which is one of 3 for that and, unless
/// the attacker is cancelled, the negation: in 3.4.3 one of 3, and where that is below the
/// negation one of 50; in 3.6.7 one of 10; in both before the first, and it isn't drawn where
/// the attack is negated. In 5.0.0 the one of 10 comes after it, where it would drain. Then
/// two of 6 for a hit that drains; in 5.0.0 last one of 3 and one of 6 (of 2).
///
/// # Errors
/// [`Error::Species`] outside the table; [`Error::Level`] and [`Error::HitPoints`] outside
/// the ranges of [`Vigor`], and for a monster without hit points.
#[doc(alias = "AD_DRLI")]
pub fn drain_by_monster<D: Dice + ?Sized>(
    table: &Table<'_>,
    monster: &mut Monster,
    attack: &DrainAttack,
    dice: &mut D,
) -> Result<DrainOutcome, Error> {
    let species = living(table, monster)?;
    let resists = monster.drain_proof || is_immune(species);
    let attack = DrainAttack { demon: false, ..*attack };
    let before = monster.vigor;
    let now = &mut monster.vigor;
    let mut damage = attack.damage(dice);
    if attack.drains(table.rules, resists, dice) == Some(true) {
        damage = take_level(table.rules, now, dice.roll(2, 6));
    }
    attack.knock_back(table.rules, dice);
    now.hp = now.hp.saturating_sub(damage);
    Ok(DrainOutcome::of(&before, now))
}

/// The hero, in a form with a drain-life attack, has hit a monster.
///
/// Draws: as [`drain_by_monster`], but nothing at the end; for the form of a demon one of 13
/// more, in 3.4.3 and 3.6.7 after the negation, in 5.0.0 after the dice of the attack. Where
/// that is 0 the rest is left out and nothing happens to the monster:
/// [`DrainOutcome::DemonCalled`].
///
/// # Errors
/// As [`drain_by_monster`].
#[doc(alias = "AD_DRLI")]
pub fn drain_by_hero<D: Dice + ?Sized>(
    table: &Table<'_>,
    monster: &mut Monster,
    attack: &DrainAttack,
    dice: &mut D,
) -> Result<DrainOutcome, Error> {
    let species = living(table, monster)?;
    let resists = monster.drain_proof || is_immune(species);
    let attack = DrainAttack { cancelled: false, ..*attack };
    let before = monster.vigor;
    let now = &mut monster.vigor;
    let damage = attack.damage(dice);
    match attack.drains(table.rules, resists, dice) {
        None => return Ok(DrainOutcome::DemonCalled),
        Some(false) => now.hp = now.hp.saturating_sub(damage),
        Some(true) => {
            let taken = dice.roll(2, 6);
            now.hp_max = now.hp_max.saturating_sub(bearable(table.rules, now, taken));
            now.hp = now.hp.saturating_sub(taken);
            if now.hp <= 0 || now.level == 0 {
                return Ok(DrainOutcome::Died);
            }
            now.level -= 1;
        }
    }
    Ok(DrainOutcome::of(&before, now))
}

/// Death has touched another monster: it drains without fail, whoever the victim is, and as
/// much as it hurts.
///
/// Draws: the dice of the attack; for an undead victim, where they show more than 1, one of
/// half of that; one of 3 and one of 6 (of 2).
///
/// # Errors
/// As [`drain_by_monster`]; [`Error::Unsupported`] by rules in which Death's touch doesn't
/// drain monsters (before 5.0.0).
#[doc(alias = "AD_DETH")]
pub fn drain_by_death_touch<D: Dice + ?Sized>(
    table: &Table<'_>,
    monster: &mut Monster,
    attack: &DrainAttack,
    dice: &mut D,
) -> Result<DrainOutcome, Error> {
    if table.rules.death_touch_drains == 0 {
        return Err(Error::Unsupported);
    }
    let species = living(table, monster)?;
    let before = monster.vigor;
    let now = &mut monster.vigor;
    let mut damage = attack.damage(dice);
    if species.is(traits::UNDEAD) && damage > 1 {
        damage = dice.one_to(damage / 2);
    }
    damage = take_level(table.rules, now, damage);
    attack.knock_back(table.rules, dice);
    now.hp = now.hp.saturating_sub(damage);
    Ok(DrainOutcome::of(&before, now))
}

/// Takes a level and, of the most hit points, what they can bear. Answers what the hit
/// points lose: the damage, or all of them where there is no level to lose.
fn take_level(rules: &Rules, now: &mut Vigor, damage: i32) -> i32 {
    now.hp_max = now.hp_max.saturating_sub(bearable(rules, now, damage));
    if now.level == 0 {
        return now.hp;
    }
    now.level -= 1;
    damage
}

#[cfg(all(test, feature = "nethack-3-4-3", feature = "nethack-3-6-7", feature = "nethack-5-0-0"))]
mod tests {
    use super::super::super::testing::{monster, scripted, vigor};
    use super::*;
    use crate::nethack::{v3_4_3, v3_6_7, v5_0_0};

    const TABLES: [Table<'static>; 3] = [v3_4_3::TABLE, v3_6_7::TABLE, v5_0_0::TABLE];
    /// 1d6, and the draw of it.
    const BITE: DrainAttack = DrainAttack {
        dice: 1,
        sides: 6,
        negation: 0,
        cancelled: false,
        knocks_back_more: false,
        demon: false,
    };
    const BITES: (i32, i32) = (6, 4);

    fn by_hero(
        table: &Table<'_>,
        mut victim: Monster,
        attack: DrainAttack,
        draws: &[(i32, i32)],
    ) -> (DrainOutcome, Vigor) {
        let outcome = scripted(draws, |dice| drain_by_hero(table, &mut victim, &attack, dice));
        (outcome.expect("in range"), victim.vigor)
    }

    fn by_monster(
        table: &Table<'_>,
        mut victim: Monster,
        attack: DrainAttack,
        draws: &[(i32, i32)],
    ) -> (DrainOutcome, Vigor) {
        let outcome = scripted(draws, |dice| drain_by_monster(table, &mut victim, &attack, dice));
        (outcome.expect("in range"), victim.vigor)
    }

    #[test]
    fn the_hero_drains() {
        use v3_4_3::{TABLE, pm::WATER_NYMPH};
        let attack = DrainAttack { dice: 2, ..BITE };
        let draws = [(6, 2), (6, 1), (3, 2), (3, 0), (6, 0), (6, 4)];
        let (outcome, nymph) = by_hero(&TABLE, monster(WATER_NYMPH, 12, 24, 28), attack, &draws);
        assert_eq!((outcome, nymph), (DrainOutcome::Drained, vigor(11, 18, 22)));
    }

    #[test]
    fn a_monster_drains() {
        use v5_0_0::{TABLE, pm::QUASIT};
        let draws = [BITES, (3, 0), (10, 3), (6, 5), (6, 1), (3, 1), (6, 2)];
        let (outcome, quasit) = by_monster(&TABLE, monster(QUASIT, 1, 11, 11), BITE, &draws);
        assert_eq!((outcome, quasit), (DrainOutcome::Drained, vigor(0, 3, 3)));
        // Ogresmasher would knock back more often.
        let attack = DrainAttack { knocks_back_more: true, ..BITE };
        let draws = [BITES, (3, 1), (3, 1), (2, 0)];
        let (outcome, quasit) = by_monster(&TABLE, monster(QUASIT, 1, 11, 11), attack, &draws);
        assert_eq!((outcome, quasit), (DrainOutcome::Hurt, vigor(1, 6, 11)));
    }

    /// A hero in a demon's form may call another, at the place that each edition has for it.
    #[test]
    fn a_demon_is_called() {
        let attack = DrainAttack { negation: 1, demon: true, ..BITE };
        let before_it: [&[(i32, i32)]; 3] =
            [&[BITES, (3, 0), (50, 7)], &[BITES, (10, 2)], &[BITES]];
        let after_it: [&[(i32, i32)]; 3] = [&[], &[], &[(3, 1)]];
        for ((table, before), after) in TABLES.iter().zip(before_it).zip(after_it) {
            let newt = monster(v3_4_3::pm::NEWT, 0, 9, 9);
            let draws = [before, &[(13, 0)]].concat();
            let called = by_hero(table, newt, attack, &draws);
            assert_eq!(called, (DrainOutcome::DemonCalled, newt.vigor));

            let draws = [before, &[(13, 1)], after].concat();
            let (outcome, now) = by_hero(table, newt, attack, &draws);
            assert_eq!((outcome, now), (DrainOutcome::Hurt, vigor(0, 4, 9)));
        }
        // Where the attack isn't negated the drain goes on after it.
        let attack = DrainAttack { negation: 0, ..attack };
        let drain = [(3, 0), (6, 0), (6, 0)];
        for (table, draws) in [
            (&TABLES[1], [&[BITES, (10, 0), (13, 5)][..], &drain].concat()),
            (&TABLES[2], [&[BITES, (13, 5), (3, 0), (10, 0)][..], &drain[1..]].concat()),
        ] {
            let (outcome, now) = by_hero(table, monster(0, 3, 9, 20), attack, &draws);
            assert_eq!((outcome, now), (DrainOutcome::Drained, vigor(2, 7, 18)));
        }
        // A monster is no hero.
        let draws = [BITES, (10, 0), (3, 1)];
        let (outcome, _) = by_monster(&TABLES[1], monster(0, 3, 9, 20), attack, &draws);
        assert_eq!(outcome, DrainOutcome::Hurt);
    }

    #[test]
    fn protection_stops_the_drain_alone() {
        let knock_back = [(3, 0), (6, 0)];
        let draws: [&[(i32, i32)]; 3] =
            [&[BITES, (3, 0), (3, 0)], &[BITES, (10, 0), (3, 0)], &[BITES, (3, 0)]];
        for (table, draws) in TABLES.iter().zip(draws) {
            let victim = Monster { drain_proof: true, ..monster(0, 3, 9, 20) };
            let hurt = (DrainOutcome::Hurt, vigor(3, 4, 20));
            assert_eq!(by_hero(table, victim, BITE, draws), hurt);
            let knocks = table.rules.drain_knocks_back != 0;
            let draws = [draws, if knocks { &knock_back } else { &[] }].concat();
            assert_eq!(by_monster(table, victim, BITE, &draws), hurt);
        }
    }

    #[test]
    fn negation() {
        let draws: [&[(i32, i32)]; 3] = [
            // Below the negation, but one time in fifty it helps nothing.
            &[BITES, (3, 1), (50, 0), (3, 1)],
            &[BITES, (10, 6), (3, 1)],
            &[BITES, (3, 0), (10, 5), (3, 0), (6, 0)],
        ];
        let attack = DrainAttack { negation: 2, ..BITE };
        for (table, draws) in TABLES.iter().zip(draws) {
            let (outcome, _) = by_monster(table, monster(0, 3, 9, 20), attack, draws);
            assert_eq!(outcome, DrainOutcome::Hurt);
        }
        // A cancelled attacker draws nothing for it.
        let cancelled = DrainAttack { cancelled: true, ..attack };
        let draws: [&[(i32, i32)]; 3] = [&[BITES], &[BITES], &[BITES, (3, 0), (3, 0), (6, 0)]];
        for (table, draws) in TABLES.iter().zip(draws) {
            let (outcome, _) = by_monster(table, monster(0, 3, 9, 20), cancelled, draws);
            assert_eq!(outcome, DrainOutcome::Hurt);
        }
    }

    #[test]
    fn the_floor_of_the_most_hit_points() {
        let left = |table: &Table<'_>, hp_max| {
            let mut now = vigor(5, 30, hp_max);
            take_level(table.rules, &mut now, 8);
            now.hp_max
        };
        assert_eq!([14, 13, 6, 5, 3].map(|most| left(&v3_6_7::TABLE, most)), [6, 5, -2, -3, -5]);
        assert_eq!([14, 13, 6, 5, 3].map(|most| left(&v5_0_0::TABLE, most)), [6, 6, 6, 5, 3]);
    }

    #[test]
    fn death_touches() {
        use v5_0_0::{TABLE, pm};
        let attack = DrainAttack { dice: 8, sides: 8, ..BITE };
        let touched = |mut victim, draws: &[_]| {
            let outcome =
                scripted(draws, |dice| drain_by_death_touch(&TABLE, &mut victim, &attack, dice));
            (outcome, victim.vigor)
        };
        let dice = [(8, 1); 8];
        let knock_back = [(3, 2), (6, 5)];
        let draws = [&dice[..], &knock_back].concat();
        let (outcome, troll) = touched(monster(pm::TROLL, 7, 40, 40), &draws);
        assert_eq!((outcome, troll), (Ok(DrainOutcome::Drained), vigor(6, 24, 24)));
        // The undead suffer less, but resist no better than others.
        let draws = [&dice[..], &[(8, 2)], &knock_back].concat();
        let vampire = Monster { drain_proof: true, ..monster(pm::VAMPIRE, 7, 40, 40) };
        let (outcome, vampire) = touched(vampire, &draws);
        assert_eq!((outcome, vampire), (Ok(DrainOutcome::Drained), vigor(6, 37, 37)));
        // Without a level to lose it is death indeed.
        let draws = [&dice[..], &knock_back].concat();
        let (outcome, newt) = touched(monster(pm::NEWT, 0, 40, 40), &draws);
        assert_eq!((outcome, newt), (Ok(DrainOutcome::Died), vigor(0, 0, 24)));

        let mut newt = monster(v3_6_7::pm::NEWT, 0, 40, 40);
        let outcome =
            scripted(&[], |dice| drain_by_death_touch(&v3_6_7::TABLE, &mut newt, &attack, dice));
        assert_eq!((outcome, newt.vigor.hp), (Err(Error::Unsupported), 40));
    }
}
