//! Lint through the C entry point: exactly what is known of the embedded tables, and a made-up
//! table that has each flaw once.

use std::ffi::{CString, c_char};

use ffi_tests::library::NetHack;
use ffi_tests::library::odds::{lint, lint_text};
use monstr::capi::*;
use monstr::nethack::{Attack, Combat, Species};

/// The findings of an edition's table, one flaw a line: who has it, with the two numbers.
fn found(edition: &str) -> Vec<(i32, String)> {
    let nethack = NetHack::of(edition).expect("all are built in");
    let mut lines: Vec<(i32, String)> = Vec::new();
    for finding in nethack.lint().unwrap() {
        let name = nethack.name(finding.species, MONSTR_NAME_USUAL).expect("a name");
        let entry = format!("{name} {} {}", finding.first, finding.second);
        match lines.iter_mut().find(|(flaw, _)| *flaw == finding.flaw) {
            Some((_, line)) => *line += &format!(", {entry}"),
            None => lines.push((finding.flaw, entry)),
        }
    }
    lines.sort();
    lines
}

#[track_caller]
fn holds(edition: &str, known: &[(i32, &[&str])]) {
    let known: Vec<_> = known.iter().map(|(flaw, entries)| (*flaw, entries.join(", "))).collect();
    let found = found(edition);
    for (found, known) in found.iter().zip(&known) {
        assert_eq!(found, known, "{edition}: {}", lint_text(found.0).unwrap());
    }
    assert_eq!(found, known);
}

/// Of a frequency of 0, and 5 on a level of no alignment but neutral.
const YOUNG: [&str; 16] = [
    "baby long worm 2 5",
    "baby purple worm 2 5",
    "baby gray dragon 2 5",
    "baby silver dragon 2 5",
    "baby red dragon 2 5",
    "baby white dragon 2 5",
    "baby orange dragon 2 5",
    "baby black dragon 2 5",
    "baby blue dragon 2 5",
    "baby green dragon 2 5",
    "baby yellow dragon 2 5",
    "red naga hatchling 2 5",
    "black naga hatchling 2 5",
    "golden naga hatchling 2 5",
    "guardian naga hatchling 2 5",
    "baby crocodile 2 5",
];

/// Lawful devils of Gehennom: outside they may not come (11), inside no lawful one may (10).
const LAWFUL_DEVILS: [&str; 3] = ["horned devil 11 10", "erinys 11 10", "barbed devil 11 10"];

#[test]
fn of_3_4_3() {
    holds(
        "3.4.3",
        &[
            (
                MONSTR_NH_LINT_CLASS_ORDER,
                &[
                    "little dog 3 4",
                    "dingo 5 7",
                    "winter wolf cub 7 8",
                    "pony 4 6",
                    "ettin 13 19",
                    "minotaur 17 20",
                    "green slime 8 12",
                    "python 8 9",
                    "ghoul 5 9",
                    "Woodland-elf 6 12",
                    "guard 14 15",
                    "Oracle 13 14",
                    "soldier 8 30",
                    "watchman 8 14",
                    "Croesus 22 34",
                    "horned devil 9 11",
                    "succubus 8 9",
                    "Death 34 57",
                    "mail daemon 26 34",
                    "djinni 8 26",
                    "giant eel 7 9",
                ],
            ),
            (MONSTR_NH_LINT_ONLY_WHERE_IT_SUITS, &YOUNG),
            (MONSTR_NH_LINT_NEVER_MET, &LAWFUL_DEVILS),
            (MONSTR_NH_LINT_GROWTH_SHRINKS, &["elf 10 8"]),
            (MONSTR_NH_LINT_SAME_NAME, &["wererat 90 0", "werejackal 15 0", "werewolf 21 0"]),
            (MONSTR_NH_LINT_LEVEL_IS_HIT_POINTS, &["mail daemon 56 100"]),
        ],
    );
}

#[test]
fn of_3_6_7() {
    holds(
        "3.6.7",
        &[
            (
                MONSTR_NH_LINT_CLASS_ORDER,
                &[
                    "little dog 3 4",
                    "wolf 6 7",
                    "minotaur 17 20",
                    "ghoul 5 7",
                    "Woodland-elf 6 12",
                    "guard 14 15",
                    "Oracle 13 14",
                    "soldier 8 30",
                    "lieutenant 12 13",
                    "watchman 8 14",
                    "Croesus 22 34",
                    "succubus 8 11",
                    "incubus 8 9",
                    "sandestin 15 16",
                    "Death 34 57",
                    "mail daemon 26 34",
                    "djinni 8 26",
                    "giant eel 7 9",
                ],
            ),
            (MONSTR_NH_LINT_ONLY_WHERE_IT_SUITS, &YOUNG),
            (MONSTR_NH_LINT_NEVER_MET, &LAWFUL_DEVILS),
            (MONSTR_NH_LINT_GROWTH_SHRINKS, &["elf 10 8"]),
            (MONSTR_NH_LINT_SAME_NAME, &["wererat 90 0", "werejackal 15 0", "werewolf 21 0"]),
            (MONSTR_NH_LINT_LEVEL_IS_HIT_POINTS, &["mail daemon 56 100"]),
        ],
    );
}

