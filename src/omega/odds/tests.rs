//! The odds against every way that the rules' own draws can go, each weighed by its buckets.

extern crate std;

use std::vec;
use std::vec::Vec;

use super::*;
use crate::Error;
use crate::dice::Dice;
use crate::odds::{Chance, Distribution, Walk, at_least_once, outcomes};
use crate::omega::codes::{environment, terrain, theme, uniqueness};
use crate::omega::population::themed;
use crate::omega::range::{BUCKETS, buckets};
use crate::omega::selection::{draw_until, reach, select, wildcard};
use crate::omega::{
    Creature, FLOOR_CAPACITY, Lists, NoGame, Place, Square, TABLE, Table, Template, monster,
    resting_undead, temple_square, weight,
};

/// A walk through the ways of Omega's draws. After so many draws it repeats itself: then a
/// draw that was refused is refused for ever, and the rule gives up.
///
/// Of a draw of 100 it is asked whether it is above some multiple of ten: 0, and then each ten
/// go one way together.
struct Bucketed<'a> {
    walk: &'a mut Walk,
    left: usize,
    last: i32,
    chance: Chance,
}

impl Dice for Bucketed<'_> {
    fn below(&mut self, bound: i32) -> i32 {
        if self.left > 0 {
            self.left -= 1;
            let its;
            (self.last, its) = match bound {
                100 => {
                    let tens = self.walk.below(11);
                    let ways = match tens {
                        0 => 1,
                        10 => 9,
                        _ => 10,
                    };
                    ((10 * tens).min(99), 100 * ways)
                }
                _ => {
                    let value = self.walk.below(bound);
                    (value, buckets(bound as u16, value as u16))
                }
            };
            self.chance = self.chance.and(Chance::of(its.into(), BUCKETS));
        }
        self.last
    }
}

