//! The library as a C program calls it: through pointers to its functions that the compiler
//! can't see through.

use std::hint::black_box;
use std::ptr;

use monstr::capi::{
    MONSTR_NH_3_6_7, MONSTR_NH_5_0_0, monstr_abi_version, monstr_dice, monstr_dice_seeded,
    monstr_nh_adjusted_level, monstr_nh_difficulty, monstr_nh_pick_many, monstr_nh_place,
    monstr_nh_pool, monstr_nh_pool_fill, monstr_nh_pool_pick, monstr_nh_table, monstr_nh_table_of,
};
use monstr::dice::{Modulo, Pcg32};
use monstr::nethack::Place;
use monstr::pool::{Candidate, PoolState};

/// A table, a place, a pool and dice, as a C program has them. Nobody is gone.
pub struct Program {
    table: *const monstr_nh_table,
    place: monstr_nh_place,
    pool: monstr_nh_pool,
    dice: monstr_dice,
    /// Where the pool's candidates lie.
    _room: Vec<Candidate>,
}

impl Program {
    pub fn in_3_6_7(place: &Place) -> Self {
        Program::new(MONSTR_NH_3_6_7, place)
    }

    pub fn in_5_0_0(place: &Place) -> Self {
        Program::new(MONSTR_NH_5_0_0, place)
    }

    fn new(edition: i32, place: &Place) -> Self {
        let mut room = vec![Candidate::default(); 400];
        // SAFETY: plain numbers; all zero is the ordinary case.
        let (blank, mut dice): (monstr_nh_place, monstr_dice) = unsafe { std::mem::zeroed() };
        let mut pool =
            monstr_nh_pool { room: room.as_mut_ptr(), capacity: 400, state: PoolState::default() };
        let table = monstr_nh_table_of(edition);
        let place = monstr_nh_place {
            level_difficulty: place.level_difficulty.into(),
            hero_level: place.hero_level.into(),
            ..blank
        };
        // SAFETY: all of it lives, and the room holds as many as the pool says.
        unsafe {
            assert_eq!(monstr_dice_seeded(&mut dice, 1, 54), 0);
            assert!(monstr_nh_pool_fill(&mut pool, table, &place, ptr::null()) > 0);
        }
        Program { table, place, pool, dice, _room: room }
    }

    /// A call that has nothing to check and nothing to do.
    pub fn nothing(&self) -> i32 {
        black_box(monstr_abi_version as extern "C" fn() -> _)()
    }

    pub fn difficulty(&self, who: i32) -> i32 {
        let call = black_box(monstr_nh_difficulty as unsafe extern "C" fn(_, _) -> _);
        // SAFETY: the table lives.
        unsafe { call(self.table, who) }
    }

    pub fn adjusted_level(&self, who: i32) -> i32 {
        let call = black_box(monstr_nh_adjusted_level as unsafe extern "C" fn(_, _, _) -> _);
        // SAFETY: table and place live.
        unsafe { call(self.table, who, &raw const self.place) }
    }

    pub fn pool_pick(&mut self) -> i32 {
        let call = black_box(monstr_nh_pool_pick as unsafe extern "C" fn(_, _, _, _, _) -> _);
        let (pool, here, dice) = (&raw mut self.pool, &raw const self.place, &raw mut self.dice);
        // SAFETY: all of it lives.
        unsafe { call(pool, self.table, here, ptr::null(), dice) }
    }

    /// As many picks as there is room for, by these dice.
    pub fn pick_many(&mut self, dice: &mut Modulo<Pcg32>, picks: &mut [i32]) {
        let call = black_box(monstr_nh_pick_many as unsafe extern "C" fn(_, _, _, _, _, _, _) -> _);
        (self.dice.rng.state, self.dice.rng.stream) = (dice.0.state(), dice.0.stream());
        let count = picks.len() as i32;
        let (pool, here, own) = (&raw mut self.pool, &raw const self.place, &raw mut self.dice);
        // SAFETY: all of it lives, and there is room for so many picks.
        let picked =
            unsafe { call(pool, self.table, here, ptr::null(), own, picks.as_mut_ptr(), count) };
        assert_eq!(picked, count);
        dice.0 = Pcg32::from_state(self.dice.rng.state, self.dice.rng.stream);
    }
}
