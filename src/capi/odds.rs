//! The odds of picks from C.
#![cfg_attr(not(feature = "odds"), allow(unused_imports))]

use super::place::{depth, level, monstr_nh_gone, monstr_nh_place};
use super::pointers::{check, list_mut, read};
use super::selection::{
    class_asked, class_id, in_situation, monstr_nh_class, monstr_nh_pool, resume,
};
use super::status::{
    Failure, MONSTR_E_COUNT, MONSTR_E_LEVEL, MONSTR_NONE, Outcome, answer, species_or_none,
};
use super::table::{Source, monstr_nh_table};
use crate::Error;
#[cfg(feature = "odds")]
use crate::{
    nethack::odds::{PickOdds, chances_by_level, class_odds, polymorph_odds, quest_odds},
    nethack::{ClassPick, Gone, Place, Table},
    odds::{Chance, at_least_once},
};

/// How likely something is. The fraction is in lowest terms; it is there where it, and each
/// step on the way to it, fits in 64 bits.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_chance {
    /// The fraction's numerator.
    pub numerator: u64,
    /// Its denominator. 0: the fraction doesn't fit.
    pub denominator: u64,
    /// The same as a number, 0 to 1.
    pub value: f64,
}

/// How likely a species is the answer.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_nh_share {
    /// How likely it is.
    pub chance: monstr_chance,
    /// The species, or MONSTR_NONE: no species at all.
    pub species: i32,
    /// How much it counts in the draw over the weights; the rows' weights add up to the bound of
    /// that draw, unless a pool is stale. 0 in the odds of a class or a quest enemy.
    pub weight: i32,
}

/// The odds of monstr_nh_pick() at a place: stores a row for each species that can be the
/// answer, in the table's order, and one for MONSTR_NONE at the end if that can; up to
/// `capacity` rows. Answers how many there are, at most one more than the table has species,
/// which may be more than were stored. `shares` may be NULL where `capacity` is 0, and so may
/// `gone`.
///
/// A species' chance is its weight over the sum of the weights, whether the rules make one
/// draw or one for each candidate; in the quest's dungeon its enemies come before that. Dice
/// are taken to be fair.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_pick_odds(
    table: *const monstr_nh_table,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    shares: *mut monstr_nh_share,
    capacity: i32,
) -> i32 {
    with_odds!(table, here, gone, shares, capacity; {
        // SAFETY: the header's contract.
        unsafe { rows(Question::Pick, table, here, gone, shares, capacity) }
    })
}

/// Stores how likely monstr_nh_pick() answers `whom`, a species or MONSTR_NONE. Answers 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_pick_odds_of(
    table: *const monstr_nh_table,
    whom: i32,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    chance: *mut monstr_chance,
) -> i32 {
    with_odds!(table, whom, here, gone, chance; {
        // SAFETY: the header's contract.
        unsafe { tell(Question::Pick, whom, table, here, gone, chance) }
    })
}

/// The odds of monstr_nh_pick_any(), as monstr_nh_pick_odds(): where the ordinary pick gives
/// none, each ordinary species that will do is as likely as the next.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_pick_any_odds(
    table: *const monstr_nh_table,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    shares: *mut monstr_nh_share,
    capacity: i32,
) -> i32 {
    with_odds!(table, here, gone, shares, capacity; {
        // SAFETY: the header's contract.
        unsafe { rows(Question::PickAny, table, here, gone, shares, capacity) }
    })
}

/// The odds of monstr_nh_pool_pick(), as monstr_nh_pick_odds(), from the weights that a pool
/// holds, or will when it is filled. A species in it that can't come any more gives
/// MONSTR_NONE, where the rules look.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_pool_odds(
    pool: *const monstr_nh_pool,
    table: *const monstr_nh_table,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    shares: *mut monstr_nh_share,
    capacity: i32,
) -> i32 {
    with_odds!(pool, table, here, gone, shares, capacity; {
        // SAFETY: the header's contract. The pool is only read.
        unsafe {
            in_situation(table, here, gone, |source, place, gone| {
                let kept = resume(pool.cast_mut())?;
                let asked = Asked::Pick(PickOdds::of_pool(&kept, &source.table, place, gone)?);
                rows_of(&asked, source, shares, capacity)
            })
        }
    })
}

/// The odds of monstr_nh_quest_pick(), as monstr_nh_pick_odds().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_quest_odds(
    table: *const monstr_nh_table,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    shares: *mut monstr_nh_share,
    capacity: i32,
) -> i32 {
    with_odds!(table, here, gone, shares, capacity; {
        // SAFETY: the header's contract.
        unsafe { rows(Question::Quest, table, here, gone, shares, capacity) }
    })
}

