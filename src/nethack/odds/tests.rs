//! The odds against every way that the rules' own draws can go, fraction by fraction.

extern crate std;

use std::vec;
use std::vec::Vec;

use super::*;
use crate::Error;
use crate::nethack::codes::generation::{HELL, NOGEN, NOHELL, SGROUP, UNIQ};
use crate::nethack::hero::{Burden, Form, Hero, Points, RACES, ROLES, Turn, level_roll, recover};
use crate::nethack::{
    Alignment, ClassPick, Edition, Gone, Place, Plane, QuestEnemies, Rules, Species, Table,
    Temperature, adjusted_level, class, fill, group_size, new_hit_points, pick, pick_any,
    pick_class, pick_class_for_polymorph, pick_from_pool, quest_pick, v3_4_3, v3_6_7, v5_0_0,
};
use crate::odds::{Chance, Distribution, Walk, outcomes};
use crate::pool::{Candidate, Pool};

const TABLES: [&Table<'_>; 3] = [&v3_4_3::TABLE, &v3_6_7::TABLE, &v5_0_0::TABLE];

fn at(level_difficulty: i16, hero_level: i16) -> Place {
    Place { level_difficulty, hero_level, ..Place::default() }
}

/// The species of the table, and none.
fn all(table: &Table<'_>) -> impl Iterator<Item = Option<u16>> + use<> {
    (0..table.species.len() as u16).map(Some).chain([None])
}

/// That the odds tell of each species, and of none, how often the rule comes to it when its
/// draws go every way.
#[track_caller]
fn proven(
    table: &Table<'_>,
    mut rule: impl FnMut(&mut Walk) -> Result<Option<u16>, Error>,
    told: impl Fn(Option<u16>) -> Result<Chance, Error>,
) {
    let mut counted = vec![Chance::NEVER; table.species.len() + 1];
    let place = |who: Option<u16>| who.map_or(table.species.len(), usize::from);
    outcomes(
        |dice| rule(dice).expect("an answer"),
        |who, chance| counted[place(who)] = counted[place(who)].or(chance),
    )
    .expect("few enough draws");
    for who in all(table) {
        let (told, counted) = (told(who).unwrap(), counted[place(who)]);
        assert!((told.value - counted.value).abs() < 1e-12, "{who:?}: {told:?} {counted:?}");
        assert_eq!(told.fraction(), counted.fraction(), "{who:?}");
    }
    whole(table, told);
}

/// That the chances of all species and of none add up to 1, and are fractions and numbers
/// alike.
#[track_caller]
fn whole(table: &Table<'_>, told: impl Fn(Option<u16>) -> Result<Chance, Error>) {
    let (mut sum, mut exact) = (0.0, Chance::NEVER);
    for who in all(table) {
        let chance = told(who).unwrap();
        assert!((0.0..=1.0).contains(&chance.value), "{who:?}: {chance:?}");
        if let Some((numerator, denominator)) = chance.fraction() {
            let value = numerator as f64 / denominator as f64;
            assert!((chance.value - value).abs() <= value * 1e-13, "{who:?}: {chance:?}");
        }
        (sum, exact) = (sum + chance.value, exact.or(chance));
    }
    assert!((sum - 1.0).abs() < 1e-12, "{sum}");
    assert!(exact.fraction().is_none_or(|exact| exact == (1, 1)), "{exact:?}");
}

#[test]
fn a_pick() {
    for table in [&v3_4_3::TABLE, &v3_6_7::TABLE] {
        for place in [
            at(0, 0),
            at(12, 9),
            Place { gehennom: true, alignment: Alignment::Chaotic, ..at(40, 14) },
            Place { rogue_level: true, alignment: Alignment::Neutral, ..at(15, 10) },
            at(600, 1),
        ] {
            let odds = PickOdds::of(table, &place, &Gone::NONE).unwrap();
            proven(table, |dice| pick(table, &place, &Gone::NONE, dice), |who| odds.chance(who));
        }
    }
}

/// A draw for each candidate comes to the same as one draw: the worked example on the Plane of
/// Water, where three have a weight of 6.
#[test]
fn a_reservoir() {
    use v5_0_0::{TABLE, pm};
    let place = Place { plane: Plane::Water, alignment: Alignment::Neutral, ..at(58, 21) };
    let odds = PickOdds::of(&TABLE, &place, &Gone::NONE).unwrap();
    proven(&TABLE, |dice| pick(&TABLE, &place, &Gone::NONE, dice), |who| odds.chance(who));
    assert_eq!(odds.chance(Some(pm::PIT_VIPER)).unwrap().fraction(), Some((1, 3)));
    assert_eq!((odds.weight(pm::PIT_VIPER), odds.total()), (Ok(6), 18));
}

#[test]
fn the_quest() {
    let mut flags = vec![0; 383];
    flags[usize::from(v3_4_3::pm::OGRE)] = 2;
    flags[usize::from(v3_4_3::pm::TROLL)] = 1;
    let gone = Gone { flags: &flags, stride: 1, genocided: 2, extinct: 1 };
    for table in [&v3_4_3::TABLE, &v3_6_7::TABLE] {
        for quest_role in 1..=13 {
            let place = Place { quest_role, ..at(16, 14) };
            let odds = PickOdds::of(table, &place, &gone).unwrap();
            proven(table, |dice| pick(table, &place, &gone, dice), |who| odds.chance(who));
            proven(
                table,
                |dice| quest_pick(table, &place, &gone, dice),
                |who| quest_odds(table, &place, &gone, who),
            );
        }
    }
    let nowhere = Place { quest_role: 14, ..at(1, 1) };
    let refused = PickOdds::of(&v3_4_3::TABLE, &nowhere, &gone).unwrap_err();
    assert_eq!(refused, Error::Role);
    assert_eq!(quest_odds(&v3_4_3::TABLE, &at(1, 1), &gone, None), Err(Error::Role));
}

/// Whole classes wiped out: the quest gives none, and the general choice takes over.
#[test]
fn a_quest_without_enemies() {
    let table = &v3_6_7::TABLE;
    let enemies = |species: &Species| [class::OGRE, class::TROLL].contains(&species.class);
    let flags: Vec<u8> = table.species.iter().map(|s| u8::from(enemies(s))).collect();
    let gone = Gone { flags: &flags, stride: 1, genocided: 1, extinct: 0 };
    let place = Place { quest_role: 2, ..at(1, 5) };
    let odds = PickOdds::of(table, &place, &gone).unwrap();
    proven(table, |dice| pick(table, &place, &gone, dice), |who| odds.chance(who));
    assert_eq!(quest_odds(table, &place, &gone, None), Ok(Chance::ALWAYS));
}

/// A pool that is stale: two of its species can't come any more, one has been forgotten.
#[test]
fn a_pool() {
    use v3_6_7::pm;
    let mut flags = [0; 383];
    for (table, stale) in [(&v3_6_7::TABLE, true), (&v5_0_0::TABLE, false)] {
        let mut room = [Candidate::default(); 400];
        let mut pool = Pool::new(&mut room);
        let place = Place { plane: Plane::Water, alignment: Alignment::Neutral, ..at(44, 20) };
        let unfilled = PickOdds::of_pool(&pool, table, &place, &Gone::NONE).unwrap();
        let fresh = PickOdds::of(table, &place, &Gone::NONE).unwrap();
        for who in all(table) {
            assert_eq!(unfilled.chance(who), fresh.chance(who));
        }
        fill(&mut pool, table, &place, &Gone::NONE).unwrap();
        let species: Vec<u16> = pool.candidates().iter().map(|one| one.species).collect();
        pool.forget(species[0]);
        flags[usize::from(species[1])] = 1;
        flags[usize::from(species[2])] = 2;
        let gone = Gone { flags: &flags, stride: 1, genocided: 2, extinct: 1 };
        let odds = PickOdds::of_pool(&pool, table, &place, &gone).unwrap();
        let mut told = pool.total();
        for who in all(table).flatten() {
            told -= odds.weight(who).unwrap();
        }
        assert_eq!(told != 0, stale);
        if stale {
            let rule = |dice: &mut Walk| {
                let mut room = [Candidate::default(); 400];
                room[..pool.candidates().len()].copy_from_slice(pool.candidates());
                let mut pool = Pool::resume(&mut room, pool.state()).unwrap();
                pick_from_pool(&mut pool, table, &place, &gone, dice)
            };
            proven(table, rule, |who| odds.chance(who));
            assert_eq!(odds.weight(pm::NEWT), Ok(0));
        } else {
            whole(table, |who| odds.chance(who));
        }
    }
}

/// Every class, where its species are too strong, where they are above the hero, and where they
/// are neither.
#[test]
fn a_class() {
    for table in [&v3_4_3::TABLE, &v3_6_7::TABLE] {
        for id in 1..class::COUNT {
            for (place, asked) in [
                (at(1, 1), ClassPick::of(id)),
                (at(27, 14), ClassPick::of(id)),
                (at(40, 2), ClassPick { lifted: UNIQ, ..ClassPick::of(id) }),
                (at(20, 30), ClassPick { alignment: Alignment::Chaotic, ..ClassPick::of(id) }),
            ] {
                proven(
                    table,
                    |dice| pick_class(table, &asked, &place, &Gone::NONE, dice),
                    |who| class_odds(table, &asked, &place, &Gone::NONE, who),
                );
            }
        }
    }
}

/// The same in 5.0.0 for classes of up to four species: a coin of 9 sides for each.
#[test]
fn a_class_with_a_hell_coin() {
    let table = &v5_0_0::TABLE;
    for id in 1..class::COUNT {
        let species = table.ordinary_species().filter(|(_, species)| species.class == id);
        if species.count() > 4 {
            continue;
        }
        for (place, asked) in [
            (at(10, 3), ClassPick::of(id)),
            (Place { gehennom: true, ..at(26, 12) }, ClassPick::of(id)),
            (at(26, 12), ClassPick { lifted: UNIQ | HELL, ..ClassPick::of(id) }),
        ] {
            proven(
                table,
                |dice| pick_class(table, &asked, &place, &Gone::NONE, dice),
                |who| class_odds(table, &asked, &place, &Gone::NONE, who),
            );
        }
    }
}

/// A made-up table of one class, in which a coin decides about most.
fn made_up(rules: &Rules, hell_coin: u8) -> (Rules, Vec<Species>) {
    let species = [
        (3, HELL, 2, 0),
        (5, 0, 0, 3),
        (7, HELL, 3, -2),
        (2, NOHELL, 1, 1),
        (9, 0, 2, -128),
        (9, HELL | NOHELL, 7, 9),
        (8, NOGEN, 4, 0),
        (1, HELL, 2, 0),
    ];
    let species = species.map(|(difficulty, generation, frequency, alignment)| Species {
        class: class::DEMON,
        level: difficulty,
        difficulty,
        generation,
        frequency,
        alignment,
        ..Species::default()
    });
    (Rules { hell_coin, ..*rules }, species.to_vec())
}

#[test]
fn coins_of_every_kind() {
    let by_frequency = &Rules { class_pick_by_weight: 0, ..v5_0_0::RULES };
    for (rules, hell_coin) in [
        (&v5_0_0::RULES, 2),
        (&v5_0_0::RULES, 1),
        (&v5_0_0::RULES, 0),
        (&v3_6_7::RULES, 2),
        (by_frequency, 2),
        (by_frequency, 0),
    ] {
        let (rules, species) = made_up(rules, hell_coin);
        let ordinary = species.len() as u16;
        let table = &Table { ordinary, ..Table::new(&species, &rules) };
        for gehennom in [false, true] {
            for place in [at(0, 0), at(10, 2), at(40, 9)] {
                let place = Place { gehennom, ..place };
                let plain = ClassPick::of(class::DEMON);
                let lifted = ClassPick { lifted: NOGEN | NOHELL, ..plain };
                let lawful = ClassPick { alignment: Alignment::Lawful, ..plain };
                for asked in [plain, lifted, lawful, ClassPick::of(class::IMP)] {
                    proven(
                        table,
                        |dice| pick_class(table, &asked, &place, &Gone::NONE, dice),
                        |who| class_odds(table, &asked, &place, &Gone::NONE, who),
                    );
                }
                proven(
                    table,
                    |dice| pick_class_for_polymorph(table, class::DEMON, &place, &Gone::NONE, dice),
                    |who| polymorph_odds(table, class::DEMON, &place, &Gone::NONE, who),
                );
            }
        }
    }
}

/// So many sums of weights that there is no room for them: weights of 2^n.
#[test]
fn too_many_sums_are_refused() {
    let one = Species { class: class::DEMON, generation: HELL, ..Species::default() };
    let species: Vec<Species> =
        (0..9).map(|n| Species { frequency: ((1_u16 << n) - 1) as u8, ..one }).collect();
    let rules = Rules { class_pick_by_weight: 1, hell_coin: 9, ..v5_0_0::RULES };
    let table = Table { ordinary: 9, ..Table::new(&species, &rules) };
    let asked = ClassPick::of(class::DEMON);
    let odds = |who| class_odds(&table, &asked, &at(50, 50), &Gone::NONE, who);
    assert_eq!(odds(Some(1)), Err(Error::Capacity));
    let fewer = Table { ordinary: 8, ..table };
    assert!(class_odds(&fewer, &asked, &at(50, 50), &Gone::NONE, None).is_ok());
}

#[test]
fn a_polymorph() {
    for table in [&v3_6_7::TABLE, &v5_0_0::TABLE] {
        for id in 1..class::COUNT {
            for gehennom in [false, true] {
                let place = Place { gehennom, ..at(9, 9) };
                proven(
                    table,
                    |dice| pick_class_for_polymorph(table, id, &place, &Gone::NONE, dice),
                    |who| polymorph_odds(table, id, &place, &Gone::NONE, who),
                );
            }
        }
    }
    let unknown = polymorph_odds(&v3_4_3::TABLE, class::ANT, &at(1, 1), &Gone::NONE, None);
    assert_eq!(unknown, Err(Error::Unsupported));
}

/// The numbers that were worked out by hand.
#[test]
fn worked_examples() {
    let fraction = |table: &Table<'_>, id, place: &Place, who| {
        class_odds(table, &ClassPick::of(id), place, &Gone::NONE, Some(who)).unwrap().fraction()
    };
    let liches = |who| fraction(&v3_6_7::TABLE, class::LICH, &at(27, 14), who);
    use v3_6_7::pm;
    assert_eq!(liches(pm::LICH), Some((67, 96)));
    assert_eq!(liches(pm::DEMILICH), Some((19, 96)));
    assert_eq!(liches(pm::MASTER_LICH), Some((7, 96)));
    assert_eq!(liches(pm::ARCH_LICH), Some((1, 32)));
    let dragons = |who| fraction(&v3_4_3::TABLE, class::DRAGON, &at(20, 1), who);
    assert_eq!(dragons(v3_4_3::pm::BABY_YELLOW_DRAGON), Some((1, 9)));
    assert_eq!(dragons(v3_4_3::pm::YELLOW_DRAGON), Some((0, 1)));
}

