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
    find_space_besides(&[], game, dice)
}

/// The same where some squares are taken besides those that the game knows of.
pub(super) fn find_space_besides<D: Dice + ?Sized, G: Game<D> + ?Sized>(
    taken: &[(i32, i32)],
    game: &mut G,
    dice: &mut D,
) -> Result<(i32, i32), Error> {
    let (width, length) = game.map_size();
    if width < 1 || length < 1 {
        return Err(Error::Place);
    }
    for round in 0..ROUNDS {
        let (x, y) = (range(dice, width), range(dice, length));
        let (dx, dy, squares) = if round % 2 == 0 { (1, 0, width - x) } else { (0, 1, length - y) };
        for i in 0..squares {
            let (x, y) = (x + i * dx, y + i * dy);
            if !taken.contains(&(x, y)) && game.is_free(x, y, false)? {
                return Ok((x, y));
            }
        }
    }
    Err(Error::Place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Buckets, Traced};

    /// A map of that size, all of it free.
    struct Map(i32, i32);

    impl<D: Dice> Game<D> for Map {
        fn map_size(&self) -> (i32, i32) {
            (self.0, self.1)
        }
    }

    #[test]
    fn a_map_of_one_square_has_it_and_one_of_none_is_refused_without_a_draw() {
        let mut dice = Traced::new(Buckets::seeded(1, 54));
        for (width, length) in [(0, 5), (5, 0), (0, 0), (-1, 5), (5, i32::MIN)] {
            let found = find_space(&mut Map(width, length), &mut dice);
            assert_eq!(found, Err(Error::Place), "{width}, {length}");
        }
        assert_eq!(dice.trace().draws, 0);
        assert_eq!(find_space(&mut Map(1, 1), &mut dice), Ok((0, 0)));
        // What is taken but for one square.
        for (width, length) in [(1, 5), (5, 1)] {
            let taken = [1, 2, 3, 4].map(|i| if width > 1 { (i, 0) } else { (0, i) });
            let found = find_space_besides(&taken, &mut Map(width, length), &mut dice);
            assert_eq!(found, Ok((0, 0)), "{width}, {length}");
        }
    }
}
