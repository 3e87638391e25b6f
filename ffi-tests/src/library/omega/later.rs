//! Non-player characters, and what happens to creatures and to the player later on.

use monstr::omega::{Career, Fighter, Player};

use super::*;

impl Omega<'_> {
    /// A bare copy of a species' template.
    pub fn copy_of(&self, who: i32) -> Answer<Creature> {
        stored(|creature| unsafe { monstr_om_copy_of(self.table, who, creature) })
    }

    pub fn log_npc(&self, here: &monstr_om_place, dice: &mut Dice) -> Answer<Option<Creature>> {
        perhaps(|creature| unsafe { monstr_om_log_npc(self.table, here, &mut dice.0, creature) })
    }

    pub fn officeholder(
        &self,
        here: &monstr_om_place,
        office: i32,
        world: &mut World,
        dice: &mut Dice,
    ) -> Answer<Option<Creature>> {
        perhaps(|creature| {
            world.with(|game| unsafe {
                monstr_om_officeholder(self.table, here, office, game, &mut dice.0, creature)
            })
        })
    }

    pub fn arena(&self, career: &Career, dice: &mut Dice) -> Answer<Fighter> {
        stored(|fighter| unsafe { monstr_om_arena(self.table, career, &mut dice.0, fighter) })
    }

    /// 1 where the creature has changed.
    pub fn were(&self, creature: &mut Creature, phase: i32, dice: &mut Dice) -> Answer {
        answer(unsafe { monstr_om_were(self.table, creature, phase, &mut dice.0) })
    }

    pub fn recover(&self, creature: &mut Creature, time: i32) -> Answer {
        answer(unsafe { monstr_om_recover(self.table, creature, time) })
    }

    pub fn restore(&self, creature: &mut Creature) -> Answer {
        answer(unsafe { monstr_om_restore(self.table, creature) })
    }

    pub fn indoor_event(&self, environment: i32, player: &mut Player, dice: &mut Dice) -> Answer {
        answer(unsafe { monstr_om_indoor_event(self.table, environment, player, &mut dice.0) })
    }
}

pub fn npc(creature: &mut Creature, level: i32, behaviour: i32, difficulty: i32) -> Answer {
    answer(unsafe { monstr_om_npc(creature, level, behaviour, difficulty) })
}

/// The prize.
pub fn victory(career: &mut Career, level: i32) -> Answer {
    answer(unsafe { monstr_om_arena_victory(career, level) })
}

pub fn defeat(career: &mut Career) -> Answer {
    answer(unsafe { monstr_om_arena_defeat(career) })
}

/// 1 where the creature is awake now.
pub fn wake(creature: &mut Creature, dx: i32, dy: i32) -> Answer {
    answer(unsafe { monstr_om_wake(creature, dx, dy) })
}

pub fn acts_specially(creature: &Creature, dx: i32, dy: i32, dice: &mut Dice) -> Answer {
    answer(unsafe { monstr_om_acts_specially(creature, dx, dy, &mut dice.0) })
}

pub fn recover_player(player: &mut Player, time: i32) -> Answer {
    answer(unsafe { monstr_om_recover_player(player, time) })
}
