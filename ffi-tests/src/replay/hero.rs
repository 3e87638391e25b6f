//! What the rules of the hero's hit points have in common: how a row tells a hero.

use monstr::capi::*;

use super::file::{Outcome, Row};
use crate::library::{Refusal, hero};

/// The roles.
pub const ROLES: &[(&str, i32)] = &[
    ("Arc", MONSTR_NH_ROLE_ARCHEOLOGIST),
    ("Bar", MONSTR_NH_ROLE_BARBARIAN),
    ("Cav", MONSTR_NH_ROLE_CAVEMAN),
    ("Hea", MONSTR_NH_ROLE_HEALER),
    ("Kni", MONSTR_NH_ROLE_KNIGHT),
    ("Mon", MONSTR_NH_ROLE_MONK),
    ("Pri", MONSTR_NH_ROLE_PRIEST),
    ("Rog", MONSTR_NH_ROLE_ROGUE),
    ("Ran", MONSTR_NH_ROLE_RANGER),
    ("Sam", MONSTR_NH_ROLE_SAMURAI),
    ("Tou", MONSTR_NH_ROLE_TOURIST),
    ("Val", MONSTR_NH_ROLE_VALKYRIE),
    ("Wiz", MONSTR_NH_ROLE_WIZARD),
];

/// The races.
pub const RACES: &[(&str, i32)] = &[
    ("hum", MONSTR_NH_RACE_HUMAN),
    ("elf", MONSTR_NH_RACE_ELF),
    ("dwa", MONSTR_NH_RACE_DWARF),
    ("gno", MONSTR_NH_RACE_GNOME),
    ("orc", MONSTR_NH_RACE_ORC),
];

/// A human Archeologist, for rules that don't ask who the hero is.
pub fn anyone() -> Result<monstr_nh_hero, Refusal> {
    hero(MONSTR_NH_ROLE_ARCHEOLOGIST, MONSTR_NH_RACE_HUMAN)
}

/// The hero of the columns `role` and `race`.
pub fn of_kind(row: &Row) -> Outcome<monstr_nh_hero> {
    Ok(hero(row.code("role", ROLES)?, row.code("race", RACES)?)?)
}

/// Takes the hit points of a row: `uhp`, `uhpmax`, and of a form, if he has one, `mh` and
/// `mhmax`. The peak is `uhpmax`.
pub fn take_points(row: &Row, hero: &mut monstr_nh_hero, form: Option<i32>) -> Outcome {
    hero.hp = row.int("uhp")?;
    hero.hp_max = row.int("uhpmax")?;
    hero.hp_peak = hero.hp_max;
    let (hp, hp_max) = (row.int("mh")?, row.int("mhmax")?);
    if let Some(form) = form {
        hero.polymorphed = 1;
        (hero.form, hero.form_hp, hero.form_hp_max) = (form, hp, hp_max);
    }
    Ok(())
}

/// The column `form` where it names a species; -1 is none.
pub fn form(row: &Row) -> Outcome<Option<i32>> {
    let form = row.int("form")?;
    Ok((form >= 0).then_some(form))
}

/// Holds an answer against its cell, where it has one: an edition without the number leaves it
/// empty.
pub fn expect_if_told(row: &Row, name: &str, got: i32) -> Outcome {
    if row.text(name)?.is_empty() { Ok(()) } else { row.expect(name, got) }
}

/// The answers about a form: empty cells while the hero has none.
pub fn expect_form(row: &Row, hero: &monstr_nh_hero) -> Outcome {
    for (name, points) in [("mh2", hero.form_hp), ("mhmax2", hero.form_hp_max)] {
        let told = if hero.polymorphed == 1 { points.to_string() } else { String::new() };
        row.expect(name, told)?;
    }
    Ok(())
}
