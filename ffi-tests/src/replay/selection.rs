//! Which monster is chosen.

use monstr::capi::*;

use super::file::{Outcome, Row};
use super::nethack;
use super::sweep::{Digest, Sweep};
use crate::library::{Answer, Dice, NetHack, ORDINARY, Pool, Vitals};

/// The endgame's levels.
pub const PLANES: &[(&str, i32)] = &[
    ("none", MONSTR_NH_PLANE_NONE),
    ("earth", MONSTR_NH_PLANE_EARTH),
    ("air", MONSTR_NH_PLANE_AIR),
    ("fire", MONSTR_NH_PLANE_FIRE),
    ("water", MONSTR_NH_PLANE_WATER),
    ("astral", MONSTR_NH_PLANE_ASTRAL),
];

/// Alignments of a level, or asked for.
const ALIGNMENTS: &[(&str, i32)] = &[
    ("none", MONSTR_NH_ALIGNMENT_NONE),
    ("lawful", MONSTR_NH_ALIGNMENT_LAWFUL),
    ("neutral", MONSTR_NH_ALIGNMENT_NEUTRAL),
    ("chaotic", MONSTR_NH_ALIGNMENT_CHAOTIC),
];

/// The roles, by their numbers in the quest list.
const ROLES: &[(&str, i32)] = &[
    ("", 0),
    ("Arc", 1),
    ("Bar", 2),
    ("Cav", 3),
    ("Hea", 4),
    ("Kni", 5),
    ("Mon", 6),
    ("Pri", 7),
    ("Rog", 8),
    ("Ran", 9),
    ("Sam", 10),
    ("Tou", 11),
    ("Val", 12),
    ("Wiz", 13),
];

/// The flags that a class pick may lift.
const LIFTED: &[(&str, i32)] = &[
    ("G_NOGEN", MONSTR_NH_GEN_NOGEN),
    ("G_UNIQ", MONSTR_NH_GEN_UNIQ),
    ("G_HELL", MONSTR_NH_GEN_HELL),
    ("G_NOHELL", MONSTR_NH_GEN_NOHELL),
];

/// Who is gone by the lists of a row.
fn vitals(row: &Row, nethack: &NetHack) -> Outcome<Vitals> {
    let mut vitals = nethack.vitals();
    for (name, flag) in [("genocided", Vitals::GENOCIDED), ("extinct", Vitals::EXTINCT)] {
        for who in row.list(name)? {
            vitals.of(who)?.flags |= flag;
        }
    }
    Ok(vitals)
}

/// The place of a row of rndmonst or rndmonnum.
fn place(row: &Row) -> Outcome<monstr_nh_place> {
    Ok(monstr_nh_place {
        level_difficulty: row.int("level_difficulty")?,
        hero_level: row.int("hero_level")?,
        plane: row.code("plane", PLANES)?,
        alignment: row.code("dungeon_alignment", ALIGNMENTS)?,
        temperature: row.int_or("temperature", MONSTR_NH_TEMPERATURE_NORMAL)?,
        gehennom: row.int("in_hell")?,
        rogue_level: row.int("rogue_level")?,
        quest_role: row.code("quest_role", ROLES)?,
        ..ORDINARY
    })
}

/// Runs the pick with and without a pool, and counts the candidates in two ways.
pub fn rndmonst(row: &Row) -> Outcome {
    let nethack = nethack(row)?;
    let gone = vitals(row, &nethack)?;
    let here = monstr_nh_place {
        min_added: row.int_or("min_adj", 0)?,
        max_added: row.int_or("max_adj", 0)?,
        ..place(row)?
    };
    let seed = row.number("seed")?;

    row.asking("monstr_nh_pick");
    let mut dice = Dice::seeded(seed);
    row.expect("index", nethack.pick(&here, Some(&gone), &mut dice)?)?;
    row.expect_trace(&dice)?;

    row.asking("monstr_nh_pool_pick");
    let (mut dice, mut pool) = (Dice::seeded(seed), Pool::default());
    row.expect("index", pool.pick(&nethack, &here, Some(&gone), &mut dice)?)?;
    row.expect_trace(&dice)?;

    row.asking("monstr_nh_pick_many");
    let (mut dice, mut who) = (Dice::seeded(seed), [0]);
    pool.pick_many(&nethack, &here, Some(&gone), &mut dice, &mut who)?;
    row.expect("index", who[0])?;
    row.expect_trace(&dice)?;

    row.asking("monstr_nh_pool_fill");
    pool.fill(&nethack, &here, Some(&gone))?;
    expect_candidates(row, pool.weights())?;
    row.expect("total", pool.total())?;

    row.asking("monstr_nh_eligibility");
    let mut eligible = Vec::new();
    for who in 0..nethack.species_count() as u16 {
        if nethack.eligibility(who.into(), &here, Some(&gone))? == MONSTR_NH_ELIGIBLE {
            eligible.push((who, nethack.weight(who.into(), &here)? as u16));
        }
    }
    expect_candidates(row, eligible)
}

