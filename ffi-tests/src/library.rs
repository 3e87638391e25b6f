//! The library, asked through its C entry points alone: a safe wrapper for each.
//!
//! Every call below is sound for the same reason: the pointers that it hands over come from
//! references, or from a slice with its length, and live as long as the call. What an entry
//! point refuses is a [`Refusal`].

mod hero;
pub mod monster;
pub mod odds;
pub mod omega;

use std::ffi::{CStr, CString};
use std::fmt;
use std::mem::{MaybeUninit, offset_of};
use std::ptr;

use monstr::capi::*;
use monstr::nethack::{Attack, Combat, Dungeon, Rules, Species, Terms, Vigor};
use monstr::pool::{Candidate, PoolState};

pub use hero::{AT_REST, MORTAL, hero, hero_recovery_share, nurse_flight, race_of, role_of};

/// What an entry point answers.
pub type Answer<T = i32> = Result<T, Refusal>;

/// An entry point's error code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal(pub i32);

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: never NULL, and constant.
        let text = unsafe { CStr::from_ptr(monstr_strerror(self.0)) };
        write!(f, "the library refuses: {} ({})", text.to_string_lossy(), self.0)
    }
}

/// 0 and more, and 'no monster fits', are answers.
fn answer(code: i32) -> Answer {
    if code < MONSTR_NONE { Err(Refusal(code)) } else { Ok(code) }
}

/// What an entry point stores through its out pointer.
fn stored<T: Copy>(ask: impl FnOnce(*mut T) -> i32) -> Answer<T> {
    let mut out = MaybeUninit::uninit();
    answer(ask(out.as_mut_ptr()))?;
    // SAFETY: on success it has been stored.
    Ok(unsafe { out.assume_init() })
}

/// Traced dice of the built-in generator.
#[derive(Clone)]
pub struct Dice(monstr_dice);

impl Dice {
    /// Fresh ones, in the stream that all golden rows use.
    pub fn seeded(seed: u64) -> Self {
        Dice::made(|dice| unsafe { monstr_dice_seeded(dice, seed, 54) })
    }

    /// The same, drawing as Omega does.
    pub fn in_buckets(seed: u64) -> Self {
        Dice::made(|dice| unsafe { monstr_dice_seeded_buckets(dice, seed, 54) })
    }

    fn made(make: impl FnOnce(*mut monstr_dice) -> i32) -> Self {
        let dice = stored(|dice| match make(dice) {
            0 => unsafe { monstr_dice_trace_start(dice) },
            code => code,
        });
        Dice(dice.expect("there is nothing to refuse"))
    }

    /// A draw of the game's own.
    pub fn below(&mut self, bound: i32) -> Answer {
        answer(unsafe { monstr_dice_below(&mut self.0, bound) })
    }

    /// How many draws were made, and the fingerprint of their bounds.
    pub fn trace(&self) -> (u64, u64) {
        let (mut draws, mut hash) = (0, 0);
        let told = unsafe { monstr_dice_trace(&self.0, &mut draws, &mut hash) };
        assert_eq!(told, 0, "the trace was started");
        (draws, hash)
    }
}

/// An ordinary level of the Dungeons of Doom; set what differs.
pub const ORDINARY: monstr_nh_place = monstr_nh_place {
    level_difficulty: 0,
    hero_level: 0,
    hero_level_in_bounds: 0,
    min_added: 0,
    max_added: 0,
    plane: MONSTR_NH_PLANE_NONE,
    alignment: MONSTR_NH_ALIGNMENT_NONE,
    temperature: MONSTR_NH_TEMPERATURE_NORMAL,
    gehennom: 0,
    rogue_level: 0,
    quest_role: 0,
    wizard_deaths: 0,
};

/// What a game keeps of a species, in its own way.
#[derive(Clone, Copy, Debug, Default)]
#[repr(C)]
pub struct Vital {
    pub born: u8,
    pub died: u8,
    pub flags: u8,
}

