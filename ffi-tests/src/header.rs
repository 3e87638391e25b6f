//! `include/monstr.h` read back: what it declares, for tests that must leave nothing out.
//!
//! It reads what cbindgen writes, which is regular, not C at large.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use crate::root;

/// A function, as `answer name(parameters);`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// The type of what it answers: `int32_t`, `const char *`.
    pub answer: String,
    pub name: String,
    pub parameters: Vec<Variable>,
}

/// A parameter of a function, or a field of a structure: its name, and what is written before
/// and after that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// `const struct monstr_nh_place *`, `int32_t `, `int (*`.
    pub before: String,
    pub name: String,
    /// `)(int n)` for a pointer to a function, `[4]` for an array, else nothing.
    pub after: String,
}

impl Variable {
    fn of(text: &str) -> Self {
        let end = text.find(")(").or_else(|| text.find('[')).unwrap_or(text.len());
        let (head, after) = text.split_at(end);
        let name = last_word(head);
        Variable { before: head[..head.len() - name.len()].into(), name, after: after.into() }
    }

    /// Whether it points to data.
    pub fn is_pointer(&self) -> bool {
        self.after.is_empty() && self.before.ends_with('*')
    }

    /// The type of a number, or of an array's numbers.
    pub fn number(&self) -> Option<&str> {
        let of_type = self.before.trim();
        of_type.strip_suffix("_t").map(|_| of_type)
    }

    /// The name of the structure that it is or points to, or whose array it is.
    pub fn structure(&self) -> Option<&str> {
        let of_type = self.before.trim_start_matches("const ").strip_prefix("struct ")?;
        Some(of_type.trim_end_matches([' ', '*']))
    }
}

/// A structure and its fields, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Structure {
    pub name: String,
    pub fields: Vec<Variable>,
}

/// Where the header lies.
pub fn path() -> PathBuf {
    root().join("include/monstr.h")
}

/// The functions, in the header's order.
///
/// # Panics
/// If there are none, so that no test passes for want of anything to test.
pub fn functions() -> Vec<Function> {
    let functions: Vec<_> = declarations().iter().filter_map(|text| function(text)).collect();
    assert!(!functions.is_empty(), "{} declares no function", path().display());
    functions
}

/// The names of the functions.
///
/// # Panics
/// If there are none.
pub fn function_names() -> BTreeSet<String> {
    functions().into_iter().map(|function| function.name).collect()
}

/// The structures, in the header's order.
///
/// # Panics
/// If there are none.
pub fn structures() -> Vec<Structure> {
    let structures: Vec<_> = declarations().iter().filter_map(|text| structure(text)).collect();
    assert!(!structures.is_empty(), "{} defines no structure", path().display());
    structures
}

/// The header without comments and preprocessor lines, cut after each declaration.
fn declarations() -> Vec<String> {
    let text = fs::read_to_string(path()).expect("the header can be read");
    let code: String =
        text.split("/*").map(|part| part.split_once("*/").map_or(part, |p| p.1)).collect();
    let code: Vec<&str> = code.lines().filter(|line| !line.starts_with('#')).collect();
    split(&code.join(" ").replace("extern \"C\" {", ""), ';')
}

/// Splits where no bracket is open, and trims.
fn split(text: &str, separator: char) -> Vec<String> {
    let mut depth = 0;
    let parts = text.split(|c| {
        depth += i32::from("({".contains(c)) - i32::from(")}".contains(c));
        depth == 0 && c == separator
    });
    parts.map(|part| part.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

fn function(text: &str) -> Option<Function> {
    let (before, parameters) = text.strip_suffix(')')?.split_once('(')?;
    let name = last_word(before);
    let parameters = split(parameters, ',').into_iter().filter(|one| one != "void");
    let parameters = parameters.map(|one| Variable::of(&one));
    let parameters = parameters.collect();
    Some(Function { answer: before.strip_suffix(&name)?.trim().into(), name, parameters })
}

fn structure(text: &str) -> Option<Structure> {
    let (head, body) = text.strip_suffix('}')?.split_once('{')?;
    let name = head.trim().strip_prefix("struct ")?.into();
    let fields = split(body, ';').into_iter().filter(|field| !field.is_empty());
    Some(Structure { name, fields: fields.map(|field| Variable::of(&field)).collect() })
}

/// The identifier at the end of `text`.
fn last_word(text: &str) -> String {
    let start = text.rfind(|c: char| c != '_' && !c.is_ascii_alphanumeric());
    text[start.map_or(0, |at| at + 1)..].into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prototypes_are_taken_apart() {
        let text = "const char *monstr_f(int (*rn2)(int n), const struct s *at, int32_t level)";
        let parameters = [
            ("int (*", "rn2", ")(int n)"),
            ("const struct s *", "at", ""),
            ("int32_t ", "level", ""),
        ];
        let parameters = parameters.map(|(before, name, after)| Variable {
            before: before.into(),
            name: name.into(),
            after: after.into(),
        });
        let expected = Function {
            answer: "const char *".into(),
            name: "monstr_f".into(),
            parameters: parameters.into(),
        };
        assert_eq!(function(text), Some(expected));
        assert_eq!(function("int32_t monstr_g(void)").expect("one").parameters, []);
    }

    #[test]
    fn structures_are_taken_apart() {
        let text = "struct monstr_s { uint8_t *a; union u b; uint8_t c[4]; int (*d)(int n); }";
        let fields = [
            ("uint8_t *", "a", ""),
            ("union u ", "b", ""),
            ("uint8_t ", "c", "[4]"),
            ("int (*", "d", ")(int n)"),
        ];
        let found = structure(text).expect("one");
        let found_fields = found.fields.iter().map(|f| (&*f.before, &*f.name, &*f.after));
        assert_eq!(found.name, "monstr_s");
        assert_eq!(found_fields.collect::<Vec<_>>(), fields);
        assert_eq!(structure("union monstr_u { int a; }"), None);
    }
}
