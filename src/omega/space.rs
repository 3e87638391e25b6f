//! Finding a place on the map (`findspace`).

use super::game::Game;
use super::range::range;
use crate::Error;
use crate::dice::Dice;

/// How often a square is drawn before the map is taken for full.
const ROUNDS: u32 = 10_000;

/// A free square of the game's map.
///
/// Source: `findspace`. Draws: one of the width and one of the length. Where that square
/// isn't free, the next free one to its right is taken; if there is none, two more are drawn,
/// and the next free one below is taken; and so on in turn.
///
/// # Errors
/// [`Error::Place`] on a map without squares, and where none is found in 10,000 rounds (the
/// game would look for ever); whatever the game fails with.
#[doc(alias = "findspace")]
pub fn find_space<D: Dice + ?Sized, G: Game<D> + ?Sized>(
    game: &mut G,
    dice: &mut D,
) -> Result<(i32, i32), Error> {
    search(game.map_size(), |(x, y)| game.is_free(x, y, false), dice)
}

/// The search itself, over whatever is free.
pub(super) fn search<D: Dice + ?Sized>(
    (width, length): (i32, i32),
    mut is_free: impl FnMut((i32, i32)) -> Result<bool, Error>,
    dice: &mut D,
) -> Result<(i32, i32), Error> {
    if width < 1 || length < 1 {
        return Err(Error::Place);
    }
    for round in 0..ROUNDS {
        let (x, y) = (range(dice, width), range(dice, length));
        let (dx, dy, squares) = if round % 2 == 0 { (1, 0, width - x) } else { (0, 1, length - y) };
        for i in 0..squares {
            let square = (x + i * dx, y + i * dy);
            if is_free(square)? {
                return Ok(square);
            }
        }
    }
    Err(Error::Place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Buckets, Traced};

    #[test]
    fn a_map_of_one_square_has_it_and_one_of_none_is_refused_without_a_draw() {
        let mut dice = Traced::new(Buckets::seeded(1, 54));
        for size in [(0, 5), (5, 0), (0, 0), (-1, 5), (5, i32::MIN)] {
            assert_eq!(search(size, |_| Ok(true), &mut dice), Err(Error::Place), "{size:?}");
        }
        assert_eq!(dice.trace().draws, 0);
        for size in [(1, 1), (1, 5), (5, 1)] {
            let found = search(size, |square| Ok(square == (0, 0)), &mut dice);
            assert_eq!(found, Ok((0, 0)), "{size:?}");
        }
    }
}
