//! A nurse's touch, which heals a bare hero (part of `mhitu`).

use super::Hero;
use crate::Error;
use crate::dice::Dice;
use crate::nethack::Rules;
use crate::nethack::codes::kind::HEALER;

/// What the hero holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(i32)]
pub enum Wielding {
    /// Nothing.
    #[default]
    Nothing = 0,
    /// A weapon.
    Weapon = 1,
    /// A tool that is a weapon.
    WeaponTool = 2,
    /// Anything else.
    Other = 3,
}

/// A nurse's healing attack that hits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Nurse {
    /// The nurse is cancelled.
    pub cancelled: bool,
    /// The hero is in a form whose touch turns to stone.
    #[doc(alias = "touch_petrifies")]
    pub petrifying: bool,
    /// The hero wears armour of any kind, a shirt included.
    pub armoured: bool,
    /// What the hero holds.
    #[doc(alias = "uwep")]
    pub wielding: Wielding,
    /// The hero's Strength at the moment: 3 to 18, 18/01 as 19, 18/100 as 118, 19 as 119.
    #[doc(alias = "ACURR(A_STR)")]
    pub strength: i32,
    /// How much Strength has been exercised: one more where the exercise tells.
    #[doc(alias = "AEXE(A_STR)")]
    pub strength_exercise: i32,
    /// The same of Constitution.
    #[doc(alias = "AEXE(A_CON)")]
    pub con_exercise: i32,
}

/// What comes of a nurse's hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum Nursed {
    /// It hurts like any other hit.
    Hurt = 0,
    /// It heals.
    Healed = 1,
    /// It heals, and the nurse vanishes.
    Vanishes = 2,
    /// It heals, and the nurse flees. The game has her teleport first, where the level permits
    /// that, with draws of its own; then [`nurse_flight`] tells for how long she flees.
    Flees = 3,
    /// It does nothing, to a Healer who isn't bare.
    Spared = 4,
}

/// A nurse's healing attack hits.
///
/// A bare hero gets 1d7 hit points. One time in seven the maximum rises by 1, and then the
/// nurse may vanish; but the hero's own (not a form's) rises only while it is below 5 * level
/// plus so many d10 as twice the level. Bare is who wears nothing and holds nothing, in 5.0.0
/// nothing that is a weapon. Since 3.6 a nurse doesn't heal a form whose touch turns to stone.
///
/// The wiki's page has (2 + level)d10 for the limit, and 5.0.0's rule about weapons for all.
///
/// Draws, where it heals: one of 7; one of 7; if that was 0, for a hero in his own shape
/// twice his level of 10, and one of 13 for her vanishing; one of 3, and if that was 0 the
/// exercise of Strength; the same for Constitution; unless she vanishes one of 33 for her
/// flight. Exercise draws one of 19 unless the hero is polymorphed or the count is at its
/// limit, 50 or -50.
///
/// # Errors
/// [`Error::Level`] outside `1..=30`.
#[doc(alias = "AD_HEAL")]
pub fn nurse<D: Dice + ?Sized>(
    rules: &Rules,
    hero: &mut Hero,
    touch: &mut Nurse,
    dice: &mut D,
) -> Result<Nursed, Error> {
    let level = hero.known_level()?;
    if touch.cancelled || touch.petrifying && rules.hero_nurse_shuns_petrifying != 0 {
        return Ok(Nursed::Hurt);
    }
    let armed = match touch.wielding {
        Wielding::Nothing => false,
        Wielding::Weapon | Wielding::WeaponTool => true,
        Wielding::Other => rules.hero_nurse_minds_weapons_alone == 0,
    };
    if armed || touch.armoured {
        return Ok(if hero.role.is(HEALER) { Nursed::Spared } else { Nursed::Hurt });
    }
    let in_own_shape = hero.form.is_none();
    let points = hero.in_force_mut();
    points.hp = points.hp.saturating_add(dice.one_to(7));
    let mut hp_max = points.hp_max;
    let mut vanishes = false;
    if dice.below(7) == 0 {
        if !in_own_shape || hp_max < dice.roll(2 * level, 10).saturating_add(5 * level) {
            hp_max = hp_max.saturating_add(1);
        }
        vanishes = dice.below(13) == 0;
    }
    hero.set_max_in_force(hp_max);
    for (value, count) in
        [(touch.strength, &mut touch.strength_exercise), (hero.con, &mut touch.con_exercise)]
    {
        if dice.below(3) == 0 && in_own_shape {
            exercise_up(value, count, dice);
        }
    }
    Ok(if vanishes {
        Nursed::Vanishes
    } else if dice.below(33) == 0 {
        Nursed::Flees
    } else {
        Nursed::Healed
    })
}

/// For how many turns a nurse flees: 3d6.
///
/// Draws: three of 6.
pub fn nurse_flight<D: Dice + ?Sized>(dice: &mut D) -> i32 {
    dice.roll(3, 6)
}

/// Exercises an attribute upwards.
#[doc(alias = "exercise")]
fn exercise_up<D: Dice + ?Sized>(value: i32, count: &mut i32, dice: &mut D) {
    if (-49..=49).contains(count) && dice.below(19) > value {
        *count += 1;
    }
}
