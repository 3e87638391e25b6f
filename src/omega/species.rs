//! The record of a species: what its creatures are made from.

/// One row of the catalogue: what a creature of the species starts as.
///
/// The codes are told in [`codes`](super::codes). Its names are apart, in
/// [`Names`](super::Names).
#[doc(alias = "Monsters")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Template {
    /// What its corpse weighs.
    pub corpse_weight: i32,
    /// How it is: MONSTR_OM_STATUS_ bits. With AWAKE none of them starts asleep.
    pub status: u32,
    /// What can't hurt it: MONSTR_OM_IMMUNITY_ bits.
    pub immunity: u16,
    /// Hit points.
    pub hp: u16,
    /// What killing one is worth.
    #[doc(alias = "xpv")]
    pub experience: u16,
    /// What its corpse is worth.
    pub corpse_value: i16,
    /// How well it hits.
    pub hit: i16,
    /// How hard it is to hurt.
    #[doc(alias = "ac")]
    pub armour: i16,
    /// How much it hurts.
    #[doc(alias = "dmg")]
    pub damage: i16,
    /// The item that its corpse can become; -1: none.
    #[doc(alias = "transformid")]
    pub corpse_item: i16,
    /// The item that it starts with; -1: none.
    #[doc(alias = "startthing")]
    pub start_item: i16,
    /// What it does when spoken to: a MONSTR_OM_TALK_ code, or -1.
    pub talk: i16,
    /// How it moves: a MONSTR_OM_MOVE_ code, or -1.
    pub movement: i16,
    /// What its hits do: a MONSTR_OM_MELEE_ code, or -1.
    pub melee: i16,
    /// What it does from afar: a MONSTR_OM_STRIKE_ code or another, or -1.
    pub strike: i16,
    /// What else it does: a MONSTR_OM_SP_ code or another, or -1.
    pub special: i16,
    /// From how far it notices the player.
    pub sense: u8,
    /// From how far the player wakes it.
    pub wakeup: u8,
    /// Its level, which is also that of its possessions.
    pub level: u8,
    /// Ticks between its actions.
    pub speed: u8,
    /// How likely it starts asleep: awake with (99 - sleep) percent.
    pub sleep: u8,
    /// It has fewer possessions than this, its starting item aside.
    pub treasure: u8,
    /// A MONSTR_OM_UNIQUENESS_ code. Only the common ones come by ordinary selection.
    pub uniqueness: u8,
    /// What is decided when one is made: a MONSTR_OM_IDENTITY_ code.
    pub identity: u8,
    /// What else is special about it: MONSTR_OM_TRAIT_ bits.
    pub traits: u8,
    /// The letter that shows it.
    pub symbol: u8,
    /// The letter's colour: a MONSTR_OM_COLOUR_ code.
    pub colour: u8,
    /// The colour behind it.
    pub background: u8,
}

impl Template {
    /// Whether it has any of the `traits`.
    pub const fn is(&self, traits: u8) -> bool {
        self.traits & traits != 0
    }

    /// Whether there may be several: what ordinary selection takes.
    pub const fn is_common(&self) -> bool {
        self.uniqueness == super::codes::uniqueness::COMMON
    }
}
