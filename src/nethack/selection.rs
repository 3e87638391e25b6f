//! Which species appears here (`rndmonst`, `uncommon`, `align_shift`, `rndmonnum`).
//!
//! Of the ordinary species those are candidates whose difficulty is within the place's
//! [`bounds`], that the level has room for, and that aren't uncommon here.
//! Each counts by its frequency and by how near its alignment is to the level's. 3.4.3 and
//! 3.6.7 pick with one draw over weights which they keep until the hero changes level;
//! 5.0.0 keeps nothing and draws for each candidate. In the quest's dungeon, six times in
//! seven, a quest enemy is asked for first.

use super::class;
use super::codes::{generation, traits};
use super::difficulty::{Bounds, bounds, nth_bounds, tries};
use super::gone::Gone;
use super::place::{Alignment, Place, Plane, Temperature};
use super::quest;
use super::rules::{Rules, part};
use super::species::Species;
use super::table::Table;
use crate::Error;
use crate::dice::Dice;
use crate::pool::{Pool, Reservoir, draw_among};

/// Why a species can't appear: the first reason, in the games' own order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum Exclusion {
    /// It lies beyond the ordinary species: made by name alone.
    NotOrdinary = 1,
    /// Its difficulty is below the least of the place.
    TooWeak = 2,
    /// Its difficulty is above the greatest of the place.
    TooStrong = 3,
    /// The rogue level has only monsters that are shown as capital letters.
    NotCapital = 4,
    /// It can't live on this elemental plane.
    WrongPlane = 5,
    /// It is unique.
    Unique = 6,
    /// It is never made at random.
    NeverGenerated = 7,
    /// It has been genocided.
    Genocided = 8,
    /// It is extinct.
    Extinct = 9,
    /// It is lawful, and this is Gehennom.
    LawfulInGehennom = 10,
    /// It comes in Gehennom only.
    OnlyInGehennom = 11,
    /// It never comes in Gehennom.
    NeverInGehennom = 12,
    /// It may, but its weight here is 0.
    NoWeight = 13,
}

