//! What looks wrong with a table.
//!
//! For whoever makes a table of his own: none of these keeps a rule from working, but each is
//! something that its maker may not have meant. The games' own tables have some too, and keep
//! them:
//!
//! - [`Flaw::Difficulty`]: 5.0.0's cleric and wizard, 12 by hand and 13 by the rule.
//! - [`Flaw::ClassOrder`]: 21 species of 3.4.3, 18 of 3.6.7. Some are a point less difficult
//!   than the one before (the incubus), some begin another kind in their class (the soldier
//!   after the high priest, the ghoul after zombies). 3.6.7's class pick ends by chance
//!   at a too strong species that is harder than the one before, so not at these; 3.4.3's at
//!   one that differs, so at these as well. 5.0.0 sorts its classes.
//! - [`Flaw::OnlyWhereItSuits`]: the young of dragons, nagas, worms and crocodiles, which are
//!   to grow up and not to be met; on a neutral level they count 5, on others 2.
//! - [`Flaw::NeverMet`]: the horned devil, the erinys and the barbed devil. They are of Gehennom
//!   only, and lawful, and no lawful monster is made at random there.
//! - [`Flaw::GrowthShrinks`]: 3.4.3's and 3.6.7's elf, which stands for all elves and is never
//!   made, is of level 10, and the Elf-lord that it would grow into of 8.
//! - [`Flaw::SameName`]: the were creatures, whose two shapes share a name; 5.0.0's priest of a
//!   temple and the hero's role.
//! - [`Flaw::LevelIsHitPoints`]: the mail daemon, with a demon lord's level of 56.

use super::codes::{generation, traits};
use super::difficulty::difficulty_by_rule;
use super::gone::Gone;
use super::place::{Alignment, Place, Temperature};
use super::selection::{Exclusion, common, in_range, sum_of_weight};
use super::species::Species;
use super::table::{Combats, Table};
use crate::Error;

/// What is wrong with a species.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum Flaw {
    /// Its difficulty is not what the rule gives: the difficulty, the rule's.
    Difficulty = 1,
    /// Its class has begun before, and another has come in between; a class pick doesn't see
    /// it. The class, the last species of that before.
    ClassInPieces = 2,
    /// It is less difficult than the species before it in its class, and the class pick counts
    /// on an order (3.4.3, 3.6.7): its difficulty, that of the species before.
    ClassOrder = 3,
    /// Its weight is outside 0..=127 on levels of an alignment, and counts as 0 there (or
    /// whatever the rules say of such weights): the alignment, the weight.
    Weight = 4,
    /// Its frequency is 0, and it comes all the same on levels that suit it: the alignment of
    /// those that suit it best, its weight there.
    OnlyWhereItSuits = 5,
    /// It is meant to be made at random, and never can be: the [`Exclusion`] that keeps it
    /// from coming outside Gehennom, the one in Gehennom.
    NeverMet = 6,
    /// What it grows into grows into it again: the species that it grows into, after how many
    /// steps it is itself again.
    GrowthLoops = 7,
    /// What it grows into is of a lower base level: its level, that of the other.
    GrowthShrinks = 8,
    /// What it grows into is outside the table: the index, how many species there are.
    GrowthOutside = 9,
    /// A species before it has the same name, in capitals or not: that species, 0.
    SameName = 10,
    /// It is unique, and comes in groups: its group flags, 0.
    UniqueInGroups = 11,
    /// Its base level is above 49, which tells fixed hit points, and it isn't one of the
    /// unique monsters for which that is meant, or has another rule for its hit points: the
    /// level, the hit points that the level tells.
    LevelIsHitPoints = 12,
}

/// Something that looks wrong, and the two numbers that matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What it is.
    pub flaw: Flaw,
    /// The species.
    pub species: u16,
    /// The first number that [`Flaw`] tells.
    pub first: i32,
    /// The second.
    pub second: i32,
}

