//! Who comes in a group, and how many (`m_initgrp`, and what `makemon` asks before it).
//!
//! A monster that was made with a random species may lead a small group (one time in two) or
//! a large one (two times in three; the third time it is small). A hero below level 5 meets
//! half, below level 3 a quarter of them.

use super::codes::generation;
use super::table::Table;
use crate::Error;
use crate::dice::Dice;

/// How large a group is meant to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Up to 3 companions.
    #[doc(alias = "m_initsgrp")]
    Small,
    /// Up to 10.
    #[doc(alias = "m_initlgrp")]
    Large,
}

/// How many companions a leader of the species brings along, 0 for none. That many are tried:
/// the game skips those that would be peaceful. They lead no groups themselves.
///
/// Draws: for a species of small groups one of 2; for one of large groups one of 3; then
/// those of [`companions`], if there is a group.
///
/// # Errors
/// [`Error::Species`] outside the table.
pub fn group_size<D: Dice + ?Sized>(
    table: &Table<'_>,
    leader: u16,
    hero_level: i16,
    dice: &mut D,
) -> Result<i32, Error> {
    let species = table.get(leader)?;
    let group = if species.has(generation::SGROUP) && dice.below(2) != 0 {
        Group::Small
    } else if !species.has(generation::LGROUP) {
        return Ok(0);
    } else if dice.below(3) != 0 {
        Group::Large
    } else {
        Group::Small
    };
    Ok(companions(group, hero_level, dice))
}

/// How many companions a group of this kind has, at least 1.
///
/// Source: `m_initgrp`. Draws: one, of 3 for a small group, of 10 for a large one.
///
/// ```
/// use monstr::dice::Modulo;
/// use monstr::nethack::{Group, companions};
/// let many = companions(Group::Large, 1, &mut Modulo::seeded(2602973790, 54));
/// assert_eq!(many, 2, "a quarter of 10");
/// ```
#[doc(alias = "m_initgrp")]
pub fn companions<D: Dice + ?Sized>(group: Group, hero_level: i16, dice: &mut D) -> i32 {
    let most = match group {
        Group::Small => 3,
        Group::Large => 10,
    };
    let share = match hero_level {
        ..3 => 4,
        3 | 4 => 2,
        5.. => 1,
    };
    (dice.one_to(most) / share).max(1)
}

#[cfg(all(test, feature = "nethack-5-0-0"))]
mod tests {
    use super::*;
    use crate::dice::{Modulo, Traced};
    use crate::nethack::v5_0_0::{TABLE, pm};

    /// The worked examples of 5.0.0, by their seeds: leader, hero's level, size, draws.
    #[test]
    fn worked_examples() {
        for (seed, leader, hero_level, size, draws) in [
            (2014575173, pm::KILLER_BEE, 6, 7, 2),
            (980845418, pm::KILLER_BEE, 4, 1, 2),
            (659558479, pm::JACKAL, 9, 0, 1),
            (659558479, pm::NEWT, 9, 0, 0),
        ] {
            let mut dice = Traced::new(Modulo::seeded(seed, 54));
            assert_eq!(group_size(&TABLE, leader, hero_level, &mut dice), Ok(size));
            assert_eq!(dice.trace().draws, draws);
        }
    }
}
