//! How likely Omega's outcomes are, from C.
#![cfg_attr(not(feature = "odds"), allow(unused_imports))]

use super::distribution::monstr_distribution;
#[cfg(feature = "odds")]
use super::distribution::store;
use super::odds::monstr_chance;
use super::omega_place::{monstr_om_place, place};
use super::omega_table::{Source, monstr_om_table};
use super::pointers::{check, list_mut};
use super::status::{Failure, MONSTR_E_COUNT, MONSTR_E_FLAG, Outcome, answer, species_or_none};
use crate::omega::{self, Branches, Told};
#[cfg(feature = "odds")]
use crate::{
    odds::{Chance, at_least_once},
    omega::{Choice, PlacementOdds},
};

/// How many of the 10,000 buckets of random_range() answer `value`, 0..bound-1, for a bound of
/// 1..65535.
#[unsafe(no_mangle)]
pub extern "C" fn monstr_om_buckets(bound: i32, value: i32) -> i32 {
    let count = || -> Outcome {
        match (u16::try_from(bound), u16::try_from(value)) {
            (Ok(bound), Ok(value)) if value < bound => Ok(omega::buckets(bound, value).into()),
            _ => Err(Failure(MONSTR_E_COUNT)),
        }
    };
    answer(count())
}

/// How much a species counts in monstr_om_select() with that difficulty, in ten-thousandths of
/// a draw. Its chance is this over the sum for all species, which is also the chance that one
/// draw is accepted. 0 for a species that can't come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_weight(
    table: *const monstr_om_table,
    difficulty: i32,
    who: i32,
) -> i32 {
    let weigh = || -> Outcome {
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) };
        let source = source.as_ref()?;
        Ok(omega::weight(&source.table, difficulty, source.species(who)?)?.into())
    };
    answer(weigh())
}

/// How much a species counts in the Volcano's broad pool, in ten-thousandths of a draw. Its
/// chance there is this over the sum for all species. 0 for one that isn't in it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_broad_weight(table: *const monstr_om_table, who: i32) -> i32 {
    let weigh = || -> Outcome {
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) };
        let source = source.as_ref()?;
        Ok(omega::broad_weight(&source.table, source.species(who)?)?.into())
    };
    answer(weigh())
}

/// Stores how likely each choice of the place's theme is for one creature of a floor by
/// monstr_om_populate(), and in `told` the species that it tells, as many as there is room for;
/// there are never more than 32. Answers 0. MONSTR_E_LEVEL for a depth below 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_branches(
    table: *const monstr_om_table,
    here: *const monstr_om_place,
    branches: *mut Branches,
    told: *mut Told,
    room: i32,
) -> i32 {
    let tell = || -> Outcome {
        // SAFETY: the header's contract.
        let (source, place) = unsafe { (Source::of(table), place(here)) };
        let (source, place) = (source.as_ref()?, place.as_ref()?);
        check(branches)?;
        // SAFETY: the header's contract.
        let told = unsafe { list_mut(told, room) }?;
        let ways = omega::branches(&source.table, place, told)?;
        // SAFETY: checked just now; the rest is the contract.
        unsafe { *branches = ways };
        Ok(0)
    };
    answer(tell())
}

/// In how many of 10,000 cases somebody comes by monstr_om_wander(), in a dungeon of so many
/// levels, 1..255.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_wander_weight(
    table: *const monstr_om_table,
    here: *const monstr_om_place,
    levels: i32,
) -> i32 {
    let weigh = || -> Outcome {
        // SAFETY: the header's contract.
        let (source, place) = unsafe { (Source::of(table), place(here)) };
        let (source, place) = (source.as_ref()?, place.as_ref()?);
        Ok(omega::wander_weight(&source.table, place, dungeon_levels(levels)?).into())
    };
    answer(weigh())
}

/// A number of levels from C.
pub(super) fn dungeon_levels(levels: i32) -> Result<u8, Failure> {
    u8::try_from(levels).ok().filter(|&levels| levels > 0).ok_or(Failure(MONSTR_E_COUNT))
}

