//! A random species of one class (`mkclass`, `mkclass_poly`).
//!
//! Only the ordinary species of the class are looked at. What is harder than half the
//! level's difficulty is too strong: from the second species on, one that is too strong and
//! harder than its neighbour before ends the choice half of the time. The three editions
//! count in three ways, which [`Rules`] tells apart: by frequency with a bias before jumps
//! in level (3.4.3); by frequency and one more for species that aren't above the hero
//! (3.6.7); that, in order of difficulty, with a coin for each species that may lift the
//! limits of Gehennom (5.0.0).

use heapless::Vec;

use super::class;
use super::codes::{generation, traits};
use super::gone::Gone;
use super::monster::adjusted_level_of;
use super::place::{Alignment, Place};
use super::rules::{Rules, part};
use super::species::Species;
use super::table::Table;
use crate::Error;
use crate::dice::Dice;
use crate::pool::draw_among;

/// What kind of species is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClassPick {
    /// The class. One without ordinary species gives none.
    pub class: u8,
    /// Generation flags that don't keep a species out this time: NOGEN and UNIQ, with a
    /// hell coin also HELL and NOHELL.
    #[doc(alias = "spc")]
    pub lifted: u16,
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
    pub const CAPACITY: usize = 128;

    /// Any species of the class.
    pub const fn of(class: u8) -> Self {
        ClassPick { class, lifted: 0, alignment: Alignment::None, ignore_gone: false }
    }
}

/// What `Rules::class_pick_sorted` is for a caller's order.
const IN_CALLERS_ORDER: u8 = 2;

/// A species of a [`Run`] and its weight in the class pick.
pub(super) struct Chance {
    /// Its place in the run.
    nth: u8,
    /// A frequency, or one more, times the factor of the game's own.
    weight: u8,
}

impl Chance {
    pub fn who(&self, run: &Run) -> u16 {
        run.start.saturating_add(self.nth.into())
    }
}

pub(super) type Chances = Vec<Chance, { ClassPick::CAPACITY }>;

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
    if table.rules.class_pick_by_weight != 0 {
        pick_by_weight(table, &run, asked, place, gone, dice)
    } else {
        Ok(pick_by_frequency(table, &run, asked, place, gone, dice))
    }
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
    if run.len == 0 {
        return Ok(None);
    }
    let refused = refused(rules, class, place, dice);
    Ok(draw_among(polymorph_chances(table, &run, gone, refused), dice))
}

/// The species that a hero may become, each with its frequency.
pub(super) fn polymorph_chances<'a>(
    table: &Table<'a>,
    run: &Run,
    gone: &'a Gone<'_>,
    refused: u16,
) -> impl Iterator<Item = (u16, i32)> + Clone {
    let rules = table.rules;
    let usable = run.in_table(table).filter(move |&(who, species)| {
        !gone.is_genocided(who) && is_meant(rules, species) && !species.has(refused)
    });
    usable.map(|(who, species)| (who, i32::from(species.frequency)))
}

/// The stretch of the ordinary species of a class, from its first one on.
pub(super) struct Run {
    start: u16,
    len: u16,
}

impl Run {
    pub fn of(table: &Table<'_>, class: u8) -> Self {
        let mut before = table.ordinary_species().skip_while(|(_, s)| s.class != class);
        match before.next() {
            Some((start, _)) if class != 0 => {
                let more = before.take_while(|(_, s)| s.class == class).count();
                Run { start, len: u16::try_from(more).unwrap_or(u16::MAX).saturating_add(1) }
            }
            _ => Run { start: 0, len: 0 },
        }
    }

    /// Its species in the table's order.
    fn in_table<'a>(
        &self,
        table: &Table<'a>,
    ) -> impl Iterator<Item = (u16, &'a Species)> + Clone + use<'a> {
        let from = table.ordinary_species().skip(self.start.into());
        from.take(self.len.into())
    }

    /// Lists its species in the order in which the class pick goes over them: the table's,
    /// from the easiest to the hardest with equals in the table's order, or that which comes
    /// with the table. None has a chance yet.
    pub fn list(&self, table: &Table<'_>, chances: &mut Chances) -> Result<(), Error> {
        if table.rules.class_pick_sorted == IN_CALLERS_ORDER {
            let run = self.start..self.start.saturating_add(self.len);
            for &who in table.class_order.iter().filter(|who| run.contains(who)) {
                let nth = u8::try_from(who - self.start).map_err(|_| Error::Capacity)?;
                chances.push(Chance { nth, weight: 0 }).map_err(|_| Error::Capacity)?;
            }
            return Ok(());
        }
        let rank = |chance: &Chance| match table.rules.class_pick_sorted {
            0 => 0,
            _ => table.get(chance.who(self)).map_or(0, |species| species.difficulty),
        };
        for nth in 0..self.len {
            let nth = u8::try_from(nth).map_err(|_| Error::Capacity)?;
            chances.push(Chance { nth, weight: 0 }).map_err(|_| Error::Capacity)?;
            // It moves up in front of those that are harder.
            let mut up_to = &mut chances[..];
            while let [others @ .., new] = up_to {
                match others.last_mut() {
                    Some(before) if rank(before) > rank(new) => core::mem::swap(before, new),
                    _ => break,
                }
                up_to = others;
            }
        }
        Ok(())
    }
}

