//! Odds through the C entry points: held by chi-square against a million answers of the rules,
//! and against numbers worked out by hand. (That they are what the draws come to, way by way,
//! is proven where they are: src/nethack/odds/tests.rs.)

use std::collections::BTreeMap;

use ffi_tests::chi_square;
use ffi_tests::library::odds::{Odds, at_least_once, roll_odds};
use ffi_tests::library::{AT_REST, Dice, NetHack, ORDINARY, Vital, Vitals, hero};
use monstr::capi::*;

const MILLION: u32 = 1_000_000;

fn editions() -> [NetHack; 3] {
    NetHack::EDITIONS.map(|(name, _)| NetHack::of(name).expect("all are built in"))
}

fn at(level_difficulty: i32, hero_level: i32) -> monstr_nh_place {
    monstr_nh_place { level_difficulty, hero_level, ..ORDINARY }
}

fn class(class_id: i32) -> monstr_nh_class {
    monstr_nh_class { class_id, lifted: 0, alignment: 0, ignore_gone: 0 }
}

/// Asks a rule a million times and holds what comes against the odds.
#[track_caller]
fn fits(what: &str, odds: &BTreeMap<i32, f64>, rule: impl FnMut(&mut Dice) -> i32) {
    chi_square::fits(what, odds, MILLION, Dice::seeded(20_251_129), rule);
}

/// The rows as answers with their chances, which add up to 1.
#[track_caller]
fn table(shares: &[monstr_nh_share]) -> BTreeMap<i32, f64> {
    let chances: BTreeMap<_, _> =
        shares.iter().map(|share| (share.species, share.chance.value)).collect();
    assert_eq!(chances.len(), shares.len());
    let sum: f64 = chances.values().sum();
    assert!((sum - 1.0).abs() < 1e-12, "{sum}");
    assert!(chances.values().all(|&chance| chance > 0.0));
    chances
}

/// The values with their chances: of a sound distribution.
#[track_caller]
fn numbers(odds: &Odds) -> BTreeMap<i32, f64> {
    let sum: f64 = odds.chances.iter().sum();
    assert!((sum - 1.0).abs() < 1e-12, "{sum}");
    let values: BTreeMap<_, _> = (odds.least..).zip(odds.chances.iter().copied()).collect();
    assert!(values.values().all(|chance| (0.0..=1.0).contains(chance)), "{odds:?}");
    values
}

/// That the questions to a distribution have sound answers: no sum of its chances rises with
/// the value, no value falls with the share, and none of them is NaN.
#[track_caller]
fn is_sound(odds: Odds) {
    let (values, mut odds) = (numbers(&odds), odds);
    let greatest = *values.keys().last().expect("a value");
    let mut before = 1.0;
    for value in odds.least - 1..=greatest + 1 {
        let chance = odds.at_least(value).unwrap();
        assert!((0.0..=before).contains(&chance), "{value} {odds:?}");
        before = chance;
    }
    assert_eq!((odds.at_least(odds.least), before), (Ok(1.0), 0.0));
    let shares = (0..=100).map(|part| f64::from(part) / 100.0);
    assert!(shares.map(|share| odds.quantile(share).unwrap()).is_sorted());
    let (mean, deviation) = (odds.mean().unwrap(), odds.deviation().unwrap());
    assert!((f64::from(odds.least)..=f64::from(greatest)).contains(&mean), "{mean} {odds:?}");
    assert!((0.0..=f64::from(greatest - odds.least)).contains(&deviation), "{odds:?}");
}

#[test]
fn picks() {
    for (nethack, (name, _)) in editions().iter().zip(NetHack::EDITIONS) {
        let deep = monstr_nh_place {
            gehennom: 1,
            alignment: MONSTR_NH_ALIGNMENT_CHAOTIC,
            temperature: MONSTR_NH_TEMPERATURE_HOT,
            ..at(44, 14)
        };
        for (what, here) in [("", at(12, 9)), (" in Gehennom", deep)] {
            let odds = table(&nethack.pick_odds(&here, None).unwrap());
            fits(&format!("{name} pick{what}"), &odds, |dice| {
                nethack.pick(&here, None, dice).unwrap()
            });
        }
    }
}

