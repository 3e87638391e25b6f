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
        bearable(rules, now, level_worth_of(rules, species, now.level, dice))
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
