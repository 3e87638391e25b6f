//! Omega's place and player, and what the game does itself, from C.

use core::ffi::c_void;

use super::dice::{Borrowed, monstr_dice};
use super::pointers::{list, read};
use super::status::{Failure, MONSTR_E_COUNT, MONSTR_E_FLAG, MONSTR_E_LEVEL, MONSTR_E_NULL};
use crate::Error;
use crate::omega::{Adventurer, Game, Office, Place, Preference, STOCK_LOG, STOCK_OFFICES};

/// A draw decides between nymph and satyr, succubus and incubus.
pub const MONSTR_OM_PREFERS_NEITHER: i32 = 0;
/// The player prefers nymphs.
pub const MONSTR_OM_PREFERS_NYMPHS: i32 = 1;
/// The player prefers satyrs.
pub const MONSTR_OM_PREFERS_SATYRS: i32 = 2;

/// The place and the player. All zero is nowhere at depth 0, with the log and the officeholders
/// that the game comes with.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_om_place {
    /// The recorded dead adventurers, oldest first. NULL: the four that the game comes with.
    pub log: *const Adventurer,
    /// Who holds the city's offices, by their number. NULL: those that the game comes with.
    pub offices: *const Office,
    /// How many adventurers are in `log`.
    pub log_count: i32,
    /// How many offices are in `offices`.
    pub office_count: i32,
    /// A MONSTR_OM_ENV_ code, or any other number for an environment that nothing is known
    /// of.
    pub environment: i32,
    /// The current level's depth, -128..127; 1 where there is no level.
    pub depth: i32,
    /// A MONSTR_OM_PREFERS_ code.
    pub preference: i32,
    /// The deity of the temple that the player is in.
    pub deity: i32,
    /// The game's tick counter.
    pub tick: i32,
    /// The player's alignment: below 0 chaotic, above 0 lawful.
    pub alignment: i32,
    /// The player's patron deity; 0: none.
    pub patron: i32,
    /// The player's rank in the Legion; 0: none.
    pub legion_rank: i32,
    /// The player's rank in the arena: 0 none, 1..4 gladiator, 5 champion, -1 thrown out.
    pub arena_rank: i32,
    /// The countryside without a table of its own draws y before x, as the game does when
    /// gcc has compiled it. 1: x before y.
    pub x_first: i32,
}

/// What the game does itself while creatures are made. Each function is called at the point
/// where the game would act, so that what it draws falls into place; each may be NULL where
/// nothing else is told. All zero, or a NULL pointer to it: nothing, and the creatures have no
/// objects made yet.
///
/// A function that answers what it may not ends the call with MONSTR_E_CALLBACK.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_om_game {
    /// What the functions are called with.
    pub context: *mut c_void,
    /// Makes an object for a creature of this level: 1 if it was kept, 0 if it was refused (it
    /// isn't common, so it was unmade), and then another is asked for. What it draws must come
    /// from `dice`, or from the generator behind it. NULL: all are kept, without draws.
    pub object: Option<
        unsafe extern "C" fn(context: *mut c_void, dice: *mut monstr_dice, level: i32) -> i32,
    >,
    /// The state of an item's base record, a MONSTR_OM_UNIQUENESS_ code. NULL: as at the
    /// start of a game.
    pub item_state: Option<unsafe extern "C" fn(context: *mut c_void, item: i32) -> i32>,
    /// Whether a creature can be put on a square of the map: 1 if it is floor, nobody is
    /// there, it isn't of a building to avoid, and it isn't secret, unless `secret_too` is 1;
    /// else 0. Creatures that the same call has made already need not be thought of.
    pub is_free:
        Option<unsafe extern "C" fn(context: *mut c_void, x: i32, y: i32, secret_too: i32) -> i32>,
    /// Tells the place of the next creature, and answers 0. Where this isn't NULL no place is
    /// drawn on the map, and is_free may be NULL.
    pub place: Option<unsafe extern "C" fn(context: *mut c_void, x: *mut i32, y: *mut i32) -> i32>,
    /// How wide the map is, 1..32767; 0: 64.
    pub width: i32,
    /// How long the map is, 1..32767; 0: 64.
    pub length: i32,
}

