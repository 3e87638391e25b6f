//! The adapter `monstr_nethack.h`: every C takes it, and a game's rows become the records
//! that the library has of that line.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use ffi_tests::{archive, game, replay, root};

/// The lines, and their codes in C.
const LINES: [(&str, &str); 3] =
    [("3.4.3", "MONSTR_NH_3_4_3"), ("3.6.7", "MONSTR_NH_3_6_7"), ("5.0.0", "MONSTR_NH_5_0_0")];

/// A game of that line, in a folder of this test's own.
fn a_game(test: &str, edition: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{test}-{edition}"));
    fs::create_dir_all(&folder).expect("a folder");
    game::write(&folder, edition).expect("the facts");
    folder
}

fn c(name: &str) -> PathBuf {
    root().join("ffi-tests/c").join(name)
}

/// Compiles a program with a game's headers and its monst.o, links and runs it.
fn run(game: &Path, source: &Path, line: &str, compile: &mut Command) -> String {
    let program = game.join(source.file_stem().expect("a name"));
    let archive = archive::archive().expect("the archive");
    compile.arg("-o").arg(&program).arg(format!("-DGAME_LINE={line}")).arg("-I").arg(game);
    compile
        .arg("-I")
        .arg(root().join("include"))
        .arg(source)
        .arg(game.join("monst.c"))
        .arg(archive);
    archive::complete(compile).expect("it compiles and links");
    archive::complete(&mut archive::limited(&program)).expect("it runs to a good end")
}

#[test]
fn rows_become_the_librarys_records() {
    for (edition, line) in LINES {
        let game = a_game("convert", edition);
        let told = run(&game, &c("convert.c"), line, &mut archive::cc());
        let all_alike = " species, 0 differ, 0 attacks and 0 damages unknown, 0 in other classes\n";
        let species = if edition == "5.0.0" { 383 } else { 382 };
        assert_eq!(told, format!("{species}{all_alike}"), "{edition}");
    }
}

/// The same game on a machine that has its bytes the other way around.
#[test]
fn a_big_endian_machine_has_the_same_records() {
    const COMPILER: &str = "powerpc-linux-gnu-gcc";
    const MACHINE: &str = "qemu-ppc";
    if [COMPILER, MACHINE].into_iter().any(|tool| !archive::is_installed(tool)) {
        assert!(env::var_os("CI").is_none(), "{COMPILER} and {MACHINE} have to be there");
        println!("skipped: there is no {COMPILER}, or no {MACHINE}");
        return;
    }
    for (edition, line) in LINES {
        let game = a_game("big-endian", edition);
        let records = |compile: &mut Command, program: &Path, run: &mut Command| {
            compile.arg(format!("-DGAME_LINE={line}")).args(["-static", "-Wl,--gc-sections", "-I"]);
            compile.arg(&game).arg("-o").arg(program).arg(c("records.c")).arg(game.join("monst.c"));
            archive::complete(compile).expect("it compiles");
            archive::complete(run.arg(program)).expect("it runs to a good end")
        };
        let here = records(&mut archive::cc(), &game.join("here"), &mut Command::new("env"));
        let mut cross = Command::new(COMPILER);
        cross.args(archive::C_FLAGS).arg("-I").arg(root().join("include"));
        let there = records(&mut cross, &game.join("there"), &mut Command::new(MACHINE));
        assert_eq!(here.lines().count(), if edition == "5.0.0" { 383 } else { 382 });
        assert_eq!(here, there, "{edition}");
    }
}

/// A species that the game has changed is seen.
#[test]
fn a_row_that_differs_is_seen() {
    let game = a_game("differs", "3.6.7");
    let rows = fs::read_to_string(game.join("monst.c")).expect("rows");
    let changed = rows.replacen("S_ANT, 2, 18, 3", "S_ANT, 2, 17, 3", 1);
    assert_ne!(rows, changed);
    fs::write(game.join("monst.c"), changed).expect("a file");
    let program = game.join("convert");
    let mut compile = archive::cc();
    compile.args(["-DGAME_LINE=MONSTR_NH_3_6_7", "-I"]).arg(&game).arg("-o").arg(&program);
    compile.arg(c("convert.c")).arg(game.join("monst.c")).arg(archive::archive().expect("it"));
    archive::complete(&mut compile).expect("it compiles");
    let told = archive::complete(&mut Command::new(&program)).expect_err("a bad end").to_string();
    assert!(told.contains("giant ant: its combat"), "{told}");
}

