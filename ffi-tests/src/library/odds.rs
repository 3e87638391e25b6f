//! Odds, windows and lint.

use std::ffi::CStr;

use monstr::capi::*;
use monstr::nethack::Window;

use super::{Answer, NetHack, Refusal, Vitals, answer, stored, with_gone};

const NO_SHARE: monstr_nh_share = monstr_nh_share {
    chance: monstr_chance { numerator: 0, denominator: 0, value: f64::NAN },
    species: i32::MIN,
    weight: i32::MIN,
};

/// All rows that an entry point stores.
fn shares(ask: impl Fn(*mut monstr_nh_share, i32) -> i32) -> Answer<Vec<monstr_nh_share>> {
    let count = answer(ask(std::ptr::null_mut(), 0))?;
    let mut shares = vec![NO_SHARE; count as usize];
    assert_eq!(ask(shares.as_mut_ptr(), count), count);
    Ok(shares)
}

/// A distribution, in room of its own.
#[derive(Clone, Debug)]
pub struct Odds {
    pub chances: Vec<f64>,
    pub least: i32,
}

impl Odds {
    /// What an entry point stores.
    pub(super) fn of(ask: impl Fn(*mut monstr_distribution) -> i32) -> Answer<Self> {
        let mut odds = Odds { chances: Vec::new(), least: 0 };
        let rooms = answer(ask(&mut odds.lent()))?;
        odds.chances = vec![f64::NAN; rooms as usize];
        let mut lent = odds.lent();
        assert_eq!(ask(&mut lent), rooms);
        odds.chances.truncate(lent.count as usize);
        odds.least = lent.least;
        assert_eq!(lent.greatest, lent.least + lent.count - 1);
        Ok(odds)
    }

    fn lent(&mut self) -> monstr_distribution {
        monstr_distribution {
            chances: self.chances.as_mut_ptr(),
            capacity: self.chances.len() as i32,
            count: self.chances.len() as i32,
            least: self.least,
            greatest: 0,
        }
    }

    pub fn mean(&mut self) -> Answer<f64> {
        stored(|mean| unsafe { monstr_distribution_mean(&self.lent(), mean) })
    }

    pub fn deviation(&mut self) -> Answer<f64> {
        stored(|deviation| unsafe { monstr_distribution_deviation(&self.lent(), deviation) })
    }

    pub fn at_least(&mut self, value: i32) -> Answer<f64> {
        stored(|chance| unsafe { monstr_distribution_at_least(&self.lent(), value, chance) })
    }

    pub fn quantile(&mut self, share: f64) -> Answer {
        stored(|value| unsafe { monstr_distribution_quantile(&self.lent(), share, value) })
    }
}

/// The distribution of some dice.
pub fn roll_odds(count: i32, sides: i32, plus: i32) -> Answer<Odds> {
    Odds::of(|odds| unsafe { monstr_roll_odds(count, sides, plus, odds) })
}

pub fn at_least_once(chance: f64, times: i32) -> Answer<f64> {
    stored(|once| unsafe { monstr_at_least_once(chance, times, once) })
}

impl NetHack {
    pub fn pick_odds(
        &self,
        here: &monstr_nh_place,
        vitals: Option<&Vitals>,
    ) -> Answer<Vec<monstr_nh_share>> {
        with_gone(vitals, |gone| {
            shares(|to, room| unsafe { monstr_nh_pick_odds(self.table, here, gone, to, room) })
        })
    }

    pub fn pick_odds_of(&self, whom: i32, here: &monstr_nh_place) -> Answer<monstr_chance> {
        stored(|chance| unsafe {
            monstr_nh_pick_odds_of(self.table, whom, here, std::ptr::null(), chance)
        })
    }

    pub fn pick_any_odds(&self, here: &monstr_nh_place) -> Answer<Vec<monstr_nh_share>> {
        let gone = std::ptr::null();
        shares(|to, room| unsafe { monstr_nh_pick_any_odds(self.table, here, gone, to, room) })
    }

    pub fn quest_odds(&self, here: &monstr_nh_place) -> Answer<Vec<monstr_nh_share>> {
        let gone = std::ptr::null();
        shares(|to, room| unsafe { monstr_nh_quest_odds(self.table, here, gone, to, room) })
    }

