//! What only the game knows, and what it does while creatures are made.

use super::codes::uniqueness;
use crate::Error;
use crate::dice::Dice;

/// The game's part: its object maker, its items' states, its map.
///
/// Each question comes at the point where the original game would look, so that whatever
/// the game draws there falls into place. All have an answer for a game that doesn't care.
pub trait Game<D: Dice + ?Sized> {
    /// Makes one object for the possessions of a creature of this level, and tells whether
    /// it was kept. One that isn't common is refused (and unmade): another is then asked
    /// for.
    ///
    /// The game's object maker draws here, from the same dice. By default every object is
    /// kept, without a draw.
    ///
    /// # Errors
    /// Whatever the game likes; the rule then ends with it.
    #[doc(alias = "create_object")]
    fn object(&mut self, dice: &mut D, level: i32) -> Result<bool, Error> {
        let _ = (dice, level);
        Ok(true)
    }

    /// The state of an item's base record, a `uniqueness` code. By default that of the
    /// start of a game.
    ///
    /// # Errors
    /// Whatever the game likes.
    fn item_state(&mut self, item: i16) -> Result<u8, Error> {
        Ok(starting_state(item))
    }

    /// How wide and how long the map is. By default 64 each, as the game's dungeons are.
    fn map_size(&self) -> (i32, i32) {
        (64, 64)
    }

    /// Whether a creature can be put on a square of the map: floor, nobody there, not of a
    /// building to avoid, and not secret, unless `secret_too`. By default every square is
    /// free.
    ///
    /// Creatures that the same call has made already need not be thought of.
    ///
    /// # Errors
    /// Whatever the game likes.
    fn is_free(&mut self, x: i32, y: i32, secret_too: bool) -> Result<bool, Error> {
        let _ = (x, y, secret_too);
        Ok(true)
    }

    /// The place of the next creature where the game chooses it; nothing where it is to be
    /// drawn on the map, as the original does and as is the default.
    ///
    /// # Errors
    /// Whatever the game likes.
    fn place(&mut self) -> Result<Option<(i32, i32)>, Error> {
        Ok(None)
    }
}

/// A game that leaves everything at its default.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoGame;

impl<D: Dice + ?Sized> Game<D> for NoGame {}

/// The items of which there is one, and that are made in a way of their own: the Justiciar's
/// and the officeholders' things, and what some unique creatures start with.
const MADE_AT_START: [i16; 12] = [16, 120, 123, 191, 200, 205, 206, 207, 208, 209, 210, 214];

/// The state of an item's base record at the start of a game.
pub fn starting_state(item: i16) -> u8 {
    match MADE_AT_START.contains(&item) {
        true => uniqueness::UNIQUE_MADE,
        false => uniqueness::COMMON,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Modulo, Traced};

    #[test]
    fn a_game_that_tells_nothing() {
        fn of<D: Dice>(_: &D) -> impl Game<D> + use<D> {
            NoGame
        }
        let mut dice = Traced::new(Modulo::seeded(1, 54));
        let mut game = of(&dice);
        assert_eq!(game.object(&mut dice, 10), Ok(true));
        assert_eq!(dice.trace().draws, 0);
        assert_eq!(game.item_state(0), Ok(uniqueness::COMMON));
        assert_eq!(game.item_state(214), Ok(uniqueness::UNIQUE_MADE));
        assert_eq!(game.map_size(), (64, 64));
        assert_eq!(game.is_free(70, -1, false), Ok(true));
        assert_eq!(game.place(), Ok(None));
    }
}