/// Every outcome of a rule, and how likely it is; ways of more draws than `draws` are left
/// out.
fn walked<T>(
    draws: usize,
    mut rule: impl FnMut(&mut Bucketed<'_>) -> Result<T, Error>,
    mut tell: impl FnMut(T, Chance),
) {
    let once = |walk: &mut Walk| {
        let mut dice = Bucketed { walk, left: draws, last: 0, chance: Chance::ALWAYS };
        let outcome = rule(&mut dice);
        (outcome, dice.chance)
    };
    let tell_known = |(outcome, chance), _| match outcome {
        Ok(outcome) => tell(outcome, chance),
        Err(error) => assert_eq!(error, Error::Dice),
    };
    outcomes(once, tell_known).unwrap();
}

/// The species of the table, and none.
fn all(table: &Table<'_>) -> impl Iterator<Item = Option<u16>> + use<> {
    (0..table.count()).map(Some).chain([None])
}

/// That the chances of all species and of none add up to 1, as fractions and as numbers.
#[track_caller]
fn whole(odds: &PlacementOdds<'_>, table: &Table<'_>) {
    let (mut sum, mut exact) = (0.0, Chance::NEVER);
    for who in all(table) {
        let chance = odds.chance(who).unwrap();
        let (numerator, denominator) = chance.fraction().expect("it fits");
        assert_eq!(chance.value, numerator as f64 / denominator as f64);
        (sum, exact) = (sum + chance.value, exact.or(chance));
    }
    assert!((sum - 1.0).abs() < 1e-12, "{sum}");
    assert!(exact.fraction().is_none_or(|exact| exact == (1, 1)), "{exact:?}");
}

/// How a rule's answers are held against the odds: to the fraction, where no draw is refused,
/// or after so many draws to a millionth of a millionth.
enum Proof {
    Exact,
    Refused(usize),
}

#[track_caller]
fn proven(
    table: &Table<'_>,
    place: &Place<'_>,
    choice: Choice,
    proof: Proof,
    mut rule: impl FnMut(&mut Bucketed<'_>) -> Result<Option<u16>, Error>,
) {
    let mut counted = vec![Chance::NEVER; usize::from(table.count()) + 1];
    let draws = match proof {
        Proof::Exact => Walk::DEPTH,
        Proof::Refused(draws) => draws,
    };
    walked(draws, &mut rule, |who, chance| {
        let place = who.map_or(table.count(), |who| who);
        let counted = &mut counted[usize::from(place)];
        *counted = counted.or(chance);
    });
    let odds = PlacementOdds::of(table, place, choice).unwrap();
    for (who, counted) in all(table).zip(counted) {
        let told = odds.chance(who).unwrap();
        assert!((told.value - counted.value).abs() < 1e-12, "{who:?}: {told:?} {counted:?}");
        if let Proof::Exact = proof {
            assert_eq!(told.fraction(), counted.fraction(), "{who:?}");
        }
    }
    whole(&odds, table);
}

/// The species of one creature of a floor, as `populate` chooses it.
fn of_floor(
    table: &Table<'_>,
    place: &Place<'_>,
    dice: &mut Bucketed<'_>,
) -> Result<Option<u16>, Error> {
    let (difficulty, depth) = (place.difficulty(table), place.depth.into());
    let theme = table.lists.environment(place.environment).theme;
    match themed(table, theme, difficulty, depth, dice)? {
        None => select(table, difficulty, dice).map(Some),
        told => Ok(told),
    }
}

fn at(environment: i32, depth: i8) -> Place<'static> {
    Place { environment, depth, ..Place::default() }
}

/// The game's own catalogue, but none of its species is refused.
fn all_common() -> Vec<Template> {
    let common = |&species| Template { uniqueness: uniqueness::COMMON, ..species };
    TABLE.species.iter().map(common).collect()
}

/// Every dungeon at every depth of the game's, and beyond: fraction by fraction.
#[test]
fn floors() {
    let species = all_common();
    let table = Table { species: &species, ..TABLE };
    for (environment, depths) in [
        (environment::CAVES, [0, 1, 5, 10, 16]),
        (environment::SEWERS, [0, 1, 13, 14, 30]),
        (environment::ASTRAL, [0, 1, 4, 5, 6]),
        (environment::VOLCANO, [0, 1, 8, 20, 127]),
        (environment::CASTLE, [0, 4, 8, 16, 127]),
        (environment::CITY, [0, 1, 2, 3, 127]),
    ] {
        for place in depths.map(|depth| at(environment, depth)) {
            proven(&table, &place, Choice::Floor, Proof::Exact, |dice| {
                of_floor(&table, &place, dice)
            });
        }
    }
}

/// The game's own, two of whose species are refused where the difficulty is 3 to 6.
#[test]
fn draws_that_are_refused() {
    for place in [at(environment::SEWERS, 7), at(environment::CASTLE, 1)] {
        proven(&TABLE, &place, Choice::Floor, Proof::Refused(10), |dice| {
            of_floor(&TABLE, &place, dice)
        });
    }
    proven(&TABLE, &at(environment::CITY, 1), Choice::Difficulty, Proof::Refused(9), |dice| {
        select(&TABLE, 3, dice).map(Some)
    });
    proven(&TABLE, &at(environment::HOUSE, 1), Choice::Statue, Proof::Refused(9), |dice| {
        select(&TABLE, 6, dice).map(Some)
    });
}

/// Half of the Volcano's: the broad pool is 79 of 80, each as likely as the next.
#[test]
fn the_broad_pool() {
    let place = at(environment::VOLCANO, 2);
    let odds = PlacementOdds::of(&TABLE, &place, Choice::Floor).unwrap();
    let difficulty = place.difficulty(&TABLE);
    let sum: u32 = (0..150).map(|who| u32::from(weight(&TABLE, difficulty, who).unwrap())).sum();
    for who in 60..140 {
        let broad = if who == monster::GREAT_WYRM { Chance::NEVER } else { Chance::of(1, 158) };
        let listed = match who {
            monster::HAUNT => Chance::of(3_334, 20_000),
            monster::INCUBUS | monster::DRAGONETTE => Chance::of(3_333, 20_000),
            _ => Chance::NEVER,
        };
        // A slot for each of the three, so that nobody comes by difficulty.
        assert_eq!(odds.chance(Some(who)).unwrap(), broad.or(listed), "{who}");
    }
    assert_eq!(sum, 9_782);
    assert_eq!((odds.listed(monster::HAUNT), odds.listed(monster::GREAT_WYRM)), (1, 0));
    whole(&odds, &TABLE);
}

#[test]
fn everywhere_it_adds_up() {
    for environment in 0..=32 {
        for depth in 0..=i8::MAX {
            let place = at(environment, depth);
            whole(&PlacementOdds::of(&TABLE, &place, Choice::Floor).unwrap(), &TABLE);
        }
        for choice in [
            Choice::Difficulty,
            Choice::Statue,
            Choice::Wildcard,
            Choice::Summon,
            Choice::Temple,
            Choice::Undead { major: false },
            Choice::Undead { major: true },
        ] {
            let place = at(environment, -1);
            whole(&PlacementOdds::of(&TABLE, &place, choice).unwrap(), &TABLE);
        }
    }
}

#[test]
fn the_countryside() {
    let place = at(environment::TACTICAL_MAP, 1);
    for ground in [
        terrain::PLAINS,
        terrain::FOREST,
        terrain::JUNGLE,
        terrain::RIVER,
        terrain::SWAMP,
        terrain::DESERT,
        terrain::TUNDRA,
        terrain::PASS,
    ] {
        let natives = crate::omega::countryside::natives(TABLE.lists, ground).unwrap();
        proven(&TABLE, &place, Choice::Countryside(ground), Proof::Exact, |dice| {
            let native = natives[dice.below(10) as usize];
            Ok(Some(if native == Lists::NONE { wildcard(&TABLE, dice) } else { native }))
        });
    }
    let road = PlacementOdds::of(&TABLE, &place, Choice::Countryside(terrain::ROAD)).unwrap();
    let difficult = PlacementOdds::of(&TABLE, &place, Choice::Difficulty).unwrap();
    assert!(all(&TABLE).all(|who| road.chance(who) == difficult.chance(who)));
}

#[test]
fn anybody_and_scenes() {
    let place = at(environment::TEMPLE, 1);
    let made = |creature: &Creature| u16::try_from(creature.template).ok();
    proven(&TABLE, &place, Choice::Wildcard, Proof::Exact, |dice| Ok(Some(wildcard(&TABLE, dice))));
    proven(&TABLE, &place, Choice::Summon, Proof::Exact, |dice| {
        draw_until(&TABLE, 0..150, dice, |_| true).map(Some)
    });
    proven(&TABLE, &place, Choice::Temple, Proof::Exact, |dice| {
        let mut creature = Creature::default();
        let square =
            temple_square(&TABLE, &place, &mut NoGame, &mut OnlyFirst::of(dice), &mut creature)?;
        Ok(made(&creature).filter(|_| square != Square::Nothing))
    });
    for major in [false, true] {
        proven(&TABLE, &place, Choice::Undead { major }, Proof::Exact, |dice| {
            let mut creature = Creature::default();
            let dice = &mut OnlyFirst::of(dice);
            resting_undead(&TABLE, &place, major, &mut NoGame, dice, &mut creature)?;
            Ok(made(&creature))
        });
    }
}

/// Dice of which only the first draw counts: who comes, not how it is made.
struct OnlyFirst<'a, 'b> {
    dice: &'a mut Bucketed<'b>,
    drawn: bool,
}

impl<'a, 'b> OnlyFirst<'a, 'b> {
    fn of(dice: &'a mut Bucketed<'b>) -> Self {
        OnlyFirst { dice, drawn: false }
    }
}

impl Dice for OnlyFirst<'_, '_> {
    fn below(&mut self, bound: i32) -> i32 {
        if core::mem::replace(&mut self.drawn, true) { 0 } else { self.dice.below(bound) }
    }
}

/// Worked out by hand.
#[test]
fn known_chances() {
    let odds = |environment, depth| {
        let place = at(environment, depth);
        move |who| {
            PlacementOdds::of(&TABLE, &place, Choice::Floor).unwrap().chance(Some(who)).unwrap()
        }
    };
    // In the caves by the theme: 0.49 is the shaman's, and 0.51 * 0.01 * 0.51 nobody's.
    let caves = odds(environment::CAVES, 10);
    let ordinary = Chance::of(51 * 51, 1_000_000);
    let by_difficulty = |who, difficulty| {
        let sum = (0..150).map(|who| u32::from(weight(&TABLE, difficulty, who).unwrap())).sum();
        Chance::of(weight(&TABLE, difficulty, who).unwrap().into(), sum)
    };
    let shaman = Chance::of(49, 100).or(ordinary.and(by_difficulty(monster::GOBLIN_SHAMAN, 4)));
    assert_eq!(caves(monster::GOBLIN_SHAMAN), shaman);
    // The Astral Plane's own: a quarter for its elemental.
    let fire = odds(environment::ASTRAL, 4)(monster::FIRE_ELEM);
    assert_eq!(
        fire,
        Chance::of(1, 4).or(Chance::of(1, 4).and(by_difficulty(monster::FIRE_ELEM, 8)))
    );
    // At its depth 5 a quarter is drawn of twelve instead.
    let prince = odds(environment::ASTRAL, 5)(monster::DEMON_PRINCE);
    let ordinary = Chance::of(1, 4).and(by_difficulty(monster::DEMON_PRINCE, 8));
    assert_eq!(prince, Chance::of(833, 40_000).or(ordinary));
}

/// Tables of which nothing will do, or with lists that name what isn't there.
#[test]
fn odd_tables() {
    let unique = Template { uniqueness: uniqueness::UNIQUE_MADE, ..Template::default() };
    let bands = [0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2];
    let mut lists = Lists { bands, sewers: [Lists::NONE; 32], ..*TABLE.lists };
    lists.temple = [Lists::NONE; 12];
    lists.environments[1].theme = theme::VOLCANO;
    let species = [unique, unique, Template::default(), unique];
    let table = Table { species: &species, lists: &lists };
    let chances = |place: &Place<'_>, choice| {
        let odds = PlacementOdds::of(&table, place, choice).unwrap();
        whole(&odds, &table);
        all(&table).map(|who| odds.chance(who).unwrap().value).collect::<Vec<_>>()
    };
    // A unique one alone: the draws would go on for ever. So with none of the temple.
    assert_eq!(chances(&at(environment::SEWERS, 0), Choice::Floor), [0.0, 0.0, 0.0, 0.0, 1.0]);
    assert_eq!(chances(&at(0, 1), Choice::Temple), [0.0, 0.0, 0.0, 0.0, 1.0]);
    // Of the whole catalogue the one that is common.
    assert_eq!(chances(&at(environment::ABYSS, 0), Choice::Difficulty), [0.0, 0.0, 1.0, 0.0, 0.0]);
    assert_eq!(chances(&at(0, 1), Choice::Wildcard), [0.5, 0.5, 0.0, 0.0, 0.0]);
    assert_eq!(chances(&at(0, 1), Choice::Summon), [0.25, 0.25, 0.25, 0.25, 0.0]);
    assert_eq!(arrival_odds(&table, &at(environment::SEWERS, 0), 1, None), Ok(Chance::NEVER));
    // What they tell must be there.
    for (environment, choice) in [
        (environment::CAVES, Choice::Floor),
        (0, Choice::Countryside(terrain::PLAINS)),
        (0, Choice::Undead { major: true }),
    ] {
        let refused = PlacementOdds::of(&table, &at(environment, 9), choice).unwrap_err();
        assert_eq!(refused, Error::Species);
    }
    let below = PlacementOdds::of(&TABLE, &at(environment::CAVES, -1), Choice::Floor);
    assert_eq!(below.unwrap_err(), Error::Level);

    // A band without a species has no draw, and the first of the table comes.
    lists.bands = [0; 11];
    let nothing = Table { species: &species[2..], lists: &lists };
    assert_eq!(reach(&nothing, 3), 0);
    proven(&nothing, &at(0, 1), Choice::Difficulty, Proof::Exact, |dice| {
        select(&nothing, 3, dice).map(Some)
    });
    proven(&nothing, &at(0, 1), Choice::Wildcard, Proof::Exact, |dice| {
        Ok(Some(wildcard(&nothing, dice)))
    });
}

