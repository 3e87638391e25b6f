//! Omega's rules from C: which species comes, and the making of creatures.

use super::dice::{Borrowed, monstr_dice};
use super::omega_codes::{
    MONSTR_OM_LAYOUT_CAVERN, MONSTR_OM_LAYOUT_MAZE, MONSTR_OM_LAYOUT_ROOM, MONSTR_OM_LAYOUT_SEWER,
};
use super::omega_odds::dungeon_levels;
use super::omega_place::{Callbacks, Needs, depth, flag, monstr_om_game, monstr_om_place, place};
use super::omega_table::{Source, monstr_om_table};
use super::pointers::{check, list_mut, read, store};
use super::status::{
    Failure, MONSTR_E_COUNT, MONSTR_E_FLAG, MONSTR_NONE, Outcome, answer, species_or_none,
};
use crate::Error;
use crate::omega::{self, Call, Creature, Place, Table};

/// Stores what Omega's random_range() answers for a raw value of 31 bits, 0..2147483647, and
/// any bound: the raw value is cut to a bucket of 0..9999, multiplied by the bound (wrapping at
/// 32 bits) and divided by 10,000. Answers 0.
#[doc(alias = "random_range")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_random_range(raw: i32, bound: i32, value: *mut i32) -> i32 {
    let tell = || -> Outcome {
        let raw = u32::try_from(raw).map_err(|_| Failure(MONSTR_E_COUNT))?;
        check(value)?;
        // SAFETY: checked just now; the rest is the contract.
        unsafe { *value = omega::random_range(raw, bound) };
        Ok(0)
    };
    answer(tell())
}

/// Stores how hard a place is, by its environment (a MONSTR_OM_ENV_ code, or any other number
/// for one that nothing is known of) and in dungeons by its depth, -128..127. A game without a
/// current level says depth 1. Answers 0.
///
/// Omega's difficulty(). No draws.
#[doc(alias = "difficulty")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_difficulty(
    table: *const monstr_om_table,
    environment: i32,
    deep: i32,
    difficulty: *mut i32,
) -> i32 {
    let tell = || -> Outcome {
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) };
        let source = source.as_ref()?;
        let deep = depth(deep)?;
        check(difficulty)?;
        // SAFETY: checked just now; the rest is the contract.
        unsafe { *difficulty = omega::difficulty(&source.table, environment, deep) };
        Ok(0)
    };
    answer(tell())
}

/// A common species by difficulty: its index.
///
/// The first half of Omega's m_create(). It draws of the species in bands 0 to `difficulty`, of
/// the whole catalogue for 10 and more and for a negative difficulty, until one comes that is
/// common. Dice that find none in 65,536 draws fail with MONSTR_E_DICE.
#[doc(alias = "m_create")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_select(
    table: *const monstr_om_table,
    difficulty: i32,
    dice: *mut monstr_dice,
) -> i32 {
    let select = || -> Outcome {
        // SAFETY: the header's contract.
        let (source, mut dice) = unsafe { (Source::of(table), Borrowed::of(dice)) };
        let (source, dice) = (source.as_ref()?, dice.as_mut()?);
        let who = omega::select(&source.table, difficulty, dice)?;
        dice.settle()?;
        Ok(who.into())
    };
    answer(select())
}

/// The wildcard: any species of bands 0 to 8, unique ones too. Its index; one draw.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_wildcard(
    table: *const monstr_om_table,
    dice: *mut monstr_dice,
) -> i32 {
    let draw = || -> Outcome {
        // SAFETY: the header's contract.
        let (source, mut dice) = unsafe { (Source::of(table), Borrowed::of(dice)) };
        let (source, dice) = (source.as_ref()?, dice.as_mut()?);
        let who = omega::wildcard(&source.table, dice);
        dice.settle()?;
        Ok(who.into())
    };
    answer(draw())
}

/// Stores a bare copy of a species' template as a creature: nothing decided about it, nowhere
/// yet. Answers 0. No draws.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_copy_of(
    table: *const monstr_om_table,
    who: i32,
    creature: *mut Creature,
) -> i32 {
    let copy = || -> Outcome {
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) };
        let source = source.as_ref()?;
        check(creature)?;
        let mut copied = Creature::default();
        copied.become_copy_of(&source.table, source.species(who)?)?;
        // SAFETY: checked just now; the rest is the contract.
        unsafe { store(creature, &copied) };
        Ok(0)
    };
    answer(copy())
}