/// A [`Vital`] for each species.
#[derive(Clone, Debug)]
pub struct Vitals(pub Vec<Vital>);

impl Vitals {
    pub const EXTINCT: u8 = 1;
    pub const GENOCIDED: u8 = 2;

    /// Those of one species.
    pub fn of(&mut self, who: i32) -> Answer<&mut Vital> {
        let vital = usize::try_from(who).ok().and_then(|who| self.0.get_mut(who));
        vital.ok_or(Refusal(MONSTR_E_SPECIES))
    }

    /// The flag bytes where they lie.
    fn gone(&self) -> monstr_nh_gone {
        monstr_nh_gone {
            flags: self.0.as_ptr().cast::<u8>().wrapping_add(offset_of!(Vital, flags)),
            stride: size_of::<Vital>() as i32,
            count: self.0.len() as i32,
            genocided: Self::GENOCIDED.into(),
            extinct: Self::EXTINCT.into(),
        }
    }
}

/// Runs `ask` with a pointer that says who is gone; nobody is where there are no vitals.
fn with_gone<T>(vitals: Option<&Vitals>, ask: impl FnOnce(*const monstr_nh_gone) -> T) -> T {
    match vitals {
        Some(vitals) => ask(&vitals.gone()),
        None => ask(ptr::null()),
    }
}

/// An edition of NetHack: its embedded table.
#[derive(Clone, Copy, Debug)]
pub struct NetHack {
    table: &'static monstr_nh_table,
}

impl NetHack {
    /// The editions, as files are named after them.
    pub const EDITIONS: [(&str, i32); 3] =
        [("3.4.3", MONSTR_NH_3_4_3), ("3.6.7", MONSTR_NH_3_6_7), ("5.0.0", MONSTR_NH_5_0_0)];

    /// The edition of that name, if the library has it.
    pub fn of(edition: &str) -> Option<Self> {
        let (_, code) = Self::EDITIONS.into_iter().find(|&(name, _)| name == edition)?;
        let table = unsafe { monstr_nh_table_of(code).as_ref() }?;
        Some(NetHack { table })
    }