#[test]
fn quests() {
    for (nethack, (name, _)) in editions().iter().zip(NetHack::EDITIONS) {
        let here = monstr_nh_place { quest_role: 4, ..at(16, 14) };
        let odds = table(&nethack.pick_odds(&here, None).unwrap());
        fits(&format!("{name} pick on the quest"), &odds, |dice| {
            nethack.pick(&here, None, dice).unwrap()
        });
        // The snake is the second enemy: 1 in 5, of that 4 in 5, of 6 in 7; and by the weights.
        let snake = nethack.find("snake").unwrap();
        let quest = nethack.quest_odds(&here).unwrap();
        let enemy = quest.iter().find(|share| share.species == snake).expect("an enemy");
        assert_eq!((enemy.chance.numerator, enemy.chance.denominator), (4, 25));
        table(&quest);
    }
}

#[test]
fn picks_at_any_cost() {
    for (nethack, (name, _)) in editions().iter().zip(NetHack::EDITIONS) {
        let nowhere = at(600, 1);
        let none = nethack.pick_odds(&nowhere, None).unwrap();
        assert_eq!((none.len(), none[0].species, none[0].chance.value), (1, MONSTR_NONE, 1.0));
        let odds = table(&nethack.pick_any_odds(&nowhere).unwrap());
        fits(&format!("{name} pick at any cost"), &odds, |dice| {
            nethack.pick_any(&nowhere, None, dice).unwrap()
        });
    }
}

#[test]
fn classes() {
    for (nethack, (name, _)) in editions().iter().zip(NetHack::EDITIONS) {
        for (letter, asked) in [
            ('&', class(MONSTR_NH_CLASS_DEMON)),
            ('D', class(MONSTR_NH_CLASS_DRAGON)),
            ('L', monstr_nh_class { lifted: MONSTR_NH_GEN_UNIQ, ..class(MONSTR_NH_CLASS_LICH) }),
            ('A', class(MONSTR_NH_CLASS_ANGEL)),
        ] {
            // Without a hell coin it makes no difference.
            for gehennom in 0..=i32::from(nethack.rules().hell_coin != 0) {
                let here = monstr_nh_place { gehennom, ..at(22, 6) };
                let odds = table(&nethack.class_odds(&asked, &here).unwrap());
                fits(&format!("{name} class {letter}, Gehennom {gehennom}"), &odds, |dice| {
                    nethack.pick_class(&asked, &here, None, dice).unwrap()
                });
            }
        }
    }
}

#[test]
fn polymorphs() {
    for (nethack, (name, _)) in editions().iter().zip(NetHack::EDITIONS).skip(1) {
        let odds = table(&nethack.polymorph_odds(MONSTR_NH_CLASS_DEMON, &at(1, 1)).unwrap());
        fits(&format!("{name} polymorph"), &odds, |dice| {
            let demon = MONSTR_NH_CLASS_DEMON;
            nethack.pick_class_for_polymorph(demon, &at(1, 1), None, dice).unwrap()
        });
    }
}

#[test]
fn hit_points() {
    for (nethack, (name, _)) in editions().iter().zip(NetHack::EDITIONS) {
        for (species, plane) in [
            ("newt", MONSTR_NH_PLANE_NONE),
            ("silver dragon", MONSTR_NH_PLANE_NONE),
            ("Famine", MONSTR_NH_PLANE_ASTRAL),
            ("fire elemental", MONSTR_NH_PLANE_FIRE),
            ("jabberwock", MONSTR_NH_PLANE_NONE),
        ] {
            let here = monstr_nh_place { plane, ..at(20, 14) };
            let who = nethack.find(species).unwrap();
            let odds = numbers(&nethack.hit_point_odds(who, &here).unwrap());
            fits(&format!("{name} hit points, {species}"), &odds, |dice| {
                nethack.new_hit_points(who, &here, dice).unwrap().hp
            });
        }
    }
}

