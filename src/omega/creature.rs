//! A creature and how it is made (`make_creature`).
//!
//! It begins as a copy of its species' template. Some species are then told who they are (an
//! angel's deity, a human's trade, a nymph's form); the two kinds of non-player characters
//! become somebody of their own. All others may be asleep, may have the item that their
//! species starts with, and have a few possessions, which the game makes.

use super::codes::{colour, form, identity, status, uniqueness};
use super::game::Game;
use super::npc;
use super::place::{Place, Preference};
use super::range::range;
use super::selection::{select, wildcard};
use super::species::Template;
use super::table::Table;
use crate::Error;
use crate::dice::Dice;

/// A creature: its template's numbers, changed as it was made, and what was decided then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Creature {
    /// The species whose template it was made from.
    pub template: i32,
    /// The species that it is: another than `template` for one of the log's dead that came
    /// back undead, and after a were-change.
    pub id: i32,
    /// Where it stands.
    pub x: i32,
    /// Where it stands.
    pub y: i32,
    /// How it is: MONSTR_OM_STATUS_ bits.
    pub status: u32,
    /// What can't hurt it: MONSTR_OM_IMMUNITY_ bits.
    pub immunity: u32,
    /// Hit points.
    pub hp: i32,
    /// How well it hits.
    pub hit: i32,
    /// How hard it is to hurt.
    pub armour: i32,
    /// How much it hurts.
    pub damage: i32,
    /// From how far it notices the player.
    pub sense: i32,
    /// From how far the player wakes it.
    pub wakeup: i32,
    /// Its level.
    pub level: i32,
    /// Ticks between its actions.
    pub speed: i32,
    /// What killing it is worth.
    pub experience: i32,
    /// What its corpse weighs.
    pub corpse_weight: i32,
    /// What its corpse is worth.
    pub corpse_value: i32,
    /// An angel's deity.
    pub aux1: i32,
    /// An officeholder's office.
    pub aux2: i32,
    /// When it acts next, in the game's clock of 50 ticks.
    pub click: i32,
    /// A human's trade, 0..19; -1 for all others.
    pub trade: i32,
    /// Which of the log's dead it is, from 0 on; -1: none of them.
    pub log_entry: i32,
    /// How many possessions the game made for it.
    pub objects: i32,
    /// The item that it was given: its species' starting item, or an officeholder's; -1:
    /// none.
    pub given: i16,
    /// The item that its corpse can become; -1: none.
    pub corpse_item: i16,
    /// The item that its species starts with; -1: none.
    pub start_item: i16,
    /// What it does when spoken to: a behaviour code.
    pub talk: i16,
    /// How it moves.
    pub movement: i16,
    /// What its hits do.
    pub melee: i16,
    /// What it does from afar.
    pub strike: i16,
    /// What else it does.
    pub special: i16,
    /// How likely its species starts asleep.
    pub sleep: u8,
    /// It has fewer possessions than this, its starting item aside.
    pub treasure: u8,
    /// A MONSTR_OM_UNIQUENESS_ code.
    pub uniqueness: u8,
    /// The letter that shows it.
    pub symbol: u8,
    /// The letter's colour: a MONSTR_OM_COLOUR_ code.
    pub colour: u8,
    /// The colour behind it.
    pub background: u8,
    /// A MONSTR_OM_FORM_ code.
    pub form: u8,
    /// 1: the square where it was put becomes water.
    pub water: u8,
}

impl Creature {
    /// A bare copy of a species' template: nothing decided, nowhere yet. No draws.
    ///
    /// # Errors
    /// [`Error::Species`] outside the table.
    pub fn copy_of(table: &Table<'_>, species: u16) -> Result<Self, Error> {
        Ok(Creature::of(species, table.get(species)?))
    }

    /// The same in place.
    ///
    /// # Errors
    /// As [`Creature::copy_of`].
    pub fn become_copy_of(&mut self, table: &Table<'_>, species: u16) -> Result<(), Error> {
        *self = Creature::of(species, table.get(species)?);
        Ok(())
    }