fn numbers(odds: &Distribution<'_>) -> Vec<(i32, f64)> {
    odds.iter().filter(|&(_, chance)| chance > 0.0).collect()
}

/// A creature's place is given, so that none is drawn.
struct Given;

impl<D: Dice + ?Sized> crate::omega::Game<D> for Given {
    fn place(&mut self) -> Result<Option<(i32, i32)>, Error> {
        Ok(Some((0, 0)))
    }
}

#[test]
fn how_many() {
    for (environment, depth) in [
        (environment::VILLAGE, 1),
        (environment::CAVES, 10),
        (environment::CASTLE, 16),
        (environment::VOLCANO, 3),
        (environment::VOLCANO, 16),
        (environment::VOLCANO, 127),
    ] {
        let place = at(environment, depth);
        let mut room = vec![f64::NAN; population_outcomes(&TABLE, &place).unwrap()];
        let odds = population_odds(&TABLE, &place, &mut room).unwrap();
        let mut counted = vec![Chance::NEVER; FLOOR_CAPACITY + 1];
        walked(
            Walk::DEPTH,
            |dice| {
                let mut dice = OnlyFirst::of(dice);
                // Where the number isn't drawn all are made of zeros.
                dice.drawn = place.difficulty(&TABLE) < 3;
                crate::omega::populate(&TABLE, &place, &mut Given, &mut dice, &mut [])
            },
            |count, chance| counted[count] = counted[count].or(chance),
        );
        for (count, counted) in (0..).zip(counted) {
            assert_eq!(odds.chance(count), counted.value, "{count}");
        }
        let sum: f64 = odds.chances().iter().sum();
        assert!((sum - 1.0).abs() < 1e-12);
    }
    let castle = at(environment::CASTLE, 16);
    let mut room = [0.0; 4];
    let odds = population_odds(&TABLE, &castle, &mut room).unwrap();
    assert_eq!(numbers(&odds), [(21, 0.5), (24, 0.5)]);
    assert_eq!(population_odds(&TABLE, &castle, &mut [0.0; 3]), Err(Error::Capacity));
    assert_eq!(population_outcomes(&TABLE, &at(environment::CASTLE, -1)), Err(Error::Level));
    let mut lists = *TABLE.lists;
    lists.environments[0].base = 123;
    let crowded = Table { lists: &lists, ..TABLE };
    assert_eq!(population_outcomes(&crowded, &at(0, 1)), Err(Error::Capacity));
    lists.environments[0].base = 122;
    let crowded = Table { lists: &lists, ..TABLE };
    assert_eq!(population_outcomes(&crowded, &at(0, 1)), Ok(3 * 39 + 1));

    let mut room = [0.0; ENCOUNTER_OUTCOMES];
    let odds = encounter_odds(&mut room).unwrap();
    let mut counted = [Chance::NEVER; ENCOUNTER_OUTCOMES + 1];
    walked(
        2,
        |dice| Ok((dice.below(5) + 1) * (dice.below(3) + 1)),
        |count, chance| counted[count as usize] = counted[count as usize].or(chance),
    );
    for (count, counted) in (0..).zip(counted) {
        assert_eq!(odds.chance(count), counted.value, "{count}");
    }
    assert!((odds.mean() - 5.9997).abs() < 1e-12);
    assert_eq!(encounter_odds(&mut [0.0; 14]), Err(Error::Capacity));
}

