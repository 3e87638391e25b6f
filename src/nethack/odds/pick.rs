//! The odds of an ordinary pick, of a pick at any cost, and of a quest enemy.

use core::ops::RangeInclusive;

use super::class_odds;
use crate::Error;
use crate::nethack::selection::{candidates, eligibility, is_common, weight, will_do};
use crate::nethack::{ClassPick, Gone, Place, QuestEnemies, Species, Table, quest};
use crate::odds::Chance;
use crate::pool::Pool;

/// How likely each species is the answer of an ordinary [`pick`](crate::nethack::pick) here,
/// or of one from a pool ([`pick_from_pool`](crate::nethack::pick_from_pool)), or at any cost
/// ([`pick_any`](crate::nethack::pick_any)).
///
/// One draw over the sum of the weights and a reservoir have the same odds: a species' weight
/// over the sum. The quest's enemies are in them.
///
/// ```
/// # #[cfg(feature = "nethack-5-0-0")] {
/// use monstr::nethack::odds::PickOdds;
/// use monstr::nethack::{Gone, Place, v5_0_0::{TABLE, pm}};
/// let here = Place { level_difficulty: 1, hero_level: 1, ..Place::default() };
/// let odds = PickOdds::of(&TABLE, &here, &Gone::NONE)?;
/// assert_eq!((odds.weight(pm::NEWT)?, odds.total()), (5, 21));
/// assert_eq!(odds.chance(Some(pm::NEWT))?.fraction(), Some((5, 21)));
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct PickOdds<'a> {
    table: &'a Table<'a>,
    place: &'a Place,
    gone: &'a Gone<'a>,
    /// The weights that were kept; none where they are taken afresh.
    kept: Option<&'a Pool<'a>>,
    /// The sum of the weights.
    total: u32,
    /// The weights of those among the kept that can't come any more.
    stale: u32,
    /// How likely it comes to a draw over the weights: no quest enemy has been found before.
    general: Chance,
}

impl<'a> PickOdds<'a> {
    /// The odds at this place.
    ///
    /// # Errors
    /// As [`quest_odds`] in the quest's dungeon; none elsewhere.
    pub fn of(table: &'a Table<'a>, place: &'a Place, gone: &'a Gone<'a>) -> Result<Self, Error> {
        let total = candidates(table, place, gone).map(|(_, weight)| u32::from(weight)).sum();
        let general = match place.quest_role {
            0 => Chance::ALWAYS,
            _ => {
                let no_enemy = quest_odds(table, place, gone, None)?;
                asks().complement().or(asks().and(no_enemy))
            }
        };
        Ok(PickOdds { table, place, gone, kept: None, total, stale: 0, general })
    }

    /// The odds of a pool as it is. One that is to be filled is as if it were.
    ///
    /// # Errors
    /// [`Error::Capacity`] where it is to be filled and can't hold the candidates; as
    /// [`PickOdds::of`] otherwise.
    pub fn of_pool(
        pool: &'a Pool<'a>,
        table: &'a Table<'a>,
        place: &'a Place,
        gone: &'a Gone<'a>,
    ) -> Result<Self, Error> {
        let mut odds = Self::of(table, place, gone)?;
        if pool.is_filled() {
            (odds.kept, odds.total) = (Some(pool), pool.total());
            let stale = pool.weights().filter(|&(who, _)| odds.is_stale(who));
            odds.stale = stale.fold(0, |sum, (_, weight)| sum.saturating_add(weight));
        } else if candidates(table, place, gone).count() > pool.capacity() {
            return Err(Error::Capacity);
        }
        Ok(odds)
    }

    /// Whether a species of the pool gives none when it is drawn.
    fn is_stale(&self, who: u16) -> bool {
        let asks = self.table.rules.pick_by_reservoir == 0;
        asks && !is_common(self.table, who, self.place, self.gone)
    }

    /// The sum of the weights.
    pub fn total(&self) -> u32 {
        self.total
    }

