//! How monsters grow, and monsters that come with a level of their own.

use monstr::capi::{
    MONSTR_NH_NO_VICTIM, MONSTR_NH_PLANE_ASTRAL, MONSTR_NH_PLANE_NONE, MONSTR_NONE,
};
use monstr::nethack::Vigor;

use super::file::{Outcome, Row};
use super::selection::PLANES;
use super::sweep::Sweep;
use super::{expect_vigor, nethack};
use crate::library::monster::{guardian_angel, monster, player_monster};
use crate::library::{Dice, Vitals};

pub fn grow_up(row: &Row) -> Outcome {
    let nethack = nethack(row)?;
    let (level, hp, hp_max) = (row.int("level")?, row.int("hp")?, row.int("hp_max")?);
    let mut monster = monster(row.int("species")?, level, hp, hp_max);
    monster.female = row.int("female")?;
    let victim_level = row.int_or("victim_level", MONSTR_NH_NO_VICTIM)?;
    let plane = row.code("plane", PLANES)?;
    let mut gone = nethack.vitals();
    for who in row.list("genocided")? {
        gone.of(who)?.flags |= Vitals::GENOCIDED;
    }
    let mut dice = Dice::seeded(row.number("seed")?);
    let form = nethack.grow_up(&mut monster, victim_level, plane, Some(&gone), &mut dice)?;
    row.expect("out_index", form)?;
    if form != MONSTR_NONE {
        row.expect("out_index", monster.species)?;
    }
    row.expect("out_female", monster.female)?;
    expect_vigor(row, "out_", &monster.vigor)?;
    row.expect_trace(&dice)
}

pub fn mplayer(row: &Row) -> Outcome {
    let plane = match row.flag("in_endgame")? {
        true => MONSTR_NH_PLANE_ASTRAL,
        false => MONSTR_NH_PLANE_NONE,
    };
    row.ignore("species")?;
    let mut dice = Dice::seeded(row.number("seed")?);
    expect_vigor(row, "", &player_monster(row.int("special")?, plane, &mut dice)?)?;
    row.expect_trace(&dice)
}

pub fn guardian(row: &Row) -> Outcome {
    let mut dice = Dice::seeded(row.number("seed")?);
    expect_vigor(row, "", &guardian_angel(&mut dice)?)?;
    row.expect_trace(&dice)
}

pub fn sweep_grow_up(sweep: &mut Sweep) -> Outcome {
    let params = sweep.params();
    let list = |name| -> Outcome<Vec<i32>> {
        params.items(name, '|')?.map(|item| Ok(params.numbers::<_, 1>(name, item)?[0])).collect()
    };
    let (victims, offsets) = (list("victims")?, list("offsets")?);
    let levels = sweep.range("level")?;
    for species in sweep.range("species")? {
        for female in 0..=1 {
            for level in levels.clone() {
                for &victim in &victims {
                    for &offset in &offsets {
                        let hp_max = (8 * level + offset).max(1);
                        let mut grown = monster(species, level, (hp_max - 3).max(1), hp_max);
                        grown.female = female;
                        sweep.drawn(|nethack, dice| {
                            let plane = MONSTR_NH_PLANE_NONE;
                            let form = nethack.grow_up(&mut grown, victim, plane, None, dice)?;
                            let Vigor { level, hp, hp_max } = grown.vigor;
                            Ok([form, grown.female, level, hp, hp_max])
                        })?;
                    }
                }
            }
        }
    }
    Ok(())
}

pub fn sweep_mplayer(sweep: &mut Sweep) -> Outcome {
    let reps = sweep.reps()?;
    for special in 0..=1 {
        for _ in reps.clone() {
            sweep.drawn(|_, dice| {
                let Vigor { level, hp, hp_max } =
                    player_monster(special, MONSTR_NH_PLANE_ASTRAL, dice)?;
                Ok([level, hp, hp_max])
            })?;
        }
    }
    Ok(())
}

pub fn sweep_guardian(sweep: &mut Sweep) -> Outcome {
    for _ in sweep.reps()? {
        sweep.drawn(|_, dice| {
            let Vigor { level, hp, hp_max } = guardian_angel(dice)?;
            Ok([level, hp, hp_max])
        })?;
    }
    Ok(())
}
