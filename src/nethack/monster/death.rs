//! A monster at 0 hit points, or turned to stone: what may keep it from dying.
//!
//! An amulet of life saving keeps what lives. Since 3.6 a vampire in the shape of a bat, fog
//! or wolf loses that shape only, and rises in its own.

use super::super::class;
use super::super::codes::traits;
use super::super::gone::Gone;
use super::super::place::Place;
use super::super::rules::Rules;
use super::super::species::Species;
use super::super::table::Table;
use super::{Vigor, new_hit_points};
use crate::Error;
use crate::dice::Dice;

/// A monster about to die, and what it is afterwards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mortal {
    /// The species that it is now.
    pub species: u16,
    /// Its own shape, where that is known: of a shape changer, or of a vampire.
    #[doc(alias = "cham")]
    pub own_shape: Option<u16>,
    /// Its level and hit points. What it has left of these plays no part.
    pub vigor: Vigor,
    /// Wears an amulet of life saving. No longer so once it has been used up.
    pub life_saving: bool,
}

/// What has become of a monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It dies.
    Dies,
    /// The amulet has saved it.
    Saved,
    /// It rises in its own shape.
    Rises {
        /// The draw of 10 for a change of its sex, unless its shape has but one.
        sex: Option<i32>,
    },
    /// It turns to stone.
    Petrified,
    /// It stays as it is, made whole: the shape that it should have taken is genocided.
    Stays,
}

/// A monster has no hit points left.
///
/// An amulet of life saving doesn't work for golems, vortices, the undead and manes; but where
/// its own shape is known to be a vampire's, it does, in any shape. What is saved has its
/// maximum raised (in 5.0.0 to its level + 1 and 10 at least, before that to 10 from below 1)
/// and is whole; if its species is genocided it dies all the same.
///
/// Since 3.6 a vampire that is in another shape rises in its own, unless that is genocided,
/// with the level and hit points that a new one has here. It has no other shape to return
/// from then. (The wiki's page leaves out the genocide, and that 3.4.3 has no such vampires.)
///
/// Draws, where it rises: one of 10 for its sex, unless its shape is male, female or neuter;
/// then as [`new_hit_points`]. A tame monster that is saved draws more, in the game.
///
/// # Errors
/// [`Error::Species`] for a species or shape outside the table.
#[doc(alias = "mondead")]
#[doc(alias = "lifesaved_monster")]
pub fn monster_dies<D: Dice + ?Sized>(
    table: &Table<'_>,
    mortal: &mut Mortal,
    place: &Place,
    gone: &Gone<'_>,
    dice: &mut D,
) -> Result<Ending, Error> {
    let (rules, species) = (table.rules, table.get(mortal.species)?);
    let vampire =
        own_shape(table, mortal)?.filter(|(_, shape)| class::has(shape, rules.rising_classes));
    let lives = !class::has(species, rules.lifeless_classes)
        && !species.is(traits::UNDEAD | traits::UNLIVING);
    if mortal.life_saving && (lives || vampire.is_some()) {
        mortal.life_saving = false;
        restore(rules, &mut mortal.vigor);
        if !gone.is_genocided(mortal.species) {
            return Ok(Ending::Saved);
        }
    }
    mortal.vigor.hp = 0;
    match vampire {
        Some((shape, _)) if shape != mortal.species && !gone.is_genocided(shape) => {
            mortal.own_shape = None;
            rise(table, mortal, shape, place, dice)
        }
        _ => Ok(Ending::Dies),
    }
}

/// A monster turns to stone, by what it touched or what touched it.
///
/// Since 3.6 a vampire in another shape rises instead, as in [`monster_dies`]. So does any
/// other shape changer whose own shape resists stoning (of the games' own the sandestin), but
/// it can change again; if its own shape is genocided it stays as it is. An amulet of life
/// saving plays no part here.
///
/// Draws: as [`monster_dies`].
///
/// # Errors
/// As [`monster_dies`].
#[doc(alias = "monstone")]
pub fn monster_petrifies<D: Dice + ?Sized>(
    table: &Table<'_>,
    mortal: &mut Mortal,
    place: &Place,
    gone: &Gone<'_>,
    dice: &mut D,
) -> Result<Ending, Error> {
    table.get(mortal.species)?;
    let other = own_shape(table, mortal)?.filter(|&(shape, _)| shape != mortal.species);
    let Some((shape, record)) = other else { return Ok(Ending::Petrified) };
    let (vampire, genocided) =
        (class::has(record, table.rules.rising_classes), gone.is_genocided(shape));
    if vampire && !genocided {
        mortal.own_shape = None;
        rise(table, mortal, shape, place, dice)
    } else if vampire || !record.is(traits::RESISTS_STONING) {
        Ok(Ending::Petrified)
    } else if genocided {
        restore(table.rules, &mut mortal.vigor);
        Ok(Ending::Stays)
    } else {
        rise(table, mortal, shape, place, dice)
    }
}

/// Its own shape, where it is known and makes a difference.
fn own_shape<'a>(table: &Table<'a>, mortal: &Mortal) -> Result<Option<(u16, &'a Species)>, Error> {
    match mortal.own_shape {
        Some(shape) if table.rules.shapes_end_with_death != 0 => {
            Ok(Some((shape, table.get(shape)?)))
        }
        _ => Ok(None),
    }
}

/// Back to life, whole.
fn restore(rules: &Rules, vigor: &mut Vigor) {
    if rules.life_saving_by_level != 0 {
        vigor.hp_max = vigor.hp_max.max(vigor.level.saturating_add(1)).max(10);
    } else if vigor.hp_max < 1 {
        vigor.hp_max = 10;
    }
    vigor.hp = vigor.hp_max;
}

/// It takes its own shape, with level and hit points as new.
fn rise<D: Dice + ?Sized>(
    table: &Table<'_>,
    mortal: &mut Mortal,
    shape: u16,
    place: &Place,
    dice: &mut D,
) -> Result<Ending, Error> {
    const OF_ONE_SEX: u32 = traits::MALE | traits::FEMALE | traits::NEUTER;
    let sex = if table.get(shape)?.is(OF_ONE_SEX) { None } else { Some(dice.below(10)) };
    mortal.species = shape;
    mortal.vigor = new_hit_points(table, shape, place, dice)?;
    Ok(Ending::Rises { sex })
}
