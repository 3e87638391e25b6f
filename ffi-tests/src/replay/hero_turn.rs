//! What a turn does to the hero: recovery, exertion, and what he is too weak for.

use monstr::capi::*;

use super::file::{Outcome, Row};
use super::hero::{anyone, take_points};
use super::sweep::Sweep;
use super::{nethack, yes};
use crate::library::{AT_REST, Dice, NetHack, Refusal, hero, hero_recovery_share};

/// The species that stand for 'an ordinary form' and 'a sea monster'.
fn forms(nethack: &NetHack) -> Result<[i32; 2], Refusal> {
    Ok([nethack.find("hill orc")?, nethack.find("giant eel")?])
}

/// The species of a column `form` that holds 0 for none, 1 for an ordinary one, 2 for a sea
/// monster.
fn form(row: &Row, nethack: &NetHack) -> Outcome<Option<i32>> {
    let [orc, eel] = forms(nethack)?;
    let form = row.code("form", &[("0", -1), ("1", orc), ("2", eel)])?;
    Ok((form >= 0).then_some(form))
}

/// What the columns tell of a turn, for all games.
fn turn(row: &Row) -> Outcome<monstr_nh_hero_turn> {
    Ok(monstr_nh_hero_turn {
        number: row.int("moves")?,
        burden: row.int("wtcap")?,
        moved: yes(row, "umoved")?,
        in_water: yes(row, "inwater")?,
        invulnerable: yes(row, "invulnerable")?,
        ..AT_REST
    })
}

/// A Plane where a flag is set.
fn plane(row: &Row, name: &str, plane: i32) -> Outcome<i32> {
    Ok(if row.flag(name)? { plane } else { MONSTR_NH_PLANE_NONE })
}

/// Holds what a recovery has come to against the row. Where the hero returns to his own
/// shape, the form's hit points are gone.
fn expect_recovery(
    row: &Row,
    hero: &monstr_nh_hero,
    turn: &monstr_nh_hero_turn,
    told: i32,
) -> Outcome {
    let reverts = told & MONSTR_NH_RECOVERED_REVERTS != 0;
    let unburdened = told & MONSTR_NH_RECOVERED_UNBURDENED != 0;
    let form_hp = match hero.polymorphed {
        0 => String::new(),
        _ if reverts => "0".into(),
        _ => hero.form_hp.to_string(),
    };
    row.expect("uhp2", hero.hp)?;
    row.expect("mh2", form_hp)?;
    row.expect("reverted", i32::from(reverts))?;
    row.expect("wtcap2", if unburdened { 0 } else { turn.burden })
}

pub fn regen(row: &Row) -> Outcome {
    let nethack = nethack(row)?;
    let mut hero = anyone()?;
    (hero.level, hero.con) = (row.int("level")?, row.int("con")?);
    take_points(row, &mut hero, form(row, &nethack)?)?;
    let turn = monstr_nh_hero_turn {
        plane: plane(row, "waterlevel", MONSTR_NH_PLANE_WATER)?,
        regenerates: yes(row, "regeneration")?,
        breathless: yes(row, "breathless")?,
        half_damage: yes(row, "halfphys")?,
        sleepy: yes(row, "sleepy")?,
        asleep: yes(row, "asleep")?,
        ..turn(row)?
    };
    let mut dice = Dice::seeded(row.number("seed")?);
    let told = nethack.hero_recover(&mut hero, &turn, &mut dice)?;
    expect_recovery(row, &hero, &turn, told)?;
    // The game's own part: what ends a count, if there is one.
    let (count, running) = (row.int("count")?, row.flag("running")?);
    let ends = told & MONSTR_NH_RECOVERED_REVERTS != 0
        || told & MONSTR_NH_RECOVERED_INTERRUPTS != 0 && !running;
    row.expect("interrupted", i32::from(ends && count > 0))?;
    row.expect_trace(&dice)
}

pub fn exertion(row: &Row) -> Outcome {
    let nethack = nethack(row)?;
    let mut hero = anyone()?;
    hero.hp = row.int("uhp")?;
    hero.polymorphed = yes(row, "form")?;
    hero.form_hp = row.int("mh")?;
    let turn = monstr_nh_hero_turn {
        number: row.int("moves")?,
        burden: row.int("wtcap")?,
        moved: yes(row, "umoved")?,
        ..AT_REST
    };
    let told = if row.code("kind", &[("0", 0), ("1", 1)])? == 1 {
        nethack.hero_exertion_in_attack(&mut hero, &turn)?
    } else {
        nethack.hero_exertion(&mut hero, &turn)?
    };
    let passes_out = told == MONSTR_NH_EXERTION_PASSES_OUT;
    row.expect("uhp2", hero.hp)?;
    let form_hp = if hero.polymorphed == 1 { hero.form_hp.to_string() } else { String::new() };
    row.expect("mh2", form_hp)?;
    row.expect("passout", i32::from(passes_out))?;
    row.expect("helpless2", if passes_out { -MONSTR_NH_PASSED_OUT } else { 0 })?;
    row.expect("exercise_con_down", i32::from(passes_out))
}

