//! The species of one class, and the order in which a class pick goes over them.

use heapless::Vec;

use super::species::Species;
use super::table::{Stretch, Table};
use crate::Error;

/// How many species of a class can be put into an order.
pub(super) const CAPACITY: usize = 128;

/// What `Rules::class_pick_sorted` is for a caller's order.
const IN_CALLERS_ORDER: u8 = 2;

/// Places in a [`Run`], in the order in which a class pick goes over them.
pub(super) type Order = Vec<u8, CAPACITY>;

/// The table's own order.
static TABLES_ORDER: [u8; CAPACITY] = {
    let mut places = [0; CAPACITY];
    let mut nth = 0;
    while nth < places.len() {
        places[nth] = nth as u8;
        nth += 1;
    }
    places
};

/// The stretch of the ordinary species of a class, from its first one on.
pub(super) struct Run<'a> {
    start: u16,
    pub species: &'a [Species],
}

impl<'a> Run<'a> {
    pub fn of(table: &Table<'a>, class: u8) -> Self {
        let all = table.species.get(..table.ordinary.into()).unwrap_or(table.species);
        let run = table.class_runs.get(table, class).unwrap_or_else(|| walk_to(class, all));
        let from = all.get(run.start.into()..).filter(|_| class != 0).unwrap_or(&[]);
        Run { start: run.start, species: from.get(..run.count.into()).unwrap_or(from) }
    }