/// Whether the species can be the answer of an ordinary [`pick`] here; if not, the first
/// reason.
///
/// ```
/// # #[cfg(feature = "nethack-3-6-7")] {
/// use monstr::nethack::{Exclusion, Gone, Place, eligibility, v3_6_7::{TABLE, pm}};
/// let here = Place { level_difficulty: 12, hero_level: 8, ..Place::default() };
/// let why = |who| eligibility(&TABLE, who, &here, &Gone::NONE);
/// assert_eq!(why(pm::SOLDIER_ANT)?, Ok(()));
/// assert_eq!(why(pm::NEWT)?, Err(Exclusion::TooWeak));
/// assert_eq!(why(pm::HELL_HOUND_PUP)?, Err(Exclusion::OnlyInGehennom));
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Species`] outside the table.
pub fn eligibility(
    table: &Table<'_>,
    who: u16,
    place: &Place,
    gone: &Gone<'_>,
) -> Result<Result<(), Exclusion>, Error> {
    let species = table.get(who)?;
    if who >= table.ordinary {
        return Ok(Err(Exclusion::NotOrdinary));
    }
    let bounds = bounds_in_force(table, place, gone);
    let may_come =
        fits(species, &bounds).and_then(|()| belongs(table.rules, who, species, place, gone));
    Ok(may_come.and_then(|()| match weight_of(table.rules, species, place) {
        0 => Err(Exclusion::NoWeight),
        _ => Ok(()),
    }))
}

/// The bounds of difficulty that a [`pick`] takes here: the ordinary ones, or by rules that
/// try again with wider ones the first in which anybody can come.
fn bounds_in_force(table: &Table<'_>, place: &Place, gone: &Gone<'_>) -> Bounds {
    let mut bounds = bounds(table.rules, place);
    for again in 1..=table.rules.wider_tries {
        if within(table, bounds, place, gone).next().is_some() {
            break;
        }
        bounds = nth_bounds(table.rules, place, again).unwrap_or(bounds);
    }
    bounds
}

/// Whether its difficulty is within the bounds.
pub(super) fn fits(species: &Species, bounds: &Bounds) -> Result<(), Exclusion> {
    let difficulty = i32::from(species.difficulty);
    if difficulty < bounds.min {
        Err(Exclusion::TooWeak)
    } else if difficulty > bounds.max {
        Err(Exclusion::TooStrong)
    } else {
        Ok(())
    }
}

/// Whether the place has it, its difficulty aside.
pub(super) fn belongs(
    rules: &Rules,
    who: u16,
    species: &Species,
    place: &Place,
    gone: &Gone<'_>,
) -> Result<(), Exclusion> {
    if place.rogue_level || !matches!(place.plane, Plane::None | Plane::Astral) {
        suits(rules, species, place)?;
    }
    common(rules, who, species, place, gone)?;
    if rules.hell_rule != 0 && place.gehennom && species.has(generation::NOHELL) {
        return Err(Exclusion::NeverInGehennom);
    }
    Ok(())
}

/// Whether a level that not every species comes to has it: the rogue level, an elemental plane.
#[cold]
#[inline(never)]
fn suits(rules: &Rules, species: &Species, place: &Place) -> Result<(), Exclusion> {
    if place.rogue_level && !class::has(species, rules.rogue_classes) {
        Err(Exclusion::NotCapital)
    } else if !lives_on(rules, species, place.plane) {
        Err(Exclusion::WrongPlane)
    } else {
        Ok(())
    }
}

/// Whether it may come at all, now and here. In Gehennom the flag HELL isn't asked for, and
/// elsewhere the alignment isn't.
#[doc(alias = "uncommon")]
pub(super) fn common(
    rules: &Rules,
    who: u16,
    species: &Species,
    place: &Place,
    gone: &Gone<'_>,
) -> Result<(), Exclusion> {
    if species.has(generation::UNIQ | generation::NOGEN) {
        let unique = species.has(generation::UNIQ);
        Err(if unique { Exclusion::Unique } else { Exclusion::NeverGenerated })
    } else if gone.is_gone(who) {
        let genocided = gone.is_genocided(who);
        Err(if genocided { Exclusion::Genocided } else { Exclusion::Extinct })
    } else if rules.hell_rule == 0 {
        Ok(())
    } else if place.gehennom && species.alignment > 0 {
        Err(Exclusion::LawfulInGehennom)
    } else if !place.gehennom && species.has(generation::HELL) {
        Err(Exclusion::OnlyInGehennom)
    } else {
        Ok(())
    }
}

/// Whether the species can live on the plane; outside the endgame and on the Astral Plane
/// all do.
#[doc(alias = "wrong_elem_type")]
fn lives_on(rules: &Rules, species: &Species, plane: Plane) -> bool {
    if matches!(plane, Plane::None | Plane::Astral) {
        return true;
    }
    if class::has(species, rules.elemental_classes) {
        // A home has the number of its plane.
        return species.home == plane as u8;
    }
    match plane {
        Plane::Water => species.is(traits::SWIMS),
        Plane::Fire => species.is(traits::RESISTS_FIRE),
        Plane::Air => {
            let flies = species.is(traits::FLIES) && !class::has(species, rules.grounded_classes);
            flies || species.is(traits::AMORPHOUS) || class::has(species, rules.floating_classes)
        }
        Plane::Earth | Plane::None | Plane::Astral => true,
    }
}

/// How much the species counts here, 0 to 127, whether it is a candidate or not: its
/// frequency, how near its alignment is to the level's, and what the level's temperature
/// adds. What falls outside that range counts as 0. (A game's own rules may have it go up to
/// 255, and count what is above as the most.)
///
/// # Errors
/// [`Error::Species`] outside the table.
#[doc(alias = "align_shift")]
#[doc(alias = "temperature_shift")]
pub fn weight(table: &Table<'_>, who: u16, place: &Place) -> Result<u8, Error> {
    Ok(weight_of(table.rules, table.get(who)?, place))
}

#[inline(always)] // in the walk over all species a call would cost as much as it does
fn weight_of(rules: &Rules, species: &Species, place: &Place) -> u8 {
    in_range(rules, sum_of_weight(rules, species, place))
}

/// The weight before anything is cut off.
pub(super) fn sum_of_weight(rules: &Rules, species: &Species, place: &Place) -> i32 {
    let by_alignment = match place.alignment {
        Alignment::None => 0,
        side => weight_by_alignment(rules, species.alignment, side),
    };
    let suited = match place.temperature {
        Temperature::Normal => false,
        Temperature::Hot => species.is(traits::RESISTS_FIRE),
        Temperature::Cold => species.is(traits::RESISTS_COLD),
    };
    let by_temperature = if suited { i32::from(rules.temperature_bonus) } else { 0 };
    i32::from(species.frequency) + by_alignment + by_temperature
}

/// The alignment of a species that has none.
#[doc(alias = "A_NONE")]
const UNALIGNED: i8 = -128;

fn weight_by_alignment(rules: &Rules, alignment: i8, side: Alignment) -> i32 {
    let alignment = i32::from(match alignment {
        UNALIGNED => rules.unaligned_as,
        aligned => aligned,
    });
    let span = i32::from(rules.alignment_span);
    match side {
        Alignment::None => 0,
        Alignment::Neutral => part::<4>(span - alignment.abs(), rules.neutral_divisor),
        Alignment::Lawful | Alignment::Chaotic => {
            let near = if side == Alignment::Lawful { alignment } else { -alignment };
            part::<8>(span + near, rules.alignment_divisor)
        }
    }
}

/// The weight that counts.
pub(super) fn in_range(rules: &Rules, weight: i32) -> u8 {
    match weight {
        ..=0 => 0,
        _ if weight <= rules.weight_ceiling.into() => weight as u8,
        _ if rules.weight_is_capped != 0 => rules.weight_ceiling,
        _ => 0,
    }
}

/// The candidates of an ordinary [`pick`] here, in the table's order, each with its weight,
/// which is above 0. The quest's enemies have no part in it.
pub fn candidates<'a>(
    table: &Table<'a>,
    place: &'a Place,
    gone: &'a Gone<'_>,
) -> impl Iterator<Item = (u16, u8)> + Clone {
    within(table, bounds_in_force(table, place, gone), place, gone)
}

/// The candidates within the bounds.
fn within<'a>(
    table: &Table<'a>,
    bounds: Bounds,
    place: &'a Place,
    gone: &'a Gone<'_>,
) -> impl Iterator<Item = (u16, u8)> + Clone {
    weighed(table, bounds, place, gone).filter(|&(_, weight)| weight > 0)
}

/// The species that may come within the bounds, each with its weight, which may be 0.
///
/// Two filters, so that the compiler puts the first one into the walk: most species end there.
fn weighed<'a>(
    table: &Table<'a>,
    bounds: Bounds,
    place: &'a Place,
    gone: &'a Gone<'_>,
) -> impl Iterator<Item = (u16, u8)> + Clone {
    let rules = table.rules;
    let fit = table.ordinary_species().filter(move |(_, species)| fits(species, &bounds).is_ok());
    let belong =
        fit.filter(move |&(who, species)| belongs(rules, who, species, place, gone).is_ok());
    belong.map(move |(who, species)| (who, weight_of(rules, species, place)))
}

/// A random species for this place; none where nothing fits.
///
/// Source: `rndmonst`. Draws: in the quest's dungeon one of 7, which unless 0 asks
/// [`quest_pick`](super::quest_pick) first. Then one with the weights' total as its bound
/// (3.4.3, 3.6.7: the weights are taken afresh, see [`pick_from_pool`] for the cache that
/// these games keep), or one for each candidate with the sums of the weights as bounds
/// (5.0.0).
///
/// # Errors
/// [`Error::Role`] for a quest role that the table doesn't have; [`Error::Capacity`] for a
/// class of more than [`ClassPick::CAPACITY`](super::ClassPick::CAPACITY) species.
#[doc(alias = "rndmonst")]
pub fn pick<D: Dice + ?Sized>(
    table: &Table<'_>,
    place: &Place,
    gone: &Gone<'_>,
    dice: &mut D,
) -> Result<Option<u16>, Error> {
    let enemy = quest::ask_first(table, place, gone, dice)?;
    Ok(enemy.or_else(|| pick_without_quest(table, place, gone, dice)))
}

/// The pick elsewhere than in the quest's dungeon.
#[inline(never)] // what it takes of the stack isn't taken while a quest enemy is asked for
fn pick_without_quest<D: Dice + ?Sized>(
    table: &Table<'_>,
    place: &Place,
    gone: &Gone<'_>,
    dice: &mut D,
) -> Option<u16> {
    for bounds in tries(table.rules, place) {
        let weighed = weighed(table, bounds, place, gone);
        let chosen = if table.rules.pick_by_reservoir != 0 {
            let mut reservoir = Reservoir::default();
            for (who, weight) in weighed {
                reservoir.offer(who, weight.into(), dice);
            }
            reservoir.chosen
        } else {
            draw_among(weighed.map(|(who, weight)| (who, weight.into())), dice)
        };
        if chosen.is_some() {
            return chosen;
        }
    }
    None
}

/// Fills a pool with the candidates of this place and their weights.
///
/// # Errors
/// [`Error::Capacity`] where the pool's buffer can't hold them.
pub fn fill(
    pool: &mut Pool<'_>,
    table: &Table<'_>,
    place: &Place,
    gone: &Gone<'_>,
) -> Result<(), Error> {
    pool.refill(weighed(table, bounds_in_force(table, place, gone), place, gone))
}

/// A random species for this place from a pool, which is filled first if it is to be.
///
/// This is what 3.4.3 and 3.6.7 do. Their pool is emptied ([`Pool::reset`]) only when the
/// hero arrives on a level, gains or loses an experience level, or is made over into his own
/// kind; a species that is genocided or extinct is forgotten ([`Pool::forget`]). Whatever
/// else changes in between goes unnoticed: the weights are the old ones, and a species
/// drawn that has become uncommon by now leaves the hero alone (none, the draw is made).
///
/// With 5.0.0's rules a pool only saves asking each species again: keep it no longer than
/// the place stays as it is.
///
/// # Errors
/// As [`pick`] and [`fill`].
pub fn pick_from_pool<D: Dice + ?Sized>(
    pool: &mut Pool<'_>,
    table: &Table<'_>,
    place: &Place,
    gone: &Gone<'_>,
    dice: &mut D,
) -> Result<Option<u16>, Error> {
    let enemy = quest_or_fill(pool, table, place, gone, dice)?;
    Ok(enemy.or_else(|| match table.rules.pick_by_reservoir {
        0 => pick_if_common(pool, table, place, gone, dice),
        _ => pool.pick_by_reservoir(dice),
    }))
}

/// [`pick_from_pool`] as often as `picks` has room for: the same species by the same draws.
///
/// ```
/// # #[cfg(feature = "nethack-3-6-7")] {
/// use monstr::dice::Modulo;
/// use monstr::nethack::{Gone, Place, pick_many, v3_6_7::{TABLE, pm}};
/// use monstr::pool::{Candidate, Pool};
/// let here = Place { level_difficulty: 3, hero_level: 1, ..Place::default() };
/// let mut room = [Candidate::default(); 400];
/// let (mut pool, mut dice) = (Pool::new(&mut room), Modulo::seeded(42, 54));
/// let mut picks = [None; 1000];
/// pick_many(&mut pool, &TABLE, &here, &Gone::NONE, &mut dice, &mut picks)?;
/// let jackals = picks.iter().filter(|&&who| who == Some(pm::JACKAL)).count();
/// assert!((40..90).contains(&jackals));
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// As [`pick_from_pool`]; some of `picks` may have been written then.
pub fn pick_many<D: Dice + ?Sized>(
    pool: &mut Pool<'_>,
    table: &Table<'_>,
    place: &Place,
    gone: &Gone<'_>,
    dice: &mut D,
    picks: &mut [Option<u16>],
) -> Result<(), Error> {
    pick_many_as(|who| who, pool, table, place, gone, dice, picks)
}

