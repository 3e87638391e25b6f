//! What becomes of a monster: growth, drain, recovery; and monsters made in their own way.

use monstr::capi::*;
use monstr::nethack::{Blow, Vigor};

use super::{Answer, Dice, NetHack, Vitals, answer, stored, with_gone};

/// A monster of a species, of which nothing else is to be told.
pub fn monster(species: i32, level: i32, hp: i32, hp_max: i32) -> monstr_nh_monster {
    let vigor = Vigor { level, hp, hp_max };
    monstr_nh_monster { species, female: 0, drain_proof: 0, vigor }
}

impl NetHack {
    pub fn grow_up(
        &self,
        monster: &mut monstr_nh_monster,
        victim_level: i32,
        plane: i32,
        vitals: Option<&Vitals>,
        dice: &mut Dice,
    ) -> Answer {
        answer(with_gone(vitals, |gone| unsafe {
            monstr_nh_grow_up(self.table, monster, victim_level, plane, gone, &mut dice.0)
        }))
    }

    pub fn drain_by_monster(
        &self,
        monster: &mut monstr_nh_monster,
        attack: &monstr_nh_drain_attack,
        dice: &mut Dice,
    ) -> Answer {
        answer(unsafe { monstr_nh_drain_by_monster(self.table, monster, attack, &mut dice.0) })
    }

    pub fn drain_by_hero(
        &self,
        monster: &mut monstr_nh_monster,
        attack: &monstr_nh_drain_attack,
        dice: &mut Dice,
    ) -> Answer {
        answer(unsafe { monstr_nh_drain_by_hero(self.table, monster, attack, &mut dice.0) })
    }

    pub fn drain_by_death_touch(
        &self,
        monster: &mut monstr_nh_monster,
        attack: &monstr_nh_drain_attack,
        dice: &mut Dice,
    ) -> Answer {
        answer(unsafe { monstr_nh_drain_by_death_touch(self.table, monster, attack, &mut dice.0) })
    }

    pub fn drain_by_spell(
        &self,
        monster: &mut monstr_nh_monster,
        spell: &monstr_nh_drain_spell,
        dice: &mut Dice,
    ) -> Answer {
        answer(unsafe { monstr_nh_drain_by_spell(self.table, monster, spell, &mut dice.0) })
    }

    /// What becomes of the monster, and what the blow comes to.
    pub fn drain_by_artifact(
        &self,
        monster: &mut monstr_nh_monster,
        damage: i32,
        wielded_by_hero: bool,
        dice: &mut Dice,
    ) -> Answer<(i32, Blow)> {
        let (mut outcome, by_hero) = (0, wielded_by_hero.into());
        let blow = stored(|blow| unsafe {
            let dice = &mut dice.0;
            outcome = monstr_nh_drain_by_artifact(self.table, monster, damage, by_hero, dice, blow);
            outcome
        })?;
        Ok((outcome, blow))
    }

    pub fn level_worth(&self, who: i32, level: i32, dice: &mut Dice) -> Answer {
        answer(unsafe { monstr_nh_level_worth(self.table, who, level, &mut dice.0) })
    }

    pub fn recover(&self, monster: &mut monstr_nh_monster, turn: i32) -> Answer {
        answer(unsafe { monstr_nh_recover(self.table, monster, turn) })
    }

    pub fn recover_after(&self, monster: &mut monstr_nh_monster, elapsed: i32) -> Answer {
        answer(unsafe { monstr_nh_recover_after(self.table, monster, elapsed) })
    }
}

pub fn heal(vigor: &mut Vigor, amount: i32) -> Answer {
    answer(unsafe { monstr_nh_heal(vigor, amount) })
}

pub fn player_monster(special: i32, plane: i32, dice: &mut Dice) -> Answer<Vigor> {
    stored(|vigor| unsafe { monstr_nh_player_monster(special, plane, &mut dice.0, vigor) })
}

pub fn guardian_angel(dice: &mut Dice) -> Answer<Vigor> {
    stored(|vigor| unsafe { monstr_nh_guardian_angel(&mut dice.0, vigor) })
}
