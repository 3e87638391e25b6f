//! Omega's tables against the facts, its odds, and what the C face does with bad input.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use ffi_tests::library::omega::{NOWHERE, Omega, World};
use ffi_tests::library::{Dice, Refusal};
use ffi_tests::replay::{Row, read, rows};
use ffi_tests::root;
use monstr::capi::*;
use monstr::dice::{self, Buckets, Pcg32};
use monstr::omega::codes::{identity, traits};
use monstr::omega::{
    Creature, Lists, NoGame, Place, Step, TABLE, Template, Told, codes, create, monster, populate,
};

fn facts(name: &str) -> String {
    read(&root().join("ffi-tests/golden/facts").join(name)).expect("facts")
}

fn omega() -> Omega<'static> {
    Omega::embedded().expect("built in")
}

fn text<'a>(row: &Row<'a>, name: &str) -> &'a str {
    row.text(name).expect("a column")
}

fn number<T: std::str::FromStr>(row: &Row, name: &str) -> T {
    row.number(name).expect("a number")
}

/// The numbers of a group of constants, by their names.
fn constants(group: &str) -> HashMap<String, i32> {
    let facts = facts("omega-constants.csv");
    let rows = rows(&facts, None).expect("rows");
    let of_group = rows.iter().filter(|row| text(row, "group") == group);
    of_group.map(|row| (text(row, "name").to_owned(), number(row, "value"))).collect()
}

/// All that a species' record should hold.
fn template(row: &Row, functions: &HashMap<String, i32>) -> Template {
    let function = |name| functions[text(row, name)] as i16;
    let colour = |name| {
        let known = COLOURS.iter().find(|(known, _)| *known == text(row, name));
        known.expect("a colour").1
    };
    let who = number(row, "index");
    Template {
        status: number(row, "status"),
        immunity: number(row, "immunity"),
        hp: number(row, "hp"),
        experience: number(row, "xpv"),
        corpse_weight: number(row, "corpseweight"),
        corpse_value: number(row, "corpsevalue"),
        hit: number(row, "hit"),
        armour: number(row, "ac"),
        damage: number(row, "dmg"),
        sense: number(row, "sense"),
        wakeup: number(row, "wakeup"),
        level: number(row, "level"),
        speed: number(row, "speed"),
        corpse_item: number(row, "transformid"),
        start_item: number(row, "startthing"),
        talk: function("talk"),
        movement: function("move"),
        melee: function("melee"),
        strike: function("strike"),
        special: function("special"),
        sleep: number(row, "sleep"),
        treasure: number(row, "treasure"),
        uniqueness: number(row, "uniqueness"),
        identity: match who {
            monster::ANGEL | monster::HIGH_ANGEL | monster::ARCHANGEL => identity::ANGEL,
            monster::ZERO_NPC | monster::WEREHUMAN => identity::TRADE,
            monster::SATYR => identity::SEDUCTOR,
            monster::INCUBUS => identity::DEMON_LOVER,
            monster::NPC => identity::LOG_NPC,
            monster::HISCORE_NPC => identity::OFFICEHOLDER,
            _ => identity::NONE,
        },
        traits: match who {
            monster::NPC | monster::ZERO_NPC | monster::HISCORE_NPC => {
                traits::NEVER_IN_ARENA | traits::NEVER_WERE
            }
            monster::WEREHUMAN => traits::NEVER_WERE,
            _ => 0,
        },
        symbol: text(row, "symbol").as_bytes()[0],
        colour: colour("color"),
        background: colour("background"),
    }
}

#[test]
fn every_record_holds_the_facts() {
    let (omega, facts, functions) = (omega(), facts("omega-0.90.4.csv"), constants("function"));
    let rows = rows(&facts, None).expect("rows");
    assert_eq!(omega.species_count(), Ok(rows.len() as i32));
    let mut first = HashMap::new();
    for (who, row) in (0..).zip(&rows) {
        let name = text(row, "name");
        assert_eq!(number::<i32>(row, "index"), who);
        assert_eq!(omega.species(who), Ok(template(row, &functions)), "{name}");
        let band: usize = number(row, "band");
        let (from, to) = (TABLE.band(band), TABLE.band(band + 1));
        assert!((from..to).contains(&(who as u16)), "{name} is in band {band}");
        for (column, kind) in [
            ("name", MONSTR_OM_TEXT_NAME),
            ("corpse", MONSTR_OM_TEXT_CORPSE),
            ("melee_string", MONSTR_OM_TEXT_BLOWS),
        ] {
            assert_eq!(omega.text(who, kind), Some(text(row, column)), "{name}");
        }
        assert_eq!(omega.find(name), Ok(*first.entry(name).or_insert(who)), "{name}");
    }
    let beyond = rows.len() as i32;
    assert_eq!(omega.species(beyond), Err(Refusal(MONSTR_E_SPECIES)));
    assert_eq!(omega.text(beyond, MONSTR_OM_TEXT_NAME), None);
    assert_eq!(omega.text(0, 3), None);
    assert_eq!(omega.find("Giant_Soldier-Ant"), Ok(monster::ANT.into()));
    assert_eq!(omega.find("newt"), Ok(MONSTR_NONE));
}

/// The words of a module of codes, each with its number.
macro_rules! words {
    ($($list:ident: $type:ty = $module:ident: $($word:ident)*;)*) => {
        $(const $list: &[(&str, $type)] = &[$((stringify!($word), codes::$module::$word)),*];)*
    };
}

