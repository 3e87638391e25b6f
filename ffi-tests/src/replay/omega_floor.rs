//! Who is on an Omega floor, and where, and who is met in the countryside.

use monstr::capi::*;
use monstr::omega::Creature;

use super::file::{Outcome, Row};
use super::omega::{Objects, Pattern, Places, awake, expect_each, omega, place};
use super::omega_sweep::Sweep;
use crate::library::Dice;
use crate::library::omega::World;

/// As many creatures as any floor or encounter of the files has.
const ROOM: usize = 64;

/// The words for the countryside's terrain.
const TERRAIN: &[(&str, i32)] = &[
    ("PLAINS", MONSTR_OM_TERRAIN_PLAINS),
    ("TUNDRA", MONSTR_OM_TERRAIN_TUNDRA),
    ("ROAD", MONSTR_OM_TERRAIN_ROAD),
    ("MOUNTAINS", MONSTR_OM_TERRAIN_MOUNTAINS),
    ("PASS", MONSTR_OM_TERRAIN_PASS),
    ("RIVER", MONSTR_OM_TERRAIN_RIVER),
    ("CITY", MONSTR_OM_TERRAIN_CITY),
    ("VILLAGE", MONSTR_OM_TERRAIN_VILLAGE),
    ("FOREST", MONSTR_OM_TERRAIN_FOREST),
    ("JUNGLE", MONSTR_OM_TERRAIN_JUNGLE),
    ("SWAMP", MONSTR_OM_TERRAIN_SWAMP),
    ("VOLCANO", MONSTR_OM_TERRAIN_VOLCANO),
    ("CASTLE", MONSTR_OM_TERRAIN_CASTLE),
    ("TEMPLE", MONSTR_OM_TERRAIN_TEMPLE),
    ("CAVES", MONSTR_OM_TERRAIN_CAVES),
    ("DESERT", MONSTR_OM_TERRAIN_DESERT),
    ("CHAOS_SEA", MONSTR_OM_TERRAIN_CHAOS_SEA),
    ("STARPEAK", MONSTR_OM_TERRAIN_STARPEAK),
    ("DRAGONLAIR", MONSTR_OM_TERRAIN_DRAGONLAIR),
    ("MAGIC_ISLE", MONSTR_OM_TERRAIN_MAGIC_ISLE),
];

/// The words for a floor's layout.
const LAYOUTS: &[(&str, i32)] = &[
    ("room", MONSTR_OM_LAYOUT_ROOM),
    ("cavern", MONSTR_OM_LAYOUT_CAVERN),
    ("sewer", MONSTR_OM_LAYOUT_SEWER),
    ("maze", MONSTR_OM_LAYOUT_MAZE),
];

pub fn findspace(row: &Row) -> Outcome {
    let map = Pattern::of(row, "map", row.text("map")?)?;
    let avoided = row.int("baux")?;
    let mut world = World {
        is_free: Some(Box::new(move |x, y, _| map.is_free(x, y, avoided).into())),
        size: (row.int("width")?, row.int("length")?),
        ..World::default()
    };
    let mut dice = Dice::in_buckets(row.number("seed")?);
    let (x, y) = omega(row)?.find_space(&mut world, &mut dice)?;
    row.expect("x", x)?;
    row.expect("y", y)?;
    row.expect_trace(&dice)
}

/// With objects of the game's own, or with such as draw nothing.
pub fn populate(row: &Row) -> Outcome {
    let objects = match row.has("object_calls") {
        true => Objects::scripted(row, "object_calls")?,
        false => Objects::default(),
    };
    let here = place(row.int("environment")?, row.int("depth")?);
    let mut world = Places::of(row, "place")?.world(&objects);
    let mut dice = Dice::in_buckets(row.number("seed")?);
    let (floor, count) = omega(row)?.populate(&here, &mut world, &mut dice, ROOM)?;
    expect_many(row, &floor, count)?;
    expect_each(row, "start_items", &floor, |creature| i32::from(creature.given >= 0))?;
    expect_each(row, "objects", &floor, |creature| creature.objects)?;
    if row.has("object_calls") {
        objects.expect_all(row, "object_calls")?;
    }
    row.expect_trace(&dice)
}