/// In 5.0.0 the young ones that resist the level's heat or cold come to 8.
#[test]
fn of_5_0_0() {
    let mut young = YOUNG.to_vec();
    young.insert(3, "baby gold dragon 2 5");
    for hardy in ["baby red dragon 2 5", "baby white dragon 2 5", "red naga hatchling 2 5"] {
        let place = young.iter().position(|one| *one == hardy).expect("one of them");
        young[place] = match hardy {
            "baby red dragon 2 5" => "baby red dragon 2 8",
            "baby white dragon 2 5" => "baby white dragon 2 8",
            _ => "red naga hatchling 2 8",
        };
    }
    let same = ["wererat 91 0", "werejackal 15 0", "werewolf 21 0", "priest 275 0"];
    holds(
        "5.0.0",
        &[
            (MONSTR_NH_LINT_DIFFICULTY, &["priest 12 13", "wizard 12 13"]),
            (MONSTR_NH_LINT_ONLY_WHERE_IT_SUITS, &young),
            (MONSTR_NH_LINT_NEVER_MET, &LAWFUL_DEVILS),
            (MONSTR_NH_LINT_SAME_NAME, &same),
            (MONSTR_NH_LINT_LEVEL_IS_HIT_POINTS, &["mail daemon 56 100"]),
        ],
    );
}

