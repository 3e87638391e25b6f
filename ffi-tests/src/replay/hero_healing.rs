//! Healing potions and spells.

use monstr::capi::*;

use super::file::{Outcome, Row};
use super::hero::{anyone, expect_form, expect_if_told, form, of_kind, take_points};
use super::nethack;
use super::sweep::Sweep;
use crate::library::Dice;

/// The potions; the first two are spells too.
const KINDS: &[(&str, i32)] =
    &[("0", MONSTR_NH_HEALING), ("1", MONSTR_NH_EXTRA_HEALING), ("2", MONSTR_NH_FULL_HEALING)];

/// Cursed, uncursed, blessed.
const BLESSINGS: &[(&str, i32)] =
    &[("-1", MONSTR_NH_CURSED), ("0", MONSTR_NH_UNCURSED), ("1", MONSTR_NH_BLESSED)];

pub fn potion(row: &Row) -> Outcome {
    let mut hero = of_kind(row)?;
    take_points(row, &mut hero, form(row)?)?;
    (hero.level, hero.peak_level) = (row.int("level")?, row.int("levelmax")?);
    hero.con = row.int("con")?;
    let (kind, blessing) = (row.code("kind", KINDS)?, row.code("buc", BLESSINGS)?);
    let mut dice = Dice::seeded(row.number("seed")?);
    nethack(row)?.hero_potion(&mut hero, kind, blessing, &mut dice)?;
    row.expect("uhp2", hero.hp)?;
    row.expect("uhpmax2", hero.hp_max)?;
    expect_form(row, &hero)?;
    row.expect("level2", hero.level)?;
    row.expect("levelmax2", hero.peak_level)?;
    expect_if_told(row, "uhppeak2", hero.hp_peak)?;
    row.expect_trace(&dice)
}

pub fn spell(row: &Row) -> Outcome {
    let mut hero = anyone()?;
    // Which form it is doesn't matter.
    take_points(row, &mut hero, row.flag("form")?.then_some(0))?;
    row.ignore("blessed")?;
    row.ignore("level")?;
    let kind = row.code("kind", KINDS)?;
    let mut dice = Dice::seeded(row.number("seed")?);
    nethack(row)?.hero_spell(&mut hero, kind, &mut dice)?;
    row.expect("uhp2", hero.hp)?;
    row.expect("uhpmax2", hero.hp_max)?;
    expect_form(row, &hero)?;
    row.expect_trace(&dice)
}

pub fn sweep_potion(sweep: &mut Sweep) -> Outcome {
    let (kind, seeds) = (sweep.params().code("kind", KINDS)?, sweep.seeds()?);
    let blessing = sweep.params().code("buc", BLESSINGS)?;
    let kind_of_hero = monstr_nh_hero { level: 10, peak_level: 10, con: 10, ..anyone()? };
    for hp_max in (10..=200).step_by(10) {
        for fifths in 1..=5 {
            for seed in seeds.clone() {
                let mut hero = monstr_nh_hero { hp: fifths * hp_max / 5, hp_max, ..kind_of_hero };
                sweep.seeded(seed, |nethack, dice| {
                    nethack.hero_potion(&mut hero, kind, blessing, dice)?;
                    Ok([hero.hp, hero.hp_max])
                })?;
            }
        }
    }
    Ok(())
}