/// The adapter in a game of each line and in one like none, in every dialect, with nothing
/// to warn about.
#[test]
fn every_c_and_cpp_takes_the_adapter() {
    const FLAGS: [&str; 8] =
        ["-pedantic-errors", "-Wall", "-Wextra", "-Wundef", "-Werror", "-O2", "-c", "-I"];
    let c_compiler = archive::cc().get_program().to_owned();
    let cpp_compiler = env::var("CXX").unwrap_or_else(|_| "c++".into());
    let games = LINES.map(|(edition, line)| {
        (a_game("dialects", edition), "convert.c", format!("-DGAME_LINE={line}"))
    });
    let own = (games[0].0.clone(), "fork.c", "-DNDEBUG".into());
    for (game, source, define) in games.iter().chain([&own]) {
        let takes = |compiler: &mut Command, dialect: &str| {
            compiler.args(FLAGS).arg(root().join("include")).arg(format!("-std={dialect}"));
            compiler.arg(define).arg("-I").arg(game).arg(c(source));
            archive::complete(compiler.arg("-o").arg(game.join("taken.o"))).expect(dialect);
        };
        for dialect in ["c90", "c99", "c11", "c17"] {
            takes(Command::new(&c_compiler).args(["-Wshadow", "-Wstrict-prototypes"]), dialect);
        }
        if archive::is_installed(&cpp_compiler) {
            takes(Command::new(&cpp_compiler).args(["-x", "c++"]), "c++17");
        } else {
            println!("skipped: there is no {cpp_compiler}");
        }
    }
}

#[test]
fn makemonstr_does_what_makedefs_did() {
    // A line that keeps difficulties: what differs.
    for (edition, line, told) in [
        ("3.6.7", LINES[1].1, "382 species, 0 differ\n"),
        (
            "5.0.0",
            LINES[2].1,
            "priest: 12 in the table, 13 by the rule\n\
             wizard: 12 in the table, 13 by the rule\n383 species, 2 differ\n",
        ),
    ] {
        let game = a_game("makemonstr", edition);
        assert_eq!(run(&game, &c("makemonstr.c"), line, &mut archive::cc()), told);
    }

    // One that doesn't: a monstr.c that the game compiles, with the wiki's numbers.
    let game = a_game("makemonstr", "3.4.3");
    let written = run(&game, &c("makemonstr.c"), LINES[0].1, &mut archive::cc());
    fs::write(game.join("monstr.c"), written).expect("a file");
    let main = "#include <stdio.h>\nextern const int monstr[];\nextern void monstr_init(void);\n\
                int main(void)\n{\n    int who;\n    monstr_init();\n    \
                for (who = 0; who < 382; who++)\n        printf(\"%d\\n\", monstr[who]);\n    \
                return 0;\n}\n";
    fs::write(game.join("main.c"), main).expect("a file");
    let program = game.join("main");
    let mut compile = archive::cc();
    compile
        .arg("-std=c90")
        .arg("-o")
        .arg(&program)
        .args(["main.c", "monstr.c"].map(|f| game.join(f)));
    archive::complete(&mut compile).expect("it compiles");
    let told = archive::complete(&mut Command::new(&program)).expect("it runs");
    let expected: String = difficulties("3.4.3").map(|difficulty| difficulty + "\n").collect();
    assert_eq!(told, expected);
}

/// The difficulties of an edition, from the facts.
fn difficulties(edition: &str) -> impl Iterator<Item = String> {
    let path = format!("ffi-tests/golden/facts/nethack-{edition}.csv.gz");
    let text = replay::read(&root().join(path)).expect("facts");
    let rows = replay::rows(&text, None).expect("rows");
    let told: Vec<_> = rows.iter().map(|row| row.text("difficulty").expect("one").into()).collect();
    told.into_iter()
}
