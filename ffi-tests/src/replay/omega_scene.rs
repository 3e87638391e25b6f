//! Omega's creatures that come later, and those of a spot.

use monstr::capi::*;

use super::file::{Outcome, Row};
use super::omega::{
    AUX2, FINAL_ID, Objects, Places, STATUS, TEMPLATE, X, Y, expect_creature, levels, omega, place,
    place_by_difficulty,
};
use super::omega_sweep::Sweep;
use crate::library::Dice;

pub fn wander(row: &Row) -> Outcome {
    let omega = omega(row)?;
    let (environment, depth) = (row.int("environment")?, row.int("depth")?);
    row.expect("difficulty", omega.difficulty(environment, depth)?)?;
    let mut world = Places::of(row, "place")?.world(&Objects::default());
    let mut dice = Dice::in_buckets(row.number("seed")?);
    let (here, levels) = (place(environment, depth), row.int("max_levels")?);
    let made = omega.wander(&here, levels, &mut world, &mut dice)?;
    row.expect("arrives", i32::from(made.is_some()))?;
    expect_creature(row, made.as_ref(), &[TEMPLATE, FINAL_ID, X, Y, STATUS])?;
    row.expect_trace(&dice)
}

/// The squares around the player, in the order of the column `neighbours`.
const AROUND: [(i32, i32); 8] =
    [(1, 1), (1, -1), (-1, 1), (-1, -1), (1, 0), (-1, 0), (0, 1), (0, -1)];

pub fn summon(row: &Row) -> Outcome {
    let (x, y) = (row.int("player_x")?, row.int("player_y")?);
    let blessing = row.int("blessing")?;
    let chosen = row.int_or("chosen", MONSTR_NONE)?;
    let who = match row.int("id")? {
        MONSTR_NONE if blessing > 0 => chosen,
        who => who,
    };
    let neighbours = row.text("neighbours")?.as_bytes();
    let mut world = Objects::default().world();
    world.is_free = Some(Box::new(move |at_x, at_y, _| {
        let around = AROUND.iter().position(|&(dx, dy)| (x + dx, y + dy) == (at_x, at_y));
        let there = around.and_then(|around| neighbours.get(around));
        there.map_or(-1, |&there| (there == b'0').into())
    }));
    let mut dice = Dice::in_buckets(row.number("seed")?);
    let here = place_by_difficulty(row)?;
    let call = monstr_om_call { blessing, who, x, y };
    let made = omega(row)?.summon(&here, &call, &mut world, &mut dice)?;
    row.expect("placed", i32::from(made.is_some()))?;
    expect_creature(row, made.as_ref(), &[TEMPLATE, FINAL_ID, X, Y, STATUS])?;
    row.expect_trace(&dice)
}

pub fn scenes(row: &Row) -> Outcome {
    let (omega, here, parameter) = (omega(row)?, place_by_difficulty(row)?, row.int("parameter")?);
    let mut world = Objects::default().world();
    let mut dice = Dice::in_buckets(row.number("seed")?);
    let scene = row.text("scene")?;
    let mut made = match scene {
        "statue" => omega.statue(&here, &mut world, &mut dice)?,
        "site" => omega.site(&here, parameter, &mut world, &mut dice)?,
        "temple" => omega.temple_square(&here, &mut world, &mut dice)?.1,
        "minor_undead" => omega.resting_undead(&here, 0, &mut world, &mut dice)?,
        "major_undead" => omega.resting_undead(&here, 1, &mut world, &mut dice)?,
        "mansion" => omega.mansion_owner(&here, 720 * parameter, &mut world, &mut dice)?,
        "maze" => omega.maze_square(&here, &mut world, &mut dice)?.1,
        _ => return Err(row.wrong("scene", format!("'{scene}' is no scene"))),
    };
    if let ("mansion", Some(owner)) = (scene, &mut made) {
        owner.template = -1; // the file says so of whoever isn't made by a template
    }
    expect_creature(row, made.as_ref(), &[TEMPLATE, FINAL_ID, STATUS, AUX2])?;
    row.expect_trace(&dice)
}

pub fn sweep_wander(sweep: &mut Sweep) -> Outcome {
    let environment = sweep.params().int("environment")?;
    let levels = levels(sweep.params(), environment)?;
    let places = Places::of(sweep.params(), "place")?;
    let (depths, seeds) = (sweep.range("depth")?, sweep.range("seed")?);
    for depth in depths {
        for seed in seeds.clone() {
            sweep.drawn(seed, |omega, dice| {
                let mut world = places.world(&Objects::default());
                let made = omega.wander(&place(environment, depth), levels, &mut world, dice)?;
                let told = made.map(|c| vec![1, c.template, c.id, c.x, c.y, c.status as i32]);
                Ok(told.unwrap_or(vec![0]))
            })?;
        }
    }
    Ok(())
}

pub fn sweep_summon(sweep: &mut Sweep) -> Outcome {
    let params = sweep.params();
    let [x, y] = params.numbers("player", params.text("player")?)?;
    let call = monstr_om_call { blessing: params.int("blessing")?, who: params.int("id")?, x, y };
    let (difficulties, seeds) = (sweep.range("difficulty")?, sweep.range("seed")?);
    for difficulty in difficulties {
        let here = sweep.place(difficulty)?;
        for seed in seeds.clone() {
            sweep.drawn(seed, |omega, dice| {
                let mut world = Objects::default().world();
                world.is_free = Some(Box::new(|_, _, _| 1));
                let made = omega.summon(&here, &call, &mut world, dice)?;
                let made = made.expect("all squares are free");
                Ok(vec![made.template, made.id, made.x, made.y, made.status as i32])
            })?;
        }
    }
    Ok(())
}