/// The odds of monstr_nh_pick_class(), as monstr_nh_pick_odds(). All that it draws is in them:
/// whether a too strong species ends the choice, and in 5.0.0 whether one of the other side of
/// Gehennom may come. MONSTR_E_CAPACITY for a class of more than 128 species, and where the
/// latter goes for so many of them that their weights come to more than 128 sums.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_class_odds(
    table: *const monstr_nh_table,
    asked: *const monstr_nh_class,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    shares: *mut monstr_nh_share,
    capacity: i32,
) -> i32 {
    with_odds!(table, asked, here, gone, shares, capacity; {
        // SAFETY: the header's contract.
        unsafe {
            let question = Question::Class(class_asked(read(asked)?)?);
            rows(question, table, here, gone, shares, capacity)
        }
    })
}

/// Stores how likely monstr_nh_pick_class() answers `whom`, a species or MONSTR_NONE. Answers
/// 0; MONSTR_E_CAPACITY as monstr_nh_class_odds().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_class_odds_of(
    table: *const monstr_nh_table,
    whom: i32,
    asked: *const monstr_nh_class,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    chance: *mut monstr_chance,
) -> i32 {
    with_odds!(table, whom, asked, here, gone, chance; {
        // SAFETY: the header's contract.
        unsafe {
            let question = Question::Class(class_asked(read(asked)?)?);
            tell(question, whom, table, here, gone, chance)
        }
    })
}

/// The odds of monstr_nh_pick_class_for_polymorph(), as monstr_nh_pick_odds().
/// MONSTR_E_UNSUPPORTED in 3.4.3.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_polymorph_odds(
    table: *const monstr_nh_table,
    class: i32,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    shares: *mut monstr_nh_share,
    capacity: i32,
) -> i32 {
    with_odds!(table, class, here, gone, shares, capacity; {
        let question = Question::Polymorph(class_id(class)?);
        // SAFETY: the header's contract.
        unsafe { rows(question, table, here, gone, shares, capacity) }
    })
}

/// Level difficulties and heroes' levels, for monstr_nh_chances_by_level(). All lie in
/// 0..32767.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_nh_level_range {
    /// The first level difficulty.
    pub first_difficulty: i32,
    /// How many of them.
    pub difficulty_count: i32,
    /// The first level of the hero.
    pub first_hero_level: i32,
    /// How many of them.
    pub hero_level_count: i32,
}

/// How likely monstr_nh_pick() answers a species, from level to level: stores the chances for
/// the first level difficulty and each of the hero's levels, then those for the next one, and
/// so on, up to `capacity` of them. The place's own two levels aren't read. Answers how many
/// there are, which may be more than were stored. `chances` may be NULL where `capacity` is 0,
/// and so may `gone`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_chances_by_level(
    table: *const monstr_nh_table,
    who: i32,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    levels: *const monstr_nh_level_range,
    chances: *mut f64,
    capacity: i32,
) -> i32 {
    with_odds!(table, who, here, gone, levels, chances, capacity; {
        // SAFETY: the header's contract.
        unsafe {
            in_situation(table, here, gone, |source, place, gone| {
                let (levels, room) = (read(levels)?, list_mut(chances, capacity)?);
                let (table, who) = (&source.table, source.species(who)?);
                let difficulties = range(levels.first_difficulty, levels.difficulty_count)?;
                let heroes = range(levels.first_hero_level, levels.hero_level_count)?;
                let told = chances_by_level(table, who, place, gone, difficulties, heroes);
                // Quest enemies may fail at one level and not at another: once to see.
                if place.quest_role != 0 {
                    told.clone().take(room.len()).try_for_each(|chance| chance.map(|_| ()))?;
                }
                for (to, chance) in room.iter_mut().zip(told) {
                    *to = chance?.value;
                }
                Ok(levels.difficulty_count.saturating_mul(levels.hero_level_count))
            })
        }
    })
}

/// Stores how likely it is that what happens with a chance of `chance` each time happens at
/// least once in so many times: accurate for chances as small as they come. Answers 0;
/// MONSTR_E_COUNT for a chance outside 0 to 1 and a negative number of times.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_at_least_once(chance: f64, times: i32, once: *mut f64) -> i32 {
    with_odds!(chance, times, once; {
        let times = u32::try_from(times).map_err(|_| Failure(MONSTR_E_COUNT))?;
        check(once)?;
        let told = at_least_once(chance, times)?;
        // SAFETY: checked above; the rest is the contract.
        unsafe { *once = told };
        Ok(0)
    })
}

#[cfg(feature = "odds")]
impl From<Chance> for monstr_chance {
    fn from(chance: Chance) -> Self {
        let Chance { numerator, denominator, value } = chance;
        monstr_chance { numerator, denominator, value }
    }
}

/// Which pick is asked for its odds. A value, and no function, so that what goes through the
/// answers is in a program once.
#[cfg(feature = "odds")]
enum Question {
    Pick,
    PickAny,
    Quest,
    Class(ClassPick),
    Polymorph(u8),
}

