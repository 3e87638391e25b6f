//! The players' tables: difficulty and experience of every species, and how often it comes.

use std::ffi::CStr;

use ffi_tests::library::NetHack;
use ffi_tests::{replay, root};
use monstr::capi::monstr_nh_frequency_text;

/// The lines of a file of facts, each as the cells of the columns asked for.
fn facts<const N: usize>(file: &str, columns: [&str; N]) -> Vec<[String; N]> {
    let path = root().join("ffi-tests/golden/facts").join(file);
    let text = replay::read(&path).expect("facts");
    let mut lines = text.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let names = lines.next().expect("names");
    let at = columns.map(|column| names.iter().position(|name| *name == column));
    let at = at.map(|at| at.expect("a column"));
    lines.map(|cells| at.map(|at| cells[at].to_owned())).collect()
}

fn number(text: &str) -> i32 {
    text.parse().expect("a number")
}

/// The wiki's page on difficulty is 3.4.3's: all its rows.
#[test]
fn the_difficulty_page() {
    let nethack = NetHack::of("3.4.3").expect("the edition");
    let rows = facts("wiki-difficulty.csv", ["index", "name", "difficulty", "experience"]);
    assert_eq!(rows.len(), 381);
    for [index, name, difficulty, experience] in &rows {
        let who = number(index);
        assert_eq!(nethack.difficulty(who), Ok(number(difficulty)), "{name}");
        assert_eq!(nethack.experience_of_new(who), Ok(number(experience)), "{name}");
    }
}

/// The same of the editions' own tables.
#[test]
fn the_editions_columns() {
    for (edition, _) in NetHack::EDITIONS {
        let nethack = NetHack::of(edition).expect("the edition");
        let file = format!("nethack-{edition}.csv.gz");
        let rows = facts(&file, ["index", "id", "difficulty", "experience"]);
        assert_eq!(rows.len(), nethack.species_count());
        for [index, id, difficulty, experience] in &rows {
            let who = number(index);
            assert_eq!(nethack.difficulty(who), Ok(number(difficulty)), "{edition} {id}");
            assert_eq!(nethack.experience_of_new(who), Ok(number(experience)), "{edition} {id}");
        }
    }
}

/// Frequencies 1 to 5 in words; who isn't made at random, or has frequency 0, has none.
#[test]
fn frequencies_in_words() {
    const WORDS: [&str; 7] = [
        "not randomly generated",
        "very rare",
        "quite rare",
        "rare",
        "uncommon",
        "common",
        "prolific",
    ];
    for (edition, _) in NetHack::EDITIONS {
        let nethack = NetHack::of(edition).expect("the edition");
        let file = format!("nethack-{edition}.csv.gz");
        for [index, id, frequency, generation] in
            &facts(&file, ["index", "id", "frequency", "generation"])
        {
            let never = generation.split('|').any(|flag| flag == "NOGEN" || flag == "UNIQ");
            let code = if never { 0 } else { number(frequency) };
            assert_eq!(nethack.frequency(number(index)), Ok(code), "{edition} {id}");
        }
    }
    for (code, word) in (0..).zip(WORDS) {
        let text = monstr_nh_frequency_text(code);
        // SAFETY: a text that the library keeps.
        assert_eq!(unsafe { CStr::from_ptr(text) }.to_str(), Ok(word));
    }
    for code in [i32::MIN, -1, 7, i32::MAX] {
        assert!(monstr_nh_frequency_text(code).is_null());
    }
}
