//! What `libmonstr.a` brings into a C program, and what it doesn't.
//!
//! Each check is also made of something that has the fault it looks for, so that none of
//! them passes because it sees nothing.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use ffi_tests::{archive, header};
use object::read::archive::ArchiveFile;
use object::{Object, ObjectSection, ObjectSymbol, SectionFlags};

/// The archive that the README's command makes.
static STOCK: LazyLock<PathBuf> = LazyLock::new(|| archive::archive().unwrap());

/// The same, packed.
static PACKED: LazyLock<PathBuf> = LazyLock::new(|| archive::pack(&STOCK).unwrap());

fn declared() -> BTreeSet<String> {
    header::functions().into_iter().map(|function| function.name).collect()
}

#[test]
fn the_packed_archive_exports_the_headers_functions_and_needs_nothing() {
    assert_eq!(exported(&PACKED), declared());
    assert_eq!(undefined(&PACKED), BTreeSet::new());
}

#[test]
fn symbols_of_others_are_seen() {
    let other = archive::c_archive(
        &STOCK,
        "other",
        "int puts(const char *); int other(void) { return puts(\"\"); }",
    )
    .unwrap();
    assert_eq!(exported(&other), BTreeSet::from(["other".into()]));
    assert_eq!(undefined(&other), BTreeSet::from(["puts".into()]));
    assert_ne!(exported(&STOCK), declared(), "the compiler's own objects are in there");
}

/// All that the functions can reach is in a program that names every one of them and is
/// linked with nothing else.
#[test]
fn there_is_no_panic_no_unwinding_no_formatting_no_heap() {
    let symbols = reached(&STOCK, &declared());
    assert!(symbols.is_superset(&declared()), "{symbols:?}");
    assert_eq!(unwanted(&symbols), BTreeSet::new());
}

#[test]
fn a_panic_that_can_be_reached_is_seen() {
    let code = archive::rust_code("pub extern \"C\" fn nth(n: usize) -> u8 { [1, 2, 3][n] }");
    let nth = archive::rust_archive(&STOCK, "nth", &code, &["-Clto=fat"]).unwrap();
    let symbols = unwanted(&reached(&nth, &BTreeSet::from(["nth".into()])));
    assert!(symbols.iter().any(|name| name.contains("panic_bounds_check")), "{symbols:?}");
}

#[test]
fn there_is_no_data_that_changes() {
    assert_eq!(writable(&PACKED), BTreeSet::new());
}

#[test]
fn data_that_changes_is_seen() {
    for (section, code) in [
        (".bss", "int next(void) { static int count; return ++count; }"),
        (".data", "int next(void) { static int count = 7; return ++count; }"),
        (".tbss", "int next(void) { static __thread int count; return ++count; }"),
        (
            ".data.rel.ro.local",
            "static int f(void) { return 0; } int (*const table[])(void) = {f};",
        ),
    ] {
        let counts = archive::c_archive(&STOCK, "counts", code).unwrap();
        assert_eq!(writable(&counts), BTreeSet::from([section.into()]), "{code}");
    }
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
        declared().into_iter().partition(asks_for_odds);
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

/// What may not be in a program: a part of the symbol's name.
fn unwanted(symbols: &BTreeSet<String>) -> BTreeSet<String> {
    const UNWANTED: [&str; 5] = ["panic", "unwind", "personality", "4core3fmt", "alloc"];
    let is_unwanted = |name: &&String| UNWANTED.iter().any(|part| name.contains(part));
    symbols.iter().filter(is_unwanted).cloned().collect()
}

/// The symbols of a program that names these functions.
fn reached(archive: &Path, functions: &BTreeSet<String>) -> BTreeSet<String> {
    symbols(&archive::bare(archive, functions, &[]).unwrap(), |_| true)
}

fn exported(archive: &Path) -> BTreeSet<String> {
    symbols(archive, |symbol| symbol.is_global() && symbol.is_definition())
}

fn undefined(archive: &Path) -> BTreeSet<String> {
    symbols(archive, |symbol| symbol.is_undefined())
}

fn symbols(file: &Path, which: impl Fn(&object::Symbol<'_, '_>) -> bool) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    each_object(file, |object| {
        let symbols = object.symbols().filter(&which);
        names.extend(symbols.map(|symbol| symbol.name().unwrap().to_owned()));
    });
    names
}

/// The sections that may be written to, unless they are empty.
fn writable(file: &Path) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    each_object(file, |object| {
        let sections = object.sections().filter(|section| {
            let SectionFlags::Elf { sh_flags, .. } = section.flags() else { panic!("not ELF") };
            section.size() > 0 && sh_flags.contains(object::elf::SHF_WRITE)
        });
        names.extend(sections.map(|section| section.name().unwrap().to_owned()));
    });
    names
}

/// The objects of an archive, or a program.
fn each_object(file: &Path, mut look: impl FnMut(&object::File<'_>)) {
    let bytes = fs::read(file).unwrap();
    let Ok(archive) = ArchiveFile::parse(&*bytes) else {
        return look(&object::File::parse(&*bytes).unwrap());
    };
    for member in archive.members() {
        look(&object::File::parse(member.unwrap().data(&*bytes).unwrap()).unwrap());
    }
}