    /// How much the species counts in the draw over the weights: 0 where it can't be the
    /// answer of that.
    ///
    /// # Errors
    /// [`Error::Species`] outside the table.
    pub fn weight(&self, who: u16) -> Result<u32, Error> {
        self.table.get(who)?;
        let Some(pool) = self.kept else {
            return match eligibility(self.table, who, self.place, self.gone)? {
                Ok(()) => Ok(weight(self.table, who, self.place)?.into()),
                Err(_) => Ok(0),
            };
        };
        let its = pool.weights().find(|&(species, _)| species == who);
        Ok(its.filter(|_| !self.is_stale(who)).map_or(0, |(_, weight)| weight))
    }

    /// How likely the answer is that species; `None` asks for no species at all.
    ///
    /// # Errors
    /// [`Error::Species`] outside the table; as [`PickOdds::of`] otherwise.
    pub fn chance(&self, who: Option<u16>) -> Result<Chance, Error> {
        let Some(who) = who else {
            return Ok(self.general.and(match self.total {
                0 => Chance::ALWAYS,
                total => Chance::of(self.stale, total),
            }));
        };
        let drawn = self.general.and(Chance::of(self.weight(who)?, self.total));
        if self.place.quest_role == 0 {
            return Ok(drawn);
        }
        let enemy = quest_odds(self.table, self.place, self.gone, Some(who))?;
        Ok(drawn.or(asks().and(enemy)))
    }

    /// The same for a pick at any cost: where the ordinary one finds none, each ordinary
    /// species that will do is as likely as the next.
    ///
    /// # Errors
    /// As [`PickOdds::chance`].
    pub fn chance_at_any_cost(&self, who: Option<u16>) -> Result<Chance, Error> {
        let (chance, none) = (self.chance(who)?, self.chance(None)?);
        let will_do =
            |&(_, species): &(u16, &Species)| will_do(self.table.rules, species, self.place);
        let others = self.table.ordinary_species().filter(will_do);
        let count = others.clone().count() as u32;
        let Some(who) = who else {
            return Ok(if count == 0 { none } else { Chance::NEVER });
        };
        let its = others.filter(|&(one, _)| one == who).count() as u32;
        Ok(chance.or(none.and(Chance::of(its, count))))
    }
}

/// That the ordinary pick asks for a quest enemy.
fn asks() -> Chance {
    Chance::of(1, quest::ASKING.unsigned_abs()).complement()
}

/// How likely [`quest_pick`](crate::nethack::quest_pick) answers that species; `None` asks for
/// no species at all.
///
/// # Errors
/// [`Error::Role`] where the place names no role of the table; [`Error::Species`] outside the
/// table; as [`class_odds`] otherwise.
pub fn quest_odds(
    table: &Table<'_>,
    place: &Place,
    gone: &Gone<'_>,
    who: Option<u16>,
) -> Result<Chance, Error> {
    let enemies = quest::enemies(table, place)?;
    let other = Chance::of(1, quest::MEANT.unsigned_abs());
    let mut chance = Chance::NEVER;
    for (meant, species, class) in [
        (other.complement(), enemies.first, enemies.first_class),
        (other, enemies.second, enemies.second_class),
    ] {
        let named = match species {
            QuestEnemies::NOBODY => Chance::NEVER,
            _ => {
                table.get(species)?;
                let lives = !gone.is_genocided(species);
                if lives { other.complement() } else { Chance::NEVER }
            }
        };
        if who == Some(species) {
            chance = chance.or(meant.and(named));
        }
        let of_class = class_odds(table, &ClassPick::of(class), place, gone, who)?;
        chance = chance.or(meant.and(named.complement()).and(of_class));
    }
    Ok(chance)
}

/// How likely an ordinary pick answers that species, from level difficulty to level
/// difficulty, and for each from hero's level to hero's level; all else is as in `place`.
///
/// # Errors
/// Each of them as [`PickOdds::chance`].
pub fn chances_by_level<'a>(
    table: &'a Table<'_>,
    who: u16,
    place: &'a Place,
    gone: &'a Gone<'_>,
    level_difficulties: RangeInclusive<i16>,
    hero_levels: RangeInclusive<i16>,
) -> impl Iterator<Item = Result<Chance, Error>> + Clone + 'a {
    level_difficulties.flat_map(move |level_difficulty| {
        hero_levels.clone().map(move |hero_level| {
            let place = Place { level_difficulty, hero_level, ..*place };
            PickOdds::of(table, &place, gone)?.chance(Some(who))
        })
    })
}
