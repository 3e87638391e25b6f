//! Experience from C.

use super::place::{flag, level, number};
use super::pointers::read;
use super::status::{Outcome, answer};
use super::table::{Source, monstr_nh_table};
use crate::nethack::{self, Killed};

/// A monster that was killed. All zero but the first two is an ordinary one, killed by a hero
/// who can drown.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_nh_killed {
    /// The monster's own level, 0..32767, which isn't its species' base level.
    pub level: i32,
    /// Its armour class, -32768..32767: the species' base, less what it wears.
    pub armour_class: i32,
    /// 1: the hero can't drown. He breathes by magic, or has a form that is amphibious (in
    /// 3.4.3 and 3.6.7 also one that is breathless).
    pub amphibious_hero: i32,
    /// 1: it had been dead before. 3.4.3 doesn't ask.
    pub revived: i32,
    /// 1: it was split off another one. 3.4.3 doesn't ask.
    pub cloned: i32,
    /// How many of its species have died, whoever killed them, this one included; at least 0.
    /// The games stop counting at 255. Only read where it was revived or cloned.
    pub deaths: i32,
}

/// The experience points for a kill, at least 1. The score gets four times as much.
///
/// NetHack's experience(). No draws.
#[doc(alias = "experience")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_experience(
    table: *const monstr_nh_table,
    who: i32,
    killed: *const monstr_nh_killed,
) -> i32 {
    let award = || -> Outcome {
        // SAFETY: the header's contract.
        let known = unsafe { Source::with_combats(table) };
        let (source, combats) = known.as_ref()?;
        // SAFETY: as above.
        let from = unsafe { read(killed) }?;
        let killed = Killed {
            level: level(from.level)?,
            armour_class: number(from.armour_class)?,
            amphibious_hero: flag(from.amphibious_hero)?,
            revived: flag(from.revived)?,
            cloned: flag(from.cloned)?,
            deaths: number(from.deaths)?,
        };
        Ok(nethack::experience(&source.table, combats, source.species(who)?, &killed)?)
    };
    answer(award())
}

/// The experience points for a newly made monster of its species' base level and armour
/// class, killed by a hero who can drown: the number of the players' tables. (Above base level
/// 49 it is the level that such a species comes with.)
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_experience_of_new(
    table: *const monstr_nh_table,
    who: i32,
) -> i32 {
    let award = || -> Outcome {
        // SAFETY: the header's contract.
        let known = unsafe { Source::with_combats(table) };
        let (source, combats) = known.as_ref()?;
        Ok(nethack::experience_of_new(&source.table, combats, source.species(who)?)?)
    };
    answer(award())
}
