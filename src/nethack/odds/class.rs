//! The odds of a class pick.
//!
//! Three things are left to chance: with a hell coin whether a species of the other side of
//! Gehennom may come; whether a too strong one ends the choice; and the last draw, over the
//! weights of those that are left. So what counts on the way is the sum of the weights so far,
//! and with which chance it is that.

use heapless::Vec;

use crate::Error;
use crate::nethack::class_pick::{
    Chances, Choice, ClassPick, Run, polymorph_chances, portions, refused_by,
};
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
    let run = Run::of(table, asked.class);
    if table.rules.class_pick_by_weight != 0 {
        by_weight(table, &run, asked, place, gone, who)
    } else {
        Ok(by_frequency(table, &run, asked, place, gone, who))
    }
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
        let chances = polymorph_chances(table, &run, gone, refused);
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
    /// With the species asked for not among them.
    without: Chance,
    /// With it among them.
    with: Chance,
}

/// All that the weights may have come to so far.
struct Sums(Vec<Sum, SUMS>);

impl Sums {
    fn add(&mut self, weights: u32, without: Chance, with: Chance) -> Result<(), Error> {
        if let Some(known) = self.0.iter_mut().find(|known| known.weights == weights) {
            known.without = known.without.or(without);
            known.with = known.with.or(with);
            return Ok(());
        }
        self.0.push(Sum { weights, without, with }).map_err(|_| Error::Capacity)
    }
}

/// The shape of 3.6.7 and 5.0.0.
fn by_weight(
    table: &Table<'_>,
    run: &Run,
    asked: &ClassPick,
    place: &Place,
    gone: &Gone<'_>,
    who: Option<u16>,
) -> Result<Chance, Error> {
    let refused = |coin_is_0| refused_by(table.rules, asked.class, place, coin_is_0);
    let (strict, lenient) = (refused(false), refused(true));
    let its_weight = match who {
        Some(who) => {
            Choice::new(table, asked, place, gone).look_at(who)?.map_or(0, |one| one.weight)
        }
        None => 0,
    };
    // The last draw, should the choice end here.
    let drawn = |sum: &Sum| match who {
        Some(_) => sum.with.and(Chance::of(its_weight.into(), sum.weights)),
        None if sum.weights == 0 => sum.without,
        None => Chance::NEVER,
    };

    let mut listed = Chances::new();
    run.list(table, &mut listed)?;
    let mut choice = Choice::new(table, asked, place, gone);
    let mut answer = Chance::NEVER;
    let (mut sums, mut next) = (&mut Sums(Vec::new()), &mut Sums(Vec::new()));
    sums.add(0, Chance::ALWAYS, Chance::NEVER)?;
    for looked_at in listed.iter().map(|chance| chance.who(run)) {
        let Some(one) = choice.look_at(looked_at)?.filter(|one| one.usable) else { continue };
        let comes = match one.flags {
            flags if flags & lenient != 0 => continue,
            flags if flags & strict != 0 => hell_coin(table),
            _ => Chance::ALWAYS,
        };
        next.0.clear();
        for sum in &sums.0 {
            if comes != Chance::ALWAYS {
                let stays_away = comes.complement();
                next.add(sum.weights, sum.without.and(stays_away), sum.with.and(stays_away))?;
            }
            let mut comes = comes;
            if one.may_end && sum.weights > 0 {
                let ends = comes.and(goes_on(table).complement());
                answer = answer.or(ends.and(drawn(sum)));
                comes = comes.and(goes_on(table));
            }
            let (without, with) = (sum.without.and(comes), sum.with.and(comes));
            let weights = sum.weights.saturating_add(one.weight.into());
            if Some(looked_at) == who {
                next.add(weights, Chance::NEVER, without)?;
            } else {
                next.add(weights, without, with)?;
            }
        }
        core::mem::swap(&mut sums, &mut next);
    }
    Ok(sums.0.iter().fold(answer, |answer, sum| answer.or(drawn(sum))))
}

/// The shape of 3.4.3.
fn by_frequency(
    table: &Table<'_>,
    run: &Run,
    asked: &ClassPick,
    place: &Place,
    gone: &Gone<'_>,
    who: Option<u16>,
) -> Chance {
    let portions = portions(table, run, asked, place, gone);
    // The draws up to this one are for those before, the draws up to that one for it.
    let (mut from, mut to) = (0_u32, 0_u32);
    for one in portions.clone() {
        to = from.saturating_add(one.takes.into());
        if Some(one.who) == who {
            break;
        }
        from = to;
    }
    // The last draw, should the choice end with that sum.
    let drawn = |total: u32| match who {
        Some(_) => Chance::of(to.min(total) - from.min(total), total),
        None if total == 0 => Chance::ALWAYS,
        None => Chance::NEVER,
    };

    let (mut answer, mut so_far, mut total) = (Chance::NEVER, Chance::ALWAYS, 0_u32);
    for one in portions {
        if one.may_end && total > 0 {
            let ends = so_far.and(goes_on(table).complement());
            answer = answer.or(ends.and(drawn(total)));
            so_far = so_far.and(goes_on(table));
        }
        total = total.saturating_add(one.frequency.into());
    }
    answer.or(so_far.and(drawn(total)))
}
