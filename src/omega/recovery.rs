//! How creatures wake, and how they and the player recover.
//!
//! Time counts minutes. A creature recovers when it acts in a minute that is a multiple of
//! 10; the player in the check that the game makes at each of these minutes, and after which
//! something may happen indoors.

use super::codes::{event, status};
use super::creature::Creature;
use super::range::range;
use super::table::Table;
use crate::Error;
use crate::dice::Dice;

/// Lets a creature notice the player, who is `dx` and `dy` squares away, at the beginning of
/// its action: it wakes if the greater of the two is within its `wakeup`. Answers whether it
/// is awake now. No draws.
pub fn wake(creature: &mut Creature, dx: i32, dy: i32) -> bool {
    if distance(dx, dy) <= i64::from(creature.wakeup) {
        creature.status |= status::AWAKE;
    }
    creature.is(status::AWAKE)
}

/// Whether a creature does what is special about it, later in the same action.
///
/// Draws: one of 2, if it is awake, has hit points, and is nearer to the player than 5
/// squares or its level; then it does on 1.
pub fn acts_specially<D: Dice + ?Sized>(
    creature: &Creature,
    dx: i32,
    dy: i32,
    dice: &mut D,
) -> bool {
    let near = distance(dx, dy) < i64::from(creature.level.max(5));
    creature.is(status::AWAKE) && creature.hp > 0 && near && range(dice, 2) == 1
}

/// The distance to the player, diagonals counting as one.
fn distance(dx: i32, dy: i32) -> i64 {
    dx.unsigned_abs().max(dy.unsigned_abs()).into()
}

/// Lets a creature recover at one of its actions: a hit point, if the minute is a multiple
/// of 10 and it has fewer than its present species starts with. Answers how many it gained.
/// No draws.
///
/// A minute has several actions, and each counts.
///
/// # Errors
/// [`Error::Species`] where its `id` isn't in the table.
pub fn recover(table: &Table<'_>, creature: &mut Creature, time: i32) -> Result<i32, Error> {
    let gains = creature.hp < full_hit_points(table, creature)? && time % 10 == 0;
    creature.hp += i32::from(gains);
    Ok(gains.into())
}

/// Gives a creature the hit points that its present species starts with, be it more or less
/// than it has: what [`event::RESTORED`] does to every living creature of the level.
///
/// # Errors
/// [`Error::Species`] where its `id` isn't in the table.
pub fn restore(table: &Table<'_>, creature: &mut Creature) -> Result<(), Error> {
    creature.hp = full_hit_points(table, creature)?;
    Ok(())
}

fn full_hit_points(table: &Table<'_>, creature: &Creature) -> Result<i32, Error> {
    let id = u16::try_from(creature.id).map_err(|_| Error::Species)?;
    Ok(table.get(id)?.hp.into())
}

/// The player, as far as recovery goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Player {
    /// Hit points.
    pub hp: i32,
    /// The most hit points.
    pub hp_max: i32,
    /// The player's level.
    pub level: i32,
    /// The count of the player's disease, after the check's countdown.
    pub disease: i32,
}

/// Lets the player recover in the check at a minute that is a multiple of 10: as many hit
/// points as his level and one more, up to the most, unless he is diseased. Answers how many
/// he gained. No draws.
///
/// The check at a full hour takes him for diseased unless the count is exactly 0, the others
/// if it is above 0.
///
/// # Errors
/// [`Error::Count`] for a minute that is no multiple of 10; [`Error::Level`] for a level
/// below 0.
pub fn recover_player(player: &mut Player, time: i32) -> Result<i32, Error> {
    if time % 10 != 0 {
        return Err(Error::Count);
    }
    if player.level < 0 {
        return Err(Error::Level);
    }
    let hourly = time % 60 == 0;
    let diseased = if hourly { player.disease != 0 } else { player.disease > 0 };
    if diseased || player.hp >= player.hp_max {
        return Ok(0);
    }
    let before = player.hp;
    player.hp = before.saturating_add(player.level).saturating_add(1).min(player.hp_max);
    Ok(player.hp.saturating_sub(before))
}

/// What happens indoors, at the end of the check at a minute that is a multiple of 10: a
/// number in 0..999, or nothing in an environment where nothing happens (the countryside and
/// the abyss).
///
/// Draws: one of 1000. Of what can happen [`event`] has all that touches hit points, and the
/// player's are changed here; the rest is the game's affair.
///
/// # Errors
/// [`Error::HitPoints`] where there would be too many.
pub fn indoor_event<D: Dice + ?Sized>(
    table: &Table<'_>,
    environment: i32,
    player: &mut Player,
    dice: &mut D,
) -> Result<Option<i32>, Error> {
    if table.lists.environment(environment).uneventful != 0 {
        return Ok(None);
    }
    let happens = range(dice, 1000);
    match happens {
        event::RESTORED => player.hp = player.hp.max(player.hp_max),
        event::HURT => player.hp = player.hp.checked_sub(10).ok_or(Error::HitPoints)?,
        event::STRENGTHENED => {
            player.hp_max = player.hp_max.checked_add(1).ok_or(Error::HitPoints)?;
            player.hp = player.hp.max(player.hp_max);
        }
        _ => {}
    }
    Ok(Some(happens))
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Says(i32);

    impl Dice for Says {
        fn below(&mut self, bound: i32) -> i32 {
            assert_eq!(bound, 2);
            self.0
        }
    }

    /// Awake, alive and near enough: one time in two. Else nothing is drawn.
    #[test]
    fn special_actions() {
        let awake = Creature { status: status::AWAKE, hp: 1, level: 7, ..Creature::default() };
        for (says, acts) in [(0, false), (1, true)] {
            assert_eq!(acts_specially(&awake, -6, 2, &mut Says(says)), acts);
        }
        let dead = Creature { hp: 0, ..awake };
        let asleep = Creature { status: 0, ..awake };
        let none = &mut Says(1);
        assert!(!acts_specially(&awake, -7, 2, none));
        assert!(!acts_specially(&dead, 0, 1, none));
        assert!(!acts_specially(&asleep, 0, 1, none));
    }
}
