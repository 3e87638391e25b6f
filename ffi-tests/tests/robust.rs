//! Bad input to every function of the header, as robust.c tells: with the release archive,
//! and with one that checks overflows and assertions.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use ffi_tests::header::{Function, Parameter};
use ffi_tests::{archive, header, root};

#[test]
fn the_release_archive_bears_bad_input() {
    let program = bears_bad_input(&archive::archive().unwrap());
    if archive::is_installed("valgrind") {
        let mut valgrind = Command::new("valgrind");
        valgrind.args(["-q", "--error-exitcode=1"]).arg(program).arg("100");
        archive::complete(&mut valgrind).unwrap();
    } else {
        println!("skipped: there is no valgrind");
    }
}

#[test]
fn the_checked_archive_bears_bad_input() {
    bears_bad_input(&archive::checked_archive().unwrap());
}

fn bears_bad_input(archive: &Path) -> PathBuf {
    fs::write(archive.with_file_name("calls.h"), calls()).unwrap();
    let here = format!("-I{}", archive.with_file_name("").display());
    let source = root().join("ffi-tests/tests/robust.c");
    let program = archive::compile_with(archive, &source, &[&here]).unwrap();
    println!("{}", archive::complete(&mut archive::limited(&program)).unwrap());
    program
}

/// What robust.c needs of the header: the parameters of all functions as one structure, what
/// they point to as another, and a call of each function with these.
fn calls() -> String {
    let mut functions = header::functions();
    let parameters = told_apart(&mut functions);
    let pointers = || parameters.values().filter(|one| one.is_pointer());
    let structures = header::structures().into_iter().filter(|one| !one.points);
    let plain: BTreeSet<_> = structures.map(|one| format!("struct {}", one.name)).collect();
    // Lengths have to be true, and a bound tells how great an answer may be.
    let has_range =
        |name: &str| !["bound", "capacity", "room"].contains(&name) && !name.ends_with("_count");
    let numbers = parameters.values().filter(|one| one.is_number() && has_range(&one.name));
    [
        "struct arguments {\n".into(),
        each(parameters.values(), |one| format!("    {}{}{};\n", one.before, one.name, one.after)),
        "};\nstruct pointees {\n".into(),
        each(pointers(), |one| format!("    {} {}[4];\n", pointee(one), one.name)),
        "};\n#define POINTERS(X)".into(),
        each(pointers(), |one| format!(" X({})", one.name)),
        "\n#define PLAIN(X)".into(),
        each(pointers().filter(|one| plain.contains(pointee(one))), |one| {
            format!(" X({})", one.name)
        }),
        "\n#define NUMBERS(X)".into(),
        each(numbers, |one| format!(" X({})", one.name)),
        "\n#define CALLS(X)".into(),
        each(&functions, call),
        "\n".into(),
    ]
    .concat()
}

/// The parameters by their names, without `const`. Where one name has two types, the later
/// one gets its function's family before it: `om_here`.
fn told_apart(functions: &mut [Function]) -> BTreeMap<String, Parameter> {
    let mut known: BTreeMap<String, Parameter> = BTreeMap::new();
    for function in functions {
        let family = function.name.split('_').nth(1).unwrap_or_default();
        for one in &mut function.parameters {
            one.before = one.before.trim_start_matches("const ").into();
            if known.get(&one.name).is_some_and(|known| known != one) {
                one.name = format!("{family}_{}", one.name);
            }
            let known = known.entry(one.name.clone()).or_insert_with(|| one.clone());
            assert_eq!(known, one, "{}: a third type for one name", function.name);
        }
    }
    known
}

/// What a pointer points to; eight bytes where nobody knows.
fn pointee(parameter: &Parameter) -> &str {
    match parameter.before.trim_end_matches([' ', '*']) {
        "void" => "uint64_t",
        pointee => pointee,
    }
}

/// `X(function, words, answer, whether that tells of a pointer)`, the words being what
/// robust.c finds the function by.
fn call(Function { answer, name, parameters }: &Function) -> String {
    // These make dice, or look at them; all others that take dice draw.
    const DONT_DRAW: [&str; 6] =
        ["from_rn2", "from_callback", "seeded", "seeded_buckets", "trace_start", "trace"];
    let draws = parameters.iter().any(|one| one.name == "dice")
        && !name.strip_prefix("monstr_dice_").is_some_and(|name| DONT_DRAW.contains(&name));
    let words = each(parameters, |one| format!("{}, ", one.name));
    let draws = if draws { "draws!, " } else { "" };
    let arguments: Vec<_> = parameters.iter().map(|one| format!("a->{}", one.name)).collect();
    let call = format!("{name}({})", arguments.join(", "));
    let (answer, is_pointer) = match answer.as_str() {
        "int32_t" => (call, 0),
        "const char *" => (format!("text({call})"), 1),
        _ => (format!("{call} ? 0 : NOTHING"), 1),
    };
    format!(" \\\n    X({name}, \", {name}, {words}{draws}\", {answer}, {is_pointer})")
}

fn each<'a, T: 'a>(all: impl IntoIterator<Item = &'a T>, what: impl Fn(&T) -> String) -> String {
    all.into_iter().map(what).collect()
}