/// Every class of 5.0.0 adds up, whatever fits a fraction.
#[test]
fn large_classes_are_whole() {
    let table = &v5_0_0::TABLE;
    for id in 1..class::COUNT {
        for gehennom in [false, true] {
            for place in [at(1, 1), at(14, 8), at(50, 14)] {
                let place = Place { gehennom, ..place };
                let asked = ClassPick { lifted: UNIQ, ..ClassPick::of(id) };
                whole(table, |who| class_odds(table, &asked, &place, &Gone::NONE, who));
            }
        }
    }
}

/// A table in which any species will do at last: two of four, where none is of the place.
#[test]
fn a_pick_at_any_cost() {
    let with = |generation| Species { difficulty: 9, generation, ..Species::default() };
    let species = [with(0), with(0), with(SGROUP), with(0)];
    for rules in [&v3_4_3::RULES, &v5_0_0::RULES] {
        let table = &Table { ordinary: 4, ..Table::new(&species, rules) };
        let place = at(0, 0);
        let odds = PickOdds::of(table, &place, &Gone::NONE).unwrap();
        proven(
            table,
            |dice| pick_any(table, &place, &Gone::NONE, dice),
            |who| odds.chance_at_any_cost(who),
        );
        assert_eq!(odds.chance_at_any_cost(Some(2)).unwrap().fraction(), Some((1, 4)));
    }
    // All are refused: none, for certain.
    let species = [with(NOGEN); 3];
    let table = &Table { ordinary: 3, ..Table::new(&species, &v5_0_0::RULES) };
    let place = at(0, 0);
    let odds = PickOdds::of(table, &place, &Gone::NONE).unwrap();
    assert_eq!(odds.chance_at_any_cost(None), Ok(Chance::ALWAYS));
    whole(table, |who| odds.chance_at_any_cost(who));
}

