//! What a corpse is worth on an altar, and what it does on the hero's own (`dosacrifice`).
//!
//! A fresh corpse is worth its species' difficulty and one, partly eaten a share of that;
//! undead and unicorns have prices of their own. On an altar of the hero's alignment the god
//! mends the first thing that is wrong: his anger, the hero's alignment record, the prayer
//! timeout. Where nothing is, he may give something, or else raise Luck.
//!
//! Not here: a corpse of the hero's own race, which is another rite, and altars of another
//! alignment, where only the sign of the value counts.

use super::class;
use super::codes::traits;
use super::place::Alignment;
use super::rules::Rules;
use super::species::Species;
use super::table::{Combats, Table};
use crate::Error;
use crate::dice::Dice;

/// A corpse on an altar.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Offering {
    /// How many turns it has been dead.
    pub age: u32,
    /// It has lain on ice: its age counts half.
    pub on_ice: bool,
    /// What is left of its nutrition, at most its species'; 0: it is whole.
    #[doc(alias = "oeaten")]
    pub nutrition_left: u16,
    /// It was the hero's pet.
    pub former_pet: bool,
    /// The altar's alignment.
    pub altar: Alignment,
}

/// The hero who offers, as far as a sacrifice asks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worshipper {
    /// The experience level.
    pub level: i16,
    /// The alignment that the hero has now.
    pub alignment: Alignment,
    /// The turn of the game.
    #[doc(alias = "moves")]
    pub turn: u32,
    /// How many gifts the hero has had from the god.
    #[doc(alias = "u.ugifts")]
    pub gifts: u16,
    /// How many artifacts there are in this game.
    #[doc(alias = "nartifact_exist")]
    pub artifacts: u16,
    /// The hero has eaten meat: the vegetarian conduct is broken.
    pub ate_meat: bool,
}

/// How the hero stands with the god. A sacrifice changes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Standing {
    /// The god's anger; 0: he isn't angry.
    #[doc(alias = "u.ugangr")]
    pub anger: i32,
    /// The alignment record; below 0 the hero has strayed.
    #[doc(alias = "u.ualign.record")]
    pub record: i32,
    /// The turns until a prayer is safe.
    #[doc(alias = "u.ublesscnt")]
    pub prayer_timeout: i32,
    /// Luck, -10..10.
    #[doc(alias = "u.uluck")]
    pub luck: i32,
}

/// What comes of a sacrifice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Nothing: the corpse has no value.
    Nothing,
    /// The god is upset: the value is below 0. What follows from that is the game's.
    Upset,
    /// The god is as angry as before.
    StillAngry,
    /// The god is less angry.
    LessAngry,
    /// The god is no longer angry.
    Appeased,
    /// The alignment record was below 0 and has risen, to 0 at most.
    Forgiven,
    /// The prayer timeout is shorter.
    Hopeful,
    /// The prayer timeout is over.
    Reconciled,
    /// The draw for a gift came up. The game gives one if it has one to give, and else calls
    /// [`luck_without_gift`].
    GiftDue {
        /// What the gift may be worth at most, unless it is meant for the hero's role; none
        /// where the rules set no limit.
        worth: Option<i16>,
    },
    /// No gift. Luck has risen as far as the value lets it.
    Luck,
}

