//! The species' names and other texts, apart from their records.

use core::ffi::CStr;

use super::catalogue::{PLACES, TEXT};

/// Which of a species' texts is meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum Text {
    /// Its name.
    #[default]
    Name = 0,
    /// Its corpse's name.
    Corpse = 1,
    /// Its blows, as the game spells them: pairs of `A`ttack, `B`lock, `L`unge or `R`iposte
    /// with where to, `?` for anywhere.
    #[doc(alias = "meleestr")]
    Blows = 2,
}

/// How many texts a species has.
pub(super) const TEXTS: usize = 3;

/// The names and other texts of the game's own species.
///
/// They are in one text, each closed by a zero byte, with a list of where each begins. One that
/// another ends with isn't there twice ("dead hornet").
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Names;

impl Names {
    /// The species' name; none outside the table.
    pub fn get(&self, species: u16) -> Option<&'static CStr> {
        self.get_as(species, Text::Name)
    }

    /// One of the species' texts; none outside the table.
    pub fn get_as(&self, species: u16, text: Text) -> Option<&'static CStr> {
        let place = PLACES.get(usize::from(species))?.get(text as usize)?;
        CStr::from_bytes_until_nul(TEXT.get(usize::from(*place)..)?).ok()
    }

    /// The species of that name. Capitals, spaces, hyphens and underscores don't matter.
    /// Of two species with one name (the fairies) the first answers.
    pub fn find(&self, name: &[u8]) -> Option<u16> {
        let mut names = (0..).map_while(|species| self.get(species));
        let found = names.position(|known| crate::nethack::same_name(known.to_bytes(), name))?;
        u16::try_from(found).ok()
    }
}

#[cfg(all(test, feature = "omega", feature = "names"))]
mod tests {
    use super::*;
    use crate::omega::{NAMES, TABLE, monster};

    #[test]
    fn the_texts_of_a_species() {
        assert_eq!(NAMES.get(monster::SHEEP), Some(c"sheep"));
        let texts = [Text::Name, Text::Corpse, Text::Blows]
            .map(|text| NAMES.get_as(monster::SHEEP, text).and_then(|text| text.to_str().ok()));
        assert_eq!(texts, [Some("sheep"), Some("side of mutton"), Some("ALBX")]);
        assert_eq!(NAMES.find(b"Side-of-mutton"), None);
        assert_eq!(NAMES.find(b"SHEEP"), Some(monster::SHEEP));
        assert_eq!(NAMES.get(TABLE.species.len() as u16), None);
    }
}
