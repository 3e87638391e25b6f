//! The sizes of groups.

use monstr::capi::{MONSTR_NH_GEN_LGROUP, MONSTR_NH_GEN_SGROUP};

use super::file::{Outcome, Row};
use super::nethack;
use super::sweep::Sweep;
use crate::library::{Dice, companions};

/// The groups, by the words of the column `kind`.
const GROUPS: &[(&str, i32)] = &[("small", MONSTR_NH_GEN_SGROUP), ("large", MONSTR_NH_GEN_LGROUP)];

/// The draw of a group alone, or the decision for a leader. What flag the leader has, which
/// the other words tell, is in its record.
pub fn groups(row: &Row) -> Outcome {
    let hero_level = row.int("hero_level")?;
    let mut dice = Dice::seeded(row.number("seed")?);
    let size = match row.text("kind")? {
        "sgroup" | "lgroup" | "none" => {
            nethack(row)?.group_size(row.int("leader")?, hero_level, &mut dice)
        }
        _ => {
            row.ignore("leader")?;
            companions(row.code("kind", GROUPS)?, hero_level, &mut dice)
        }
    };
    row.expect("size", size?)?;
    row.expect_trace(&dice)
}

pub fn sweep(sweep: &mut Sweep) -> Outcome {
    let (hero_levels, reps) = (sweep.range("hl")?, sweep.reps()?);
    for &(_, group) in GROUPS {
        for hero_level in hero_levels.clone() {
            for _ in reps.clone() {
                sweep.drawn(|_, dice| Ok([companions(group, hero_level, dice)?]))?;
            }
        }
    }
    Ok(())
}