/// Compares the candidates, each with its weight.
fn expect_candidates(row: &Row, candidates: Vec<(u16, u16)>) -> Outcome {
    let mut digest = Digest::default();
    let mut total = 0;
    for (who, weight) in &candidates {
        digest.take(&who.to_le_bytes());
        digest.take(&weight.to_le_bytes());
        total += u32::from(*weight);
    }
    row.expect("total", total)?;
    row.expect("candidates", candidates.len())?;
    row.expect("weights_digest", format_args!("{:016x}", digest.0))
}

pub fn rndmonnum(row: &Row) -> Outcome {
    let nethack = nethack(row)?;
    let (here, gone) = (place(row)?, vitals(row, &nethack)?);
    let mut dice = Dice::seeded(row.number("seed")?);
    row.expect("index", nethack.pick_any(&here, Some(&gone), &mut dice)?)?;
    row.expect_trace(&dice)
}

/// What happens between picks from one pool.
pub fn rndmonst_cache(row: &Row) -> Outcome {
    let nethack = nethack(row)?;
    let mut here = monstr_nh_place {
        level_difficulty: row.int("level_difficulty")?,
        hero_level: row.int("hero_level")?,
        alignment: row.code("dungeon_alignment", ALIGNMENTS)?,
        gehennom: row.int("in_hell")?,
        ..ORDINARY
    };
    let mut dice = Dice::seeded(row.number("seed")?);
    let (mut pool, mut vitals) = (Pool::default(), nethack.vitals());
    let mut picked = Vec::new();
    for op in row.items("ops", ';')? {
        let wrong = || row.wrong("ops", format!("'{op}' is no operation"));
        let (verb, numbers) = op.split_once(':').unwrap_or((op, ""));
        let numbers = numbers.split(':').filter(|number| !number.is_empty());
        let numbers = numbers.map(str::parse).collect::<Result<Vec<i32>, _>>();
        let numbers = numbers.map_err(|_| wrong())?;
        match (verb, &numbers[..]) {
            ("ld", &[level]) => here.level_difficulty = level,
            ("hl", &[level]) => here.hero_level = level,
            ("hell", &[flag]) => here.gehennom = flag,
            ("geno", &[who]) => vitals.of(who)?.flags |= Vitals::GENOCIDED,
            ("ext", &[who]) => vitals.of(who)?.flags |= Vitals::EXTINCT,
            ("born", &[who, born]) => {
                vitals.of(who)?.born = born.try_into().map_err(|_| wrong())?;
            }
            ("birth", &[who]) => birth(&nethack, who, &mut vitals, &mut pool)?,
            ("reset", []) => {
                pool.reset()?;
            }
            ("reset", &[who]) => {
                pool.forget(who)?;
            }
            ("call", []) => {
                let who = pool.pick(&nethack, &here, Some(&vitals), &mut dice)?;
                picked.push(who.to_string());
            }
            _ => return Err(wrong()),
        }
    }
    row.expect("indices", picked.join(";"))?;
    row.expect_trace(&dice)
}

/// One more of the species is born, and counted.
fn birth(nethack: &NetHack, who: i32, all: &mut Vitals, pool: &mut Pool) -> Answer<()> {
    let kept = all.of(who)?;
    let has = |flag| i32::from(kept.flags & flag != 0);
    let mut vitals = monstr_nh_vitals {
        born: kept.born.into(),
        genocided: has(Vitals::GENOCIDED),
        extinct: has(Vitals::EXTINCT),
        forget: 0,
    };
    nethack.birth(who, true, false, &mut vitals)?;
    kept.born = vitals.born as u8;
    if vitals.extinct != 0 {
        kept.flags |= Vitals::EXTINCT;
    }
    if vitals.forget != 0 {
        pool.forget(who)?;
    }
    Ok(())
}

pub fn mkclass(row: &Row) -> Outcome {
    let nethack = nethack(row)?;
    let gone = vitals(row, &nethack)?;
    let mut asked = any_of(row.int("class_id")?);
    asked.alignment = match row.text("align")? {
        "" => MONSTR_NH_ALIGNMENT_NONE,
        _ => row.code("align", ALIGNMENTS)?,
    };
    for flag in row.items("spc", ';')? {
        match flag {
            "G_IGNORE" => asked.ignore_gone = 1,
            _ => asked.lifted |= row.code_of("spc", flag, LIFTED)?,
        }
    }
    let here = monstr_nh_place {
        level_difficulty: row.int("level_difficulty")?,
        hero_level: row.int("hero_level")?,
        gehennom: row.int_or("in_hell", 0)?,
        ..ORDINARY
    };
    row.ignore("class")?;
    let mut dice = Dice::seeded(row.number("seed")?);
    let who = nethack.pick_class(&asked, &here, Some(&gone), &mut dice)?;
    row.expect("index", who)?;
    row.expect_trace(&dice)
}