/// Each flaw once, and each text.
#[test]
fn every_flaw() {
    const PLAIN: Species = Species {
        traits: 0,
        generation: 0,
        fixed_hp: 0,
        grows_by: 0,
        class: 1,
        level: 5,
        difficulty: 4,
        frequency: 1,
        alignment: 0,
        birth_limit: 0,
        home: 0,
    };
    let flags = |generation: i32| generation as u8;
    let species = [
        PLAIN,
        // Difficulty: the rule gives 4.
        Species { difficulty: 5, ..PLAIN },
        // In pieces: class 1 again after class 2.
        Species { class: 2, ..PLAIN },
        PLAIN,
        // Less difficult than the one before (and as the rule has it, for its level).
        Species { level: 4, difficulty: 3, ..PLAIN },
        // On a lawful level (-128 + 20) / 8 + 1.
        Species { class: 3, alignment: -128, ..PLAIN },
        // 5 on a neutral level.
        Species { class: 4, frequency: 0, ..PLAIN },
        // In Gehennom only, and never there.
        Species { class: 5, generation: flags(MONSTR_NH_GEN_HELL | MONSTR_NH_GEN_NOHELL), ..PLAIN },
        // This one and the next grow into one another.
        Species { class: 6, grows_by: 1, ..PLAIN },
        Species { class: 6, grows_by: -1, ..PLAIN },
        // Shrinks into the next.
        Species { class: 7, level: 6, difficulty: 5, grows_by: 1, ..PLAIN },
        Species { class: 14, ..PLAIN },
        // Outside.
        Species { class: 8, grows_by: -100, ..PLAIN },
        // Has the first one's name.
        Species { class: 9, ..PLAIN },
        // Unique, in groups, which count 1 for its difficulty.
        Species {
            class: 10,
            difficulty: 6,
            generation: flags(MONSTR_NH_GEN_UNIQ | MONSTR_NH_GEN_SGROUP),
            ..PLAIN
        },
        // Level 50 is 88 hit points; a unique one may have it, a dragon may not.
        Species { class: 11, level: 50, difficulty: 21, ..PLAIN },
        Species {
            class: 12,
            level: 50,
            difficulty: 21,
            generation: flags(MONSTR_NH_GEN_UNIQ),
            ..PLAIN
        },
        Species {
            class: 13,
            level: 50,
            difficulty: 21,
            generation: flags(MONSTR_NH_GEN_UNIQ),
            traits: MONSTR_NH_TRAIT_ADULT_DRAGON as u32,
            ..PLAIN
        },
    ];
    let combat = [Combat { armour_class: 10, speed: 12, ..Combat::default() }; 18];
    let names: Vec<CString> = (0..18)
        .map(|who| CString::new(if who == 13 { "GRUE-0".into() } else { format!("grue {who}") }))
        .collect::<Result<_, _>>()
        .unwrap();
    let pointers: Vec<*const c_char> = names.iter().map(|name| name.as_ptr()).collect();
    let no_attack = Attack::default();
    let mut table = monstr_nh_table {
        species: species.as_ptr(),
        combat: combat.as_ptr(),
        attacks: &no_attack,
        quest: std::ptr::null(),
        rules: monstr_nh_rules_of(MONSTR_NH_3_6_7),
        names: pointers.as_ptr(),
        class_order: std::ptr::null(),
        extras: std::ptr::null(),
        name_stride: 0,
        species_count: 18,
        ordinary_count: 18,
        attack_count: 1,
        quest_count: 0,
        edition: 0,
    };
    let found = |table: &monstr_nh_table| -> Vec<(i32, i32, i32, i32)> {
        // SAFETY: all that it points to is here.
        let findings = unsafe { lint(table) }.unwrap();
        findings.iter().map(|f| (f.species, f.flaw, f.first, f.second)).collect()
    };
    let known = [
        (1, MONSTR_NH_LINT_DIFFICULTY, 5, 4),
        (3, MONSTR_NH_LINT_CLASS_IN_PIECES, 1, 1),
        (4, MONSTR_NH_LINT_CLASS_ORDER, 3, 4),
        (5, MONSTR_NH_LINT_WEIGHT, MONSTR_NH_ALIGNMENT_LAWFUL, -12),
        (5, MONSTR_NH_LINT_WEIGHT, MONSTR_NH_ALIGNMENT_NEUTRAL, -26),
        (6, MONSTR_NH_LINT_ONLY_WHERE_IT_SUITS, MONSTR_NH_ALIGNMENT_NEUTRAL, 5),
        (7, MONSTR_NH_LINT_NEVER_MET, MONSTR_NH_ONLY_IN_GEHENNOM, MONSTR_NH_NEVER_IN_GEHENNOM),
        (8, MONSTR_NH_LINT_GROWTH_LOOPS, 9, 2),
        (9, MONSTR_NH_LINT_GROWTH_LOOPS, 8, 2),
        (10, MONSTR_NH_LINT_GROWTH_SHRINKS, 6, 5),
        (12, MONSTR_NH_LINT_GROWTH_OUTSIDE, -88, 18),
        (13, MONSTR_NH_LINT_SAME_NAME, 0, 0),
        (14, MONSTR_NH_LINT_UNIQUE_IN_GROUPS, MONSTR_NH_GEN_SGROUP, 0),
        (15, MONSTR_NH_LINT_LEVEL_IS_HIT_POINTS, 50, 88),
        (17, MONSTR_NH_LINT_LEVEL_IS_HIT_POINTS, 50, 88),
    ];
    assert_eq!(found(&table), known);

    // Where there are no combat records, no names, no order to keep, nothing is said of them.
    (table.combat, table.names) = (std::ptr::null(), std::ptr::null());
    table.rules = monstr_nh_rules_of(MONSTR_NH_5_0_0);
    let silent = [MONSTR_NH_LINT_DIFFICULTY, MONSTR_NH_LINT_CLASS_ORDER, MONSTR_NH_LINT_SAME_NAME];
    let others = known.into_iter().filter(|(_, flaw, ..)| !silent.contains(flaw));
    assert_eq!(found(&table), others.collect::<Vec<_>>());

    // Those beyond the ordinary ones are held against less: not their class, nor chances.
    table.ordinary_count = 0;
    let of_the_ordinary = MONSTR_NH_LINT_CLASS_IN_PIECES..=MONSTR_NH_LINT_NEVER_MET;
    assert!(found(&table).iter().all(|(_, flaw, ..)| !of_the_ordinary.contains(flaw)));

    for (_, flaw, ..) in known {
        assert!(!lint_text(flaw).unwrap().is_empty());
    }
    assert!(lint_text(0).is_err() && lint_text(13).is_err() && lint_text(i32::MIN).is_err());

    // A buffer for less: the first of them are stored.
    let nothing = monstr_nh_finding { flaw: 0, species: -1, first: 0, second: 0 };
    let mut few = [nothing; 3];
    // SAFETY: as above.
    let count = unsafe { monstr_nh_lint(&table, few.as_mut_ptr(), 2) };
    assert_eq!(count as usize, found(&table).len());
    assert_eq!((few[1].species, few[2].flaw), (found(&table)[1].0, 0));
}
