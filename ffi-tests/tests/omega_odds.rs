//! Omega's odds through the C entry points: held by chi-square against a million answers of the
//! rules (a tenth of that where they aren't optimized), and against each other. (That they are
//! what the draws come to, way by way, is proven where they are: src/omega/odds/tests.rs.)

use std::collections::BTreeMap;

use ffi_tests::chi_square;
use ffi_tests::library::odds::Odds;
use ffi_tests::library::omega::{NOWHERE, Omega, World, encounter_odds};
use ffi_tests::library::{Dice, Refusal};
use monstr::capi::*;
use monstr::omega::{Creature, TABLE, Template, codes::uniqueness};

const TIMES: u32 = if cfg!(debug_assertions) { 100_000 } else { 1_000_000 };

fn omega() -> Omega<'static> {
    Omega::embedded().expect("built in")
}

fn at(environment: i32, depth: i32) -> monstr_om_place {
    monstr_om_place { environment, depth, ..NOWHERE }
}

/// A world that puts every creature on one square, where no other is looked for.
fn world() -> World<'static> {
    World {
        place: Some(Box::new(|| (0, 0))),
        is_free: Some(Box::new(|_, _, _| 1)),
        ..World::default()
    }
}

#[track_caller]
fn fits(what: &str, odds: &BTreeMap<i32, f64>, rule: impl FnMut(&mut Dice) -> i32) {
    chi_square::fits(what, odds, TIMES, Dice::in_buckets(20_251_129), rule);
}

/// The species with their chances, which add up to 1.
#[track_caller]
fn table(shares: &[monstr_om_share]) -> BTreeMap<i32, f64> {
    let chances: BTreeMap<_, _> =
        shares.iter().map(|share| (share.species, share.chance.value)).collect();
    assert_eq!(chances.len(), shares.len());
    let sum: f64 = chances.values().sum();
    assert!((sum - 1.0).abs() < 1e-12, "{sum}");
    assert!(chances.values().all(|&chance| chance > 0.0));
    chances
}

fn numbers(odds: &Odds) -> BTreeMap<i32, f64> {
    let sum: f64 = odds.chances.iter().sum();
    assert!((sum - 1.0).abs() < 1e-12, "{sum}");
    (odds.least..).zip(odds.chances.iter().copied()).collect()
}

/// Whoever was made, or nobody.
fn who(made: Option<Creature>) -> i32 {
    made.map_or(MONSTR_NONE, |creature| creature.template)
}

/// One creature after the other of groups that come together.
fn one_by_one(mut group: impl FnMut(&mut Dice) -> Vec<Creature>) -> impl FnMut(&mut Dice) -> i32 {
    let mut waiting = Vec::new();
    move |dice| {
        while waiting.is_empty() {
            waiting = group(dice);
        }
        who(waiting.pop())
    }
}

#[test]
fn floors() {
    for (place, environment, depth) in [
        ("Goblin Caves", MONSTR_OM_ENV_CAVES, 1),
        ("Goblin Caves", MONSTR_OM_ENV_CAVES, 10),
        ("Sewers", MONSTR_OM_ENV_SEWERS, 18),
        ("Castle", MONSTR_OM_ENV_CASTLE, 12),
        ("Volcano", MONSTR_OM_ENV_VOLCANO, 16),
        ("Astral Plane", MONSTR_OM_ENV_ASTRAL, 3),
        ("Astral Plane", MONSTR_OM_ENV_ASTRAL, 5),
        ("Court", MONSTR_OM_ENV_COURT, 1),
    ] {
        let here = at(environment, depth);
        let (place, mut world) = (format!("{place} {depth}"), world());
        let mut floor = |dice: &mut Dice| omega().populate(&here, &mut world, dice, 64).unwrap().0;
        let numbers = numbers(&omega().population_odds(&here).unwrap());
        chi_square::fits(
            &format!("{place}, how many"),
            &numbers,
            TIMES / 20,
            Dice::in_buckets(7),
            |dice| floor(dice).len() as i32,
        );
        let odds = table(&omega().odds(&here, MONSTR_OM_CHOICE_FLOOR, 0).unwrap());
        fits(&place, &odds, one_by_one(floor));
    }
}

