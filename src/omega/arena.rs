//! The arena: who fights the player, and what a fight brings.
//!
//! The first sixteen opponents are always the same. After them gladiators meet the champion,
//! and everybody else a random creature. Whoever it is comes in stronger than elsewhere.

use super::codes::{item, status, traits, uniqueness};
use super::creature::Creature;
use super::range::range;
use super::selection::{WILDCARD_BANDS, draw_until};
use super::species::Template;
use super::table::Table;
use crate::Error;
use crate::dice::Dice;

/// The rank of whoever was thrown out of the arena.
const THROWN_OUT: i32 = -1;

/// The champion's rank.
const CHAMPION: i32 = 5;

/// The greatest rank by victories alone.
const GLADIATOR: i32 = 4;

/// The champion's level as a creature, whatever it is as a player.
const CHAMPION_LEVEL: i32 = 20;

/// The greatest level that a champion may have won at: its hit points still fit.
const HIGHEST: i32 = 20_000;

/// How many names there are for opponents.
const NAMES: i32 = 40;

/// Where opponents stand when a fight begins.
const GATE: (i32, i32) = (60, 7);

/// The player's career in the arena. All zero is a player who never fought there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Career {
    /// The number of the next opponent, from 0 on. Whoever enrols begins with number 3.
    #[doc(alias = "Arena_Opponent")]
    pub opponent: i32,
    /// The player's rank: 0 none, 1 to 4 gladiator, 5 champion, -1 thrown out.
    pub rank: i32,
    /// The level of the reigning champion, 0..20000.
    #[doc(alias = "Championlevel")]
    pub champion_level: i32,
}

impl Career {
    fn check(&self) -> Result<(), Error> {
        let known = self.opponent >= 0 && (THROWN_OUT..=CHAMPION).contains(&self.rank);
        if known { Ok(()) } else { Err(Error::Count) }
    }
}

/// An opponent as the fight begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Fighter {
    /// The creature. It has been attacked already, and has the item that opens the gate.
    pub creature: Creature,
    /// Which of 40 names it fights under, 0..39; -1: it is the champion.
    pub name: i32,
    /// How often the champion lunges and ripostes, anywhere, in one turn: `L?R?`. 0: its blows
    /// are its species'.
    pub ripostes: i32,
}

/// Makes the next opponent. [`Career::champion_level`] plays a part only where that is the
/// champion.
///
/// Draws: none for who it is in the first sixteen fights, nor where a gladiator meets the
/// champion; in all other fights one of the species in bands 0 to 8, and one more each time
/// one comes that isn't common, that never fights here, or that does no damage. Then one of
/// 40, its name, unless its level is 20, which is the champion's.
///
/// The creature is a bare copy of its species: neither asleep nor laden, and nothing is
/// decided about it. Then it is roused: ten hit points more for each level, it hits twice as
/// well and does half as much damage again, and it notices the player from anywhere.
///
/// ```
/// # #[cfg(feature = "omega")] {
/// use monstr::dice::Buckets;
/// use monstr::omega::{Career, Fighter, TABLE, arena, monster::GEEK};
/// let mut fighter = Fighter::default();
/// arena(&TABLE, &Career::default(), &mut Buckets::seeded(1, 54), &mut fighter)?;
/// let geek = fighter.creature;
/// assert_eq!((geek.id, geek.hp, geek.hit, geek.damage), (GEEK.into(), 11, 10, 7));
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Count`] for an opponent below 0 or a rank outside `-1..=5`; [`Error::Level`] for
/// a champion's level outside `0..=20000`; [`Error::Species`] where a list names one that
/// isn't there; [`Error::Dice`] where none comes in 65,536 draws that will do.
pub fn arena<D: Dice + ?Sized>(
    table: &Table<'_>,
    career: &Career,
    dice: &mut D,
    fighter: &mut Fighter,
) -> Result<(), Error> {
    career.check()?;
    let listed = usize::try_from(career.opponent).ok().and_then(|n| table.lists.arena.get(n));
    let gladiators = 1..=i32::from(table.lists.champion_ranks);
    let creature = &mut fighter.creature;
    fighter.ripostes = 0;
    if let Some(&listed) = listed {
        creature.become_copy_of(table, listed)?;
    } else if gladiators.contains(&career.rank) {
        creature.become_copy_of(table, table.lists.officeholder)?;
        become_champion(creature, career.champion_level)?;
        fighter.ripostes = career.champion_level / 5;
    } else {
        let drawn = draw_until(table, 0..table.band(WILDCARD_BANDS), dice, fights)?;
        creature.become_copy_of(table, drawn)?;
    }
    fighter.name = if creature.level == CHAMPION_LEVEL { -1 } else { range(dice, NAMES) };
    creature.uniqueness = uniqueness::UNIQUE_MADE;
    creature.status |= status::HOSTILE | status::AWAKE;
    (creature.x, creature.y) = GATE;
    creature.sense = 50;
    creature.given = item::THING;
    creature.hp = creature.hp.saturating_add(10 * creature.level);
    creature.hit *= 2;
    creature.damage += creature.damage / 2;
    Ok(())
}

/// Makes the reigning champion of a bare copy.
fn become_champion(creature: &mut Creature, level: i32) -> Result<(), Error> {
    if !(0..=HIGHEST).contains(&level) {
        return Err(Error::Level);
    }
    creature.level = CHAMPION_LEVEL;
    creature.hp = 5 * level * level;
    creature.hit = 4 * level;
    creature.armour = 3 * level;
    creature.damage = 100 + 2 * level;
    creature.experience = 5 * level * level;
    creature.speed = 3;
    creature.status |= status::MOBILE;
    Ok(())
}

/// Whether it may be a random opponent.
fn fights(species: &Template) -> bool {
    species.is_common() && !species.is(traits::NEVER_IN_ARENA) && species.damage != 0
}

/// What a victory over a fighter of that level brings: the prize is the answer, and the
/// career goes on. No draws.
///
/// The prize is 50 for each level of the opponent, at least 25; twice that for whoever has a
/// rank. A gladiator rises by one rank, up to 4, before every third opponent from the sixth
/// on; whoever beats the champion is it, unless he has no rank at all.
///
/// # Errors
/// [`Error::Count`] for an opponent below 0 or above 2,147,483,646, or a rank outside
/// `-1..=5`; [`Error::Level`] for a level outside `0..=32767`.
pub fn victory(career: &mut Career, level: i32) -> Result<i32, Error> {
    career.check()?;
    if !(0..=i32::from(i16::MAX)).contains(&level) {
        return Err(Error::Level);
    }
    let opponent = career.opponent.checked_add(1).ok_or(Error::Count)?;
    let prize = (50 * level).max(25);
    let prize = if career.rank > 0 { 2 * prize } else { prize };
    career.opponent = opponent;
    if (1..GLADIATOR).contains(&career.rank) && opponent > 5 && opponent % 3 == 0 {
        career.rank += 1;
    }
    if level == CHAMPION_LEVEL && career.rank != 0 {
        career.rank = CHAMPION;
    }
    Ok(prize)
}

/// What a defeat or a flight brings: whoever has a rank is thrown out. No draws.
///
/// # Errors
/// [`Error::Count`] for an opponent below 0 or a rank outside `-1..=5`.
pub fn defeat(career: &mut Career) -> Result<(), Error> {
    career.check()?;
    if career.rank > 0 {
        career.rank = THROWN_OUT;
    }
    Ok(())
}
