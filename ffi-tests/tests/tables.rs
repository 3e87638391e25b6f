//! The embedded tables against the facts, one species after the other.

use std::collections::HashMap;

use ffi_tests::library::{NetHack, ORDINARY, Refusal};
use ffi_tests::replay::{Row, attacks, generation, read, rows};
use ffi_tests::{codes, root};
use monstr::capi::*;
use monstr::nethack::codes::{home, traits};
use monstr::nethack::{Attack, Combat, Species, class};

fn facts(name: &str) -> String {
    read(&root().join("ffi-tests/golden/facts").join(name)).expect("facts")
}

/// Each edition, with the rows of its species.
fn each_edition(check: impl Fn(&str, &NetHack, &[Row])) {
    for (edition, _) in NetHack::EDITIONS {
        let text = facts(&format!("nethack-{edition}.csv.gz"));
        let nethack = NetHack::of(edition).expect("built in");
        check(edition, &nethack, &rows(&text, None).expect("rows"));
    }
}

fn text<'a>(row: &Row<'a>, name: &str) -> &'a str {
    row.text(name).expect("a column")
}

fn int(row: &Row, name: &str) -> i32 {
    row.int(name).expect("a number")
}

/// The words of the games' flags that are traits of ours. The others say nothing that a rule
/// asks for.
const FLAGS: &[(&str, u32)] = &[
    ("FLY", traits::FLIES),
    ("SWIM", traits::SWIMS),
    ("AMORPHOUS", traits::AMORPHOUS),
    ("REGEN", traits::REGENERATES),
    ("UNDEAD", traits::UNDEAD),
    ("DEMON", traits::DEMON),
    ("WERE", traits::WERE),
    ("MALE", traits::MALE),
    ("FEMALE", traits::FEMALE),
    ("NEUTER", traits::NEUTER),
    ("STRONG", traits::STRONG),
    ("NASTY", traits::NASTY),
    ("JEWELS", traits::LIKES_GEMS),
    ("ROCKTHROW", traits::THROWS_ROCKS),
];

/// What the games know by a species' name, in the editions of the first column.
const NAMED: &[(&str, &str, u32)] = &[
    ("3.4.3 3.6.7 5.0.0", "ORC GIANT ELF HUMAN", traits::PLACEHOLDER),
    ("3.4.3 3.6.7 5.0.0", "MAIL_DAEMON", traits::MAIL_DAEMON),
    ("3.4.3 3.6.7 5.0.0", "DEATH FAMINE PESTILENCE", traits::RIDER),
    ("3.4.3 3.6.7 5.0.0", "WIZARD_OF_YENDOR", traits::RISES_STRONGER),
    ("3.4.3 3.6.7 5.0.0", "DEATH", traits::RESISTS_DRAIN),
    ("5.0.0", "BLACK_DRAGON", traits::RESISTS_DRAIN),
    ("3.4.3 3.6.7", "PRIEST", traits::PRECEDES_FEMALE_FORM),
    ("5.0.0", "KILLER_BEE", traits::GROWS_BY_POTION),
    ("3.6.7", "HIGH_PRIEST", traits::MAY_RECUR),
    ("5.0.0", "HIGH_CLERIC", traits::MAY_RECUR),
    ("3.4.3 3.6.7 5.0.0", "GRID_BUG", traits::PLAIN_DAMAGE),
    ("3.4.3 3.6.7 5.0.0", "ACID_BLOB", traits::ALWAYS_FRESH),
    ("3.4.3 3.6.7 5.0.0", "WRAITH", traits::WRAITH),
    ("3.4.3 3.6.7 5.0.0", "MANES", traits::UNLIVING),
];

/// Golems' hit points: those of 3.4.3 and 3.6.7, and those of 5.0.0.
const GOLEMS: &[(&str, u16, u16)] = &[
    ("STRAW_GOLEM", 20, 20),
    ("PAPER_GOLEM", 20, 20),
    ("ROPE_GOLEM", 30, 30),
    ("LEATHER_GOLEM", 40, 40),
    ("GOLD_GOLEM", 40, 60),
    ("WOOD_GOLEM", 50, 50),
    ("FLESH_GOLEM", 40, 40),
    ("CLAY_GOLEM", 50, 70),
    ("STONE_GOLEM", 60, 100),
    ("GLASS_GOLEM", 60, 80),
    ("IRON_GOLEM", 80, 120),
];

