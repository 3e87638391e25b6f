//! What happens to Omega's creatures and to the player later on: the were-change, the arena,
//! waking and recovery.

use monstr::capi::*;
use monstr::omega::{Career, Creature, Player};

use super::file::{Outcome, Row};
use super::omega::{Column, Objects, STATUS, awake, expect_creature, levels, omega, place};
use super::omega_sweep::Sweep;
use crate::library::Dice;
use crate::library::omega::{acts_specially, defeat, recover_player, victory, wake};

/// The columns that were-creatures and fighters have.
const COLUMNS: [Column; 8] = [
    ("species", |creature| creature.id),
    ("hp", |creature| creature.hp),
    STATUS,
    ("ac", |creature| creature.armour),
    ("dmg", |creature| creature.damage),
    ("speed", |creature| creature.speed),
    ("xpv", |creature| creature.experience),
    ("hit", |creature| creature.hit),
];

/// The were-human.
const WEREHUMAN: i32 = monstr::omega::monster::WEREHUMAN as i32;

pub fn were(row: &Row) -> Outcome {
    let omega = omega(row)?;
    let mut creature = Creature {
        hp: row.int("hp_before")?,
        status: row.number("status_before")?,
        immunity: row.number("immunity_before")?,
        experience: row.int("xpv_before")?,
        ..omega.copy_of(WEREHUMAN)?
    };
    let mut dice = Dice::in_buckets(row.number("seed")?);
    let (phase, mut changed) = (row.int("phase")?, 0);
    for _ in 0..row.int("times")? {
        changed = omega.were(&mut creature, phase, &mut dice)?;
    }
    row.expect("changed", changed)?;
    expect_creature(row, Some(&creature), &COLUMNS)?;
    expect_creature(
        row,
        Some(&creature),
        &[
            ("immunity", |creature| creature.immunity as i32),
            ("corpseweight", |creature| creature.corpse_weight),
            ("talkf", |creature| creature.talk.into()),
            ("movef", |creature| creature.movement.into()),
            ("meleef", |creature| creature.melee.into()),
            ("strikef", |creature| creature.strike.into()),
            ("specialf", |creature| creature.special.into()),
        ],
    )?;
    row.expect_trace(&dice)
}

pub fn arena(row: &Row) -> Outcome {
    let omega = omega(row)?;
    let mut career = Career {
        opponent: row.int("opponent")?,
        rank: row.int("rank")?,
        champion_level: row.int("champion_level")?,
    };
    let mut dice = Dice::in_buckets(row.number("seed")?);
    let fighter = omega.arena(&career, &mut dice)?;
    let creature = &fighter.creature;
    expect_creature(row, Some(creature), &COLUMNS)?;
    expect_creature(
        row,
        Some(creature),
        &[
            ("level", |creature| creature.level),
            ("sense", |creature| creature.sense),
            ("wakeup", |creature| creature.wakeup),
            ("uniqueness", |creature| creature.uniqueness.into()),
            // The opener of the gate, and nothing else.
            ("possessions", |creature| creature.objects + i32::from(creature.given >= 0)),
        ],
    )?;
    let blows = match fighter.name {
        MONSTR_NONE => "L?R?".len() * fighter.ripostes as usize,
        _ => omega.text(creature.id, MONSTR_OM_TEXT_BLOWS).map_or(0, str::len),
    };
    row.expect("melee_length", blows)?;
    row.expect_trace(&dice)?;
    let prize = if row.flag("victory")? {
        victory(&mut career, creature.level)?
    } else {
        defeat(&mut career)?
    };
    row.expect("prize", prize)?;
    row.expect("rank_after", career.rank)?;
    row.expect("opponent_after", career.opponent)
}

pub fn wake_up(row: &Row) -> Outcome {
    let mut creature = omega(row)?.copy_of(row.int("species")?)?;
    row.expect("wakeup", creature.wakeup)?;
    creature.status &= !(MONSTR_OM_STATUS_AWAKE as u32);
    if row.flag("awake_before")? {
        creature.status |= MONSTR_OM_STATUS_AWAKE as u32;
    }
    let (dx, dy) = (row.int("dx")?, row.int("dy")?);
    let mut dice = Dice::in_buckets(row.number("seed")?);
    row.expect("awake_after", wake(&mut creature, dx, dy)?)?;
    row.expect("awake_after", awake(&creature))?;
    acts_specially(&creature, dx, dy, &mut dice)?;
    row.expect_trace(&dice)
}

pub fn regen(row: &Row) -> Outcome {
    match row.text("kind")? {
        "monster" => regen_monster(row),
        "player" => regen_player(row),
        kind => Err(row.wrong("kind", format!("'{kind}' is no kind"))),
    }
}

fn regen_monster(row: &Row) -> Outcome {
    const NONE: [&str; 14] = [
        "seed",
        "environment",
        "is_dungeon",
        "depth",
        "diseased",
        "hp",
        "maxhp",
        "player_level",
        "hp_recovered",
        "event",
        "hp_after",
        "maxhp_after",
        "arrivals",
        "trace",
    ];
    NONE.iter().try_for_each(|name| row.ignore(name))?;
    let omega = omega(row)?;
    let hp = row.int("mon_hp")?;
    let mut creature = Creature { hp, ..omega.copy_of(row.int("mon_species")?)? };
    let gained = omega.recover(&mut creature, row.int("time")?)?;
    row.expect("mon_hp_after", creature.hp)?;
    row.expect("mon_hp_after", hp + gained)?;
    row.expect("draws", 0)
}

