//! The golden format: comma-separated cells without quoting, column names first.
//!
//! A [`Row`] is read by its columns' names and takes the answers to be compared. What was
//! never asked for is an error, so that no column is passed over in silence.

use std::cell::{Cell, RefCell};
use std::fmt::Display;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::str::FromStr;

use flate2::read::MultiGzDecoder;

use crate::library::{Dice, Refusal};

/// Why a row has no verdict.
#[derive(Debug)]
pub enum Trouble {
    /// The file can't be understood: where, and why.
    File(String),
    /// The library refused the question. That is a mismatch.
    Refused(Refusal),
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Self {
        Trouble::Refused(refusal)
    }
}

/// What a handler ends with. The verdict is in the row.
pub type Outcome<T = ()> = Result<T, Trouble>;

/// What is in a file, unpacked where its name ends in `.gz`.
pub fn read(path: &Path) -> io::Result<String> {
    unpack(&path.to_string_lossy(), File::open(path)?)
}

/// What is in a file of that name, as [`read`].
pub fn unpack(name: &str, mut file: impl Read) -> io::Result<String> {
    let mut text = String::new();
    if name.ends_with(".gz") {
        MultiGzDecoder::new(file).read_to_string(&mut text)?;
    } else {
        file.read_to_string(&mut text)?;
    }
    Ok(text)
}

/// The rows of a file, each as long as the line of names. The edition is that of the file's
/// name.
pub fn rows<'a>(text: &'a str, edition: Option<&'a str>) -> Result<Vec<Row<'a>>, String> {
    let mut lines = text.lines();
    let names: Vec<&str> = lines.next().ok_or("an empty file")?.split(',').collect();
    if let Some(twice) = names.iter().enumerate().find(|(i, name)| names[..*i].contains(name)) {
        return Err(format!("line 1: two columns are named '{}'", twice.1));
    }
    if !text.ends_with('\n') {
        return Err("the last line has no end: the file is cut off".into());
    }
    let rows = (2..).zip(lines).map(|(line, text)| {
        let cells = text.split(',');
        let (count, wanted) = (cells.clone().count(), names.len());
        if count != wanted {
            return Err(format!("line {line}: {count} cells, but {wanted} columns"));
        }
        Ok(Row::new(format!("line {line}"), edition, names.iter().copied().zip(cells)))
    });
    let rows = rows.collect::<Result<Vec<_>, _>>()?;
    if rows.is_empty() { Err("no rows".into()) } else { Ok(rows) }
}

struct Field<'a> {
    name: &'a str,
    cell: &'a str,
    asked: Cell<bool>,
}

/// One row: its cells by name, and what differed so far.
pub struct Row<'a> {
    at: String,
    edition: Option<&'a str>,
    fields: Vec<Field<'a>>,
    asking: Cell<&'static str>,
    differences: RefCell<Vec<String>>,
}

impl<'a> Row<'a> {
    fn new(
        at: String,
        edition: Option<&'a str>,
        cells: impl Iterator<Item = (&'a str, &'a str)>,
    ) -> Self {
        let field = |(name, cell)| Field { name, cell, asked: Cell::new(false) };
        Row {
            at,
            edition,
            fields: cells.map(field).collect(),
            asking: Cell::new(""),
            differences: RefCell::default(),
        }
    }

