//! What comes back of the hero's hit points each turn (`moveloop`; `u_regen_hp`; FIQHack's
//! `regen_rate`).
//!
//! The hero's own hit points recover by one of three rules. In 3.4.3 and 3.6.7 up to level 9
//! a point comes every so many turns, the fewer the higher the level; from level 10 on up to
//! level - 9 come every third turn, by a draw on Constitution. In 5.0.0 a point comes by a
//! draw each turn, with a chance of level + Constitution in a hundred. In FIQHack there is no
//! chance: so many hundredths of a point come each turn. A form recovers a point every 20
//! turns in all of them, and a sea monster on land dries out.

use super::turn::{Burden, Turn};
use super::{Hero, Points};
use crate::Error;
use crate::dice::Dice;
use crate::nethack::codes::kind::HEALER;
use crate::nethack::codes::recovery;
use crate::nethack::{Plane, Rules, Table, class};

/// What a turn's recovery asks the game to do besides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Recovered {
    /// The form has no hit points left: the hero returns to his own shape, or dies if he
    /// can't. Nothing has changed.
    pub reverts: bool,
    /// Hit points have become whole: a counted command that isn't a run or a journey ends.
    /// (3.4.3 doesn't care. A return to his own shape ends it in every edition.)
    pub interrupts: bool,
    /// Whatever he carries counts as nothing for the rest of the turn: he is praying.
    pub unburdened: bool,
}

/// One turn's recovery, once the turn counter was raised.
///
/// Nothing recovers while the hero is invulnerable. A form comes first, and his own hit points
/// lie idle behind it, except that in 3.4.3 they recover while the form is whole. Regeneration
/// gives a point each turn: instead of a turn without any in 3.4.3 and 3.6.7, besides the rest
/// in 5.0.0, which has sleep by the property of falling asleep do the same and a point more. A
/// burden of Stressed or worse stops recovery while he moves, unless he regenerates; in 3.4.3
/// it stops a form's even at rest.
///
/// A sea monster's form on land loses a point each turn in 3.4.3, down to 1; since 3.6 by
/// chance, the rarer the fewer are left, and Regeneration keeps it from that.
///
/// Draws, at most one of these: since 3.6 for a form of the sea on land with more than 1 hit
/// point and without Regeneration, one bounded by its hit points, then one of 8. For hit
/// points of his own: from level 10 on in each third turn, with a Constitution above 12, one
/// bounded by it; 5.0.0 one of 100 each turn. Nothing is drawn where nothing is missing, nor
/// where his burden stops it.
///
/// The wiki's page 'Hit points' has 3.6's sea monsters for all editions, one point in 20 turns
/// for a form whatever helps or hinders it, and a burden that stops a moving hero whether he
/// regenerates or not; of 5.0.0 it leaves out what sleep does.
///
/// # Errors
/// [`Error::Level`] outside `1..=30`, [`Error::Attribute`] for a Constitution outside
/// `3..=25`, [`Error::Species`] for a form that the table doesn't have,
/// [`Error::Unsupported`] for a rule of recovery that there isn't.
#[doc(alias = "u_regen_hp")]
#[doc(alias = "regen_hp")]
pub fn recover<D: Dice + ?Sized>(
    table: &Table<'_>,
    hero: &mut Hero,
    turn: &Turn,
    dice: &mut D,
) -> Result<Recovered, Error> {
    hero.known_level()?;
    hero.known_con()?;
    let rules = table.rules;
    if turn.invulnerable {
        return Ok(Recovered { unburdened: true, ..Recovered::default() });
    }
    let help = Help::of(rules, turn);
    if let Some(form) = &mut hero.form {
        let dries = dries_out(table, form.species, turn)?;
        let points = &mut form.points;
        if let Some(recovered) = recover_form(rules, points, dries, turn, help, dice) {
            return Ok(recovered);
        }
    }
    let points = if turn.born_in_form { hero.in_force() } else { &hero.own };
    if points.hp >= points.hp_max {
        return Ok(Recovered::default());
    }
    let gain = gain(rules, hero, turn, help, dice)?;
    let points = if turn.born_in_form { hero.in_force_mut() } else { &mut hero.own };
    Ok(add(rules, points, gain))
}