/// In how many of 50,000 cases an encounter by monstr_om_countryside() has so many creatures,
/// 0..65535.
#[unsafe(no_mangle)]
pub extern "C" fn monstr_om_encounter_weight(count: i32) -> i32 {
    match u16::try_from(count) {
        Ok(count) => omega::encounter_weight(count).cast_signed(),
        Err(_) => MONSTR_E_COUNT,
    }
}

/// One of a floor's creatures, by monstr_om_populate().
pub const MONSTR_OM_CHOICE_FLOOR: i32 = 0;
/// By difficulty alone, by monstr_om_select(): who wanders, who is called without a blessing.
pub const MONSTR_OM_CHOICE_DIFFICULTY: i32 = 1;
/// By the next difficulty, by monstr_om_statue().
pub const MONSTR_OM_CHOICE_STATUE: i32 = 2;
/// One of an encounter's creatures, by monstr_om_countryside().
pub const MONSTR_OM_CHOICE_COUNTRYSIDE: i32 = 3;
/// Any species of bands 0 to 8, by monstr_om_wildcard().
pub const MONSTR_OM_CHOICE_WILDCARD: i32 = 4;
/// Any species at all, by monstr_om_summon() with a blessing below 0.
pub const MONSTR_OM_CHOICE_SUMMON: i32 = 5;
/// Whoever is on a square of a temple, by monstr_om_temple_square().
pub const MONSTR_OM_CHOICE_TEMPLE: i32 = 6;
/// A ghost or a haunt, by monstr_om_resting_undead().
pub const MONSTR_OM_CHOICE_MINOR_UNDEAD: i32 = 7;
/// A lich or a vampire lord, by monstr_om_resting_undead().
pub const MONSTR_OM_CHOICE_MAJOR_UNDEAD: i32 = 8;

/// How likely a species is chosen.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_om_share {
    /// How likely it is.
    pub chance: monstr_chance,
    /// The species, or MONSTR_NONE: no species at all.
    pub species: i32,
    /// How many slots of the place's lists tell it. 0 where only draws from the catalogue do.
    pub listed: i32,
}

/// How likely each species is chosen for one creature, all that is drawn for it taken together:
/// stores a row for each species that can be, in the table's order, and one for MONSTR_NONE at
/// the end if it can be nobody; up to `capacity` rows. Answers how many there are, at most one more
/// than the table has species, which may be more than were stored. `shares` may be NULL where
/// `capacity` is 0.
///
/// `choice` is a MONSTR_OM_CHOICE_ code. The terrain, as in monstr_om_countryside(), is only
/// looked at for an encounter. MONSTR_E_LEVEL on a floor of a depth below 0.
///
/// It is the species whose template the creature is made from: one of the log's dead may then
/// come back as another. Each of the 10,000 buckets of random_range() counts as much as the next.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_odds(
    table: *const monstr_om_table,
    here: *const monstr_om_place,
    choice: i32,
    terrain: i32,
    shares: *mut monstr_om_share,
    capacity: i32,
) -> i32 {
    with_odds!(table, here, choice, terrain, shares, capacity; {
        // SAFETY: the header's contract.
        let (source, place) = unsafe { (Source::of(table), place(here)) };
        let (source, place) = (source.as_ref()?, place.as_ref()?);
        // SAFETY: as above.
        let mut room = unsafe { list_mut(shares, capacity) }?.iter_mut();
        let odds = PlacementOdds::of(&source.table, place, choice_of(choice, terrain)?)?;
        let mut count = 0;
        for who in (0..source.table.count()).map(Some).chain([None]) {
            let chance = odds.chance(who)?;
            if chance == Chance::NEVER {
                continue;
            }
            if let Some(next) = room.next() {
                let listed = who.map_or(Ok(0), |who| odds.slots(who))?;
                *next = monstr_om_share {
                    chance: chance.into(),
                    species: species_or_none(who),
                    listed: listed as i32,
                };
            }
            count += 1;
        }
        Ok(count)
    })
}