#[test]
fn encounters() {
    let here = at(MONSTR_OM_ENV_TACTICAL_MAP, 1);
    for (place, terrain) in [
        ("plains", MONSTR_OM_TERRAIN_PLAINS),
        ("swamp", MONSTR_OM_TERRAIN_SWAMP),
        ("volcano", MONSTR_OM_TERRAIN_VOLCANO),
        ("road", MONSTR_OM_TERRAIN_ROAD),
    ] {
        let mut world = world();
        let mut band = |dice: &mut Dice| {
            omega().countryside(&here, terrain, (0, 0), &mut world, dice, 15).unwrap().0
        };
        if terrain == MONSTR_OM_TERRAIN_PLAINS {
            let numbers = numbers(&encounter_odds().unwrap());
            fits("an encounter, how many", &numbers, |dice| band(dice).len() as i32);
        }
        let odds = table(&omega().odds(&here, MONSTR_OM_CHOICE_COUNTRYSIDE, terrain).unwrap());
        fits(place, &odds, one_by_one(band));
    }
}

#[test]
fn one_creature() {
    let (omega, here, mut world) = (omega(), at(MONSTR_OM_ENV_HOUSE, 1), world());
    let chances = |choice| table(&omega.odds(&here, choice, 0).unwrap());
    fits("by difficulty", &chances(MONSTR_OM_CHOICE_DIFFICULTY), |dice| {
        omega.select(5, dice).unwrap()
    });
    fits("statue", &chances(MONSTR_OM_CHOICE_STATUE), |dice| {
        who(omega.statue(&here, &mut world, dice).unwrap())
    });
    fits("wildcard", &chances(MONSTR_OM_CHOICE_WILDCARD), |dice| omega.wildcard(dice).unwrap());
    for (what, choice, blessing) in [
        ("called", MONSTR_OM_CHOICE_DIFFICULTY, 0),
        ("called with a curse", MONSTR_OM_CHOICE_SUMMON, -1),
    ] {
        let call = monstr_om_call { blessing, who: MONSTR_NONE, x: 5, y: 5 };
        fits(what, &chances(choice), |dice| {
            who(omega.summon(&here, &call, &mut world, dice).unwrap())
        });
    }
    fits("temple", &chances(MONSTR_OM_CHOICE_TEMPLE), |dice| {
        who(omega.temple_square(&here, &mut world, dice).unwrap().1)
    });
    for (major, choice) in [(0, MONSTR_OM_CHOICE_MINOR_UNDEAD), (1, MONSTR_OM_CHOICE_MAJOR_UNDEAD)]
    {
        fits(&format!("undead, major {major}"), &chances(choice), |dice| {
            who(omega.resting_undead(&here, major, &mut world, dice).unwrap())
        });
    }
}

#[test]
fn arrivals() {
    let (omega, mut world) = (omega(), world());
    for (place, environment, depth, levels) in
        [("Sewers", MONSTR_OM_ENV_SEWERS, 7, 18), ("Astral Plane", MONSTR_OM_ENV_ASTRAL, 2, 5)]
    {
        let here = at(environment, depth);
        let arrival = |whom| omega.arrival_odds(whom, &here, levels, 1).unwrap();
        let mut odds: BTreeMap<_, _> = (0..150).map(|who| (who, arrival(who))).collect();
        odds.retain(|_, chance| *chance > 0.0);
        let nobody = 1.0 - arrival(MONSTR_NONE);
        assert!((odds.values().sum::<f64>() + nobody - 1.0).abs() < 1e-12);
        odds.insert(MONSTR_NONE, nobody);
        fits(&format!("wanders, {place}"), &odds, |dice| {
            who(omega.wander(&here, levels, &mut world, dice).unwrap())
        });
    }
}

/// Many checks, and chances of which 1 - p is 1.
#[test]
fn arrivals_in_many_checks() {
    let here = at(MONSTR_OM_ENV_CAVES, 1);
    let arrival =
        |levels, checks| omega().arrival_odds(MONSTR_NONE, &here, levels, checks).unwrap();
    assert_eq!((arrival(10, 0), arrival(1, 1)), (0.0, 1.0));
    assert!((arrival(10, 6) - (1.0 - 0.9_f64.powi(6))).abs() < 1e-15);
    assert_eq!(omega().arrival_odds(MONSTR_NONE, &here, 10, -1), Err(Refusal(MONSTR_E_COUNT)));
    assert_eq!(omega().arrival_odds(MONSTR_NONE, &here, 0, 1), Err(Refusal(MONSTR_E_COUNT)));
    assert_eq!(omega().arrival_odds(150, &here, 10, 1), Err(Refusal(MONSTR_E_SPECIES)));
    // A species of a fork with 10,000: one bucket's, and the level that lets one in 255.
    let (species, lists) = (vec![TABLE.species[0]; 10_000], fork_lists(10_000));
    let raw = monstr_om_table {
        species: species.as_ptr(),
        lists: &lists,
        names: std::ptr::null(),
        name_stride: 0,
        species_count: 10_000,
    };
    let fork = Omega::of(&raw);
    let rare = fork.arrival_odds(9_999, &here, 255, 1).unwrap();
    assert!((rare / (40.0 / 10_000.0 / 10_000.0) - 1.0).abs() < 1e-15, "{rare}");
    let twice = fork.arrival_odds(9_999, &here, 255, 2).unwrap();
    assert!((twice / (2.0 * rare - rare * rare) - 1.0).abs() < 1e-15, "{twice}");
}

