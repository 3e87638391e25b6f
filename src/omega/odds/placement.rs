//! How likely each species is where one creature is made.

use core::ops::Range;

use super::Slots;
use super::weights::Ledger;
use crate::Error;
use crate::odds::Chance;
use crate::omega::countryside::natives;
use crate::omega::population::broad_pool;
use crate::omega::range::BUCKETS;
use crate::omega::selection::{WILDCARD_BANDS, reach, share};
use crate::omega::{Place, Table, Template};

/// By which rule a creature's species is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// For a floor, by its theme or by difficulty: [`populate`](crate::omega::populate).
    Floor,
    /// By difficulty alone: [`select`](crate::omega::select). So comes whoever wanders or is
    /// called without a blessing, and whoever a [`site`](crate::omega::site) names not.
    Difficulty,
    /// By the next difficulty: [`statue`](crate::omega::statue).
    Statue,
    /// On a terrain, by its table or by difficulty:
    /// [`countryside`](fn@crate::omega::countryside).
    Countryside(i32),
    /// Any species of bands 0 to 8: [`wildcard`](crate::omega::wildcard).
    Wildcard,
    /// Any species at all: [`summon`](crate::omega::summon) with a blessing below 0.
    Summon,
    /// On a random square of a temple, half of which are empty:
    /// [`temple_square`](crate::omega::temple_square).
    Temple,
    /// One of the undead that rest: [`resting_undead`](crate::omega::resting_undead).
    Undead {
        /// A lich or a vampire lord.
        major: bool,
    },
}

/// How likely each species is chosen for one creature: all that is drawn for it taken
/// together.
///
/// It is the species whose template the creature is made from. One of the log's dead may then
/// come back as another.
///
/// ```
/// # #[cfg(feature = "omega")] {
/// use monstr::omega::{Choice, Place, PlacementOdds, TABLE, codes::environment, monster};
/// let first = Place { environment: environment::CAVES, depth: 1, ..Place::default() };
/// let odds = PlacementOdds::of(&TABLE, &first, Choice::Floor)?;
/// // 44.59% by the theme, and 323 of 9,677 buckets of the 46.41% that it leaves.
/// let goblin = odds.chance(Some(monster::GOBLIN))?;
/// assert_eq!(goblin.fraction(), Some((22_324_393, 48_385_000)));
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct PlacementOdds<'a> {
    table: &'a Table<'a>,
    place: &'a Place<'a>,
    choice: Choice,
    weights: Weights,
    by_difficulty: Draw,
    other: Draw,
}

/// What weighs how much, besides the species that lists tell.
#[derive(Clone, Debug)]
struct Weights {
    /// All of it, with those.
    total: u32,
    /// Nobody.
    nobody: u32,
    /// A draw by difficulty.
    by_difficulty: u32,
    /// The other draw that there may be.
    other: u32,
}

/// A draw from a stretch of the catalogue, repeated until a species comes that will do.
#[derive(Clone, Debug)]
struct Draw {
    stretch: Range<u16>,
    /// Unique species will do too.
    unique_too: bool,
    /// How many buckets give a species that will do.
    sum: u32,
}

impl Draw {
    fn of(table: &Table<'_>, stretch: Range<u16>, unique_too: bool) -> Self {
        let mut draw = Draw { stretch, unique_too, sum: 0 };
        let shares = (0..table.count()).map(|who| draw.share(table, who).unwrap_or(0));
        draw.sum = shares.map(u32::from).sum();
        draw
    }

    /// How many buckets give that species.
    fn share(&self, table: &Table<'_>, who: u16) -> Result<u16, Error> {
        let will_do = |species: &Template| self.unique_too || species.is_common();
        share(table, self.stretch.clone(), who, will_do)
    }

    /// How likely it gives that species.
    fn chance(&self, table: &Table<'_>, who: u16) -> Result<Chance, Error> {
        Ok(Chance::of(self.share(table, who)?.into(), self.sum))
    }
}