/// Where some are refused the draws have no end, but the odds are plain: each that will do is
/// as likely as the next.
#[test]
fn the_last_resort() {
    for table in TABLES {
        for gehennom in [false, true] {
            let place = Place { gehennom, ..at(600, 1) };
            let odds = PickOdds::of(table, &place, &Gone::NONE).unwrap();
            assert_eq!((odds.total(), odds.chance(None)), (0, Ok(Chance::ALWAYS)));
            whole(table, |who| odds.chance_at_any_cost(who));
            let some = all(table).filter(|&who| odds.chance_at_any_cost(who) != Ok(Chance::NEVER));
            let some: Vec<_> = some.collect();
            let each = Chance::of(1, some.len() as u32);
            assert!(some.iter().all(|&who| odds.chance_at_any_cost(who) == Ok(each)));
        }
    }
}

/// Places of every kind add up.
#[test]
fn places_are_whole() {
    let planes = [Plane::None, Plane::Earth, Plane::Air, Plane::Fire, Plane::Water, Plane::Astral];
    for table in TABLES {
        for (plane, quest_role) in planes.into_iter().zip([0, 3, 0, 8, 0, 13]) {
            for temperature in [Temperature::Normal, Temperature::Hot, Temperature::Cold] {
                let place = Place { plane, quest_role, temperature, ..at(50, 14) };
                let odds = PickOdds::of(table, &place, &Gone::NONE).unwrap();
                whole(table, |who| odds.chance(who));
                whole(table, |who| odds.chance_at_any_cost(who));
                let weights = all(table).flatten().map(|who| odds.weight(who).unwrap());
                assert_eq!(weights.sum::<u32>(), odds.total());
            }
        }
    }
}