/// One ten-minute or hourly check: who arrives, the disease's countdown (the game's own),
/// recovery, what happens indoors.
fn regen_player(row: &Row) -> Outcome {
    let omega = omega(row)?;
    let mut creature =
        Creature { hp: row.int("mon_hp")?, ..omega.copy_of(row.int("mon_species")?)? };
    let here = place(row.int("environment")?, row.int("depth")?);
    let mut dice = Dice::in_buckets(row.number("seed")?);
    let mut arrivals = 0;
    if row.flag("is_dungeon")? {
        let mut world = Objects::default().world();
        world.is_free = Some(Box::new(|x, y, _| ((x, y) != (5, 5)).into()));
        let arrived = omega.wander(&here, levels(row, here.environment)?, &mut world, &mut dice)?;
        arrivals += i32::from(arrived.is_some());
    }
    let mut player = Player {
        hp: row.int("hp")?,
        hp_max: row.int("maxhp")?,
        level: row.int("player_level")?,
        disease: counted_down(row.int("diseased")?),
    };
    recover_player(&mut player, row.int("time")?)?;
    row.expect("hp_recovered", player.hp)?;
    match omega.indoor_event(here.environment, &mut player, &mut dice)? {
        MONSTR_NONE => row.expect("event", "")?,
        event => row.expect("event", event)?,
    }
    if row.text("event")? == MONSTR_OM_EVENT_RESTORED.to_string() {
        omega.restore(&mut creature)?;
    }
    row.expect("hp_after", player.hp)?;
    row.expect("maxhp_after", player.hp_max)?;
    row.expect("arrivals", arrivals)?;
    row.expect("mon_hp_after", creature.hp)?;
    row.expect_trace(&dice)
}

fn counted_down(disease: i32) -> i32 {
    if disease > 0 { disease - 1 } else { disease }
}

pub fn sweep_were(sweep: &mut Sweep) -> Outcome {
    let params = sweep.params();
    let (times, status) = (params.int("times")?, params.number("status")?);
    // Hostile is a bit of the status.
    params.ignore("hostile")?;
    let were = Creature { status, ..sweep.omega.copy_of(WEREHUMAN)? };
    for seed in sweep.range("seed")? {
        sweep.drawn(seed, |omega, dice| {
            let mut were = were;
            for _ in 0..times {
                omega.were(&mut were, 0, dice)?;
            }
            Ok(vec![
                were.id,
                were.hp,
                were.status as i32,
                were.armour,
                were.damage,
                were.speed,
                were.immunity as i32,
                were.experience,
                were.corpse_weight,
                were.special.into(),
            ])
        })?;
    }
    Ok(())
}

pub fn sweep_arena(sweep: &mut Sweep) -> Outcome {
    sweep.formula("opponent", "16+seed mod 5")?;
    sweep.formula("rank", "0/5/-1 for seed mod 3 = 0/1/2")?;
    for seed in sweep.range("seed")? {
        let rank = match seed % 3 {
            0 => 0,
            1 => 5,
            _ => -1,
        };
        let career = Career { opponent: 16 + seed % 5, rank, champion_level: 10 };
        sweep.drawn(seed, |omega, dice| {
            let creature = omega.arena(&career, dice)?.creature;
            Ok(vec![
                creature.id,
                creature.level,
                creature.hp,
                creature.hit,
                creature.armour,
                creature.damage,
                creature.speed,
                creature.experience,
                creature.status as i32,
            ])
        })?;
    }
    Ok(())
}

pub fn sweep_regen_monster(sweep: &mut Sweep) -> Outcome {
    sweep.formula("hp", "template-20..template+19")?;
    let (species, times) = (sweep.range("species")?, sweep.range("time")?);
    for who in species {
        let template = sweep.omega.copy_of(who)?;
        for time in times.clone() {
            for hp in template.hp - 20..=template.hp + 19 {
                let mut creature = Creature { hp, ..template };
                sweep.omega.recover(&mut creature, time)?;
                sweep.call(&[creature.hp]);
            }
        }
    }
    Ok(())
}

pub fn sweep_regen_player(sweep: &mut Sweep) -> Outcome {
    let (diseases, most) = (sweep.range("diseased")?, sweep.range("maxhp")?);
    let (hps, levels) = (sweep.range("hp")?, sweep.range("level")?);
    for hourly in sweep.choice("hourly")? {
        let time = if hourly == 1 { 120 } else { 130 };
        for disease in diseases.clone() {
            for hp_max in most.clone() {
                for hp in hps.clone() {
                    for level in levels.clone() {
                        let disease = counted_down(disease);
                        let mut player = Player { hp, hp_max, level, disease };
                        recover_player(&mut player, time)?;
                        sweep.call(&[player.hp]);
                    }
                }
            }
        }
    }
    Ok(())
}