    pub fn rules(&self) -> &'static Rules {
        unsafe { monstr_nh_rules_of(self.table.edition).as_ref() }.expect("the edition is here")
    }

    pub fn species_count(&self) -> usize {
        let count = answer(unsafe { monstr_nh_species_count(self.table) });
        count.expect("a sound table") as usize
    }

    pub fn species(&self, who: i32) -> Answer<Species> {
        stored(|species| unsafe { monstr_nh_species_of(self.table, who, species) })
    }

    /// A species' combat record and its attacks.
    pub fn combat(&self, who: i32) -> Answer<(Combat, Vec<Attack>)> {
        let mut attacks = vec![Attack::default(); 8];
        let (room, capacity) = (attacks.as_mut_ptr(), attacks.len() as i32);
        let mut count = 0;
        let combat = stored(|combat| unsafe {
            count = monstr_nh_combat_of(self.table, who, combat, room, capacity);
            count
        })?;
        attacks.truncate(count as usize);
        Ok((combat, attacks))
    }

    /// A species' name of a kind, a MONSTR_NAME_ code; none outside the table.
    pub fn name(&self, who: i32, naming: i32) -> Option<&'static str> {
        let name = unsafe { monstr_nh_name_as(self.table, who, naming) };
        // SAFETY: where it isn't NULL it is a constant string.
        let name = (!name.is_null()).then(|| unsafe { CStr::from_ptr(name) })?;
        name.to_str().ok()
    }

    /// The species of that name or identifier, or MONSTR_NONE.
    pub fn find(&self, name: &str) -> Answer {
        let name = CString::new(name).unwrap_or_default();
        answer(unsafe { monstr_nh_find(self.table, name.as_ptr()) })
    }

    /// Nobody is gone, none was born.
    pub fn vitals(&self) -> Vitals {
        Vitals(vec![Vital::default(); self.species_count()])
    }

    pub fn difficulty(&self, who: i32) -> Answer {
        answer(unsafe { monstr_nh_difficulty(self.table, who) })
    }

    pub fn difficulty_terms(&self, who: i32) -> Answer<Terms> {
        stored(|terms| unsafe { monstr_nh_difficulty_terms(self.table, who, terms) })
    }

    pub fn difficulty_by_rule(
        &self,
        species: &Species,
        combat: &Combat,
        attacks: &[Attack],
    ) -> Answer {
        let (first, count) = (attacks.as_ptr(), attacks.len() as i32);
        let rules = self.rules();
        answer(unsafe {
            monstr_nh_difficulty_by_rule(rules, species, combat, first, count, ptr::null_mut())
        })
    }

    pub fn experience(&self, who: i32, killed: &monstr_nh_killed) -> Answer {
        answer(unsafe { monstr_nh_experience(self.table, who, killed) })
    }

    pub fn experience_of_new(&self, who: i32) -> Answer {
        answer(unsafe { monstr_nh_experience_of_new(self.table, who) })
    }

    pub fn level_difficulty(&self, at: &monstr_nh_whereabouts) -> Answer {
        stored(|difficulty| unsafe { monstr_nh_level_difficulty(self.table, at, difficulty) })
    }

    pub fn eligibility(&self, who: i32, here: &monstr_nh_place, vitals: Option<&Vitals>) -> Answer {
        answer(with_gone(vitals, |gone| unsafe {
            monstr_nh_eligibility(self.table, who, here, gone)
        }))
    }

    pub fn weight(&self, who: i32, here: &monstr_nh_place) -> Answer {
        answer(unsafe { monstr_nh_weight(self.table, who, here) })
    }

    pub fn pick(&self, here: &monstr_nh_place, vitals: Option<&Vitals>, dice: &mut Dice) -> Answer {
        answer(with_gone(vitals, |gone| unsafe {
            monstr_nh_pick(self.table, here, gone, &mut dice.0)
        }))
    }

    pub fn pick_any(
        &self,
        here: &monstr_nh_place,
        vitals: Option<&Vitals>,
        dice: &mut Dice,
    ) -> Answer {
        answer(with_gone(vitals, |gone| unsafe {
            monstr_nh_pick_any(self.table, here, gone, &mut dice.0)
        }))
    }

    pub fn pick_class(
        &self,
        asked: &monstr_nh_class,
        here: &monstr_nh_place,
        vitals: Option<&Vitals>,
        dice: &mut Dice,
    ) -> Answer {
        answer(with_gone(vitals, |gone| unsafe {
            monstr_nh_pick_class(self.table, asked, here, gone, &mut dice.0)
        }))
    }

    pub fn pick_class_for_polymorph(
        &self,
        class: i32,
        here: &monstr_nh_place,
        vitals: Option<&Vitals>,
        dice: &mut Dice,
    ) -> Answer {
        answer(with_gone(vitals, |gone| unsafe {
            monstr_nh_pick_class_for_polymorph(self.table, class, here, gone, &mut dice.0)
        }))
    }

    pub fn frequency(&self, who: i32) -> Answer {
        answer(unsafe { monstr_nh_frequency(self.table, who) })
    }

    /// The leader's companions.
    pub fn group_size(&self, leader: i32, hero_level: i32, dice: &mut Dice) -> Answer {
        answer(unsafe { monstr_nh_group_size(self.table, leader, hero_level, &mut dice.0) })
    }

    pub fn birth(
        &self,
        who: i32,
        tally: bool,
        ghostly: bool,
        vitals: &mut monstr_nh_vitals,
    ) -> Answer {
        let (tally, ghostly) = (tally.into(), ghostly.into());
        answer(unsafe { monstr_nh_birth(self.table, who, tally, ghostly, vitals) })
    }

    pub fn adjusted_level(&self, who: i32, here: &monstr_nh_place) -> Answer {
        answer(unsafe { monstr_nh_adjusted_level(self.table, who, here) })
    }

    pub fn monster_death(
        &self,
        mortal: &mut monstr_nh_mortal,
        here: &monstr_nh_place,
        vitals: Option<&Vitals>,
        dice: &mut Dice,
    ) -> Answer {
        answer(with_gone(vitals, |gone| unsafe {
            monstr_nh_monster_death(self.table, mortal, here, gone, &mut dice.0)
        }))
    }

    pub fn monster_petrification(
        &self,
        mortal: &mut monstr_nh_mortal,
        here: &monstr_nh_place,
        vitals: Option<&Vitals>,
        dice: &mut Dice,
    ) -> Answer {
        answer(with_gone(vitals, |gone| unsafe {
            monstr_nh_monster_petrification(self.table, mortal, here, gone, &mut dice.0)
        }))
    }

    pub fn new_hit_points(
        &self,
        who: i32,
        here: &monstr_nh_place,
        dice: &mut Dice,
    ) -> Answer<Vigor> {
        stored(|vigor| unsafe {
            monstr_nh_new_hit_points(self.table, who, here, &mut dice.0, vigor)
        })
    }
}

