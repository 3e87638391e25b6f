//! The hero from C: roles, races, the state that all rules share.

use super::dice::{Borrowed, monstr_dice};
use super::place::flag;
use super::pointers::read;
use super::status::{Failure, MONSTR_E_FLAG, Outcome, answer};
use super::table::{Source, monstr_nh_table};
use crate::nethack::hero::{self, Form, Hero, Points, Race, Role, Unchanging};

/// Archeologist. The roles' numbers are those of a monstr_nh_place's quest_role.
pub const MONSTR_NH_ROLE_ARCHEOLOGIST: i32 = 1;
/// Barbarian.
pub const MONSTR_NH_ROLE_BARBARIAN: i32 = 2;
/// Caveman.
pub const MONSTR_NH_ROLE_CAVEMAN: i32 = 3;
/// Healer.
pub const MONSTR_NH_ROLE_HEALER: i32 = 4;
/// Knight.
pub const MONSTR_NH_ROLE_KNIGHT: i32 = 5;
/// Monk.
pub const MONSTR_NH_ROLE_MONK: i32 = 6;
/// Priest.
pub const MONSTR_NH_ROLE_PRIEST: i32 = 7;
/// Rogue.
pub const MONSTR_NH_ROLE_ROGUE: i32 = 8;
/// Ranger.
pub const MONSTR_NH_ROLE_RANGER: i32 = 9;
/// Samurai.
pub const MONSTR_NH_ROLE_SAMURAI: i32 = 10;
/// Tourist.
pub const MONSTR_NH_ROLE_TOURIST: i32 = 11;
/// Valkyrie.
pub const MONSTR_NH_ROLE_VALKYRIE: i32 = 12;
/// Wizard.
pub const MONSTR_NH_ROLE_WIZARD: i32 = 13;

/// Human.
pub const MONSTR_NH_RACE_HUMAN: i32 = 1;
/// Elf.
pub const MONSTR_NH_RACE_ELF: i32 = 2;
/// Dwarf.
pub const MONSTR_NH_RACE_DWARF: i32 = 3;
/// Gnome.
pub const MONSTR_NH_RACE_GNOME: i32 = 4;
/// Orc.
pub const MONSTR_NH_RACE_ORC: i32 = 5;

/// A role or race that is told of low hit points in words, not by a howl: Wizard, Valkyrie,
/// elf.
pub const MONSTR_NH_KIND_FOREWARNED: i32 = 0x1;
/// A role that knows healing: no nurse hurts it, and FIQHack lets it recover faster.
pub const MONSTR_NH_KIND_HEALER: i32 = 0x2;

/// The hero can change his shape, and be changed.
pub const MONSTR_NH_UNCHANGING_NO: i32 = 0;
/// He can't, of himself (HUnchanging). Life-saving ends that.
pub const MONSTR_NH_UNCHANGING_INTRINSIC: i32 = 1;
/// He can't for something that he wears (EUnchanging), whether of himself or not.
pub const MONSTR_NH_UNCHANGING_WORN: i32 = 2;

const _: () = {
    assert!(MONSTR_NH_KIND_FOREWARNED == hero::FOREWARNED as i32);
    assert!(MONSTR_NH_KIND_HEALER == hero::HEALER as i32);
};

