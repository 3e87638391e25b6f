//! A monster's death, and what may keep it from that, from C.

use super::dice::{Borrowed, monstr_dice};
use super::place::{flag, gone, monstr_nh_gone, monstr_nh_place, place};
use super::pointers::read;
use super::status::{Outcome, answer};
use super::table::{Source, monstr_nh_table};
use crate::Error;
use crate::nethack::{self, Ending, Gone, Mortal, Place, Table, Vigor};

/// It dies.
pub const MONSTR_NH_ENDING_DIES: i32 = 0;
/// The amulet has saved it.
pub const MONSTR_NH_ENDING_SAVED: i32 = 1;
/// It rises in its own shape.
pub const MONSTR_NH_ENDING_RISES: i32 = 2;
/// It turns to stone.
pub const MONSTR_NH_ENDING_PETRIFIED: i32 = 3;
/// It stays as it is, made whole: the shape that it should have taken is genocided.
pub const MONSTR_NH_ENDING_STAYS: i32 = 4;

/// A monster about to die, and what it is afterwards.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_nh_mortal {
    /// The species that it is now.
    pub species: i32,
    /// 1: its own shape is known (cham isn't NON_PM): it is a shape changer, or a vampire.
    pub has_own_shape: i32,
    /// Its own shape, a species (cham).
    pub own_shape: i32,
    /// Its level and hit points. What it has left of these plays no part.
    pub vigor: Vigor,
    /// 1: wears an amulet of life saving. 0 once it has been used up.
    pub life_saving: i32,
    /// Afterwards: the draw of 10 for a change of its sex; -1 for none.
    pub sex: i32,
}

/// A monster has no hit points left: answers a MONSTR_NH_ENDING_ code. `gone` may be NULL.
///
/// A part of NetHack's mondead(). An amulet of life saving doesn't work for golems, vortices,
/// the undead and manes, but where its own shape is known to be a vampire's, it does. What is
/// saved has its maximum raised (in 5.0.0 to its level + 1 and 10 at least, before that to 10
/// from below 1) and is whole; if its species is genocided it dies all the same.
///
/// Since 3.6 a vampire that is in another shape rises in its own, unless that is genocided,
/// with level and hit points as monstr_nh_new_hit_points() has them, and no other shape to
/// return from. It draws one of 10 for its sex, unless its shape is male, female or neuter;
/// then for the hit points. A tame monster that is saved draws more, in the game. (The wiki's
/// page 'Hit points' leaves out the genocide, and that 3.4.3 has no such vampires.)
#[doc(alias = "mondead")]
#[doc(alias = "lifesaved_monster")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_monster_death(
    table: *const monstr_nh_table,
    mortal: *mut monstr_nh_mortal,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe { ended(table, mortal, here, gone, dice, nethack::monster_dies) }
}

/// A monster turns to stone, by what it touched or what touched it: answers a
/// MONSTR_NH_ENDING_ code. `gone` may be NULL.
///
/// A part of NetHack's monstone(). Since 3.6 a vampire in another shape rises, as above. So does
/// any other shape changer whose own shape resists stoning (the sandestin), but it can change
/// again; if its own shape is genocided it stays as it is. Draws as above. An amulet of life
/// saving plays no part here.
#[doc(alias = "monstone")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_monster_petrification(
    table: *const monstr_nh_table,
    mortal: *mut monstr_nh_mortal,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe { ended(table, mortal, here, gone, dice, nethack::monster_petrifies) }
}

/// Calls a rule that ends a monster.
///
/// # Safety
/// The header's contract.
unsafe fn ended(
    table: *const monstr_nh_table,
    mortal: *mut monstr_nh_mortal,
    here: *const monstr_nh_place,
    who_is_gone: *const monstr_nh_gone,
    dice: *mut monstr_dice,
    rule: fn(&Table<'_>, &mut Mortal, &Place, &Gone<'_>, &mut Borrowed) -> Result<Ending, Error>,
) -> i32 {
    let end = || -> Outcome {
        // SAFETY: the caller's.
        let (source, mut dice) = unsafe { (Source::of(table), Borrowed::of(dice)) };
        let (source, dice) = (source.as_ref()?, dice.as_mut()?);
        // SAFETY: as above.
        let (place, gone, from) =
            unsafe { (place(here, source)?, gone(who_is_gone, source)?, *read(mortal)?) };
        let has_own_shape = flag(from.has_own_shape)?;
        let mut state = Mortal {
            species: source.species(from.species)?,
            own_shape: has_own_shape.then(|| source.species(from.own_shape)).transpose()?,
            vigor: from.vigor,
            life_saving: flag(from.life_saving)?,
        };
        let ending = rule(&source.table, &mut state, &place, &gone, dice)?;
        dice.settle()?;
        let (code, sex) = match ending {
            Ending::Dies => (MONSTR_NH_ENDING_DIES, None),
            Ending::Saved => (MONSTR_NH_ENDING_SAVED, None),
            Ending::Rises { sex } => (MONSTR_NH_ENDING_RISES, sex),
            Ending::Petrified => (MONSTR_NH_ENDING_PETRIFIED, None),
            Ending::Stays => (MONSTR_NH_ENDING_STAYS, None),
        };
        let changed = monstr_nh_mortal {
            species: state.species.into(),
            has_own_shape: state.own_shape.is_some().into(),
            vigor: state.vigor,
            life_saving: state.life_saving.into(),
            sex: sex.unwrap_or(-1),
            ..from
        };
        // SAFETY: read above, so it can be written; the rest is the contract.
        unsafe { *mortal = changed };
        Ok(code)
    };
    answer(end())
}