#[test]
fn arrivals() {
    for (environment, depth, levels, chance) in [
        (environment::CAVES, 1, 10, Chance::of(1, 10)),
        (environment::SEWERS, 18, 18, Chance::of(3_334, 10_000)),
        (environment::CASTLE, 16, 16, Chance::of(1, 2)),
        (environment::VOLCANO, 20, 20, Chance::of(1, 2)),
        (environment::ASTRAL, 2, 5, Chance::ALWAYS),
        (environment::CAVES, 1, 0, Chance::ALWAYS),
    ] {
        let place = at(environment, depth);
        let arrival = |who| arrival_odds(&TABLE, &place, levels, who).unwrap();
        assert_eq!(arrival(None), chance);
        let each = (0..150).map(|who| arrival(Some(who)));
        assert_eq!(each.fold(Chance::NEVER, Chance::or), chance);
    }
    // Somebody of 9 species in a year of ten-minute checks.
    let rare = arrival_odds(&TABLE, &at(environment::CAVES, 1), 255, Some(0)).unwrap();
    let once = at_least_once(rare.value, 52_560).unwrap();
    assert!((once - (1.0 - (1.0 - rare.value).powi(52_560))).abs() < 1e-10, "{once}");
    assert_eq!(arrival_odds(&TABLE, &at(0, 1), 1, Some(150)), Err(Error::Species));
}
