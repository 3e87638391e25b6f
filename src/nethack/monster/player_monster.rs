//! Monsters whose level and hit points don't come from their species: heroes' roles as
//! monsters, and the guardian angel of the Astral Plane.
//!
//! Both are first made as any other monster of their species, with the draws that this
//! takes; what is told here then replaces the level and the hit points.

use super::super::place::Plane;
use super::Vigor;
use crate::dice::Dice;

/// The level and hit points of a player monster, whatever its role. A `special` one, which
/// only the endgame has, is of level 16 and more.
///
/// Source: part of `mk_mplayer`. Draws: one of 16 for the level, one of 10 for each level,
/// and for a special one in the endgame one of 30.
#[doc(alias = "mk_mplayer")]
pub fn player_monster<D: Dice + ?Sized>(special: bool, plane: Plane, dice: &mut D) -> Vigor {
    if special && plane != Plane::None {
        return champion(16, dice);
    }
    let level = dice.one_to(16).min(16); // dice that are out of range mustn't draw for ever
    Vigor::whole(level, dice.roll(level, 10).saturating_add(30))
}

/// The level and hit points of the guardian angel.
///
/// Source: part of `gain_guardian_angel`. Draws: one of 8 for the level, one of 10 for each
/// level, one of 30.
#[doc(alias = "gain_guardian_angel")]
pub fn guardian_angel<D: Dice + ?Sized>(dice: &mut D) -> Vigor {
    champion(8, dice)
}

/// Level 15 and as much more as the dice tell, and hit points to match.
fn champion<D: Dice + ?Sized>(levels: i32, dice: &mut D) -> Vigor {
    let level = 15 + dice.below(levels).clamp(0, levels - 1);
    let by_level = dice.roll(level, 10);
    Vigor::whole(level, by_level.saturating_add(30).saturating_add(dice.one_to(30)))
}