/// [`pick_many`], each pick told in another way.
pub(crate) fn pick_many_as<T, D: Dice + ?Sized>(
    told: impl Fn(Option<u16>) -> T,
    pool: &mut Pool<'_>,
    table: &Table<'_>,
    place: &Place,
    gone: &Gone<'_>,
    dice: &mut D,
    picks: &mut [T],
) -> Result<(), Error> {
    let mut picks = picks.iter_mut();
    // In the quest's dungeon each asks for an enemy first, and the pool is filled when none comes.
    while place.quest_role != 0 || !pool.is_filled() {
        let Some(pick) = picks.next() else { return Ok(()) };
        *pick = told(pick_from_pool(pool, table, place, gone, dice)?);
    }
    let pool = &*pool;
    if table.rules.pick_by_reservoir != 0 {
        picks.for_each(|pick| *pick = told(pool.pick_by_reservoir(dice)));
        return Ok(());
    }
    // Where all are common still, no pick need ask again.
    let mut all = pool.candidates().iter();
    if picks.len() >= all.len() && all.all(|one| is_common(table, one.species, place, gone)) {
        picks.for_each(|pick| *pick = told(pool.pick(dice)));
    } else {
        picks.for_each(|pick| *pick = told(pick_if_common(pool, table, place, gone, dice)));
    }
    Ok(())
}