/// A quest with enemies that the table doesn't have, or that aren't ordinary.
#[test]
fn odd_quests() {
    let species = [Species { class: class::ANT, frequency: 1, ..Species::default() }; 3];
    let enemies = QuestEnemies {
        first: 2,
        second: QuestEnemies::NOBODY,
        first_class: class::ANT,
        second_class: class::BLOB,
    };
    let table = &Table { ordinary: 2, quest: &[enemies], ..Table::new(&species, &v5_0_0::RULES) };
    let place = Place { quest_role: 1, ..at(9, 9) };
    let odds = PickOdds::of(table, &place, &Gone::NONE).unwrap();
    proven(table, |dice| pick(table, &place, &Gone::NONE, dice), |who| odds.chance(who));
}

#[test]
fn species_outside_the_table() {
    let place = at(9, 9);
    let odds = PickOdds::of(&v5_0_0::TABLE, &place, &Gone::NONE).unwrap();
    assert_eq!(odds.chance(Some(383)), Err(Error::Species));
    assert_eq!(odds.chance_at_any_cost(Some(u16::MAX)), Err(Error::Species));
    assert_eq!(odds.weight(383), Err(Error::Species));
    let asked = ClassPick::of(class::ANT);
    let class = class_odds(&v5_0_0::TABLE, &asked, &at(9, 9), &Gone::NONE, Some(383));
    assert_eq!(class, Err(Error::Species));
    let room = &mut [0.0; 2000];
    assert!(hit_point_odds(&v5_0_0::TABLE, 383, &at(9, 9), room).is_err());
    assert!(group_odds(&v5_0_0::TABLE, 383, 9, room).is_err());
}