/// The hero, as far as hit points go. Fill it from the game's own records, hand it to one
/// function after the other, and take back what has changed. Each function reads only what
/// its rule needs; `role` and `race` must always be set.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_nh_hero {
    /// The role: monstr_nh_role_of() or a record of the game's own.
    pub role: *const Role,
    /// The race: monstr_nh_race_of() or a record of the game's own.
    pub race: *const Race,
    /// The experience level, 1..30 (u.ulevel).
    pub level: i32,
    /// The highest level that can be regained (u.ulevelmax).
    pub peak_level: i32,
    /// The hero's own hit points (u.uhp). They may be any number; sums stop at the ends of
    /// the range.
    pub hp: i32,
    /// The most of them (u.uhpmax).
    pub hp_max: i32,
    /// The most that hp_max has been (u.uhppeak). Only 5.0.0 keeps it.
    pub hp_peak: i32,
    /// 1: polymorphed; what follows about the form counts (Upolyd).
    pub polymorphed: i32,
    /// The species that he is polymorphed into (u.umonnum).
    pub form: i32,
    /// The form's hit points (u.mh).
    pub form_hp: i32,
    /// The most of them (u.mhmax).
    pub form_hp_max: i32,
    /// Whether he must stay in his form: a MONSTR_NH_UNCHANGING_ code (Unchanging).
    pub unchanging: i32,
    /// Constitution at the moment, 3..25 (ACURR(A_CON)).
    pub con: i32,
    /// The most that Constitution can be restored to (AMAX(A_CON)).
    pub con_max: i32,
    /// What each level has given (u.uhpinc): first the roll at the start, then for each level
    /// what took the hero from there to the next. 3.4.3 doesn't keep it.
    pub gains: [i32; 30],
}

/// One of the games' roles: a MONSTR_NH_ROLE_ code. They are the same in 3.4.3, 3.6.7 and
/// 5.0.0. NULL for a code that is none.
#[unsafe(no_mangle)]
pub extern "C" fn monstr_nh_role_of(role: i32) -> *const Role {
    numbered(&hero::ROLES, role)
}

/// One of the games' races: a MONSTR_NH_RACE_ code. They are the same in 3.4.3, 3.6.7 and
/// 5.0.0. NULL for a code that is none.
#[unsafe(no_mangle)]
pub extern "C" fn monstr_nh_race_of(race: i32) -> *const Race {
    numbered(&hero::RACES, race)
}

/// The hit points of a new hero: sets level and peak_level to 1, hp, hp_max and hp_peak, and
/// in 3.6.7 and 5.0.0 the first of the gains. Answers the hit points.
///
/// One draw for the role where it has a die at the start, then one for the race; the games'
/// own have none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_start(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        changed(table, hero, dice, |source, hero, dice| {
            Ok(hero::start(source.table.rules, hero, dice))
        })
    }
}

/// The roll for a level, 1 and more: what the hero gains on leaving his present one, 1..30.
/// Nothing changes but the gains; at level 0 it is the roll at the start.
///
/// NetHack's newhp(). One draw for the role where it has a die, then one for the race, also
/// if it has one side alone; from the role's cut-off on the games' own have none. At level 30
/// 5.0.0 limits the gain: 5 at the most, less 1 for each full 300 of hp_max, and no less
/// than 1. The limit is a plain char there, here always a signed one: at an hp_max of 40,200
/// it wraps around, and there is no limit to speak of again.
///
/// At level 0 the game also resets the hero's alignment: 3.4.3 and 3.6.7 each time, 5.0.0
/// before the first turn only.
#[doc(alias = "newhp")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_level_roll(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        changed(table, hero, dice, |source, hero, dice| {
            Ok(hero::level_roll(source.table.rules, hero, dice)?)
        })
    }
}

/// One level more, and its hit points; what is there now rises by as much as the maximum. At
/// level 30 the level stays, and there are hit points all the same. A lower peak_level
/// follows. Answers what the hero's own hit points have gained, 1 and more.
///
/// NetHack's pluslvl(). It draws as monstr_nh_hero_level_roll(); while polymorphed after that
/// one of 8 in 3.4.3, which the form's hit points and maximum gain. Since 3.6 the form comes
/// first, by its species: one of 8, which is thrown away, then none for a golem, which gains
/// its fixed hit points over its base level; one of 4 for a base level above 49 (4 more); one
/// of 5 for a grown dragon (4 more); one of 4 for anything else, whatever its level. In 5.0.0
/// the form's maximum stays as it is, and its hit points don't rise above that.
///
/// The draws for the hero's energy come after this.
#[doc(alias = "pluslvl")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_level_gain(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        changed(table, hero, dice, |source, hero, dice| {
            Ok(hero::gain_level(&source.table, hero, dice)?)
        })
    }
}