#[test]
fn groups() {
    let [_, nethack, _] = editions();
    for (leader, hero_level) in [("jackal", 9), ("killer bee", 4)] {
        let who = nethack.find(leader).unwrap();
        let odds = numbers(&nethack.group_odds(who, hero_level).unwrap());
        fits(&format!("group of a {leader}"), &odds, |dice| {
            nethack.group_size(who, hero_level, dice).unwrap()
        });
    }
}

#[test]
fn heroes() {
    for (nethack, (name, _)) in editions().iter().zip(NetHack::EDITIONS) {
        let mut hero = hero(MONSTR_NH_ROLE_VALKYRIE, MONSTR_NH_RACE_DWARF).unwrap();
        (hero.level, hero.peak_level, hero.con) = (6, 6, 18);
        let odds = numbers(&nethack.hero_level_odds(&hero).unwrap());
        fits(&format!("{name} level of a Valkyrie"), &odds, |dice| {
            nethack.hero_level_roll(&mut { hero }, dice).unwrap()
        });

        (hero.level, hero.hp, hero.hp_max) = (14, 40, 70);
        let turn = monstr_nh_hero_turn { number: 1, ..AT_REST };
        let odds = numbers(&nethack.hero_recovery_odds(&hero, &turn, 20).unwrap());
        fits(&format!("{name} recovery in 20 turns"), &odds, |dice| {
            let mut hero = hero;
            for number in 1..=20 {
                let turn = monstr_nh_hero_turn { number, ..AT_REST };
                nethack.hero_recover(&mut hero, &turn, dice).unwrap();
            }
            hero.hp
        });
    }
}

#[test]
fn dice() {
    let odds = numbers(&roll_odds(5, 7, -3).unwrap());
    let mut rolled = Dice::seeded(7);
    fits("5d7 - 3", &odds, |_| (0..5).map(|_| rolled.below(7).unwrap() + 1).sum::<i32>() - 3);
}

/// The numbers of a distribution, by what is known of three dice.
#[test]
fn questions_to_a_distribution() {
    let mut odds = roll_odds(3, 6, 0).unwrap();
    assert_eq!((odds.least, odds.chances.len()), (3, 16));
    assert!((odds.mean().unwrap() - 10.5).abs() < 1e-12);
    assert!((odds.deviation().unwrap() - 8.75_f64.sqrt()).abs() < 1e-12);
    assert_eq!(odds.at_least(3), Ok(1.0));
    assert_eq!(odds.at_least(19), Ok(0.0));
    assert!((odds.at_least(11).unwrap() - 0.5).abs() < 1e-12);
    assert!((odds.at_least(18).unwrap() - 1.0 / 216.0).abs() < 1e-15);
    for (share, value) in [(0.0, 3), (0.5, 10), (0.500_001, 11), (1.0, 18)] {
        assert_eq!(odds.quantile(share), Ok(value));
    }
    assert_eq!(at_least_once(0.5, 3), Ok(0.875));
    assert_eq!((at_least_once(1.0, 0), at_least_once(1e-9, 1)), (Ok(0.0), Ok(1e-9)));
}

