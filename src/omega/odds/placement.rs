//! How likely each species is where one creature is made.

use core::ops::Range;

use super::weights::{Branches, Ledger, Told, branches};
use crate::Error;
use crate::odds::Chance;
use crate::omega::countryside::natives;
use crate::omega::population::broad_pool;
use crate::omega::range::BUCKETS;
use crate::omega::selection::{WILDCARD_BANDS, reach, share};
use crate::omega::{Place, Table, Template};

/// The most slots that the lists have for one creature.
const MOST_TOLD: usize = 32;

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
/// // Goblins by the theme, and one draw of 31 for whoever the difficulty lets in.
/// let goblin = odds.chance(Some(monster::GOBLIN))?;
/// assert_eq!(goblin.fraction(), Some((4_464_645_463, 9_677_000_000)));
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct PlacementOdds<'a> {
    table: &'a Table<'a>,
    /// The sum of all the weights that follow.
    total: u32,
    /// The species that lists tell; the rest weigh nothing.
    told: [Told; MOST_TOLD],
    /// Of nobody.
    nobody: u32,
    /// What comes by a draw from a stretch of the catalogue.
    draws: [Draw; 2],
}

/// A draw from a stretch of the catalogue, repeated until a species comes that will do.
#[derive(Clone, Debug)]
struct Draw {
    /// How often it comes to it.
    weight: u32,
    stretch: Range<u16>,
    /// Unique species will do too.
    unique_too: bool,
    /// How many buckets give a species that will do.
    sum: u32,
}

impl Draw {
    fn of(table: &Table<'_>, weight: u32, stretch: Range<u16>, unique_too: bool) -> Self {
        let mut draw = Draw { weight, stretch, unique_too, sum: 0 };
        let shares = (0..table.count()).map(|who| draw.share(table, who).unwrap_or(0));
        draw.sum = shares.map(u32::from).sum();
        draw
    }

    /// How many buckets give that species.
    fn share(&self, table: &Table<'_>, who: u16) -> Result<u16, Error> {
        let will_do = |species: &Template| self.unique_too || species.is_common();
        share(table, self.stretch.clone(), who, will_do)
    }
}

impl<'a> PlacementOdds<'a> {
    /// The odds at this place.
    ///
    /// # Errors
    /// [`Error::Species`] where a list names one that isn't there; [`Error::Level`] on a floor
    /// of a depth below 0.
    pub fn of(table: &'a Table<'a>, place: &Place<'_>, choice: Choice) -> Result<Self, Error> {
        let lists = table.lists;
        let difficulty = match choice {
            Choice::Statue => place.difficulty(table).saturating_add(1),
            _ => place.difficulty(table),
        };
        let mut told = [Told::default(); MOST_TOLD];
        let mut ledger = Ledger { ways: Branches::default(), told: &mut told };
        // What weighs what: nobody, a common species by difficulty, and another draw.
        let (mut nobody, mut ordinary, mut other) = (0, 0, (0, 0..0, true));
        let mut total = BUCKETS;
        match choice {
            Choice::Floor => {
                let ways = branches(table, place, ledger.told)?;
                (total, ordinary) = (ways.total, ways.ordinary);
                other = (ways.broad, broad_pool(table), false);
            }
            Choice::Difficulty | Choice::Statue => ordinary = BUCKETS,
            Choice::Countryside(terrain) => match natives(lists, terrain) {
                Some(natives) => {
                    let wildcard = ledger.tell_slots(natives, 10, 1);
                    other = (wildcard, 0..table.band(WILDCARD_BANDS), true);
                }
                None => ordinary = BUCKETS,
            },
            Choice::Wildcard => other = (BUCKETS, 0..table.band(WILDCARD_BANDS), true),
            Choice::Summon => other = (BUCKETS, 0..table.count(), true),
            Choice::Temple => nobody = ledger.tell_slots(&lists.temple, 12, 1),
            Choice::Undead { major } => {
                let undead = if major { lists.major_undead } else { lists.minor_undead };
                for who in undead {
                    ledger.tell(who, BUCKETS / 2);
                }
            }
        }
        for one in told.iter().filter(|one| one.weight > 0) {
            table.get(u16::try_from(one.who).map_err(|_| Error::Species)?)?;
        }
        let by_difficulty = Draw::of(table, ordinary, 0..reach(table, difficulty), false);
        let other = Draw::of(table, other.0, other.1, other.2);
        Ok(PlacementOdds { table, total, told, nobody, draws: [by_difficulty, other] })
    }

    /// How likely that species is chosen; `None` asks for none at all: nobody comes, or the
    /// draws would find nobody for ever.
    ///
    /// # Errors
    /// [`Error::Species`] outside the table.
    pub fn chance(&self, who: Option<u16>) -> Result<Chance, Error> {
        let of_all = |weight: u32| Chance::of(weight, self.total);
        let Some(who) = who else {
            let endless = self.draws.iter().filter(|draw| draw.sum == 0);
            return Ok(of_all(self.nobody + endless.map(|draw| draw.weight).sum::<u32>()));
        };
        let mut chance = of_all(self.slots(who).map(|told| told.weight).sum());
        for draw in &self.draws {
            let drawn = Chance::of(draw.share(self.table, who)?.into(), draw.sum);
            chance = chance.or(of_all(draw.weight).and(drawn));
        }
        Ok(chance)
    }

    /// How many slots of the place's lists tell that species. 0 for one that only draws from
    /// the catalogue give.
    pub fn listed(&self, who: u16) -> usize {
        self.slots(who).count()
    }

    fn slots(&self, who: u16) -> impl Iterator<Item = &Told> {
        self.told.iter().filter(move |told| told.weight > 0 && told.who == i32::from(who))
    }
}
