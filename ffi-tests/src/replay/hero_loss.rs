//! Lost hit points, and the warning.

use monstr::capi::*;

use super::file::{Outcome, Row};
use super::hero::{expect_form, of_kind, take_points};
use super::{nethack, yes};

pub fn losehp(row: &Row) -> Outcome {
    let nethack = nethack(row)?;
    let mut hero = of_kind(row)?;
    // Which form it is doesn't matter.
    take_points(row, &mut hero, row.flag("form")?.then_some(0))?;
    hero.unchanging = yes(row, "unchanging")?;
    row.ignore("others")?;
    let mut last = row.int("wailmsg")?;
    let mut message = MONSTR_NH_WARNING_NONE;
    let (turn, powers) = (row.int("moves")?, row.int("powers")?);
    let loss = nethack.hero_loss(&mut hero, row.int("n")?)?;
    if loss == MONSTR_NH_LOSS_LOW {
        message = nethack.hero_warning(&hero, turn, &mut last, powers)?;
    }
    // The game's own part, where nothing saves him: he goes without his form or, if he must
    // keep it, dies; and the dead have no hit points to tell of.
    let reverts = loss == MONSTR_NH_LOSS_REVERTS;
    let outcome = match loss {
        MONSTR_NH_LOSS_DIES => 1,
        _ if reverts && hero.unchanging != MONSTR_NH_UNCHANGING_NO => 1,
        _ if reverts => 2,
        _ => 0,
    };
    if reverts {
        hero.polymorphed = 0;
    }
    row.expect("outcome", outcome)?;
    for (name, points) in [("uhp2", hero.hp), ("uhpmax2", hero.hp_max)] {
        row.expect(name, if outcome == 1 { String::new() } else { points.to_string() })?;
    }
    expect_form(row, &hero)?;
    row.expect("message", message)?;
    row.expect("wailmsg2", last)
}