/// Every kind of distribution, of every species and hero, is sound.
#[test]
fn all_are_sound() {
    for nethack in editions() {
        for (here, leader_level) in [(at(1, 1), 1), (at(12, 9), 9), (at(50, 30), 30)] {
            for who in 0..nethack.species_count() as i32 {
                is_sound(nethack.hit_point_odds(who, &here).unwrap());
                is_sound(nethack.group_odds(who, leader_level).unwrap());
            }
        }
        for role in MONSTR_NH_ROLE_ARCHEOLOGIST..=MONSTR_NH_ROLE_WIZARD {
            let mut hero = hero(role, MONSTR_NH_RACE_HUMAN).unwrap();
            (hero.con, hero.hp, hero.hp_max) = (14, 3, 60);
            for level in 1..30 {
                (hero.level, hero.peak_level) = (level, level);
                is_sound(nethack.hero_level_odds(&hero).unwrap());
                is_sound(nethack.hero_recovery_odds(&hero, &AT_REST, 40).unwrap());
            }
        }
        for id in 1..=MONSTR_NH_CLASS_WORM_TAIL {
            for here in [at(1, 1), at(20, 14), at(50, 30)] {
                table(&nethack.class_odds(&class(id), &here).unwrap());
            }
        }
        for quest_role in 0..=MONSTR_NH_ROLE_WIZARD {
            let here = monstr_nh_place { quest_role, ..at(16, 14) };
            table(&nethack.pick_odds(&here, None).unwrap());
            table(&nethack.pick_any_odds(&here).unwrap());
        }
    }
    for (count, sides, plus) in [(0, 0, 7), (1, 1, 0), (40, 8, -9), (1, 16_384, 0), (2000, 9, 0)] {
        is_sound(roll_odds(count, sides, plus).unwrap());
    }
}

/// Where nobody fits it is none, for certain.
#[test]
fn nobody() {
    let certainly = |shares: Vec<monstr_nh_share>| {
        assert_eq!(shares.len(), 1);
        let chance = shares[0].chance;
        assert_eq!((shares[0].species, shares[0].weight), (MONSTR_NONE, 0));
        assert_eq!((chance.numerator, chance.denominator, chance.value), (1, 1, 1.0));
    };
    for nethack in editions() {
        let genocided = Vital { flags: Vitals::GENOCIDED, ..Vital::default() };
        let gone = Vitals(vec![genocided; nethack.species_count()]);
        let quest = monstr_nh_place { quest_role: 4, ..at(16, 14) };
        certainly(nethack.pick_odds(&at(12, 9), Some(&gone)).unwrap());
        certainly(nethack.pick_odds(&quest, Some(&gone)).unwrap());
        let tail = MONSTR_NH_CLASS_WORM_TAIL;
        certainly(nethack.class_odds(&class(tail), &at(12, 9)).unwrap());
        if nethack.rules().polymorph_by_class != 0 {
            certainly(nethack.polymorph_odds(tail, &at(12, 9)).unwrap());
        }
    }
}

/// A species alone is as in the table of all.
#[test]
fn one_of_a_table() {
    let [_, nethack, _] = editions();
    let (here, asked) = (at(27, 14), class(MONSTR_NH_CLASS_LICH));
    let fraction = |chance: monstr_chance| (chance.numerator, chance.denominator);
    let (picked, of_class) =
        (nethack.pick_odds(&here, None).unwrap(), nethack.class_odds(&asked, &here).unwrap());
    for share in &picked {
        let alone = nethack.pick_odds_of(share.species, &here).unwrap();
        assert_eq!(fraction(alone), fraction(share.chance));
    }
    let total: i32 = picked.iter().map(|share| share.weight).sum();
    for share in &picked {
        assert_eq!(share.chance.value, f64::from(share.weight) / f64::from(total));
    }
    let known =
        [("lich", 67, 96), ("demilich", 19, 96), ("master lich", 7, 96), ("arch-lich", 1, 32)];
    assert_eq!(of_class.len(), known.len());
    for (share, (lich, numerator, denominator)) in of_class.iter().zip(known) {
        assert_eq!(share.species, nethack.find(lich).unwrap());
        assert_eq!(fraction(share.chance), (numerator, denominator));
        let alone = nethack.class_odds_of(share.species, &asked, &here).unwrap();
        assert_eq!(fraction(alone), (numerator, denominator));
    }
    let nobody = nethack.class_odds_of(MONSTR_NONE, &asked, &here).unwrap();
    assert_eq!(fraction(nobody), (0, 1));
}

