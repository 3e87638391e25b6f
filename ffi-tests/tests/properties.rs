//! What holds for every table entry, place and seed.

use monstr::dice::{Dice, Modulo, Traced};
use monstr::nethack::hero::{self, Burden, Form, Hero, LevelLoss, Points, Turn};
use monstr::nethack::{
    Alignment, Edition, Gone, Place, Plane, Table, Temperature, adjusted_level, candidates,
    eligibility, fill, new_hit_points, pick, pick_any, pick_from_pool, weight,
};
use monstr::pool::{Candidate, Pool};
use proptest::prelude::*;
use proptest::sample::select;

fn tables() -> impl Strategy<Value = Table<'static>> {
    select(&Edition::ALL[..]).prop_map(|edition| edition.table().expect("all are built in"))
}

/// Places that a game could have, and some that none has.
fn places() -> impl Strategy<Value = Place> {
    let planes = [Plane::None, Plane::Earth, Plane::Air, Plane::Fire, Plane::Water, Plane::Astral];
    let alignments = [Alignment::None, Alignment::Lawful, Alignment::Neutral, Alignment::Chaotic];
    let temperatures = [Temperature::Normal, Temperature::Hot, Temperature::Cold];
    let levels = || prop_oneof![8 => 0..80_i16, 1 => any::<i16>()];
    let flags = (any::<bool>(), any::<bool>(), 0..=13_u8, any::<u8>());
    (levels(), levels(), select(planes.to_vec()), select(alignments.to_vec()), flags).prop_flat_map(
        move |(level_difficulty, hero_level, plane, alignment, flags)| {
            let (gehennom, rogue_level, quest_role, wizard_deaths) = flags;
            select(temperatures.to_vec()).prop_map(move |temperature| Place {
                level_difficulty,
                hero_level,
                plane,
                alignment,
                temperature,
                gehennom,
                rogue_level,
                quest_role,
                wizard_deaths,
                ..Place::default()
            })
        },
    )
}

/// Flag bytes for every species, as a game keeps them: 1 extinct, 2 genocided.
fn flags() -> impl Strategy<Value = Vec<u8>> {
    proptest::collection::vec(prop_oneof![4 => Just(0_u8), 1 => 0..4_u8], 383)
}

fn gone(flags: &[u8]) -> Gone<'_> {
    Gone { flags, stride: 1, genocided: 2, extinct: 1 }
}

/// Dice that answer as they like.
struct Wild(u64);

impl Dice for Wild {
    fn below(&mut self, _: i32) -> i32 {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (self.0 >> 32) as u32 as i32
    }
}

/// Heroes that a game could have, and some that none has.
fn heroes() -> impl Strategy<Value = Hero> {
    let kinds = (select(&hero::ROLES[..]), select(&hero::RACES[..]));
    let points = || {
        let number = prop_oneof![8 => -1..200_i32, 1 => any::<i32>()];
        (number.clone(), number).prop_map(|(hp, hp_max)| Points { hp, hp_max })
    };
    let form = proptest::option::of((0..382_u16, points()));
    (kinds, 1..=30, 3..=25, points(), form).prop_map(|((role, race), level, con, own, form)| Hero {
        role,
        race,
        level,
        con,
        own,
        form: form.map(|(species, points)| Form { species, points }),
        ..Hero::default()
    })
}

/// Turns of all kinds.
fn turns() -> impl Strategy<Value = Turn> {
    let burdens = [Burden::Unencumbered, Burden::Burdened, Burden::Stressed, Burden::Overloaded];
    let flags = (any::<[bool; 8]>(), any::<u32>(), select(burdens.to_vec()));
    flags.prop_map(|(flags, number, burden)| {
        let [moved, regenerates, in_water, breathless, half_damage, sleepy, asleep, born_in_form] =
            flags;
        Turn {
            number,
            burden,
            moved,
            regenerates,
            in_water,
            breathless,
            half_damage,
            sleepy,
            asleep,
            born_in_form,
            ..Turn::default()
        }
    })
}

