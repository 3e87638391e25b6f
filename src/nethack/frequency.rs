//! How often a species comes, in words.

use super::codes::generation;
use super::table::Table;
use crate::Error;

/// How often a species comes, in the words of the players' wiki, by its frequency. (6 and 7
/// could be, but no species of the games has them.)
///
/// A [`weight`](super::weight) can be above the frequency: on a level of its alignment even a
/// species of frequency 0 comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum Frequency {
    /// Unique, never made at random, beyond the ordinary species, or of frequency 0.
    NotRandomlyGenerated = 0,
    /// Frequency 1.
    VeryRare = 1,
    /// Frequency 2.
    QuiteRare = 2,
    /// Frequency 3.
    Rare = 3,
    /// Frequency 4.
    Uncommon = 4,
    /// Frequency 5.
    Common = 5,
    /// Frequency 6 and 7.
    Prolific = 6,
}

/// How often the species comes, in words.
///
/// # Errors
/// [`Error::Species`] outside the table.
pub fn frequency(table: &Table<'_>, who: u16) -> Result<Frequency, Error> {
    let species = table.get(who)?;
    let by_name_alone = who >= table.ordinary || species.has(generation::NOGEN | generation::UNIQ);
    let frequency = if by_name_alone { 0 } else { species.frequency };
    Ok(match frequency {
        0 => Frequency::NotRandomlyGenerated,
        1 => Frequency::VeryRare,
        2 => Frequency::QuiteRare,
        3 => Frequency::Rare,
        4 => Frequency::Uncommon,
        5 => Frequency::Common,
        6.. => Frequency::Prolific,
    })
}

#[cfg(all(test, feature = "nethack-3-4-3"))]
mod tests {
    use super::*;

    #[test]
    fn frequencies() {
        use crate::nethack::v3_4_3::{TABLE, pm};
        let word = |who| frequency(&TABLE, who).unwrap();
        assert_eq!(word(pm::NEWT), Frequency::Common);
        assert_eq!(word(pm::GIANT_ANT), Frequency::Rare);
        assert_eq!(word(pm::SOLDIER_ANT), Frequency::QuiteRare);
        assert_eq!(word(pm::FIRE_ANT), Frequency::VeryRare);
        assert_eq!(word(pm::QUEEN_BEE), Frequency::NotRandomlyGenerated);
        assert_eq!(word(pm::BABY_GRAY_DRAGON), Frequency::NotRandomlyGenerated);
        assert_eq!(word(pm::ARCHEOLOGIST), Frequency::NotRandomlyGenerated);
        assert_eq!(frequency(&TABLE, 382), Err(Error::Species));
    }

    /// Each of the three reasons will do alone, whatever the frequency.
    #[test]
    fn whoever_is_made_by_name_alone_is_not_random() {
        use crate::nethack::Species;
        use crate::nethack::v3_4_3::TABLE;
        let rare = Species { frequency: 3, ..Species::default() };
        let species = [
            rare,
            Species { generation: generation::NOGEN, ..rare },
            Species { generation: generation::UNIQ, ..rare },
            Species { generation: generation::HELL, ..rare },
            rare,
        ];
        let table = Table { species: &species, ordinary: 4, ..TABLE };
        let words = [0, 1, 2, 3, 4].map(|who| frequency(&table, who).unwrap());
        let never = Frequency::NotRandomlyGenerated;
        assert_eq!(words, [Frequency::Rare, never, never, Frequency::Rare, never]);
    }
}