/// Stores how likely `whom`, a species or MONSTR_NONE, is chosen for one creature, as
/// monstr_om_odds() tells. Answers 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_odds_of(
    table: *const monstr_om_table,
    whom: i32,
    here: *const monstr_om_place,
    choice: i32,
    terrain: i32,
    chance: *mut monstr_chance,
) -> i32 {
    with_odds!(table, whom, here, choice, terrain, chance; {
        // SAFETY: the header's contract.
        let (source, place) = unsafe { (Source::of(table), place(here)) };
        let (source, place) = (source.as_ref()?, place.as_ref()?);
        let whom = source.species_or_none(whom)?;
        check(chance)?;
        let odds = PlacementOdds::of(&source.table, place, choice_of(choice, terrain)?)?;
        let told = odds.chance(whom)?;
        // SAFETY: checked above; the rest is the contract.
        unsafe { *chance = told.into() };
        Ok(0)
    })
}

/// The distribution of how many creatures monstr_om_populate() makes; whoever waits on the floor
/// isn't counted. Answers how much room it takes, in the game's own dungeons 7 at most; where
/// that is more than there is, nothing is stored. MONSTR_E_LEVEL for a depth below 0;
/// MONSTR_E_CAPACITY for a floor that may have more than 128.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_population_odds(
    table: *const monstr_om_table,
    here: *const monstr_om_place,
    odds: *mut monstr_distribution,
) -> i32 {
    with_odds!(table, here, odds; {
        // SAFETY: the header's contract.
        let (source, place) = unsafe { (Source::of(table), place(here)) };
        let (source, place) = (source.as_ref()?, place.as_ref()?);
        let table = &source.table;
        let outcomes = omega::population_outcomes(table, place)?;
        // SAFETY: as above.
        unsafe { store(odds, outcomes, |room| omega::population_odds(table, place, room)) }
    })
}

/// The distribution of how many creatures monstr_om_countryside() makes. Answers how much room
/// it takes, 15 for 1 to 15 of them; where that is more than there is, nothing is stored.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_encounter_odds(odds: *mut monstr_distribution) -> i32 {
    with_odds!(odds; {
        // SAFETY: the header's contract.
        unsafe { store(odds, omega::ENCOUNTER_OUTCOMES, omega::encounter_odds) }
    })
}

/// Stores how likely `whom`, a species, or MONSTR_NONE for anybody, comes at least once in so
/// many checks of monstr_om_wander(), in a dungeon of so many levels, 1..255: accurate for
/// chances as small as they come. Answers 0; MONSTR_E_COUNT also for a negative number of
/// checks.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_arrival_odds(
    table: *const monstr_om_table,
    whom: i32,
    here: *const monstr_om_place,
    levels: i32,
    checks: i32,
    once: *mut f64,
) -> i32 {
    with_odds!(table, whom, here, levels, checks, once; {
        // SAFETY: the header's contract.
        let (source, place) = unsafe { (Source::of(table), place(here)) };
        let (source, place) = (source.as_ref()?, place.as_ref()?);
        let (whom, levels) = (source.species_or_none(whom)?, dungeon_levels(levels)?);
        let checks = u32::try_from(checks).map_err(|_| Failure(MONSTR_E_COUNT))?;
        check(once)?;
        let comes = omega::arrival_odds(&source.table, place, levels, whom)?;
        let told = at_least_once(comes.value, checks)?;
        // SAFETY: checked above; the rest is the contract.
        unsafe { *once = told };
        Ok(0)
    })
}

/// A choice from C.
#[cfg(feature = "odds")]
fn choice_of(choice: i32, terrain: i32) -> Result<Choice, Failure> {
    Ok(match choice {
        MONSTR_OM_CHOICE_FLOOR => Choice::Floor,
        MONSTR_OM_CHOICE_DIFFICULTY => Choice::Difficulty,
        MONSTR_OM_CHOICE_STATUE => Choice::Statue,
        MONSTR_OM_CHOICE_COUNTRYSIDE => Choice::Countryside(terrain),
        MONSTR_OM_CHOICE_WILDCARD => Choice::Wildcard,
        MONSTR_OM_CHOICE_SUMMON => Choice::Summon,
        MONSTR_OM_CHOICE_TEMPLE => Choice::Temple,
        MONSTR_OM_CHOICE_MINOR_UNDEAD => Choice::Undead { major: false },
        MONSTR_OM_CHOICE_MAJOR_UNDEAD => Choice::Undead { major: true },
        _ => return Err(Failure(MONSTR_E_FLAG)),
    })
}
