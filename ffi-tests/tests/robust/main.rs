//! What a C program could do to every function of the header, with the release archive and
//! with one that checks overflows and assertions. The C programs beside this tell what each
//! is about.

mod sanitizers;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use ffi_tests::{archive, calls, root};

#[test]
fn bad_input_is_refused() {
    runs_with_both("bad_input");
    valgrind(&plain("bad_input"), "100");
}

#[test]
fn numbers_at_their_ends() {
    runs_with_both("ends");
}

#[test]
fn memory_between_guards() {
    runs_with_both("memory");
    let too_short = ended(archive::limited(&plain("memory")).arg("too short"));
    assert!(too_short.contains("crash"), "{too_short}");
}

#[test]
fn callbacks_of_all_kinds() {
    runs_with_both("callbacks");
}

#[test]
fn threads_over_the_same_tables() {
    let program = program(&archive::archive().unwrap(), "threads", &["-pthread"]);
    println!("{}", archive::complete(&mut archive::limited(&program)).unwrap());
}

/// The program with the release archive, and with the one that checks.
fn runs_with_both(name: &str) {
    for archive in [archive::archive().unwrap(), archive::checked_archive().unwrap()] {
        let program = program(&archive, name, &[]);
        println!("{}", archive::complete(&mut archive::limited(&program)).unwrap());
    }
}

fn plain(name: &str) -> PathBuf {
    program(&archive::archive().unwrap(), name, &[])
}

/// What a program complains of that has to end badly.
fn ended(command: &mut Command) -> String {
    let output = command.output().unwrap();
    assert!(!output.status.success(), "{command:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn program(archive: &Path, name: &str, flags: &[&str]) -> PathBuf {
    // Other tests may be reading it.
    let (header, new) = (archive.with_file_name("calls.h"), archive.with_file_name(name));
    fs::write(&new, calls::calls()).unwrap();
    fs::rename(new, header).unwrap();
    let beside = root().join("ffi-tests/tests/robust");
    let source = |name: &str| beside.join(name).with_extension("c").display().to_string();
    let mut all = vec![format!("-I{}", archive.with_file_name("").display())];
    all.push(source("world"));
    if name != "threads" {
        all.push(source("caller"));
    }
    let all: Vec<_> = all.iter().map(String::as_str).chain(flags.iter().copied()).collect();
    archive::compile_with(archive, Path::new(&source(name)), &all).unwrap()
}

fn valgrind(program: &Path, rounds: &str) {
    if archive::is_installed("valgrind") {
        let mut valgrind = Command::new("valgrind");
        valgrind.args(["-q", "--error-exitcode=1"]).arg(program).arg(rounds);
        archive::complete(&mut valgrind).unwrap();
    } else {
        println!("skipped: there is no valgrind");
    }
}