/// The hit points of every species that takes few draws, by all of them.
#[test]
fn hit_points() {
    let mut proven = 0;
    for edition in Edition::ALL {
        let table = &edition.table().unwrap();
        for who in 0..table.species.len() as u16 {
            for plane in [Plane::None, Plane::Fire, Plane::Astral] {
                let place = Place { plane, ..at(3, 1) };
                let mut room = [f64::NAN; 1030];
                let count = hit_point_outcomes(table, who, &place).unwrap();
                let odds = hit_point_odds(table, who, &place, &mut room[..count]).unwrap();
                assert!((count - 1..=count).contains(&odds.chances().len()));
                let sum: f64 = odds.chances().iter().sum();
                assert!((sum - 1.0).abs() < 1e-12);
                assert!(odds.chance(odds.least()) > 0.0 && odds.chance(odds.greatest()) > 0.0);
                if adjusted_level(table, who, &place).unwrap() > 5 {
                    continue;
                }
                let mut counted = vec![0.0; count];
                outcomes(
                    |dice| new_hit_points(table, who, &place, dice).unwrap().hp,
                    |hp, chance| counted[(hp - odds.least()) as usize] += chance.value,
                )
                .unwrap();
                for (told, counted) in odds.chances().iter().zip(&counted) {
                    assert!((told - counted).abs() < 1e-12, "{edition:?} {who} {odds:?}");
                }
                proven += 1;
            }
        }
    }
    assert!(proven > 1000, "{proven}");
}

