//! The players' tables: difficulty and experience of every species, and how often it comes.

use std::ffi::CStr;

use ffi_tests::library::NetHack;
use ffi_tests::replay::{Row, read, rows};
use ffi_tests::root;
use monstr::capi::{MONSTR_NAME_USUAL, monstr_nh_frequency_text};

/// The rows of a file of facts, and the table that they are about.
fn each_row(edition: &str, file: &str, check: impl Fn(&NetHack, i32, &Row)) -> usize {
    let nethack = NetHack::of(edition).expect("built in");
    let facts = read(&root().join("ffi-tests/golden/facts").join(file)).expect("facts");
    let rows = rows(&facts, None).expect("rows");
    for row in &rows {
        check(&nethack, int(row, "index"), row);
    }
    rows.len()
}

fn int(row: &Row, name: &str) -> i32 {
    row.int(name).expect("a number")
}

fn text<'a>(row: &Row<'a>, name: &str) -> &'a str {
    row.text(name).expect("a column")
}

/// The wiki's page on difficulty is 3.4.3's: all its rows, the table but the long worm's tail.
#[test]
fn the_difficulty_page() {
    let count = each_row("3.4.3", "wiki-difficulty.csv", |nethack, who, row| {
        let name = text(row, "name");
        assert_eq!(nethack.name(who, MONSTR_NAME_USUAL), Some(name));
        assert_eq!(nethack.difficulty(who), Ok(int(row, "difficulty")), "{name}");
        assert_eq!(nethack.experience_of_new(who), Ok(int(row, "experience")), "{name}");
    });
    assert_eq!(count, 381);
}

/// What a new one of each species is worth, in every edition.
#[test]
fn the_columns_of_experience() {
    for (edition, _) in NetHack::EDITIONS {
        each_row(edition, &format!("nethack-{edition}.csv.gz"), |nethack, who, row| {
            let (id, experience) = (text(row, "id"), int(row, "experience"));
            assert_eq!(nethack.experience_of_new(who), Ok(experience), "{edition} {id}");
        });
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
        each_row(edition, &format!("nethack-{edition}.csv.gz"), |nethack, who, row| {
            let mut flags = text(row, "generation").split('|');
            let never = flags.any(|flag| flag == "NOGEN" || flag == "UNIQ");
            let code = if never { 0 } else { int(row, "frequency") };
            assert_eq!(nethack.frequency(who), Ok(code), "{edition} {}", text(row, "id"));
        });
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
