//! Drain by the hero's spell.
//!
//! What a level of the monster is worth, more or less by the caster's wits, comes off its hit
//! points; and unless it resists magic, once more, off the most it can have too, with a
//! level.

use super::super::super::codes::traits;
use super::super::super::rules::Rules;
use super::super::super::species::Species;
use super::super::super::table::Table;
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
    monster: &mut Monster,
    spell: &DrainSpell,
    dice: &mut D,
) -> Result<DrainOutcome, Error> {
    let species = living(table, monster)?;
    let before = monster.vigor;
    let worth = level_worth_of(table.rules, species, before.level, dice);
    let doubled = worth.saturating_mul(if spell.knight_artifact { 2 } else { 1 });
    let amount = spell.by_wits(table.rules, doubled);
    if monster.drain_proof || is_immune(species) {
        return Ok(DrainOutcome::Nothing);
    }
    let resisted = spell.is_resisted(species, before.level, dice);
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

    /// Whether the monster's resistance to magic halves the spell and keeps its level.
    fn is_resisted<D: Dice + ?Sized>(&self, species: &Species, level: i32, dice: &mut D) -> bool {
        let hero_level = i32::from(self.hero_level);
        let is_new_hero = level == 0 && species.is(traits::PLAYER);
        let against = if is_new_hero { hero_level } else { level }.clamp(1, 50);
        dice.below(100 + hero_level - against) < i32::from(species.magic_resistance)
    }
}
