//! The species' names, apart from their records.

use core::ffi::CStr;

/// Which of a species' names is meant. Only 5.0.0 has more than one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Naming {
    /// The male name where there is one, else the only name.
    #[default]
    Usual,
    /// The female name.
    Female,
    /// The name that says nothing of the sex.
    Neutral,
    /// The game's identifier, where it isn't the neutral name in capitals.
    Identifier,
}

/// A second name of a species, in the same text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OtherName {
    pub species: u16,
    pub naming: Naming,
    pub at: u16,
}

/// The names of a table's species.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    /// Every name, each closed by a zero byte.
    pub(crate) text: &'a [u8],
    /// Where each species' usual name begins.
    pub(crate) at: &'a [u16],
    /// Names besides the usual one.
    pub(crate) others: &'a [OtherName],
}

impl<'a> Names<'a> {
    /// The usual name; none outside the table.
    pub fn get(&self, species: u16) -> Option<&'a CStr> {
        self.text_at(*self.at.get(usize::from(species))?)
    }

    /// The name of a kind, or the usual one where the species has no such name. None
    /// outside the table.
    pub fn get_as(&self, species: u16, naming: Naming) -> Option<&'a CStr> {
        let other = self.others.iter().find(|o| o.species == species && o.naming == naming);
        match other {
            Some(other) => self.text_at(other.at),
            None => self.get(species),
        }
    }

    /// The species of that name: a name of any kind, or the game's identifier, with or
    /// without its `PM_`. Capitals, spaces, hyphens and underscores don't matter.
    ///
    /// Where two species have the name, the first in the table answers (`werewolf` is the
    /// animal, and 5.0.0's `priest` is the aligned one): ask for `HUMAN_WEREWOLF` or
    /// `cleric` to get the other.
    #[doc(alias = "name_to_mon")]
    pub fn find(&self, name: &[u8]) -> Option<u16> {
        let name = name.strip_prefix(b"PM_").unwrap_or(name);
        let usual = (0..).zip(self.at).map(|(species, &at)| (species, at));
        let others = self.others.iter().map(|other| (other.species, other.at));
        usual
            .chain(others)
            .filter(|&(_, at)| {
                self.text_at(at).is_some_and(|known| Self::same(known.to_bytes(), name))
            })
            .map(|(species, _)| species)
            .min()
    }

    fn text_at(&self, at: u16) -> Option<&'a CStr> {
        CStr::from_bytes_until_nul(self.text.get(usize::from(at)..)?).ok()
    }

    /// Whether two names differ at most in capitals and in what parts their words.
    pub(crate) fn same(a: &[u8], b: &[u8]) -> bool {
        let plain = |byte: &u8| match byte {
            b' ' | b'-' => b'_',
            other => other.to_ascii_lowercase(),
        };
        a.iter().map(plain).eq(b.iter().map(plain))
    }
}