/// Tells what the lists do of a choice, slot by slot. Answers what weighs how much besides.
fn weigh(
    table: &Table<'_>,
    place: &Place<'_>,
    choice: Choice,
    told: &mut Slots,
) -> Result<Weights, Error> {
    let lists = table.lists;
    let mut ledger = Ledger::of(told);
    let mut weights = Weights { total: BUCKETS, nobody: 0, by_difficulty: 0, other: 0 };
    match choice {
        Choice::Floor => {
            ledger.tell_floor(table, place)?;
            weights.total = ledger.ways.total;
            weights.by_difficulty = ledger.ways.ordinary;
            weights.other = ledger.ways.broad;
        }
        Choice::Difficulty | Choice::Statue => weights.by_difficulty = BUCKETS,
        Choice::Countryside(terrain) => match natives(lists, terrain) {
            Some(natives) => weights.other = ledger.tell_slots(natives, 10, 1),
            None => weights.by_difficulty = BUCKETS,
        },
        Choice::Wildcard | Choice::Summon => weights.other = BUCKETS,
        Choice::Temple => weights.nobody = ledger.tell_slots(&lists.temple, 12, 1),
        Choice::Undead { major } => {
            let undead = if major { lists.major_undead } else { lists.minor_undead };
            for who in undead {
                ledger.tell(who, BUCKETS / 2);
            }
        }
    }
    Ok(weights)
}

impl<'a> PlacementOdds<'a> {
    /// The odds at this place.
    ///
    /// # Errors
    /// [`Error::Species`] where a list names one that isn't there; [`Error::Level`] on a floor
    /// of a depth below 0.
    pub fn of(table: &'a Table<'a>, place: &'a Place<'a>, choice: Choice) -> Result<Self, Error> {
        let mut told = Slots::new();
        let weights = weigh(table, place, choice, &mut told)?;
        if told.iter().any(|told| told.who >= table.count().into()) {
            return Err(Error::Species);
        }
        let harder = i32::from(choice == Choice::Statue);
        let reached = reach(table, place.difficulty(table).saturating_add(harder));
        let other = match choice {
            Choice::Floor => Draw::of(table, broad_pool(table), false),
            Choice::Summon => Draw::of(table, 0..table.count(), true),
            _ => Draw::of(table, 0..table.band(WILDCARD_BANDS), true),
        };
        let by_difficulty = Draw::of(table, 0..reached, false);
        Ok(PlacementOdds { table, place, choice, weights, by_difficulty, other })
    }

    /// How likely that species is chosen; `None` asks for none at all: nobody comes, or the
    /// draws would find nobody for ever.
    ///
    /// # Errors
    /// [`Error::Species`] outside the table.
    pub fn chance(&self, who: Option<u16>) -> Result<Chance, Error> {
        let weights = &self.weights;
        let of_all = |weight| Chance::of(weight, weights.total);
        let draws = [(weights.by_difficulty, &self.by_difficulty), (weights.other, &self.other)];
        let Some(who) = who else {
            let endless = draws.iter().filter(|(_, draw)| draw.sum == 0);
            return Ok(of_all(weights.nobody + endless.map(|(weight, _)| weight).sum::<u32>()));
        };
        let mut chance = of_all(self.listed(who)?.1);
        for (weight, draw) in draws {
            chance = chance.or(of_all(weight).and(draw.chance(self.table, who)?));
        }
        Ok(chance)
    }

    /// How many slots of the lists tell that species, and what they weigh together.
    fn listed(&self, who: u16) -> Result<(u32, u32), Error> {
        let mut told = Slots::new();
        weigh(self.table, self.place, self.choice, &mut told)?;
        let its = told.iter().filter(|told| told.who == who.into());
        Ok(its.fold((0, 0), |(slots, weight), told| (slots + 1, weight + told.weight)))
    }

    /// How many slots of the place's lists tell that species. 0 for one that only draws from
    /// the catalogue give.
    ///
    /// # Errors
    /// [`Error::Species`] outside the table.
    pub fn slots(&self, who: u16) -> Result<u32, Error> {
        self.table.get(who)?;
        Ok(self.listed(who)?.0)
    }
}
