//! The demo, as a person would use it.

use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::OnceLock;

use ffi_tests::{archive, root};

/// Runs the demo, in a plain terminal's terms.
fn demo(arguments: &[&str]) -> Output {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    let program = PROGRAM.get_or_init(|| archive::demo().expect("it compiles and links"));
    let mut command = Command::new(program);
    command.args(arguments).env("LC_ALL", "C").output().expect("it runs")
}

fn printed(arguments: &[&str]) -> String {
    let output = demo(arguments);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// What a page shows of a soldier ant's difficulty, term by term.
#[test]
fn it_explains_a_difficulty() {
    let printed = printed(&["--monster", "soldier ant"]);
    for line in [
        "The soldier ant is of difficulty 6",
        "     3  from its level",
        "    +1  for coming in groups",
        "    +2  for the attacks it has",
        "  a bonus of 7 counts half: 3 + 3 = 6",
        "  Here it can appear.",
    ] {
        assert!(printed.lines().any(|printed| printed == line), "no '{line}' in\n{printed}");
    }
}

/// The same seed makes the same monsters; another makes others.
#[test]
fn it_makes_monsters_from_a_seed() {
    let made = |seed| {
        let printed = printed(&["--seed", seed, "--count", "12"]);
        let (_, from) = printed.split_once("From this seed\n").expect("its part");
        from.lines().take(12).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(made("1"), made("1"));
    assert_ne!(made("1"), made("2"));
    assert!(made("1").iter().all(|line| line.contains("level") && line.contains("hit points")));
}

/// All the odds of a place come to 1, as far as two digits tell.
#[test]
fn its_odds_are_odds() {
    for place in [&["--edition", "3.4.3"][..], &["--edition", "5.0.0", "--plane", "air"], &[]] {
        let printed = printed(&[place, &["--top", "1000"]].concat());
        let percents =
            printed.lines().filter_map(|line| line.split_once("%  #")?.0.split_whitespace().last());
        let sum: f64 = percents.map(|percent| percent.parse::<f64>().expect("a number")).sum();
        assert!((sum - 100.0).abs() < 1.0, "{sum}");
    }
}

/// `table` prints the wiki's page: the same rows in the same order, but for the long worm's
/// tail, which the page leaves out.
#[test]
fn its_table_is_the_wikis() {
    let printed = printed(&["table", "--edition", "3.4.3", "--sort", "difficulty"]);
    let rows = printed.lines().skip(1).filter(|row| !row.starts_with("long worm tail"));
    let rows = rows.map(|row| {
        let numbers = row[24..].split_whitespace().take(2).collect::<Vec<_>>();
        format!("{},{}", row[..24].trim_end(), numbers.join(","))
    });
    let facts = std::fs::read_to_string(root().join("ffi-tests/golden/facts/wiki-difficulty.csv"));
    let facts = facts.expect("the page");
    let page = facts.lines().skip(1).map(|row| row.rsplit_once(',').expect("an index").0);
    let (rows, page) = (rows.collect::<Vec<_>>(), page.collect::<Vec<_>>());
    assert_eq!((rows.len(), page.len()), (381, 381));
    for (row, expected) in rows.iter().zip(page) {
        assert_eq!(row, expected);
    }
}

/// A floor of Omega's: the odds of each branch, and everybody who lives there, the same from
/// the same seed.
#[test]
fn it_shows_a_floor_of_omegas() {
    let floor = |seed| printed(&["omega", "--place", "sewers", "--depth", "7", "--seed", seed]);
    assert_eq!(floor("5"), floor("5"));
    assert_ne!(floor("5"), floor("6"));
    let printed = floor("5");
    assert!(printed.contains("the Sewers") && printed.contains("hit points"), "{printed}");
    assert!(printed.contains("asleep") || printed.contains("awake"), "{printed}");
}

#[test]
fn a_place_with_nobody() {
    let printed = printed(&["--depth", "600", "--level", "1"]);
    assert!(printed.contains("none: nothing fits here"), "{printed}");
}

#[test]
fn help_and_nonsense() {
    assert!(printed(&["--help"]).starts_with("usage: demo"));
    for nonsense in [
        &["--depth", "deep"][..],
        &["--depth", "-1"],
        &["--depth", "40000"],
        &["--depth"],
        &["--plane", "ethereal"],
        &["--edition", "3.6.8"],
        &["--monster", "soldier aunt"],
        &["--nonsense"],
        &["table", "--sort", "colour"],
        &["nonsense"],
        &["omega", "--place", "tower"],
        &["omega", "--depth", "0"],
    ] {
        let output = demo(nonsense);
        let complaint = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2), "{nonsense:?}");
        assert_eq!((complaint.lines().count(), output.stdout.len()), (1, 0), "{complaint}");
    }
}