    /// A bare copy of a template.
    fn of(species: u16, from: &Template) -> Self {
        Creature {
            template: species.into(),
            id: species.into(),
            status: from.status,
            immunity: from.immunity.into(),
            hp: from.hp.into(),
            hit: from.hit.into(),
            armour: from.armour.into(),
            damage: from.damage.into(),
            sense: from.sense.into(),
            wakeup: from.wakeup.into(),
            level: from.level.into(),
            speed: from.speed.into(),
            experience: from.experience.into(),
            corpse_weight: from.corpse_weight,
            corpse_value: from.corpse_value.into(),
            trade: -1,
            log_entry: -1,
            given: -1,
            corpse_item: from.corpse_item,
            start_item: from.start_item,
            talk: from.talk,
            movement: from.movement,
            melee: from.melee,
            strike: from.strike,
            special: from.special,
            sleep: from.sleep,
            treasure: from.treasure,
            uniqueness: from.uniqueness,
            symbol: from.symbol,
            colour: from.colour,
            background: from.background,
            ..Creature::default()
        }
    }

    /// Puts it on a square, which becomes water under whoever lives in water alone.
    pub(super) fn settle(&mut self, (x, y): (i32, i32)) {
        (self.x, self.y) = (x, y);
        self.water = self.is(status::ONLYSWIM).into();
    }

    /// Sets or clears status bits.
    pub(super) fn set(&mut self, status: u32, on: bool) {
        if on {
            self.status |= status;
        } else {
            self.status &= !status;
        }
    }

    /// Whether it has any of the status bits.
    pub const fn is(&self, status: u32) -> bool {
        self.status & status != 0
    }
}

/// How often one possession is asked for before the game's object maker is taken for stuck.
const OBJECT_TRIES: u32 = 65_536;

