//! A program that asks for no odds has no floating point code: shown for a Cortex-M0, which has
//! no such instructions, so that all of it would be calls of the compiler's own functions.
//!
//! It takes `arm-none-eabi-gcc` and Rust's `core` for that processor (`rustup target add
//! thumbv6m-none-eabi`). Without them it is skipped, unless `CI` is set.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use ffi_tests::{archive, header, root};
use object::{Object, ObjectSymbol};

const TARGET: &str = "thumbv6m-none-eabi";

#[test]
fn only_odds_take_floating_point_on_a_cortex_m0() {
    if let Some(missing) = missing() {
        assert!(env::var_os("CI").is_none(), "there is no {missing}");
        return println!("skipped: there is no {missing}");
    }
    let archive = packed();
    let asks_for_odds = |name: &String| {
        ["odds", "distribution", "chances", "at_least_once"].iter().any(|word| name.contains(word))
    };
    let declared = header::functions().into_iter().map(|function| function.name);
    let (odds, others): (BTreeSet<_>, BTreeSet<_>) = declared.partition(asks_for_odds);
    assert!(odds.len() > 10 && others.len() > 100);

    let symbols = linked(&archive, &others);
    assert!(symbols.is_superset(&others), "{symbols:?}");
    assert_eq!(floating_point(&symbols), BTreeSet::<&str>::new());
    // Each of the others takes some by itself, and it is seen.
    for name in odds {
        let symbols = linked(&archive, &BTreeSet::from([name.clone()]));
        let found = floating_point(&symbols);
        println!("{name}: {} functions for floating point", found.len());
        assert!(!found.is_empty(), "{name}: {symbols:?}");
    }
}

/// What isn't installed of all that this takes.
fn missing() -> Option<&'static str> {
    let mut rustc = Command::new("rustc");
    let core = archive::complete(rustc.args(["--print", "target-libdir", "--target", TARGET]));
    if !archive::is_installed("arm-none-eabi-gcc") {
        Some("arm-none-eabi-gcc")
    } else if !core.is_ok_and(|folder| Path::new(folder.trim()).exists()) {
        Some("core for thumbv6m-none-eabi")
    } else {
        None
    }
}

/// The release archive for a Cortex-M0, packed.
fn packed() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no_float");
    let mut words = archive::COMMAND.split_whitespace();
    let cargo = words.next().unwrap_or_default();
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| cargo.into()));
    cargo.args(words).args(["--locked", "--target", TARGET]).current_dir(root());
    archive::complete(cargo.env("CARGO_TARGET_DIR", &folder)).unwrap();

    let built = folder.join(TARGET).join("archive/libmonstr.a");
    let (object, packed) = (folder.join("monstr.o"), folder.join("libmonstr.a"));
    let functions = header::functions();
    let wanted = functions.iter().flat_map(|function| ["-u", &function.name]);
    let mut ld = Command::new("arm-none-eabi-ld");
    ld.args(["-r", "--gc-sections"]).args(wanted).arg("-o").arg(&object).arg(built);
    archive::complete(&mut ld).unwrap();
    let mut objcopy = Command::new("arm-none-eabi-objcopy");
    objcopy.args(["--wildcard", "--keep-global-symbol=monstr_*"]);
    archive::complete(objcopy.args(["-R", ".llvmbc", "-R", ".llvmcmd"]).arg(&object)).unwrap();
    let mut ar = Command::new("arm-none-eabi-ar");
    archive::complete(ar.arg("rcsD").arg(&packed).arg(&object)).unwrap();
    packed
}

/// The symbols of a program without any C library that names these functions.
fn linked(archive: &Path, functions: &BTreeSet<String>) -> BTreeSet<String> {
    let (source, program) = (archive.with_extension("c"), archive.with_extension("elf"));
    let declared: String = functions.iter().map(|name| format!("void {name}(void);\n")).collect();
    let called: String = functions.iter().map(|name| format!("    {name}();\n")).collect();
    fs::write(&source, format!("{declared}void _start(void)\n{{\n{called}}}\n")).unwrap();
    let mut gcc = Command::new("arm-none-eabi-gcc");
    gcc.args(["-mcpu=cortex-m0", "-mthumb", "-Os", "-nostdlib", "-static", "-Wl,--gc-sections"]);
    archive::complete(gcc.arg("-o").arg(&program).arg(&source).arg(archive)).unwrap();
    let bytes = fs::read(&program).unwrap();
    let program = object::File::parse(&*bytes).unwrap();
    program.symbols().map(|symbol| symbol.name().unwrap().to_owned()).collect()
}

/// The compiler's own functions for floating point, by the names that ARM has for them and
/// those that other processors have: `__aeabi_dadd` is `__adddf3`.
fn floating_point(symbols: &BTreeSet<String>) -> BTreeSet<&str> {
    const ARMS: [&str; 9] = ["d", "f", "cd", "cf", "h2", "i2", "ui2", "l2", "ul2"];
    let is_one = |name: &&str| match name.strip_prefix("__aeabi_") {
        Some(name) => ARMS.iter().any(|start| name.starts_with(start)),
        None => {
            let of_compiler =
                name.starts_with("__") && (name.contains("df") || name.contains("sf"));
            of_compiler || name.contains("5float") || name.contains("4libm")
        }
    };
    symbols.iter().map(String::as_str).filter(is_one).collect()
}