/// The value of a corpse. 0: nothing will happen. Below 0, and -1 then: the god will be
/// upset. A unicorn's corpse changes the alignment record at once.
///
/// No draws.
///
/// ```
/// # #[cfg(feature = "nethack-3-6-7")] {
/// use monstr::nethack::v3_6_7::{COMBATS, TABLE, pm};
/// use monstr::nethack::{Alignment, Offering, Standing, Worshipper, sacrifice_value};
/// let mut standing = Standing::default();
/// let hero = Worshipper { alignment: Alignment::Neutral, ..Worshipper::default() };
/// // A red dragon, difficulty 20, of which a quarter is left.
/// let dragon =
///     Offering { altar: Alignment::Neutral, nutrition_left: 375, ..Offering::default() };
/// let value = sacrifice_value(&TABLE, &COMBATS, pm::RED_DRAGON, &dragon, &hero, &mut standing)?;
/// assert_eq!(value, 5);
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Species`] outside the table.
pub fn sacrifice_value(
    table: &Table<'_>,
    combats: &Combats<'_>,
    who: u16,
    offering: &Offering,
    hero: &Worshipper,
    standing: &mut Standing,
) -> Result<i16, Error> {
    let (rules, species) = (table.rules, table.get(who)?);
    let value = plain_value(species, combats.get(who)?.0.nutrition, offering);
    Ok(if value == 0 && rules.sacrifice_must_be_fresh != 0 {
        0
    } else if offering.former_pet {
        UPSETTING
    } else if species.is(traits::UNDEAD) {
        value + i16::from(pleases_as_undead(rules, species, hero))
    } else if class::has(species, rules.unicorn_classes) && species.is(traits::LIKES_GEMS) {
        unicorn_value(value, species, offering, hero, standing)
    } else {
        value
    })
}

/// A value that upsets the god. Only its sign counts.
const UPSETTING: i16 = -1;

/// What a corpse is worth by its difficulty, its age and what is left of its nutrition.
fn plain_value(species: &Species, nutrition: u16, offering: &Offering) -> i16 {
    let age = if offering.on_ice { offering.age - offering.age / 2 } else { offering.age };
    if age > 50 && !species.is(traits::ALWAYS_FRESH) {
        return 0;
    }
    let whole = i16::from(species.difficulty) + 1;
    if offering.nutrition_left == 0 {
        return whole;
    }
    let left = offering.nutrition_left.min(nutrition);
    let share = i32::from(whole) * i32::from(left);
    // No more than the whole, so it fits again.
    let value = share.checked_div(nutrition.into()).unwrap_or(0) as i16;
    value.max(1)
}

fn pleases_as_undead(rules: &Rules, species: &Species, hero: &Worshipper) -> bool {
    let liked = rules.sacrifice_likes_wraiths != 0 && species.is(traits::WRAITH) && hero.ate_meat;
    hero.alignment != Alignment::Chaotic || liked
}

fn unicorn_value(
    value: i16,
    species: &Species,
    offering: &Offering,
    hero: &Worshipper,
    standing: &mut Standing,
) -> i16 {
    let its_side = Some(species.alignment.signum());
    if offering.altar.sign() == its_side {
        return UPSETTING;
    }
    if hero.alignment == offering.altar {
        let most = 10 + (hero.turn / 200).cast_signed();
        standing.record = standing.record.saturating_add(5).min(most);
    } else if hero.alignment.sign() == its_side {
        standing.record = -1;
        return 1;
    }
    value + 3
}

/// A corpse of that [value](sacrifice_value) on an altar of the hero's own alignment.
///
/// Draws: none but where the god isn't angry, the record isn't below 0, the prayer timeout is
/// over, the hero's level is above 2 and Luck isn't below 0: then one for a gift, of 10 (5.0.0:
/// 6) and twice the gifts so far times the artifacts in existence.
#[doc(alias = "dosacrifice")]
pub fn sacrifice<D: Dice + ?Sized>(
    rules: &Rules,
    value: i16,
    hero: &Worshipper,
    standing: &mut Standing,
    dice: &mut D,
) -> Reply {
    // Of a value of 24 that much anger goes, and so many turns of the timeout.
    let (anger_of_24, turns_of_24) = match hero.alignment {
        Alignment::Chaotic => (2, 500),
        _ => (3, 300),
    };
    let worth = i32::from(value);
    if value == 0 {
        Reply::Nothing
    } else if value < 0 {
        Reply::Upset
    } else if standing.anger > 0 {
        let before = standing.anger;
        standing.anger = (before - worth * anger_of_24 / 24).max(0);
        if standing.anger == before {
            return Reply::StillAngry;
        }
        mend_luck(standing.anger, &mut standing.luck);
        if standing.anger > 0 { Reply::LessAngry } else { Reply::Appeased }
    } else if standing.record < 0 {
        standing.record = (standing.record + worth.min(24)).min(0);
        Reply::Forgiven
    } else if standing.prayer_timeout > 0 {
        standing.prayer_timeout = (standing.prayer_timeout - worth * turns_of_24 / 24).max(0);
        mend_luck(standing.prayer_timeout, &mut standing.luck);
        if standing.prayer_timeout > 0 { Reply::Hopeful } else { Reply::Reconciled }
    } else if hero.level > 2 && standing.luck >= 0 && dice.below(gift_bound(rules, hero)) == 0 {
        Reply::GiftDue { worth: (rules.sacrifice_caps_gift != 0).then_some(value) }
    } else {
        luck_without_gift(rules, value, standing);
        Reply::Luck
    }
}

/// What a sacrifice of that value does where a gift was [due](Reply::GiftDue) and the game had
/// none to give: Luck rises, and isn't below 0 in the end. No draws.
pub fn luck_without_gift(rules: &Rules, value: i16, standing: &mut Standing) {
    let value = i32::from(value).max(0);
    let most = match rules.sacrifice_caps_luck {
        0 => i32::MAX,
        _ => value.saturating_sub(standing.luck).max(0),
    };
    let rise = (value * 10 / 48).min(most);
    standing.luck = standing.luck.saturating_add(rise).clamp(0, 10);
}

/// Bad Luck gets better when the god does, and ends when his grudge does.
fn mend_luck(grudge: i32, luck: &mut i32) {
    if *luck < 0 {
        *luck = if grudge > 0 { *luck + 1 } else { 0 };
    }
}

fn gift_bound(rules: &Rules, hero: &Worshipper) -> i32 {
    let had = i32::from(hero.gifts).saturating_mul(hero.artifacts.into()).saturating_mul(2);
    i32::from(rules.sacrifice_gift_base).saturating_add(had).max(1)
}

#[cfg(all(test, feature = "nethack-3-4-3", feature = "nethack-5-0-0"))]
mod tests {
    use super::Alignment::{Chaotic, Lawful, Neutral};
    use super::*;
    use crate::dice::{Modulo, Trace, Traced};
    use crate::nethack::edition::combats_of;
    use crate::nethack::v3_4_3::{self, pm};
    use crate::nethack::v5_0_0;

    const OLD: &Table<'_> = &v3_4_3::TABLE;
    const NEW: &Table<'_> = &v5_0_0::TABLE;
    const CALM: Standing = Standing { anger: 0, record: 0, prayer_timeout: 0, luck: 0 };

    fn hero(alignment: Alignment) -> Worshipper {
        Worshipper { level: 2, alignment, turn: 1_000, ..Worshipper::default() }
    }

    /// Fresh and whole, on the hero's own altar.
    fn fresh(altar: Alignment) -> Offering {
        Offering { altar, ..Offering::default() }
    }

    fn value(table: &Table<'_>, who: u16, offering: &Offering, hero: &Worshipper) -> i16 {
        let standing = &mut CALM.clone();
        sacrifice_value(table, &combats_of(table), who, offering, hero, standing).unwrap()
    }

    /// The standing after a sacrifice that draws nothing, and the reply.
    fn after(
        table: &Table<'_>,
        value: i16,
        hero: &Worshipper,
        before: Standing,
    ) -> (Standing, Reply) {
        let mut standing = before;
        let mut dice = Traced::new(Modulo::seeded(1, 1));
        let reply = sacrifice(table.rules, value, hero, &mut standing, &mut dice);
        assert_eq!(dice.trace(), Trace::START);
        (standing, reply)
    }

    /// Corpse, hero, value, and by how much anger, timeout and Luck change.
    #[test]
    fn worked_examples() {
        for (table, who, alignment, worth, anger, timeout, luck) in [
            (OLD, pm::NEWT, Lawful, 2, 0, 25, 0),
            (OLD, pm::SOLDIER_ANT, Lawful, 7, 0, 87, 1),
            (NEW, v5_0_0::pm::SOLDIER_ANT, Lawful, 8, 1, 100, 1),
            (OLD, pm::COCKATRICE, Neutral, 9, 1, 112, 1),
            (OLD, pm::COCKATRICE, Chaotic, 9, 0, 187, 1),
            (OLD, pm::WRAITH, Lawful, 10, 1, 125, 2),
            (OLD, pm::BLACK_UNICORN, Lawful, 10, 1, 125, 2),
            (OLD, pm::RED_DRAGON, Neutral, 21, 2, 262, 4),
            (OLD, pm::PURPLE_WORM, Chaotic, 18, 1, 375, 3),
        ] {
            let hero = hero(alignment);
            let found = value(table, who, &fresh(alignment), &hero);
            assert_eq!(found, worth);
            let angry = after(table, found, &hero, Standing { anger: 5, ..CALM }).0;
            assert_eq!(angry, Standing { anger: 5 - anger, ..CALM });
            let waiting = after(table, found, &hero, Standing { prayer_timeout: 500, ..CALM }).0;
            assert_eq!(waiting, Standing { prayer_timeout: 500 - timeout, ..CALM });
            assert_eq!(after(table, found, &hero, CALM), (Standing { luck, ..CALM }, Reply::Luck));
        }
    }

    #[test]
    fn age_and_what_is_left() {
        let hero = hero(Neutral);
        let worth = |who, offering: Offering| value(OLD, who, &offering, &hero);
        let whole = fresh(Neutral);
        assert_eq!(worth(pm::RED_DRAGON, Offering { age: 50, ..whole }), 21);
        assert_eq!(worth(pm::RED_DRAGON, Offering { age: 51, ..whole }), 0);
        assert_eq!(worth(pm::RED_DRAGON, Offering { age: 100, on_ice: true, ..whole }), 21);
        assert_eq!(worth(pm::RED_DRAGON, Offering { age: 101, on_ice: true, ..whole }), 0);
        assert_eq!(worth(pm::ACID_BLOB, Offering { age: u32::MAX, ..whole }), 3);
        let eaten = |nutrition_left| Offering { nutrition_left, ..whole };
        assert_eq!(worth(pm::RED_DRAGON, eaten(375)), 5);
        assert_eq!(worth(pm::RED_DRAGON, eaten(1)), 1);
        assert_eq!(worth(pm::RED_DRAGON, eaten(u16::MAX)), 21);
        // A wraith has no nutrition: 0, at least 1, and the bonus.
        assert_eq!(worth(pm::WRAITH, eaten(1)), 2);
    }

    #[test]
    fn pets_and_undead() {
        let pet = Offering { former_pet: true, ..fresh(Lawful) };
        let stale = Offering { age: 51, ..fresh(Lawful) };
        let lawful = hero(Lawful);
        assert_eq!(value(OLD, pm::LITTLE_DOG, &pet, &lawful), -1);
        assert_eq!(value(NEW, v5_0_0::pm::LITTLE_DOG, &pet, &lawful), -1);
        assert_eq!(value(NEW, v5_0_0::pm::LITTLE_DOG, &Offering { age: 51, ..pet }, &lawful), 0);
        assert_eq!(value(OLD, pm::WRAITH, &stale, &lawful), 1);
        assert_eq!(value(NEW, v5_0_0::pm::WRAITH, &stale, &lawful), 0);
        let chaotic = hero(Chaotic);
        let carnivore = Worshipper { ate_meat: true, ..chaotic };
        assert_eq!(value(OLD, pm::WRAITH, &fresh(Chaotic), &carnivore), 9);
        assert_eq!(value(NEW, v5_0_0::pm::WRAITH, &fresh(Chaotic), &chaotic), 9);
        assert_eq!(value(NEW, v5_0_0::pm::WRAITH, &fresh(Chaotic), &carnivore), 10);
    }

    /// The white unicorn (lawful, difficulty 6) on each altar, and the record that comes of it.
    #[test]
    fn unicorns() {
        let offered = |alignment, altar, record| {
            let mut standing = Standing { record, ..CALM };
            let hero = hero(alignment);
            let white = pm::WHITE_UNICORN;
            let value =
                sacrifice_value(OLD, &v3_4_3::COMBATS, white, &fresh(altar), &hero, &mut standing)
                    .unwrap();
            (value, standing.record)
        };
        assert_eq!(offered(Chaotic, Lawful, 7), (-1, 7), "its own altar");
        assert_eq!(offered(Lawful, Lawful, 7), (-1, 7), "its own altar, and the hero's");
        assert_eq!(offered(Chaotic, Chaotic, 7), (10, 12));
        assert_eq!(offered(Chaotic, Chaotic, 13), (10, 15), "10 and a 200th of 1,000 turns");
        assert_eq!(offered(Lawful, Chaotic, 7), (1, -1), "the hero's own side");
        assert_eq!(offered(Neutral, Chaotic, 7), (10, 7));
        assert_eq!(offered(Neutral, Alignment::None, 7), (10, 7), "Moloch's");
        // A horse is no unicorn.
        assert_eq!(value(OLD, pm::PONY, &fresh(Neutral), &hero(Neutral)), 5);
        let stale = Offering { age: 51, ..fresh(Chaotic) };
        assert_eq!(value(OLD, pm::WHITE_UNICORN, &stale, &hero(Chaotic)), 3);
        assert_eq!(value(NEW, v5_0_0::pm::WHITE_UNICORN, &stale, &hero(Chaotic)), 0);
    }

    #[test]
    fn the_first_that_is_wrong_is_mended() {
        let lawful = hero(Lawful);
        let all = Standing { anger: 2, record: -30, prayer_timeout: 90, luck: -3 };
        let next = |value, before| after(OLD, value, &lawful, before);
        assert_eq!(next(0, all), (all, Reply::Nothing));
        assert_eq!(next(-1, all), (all, Reply::Upset));
        assert_eq!(next(7, all), (all, Reply::StillAngry));
        let better = Standing { anger: 1, luck: -2, ..all };
        assert_eq!(next(8, all), (better, Reply::LessAngry));
        assert_eq!(next(16, all), (Standing { anger: 0, luck: 0, ..all }, Reply::Appeased));
        let all = Standing { anger: 0, ..all };
        assert_eq!(next(30, all), (Standing { record: -6, ..all }, Reply::Forgiven));
        let nearly = Standing { record: -6, ..all };
        assert_eq!(next(9, nearly), (Standing { record: 0, ..all }, Reply::Forgiven));
        let all = Standing { record: 0, ..all };
        let shorter = Standing { prayer_timeout: 3, luck: -2, ..all };
        assert_eq!(next(7, all), (shorter, Reply::Hopeful));
        let over = Standing { prayer_timeout: 0, luck: 0, ..all };
        assert_eq!(next(8, all), (over, Reply::Reconciled));
        // Bad Luck: no draw for a gift at any level.
        let unlucky = Standing { luck: -3, ..CALM };
        let expert = Worshipper { level: 14, ..lawful };
        assert_eq!(after(OLD, 2, &expert, unlucky), (CALM, Reply::Luck));
    }

    #[test]
    fn luck_has_its_limits() {
        let luck = |table: &Table<'_>, value, luck| {
            let mut standing = Standing { luck, ..CALM };
            luck_without_gift(table.rules, value, &mut standing);
            standing.luck
        };
        assert_eq!(luck(OLD, 21, 8), 10);
        assert_eq!(luck(OLD, 5, 6), 7);
        assert_eq!(luck(NEW, 5, 6), 6, "above the value already");
        assert_eq!(luck(NEW, 5, 5), 5);
        assert_eq!(luck(NEW, 10, 9), 10, "up to the value");
        assert_eq!(luck(NEW, 10, 2), 4);
    }

    /// The bound of the draw for a gift, and what comes of either answer.
    #[test]
    fn gifts() {
        struct Fixed(i32, i32);
        impl Dice for Fixed {
            fn below(&mut self, bound: i32) -> i32 {
                self.0 = bound;
                self.1
            }
        }
        let hero = Worshipper { level: 3, gifts: 2, artifacts: 3, ..hero(Lawful) };
        let drawn = |table: &Table<'_>, hero: &Worshipper, answer| {
            let (mut dice, mut standing) = (Fixed(0, answer), CALM);
            let reply = sacrifice(table.rules, 21, hero, &mut standing, &mut dice);
            (dice.0, reply, standing.luck)
        };
        assert_eq!(drawn(OLD, &hero, 0), (22, Reply::GiftDue { worth: None }, 0));
        assert_eq!(drawn(NEW, &hero, 0), (18, Reply::GiftDue { worth: Some(21) }, 0));
        assert_eq!(drawn(OLD, &hero, 21), (22, Reply::Luck, 4));
        assert_eq!(drawn(OLD, &Worshipper { level: 2, ..hero }, 0), (0, Reply::Luck, 4));
        let spoilt = Worshipper { gifts: u16::MAX, artifacts: u16::MAX, ..hero };
        assert_eq!(drawn(OLD, &spoilt, 1).0, i32::MAX);
    }

    /// No number overflows.
    #[test]
    fn absurd_numbers() {
        let ends = [i32::MIN, -1, 0, 1, i32::MAX];
        for anger in ends {
            for record in ends {
                for prayer_timeout in ends {
                    for luck in ends {
                        for value in [i16::MIN, -1, 0, 1, i16::MAX] {
                            let mut standing = Standing { anger, record, prayer_timeout, luck };
                            let hero = Worshipper { level: i16::MAX, ..hero(Chaotic) };
                            let mut dice = Modulo::seeded(1, 1);
                            sacrifice(NEW.rules, value, &hero, &mut standing, &mut dice);
                            luck_without_gift(NEW.rules, value, &mut standing);
                        }
                    }
                }
                let mut standing = Standing { record, ..CALM };
                let old = Worshipper { turn: u32::MAX, ..hero(Chaotic) };
                let white = pm::WHITE_UNICORN;
                sacrifice_value(OLD, &v3_4_3::COMBATS, white, &fresh(Chaotic), &old, &mut standing)
                    .unwrap();
            }
        }
        let nobody = sacrifice_value(
            OLD,
            &v3_4_3::COMBATS,
            382,
            &fresh(Lawful),
            &hero(Lawful),
            &mut CALM.clone(),
        );
        assert_eq!(nobody, Err(Error::Species));
    }
}