/// All that a species' record should hold.
fn species(edition: &str, row: &Row, all: &HashMap<&str, i32>, grown: Option<i32>) -> Species {
    let (id, who) = (text(row, "id"), int(row, "index"));
    let bits = |words: &str| {
        let known = FLAGS.iter().filter(|(word, _)| words.split('|').any(|w| w == *word));
        known.fold(0, |bits, (_, bit)| bits | bit)
    };
    let mut traits = bits(text(row, "flags1")) | bits(text(row, "flags2"));
    let resists = |what| text(row, "resists").split('|').any(|word| word == what);
    for (what, bit) in [
        ("FIRE", traits::RESISTS_FIRE),
        ("COLD", traits::RESISTS_COLD),
        ("STONE", traits::RESISTS_STONING),
    ] {
        traits |= if resists(what) { bit } else { 0 };
    }
    for (editions, ids, bit) in NAMED {
        let meant = editions.contains(edition) && ids.split(' ').any(|known| known == id);
        traits |= if meant { *bit } else { 0 };
    }
    if text(row, "class_name") == "DRAGON" && who >= all["GRAY_DRAGON"] {
        traits |= traits::ADULT_DRAGON;
    }
    if (all["ARCHEOLOGIST"]..=all["WIZARD"]).contains(&who) {
        traits |= traits::PLAYER;
    }
    let golem = GOLEMS.iter().find(|(known, ..)| *known == id);
    Species {
        traits,
        generation: generation(row).expect("flags"),
        fixed_hp: golem.map_or(0, |&(_, old, new)| if edition == "5.0.0" { new } else { old }),
        grows_by: grown.map_or(0, |grown| (grown - who) as i16),
        class: row.number("class_id").expect("a number"),
        level: row.number("level").expect("a number"),
        difficulty: row.number("difficulty").expect("a number"),
        frequency: row.number("frequency").expect("a number"),
        alignment: row.number("alignment").expect("a number"),
        birth_limit: match id {
            "NAZGUL" => 9,
            "ERINYS" => 3,
            _ => 0,
        },
        home: match id {
            "EARTH_ELEMENTAL" => home::EARTH,
            "AIR_ELEMENTAL" => home::AIR,
            "FIRE_ELEMENTAL" => home::FIRE,
            "WATER_ELEMENTAL" => home::WATER,
            _ => home::NOWHERE,
        },
    }
}

#[test]
fn every_record_holds_the_facts() {
    let growth = facts("nethack-growth.csv");
    let growth = rows(&growth, None).expect("rows");
    each_edition(|edition, nethack, rows| {
        let ids = rows.iter().map(|row| (text(row, "id"), int(row, "index")));
        let all: HashMap<_, _> = ids.collect();
        let pairs = growth.iter().filter(|row| text(row, "edition") == edition);
        let mut grown: HashMap<_, _> =
            pairs.map(|row| (int(row, "little"), int(row, "big"))).collect();
        if edition == "5.0.0" {
            // By royal jelly, not by kills: not among the pairs.
            grown.insert(all["KILLER_BEE"], all["QUEEN_BEE"]);
        }
        assert_eq!(nethack.species_count(), rows.len());
        for (who, row) in (0..).zip(rows) {
            assert_eq!(int(row, "index"), who);
            let expected = species(edition, row, &all, grown.get(&who).copied());
            let id = text(row, "id");
            assert_eq!(nethack.species(who), Ok(expected), "{edition} {id}");
            let class = text(row, "class_name");
            assert_eq!(i32::from(expected.class), row.code_of("", class, codes::CLASSES).unwrap());
        }
        let beyond = rows.len() as i32;
        assert_eq!(nethack.species(beyond), Err(Refusal(MONSTR_E_SPECIES)));
        assert_eq!(nethack.combat(beyond), Err(Refusal(MONSTR_E_SPECIES)));
    });
}