/// Weights kept between picks, with room for any edition's species.
pub struct Pool {
    room: Vec<Candidate>,
    state: PoolState,
}

impl Default for Pool {
    fn default() -> Self {
        Pool { room: vec![Candidate::default(); 400], state: PoolState::default() }
    }
}

impl Pool {
    fn ask(&mut self, ask: impl FnOnce(*mut monstr_nh_pool) -> i32) -> Answer {
        let (room, capacity) = (self.room.as_mut_ptr(), self.room.len() as i32);
        let mut pool = monstr_nh_pool { room, capacity, state: self.state };
        let answered = ask(&mut pool);
        self.state = pool.state;
        answer(answered)
    }

    /// The candidates of the last filling that were not forgotten since.
    pub fn candidates(&self) -> &[Candidate] {
        &self.room[..self.state.len as usize]
    }

    pub fn total(&self) -> u32 {
        self.state.total
    }

    pub fn fill(
        &mut self,
        nethack: &NetHack,
        here: &monstr_nh_place,
        vitals: Option<&Vitals>,
    ) -> Answer {
        with_gone(vitals, |gone| {
            self.ask(|pool| unsafe { monstr_nh_pool_fill(pool, nethack.table, here, gone) })
        })
    }

    pub fn pick(
        &mut self,
        nethack: &NetHack,
        here: &monstr_nh_place,
        vitals: Option<&Vitals>,
        dice: &mut Dice,
    ) -> Answer {
        with_gone(vitals, |gone| {
            self.ask(|pool| unsafe {
                monstr_nh_pool_pick(pool, nethack.table, here, gone, &mut dice.0)
            })
        })
    }

    pub fn reset(&mut self) -> Answer {
        self.ask(|pool| unsafe { monstr_nh_pool_reset(pool) })
    }

    pub fn forget(&mut self, who: i32) -> Answer {
        self.ask(|pool| unsafe { monstr_nh_pool_forget(pool, who) })
    }
}

/// The companions of a group: MONSTR_NH_GEN_SGROUP or MONSTR_NH_GEN_LGROUP.
pub fn companions(group: i32, hero_level: i32, dice: &mut Dice) -> Answer {
    answer(unsafe { monstr_nh_companions(group, hero_level, &mut dice.0) })
}

pub fn deepest_reached(dungeons: &[Dungeon]) -> Answer {
    answer(unsafe { monstr_nh_deepest_reached(dungeons.as_ptr(), dungeons.len() as i32) })
}

pub fn builds_up(dungeon: &Dungeon) -> Answer {
    answer(unsafe { monstr_nh_builds_up(dungeon) })
}

pub fn depth(dungeon: &Dungeon, level: i32) -> Answer {
    stored(|depth| unsafe { monstr_nh_depth(dungeon, level, depth) })
}