words! {
    COLOURS: u8 = colour: BLACK BLUE GREEN CYAN RED PURPLE BROWN WHITE GREY LIGHT_BLUE LIGHT_GREEN
        LIGHT_CYAN LIGHT_RED LIGHT_PURPLE YELLOW BRIGHT_WHITE;
    STATUS: u32 = status: AWAKE MOBILE HOSTILE WANDERING HUNGRY GREEDY NEEDY ONLYSWIM FLYING
        INTANGIBLE SWIMMING POISONOUS EDIBLE;
    IMMUNITY: u32 = immunity: UNSTOPPABLE NORMAL_DAMAGE FLAME COLD ELECTRICITY POISON ACID FEAR
        SLEEP NEGENERGY OTHER_MAGIC THEFT GAZE INFECTION;
    UNIQUENESS: u8 = uniqueness: COMMON UNIQUE_UNMADE UNIQUE_MADE UNIQUE_TAKEN;
    DEITIES: i32 = deity: ODIN SET ATHENA HECATE DRUID DESTINY;
    TERRAIN: i32 = terrain: PLAINS TUNDRA ROAD MOUNTAINS PASS RIVER CITY VILLAGE FOREST JUNGLE
        SWAMP VOLCANO CASTLE TEMPLE CAVES DESERT CHAOS_SEA STARPEAK DRAGONLAIR MAGIC_ISLE;
    ENVIRONMENTS: i32 = environment: NEVER_NEVER_LAND COUNTRYSIDE CITY VILLAGE TACTICAL_MAP SEWERS
        CASTLE CAVES VOLCANO ASTRAL ARENA HOVEL MANSION HOUSE DLAIR ABYSS STARPEAK MAGIC_ISLE
        TEMPLE CIRCLE COURT;
    ITEMS: i16 = item: THING FOOD SCROLL POTION WEAPON ARMOR SHIELD CLOAK BOOT RING STICK ARTIFACT
        CASH CORPSE;
    BEHAVIOUR: i16 = behaviour: NO_OP
        TALK_STUPID TALK_SILENT TALK_HUNGRY TALK_GREEDY TALK_TITTER TALK_MAN TALK_ROBOT TALK_EVIL
        TALK_BURBLE TALK_SLITHY TALK_MIMSY TALK_SEDUCTOR TALK_MP TALK_IM TALK_GUARD TALK_GHOST
        TALK_HINT TALK_BEG TALK_EF TALK_GF TALK_MORGON TALK_LB TALK_DEMONLOVER TALK_ASSASSIN
        TALK_NINJA TALK_THIEF TALK_MERCHANT TALK_HORSE TALK_PARROT TALK_ANIMAL TALK_HYENA
        TALK_SERVANT TALK_SCREAM TALK_DRUID TALK_ARCHMAGE TALK_PRIME
        SP_SURPRISE SP_MP SP_THIEF SP_AGGRAVATE SP_POISON_CLOUD SP_HUGE SP_SUMMON SP_ILLUSION
        SP_FLUTTER SP_ESCAPE SP_SPELL SP_EXPLODE SP_DEMON SP_ACID_CLOUD SP_WHIRL SP_GHOST
        SP_WHISTLEBLOWER SP_EATER SP_LAWBRINGER SP_DRAGONLORD SP_DE SP_DEMONLOVER SP_SEDUCTOR
        SP_MASTER SP_WYRM SP_BLACKOUT SP_BOG SP_MERCHANT SP_WERE SP_SERVANT SP_AV SP_LW SP_SWARM
        SP_ANGEL SP_MB SP_MIRROR SP_RAISE SP_DEATH SP_COURT SP_LAIR SP_PRIME
        STRIKE_MISSILE STRIKE_FBOLT STRIKE_LBALL STRIKE_FBALL STRIKE_BLIND STRIKE_SNOWBALL
        STRIKE_MASTER STRIKE_SONIC
        MELEE_NORMAL MELEE_FIRE MELEE_DRAGON MELEE_MP MELEE_ELEC MELEE_POISON MELEE_NG
        MELEE_SUCCUBUS MELEE_SPIRIT MELEE_DISEASE MELEE_SLEEP MELEE_COLD MELEE_MASTER
        MELEE_GRAPPLE MELEE_DEATH
        MOVE_NORMAL MOVE_FLUTTER MOVE_TELEPORT MOVE_FOLLOW MOVE_RANDOM MOVE_SMART MOVE_SPIRIT
        MOVE_SCAREDY MOVE_CONFUSED MOVE_ANIMAL MOVE_LEASH;
}

/// Holds our words against a group of the facts, in which each has something around it.
fn hold<T: Copy + Into<i64>>(group: &str, words: &[(&str, T)], fact: impl Fn(&str) -> String) {
    let mut known = constants(group);
    for (word, number) in words {
        let number: i64 = (*number).into();
        assert_eq!(known.remove(&fact(word)).map(i64::from), Some(number), "{group} {word}");
    }
    assert!(known.keys().all(|left| NO_CODES.contains(&left.as_str())), "{group}: {known:?}");
}

/// Constants that are no codes of ours: they stand for no place, kind or number of their own.
const NO_CODES: &[&str] = &["E_RESTORE", "E_RANDOM", "E_MAX", "M_INVISIBLE", "TOTALITEMS"];

#[test]
fn every_code_has_the_games_number() {
    let as_it_is = |word: &str| word.to_owned();
    hold("status", STATUS, as_it_is);
    assert_eq!(constants("status")["M_INVISIBLE"], MONSTR_OM_STATUS_INVISIBLE);
    let bits: Vec<_> = IMMUNITY.iter().map(|(word, bit)| (*word, bit.trailing_zeros())).collect();
    hold("immunity", &bits, as_it_is);
    hold("uniqueness", UNIQUENESS, as_it_is);
    hold("deity", DEITIES, as_it_is);
    hold("terrain", TERRAIN, as_it_is);
    hold("environment", ENVIRONMENTS, |word| format!("E_{word}"));
    hold("item_base", ITEMS, |word| format!("{word}ID"));
    hold("function", BEHAVIOUR, as_it_is);
    let bands = constants("band");
    for (band, &from) in omega().lists().bands.iter().enumerate() {
        assert_eq!(bands[&format!("ML{band}")], from.into());
    }
}

/// A table of the facts: slot, species (-1: none), and the value beside it.
fn table(rows: &[Row], name: &str) -> Vec<(String, i32, String)> {
    let of_table = rows.iter().filter(|row| text(row, "table") == name);
    let cells = |row| (text(row, "slot").into(), number(row, "species"), text(row, "value").into());
    of_table.map(cells).collect()
}

