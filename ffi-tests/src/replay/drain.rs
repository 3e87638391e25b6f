//! How monsters lose levels.

use monstr::capi::*;
use monstr::nethack::Vigor;

use super::file::{Outcome, Row};
use super::sweep::Sweep;
use super::{expect_vigor, nethack};
use crate::library::monster::{heal, monster};
use crate::library::{Answer, Dice, NetHack};

/// What becomes of the monster, in the vectors' words.
const OUTCOMES: &[(&str, i32)] = &[
    ("none", MONSTR_NH_DRAIN_NOTHING),
    ("damage_only", MONSTR_NH_DRAIN_HURT),
    ("drained", MONSTR_NH_DRAIN_DRAINED),
    ("died", MONSTR_NH_DRAIN_DIED),
    ("fatal_damage", MONSTR_NH_DRAIN_DOOMED),
];

/// The columns that only some paths have.
const INPUTS: &[&str] = &[
    "attack_n",
    "attack_d",
    "negation",
    "attacker_cancelled",
    "hero_level",
    "knight_artifact",
    "intelligence",
    "damage",
    "attacker_hp",
    "attacker_hp_max",
];

/// A path on which an attack has hit.
type ByAttack = fn(&NetHack, &mut monstr_nh_monster, &monstr_nh_drain_attack, &mut Dice) -> Answer;

fn by_attack(path: &str) -> Option<ByAttack> {
    match path {
        "monster_attack" => Some(NetHack::drain_by_monster),
        "hero_attack" => Some(NetHack::drain_by_hero),
        "death_touch" => Some(NetHack::drain_by_death_touch),
        _ => None,
    }
}

pub fn drain(row: &Row) -> Outcome {
    let nethack = nethack(row)?;
    let (level, hp, hp_max) = (row.int("level")?, row.int("hp")?, row.int("hp_max")?);
    let mut monster = monster(row.int("species")?, level, hp, hp_max);
    let mut dice = Dice::seeded(row.number("seed")?);
    for input in INPUTS {
        row.ignore(input)?;
    }
    let path = row.text("path")?;
    let mut blow = None;
    let outcome = match path {
        "hp_per_level" => {
            row.expect("outcome", "amount")?;
            row.expect("out_damage", nethack.level_worth(monster.species, level, &mut dice)?)?;
            for output in ["out_level", "out_hp", "out_hp_max", "hero_heal", "out_attacker_hp"] {
                row.expect(output, "")?;
            }
            return row.expect_trace(&dice);
        }
        "spell" => {
            let spell = monstr_nh_drain_spell {
                hero_level: row.int("hero_level")?,
                intelligence: row.int("intelligence")?,
                knight_artifact: row.int("knight_artifact")?,
            };
            nethack.drain_by_spell(&mut monster, &spell, &mut dice)?
        }
        "artifact_hero" | "artifact_monster" => {
            let (damage, by_hero) = (row.int("damage")?, path == "artifact_hero");
            let (outcome, struck) =
                nethack.drain_by_artifact(&mut monster, damage, by_hero, &mut dice)?;
            blow = Some(struck);
            outcome
        }
        _ => {
            let ask = by_attack(path).ok_or_else(|| row.wrong("path", "unknown"))?;
            let attack = monstr_nh_drain_attack {
                dice: row.int("attack_n")?,
                sides: row.int("attack_d")?,
                negation: row.int("negation")?,
                cancelled: row.int_or("attacker_cancelled", 0)?,
                knocks_back_more: 0,
                demon: 0,
            };
            ask(&nethack, &mut monster, &attack, &mut dice)?
        }
    };
    let word = OUTCOMES.iter().find(|&&(_, code)| code == outcome);
    row.expect("outcome", word.map_or("?", |(word, _)| word))?;
    expect_vigor(row, "out_", &monster.vigor)?;
    match blow {
        None => {
            for output in ["out_damage", "hero_heal", "out_attacker_hp"] {
                row.expect(output, "")?;
            }
        }
        Some(blow) => {
            row.expect("out_damage", blow.damage)?;
            row.expect("hero_heal", blow.hero_gains)?;
            if path == "artifact_monster" {
                let (hp, hp_max) = (row.int("attacker_hp")?, row.int("attacker_hp_max")?);
                let mut attacker = Vigor { level: 0, hp, hp_max };
                heal(&mut attacker, blow.wielder_gains)?;
                row.expect("out_attacker_hp", attacker.hp)?;
            } else {
                row.expect("out_attacker_hp", "")?;
            }
        }
    }
    row.expect_trace(&dice)
}

pub fn sweep_drain(sweep: &mut Sweep) -> Outcome {
    let params = sweep.params();
    let ask = by_attack(params.text("path")?);
    let ask = ask.ok_or_else(|| params.wrong("path", "unknown"))?;
    let (dice, sides) = (params.int("attack_n")?, params.int("attack_d")?);
    let level_step = sweep.step("level_step")?;
    let reps = sweep.reps()?;
    for species in sweep.range("species")? {
        for negation in 0..=3 {
            let attack = monstr_nh_drain_attack {
                dice,
                sides,
                negation,
                cancelled: 0,
                knocks_back_more: 0,
                demon: 0,
            };
            for level in (0..=30).step_by(level_step) {
                for rep in reps.clone() {
                    let hp_max = 4 + 5 * level;
                    let mut drained = monster(species, level, hp_max - rep % 3, hp_max);
                    sweep.drawn(|nethack, dice| {
                        let outcome = ask(nethack, &mut drained, &attack, dice)?;
                        let died = i32::from(outcome == MONSTR_NH_DRAIN_DIED);
                        let Vigor { level, hp, hp_max } = drained.vigor;
                        Ok([died, level, hp, hp_max])
                    })?;
                }
            }
        }
    }
    Ok(())
}
