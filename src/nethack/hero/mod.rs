//! The hero's hit points: start, levels, recovery, overexertion, loss and warnings; healing,
//! prayer, polymorph and death.
//!
//! A hero has hit points of his own and, while polymorphed, those of his form besides. Every
//! rule takes a [`Hero`], which a game fills from its own records, and leaves in it what has
//! changed. What isn't hit points (energy, exercise of attributes, where a body falls) is the
//! game's; each rule tells where in the order of draws it comes.
//!
//! Hit points may be any number that fits: sums that don't stop at the ends of `i32`.

mod death;
mod exertion;
mod healing;
mod level_gain;
mod level_loss;
mod loss;
mod new_man;
mod nurse;
mod polymorph;
mod prayer;
mod recovery;
mod roles;
mod turn;

pub use death::{Fate, Mortality, at_zero, death, revert};
pub use exertion::{
    Exertion, PASSED_OUT, Refusal, exert, exert_in_attack, move_refusal, throw_refusal,
};
pub use healing::{Blessing, Healing, heal, potion, spell};
#[cfg(feature = "odds")]
pub(super) use level_gain::Recipe;
pub use level_gain::{gain_level, level_roll, start};
pub use level_loss::{LevelLoss, level_loss_survived, lose_level};
pub use loss::{Loss, Warning, lose_hit_points, warning};
pub use new_man::{NewAttributes, NewMan, new_man, new_man_outcome};
pub use nurse::{Nurse, Nursed, Wielding, nurse, nurse_flight};
pub use polymorph::{form_hit_points, polymorph};
pub use prayer::{Altar, Boon, Prayer, critically_low, golden_glow, low_hit_points, mend, prayer};
#[cfg(feature = "odds")]
pub(super) use recovery::gain_in_force;
pub use recovery::{Recovered, recover, recovery_rate, recovery_share};
pub use roles::{Advance, RACES, ROLES, Race, Role, con_bonus};
pub use turn::{Burden, Turn};

use crate::Error;

/// The highest experience level.
#[doc(alias = "MAXULEV")]
pub const HIGHEST_LEVEL: i32 = 30;

/// Hit points: how many there are, and the most there can be now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Points {
    /// Those at the moment.
    pub hp: i32,
    /// The most.
    pub hp_max: i32,
}

/// What a polymorphed hero has become.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Form {
    /// The species' index in the table.
    #[doc(alias = "u.umonnum")]
    pub species: u16,
    /// The form's hit points (`u.mh`, `u.mhmax`).
    pub points: Points,
}

/// Whether the hero can change his shape, or be changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Unchanging {
    /// He can.
    #[default]
    No,
    /// He can't, of himself. Life-saving ends that.
    Intrinsic,
    /// He can't for something that he wears, whether of himself or not.
    Worn,
}

/// The hero, as far as hit points go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hero {
    /// The role.
    pub role: Role,
    /// The race.
    pub race: Race,
    /// The experience level, 1..=30.
    #[doc(alias = "u.ulevel")]
    pub level: i32,
    /// The highest level that can be regained.
    #[doc(alias = "u.ulevelmax")]
    pub peak_level: i32,
    /// The hero's own hit points, which lie idle while he is polymorphed.
    #[doc(alias = "u.uhp")]
    #[doc(alias = "u.uhpmax")]
    pub own: Points,
    /// The most that `own.hp_max` has been. Only 5.0.0 has a place for it; no rule here reads
    /// it.
    #[doc(alias = "u.uhppeak")]
    pub hp_peak: i32,
    /// What he is polymorphed into.
    pub form: Option<Form>,
    /// Whether he must stay as he is.
    #[doc(alias = "Unchanging")]
    pub unchanging: Unchanging,
    /// Constitution at the moment, 3..=25.
    #[doc(alias = "ACURR(A_CON)")]
    pub con: i32,
    /// The most that Constitution can be restored to. Only a new man reads it, and
    /// life-saving in the editions where it may change it.
    #[doc(alias = "AMAX(A_CON)")]
    pub con_max: i32,
    /// What each level has given: first the roll at the start, then for each level what took
    /// the hero from there to the next. 3.4.3 doesn't keep it.
    #[doc(alias = "u.uhpinc")]
    pub gains: [i32; HIGHEST_LEVEL as usize],
}

impl Hero {
    /// The hit points that count now: those of his form, or his own.
    pub fn in_force(&self) -> &Points {
        self.form.as_ref().map_or(&self.own, |form| &form.points)
    }

    /// The same, to be changed.
    pub fn in_force_mut(&mut self) -> &mut Points {
        self.form.as_mut().map_or(&mut self.own, |form| &mut form.points)
    }

    /// Sets the most hit points of his own. The peak follows where that is a change, and hit
    /// points above it come down to it.
    #[doc(alias = "setuhpmax")]
    fn set_max(&mut self, hp_max: i32) {
        if hp_max != self.own.hp_max {
            self.own.hp_max = hp_max;
            self.hp_peak = self.hp_peak.max(hp_max);
        }
        self.own.hp = self.own.hp.min(hp_max);
    }

    /// Sets the most of the hit points in force, and brings those down to it.
    fn set_max_in_force(&mut self, hp_max: i32) {
        if let Some(form) = &mut self.form {
            form.points.hp_max = hp_max;
            form.points.hp = form.points.hp.min(hp_max);
        } else {
            self.set_max(hp_max);
        }
    }

    /// The level, if a hero can have it.
    fn known_level(&self) -> Result<i32, Error> {
        if (1..=HIGHEST_LEVEL).contains(&self.level) { Ok(self.level) } else { Err(Error::Level) }
    }

    /// Constitution, if a hero can have it.
    fn known_con(&self) -> Result<i32, Error> {
        if (3..=25).contains(&self.con) { Ok(self.con) } else { Err(Error::Attribute) }
    }

    /// What was gained at a level.
    fn gain_at(&self, level: i32) -> Option<&i32> {
        usize::try_from(level).ok().and_then(|level| self.gains.get(level))
    }

    /// Keeps what was gained at a level, as far as there is room: nothing is kept at the
    /// highest.
    fn keep_gain(&mut self, level: i32, gain: i32) {
        let place = usize::try_from(level).ok().and_then(|level| self.gains.get_mut(level));
        if let Some(place) = place {
            *place = gain;
        }
    }
}
