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
    pub fn who(&self, run: &Run<'_>) -> u16 {
        run.start.saturating_add(self.nth.into())
    }

    pub fn species<'a>(&self, run: &Run<'a>) -> Result<&'a Species, Error> {
        run.species.get(usize::from(self.nth)).ok_or(Error::Species)
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
    if run.species.is_empty() {
        return Ok(None);
    }
    let refused = refused(rules, class, place, dice);
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

/// The stretch of the ordinary species of a class, from its first one on.
pub(super) struct Run<'a> {
    start: u16,
    species: &'a [Species],
}

impl<'a> Run<'a> {
    pub fn of(table: &Table<'a>, class: u8) -> Self {
        let all = table.species.get(..table.ordinary.into()).unwrap_or(table.species);
        // The way to the class is most of the work, and goes by eights.
        let eights = all.as_chunks::<8>().0;
        let eight = eights.iter().position(|eight| eight.iter().any(|s| s.class == class));
        let near = all.get(8 * eight.unwrap_or(eights.len())..).unwrap_or(&[]);
        let first = near.iter().position(|s| s.class == class).filter(|_| class != 0);
        let from = first.and_then(|first| near.get(first..)).unwrap_or(&[]);
        let first = first.map(|_| all.len() - from.len());
        let len = from.iter().position(|s| s.class != class).unwrap_or(from.len());
        Run {
            // There are no more ordinary species than fit.
            start: first.and_then(|first| first.try_into().ok()).unwrap_or(0),
            species: from.get(..len).unwrap_or(&[]),
        }
    }

    /// Its species in the table's order.
    pub fn in_table(&self) -> impl Iterator<Item = (u16, &'a Species)> + Clone + use<'a> {
        (self.start..u16::MAX).zip(self.species)
    }

    /// Lists its species in the order in which the class pick goes over them: the table's,
    /// from the easiest to the hardest with equals in the table's order, or that which comes
    /// with the table. None has a chance yet.
    pub fn list(&self, table: &Table<'_>, chances: &mut Chances) -> Result<(), Error> {
        if table.rules.class_pick_sorted == IN_CALLERS_ORDER {
            for &who in table.class_order {
                match who.checked_sub(self.start) {
                    Some(nth) if usize::from(nth) < self.species.len() => add(chances, nth)?,
                    _ => {}
                }
            }
            return Ok(());
        }
        let in_table_order = table.rules.class_pick_sorted == 0;
        for (nth, species) in (0..).zip(self.species) {
            add(chances, nth)?;
            if in_table_order {
                continue;
            }
            // It moves up in front of those that are harder.
            let is_harder = |before: &Chance| {
                let before = self.species.get(usize::from(before.nth));
                before.is_some_and(|before| before.difficulty > species.difficulty)
            };
            let mut up_to = &mut chances[..];
            while let [others @ .., new] = up_to {
                match others.last_mut() {
                    Some(before) if is_harder(before) => core::mem::swap(before, new),
                    _ => break,
                }
                up_to = others;
            }
        }
        Ok(())
    }
}

/// Lists the nth species of a class, without a chance.
fn add(chances: &mut Chances, nth: u16) -> Result<(), Error> {
    let nth = u8::try_from(nth).map_err(|_| Error::Capacity)?;
    chances.push(Chance { nth, weight: 0 }).map_err(|_| Error::Capacity)
}

/// The traits of a species that isn't meant itself: a placeholder or, where the rules say so,
/// the mail daemon.
fn not_meant(rules: &Rules) -> u32 {
    let mail = if rules.class_pick_spares_mail != 0 { traits::MAIL_DAEMON } else { 0 };
    traits::PLACEHOLDER | mail
}

/// The generation flags that keep a species out unless they are lifted.
pub(super) const ALWAYS_REFUSED: u8 = generation::NOGEN | generation::UNIQ;

/// The generation flags that keep a species out; with a hell coin, which is drawn here, those
/// that [`refused_by`] tells.
fn refused<D: Dice + ?Sized>(rules: &Rules, class: u8, place: &Place, dice: &mut D) -> u8 {
    let coin = if rules.hell_coin == 0 { 0 } else { dice.below(rules.hell_coin.into()) };
    refused_by(rules, class, place, coin == 0)
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
    /// Generation flags that don't keep a species out.
    lifted: u8,
    /// Traits that do.
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
        let level: i32 = place.level_difficulty.into();
        Choice {
            table,
            place,
            gone,
            lifted: asked.lifted,
            not_meant: not_meant(rules),
            side: asked.alignment.sign().filter(|_| rules.class_pick_by_alignment != 0),
            ignores_gone: asked.ignore_gone && rules.hell_coin != 0,
            rare_counts,
            strongest: part::<2>(level, rules.class_pick_divisor)
                + i32::from(rules.class_pick_leeway),
            highest: match rules.class_pick_skew {
                0 => 2 * i32::from(place.hero_level),
                1 => 2 * level,
                _ => i32::MAX,
            },
        }
    }

    /// Whether the species is passed over for its alignment.
    pub fn passes_over(&self, species: &Species) -> bool {
        self.side.is_some_and(|side| species.alignment.signum() != side)
    }