#[test]
fn every_list_holds_the_facts() {
    let (facts, lists) = (facts("omega-tables.csv"), omega().lists());
    let rows = rows(&facts, None).expect("rows");
    let species = |list: &[u16]| -> Vec<i32> {
        list.iter().map(|&who| if who == Lists::NONE { -1 } else { who.into() }).collect()
    };
    let [plains, forest, jungle, river, swamp, desert, tundra, mountain] = &lists.countryside;
    let simple: &[(&str, &[u16])] = &[
        ("sewers", &lists.sewers),
        ("astral-common", &lists.astral),
        ("astral-deep", &lists.astral_deep),
        ("astral-elemental", &lists.astral_elementals),
        ("volcano", &lists.volcano),
        ("country-plains", plains),
        ("country-forest", forest),
        ("country-jungle", jungle),
        ("country-river", river),
        ("country-swamp", swamp),
        ("country-desert", desert),
        ("country-tundra", tundra),
        ("country-mountain", mountain),
        ("arena", &lists.arena),
        ("temple-site-of-12", &lists.temple),
        ("minor-undead", &lists.minor_undead),
        ("major-undead", &lists.major_undead),
    ];
    for (name, list) in simple {
        let table = table(&rows, name);
        let (listed, rest) = list.split_at(table.len());
        assert_eq!(species(listed), table.iter().map(|row| row.1).collect::<Vec<_>>(), "{name}");
        assert!(rest.iter().all(|&who| who == Lists::NONE), "{name}");
    }
    // The last step of these two has no limit.
    for (name, steps) in
        [("castle-below-difficulty", &lists.castle), ("log-undead-below-level", &lists.undead)]
    {
        for ((_, who, limit), step) in table(&rows, name).iter().zip(steps) {
            let limit = limit.parse().unwrap_or(i16::MAX);
            assert_eq!(*step, Step { limit, species: *who as u16 }, "{name}");
        }
    }
    for ((_, who, limit), step) in table(&rows, "caves-threshold").iter().zip(lists.caves) {
        assert_eq!(step, Step { limit: limit.parse().unwrap(), species: *who as u16 });
    }
    let helpers = [
        ("demon-helpers-by-level", 0, &lists.demon_helpers[..]),
        ("angel-host-by-level", 1, &lists.angel_hosts[..]),
    ];
    for (name, angel, steps) in helpers {
        let table = table(&rows, name);
        assert_eq!(table.len(), steps.len());
        for ((level, who, count), step) in table.iter().zip(steps) {
            let level = level.parse().unwrap();
            assert_eq!(*step, Step { limit: level, species: *who as u16 }, "{name}");
            let count = count.parse().unwrap();
            assert_eq!(omega().helpers(angel, level.into()), Ok((*who, count)), "{name}");
        }
    }
    assert_eq!(omega().helpers(0, 2), Ok((MONSTR_NONE, 0)));
    assert_eq!(omega().helpers(1, 2), Ok((monster::PHANTOM.into(), 3)));
}

#[test]
fn what_a_difficulty_reaches() {
    let omega = omega();
    let counts = [8, 30, 44, 58, 76, 90, 103, 117, 129, 137];
    let accepted = [8889, 9677, 9778, 9668, 9744, 9782, 9808, 9751, 9773, 9787];
    let beyond = [(10, 137, 9136), (11, 137, 9136), (i32::MAX, 137, 9136), (-1, 137, 9136)];
    let all = (0..).zip(counts).zip(accepted).map(|((d, count), sum)| (d, count, sum));
    for (difficulty, count, sum) in all.chain(beyond) {
        let weights = (0..150).map(|who| omega.weight(difficulty, who).expect("a weight"));
        let weights: Vec<_> = weights.filter(|&weight| weight > 0).collect();
        assert_eq!((weights.len(), weights.iter().sum()), (count, sum), "{difficulty}");
    }
    for never in [8, 50, 110, 140, 149] {
        assert_eq!(omega.weight(10, never), Ok(0));
    }
    for dynamic in [4, 7, 58] {
        assert!(omega.weight(10, dynamic).unwrap() > 0);
    }
    // Of the wildcard's 132 species none is left out.
    assert_eq!(TABLE.band(9), 132);
    let no_species = omega.weight(3, 150);
    assert_eq!(no_species, Err(Refusal(MONSTR_E_SPECIES)));
}

#[test]
fn the_buckets_of_every_bound() {
    let each = |bound| -> Vec<i32> {
        (0..bound).map(|value| Omega::buckets(bound, value).expect("a weight")).collect()
    };
    for bound in [1, 2, 4, 5, 10, 16, 20, 40, 80, 100, 1000] {
        assert!(each(bound).iter().all(|&count| count == 10_000 / bound), "{bound}");
    }
    assert_eq!(each(3), [3334, 3333, 3333]);
    assert_eq!(each(6), [1667, 1667, 1666, 1667, 1667, 1666]);
    assert_eq!(each(7), [1429, 1429, 1428, 1429, 1428, 1429, 1428]);
    assert_eq!(each(12), [834, 833, 833].repeat(4));
    assert_eq!(each(14), [715, 714, 714, 715, 714, 714, 714].repeat(2));
    assert_eq!(each(15), [667, 667, 666].repeat(5));
    assert_eq!(each(9), [[1112].as_slice(), &[1111; 8]].concat());
    assert_eq!(each(64), [157, 156, 156, 156].repeat(16));
    // What is counted is what is drawn.
    for bound in (1..=200).chain([10_000, 20_000, 65_535]) {
        let mut counted = vec![0; bound as usize];
        for raw in 0..10_000 {
            counted[Omega::random_range(raw, bound).unwrap() as usize] += 1;
        }
        assert_eq!(each(bound), counted, "{bound}");
    }
    for (bound, value) in [(0, 0), (-1, 0), (3, 3), (3, -1), (65_536, 0)] {
        assert_eq!(Omega::buckets(bound, value), Err(Refusal(MONSTR_E_COUNT)));
    }
}

fn at(environment: i32, depth: i32) -> monstr_om_place {
    monstr_om_place { environment, depth, ..NOWHERE }
}

