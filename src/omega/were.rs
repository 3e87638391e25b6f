//! The were-change (`m_sp_were`): a creature becomes a beast, and stays what it was besides.

use super::codes::{immunity, status, traits};
use super::creature::Creature;
use super::selection::{WILDCARD_BANDS, draw_until};
use super::species::Template;
use super::table::Table;
use crate::Error;
use crate::dice::Dice;

/// The moon's phase in which even a peaceful were-creature changes. There are 24.
const FULL_MOON: i32 = 6;

/// Changes a were-creature, if it is hostile or the moon is full (phase 6 of 0..23). Answers
/// whether it did; if not, nothing was drawn.
///
/// Source: `m_sp_were`. Draws: of the species in bands 1 to 8 until one comes that is
/// common, mobile and hostile, and that a were-creature may become.
///
/// It takes the new species' number, armour, damage, speed, corpse weight, looks and ways,
/// but moves as before; the new species' hit points and experience are added to its own,
/// and so are its status and immunities. Then plain blows count as one more immunity, as a
/// number: where they already were one, the game carries into the next bits. All else stays.
/// Its name is the new species' with `were-` before it.
///
/// ```
/// # #[cfg(feature = "omega")] {
/// use monstr::dice::Buckets;
/// use monstr::omega::{Creature, TABLE, codes::status, monster::WEREHUMAN, were_change};
/// let mut creature = Creature::copy_of(&TABLE, WEREHUMAN)?;
/// let mut dice = Buckets::seeded(1, 54);
/// assert_eq!(were_change(&TABLE, &mut creature, 0, &mut dice), Ok(false));
/// creature.status |= status::HOSTILE;
/// assert_eq!(were_change(&TABLE, &mut creature, 0, &mut dice), Ok(true));
/// assert_eq!((creature.id, creature.hp, creature.immunity), (117, 40 + 100, 128 + 2));
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Count`] for a phase outside `0..24`; [`Error::Dice`] where none comes in 65,536
/// draws that will do.
#[doc(alias = "m_sp_were")]
pub fn were_change<D: Dice + ?Sized>(
    table: &Table<'_>,
    creature: &mut Creature,
    phase: i32,
    dice: &mut D,
) -> Result<bool, Error> {
    if !(0..24).contains(&phase) {
        return Err(Error::Count);
    }
    if !creature.is(status::HOSTILE) && phase != FULL_MOON {
        return Ok(false);
    }
    let id = draw_until(table, table.band(1)..table.band(WILDCARD_BANDS), dice, is_beast)?;
    let beast = table.get(id)?;
    *creature = Creature {
        id: id.into(),
        hp: creature.hp.saturating_add(beast.hp.into()),
        armour: beast.armour.into(),
        damage: beast.damage.into(),
        speed: beast.speed.into(),
        experience: creature.experience.saturating_add(beast.experience.into()),
        corpse_weight: beast.corpse_weight,
        talk: beast.talk,
        melee: beast.melee,
        strike: beast.strike,
        special: beast.special,
        status: creature.status | beast.status,
        immunity: (creature.immunity | u32::from(beast.immunity))
            .wrapping_add(immunity::NORMAL_DAMAGE),
        symbol: beast.symbol,
        ..*creature
    };
    Ok(true)
}

/// Whether a were-creature may change into it.
fn is_beast(species: &Template) -> bool {
    let roused = status::MOBILE | status::HOSTILE;
    species.is_common() && !species.is(traits::NEVER_WERE) && species.status & roused == roused
}
