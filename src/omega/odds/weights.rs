//! How much each outcome counts, in exact whole numbers.

use super::Slots;
use crate::Error;
use crate::omega::codes::theme;
use crate::omega::lists::{Lists, Step};
use crate::omega::place::Place;
use crate::omega::population::{broad_pool, wizard};
use crate::omega::range::{BUCKETS, buckets};
use crate::omega::selection::share;
use crate::omega::species::Template;
use crate::omega::table::Table;

/// A species that a theme can tell, and how much that counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Told {
    /// Its weight, of the total.
    pub weight: u32,
    /// The species.
    pub who: i32,
}

/// All the ways in which a theme can decide about one creature of a floor, besides those
/// that are told one by one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Branches {
    /// The sum of all weights, those of the species told included.
    pub total: u32,
    /// The weight of an ordinary creature, by difficulty.
    pub ordinary: u32,
    /// The weight of the Volcano's broad pool: any common species of bands 4 to 9.
    pub broad: u32,
    /// How many species are told: one for each slot of the theme's list that can be reached.
    /// There are never more than 32.
    pub count: u32,
}

/// Where the branches are written down, and each species that is told, with its weight.
pub(super) struct Ledger<'a> {
    pub ways: Branches,
    pub told: &'a mut Slots,
}

impl<'a> Ledger<'a> {
    pub fn of(told: &'a mut Slots) -> Self {
        Ledger { ways: Branches::default(), told }
    }

    /// One more species.
    pub fn tell(&mut self, who: u16, weight: u32) {
        if weight > 0 && self.told.push(Told { weight, who: who.into() }).is_ok() {
            self.ways.count += 1;
        }
    }

    /// The slots of a list, drawn with a bound, each of whose buckets counts so much. Beyond
    /// its end and where it has none an ordinary creature comes: their weight is answered.
    pub fn tell_slots(&mut self, list: &[u16], bound: u16, each: u32) -> u32 {
        let mut ordinary = 0;
        for slot in 0..bound {
            let weight = each * u32::from(buckets(bound, slot));
            match list.get(usize::from(slot)) {
                Some(&who) if who != Lists::NONE => self.tell(who, weight),
                _ => ordinary += weight,
            }
        }
        ordinary
    }

    /// All the ways in which the place's theme can decide.
    pub fn tell_floor(&mut self, table: &Table<'_>, place: &Place<'_>) -> Result<(), Error> {
        let lists = table.lists;
        let depth = u16::try_from(place.depth).map_err(|_| Error::Level)?;
        (self.ways.ordinary, self.ways.total) = match lists.environment(place.environment).theme {
            theme::CAVES => {
                let [shaman, chieftain, goblin] = lists.caves;
                let deep = 10 * i32::from(depth);
                let (first, second, third) =
                    (percent(shaman, deep), percent(chieftain, deep), percent(goblin, 0));
                self.tell(shaman.species, 10_000 * first);
                self.tell(chieftain.species, 100 * (100 - first) * second);
                self.tell(goblin.species, (100 - first) * (100 - second) * third);
                ((100 - first) * (100 - second) * (100 - third), 1_000_000)
            }
            theme::SEWERS => {
                let at_once = u32::from(buckets(3, 0));
                let beyond = self.tell_slots(&lists.sewers, depth + 3, BUCKETS - at_once);
                (at_once * BUCKETS + beyond, BUCKETS * BUCKETS)
            }
            theme::ASTRAL => {
                let none = self.tell_slots(&lists.astral, 12, 2);
                let elementals = &lists.astral_elementals;
                let deep = match elementals.get(usize::from(depth).wrapping_sub(1)) {
                    Some(&elemental) => {
                        self.tell(elemental, BUCKETS);
                        0
                    }
                    None if depth == 5 => self.tell_slots(&lists.astral_deep, 12, 1),
                    None => BUCKETS,
                };
                (BUCKETS + none + deep, 4 * BUCKETS)
            }
            theme::VOLCANO => {
                self.ways.broad = BUCKETS;
                (self.tell_slots(&lists.volcano, depth / 2 + 2, 1), 2 * BUCKETS)
            }
            theme::CASTLE => match wizard(lists, place.difficulty(table)) {
                Some(wizard) => {
                    self.tell(wizard, 1);
                    (3, 4)
                }
                None => (4, 4),
            },
            _ => (1, 1),
        };
        Ok(())
    }
}

/// How likely each choice of the place's theme is for one creature of a floor, as
/// [`populate`](crate::omega::populate) makes them. The species that it tells are stored in `told`,
/// as many as there is room for.
///
/// ```
/// # #[cfg(feature = "omega")] {
/// use monstr::omega::{Place, TABLE, Told, branches, codes::environment};
/// let first = Place { environment: environment::CAVES, depth: 1, ..Place::default() };
/// let mut told = [Told::default(); 32];
/// let ways = branches(&TABLE, &first, &mut told)?;
/// // Goblin chieftains 9%, goblins 44.59%.
/// assert_eq!((ways.count, told[0].weight, told[1].weight), (2, 90_000, 445_900));
/// assert_eq!((ways.ordinary, ways.total), (464_100, 1_000_000));
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Level`] for a depth below 0.
pub fn branches(
    table: &Table<'_>,
    place: &Place<'_>,
    told: &mut [Told],
) -> Result<Branches, Error> {
    let mut slots = Slots::new();
    let mut ledger = Ledger::of(&mut slots);
    ledger.tell_floor(table, place)?;
    let ways = ledger.ways;
    for (to, from) in told.iter_mut().zip(&slots) {
        *to = *from;
    }
    Ok(ways)
}

/// How many of a hundred draws of 100 are beyond a limit, with something added to them.
fn percent(beyond: Step, added: i32) -> u32 {
    (99 + added - i32::from(beyond.limit)).clamp(0, 100).unsigned_abs()
}

/// How much a species counts in the Volcano's broad pool: so many of its draw's 10,000
/// buckets; 0 for one that isn't in it.
///
/// # Errors
/// [`Error::Species`] outside the table.
pub fn broad_weight(table: &Table<'_>, species: u16) -> Result<u16, Error> {
    share(table, broad_pool(table), species, Template::is_common)
}

/// In how many of 10,000 cases somebody comes by [`wander`](crate::omega::wander).
pub fn wander_weight(table: &Table<'_>, place: &Place<'_>, levels: u8) -> u16 {
    // Without levels there is no draw, and it is as if it had come out 0.
    let levels = u16::from(levels).max(1);
    let below = u16::try_from(place.difficulty(table)).unwrap_or(0).min(levels);
    (0..below).map(|value| buckets(levels, value)).sum()
}

/// In how many of 50,000 cases an encounter by [`countryside`](fn@crate::omega::countryside) has so
/// many creatures.
///
/// ```
/// use monstr::omega::encounter_weight;
/// assert_eq!((1..=15).map(encounter_weight).sum::<u32>(), 50_000);
/// ```
pub fn encounter_weight(count: u16) -> u32 {
    let ways = (1..=3).filter(|by| (1..=5).any(|times| times * by == count));
    ways.map(|by| u32::from(buckets(3, by - 1))).sum()
}
