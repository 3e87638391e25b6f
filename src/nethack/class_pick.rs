//! A random species of one class (`mkclass`, `mkclass_poly`).
//!
//! Only the ordinary species of the class are looked at. What is harder than half the
//! level's difficulty is too strong: from the second species on, one that is too strong and
//! harder than its neighbour before ends the choice half of the time. The three editions
//! count in three ways, which [`Rules`] tells apart: by frequency with a bias before jumps
//! in level (3.4.3); by frequency and one more for species that aren't above the hero
//! (3.6.7); that, in order of difficulty, with a coin for each species that may lift the
//! limits of Gehennom (5.0.0).

use super::class;
use super::class_run::{self, Order, Run};
use super::codes::{generation, traits};
use super::gone::Gone;
use super::monster::{adjusted_level_of, surely_within};
use super::place::{Alignment, Place};
use super::rules::{Rules, part};
use super::species::Species;
use super::table::Table;
use crate::Error;
use crate::dice::Dice;
use crate::pool::{draw_among, draw_of};

/// What kind of species is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClassPick {
    /// The class. One without ordinary species gives none.
    pub class: u8,
    /// Generation flags that don't keep a species out this time: NOGEN and UNIQ, with a
    /// hell coin also HELL and NOHELL.
    #[doc(alias = "spc")]
    pub lifted: u8,
    /// Only species whose alignment has this side, where the rules heed it; `None` asks
    /// for no side.
    pub alignment: Alignment,
    /// Gone species count as not gone, where the rules have a hell coin.
    #[doc(alias = "G_IGNORE")]
    pub ignore_gone: bool,
}

impl ClassPick {
    /// How many species of one class can be weighed up. The embedded tables' largest class
    /// has 20.
    pub const CAPACITY: usize = class_run::CAPACITY;

    /// Any species of the class.
    pub const fn of(class: u8) -> Self {
        ClassPick { class, lifted: 0, alignment: Alignment::None, ignore_gone: false }
    }
}

/// A random species of a class; none where none fits.
///
/// Source: `mkclass`. Draws: 5.0.0, one of 9 for each species of the class that isn't
/// passed over for its alignment; all editions, one of 2 for each too strong species that
/// may end the choice; last, unless nothing fits, one with the sum of the weights.
///
/// # Errors
/// [`Error::Capacity`] for a class of more than [`ClassPick::CAPACITY`] species.
#[doc(alias = "mkclass")]
pub fn pick_class<D: Dice + ?Sized>(
    table: &Table<'_>,
    asked: &ClassPick,
    place: &Place,
    gone: &Gone<'_>,
    dice: &mut D,
) -> Result<Option<u16>, Error> {
    let run = Run::of(table, asked.class);
    if run.species.is_empty() {
        return Ok(None);
    }
    let mut room = Order::new();
    let order = run.order(table, &mut room)?;
    let choice = Choice::new(table, &run, asked, place, gone);
    let mut taken = [0_u8; ClassPick::CAPACITY];
    let (mut before, mut total) = (0, 0);
    for (&nth, taken) in order.iter().zip(&mut taken) {
        let (who, species) = run.at(nth)?;
        let before = core::mem::replace(&mut before, species.difficulty);
        if choice.passes_over(species) {
            continue;
        }
        let coin_is_0 = hell_coin_is_0(table.rules, dice);
        if !choice.gives(who, species, coin_is_0) {
            continue;
        }
        if total > 0 && choice.may_end(before, species) && ends(table.rules, dice) {
            break;
        }
        let weight = choice.weight(who, species);
        total += i32::from(weight.added);
        *taken = weight.taken;
    }
    let shares = order.iter().zip(&taken).map(|(nth, &taken)| (nth, taken.into()));
    Ok(draw_of(total, shares, dice).map(|&nth| run.who(nth)))
}