/// [`pick_from_pool`] with one draw over the weights, whatever the rules pick by: as likely
/// for each species, and many times as fast as a reservoir, for games that don't need 5.0.0's
/// draws.
///
/// # Errors
/// As [`pick_from_pool`].
pub fn draw_from_pool<D: Dice + ?Sized>(
    pool: &mut Pool<'_>,
    table: &Table<'_>,
    place: &Place,
    gone: &Gone<'_>,
    dice: &mut D,
) -> Result<Option<u16>, Error> {
    let enemy = quest_or_fill(pool, table, place, gone, dice)?;
    Ok(enemy.or_else(|| pick_if_common(pool, table, place, gone, dice)))
}

/// What comes before a pick from a pool: a quest enemy, or the pool is filled if it is to be.
fn quest_or_fill<D: Dice + ?Sized>(
    pool: &mut Pool<'_>,
    table: &Table<'_>,
    place: &Place,
    gone: &Gone<'_>,
    dice: &mut D,
) -> Result<Option<u16>, Error> {
    let enemy = quest::ask_first(table, place, gone, dice)?;
    if enemy.is_none() && !pool.is_filled() {
        fill(pool, table, place, gone)?;
    }
    Ok(enemy)
}

/// A species from a pool, or none where it has become uncommon since the pool was filled.
pub(super) fn pick_if_common<D: Dice + ?Sized>(
    pool: &Pool<'_>,
    table: &Table<'_>,
    place: &Place,
    gone: &Gone<'_>,
    dice: &mut D,
) -> Option<u16> {
    pool.pick(dice).filter(|&who| is_common(table, who, place, gone))
}

