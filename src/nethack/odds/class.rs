//! The odds of a class pick.
//!
//! Three things are left to chance: with a hell coin whether a species of the other side of
//! Gehennom may come; whether a too strong one ends the choice; and the last draw, over the
//! weights of those that are left. So what counts on the way is the sum of the weights so far,
//! where some take more than they add also what those before the species take, and with which
//! chance it is that.

use heapless::Vec;

use crate::Error;
use crate::nethack::class_pick::{Choice, ClassPick, polymorph_chances, refused_by};
use crate::nethack::class_run::{Order, Run};
use crate::nethack::{Gone, Place, Table};
use crate::odds::Chance;

/// How many sums of weights can be kept apart. As long as no hell coin decides about a species
/// of the class there is one at a time; in the embedded tables there are 40 at most.
const SUMS: usize = 128;

/// How likely [`pick_class`](crate::nethack::pick_class) answers that species; `None` asks
/// for no species at all.
///
/// ```
/// # #[cfg(feature = "nethack-3-6-7")] {
/// use monstr::nethack::odds::class_odds;
/// use monstr::nethack::{ClassPick, Gone, Place, class, v3_6_7::{TABLE, pm}};
/// let here = Place { level_difficulty: 27, hero_level: 14, ..Place::default() };
/// let lich = ClassPick::of(class::LICH);
/// let chance = class_odds(&TABLE, &lich, &here, &Gone::NONE, Some(pm::DEMILICH))?;
/// assert_eq!(chance.fraction(), Some((19, 96)));
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Species`] outside the table; [`Error::Capacity`] for a class of more than
/// [`ClassPick::CAPACITY`] species, and where a hell coin decides about so many of them that
/// their weights come to more than 128 sums.
pub fn class_odds(
    table: &Table<'_>,
    asked: &ClassPick,
    place: &Place,
    gone: &Gone<'_>,
    who: Option<u16>,
) -> Result<Chance, Error> {
    if is_of_another_class(table, asked.class, who)? {
        return Ok(Chance::NEVER);
    }
    let run = &Run::of(table, asked.class);
    let choice = Choice::new(table, run, asked, place, gone);
    let its_share = match who {
        Some(who) => choice.weight(who, table.get(who)?).taken,
        None => 0,
    };
    // The last draw, should the choice end here.
    let drawn = |sum: &Sum| match who {
        Some(_) => {
            let up_to = sum.taken.saturating_add(its_share.into()).min(sum.weights);
            sum.with.and(Chance::of(up_to - sum.taken.min(up_to), sum.weights))
        }
        None if sum.weights == 0 => sum.without,
        None => Chance::NEVER,
    };

    let mut room = Order::new();
    let order = run.order(table, &mut room)?;
    let mut before = 0;
    let mut is_passed = false;
    let mut answer = Chance::NEVER;
    let (mut sums, mut next) = (&mut Sums(Vec::new()), &mut Sums(Vec::new()));
    sums.add(Sum { weights: 0, taken: 0, without: Chance::ALWAYS, with: Chance::NEVER })?;
    for &nth in order {
        let (looked_at, species) = run.at(nth)?;
        let before = core::mem::replace(&mut before, species.difficulty);
        if choice.passes_over(species) || !choice.gives(looked_at, species, true) {
            continue;
        }
        let comes = match choice.gives(looked_at, species, false) {
            false => hell_coin(table),
            true => Chance::ALWAYS,
        };
        let may_end = choice.may_end(before, species);
        let weight = choice.weight(looked_at, species);
        let is_it = Some(looked_at) == who;
        is_passed |= is_it;
        // What comes after it doesn't move its share.
        let taken = if is_passed || choice.takes_what_it_adds() { 0 } else { weight.taken };
        next.0.clear();
        for sum in &sums.0 {
            if comes != Chance::ALWAYS {
                let stays_away = comes.complement();
                let (without, with) = (sum.without.and(stays_away), sum.with.and(stays_away));
                next.add(Sum { without, with, ..*sum })?;
            }
            let mut comes = comes;
            if may_end && sum.weights > 0 {
                let ends = comes.and(goes_on(table).complement());
                answer = answer.or(ends.and(drawn(sum)));
                comes = comes.and(goes_on(table));
            }
            let (without, with) = match (sum.without.and(comes), sum.with.and(comes)) {
                (without, _) if is_it => (Chance::NEVER, without),
                both => both,
            };
            let weights = sum.weights.saturating_add(weight.added.into());
            let taken = sum.taken.saturating_add(taken.into());
            next.add(Sum { weights, taken, without, with })?;
        }
        core::mem::swap(&mut sums, &mut next);
    }
    Ok(sums.0.iter().fold(answer, |answer, sum| answer.or(drawn(sum))))
}

/// How likely [`pick_class_for_polymorph`](crate::nethack::pick_class_for_polymorph) answers
/// that species; `None` asks for no species at all.
///
/// # Errors
/// [`Error::Species`] outside the table; [`Error::Unsupported`] where the rules don't know it
/// (3.4.3).
pub fn polymorph_odds(
    table: &Table<'_>,
    class: u8,
    place: &Place,
    gone: &Gone<'_>,
    who: Option<u16>,
) -> Result<Chance, Error> {
    let rules = table.rules;
    if rules.polymorph_by_class == 0 {
        return Err(Error::Unsupported);
    }
    if is_of_another_class(table, class, who)? {
        return Ok(Chance::NEVER);
    }
    let run = Run::of(table, class);
    let with_coin = |coin_is_0: bool| {
        let refused = refused_by(rules, class, place, coin_is_0);
        let chances = polymorph_chances(table.rules, &run, gone, refused);
        let total: i32 = chances.clone().map(|(_, weight)| weight).sum();
        match who {
            None if total == 0 => Chance::ALWAYS,
            None => Chance::NEVER,
            Some(who) => {
                let mut its = chances.filter(|&(one, _)| one == who);
                let weight = its.next().map_or(0, |(_, weight)| weight);
                Chance::of(weight.unsigned_abs(), total.unsigned_abs())
            }
        }
    };
    let coin = hell_coin(table);
    Ok(coin.and(with_coin(true)).or(coin.complement().and(with_coin(false))))
}

/// Whether the species can't be the answer because it is of another class.
fn is_of_another_class(table: &Table<'_>, class: u8, who: Option<u16>) -> Result<bool, Error> {
    Ok(match who {
        Some(who) => table.get(who)?.class != class,
        None => false,
    })
}

/// How likely the hell coin shows 0; without one it is as if it did.
fn hell_coin(table: &Table<'_>) -> Chance {
    Chance::of(1, u32::from(table.rules.hell_coin).max(1))
}

/// How likely the choice goes on at a species that may end it.
fn goes_on(table: &Table<'_>) -> Chance {
    match table.rules.class_pick_coin {
        0 => Chance::NEVER,
        sides => Chance::of(1, sides.into()),
    }
}

/// A sum of weights on the way, and how likely it comes to that.
struct Sum {
    weights: u32,
    /// What those before the species asked for take off the last draw, where that matters.
    taken: u32,
    /// With the species asked for not among them.
    without: Chance,
    /// With it among them.
    with: Chance,
}

/// All that the weights may have come to so far.
struct Sums(Vec<Sum, SUMS>);

impl Sums {
    fn add(&mut self, sum: Sum) -> Result<(), Error> {
        let key = (sum.weights, sum.taken);
        if let Some(known) = self.0.iter_mut().find(|known| (known.weights, known.taken) == key) {
            known.without = known.without.or(sum.without);
            known.with = known.with.or(sum.with);
            return Ok(());
        }
        self.0.push(sum).map_err(|_| Error::Capacity)
    }
}