pub fn country(row: &Row) -> Outcome {
    let (terrain, seed) = (row.code("terrain", TERRAIN)?, row.number("seed")?);
    let size = (row.int("width")?, row.int("length")?);
    let here = place(MONSTR_OM_ENV_TACTICAL_MAP, 1);
    let (mut world, mut dice) = (Objects::default().world(), Dice::in_buckets(seed));
    let met = omega(row)?.countryside(&here, terrain, size, &mut world, &mut dice, ROOM)?;
    expect_many(row, &met.0, met.1)?;
    expect_each(row, "sense", &met.0, |creature| creature.sense)?;
    row.expect_trace(&dice)
}

/// Compares what both have.
fn expect_many(row: &Row, creatures: &[Creature], count: i32) -> Outcome {
    // Whether a square is water at the end: whoever stood on it may have made it so.
    let is_water = |at: &Creature| {
        let there = creatures.iter().filter(|c| (c.x, c.y) == (at.x, at.y));
        there.map(|c| c.water).max().unwrap_or(0)
    };
    row.expect("placements", count)?;
    expect_each(row, "picks", creatures, |creature| creature.template)?;
    expect_each(row, "ids", creatures, |creature| creature.id)?;
    expect_each(row, "x", creatures, |creature| creature.x)?;
    expect_each(row, "y", creatures, |creature| creature.y)?;
    expect_each(row, "awake", creatures, awake)?;
    expect_each(row, "status", creatures, |creature| creature.status)?;
    expect_each(row, "water", creatures, is_water)
}

pub fn boss(row: &Row) -> Outcome {
    let here = place(row.int("environment")?, row.int("depth")?);
    let (layout, completed) = (row.code("layout", LAYOUTS)?, row.int("completed")?);
    row.expect("species", omega(row)?.inhabitant(&here, layout, completed)?)
}

pub fn sweep_findspace(sweep: &mut Sweep) -> Outcome {
    let params = sweep.params();
    let maps = params.items("maps", '/')?.map(|map| Pattern::of(params, "maps", map));
    let maps: Vec<_> = maps.collect::<Outcome<_>>()?;
    let seeds = sweep.range("seed")?;
    for map in maps {
        for seed in seeds.clone() {
            sweep.drawn(seed, |omega, dice| {
                let mut world = Places::On(map).world(&Objects::default());
                let (x, y) = omega.find_space(&mut world, dice)?;
                Ok(vec![x, y])
            })?;
        }
    }
    Ok(())
}

pub fn sweep_populate(sweep: &mut Sweep) -> Outcome {
    let environment = sweep.params().int("environment")?;
    let places = Places::of(sweep.params(), "place")?;
    let (depths, seeds) = (sweep.range("depth")?, sweep.range("seed")?);
    for depth in depths {
        for seed in seeds.clone() {
            sweep.drawn(seed, |omega, dice| {
                let mut world = places.world(&Objects::default());
                let here = place(environment, depth);
                let (floor, count) = omega.populate(&here, &mut world, dice, ROOM)?;
                let mut told = vec![count];
                for creature in &floor {
                    told.extend([creature.template, creature.id]);
                    if let Places::On(_) = places {
                        told.extend([creature.x, creature.y]);
                    }
                    let start_items = i32::from(creature.given >= 0);
                    told.extend([awake(creature), creature.objects + start_items]);
                }
                Ok(told)
            })?;
        }
    }
    Ok(())
}

pub fn sweep_country(sweep: &mut Sweep) -> Outcome {
    let params = sweep.params();
    let terrain = params.code("terrain", TERRAIN)?;
    let size = (params.int("width")?, params.int("length")?);
    let here = place(MONSTR_OM_ENV_TACTICAL_MAP, 1);
    for seed in sweep.range("seed")? {
        sweep.drawn(seed, |omega, dice| {
            let mut world = Objects::default().world();
            let (met, count) = omega.countryside(&here, terrain, size, &mut world, dice, ROOM)?;
            let mut told = vec![count];
            for creature in &met {
                told.extend([creature.template, creature.id, creature.x, creature.y]);
                told.push(awake(creature));
            }
            Ok(told)
        })?;
    }
    Ok(())
}
