//! What the README shows can be done as it stands there.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use ffi_tests::{archive, root};

/// The README's first block in a language.
fn block(language: &str) -> String {
    let readme = fs::read_to_string(root().join("README.md")).expect("a README");
    let (_, from) = readme.split_once(&format!("```{language}\n")).expect("a block");
    let (block, _) = from.split_once("```").expect("its end");
    block.to_owned()
}

/// A folder of this test's own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// What the program prints is a monster with hit points.
fn makes_a_monster(program: &Path) {
    let printed = archive::complete(&mut archive::limited(program)).expect("it runs");
    assert!(printed.contains(", level ") && printed.ends_with(" hit points\n"), "{printed}");
}

#[test]
fn its_program() {
    let source = folder("readme-program").join("readme.c");
    fs::write(&source, block("c")).expect("a file");
    makes_a_monster(&archive::compile(&source, &[]).expect("it compiles and links"));
}

/// The lines for a Makefile, with a game of one file: the program above.
#[test]
fn its_makefile() {
    if !archive::is_installed("make") {
        return println!("skipped: no make here");
    }
    let game = folder("readme-makefile");
    fs::write(game.join("game.c"), block("c")).expect("a file");
    fs::write(game.join("Makefile"), block("make")).expect("a file");
    // The archive where the lines look for it, under a repository of nothing else.
    let monstr = game.join("monstr");
    fs::create_dir_all(monstr.join("target/archive")).expect("a folder");
    std::os::unix::fs::symlink(root().join("include"), monstr.join("include")).expect("a link");
    let archive = archive::archive().expect("the archive");
    fs::copy(archive, monstr.join("target/archive/libmonstr.a")).expect("a copy");
    let mut make = Command::new("make");
    make.arg("-C")
        .arg(&game)
        .arg("LDFLAGS=-Wl,--gc-sections")
        .arg(format!("MONSTR={}", monstr.display()));
    archive::complete(make.arg("game")).expect("make makes it");
    makes_a_monster(&game.join("game"));
}

/// The command that makes the archive is the one that all tests here use.
#[test]
fn its_archive() {
    let readme = fs::read_to_string(root().join("README.md")).expect("a README");
    assert!(readme.lines().any(|line| line == archive::COMMAND), "{}", archive::COMMAND);
}

/// The commands that run a program of this package do, and the demo prints what is shown below
/// it.
#[test]
fn its_commands() {
    let readme = fs::read_to_string(root().join("README.md")).expect("a README");
    let demo = archive::demo().expect("the demo");
    let mut count = 0;
    for part in readme.split("```sh\n").skip(1) {
        let (block, below) = part.split_once("```\n").expect("its end");
        let mut demos = None;
        for line in block.lines() {
            let Some(words) = line.strip_prefix("cargo run -p ffi-tests --release") else {
                continue;
            };
            let words: Vec<_> = words.split_whitespace().collect();
            let (program, arguments) = match &words[..] {
                ["--bin", "replay", "--", arguments @ ..] => {
                    (Path::new(env!("CARGO_BIN_EXE_replay")), arguments)
                }
                ["--bin", "size"] => (Path::new(env!("CARGO_BIN_EXE_size")), &[][..]),
                ["--", arguments @ ..] => (&*demo, arguments),
                [] => (&*demo, &[][..]),
                _ => panic!("{line}"),
            };
            let mut command = Command::new(program);
            let printed = archive::complete(command.args(arguments).current_dir(root()));
            let printed = printed.expect("it runs");
            demos = (program == demo).then_some(printed);
            count += 1;
        }
        let shown = below.strip_prefix("\n```text\n").and_then(|text| text.split_once("```"));
        if let (Some((shown, _)), Some(printed)) = (shown, demos) {
            assert!(printed.contains(shown), "{printed}");
        }
    }
    assert_eq!(count, 7);
}