/// What the theme of a place tells: each species with its weight; the ordinary weight; the
/// broad one; the total, which is the sum of all.
fn branches(environment: i32, depth: i32) -> (Vec<(u16, u32)>, u32, u32, u32) {
    let (ways, told) = omega().branches(&at(environment, depth)).expect("branches");
    assert_eq!(told.len(), ways.count as usize);
    let told = told.iter().map(|&Told { weight, who }| (who as u16, weight));
    let told: Vec<_> = told.collect();
    let sum = told.iter().map(|(_, weight)| weight).sum::<u32>() + ways.ordinary + ways.broad;
    assert_eq!(sum, ways.total);
    (told, ways.ordinary, ways.broad, ways.total)
}

#[test]
fn branches_of_the_caves() {
    use monster::{GOBLIN, GOBLIN_CHIEF, GOBLIN_SHAMAN};
    let (told, ordinary, _, total) = branches(MONSTR_OM_ENV_CAVES, 1);
    assert_eq!(told, [(GOBLIN_CHIEF, 90_000), (GOBLIN, 445_900)]);
    assert_eq!((ordinary, total), (464_100, 1_000_000));
    for depth in 1..=20 {
        let s = (10 * depth - 51).clamp(0, 100) as u32;
        let c = (10 * depth - 1).clamp(0, 100) as u32;
        let (told, ordinary, ..) = branches(MONSTR_OM_ENV_CAVES, depth);
        let expected = [
            (GOBLIN_SHAMAN, 10_000 * s),
            (GOBLIN_CHIEF, 100 * (100 - s) * c),
            (GOBLIN, (100 - s) * (100 - c) * 49),
        ];
        let possible = expected.into_iter().filter(|&(_, weight)| weight > 0);
        assert_eq!(told, possible.collect::<Vec<_>>(), "{depth}");
        assert_eq!(ordinary, (100 - s) * (100 - c) * 51, "{depth}");
    }
    let (told, ..) = branches(MONSTR_OM_ENV_CAVES, 10);
    assert_eq!(told[0], (GOBLIN_SHAMAN, 490_000));
}

#[test]
fn branches_of_the_sewers() {
    let list = omega().lists().sewers;
    for depth in 1..=40 {
        let (told, ordinary, _, total) = branches(MONSTR_OM_ENV_SEWERS, depth);
        assert_eq!(total, 100_000_000);
        let weight = |slot| 6666 * Omega::buckets(depth + 3, slot).expect("a weight") as u32;
        let slots = (0..depth + 3).take(16);
        let expected: Vec<_> = slots.map(|slot| (list[slot as usize], weight(slot))).collect();
        assert_eq!(told, expected, "{depth}");
        let beyond: u32 = (16..depth + 3).map(weight).sum();
        assert_eq!(ordinary, 33_340_000 + beyond, "{depth}");
        assert_eq!(beyond > 0, depth >= 14, "{depth}");
    }
}

#[test]
fn branches_of_the_astral_plane() {
    let lists = omega().lists();
    for depth in 0..=8 {
        let (told, ordinary, _, total) = branches(MONSTR_OM_ENV_ASTRAL, depth);
        assert_eq!(total, 40_000);
        // 0.0417 for every third slot, 0.04165 for the others.
        let common = lists.astral.into_iter().zip([1668, 1666, 1666].into_iter().cycle());
        let rarer: Vec<_> = match depth {
            1..=4 => vec![(lists.astral_elementals[depth as usize - 1], 10_000)],
            5 => lists.astral_deep.into_iter().zip([834, 833, 833].into_iter().cycle()).collect(),
            _ => vec![],
        };
        assert_eq!(told, common.chain(rarer.clone()).collect::<Vec<_>>(), "{depth}");
        assert_eq!(ordinary, if rarer.is_empty() { 20_000 } else { 10_000 }, "{depth}");
    }
}

#[test]
fn branches_of_the_volcano() {
    let (omega, list) = (omega(), omega().lists().volcano);
    let broad: Vec<_> = (0..150).map(|who| omega.broad_weight(who).expect("a weight")).collect();
    // 79 species alike: 110 is the one that isn't common.
    assert_eq!(broad.iter().filter(|&&weight| weight == 125).count(), 79);
    assert!((0..).zip(&broad).all(|(who, &weight)| {
        weight == if (60..140).contains(&who) && who != 110 { 125 } else { 0 }
    }));
    for depth in 0..=60 {
        let (told, ordinary, broad, total) = branches(MONSTR_OM_ENV_VOLCANO, depth);
        assert_eq!((broad, total), (10_000, 20_000));
        let bound = depth / 2 + 2;
        let weight = |slot| Omega::buckets(bound, slot).expect("a weight") as u32;
        let slots = (0..bound).take(22);
        let expected: Vec<_> = slots.map(|slot| (list[slot as usize], weight(slot))).collect();
        assert_eq!(told, expected, "{depth}");
        assert_eq!(ordinary, (22..bound).map(weight).sum::<u32>(), "{depth}");
    }
}

#[test]
fn branches_of_the_castle_and_elsewhere() {
    use monster::{ENCHANTOR, FIRE_ELEM, NECROMANCER, THAUMATURGIST};
    for (depth, wizard) in
        [(1, ENCHANTOR), (3, ENCHANTOR), (4, NECROMANCER), (8, FIRE_ELEM), (16, THAUMATURGIST)]
    {
        let (told, ordinary, _, total) = branches(MONSTR_OM_ENV_CASTLE, depth);
        assert_eq!((told, ordinary, total), (vec![(wizard, 1)], 3, 4), "{depth}");
    }
    for environment in [0, 1, 10, 20, 21, 31, 32, -1, i32::MIN, i32::MAX] {
        assert_eq!(branches(environment, 5), (vec![], 1, 0, 1));
    }
    assert_eq!(omega().branches(&at(7, -1)), Err(Refusal(MONSTR_E_LEVEL)));
}

