//! How monsters recover.

use super::file::{Outcome, Row};
use super::nethack;
use super::sweep::Sweep;
use crate::library::monster::monster;

pub fn regen(row: &Row) -> Outcome {
    let nethack = nethack(row)?;
    let mut monster = monster(row.int("species")?, 0, row.int("hp")?, row.int("hp_max")?);
    match row.text("kind")? {
        "turn" => {
            row.expect("elapsed", "")?;
            nethack.recover(&mut monster, row.int("moves")?)?;
        }
        "catch_up" => {
            row.expect("moves", "")?;
            nethack.recover_after(&mut monster, row.int("elapsed")?)?;
        }
        kind => return Err(row.wrong("kind", format!("'{kind}' is unknown"))),
    }
    row.expect("out_hp", monster.vigor.hp)?;
    row.expect("out_hp_max", monster.vigor.hp_max)
}

pub fn sweep_regen(sweep: &mut Sweep) -> Outcome {
    const HP_MAX: i32 = 4;
    let turns = sweep.range("moves")?;
    for species in sweep.range("species")? {
        for turn in turns.clone() {
            for hp in 1..=6 {
                let mut monster = monster(species, 0, hp, HP_MAX);
                sweep.nethack.recover(&mut monster, turn)?;
                sweep.call([monster.vigor.hp, monster.vigor.hp_max]);
            }
        }
    }
    Ok(())
}