/// A species of a class for a hero who picks the class to become; none where none fits.
/// Levels don't matter, nor who is extinct.
///
/// Source: `mkclass_poly` (3.6.7, 5.0.0). Draws: with a hell coin one of its sides; then,
/// unless nothing fits, one with the sum of the frequencies.
///
/// # Errors
/// [`Error::Unsupported`] where the rules don't know it (3.4.3).
#[doc(alias = "mkclass_poly")]
pub fn pick_class_for_polymorph<D: Dice + ?Sized>(
    table: &Table<'_>,
    class: u8,
    place: &Place,
    gone: &Gone<'_>,
    dice: &mut D,
) -> Result<Option<u16>, Error> {
    let rules = table.rules;
    if rules.polymorph_by_class == 0 {
        return Err(Error::Unsupported);
    }
    let run = Run::of(table, class);
    if run.species.is_empty() {
        return Ok(None);
    }
    let refused = refused_by(rules, class, place, hell_coin_is_0(rules, dice));
    Ok(draw_among(polymorph_chances(rules, &run, gone, refused), dice))
}

/// The species that a hero may become, each with its frequency.
pub(super) fn polymorph_chances<'a>(
    rules: &'a Rules,
    run: &Run<'a>,
    gone: &'a Gone<'_>,
    refused: u8,
) -> impl Iterator<Item = (u16, i32)> + Clone {
    let not_meant = not_meant(rules);
    let usable = run.in_table().filter(move |&(who, species)| {
        !gone.is_genocided(who) && !species.is(not_meant) && !species.has(refused)
    });
    usable.map(|(who, species)| (who, i32::from(species.frequency)))
}

/// The traits of a species that isn't meant itself: a placeholder or, where the rules say so,
/// the mail daemon.
fn not_meant(rules: &Rules) -> u32 {
    let mail = if rules.class_pick_spares_mail != 0 { traits::MAIL_DAEMON } else { 0 };
    traits::PLACEHOLDER | mail
}

/// The generation flags that keep a species out unless they are lifted.
const ALWAYS_REFUSED: u8 = generation::NOGEN | generation::UNIQ;

/// Whether the hell coin shows 0. One draw; without a coin it is as if it did.
fn hell_coin_is_0<D: Dice + ?Sized>(rules: &Rules, dice: &mut D) -> bool {
    rules.hell_coin == 0 || dice.below(rules.hell_coin.into()) == 0
}

/// The generation flags that keep a species out: with a hell coin those of the other side of
/// Gehennom too, unless it has shown 0.
pub(super) fn refused_by(rules: &Rules, class: u8, place: &Place, coin_is_0: bool) -> u8 {
    let lifted = coin_is_0 && !class::contains(rules.hell_coin_exempt, class);
    if rules.hell_coin == 0 || lifted {
        return ALWAYS_REFUSED;
    }
    ALWAYS_REFUSED | if place.gehennom { generation::NOHELL } else { generation::HELL }
}

/// Whether a species that may end the choice does. One draw, unless it always does.
fn ends<D: Dice + ?Sized>(rules: &Rules, dice: &mut D) -> bool {
    rules.class_pick_coin == 0 || dice.below(rules.class_pick_coin.into()) != 0
}

/// A class pick: what it asks of each species, as far as the species doesn't matter known
/// beforehand.
pub(super) struct Choice<'a> {
    table: &'a Table<'a>,
    place: &'a Place,
    gone: &'a Gone<'a>,
    /// Generation flags that keep a species out.
    refused: u8,
    /// Those that do unless the hell coin shows 0.
    refused_by_coin: u8,
    /// Traits that keep a species out.
    not_meant: u32,
    /// The side that is asked for, where the rules heed it.
    side: Option<i8>,
    /// Who is gone counts as not gone.
    ignores_gone: bool,
    /// Frequency 0 counts as 1.
    rare_counts: bool,
    /// A species of more than this difficulty is too strong.
    strongest: i32,
    /// One whose level here is more than this is above the hero, or above what the rules have
    /// instead.
    highest: i32,
    /// One of no more than this base level isn't.
    surely_within: i32,
}