#[test]
fn how_often_somebody_wanders_by() {
    let weight = |environment, depth, levels| {
        omega().wander_weight(&at(environment, depth), levels).expect("a weight")
    };
    assert_eq!(weight(MONSTR_OM_ENV_CAVES, 1, 10), 1000);
    assert_eq!(weight(MONSTR_OM_ENV_SEWERS, 18, 18), 3334);
    assert_eq!(weight(MONSTR_OM_ENV_CASTLE, 16, 16), 5000);
    assert_eq!(weight(MONSTR_OM_ENV_VOLCANO, 20, 20), 5000);
    assert_eq!(weight(MONSTR_OM_ENV_ASTRAL, 1, 5), 10_000);
    assert_eq!(weight(MONSTR_OM_ENV_CAVES, -128, 10), 0);
}

#[test]
fn how_many_are_met_in_the_countryside() {
    let weights: Vec<_> = (0..=16).map(|n| Omega::encounter_weight(n).unwrap()).collect();
    assert_eq!(weights.iter().sum::<i32>(), 50_000);
    assert_eq!((weights[0], weights[1], weights[15], weights[16]), (0, 3334, 3333, 0));
    // Four: 4 * 1 and 2 * 2. Six: 3 * 2 and 2 * 3. Eleven: in no way.
    assert_eq!((weights[4], weights[6], weights[11]), (6667, 6666, 0));
    let mean: i32 = (0..).zip(&weights).map(|(count, weight)| count * weight).sum();
    assert_eq!(mean, 299_985); // 5.9997
    assert_eq!(Omega::encounter_weight(-1), Err(Refusal(MONSTR_E_COUNT)));
}

/// Dice that keep what they were asked and answered.
struct Recorded {
    dice: Buckets<Pcg32>,
    draws: Vec<(i32, i32)>,
}

impl dice::Dice for Recorded {
    fn below(&mut self, bound: i32) -> i32 {
        let drawn = self.dice.below(bound);
        self.draws.push((bound, drawn));
        drawn
    }
}

/// The game of the golden rows: places one after the other.
#[derive(Default)]
struct InARow(i32);

impl<D: dice::Dice> monstr::omega::Game<D> for InARow {
    fn place(&mut self) -> Result<Option<(i32, i32)>, monstr::Error> {
        self.0 += 1;
        Ok(Some((self.0 - 1, 0)))
    }
}

/// How the making of a floor goes: the first draws, bound and answer, and the first species.
#[test]
fn floors_begin_as_the_games_do() {
    use codes::environment as e;
    use monster::*;
    type Case = (u64, i32, i8, &'static [(i32, i32)], &'static [u16]);
    let cases: &[Case] = &[
        (57, e::CAVES, 5, &[(100, 21), (100, 13), (100, 60), (100, 93), (1, 0)], &[GOBLIN]),
        (
            323,
            e::SEWERS,
            14,
            &[(1, 0), (3, 0), (92, 66), (2, 0), (100, 22), (1, 0), (3, 1), (17, 8), (100, 29)],
            &[INCUBUS, DENEBIAN],
        ),
        (407, e::ASTRAL, 2, &[(2, 0), (2, 1), (12, 1), (100, 23)], &[FUZZY]),
        (
            449,
            e::ASTRAL,
            5,
            &[(2, 1), (2, 0), (2, 0), (2, 0), (2, 0), (2, 0), (2, 1), (12, 4)],
            &[OUTER_DEMON],
        ),
        (561, e::VOLCANO, 8, &[(2, 1), (2, 1), (80, 34)], &[WATER_ELEM, INCUBUS]),
        (
            799,
            e::CASTLE,
            5,
            &[(1, 0), (4, 0), (92, 12), (100, 25), (4, 1), (100, 87), (4, 3)],
            &[SEWER_RAT, NECROMANCER],
        ),
    ];
    for (seed, environment, depth, draws, species) in cases {
        let mut dice = Recorded { dice: Buckets::seeded(*seed, 54), draws: vec![] };
        let here = Place { environment: *environment, depth: *depth, ..Place::default() };
        let mut floor = [Creature::default(); 64];
        populate(&TABLE, &here, &mut InARow(0), &mut dice, &mut floor).expect("a floor");
        assert_eq!(dice.draws[..draws.len()], **draws, "{seed}");
        let made = floor.iter().map(|creature| creature.template as u16);
        assert_eq!(made.take(species.len()).collect::<Vec<_>>(), *species, "{seed}");
    }
}

/// Dice whose first draw is the most that it can be, or the least.
struct FirstDraw {
    most: Option<bool>,
    rest: Buckets<Pcg32>,
}

impl dice::Dice for FirstDraw {
    fn below(&mut self, bound: i32) -> i32 {
        match self.most.take() {
            Some(true) => bound - 1,
            Some(false) => 0,
            None => self.rest.below(bound),
        }
    }
}

#[test]
fn how_many_a_floor_has() {
    let count = |environment, depth, most| {
        let here = Place { environment, depth, ..Place::default() };
        let mut dice = FirstDraw { most: Some(most), rest: Buckets::seeded(7, 54) };
        populate(&TABLE, &here, &mut InARow(0), &mut dice, &mut []).expect("a floor")
    };
    for (environment, depth, least, most) in [
        (MONSTR_OM_ENV_CAVES, 1, 11, 11),
        (MONSTR_OM_ENV_SEWERS, 18, 11, 14),
        (MONSTR_OM_ENV_CASTLE, 16, 21, 24),
        (MONSTR_OM_ENV_ASTRAL, 1, 21, 24),
        (MONSTR_OM_ENV_VOLCANO, 15, 31, 34),
        (MONSTR_OM_ENV_VOLCANO, 16, 31, 37),
        (MONSTR_OM_ENV_VOLCANO, 127, 31, 64),
    ] {
        assert_eq!(count(environment, depth, false), least);
        assert_eq!(count(environment, depth, true), most);
    }
}