/// Whether a species of a pool may still come.
pub(super) fn is_common(table: &Table<'_>, who: u16, place: &Place, gone: &Gone<'_>) -> bool {
    let may_come = |species| common(table.rules, who, species, place, gone).is_ok();
    table.get(who).is_ok_and(may_come)
}

/// How often [`pick_any`] draws before it takes the dice for stuck.
const LAST_RESORT_DRAWS: u32 = 65_536;

/// A species at any cost: [`pick`], and where that finds none a draw among all ordinary
/// species until one comes that isn't unique, never made or of the other side of
/// Gehennom. Who is gone doesn't matter then. None only where no species of the table would
/// do; nothing is drawn for it then.
///
/// Source: `rndmonnum`.
///
/// # Errors
/// As [`pick`]; [`Error::Dice`] where the dice find no species in 65,536 draws.
#[doc(alias = "rndmonnum")]
pub fn pick_any<D: Dice + ?Sized>(
    table: &Table<'_>,
    place: &Place,
    gone: &Gone<'_>,
    dice: &mut D,
) -> Result<Option<u16>, Error> {
    if let Some(who) = pick(table, place, gone, dice)? {
        return Ok(Some(who));
    }
    let rules = table.rules;
    if !table.ordinary_species().any(|(_, species)| will_do(rules, species, place)) {
        return Ok(None);
    }
    for _ in 0..LAST_RESORT_DRAWS {
        let who = u16::try_from(dice.below(table.ordinary.into())).map_err(|_| Error::Dice)?;
        if will_do(rules, table.get(who)?, place) {
            return Ok(Some(who));
        }
    }
    Err(Error::Dice)
}

/// Whether the species may come as the last resort of [`pick_any`].
pub(super) fn will_do(rules: &Rules, species: &Species, place: &Place) -> bool {
    let refused = match place.gehennom {
        true => rules.last_resort_refuses_in_hell,
        false => rules.last_resort_refuses,
    };
    u16::from(species.generation) & refused == 0
}

#[cfg(all(test, feature = "nethack-3-6-7"))]
mod tests {
    use super::super::v3_6_7;
    use super::*;

