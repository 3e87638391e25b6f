//! Losing hit points (`losehp`), and the warning that few are left (`maybe_wail`). The three
//! editions agree; nothing is drawn.

use super::{Hero, Unchanging};
use crate::nethack::codes::kind::FOREWARNED;

/// What a loss of hit points comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// He lives.
    Lives = 0,
    /// He lives, and so few are left that he is warned: see [`warning`].
    Low = 1,
    /// None of his form's are left: he returns to his own shape, or dies if he can't.
    Reverts = 2,
    /// None are left: he dies.
    Dies = 3,
}

/// Takes hit points from the form, or from the hero. A number below 0 gives some, and lifts
/// the maximum where they go beyond it (but not 5.0.0's peak).
///
/// Few are less than a tenth of the maximum. A form's are only told while the hero is
/// Unchanging: else he would but return to his own shape.
///
/// 5.0.0 stops a running hero here, 3.6.7 only one who loses his own hit points and hasn't
/// gone beyond the maximum.
#[doc(alias = "losehp")]
pub fn lose_hit_points(hero: &mut Hero, loss: i32) -> Loss {
    let polymorphed = hero.form.is_some();
    let warns = !polymorphed || hero.unchanging != Unchanging::No;
    let points = hero.in_force_mut();
    points.hp = points.hp.saturating_sub(loss);
    points.hp_max = points.hp_max.max(points.hp);
    let few = i64::from(points.hp) * 10 < i64::from(points.hp_max);
    match points.hp {
        ..1 if polymorphed => Loss::Reverts,
        ..1 => Loss::Dies,
        _ if warns && loss > 0 && few => Loss::Low,
        _ => Loss::Lives,
    }
}

/// What the hero is told when his hit points are low.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The howling.
    Howling = 1,
    /// The wailing: he has 1 hit point.
    Wailing = 2,
    /// He is spoken to, and has few powers.
    FewPowers = 3,
    /// He is spoken to, and has four powers or more.
    ManyPowers = 4,
    /// He is spoken to, and has 1 hit point: he is about to die.
    AboutToDie = 5,
}

/// How many turns after a warning there is none.
const QUIET: u32 = 50;

/// How many powers are many.
const MANY: u32 = 4;

/// Which warning is due, if one is. `last` is the turn of the warning before, 0 at the start
/// of a game: so none comes in the first 50 turns, nor within 50 turns of another. `powers`
/// are the [`power`](crate::nethack::codes::power) bits of those that he has for good.
///
/// It goes by the hit points of his own, whatever his form has left. A Wizard, a Valkyrie
/// and an elf are spoken to: by the role's name if that is [`FOREWARNED`], else as 'Elf'.
///
/// The wiki's page 'Hit points' doesn't tell of the quiet turns, nor that a maximum of 10 or
/// less has no tenth that could be left, nor of Unchanging.
#[doc(alias = "maybe_wail")]
pub fn warning(hero: &Hero, turn: u32, last: &mut u32, powers: u16) -> Option<Warning> {
    if turn <= last.saturating_add(QUIET) {
        return None;
    }
    *last = turn;
    let addressed = hero.role.is(FOREWARNED) || hero.race.is(FOREWARNED);
    Some(match (addressed, hero.own.hp == 1) {
        (false, false) => Warning::Howling,
        (false, true) => Warning::Wailing,
        (true, true) => Warning::AboutToDie,
        (true, false) if powers.count_ones() >= MANY => Warning::ManyPowers,
        (true, false) => Warning::FewPowers,
    })
}
