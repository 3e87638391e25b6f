//! What recovery and overexertion must know of a turn.

use crate::nethack::Plane;

/// How much the hero's burden weighs on him (`near_capacity`, `wtcap`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Burden {
    /// Not at all.
    #[default]
    Unencumbered = 0,
    /// He is Burdened.
    Burdened = 1,
    /// He is Stressed.
    Stressed = 2,
    /// He is Strained.
    Strained = 3,
    /// He is Overtaxed.
    Overtaxed = 4,
    /// He is Overloaded.
    Overloaded = 5,
}

/// A turn, and how the hero spends it. The default is turn 0, at rest and in good order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turn {
    /// The turn counter, raised for this turn already.
    #[doc(alias = "moves")]
    pub number: u32,
    /// His burden.
    pub burden: Burden,
    /// The plane where he is; only [`Plane::Water`] counts.
    pub plane: Plane,
    /// His position has changed since his last action.
    #[doc(alias = "u.umoved")]
    pub moved: bool,
    /// He has Regeneration, from wherever.
    pub regenerates: bool,
    /// His square is water.
    pub in_water: bool,
    /// He need not breathe.
    pub breathless: bool,
    /// He takes half physical damage.
    pub half_damage: bool,
    /// He has the property of falling asleep.
    pub sleepy: bool,
    /// He is asleep now.
    pub asleep: bool,
    /// Nothing can hurt him: he is praying.
    pub invulnerable: bool,
    /// He is turning into a zombie (FIQHack).
    pub zombifying: bool,
    /// The game was begun in the form that he has (FIQHack's polyinit).
    pub born_in_form: bool,
}

impl Turn {
    /// His burden as it counts: none while he is praying.
    pub(super) fn burden_felt(&self) -> Burden {
        if self.invulnerable { Burden::Unencumbered } else { self.burden }
    }

    /// Whether this is a turn that comes every so many.
    pub(super) fn is_every(&self, turns: u32) -> bool {
        self.number.checked_rem(turns) == Some(0)
    }
}