/// Awake with (99 - sleep) percent: never at 100 and 99.
#[test]
fn how_likely_one_is_awake() {
    /// Answers one draw of 100.
    struct Percent(i32);
    impl dice::Dice for Percent {
        fn below(&mut self, bound: i32) -> i32 {
            if bound == 100 { self.0 } else { 0 }
        }
    }
    let likely = [
        (monster::DRAGON, 0),
        (monster::HORNET, 49),
        (monster::SHEEP, 74),
        (monster::FNORD, 99),
        // Its template is awake already.
        (monster::MURK, 100),
    ];
    for (species, awake) in likely {
        let wakes = (0..100).filter(|&percent| {
            let here = Place::default();
            let (dice, mut made) = (&mut Percent(percent), Creature::default());
            create(&TABLE, &here, Some(species), &mut NoGame, dice, &mut made).expect("made");
            made.is(codes::status::AWAKE)
        });
        assert_eq!(wakes.count(), awake, "{species}");
    }
}

/// A world in which every square is free.
fn open() -> World<'static> {
    World { is_free: Some(Box::new(|_, _, _| 1)), ..World::default() }
}

#[test]
fn a_floor_larger_than_the_buffer() {
    let (omega, here) = (omega(), at(MONSTR_OM_ENV_CASTLE, 3));
    let populate = |room| {
        let mut dice = Dice::in_buckets(11);
        let floor = omega.populate(&here, &mut open(), &mut dice, room).expect("a floor");
        (floor, dice.trace())
    };
    let ((whole, count), trace) = populate(64);
    assert_eq!(whole.len() as i32, count);
    for room in [0, 1, 5] {
        let ((part, told), drawn) = populate(room);
        assert_eq!((told, drawn), (count, trace), "what is lost has been made");
        assert_eq!(part, whole[..room]);
    }
    let met = |room| {
        let (mut world, mut dice) = (World::default(), Dice::in_buckets(11));
        let terrain = MONSTR_OM_TERRAIN_FOREST;
        omega.countryside(&here, terrain, (64, 16), &mut world, &mut dice, room).expect("a band").1
    };
    assert_eq!(met(0), met(64));
}

#[test]
fn nobody_stands_on_anybody() {
    let (omega, here) = (omega(), at(MONSTR_OM_ENV_VOLCANO, 20));
    // Room for everybody, and for few more.
    let mut world = World { size: (8, 5), ..open() };
    for seed in 0..200 {
        let mut dice = Dice::in_buckets(seed);
        let (floor, _) = omega.populate(&here, &mut world, &mut dice, 64).expect("a floor");
        let mut squares: Vec<_> = floor.iter().map(|creature| (creature.x, creature.y)).collect();
        squares.sort();
        squares.dedup();
        assert_eq!(squares.len(), floor.len());
    }
}

#[test]
fn the_countrys_coordinates_can_be_swapped() {
    let omega = omega();
    let met = |x_first, terrain| {
        let here = monstr_om_place { x_first, ..at(MONSTR_OM_ENV_TACTICAL_MAP, 1) };
        let (mut world, mut dice) = (World::default(), Dice::in_buckets(67));
        let met = omega.countryside(&here, terrain, (64, 16), &mut world, &mut dice, 64);
        (met.expect("a band").0, dice.trace())
    };
    // Two of them: y 11 and x 41, then y 8 and x 56.
    let (met_as_gcc, trace) = met(0, MONSTR_OM_TERRAIN_ROAD);
    let squares: Vec<_> = met_as_gcc.iter().map(|creature| (creature.x, creature.y)).collect();
    assert_eq!(squares, [(41, 11), (56, 8)]);
    let (met_otherwise, other_trace) = met(1, MONSTR_OM_TERRAIN_ROAD);
    // The same two buckets, the other way round: x has four times as many squares as y.
    assert_eq!((met_otherwise[0].x / 4, met_otherwise[0].y), (11, 41 / 4));
    assert_ne!(trace, other_trace);
    // With a table nothing changes; terrain that nobody knows has none.
    assert_eq!(met(0, MONSTR_OM_TERRAIN_PLAINS), met(1, MONSTR_OM_TERRAIN_PLAINS));
    assert_eq!(met(0, MONSTR_OM_TERRAIN_ROAD), met(0, 0));
    assert_eq!(met(0, MONSTR_OM_TERRAIN_ROAD), met(0, -7));
}

/// What the game's object maker draws from the dice that it gets is drawn from the rule's.
#[test]
fn objects_interleave() {
    let omega = omega();
    let mut dice = Dice::in_buckets(862);
    let mut levels = vec![];
    let mut world = World {
        object: Some(Box::new(|dice, level| {
            levels.push(level);
            (dice.below(2).expect("a draw") == 1).into()
        })),
        ..World::default()
    };
    let dragon = omega.create(&NOWHERE, monster::DRAGON.into(), &mut world, &mut dice);
    drop(world);
    assert_eq!(dragon.expect("made").objects, 3);
    assert!(levels.len() >= 3 && levels.iter().all(|&level| level == 8));
    assert_eq!(dice.trace().0, 2 + levels.len() as u64);
}

