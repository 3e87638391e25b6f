//! The hero's levels.

use monstr::capi::monstr_nh_hero;

use super::file::{Outcome, Row};
use super::hero::{expect_form, expect_if_told, form, of_kind, take_points};
use super::nethack;
use super::sweep::Sweep;
use crate::library::Dice;

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

/// What was kept of the gain at a level: nothing in 3.4.3, nor at the last level.
fn recorded(hero: &monstr_nh_hero, row: &Row, level: i32) -> Outcome<String> {
    let kept = nethack(row)?.rules().hero_gains_kept != 0;
    let gain = hero.gains.get(level as usize).filter(|_| kept);
    Ok(gain.map_or(String::new(), i32::to_string))
}

/// The streams of a sweep, each from a seed of its own.
fn seeds(sweep: &Sweep) -> Outcome<impl Iterator<Item = u64> + Clone + use<>> {
    let (first, count): (u64, u64) =
        (sweep.params().number("seed0")?, sweep.params().number("seeds")?);
    Ok((0..count).map(move |more| first.wrapping_add(more)))
}

pub fn sweep_levelgain(sweep: &mut Sweep) -> Outcome {
    let (kind, seeds) = (of_kind(sweep.params())?, seeds(sweep)?);
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
    for seed in seeds(sweep)? {
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
