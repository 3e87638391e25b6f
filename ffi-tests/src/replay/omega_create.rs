//! The making of Omega's creatures.

use monstr::capi::*;
use monstr::omega::{Creature, starting_state};

use super::file::{Outcome, Row};
use super::omega::{Objects, awake, omega, place};
use super::omega_sweep::Sweep;
use crate::library::Dice;

pub fn wildcard(row: &Row) -> Outcome {
    let (omega, objects) = (omega(row)?, Objects::default());
    let here = place(MONSTR_OM_ENV_TACTICAL_MAP, 1);
    let mut dice = Dice::in_buckets(row.number("seed")?);
    let made = omega.create(&here, MONSTR_NONE, &mut objects.world(), &mut dice)?;
    row.expect("template", made.template)?;
    row.expect("id", made.id)?;
    row.expect("awake", awake(&made))?;
    row.expect("status", made.status)?;
    row.expect("aux1", made.aux1)?;
    row.expect("aux2", made.aux2)?;
    row.expect("objects", objects.calls())?;
    row.expect_trace(&dice)
}

pub fn construct(row: &Row) -> Outcome {
    let (omega, objects, species) = (omega(row)?, Objects::default(), row.int("species")?);
    let here = monstr_om_place {
        preference: match row.text("preference")? {
            "f" => MONSTR_OM_PREFERS_NYMPHS,
            "m" => MONSTR_OM_PREFERS_SATYRS,
            _ => MONSTR_OM_PREFERS_NEITHER,
        },
        deity: row.int("deity")?,
        tick: row.int("tick")?,
        ..place(row.int("environment")?, 1)
    };
    let start_item: i32 = omega.species(species)?.start_item.into();
    let state = row.int_or("item_state", -1)?;
    let mut world = objects.world();
    world.item_state = Some(Box::new(move |item| {
        if item == start_item && state >= 0 { state } else { starting_state(item as i16).into() }
    }));
    let mut dice = Dice::in_buckets(row.number("seed")?);
    let made = omega.create(&here, species, &mut world, &mut dice)?;
    expect_made(row, &made)?;
    row.expect("status", made.status)?;
    row.expect("aux1", made.aux1)?;
    row.expect("aux2", made.aux2)?;
    row.expect("form", ["", "n", "s"][made.form as usize])?;
    row.expect("name", if made.trade < 0 { String::new() } else { made.trade.to_string() })?;
    row.expect("objects", objects.calls())?;
    row.expect("hp", made.hp)?;
    row.expect("uniqueness", made.uniqueness)?;
    row.expect("click", made.click)?;
    row.expect_trace(&dice)
}

pub fn construct_objects(row: &Row) -> Outcome {
    let objects = Objects::scripted(row, "object_calls")?;
    let here = place(MONSTR_OM_ENV_CITY, 1);
    let mut dice = Dice::in_buckets(row.number("seed")?);
    let made = omega(row)?.create(&here, row.int("species")?, &mut objects.world(), &mut dice)?;
    expect_made(row, &made)?;
    objects.expect_all(row, "object_calls")?;
    row.expect_trace(&dice)
}

/// Compares what both files have.
fn expect_made(row: &Row, made: &Creature) -> Outcome {
    row.expect("final_id", made.id)?;
    row.expect("awake", awake(made))?;
    row.expect("start_given", i32::from(made.given >= 0))?;
    row.expect("objects", made.objects)
}

pub fn sweep_wildcard(sweep: &mut Sweep) -> Outcome {
    let here = place(MONSTR_OM_ENV_TACTICAL_MAP, 1);
    for seed in sweep.range("seed")? {
        sweep.drawn(seed, |omega, dice| {
            let mut world = Objects::default().world();
            let made = omega.create(&here, MONSTR_NONE, &mut world, dice)?;
            let Creature { template, id, status, aux1, aux2, hp, .. } = made;
            Ok(vec![template, id, status as i32, aux1, aux2, hp])
        })?;
    }
    Ok(())
}

pub fn sweep_construct(sweep: &mut Sweep) -> Outcome {
    let here = place(MONSTR_OM_ENV_CITY, 1);
    let (all, seeds) = (sweep.range("species")?, sweep.range("seed")?);
    for species in all {
        for seed in seeds.clone() {
            sweep.drawn(seed, |omega, dice| {
                let objects = Objects::default();
                let made = omega.create(&here, species, &mut objects.world(), dice)?;
                let Creature { id, status, aux1, aux2, form, trade, given, hp, .. } = made;
                let (given, calls) = ((given >= 0).into(), objects.calls() as i32);
                Ok(vec![id, status as i32, aux1, aux2, form.into(), trade, given, calls, hp])
            })?;
        }
    }
    Ok(())
}
