//! `calls.h`: what the programs in `tests/robust` need of the header to call all of its
//! functions with one argument of every name.

use std::collections::{BTreeMap, BTreeSet};

use crate::header::{self, Function, Structure, Variable};

/// What world.h needs of the header: the parameters of all functions as one structure, what
/// they point to as another, and a call of each function with these.
///
/// # Panics
/// If the header has something that nobody has told this file about.
pub fn calls() -> String {
    let (functions, structures) = (header::functions(), header::structures());
    let (functions, parameters) = told_apart(functions);
    let pointers = || parameters.values().filter(|one| one.is_pointer());
    let has_no_pointer = |one: &&Structure| !one.fields.iter().any(|f| f.before.contains('*'));
    let plain = structures.iter().filter(has_no_pointer);
    let plain: BTreeSet<_> = plain.map(|one| format!("struct {}", one.name)).collect();
    // A bound tells how great an answer may be.
    let has_range = |name: &str| name != "bound" && !is_length(name);
    let is_number = |one: &&Variable| one.number().is_some() && has_range(&one.name);
    let mut slots = Vec::new();
    for one in parameters.values() {
        // A number that is pointed to is one, like `*a->last`.
        let (one, path) = match one.before.strip_suffix(" *") {
            Some(before) if before.ends_with("_t") => {
                (&Variable { before: before.into(), ..one.clone() }, "*a->")
            }
            _ => (one, "a->"),
        };
        // Rules are as much as a table.
        let kind = if one.name == "rules" { Kind::Content } else { Kind::Argument };
        slots_of(one, &one.name, path, kind, &structures, &mut slots);
    }
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
        each(parameters.values().filter(is_number), |one| format!(" X({})", one.name)),
        "\n#define SLOTS(X)".into(),
        slots.concat(),
        "\n#define CALLS(X)".into(),
        each(&functions, call),
        "\n".into(),
    ]
    .concat()
}

/// Whether it tells how much room there is, which has to be true.
fn is_length(name: &str) -> bool {
    ["capacity", "room"].contains(&name) || name.ends_with("count") || name.ends_with("stride")
}

/// The functions and their parameters by names. Where one name has two types, the later one
/// gets its function's family before it: `om_here`. `const` doesn't count.
fn told_apart(mut functions: Vec<Function>) -> (Vec<Function>, BTreeMap<String, Variable>) {
    let mut known: BTreeMap<String, Variable> = BTreeMap::new();
    for function in &mut functions {
        let family = function.name.split('_').nth(1).unwrap_or_default();
        for one in &mut function.parameters {
            let before = one.before.trim_start_matches("const ").into();
            let mut bare = Variable { before, ..one.clone() };
            if known.get(&bare.name).is_some_and(|known| *known != bare) {
                bare.name = format!("{family}_{}", bare.name);
            }
            one.name = bare.name.clone();
            let known = known.entry(bare.name.clone()).or_insert_with(|| bare.clone());
            assert_eq!(*known, bare, "{}: a third type for one name", function.name);
        }
    }
    (functions, known)
}

/// What a pointer points to; eight bytes where nobody knows.
fn pointee(parameter: &Variable) -> &str {
    match parameter.before.trim_end_matches([' ', '*']) {
        "void" => "uint64_t",
        pointee => pointee,
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Argument,
    Content,
}

/// `X(the argument, a number, whether it is signed, whether it is a length, its kind)` for
/// each number that can be reached from a variable; of an array its first and its last.
fn slots_of(
    one: &Variable,
    word: &str,
    path: &str,
    kind: Kind,
    structures: &[Structure],
    slots: &mut Vec<String>,
) {
    let elements: Vec<_> = match one.after.strip_prefix('[').and_then(|n| n.strip_suffix(']')) {
        None if one.after.is_empty() => vec![String::new()],
        None => return,
        Some(lengths) => {
            let lengths: Vec<u32> = lengths.split("][").map(|n| n.parse().unwrap()).collect();
            let all = |at: fn(u32) -> u32| each(&lengths, |&n| format!("[{}]", at(n)));
            vec![all(|_| 0), all(|n| n - 1)]
        }
    };
    for element in elements {
        let lvalue = format!("{path}{}{element}", one.name);
        if let Some(number) = one.number() {
            let (signed, length) = (!number.starts_with('u') as u8, is_length(&one.name) as u8);
            let kind = if kind == Kind::Argument { "ARGUMENT" } else { "CONTENT" };
            slots.push(format!(" \\\n    X(\"{word}\", {lvalue}, {signed}, {length}, {kind})"));
        }
        let structure = structures.iter().find(|s| Some(&*s.name) == one.structure());
        let points = one.before.ends_with('*');
        let (kind, join) = match points {
            // What lies behind a structure's pointer is a table or a record.
            true if path != "a->" => (Kind::Content, "->"),
            true => (kind, "->"),
            false => (kind, "."),
        };
        for field in structure.iter().flat_map(|structure| &structure.fields) {
            slots_of(field, word, &format!("{lvalue}{join}"), kind, structures, slots);
        }
    }
}

/// `X(function, words, answer, whether that tells of a pointer)`, the words being what the
/// programs find the function by.
fn call(Function { answer, name, parameters }: &Function) -> String {
    // These make dice, or look at them; all others that take dice draw.
    const DONT_DRAW: [&str; 6] =
        ["from_rn2", "from_callback", "seeded", "seeded_buckets", "trace_start", "trace"];
    let draws = parameters.iter().any(|one| one.name == "dice")
        && !name.strip_prefix("monstr_dice_").is_some_and(|name| DONT_DRAW.contains(&name));
    let words = each(parameters, |one| format!("{}, ", one.name));
    let is_constant = |one: &&Variable| one.is_pointer() && one.before.starts_with("const ");
    let constant =
        each(parameters.iter().filter(is_constant), |one| format!("const {}, ", one.name));
    let draws = if draws { "draws!, " } else { "" };
    let arguments: Vec<_> = parameters.iter().map(|one| format!("a->{}", one.name)).collect();
    let call = format!("{name}({})", arguments.join(", "));
    let (answer, is_pointer) = match answer.as_str() {
        "int32_t" => (call, 0),
        "const char *" => (format!("text({call})"), 1),
        _ => (format!("{call} ? 0 : NOTHING"), 1),
    };
    format!(" \\\n    X({name}, \", {name}, {words}{constant}{draws}\", {answer}, {is_pointer})")
}

fn each<'a, T: 'a>(all: impl IntoIterator<Item = &'a T>, what: impl Fn(&T) -> String) -> String {
    all.into_iter().map(what).collect()
}
