//! Omega's draw, how hard a place is, and which species comes.

use monstr::capi::*;

use super::file::{Outcome, Row};
use super::omega::{Objects, omega, place};
use super::omega_sweep::Sweep;
use crate::library::Dice;
use crate::library::omega::Omega;

pub fn range(row: &Row) -> Outcome {
    row.expect("value", Omega::random_range(row.int("raw")?, row.int("k")?)?)
}

pub fn difficulty(row: &Row) -> Outcome {
    let depth = row.int_or("depth", 1)?; // a game without a level says 1
    row.expect("difficulty", omega(row)?.difficulty(row.int("environment")?, depth)?)
}

/// The selection alone, then the whole making of a creature that wanders in the city.
pub fn select(row: &Row) -> Outcome {
    let (omega, difficulty, seed) = (omega(row)?, row.int("difficulty")?, row.number("seed")?);
    let mut dice = Dice::in_buckets(seed);
    row.expect("species", omega.select(difficulty, &mut dice)?)?;
    row.expect_trace(&dice)?;

    row.asking("monstr_om_create_by_difficulty");
    let mut dice = Dice::in_buckets(seed);
    let (here, mut world) = (place(MONSTR_OM_ENV_CITY, 1), Objects::default().world());
    let made = omega.create_by_difficulty(&here, difficulty, true, &mut world, &mut dice)?;
    let (draws, hash) = dice.trace();
    row.expect("template", made.template)?;
    row.expect("id", made.id)?;
    row.expect("status", made.status)?;
    row.expect("full_draws", draws)?;
    row.expect("full_trace", format_args!("{hash:016x}"))
}

pub fn sweep_range(sweep: &mut Sweep) -> Outcome {
    let (bounds, raws) = (sweep.range("k")?, sweep.range("raw")?);
    for bound in bounds {
        // The second row names an end beyond its million calls.
        for raw in raws.clone().take(1_000_000) {
            sweep.call(&[Omega::random_range(raw, bound)?]);
        }
    }
    Ok(())
}

pub fn sweep_difficulty(sweep: &mut Sweep) -> Outcome {
    let (environments, depths) = (sweep.range("environment")?, sweep.range("depth")?);
    for environment in environments {
        for depth in depths.clone() {
            sweep.call(&[sweep.omega.difficulty(environment, depth)?]);
        }
    }
    Ok(())
}

pub fn sweep_select(sweep: &mut Sweep) -> Outcome {
    let difficulty = sweep.params().int("difficulty")?;
    for seed in sweep.range("seed")? {
        sweep.drawn(seed, |omega, dice| Ok(vec![omega.select(difficulty, dice)?]))?;
    }
    Ok(())
}
