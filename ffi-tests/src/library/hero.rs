//! The hero's entry points.

use std::ptr;
use std::sync::LazyLock;

use monstr::capi::*;
use monstr::nethack::Rules;
use monstr::nethack::hero::{Race, Role};

use super::{Answer, Dice, NetHack, Refusal, answer};

/// A hero of one of the games' roles and races, all else 0.
///
/// # Errors
/// A role or race that there isn't.
pub fn hero(role: i32, race: i32) -> Answer<monstr_nh_hero> {
    let (role, race) = (monstr_nh_role_of(role), monstr_nh_race_of(race));
    if role.is_null() || race.is_null() {
        return Err(Refusal(MONSTR_E_ROLE));
    }
    Ok(monstr_nh_hero {
        role,
        race,
        level: 0,
        peak_level: 0,
        hp: 0,
        hp_max: 0,
        hp_peak: 0,
        polymorphed: 0,
        form: 0,
        form_hp: 0,
        form_hp_max: 0,
        unchanging: MONSTR_NH_UNCHANGING_NO,
        con: 0,
        con_max: 0,
        gains: [0; 30],
    })
}

/// A hero whom nothing saves.
pub const MORTAL: monstr_nh_mortality =
    monstr_nh_mortality { life_saving: 0, declines: 0, fixed_abilities: 0, deaths: 0 };

/// A turn at rest and in good order; set the number.
pub const AT_REST: monstr_nh_hero_turn = monstr_nh_hero_turn {
    number: 0,
    burden: MONSTR_NH_BURDEN_NONE,
    plane: MONSTR_NH_PLANE_NONE,
    moved: 0,
    regenerates: 0,
    in_water: 0,
    breathless: 0,
    half_damage: 0,
    sleepy: 0,
    asleep: 0,
    invulnerable: 0,
    zombifying: 0,
    born_in_form: 0,
};

impl NetHack {
    /// An edition's table with other rules. It is never freed.
    pub fn with_rules(&self, rules: Rules) -> Self {
        let table = monstr_nh_table { rules: Box::leak(Box::new(rules)), ..*self.table };
        NetHack { table: Box::leak(Box::new(table)) }
    }

    /// FIQHack, as far as the hero's recovery goes.
    pub fn fiqhack() -> Self {
        static FIQHACK: LazyLock<NetHack> = LazyLock::new(|| {
            let vanilla = NetHack::of("3.4.3").expect("built in");
            vanilla.with_rules(Rules {
                hero_recovery: MONSTR_NH_RECOVERY_IN_HUNDREDTHS as u8,
                hero_recovers_behind_form: 0,
                ..*vanilla.rules()
            })
        });
        *FIQHACK
    }

    pub fn hero_start(&self, hero: &mut monstr_nh_hero, dice: &mut Dice) -> Answer {
        answer(unsafe { monstr_nh_hero_start(self.table, hero, &mut dice.0) })
    }

    pub fn hero_level_roll(&self, hero: &mut monstr_nh_hero, dice: &mut Dice) -> Answer {
        answer(unsafe { monstr_nh_hero_level_roll(self.table, hero, &mut dice.0) })
    }

    pub fn hero_level_gain(&self, hero: &mut monstr_nh_hero, dice: &mut Dice) -> Answer {
        answer(unsafe { monstr_nh_hero_level_gain(self.table, hero, &mut dice.0) })
    }

    pub fn hero_level_loss(
        &self,
        hero: &mut monstr_nh_hero,
        resists: bool,
        deadly: bool,
        dice: &mut Dice,
    ) -> Answer {
        let (resists, deadly) = (resists.into(), deadly.into());
        answer(unsafe { monstr_nh_hero_level_loss(self.table, hero, resists, deadly, &mut dice.0) })
    }

    pub fn hero_level_loss_survived(&self, hero: &mut monstr_nh_hero, dice: &mut Dice) -> Answer {
        answer(unsafe { monstr_nh_hero_level_loss_survived(self.table, hero, &mut dice.0) })
    }

    pub fn hero_recover(
        &self,
        hero: &mut monstr_nh_hero,
        turn: &monstr_nh_hero_turn,
        dice: &mut Dice,
    ) -> Answer {
        answer(unsafe { monstr_nh_hero_recover(self.table, hero, turn, &mut dice.0) })
    }

    pub fn hero_recovery_rate(&self, hero: &monstr_nh_hero, turn: &monstr_nh_hero_turn) -> Answer {
        answer(unsafe { monstr_nh_hero_recovery_rate(self.table, hero, turn) })
    }

    pub fn hero_exertion(&self, hero: &mut monstr_nh_hero, turn: &monstr_nh_hero_turn) -> Answer {
        answer(unsafe { monstr_nh_hero_exertion(self.table, hero, turn) })
    }

    pub fn hero_exertion_in_attack(
        &self,
        hero: &mut monstr_nh_hero,
        turn: &monstr_nh_hero_turn,
    ) -> Answer {
        answer(unsafe { monstr_nh_hero_exertion_in_attack(self.table, hero, turn) })
    }

    pub fn hero_move_refusal(&self, hero: &monstr_nh_hero, burden: i32, plane: i32) -> Answer {
        answer(unsafe { monstr_nh_hero_move_refusal(self.table, hero, burden, plane) })
    }

    pub fn hero_throw_refusal(
        &self,
        hero: &monstr_nh_hero,
        burden: i32,
        plane: i32,
        weight: i32,
    ) -> Answer {
        answer(unsafe { monstr_nh_hero_throw_refusal(self.table, hero, burden, plane, weight) })
    }

