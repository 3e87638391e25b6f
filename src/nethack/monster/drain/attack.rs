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