/// The game's own lists for a table of so many species in one band.
fn fork_lists(count: u16) -> monstr::omega::Lists {
    let mut lists = *TABLE.lists;
    lists.bands = [count; 11];
    lists.bands[0] = 0;
    lists
}

/// A species alone is as in the table of all, and lists tell what they tell.
#[test]
fn one_of_a_table() {
    let (omega, here) = (omega(), at(MONSTR_OM_ENV_SEWERS, 9));
    let shares = omega.odds(&here, MONSTR_OM_CHOICE_FLOOR, 0).unwrap();
    let fraction = |chance: monstr_chance| (chance.numerator, chance.denominator, chance.value);
    for share in &shares {
        let alone = omega.odds_of(share.species, &here, MONSTR_OM_CHOICE_FLOOR, 0).unwrap();
        assert_eq!(fraction(alone), fraction(share.chance));
        assert!(alone.denominator > 0);
    }
    let listed: i32 = shares.iter().map(|share| share.listed).sum();
    assert_eq!(listed, 12);
    let nobody = omega.odds_of(MONSTR_NONE, &here, MONSTR_OM_CHOICE_FLOOR, 0).unwrap();
    assert_eq!(fraction(nobody), (0, 1, 0.0));
    let chief = omega.find("goblin chieftain").unwrap();
    let caves = at(MONSTR_OM_ENV_CAVES, 1);
    let chance = omega.odds_of(chief, &caves, MONSTR_OM_CHOICE_FLOOR, 0).unwrap();
    assert_eq!(fraction(chance), (9, 100, 0.09));
}

#[test]
fn what_is_refused() {
    let (omega, here) = (omega(), at(MONSTR_OM_ENV_CAVES, -1));
    let refused = |choice| omega.odds(&here, choice, 0).map(|shares| shares.len());
    assert_eq!(refused(MONSTR_OM_CHOICE_FLOOR), Err(Refusal(MONSTR_E_LEVEL)));
    assert_eq!(refused(MONSTR_OM_CHOICE_DIFFICULTY), Ok(30));
    for choice in [-1, 9, i32::MIN, i32::MAX] {
        assert_eq!(refused(choice), Err(Refusal(MONSTR_E_FLAG)));
    }
    let beyond = omega.odds_of(150, &at(0, 1), MONSTR_OM_CHOICE_FLOOR, 0).map(|_| ());
    assert_eq!(beyond, Err(Refusal(MONSTR_E_SPECIES)));
    let number = omega.population_odds(&here).map(|odds| odds.least);
    assert_eq!(number, Err(Refusal(MONSTR_E_LEVEL)));
}

/// Where no species will do it is none, for certain.
#[test]
fn nobody() {
    let unique = Template { uniqueness: uniqueness::UNIQUE_MADE, ..TABLE.species[0] };
    let (species, lists) = ([unique; 3], fork_lists(3));
    let raw = monstr_om_table {
        species: species.as_ptr(),
        lists: &lists,
        names: std::ptr::null(),
        name_stride: 0,
        species_count: 3,
    };
    let fork = Omega::of(&raw);
    let shares = fork.odds(&at(MONSTR_OM_ENV_COURT, 1), MONSTR_OM_CHOICE_FLOOR, 0).unwrap();
    let row = |share: &monstr_om_share| (share.species, share.chance.value, share.listed);
    assert_eq!(shares.iter().map(row).collect::<Vec<_>>(), [(MONSTR_NONE, 1.0, 0)]);
    assert_eq!(fork.arrival_odds(MONSTR_NONE, &at(0, 1), 1, 9), Ok(0.0));
}

/// What doesn't fit isn't stored.
#[test]
fn arrays_that_are_too_small() {
    let mut shares = omega().odds(&NOWHERE, MONSTR_OM_CHOICE_FLOOR, 0).unwrap();
    let whole = shares.len() as i32;
    shares.iter_mut().for_each(|share| share.species = -7);
    let (table, first) = (monstr_om_table(), shares.as_mut_ptr());
    let count = unsafe { monstr_om_odds(table, &NOWHERE, MONSTR_OM_CHOICE_FLOOR, 0, first, 3) };
    assert_eq!(count, whole);
    let stored: Vec<_> = shares.iter().map(|share| share.species != -7).collect();
    assert_eq!(stored[..5], [true, true, true, false, false]);
}
