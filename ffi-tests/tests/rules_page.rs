//! `RULES.md`: every knob of `struct monstr_nh_rules`, as `src/nethack/rules.rs` describes it,
//! with its value in each edition.
//!
//! `MONSTR_BLESS=1 cargo test -p ffi-tests --test rules_page` rewrites it.

use std::fmt::Write;
use std::{fs, mem};

use ffi_tests::{committed, root};
use monstr::nethack::{Rules, v3_4_3, v3_6_7, v5_0_0};

/// A field of [`Rules`]: its name, its type, and what its comment says.
struct Knob {
    name: String,
    of_type: String,
    says: String,
}

fn knobs() -> Vec<Knob> {
    let source = fs::read_to_string(root().join("src/nethack/rules.rs")).expect("the rules");
    let (_, fields) = source.split_once("pub struct Rules {").expect("the structure");
    let (fields, _) = fields.split_once("\n}\n").expect("its end");
    let mut says = Vec::new();
    let mut knobs = Vec::new();
    for line in fields.lines().map(str::trim) {
        if let Some(text) = line.strip_prefix("///") {
            says.push(text.trim());
        } else if let Some((name, of_type)) =
            line.strip_prefix("pub ").and_then(|field| field.split_once(": "))
        {
            knobs.push(Knob {
                name: name.into(),
                of_type: of_type.trim_end_matches(',').into(),
                says: mem::take(&mut says).join(" "),
            });
        }
    }
    knobs
}

/// The value of a knob in these rules; a set as its members.
fn value(rules: &Rules, knob: &Knob) -> String {
    let all = format!("{rules:?}");
    let after = all.split(&[' ', '{'][..]).skip_while(|word| *word != format!("{}:", knob.name));
    let value: Vec<_> = after.skip(1).take_while(|word| !word.ends_with(':')).collect();
    let value = value.join(" ").trim_end_matches(&[',', ' ', '}'][..]).to_owned();
    match knob.of_type.as_str() {
        "u64" => {
            let set: u64 = value.parse().expect("a number");
            let members = (0..64).filter(|n| set >> n & 1 == 1).map(|n| n.to_string());
            format!("{{{}}}", members.collect::<Vec<_>>().join(", "))
        }
        _ => value,
    }
}

fn page() -> String {
    let editions = [&v3_4_3::RULES, &v3_6_7::RULES, &v5_0_0::RULES];
    let (mut differing, mut common) = (String::new(), String::new());
    for knob in knobs() {
        let [old, mid, new] = editions.map(|rules| value(rules, &knob));
        let (name, says) = (&knob.name, &knob.says);
        let _ = if old == mid && mid == new {
            writeln!(common, "| `{name}` | {old} | {says} |")
        } else {
            writeln!(differing, "| `{name}` | {old} | {mid} | {new} | {says} |")
        };
    }
    format!(
        "# The knobs of the rules\n\
         \n\
         The fields of `struct monstr_nh_rules`, in which one game differs from another. Take an\n\
         edition's with `monstr_nh_rules_of`, change what is different in yours, and put them into\n\
         your table; README.md tells which to turn for which wish. A set is shown by its members:\n\
         classes are `MONSTR_NH_CLASS_` codes, attacks and damages `MONSTR_NH_AT_` and `_AD_` codes.\n\
         \n\
         ## In which the editions differ\n\
         \n\
         A game that has taken over a rule of a later edition needs that edition's value.\n\
         \n\
         | knob | 3.4.3 | 3.6.7 | 5.0.0 | what it does |\n\
         |---|---|---|---|---|\n\
         {differing}\
         \n\
         ## In which only forks differ\n\
         \n\
         | knob | all three | what it does |\n\
         |---|---|---|\n\
         {common}"
    )
}

#[test]
fn the_page_is_current() {
    let page = page();
    assert!(
        committed(&root().join("RULES.md"), &page) == page,
        "RULES.md is stale: MONSTR_BLESS=1 cargo test -p ffi-tests --test rules_page"
    );
}

/// The page's values are read from a text; here they are the fields themselves.
#[test]
fn values_are_the_fields() {
    let knobs = knobs();
    let told = |rules: &Rules, name: &str| {
        value(rules, knobs.iter().find(|knob| knob.name == name).expect("a knob"))
    };
    assert_eq!(told(&v3_6_7::RULES, "min_divisor"), v3_6_7::RULES.min_divisor.to_string());
    assert_eq!(told(&v3_6_7::RULES, "unaligned_as"), "-128");
    assert_eq!(told(&v3_6_7::RULES, "max_widened"), "[0, 0, 0]");
    assert_eq!(told(&v3_6_7::RULES, "unicorn_classes"), "{21}");
    let last = v5_0_0::RULES.shapes_end_with_death;
    assert_eq!(told(&v5_0_0::RULES, "shapes_end_with_death"), last.to_string());
}