/// Stores a new creature of a species; of the wildcard's where `who` is -1. `game` may be NULL.
/// Answers its species.
///
/// Omega's make_creature(). It draws: the wildcard's; one of 6 for an angel outside temples, one
/// of 20 for a human with a trade, one of 2 for nymphs and satyrs unless the player has a
/// preference; for one of the log's dead one for each entry, with bounds 1, 2, 3, ..., for an
/// officeholder one of 15 and perhaps one of 2, and for these two that is all; one of 100
/// against its sleep; one bounded by its treasure, unless that is 0; the game's own for each
/// object.
#[doc(alias = "make_creature")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_create(
    table: *const monstr_om_table,
    here: *const monstr_om_place,
    who: i32,
    game: *const monstr_om_game,
    dice: *mut monstr_dice,
    creature: *mut Creature,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        let mut making = Making::begin(table, here, game, Needs::Nothing, dice);
        one(&mut making, creature, |source, place, game, dice, made| {
            let who = source.species_or_none(who)?;
            omega::create(&source.table, place, who, game, dice, made)?;
            Ok(true)
        })
    }
}

/// Stores a new creature of a species of monstr_om_select(); where `wandering` is 1 it has that
/// status. `game` may be NULL. Answers its species.
///
/// Omega's m_create(): the draws of monstr_om_select() and then of monstr_om_create().
#[doc(alias = "m_create")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_create_by_difficulty(
    table: *const monstr_om_table,
    here: *const monstr_om_place,
    difficulty: i32,
    wandering: i32,
    game: *const monstr_om_game,
    dice: *mut monstr_dice,
    creature: *mut Creature,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        let mut making = Making::begin(table, here, game, Needs::Nothing, dice);
        one(&mut making, creature, |source, place, game, dice, made| {
            let (table, wandering) = (&source.table, flag(wandering)?);
            omega::create_by_difficulty(table, place, difficulty, wandering, game, dice, made)?;
            Ok(true)
        })
    }
}

/// Stores a free square of the game's map. `game` must have is_free. Answers 0.
///
/// Omega's findspace(). It draws one of the width and one of the length; where that square isn't
/// free it takes the next free one to the right; if there is none it draws two more and takes
/// the next free one below; and so on in turn. MONSTR_E_PLACE after 10,000 rounds, where the
/// game would go on for ever.
#[doc(alias = "findspace")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_find_space(
    game: *const monstr_om_game,
    dice: *mut monstr_dice,
    x: *mut i32,
    y: *mut i32,
) -> i32 {
    let find = || -> Outcome {
        // SAFETY: the header's contract.
        let (mut game, mut dice) =
            unsafe { (Callbacks::of(game, Needs::Squares), Borrowed::of(dice)) };
        let (game, dice) = (game.as_mut()?, dice.as_mut()?);
        check(x)?;
        check(y)?;
        let square = omega::find_space(game, dice)?;
        dice.settle()?;
        // SAFETY: checked just now; the rest is the contract.
        unsafe { (*x, *y) = square };
        Ok(0)
    };
    answer(find())
}

/// Stores the creatures of a new floor, as many of them as there is room for, in the order in
/// which they are made, and answers how many there are. Those beyond the room are made all the
/// same, and lost; the game's own floors never have more than 64. After an error what is in the
/// array is of no use. `game` must have is_free or place.
///
/// Omega's populate_level(). It draws how many, one bounded by a third of the difficulty, unless
/// that is 0; then for each creature: those of monstr_om_find_space(), unless the game tells the
/// place; by the environment's theme, Caves up to three of 100, Sewers one of 3 and one of depth
/// plus 3, Astral Plane one of 2 and one of 12 or up to five of 2 and perhaps one of 12, Volcano
/// one of 2 and one of half the depth plus 2 or of 80 until a common species comes, Castle one of
/// 4; those of monstr_om_create() or, where the theme told no species, of
/// monstr_om_create_by_difficulty(). MONSTR_E_LEVEL for a depth below 0.
#[doc(alias = "populate_level")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_populate(
    table: *const monstr_om_table,
    here: *const monstr_om_place,
    game: *const monstr_om_game,
    dice: *mut monstr_dice,
    creatures: *mut Creature,
    room: i32,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        let mut making = Making::begin(table, here, game, Needs::Map, dice);
        many(&mut making, creatures, room, |table, place, game, dice, floor| {
            omega::populate(table, place, game, dice, floor)
        })
    }
}

