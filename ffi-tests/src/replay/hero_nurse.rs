//! A nurse's touch.

use monstr::capi::*;

use super::file::{Outcome, Row};
use super::hero::{anyone, expect_form, expect_if_told, take_points};
use super::sweep::Sweep;
use super::{nethack, yes};
use crate::library::{Dice, hero, nurse_flight};

/// What the hero holds.
const WIELDING: &[(&str, i32)] = &[
    ("0", MONSTR_NH_WIELDING_NOTHING),
    ("1", MONSTR_NH_WIELDING_WEAPON),
    ("2", MONSTR_NH_WIELDING_WEAPON_TOOL),
    ("3", MONSTR_NH_WIELDING_OTHER),
];

/// A hit on a bare hero of middling strength.
const ORDINARY_HIT: monstr_nh_nurse = monstr_nh_nurse {
    cancelled: 0,
    petrifying: 0,
    armoured: 0,
    wielding: MONSTR_NH_WIELDING_NOTHING,
    strength: 16,
    strength_exercise: 0,
    con_exercise: 0,
};

pub fn nurse(row: &Row) -> Outcome {
    let form = row.code("form", &[("0", 0), ("1", 1), ("2", 2)])?;
    let mut hero = match row.flag("healer")? {
        true => hero(MONSTR_NH_ROLE_HEALER, MONSTR_NH_RACE_HUMAN)?,
        false => anyone()?,
    };
    take_points(row, &mut hero, (form > 0).then_some(0))?;
    (hero.level, hero.con) = (row.int("level")?, row.int("con")?);
    let mut nurse = monstr_nh_nurse {
        cancelled: yes(row, "cancelled")?,
        petrifying: i32::from(form == 2),
        armoured: yes(row, "armor")?,
        wielding: row.code("wielding", WIELDING)?,
        strength: row.int("str")?,
        strength_exercise: row.int("exercise_str")?,
        con_exercise: row.int("exercise_con")?,
    };
    row.ignore("moves")?;
    let mut dice = Dice::seeded(row.number("seed")?);
    let result = nethack(row)?.hero_nurse(&mut hero, &mut nurse, &mut dice)?;
    // The game's own part: where she goes, whose draws the rows leave out.
    let flees = result == MONSTR_NH_NURSE_FLEES;
    let teleports = !row.flag("noteleport")? && flees;
    let flight = if flees { nurse_flight(&mut dice)? } else { 0 };
    row.expect("result", result)?;
    row.expect("uhp2", hero.hp)?;
    row.expect("uhpmax2", hero.hp_max)?;
    expect_form(row, &hero)?;
    row.expect("exercise_str2", nurse.strength_exercise)?;
    row.expect("exercise_con2", nurse.con_exercise)?;
    row.expect("teleports", i32::from(teleports))?;
    row.expect("flee", flight)?;
    expect_if_told(row, "uhppeak2", hero.hp_peak)?;
    row.expect_trace(&dice)
}

pub fn sweep_nurse(sweep: &mut Sweep) -> Outcome {
    let (level, hp_max) = (sweep.params().int("level")?, sweep.params().int("uhpmax")?);
    let hits = sweep.params().int("hits")?;
    let unhurt = monstr_nh_hero { level, con: 14, hp: hp_max, hp_max, ..anyone()? };
    for seed in sweep.seeds()? {
        let (mut dice, mut hero) = (Dice::seeded(seed), unhurt);
        let mut nurse = ORDINARY_HIT;
        for _ in 0..hits {
            let result = sweep.nethack.hero_nurse(&mut hero, &mut nurse, &mut dice)?;
            if result == MONSTR_NH_NURSE_FLEES {
                nurse_flight(&mut dice)?;
            }
            sweep.call([result, hero.hp, hero.hp_max]);
        }
        sweep.trace(&dice);
    }
    Ok(())
}