/// Reports everything that looks wrong, from species to species.
///
/// Difficulties are checked where there are `combats`. `namesake` answers the first species
/// before one that shares a name with it: [`Names::namesake`](super::Names::namesake) does.
///
/// # Errors
/// [`Error::Table`] where the combat records don't fit the table; nothing is reported then.
pub fn lint(
    table: &Table<'_>,
    combats: Option<&Combats<'_>>,
    namesake: impl Fn(u16) -> Option<u16>,
    mut report: impl FnMut(Finding),
) -> Result<(), Error> {
    let numbered = || (0..=u16::MAX).zip(table.species);
    if let Some(combats) = combats {
        for (who, _) in numbered() {
            combats.get(who).map_err(|_| Error::Table)?;
        }
    }
    let mut before: Option<&Species> = None;
    for (who, species) in numbered() {
        let mut tell = |flaw, first, second| {
            report(Finding { flaw, species: who, first, second });
        };
        if let Some(Ok((combat, attacks))) = combats.map(|combats| combats.get(who)) {
            let by_rule = difficulty_by_rule(table.rules, species, combat, attacks).difficulty;
            if by_rule != i32::from(species.difficulty) {
                tell(Flaw::Difficulty, species.difficulty.into(), by_rule);
            }
        }
        if who < table.ordinary {
            class(table, who, species, before, &mut tell);
            if !species.has(generation::NOGEN | generation::UNIQ) {
                chances(table, who, species, &mut tell);
            }
        }
        growth(table, who, species, &mut tell);
        if let Some(first) = namesake(who) {
            tell(Flaw::SameName, first.into(), 0);
        }
        let groups = species.generation & (generation::SGROUP | generation::LGROUP);
        if species.has(generation::UNIQ) && groups != 0 {
            tell(Flaw::UniqueInGroups, groups.into(), 0);
        }
        let by_other_rule = species.fixed_hp > 0 || species.is(OTHER_HIT_POINTS);
        if table.rules.is_coded(species.level) && (!species.has(generation::UNIQ) || by_other_rule)
        {
            let level = i32::from(species.level);
            tell(Flaw::LevelIsHitPoints, level, 2 * (level - 6));
        }
        before = Some(species);
    }
    Ok(())
}

/// Whoever has one of these gets hit points by a rule of its own.
const OTHER_HIT_POINTS: u32 = traits::RIDER | traits::ADULT_DRAGON | traits::RISES_STRONGER;

/// Its place in its class.
fn class(
    table: &Table<'_>,
    who: u16,
    species: &Species,
    before: Option<&Species>,
    tell: &mut impl FnMut(Flaw, i32, i32),
) {
    match before {
        Some(before) if before.class == species.class => {
            let counts = table.rules.class_pick_sorted == 0;
            if counts && species.difficulty < before.difficulty {
                tell(Flaw::ClassOrder, species.difficulty.into(), before.difficulty.into());
            }
        }
        _ => {
            let earlier = table.ordinary_species().take(who.into());
            if let Some((last, _)) = earlier.filter(|(_, one)| one.class == species.class).last() {
                tell(Flaw::ClassInPieces, species.class.into(), last.into());
            }
        }
    }
}

/// How much one that is to come at random counts, and whether it ever comes.
fn chances(table: &Table<'_>, who: u16, species: &Species, tell: &mut impl FnMut(Flaw, i32, i32)) {
    let sum = |alignment, temperature| {
        let place = Place { alignment, temperature, ..Place::default() };
        sum_of_weight(table.rules, species, &place)
    };
    let mut best = (0, 0);
    for alignment in Alignment::ALL {
        let here = [Temperature::Normal, Temperature::Hot, Temperature::Cold]
            .map(|temperature| sum(alignment, temperature));
        let weighed = |sum: &i32| (0..=table.rules.weight_ceiling.into()).contains(sum);
        if let Some(&out) = here.iter().find(|sum| !weighed(sum)) {
            tell(Flaw::Weight, alignment as i32, out);
        }
        let most = here.iter().map(|&sum| in_range(table.rules, sum).into()).max();
        if let Some(most) = most.filter(|&most| most > best.1) {
            best = (alignment as i32, most);
        }
    }
    if species.frequency == 0 && best.1 > 0 {
        tell(Flaw::OnlyWhereItSuits, best.0, best.1);
    }
    let excluded = |gehennom| {
        let place = Place { gehennom, ..Place::default() };
        match common(table.rules, who, species, &place, &Gone::NONE) {
            Err(reason) => Some(reason),
            Ok(()) if gehennom && table.rules.hell_rule != 0 && species.has(generation::NOHELL) => {
                Some(Exclusion::NeverInGehennom)
            }
            Ok(()) => (best.1 == 0).then_some(Exclusion::NoWeight),
        }
    };
    if let (Some(outside), Some(inside)) = (excluded(false), excluded(true)) {
        tell(Flaw::NeverMet, outside as i32, inside as i32);
    }
}

/// What it grows into.
fn growth(table: &Table<'_>, who: u16, species: &Species, tell: &mut impl FnMut(Flaw, i32, i32)) {
    let into = i32::from(who) + i32::from(species.grows_by);
    let grown = table.grown(who);
    if into != grown.into() {
        return tell(Flaw::GrowthOutside, into, table.species.len() as i32);
    }
    if let Ok(grown) = table.get(grown)
        && grown.level < species.level
    {
        tell(Flaw::GrowthShrinks, species.level.into(), grown.level.into());
    }
    let further = |last: &u16| Some(table.grown(*last)).filter(|next| next != last);
    let steps = core::iter::successors(further(&who), further).take(table.species.len());
    if let Some((step, _)) = steps.enumerate().find(|&(_, form)| form == who) {
        tell(Flaw::GrowthLoops, into, step as i32 + 1);
    }
}
