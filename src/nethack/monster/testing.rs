//! What the tests of these rules share: draws that are known beforehand, and monsters.

use super::{Monster, Vigor};
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

/// Dice that answer the same for ever, in range or not.
pub struct Wild(pub i32);

impl Dice for Wild {
    fn below(&mut self, _: i32) -> i32 {
        self.0
    }
}

/// A vigor as the worked examples write it.
pub const fn vigor(level: i32, hp: i32, hp_max: i32) -> Vigor {
    Vigor { level, hp, hp_max }
}

/// A male of the species that nothing protects.
#[allow(dead_code)] // without an edition nobody asks for one
pub const fn monster(species: u16, level: i32, hp: i32, hp_max: i32) -> Monster {
    Monster { species, female: false, drain_proof: false, vigor: vigor(level, hp, hp_max) }
}