    pub fn class_odds(
        &self,
        asked: &monstr_nh_class,
        here: &monstr_nh_place,
    ) -> Answer<Vec<monstr_nh_share>> {
        let gone = std::ptr::null();
        shares(|to, room| unsafe { monstr_nh_class_odds(self.table, asked, here, gone, to, room) })
    }

    pub fn class_odds_of(
        &self,
        whom: i32,
        asked: &monstr_nh_class,
        here: &monstr_nh_place,
    ) -> Answer<monstr_chance> {
        let gone = std::ptr::null();
        stored(|chance| unsafe {
            monstr_nh_class_odds_of(self.table, whom, asked, here, gone, chance)
        })
    }

    pub fn polymorph_odds(
        &self,
        class: i32,
        here: &monstr_nh_place,
    ) -> Answer<Vec<monstr_nh_share>> {
        let gone = std::ptr::null();
        shares(|to, room| unsafe {
            monstr_nh_polymorph_odds(self.table, class, here, gone, to, room)
        })
    }

    pub fn hit_point_odds(&self, who: i32, here: &monstr_nh_place) -> Answer<Odds> {
        Odds::of(|odds| unsafe { monstr_nh_hit_point_odds(self.table, who, here, odds) })
    }

    pub fn group_odds(&self, leader: i32, hero_level: i32) -> Answer<Odds> {
        Odds::of(|odds| unsafe { monstr_nh_group_odds(self.table, leader, hero_level, odds) })
    }

    pub fn hero_level_odds(&self, hero: &monstr_nh_hero) -> Answer<Odds> {
        Odds::of(|odds| unsafe { monstr_nh_hero_level_odds(self.table, hero, odds) })
    }

    pub fn hero_recovery_odds(
        &self,
        hero: &monstr_nh_hero,
        turn: &monstr_nh_hero_turn,
        turns: i32,
    ) -> Answer<Odds> {
        Odds::of(|odds| unsafe {
            monstr_nh_hero_recovery_odds(self.table, hero, turn, turns, odds)
        })
    }

    /// The window; or the reason why there is none.
    pub fn window(&self, who: i32, here: &monstr_nh_place) -> Answer<Result<Window, i32>> {
        let mut window = Window::default();
        let gone = std::ptr::null();
        let reason = answer(unsafe { monstr_nh_window(self.table, who, here, gone, &mut window) })?;
        Ok(if reason == MONSTR_NH_ELIGIBLE { Ok(window) } else { Err(reason) })
    }

    /// The chances from level to level, as many as there is room for.
    pub fn chances_by_level(
        &self,
        who: i32,
        here: &monstr_nh_place,
        levels: &monstr_nh_level_range,
        chances: &mut [f64],
    ) -> Answer {
        let (gone, room) = (std::ptr::null(), chances.len() as i32);
        let chances = chances.as_mut_ptr();
        answer(unsafe {
            monstr_nh_chances_by_level(self.table, who, here, gone, levels, chances, room)
        })
    }

    pub fn lint(&self) -> Answer<Vec<monstr_nh_finding>> {
        // SAFETY: an embedded table is sound.
        unsafe { lint(self.table) }
    }
}

/// What looks wrong with a table.
///
/// # Safety
/// The header's contract.
pub unsafe fn lint(table: *const monstr_nh_table) -> Answer<Vec<monstr_nh_finding>> {
    let ask = |findings, room| answer(unsafe { monstr_nh_lint(table, findings, room) });
    let count = ask(std::ptr::null_mut(), 0)?;
    let nothing = monstr_nh_finding { flaw: 0, species: -1, first: 0, second: 0 };
    let mut findings = vec![nothing; count as usize];
    assert_eq!(ask(findings.as_mut_ptr(), count)?, count);
    Ok(findings)
}

/// A finding in English.
pub fn lint_text(flaw: i32) -> Answer<&'static str> {
    let text = monstr_nh_lint_text(flaw);
    if text.is_null() {
        return Err(Refusal(MONSTR_NONE));
    }
    // SAFETY: not NULL, and then a constant string.
    Ok(unsafe { CStr::from_ptr(text) }.to_str().expect("ASCII"))
}