    /// Its species in the table's order.
    pub fn in_table(&self) -> impl Iterator<Item = (u16, &'a Species)> + Clone + use<'a> {
        let start = self.start;
        self.species.iter().enumerate().map(move |(nth, s)| (start.wrapping_add(nth as u16), s))
    }

    /// The index of the species at a place of the run.
    pub fn who(&self, nth: u8) -> u16 {
        self.start.wrapping_add(nth.into())
    }

    /// The species at a place of the run, with its index.
    pub fn at(&self, nth: u8) -> Result<(u16, &'a Species), Error> {
        let species = self.species.get(usize::from(nth)).ok_or(Error::Species)?;
        Ok((self.who(nth), species))
    }

    /// The order in which a class pick goes over it: the table's, from the easiest to the hardest
    /// with equals in the table's order, or that which comes with the table.
    pub fn order<'r>(&self, table: &Table<'_>, room: &'r mut Order) -> Result<&'r [u8], Error> {
        let in_table = || TABLES_ORDER.get(..self.species.len()).ok_or(Error::Capacity);
        match table.rules.class_pick_sorted {
            0 => return in_table(),
            IN_CALLERS_ORDER => {
                for &who in table.class_order {
                    match who.checked_sub(self.start) {
                        Some(nth) if usize::from(nth) < self.species.len() => {
                            let nth = u8::try_from(nth).map_err(|_| Error::Capacity)?;
                            room.push(nth).map_err(|_| Error::Capacity)?;
                        }
                        _ => {}
                    }
                }
            }
            // Most classes are as they come.
            _ if self.species.is_sorted_by_key(|species| species.difficulty) => return in_table(),
            _ => {
                for &nth in in_table()? {
                    room.push(nth).map_err(|_| Error::Capacity)?;
                    self.move_up_last(room);
                }
            }
        }
        Ok(room)
    }

    /// Moves the last one up in front of those that are harder.
    fn move_up_last(&self, mut up_to: &mut [u8]) {
        let difficulty = |nth: u8| self.species.get(usize::from(nth)).map(|s| s.difficulty);
        while let [others @ .., new] = up_to {
            match others.last_mut() {
                Some(before) if difficulty(*before) > difficulty(*new) => {
                    core::mem::swap(before, new);
                }
                _ => break,
            }
            up_to = others;
        }
    }
}

/// The stretch of a class among the ordinary species, of which there are no more than fit.
fn walk_to(class: u8, ordinary: &[Species]) -> Stretch {
    // By eights, most of which needn't be looked at closer.
    let eights = ordinary.as_chunks::<8>().0;
    let eight = eights.iter().position(|eight| eight.iter().any(|s| s.class == class));
    let passed = 8 * eight.unwrap_or(eights.len());
    let from = |place: usize| ordinary.iter().skip(place);
    let start = passed + from(passed).take_while(|s| s.class != class).count();
    let count = from(start).take_while(|s| s.class == class).count();
    Stretch { start: start as u16, count: count as u16 }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use super::*;
    use crate::nethack::{Rules, class};

    /// Nine of one class, whose first eight make up a step of the way to it, and another.
    fn nine_and_one() -> [Species; 10] {
        let ant = Species { class: class::ANT, frequency: 1, ..Species::default() };
        let mut all = [ant; 10];
        all[9].class = class::BLOB;
        all
    }

    #[test]
    fn the_run_of_a_class() {
        let species = nine_and_one();
        let table = Table::new(&species, &Rules::COMMON);
        let run = |class| {
            let run = Run::of(&table, class);
            (run.start, run.species.len())
        };
        assert_eq!((run(class::ANT), run(class::BLOB)), ((0, 9), (9, 1)));
        assert_eq!((run(0).1, run(class::DOG).1), (0, 0));
    }

    /// An edition's table knows where each class stands, and one with species of its own doesn't
    /// take the edition's word for it.
    #[test]
    #[cfg(feature = "nethack-3-6-7")]
    fn a_class_stands_where_a_walk_finds_it() {
        use crate::nethack::ClassRuns;
        use crate::nethack::v3_6_7::{TABLE, pm};
        let its_own: std::vec::Vec<Species> = TABLE.species.iter().rev().copied().collect();
        for (table, is_known) in [
            (TABLE, true),
            (Table { ordinary: pm::ORACLE, ..TABLE }, true),
            (Table { ordinary: TABLE.species.len() as u16, ..TABLE }, true),
            (Table { species: &TABLE.species[..100], ..TABLE }, true),
            (Table { species: &TABLE.species[1..], ..TABLE }, false),
            (Table { species: &its_own, ..TABLE }, false),
            (Table { class_runs: ClassRuns::UNKNOWN, ..TABLE }, false),
        ] {
            for class in 0..=u8::MAX {
                let known = table.class_runs.get(&table, class);
                assert_eq!(known.is_some(), is_known && class < class::COUNT, "class {class}");
                let ordinary = usize::from(table.ordinary).min(table.species.len());
                let walked = walk_to(class, &table.species[..ordinary]);
                let (run, count) = (Run::of(&table, class), usize::from(walked.count));
                assert_eq!(run.species.len(), if class == 0 { 0 } else { count }, "class {class}");
                assert!(run.species.is_empty() || run.start == walked.start, "class {class}");
            }
        }
    }

    #[test]
    fn the_order_of_a_class() {
        let of = |difficulty| Species { class: class::ANT, difficulty, ..Species::default() };
        let order = |class_pick_sorted, species: &[Species]| {
            let rules = Rules { class_pick_sorted, ..Rules::COMMON };
            // Who is no species of the class is passed over there.
            let table = Table { class_order: &[2, 3, 0], ..Table::new(species, &rules) };
            let mut room = Order::new();
            Run::of(&table, class::ANT).order(&table, &mut room).map(std::vec::Vec::from)
        };
        let species = [of(5), of(7), of(2), of(5), of(1)];
        assert_eq!(order(0, &species).unwrap(), [0, 1, 2, 3, 4]);
        assert_eq!(order(1, &species).unwrap(), [4, 2, 0, 3, 1]);
        assert_eq!(order(1, &species[..2]).unwrap(), [0, 1]);
        assert_eq!(order(IN_CALLERS_ORDER, &species[..3]).unwrap(), [2, 0]);
        let many = [of(1); CAPACITY + 1];
        assert_eq!(order(0, &many[1..]).unwrap().len(), CAPACITY);
        assert_eq!(order(0, &many), Err(Error::Capacity));
        assert_eq!(order(1, &many), Err(Error::Capacity));
        assert_eq!(order(IN_CALLERS_ORDER, &many).unwrap(), [2, 3, 0]);
    }
}
