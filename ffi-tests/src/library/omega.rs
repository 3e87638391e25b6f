//! Omega's rules, asked through their C entry points alone.
//!
//! What makes the calls sound is said in [`library`](super).

mod later;
mod odds;

use std::ffi::{CStr, CString, c_void};
use std::ptr;

use monstr::capi::*;
use monstr::omega::{Adventurer, Branches, Creature, Lists, Office, Template, Told};

pub use later::*;
pub use odds::encounter_odds;

use super::{Answer, Dice, answer, stored};

/// Nowhere, at depth 1, with the log and the officeholders that the game comes with.
pub const NOWHERE: monstr_om_place = monstr_om_place {
    log: ptr::null::<Adventurer>(),
    offices: ptr::null::<Office>(),
    log_count: 0,
    office_count: 0,
    environment: 0,
    depth: 1,
    preference: MONSTR_OM_PREFERS_NEITHER,
    deity: 0,
    tick: 0,
    alignment: 0,
    patron: 0,
    legion_rank: 0,
    arena_rank: 0,
    x_first: 0,
};

/// Dice that a rule has lent to the game's object maker.
pub struct Lent<'a>(&'a mut monstr_dice);

impl Lent<'_> {
    /// One draw.
    pub fn below(&mut self, bound: i32) -> Answer {
        answer(unsafe { monstr_dice_below(self.0, bound) })
    }
}

/// What makes an object for a creature of a level: 1 if it was kept, else 0.
pub type ObjectMaker<'a> = Box<dyn FnMut(&mut Lent, i32) -> i32 + 'a>;

/// What tells of a square whether it is free: 1 or 0. The last tells whether a secret one
/// will do.
pub type MapReader<'a> = Box<dyn FnMut(i32, i32, bool) -> i32 + 'a>;

/// What the game does itself; what is none is left NULL.
#[derive(Default)]
pub struct World<'a> {
    pub object: Option<ObjectMaker<'a>>,
    /// An item's state.
    pub item_state: Option<Box<dyn FnMut(i32) -> i32 + 'a>>,
    pub is_free: Option<MapReader<'a>>,
    /// The place of the next creature.
    pub place: Option<Box<dyn FnMut() -> (i32, i32) + 'a>>,
    /// The map's size; 0 is the usual.
    pub size: (i32, i32),
}

impl World<'_> {
    /// Runs `ask` with the functions as C has them.
    fn with<T>(&mut self, ask: impl FnOnce(*const monstr_om_game) -> T) -> T {
        ask(&monstr_om_game {
            context: ptr::from_mut(self).cast(),
            object: self.object.is_some().then_some(object),
            item_state: self.item_state.is_some().then_some(item_state),
            is_free: self.is_free.is_some().then_some(is_free),
            place: self.place.is_some().then_some(place),
            width: self.size.0,
            length: self.size.1,
        })
    }
}

/// The world behind a context pointer.
///
/// # Safety
/// The pointer is the one of [`World::with`], and the world isn't in use elsewhere.
unsafe fn world<'a>(context: *mut c_void) -> &'a mut World<'a> {
    unsafe { &mut *context.cast() }
}

unsafe extern "C" fn object(context: *mut c_void, dice: *mut monstr_dice, level: i32) -> i32 {
    let (world, dice) = unsafe { (world(context), &mut *dice) };
    world.object.as_mut().map_or(-1, |object| object(&mut Lent(dice), level))
}

unsafe extern "C" fn item_state(context: *mut c_void, item: i32) -> i32 {
    unsafe { world(context) }.item_state.as_mut().map_or(-1, |state| state(item))
}

unsafe extern "C" fn is_free(context: *mut c_void, x: i32, y: i32, secret_too: i32) -> i32 {
    let world = unsafe { world(context) };
    world.is_free.as_mut().map_or(-1, |is_free| is_free(x, y, secret_too == 1))
}

unsafe extern "C" fn place(context: *mut c_void, x: *mut i32, y: *mut i32) -> i32 {
    let Some(place) = unsafe { world(context) }.place.as_mut() else { return -1 };
    unsafe { (*x, *y) = place() };
    0
}

/// Omega 0.90.4, or a table of the caller's.
#[derive(Clone, Copy, Debug)]
pub struct Omega<'a> {
    table: &'a monstr_om_table,
}

impl Omega<'static> {
    /// The embedded table, if the library has it.
    pub fn embedded() -> Option<Self> {
        Some(Omega { table: unsafe { monstr_om_table().as_ref() }? })
    }

    /// The embedded lists.
    pub fn lists(&self) -> &'static Lists {
        unsafe { monstr_om_lists().as_ref() }.expect("Omega is here")
    }
}

impl<'a> Omega<'a> {
    /// A table of the caller's.
    pub fn of(table: &'a monstr_om_table) -> Self {
        Omega { table }
    }

    pub fn species_count(&self) -> Answer {
        answer(unsafe { monstr_om_species_count(self.table) })
    }

    pub fn species(&self, who: i32) -> Answer<Template> {
        stored(|species| unsafe { monstr_om_species_of(self.table, who, species) })
    }

