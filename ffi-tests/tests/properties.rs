//! What holds for every table entry, place and seed.

use monstr::Error;
use monstr::dice::{Buckets, Dice, Modulo, Traced};
use monstr::nethack::hero::{self, Burden, Form, Hero, LevelLoss, Points, Turn};
use monstr::nethack::odds::PickOdds;
use monstr::nethack::{
    Alignment, ClassPick, DrainAttack, Edition, Gone, Growth, Monster, Place, Plane, Rules, Table,
    Temperature, Vigor, adjusted_level, candidates, drain_by_death_touch, drain_by_hero,
    drain_by_monster, draw_from_pool, eligibility, fill, grow_up, new_hit_points, pick, pick_any,
    pick_class, pick_class_for_polymorph, pick_from_pool, raise_revived, recover, recover_after,
    weight,
};
use monstr::omega;
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

    /// A single draw from a pool is a pick by rules that pick with one.
    #[test]
    fn a_single_draw(table in tables(), place in places(), flags in flags(), seed: u64) {
        let gone = gone(&flags);
        let mut room = [Candidate::default(); 400];
        let mut pool = Pool::new(&mut room);
        let rules = Rules { pick_by_reservoir: 0, ..*table.rules };
        let by_one = Table { rules: &rules, ..table };
        let mut with = Traced::new(Modulo::seeded(seed, 54));
        let mut without = with.clone();
        let one = draw_from_pool(&mut pool, &table, &place, &gone, &mut with);
        prop_assert_eq!(one, pick(&by_one, &place, &gone, &mut without));
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

/// Living monsters, no more than whole.
fn monsters() -> impl Strategy<Value = Monster> {
    (0..381_u16, any::<bool>(), 0..=49_i32, 1..=400_i32)
        .prop_flat_map(|(species, female, level, hp_max)| {
            (1..=hp_max).prop_map(move |hp| {
                let vigor = Vigor { level, hp, hp_max };
                Monster { species, female, drain_proof: false, vigor }
            })
        })
        .boxed()
}

fn growths() -> impl Strategy<Value = Growth> {
    let kills = prop_oneof![0..50_u16, any::<u16>()];
    prop_oneof![kills.prop_map(|victim_level| Growth::Kill { victim_level }), Just(Growth::Potion)]
}

fn drain_attacks() -> impl Strategy<Value = DrainAttack> {
    (0..9_u8, 0..13_u8, 0..4_u8, any::<[bool; 3]>()).prop_map(|(dice, sides, negation, flags)| {
        let [cancelled, knocks_back_more, demon] = flags;
        DrainAttack { dice, sides, negation, cancelled, knocks_back_more, demon }
    })
}

/// Rules that nobody has written: every field is a number that may be any.
fn rules() -> impl Strategy<Value = Rules> {
    const SIZE: usize = size_of::<Rules>();
    let bytes = proptest::collection::vec(prop_oneof![0..3_u8, any::<u8>()], SIZE);
    bytes.prop_map(|bytes| {
        let bytes: [u8; SIZE] = bytes.try_into().expect("as many");
        // SAFETY: nothing but numbers, and no padding.
        unsafe { std::mem::transmute(bytes) }
    })
}

proptest! {
    /// The odds are the pool's weights, none of which is below 0 or above the policy's 127.
    #[test]
    fn odds_are_weights(table in tables(), place in places(), flags in flags()) {
        let place = Place { quest_role: 0, ..place };
        let gone = gone(&flags);
        let mut room = [Candidate::default(); 400];
        let mut pool = Pool::new(&mut room);
        fill(&mut pool, &table, &place, &gone)?;
        let total: u64 = pool.weights().map(|(_, weight)| u64::from(weight)).sum();
        let odds = PickOdds::of(&table, &place, &gone)?;
        let mut sum = 0;
        for who in 0..table.species.len() as u16 {
            let found = pool.weights().find(|&(species, _)| species == who);
            let weight = found.map_or(0, |(_, weight)| u64::from(weight));
            prop_assert!(weight <= 127);
            prop_assert_eq!(u64::from(odds.weight(who)?), weight);
            let (numerator, denominator) = odds.chance(Some(who))?.fraction().expect("small");
            prop_assert_eq!(numerator * total.max(1), weight * denominator);
            sum += weight;
        }
        prop_assert_eq!(sum, total);
    }

    /// Growth keeps hit points below their maximum, and both and the level below the caps.
    #[test]
    fn growth_stays_in_bounds(
        table in tables(), monster in monsters(), by in growths(), seed: u64,
    ) {
        let (mut grown, mut dice) = (monster, Traced::new(Modulo::seeded(seed, 54)));
        let told = grow_up(&table, &mut grown, by, Plane::None, &Gone::NONE, &mut dice)?;
        let (old, new) = (monster.vigor, grown.vigor);
        prop_assert_eq!(told, Some(grown.species));
        prop_assert!(0 < new.hp && new.hp <= new.hp_max && old.hp <= new.hp);
        // A kind with fixed hit points counts in tens.
        let free = if table.get(monster.species)?.fixed_hp > 0 { 409 } else { 24 * old.level };
        prop_assert!(new.hp_max <= free.max(400));
        prop_assert!((old.level..=old.level + 1).contains(&new.level) && new.level <= 50);
        prop_assert!(dice.trace().draws <= 2);
    }

    /// Recovery never overshoots; what is above the maximum at most comes down to it.
    #[test]
    fn monsters_recover_to_their_maximum(
        table in tables(), monster in monsters(), hp in 1..500_i32, turns: u32,
    ) {
        let mut before = monster;
        before.vigor.hp = hp;
        let hp_max = before.vigor.hp_max;
        let (mut recovered, mut back) = (before, before);
        recover(&table, &mut recovered, turns)?;
        recover_after(&table, &mut back, turns)?;
        prop_assert!((hp.min(hp_max)..=hp.max(hp_max)).contains(&recovered.vigor.hp));
        prop_assert!((hp.min(hp_max)..=hp_max).contains(&back.vigor.hp));
        prop_assert!(recovered.vigor.hp <= hp.saturating_add(1));
    }

    /// A drain takes one level at most, and leaves no more hit points than their maximum.
    #[test]
    fn drains_take_from_both(
        table in tables(), monster in monsters(), attack in drain_attacks(), seed: u64,
    ) {
        let dice = || Modulo::seeded(seed, 54);
        let (mut one, mut other) = (monster, monster);
        drain_by_monster(&table, &mut one, &attack, &mut dice())?;
        drain_by_hero(&table, &mut other, &attack, &mut dice())?;
        for now in [one.vigor, other.vigor] {
            prop_assert!(now.hp <= now.hp_max && now.hp_max <= monster.vigor.hp_max);
            prop_assert!((monster.vigor.level - 1..=monster.vigor.level).contains(&now.level));
            prop_assert!(now.level >= 0);
            if table.rules.drain_has_floor != 0 && monster.vigor.hp_max > monster.vigor.level {
                prop_assert!(now.hp_max > now.level);
            }
        }
    }

    /// Whatever the rules, everybody gets an answer or an error, and in a bounded number of
    /// draws.
    #[test]
    fn any_rules_will_do(
        table in tables(), rules in rules(), place in places(), monster in monsters(),
        hero in heroes(), turn in turns(), class: u8, by in growths(), attack in drain_attacks(),
        seed: u64,
    ) {
        let table = Table { rules: &rules, ..table };
        let mut dice = Traced::new(Modulo::seeded(seed, 54));
        let asked = ClassPick { class, ..ClassPick::default() };
        let _ = pick(&table, &place, &Gone::NONE, &mut dice);
        let _ = pick_any(&table, &place, &Gone::NONE, &mut dice);
        let _ = pick_class(&table, &asked, &place, &Gone::NONE, &mut dice);
        let _ = pick_class_for_polymorph(&table, class, &place, &Gone::NONE, &mut dice);
        let _ = new_hit_points(&table, monster.species, &place, &mut dice);
        let mut one = monster;
        let _ = grow_up(&table, &mut one, by, place.plane, &Gone::NONE, &mut dice);
        let _ = raise_revived(&table, &mut one, &mut dice);
        let _ = drain_by_monster(&table, &mut one, &attack, &mut dice);
        let _ = drain_by_hero(&table, &mut one, &attack, &mut dice);
        let _ = drain_by_death_touch(&table, &mut one, &attack, &mut dice);
        let _ = recover(&table, &mut one, turn.number);
        let mut hero = hero;
        hero::start(&rules, &mut hero, &mut dice);
        let _ = hero::recover(&table, &mut hero, &turn, &mut dice);
        let _ = hero::gain_level(&table, &mut hero, &mut dice);
        let _ = hero::lose_level(&table, &mut hero, false, true, &mut dice);
        // The 65,536 tries of `pick_any`, each a reservoir's draws at most, are never needed.
        prop_assert!(dice.trace().draws < 70_000);
    }

    /// A catalogue in which nobody is ordinary: Omega's retries come to an end.
    #[test]
    fn retries_come_to_an_end(difficulty in -2..12_i32, seed: u64) {
        let mut species = omega::TABLE.species.to_vec();
        species.iter_mut().for_each(|one| one.uniqueness = 1);
        let table = omega::Table { species: &species, ..omega::TABLE };
        let mut dice = Traced::new(Buckets::seeded(seed, 54));
        prop_assert_eq!(omega::select(&table, difficulty, &mut dice), Err(Error::Dice));
        prop_assert!(dice.trace().draws <= 65_536);
    }
}
