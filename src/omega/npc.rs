//! Non-player characters: the log's dead adventurers and the city's officeholders.
//!
//! All of them are told what they are by a level and a behaviour code of four digits: how
//! they talk, how able they are, how they fight; the last digit says nothing. How able they
//! are is what the rest is reckoned from, and whether they are hostile depends on the place.

use super::codes::behaviour::*;
use super::codes::status::{AWAKE, HOSTILE, MOBILE, WANDERING};
use super::codes::{item, office, uniqueness};
use super::creature::Creature;
use super::game::Game;
use super::place::Place;
use super::range::range;
use super::table::Table;
use crate::Error;
use crate::dice::Dice;

/// A dead adventurer, as the game's log has him.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Adventurer {
    /// How he ended: 1 comes back undead.
    pub status: i32,
    /// His level, 0..32767.
    pub level: i32,
    /// His behaviour code.
    pub behaviour: i32,
}

/// Whoever holds one of the city's offices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Office {
    /// The holder's level, 0..32767.
    pub level: i32,
    /// The holder's behaviour code.
    pub behaviour: i32,
}

/// The log that the game comes with.
pub static STOCK_LOG: [Adventurer; 4] = [
    Adventurer { status: 1, level: 2, behaviour: 1118 },
    Adventurer { status: 2, level: 5, behaviour: 2718 },
    Adventurer { status: 2, level: 3, behaviour: 2618 },
    Adventurer { status: 2, level: 2, behaviour: 3012 },
];

/// The officeholders that the game comes with.
pub static STOCK_OFFICES: [Office; 16] = [
    Office { level: 0, behaviour: 2713 },
    Office { level: 10, behaviour: 2711 },
    Office { level: 10, behaviour: 2712 },
    Office { level: 10, behaviour: 2931 },
    Office { level: 10, behaviour: 2932 },
    Office { level: 10, behaviour: 2933 },
    Office { level: 10, behaviour: 5718 },
    Office { level: 10, behaviour: 2712 },
    Office { level: 10, behaviour: 2713 },
    Office { level: 10, behaviour: 2933 },
    Office { level: 10, behaviour: 2932 },
    Office { level: 10, behaviour: 2713 },
    Office { level: 10, behaviour: 2718 },
    Office { level: 10, behaviour: 2712 },
    Office { level: 10, behaviour: 2711 },
    Office { level: 10, behaviour: 2718 },
];

/// The item of the high priest of deity 0, if there were one: those of the others follow.
const HOLY_SYMBOLS: i16 = item::ARTIFACT + 13;

/// The Archmage's item.
const ARCHMAGES: i16 = item::ARTIFACT + 9;

/// The Justiciar's item.
const JUSTICIARS: i16 = item::THING + 16;

/// Whom an empty log has.
const NOBODY_LOGGED: Adventurer = Adventurer { status: 2, level: 1, behaviour: 2718 };

/// The status of an adventurer who comes back undead.
const DEAD: i32 = 1;

/// The greatest level of an NPC.
const HIGHEST: i32 = i16::MAX as i32;

/// A way of fighting.
struct Style {
    /// Its damage is its ability, so many times.
    damage: i32,
    /// The same of how well it hits.
    hit: i32,
    /// Ticks between its actions.
    speed: i32,
    /// What it does from afar; nothing: whatever it did.
    strike: Option<i16>,
    /// What else it does; nothing: whatever it did.
    special: Option<i16>,
}

/// The ways of fighting, by the tens of the behaviour code, from 1 on.
#[rustfmt::skip]
const STYLES: [Style; 5] = [
    Style { damage: 5, hit: 3, speed: 3, strike: None,                 special: None },
    Style { damage: 3, hit: 2, speed: 4, strike: Some(STRIKE_MISSILE), special: None },
    Style { damage: 1, hit: 1, speed: 6, strike: None,                 special: Some(SP_SPELL) },
    Style { damage: 1, hit: 1, speed: 3, strike: None,                 special: Some(SP_THIEF) },
    Style { damage: 1, hit: 1, speed: 3, strike: None,                 special: Some(MOVE_SCAREDY) },
];