proptest! {
    /// An ordinary pick is eligible; none only where nobody is; and it takes one draw, or one
    /// for each candidate.
    #[test]
    fn a_pick_is_eligible(table in tables(), place in places(), flags in flags(), seed: u64) {
        let place = Place { quest_role: 0, ..place };
        let gone = gone(&flags);
        let mut dice = Traced::new(Modulo::seeded(seed, 54));
        let count = candidates(&table, &place, &gone).count() as u64;
        match pick(&table, &place, &gone, &mut dice)? {
            Some(who) => prop_assert_eq!(eligibility(&table, who, &place, &gone)?, Ok(())),
            None => prop_assert_eq!(count, 0),
        }
        let each = if table.rules.pick_by_reservoir != 0 { count } else { count.min(1) };
        prop_assert_eq!(dice.trace().draws, each);
    }

    /// The candidates are the eligible species, each with its weight.
    #[test]
    fn candidates_are_the_eligible(table in tables(), place in places(), flags in flags()) {
        let gone = gone(&flags);
        let mut eligible = Vec::new();
        for who in 0..table.species.len() as u16 {
            if eligibility(&table, who, &place, &gone)?.is_ok() {
                eligible.push((who, weight(&table, who, &place)?));
            }
        }
        prop_assert_eq!(candidates(&table, &place, &gone).collect::<Vec<_>>(), eligible);
    }

    /// A pool picks as the pick without one does, draw for draw, the quest included.
    #[test]
    fn a_pool_changes_nothing(table in tables(), place in places(), flags in flags(), seed: u64) {
        let gone = gone(&flags);
        let mut room = [Candidate::default(); 400];
        let mut pool = Pool::new(&mut room);
        let mut with = Traced::new(Modulo::seeded(seed, 54));
        let mut without = with.clone();
        let one = pick_from_pool(&mut pool, &table, &place, &gone, &mut with);
        prop_assert_eq!(one, pick(&table, &place, &gone, &mut without));
        prop_assert_eq!(with.trace(), without.trace());
    }

    /// To forget a species is to fill the pool without it.
    #[test]
    fn to_forget_is_to_fill_without(table in tables(), place in places(), who in 0..383_u16) {
        let (mut one, mut other) = ([Candidate::default(); 400], [Candidate::default(); 400]);
        let (mut forgetful, mut refilled) = (Pool::new(&mut one), Pool::new(&mut other));
        fill(&mut forgetful, &table, &place, &Gone::NONE)?;
        forgetful.forget(who);
        let mut flags = [0; 383];
        flags[usize::from(who)] = 2;
        fill(&mut refilled, &table, &place, &gone(&flags))?;
        prop_assert!(forgetful.weights().eq(refilled.weights()));
        prop_assert_eq!(forgetful.state(), refilled.state());
    }

    /// A new monster's level is in its ceilings and it has hit points.
    #[test]
    fn new_monsters_are_whole(table in tables(), place in places(), who in 0..382_u16, seed: u64) {
        let base = i32::from(table.get(who)?.level);
        let level = adjusted_level(&table, who, &place)?;
        prop_assert!((0..=50).contains(&level));
        let vigor = new_hit_points(&table, who, &place, &mut Modulo::seeded(seed, 54))?;
        prop_assert!(vigor.hp > 0 && vigor.hp == vigor.hp_max);
        prop_assert!(base > 49 || vigor.level == level);
    }

    /// Dice that break their word give some answer or an error: no panic, no endless loop.
    #[test]
    fn wild_dice_are_survived(table in tables(), place in places(), seed: u64) {
        let mut dice = Wild(seed);
        for who in [pick(&table, &place, &Gone::NONE, &mut dice),
                    pick_any(&table, &place, &Gone::NONE, &mut dice)] {
            if let Ok(Some(who)) = who {
                prop_assert!(new_hit_points(&table, who, &place, &mut dice).is_ok());
            }
        }
    }

    /// A gained level gives as much to hit points as to their maximum, one more level, and
    /// what it was is kept; to lose it again takes as much.
    #[test]
    fn a_level_gives_what_it_takes(table in tables(), hero in heroes(), seed: u64) {
        let own = Points { hp: 150, hp_max: 200 };
        let hero = Hero { level: hero.level.min(29), own, form: None, ..hero };
        let (mut risen, mut dice) = (hero, Modulo::seeded(seed, 54));
        let gain = hero::gain_level(&table, &mut risen, &mut dice)?;
        prop_assert!((1..=10 + 3 + 4).contains(&gain));
        prop_assert_eq!(risen.own, Points { hp: 150 + gain, hp_max: 200 + gain });
        prop_assert_eq!((risen.level, risen.peak_level), (hero.level + 1, hero.level + 1));
        if table.rules.hero_gains_kept != 0 {
            let lost = hero::lose_level(&table, &mut risen, false, true, &mut dice)?;
            prop_assert_eq!((lost, risen.level, risen.own), (LevelLoss::Lost, hero.level, own));
        }
    }

    /// Recovery lifts no one above the maximum, takes at most a point, and draws at most twice.
    #[test]
    fn recovery_is_bounded(table in tables(), hero in heroes(), turn in turns(), seed: u64) {
        let (mut after, mut dice) = (hero, Traced::new(Modulo::seeded(seed, 54)));
        let told = hero::recover(&table, &mut after, &turn, &mut dice)?;
        let (form, form_after) = (hero.form.unwrap_or_default(), after.form.unwrap_or_default());
        for (old, new) in [(hero.own, after.own), (form.points, form_after.points)] {
            prop_assert_eq!(old.hp_max, new.hp_max);
            prop_assert!(new.hp >= old.hp.saturating_sub(1) && new.hp <= old.hp.max(old.hp_max));
            prop_assert!(!(told.reverts && old != new));
        }
        prop_assert!(dice.trace().draws <= 2);
    }

    /// Dice that break their word are survived by the hero too.
    #[test]
    fn the_hero_survives_wild_dice(table in tables(), hero in heroes(), turn in turns(), seed: u64) {
        let (mut hero, mut dice) = (hero, Wild(seed));
        prop_assert!(hero::recover(&table, &mut hero, &turn, &mut dice).is_ok());
        prop_assert!(hero::gain_level(&table, &mut hero, &mut dice).is_ok());
        prop_assert!(hero::lose_level(&table, &mut hero, false, true, &mut dice).is_ok());
        prop_assert!(hero::start(table.rules, &mut hero, &mut dice) > 0);
    }
}