impl<'a> Choice<'a> {
    pub fn new(
        table: &'a Table<'a>,
        run: &Run<'a>,
        asked: &ClassPick,
        place: &'a Place,
        gone: &'a Gone<'a>,
    ) -> Self {
        let rules = table.rules;
        let is_rare = |species: &Species| species.frequency == 0;
        let rare_counts = match rules.class_pick_from_rare {
            0 => false,
            // Most classes have another in the run, and the table needn't be walked for it.
            1 => {
                let is_other = |species: &Species| species.class != asked.class;
                run.species.iter().all(is_rare)
                    && table.species.iter().all(|species| is_other(species) || is_rare(species))
            }
            _ => true,
        };
        let refused = |coin_is_0| refused_by(rules, asked.class, place, coin_is_0) & !asked.lifted;
        let level: i32 = place.level_difficulty.into();
        let highest = match rules.class_pick_skew {
            0 => 2 * i32::from(place.hero_level),
            1 => 2 * level,
            _ => i32::MAX,
        };
        Choice {
            table,
            place,
            gone,
            refused: refused(true),
            refused_by_coin: refused(false),
            not_meant: not_meant(rules),
            side: asked.alignment.sign().filter(|_| rules.class_pick_by_alignment != 0),
            ignores_gone: asked.ignore_gone && rules.hell_coin != 0,
            rare_counts,
            strongest: part::<2>(level, rules.class_pick_divisor)
                + i32::from(rules.class_pick_leeway),
            highest,
            surely_within: surely_within(highest, table, place),
        }
    }

    /// Whether the species is passed over for its alignment.
    pub fn passes_over(&self, species: &Species) -> bool {
        self.side.is_some_and(|side| species.alignment.signum() != side)
    }

    /// Whether the species comes into the choice, with that side of a hell coin.
    pub fn gives(&self, who: u16, species: &Species, coin_is_0: bool) -> bool {
        !species.has(self.refused)
            && !species.is(self.not_meant)
            && (self.ignores_gone || !self.gone.is_gone(who))
            && (!species.has(self.refused_by_coin) || coin_is_0)
    }

    /// Whether it may end the choice by chance, after one that is easier or not.
    pub fn may_end(&self, before: u8, species: &Species) -> bool {
        let difficulty = species.difficulty;
        i32::from(difficulty) > self.strongest
            && match self.table.rules.class_pick_stops_upward {
                0 => difficulty != before,
                _ => difficulty > before,
            }
    }

    // Apart, for few have to be asked.
    #[inline(never)]
    fn rises_above_hero(&self, who: u16, species: &Species) -> bool {
        adjusted_level_of(self.table, who, species, self.place) > self.highest
    }

    /// A number times what the game's own rules multiply the species' weight by.
    fn multiplied(&self, number: u8, who: u16) -> u8 {
        match self.table.extra(who) {
            Some(own) => number.saturating_mul(own.class_factor.max(1)),
            None => number,
        }
    }

    /// Whether in the last draw each species takes what it adds, so that who stands before it
    /// doesn't matter.
    pub fn takes_what_it_adds(&self) -> bool {
        self.table.rules.class_pick_by_weight != 0
    }

    /// What the species counts in the last draw.
    #[inline]
    pub fn weight(&self, who: u16, species: &Species) -> Weight {
        let frequency = species.frequency.max(self.rare_counts.into());
        let is_above_hero =
            i32::from(species.level) > self.surely_within && self.rises_above_hero(who, species);
        if !self.takes_what_it_adds() {
            let added = self.multiplied(frequency, who);
            let more = is_above_hero && self.is_before_leap(who, species);
            return Weight { added, taken: added.saturating_add(more.into()) };
        }
        if frequency == 0 {
            return Weight { added: 0, taken: 0 };
        }
        let weight = self.multiplied(frequency.saturating_add((!is_above_hero).into()), who);
        Weight { added: weight, taken: weight }
    }

    /// Whether the next species in the table is of another level.
    fn is_before_leap(&self, who: u16, species: &Species) -> bool {
        let next = self.table.species.get(usize::from(who) + 1);
        next.is_none_or(|next| next.level != species.level)
    }
}

/// What a species counts in the last draw: what it adds to its bound, and what it takes off the
/// number drawn when its turn comes. 3.4.3 takes one more off before a jump in level for a species
/// that is above the hero.
///
/// That was meant to favour the weak. What it does besides, and is kept: a species of frequency 0
/// may be chosen by it, and the last species get less than their share.
pub(super) struct Weight {
    pub added: u8,
    pub taken: u8,
}
