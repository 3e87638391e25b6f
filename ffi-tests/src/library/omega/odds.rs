//! Omega's odds.

use super::*;
use crate::library::odds::Odds;

const NO_SHARE: monstr_om_share = monstr_om_share {
    chance: monstr_chance { numerator: 0, denominator: 0, value: f64::NAN },
    species: i32::MIN,
    listed: i32::MIN,
};

impl Omega<'_> {
    /// All rows of the odds of a choice.
    pub fn odds(
        &self,
        here: &monstr_om_place,
        choice: i32,
        terrain: i32,
    ) -> Answer<Vec<monstr_om_share>> {
        let ask = |to, room| unsafe { monstr_om_odds(self.table, here, choice, terrain, to, room) };
        let count = answer(ask(ptr::null_mut(), 0))?;
        let mut shares = vec![NO_SHARE; count as usize];
        assert_eq!(ask(shares.as_mut_ptr(), count), count);
        Ok(shares)
    }

    pub fn odds_of(
        &self,
        whom: i32,
        here: &monstr_om_place,
        choice: i32,
        terrain: i32,
    ) -> Answer<monstr_chance> {
        stored(|chance| unsafe {
            monstr_om_odds_of(self.table, whom, here, choice, terrain, chance)
        })
    }

    pub fn population_odds(&self, here: &monstr_om_place) -> Answer<Odds> {
        Odds::of(|odds| unsafe { monstr_om_population_odds(self.table, here, odds) })
    }

    pub fn arrival_odds(
        &self,
        whom: i32,
        here: &monstr_om_place,
        levels: i32,
        checks: i32,
    ) -> Answer<f64> {
        stored(|once| unsafe {
            monstr_om_arrival_odds(self.table, whom, here, levels, checks, once)
        })
    }
}

pub fn encounter_odds() -> Answer<Odds> {
    Odds::of(|odds| unsafe { monstr_om_encounter_odds(odds) })
}