/// Made-up species that no game has: a dragon of level 0, and one at home at level 2.
#[test]
fn hit_points_of_made_up_species() {
    let dragon = Species { traits: 1 << 19, ..Species::default() };
    let at_home = Species { level: 2, home: 3, ..Species::default() };
    let fixed = Species { fixed_hp: 65_535, ..Species::default() };
    let species = [dragon, at_home, fixed];
    for rules in [&v3_6_7::RULES, &v5_0_0::RULES] {
        let table = Table { ordinary: 2, ..Table::new(&species, rules) };
        let place = Place { plane: Plane::Fire, ..at(9, 9) };
        for who in 0..3 {
            let mut room = [f64::NAN; 1030];
            let count = hit_point_outcomes(&table, who, &place).unwrap();
            let short = hit_point_odds(&table, who, &place, &mut room[..count - 1]);
            assert_eq!(short, Err(Error::Capacity));
            let odds = hit_point_odds(&table, who, &place, &mut room[..count]).unwrap();
            outcomes(
                |dice| new_hit_points(&table, who, &place, dice).unwrap().hp,
                |hp, chance| assert!(odds.chance(hp) >= chance.value * 0.999_999, "{hp} {odds:?}"),
            )
            .unwrap();
        }
    }
}

#[test]
fn groups() {
    use v5_0_0::{TABLE, pm};
    let mut room = [0.0; GROUP_OUTCOMES];
    let mut of = |who, hero_level| {
        group_odds(&TABLE, who, hero_level, &mut room).map(|odds| {
            assert!((odds.chances().iter().sum::<f64>() - 1.0).abs() < 1e-12);
            odds.chances().to_vec()
        })
    };
    assert_eq!(of(pm::NEWT, 9).unwrap()[0], 1.0);
    let sixth = 1.0 / 6.0;
    let jackals = of(pm::JACKAL, 9).unwrap();
    for (told, known) in jackals.iter().zip([0.5, sixth, sixth, sixth, 0.0]) {
        assert!((told - known).abs() < 1e-15, "{jackals:?}");
    }
    // Two in three a large group: a quarter of 1 to 10, but at least 1.
    let bees = of(pm::KILLER_BEE, 1).unwrap();
    for (told, known) in bees.iter().zip([0.0, 1.0 / 3.0 + 2.0 / 3.0 * 0.7, 0.2, 0.0]) {
        assert!((told - known).abs() < 1e-15, "{bees:?}");
    }
    assert!(group_size(&TABLE, pm::NEWT, 9, &mut crate::dice::Modulo::seeded(1, 1)) == Ok(0));
    assert_eq!(group_odds(&TABLE, pm::NEWT, 9, &mut [0.0; 10]), Err(Error::Capacity));
}