    /// Fault is put upon fault, from the last that is asked for to the first: each time it is
    /// the newest that is told.
    #[test]
    fn the_first_reason_is_told() {
        use Exclusion::*;
        let mut place = Place { level_difficulty: 12, gehennom: true, ..Place::default() };
        let mut species = Species { class: class::ANT, difficulty: 4, ..Species::default() };
        let (mut flag, mut ordinary) = (0, 1);
        let mut told = |reason, change: &dyn Fn(&mut Species, &mut Place, &mut u8, &mut u16)| {
            change(&mut species, &mut place, &mut flag, &mut ordinary);
            let table =
                Table { ordinary, ..Table::new(core::slice::from_ref(&species), &v3_6_7::RULES) };
            let gone = Gone { flags: &[flag], stride: 1, genocided: 2, extinct: 1 };
            assert_eq!(eligibility(&table, 0, &place, &gone), Ok(Err(reason)));
        };
        told(NoWeight, &|_, _, _, _| {});
        told(OnlyInGehennom, &|s, p, _, _| {
            s.generation = generation::HELL;
            p.gehennom = false;
        });
        told(NeverInGehennom, &|s, p, _, _| {
            s.generation = generation::NOHELL;
            p.gehennom = true;
        });
        told(LawfulInGehennom, &|s, _, _, _| s.alignment = 1);
        told(Extinct, &|_, _, flag, _| *flag |= 1);
        told(Genocided, &|_, _, flag, _| *flag |= 2);
        told(NeverGenerated, &|s, _, _, _| s.generation |= generation::NOGEN);
        told(Unique, &|s, _, _, _| s.generation |= generation::UNIQ);
        told(WrongPlane, &|_, p, _, _| p.plane = Plane::Water);
        told(NotCapital, &|_, p, _, _| p.rogue_level = true);
        told(TooStrong, &|s, _, _, _| s.difficulty = 7);
        told(TooWeak, &|s, _, _, _| s.difficulty = 1);
        told(NotOrdinary, &|_, _, _, ordinary| *ordinary = 0);
    }

    /// Many picks are as many single ones, whatever has become of the pool's species: before the
    /// pool is filled, in the quest's dungeon, where all are extinct since, few and many.
    #[test]
    fn many_picks_are_single_ones() {
        use crate::dice::{Modulo, Traced};
        use crate::pool::Candidate;
        let by_reservoir = Rules { pick_by_reservoir: 1, ..v3_6_7::RULES };
        let ordinary = Place { level_difficulty: 5, hero_level: 3, ..Place::default() };
        let quest = Place { quest_role: 1, ..ordinary };
        let extinct = [1; 400];
        let everybody = Gone { flags: &extinct, stride: 1, genocided: 2, extinct: 1 };
        for (rules, place, gone, count) in [
            (&v3_6_7::RULES, ordinary, Gone::NONE, 200),
            (&v3_6_7::RULES, ordinary, Gone::NONE, 3),
            (&v3_6_7::RULES, ordinary, everybody, 200),
            (&v3_6_7::RULES, quest, Gone::NONE, 200),
            (&by_reservoir, ordinary, everybody, 50),
            (&by_reservoir, quest, Gone::NONE, 50),
        ] {
            let table = Table { rules, ..v3_6_7::TABLE };
            let mut rooms = [[Candidate::default(); 400]; 2];
            let [mut pool, mut other] = rooms.each_mut().map(|room| Pool::new(room));
            // Filled while nobody is gone, or not yet.
            if gone.extinct != 0 {
                fill(&mut pool, &table, &place, &Gone::NONE).unwrap();
                fill(&mut other, &table, &place, &Gone::NONE).unwrap();
            }
            let mut dice = Traced::new(Modulo::seeded(1, 54));
            let mut others = dice.clone();
            let mut picks = [Some(u16::MAX); 200];
            let picks = &mut picks[..count];
            pick_many(&mut pool, &table, &place, &gone, &mut dice, picks).unwrap();
            for pick in picks {
                let single = pick_from_pool(&mut other, &table, &place, &gone, &mut others);
                assert_eq!(Ok(*pick), single);
            }
            assert_eq!(dice.trace(), others.trace());
        }
    }

    /// What is above the ceiling counts for nothing, or as the ceiling.
    #[test]
    fn weights_in_range() {
        let capped = Rules { weight_is_capped: 1, ..Rules::COMMON };
        for (weight, plain, cut) in
            [(-200, 0, 0), (-1, 0, 0), (0, 0, 0), (1, 1, 1), (127, 127, 127), (128, 0, 127)]
        {
            assert_eq!(in_range(&Rules::COMMON, weight), plain);
            assert_eq!(in_range(&capped, weight), cut);
        }
    }
}
