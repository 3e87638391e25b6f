//! How a monster gains hit points and levels: by what it kills, drinks or eats (`grow_up`).
//!
//! The most hit points grow first; where they pass eight for each level the level follows,
//! and a level that its grown form has by nature makes the monster that form.

use super::super::class;
use super::super::codes::traits;
use super::super::gone::Gone;
use super::super::place::Plane;
use super::super::species::Species;
use super::super::table::Table;
use super::drain::level_worth_of;
use super::hit_points::{growth_die, is_at_home};
use super::{Monster, Vigor};
use crate::Error;
use crate::dice::Dice;

/// The most that a long worm gets by growing longer.
const MOST_OF_A_LONG_WORM: i32 = 500;

/// What a monster grows by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Growth {
    /// It has killed a monster, or the hero, of that level.
    Kill {
        /// The victim's level.
        victim_level: u16,
    },
    /// It has drunk a potion of gain level, or eaten a wraith.
    Potion,
}

/// Has a monster gain hit points, and perhaps a level, and perhaps become its grown form.
///
/// Answers the species that it is then; none where it is dead: it was so before (nothing is
/// changed or drawn), or its grown form has been genocided and it dies of that, its level and
/// hit points as they were at that moment.
///
/// Source: `grow_up`. Draws: after a kill one of the victim's level + 1; then, where more
/// than one hit point is gained, one of that number. By potion one of 8.
///
/// ```
/// # #[cfg(feature = "nethack-3-6-7")] {
/// use monstr::dice::Modulo;
/// use monstr::nethack::{Gone, Growth, Monster, Plane, Vigor, grow_up, v3_6_7::{TABLE, pm}};
/// let mut kitten = Monster {
///     species: pm::KITTEN,
///     vigor: Vigor { level: 3, hp: 22, hp_max: 24 },
///     ..Monster::default()
/// };
/// let mut dice = Modulo::seeded(42, 54);
/// let grown = grow_up(&TABLE, &mut kitten, Growth::Potion, Plane::None, &Gone::NONE, &mut dice)?;
/// assert_eq!(grown, Some(pm::HOUSECAT));
/// assert_eq!(kitten.vigor.level, 4);
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Species`] outside the table; [`Error::Level`] and [`Error::HitPoints`] outside
/// the ranges of [`Vigor`].
pub fn grow_up<D: Dice + ?Sized>(
    table: &Table<'_>,
    monster: &mut Monster,
    by: Growth,
    plane: Plane,
    gone: &Gone<'_>,
    dice: &mut D,
) -> Result<Option<u16>, Error> {
    let species = monster.checked(table)?;
    let rules = table.rules;
    let form = form_ahead(table, monster, species, by);
    let worth = growth_die(table, monster.species);
    let big = table.get(form)?;
    let form_level = i32::from(big.level);
    let may_change = form != monster.species;

    let now = &mut monster.vigor;
    if now.hp <= 0 {
        return Ok(None);
    }
    // The most hit points of this level, and the level to stop at.
    let (threshold, limit, gained, healed) = match by {
        Growth::Kill { victim_level } => {
            let threshold = threshold(table, species, worth, now, plane);
            let limit = i32::from(rules.growth_halves) * i32::from(species.level) / 2;
            let limit = if may_change { limit.max(form_level) } else { limit };
            let room = (threshold + 1 - now.hp_max).max(0);
            let gained = dice.one_to(i32::from(victim_level) + 1).min(room);
            let healed = if gained > 1 { dice.below(gained) } else { 0 };
            (threshold, limit, gained, healed)
        }
        Growth::Potion => {
            let gained = dice.roll(1, worth);
            (0, i32::MAX, gained, gained)
        }
    };
    now.hp_max = now.hp_max.saturating_add(gained);
    now.hp = now.hp.saturating_add(healed);
    if now.hp_max <= threshold {
        return Ok(Some(monster.species));
    }

    let mut limit = match species.is(traits::PLAYER) {
        true => rules.growth_player_limit.into(),
        false => {
            let highest = i32::from(rules.growth_limit) + i32::from(rules.is_coded(species.level));
            limit.max(rules.growth_least_limit.into()).min(highest)
        }
    };
    now.level += 1;
    if may_change && now.level >= form_level {
        if gone.is_genocided(form) {
            return Ok(None);
        }
        monster.species = form;
        limit = now.level;
        if rules.growth_changes_sex != 0 && big.is(traits::MALE | traits::FEMALE) {
            monster.female = !big.is(traits::MALE);
        }
    }
    if now.level > limit {
        now.level -= 1;
        now.hp_max -= i32::from(now.hp_max == threshold + 1);
    }
    let species = table.get(monster.species)?;
    if rules.growth_hp_cap > 0 && !class::has(species, rules.growth_cap_exempt) {
        now.hp_max = now.hp_max.min(rules.growth_hp_cap.into());
    }
    now.hp = now.hp.min(now.hp_max);
    Ok(Some(monster.species))
}

/// What the monster may become now; its own species where that is nothing.
fn form_ahead(table: &Table<'_>, monster: &Monster, species: &Species, by: Growth) -> u16 {
    let stays = species.is(traits::GROWS_BY_POTION) && by != Growth::Potion;
    let form = if stays { monster.species } else { table.grown(monster.species) };
    let is_pair = table.get(form).is_ok_and(|form| form.is(traits::PRECEDES_FEMALE_FORM));
    let female_form = form.checked_add(1).filter(|&next| table.get(next).is_ok());
    female_form.filter(|_| is_pair && monster.female).unwrap_or(form)
}

/// The most hit points that it can gain by kills without gaining a level.
fn threshold(table: &Table<'_>, species: &Species, worth: i32, now: &Vigor, plane: Plane) -> i32 {
    if now.level == 0 {
        4
    } else if species.fixed_hp > 0 {
        (now.hp_max / 10 + 1) * 10 - 1
    } else if is_at_home(species.home, plane) {
        i32::from(table.rules.home_factor) * worth * now.level
    } else {
        worth * now.level
    }
}

/// Has the most hit points of a long worm grow by so many, as it does when it grows longer:
/// they stop at 500, where those of other monsters stop at 400. More than that it keeps. How
/// many it gains is the caller's to draw, and so is what becomes of its hit points.
///
/// # Errors
/// [`Error::Level`] and [`Error::HitPoints`] outside the ranges of [`Vigor`].
pub fn lengthen_worm(vigor: &mut Vigor, gained: u16) -> Result<(), Error> {
    vigor.check()?;
    let room = (MOST_OF_A_LONG_WORM - vigor.hp_max).max(0);
    vigor.hp_max += room.min(gained.into());
    Ok(())
}

/// Raises a monster that has risen from its corpse below its species' base level (5.0.0; by
/// the older rules it stays as it is): to the level drawn, if that is higher, and its most
/// hit points by what each new level is worth ([`level_worth`](super::level_worth)). Its hit
/// points stay.
///
/// Draws: one of its species' base level + 1; then those of `level_worth` for each level.
///
/// # Errors
/// [`Error::Species`] outside the table; [`Error::Level`] and [`Error::HitPoints`] outside
/// the ranges of [`Vigor`].
pub fn raise_revived<D: Dice + ?Sized>(
    table: &Table<'_>,
    monster: &mut Monster,
    dice: &mut D,
) -> Result<(), Error> {
    let species = monster.checked(table)?;
    let base = i32::from(species.level);
    let now = &mut monster.vigor;
    if table.rules.revival_raises == 0 || now.level >= base {
        return Ok(());
    }
    for level in now.level + 1..=dice.one_to(base + 1).min(base + 1) {
        now.level = level;
        let worth = level_worth_of(table, monster.species, species, level, dice);
        now.hp_max = now.hp_max.saturating_add(worth);
    }
    Ok(())
}

#[cfg(all(test, feature = "nethack-3-4-3", feature = "nethack-3-6-7", feature = "nethack-5-0-0"))]
mod tests {
    use super::super::testing::{monster, scripted, vigor};
    use super::*;
    use crate::nethack::{v3_4_3, v3_6_7, v5_0_0};

    const KILL_30: Growth = Growth::Kill { victim_level: 30 };

    /// The monster after growing up in the Dungeons of Doom, and the answer.
    fn grown(
        table: &Table<'_>,
        mut monster: Monster,
        by: Growth,
        draws: &[(i32, i32)],
    ) -> (Option<u16>, Monster) {
        let form = scripted(draws, |dice| {
            grow_up(table, &mut monster, by, Plane::None, &Gone::NONE, dice)
        });
        (form.expect("in range"), monster)
    }

    fn female(species: u16, level: i32, hp: i32, hp_max: i32) -> Monster {
        Monster { female: true, ..monster(species, level, hp, hp_max) }
    }

    #[test]
    fn a_golem_counts_tens() {
        use v3_4_3::{TABLE, pm::GOLD_GOLEM};
        let by = Growth::Kill { victim_level: 20 };
        let golem = monster(GOLD_GOLEM, 4, 16, 25);
        let (form, golem) = grown(&TABLE, golem, by, &[(21, 14), (5, 4)]);
        assert_eq!((form, golem.vigor), (Some(GOLD_GOLEM), vigor(5, 20, 30)));
    }

    #[test]
    fn at_the_limit_the_level_falls_back() {
        use v3_6_7::{TABLE, pm::YELLOW_LIGHT};
        let by = Growth::Kill { victim_level: 49 };
        let light = monster(YELLOW_LIGHT, 6, 46, 46);
        let (form, light) = grown(&TABLE, light, by, &[(50, 5), (3, 0)]);
        assert_eq!((form, light.vigor), (Some(YELLOW_LIGHT), vigor(6, 46, 48)));
    }

    #[test]
    fn an_elemental_at_home_holds_three_times_as_much() {
        use v3_6_7::{TABLE, pm::FIRE_ELEMENTAL};
        for (plane, after) in [(Plane::Fire, vigor(8, 101, 102)), (Plane::Air, vigor(9, 100, 100))]
        {
            let mut one = monster(FIRE_ELEMENTAL, 8, 100, 100);
            let draws: &[_] = if plane == Plane::Fire { &[(2, 1), (2, 1)] } else { &[(2, 1)] };
            let by = Growth::Kill { victim_level: 1 };
            let form =
                scripted(draws, |dice| grow_up(&TABLE, &mut one, by, plane, &Gone::NONE, dice));
            assert_eq!((form, one.vigor), (Ok(Some(FIRE_ELEMENTAL)), after));
        }
    }

    #[test]
    fn the_new_forms_sex() {
        let (form, king) = grown(
            &v3_6_7::TABLE,
            female(v3_6_7::pm::OGRE_LORD, 10, 75, 75),
            Growth::Potion,
            &[(8, 0)],
        );
        assert_eq!((form, king.female), (Some(v3_6_7::pm::OGRE_KING), false));
        assert_eq!(king.vigor, vigor(11, 76, 76));
        // In 3.4.3 it stays what it was.
        let (form, king) = grown(
            &v3_4_3::TABLE,
            female(v3_4_3::pm::OGRE_LORD, 10, 75, 75),
            Growth::Potion,
            &[(8, 0)],
        );
        assert_eq!((form, king.female), (Some(v3_4_3::pm::OGRE_KING), true));
    }

    #[test]
    fn a_woman_becomes_a_priestess() {
        use v3_4_3::{TABLE, pm};
        let acolyte = female(pm::ACOLYTE, 11, 45, 45);
        let (form, priestess) = grown(&TABLE, acolyte, Growth::Potion, &[(8, 5)]);
        assert_eq!(form, Some(pm::PRIESTESS));
        assert_eq!((priestess.female, priestess.vigor), (true, vigor(12, 51, 51)));
        // A female priest is one already, and so becomes one as soon as her level allows it.
        let (form, _) = grown(&TABLE, female(pm::PRIEST, 9, 45, 45), Growth::Potion, &[(8, 5)]);
        assert_eq!(form, Some(pm::PRIESTESS));
        let acolyte = monster(pm::ACOLYTE, 11, 45, 45);
        assert_eq!(grown(&TABLE, acolyte, Growth::Potion, &[(8, 5)]).0, Some(pm::PRIEST));
    }

    #[test]
    fn a_killer_bee_needs_royal_jelly() {
        use v5_0_0::{TABLE, pm};
        let bee = monster(pm::KILLER_BEE, 8, 58, 64);
        let (form, queen) = grown(&TABLE, bee, Growth::Potion, &[(8, 7)]);
        assert_eq!((form, queen.species), (Some(pm::QUEEN_BEE), pm::QUEEN_BEE));
        assert_eq!((queen.female, queen.vigor), (true, vigor(9, 66, 72)));
        // By a kill she stays what she is; 5 is then the limit.
        let (form, bee) = grown(&TABLE, bee, KILL_30, &[(31, 30)]);
        assert_eq!((form, bee.vigor), (Some(pm::KILLER_BEE), vigor(8, 58, 64)));
    }

    #[test]
    fn a_form_that_is_gone_is_death() {
        use v5_0_0::{TABLE, pm};
        let mut flags = [0_u8; 400];
        flags[usize::from(pm::LARGE_KOBOLD)] = 2;
        let genocided = Gone { flags: &flags, stride: 1, genocided: 2, extinct: 1 };
        let extinct = Gone { genocided: 1, extinct: 2, ..genocided };
        for (gone, form) in [(genocided, None), (extinct, Some(pm::LARGE_KOBOLD))] {
            let mut kobold = monster(pm::KOBOLD, 0, 3, 8);
            let grown = scripted(&[(31, 21)], |dice| {
                grow_up(&TABLE, &mut kobold, KILL_30, Plane::None, &gone, dice)
            });
            assert_eq!((grown, kobold.vigor), (Ok(form), vigor(1, 3, 8)));
        }
    }

    #[test]
    fn the_dead_do_not_grow() {
        use v5_0_0::{TABLE, pm};
        for hp in [0, -3] {
            let dead = monster(pm::KOBOLD, 2, hp, 8);
            assert_eq!(grown(&TABLE, dead, Growth::Potion, &[]), (None, dead));
        }
    }

    #[test]
    fn the_caps() {
        use v3_6_7::{TABLE, pm};
        let after = |who, level, hp| {
            grown(&TABLE, monster(who, level, hp, hp), Growth::Potion, &[(8, 7)]).1.vigor
        };
        assert_eq!(after(pm::TROLL, 20, 395), vigor(21, 400, 400));
        assert_eq!(after(pm::TROLL, 49, 100), vigor(49, 108, 108));
        assert_eq!(after(pm::ORCUS, 49, 100), vigor(50, 108, 108));
        assert_eq!(after(pm::ORCUS, 50, 100), vigor(50, 108, 108));
        assert_eq!(after(pm::ARCHEOLOGIST, 30, 100), vigor(30, 108, 108));
    }

    #[test]
    fn a_long_worm_stops_at_500() {
        let longer = |hp_max, gained| {
            let mut worm = vigor(9, 40, hp_max);
            lengthen_worm(&mut worm, gained).map(|()| worm)
        };
        assert_eq!(longer(60, 8), Ok(vigor(9, 40, 68)));
        assert_eq!(longer(396, 8), Ok(vigor(9, 40, 404)));
        assert_eq!(longer(496, 4), Ok(vigor(9, 40, 500)));
        assert_eq!(longer(496, 5), Ok(vigor(9, 40, 500)));
        assert_eq!(longer(510, u16::MAX), Ok(vigor(9, 40, 510)));
        assert_eq!(longer(i32::MAX, 1), Err(Error::HitPoints));
    }

    #[test]
    fn the_risen_are_raised() {
        use v5_0_0::{TABLE, pm};
        let raised = |who, level, draws: &[_]| {
            let mut risen = monster(who, level, 5, 20);
            scripted(draws, |dice| raise_revived(&TABLE, &mut risen, dice)).expect("in range");
            risen.vigor
        };
        // Base level 7: to level 6, by 1d8 for each of 4, 5 and 6.
        let draws = [(8, 5), (8, 0), (8, 7), (8, 2)];
        assert_eq!(raised(pm::TROLL, 3, &draws), vigor(6, 5, 32));
        // One above its base level is the most.
        assert_eq!(raised(pm::TROLL, 6, &[(8, 7), (8, 0), (8, 0)]), vigor(8, 5, 22));
        // A draw that isn't above its level leaves it there.
        assert_eq!(raised(pm::TROLL, 3, &[(8, 2)]), vigor(3, 5, 20));
        // From level 0 to 1: what level 1 is worth.
        assert_eq!(raised(pm::LARGE_KOBOLD, 0, &[(2, 0), (8, 3)]), vigor(1, 5, 24));
        // At its base level nothing is drawn.
        assert_eq!(raised(pm::TROLL, 7, &[]), vigor(7, 5, 20));
        // Nor ever before 5.0.0.
        let mut risen = monster(v3_6_7::pm::TROLL, 3, 5, 20);
        let unchanged = scripted(&[], |dice| raise_revived(&v3_6_7::TABLE, &mut risen, dice));
        assert_eq!((unchanged, risen.vigor), (Ok(()), vigor(3, 5, 20)));
    }
}