    pub fn hero_loss(&self, hero: &mut monstr_nh_hero, loss: i32) -> Answer {
        answer(unsafe { monstr_nh_hero_loss(self.table, hero, loss) })
    }

    pub fn hero_warning(
        &self,
        hero: &monstr_nh_hero,
        turn: i32,
        last: &mut i32,
        powers: i32,
    ) -> Answer {
        answer(unsafe {
            monstr_nh_hero_warning(self.table, hero, turn, ptr::from_mut(last), powers)
        })
    }

    pub fn hero_heal(&self, hero: &mut monstr_nh_hero, amount: i32, extra: i32) -> Answer {
        answer(unsafe { monstr_nh_hero_heal(self.table, hero, amount, extra) })
    }

    pub fn hero_potion(
        &self,
        hero: &mut monstr_nh_hero,
        kind: i32,
        blessing: i32,
        dice: &mut Dice,
    ) -> Answer {
        answer(unsafe { monstr_nh_hero_potion(self.table, hero, kind, blessing, &mut dice.0) })
    }

    pub fn hero_spell(&self, hero: &mut monstr_nh_hero, kind: i32, dice: &mut Dice) -> Answer {
        answer(unsafe { monstr_nh_hero_spell(self.table, hero, kind, &mut dice.0) })
    }

    pub fn hero_low_hit_points(&self, hero: &monstr_nh_hero) -> Answer {
        answer(unsafe { monstr_nh_hero_low_hit_points(self.table, hero) })
    }

    pub fn hero_critically_low(&self, hero: &monstr_nh_hero, if_injured: bool) -> Answer {
        answer(unsafe { monstr_nh_hero_critically_low(self.table, hero, if_injured.into()) })
    }

    pub fn hero_mend(&self, hero: &mut monstr_nh_hero, dice: &mut Dice) -> Answer {
        answer(unsafe { monstr_nh_hero_mend(self.table, hero, &mut dice.0) })
    }

    pub fn hero_golden_glow(&self, hero: &mut monstr_nh_hero, dice: &mut Dice) -> Answer {
        answer(unsafe { monstr_nh_hero_golden_glow(self.table, hero, &mut dice.0) })
    }

    pub fn hero_prayer(
        &self,
        hero: &mut monstr_nh_hero,
        prayer: &mut monstr_nh_prayer,
        dice: &mut Dice,
    ) -> Answer {
        answer(unsafe { monstr_nh_hero_prayer(self.table, hero, prayer, &mut dice.0) })
    }

    pub fn hero_nurse(
        &self,
        hero: &mut monstr_nh_hero,
        nurse: &mut monstr_nh_nurse,
        dice: &mut Dice,
    ) -> Answer {
        answer(unsafe { monstr_nh_hero_nurse(self.table, hero, nurse, &mut dice.0) })
    }

    pub fn hero_polymorph(
        &self,
        hero: &mut monstr_nh_hero,
        form: i32,
        plane: i32,
        turns: i32,
        dice: &mut Dice,
    ) -> Answer {
        answer(unsafe {
            monstr_nh_hero_polymorph(self.table, hero, form, plane, turns, &mut dice.0)
        })
    }

    pub fn hero_new_man(
        &self,
        hero: &mut monstr_nh_hero,
        new_man: &mut monstr_nh_new_man,
        dice: &mut Dice,
    ) -> Answer {
        answer(unsafe { monstr_nh_hero_new_man(self.table, hero, new_man, &mut dice.0) })
    }

    pub fn hero_new_man_outcome(
        &self,
        hero: &mut monstr_nh_hero,
        new_man: &mut monstr_nh_new_man,
        dice: &mut Dice,
    ) -> Answer {
        answer(unsafe { monstr_nh_hero_new_man_outcome(self.table, hero, new_man, &mut dice.0) })
    }

    pub fn hero_at_zero(
        &self,
        hero: &mut monstr_nh_hero,
        mortality: &mut monstr_nh_mortality,
        dice: &mut Dice,
    ) -> Answer {
        answer(unsafe { monstr_nh_hero_at_zero(self.table, hero, mortality, &mut dice.0) })
    }

    pub fn hero_death(
        &self,
        hero: &mut monstr_nh_hero,
        mortality: &mut monstr_nh_mortality,
        genocided: bool,
        dice: &mut Dice,
    ) -> Answer {
        let genocided = genocided.into();
        answer(unsafe { monstr_nh_hero_death(self.table, hero, mortality, genocided, &mut dice.0) })
    }

    pub fn hero_revert(
        &self,
        hero: &mut monstr_nh_hero,
        mortality: &mut monstr_nh_mortality,
        dice: &mut Dice,
    ) -> Answer {
        answer(unsafe { monstr_nh_hero_revert(self.table, hero, mortality, &mut dice.0) })
    }
}

pub fn hero_recovery_share(rate: i32, turn: i32) -> Answer {
    answer(monstr_nh_hero_recovery_share(rate, turn))
}

/// The record of a role, if there is one of that number.
pub fn role_of(role: i32) -> Option<Role> {
    unsafe { monstr_nh_role_of(role).as_ref() }.copied()
}

/// The record of a race, if there is one of that number.
pub fn race_of(race: i32) -> Option<Race> {
    unsafe { monstr_nh_race_of(race).as_ref() }.copied()
}

pub fn nurse_flight(dice: &mut Dice) -> Answer {
    answer(unsafe { monstr_nh_nurse_flight(&mut dice.0) })
}