/// The hero resists: nothing has changed.
pub const MONSTR_NH_LEVEL_RESISTED: i32 = 0;
/// The level is lost, or what goes with it at level 1.
pub const MONSTR_NH_LEVEL_LOST: i32 = 1;
/// He has no level to lose and dies: nothing has changed. If something saves him,
/// monstr_nh_hero_level_loss_survived() goes on.
pub const MONSTR_NH_LEVEL_DIES: i32 = 2;
/// The level is lost, and his form has no hit points left: he returns to his own shape, or
/// dies if he can't.
pub const MONSTR_NH_LEVEL_REVERTS: i32 = 3;

/// Takes a level from the hero, and hit points with it: answers a MONSTR_NH_LEVEL_ code. With
/// `resists` 1 nothing happens. At level 1 the level stays, and a drain with `deadly` 1, one
/// with somebody behind it, kills; divine anger isn't deadly.
///
/// NetHack's losexp(). 3.4.3 draws as monstr_nh_hero_level_roll() for the new level, with the
/// Constitution of now. Since 3.6 what the level had given is taken (see `gains`), without a
/// draw; then from a form as much as it would gain, with the same draws. 3.4.3 leaves a form
/// alone. Hit points and their maximum stay at 1 and more; 5.0.0's maximum at 10, or the level
/// where that is more.
///
/// 3.4.3 draws for the energy after this, the others don't. At level 1 the game sets the
/// experience points to 0.
#[doc(alias = "losexp")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_level_loss(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    resists: i32,
    deadly: i32,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        changed(table, hero, dice, |source, hero, dice| {
            let (resists, deadly) = (flag(resists)?, flag(deadly)?);
            Ok(hero::lose_level(&source.table, hero, resists, deadly, dice)? as i32)
        })
    }
}

/// What a deadly drain goes on to take from a hero who was saved from it, once life-saving has
/// restored him: answers a MONSTR_NH_LEVEL_ code. He is at level 1 and stays there
/// (MONSTR_E_LEVEL anywhere else). Draws as monstr_nh_hero_level_loss().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_level_loss_survived(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        changed(table, hero, dice, |source, hero, dice| {
            Ok(hero::level_loss_survived(&source.table, hero, dice)? as i32)
        })
    }
}

/// The record of that number, counted from 1.
fn numbered<T>(records: &[T], number: i32) -> *const T {
    let place = number.checked_sub(1).and_then(|place| usize::try_from(place).ok());
    place.and_then(|place| records.get(place)).map_or(core::ptr::null(), core::ptr::from_ref)
}

