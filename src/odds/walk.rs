//! Everything that a rule can do, one way after the other.

use heapless::Vec;

use super::Chance;
use crate::Error;
use crate::dice::Dice;

/// Dice that go every way once: see [`outcomes`].
#[derive(Debug)]
pub struct Walk {
    /// The draws of this way, as (bound, value).
    way: Vec<(i32, i32), { Walk::DEPTH }>,
    /// How many of them have been made.
    made: usize,
    /// That it goes this way.
    chance: Chance,
    /// It went on for more draws than there is room for.
    lost: bool,
}

impl Walk {
    /// How many draws a rule may make.
    pub const DEPTH: usize = 64;

    /// Turns into the next way; none is left where it can't.
    fn turn(&mut self) -> bool {
        while let Some((bound, value)) = self.way.pop() {
            if value + 1 < bound {
                // There was one, so there is room.
                let _ = self.way.push((bound, value + 1));
                return true;
            }
        }
        false
    }
}

impl Dice for Walk {
    fn below(&mut self, bound: i32) -> i32 {
        let value = match self.way.get(self.made) {
            Some(&(_, value)) => value,
            None => {
                self.lost |= self.way.push((bound, 0)).is_err();
                0
            }
        };
        self.made += 1;
        self.chance = self.chance.and(Chance::of(1, u32::try_from(bound).unwrap_or(1)));
        value
    }
}

/// Runs a rule once for every way that its draws can go, and tells each outcome with its
/// chance. The same outcome may come several times; the chances of all add up to 1.
///
/// Any rule that draws can be asked so, as long as the ways are few: the product of the bounds
/// is how often it runs.
///
/// ```
/// use monstr::dice::Dice;
/// use monstr::odds::{Chance, outcomes};
/// let mut seven = Chance::NEVER;
/// outcomes(
///     |dice| dice.roll(2, 6),
///     |sum, chance| if sum == 7 { seven = seven.or(chance) },
/// )?;
/// assert_eq!(seven.fraction(), Some((1, 6)));
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Capacity`] where the rule makes more than [`Walk::DEPTH`] draws.
pub fn outcomes<T>(
    mut rule: impl FnMut(&mut Walk) -> T,
    mut tell: impl FnMut(T, Chance),
) -> Result<(), Error> {
    let mut walk = Walk { way: Vec::new(), made: 0, chance: Chance::ALWAYS, lost: false };
    loop {
        (walk.made, walk.chance) = (0, Chance::ALWAYS);
        let outcome = rule(&mut walk);
        if walk.lost {
            return Err(Error::Capacity);
        }
        tell(outcome, walk.chance);
        if !walk.turn() {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_way_comes_once() {
        let (mut ways, mut all) = (0, Chance::NEVER);
        let rule = |dice: &mut Walk| match dice.below(3) {
            0 => 0,
            sides => dice.roll(sides, 4),
        };
        let mut most = 0;
        outcomes(rule, |sum, chance| {
            (ways, all, most) = (ways + 1, all.or(chance), most.max(sum));
        })
        .unwrap();
        assert_eq!((ways, all.fraction(), most), (1 + 4 + 16, Some((1, 1)), 8));
    }

    #[test]
    fn a_rule_without_draws_has_one_outcome() {
        let mut told = None;
        outcomes(|_| 7, |outcome, chance| told = Some((outcome, chance))).unwrap();
        assert_eq!(told, Some((7, Chance::ALWAYS)));
    }

    #[test]
    fn too_many_draws_are_refused() {
        assert_eq!(outcomes(|dice| dice.roll(65, 1), |_, _| ()), Err(Error::Capacity));
        assert_eq!(outcomes(|dice| dice.roll(64, 1), |_, _| ()), Ok(()));
    }
}
