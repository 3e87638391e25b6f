//! Dice for tests: draws that are known beforehand.

use crate::dice::Dice;

/// Answers one `(bound, value)` after the other, and insists on the bound.
pub struct Script<'a>(&'a [(i32, i32)]);

impl Dice for Script<'_> {
    fn below(&mut self, bound: i32) -> i32 {
        let (&(expected, value), rest) = self.0.split_first().expect("a draw too many");
        assert_eq!(bound, expected, "with {} draws to come", rest.len());
        self.0 = rest;
        value
    }
}

/// What the rule answers, which must make all of these draws.
pub fn scripted<T>(draws: &[(i32, i32)], rule: impl FnOnce(&mut Script<'_>) -> T) -> T {
    let mut script = Script(draws);
    let told = rule(&mut script);
    assert!(script.0.is_empty(), "draws that weren't made: {:?}", script.0);
    told
}