#[test]
fn every_combat_record_and_all_attacks() {
    each_edition(|edition, nethack, rows| {
        for (who, row) in (0..).zip(rows) {
            let (id, listed) = (text(row, "id"), attacks(row).expect("attacks"));
            let (combat, known) = nethack.combat(who).expect("a record");
            let expected = Combat {
                // Wherever they stand in the list: they are compared themselves.
                first_attack: combat.first_attack,
                nutrition: row.number("nutrition").expect("a number"),
                attack_count: listed.len() as u8,
                speed: row.number("speed").expect("a number"),
                armour_class: row.number("ac").expect("a number"),
                adjustment: match id {
                    "LEPRECHAUN" => -2,
                    "KILLER_BEE" | "SOLDIER_ANT" if edition == "5.0.0" => 2,
                    _ => 0,
                },
                size: row.code("size", codes::SIZES).expect("a size") as u8,
                magic_resistance: row.number("mr").expect("a number"),
            };
            assert_eq!((combat, known), (expected, listed), "{edition} {id}");
        }
    });
}

#[test]
fn names_and_identifiers_find_their_species() {
    each_edition(|edition, nethack, rows| {
        const COLUMNS: [(&str, i32); 3] = [
            ("name", MONSTR_NAME_USUAL),
            ("name_female", MONSTR_NAME_FEMALE),
            ("name_neutral", MONSTR_NAME_NEUTRAL),
        ];
        // Where several share a name the first one has it.
        let mut first = HashMap::new();
        for (who, row) in (0..).zip(rows) {
            let usual = text(row, "name");
            for (column, naming) in COLUMNS {
                let name = Some(text(row, column)).filter(|name| !name.is_empty());
                assert_eq!(nethack.name(who, naming), Some(name.unwrap_or(usual)), "{edition}");
                if let Some(name) = name {
                    first.entry(name).or_insert(who);
                }
            }
            let id = text(row, "id");
            for id in [id, &format!("PM_{id}"), &id.to_lowercase()] {
                assert_eq!(nethack.find(id), Ok(who), "{edition} {id}");
            }
        }
        for (name, who) in first {
            for spelt in [name, &name.to_uppercase(), &name.replace([' ', '-'], "_")] {
                assert_eq!(nethack.find(spelt), Ok(who), "{edition} {spelt}");
            }
        }
        assert_eq!(nethack.find("grue"), Ok(MONSTR_NONE));
        assert_eq!(nethack.name(rows.len() as i32, MONSTR_NAME_USUAL), None);
        assert_eq!(nethack.name(0, 3), None);
    });
}

#[test]
fn the_rule_gives_the_difficulties_that_are_kept() {
    each_edition(|edition, nethack, rows| {
        let differs = rows.iter().filter(|row| {
            let who = int(row, "index");
            let kept = nethack.difficulty(who).expect("a difficulty");
            assert_eq!(kept, int(row, "difficulty"), "{edition} {}", text(row, "id"));
            let terms = nethack.difficulty_terms(who).expect("terms");
            let (combat, attacks) = nethack.combat(who).expect("a record");
            let species = nethack.species(who).expect("a record");
            let by_rule = nethack.difficulty_by_rule(&species, &combat, &attacks);
            assert_eq!(by_rule, Ok(terms.difficulty));
            terms.difficulty != kept
        });
        let differs: Vec<_> = differs.map(|row| text(row, "id")).collect();
        let known: &[&str] = if edition == "5.0.0" { &["CLERIC", "WIZARD"] } else { &[] };
        assert_eq!(differs, known, "{edition}");
    });
}

/// The words of a list, sorted, without some.
fn words<'a>(codes: &[(&'a str, i32)], left_out: &[&str]) -> Vec<&'a str> {
    let words = codes.iter().map(|(word, _)| *word);
    let mut words: Vec<_> = words.filter(|word| !left_out.contains(word)).collect();
    words.sort();
    words
}

