//! Which species are gone, read in place from the game's own records.

/// The per-game state of the species, as a game keeps it: one byte of flags for each, at a
/// fixed distance from one another. Nothing is copied.
#[doc(alias = "mvitals")]
#[derive(Clone, Copy, Debug)]
pub struct Gone<'a> {
    /// From the first species' flag byte to the last one's.
    pub flags: &'a [u8],
    /// How many bytes lie between one flag byte and the next, itself included.
    pub stride: usize,
    /// The bits that say 'genocided'.
    pub genocided: u8,
    /// The bits that say 'extinct'.
    pub extinct: u8,
}

impl Gone<'static> {
    /// Nothing is gone.
    pub const NONE: Self = Gone { flags: &[], stride: 1, genocided: 0, extinct: 0 };
}

impl Gone<'_> {
    /// Whether the hero or another power has wiped the species out. One beyond the end of
    /// `flags` isn't gone.
    #[doc(alias = "G_GENOD")]
    pub fn is_genocided(&self, species: u16) -> bool {
        self.flags_of(species) & self.genocided != 0
    }

    /// Whether so many have been made that no more will come.
    #[doc(alias = "G_EXTINCT")]
    pub fn is_extinct(&self, species: u16) -> bool {
        self.flags_of(species) & self.extinct != 0
    }

    /// Genocided or extinct.
    #[doc(alias = "G_GONE")]
    pub fn is_gone(&self, species: u16) -> bool {
        self.flags_of(species) & (self.genocided | self.extinct) != 0
    }

    fn flags_of(&self, species: u16) -> u8 {
        let at = usize::from(species).saturating_mul(self.stride);
        self.flags.get(at).copied().unwrap_or(0)
    }
}
