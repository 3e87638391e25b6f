//! The same programs, those of `c/`, and `replay`, with sanitizers: whatever reads or writes
//! where it must not, or without waiting for another thread, ends with a report.
//!
//! The library is rustc's work, the programs are the C compiler's, which also brings the
//! sanitizers' libraries. It takes minutes, so it has to be asked for: `cargo test -p
//! ffi-tests --test robust -- --ignored`.

use std::fs;
use std::process::Command;

use ffi_tests::{archive, root};

use super::{ended, program};

/// An error in C is the end, too. Leaks are none of the library's: it allocates nothing.
const ADDRESS: [&str; 2] = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"];

#[test]
#[ignore = "takes minutes"]
fn addresses() {
    let archive = archive::sanitized_archive("address").unwrap();
    for (name, rounds) in [("bad_input", Some("100")), ("memory", None), ("callbacks", None)] {
        let program = program(&archive, name, &ADDRESS);
        let printed = archive::complete(archive::limited(&program).args(rounds)).unwrap();
        println!("{name}: {printed}");
    }
}

#[test]
#[ignore = "takes minutes"]
fn addresses_at_the_ends_of_numbers() {
    let archive = archive::sanitized_archive("address").unwrap();
    let program = program(&archive, "ends", &ADDRESS);
    println!("{}", archive::complete(&mut archive::limited(&program)).unwrap());
}

#[test]
#[ignore = "takes minutes"]
fn addresses_in_games() {
    let archive = archive::sanitized_archive("address").unwrap();
    let c = root().join("ffi-tests/c");
    for name in ["hello", "same_game", "save_restore", "cache", "own_table", "callback", "omega"] {
        let source = c.join(name).with_extension("c");
        let program = archive::compile_with(&archive, &source, &ADDRESS).unwrap();
        let printed = archive::complete(&mut archive::limited(&program)).unwrap();
        assert_eq!(printed, fs::read_to_string(source.with_extension("txt")).unwrap());
    }
}

#[test]
#[ignore = "takes minutes"]
fn a_wrong_address_is_seen() {
    let archive = archive::sanitized_archive("address").unwrap();
    let source = archive.with_file_name("too_short.c");
    let code = r#"
        #include <stdlib.h>
        #include "monstr.h"
        int main(void)
        {
            const struct monstr_nh_species species = {0};
            const struct monstr_nh_combat combat = {0};
            const struct monstr_nh_attack *one = calloc(1, sizeof *one);
            return monstr_nh_difficulty_by_rule(monstr_nh_rules_of(MONSTR_NH_5_0_0), &species,
                                                &combat, one, 2, NULL) < 0;
        }"#;
    fs::write(&source, code).unwrap();
    let program = archive::compile_with(&archive, &source, &ADDRESS).unwrap();
    let report = ended(&mut archive::limited(&program));
    assert!(report.contains("heap-buffer-overflow") && report.contains("6monstr"), "{report}");
}

/// `replay` all golden rows; the sweeps, which only do the same more often, would take hours.
#[test]
#[ignore = "takes minutes"]
fn addresses_in_replay() {
    let host = format!("{}-unknown-linux-gnu", std::env::consts::ARCH);
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["run", "--locked", "-p", "ffi-tests", "--bin", "replay", "--target", &host]);
    cargo.env("CARGO_TARGET_DIR", archive::target().join("replay")).current_dir(root());
    let golden = fs::read_dir(root().join("ffi-tests/golden")).unwrap();
    let files = golden.map(|entry| entry.unwrap().path()).filter(|path| {
        let path = path.to_string_lossy();
        path.contains(".csv") && !path.contains("sweeps")
    });
    archive::sanitize(&mut cargo, "address").arg("--").args(files);
    println!("{}", archive::complete(&mut cargo).unwrap());
}

#[test]
#[ignore = "takes minutes"]
fn threads() {
    let archive = archive::sanitized_archive("thread").unwrap();
    let program = program(&archive, "threads", &["-fsanitize=thread", "-pthread"]);
    println!("{}", archive::complete(&mut archive::limited(&program)).unwrap());
    let report = ended(archive::limited(&program).arg("share dice"));
    assert!(report.contains("data race") && report.contains("6monstr"), "{report}");
}
