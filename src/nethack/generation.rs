//! Whether a random monster comes into the game this turn (`moveloop`).

use crate::dice::Dice;

/// One time in how many turns a random monster is made.
///
/// `demigod`: the Wizard of Yendor has been killed once, or something has happened that
/// counts as it (`u.uevent.udemigod`). `below_stronghold`: the hero is deeper than the
/// castle.
///
/// ```
/// use monstr::nethack::generation_chance;
/// assert_eq!(generation_chance(false, false), 70);
/// ```
pub const fn generation_chance(demigod: bool, below_stronghold: bool) -> i32 {
    match (demigod, below_stronghold) {
        (true, _) => 25,
        (false, true) => 50,
        (false, false) => 70,
    }
}

/// Whether one is made this turn. One draw, with [`generation_chance`] as its bound: 0 is yes.
/// Where it is to stand comes next, and then [`pick`](super::pick).
pub fn generation_draw<D: Dice + ?Sized>(
    demigod: bool,
    below_stronghold: bool,
    dice: &mut D,
) -> bool {
    dice.below(generation_chance(demigod, below_stronghold)) == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Modulo, Trace, Traced};

    #[test]
    fn the_chance_of_a_turn() {
        for (demigod, below_stronghold, bound) in
            [(false, false, 70), (false, true, 50), (true, false, 25), (true, true, 25)]
        {
            assert_eq!(generation_chance(demigod, below_stronghold), bound);
            let mut dice = Traced::new(Modulo::seeded(42, 54));
            // The first word is 0xa15c02b7, 2707161783, which none of the bounds divides.
            assert!(!generation_draw(demigod, below_stronghold, &mut dice));
            let mut expected = Trace::START;
            expected.note(bound);
            assert_eq!(dice.trace(), expected);
        }
        struct Zero;
        impl Dice for Zero {
            fn below(&mut self, _: i32) -> i32 {
                0
            }
        }
        assert!(generation_draw(false, false, &mut Zero));
    }
}
