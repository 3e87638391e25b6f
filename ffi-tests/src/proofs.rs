//! What a packed archive is proved not to have, by a look at its object: a way to a panic,
//! to unwinding, to the heap; data that changes; a symbol that isn't ours.
//!
//! The packed object holds what the functions can reach and nothing else. Each proof has
//! its control: an archive with the fault that must be found in it.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use object::elf::{SHF_ALLOC, SHF_WRITE};
use object::read::archive::ArchiveFile;
use object::{Object, ObjectSection, ObjectSymbol, SectionFlags};

use crate::archive::{c_archive, pack_functions, rust_archive, rust_code};
use crate::header;

/// The faults of a packed archive, which should show the header's functions and need no
/// symbol but these.
///
/// # Errors
/// A file that can't be read as an archive of ELF objects.
pub fn faults(packed: &Path, may_need: impl Fn(&str) -> bool) -> Result<BTreeSet<String>> {
    let mut faults = found(packed)?;
    faults.retain(|fault| !fault.strip_prefix("needs ").is_some_and(&may_need));
    for name in header::function_names() {
        if !faults.remove(&format!("shows {name}")) {
            faults.insert(format!("lacks {name}"));
        }
    }
    Ok(faults)
}

/// Whether every C compiler brings a symbol, for its own code needs it: helpers for arithmetic
/// that the processor hasn't got, memcpy() and its like, the linker's tables of addresses.
pub fn is_a_compilers(name: &str) -> bool {
    const GIVEN: [&str; 7] =
        ["memcpy", "memmove", "memset", "memcmp", "bcmp", "_GLOBAL_OFFSET_TABLE_", "_gp_disp"];
    name.starts_with("__") || GIVEN.contains(&name)
}

/// Holds [`found`] against archives that have each fault once, built beside another archive,
/// for its target: `rustc_flags` tell it, and where its `core` is.
///
/// # Errors
/// Of the compilers, or a fault that isn't found.
pub fn controls(beside: &Path, rustc_flags: &[OsString]) -> Result<()> {
    for (fault, code) in [
        ("shows other", "int other(void) { return 1; }"),
        ("needs puts", "int puts(const char *); int other(void) { return puts(\"\"); }"),
        ("needs malloc", "void *malloc(__SIZE_TYPE__); void *other(void) { return malloc(1); }"),
        ("writes .bss", "int other(void) { static int count; return ++count; }"),
        ("writes .data", "int other(void) { static int count = 7; return ++count; }"),
    ] {
        let found = found(&c_archive(beside, "control", code)?)?;
        // Where a C compiler gives each function or variable a section, its name is longer.
        let is_found = found.iter().any(|found| found.starts_with(fault));
        ensure!(is_found, "{fault}: not found in {code}, but {found:?}");
    }
    let code = rust_code("pub extern \"C\" fn nth(n: usize) -> u8 { [1, 2, 3][n] }");
    let nth = rust_archive(beside, "nth", &code, rustc_flags)?;
    let found = found(&pack_functions(&nth, &BTreeSet::from(["nth".into()]))?)?;
    let is_found = found.iter().any(|fault| fault.contains("panic_bounds_check"));
    ensure!(is_found, "a panic: not found in {code}, but {found:?}");
    Ok(())
}

/// What an archive shows, needs, can reach and writes to, as far as it matters.
fn found(archive: &Path) -> Result<BTreeSet<String>> {
    let mut found = BTreeSet::new();
    each_object(archive, |object| {
        for symbol in object.symbols() {
            let name = symbol.name()?;
            if symbol.is_undefined() && !name.is_empty() {
                found.insert(format!("needs {name}"));
            }
            if symbol.is_global() && symbol.is_definition() {
                found.insert(format!("shows {name}"));
            }
            if UNWANTED.iter().any(|part| name.contains(part)) {
                found.insert(format!("reaches {name}"));
            }
        }
        for section in object.sections() {
            let SectionFlags::Elf { sh_flags, .. } = section.flags() else { continue };
            if section.size() > 0 && sh_flags.contains(SHF_ALLOC) && sh_flags.contains(SHF_WRITE) {
                found.insert(format!("writes {}", section.name()?));
            }
        }
        Ok(())
    })?;
    Ok(found)
}

/// What may not be reached: a part of the symbol's name.
const UNWANTED: [&str; 5] = ["panic", "unwind", "personality", "4core3fmt", "alloc"];

/// The objects of an archive.
fn each_object(
    archive: &Path,
    mut look: impl FnMut(&object::File<'_>) -> object::Result<()>,
) -> Result<()> {
    let bytes = fs::read(archive)?;
    let members = ArchiveFile::parse(&*bytes).with_context(|| archive.display().to_string())?;
    for member in members.members() {
        look(&object::File::parse(member?.data(&*bytes)?)?)?;
    }
    Ok(())
}
