//! New forms and new men from C.

use super::dice::monstr_dice;
use super::hero::{changed, changed_with, monstr_nh_hero};
use super::hero_death::{monstr_nh_mortality, read_mortality, store_mortality};
use super::place::{flag, plane};
use super::status::{Failure, MONSTR_E_COUNT};
use super::table::monstr_nh_table;
use crate::nethack::hero;

/// The hero takes the form of a species on a plane, a MONSTR_NH_PLANE_ code: sets
/// `polymorphed`, `form`, `form_hp` and `form_hp_max`; his own hit points stay. Answers the
/// turns that it will last: those that the game has drawn, `turns`, cut in the proportion of
/// his level to the form's where his is the lower. MONSTR_E_COUNT for `turns` below 0.
///
/// The second half of NetHack's polymon(). Draws: none for a golem, which has its fixed hit
/// points; one of 4 for each level of an adult dragon, in the endgame none; at level 0 one of
/// 4; else one of 8 for each level. The level is the species' own. (The wiki's page 'Hit points'
/// has the golems of 3.4.3 and 3.6.7; 5.0.0 has more for gold, clay, stone, glass and iron.)
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
    /// Afterwards: the draw for the experience points; -1 for none.
    pub experience: i32,
    /// Afterwards: by how much the highest Strength, Dexterity, Constitution and Charisma
    /// change, -2..2, before they are kept within 3 and what the race allows; what they are at
    /// the moment changes in proportion. The hero's con and con_max are done.
    pub attributes: [i32; 4],
}

/// The hero becomes a new man, or woman, of his own race: his level, peak level and hit
/// points. Answers a MONSTR_NH_FATE_ code: MONSTR_NH_FATE_LIVES unless he would have fallen
/// below level 1; then draw for his energy, and ask monstr_nh_hero_new_man_outcome().
/// MONSTR_E_HIT_POINTS for an hp_max below 1.
///
/// The first part of NetHack's newman(). The level changes by -2 to 2: who would fall below 1
/// dies at once, and nothing else changes; 30 isn't exceeded. By a lost level the peak level
/// falls as much. In 3.4.3 the maximum becomes (maximum - 10) * new level / old level + 19 less
/// a draw of 19. Since 3.6 what the levels gave is taken off the maximum; 80, 90, 100 or 110
/// percent of the rest stay; each new level is rolled afresh, with the new Constitution, and
/// kept in `gains`; it is at least the level. The hit points change in proportion.
///
/// Draws, in order: one of 5 for the level; one of 10 for the sex, if it may change (in 3.4.3
/// always); one for the experience points, of as many as lie between this level and the next,
/// halved until below 32,767; in 3.4.3 one of 19; since 3.6 one of 5 each for Strength,
/// Dexterity, Constitution and Charisma, one of 4, and for each level from 0 up to below the
/// new one those of monstr_nh_hero_level_roll(). In 3.4.3 and 3.6.7 the game resets the
/// alignment too, as at the start.
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
            let may_change_sex = flag(record.may_change_sex)?;
            let rules = source.table.rules;
            let made = hero::new_man(rules, hero, &mut mortality, may_change_sex, dice)?;
            store_mortality(&mortality, &mut record.mortality);
            record.sex = made.sex.unwrap_or(-1);
            record.experience = made.experience.unwrap_or(-1);
            record.attributes = made.attributes.unwrap_or_default();
            Ok(made.fate as i32)
        })
    }
}

/// Whether the new man lives, once the game has drawn for his energy (3.4.3: one draw): answers
/// a MONSTR_NH_FATE_ code. Who has less than 1 hit point, or a maximum below 1, dies, or with
/// polymorph control has 1. After this a draw for hunger ends it.
///
/// The second part of NetHack's newman(). In 3.4.3 the new attributes come first: one of 5 each
/// for Strength, Dexterity, Constitution and Charisma. A death draws as monstr_nh_hero_death().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_new_man_outcome(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    new_man: *mut monstr_nh_new_man,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        changed_with(table, hero, new_man, dice, |source, hero, record, dice| {
            let mut mortality = read_mortality(&record.mortality)?;
            let controlled = flag(record.controlled)?;
            let rules = source.table.rules;
            let (fate, attributes) =
                hero::new_man_outcome(rules, hero, &mut mortality, controlled, dice)?;
            store_mortality(&mortality, &mut record.mortality);
            record.attributes = attributes.unwrap_or(record.attributes);
            Ok(fate as i32)
        })
    }
}
