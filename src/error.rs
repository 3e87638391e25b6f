//! What can be wrong with a question: one small enum for all rules.

use core::fmt;

/// Why a rule gave no answer. Whatever was handed in is as it was before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// A species' index that the table doesn't have.
    Species,
    /// A quest role that the table doesn't have.
    Role,
    /// A level, or a number of levels, outside the range that the function tells.
    Level,
    /// Hit points, or a number of them, outside the range that the function tells.
    HitPoints,
    /// An attribute outside the range that the function tells.
    Attribute,
    /// A table whose parts don't fit together.
    Table,
    /// A fixed-capacity buffer was too small for what had to go in.
    Capacity,
    /// A pool that no `fill` has left like this.
    Pool,
    /// The dice answered out of range, or the same thing for ever.
    Dice,
    /// A place on the map: none is free, or none was found in all the tries that are made.
    Place,
    /// The game's own part answered what it may not, or the same thing for ever.
    Game,
    /// A number outside the range that the function tells: of things, of turns, a chance.
    Count,
    /// An office that nobody holds.
    Office,
    /// The rules in force don't know what was asked for.
    Unsupported,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Error::Species => "no such species in the table",
            Error::Role => "no such quest role in the table",
            Error::Level => "level out of range",
            Error::HitPoints => "hit points out of range",
            Error::Attribute => "attribute out of range",
            Error::Table => "the table's parts don't fit together",
            Error::Capacity => "buffer too small",
            Error::Pool => "the pool is damaged",
            Error::Dice => "the dice answered out of range",
            Error::Place => "no free place on the map",
            Error::Game => "the game's own function answered what it may not",
            Error::Count => "number out of range",
            Error::Office => "nobody holds that office",
            Error::Unsupported => "these rules don't know that",
        })
    }
}

impl core::error::Error for Error {}
