//! Low hit points and prayer.

use monstr::capi::*;

use super::file::{Outcome, Row};
use super::hero::{anyone, expect_form, expect_if_told, form, of_kind, take_points};
use super::sweep::Sweep;
use super::{nethack, yes};
use crate::library::Dice;

/// The places of prayer.
const ALTARS: &[(&str, i32)] =
    &[("0", MONSTR_NH_ALTAR_NONE), ("1", MONSTR_NH_ALTAR), ("2", MONSTR_NH_ALTAR_SHRINE)];

/// A hero whose form, if he has one, may be any.
fn in_any_form(row: &Row) -> Outcome<monstr_nh_hero> {
    let mut hero = anyone()?;
    take_points(row, &mut hero, row.flag("form")?.then_some(0))?;
    hero.level = row.int("level")?;
    Ok(hero)
}

pub fn lowhp(row: &Row) -> Outcome {
    let nethack = nethack(row)?;
    let mut hero = in_any_form(row)?;
    hero.unchanging = yes(row, "unchanging")?;
    row.expect("trouble", nethack.hero_low_hit_points(&hero)?)?;
    expect_if_told(row, "critical", nethack.hero_critically_low(&hero, false)?)?;
    expect_if_told(row, "critical_if_injured", nethack.hero_critically_low(&hero, true)?)
}

pub fn prayfix(row: &Row) -> Outcome {
    let mut hero = in_any_form(row)?;
    let mut dice = Dice::seeded(row.number("seed")?);
    nethack(row)?.hero_mend(&mut hero, &mut dice)?;
    row.expect("uhp2", hero.hp)?;
    row.expect("uhpmax2", hero.hp_max)?;
    expect_form(row, &hero)?;
    expect_if_told(row, "uhppeak2", hero.hp_peak)?;
    row.expect_trace(&dice)
}

/// A prayer; the rows of the golden glow are prayers too.
pub fn prayer(row: &Row) -> Outcome {
    let nethack = nethack(row)?;
    let mut hero = of_kind(row)?;
    take_points(row, &mut hero, form(row)?)?;
    (hero.level, hero.peak_level) = (row.int("level")?, row.int("levelmax")?);
    (hero.con, hero.unchanging) = (row.int("con")?, yes(row, "unchanging")?);
    let was_low = match row.code("was_trouble", &[("-1", -1), ("0", 0), ("7", 1)])? {
        -1 => nethack.hero_low_hit_points(&hero)?,
        told => told,
    };
    let mut prayer = monstr_nh_prayer {
        alignment: row.int("align")?,
        luck: row.int("luck")?,
        altar: row.code("altar", ALTARS)?,
        was_low,
        drawbridge_opened: yes(row, "drawbridge")?,
        gehennom_entered: yes(row, "gehennom")?,
        tune_heard: row.int("tune")?,
        mended: 0,
        favour: 0,
        glow: 0,
        hint: 0,
    };
    let before = prayer.tune_heard;
    let mut dice = Dice::seeded(row.number("seed")?);
    nethack.hero_prayer(&mut hero, &mut prayer, &mut dice)?;
    row.expect("fixes", prayer.mended)?;
    row.expect("favor", prayer.favour)?;
    row.expect("uhp2", hero.hp)?;
    row.expect("uhpmax2", hero.hp_max)?;
    expect_form(row, &hero)?;
    row.expect("level2", hero.level)?;
    row.expect("levelmax2", hero.peak_level)?;
    row.expect("tune2", prayer.tune_heard)?;
    row.expect("tune2", before + prayer.hint)?;
    row.expect("align2", prayer.alignment)?;
    expect_if_told(row, "uhppeak2", hero.hp_peak)?;
    row.expect_trace(&dice)
}

pub fn sweep_lowhp(sweep: &mut Sweep) -> Outcome {
    let anyone = anyone()?;
    let limit = sweep.params().int("limit")?;
    for level in 1..=30 {
        for hp_max in 1..=limit {
            for hp in 1..=hp_max {
                let hero = monstr_nh_hero { level, hp, hp_max, ..anyone };
                sweep.call([sweep.nethack.hero_low_hit_points(&hero)?]);
            }
        }
    }
    Ok(())
}