/// What the hero recovers by his own rule, as long as he isn't whole.
fn gain<D: Dice + ?Sized>(
    rules: &Rules,
    hero: &Hero,
    turn: &Turn,
    help: Help,
    dice: &mut D,
) -> Result<i32, Error> {
    let (level, con) = (hero.known_level()?, hero.known_con()?);
    if !(help.free || help.regenerating) {
        return Ok(0);
    }
    match rules.hero_recovery {
        recovery::BY_TURN => Ok(by_turn(level, con, turn, help, dice)),
        recovery::BY_CHANCE => Ok(by_chance(level, con, help, dice)),
        recovery::IN_HUNDREDTHS => Ok(recovery_share(recovery_rate(hero, turn)?, turn.number)),
        _ => Err(Error::Unsupported),
    }
}

/// A form's turn; none where the hero's own rule is to be asked.
fn recover_form<D: Dice + ?Sized>(
    rules: &Rules,
    points: &mut Points,
    dries: bool,
    turn: &Turn,
    help: Help,
    dice: &mut D,
) -> Option<Recovered> {
    if points.hp < 1 && (dries || !turn.born_in_form) {
        Some(Recovered { reverts: true, ..Recovered::default() })
    } else if dries {
        points.hp -= dried(rules, turn, points.hp, dice);
        Some(Recovered::default())
    } else if turn.born_in_form {
        None
    } else if points.hp < points.hp_max {
        Some(add(rules, points, form_gain(rules, turn, help)))
    } else if rules.hero_recovers_behind_form != 0 {
        None
    } else {
        Some(Recovered::default())
    }
}

/// What a form recovers that isn't whole.
fn form_gain(rules: &Rules, turn: &Turn, help: Help) -> i32 {
    let unhindered = if rules.hero_form_rests != 0 { help.free } else { help.light };
    (help.regenerating || (unhindered && turn.is_every(20))).into()
}

/// What the hit points in force recover in a turn, as long as they aren't whole.
///
/// # Errors
/// [`Error::Unsupported`] for a form that dries out; as [`recover`] otherwise.
#[cfg(feature = "odds")]
pub(in crate::nethack) fn gain_in_force<D: Dice + ?Sized>(
    table: &Table<'_>,
    hero: &Hero,
    turn: &Turn,
    dice: &mut D,
) -> Result<i32, Error> {
    hero.known_level()?;
    hero.known_con()?;
    if turn.invulnerable {
        return Ok(0);
    }
    let help = Help::of(table.rules, turn);
    let of_form = match &hero.form {
        Some(form) if dries_out(table, form.species, turn)? => return Err(Error::Unsupported),
        Some(form) if !turn.born_in_form => Some(&form.points),
        _ => None,
    };
    match of_form {
        // It is over with the form.
        Some(points) if points.hp < 1 => Ok(0),
        Some(_) => Ok(form_gain(table.rules, turn, help)),
        None => gain(table.rules, hero, turn, help, dice),
    }
}

