//! What `libmonstr.a` brings into a C program, and what it doesn't.
//!
//! `.ci/targets` proves the same for other processors.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::LazyLock;

use ffi_tests::{archive, header, proofs};

/// The archive that the README's command makes.
static STOCK: LazyLock<PathBuf> = LazyLock::new(|| archive::archive().unwrap());

/// The same, packed.
static PACKED: LazyLock<PathBuf> = LazyLock::new(|| archive::pack(&STOCK).unwrap());

#[test]
fn the_packed_archive_has_no_panic_no_heap_no_data_that_changes_no_other_symbol() {
    let faults = proofs::faults(&PACKED, |_| false).unwrap();
    assert_eq!(faults, BTreeSet::new());
}

#[test]
fn each_of_these_faults_is_seen() {
    proofs::controls(&STOCK, &["-Clto=fat".into()]).unwrap();
}

/// The header is the same for every choice of features.
#[test]
fn what_was_left_out_says_so() {
    let without = ["--no-default-features", "--features", "nethack-3-6-7"];
    let archive = archive::build("3.6.7", &without, &[]).unwrap();
    let source = archive.with_file_name("left_out.c");
    let code = r#"
        #include <stdio.h>
        #include "monstr.h"
        int main(void)
        {
            struct monstr_nh_table table = {0};
            table.edition = MONSTR_NH_5_0_0;
            double chances[16];
            struct monstr_distribution odds = {0};
            odds.chances = chances;
            odds.capacity = 16;
            printf("%d %d %s %d %d %d\n", monstr_nh_table_of(MONSTR_NH_3_6_7) != NULL,
                   monstr_nh_table_of(MONSTR_NH_5_0_0) == NULL,
                   monstr_strerror(monstr_nh_species_count(&table)),
                   monstr_nh_find(monstr_nh_table_of(MONSTR_NH_3_6_7), "newt")
                       == MONSTR_E_UNSUPPORTED,
                   monstr_roll_odds(2, 6, 0, &odds) == MONSTR_E_UNSUPPORTED,
                   monstr_at_least_once(0.5, 2, chances) == MONSTR_E_UNSUPPORTED);
            return 0;
        }"#;
    fs::write(&source, code).unwrap();
    let program = archive::compile_with(&archive, &source, &[]).unwrap();
    let printed = archive::complete(&mut archive::limited(&program)).unwrap();
    assert_eq!(printed, "1 1 left out of this library, or unknown to these rules 1 1 1\n");
}

/// Only the odds compute with floating point numbers: a program that asks for none of them
/// has no such instruction. (Where a processor has none, as a Cortex-M0, they would be calls.)
#[test]
fn only_odds_take_floating_point() {
    if !cfg!(target_arch = "x86_64") {
        return println!("skipped: these are the instructions of an x86-64");
    }
    let asks_for_odds = |name: &String| {
        ["odds", "distribution", "chances", "at_least_once"].iter().any(|word| name.contains(word))
    };
    let (odds, others): (BTreeSet<_>, BTreeSet<_>) =
        header::function_names().into_iter().partition(asks_for_odds);
    assert!(odds.len() > 10 && others.len() > 100);
    for (functions, computes) in [(others, false), (odds, true)] {
        let program = archive::bare(&PACKED, &functions, &[]).unwrap();
        let mut objdump = Command::new("objdump");
        let code = archive::complete(objdump.args(["-d", "--no-show-raw-insn"]).arg(program));
        let code = code.unwrap();
        let found: Vec<_> = code.lines().filter(|line| is_floating_point(line)).collect();
        assert_eq!(!found.is_empty(), computes, "{found:?}");
    }
}

/// Whether a line of objdump's computes with floating point numbers. Moving them is no sign:
/// the compiler moves all kinds of things through their registers.
fn is_floating_point(line: &str) -> bool {
    const STARTS: [&str; 9] = ["add", "sub", "mul", "div", "sqrt", "max", "min", "ucomi", "comi"];
    const ENDS: [&str; 4] = ["sd", "ss", "pd", "ps"];
    let instruction = line.split_once(":\t").map_or("", |(_, from)| from);
    let mnemonic = instruction.split_whitespace().next().unwrap_or("");
    let computes = STARTS.iter().any(|start| mnemonic.starts_with(start))
        && ENDS.iter().any(|end| mnemonic.ends_with(end));
    computes || mnemonic.starts_with("cvt")
}
