//! New forms and new men.

use monstr::capi::*;

use super::file::{Outcome, Row};
use super::hero::{anyone, expect_if_told, of_kind};
use super::hero_death::saves;
use super::sweep::Sweep;
use super::{nethack, yes};
use crate::library::{Answer, Dice, MORTAL, NetHack};

/// The planes, as the hero's rows number them.
const PLANES: &[(&str, i32)] = &[
    ("0", MONSTR_NH_PLANE_NONE),
    ("1", MONSTR_NH_PLANE_ASTRAL),
    ("2", MONSTR_NH_PLANE_WATER),
    ("3", MONSTR_NH_PLANE_FIRE),
    ("4", MONSTR_NH_PLANE_AIR),
    ("5", MONSTR_NH_PLANE_EARTH),
];

pub fn polyhp(row: &Row) -> Outcome {
    let mut hero = monstr_nh_hero { level: row.int("level")?, ..anyone()? };
    let (species, plane) = (row.int("species")?, row.code("plane", PLANES)?);
    let turns = row.int("timeout")?;
    let mut dice = Dice::seeded(row.number("seed")?);
    let turns = nethack(row)?.hero_polymorph(&mut hero, species, plane, turns, &mut dice)?;
    row.expect("mhmax", hero.form_hp_max)?;
    row.expect("mhmax", hero.form_hp)?;
    row.expect("timeout2", turns)?;
    row.expect_trace(&dice)
}

/// A new man whom nothing saves, and who isn't told of yet.
const UNTOLD: monstr_nh_new_man = monstr_nh_new_man {
    mortality: MORTAL,
    controlled: 0,
    may_change_sex: 0,
    sex: 0,
    experience: 0,
    attributes: [0; 4],
};

pub fn newman(row: &Row) -> Outcome {
    let nethack = nethack(row)?;
    let mut hero = of_kind(row)?;
    (hero.level, hero.peak_level) = (row.int("level")?, row.int("levelmax")?);
    (hero.con, hero.con_max) = (row.int("con")?, row.int("conmax")?);
    (hero.hp, hero.hp_max) = (row.int("uhp")?, row.int("uhpmax")?);
    hero.hp_peak = hero.hp_max;
    let gains: Vec<i32> = row.list("recs")?;
    hero.gains.iter_mut().zip(gains).for_each(|(gain, told)| *gain = told);
    let (life_saving, declines) = saves(row, "save")?;
    let mut new_man = monstr_nh_new_man {
        mortality: monstr_nh_mortality { life_saving, declines, ..MORTAL },
        controlled: yes(row, "polycontrol")?,
        may_change_sex: yes(row, "sexchange")?,
        ..UNTOLD
    };
    let mut dice = Dice::seeded(row.number("seed")?);
    let mut fate = nethack.hero_new_man(&mut hero, &mut new_man, &mut dice)?;
    // The trace ends where the game draws for the energy.
    row.expect_trace(&dice)?;
    if fate == MONSTR_NH_FATE_LIVES {
        fate = outcome(&nethack, &mut hero, &mut new_man, &mut dice)?;
    }
    let dead = fate == MONSTR_NH_FATE_DIES;
    row.expect("outcome", i32::from(dead))?;
    row.expect("level2", hero.level)?;
    row.expect("levelmax2", hero.peak_level)?;
    row.expect("con2", hero.con)?;
    row.expect("conmax2", hero.con_max)?;
    let kept = nethack.rules().hero_gains_kept != 0;
    let gains = hero.gains.iter().take(if kept { hero.level as usize } else { 0 });
    let gains: Vec<String> = gains.map(i32::to_string).collect();
    for (name, told) in [
        ("uhp2", hero.hp.to_string()),
        ("uhpmax2", hero.hp_max.to_string()),
        ("recs2", gains.join(";")),
    ] {
        row.expect(name, if dead { String::new() } else { told })?;
    }
    expect_if_told(row, "uhppeak2", hero.hp_peak)
}

/// The second part. In 3.4.3, where it draws for the new attributes, one draw for the energy
/// comes before them; since 3.6 it doesn't matter.
fn outcome(
    nethack: &NetHack,
    hero: &mut monstr_nh_hero,
    new_man: &mut monstr_nh_new_man,
    dice: &mut Dice,
) -> Answer {
    dice.below(1)?;
    nethack.hero_new_man_outcome(hero, new_man, dice)
}

pub fn sweep_polyhp(sweep: &mut Sweep) -> Outcome {
    let (plane, species) = (sweep.params().code("plane", PLANES)?, sweep.params().int("species")?);
    let (seeds, kind) = (sweep.seeds()?, monstr_nh_hero { level: 14, ..anyone()? });
    for form in 0..species {
        for seed in seeds.clone() {
            let mut hero = kind;
            sweep.seeded(seed, |nethack, dice| {
                let turns = nethack.hero_polymorph(&mut hero, form, plane, 500, dice)?;
                Ok([hero.form_hp_max, turns])
            })?;
        }
    }
    Ok(())
}

pub fn sweep_newman(sweep: &mut Sweep) -> Outcome {
    let mut kind = of_kind(sweep.params())?;
    let (level, con) = (sweep.params().int("level")?, sweep.params().int("con")?);
    (kind.level, kind.peak_level, kind.con, kind.con_max) = (level, level, con, con);
    (kind.hp, kind.hp_max) = (5 + 5 * level, 12 + 7 * level);
    kind.gains = std::array::from_fn(|i| if i == 0 { 12 } else { 5 + i as i32 % 3 });
    for seed in sweep.seeds()? {
        let (mut dice, mut hero) = (Dice::seeded(seed), kind);
        let mut new_man = monstr_nh_new_man { may_change_sex: 1, ..UNTOLD };
        let mut fate = sweep.nethack.hero_new_man(&mut hero, &mut new_man, &mut dice)?;
        let until_energy = dice.clone();
        if fate == MONSTR_NH_FATE_LIVES {
            fate = outcome(&sweep.nethack, &mut hero, &mut new_man, &mut dice)?;
        }
        if fate == MONSTR_NH_FATE_DIES {
            sweep.call([1, hero.level]);
        } else {
            sweep.call([0, hero.level, hero.hp, hero.hp_max]);
        }
        sweep.trace(&until_energy);
    }
    Ok(())
}