#[test]
fn a_forks_own_tables() {
    let facts = omega();
    let mut species: Vec<_> = (0..150).map(|who| facts.species(who).expect("a record")).collect();
    species.push(Template { hp: 900, uniqueness: 2, start_item: -1, ..species[140] });
    let mut lists = *facts.lists();
    lists.caves[2].species = 150;
    let table = monstr_om_table {
        species: species.as_ptr(),
        lists: &lists,
        names: std::ptr::null(),
        name_stride: 0,
        species_count: 151,
    };
    let fork = Omega::of(&table);
    assert_eq!(fork.species_count(), Ok(151));
    assert_eq!(fork.text(150, MONSTR_OM_TEXT_NAME), None, "no names");
    let king = fork.create(&NOWHERE, 150, &mut World::default(), &mut Dice::in_buckets(1));
    assert_eq!(king.expect("made").hp, 900);

    // The whole catalogue has one more now.
    let reached = |omega: &Omega, difficulty| {
        let mut trace = dice::Trace::START;
        let mut dice = Dice::in_buckets(3);
        omega.select(difficulty, &mut dice).expect("a species");
        let (draws, hash) = dice.trace();
        let bound = (1..200).find(|&bound| {
            trace = dice::Trace::START;
            (0..draws).for_each(|_| trace.note(bound));
            trace.hash == hash
        });
        bound.expect("a bound")
    };
    assert_eq!((reached(&facts, 10), reached(&fork, 10)), (150, 151));
    assert_eq!((reached(&facts, 9), reached(&fork, 9)), (140, 140));
    let (_, told) = fork.branches(&at(MONSTR_OM_ENV_CAVES, 1)).expect("branches");
    assert_eq!(told[1].who, 150);

    // A record that doesn't hold together.
    let refuse = |change: &dyn Fn(&mut monstr_om_table, &mut Lists)| {
        let (mut table, mut lists) = (table, lists);
        change(&mut table, &mut lists);
        if !table.lists.is_null() {
            table.lists = &lists;
        }
        Omega::of(&table).species_count().expect_err("refused").0
    };
    assert_eq!(refuse(&|table, _| table.species_count = 0), MONSTR_E_TABLE);
    assert_eq!(refuse(&|table, _| table.species_count = -1), MONSTR_E_TABLE);
    assert_eq!(refuse(&|table, _| table.species_count = 65_535), MONSTR_E_TABLE);
    assert_eq!(refuse(&|_, lists| lists.bands[3] = 0), MONSTR_E_TABLE);
    assert_eq!(refuse(&|_, lists| lists.bands[10] = 152), MONSTR_E_TABLE);

    // A list that names nobody.
    lists.caves[2].species = 151;
    let table = monstr_om_table { lists: &lists, ..table };
    let made = (0..20).find_map(|seed| {
        let mut dice = Dice::in_buckets(seed);
        let here = at(MONSTR_OM_ENV_CAVES, 1);
        Omega::of(&table).populate(&here, &mut open(), &mut dice, 64).err()
    });
    assert_eq!(made, Some(Refusal(MONSTR_E_SPECIES)));
}

/// Asks with dice that must not have moved where the answer is an error.
fn refused<T: std::fmt::Debug>(ask: impl FnOnce(&mut Dice) -> Result<T, Refusal>) -> i32 {
    let mut dice = Dice::in_buckets(1);
    let refusal = ask(&mut dice).expect_err("refused");
    assert_eq!(dice.trace().0, 0, "the dice are where they were");
    refusal.0
}

#[test]
fn bad_numbers_are_refused() {
    let omega = omega();
    for deep in [-129, 128, i32::MIN, i32::MAX] {
        assert_eq!(omega.difficulty(7, deep), Err(Refusal(MONSTR_E_LEVEL)));
        let code = refused(|dice| omega.populate(&at(7, deep), &mut open(), dice, 64));
        assert_eq!(code, MONSTR_E_LEVEL);
    }
    assert_eq!(refused(|dice| omega.populate(&at(7, -1), &mut open(), dice, 64)), MONSTR_E_LEVEL);
    for environment in [-1, 21, 255, i32::MAX] {
        assert_eq!(omega.difficulty(environment, 9), Ok(3), "nothing is known of it");
    }
    for who in [150, -2, i32::MAX, i32::MIN] {
        let mut world = World::default();
        assert_eq!(refused(|dice| omega.create(&NOWHERE, who, &mut world, dice)), MONSTR_E_SPECIES);
        assert_eq!(refused(|dice| omega.site(&NOWHERE, who, &mut world, dice)), MONSTR_E_SPECIES);
        let call = monstr_om_call { blessing: 0, who, x: 5, y: 5 };
        let code = refused(|dice| omega.summon(&NOWHERE, &call, &mut open(), dice));
        assert_eq!(code, MONSTR_E_SPECIES);
    }
    let unnamed = monstr_om_call { blessing: 1, who: -1, x: 5, y: 5 };
    let code = refused(|dice| omega.summon(&NOWHERE, &unnamed, &mut open(), dice));
    assert_eq!(code, MONSTR_E_SPECIES);
    for levels in [0, -1, 256] {
        let code = refused(|dice| omega.wander(&NOWHERE, levels, &mut open(), dice));
        assert_eq!(code, MONSTR_E_COUNT);
    }
    for size in [(-1, 16), (64, -1), (32_768, 16), (64, i32::MAX)] {
        let mut world = World { size, ..open() };
        let ask = |dice: &mut _| omega.countryside(&NOWHERE, 45, size, &mut world, dice, 64);
        assert_eq!(refused(ask), MONSTR_E_COUNT);
        assert_eq!(refused(|dice| omega.find_space(&mut world, dice)), MONSTR_E_COUNT);
    }
    for place in [
        monstr_om_place { preference: 3, ..NOWHERE },
        monstr_om_place { preference: -1, ..NOWHERE },
        monstr_om_place { x_first: 2, ..NOWHERE },
    ] {
        let code = refused(|dice| omega.create(&place, 0, &mut World::default(), dice));
        assert_eq!(code, MONSTR_E_FLAG);
    }
    assert_eq!(omega.inhabitant(&NOWHERE, 0, 0), Err(Refusal(MONSTR_E_FLAG)));
    assert_eq!(omega.inhabitant(&NOWHERE, 3, 0), Err(Refusal(MONSTR_E_FLAG)));
    assert_eq!(omega.inhabitant(&NOWHERE, 1, 2), Err(Refusal(MONSTR_E_FLAG)));
    assert_eq!(omega.helpers(2, 5), Err(Refusal(MONSTR_E_FLAG)));
    assert_eq!(Omega::random_range(-1, 6), Err(Refusal(MONSTR_E_COUNT)));
    // The largest numbers that there are.
    assert_eq!(Omega::random_range(9_999, i32::MAX), Ok(9_999_i32.wrapping_mul(i32::MAX) / 10_000));
    assert_eq!(Omega::random_range(9_999, i32::MIN), Ok(9_999_i32.wrapping_mul(i32::MIN) / 10_000));
    let tick = monstr_om_place { tick: i32::MAX, ..NOWHERE };
    let made = omega.create(&tick, 0, &mut World::default(), &mut Dice::in_buckets(1));
    assert_eq!(made.expect("made").click, 48);
}