/// Makes a creature of a species, or of the [`wildcard`]'s where none is named.
///
/// Source: `make_creature`. Draws, in this order:
///
/// 1. the wildcard's, where no species is named;
/// 2. for an angel outside temples one of 6, its deity; for a human with a trade one of 20;
///    for nymphs and satyrs one of 2, unless the player has a preference;
/// 3. a dead adventurer of the log: one for each entry, with bounds 1, 2, 3, ...; a random
///    officeholder: one of 15, and for the Lord of Chaos one of 2 where the player is
///    chaotic. These two are done with that;
/// 4. one of 100 against its sleep;
/// 5. how many possessions: one, bounded by its treasure, unless that is 0;
/// 6. the game's own for each object that it is asked for.
///
/// ```
/// # #[cfg(feature = "omega")] {
/// use monstr::dice::{Buckets, Traced};
/// use monstr::omega::{Creature, NoGame, Place, TABLE, create, monster::DRAGON};
/// let (here, mut dragon) = (Place::default(), Creature::default());
/// let mut dice = Traced::new(Buckets::seeded(862, 54));
/// create(&TABLE, &here, Some(DRAGON), &mut NoGame, &mut dice, &mut dragon)?;
/// assert_eq!((dragon.hp, dragon.objects), (500, 3));
/// assert_eq!(dice.trace().draws, 2);
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Species`] outside the table; [`Error::Game`] where 65,536 objects in a row are
/// refused; whatever the game fails with. The creature is then of no use.
#[doc(alias = "make_creature")]
pub fn create<D: Dice + ?Sized, G: Game<D> + ?Sized>(
    table: &Table<'_>,
    place: &Place<'_>,
    species: Option<u16>,
    game: &mut G,
    dice: &mut D,
    creature: &mut Creature,
) -> Result<(), Error> {
    let species = species.unwrap_or_else(|| wildcard(table, dice));
    creature.become_copy_of(table, species)?;
    match table.get(species)?.identity {
        identity::LOG_NPC => npc::become_log_npc(table, place, creature, dice)?,
        identity::OFFICEHOLDER => {
            let office = range(dice, table.lists.random_offices.into());
            npc::become_officeholder(table, place, office, creature, game, dice)?;
        }
        identity => {
            identify(table, place, identity, creature, dice);
            if range(dice, 100) > creature.sleep.into() {
                creature.status |= status::AWAKE;
            }
            give_start_item(creature, game)?;
            give_possessions(creature, game, dice)?;
        }
    }
    // The tick after this one. A tick below 0 is nothing that the game has.
    creature.click = (i64::from(place.tick) + 1).rem_euclid(50) as i32;
    Ok(())
}

/// Makes a creature of a species [`select`]ed by difficulty; one that comes `wandering` has
/// that status.
///
/// Source: `m_create`. Draws: those of [`select`], then those of [`create`].
///
/// # Errors
/// As [`select`] and [`create`].
#[doc(alias = "m_create")]
pub fn create_by_difficulty<D: Dice + ?Sized, G: Game<D> + ?Sized>(
    table: &Table<'_>,
    place: &Place<'_>,
    difficulty: i32,
    wandering: bool,
    game: &mut G,
    dice: &mut D,
    creature: &mut Creature,
) -> Result<(), Error> {
    let species = select(table, difficulty, dice)?;
    create(table, place, Some(species), game, dice, creature)?;
    if wandering {
        creature.status |= status::WANDERING;
    }
    Ok(())
}

/// Decides who a creature is, where its species leaves that open.
fn identify<D: Dice + ?Sized>(
    table: &Table<'_>,
    place: &Place<'_>,
    identity: u8,
    creature: &mut Creature,
    dice: &mut D,
) {
    match identity {
        identity::ANGEL => {
            creature.aux1 = match table.lists.environment(place.environment).temple {
                0 => range(dice, 6) + 1,
                _ => place.deity,
            };
        }
        identity::TRADE => creature.trade = range(dice, 20),
        identity::SEDUCTOR | identity::DEMON_LOVER => {
            let nymph = match place.preference {
                Preference::Nymph => true,
                Preference::Satyr => false,
                Preference::Either => range(dice, 2) != 0,
            };
            let (form, symbol) = if nymph { (form::NYMPH, b'n') } else { (form::SATYR, b's') };
            (creature.form, creature.symbol, creature.colour) = (form, symbol, colour::RED);
        }
        _ => {}
    }
}

/// Gives a creature the item that it starts with, unless that is unique and the player has
/// it.
pub(super) fn give_start_item<D: Dice + ?Sized, G: Game<D> + ?Sized>(
    creature: &mut Creature,
    game: &mut G,
) -> Result<(), Error> {
    let item = creature.start_item;
    if item >= 0 && game.item_state(item)? != uniqueness::UNIQUE_TAKEN {
        creature.given = item;
    }
    Ok(())
}

/// Has the game make a creature's possessions.
fn give_possessions<D: Dice + ?Sized, G: Game<D> + ?Sized>(
    creature: &mut Creature,
    game: &mut G,
    dice: &mut D,
) -> Result<(), Error> {
    creature.objects = range(dice, creature.treasure.into());
    for _ in 0..creature.objects {
        let mut tries = 0;
        while !game.object(dice, creature.level)? {
            tries += 1;
            if tries == OBJECT_TRIES {
                return Err(Error::Game);
            }
        }
    }
    Ok(())
}

#[cfg(all(test, feature = "omega"))]
mod tests {
    use super::*;
    use crate::omega::TABLE;

    /// All of its template, nobody's in particular, and nothing else.
    #[test]
    fn a_bare_copy() {
        for who in 0..TABLE.species.len() as u16 {
            let (from, copy) = (TABLE.get(who).unwrap(), Creature::copy_of(&TABLE, who).unwrap());
            macro_rules! alike {
                ($($field:ident)*) => {
                    $(assert_eq!(i64::from(copy.$field), i64::from(from.$field), "{who}");)*
                };
            }
            alike! {
                status immunity hp hit armour damage sense wakeup level speed experience
                corpse_weight corpse_value corpse_item start_item talk movement melee strike
                special sleep treasure uniqueness symbol colour background
            }
            assert_eq!((copy.template, copy.id), (who.into(), who.into()));
            assert_eq!((copy.trade, copy.log_entry, copy.given), (-1, -1, -1));
            let rest = [copy.x, copy.y, copy.aux1, copy.aux2, copy.click, copy.objects];
            assert_eq!((rest, copy.form, copy.water), ([0; 6], 0, 0));

            let mut other = Creature { x: 3, water: 1, ..Creature::default() };
            other.become_copy_of(&TABLE, who).unwrap();
            assert_eq!(other, copy);
        }
    }
}