pub fn mkclass_poly(row: &Row) -> Outcome {
    let nethack = nethack(row)?;
    let gone = vitals(row, &nethack)?;
    let here = monstr_nh_place { gehennom: row.int_or("in_hell", 0)?, ..ORDINARY };
    row.ignore("class")?;
    let class = row.int("class_id")?;
    let mut dice = Dice::seeded(row.number("seed")?);
    let who = nethack.pick_class_for_polymorph(class, &here, Some(&gone), &mut dice);
    row.expect("index", who?)?;
    row.expect_trace(&dice)
}

/// Any species of a class.
fn any_of(class_id: i32) -> monstr_nh_class {
    monstr_nh_class { class_id, lifted: 0, alignment: MONSTR_NH_ALIGNMENT_NONE, ignore_gone: 0 }
}

pub fn sweep_rndmonst(sweep: &mut Sweep) -> Outcome {
    let reps = sweep.reps()?;
    for here in sweep.places()? {
        for gehennom in 0..=1 {
            let here = monstr_nh_place { gehennom, ..here };
            for _ in reps.clone() {
                sweep.drawn(|nethack, dice| Ok([nethack.pick(&here, None, dice)?]))?;
            }
        }
    }
    Ok(())
}

pub fn sweep_rndmonst_quest(sweep: &mut Sweep) -> Outcome {
    let (places, reps) = (sweep.places()?, sweep.reps()?);
    for quest_role in 1..=13 {
        for &(_, alignment) in ALIGNMENTS {
            for &here in &places {
                let here = monstr_nh_place { quest_role, alignment, ..here };
                for _ in reps.clone() {
                    sweep.drawn(|nethack, dice| Ok([nethack.pick(&here, None, dice)?]))?;
                }
            }
        }
    }
    Ok(())
}

pub fn sweep_rndmonst_planes(sweep: &mut Sweep) -> Outcome {
    let (places, reps) = (sweep.places()?, sweep.reps()?);
    // Where temperatures count, all three.
    let temperatures = if sweep.nethack.rules().temperature_bonus > 0 { -1..=1 } else { 0..=0 };
    for plane in MONSTR_NH_PLANE_EARTH..=MONSTR_NH_PLANE_ASTRAL {
        for &(_, alignment) in ALIGNMENTS {
            for temperature in temperatures.clone() {
                for &here in &places {
                    let here = monstr_nh_place { plane, alignment, temperature, ..here };
                    for _ in reps.clone() {
                        sweep.drawn(|nethack, dice| Ok([nethack.pick(&here, None, dice)?]))?;
                    }
                }
            }
        }
    }
    Ok(())
}

pub fn sweep_rndmonst_rogue(sweep: &mut Sweep) -> Outcome {
    let (places, reps) = (sweep.places()?, sweep.reps()?);
    for &(_, alignment) in ALIGNMENTS {
        for &here in &places {
            let here = monstr_nh_place { rogue_level: 1, alignment, ..here };
            for _ in reps.clone() {
                sweep.drawn(|nethack, dice| Ok([nethack.pick(&here, None, dice)?]))?;
            }
        }
    }
    Ok(())
}

pub fn sweep_mkclass(sweep: &mut Sweep) -> Outcome {
    let never = MONSTR_NH_GEN_NOGEN;
    sweep_classes(sweep, [0, never, never | MONSTR_NH_GEN_UNIQ], |class, lifted| monstr_nh_class {
        lifted,
        ..class
    })
}

pub fn sweep_mkclass_align(sweep: &mut Sweep) -> Outcome {
    let sides = MONSTR_NH_ALIGNMENT_LAWFUL..=MONSTR_NH_ALIGNMENT_CHAOTIC;
    sweep_classes(sweep, sides, |class, alignment| monstr_nh_class { alignment, ..class })
}

/// Each class, in each of the ways that it's asked for.
fn sweep_classes(
    sweep: &mut Sweep,
    ways: impl IntoIterator<Item = i32> + Clone,
    ask: impl Fn(monstr_nh_class, i32) -> monstr_nh_class,
) -> Outcome {
    let (places, reps) = (sweep.places()?, sweep.reps()?);
    for class in 1..=60 {
        for way in ways.clone() {
            let asked = ask(any_of(class), way);
            for &here in &places {
                for gehennom in 0..=1 {
                    let here = monstr_nh_place { gehennom, ..here };
                    for _ in reps.clone() {
                        sweep.drawn(|nethack, dice| {
                            Ok([nethack.pick_class(&asked, &here, None, dice)?])
                        })?;
                    }
                }
            }
        }
    }
    Ok(())
}

pub fn sweep_mkclass_poly(sweep: &mut Sweep) -> Outcome {
    let reps = sweep.reps()?;
    for class in 1..=60 {
        for gehennom in 0..=1 {
            let here = monstr_nh_place { gehennom, ..ORDINARY };
            for _ in reps.clone() {
                sweep.drawn(|nethack, dice| {
                    Ok([nethack.pick_class_for_polymorph(class, &here, None, dice)?])
                })?;
            }
        }
    }
    Ok(())
}
