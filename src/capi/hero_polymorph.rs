//! New forms and new men from C.

use super::dice::monstr_dice;
use super::hero::{changed, changed_with, monstr_nh_hero};
use super::hero_death::{monstr_nh_mortality, read_mortality, store_mortality};
use super::place::{flag, plane};
use super::status::{Failure, MONSTR_E_COUNT};
use super::table::monstr_nh_table;
use crate::nethack::hero::{self, NewMan};

/// The hero takes the form of a species on a plane, a MONSTR_NH_PLANE_ code: sets
/// `polymorphed`, `form`, `form_hp` and `form_hp_max`; his own hit points stay. Answers the
/// turns that it will last: those that the game has drawn, `turns`, cut in the proportion of
/// his level to the form's where his is the lower. MONSTR_E_COUNT for `turns` below 0.
///
/// The second half of NetHack's polymon(). Draws: none for a golem, which has its fixed hit
/// points; one of 4 for each level of an adult dragon, in the endgame none; at level 0 one of
/// 4; else one of 8 for each level. The level is the species' own.
///
/// Before this the game makes draws of its own: since 3.6 it exercises Constitution down and
/// Wisdom up; then one of 10 for a change of the hero's sex, where the form has no fixed one
/// (since 3.6 only in a random or chosen polymorph); one of 500 for the turns.
#[doc(alias = "polymon")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_polymorph(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    form: i32,
    at: i32,
    turns: i32,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        changed(table, hero, dice, |source, hero, dice| {
            let (form, at) = (source.species(form)?, plane(at)?);
            if turns < 0 {
                return Err(Failure(MONSTR_E_COUNT));
            }
            Ok(hero::polymorph(&source.table, hero, form, at, turns, dice)?)
        })
    }
}

/// How the hero becomes a new man, and what came of it.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_nh_new_man {
    /// What stands between him and death.
    pub mortality: monstr_nh_mortality,
    /// 1: he has polymorph control, and doesn't die for want of hit points.
    pub controlled: i32,
    /// 1: his sex may change, as in a random or a chosen polymorph, but not in that of a
    /// werecreature. 3.4.3 doesn't ask.
    pub may_change_sex: i32,
    /// Afterwards: the draw of 10 for the sex; -1 for none.
    pub sex: i32,
    /// Afterwards: the draw for the experience points, from those needed for the level on; -1
    /// for none. It is among as many as lie between this level and the next, halved until
    /// they are fewer than 32,767.
    pub experience: i32,
    /// Afterwards: by how much the highest Strength, Dexterity, Constitution and Charisma
    /// change, -2..2, before they are kept within what the race allows. con and con_max are
    /// done. 0 in 3.4.3, where these draws come later and are the game's.
    pub attributes: [i32; 4],
}

/// The hero becomes a new man, or woman, of his own race: answers a MONSTR_NH_FATE_ code.
/// MONSTR_E_HIT_POINTS for an hp_max below 1.
///
/// NetHack's newman(). The level changes by -2 to 2: who would fall below 1 dies at once, and
/// nothing else changes; 30 isn't exceeded. By a lost level the peak level falls as much.
///
/// In 3.4.3 the maximum is then (maximum - 10) * new level / old level + 10 + 9 less a draw of
/// 19, and the hit points change in proportion. Since 3.6 what the levels gave is taken off
/// the maximum; 80, 90, 100 or 110 percent of the rest stay; each new level is rolled afresh,
/// with the new Constitution, and kept in `gains`; it is at least the level; and the hit points
/// change in proportion. With less than 1 he dies, or with polymorph control has 1.
///
/// Draws, in order: one of 5 for the level; one of 10 for the sex, if it may change (in 3.4.3
/// always); one for the experience points; in 3.4.3 one of 19; since 3.6 one of 5 each for
/// Strength, Dexterity, Constitution, Charisma, one of 4, and for each level from 0 up to below
/// the new one those of monstr_nh_hero_level_roll(); then those of a death.
///
/// After this the game draws for the energy, in 3.4.3 for the new attributes, and for hunger.
/// In 3.4.3 and 3.6.7 it resets the alignment too, as at the start.
#[doc(alias = "newman")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_new_man(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    new_man: *mut monstr_nh_new_man,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        changed_with(table, hero, new_man, dice, |source, hero, record, dice| {
            let mut mortality = read_mortality(&record.mortality)?;
            let how = NewMan {
                controlled: flag(record.controlled)?,
                may_change_sex: flag(record.may_change_sex)?,
            };
            let renewal = hero::new_man(source.table.rules, hero, &mut mortality, &how, dice)?;
            store_mortality(&mortality, &mut record.mortality);
            record.sex = renewal.sex.unwrap_or(-1);
            record.experience = renewal.experience.unwrap_or(-1);
            record.attributes = renewal.attributes;
            Ok(renewal.fate as i32)
        })
    }
}
