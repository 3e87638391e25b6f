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

#[cfg(test)]
mod tests {
    use super::super::testing::{Wild, scripted, vigor};
    use super::*;
    use crate::dice::Traced;

    #[test]
    fn an_ordinary_player_monster() {
        let draws = [&[(16, 7)][..], &[(10, 6); 7], &[(10, 5)]].concat();
        for (special, plane) in [(false, Plane::None), (false, Plane::Astral), (true, Plane::None)]
        {
            let made = scripted(&draws, |dice| player_monster(special, plane, dice));
            assert_eq!(made, vigor(8, 85, 85));
        }
    }

    #[test]
    fn a_special_one_in_the_endgame() {
        let draws = [&[(16, 0)][..], &[(10, 0); 15], &[(30, 29)]].concat();
        let made = scripted(&draws, |dice| player_monster(true, Plane::Earth, dice));
        assert_eq!(made, vigor(15, 75, 75));
    }

    #[test]
    fn a_guardian_angel() {
        let draws = [&[(8, 3)][..], &[(10, 4); 17], &[(10, 11), (30, 6)]].concat();
        assert_eq!(scripted(&draws, |dice| guardian_angel(dice)), vigor(18, 134, 134));
    }

    /// Whatever dice say, no more draws than the highest level asks for.
    #[test]
    fn dice_out_of_range_come_to_an_end() {
        for answer in [i32::MIN, -1, i32::MAX] {
            let mut dice = Traced::new(Wild(answer));
            player_monster(false, Plane::None, &mut dice);
            player_monster(true, Plane::Air, &mut dice);
            guardian_angel(&mut dice);
            assert!(dice.trace().draws <= 17 + 32 + 24);
        }
    }
}