/// That a distribution tells of each value how often the rule comes to it.
#[track_caller]
fn proven_number(odds: Distribution<'_>, rule: impl FnMut(&mut Walk) -> i32) {
    let mut counted = vec![0.0; odds.chances().len()];
    outcomes(rule, |number, chance| counted[(number - odds.least()) as usize] += chance.value)
        .expect("few enough draws");
    for ((value, told), counted) in odds.iter().zip(counted) {
        assert!((told - counted).abs() < 1e-12, "{value}: {told} {counted}");
    }
}

#[test]
fn the_heros_levels() {
    for table in TABLES {
        for (role, race) in ROLES.iter().flat_map(|role| RACES.map(|race| (*role, race))) {
            for level in 0..=30 {
                for (con, hp_max) in [(3, 100), (12, 600), (25, 40_200)] {
                    let own = Points { hp: 1, hp_max };
                    let hero = Hero { role, race, level, con, own, ..Hero::default() };
                    let mut room = [f64::NAN; 13];
                    let count = level_roll_outcomes(table.rules, &hero).unwrap();
                    let odds = level_roll_odds(table.rules, &hero, &mut room[..count]).unwrap();
                    assert!(odds.chance(odds.least()) > 0.0 && odds.chance(odds.greatest()) > 0.0);
                    proven_number(odds, |dice| {
                        level_roll(table.rules, &mut hero.clone(), dice).unwrap()
                    });
                }
            }
        }
    }
}

#[test]
fn levels_of_made_up_roles() {
    let rules = &v5_0_0::RULES;
    let with = |low, low_die| {
        let mut hero = Hero { level: 1, con: 3, ..Hero::default() };
        (hero.role.hp.low, hero.role.hp.low_die, hero.role.cutoff) = (low, low_die, 9);
        hero
    };
    let room = &mut [0.0; 20_000];
    for hero in [with(-3, 6), with(-100, 6), with(32_767, 0), with(-32_768, 32_767)] {
        let Ok(odds) = level_roll_odds(rules, &hero, room) else {
            assert_eq!(level_roll_outcomes(rules, &hero), Err(Error::Count));
            continue;
        };
        assert!(odds.least() >= 1 && odds.chance(odds.least()) > 0.0);
        proven_number(odds, |dice| level_roll(rules, &mut hero.clone(), dice).unwrap());
    }
    assert_eq!(level_roll_odds(rules, &with(0, 6), &mut room[..5]), Err(Error::Capacity));
    let weak = Hero { con: 2, ..with(0, 6) };
    assert_eq!(level_roll_outcomes(rules, &weak), Err(Error::Attribute));
    let high = Hero { level: 31, ..with(0, 6) };
    assert_eq!(level_roll_outcomes(rules, &high), Err(Error::Level));
}

