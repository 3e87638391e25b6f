//! The hero's death, and a monster's.

use monstr::capi::*;
use monstr::nethack::Vigor;

use super::file::{Outcome, Row};
use super::hero::{anyone, expect_form, expect_if_told, take_points};
use super::{nethack, yes};
use crate::library::{Dice, MORTAL, ORDINARY, Vitals};

/// What would save the hero: 0 nothing, 1 a worn amulet, 2 his player's choice.
pub fn saves(row: &Row, name: &str) -> Outcome<(i32, i32)> {
    let saves = row.code(name, &[("0", 0), ("1", 1), ("2", 2)])?;
    Ok((i32::from(saves == 1), i32::from(saves == 2)))
}

pub fn death(row: &Row) -> Outcome {
    let nethack = nethack(row)?;
    let mut hero = anyone()?;
    // Which form it is doesn't matter.
    take_points(row, &mut hero, row.flag("form")?.then_some(0))?;
    hero.level = row.int("level")?;
    (hero.con, hero.con_max) = (row.int("con")?, row.int("conmax")?);
    hero.unchanging = row.code(
        "unchanging",
        &[
            ("0", MONSTR_NH_UNCHANGING_NO),
            ("1", MONSTR_NH_UNCHANGING_INTRINSIC),
            ("2", MONSTR_NH_UNCHANGING_WORN),
        ],
    )?;
    let worn = yes(row, "lifesave")?;
    let mut mortality = monstr_nh_mortality {
        life_saving: worn,
        declines: row.code("choice", &[("0", 0), ("1", 0), ("2", 1)])?,
        fixed_abilities: yes(row, "fixed_abil")?,
        ..MORTAL
    };
    let (loss, cause) = (row.int("n")?, row.int("how")?);
    const GENOCIDED: i32 = 10;
    let mut dice = Dice::seeded(row.number("seed")?);
    let fate = match row.code("op", &[("0", 0), ("1", 1), ("2", 2)])? {
        0 => {
            nethack.hero_loss(&mut hero, loss)?;
            nethack.hero_at_zero(&mut hero, &mut mortality, &mut dice)?
        }
        1 => nethack.hero_revert(&mut hero, &mut mortality, &mut dice)?,
        _ => nethack.hero_death(&mut hero, &mut mortality, cause == GENOCIDED, &mut dice)?,
    };
    row.expect("outcome", fate)?;
    row.expect("amulet_used", worn - mortality.life_saving)?;
    row.expect("deaths", mortality.deaths)?;
    let dead = fate == MONSTR_NH_FATE_DIES;
    for (name, points) in [("uhp2", hero.hp), ("uhpmax2", hero.hp_max)] {
        row.expect(name, if dead { String::new() } else { points.to_string() })?;
    }
    if dead {
        hero.polymorphed = 0;
    }
    expect_form(row, &hero)?;
    expect_if_told(row, "uhppeak2", hero.hp_peak)?;
    row.expect("con2", hero.con)?;
    row.expect("conmax2", hero.con_max)?;
    row.expect_trace(&dice)
}

pub fn mondeath(row: &Row) -> Outcome {
    let nethack = nethack(row)?;
    let (species, own_shape) = (row.int("form")?, row.int("cham")?);
    let mut vitals = nethack.vitals();
    if row.flag("genocided_form")? {
        vitals.of(species)?.flags = Vitals::GENOCIDED;
    }
    if row.flag("genocided_base")? && own_shape >= 0 {
        vitals.of(own_shape)?.flags = Vitals::GENOCIDED;
    }
    let here = monstr_nh_place {
        level_difficulty: row.int("difficulty")?,
        hero_level: row.int("ulevel")?,
        ..ORDINARY
    };
    let mut mortal = monstr_nh_mortal {
        species,
        has_own_shape: i32::from(own_shape >= 0),
        own_shape: own_shape.max(0),
        vigor: Vigor { level: row.int("mlev")?, hp: row.int("mhp")?, hp_max: row.int("mhpmax")? },
        life_saving: yes(row, "lifesave")?,
        sex: 0,
    };
    row.ignore("female")?;
    let mut dice = Dice::seeded(row.number("seed")?);
    let ending = match row.code("op", &[("0", 0), ("1", 1)])? {
        0 => nethack.monster_death(&mut mortal, &here, Some(&vitals), &mut dice)?,
        _ => nethack.monster_petrification(&mut mortal, &here, Some(&vitals), &mut dice)?,
    };
    row.expect("outcome", ending)?;
    let gone = matches!(ending, MONSTR_NH_ENDING_DIES | MONSTR_NH_ENDING_PETRIFIED);
    for (name, told) in [
        ("species2", mortal.species),
        ("mhp2", mortal.vigor.hp),
        ("mhpmax2", mortal.vigor.hp_max),
        ("mlev2", mortal.vigor.level),
    ] {
        row.expect(name, if gone { String::new() } else { told.to_string() })?;
    }
    let own_shape = if mortal.has_own_shape == 1 { mortal.own_shape } else { -1 };
    expect_if_told(row, "cham2", own_shape)?;
    row.expect_trace(&dice)
}
