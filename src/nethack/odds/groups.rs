//! The odds of a group's size.

use crate::Error;
use crate::nethack::{Table, group_size};
use crate::odds::{Chance, Distribution, outcomes};

/// How many outcomes there are for a group's size, from 0 to 10 companions.
pub const GROUP_OUTCOMES: usize = 11;

/// How many companions a leader of the species brings along
/// ([`group_size`](crate::nethack::group_size())). It takes room for [`GROUP_OUTCOMES`].
///
/// # Errors
/// [`Error::Species`] outside the table; [`Error::Capacity`] where there is less room.
pub fn group_odds<'a>(
    table: &Table<'_>,
    leader: u16,
    hero_level: i16,
    room: &'a mut [f64],
) -> Result<Distribution<'a>, Error> {
    table.get(leader)?;
    let room = room.get_mut(..GROUP_OUTCOMES).ok_or(Error::Capacity)?;
    for (wanted, place) in (0..).zip(room.iter_mut()) {
        let mut chance = Chance::NEVER;
        outcomes(
            |dice| group_size(table, leader, hero_level, dice),
            |size, way| {
                if size == Ok(wanted) {
                    chance = chance.or(way);
                }
            },
        )?;
        *place = chance.value;
    }
    Distribution::new(0, room)
}