    /// A species' text of a kind, a MONSTR_OM_TEXT_ code; none outside the table.
    pub fn text(&self, who: i32, text: i32) -> Option<&'static str> {
        let text = unsafe { monstr_om_text(self.table, who, text) };
        // SAFETY: where it isn't NULL it is a constant string.
        let text = (!text.is_null()).then(|| unsafe { CStr::from_ptr(text) })?;
        text.to_str().ok()
    }

    pub fn find(&self, name: &str) -> Answer {
        let name = CString::new(name).unwrap_or_default();
        answer(unsafe { monstr_om_find(self.table, name.as_ptr()) })
    }

    pub fn random_range(raw: i32, bound: i32) -> Answer {
        stored(|value| unsafe { monstr_om_random_range(raw, bound, value) })
    }

    pub fn buckets(bound: i32, value: i32) -> Answer {
        answer(monstr_om_buckets(bound, value))
    }

    pub fn difficulty(&self, environment: i32, depth: i32) -> Answer {
        stored(|difficulty| unsafe {
            monstr_om_difficulty(self.table, environment, depth, difficulty)
        })
    }

    pub fn select(&self, difficulty: i32, dice: &mut Dice) -> Answer {
        answer(unsafe { monstr_om_select(self.table, difficulty, &mut dice.0) })
    }

    pub fn weight(&self, difficulty: i32, who: i32) -> Answer {
        answer(unsafe { monstr_om_weight(self.table, difficulty, who) })
    }

    pub fn broad_weight(&self, who: i32) -> Answer {
        answer(unsafe { monstr_om_broad_weight(self.table, who) })
    }

    /// The branches of a place, and the species told.
    pub fn branches(&self, here: &monstr_om_place) -> Answer<(Branches, Vec<Told>)> {
        let mut told = vec![Told::default(); 32];
        let (first, room) = (told.as_mut_ptr(), told.len() as i32);
        let branches = stored(|branches| unsafe {
            monstr_om_branches(self.table, here, branches, first, room)
        })?;
        told.truncate(branches.count as usize);
        Ok((branches, told))
    }

    pub fn wander_weight(&self, here: &monstr_om_place, levels: i32) -> Answer {
        answer(unsafe { monstr_om_wander_weight(self.table, here, levels) })
    }

    pub fn encounter_weight(count: i32) -> Answer {
        answer(monstr_om_encounter_weight(count))
    }

    pub fn wildcard(&self, dice: &mut Dice) -> Answer {
        answer(unsafe { monstr_om_wildcard(self.table, &mut dice.0) })
    }

    pub fn create(
        &self,
        here: &monstr_om_place,
        who: i32,
        world: &mut World,
        dice: &mut Dice,
    ) -> Answer<Creature> {
        let made = perhaps(|creature| {
            world.with(|game| unsafe {
                monstr_om_create(self.table, here, who, game, &mut dice.0, creature)
            })
        });
        Ok(made?.expect("somebody is made"))
    }

    pub fn create_by_difficulty(
        &self,
        here: &monstr_om_place,
        difficulty: i32,
        wandering: bool,
        world: &mut World,
        dice: &mut Dice,
    ) -> Answer<Creature> {
        let (table, wandering) = (self.table, wandering.into());
        let made = perhaps(|creature| {
            world.with(|game| unsafe {
                monstr_om_create_by_difficulty(
                    table,
                    here,
                    difficulty,
                    wandering,
                    game,
                    &mut dice.0,
                    creature,
                )
            })
        });
        Ok(made?.expect("somebody is made"))
    }

    pub fn find_space(&self, world: &mut World, dice: &mut Dice) -> Answer<(i32, i32)> {
        let mut y = 0;
        let x = stored(|x| {
            world.with(|game| unsafe { monstr_om_find_space(game, &mut dice.0, x, &mut y) })
        })?;
        Ok((x, y))
    }

    /// The creatures of a floor, with room for so many, and how many there are.
    pub fn populate(
        &self,
        here: &monstr_om_place,
        world: &mut World,
        dice: &mut Dice,
        room: usize,
    ) -> Answer<(Vec<Creature>, i32)> {
        filled(room, |creatures, room| {
            world.with(|game| unsafe {
                monstr_om_populate(self.table, here, game, &mut dice.0, creatures, room)
            })
        })
    }

    pub fn inhabitant(&self, here: &monstr_om_place, layout: i32, completed: i32) -> Answer {
        answer(unsafe { monstr_om_inhabitant(self.table, here, layout, completed) })
    }

    pub fn wander(
        &self,
        here: &monstr_om_place,
        levels: i32,
        world: &mut World,
        dice: &mut Dice,
    ) -> Answer<Option<Creature>> {
        perhaps(|creature| {
            world.with(|game| unsafe {
                monstr_om_wander(self.table, here, levels, game, &mut dice.0, creature)
            })
        })
    }

    /// The creatures of an encounter, with room for so many, and how many there are.
    pub fn countryside(
        &self,
        here: &monstr_om_place,
        terrain: i32,
        (width, length): (i32, i32),
        world: &mut World,
        dice: &mut Dice,
        room: usize,
    ) -> Answer<(Vec<Creature>, i32)> {
        let table = self.table;
        filled(room, |creatures, room| {
            world.with(|game| unsafe {
                monstr_om_countryside(
                    table,
                    here,
                    terrain,
                    width,
                    length,
                    game,
                    &mut dice.0,
                    creatures,
                    room,
                )
            })
        })
    }

    pub fn summon(
        &self,
        here: &monstr_om_place,
        call: &monstr_om_call,
        world: &mut World,
        dice: &mut Dice,
    ) -> Answer<Option<Creature>> {
        perhaps(|creature| {
            world.with(|game| unsafe {
                monstr_om_summon(self.table, here, call, game, &mut dice.0, creature)
            })
        })
    }

    /// Whom a demon or an angel calls, and how many.
    pub fn helpers(&self, angel: i32, level: i32) -> Answer<(i32, i32)> {
        let mut count = 0;
        let who = answer(unsafe { monstr_om_helpers(self.table, angel, level, &mut count) })?;
        Ok((who, count))
    }

    pub fn site(
        &self,
        here: &monstr_om_place,
        who: i32,
        world: &mut World,
        dice: &mut Dice,
    ) -> Answer<Option<Creature>> {
        perhaps(|creature| {
            world.with(|game| unsafe {
                monstr_om_site(self.table, here, who, game, &mut dice.0, creature)
            })
        })
    }

    pub fn statue(
        &self,
        here: &monstr_om_place,
        world: &mut World,
        dice: &mut Dice,
    ) -> Answer<Option<Creature>> {
        perhaps(|creature| {
            world.with(|game| unsafe {
                monstr_om_statue(self.table, here, game, &mut dice.0, creature)
            })
        })
    }

    pub fn resting_undead(
        &self,
        here: &monstr_om_place,
        major: i32,
        world: &mut World,
        dice: &mut Dice,
    ) -> Answer<Option<Creature>> {
        perhaps(|creature| {
            world.with(|game| unsafe {
                monstr_om_resting_undead(self.table, here, major, game, &mut dice.0, creature)
            })
        })
    }

    pub fn mansion_owner(
        &self,
        here: &monstr_om_place,
        time: i32,
        world: &mut World,
        dice: &mut Dice,
    ) -> Answer<Option<Creature>> {
        perhaps(|creature| {
            world.with(|game| unsafe {
                monstr_om_mansion_owner(self.table, here, time, game, &mut dice.0, creature)
            })
        })
    }

    pub fn house_owner(
        &self,
        here: &monstr_om_place,
        time: i32,
        world: &mut World,
        dice: &mut Dice,
    ) -> Answer<Option<Creature>> {
        perhaps(|creature| {
            world.with(|game| unsafe {
                monstr_om_house_owner(self.table, here, time, game, &mut dice.0, creature)
            })
        })
    }

    /// A MONSTR_OM_SQUARE_ code, and who is there.
    pub fn temple_square(
        &self,
        here: &monstr_om_place,
        world: &mut World,
        dice: &mut Dice,
    ) -> Answer<(i32, Option<Creature>)> {
        let mut creature = unmade();
        let square = answer(world.with(|game| unsafe {
            monstr_om_temple_square(self.table, here, game, &mut dice.0, &mut creature)
        }))?;
        Ok((square, (creature != unmade()).then_some(creature)))
    }

    /// A MONSTR_OM_SQUARE_ code, who is there, and which trap.
    pub fn maze_square(
        &self,
        here: &monstr_om_place,
        world: &mut World,
        dice: &mut Dice,
    ) -> Answer<(i32, Option<Creature>, i32)> {
        let (mut creature, mut trap) = (unmade(), -1);
        let square = answer(world.with(|game| unsafe {
            monstr_om_maze_square(self.table, here, game, &mut dice.0, &mut creature, &mut trap)
        }))?;
        Ok((square, (creature != unmade()).then_some(creature), trap))
    }
}

/// What lies in an out parameter before anything is stored.
fn unmade() -> Creature {
    Creature { template: MONSTR_NONE, ..Creature::default() }
}

/// What an entry point stores that may answer that nobody comes. Where it stores somebody,
/// it answers the species.
fn perhaps(ask: impl FnOnce(*mut Creature) -> i32) -> Answer<Option<Creature>> {
    let mut creature = unmade();
    let who = answer(ask(&mut creature))?;
    assert_eq!(who, creature.template, "the answer is the species of what is stored");
    Ok((who != MONSTR_NONE).then_some(creature))
}

/// What an entry point stores in an array with room for so many, and what it answers.
fn filled(
    room: usize,
    ask: impl FnOnce(*mut Creature, i32) -> i32,
) -> Answer<(Vec<Creature>, i32)> {
    let mut creatures = vec![unmade(); room];
    let count = answer(ask(creatures.as_mut_ptr(), room as i32))?;
    creatures.truncate(count as usize);
    Ok((creatures, count))
}