pub fn stamina(row: &Row) -> Outcome {
    let nethack = nethack(row)?;
    let mut hero = anyone()?;
    let (hp, hp_max) = (row.int("hp")?, row.int("hpmax")?);
    (hero.hp, hero.hp_max) = (hp, hp_max);
    if row.flag("form")? {
        (hero.hp, hero.hp_max) = (1, 100);
        (hero.polymorphed, hero.form_hp, hero.form_hp_max) = (1, hp, hp_max);
    }
    let (burden, weight) = (row.int("capacity")?, row.int("objwt")?);
    let plane = plane(row, "airlevel", MONSTR_NH_PLANE_AIR)?;
    let refusal = if row.flag("kind")? {
        nethack.hero_throw_refusal(&hero, burden, plane, weight)?
    } else {
        nethack.hero_move_refusal(&hero, burden, plane)?
    };
    row.expect("refusal", refusal)?;
    let exercises = [MONSTR_NH_REFUSAL_STAMINA, MONSTR_NH_REFUSAL_GRASP].contains(&refusal);
    row.expect("exercise_con_down", i32::from(exercises))
}

pub fn fiqhack_regen(row: &Row) -> Outcome {
    let nethack = NetHack::fiqhack();
    let mut hero = fiqhack_hero(row)?;
    take_points(row, &mut hero, form(row, &nethack)?)?;
    let turn = monstr_nh_hero_turn {
        regenerates: yes(row, "regenerates")?,
        zombifying: yes(row, "zombifying")?,
        born_in_form: yes(row, "polyinit")?,
        ..turn(row)?
    };
    let rate = nethack.hero_recovery_rate(&hero, &turn)?;
    row.expect("rate", rate)?;
    row.expect("amount", hero_recovery_share(rate, turn.number)?)?;
    let told = nethack.hero_recover(&mut hero, &turn, &mut Dice::seeded(0))?;
    expect_recovery(row, &hero, &turn, told)
}

/// A hero of whom FIQHack asks but one thing: whether he is a Healer.
fn fiqhack_hero(row: &Row) -> Outcome<monstr_nh_hero> {
    let role = if row.flag("healer")? { MONSTR_NH_ROLE_HEALER } else { MONSTR_NH_ROLE_WIZARD };
    let mut hero = hero(role, MONSTR_NH_RACE_HUMAN)?;
    (hero.level, hero.con) = (row.int("level")?, row.int("con")?);
    Ok(hero)
}

pub fn sweep_regen(sweep: &mut Sweep) -> Outcome {
    let params = sweep.params();
    let mut hero = anyone()?;
    (hero.level, hero.con) = (params.int("level")?, params.int("con")?);
    let asleep = yes(params, "sleepy_asleep")?;
    let turn = monstr_nh_hero_turn {
        burden: params.int("wtcap")?,
        moved: yes(params, "umoved")?,
        regenerates: yes(params, "regeneration")?,
        sleepy: asleep,
        asleep,
        ..AT_REST
    };
    let mut dice = Dice::seeded(params.number("seed")?);
    recover_again_and_again(sweep, hero, turn, &mut dice)?;
    sweep.trace(&dice);
    Ok(())
}

pub fn sweep_fiqhack_regen(sweep: &mut Sweep) -> Outcome {
    let params = sweep.params();
    let hero = fiqhack_hero(params)?;
    let turn = monstr_nh_hero_turn { regenerates: yes(params, "regenerates")?, ..AT_REST };
    recover_again_and_again(sweep, hero, turn, &mut Dice::seeded(0))
}

/// From 1 hit point to the maximum and over again, a call each turn.
fn recover_again_and_again(
    sweep: &mut Sweep,
    mut hero: monstr_nh_hero,
    turn: monstr_nh_hero_turn,
    dice: &mut Dice,
) -> Outcome {
    (hero.hp, hero.hp_max) = (1, sweep.params().int("uhpmax")?);
    for number in 1..=sweep.params().int("turns")? {
        let turn = monstr_nh_hero_turn { number, ..turn };
        sweep.nethack.hero_recover(&mut hero, &turn, dice)?;
        sweep.call([hero.hp]);
        if hero.hp >= hero.hp_max {
            hero.hp = 1;
        }
    }
    Ok(())
}

pub fn sweep_eel(sweep: &mut Sweep) -> Outcome {
    let (params, [_, eel]) = (sweep.params(), forms(&sweep.nethack)?);
    let mut hero = anyone()?;
    (hero.level, hero.con, hero.hp, hero.hp_max) = (8, 10, 30, 30);
    (hero.polymorphed, hero.form) = (1, eel);
    hero.form_hp_max = params.int("mhmax")?;
    hero.form_hp = hero.form_hp_max;
    let turn = monstr_nh_hero_turn {
        regenerates: yes(params, "regeneration")?,
        half_damage: yes(params, "halfphys")?,
        ..AT_REST
    };
    let mut dice = Dice::seeded(params.number("seed")?);
    for number in 1..=params.int("turns")? {
        let turn = monstr_nh_hero_turn { number, ..turn };
        sweep.nethack.hero_recover(&mut hero, &turn, &mut dice)?;
        sweep.call([hero.form_hp]);
        if hero.form_hp <= 1 {
            hero.form_hp = hero.form_hp_max;
        }
    }
    sweep.trace(&dice);
    Ok(())
}
