//! A new monster's level and hit points.

use super::file::{Outcome, Row};
use super::nethack;
use super::selection::PLANES;
use super::sweep::Sweep;
use crate::library::{Dice, ORDINARY};
use monstr::capi::monstr_nh_place;

pub fn adj_lev(row: &Row) -> Outcome {
    let here = monstr_nh_place {
        level_difficulty: row.int("level_difficulty")?,
        hero_level: row.int("hero_level")?,
        wizard_deaths: row.int("wizard_deaths")?,
        ..ORDINARY
    };
    row.expect("adj_level", nethack(row)?.adjusted_level(row.int("species")?, &here)?)
}

pub fn newmonhp(row: &Row) -> Outcome {
    let plane = row.code("plane", PLANES)?;
    let here = monstr_nh_place {
        level_difficulty: row.int("level_difficulty")?,
        hero_level: row.int("hero_level")?,
        wizard_deaths: row.int("wizard_deaths")?,
        plane,
        ..ORDINARY
    };
    let mut dice = Dice::seeded(row.number("seed")?);
    let vigor = nethack(row)?.new_hit_points(row.int("species")?, &here, &mut dice)?;
    row.expect("in_endgame", i32::from(plane != 0))?;
    row.expect("level", vigor.level)?;
    row.expect("hp", vigor.hp)?;
    row.expect("hp_max", vigor.hp_max)?;
    row.expect_trace(&dice)
}

pub fn sweep_adj_lev(sweep: &mut Sweep) -> Outcome {
    let places = sweep.places()?;
    for species in sweep.range("species")? {
        for here in &places {
            sweep.call([sweep.nethack.adjusted_level(species, here)?]);
        }
    }
    Ok(())
}

pub fn sweep_newmonhp(sweep: &mut Sweep) -> Outcome {
    let (planes, places, reps) = (sweep.range("plane")?, sweep.places()?, sweep.reps()?);
    for species in sweep.range("species")? {
        for plane in planes.clone() {
            for &here in &places {
                for _ in reps.clone() {
                    sweep.drawn(|nethack, dice| {
                        let here = monstr_nh_place { plane, ..here };
                        let vigor = nethack.new_hit_points(species, &here, dice)?;
                        Ok([vigor.level, vigor.hp, vigor.hp_max])
                    })?;
                }
            }
        }
    }
    Ok(())
}
