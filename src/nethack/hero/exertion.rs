//! What a heavy burden costs: overexertion (`overexert`, `overexertion`), and moves and throws
//! for which the hero is too weak. The three editions agree; nothing is drawn.

use super::Hero;
use super::turn::{Burden, Turn};
use crate::nethack::Plane;

/// What overexertion comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exertion {
    /// He hasn't overexerted himself.
    None = 0,
    /// He has lost a hit point, of his form's or his own.
    HitPoint = 1,
    /// He had none to spare and passes out: he is helpless for [`PASSED_OUT`] turns, after
    /// Constitution was exercised downwards (one draw of 2, unless he is polymorphed or the
    /// counter is at its limit). The attack for which he exerted himself doesn't happen.
    PassesOut = 2,
}

/// How many turns he is helpless who has passed out.
pub const PASSED_OUT: i32 = 10;

/// Overexertion by moving, each turn after recovery: every 30 turns if he is Strained, every
/// 10 if worse. (While he is invulnerable his burden doesn't count.)
#[doc(alias = "moveloop")]
pub fn exert(hero: &mut Hero, turn: &Turn) -> Exertion {
    let every = match turn.burden_felt() {
        Burden::Strained => 30,
        Burden::Overtaxed | Burden::Overloaded => 10,
        _ => return Exertion::None,
    };
    if turn.moved && turn.is_every(every) { overexert(hero) } else { Exertion::None }
}

/// Overexertion by a melee attack, two turns in three from Strained on. The game has made him
/// hungrier before.
#[doc(alias = "overexertion")]
pub fn exert_in_attack(hero: &mut Hero, turn: &Turn) -> Exertion {
    if turn.burden_felt() >= Burden::Strained && !turn.is_every(3) {
        overexert(hero)
    } else {
        Exertion::None
    }
}

#[doc(alias = "overexert_hp")]
fn overexert(hero: &mut Hero) -> Exertion {
    let points = hero.in_force_mut();
    if points.hp > 1 {
        points.hp -= 1;
        Exertion::HitPoint
    } else {
        Exertion::PassesOut
    }
}

/// Why the hero can't do what he was about to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// He hasn't enough stamina to move. Constitution is exercised downwards, his count and
    /// the move end.
    Stamina = 1,
    /// His load is so heavy that he can hardly stand. His count and the move end.
    Load = 2,
    /// What he was about to throw slips from his grasp. Constitution is exercised downwards.
    Grasp = 3,
}

/// Why the hero can't move, if he can't: an Overloaded one never can, a Stressed one not while
/// he is weak. On the Plane of Air everyone can.
///
/// He is weak with less than 10 hit points of his own or 5 of a form, unless that is all he
/// can have.
#[doc(alias = "domove")]
pub fn move_refusal(hero: &Hero, burden: Burden, plane: Plane) -> Option<Refusal> {
    if plane == Plane::Air {
        None
    } else if burden >= Burden::Overloaded {
        Some(Refusal::Load)
    } else if burden > Burden::Burdened && is_weak(hero) {
        Some(Refusal::Stamina)
    } else {
        None
    }
}

/// Why the hero can't throw a thing, if he can't: he is weak as for [`move_refusal`], and the
/// thing weighs more than twice his hit points. The burden is what he would have if it were
/// counted once more. On the Plane of Air he can, and a thing thrown straight down isn't
/// asked about.
#[doc(alias = "throwit")]
pub fn throw_refusal(hero: &Hero, burden: Burden, plane: Plane, weight: i32) -> Option<Refusal> {
    let heavy = i64::from(weight) > 2 * i64::from(hero.in_force().hp);
    let slips = burden > Burden::Burdened && is_weak(hero) && heavy && plane != Plane::Air;
    slips.then_some(Refusal::Grasp)
}

fn is_weak(hero: &Hero) -> bool {
    let points = hero.in_force();
    let little = if hero.form.is_some() { 5 } else { 10 };
    points.hp < little && points.hp != points.hp_max
}