/// Who waits on a floor of that layout, a MONSTR_OM_LAYOUT_ code: a species, or MONSTR_NONE.
/// `completed` is 1 once the environment's quest is. Whoever it is gets a place and is made
/// before the floor is populated, with monstr_om_find_space() and monstr_om_create(). No draws.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_inhabitant(
    table: *const monstr_om_table,
    here: *const monstr_om_place,
    layout: i32,
    completed: i32,
) -> i32 {
    let tell = || -> Outcome {
        // SAFETY: the header's contract.
        let (source, place) = unsafe { (Source::of(table), place(here)) };
        let (source, place) = (source.as_ref()?, place.as_ref()?);
        let layout = match layout {
            MONSTR_OM_LAYOUT_ROOM
            | MONSTR_OM_LAYOUT_CAVERN
            | MONSTR_OM_LAYOUT_SEWER
            | MONSTR_OM_LAYOUT_MAZE => layout as u8,
            _ => return Err(Failure(MONSTR_E_FLAG)),
        };
        let who = omega::inhabitant(&source.table, place, layout, flag(completed)?);
        Ok(species_or_none(who))
    };
    answer(tell())
}

/// Whether a wandering creature comes, in a dungeon of so many levels, 1..255: it is stored, and
/// its species answered; MONSTR_NONE where nobody comes. `game` must have is_free or place.
///
/// Omega's wandercheck(), made every ten minutes. It draws one of the levels; where that is below
/// the difficulty, those of monstr_om_find_space(), unless the game tells the place, and of
/// monstr_om_create_by_difficulty().
#[doc(alias = "wandercheck")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_wander(
    table: *const monstr_om_table,
    here: *const monstr_om_place,
    levels: i32,
    game: *const monstr_om_game,
    dice: *mut monstr_dice,
    creature: *mut Creature,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        let mut making = Making::begin(table, here, game, Needs::Map, dice);
        one(&mut making, creature, |source, place, game, dice, made| {
            let levels = dungeon_levels(levels)?;
            Ok(omega::wander(&source.table, place, levels, game, dice, made)?)
        })
    }
}

/// Stores the creatures of an encounter in the countryside, as many of them as there is room
/// for, in the order in which they are made, and answers how many there are, 1..15. The terrain
/// is a MONSTR_OM_TERRAIN_ code; any other has no table. Width and length, 0..32767, are those of
/// the map where they are met, 64 and 16 in the game; where both are 0 no place is drawn. Two may
/// stand on one square: the later has it. After an error what is in the array is of no use. `game`
/// may be NULL.
///
/// Omega's make_country_monsters(). It draws one of 5 and one of 3, whose product is the number.
/// For each creature, on terrain with a table: one of 10, those of monstr_om_create(), one of the
/// width, one of the length. On other terrain: one of the length, one of the width (the other way
/// round with x_first), those of monstr_om_create_by_difficulty().
#[doc(alias = "make_country_monsters")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_countryside(
    table: *const monstr_om_table,
    here: *const monstr_om_place,
    terrain: i32,
    width: i32,
    length: i32,
    game: *const monstr_om_game,
    dice: *mut monstr_dice,
    creatures: *mut Creature,
    room: i32,
) -> i32 {
    if !(0..=32_767).contains(&width) || !(0..=32_767).contains(&length) {
        return MONSTR_E_COUNT;
    }
    // SAFETY: the header's contract.
    unsafe {
        let mut making = Making::begin(table, here, game, Needs::Nothing, dice);
        many(&mut making, creatures, room, |table, place, game, dice, band| {
            omega::countryside(table, place, terrain, (width, length), game, dice, band)
        })
    }
}

/// What is called to the player's side.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_om_call {
    /// Above 0 whoever comes isn't hostile; below 0 it is; 0 leaves it as it is made.
    pub blessing: i32,
    /// The species. -1: any by difficulty with blessing 0, any at all below 0. Above 0 the
    /// player names one: ask first.
    pub who: i32,
    /// Where the player stands.
    pub x: i32,
    /// Where the player stands.
    pub y: i32,
}

/// Calls a creature to the player's side: it is stored, and its species answered; MONSTR_NONE
/// where none of the eight squares around is free. `game` must have is_free. MONSTR_E_SPECIES
/// with a blessing above 0 and no species.
///
/// Omega's summon(). With a blessing below 0 and no species it draws one of the whole catalogue,
/// which is spent even where nobody comes. Then it draws as monstr_om_create(); with blessing 0
/// and no species as monstr_om_create_by_difficulty().
#[doc(alias = "summon")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_summon(
    table: *const monstr_om_table,
    here: *const monstr_om_place,
    call: *const monstr_om_call,
    game: *const monstr_om_game,
    dice: *mut monstr_dice,
    creature: *mut Creature,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        let mut making = Making::begin(table, here, game, Needs::Squares, dice);
        one(&mut making, creature, |source, place, game, dice, made| {
            let call = read(call)?;
            let call = Call {
                blessing: call.blessing,
                species: source.species_or_none(call.who)?,
                player: (call.x, call.y),
            };
            Ok(omega::summon(&source.table, place, &call, game, dice, made)?)
        })
    }
}