#[test]
fn a_map_without_a_free_square_is_given_up() {
    let omega = omega();
    let asked = Rc::new(RefCell::new(0));
    let count = asked.clone();
    let mut full = World {
        is_free: Some(Box::new(move |_, _, _| {
            *count.borrow_mut() += 1;
            0
        })),
        ..World::default()
    };
    assert_eq!(refused(|dice| omega.find_space(&mut full, dice)), MONSTR_E_PLACE);
    assert!((10_000..=640_000).contains(&*asked.borrow()));
    assert_eq!(refused(|dice| omega.populate(&NOWHERE, &mut full, dice, 64)), MONSTR_E_PLACE);
    // Too few squares for all of them.
    let mut small = World { size: (3, 3), ..open() };
    assert_eq!(refused(|dice| omega.populate(&NOWHERE, &mut small, dice, 64)), MONSTR_E_PLACE);
    // Nobody is called, but the draw is spent.
    let mut dice = Dice::in_buckets(1);
    let call = monstr_om_call { blessing: -1, who: -1, x: 5, y: 5 };
    assert_eq!(omega.summon(&NOWHERE, &call, &mut full, &mut dice), Ok(None));
    assert_eq!(dice.trace().0, 1);
    // Far off the map there is no square to ask for.
    let call = monstr_om_call { blessing: 0, who: 0, x: i32::MAX, y: i32::MIN };
    assert_eq!(omega.summon(&NOWHERE, &call, &mut open(), &mut dice), Ok(None));
}

#[test]
fn what_a_callback_may_not_answer() {
    let omega = omega();
    let dragon = monster::DRAGON.into();
    let object =
        |answer: i32| World { object: Some(Box::new(move |_, _| answer)), ..World::default() };
    // The one that refuses every object is asked 65,536 times.
    for answer in [0, 2, -1, i32::MIN] {
        let code = refused(|dice| {
            // With some seeds the dragon has no possessions.
            *dice = Dice::in_buckets(862);
            let made = omega.create(&NOWHERE, dragon, &mut object(answer), dice);
            assert_eq!(dice.trace().0, 0);
            made
        });
        assert_eq!(code, MONSTR_E_CALLBACK, "{answer}");
    }
    for answer in [-1, 4] {
        let mut world = World { item_state: Some(Box::new(move |_| answer)), ..World::default() };
        let code = refused(|dice| omega.create(&NOWHERE, 3, &mut world, dice));
        assert_eq!(code, MONSTR_E_CALLBACK);
    }
    let mut world = World { is_free: Some(Box::new(|_, _, _| 2)), ..World::default() };
    assert_eq!(refused(|dice| omega.populate(&NOWHERE, &mut world, dice, 64)), MONSTR_E_CALLBACK);
    assert_eq!(refused(|dice| omega.wander(&at(9, 1), 5, &mut world, dice)), MONSTR_E_CALLBACK);
    // Neither a map nor anybody who tells the places.
    let mut none = World::default();
    assert_eq!(refused(|dice| omega.populate(&NOWHERE, &mut none, dice, 64)), MONSTR_E_NULL);
    assert_eq!(refused(|dice| omega.wander(&NOWHERE, 5, &mut none, dice)), MONSTR_E_NULL);
    assert_eq!(refused(|dice| omega.find_space(&mut none, dice)), MONSTR_E_NULL);
    // The places that somebody tells are no map to search.
    let mut told = World { place: Some(Box::new(|| (0, 0))), ..World::default() };
    assert_eq!(refused(|dice| omega.find_space(&mut told, dice)), MONSTR_E_NULL);
    let call = monstr_om_call { blessing: 0, who: 0, x: 5, y: 5 };
    assert_eq!(refused(|dice| omega.summon(&NOWHERE, &call, &mut none, dice)), MONSTR_E_NULL);
}

#[test]
fn null_pointers_are_refused() {
    use std::ptr::{null, null_mut};
    let table = monstr_om_table();
    let (mut x, mut dice) = (0, std::mem::MaybeUninit::<monstr_dice>::uninit());
    let (mut creature, dice) = (Creature::default(), dice.as_mut_ptr());
    let here = &NOWHERE;
    // SAFETY: whatever isn't NULL points to what it should.
    unsafe {
        assert_eq!(monstr_dice_seeded_buckets(dice, 1, 1), 0);
        let answers = [
            monstr_om_create(null(), here, 0, null(), dice, &mut creature),
            monstr_om_create(table, null(), 0, null(), dice, &mut creature),
            monstr_om_create(table, here, 0, null(), null_mut(), &mut creature),
            monstr_om_create(table, here, 0, null(), dice, null_mut()),
            monstr_om_populate(table, here, null(), dice, &mut creature, 1),
            monstr_om_countryside(table, here, 45, 9, 9, null(), dice, null_mut(), 1),
            monstr_om_wander(table, here, 5, null(), dice, &mut creature),
            monstr_om_find_space(null(), dice, &mut x, &mut x),
            monstr_om_summon(table, here, null(), null(), dice, &mut creature),
            monstr_om_temple_square(table, here, null(), dice, null_mut()),
            monstr_om_maze_square(table, here, null(), dice, &mut creature, null_mut()),
            monstr_om_select(null(), 1, dice),
            monstr_om_select(table, 1, null_mut()),
            monstr_om_difficulty(table, 1, 1, null_mut()),
            monstr_om_random_range(1, 1, null_mut()),
            monstr_om_branches(table, here, null_mut(), null_mut(), 0),
            monstr_om_species_of(table, 0, null_mut()),
            monstr_om_find(table, null()),
        ];
        assert_eq!(answers, [MONSTR_E_NULL; 18]);
        assert_eq!(monstr_om_populate(table, here, null(), dice, null_mut(), -1), MONSTR_E_NULL);
        let room = -1;
        let met = monstr_om_countryside(table, here, 45, 9, 9, null(), dice, null_mut(), room);
        assert_eq!(met, MONSTR_E_COUNT);
        // Room for nobody may be anywhere.
        let met = monstr_om_countryside(table, here, 45, 9, 9, null(), dice, null_mut(), 0);
        assert!((1..=15).contains(&met));
    }
    assert_eq!(creature, Creature::default());
}