    /// Whether the species may be the answer where these generation flags keep one out: it isn't
    /// gone either, and is meant itself.
    pub fn gives(&self, who: u16, species: &Species, refused: u8) -> bool {
        !species.has(refused & !self.lifted)
            && !species.is(self.not_meant)
            && (self.ignores_gone || !self.gone.is_gone(who))
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

    fn is_above_hero(&self, who: u16, species: &Species) -> bool {
        adjusted_level_of(self.table, who, species, self.place) > self.highest
    }

    /// A number times what the game's own rules multiply the species' weight by.
    fn multiplied(&self, number: u8, who: u16) -> u8 {
        match self.table.extra(who) {
            Some(own) => number.saturating_mul(own.class_factor.max(1)),
            None => number,
        }
    }

    /// By weight: what the species counts in the last draw; 0: it is passed over there.
    pub fn weight(&self, who: u16, species: &Species) -> u8 {
        let frequency = species.frequency.max(self.rare_counts.into());
        if frequency == 0 {
            return 0;
        }
        let bonus = u8::from(!self.is_above_hero(who, species));
        self.multiplied(frequency.saturating_add(bonus), who)
    }

    /// By frequency: what it adds to the bound of the last draw.
    pub fn frequency(&self, who: u16, species: &Species) -> u8 {
        self.multiplied(species.frequency, who)
    }

    /// By frequency: what it takes off that draw, which is its frequency, and for a species
    /// that is above the hero one more before a jump in level.
    pub fn takes(&self, who: u16, species: &Species) -> u16 {
        let next = who.checked_add(1).and_then(|next| self.table.get(next).ok());
        let leaps = next.is_none_or(|next| next.level != species.level);
        let more = leaps && self.is_above_hero(who, species);
        u16::from(self.frequency(who, species)) + u16::from(more)
    }
}

/// The shape of 3.6.7 and 5.0.0: one pass gives each species its weight.
fn pick_by_weight<D: Dice + ?Sized>(
    table: &Table<'_>,
    run: &Run<'_>,
    asked: &ClassPick,
    place: &Place,
    gone: &Gone<'_>,
    dice: &mut D,
) -> Result<Option<u16>, Error> {
    let mut chances = Chances::new();
    run.list(table, &mut chances)?;
    let choice = Choice::new(table, run, asked, place, gone);
    let (mut before, mut total) = (0, 0);
    for chance in &mut chances {
        let (who, species) = (chance.who(run), chance.species(run)?);
        let before = core::mem::replace(&mut before, species.difficulty);
        if choice.passes_over(species) {
            continue;
        }
        let refused = refused(table.rules, asked.class, place, dice);
        if !choice.gives(who, species, refused) {
            continue;
        }
        if total > 0 && choice.may_end(before, species) && ends(table.rules, dice) {
            break;
        }
        chance.weight = choice.weight(who, species);
        total += i32::from(chance.weight);
    }
    let weighed = chances.iter().map(|chance| (chance, chance.weight.into()));
    Ok(draw_of(total, weighed, dice).map(|chance| chance.who(run)))
}

/// The shape of 3.4.3: one pass to add frequencies up, a second to take them off the draw,
/// and one more before each jump in level for a species that is above the hero.
///
/// That was meant to favour the weak. What it does besides, and is kept: a species of
/// frequency 0 may be chosen by it, and the last species get less than their share.
fn pick_by_frequency<D: Dice + ?Sized>(
    table: &Table<'_>,
    run: &Run<'_>,
    asked: &ClassPick,
    place: &Place,
    gone: &Gone<'_>,
    dice: &mut D,
) -> Option<u16> {
    let choice = Choice::new(table, run, asked, place, gone);
    let (mut before, mut total) = (0, 0);
    for (who, species) in run.in_table() {
        let before = core::mem::replace(&mut before, species.difficulty);
        if !choice.gives(who, species, ALWAYS_REFUSED) {
            continue;
        }
        if total > 0 && choice.may_end(before, species) && ends(table.rules, dice) {
            break;
        }
        total += i32::from(choice.frequency(who, species));
    }
    if total == 0 {
        return None;
    }
    let drawn = dice.one_to(total);
    let mut up_to = 0;
    let mut given = run.in_table().filter(|&(who, s)| choice.gives(who, s, ALWAYS_REFUSED));
    let found = given.find(|&(who, species)| {
        up_to += i32::from(choice.takes(who, species));
        drawn <= up_to
    });
    found.map(|(who, _)| who)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Modulo, Traced};

    /// Nine of one class, whose first eight make up a step of the way to it, and another.
    fn nine_and_one() -> [Species; 10] {
        let ant = Species { class: class::ANT, frequency: 1, ..Species::default() };
        let mut all = [ant; 10];
        all[9].class = class::BLOB;
        all
    }

    #[test]
    fn the_run_of_a_class() {
        let species = nine_and_one();
        let table = Table::new(&species, &Rules::COMMON);
        let run = |class| {
            let run = Run::of(&table, class);
            (run.start, run.species.len())
        };
        assert_eq!((run(class::ANT), run(class::BLOB)), ((0, 9), (9, 1)));
        assert_eq!((run(0), run(class::DOG)), ((0, 0), (0, 0)));
    }

    /// Who is of another class is passed over in the caller's order.
    #[test]
    fn the_callers_order() {
        let rules = Rules { class_pick_by_weight: 1, class_pick_sorted: 2, ..Rules::COMMON };
        let species = nine_and_one();
        let table = Table { class_order: &[9, 8, 0], ..Table::new(&species, &rules) };
        let place = Place { level_difficulty: 9, hero_level: 9, ..Place::default() };
        let asked = ClassPick { class: class::ANT, ..ClassPick::default() };
        for seed in 0..20 {
            let mut dice = Traced::new(Modulo::seeded(seed, 54));
            let mut expected = dice.clone();
            let picked = pick_class(&table, &asked, &place, &Gone::NONE, &mut dice);
            // Each has a weight of 2, the eighth first.
            let who = if expected.below(4) < 2 { 8 } else { 0 };
            assert_eq!((picked, dice.trace()), (Ok(Some(who)), expected.trace()));
        }
    }
}