/// Neither a placeholder nor, where the rules say so, the mail daemon.
fn is_meant(rules: &Rules, species: &Species) -> bool {
    let mail = if rules.class_pick_spares_mail != 0 { traits::MAIL_DAEMON } else { 0 };
    !species.is(traits::PLACEHOLDER | mail)
}

/// The generation flags that keep a species out; with a hell coin, which is drawn here, those
/// that [`refused_by`] tells.
fn refused<D: Dice + ?Sized>(rules: &Rules, class: u8, place: &Place, dice: &mut D) -> u16 {
    let coin = if rules.hell_coin == 0 { 0 } else { dice.below(rules.hell_coin.into()) };
    refused_by(rules, class, place, coin == 0)
}

/// The generation flags that keep a species out: with a hell coin those of the other side of
/// Gehennom too, unless it has shown 0.
pub(super) fn refused_by(rules: &Rules, class: u8, place: &Place, coin_is_0: bool) -> u16 {
    let always = generation::NOGEN | generation::UNIQ;
    let lifted = coin_is_0 && !class::contains(rules.hell_coin_exempt, class);
    if rules.hell_coin == 0 || lifted {
        return always;
    }
    always | if place.gehennom { generation::NOHELL } else { generation::HELL }
}

/// Whether the species is harder than this level's half.
fn is_too_strong(rules: &Rules, species: &Species, place: &Place) -> bool {
    let most = part(place.level_difficulty.into(), rules.class_pick_divisor, 2);
    i32::from(species.difficulty) > most + i32::from(rules.class_pick_leeway)
}

/// Whether a species that may end the choice does. One draw, unless it always does.
fn ends<D: Dice + ?Sized>(rules: &Rules, dice: &mut D) -> bool {
    rules.class_pick_coin == 0 || dice.below(rules.class_pick_coin.into()) != 0
}

/// Whether the species' level here is above the hero's twice over, or above whatever the rules
/// have instead.
fn is_above_hero(table: &Table<'_>, who: u16, species: &Species, place: &Place) -> bool {
    let measure = match table.rules.class_pick_skew {
        0 => place.hero_level,
        1 => place.level_difficulty,
        _ => return false,
    };
    adjusted_level_of(table, who, species, place) > 2 * i32::from(measure)
}

/// What the game's own rules multiply the species' weight by.
fn factor(table: &Table<'_>, who: u16) -> u8 {
    table.extra(who).class_factor.max(1)
}

/// Whether the alignment asked for refuses the species.
fn is_of_another_side(rules: &Rules, species: &Species, asked: Alignment) -> bool {
    rules.class_pick_by_alignment != 0
        && asked.sign().is_some_and(|side| species.alignment.signum() != side)
}

/// What a choice by weight makes of a species, before any draw.
pub(super) struct Prospect {
    /// It isn't gone, and it is meant itself.
    pub usable: bool,
    /// Its generation flags, but for those that were lifted.
    pub flags: u16,
    /// What it counts in the last draw; 0: it is passed over there.
    pub weight: u8,
    /// It ends the choice by chance, unless none before it has a weight.
    pub may_end: bool,
}

/// A choice by weight, which goes over the species of a class in order.
pub(super) struct Choice<'a> {
    table: &'a Table<'a>,
    asked: &'a ClassPick,
    place: &'a Place,
    gone: &'a Gone<'a>,
    /// Frequency 0 counts as 1.
    rare_counts: bool,
    difficulty_before: u8,
}

impl<'a> Choice<'a> {
    pub fn new(
        table: &'a Table<'a>,
        asked: &'a ClassPick,
        place: &'a Place,
        gone: &'a Gone<'a>,
    ) -> Self {
        let rare_counts = match table.rules.class_pick_from_rare {
            0 => false,
            1 => table.species.iter().all(|s| s.class != asked.class || s.frequency == 0),
            _ => true,
        };
        Choice { table, asked, place, gone, rare_counts, difficulty_before: 0 }
    }

