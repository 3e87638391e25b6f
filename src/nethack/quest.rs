//! What a hero meets in the quest's dungeon (`qt_montype`).
//!
//! Each role has two enemies, a species and a class each. Four times in five the first is
//! meant; four times in five it is the species, unless it was genocided; else one of the
//! class.

use super::class_pick::{ClassPick, pick_class};
use super::gone::Gone;
use super::place::Place;
use super::species::QuestEnemies;
use super::table::Table;
use crate::Error;
use crate::dice::Dice;

/// The ordinary pick asks for a quest enemy unless one draw of so many is 0.
pub(super) const ASKING: i32 = 7;
/// The first enemy is meant unless one draw of so many is 0; and its species unless another is.
pub(super) const MEANT: i32 = 5;

impl QuestEnemies {
    /// Stands for a species where a role has only a class.
    pub const NOBODY: u16 = u16::MAX;
}

/// A quest enemy for the role of `place`; none where the class gives none. It is held
/// against nothing else: not the difficulty, not Gehennom, not who is extinct.
///
/// Draws: one of 5 (0: the second enemy), then, where that enemy has a species, one of 5
/// (0: the class) even if that species was genocided; then those of
/// [`pick_class`] where it is asked.
///
/// # Errors
/// [`Error::Role`] where the place names no role of the table; else as [`pick_class`].
#[doc(alias = "qt_montype")]
pub fn quest_pick<D: Dice + ?Sized>(
    table: &Table<'_>,
    place: &Place,
    gone: &Gone<'_>,
    dice: &mut D,
) -> Result<Option<u16>, Error> {
    let enemies = enemies(table, place)?;
    let (species, class) = match dice.below(MEANT) {
        0 => (enemies.second, enemies.second_class),
        _ => (enemies.first, enemies.first_class),
    };
    if species != QuestEnemies::NOBODY {
        table.get(species)?;
        if dice.below(MEANT) != 0 && !gone.is_genocided(species) {
            return Ok(Some(species));
        }
    }
    pick_class(table, &ClassPick::of(class), place, gone, dice)
}

/// What the role of the place meets.
pub(super) fn enemies<'a>(table: &Table<'a>, place: &Place) -> Result<&'a QuestEnemies, Error> {
    let row = usize::from(place.quest_role).checked_sub(1).ok_or(Error::Role)?;
    table.quest.get(row).ok_or(Error::Role)
}

/// The ordinary pick's first question: in the quest's dungeon, six times in seven, a quest
/// enemy.
#[inline(always)] // a frame less on the stack of the deepest way
pub(super) fn ask_first<D: Dice + ?Sized>(
    table: &Table<'_>,
    place: &Place,
    gone: &Gone<'_>,
    dice: &mut D,
) -> Result<Option<u16>, Error> {
    if place.quest_role == 0 {
        return Ok(None);
    }
    enemies(table, place)?;
    match dice.below(ASKING) {
        0 => Ok(None),
        _ => quest_pick(table, place, gone, dice),
    }
}
