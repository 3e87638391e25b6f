//! What can be wrong with a question: one small enum for all rules.

use core::fmt;

/// Why a rule gave no answer. Whatever was handed in is as it was before. The numbers are those
/// that C gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[repr(i32)]
pub enum Error {
    /// A species' index that the table doesn't have.
    Species = -7,
    /// A quest role that the table doesn't have.
    Role = -9,
    /// A level, or a number of levels, outside the range that the function tells.
    Level = -14,
    /// Hit points, or a number of them, outside the range that the function tells.
    HitPoints = -16,
    /// An attribute outside the range that the function tells.
    Attribute = -22,
    /// A table whose parts don't fit together.
    Table = -6,
    /// A fixed-capacity buffer was too small for what had to go in.
    Capacity = -18,
    /// A pool that no `fill` has left like this.
    Pool = -19,
    /// The dice answered out of range, or the same thing for ever.
    Dice = -17,
    /// A place on the map: none is free, or none was found in all the tries that are made.
    Place = -23,
    /// The game's own part answered what it may not, or the same thing for ever.
    Game = -24,
    /// A number outside the range that the function tells: of things, of turns, a chance.
    Count = -15,
    /// An office that nobody holds.
    Office = -25,
    /// The rules in force don't know what was asked for.
    Unsupported = -5,
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