/// Makes a creature behave as an NPC of that level does. No draws.
///
/// Source: `determine_npc_behavior`. The behaviour code's hundreds tell how able it is: that
/// is its level, and it is hostile where that is below twice the difficulty. The tens tell
/// how it fights, where they are 1 to 5: as a fighter, an archer, a spellcaster, a thief, a
/// coward. The thousands tell how it talks, where they are 1 to 5, unless its species has a
/// way of its own.
///
/// ```
/// # #[cfg(feature = "omega")] {
/// use monstr::omega::{Creature, TABLE, behave, codes::behaviour, monster::NPC};
/// let mut npc = Creature::copy_of(&TABLE, NPC)?;
/// behave(&mut npc, 0, 1118, 1)?;
/// assert_eq!((npc.hp, npc.hit, npc.damage, npc.speed), (20, 3, 5, 3));
/// assert_eq!(npc.talk, behaviour::TALK_EVIL);
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Level`] for a level outside `0..=32767`.
#[doc(alias = "determine_npc_behavior")]
pub fn behave(
    npc: &mut Creature,
    level: i32,
    behaviour: i32,
    difficulty: i32,
) -> Result<(), Error> {
    if !(0..=HIGHEST).contains(&level) {
        return Err(Error::Level);
    }
    let ability = behaviour % 1000 / 100;
    npc.hp = (level + 1) * 20;
    npc.status = AWAKE | MOBILE | WANDERING;
    if ability < difficulty.saturating_mul(2) {
        npc.status |= HOSTILE;
    }
    npc.level = ability;
    npc.experience = ability * 20;
    npc.uniqueness = uniqueness::UNIQUE_MADE;
    let style = usize::try_from(behaviour % 100 / 10 - 1).ok().and_then(|n| STYLES.get(n));
    if let Some(style) = style {
        npc.damage = style.damage * ability;
        npc.hit = style.hit * ability;
        npc.speed = style.speed;
        npc.melee = MELEE_NORMAL;
        npc.strike = style.strike.unwrap_or(npc.strike);
        npc.special = style.special.unwrap_or(npc.special);
    }
    if npc.talk == TALK_MAN {
        npc.talk = match behaviour / 1000 {
            1 => TALK_EVIL,
            3 => TALK_HINT,
            4 => TALK_BEG,
            5 => TALK_SILENT,
            _ => TALK_MAN,
        };
    }
    Ok(())
}

/// Makes a dead adventurer of the log.
///
/// Source: `make_log_npc`, and what is made before it. Draws: one for each entry of the
/// log, with bounds 1, 2, 3, ...; the last one that comes out 0 is the one. An empty log has
/// somebody of its own.
///
/// ```
/// # #[cfg(feature = "omega")] {
/// use monstr::dice::Buckets;
/// use monstr::omega::{Creature, Place, TABLE, log_npc};
/// // The fourth entry of the stock log, level 2.
/// let mut npc = Creature::default();
/// log_npc(&TABLE, &Place::default(), &mut Buckets::seeded(1, 54), &mut npc)?;
/// assert_eq!((npc.log_entry, npc.hp), (3, 60));
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Level`] for an adventurer's level outside `0..=32767`; [`Error::Species`]
/// where a list names one that isn't there.
#[doc(alias = "make_log_npc")]
pub fn log_npc<D: Dice + ?Sized>(
    table: &Table<'_>,
    place: &Place<'_>,
    dice: &mut D,
    npc: &mut Creature,
) -> Result<(), Error> {
    npc.become_copy_of(table, table.lists.log_npc)?;
    become_log_npc(table, place, npc, dice)
}

/// Makes a creature into one of the log's dead.
pub(super) fn become_log_npc<D: Dice + ?Sized>(
    table: &Table<'_>,
    place: &Place<'_>,
    npc: &mut Creature,
    dice: &mut D,
) -> Result<(), Error> {
    let (mut entry, mut who) = (-1, NOBODY_LOGGED);
    if table.lists.log_levels > 0 {
        (who.status, who.level) = (DEAD, range(dice, table.lists.log_levels.into()));
    } else {
        for (number, adventurer) in (0..i32::MAX).zip(place.log) {
            if range(dice, number + 1) == 0 {
                (entry, who) = (number, *adventurer);
            }
        }
    }
    if who.status == DEAD {
        let steps = &table.lists.undead;
        let undead = steps.iter().find(|step| who.level < step.limit.into()).or(steps.last());
        let template = npc.template;
        npc.become_copy_of(table, undead.ok_or(Error::Table)?.species)?;
        npc.template = template;
    }
    npc.log_entry = entry;
    behave(npc, who.level, who.behaviour, place.difficulty(table))
}

/// Makes whoever holds an office: a code of [`codes::office`](super::codes::office), or
/// another number that `place.offices` has.
///
/// Source: `make_hiscore_npc`, and what is made before it. Draws: for the Lord of Chaos one
/// of 2, where the player is chaotic; none for all others. Where a high priest is given his
/// deity's symbol, the state of its base record becomes `UNIQUE_MADE`: the game sets that.
///
/// # Errors
/// [`Error::Office`] where nobody has that office; [`Error::Level`] for a holder's level
/// outside `0..=32767`; whatever the game fails with.
#[doc(alias = "make_hiscore_npc")]
pub fn officeholder<D: Dice + ?Sized, G: Game<D> + ?Sized>(
    table: &Table<'_>,
    place: &Place<'_>,
    office: i32,
    game: &mut G,
    dice: &mut D,
    npc: &mut Creature,
) -> Result<(), Error> {
    npc.become_copy_of(table, table.lists.officeholder)?;
    become_officeholder(table, place, office, npc, game, dice)
}

/// Makes a creature into the holder of an office.
pub(super) fn become_officeholder<D: Dice + ?Sized, G: Game<D> + ?Sized>(
    table: &Table<'_>,
    place: &Place<'_>,
    office: i32,
    npc: &mut Creature,
    game: &mut G,
    dice: &mut D,
) -> Result<(), Error> {
    let holder = usize::try_from(office).ok().and_then(|number| place.offices.get(number));
    let holder = holder.ok_or(Error::Office)?;
    npc.aux2 = office;
    behave(npc, holder.level, holder.behaviour, place.difficulty(table))?;
    let friendly = match office {
        office::PRIEST_OF_ODIN..=office::PRIEST_OF_DESTINY => {
            npc.given = HOLY_SYMBOLS + office as i16;
            if office == office::PRIEST_OF_DRUID {
                npc.talk = TALK_DRUID;
            }
            place.patron == office
        }
        office::COMMANDANT => place.legion_rank != 0,
        office::ARCHMAGE => {
            npc.talk = TALK_ARCHMAGE;
            npc.status &= !WANDERING;
            give_if_made(npc, ARCHMAGES, game)?;
            true
        }
        office::PRIME_SORCEROR => {
            npc.talk = TALK_PRIME;
            npc.special = SP_PRIME;
            place.alignment < 0
        }
        office::CHAMPION => place.arena_rank != 0,
        office::LORD_OF_CHAOS => place.alignment < 0 && range(dice, 2) == 1,
        office::LORD_OF_LAW => place.alignment > 0,
        office::JUSTICIAR => {
            npc.talk = TALK_GUARD;
            npc.special = SP_WHISTLEBLOWER;
            npc.status &= !WANDERING;
            give_if_made(npc, JUSTICIARS, game)?;
            true
        }
        _ => false,
    };
    if friendly {
        npc.status &= !HOSTILE;
    }
    Ok(())
}

/// Gives an officeholder the item of the office, if it is still there to be given.
fn give_if_made<D: Dice + ?Sized, G: Game<D> + ?Sized>(
    npc: &mut Creature,
    item: i16,
    game: &mut G,
) -> Result<(), Error> {
    if game.item_state(item)? == uniqueness::UNIQUE_MADE {
        npc.given = item;
    }
    Ok(())
}

#[cfg(all(test, feature = "omega"))]
mod tests {
    use super::*;
    use crate::dice::{Buckets, Traced};
    use crate::omega::{Lists, NoGame, TABLE, monster};

    #[test]
    fn an_office_that_nobody_knows_changes_nothing_about_its_holder() {
        let mut offices = [Office { level: 3, behaviour: 2718 }; 17];
        offices[0].level = -1;
        let place = Place { offices: &offices, ..Place::default() };
        let mut dice = Traced::new(Buckets::seeded(1, 54));
        let mut holder = |office| {
            let mut npc = Creature::default();
            officeholder(&TABLE, &place, office, &mut NoGame, &mut dice, &mut npc).map(|()| npc)
        };
        let grandmaster = holder(16).expect("the seventeenth");
        assert_eq!((grandmaster.aux2, grandmaster.hp, grandmaster.given), (16, 80, -1));
        assert_eq!(holder(17), Err(Error::Office));
        assert_eq!(holder(-1), Err(Error::Office));
        assert_eq!(holder(0), Err(Error::Level));
        assert_eq!(dice.trace().draws, 0);
    }

    #[test]
    fn where_no_log_is_read_all_come_back_undead() {
        let lists = Lists { log_levels: 16, ..*TABLE.lists };
        let table = Table { lists: &lists, ..TABLE };
        for seed in 0..50 {
            let mut dice = Traced::new(Buckets::seeded(seed, 54));
            let mut npc = Creature::default();
            let made = log_npc(&table, &Place::default(), &mut dice, &mut npc);
            made.expect("somebody");
            assert!(
                [monster::GHOST, monster::HAUNT, monster::SPECTRE, monster::LICHE]
                    .map(i32::from)
                    .contains(&npc.id)
            );
            assert_eq!((npc.log_entry, dice.trace().draws), (-1, 1));
        }
    }
}