/// A caller's place, as the rules see it.
///
/// # Safety
/// The header's contract.
pub(super) unsafe fn place<'a>(from: *const monstr_om_place) -> Result<Place<'a>, Failure> {
    // SAFETY: the caller's.
    unsafe {
        let from = read(from)?;
        Ok(Place {
            log: match from.log.is_null() {
                true => &STOCK_LOG,
                false => list(from.log, from.log_count)?,
            },
            offices: match from.offices.is_null() {
                true => &STOCK_OFFICES,
                false => list(from.offices, from.office_count)?,
            },
            environment: from.environment,
            depth: depth(from.depth)?,
            preference: match from.preference {
                MONSTR_OM_PREFERS_NEITHER => Preference::Either,
                MONSTR_OM_PREFERS_NYMPHS => Preference::Nymph,
                MONSTR_OM_PREFERS_SATYRS => Preference::Satyr,
                _ => return Err(Failure(MONSTR_E_FLAG)),
            },
            deity: from.deity,
            tick: from.tick,
            alignment: from.alignment,
            patron: from.patron,
            legion_rank: from.legion_rank,
            arena_rank: from.arena_rank,
            x_first: flag(from.x_first)?,
        })
    }
}

/// A depth from C.
pub(super) fn depth(depth: i32) -> Result<i8, Failure> {
    i8::try_from(depth).map_err(|_| Failure(MONSTR_E_LEVEL))
}

/// A yes or no from C.
pub(super) fn flag(flag: i32) -> Result<bool, Failure> {
    match flag {
        0 => Ok(false),
        1 => Ok(true),
        _ => Err(Failure(MONSTR_E_FLAG)),
    }
}

/// A caller's game: its functions, copied, so that they may change what they came from.
pub(super) struct Callbacks {
    game: monstr_om_game,
    size: (i32, i32),
}

/// What a rule can't do without.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Needs {
    Nothing,
    /// It looks at squares whatever else it is told.
    Squares,
    /// It puts creatures on the map: there must be one, or somebody who tells their places.
    Map,
}

impl Callbacks {
    /// # Safety
    /// The header's contract; the functions are called with the context and must bear that.
    pub unsafe fn of(game: *const monstr_om_game, needs: Needs) -> Result<Self, Failure> {
        const NOTHING: monstr_om_game = monstr_om_game {
            context: core::ptr::null_mut(),
            object: None,
            item_state: None,
            is_free: None,
            place: None,
            width: 0,
            length: 0,
        };
        // SAFETY: the caller's.
        let game = if game.is_null() { NOTHING } else { *unsafe { read(game) }? };
        let side = |side| match side {
            0 => Ok(64),
            1..=32_767 => Ok(side),
            _ => Err(Failure(MONSTR_E_COUNT)),
        };
        let size = (side(game.width)?, side(game.length)?);
        let told = needs == Needs::Map && game.place.is_some();
        if needs == Needs::Nothing || game.is_free.is_some() || told {
            Ok(Callbacks { game, size })
        } else {
            Err(Failure(MONSTR_E_NULL))
        }
    }
}

/// A callback's yes or no.
fn yes(answer: i32) -> Result<bool, Error> {
    match answer {
        0 => Ok(false),
        1 => Ok(true),
        _ => Err(Error::Game),
    }
}

impl Game<Borrowed> for Callbacks {
    fn object(&mut self, dice: &mut Borrowed, level: i32) -> Result<bool, Error> {
        let Some(object) = self.game.object else { return Ok(true) };
        // SAFETY: a function of that type, as the caller said.
        yes(dice.lend(|dice| unsafe { object(self.game.context, dice, level) }))
    }

    fn item_state(&mut self, item: i16) -> Result<u8, Error> {
        let Some(item_state) = self.game.item_state else {
            return Ok(crate::omega::starting_state(item));
        };
        // SAFETY: as above.
        let state = unsafe { item_state(self.game.context, item.into()) };
        u8::try_from(state).ok().filter(|state| (0..=3).contains(state)).ok_or(Error::Game)
    }

    fn map_size(&self) -> (i32, i32) {
        self.size
    }

    fn is_free(&mut self, x: i32, y: i32, secret_too: bool) -> Result<bool, Error> {
        let Some(is_free) = self.game.is_free else { return Err(Error::Place) };
        // SAFETY: as above.
        yes(unsafe { is_free(self.game.context, x, y, secret_too.into()) })
    }

    fn place(&mut self) -> Result<Option<(i32, i32)>, Error> {
        let Some(place) = self.game.place else { return Ok(None) };
        let (mut x, mut y) = (0, 0);
        // SAFETY: as above.
        match unsafe { place(self.game.context, &raw mut x, &raw mut y) } {
            0 => Ok(Some((x, y))),
            _ => Err(Error::Game),
        }
    }
}