/// Classes and sizes have the games' numbers; attacks, damages and generation flags have
/// numbers of our own, but none is missing.
#[test]
fn constants_are_the_games() {
    let constants_text = facts("nethack-constants.csv");
    let constants = rows(&constants_text, None).expect("rows");
    for (edition, _) in NetHack::EDITIONS {
        let nethack = NetHack::of(edition).expect("built in");
        let group = |group: &'static str| {
            let rows = constants
                .iter()
                .filter(move |row| text(row, "edition") == edition && text(row, "group") == group);
            rows.map(|row| (text(row, "identifier"), int(row, "value"))).collect::<Vec<_>>()
        };
        let without = |of: &'static str, left_out: &[&str]| {
            let mut all = group(of);
            all.retain(|(word, _)| !left_out.contains(word));
            all
        };
        assert_eq!(without("S", &["invisible"]), codes::CLASSES, "{edition}");
        assert_eq!(without("MZ", &["HUMAN"]), codes::SIZES, "{edition}");
        let later: &[&str] = if edition == "5.0.0" { &[] } else { &["POLY"] };
        for (of, left_out, codes, later) in [
            ("AT", "ANY", codes::ATTACKS, [].as_slice()),
            ("AD", "ANY", codes::DAMAGES, later),
            ("G", "FREQ", codes::GENERATION, [].as_slice()),
        ] {
            assert_eq!(words(&group(of), &[left_out]), words(codes, later), "{edition} {of}");
        }
        let limits: HashMap<_, _> = group("LIMIT").into_iter().collect();
        assert_eq!(limits["MAXMCLASSES"], class::COUNT.into());
        assert_eq!(limits["NATTK"], nethack.rules().attack_slots.into());
        assert_eq!(limits["NUMMONS"], nethack.species_count() as i32);
        let ordinary =
            |who| nethack.eligibility(who, &ORDINARY, None) != Ok(MONSTR_NH_NOT_ORDINARY);
        let first_other = (0..limits["NUMMONS"]).find(|&who| !ordinary(who));
        assert_eq!(first_other, Some(limits["SPECIAL_PM"]), "{edition}");
    }
}

#[test]
fn a_combat_record_is_copied_as_far_as_there_is_room() {
    let table = monstr_nh_table_of(MONSTR_NH_3_6_7);
    let blank = Attack { kind: 99, ..Attack::default() };
    let ask = |who: i32, room: &mut [Attack], capacity: i32| {
        let mut combat = Combat { adjustment: 99, ..Combat::default() };
        let first = if room.is_empty() { std::ptr::null_mut() } else { room.as_mut_ptr() };
        // SAFETY: the capacities below are the room's, or refused.
        let count = unsafe { monstr_nh_combat_of(table, who, &mut combat, first, capacity) };
        (count, combat.adjustment)
    };
    // The soldier ant bites and stings.
    let mut room = [blank; 3];
    assert_eq!(ask(2, &mut [], 0), (2, 0));
    assert_eq!(ask(2, &mut room, 1), (2, 0));
    assert_eq!(room.map(|attack| attack.kind == 99), [false, true, true]);
    assert_eq!(ask(2, &mut room, 3), (2, 0));
    assert_eq!(room.map(|attack| attack.kind == 99), [false, false, true]);
    // On an error nothing is stored.
    let mut room = [blank; 3];
    assert_eq!(ask(382, &mut room, 3), (MONSTR_E_SPECIES, 99));
    assert_eq!(ask(-1, &mut room, 3), (MONSTR_E_SPECIES, 99));
    assert_eq!(ask(2, &mut room, -1), (MONSTR_E_COUNT, 99));
    assert_eq!(ask(2, &mut [], 1), (MONSTR_E_NULL, 99));
    assert_eq!(room, [blank; 3]);
    // SAFETY: NULL is refused.
    let null = unsafe { monstr_nh_combat_of(table, 2, std::ptr::null_mut(), &mut room[0], 1) };
    assert_eq!((null, room[0]), (MONSTR_E_NULL, blank));
}
