//! The demo, as a person would use it.
//!
//! `MONSTR_BLESS=1 cargo test -p ffi-tests --test demo` rewrites the texts beside its sources.

use std::path::Path;
use std::process::{Command, Output};
use std::sync::OnceLock;

use ffi_tests::{archive, committed, root};

fn program() -> &'static Path {
    static PROGRAM: OnceLock<std::path::PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| archive::demo().expect("it compiles and links"))
}

/// Runs the demo, and not on a terminal.
fn demo(arguments: &[&str]) -> Output {
    Command::new(program()).args(arguments).env_remove("NO_COLOR").output().expect("it runs")
}

fn printed(arguments: &[&str]) -> String {
    let output = demo(arguments);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// Runs the demo on a terminal, with settings as `env` takes them.
fn on_a_terminal(settings: &str, arguments: &str) -> String {
    let line = format!("env -u LC_ALL -u NO_COLOR {settings} {} {arguments}", program().display());
    let printed = archive::complete(Command::new("script").args(["-qec", &line, "/dev/null"]));
    printed.expect("it runs").replace("\r\n", "\n")
}

macro_rules! texts {
    ($($name:ident: $arguments:expr;)*) => {
        $(#[test] fn $name() { prints_its_text(stringify!($name), $arguments) })*
    };
}

// Each prints the text of that name.
texts! {
    overview: "";
    overview_of_a_quest: "--edition 5.0.0 --quest Wiz --temperature cold --top 5 --seed 7 --count 3";
    odds: "odds --top 8";
    odds_of_a_quest: "odds --quest Hea --depth 16 --level 14 --top 6";
    odds_of_nobody: "odds --depth 600 --level 1";
    why: "why soldier ant";
    why_not: "why horned devil --gehennom";
    window: "window soldier ant";
    window_of_nobody: "window Oracle --edition 3.4.3";
    hp: "hp red dragon --depth 30 --level 14";
    hp_of_few: "hp Death --plane astral --edition 5.0.0";
    lint_3_4_3: "lint --edition 3.4.3";
    lint_3_6_7: "lint";
    lint_5_0_0: "lint --edition 5.0.0";
    omega: "omega --place castle --depth 3";
    help: "--help";
    help_of_omega: "omega --help";
}

fn prints_its_text(name: &str, arguments: &str) {
    let text = root().join("ffi-tests/c/demo").join(name).with_extension("txt");
    let arguments: Vec<_> = arguments.split_whitespace().collect();
    let printed = printed(&arguments);
    assert!(printed.is_ascii() && !printed.contains('\x1b'), "{printed}");
    assert_eq!(printed, committed(&text, &printed), "{}", text.display());
    archive::is_clean(program(), &arguments).expect("valgrind is content");
}

/// On a terminal there are colours, and blocks where it takes UTF-8; with NO_COLOR it is plain.
#[test]
fn colours() {
    if !archive::is_installed("script") {
        return println!("skipped: there is no script");
    }
    for (arguments, block) in
        [("hp red dragon", '\u{258d}'), ("odds", '\u{2588}'), ("window newt", '\u{2580}')]
    {
        let plain = printed(&arguments.split(' ').collect::<Vec<_>>());
        for no_colour in ["NO_COLOR=1", "NO_COLOR=1 LC_ALL=C.UTF-8"] {
            assert_eq!(on_a_terminal(no_colour, arguments), plain);
        }
        let ascii = on_a_terminal("LC_ALL=C NO_COLOR=", arguments);
        assert!(ascii.contains("\x1b[") && ascii.is_ascii(), "{ascii}");
        let blocks = on_a_terminal("LC_ALL=C.UTF-8", arguments);
        assert!(blocks.contains("\x1b[") && blocks.contains(block), "{blocks}");
        // Whatever is set is reset before the line ends.
        for line in ascii.lines().chain(blocks.lines()).filter(|line| line.contains('\x1b')) {
            assert!(
                line.rsplit("\x1b[").next().is_some_and(|last| last.starts_with("0m")),
                "{line}"
            );
        }
    }
}

/// The rows of `--csv` are fractions and numbers alike, and add up to 1.
#[test]
fn csv() {
    for place in [
        &["--edition", "3.4.3"][..],
        &["--edition", "5.0.0", "--plane", "air"],
        &["--quest", "Hea", "--depth", "16"],
        &["--depth", "600", "--level", "1"],
        &[],
    ] {
        let printed = printed(&[&["odds", "--csv"], place].concat());
        let mut rows = printed.lines();
        assert_eq!(rows.next(), Some("monster,weight,numerator,denominator,chance"));
        let (mut sum, mut before) = (0.0, 1.0);
        for row in rows {
            let fields: Vec<_> = row.split(',').collect();
            let [_, weight, numerator, denominator, chance] = fields[..] else {
                panic!("{row}");
            };
            assert!(weight.parse::<u8>().is_ok(), "{row}");
            let [numerator, denominator, chance] = [numerator, denominator, chance]
                .map(|field| field.parse::<f64>().expect("a number"));
            assert!((numerator / denominator - chance).abs() < 1e-15 && chance <= before, "{row}");
            (sum, before) = (sum + chance, chance);
        }
        assert!((sum - 1.0_f64).abs() < 1e-12, "{sum}");
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

/// A name may be of several arguments, and any that the library knows.
#[test]
fn names() {
    let ant = printed(&["hp", "soldier ant"]);
    assert_eq!(printed(&["hp", "soldier", "--depth", "12", "ant"]), ant);
    assert_eq!(printed(&["hp", "PM_SOLDIER_ANT"]), ant);
}

/// Nonsense gets one clear line, and status 2.
#[test]
fn nonsense() {
    for (nonsense, complaint) in [
        ("--depth deep", "--depth takes a number from 0 to 32767, not 'deep'"),
        ("--depth -1", "--depth takes a number from 0 to 32767, not '-1'"),
        ("--depth 40000", "--depth takes a number from 0 to 32767, not '40000'"),
        (
            "--level 99999999999999999999",
            "--level takes a number from 0 to 32767, not '99999999999999999999'",
        ),
        ("--depth", "--depth takes a value"),
        ("--plane ethereal", "--plane doesn't know 'ethereal'"),
        ("--edition 3.6.8", "--edition doesn't know '3.6.8'"),
        ("--monster grud", "no monster is called 'grud'; did you mean 'orc'?"),
        ("--nonsense", "demo takes no '--nonsense'"),
        ("--csv", "demo takes no '--csv'"),
        ("lint --top 3", "lint takes no '--top'"),
        ("odds newt", "odds takes no 'newt'"),
        ("table --sort colour", "--sort doesn't know 'colour'"),
        ("nonsense", "there is no command 'nonsense'"),
        ("why", "why takes a monster's name"),
        ("hp --depth 3", "hp takes a monster's name"),
        ("window soldier aunt", "no monster is called 'soldier aunt'; did you mean 'soldier ant'?"),
        ("omega --place tower", "--place doesn't know 'tower'"),
        ("omega --depth 0", "--depth takes a number from 1 to 127, not '0'"),
        ("omega --gehennom", "omega takes no '--gehennom'"),
    ] {
        let output = demo(&nonsense.split(' ').collect::<Vec<_>>());
        let told = String::from_utf8(output.stderr).expect("text");
        assert_eq!(told, format!("demo: {complaint} (--help tells more)\n"));
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{nonsense}");
    }
    assert_eq!(demo(&["why", &"long ".repeat(20)]).status.code(), Some(2));
}