/// Heroes and turns of every kind, a few turns on.
#[test]
fn the_heros_recovery() {
    let own = Points { hp: 3, hp_max: 9 };
    let mild = Hero { level: 6, con: 13, own, ..Hero::default() };
    let strong = Hero { level: 14, ..mild };
    let form = |class| {
        let points = Points { hp: 2, hp_max: 4 };
        let who = v5_0_0::TABLE.species.iter().position(|s| s.class == class).unwrap();
        Some(Form { species: who as u16, points })
    };
    let ant = Hero { form: form(class::ANT), ..strong };
    let eel = Hero { form: form(class::EEL), ..strong };
    let first = Turn { number: 17, ..Turn::default() };
    let kinds = [
        (mild, first),
        (strong, first),
        (strong, Turn { regenerates: true, ..first }),
        (strong, Turn { sleepy: true, asleep: true, ..first }),
        (strong, Turn { burden: Burden::Stressed, moved: true, ..first }),
        (strong, Turn { invulnerable: true, ..first }),
        (ant, first),
        (ant, Turn { regenerates: true, ..first }),
        (ant, Turn { born_in_form: true, ..first }),
        (eel, Turn { in_water: true, ..first }),
        (Hero { own: Points { hp: 9, hp_max: 9 }, ..mild }, first),
        (Hero { own: Points { hp: 12, hp_max: 9 }, ..mild }, first),
    ];
    let hundredths = Rules { hero_recovery: 2, hero_recovers_behind_form: 0, ..v3_4_3::RULES };
    let fiqhack = Table { rules: &hundredths, ..v3_4_3::TABLE };
    for table in TABLES.into_iter().chain([&fiqhack]) {
        for (hero, turn) in &kinds {
            let turns = if table.rules.hero_recovery == 1 { 2 } else { 7 };
            let mut room = [f64::NAN; 7];
            let count = recovery_outcomes(table, hero, turn, turns).unwrap();
            let odds = recovery_odds(table, hero, turn, turns, &mut room[..count]).unwrap();
            assert_eq!(odds.least(), hero.in_force().hp);
            proven_number(odds, |dice| {
                let mut hero = *hero;
                for later in 0..turns {
                    let turn = Turn { number: turn.number + later, ..*turn };
                    recover(table, &mut hero, &turn, dice).unwrap();
                }
                hero.in_force().hp
            });
        }
        // Long enough, and he is whole.
        let mut room = [f64::NAN; 7];
        let odds = recovery_odds(table, &mild, &first, MOST_TURNS, &mut room).unwrap();
        assert!((odds.chance(9) - 1.0).abs() < 1e-12, "{odds:?}");
        let dries = recovery_outcomes(table, &eel, &first, 1);
        assert_eq!(dries, Err(Error::Unsupported));
        let too_long = recovery_outcomes(table, &mild, &first, MOST_TURNS + 1);
        assert_eq!(too_long, Err(Error::Count));
        let short = recovery_odds(table, &mild, &first, 1, &mut room[..6]);
        assert_eq!(short, Err(Error::Capacity));
    }
    let missing = |hp, hp_max| {
        let mut hero = mild;
        hero.own = Points { hp, hp_max };
        recovery_outcomes(&v5_0_0::TABLE, &hero, &first, 1)
    };
    assert_eq!(missing(i32::MIN, i32::MAX), Err(Error::Count));
    assert_eq!(missing(i32::MAX, i32::MIN), Err(Error::Count));
    assert_eq!(missing(0, 16_384), Err(Error::Count));
    assert_eq!((missing(0, 16_383), missing(9, 0)), (Ok(16_384), Ok(1)));
}

#[test]
fn by_level() {
    use v3_6_7::{TABLE, pm};
    let (place, gone) = (Place::default(), Gone::NONE);
    let grid = chances_by_level(&TABLE, pm::SOLDIER_ANT, &place, &gone, 1..=30, 1..=14);
    let grid: Vec<Chance> = grid.collect::<Result<_, _>>().unwrap();
    assert_eq!(grid.len(), 30 * 14);
    let place = at(12, 9);
    let odds = PickOdds::of(&TABLE, &place, &Gone::NONE).unwrap();
    assert_eq!(Ok(grid[11 * 14 + 8]), odds.chance(Some(pm::SOLDIER_ANT)));
    assert_eq!(grid[0], Chance::NEVER, "level difficulty 1, hero's level 1: too strong");
}