/// Calls a rule that draws and changes the hero.
///
/// # Safety
/// The header's contract.
pub(super) unsafe fn changed(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    dice: *mut monstr_dice,
    rule: impl FnOnce(&Source<'_>, &mut Hero, &mut Borrowed) -> Outcome,
) -> i32 {
    let change = || -> Outcome {
        // SAFETY: the caller's.
        let (source, mut dice) = unsafe { (Source::of(table)?, Borrowed::of(dice)?) };
        // SAFETY: as above.
        let mut state = unsafe { read_hero(hero, &source) }?;
        let answered = rule(&source, &mut state, &mut dice)?;
        dice.settle()?;
        // SAFETY: read just now, so it can be written; the rest is the contract.
        unsafe { store(&state, hero) };
        Ok(answered)
    };
    answer(change())
}

/// Calls a rule that draws and changes the hero, and a record besides.
///
/// # Safety
/// The header's contract.
pub(super) unsafe fn changed_with<T: Copy>(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    record: *mut T,
    dice: *mut monstr_dice,
    rule: impl FnOnce(&Source<'_>, &mut Hero, &mut T, &mut Borrowed) -> Outcome,
) -> i32 {
    // SAFETY: the caller's.
    let mut copy = match unsafe { read(record) } {
        Ok(record) => *record,
        Err(Failure(code)) => return code,
    };
    // SAFETY: as above.
    let answered = unsafe {
        changed(table, hero, dice, |source, hero, dice| rule(source, hero, &mut copy, dice))
    };
    if answered >= 0 {
        // SAFETY: read above, so it can be written; the rest is the contract.
        unsafe { *record = copy };
    }
    answered
}

/// Calls a rule that changes the hero without a draw.
///
/// # Safety
/// The header's contract.
pub(super) unsafe fn changed_without_dice(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    rule: impl FnOnce(&Source<'_>, &mut Hero) -> Outcome,
) -> i32 {
    let change = || -> Outcome {
        // SAFETY: the caller's.
        let source = unsafe { Source::of(table) }?;
        // SAFETY: as above.
        let mut state = unsafe { read_hero(hero, &source) }?;
        let answered = rule(&source, &mut state)?;
        // SAFETY: read just now, so it can be written; the rest is the contract.
        unsafe { store(&state, hero) };
        Ok(answered)
    };
    answer(change())
}

/// Asks a rule that changes nothing.
///
/// # Safety
/// The header's contract.
pub(super) unsafe fn asked(
    table: *const monstr_nh_table,
    hero: *const monstr_nh_hero,
    rule: impl FnOnce(&Source<'_>, &Hero) -> Outcome,
) -> i32 {
    let ask = || -> Outcome {
        // SAFETY: the caller's.
        let source = unsafe { Source::of(table) }?;
        // SAFETY: as above.
        rule(&source, &unsafe { read_hero(hero, &source) }?)
    };
    answer(ask())
}

/// A hero from C. What only some rules read (level, Constitution) those rules check.
///
/// # Safety
/// The header's contract.
pub(super) unsafe fn read_hero(
    pointer: *const monstr_nh_hero,
    source: &Source<'_>,
) -> Result<Hero, Failure> {
    // SAFETY: the caller's.
    let (from, role, race) = unsafe {
        let from = read(pointer)?;
        (from, *read(from.role)?, *read(from.race)?)
    };
    let form = if flag(from.polymorphed)? {
        let points = Points { hp: from.form_hp, hp_max: from.form_hp_max };
        Some(Form { species: source.species(from.form)?, points })
    } else {
        None
    };
    Ok(Hero {
        role,
        race,
        level: from.level,
        peak_level: from.peak_level,
        own: Points { hp: from.hp, hp_max: from.hp_max },
        hp_peak: from.hp_peak,
        form,
        unchanging: match from.unchanging {
            MONSTR_NH_UNCHANGING_NO => Unchanging::No,
            MONSTR_NH_UNCHANGING_INTRINSIC => Unchanging::Intrinsic,
            MONSTR_NH_UNCHANGING_WORN => Unchanging::Worn,
            _ => return Err(Failure(MONSTR_E_FLAG)),
        },
        con: from.con,
        con_max: from.con_max,
        gains: from.gains,
    })
}

/// What a rule has changed, back to C. A hero who is back in his own shape has a form of 0
/// hit points; nothing else is touched about the form of one who isn't polymorphed.
///
/// # Safety
/// `pointer` is a hero that [`read_hero`] has read.
pub(super) unsafe fn store(hero: &Hero, pointer: *mut monstr_nh_hero) {
    // SAFETY: the caller's.
    let to = unsafe { &mut *pointer };
    to.level = hero.level;
    to.peak_level = hero.peak_level;
    (to.hp, to.hp_max) = (hero.own.hp, hero.own.hp_max);
    to.hp_peak = hero.hp_peak;
    if let Some(form) = &hero.form {
        to.polymorphed = 1;
        to.form = form.species.into();
        (to.form_hp, to.form_hp_max) = (form.points.hp, form.points.hp_max);
    } else if to.polymorphed != 0 {
        (to.polymorphed, to.form_hp, to.form_hp_max) = (0, 0, 0);
    }
    to.unchanging = hero.unchanging as i32;
    (to.con, to.con_max) = (hero.con, hero.con_max);
    to.gains = hero.gains;
}
