//! The species' names, apart from their records.

use core::ffi::CStr;

use super::tables::TEXT;
use crate::texts::texts;

/// Which of a species' names is meant. Only 5.0.0 has more than one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum Naming {
    /// The male name where there is one, else the only name.
    #[default]
    Usual = 0,
    /// The female name.
    Female = 1,
    /// The name that says nothing of the sex.
    Neutral = 2,
    /// The game's identifier, where it isn't a name in capitals.
    Identifier = 3,
}

/// A byte of the text from this one on, up to seven more, tells which editions have the name
/// after it: a bit each. Without it all have it.
pub(super) const EDITIONS: u8 = 0x10;

/// The names of an edition's species.
///
/// All editions that are built in have one text, without an index. Each species has its usual
/// name, closed by a zero byte; other names follow in the same way, each behind a byte that
/// tells its [`Naming`]. What not all of them have stands behind a byte that tells who does.
/// Whoever wants a name walks there: five kilobytes at most, and no list of places to store.
#[derive(Clone, Copy, Debug)]
pub struct Names {
    /// The edition's bit in the text.
    pub(super) edition: u8,
}

impl Names {
    /// The usual name; none outside the table.
    pub fn get(&self, species: u16) -> Option<&'static CStr> {
        self.get_as(species, Naming::Usual)
    }

    /// The name of a kind, or the usual one where the species has no such name. None
    /// outside the table.
    pub fn get_as(&self, species: u16, naming: Naming) -> Option<&'static CStr> {
        let mut names = self.iter().skip_while(|&(who, ..)| who != species);
        let (_, _, usual) = names.next()?;
        let mut others = names.take_while(|&(who, ..)| who == species);
        Some(others.find(|&(_, kind, _)| kind == naming).map_or(usual, |(_, _, name)| name))
    }

    /// The species of that name: a name of any kind, or the game's identifier, with or
    /// without its `PM_`. Capitals, spaces, hyphens and underscores don't matter.
    ///
    /// Where two species have the name, the first in the table answers (`werewolf` is the
    /// animal, and 5.0.0's `priest` is the one of the temples): ask for `HUMAN_WEREWOLF` or
    /// `cleric` to get the other.
    #[doc(alias = "name_to_mon")]
    pub fn find(&self, name: &[u8]) -> Option<u16> {
        let name = name.strip_prefix(b"PM_").unwrap_or(name);
        let mut names = self.iter();
        names.find(|(_, _, known)| same_name(known.to_bytes(), name)).map(|(who, ..)| who)
    }

    /// The first species before this one that shares a name with it, as [`find`](Names::find)
    /// sees names, but for identifiers.
    pub fn namesake(&self, species: u16) -> Option<u16> {
        let named = || self.iter().filter(|&(_, kind, _)| kind != Naming::Identifier);
        let its = named().filter(|&(who, ..)| who == species);
        let shared = its.filter_map(|(_, _, its)| {
            let mut earlier = named().take_while(|&(who, ..)| who < species);
            earlier
                .find(|(_, _, name)| same_name(name.to_bytes(), its.to_bytes()))
                .map(|(who, ..)| who)
        });
        shared.min()
    }

    /// Every name, with its species and kind.
    fn iter(&self) -> impl Iterator<Item = (u16, Naming, &'static CStr)> + use<> {
        let edition = self.edition;
        let of_edition = move |entry: &'static [u8]| match entry {
            [editions, ..] if editions & !7 != EDITIONS => Some(entry),
            [editions, name @ ..] if editions & edition != 0 => Some(name),
            _ => None,
        };
        let mut begun = 0_u16;
        let entries = texts(&TEXT).map(CStr::to_bytes_with_nul).filter_map(of_edition);
        entries.filter_map(move |entry| {
            let (naming, name) = match entry {
                [1, name @ ..] => (Naming::Female, name),
                [2, name @ ..] => (Naming::Neutral, name),
                [3, name @ ..] => (Naming::Identifier, name),
                usual => {
                    begun += 1;
                    (Naming::Usual, usual)
                }
            };
            Some((begun - 1, naming, CStr::from_bytes_with_nul(name).ok()?))
        })
    }
}

/// Whether two names differ at most in capitals and in what parts their words.
pub(crate) fn same_name(a: &[u8], b: &[u8]) -> bool {
    let plain = |byte: &u8| match byte {
        b' ' | b'-' => b'_',
        other => other.to_ascii_lowercase(),
    };
    a.iter().map(plain).eq(b.iter().map(plain))
}
