//! Experience for a kill.

use monstr::capi::monstr_nh_killed;

use super::file::{Outcome, Row};
use super::nethack;

pub fn experience(row: &Row) -> Outcome {
    let killed = monstr_nh_killed {
        level: row.int("level")?,
        armour_class: row.int("ac")?,
        amphibious_hero: row.int("amphibious")?,
        revived: row.int("revived")?,
        cloned: row.int("cloned")?,
        deaths: row.int("kills")?,
    };
    row.expect("experience", nethack(row)?.experience(row.int("species")?, &killed)?)
}
