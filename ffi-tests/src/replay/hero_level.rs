//! The hero's levels.

use monstr::capi::*;

use super::file::{Outcome, Row};
use super::hero::{expect_form, expect_if_told, form, of_kind, take_points};
use super::hero_death::saves;
use super::nethack;
use super::sweep::Sweep;
use crate::library::{Dice, MORTAL};

pub fn newhp(row: &Row) -> Outcome {
    let mut hero = of_kind(row)?;
    let level = row.int("level")?;
    (hero.level, hero.con, hero.hp_max) = (level, row.int("con")?, row.int("uhpmax")?);
    let mut dice = Dice::seeded(row.number("seed")?);
    row.expect("hp", nethack(row)?.hero_level_roll(&mut hero, &mut dice)?)?;
    row.expect("recorded", recorded(&hero, row, level)?)?;
    row.expect_trace(&dice)?;
    if level == 0 {
        // A whole start is this roll.
        row.asking("the start");
        let mut dice = Dice::seeded(row.number("seed")?);
        row.expect("hp", nethack(row)?.hero_start(&mut hero, &mut dice)?)?;
        row.expect("hp", hero.hp_max)?;
        row.expect("hp", hero.hp_peak)?;
        row.expect_trace(&dice)?;
    }
    Ok(())
}

pub fn levelgain(row: &Row) -> Outcome {
    let mut hero = of_kind(row)?;
    let level = row.int("level")?;
    (hero.level, hero.con) = (level, row.int("con")?);
    take_points(row, &mut hero, form(row)?)?;
    hero.hp_peak = row.int("uhppeak")?;
    let mut dice = Dice::seeded(row.number("seed")?);
    nethack(row)?.hero_level_gain(&mut hero, &mut dice)?;
    row.expect("level2", hero.level)?;
    row.expect("uhp2", hero.hp)?;
    row.expect("uhpmax2", hero.hp_max)?;
    expect_form(row, &hero)?;
    row.expect("recorded", recorded(&hero, row, level)?)?;
    expect_if_told(row, "uhppeak2", hero.hp_peak)?;
    row.expect_trace(&dice)
}

pub fn levelloss(row: &Row) -> Outcome {
    let nethack = nethack(row)?;
    let mut hero = of_kind(row)?;
    take_points(row, &mut hero, form(row)?)?;
    (hero.level, hero.con, hero.con_max) = (row.int("level")?, row.int("con")?, row.int("con")?);
    let lost = if hero.level > 1 { hero.level - 1 } else { 1 };
    let gain = hero.gains.get_mut(lost as usize);
    *gain.ok_or_else(|| row.wrong("level", "no hero's"))? = row.int("rec")?;
    let (life_saving, declines) = saves(row, "save")?;
    let mut mortality = monstr_nh_mortality { life_saving, declines, ..MORTAL };
    let (resists, deadly) = (row.flag("resist")?, row.flag("drainer")?);
    let mut dice = Dice::seeded(row.number("seed")?);
    let mut loss = nethack.hero_level_loss(&mut hero, resists, deadly, &mut dice)?;
    let mut dead = false;
    if loss == MONSTR_NH_LEVEL_DIES {
        let fate = nethack.hero_death(&mut hero, &mut mortality, false, &mut dice)?;
        dead = fate == MONSTR_NH_FATE_DIES;
        if !dead {
            loss = nethack.hero_level_loss_survived(&mut hero, &mut dice)?;
        }
    }
    if loss == MONSTR_NH_LEVEL_REVERTS {
        nethack.hero_at_zero(&mut hero, &mut mortality, &mut dice)?;
    }
    row.expect("outcome", if dead { 2 } else { i32::from(loss != MONSTR_NH_LEVEL_RESISTED) })?;
    row.expect("level2", hero.level)?;
    for (name, told) in
        [("uhp2", hero.hp), ("uhpmax2", hero.hp_max), ("polymorphed2", hero.polymorphed)]
    {
        row.expect(name, if dead { String::new() } else { told.to_string() })?;
    }
    // A form that he has lost is told of, with 0 hit points.
    let polymorphed = i32::from(form(row)?.is_some() && !dead);
    expect_form(row, &monstr_nh_hero { polymorphed, ..hero })?;
    expect_if_told(row, "uhppeak2", hero.hp_peak)?;
    row.expect_trace(&dice)
}

/// What was kept of the gain at a level: nothing in 3.4.3, nor at the last level.
fn recorded(hero: &monstr_nh_hero, row: &Row, level: i32) -> Outcome<String> {
    let kept = nethack(row)?.rules().hero_gains_kept != 0;
    let gain = hero.gains.get(level as usize).filter(|_| kept);
    Ok(gain.map_or(String::new(), i32::to_string))
}

pub fn sweep_levelgain(sweep: &mut Sweep) -> Outcome {
    let (kind, seeds) = (of_kind(sweep.params())?, sweep.seeds()?);
    for level in 1..=30 {
        for con in 3..=25 {
            for seed in seeds.clone() {
                let mut hero = kind;
                (hero.level, hero.con) = (level, con);
                (hero.hp, hero.hp_max) = (10 + level, 20 + 8 * level);
                sweep.seeded(seed, |nethack, dice| {
                    nethack.hero_level_gain(&mut hero, dice)?;
                    Ok([hero.level, hero.hp, hero.hp_max])
                })?;
            }
        }
    }
    Ok(())
}

pub fn sweep_climb(sweep: &mut Sweep) -> Outcome {
    let (kind, con) = (of_kind(sweep.params())?, sweep.params().int("con")?);
    for seed in sweep.seeds()? {
        let mut dice = Dice::seeded(seed);
        let mut hero = kind;
        hero.con = con;
        sweep.nethack.hero_start(&mut hero, &mut dice)?;
        for _ in 0..49 {
            sweep.nethack.hero_level_gain(&mut hero, &mut dice)?;
            sweep.call([hero.hp, hero.hp_max]);
        }
        for _ in 0..29 {
            sweep.nethack.hero_level_loss(&mut hero, false, false, &mut dice)?;
            sweep.call([hero.level, hero.hp, hero.hp_max]);
        }
        sweep.trace(&dice);
    }
    Ok(())
}