/// Whom a demon of a level calls (`angel` 0), or an angel (`angel` 1): a species, or MONSTR_NONE;
/// `count`, which may be NULL, gets how many. Each comes by monstr_om_summon() with a blessing of
/// -1. No draws.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_helpers(
    table: *const monstr_om_table,
    angel: i32,
    level: i32,
    count: *mut i32,
) -> i32 {
    let tell = || -> Outcome {
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) };
        let source = source.as_ref()?;
        let angel = flag(angel)?;
        if !count.is_null() {
            check(count)?;
        }
        let helpers = omega::helpers(&source.table, angel, level);
        if !count.is_null() {
            // SAFETY: checked just now; the rest is the contract.
            unsafe { *count = helpers.map_or(0, |(_, count)| count.into()) };
        }
        Ok(species_or_none(helpers.map(|(who, _)| who)))
    };
    answer(tell())
}

/// A rule that makes creatures, at work. What it takes to begin and to end one is apart from
/// the rules, so that it is in a program once.
pub(super) struct Making<'a> {
    pub source: Source<'a>,
    pub place: Place<'a>,
    pub game: Callbacks,
    pub dice: Borrowed,
}

impl Making<'_> {
    /// # Safety
    /// The header's contract.
    pub unsafe fn begin(
        table: *const monstr_om_table,
        here: *const monstr_om_place,
        game: *const monstr_om_game,
        needs: Needs,
        dice: *mut monstr_dice,
    ) -> Result<Self, Failure> {
        // SAFETY: the caller's.
        unsafe {
            let (source, place) = (Source::of(table)?, place(here)?);
            let (game, dice) = (Callbacks::of(game, needs)?, Borrowed::of(dice)?);
            Ok(Making { source, place, game, dice })
        }
    }

    /// Stores the creature, if the rule made one, and answers its species.
    ///
    /// # Safety
    /// The header's contract; the pointer has been checked.
    unsafe fn end(
        &self,
        outcome: Result<bool, Failure>,
        made: &Creature,
        creature: *mut Creature,
    ) -> i32 {
        let end = || -> Outcome {
            let comes = outcome?;
            self.dice.settle()?;
            if !comes {
                return Ok(MONSTR_NONE);
            }
            // SAFETY: the caller's.
            unsafe { store(creature, made) };
            Ok(made.template)
        };
        answer(end())
    }
}

/// Asks a rule that makes one creature, or none.
///
/// # Safety
/// The header's contract.
pub(super) unsafe fn one(
    begun: &mut Result<Making<'_>, Failure>,
    creature: *mut Creature,
    rule: impl FnOnce(
        &Source<'_>,
        &Place<'_>,
        &mut Callbacks,
        &mut Borrowed,
        &mut Creature,
    ) -> Result<bool, Failure>,
) -> i32 {
    let making = match begun {
        Ok(making) => making,
        Err(Failure(code)) => return *code,
    };
    if let Err(Failure(code)) = check(creature) {
        return code;
    }
    let mut made = Creature::default();
    let Making { source, place, game, dice } = making;
    let outcome = rule(source, place, game, dice, &mut made);
    // SAFETY: checked just now; the rest is the contract.
    unsafe { making.end(outcome, &made, creature) }
}

/// Asks a rule that makes many creatures.
///
/// # Safety
/// The header's contract.
unsafe fn many(
    begun: &mut Result<Making<'_>, Failure>,
    creatures: *mut Creature,
    room: i32,
    rule: impl FnOnce(
        &Table<'_>,
        &Place<'_>,
        &mut Callbacks,
        &mut Borrowed,
        &mut [Creature],
    ) -> Result<usize, Error>,
) -> i32 {
    let making = match begun {
        Ok(making) => making,
        Err(Failure(code)) => return *code,
    };
    let make = || -> Outcome {
        // SAFETY: the caller's.
        let room = unsafe { list_mut(creatures, room) }?;
        let Making { source, place, game, dice } = making;
        let count = rule(&source.table, place, game, dice, room)?;
        dice.settle()?;
        Ok(i32::try_from(count).unwrap_or(i32::MAX))
    };
    answer(make())
}
