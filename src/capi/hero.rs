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
    assert!(MONSTR_NH_KIND_FOREWARNED == crate::nethack::codes::kind::FOREWARNED as i32);
    assert!(MONSTR_NH_KIND_HEALER == crate::nethack::codes::kind::HEALER as i32);
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
    /// The most that hp_max has been (5.0.0's u.uhppeak). No rule here reads it.
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
    // SAFETY: the caller's.
    let mut begun = unsafe { Change::begin(table, hero, dice) };
    let change = match &mut begun {
        Ok(change) => change,
        Err(Failure(code)) => return *code,
    };
    let outcome = rule(&change.source, &mut change.hero, &mut change.dice);
    // SAFETY: read just now, so it can be written; the rest is the contract.
    unsafe { change.end(outcome, hero) }
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
    // SAFETY: the caller's.
    let mut known = unsafe { known(table, hero) };
    let (source, state) = match &mut known {
        Ok(known) => known,
        Err(Failure(code)) => return *code,
    };
    let outcome = rule(source, state);
    if outcome.is_ok() {
        // SAFETY: read just now, so it can be written; the rest is the contract.
        unsafe { store(state, hero) };
    }
    answer(outcome)
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
    // SAFETY: the caller's.
    let known = unsafe { known(table, hero) };
    match &known {
        Ok((source, hero)) => answer(rule(source, hero)),
        Err(Failure(code)) => *code,
    }
}

/// A rule that changes the hero by chance, at work. What it takes to begin and to end one is
/// apart from the rules, so that it is in a program once.
struct Change<'a> {
    source: Source<'a>,
    hero: Hero,
    dice: Borrowed,
}

impl Change<'_> {
    /// # Safety
    /// The header's contract.
    unsafe fn begin(
        table: *const monstr_nh_table,
        hero: *const monstr_nh_hero,
        dice: *mut monstr_dice,
    ) -> Result<Self, Failure> {
        // SAFETY: the caller's.
        unsafe {
            let (source, dice) = (Source::of(table)?, Borrowed::of(dice)?);
            let hero = Checked::of(hero, &source)?.hero();
            Ok(Change { source, hero, dice })
        }
    }

    /// Stores what the rule has made of the hero, if it succeeded, and answers what it does.
    ///
    /// # Safety
    /// As [`store`].
    unsafe fn end(&self, outcome: Outcome, hero: *mut monstr_nh_hero) -> i32 {
        let end = || -> Outcome {
            let answered = outcome?;
            self.dice.settle()?;
            // SAFETY: the caller's.
            unsafe { store(&self.hero, hero) };
            Ok(answered)
        };
        answer(end())
    }
}

/// The table and the hero of a rule without dice.
///
/// # Safety
/// The header's contract.
unsafe fn known<'a>(
    table: *const monstr_nh_table,
    hero: *const monstr_nh_hero,
) -> Result<(Source<'a>, Hero), Failure> {
    // SAFETY: the caller's.
    unsafe {
        let source = Source::of(table)?;
        let hero = Checked::of(hero, &source)?.hero();
        Ok((source, hero))
    }
}

/// A hero from C. Everything has been checked but what only some rules read (level,
/// Constitution): those rules check it.
///
/// It is made in two steps, since a whole hero moved out of a `Result` is a call of memcpy.
pub(super) struct Checked<'a> {
    from: &'a monstr_nh_hero,
    role: &'a Role,
    race: &'a Race,
    form: Option<u16>,
    unchanging: Unchanging,
}

impl<'a> Checked<'a> {
    /// # Safety
    /// The header's contract.
    pub unsafe fn of(pointer: *const monstr_nh_hero, source: &Source<'_>) -> Result<Self, Failure> {
        // SAFETY: the caller's.
        let (from, role, race) = unsafe {
            let from = read(pointer)?;
            (from, read(from.role)?, read(from.race)?)
        };
        let form = if flag(from.polymorphed)? { Some(source.species(from.form)?) } else { None };
        let unchanging = match from.unchanging {
            MONSTR_NH_UNCHANGING_NO => Unchanging::No,
            MONSTR_NH_UNCHANGING_INTRINSIC => Unchanging::Intrinsic,
            MONSTR_NH_UNCHANGING_WORN => Unchanging::Worn,
            _ => return Err(Failure(MONSTR_E_FLAG)),
        };
        Ok(Checked { from, role, race, form, unchanging })
    }

    /// The hero.
    pub fn hero(&self) -> Hero {
        let from = self.from;
        let form_points = Points { hp: from.form_hp, hp_max: from.form_hp_max };
        Hero {
            role: *self.role,
            race: *self.race,
            level: from.level,
            peak_level: from.peak_level,
            own: Points { hp: from.hp, hp_max: from.hp_max },
            hp_peak: from.hp_peak,
            form: self.form.map(|species| Form { species, points: form_points }),
            unchanging: self.unchanging,
            con: from.con,
            con_max: from.con_max,
            gains: from.gains,
        }
    }
}

/// What a rule has changed, back to C. A hero who is back in his own shape has a form of 0
/// hit points; nothing else is touched about the form of one who isn't polymorphed.
///
/// # Safety
/// `pointer` is a hero that [`Checked::of`] has read.
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