/// What doesn't fit isn't stored: of rows those that do are, of a distribution nothing.
#[test]
fn arrays_that_are_too_small() {
    let nethack = monstr_nh_table_of(MONSTR_NH_3_6_7);
    let marked = monstr_nh_share {
        chance: monstr_chance { numerator: 7, denominator: 7, value: 7.0 },
        species: 7,
        weight: 7,
    };
    let mut shares = [marked; 4];
    let (gone, here) = (std::ptr::null(), at(12, 9));
    let count = unsafe { monstr_nh_pick_odds(nethack, &here, gone, shares.as_mut_ptr(), 3) };
    assert!(count > 100, "{count}");
    assert!(shares[..3].iter().all(|share| share.species != 7));
    assert_eq!((shares[3].species, shares[3].chance.value), (7, 7.0));

    let mut chances = [7.0; 17];
    let first = chances.as_mut_ptr();
    let mut odds =
        monstr_distribution { chances: first, capacity: 15, count: 1, least: 2, greatest: 3 };
    assert_eq!(unsafe { monstr_roll_odds(3, 6, 0, &mut odds) }, 16);
    assert_eq!((odds.count, odds.least, odds.greatest), (1, 2, 3));
    assert_eq!(chances, [7.0; 17]);
    odds.capacity = 16;
    assert_eq!(unsafe { monstr_roll_odds(3, 6, 0, &mut odds) }, 16);
    assert_eq!((odds.count, odds.least, odds.greatest), (16, 3, 18));
    assert!(chances[..16].iter().all(|&chance| chance < 1.0));
    assert_eq!(chances[16], 7.0);
}

/// From level to level, against the odds of each.
#[test]
fn by_level() {
    let [_, nethack, _] = editions();
    let ant = nethack.find("soldier ant").unwrap();
    let levels = monstr_nh_level_range {
        first_difficulty: 5,
        difficulty_count: 45,
        first_hero_level: 1,
        hero_level_count: 30,
    };
    let mut chances = vec![f64::NAN; 1351];
    assert_eq!(nethack.chances_by_level(ant, &ORDINARY, &levels, &mut chances), Ok(1350));
    assert!(chances[1350].is_nan());
    let window = nethack.window(ant, &ORDINARY).unwrap().expect("a window");
    for (i, chance) in chances[..1350].iter().enumerate() {
        let (difficulty, hero) = (5 + i as i32 / 30, 1 + i as i32 % 30);
        let alone = nethack.pick_odds_of(ant, &at(difficulty, hero)).unwrap();
        assert_eq!(*chance, alone.value);
        let inside = difficulty <= window.deepest && difficulty + hero >= window.least_sum;
        assert_eq!(*chance > 0.0, inside, "{difficulty} {hero}");
    }
    let mut few = [f64::NAN; 7];
    assert_eq!(nethack.chances_by_level(ant, &ORDINARY, &levels, &mut few), Ok(1350));
    assert_eq!(few, chances[..7]);
    let none = monstr_nh_level_range { difficulty_count: 0, ..levels };
    assert_eq!(nethack.chances_by_level(ant, &ORDINARY, &none, &mut []), Ok(0));
    let last = monstr_nh_level_range {
        first_difficulty: 32_767,
        difficulty_count: 1,
        first_hero_level: 0,
        hero_level_count: 32_768,
    };
    assert_eq!(nethack.chances_by_level(ant, &ORDINARY, &last, &mut few), Ok(32_768));
    assert_eq!(few, [0.0; 7]);

    let pup = nethack.find("hell hound pup").unwrap();
    assert_eq!(nethack.window(pup, &ORDINARY), Ok(Err(MONSTR_NH_ONLY_IN_GEHENNOM)));
}
