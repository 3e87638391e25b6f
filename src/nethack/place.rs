//! The place and the hero: what a rule must know of the moment.

/// Where the hero is in the endgame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum Plane {
    /// Not in the endgame.
    #[default]
    None = 0,
    /// The Plane of Earth.
    Earth = 1,
    /// The Plane of Air.
    Air = 2,
    /// The Plane of Fire.
    Fire = 3,
    /// The Plane of Water.
    Water = 4,
    /// The Astral Plane, which is of the endgame but no elemental plane.
    Astral = 5,
}

/// The alignment of the hero's level: that of the special level, or of the dungeon branch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Alignment {
    /// The level favours none.
    #[default]
    None,
    /// Lawful.
    Lawful,
    /// Neutral.
    Neutral,
    /// Chaotic.
    Chaotic,
}

impl Alignment {
    /// All of them.
    pub const ALL: [Alignment; 4] =
        [Alignment::None, Alignment::Lawful, Alignment::Neutral, Alignment::Chaotic];

    /// The sign that a species of this side has in its alignment; none for no side.
    pub(super) const fn sign(self) -> Option<i8> {
        match self {
            Alignment::None => None,
            Alignment::Lawful => Some(1),
            Alignment::Neutral => Some(0),
            Alignment::Chaotic => Some(-1),
        }
    }
}

/// The level's temperature. Only 5.0.0's rules ask for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Temperature {
    /// As everywhere.
    #[default]
    Normal,
    /// Hot: whoever resists fire comes more often.
    Hot,
    /// Cold: whoever resists cold comes more often.
    Cold,
}

/// The place and the hero. The default is an ordinary level of the Dungeons of Doom, at
/// difficulty 0 for a hero of level 0: set these two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The level's difficulty, as [`level_difficulty`](super::level_difficulty()) has it.
    pub level_difficulty: i16,
    /// The hero's experience level.
    #[doc(alias = "u.ulevel")]
    pub hero_level: i16,
    /// What stands for the hero's level in the bounds of difficulty; 0: the level itself.
    /// For games that fill a new level by something else, such as the deepest level reached.
    pub hero_level_in_bounds: i16,
    /// Added to the least difficulty that may come (5.0.0's callers do that; 0 else).
    pub min_added: i16,
    /// Added to the greatest difficulty that may come.
    pub max_added: i16,
    /// Where in the endgame; none outside it.
    pub plane: Plane,
    /// The alignment of the level.
    pub alignment: Alignment,
    /// The temperature of the level.
    pub temperature: Temperature,
    /// In Gehennom.
    #[doc(alias = "Inhell")]
    pub gehennom: bool,
    /// On the tribute level, which has only monsters shown as capital letters.
    pub rogue_level: bool,
    /// In the quest's dungeon: the number of the hero's role in the table's quest list,
    /// from 1 on; 0 anywhere else.
    pub quest_role: u8,
    /// How often the Wizard of Yendor has died.
    pub wizard_deaths: u8,
}