    /// Looks at the next species; nothing where it is passed over for its alignment.
    pub fn look_at(&mut self, who: u16) -> Result<Option<Prospect>, Error> {
        let Choice { table, asked, place, gone, rare_counts, .. } = *self;
        let (rules, species) = (table.rules, table.get(who)?);
        let easier = core::mem::replace(&mut self.difficulty_before, species.difficulty);
        if is_of_another_side(rules, species, asked.alignment) {
            return Ok(None);
        }
        let ignores_gone = asked.ignore_gone && rules.hell_coin != 0;
        let frequency = if rare_counts { species.frequency.max(1) } else { species.frequency };
        let bonus = u8::from(frequency > 0 && !is_above_hero(table, who, species, place));
        Ok(Some(Prospect {
            usable: (ignores_gone || !gone.is_gone(who)) && is_meant(rules, species),
            flags: species.generation & !asked.lifted,
            weight: frequency.saturating_add(bonus).saturating_mul(factor(table, who)),
            may_end: is_too_strong(rules, species, place)
                && jumps(rules, easier, species.difficulty),
        }))
    }
}

/// The shape of 3.6.7 and 5.0.0: one pass gives each species its weight.
fn pick_by_weight<D: Dice + ?Sized>(
    table: &Table<'_>,
    run: &Run,
    asked: &ClassPick,
    place: &Place,
    gone: &Gone<'_>,
    dice: &mut D,
) -> Result<Option<u16>, Error> {
    let mut chances = Chances::new();
    run.list(table, &mut chances)?;
    let mut choice = Choice::new(table, asked, place, gone);
    let mut some_has_a_chance = false;
    for chance in &mut chances {
        let Some(one) = choice.look_at(chance.who(run))? else { continue };
        let refused = refused(table.rules, asked.class, place, dice);
        if !one.usable || one.flags & refused != 0 {
            continue;
        }
        if one.may_end && some_has_a_chance && ends(table.rules, dice) {
            break;
        }
        chance.weight = one.weight;
        some_has_a_chance |= one.weight > 0;
    }
    Ok(draw_among(chances.iter().map(|chance| (chance.who(run), chance.weight.into())), dice))
}

/// Whether a too strong species of this difficulty, after one of that, may end the choice.
fn jumps(rules: &Rules, before: u8, difficulty: u8) -> bool {
    match rules.class_pick_stops_upward {
        0 => difficulty != before,
        _ => difficulty > before,
    }
}

/// What a choice by frequency makes of a species that it can give.
#[derive(Clone, Copy)]
pub(super) struct Portion {
    /// The species.
    pub who: u16,
    /// What it adds to the bound of the last draw.
    pub frequency: u8,
    /// What it takes off the draw: its frequency, and for a species that is above the hero
    /// one more before a jump in level.
    pub takes: u16,
    /// It ends the adding up by chance, unless nothing has been added yet.
    pub may_end: bool,
}

/// The species of a class that a choice by frequency can give, in the table's order.
pub(super) fn portions<'a>(
    table: &'a Table<'_>,
    run: &Run,
    asked: &ClassPick,
    place: &'a Place,
    gone: &'a Gone<'_>,
) -> impl Iterator<Item = Portion> + Clone {
    let rules = table.rules;
    let refused = (generation::NOGEN | generation::UNIQ) & !asked.lifted;
    let usable = run.in_table(table).filter(move |&(who, species)| {
        !gone.is_gone(who) && !species.has(refused) && is_meant(rules, species)
    });
    usable.map(move |(who, species)| {
        let before = who.checked_sub(1).and_then(|before| table.get(before).ok());
        let easier = before.map_or(0, |before| before.difficulty);
        let next = who.checked_add(1).and_then(|next| table.get(next).ok());
        let leap = next.is_none_or(|next| next.level != species.level);
        let frequency = species.frequency.saturating_mul(factor(table, who));
        let is_above = leap && is_above_hero(table, who, species, place);
        Portion {
            who,
            frequency,
            takes: u16::from(frequency) + u16::from(is_above),
            may_end: is_too_strong(rules, species, place)
                && jumps(rules, easier, species.difficulty),
        }
    })
}

/// The shape of 3.4.3: one pass to add frequencies up, a second to take them off the draw,
/// and one more before each jump in level for a species that is above the hero.
///
/// That was meant to favour the weak. What it does besides, and is kept: a species of
/// frequency 0 may be chosen by it, and the last species get less than their share.
fn pick_by_frequency<D: Dice + ?Sized>(
    table: &Table<'_>,
    run: &Run,
    asked: &ClassPick,
    place: &Place,
    gone: &Gone<'_>,
    dice: &mut D,
) -> Option<u16> {
    let portions = portions(table, run, asked, place, gone);
    let mut total = 0;
    for one in portions.clone() {
        if one.may_end && total > 0 && ends(table.rules, dice) {
            break;
        }
        total += i32::from(one.frequency);
    }
    if total == 0 {
        return None;
    }
    let mut rest = dice.one_to(total);
    let mut portions = portions;
    let found = portions.find(|one| {
        rest = rest.saturating_sub(one.takes.into());
        rest <= 0
    });
    found.map(|one| one.who)
}
