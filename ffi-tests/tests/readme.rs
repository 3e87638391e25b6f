//! What the README shows can be done as it stands there.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

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

/// From a fresh clone to the fork's game running, by what its section says and nothing else.
#[test]
fn its_steps_for_a_fork() {
    let clone = folder("readme-clone");
    let mut list = Command::new("git");
    let files = archive::complete(list.args(["ls-files"]).current_dir(root())).expect("files");
    for file in files.lines() {
        let copy = clone.join(file);
        fs::create_dir_all(copy.parent().expect("a folder")).expect("a folder");
        fs::copy(root().join(file), copy).expect("a copy");
    }
    let readme = fs::read_to_string(clone.join("README.md")).expect("a README");
    let (_, section) = readme.split_once("## Adopt it in your fork\n").expect("the section");
    let (_, steps) = section.split_once("```sh\n").expect("steps");
    let (steps, _) = steps.split_once("```").expect("their end");
    let start = Instant::now();
    let mut shell = Command::new("sh");
    shell.args(["-euc", steps]).current_dir(&clone).env_remove("CARGO_TARGET_DIR");
    let printed = archive::complete(&mut shell).expect("it runs");
    println!("from a fresh clone to the game: {} seconds", start.elapsed().as_secs());
    let played = fs::read_to_string(root().join("ffi-tests/c/fork.txt")).expect("a file");
    assert_eq!(printed, played);
}

/// The lines for CMake, with the same game and the library installed.
#[test]
fn its_cmake() {
    if !["cmake", "pkg-config"].iter().all(|tool| archive::is_installed(tool)) {
        return println!("skipped: no cmake or no pkg-config here");
    }
    let game = folder("readme-cmake");
    fs::write(game.join("game.c"), block("c")).expect("a file");
    fs::write(game.join("CMakeLists.txt"), block("cmake")).expect("a file");
    let installed = game.join("installed");
    let mut install = Command::new(env!("CARGO_BIN_EXE_install"));
    for variable in ["DESTDIR", "LIBDIR", "INCLUDEDIR"] {
        install.env_remove(variable);
    }
    archive::complete(install.env("PREFIX", &installed)).expect("it is installed");
    let build = game.join("build");
    let mut configure = Command::new("cmake");
    configure.arg("-S").arg(&game).arg("-B").arg(&build);
    configure.env("PKG_CONFIG_PATH", installed.join("lib/pkgconfig"));
    archive::complete(&mut configure).expect("cmake finds it");
    archive::complete(Command::new("cmake").arg("--build").arg(&build)).expect("cmake makes it");
    makes_a_monster(&build.join("game"));
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
