//! The sum of some dice.

use super::distribution::{Distribution, Draft};
use crate::Error;

/// Some dice and a constant: `count`d`sides` and `plus`, as [`Dice::roll`] rolls them.
/// Without sides the sum is `plus` alone.
///
/// ```
/// use monstr::odds::Roll;
/// let roll = Roll { count: 3, sides: 6, plus: 2 };
/// let mut room = [0.0; 16];
/// let odds = roll.odds(&mut room)?;
/// assert_eq!((odds.least(), odds.greatest(), odds.mean()), (5, 20, 12.5));
/// assert!((odds.chance(20) - 1.0 / 216.0).abs() < 1e-15);
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// [`Dice::roll`]: crate::dice::Dice::roll
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Roll {
    /// How many dice.
    pub count: u32,
    /// The sides of each, from 1 on.
    pub sides: u32,
    /// What is added to their sum.
    pub plus: i32,
}

impl Roll {
    /// The most outcomes that a roll may have to be asked for its odds: the work is half the
    /// square of that.
    pub const MOST_OUTCOMES: usize = 16_384;

    /// How many outcomes there are, from the least to the greatest: as much room as the odds
    /// take.
    ///
    /// # Errors
    /// [`Error::Count`] for more than [`Roll::MOST_OUTCOMES`], and where the sums don't fit.
    pub fn outcomes(&self) -> Result<usize, Error> {
        let more = self.count.checked_mul(self.sides.saturating_sub(1));
        let outcomes = more.and_then(|more| usize::try_from(more).ok()?.checked_add(1));
        let dice = if self.sides > 0 { self.count } else { 0 };
        let least = self.plus.checked_add_unsigned(dice);
        let greatest = least.zip(more).and_then(|(least, more)| least.checked_add_unsigned(more));
        let known = outcomes.filter(|&outcomes| outcomes <= Self::MOST_OUTCOMES);
        known.filter(|_| greatest.is_some()).ok_or(Error::Count)
    }

    /// The distribution of the sum.
    ///
    /// # Errors
    /// [`Error::Capacity`] where there is less room than [`Roll::outcomes`]; as that
    /// otherwise.
    pub fn odds<'a>(&self, room: &'a mut [f64]) -> Result<Distribution<'a>, Error> {
        let room = room.get_mut(..self.outcomes()?).ok_or(Error::Capacity)?;
        let mut draft = Draft::fixed(self.plus, room)?;
        draft.add_dice(self.count, self.sides)?;
        draft.finish()
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::vec;

    use super::*;
    use crate::dice::Dice;
    use crate::odds::outcomes;

    /// Every way that the dice can fall, counted.
    #[test]
    fn it_is_what_dice_do() {
        for (count, sides, plus) in [
            (0, 6, 3),
            (6, 0, 3),
            (1, 1, -9),
            (3, 1, 0),
            (1, 20, 5),
            (2, 6, 0),
            (5, 4, -7),
            (4, 8, 1),
        ] {
            let roll = Roll { count, sides, plus };
            let mut room = vec![0.0; roll.outcomes().unwrap()];
            let odds = roll.odds(&mut room).unwrap();
            let mut counted = vec![0.0; odds.chances().len()];
            outcomes(
                |dice| dice.roll(count as i32, sides as i32) + plus,
                |sum, chance| counted[(sum - odds.least()) as usize] += chance.value,
            )
            .unwrap();
            for ((sum, told), counted) in odds.iter().zip(counted) {
                assert!((told - counted).abs() < 1e-14, "{roll:?}, {sum}: {told}, {counted}");
            }
        }
    }

    /// Mean and deviation by their formulas, the sum, and tails that are as accurate as the
    /// middle; also for the largest rolls there are.
    #[test]
    fn large_rolls_are_accurate() {
        for (count, sides) in [(49, 8), (30, 100), (16_383, 2), (1, 16_384), (3, 5_461), (127, 130)]
        {
            let roll = Roll { count, sides, plus: 1000 };
            let mut room = vec![0.0; roll.outcomes().unwrap()];
            let odds = roll.odds(&mut room).unwrap();
            let (n, x) = (f64::from(count), f64::from(sides));
            let sum: f64 = odds.chances().iter().sum();
            assert!((sum - 1.0).abs() < 1e-12, "{roll:?}: {sum}");
            assert!((odds.mean() / (1000.0 + n * (x + 1.0) / 2.0) - 1.0).abs() < 1e-12, "{roll:?}");
            let deviation = (n * (x * x - 1.0) / 12.0).sqrt();
            assert!((odds.deviation() / deviation - 1.0).abs() < 1e-11, "{roll:?}");
            // All ones, and all at their highest.
            for end in [odds.least(), odds.greatest()] {
                let once = x.powf(-n);
                assert!((odds.chance(end) - once).abs() <= once * 1e-11, "{roll:?}");
            }
            let values =
                (odds.least()..=odds.greatest() + 1).step_by(odds.chances().len() / 100 + 1);
            let falls = values.map(|value| odds.at_least(value)).is_sorted_by(|a, b| a >= b);
            assert!(falls, "{roll:?}");
        }
    }

    #[test]
    fn what_is_too_much() {
        for (count, sides, plus) in [
            (16_384, 2, 0),
            (u32::MAX, 2, 0),
            (u32::MAX, u32::MAX, 0),
            (1, 16_385, 0),
            (1, 6, i32::MAX - 5),
            (u32::MAX, 1, 0),
        ] {
            assert_eq!(Roll { count, sides, plus }.outcomes(), Err(Error::Count));
        }
        assert_eq!(Roll { count: 1_000_000_000, sides: 1, plus: i32::MIN }.outcomes(), Ok(1));
        assert_eq!(Roll { count: 1, sides: 6, plus: i32::MAX - 6 }.outcomes(), Ok(6));
        assert_eq!(Roll { count: u32::MAX, sides: 0, plus: 5 }.outcomes(), Ok(1));
        let roll = Roll { count: 2, sides: 6, plus: 0 };
        assert_eq!(roll.odds(&mut [0.0; 10]), Err(Error::Capacity));
    }
}
