//! Omega's non-player characters.

use monstr::capi::*;
use monstr::omega::{Adventurer, Creature, Office};

use super::file::{Outcome, Row};
use super::omega::{
    AUX2, Column, FINAL_ID, Objects, STATUS, expect_creature, omega, place_by_difficulty,
};
use super::omega_sweep::Sweep;
use crate::library::Dice;
use crate::library::omega::{World, npc as behave};

/// The columns that all three files have of an NPC.
const COLUMNS: [Column; 11] = [
    ("hp", |npc| npc.hp),
    STATUS,
    ("npc_level", |npc| npc.level),
    ("xpv", |npc| npc.experience),
    ("hit", |npc| npc.hit),
    ("dmg", |npc| npc.damage),
    ("speed", |npc| npc.speed),
    ("talkf", |npc| npc.talk.into()),
    ("meleef", |npc| npc.melee.into()),
    ("strikef", |npc| npc.strike.into()),
    ("specialf", |npc| npc.special.into()),
];
const UNIQUENESS: Column = ("uniqueness", |npc| npc.uniqueness.into());
const HOSTILE: Column =
    ("hostile", |npc| (npc.status as i32 & MONSTR_OM_STATUS_HOSTILE != 0).into());

/// The species of the log's dead.
const NPC: i32 = monstr::omega::monster::NPC as i32;

pub fn npc(row: &Row) -> Outcome {
    let mut npc = omega(row)?.copy_of(row.int("template")?)?;
    let (level, behaviour) = (row.int("level")?, row.int("behavior")?);
    behave(&mut npc, level, behaviour, row.int("difficulty")?)?;
    expect_creature(row, Some(&npc), &COLUMNS)?;
    expect_creature(row, Some(&npc), &[UNIQUENESS, HOSTILE])
}

pub fn lognpc(row: &Row) -> Outcome {
    let wrong = |entry: &str| row.wrong("log", format!("'{entry}' is no entry"));
    let log = row.items("log", ';')?.map(|entry| {
        let numbers: Vec<_> = entry.split('/').map(str::parse).collect();
        match numbers[..] {
            [Ok(status), Ok(level), Ok(behaviour)] => Ok(Adventurer { status, level, behaviour }),
            _ => Err(wrong(entry)),
        }
    });
    let log = log.collect::<Outcome<Vec<_>>>()?;
    let here = with_log(place_by_difficulty(row)?, &log);
    let omega = omega(row)?;
    let mut dice = Dice::in_buckets(row.number("seed")?);
    let objects = Objects::default();
    let npc = omega.create(&here, NPC, &mut objects.world(), &mut dice)?;
    expect_creature(row, Some(&npc), &COLUMNS)?;
    expect_creature(row, Some(&npc), &[FINAL_ID, ("chosen", |npc| npc.log_entry)])?;
    row.expect("immunity", npc.immunity)?;
    row.expect("possessions", npc.objects)?;
    row.expect_trace(&dice)?;
    // Asked for by name it is the same, but for the tick when it acts.
    row.asking("monstr_om_log_npc");
    let mut dice = Dice::in_buckets(row.number("seed")?);
    let alone = omega.log_npc(&here, &mut dice)?;
    let alone = alone.map(|alone| Creature { click: npc.click, ..alone });
    if alone != Some(npc) {
        row.expect("final_id", "another")?;
    }
    row.expect_trace(&dice)
}