/// The hit points that FIQHack's hero recovers in a hundred turns: 100 for Regeneration, 33
/// for a Healer, 3 a level, 3 for each point of Constitution above 5 (and less below), at the
/// least 1; none for one who turns into a zombie.
///
/// The wiki's page 'Hit points' has the rates, but neither the zombie, nor what stops recovery
/// ([`recover`]), nor how hundredths become points ([`recovery_share`]).
///
/// Role and level are his own also while he is polymorphed. That game's Constitution is 25 on
/// his form's home plane, or with a weapon that fixes it.
///
/// # Errors
/// [`Error::Level`] outside `1..=30`, [`Error::Attribute`] for a Constitution outside
/// `3..=25`.
#[doc(alias = "regen_rate")]
pub fn recovery_rate(hero: &Hero, turn: &Turn) -> Result<i32, Error> {
    let (level, con) = (hero.known_level()?, hero.known_con()?);
    if turn.zombifying {
        return Ok(0);
    }
    let regeneration = if turn.regenerates { 100 } else { 0 };
    let healing = if hero.role.is(HEALER) { 33 } else { 0 };
    Ok((regeneration + healing + 3 * level + 3 * (con - 5)).max(1))
}

/// What comes of a rate in that turn: whole points, so spread that each hundred turns give as
/// many as the rate says.
#[doc(alias = "regeneration_by_rate")]
pub fn recovery_share(rate: i32, turn: u32) -> i32 {
    let turn_of_100 = (turn % 100).cast_signed();
    let part = rate % 100;
    rate / 100 + ((turn_of_100 + 1) * part / 100 - turn_of_100 * part / 100)
}

/// What helps or hinders recovery in a turn.
#[derive(Clone, Copy)]
struct Help {
    /// A point each turn: by Regeneration, or asleep.
    regenerating: bool,
    /// Asleep, where that counts.
    asleep: bool,
    /// His burden is no hindrance, even when he moves.
    light: bool,
    /// He isn't hindered this turn.
    free: bool,
}

impl Help {
    fn of(rules: &Rules, turn: &Turn) -> Self {
        let asleep = rules.hero_recovers_asleep != 0 && turn.sleepy && turn.asleep;
        let light = turn.burden < Burden::Stressed;
        let regenerating = turn.regenerates || asleep;
        Help { regenerating, asleep, light, free: light || !turn.moved }
    }
}

/// 3.4.3's and 3.6.7's rule.
fn by_turn<D: Dice + ?Sized>(level: i32, con: i32, turn: &Turn, help: Help, dice: &mut D) -> i32 {
    let every =
        if level > 9 { 3 } else { 42_u32.checked_div(level.unsigned_abs() + 2).unwrap_or(0) + 1 };
    if !turn.is_every(every) {
        help.regenerating.into()
    } else if level > 9 && con > 12 {
        dice.one_to(con).min(level - 9)
    } else {
        1
    }
}

/// 5.0.0's rule.
fn by_chance<D: Dice + ?Sized>(level: i32, con: i32, help: Help, dice: &mut D) -> i32 {
    let lucky = level + con > dice.below(100);
    i32::from(lucky) + i32::from(help.regenerating) + i32::from(help.asleep)
}

/// Whether a form is a sea monster out of its element.
fn dries_out(table: &Table<'_>, form: u16, turn: &Turn) -> Result<bool, Error> {
    let of_the_sea = class::has(table.get(form)?, table.rules.sea_classes);
    let breathes = !(table.rules.hero_dries_breathing != 0 && turn.breathless);
    Ok(of_the_sea && !turn.in_water && turn.plane != Plane::Water && breathes)
}

/// What a sea monster with so many hit points loses on land.
fn dried<D: Dice + ?Sized>(rules: &Rules, turn: &Turn, hp: i32, dice: &mut D) -> i32 {
    if hp <= 1 {
        0
    } else if rules.hero_dries_by_chance == 0 {
        1
    } else if turn.regenerates {
        0
    } else {
        let loses = dice.below(hp) > dice.below(8);
        (loses && (!turn.half_damage || turn.is_every(2))).into()
    }
}

/// Adds to hit points that aren't whole.
fn add(rules: &Rules, points: &mut Points, gain: i32) -> Recovered {
    points.hp = points.hp.saturating_add(gain).min(points.hp_max);
    let whole = gain != 0 && points.hp == points.hp_max;
    Recovered { interrupts: whole && rules.hero_recovery_interrupts != 0, ..Recovered::default() }
}