/// The same at a place.
#[cfg(feature = "odds")]
enum Asked<'a> {
    Pick(PickOdds<'a>),
    PickAny(PickOdds<'a>),
    Quest(&'a Table<'a>, &'a Place, &'a Gone<'a>),
    Class(&'a ClassPick, &'a Table<'a>, &'a Place, &'a Gone<'a>),
    Polymorph(u8, &'a Table<'a>, &'a Place, &'a Gone<'a>),
}

#[cfg(feature = "odds")]
impl<'a> Asked<'a> {
    fn of(
        question: &'a Question,
        source: &'a Source<'a>,
        place: &'a Place,
        gone: &'a Gone<'a>,
    ) -> Result<Self, Error> {
        let table = &source.table;
        Ok(match question {
            Question::Pick => Asked::Pick(PickOdds::of(table, place, gone)?),
            Question::PickAny => Asked::PickAny(PickOdds::of(table, place, gone)?),
            Question::Quest => Asked::Quest(table, place, gone),
            Question::Class(class) => Asked::Class(class, table, place, gone),
            Question::Polymorph(class) => Asked::Polymorph(*class, table, place, gone),
        })
    }

    /// How likely that species is the answer, or none.
    fn chance(&self, who: Option<u16>) -> Result<Chance, Error> {
        match self {
            Asked::Pick(odds) => odds.chance(who),
            Asked::PickAny(odds) => odds.chance_at_any_cost(who),
            Asked::Quest(table, place, gone) => quest_odds(table, place, gone, who),
            Asked::Class(asked, table, place, gone) => class_odds(table, asked, place, gone, who),
            Asked::Polymorph(class, table, place, gone) => {
                polymorph_odds(table, *class, place, gone, who)
            }
        }
    }

    /// How much the species counts in a draw over the weights; 0 where there is none.
    fn weight(&self, who: u16) -> Result<u32, Error> {
        match self {
            Asked::Pick(odds) | Asked::PickAny(odds) => odds.weight(who),
            _ => Ok(0),
        }
    }
}

/// Stores a row for each answer that can be, and tells how many there are.
///
/// # Safety
/// The header's contract.
#[cfg(feature = "odds")]
unsafe fn rows(
    question: Question,
    table: *const monstr_nh_table,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    shares: *mut monstr_nh_share,
    capacity: i32,
) -> Outcome {
    // SAFETY: the caller's.
    unsafe {
        in_situation(table, here, gone, |source, place, gone| {
            let asked = Asked::of(&question, source, place, gone)?;
            rows_of(&asked, source, shares, capacity)
        })
    }
}

/// # Safety
/// The header's contract.
#[cfg(feature = "odds")]
unsafe fn rows_of(
    asked: &Asked<'_>,
    source: &Source<'_>,
    shares: *mut monstr_nh_share,
    capacity: i32,
) -> Outcome {
    // SAFETY: the caller's.
    let mut room = unsafe { list_mut(shares, capacity) }?.iter_mut();
    // Once to see that there is an answer: it fails, if so, for every species.
    asked.chance(None)?;
    let mut count = 0;
    for who in source.everyone().map(Some).chain([None]) {
        let chance = asked.chance(who)?;
        if chance == Chance::NEVER {
            continue;
        }
        let weight = who.map_or(Ok(0), |who| asked.weight(who))?;
        if let Some(next) = room.next() {
            *next = monstr_nh_share {
                chance: chance.into(),
                species: species_or_none(who),
                weight: i32::try_from(weight).unwrap_or(i32::MAX),
            };
        }
        count += 1;
    }
    Ok(count)
}

/// Stores the chance of one answer: a species, or MONSTR_NONE. Answers 0.
///
/// # Safety
/// The header's contract.
#[cfg(feature = "odds")]
unsafe fn tell(
    question: Question,
    whom: i32,
    table: *const monstr_nh_table,
    here: *const monstr_nh_place,
    gone: *const monstr_nh_gone,
    to: *mut monstr_chance,
) -> Outcome {
    // SAFETY: the caller's.
    unsafe {
        in_situation(table, here, gone, |source, place, gone| {
            let asked = Asked::of(&question, source, place, gone)?;
            let whom = match whom {
                MONSTR_NONE => None,
                who => Some(source.species(who)?),
            };
            check(to)?;
            let chance = asked.chance(whom)?;
            // SAFETY: checked above; the rest is the caller's.
            *to = chance.into();
            Ok(0)
        })
    }
}

/// So many levels from C, all in 0..32767.
#[cfg(feature = "odds")]
fn range(first: i32, count: i32) -> Result<core::ops::RangeInclusive<i16>, Failure> {
    if count < 0 {
        return Err(Failure(MONSTR_E_COUNT));
    }
    let last = i32::from(level(first)?).checked_add(count - 1).ok_or(Failure(MONSTR_E_LEVEL))?;
    Ok(level(first)?..=depth(last)?)
}