pub fn hiscore(row: &Row) -> Outcome {
    let office = row.int("npcid")?;
    let holder = Office { level: row.int("level")?, behaviour: row.int("behavior")? };
    let offices = [holder; 16];
    let here = monstr_om_place {
        offices: offices.as_ptr(),
        office_count: offices.len() as i32,
        alignment: row.int("alignment")?,
        patron: row.int("patron")?,
        legion_rank: row.int("legion_rank")?,
        arena_rank: row.int("arena_rank")?,
        ..place_by_difficulty(row)?
    };
    let state = row.int_or("item_state", -1)?;
    let mut world = World { item_state: Some(Box::new(move |_| state)), ..World::default() };
    let mut dice = Dice::in_buckets(row.number("seed")?);
    let npc = omega(row)?.officeholder(&here, office, &mut world, &mut dice)?;
    expect_creature(row, npc.as_ref(), &COLUMNS)?;
    expect_creature(row, npc.as_ref(), &[UNIQUENESS, HOSTILE, FINAL_ID, AUX2])?;
    let given = npc.map_or(MONSTR_NONE, |npc| npc.given.into());
    row.expect("given", i32::from(given >= 0))?;
    if given >= 0 {
        row.expect("given_item", given)?;
    } else {
        row.ignore("given_item")?;
    }
    // A priest's symbol is the game's to set, as the header says.
    let priest =
        (MONSTR_OM_OFFICE_PRIEST_OF_ODIN..=MONSTR_OM_OFFICE_PRIEST_OF_DESTINY).contains(&office);
    match if priest { MONSTR_OM_UNIQUENESS_UNIQUE_MADE } else { state } {
        -1 => row.expect("item_state_after", "")?,
        after => row.expect("item_state_after", after)?,
    }
    row.expect_trace(&dice)
}

/// The place with another log.
fn with_log(here: monstr_om_place, log: &[Adventurer]) -> monstr_om_place {
    // NULL would be the stock log, and an empty slice's pointer isn't that.
    monstr_om_place { log: log.as_ptr(), log_count: log.len() as i32, ..here }
}

pub fn sweep_npc(sweep: &mut Sweep) -> Outcome {
    let (template, level) = (sweep.params().int("template")?, sweep.params().int("level")?);
    let (difficulties, behaviours) = (sweep.range("difficulty")?, sweep.range("behavior")?);
    let template = sweep.omega.copy_of(template)?;
    for difficulty in difficulties {
        for behaviour in behaviours.clone() {
            let mut npc = template;
            behave(&mut npc, level, behaviour, difficulty)?;
            sweep.call(&[
                npc.hp,
                npc.status as i32,
                npc.level,
                npc.experience,
                npc.hit,
                npc.damage,
                npc.speed,
                npc.talk.into(),
                npc.melee.into(),
                npc.strike.into(),
                npc.special.into(),
            ]);
        }
    }
    Ok(())
}

pub fn sweep_lognpc(sweep: &mut Sweep) -> Outcome {
    sweep.formula("n", "seed mod 13")?;
    sweep.formula("line j", "(1+j mod 4)/((3j+1) mod 17)/(1118+110j)")?;
    let here = sweep.place(sweep.params().int("difficulty")?)?;
    for seed in sweep.range("seed")? {
        let log: Vec<_> = (0..seed % 13)
            .map(|j| Adventurer {
                status: 1 + j % 4,
                level: (3 * j + 1) % 17,
                behaviour: 1118 + 110 * j,
            })
            .collect();
        let here = with_log(here, &log);
        sweep.drawn(seed, |omega, dice| {
            let npc = omega.create(&here, NPC, &mut World::default(), dice)?;
            let status = npc.status as i32;
            Ok(vec![npc.id, npc.hp, status, npc.level, npc.talk.into(), npc.special.into()])
        })?;
    }
    Ok(())
}

pub fn sweep_hiscore(sweep: &mut Sweep) -> Outcome {
    let here = sweep.place(sweep.params().int("difficulty")?)?;
    let (offices, patrons) = (sweep.range("npcid")?, sweep.range("patron")?);
    let alignments = sweep.choice("alignment")?;
    let (legion_ranks, arena_ranks) = (sweep.choice("legion")?, sweep.choice("arena")?);
    let seeds = sweep.range("seed")?;
    for office in offices {
        for &alignment in &alignments {
            for patron in patrons.clone() {
                for &legion_rank in &legion_ranks {
                    for &arena_rank in &arena_ranks {
                        let here =
                            monstr_om_place { alignment, patron, legion_rank, arena_rank, ..here };
                        for seed in seeds.clone() {
                            sweep.drawn(seed, |omega, dice| {
                                let world = &mut World::default();
                                let npc = omega.officeholder(&here, office, world, dice)?;
                                let npc = npc.expect("somebody holds it");
                                let status = npc.status as i32;
                                Ok(vec![
                                    npc.aux2,
                                    npc.hp,
                                    status,
                                    npc.level,
                                    npc.talk.into(),
                                    npc.special.into(),
                                    npc.given.into(),
                                ])
                            })?;
                        }
                    }
                }
            }
        }
    }
    Ok(())
}