    /// A cell's text.
    pub fn text(&self, name: &str) -> Outcome<&'a str> {
        let field = self.fields.iter().find(|field| field.name == name);
        let field = field.ok_or_else(|| self.wrong(name, "missing"))?;
        field.asked.set(true);
        Ok(field.cell)
    }

    /// Whether there is a column of that name.
    pub fn has(&self, name: &str) -> bool {
        self.fields.iter().any(|field| field.name == name)
    }

    /// A complaint about a cell, with the place where it stands.
    pub fn wrong(&self, name: &str, what: impl Display) -> Trouble {
        Trouble::File(format!("{}, {name}: {what}", self.at))
    }

    fn parse<T: FromStr>(&self, name: &str, text: &str) -> Outcome<T> {
        text.parse().map_err(|_| self.wrong(name, format!("'{text}' is no number here")))
    }

    /// A number.
    pub fn int(&self, name: &str) -> Outcome<i32> {
        self.number(name)
    }

    /// A number; where the cell is empty, which means that it doesn't apply, `rest`.
    pub fn int_or(&self, name: &str, rest: i32) -> Outcome<i32> {
        match self.text(name)? {
            "" => Ok(rest),
            text => self.parse(name, text),
        }
    }

    /// A yes or no: 1 or 0.
    pub fn flag(&self, name: &str) -> Outcome<bool> {
        Ok(self.code(name, &[("0", 0), ("1", 1)])? == 1)
    }

    /// A number of any type.
    pub fn number<T: FromStr>(&self, name: &str) -> Outcome<T> {
        self.parse(name, self.text(name)?)
    }

    /// The numbers of a list.
    pub fn list<T: FromStr>(&self, name: &str) -> Outcome<Vec<T>> {
        self.items(name, ';')?.map(|item| self.parse(name, item)).collect()
    }

    /// The parts of a cell; none of an empty one.
    pub fn items(
        &self,
        name: &str,
        separator: char,
    ) -> Outcome<impl Iterator<Item = &'a str> + use<'a>> {
        let text = self.text(name)?;
        Ok(text.split(separator).filter(move |_| !text.is_empty()))
    }

    /// Numbers that belong together, such as `3:8:1:0`.
    pub fn numbers<T: FromStr, const N: usize>(&self, name: &str, text: &str) -> Outcome<[T; N]> {
        let numbers = text.split(':').map(|number| self.parse(name, number));
        let numbers: Vec<T> = numbers.collect::<Outcome<_>>()?;
        numbers.try_into().map_err(|_| self.wrong(name, format!("'{text}' is not {N} numbers")))
    }

    /// The code of a word.
    pub fn code(&self, name: &str, codes: &[(&str, i32)]) -> Outcome<i32> {
        self.code_of(name, self.text(name)?, codes)
    }

    /// The code of a word out of a cell.
    pub fn code_of(&self, name: &str, word: &str, codes: &[(&str, i32)]) -> Outcome<i32> {
        let known = codes.iter().find(|(known, _)| *known == word);
        known.map(|&(_, code)| code).ok_or_else(|| self.wrong(name, format!("'{word}' is unknown")))
    }

    /// A cell that plays no part.
    pub fn ignore(&self, name: &str) -> Outcome {
        self.text(name).map(|_| ())
    }

    /// The edition: that of the column `edition` or, where there is none, of the file's name.
    pub fn edition(&self) -> Outcome<&'a str> {
        if self.has("edition") {
            return self.text("edition");
        }
        let untold =
            || Trouble::File("neither the file's name nor a column tells the edition".into());
        self.edition.ok_or_else(untold)
    }

    /// The `name=value` pairs of a cell, to be read like a row.
    pub fn pairs(&self, name: &str) -> Outcome<Row<'a>> {
        let pairs = self.items(name, ';')?.map(|pair| {
            pair.split_once('=').ok_or_else(|| self.wrong(name, format!("'{pair}' has no value")))
        });
        let pairs = pairs.collect::<Outcome<Vec<_>>>()?;
        Ok(Row::new(self.at.clone(), self.edition, pairs.into_iter()))
    }

    /// Tells whose answers are compared from here on, where a row asks several.
    pub fn asking(&self, whom: &'static str) {
        self.asking.set(whom);
    }

    /// Compares an answer with the cell that foretells it.
    pub fn expect(&self, name: &str, got: impl Display) -> Outcome {
        let (expected, got) = (self.text(name)?, got.to_string());
        if expected != got {
            let whom = match self.asking.get() {
                "" => String::new(),
                whom => format!(" from {whom}"),
            };
            let difference = format!("{name}: expected {expected}, got {got}{whom}");
            self.differences.borrow_mut().push(difference);
        }
        Ok(())
    }

    /// Compares the draws that were made.
    pub fn expect_trace(&self, dice: &Dice) -> Outcome {
        let (draws, hash) = dice.trace();
        self.expect("draws", draws)?;
        self.expect("trace", format_args!("{hash:016x}"))
    }

    /// What was read but never asked for is nothing that the rule knows.
    pub fn all_asked(&self) -> Outcome {
        match self.fields.iter().find(|field| !field.asked.get()) {
            Some(field) => Err(self.wrong(field.name, "unknown to this rule")),
            None => Ok(()),
        }
    }

    /// The verdict: how the answers differ from the row, if they do.
    pub fn verdict(&self, outcome: Outcome) -> Result<Option<String>, String> {
        match outcome.and_then(|()| self.all_asked()) {
            Ok(()) => {}
            Err(Trouble::Refused(refusal)) => {
                self.differences.borrow_mut().push(refusal.to_string());
            }
            Err(Trouble::File(what)) => return Err(what),
        }
        let differences = self.differences.borrow();
        if differences.is_empty() {
            return Ok(None);
        }
        Ok(Some(format!("{}: {}\n    {}", self.at, differences.join("; "), self.shortened())))
    }

    /// The row itself, as far as it fits on a line.
    fn shortened(&self) -> String {
        const WIDTH: usize = 100;
        let cells: Vec<&str> = self.fields.iter().map(|field| field.cell).collect();
        let text = cells.join(",");
        match text.char_indices().nth(WIDTH) {
            Some((cut, _)) => format!("{}...", &text[..cut]),
            None => text,
        }
    }
}
