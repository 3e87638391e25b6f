//! Every knob of the rules changes an answer when nothing but that knob is turned.
//!
//! A line is a knob: the rules it is turned in, its new value, a question, and the answers
//! before and after. Where chance has a part the answer has the bounds of the draws with it.

use std::collections::BTreeSet;

use ffi_tests::header;
use monstr::dice::Dice;
use monstr::nethack::codes::{attack, damage, generation, home, set, traits};
use monstr::nethack::*;
use monstr::pool::{Candidate, Pool};

/// 3.4.3's rules, 3.6.7's and 5.0.0's.
const OLD: Rules = v3_4_3::RULES;
const MID: Rules = v3_6_7::RULES;
const NEW: Rules = v5_0_0::RULES;

/// Dice that answer what they were told, the last for ever, and remember the bounds.
struct Told<'a> {
    values: &'a [i32],
    bounds: Vec<i32>,
}

impl Dice for Told<'_> {
    fn below(&mut self, bound: i32) -> i32 {
        self.bounds.push(bound);
        let (&value, rest) = self.values.split_first().expect("a value");
        if !rest.is_empty() {
            self.values = rest;
        }
        value.min(bound - 1)
    }
}

/// The greatest that any dice show.
const HIGH: &[i32] = &[i32::MAX];
const LOW: &[i32] = &[0];

/// What a rule answers by those draws, and the bounds that it drew.
fn drawn<T>(
    values: &[i32],
    rule: impl FnOnce(&mut Told) -> Result<T, monstr::Error>,
) -> (T, Vec<i32>) {
    let mut dice = Told { values, bounds: Vec::new() };
    let answer = rule(&mut dice).expect("an answer");
    (answer, dice.bounds)
}

/// A species of the class of ants that comes anywhere.
fn ant(difficulty: u8, frequency: u8) -> Species {
    Species { class: class::ANT, level: difficulty, difficulty, frequency, ..Species::default() }
}

fn at(level_difficulty: i16, hero_level: i16) -> Place {
    Place { level_difficulty, hero_level, ..Place::default() }
}

fn table<'a>(species: &'a [Species], rules: &'a Rules) -> Table<'a> {
    Table::new(species, rules)
}

/// The knobs of a topic, each tried; their names.
macro_rules! knobs {
    ($($field:ident = $value:expr, in $base:expr; $ask:expr => $before:expr, $after:expr;)*) => {{
        $(
            let base: Rules = $base;
            let turned = Rules { $field: $value, ..base };
            assert_ne!(base.$field, turned.$field, "{} isn't turned", stringify!($field));
            let (ask, before, after) = ($ask, $before, $after);
            assert_ne!(before, after, "{} changes nothing", stringify!($field));
            assert_eq!(ask(&base), before, "{} as it was", stringify!($field));
            assert_eq!(ask(&turned), after, "{} turned", stringify!($field));
        )*
        [$(stringify!($field)),*]
    }};
}

mod hero; // which needs the macro

type Names = Vec<&'static str>;

fn of_difficulty() -> Names {
    let blow = |kind, damage, dice, sides| Attack { kind, damage, dice, sides };
    // Level 10 and a bonus of so much gives 9, or from 1 to 5 it gives 11 and a third of it.
    let plain = Species { level: 10, ..Species::default() };
    let slow = Combat { armour_class: 10, ..Combat::default() };
    let bonus = move |species: Species, combat: Combat, attacks: Vec<Attack>| {
        move |rules: &Rules| difficulty_by_rule(rules, &species, &combat, &attacks).bonus
    };
    let difficulty = move |species: Species| {
        move |rules: &Rules| difficulty_by_rule(rules, &species, &slow, &[]).difficulty
    };
    let small = Species { generation: generation::SGROUP, ..plain };
    let large = Species { generation: generation::LGROUP, ..plain };
    let strong = Species { traits: traits::STRONG, ..plain };
    let alone = |kind| vec![blow(kind, damage::PHYS, 1, 4)];
    let bite = |damage| vec![blow(attack::BITE, damage, 1, 4)];
    let explodes = |damage| vec![blow(attack::EXPL, damage, 1, 4)];
    let armour = |armour_class| Combat { armour_class, ..slow };
    let speed = |speed| Combat { speed, ..slow };
    let own = 20; // a kind of attack, or of damage, that only a fork has
    let own_damage = 60;
    knobs! {
        small_group_bonus = 4, in MID; bonus(small, slow, vec![]) => 1, 4;
        large_group_bonus = 4, in MID; bonus(large, slow, vec![]) => 2, 4;
        ranged_attacks = set(&[own]), in MID; bonus(plain, slow, alone(own)) => 1, 2;
        ranged_bonus = 5, in MID; bonus(plain, slow, alone(attack::SPIT)) => 2, 6;
        armour_below = 6, in MID; bonus(plain, armour(5), vec![]) => 0, 1;
        armour_far_below = 2, in MID; bonus(plain, armour(1), vec![]) => 1, 2;
        speed_from = 15, in MID; bonus(plain, speed(15), vec![]) => 0, 1;
        speed_far_from = 24, in MID; bonus(plain, speed(24), vec![]) => 1, 2;
        attack_bonus = 3, in MID; bonus(plain, slow, alone(attack::BITE)) => 1, 3;
        spell_attacks = set(&[own]), in MID; bonus(plain, slow, alone(own)) => 1, 2;
        spell_bonus = 3, in MID; bonus(plain, slow, alone(attack::MAGC)) => 3, 5;
        weapon_attacks = set(&[own]), in MID; bonus(strong, slow, alone(own)) => 1, 2;
        weapon_bonus = 3, in MID; bonus(strong, slow, alone(attack::WEAP)) => 3, 5;
        damage_bonus = 0, in MID; bonus(plain, slow, bite(damage::FIRE)) => 2, 1;
        grave_damage = set(&[own_damage]), in MID; bonus(plain, slow, bite(own_damage)) => 2, 3;
        grave_bonus = 5, in MID; bonus(plain, slow, bite(damage::DRLI)) => 3, 6;
        heavy_from = 4, in MID; bonus(plain, slow, alone(attack::BITE)) => 1, 2;
        heavy_bonus = 3, in MID; bonus(plain, slow, vec![blow(attack::BITE, damage::PHYS, 6, 4)]) => 2, 4;
        explosion_of_heat = 3, in MID; bonus(plain, slow, explodes(damage::COLD)) => 2, 5;
        explosion_of_shock = 5, in MID; bonus(plain, slow, explodes(damage::ELEC)) => 2, 7;
        difficulty_floor = 12, in MID; difficulty(plain) => 9, 12;
        difficulty_cap = 7, in MID; difficulty(plain) => 9, 7;
        coded_level_from = 0, in MID; difficulty(Species { level: 60, ..plain }) => 26, 59;
    }
    .into()
}

fn of_level_difficulty() -> Names {
    let climbing = Whereabouts {
        depth: 3,
        level: 1,
        entry_level: 4,
        builds_up: true,
        ..Whereabouts::default()
    };
    let aggravated = Whereabouts { depth: 9, aggravates: true, ..Whereabouts::default() };
    knobs! {
        climbing_counts = 0, in MID; |rules: &Rules| level_difficulty(rules, &climbing) => 11, 3;
        aggravation_doubles = 1, in MID; |rules: &Rules| level_difficulty(rules, &aggravated) => 9, 18;
    }
    .into()
}

fn of_bounds() -> Names {
    let limits = |place: Place| {
        move |rules: &Rules| {
            let Bounds { min, max } = bounds(rules, &place);
            (min, max)
        }
    };
    let victor = Place { wizard_deaths: 1, ..at(13, 8) };
    // Difficulty 0 is below the bounds 2..10, and 20 above.
    let outside = |rules: &Rules| {
        let species = [ant(0, 3), ant(20, 3)];
        drawn(HIGH, |dice| pick(&table(&species, rules), &at(12, 9), &Gone::NONE, dice))
    };
    let once = |rules| Rules { wider_tries: 1, ..rules };
    knobs! {
        min_divisor = 4, in MID; limits(at(13, 8)) => (2, 10), (3, 10);
        max_divisor = 3, in MID; limits(at(13, 8)) => (2, 10), (2, 7);
        min_rounds_up = 1, in MID; limits(at(13, 8)) => (2, 10), (3, 10);
        max_rounds_up = 1, in MID; limits(at(13, 8)) => (2, 10), (2, 11);
        max_after_wizard = 40, in MID; limits(victor) => (2, 10), (2, 40);
        wider_tries = 1, in Rules { min_widened: [-2, 0, 0], ..MID };
            outside => (None, vec![]), (Some(0), vec![3]);
        min_widened = [-2, 0, 0], in once(MID); outside => (None, vec![]), (Some(0), vec![3]);
        max_widened = [10, 0, 0], in once(MID); outside => (None, vec![]), (Some(1), vec![3]);
    }
    .into()
}

fn of_the_pick() -> Names {
    let may_come = |species: Species, place: Place| {
        move |rules: &Rules| {
            eligibility(&table(&[species], rules), 0, &place, &Gone::NONE)
                .expect("a species")
                .is_ok()
        }
    };
    let weighs = |species: Species, place: Place| {
        move |rules: &Rules| weight(&table(&[species], rules), 0, &place).expect("a species")
    };
    let floor = at(10, 10);
    let air = Place { plane: Plane::Air, ..floor };
    let earth = Place { plane: Plane::Earth, ..floor };
    let rogue = Place { rogue_level: true, ..floor };
    let hell = Place { gehennom: true, ..floor };
    let lawful = Place { alignment: Alignment::Lawful, ..floor };
    let neutral = Place { alignment: Alignment::Neutral, ..floor };
    let hot = Place { temperature: Temperature::Hot, ..floor };
    let of = |class| Species { class, ..ant(5, 3) };
    let trapper = Species { traits: traits::FLIES, ..of(class::TRAPPER) };
    let heatproof = Species { traits: traits::RESISTS_FIRE, ..ant(5, 3) };
    let aligned = |alignment| Species { alignment, ..ant(5, 3) };
    let two = |rules: &Rules| {
        let species = [ant(5, 3), ant(5, 2)];
        drawn(LOW, |dice| pick(&table(&species, rules), &floor, &Gone::NONE, dice))
    };
    let flags = [generation::NOGEN, generation::HELL, generation::NOHELL, 0];
    let at_any_cost = |gehennom: bool| {
        move |rules: &Rules| {
            // All far too strong, so that only the last resort is left.
            let species = flags.map(|generation| Species { generation, ..ant(50, 3) });
            let place = Place { gehennom, ..at(1, 1) };
            let table = table(&species, rules);
            drawn(&[0, 1, 2, 3], |dice| pick_any(&table, &place, &Gone::NONE, dice))
        }
    };
    knobs! {
        floating_classes = 0, in MID; may_come(of(class::EYE), air) => true, false;
        elemental_classes = class::set(&[class::ANT]), in MID; may_come(ant(5, 3), earth) => true, false;
        grounded_classes = 0, in MID; may_come(trapper, air) => false, true;
        rogue_classes = class::set(&[class::ANT]), in MID; may_come(ant(5, 3), rogue) => false, true;
        hell_rule = 0, in MID; may_come(aligned(1), hell) => false, true;
        pick_by_reservoir = 1, in MID; two => (Some(0), vec![5]), (Some(1), vec![3, 5]);
        temperature_bonus = 3, in MID; weighs(heatproof, hot) => 3, 6;
        alignment_span = 30, in MID; weighs(aligned(0), neutral) => 8, 10;
        alignment_divisor = 4, in MID; weighs(aligned(4), lawful) => 6, 9;
        neutral_divisor = 0, in MID; weighs(aligned(0), neutral) => 8, 3;
        unaligned_as = 0, in MID; weighs(aligned(-128), lawful) => 0, 5;
        weight_ceiling = 4, in MID; weighs(ant(5, 5), floor) => 5, 0;
        weight_is_capped = 1, in Rules { weight_ceiling: 4, ..MID }; weighs(ant(5, 5), floor) => 0, 4;
        last_resort_refuses = 0, in MID; at_any_cost(false) => (Some(2), vec![4; 3]), (Some(0), vec![4]);
        last_resort_refuses_in_hell = 0, in MID; at_any_cost(true) => (Some(1), vec![4; 2]), (Some(0), vec![4]);
    }
    .into()
}

fn of_the_class_pick() -> Names {
    let asked = ClassPick::of(class::ANT);
    let of_class = |species: Vec<Species>, asked: ClassPick, values: &'static [i32]| {
        move |rules: &Rules| {
            let table = table(&species, rules);
            drawn(values, |dice| pick_class(&table, &asked, &at(10, 3), &Gone::NONE, dice))
        }
    };
    // Too strong is what is above 5, and counts for less what comes with more than level 6.
    let rising = || vec![ant(3, 2), ant(6, 2), ant(9, 2)];
    let falling = || vec![ant(5, 2), ant(7, 2), ant(6, 2)];
    let only_in_hell = Species { generation: generation::HELL, ..ant(3, 2) };
    let mail = Species { traits: traits::MAIL_DAEMON, ..ant(3, 2) };
    let lawful = Species { alignment: 5, ..ant(3, 2) };
    let chaotic = ClassPick { alignment: Alignment::Chaotic, ..asked };
    let order = |rules: &Rules| {
        let species = [ant(3, 2), ant(2, 2)];
        let table = Table { class_order: &[1, 0], ..table(&species, rules) };
        drawn(LOW, |dice| pick_class(&table, &asked, &at(10, 3), &Gone::NONE, dice))
    };
    let polymorph = |rules: &Rules| {
        let species = [ant(3, 2)];
        let mut dice = Told { values: LOW, bounds: vec![] };
        let asked = pick_class_for_polymorph(
            &table(&species, rules),
            class::ANT,
            &at(1, 1),
            &Gone::NONE,
            &mut dice,
        );
        asked.ok().flatten()
    };
    knobs! {
        class_pick_by_weight = 1, in OLD;
            of_class(vec![ant(3, 2)], asked, LOW) => (Some(0), vec![2]), (Some(0), vec![3]);
        class_pick_sorted = 2, in MID; order => (Some(0), vec![6]), (Some(1), vec![6]);
        class_pick_stops_upward = 0, in MID;
            of_class(falling(), asked, LOW) => (Some(0), vec![2, 8]), (Some(0), vec![2, 2, 8]);
        class_pick_divisor = 1, in MID;
            of_class(rising(), asked, LOW) => (Some(0), vec![2, 2, 8]), (Some(0), vec![8]);
        class_pick_leeway = 1, in MID;
            of_class(rising(), asked, LOW) => (Some(0), vec![2, 2, 8]), (Some(0), vec![2, 8]);
        class_pick_coin = 0, in MID;
            of_class(rising(), asked, LOW) => (Some(0), vec![2, 2, 8]), (Some(0), vec![3]);
        class_pick_skew = 1, in MID;
            of_class(rising(), asked, LOW) => (Some(0), vec![2, 2, 8]), (Some(0), vec![2, 2, 9]);
        class_pick_by_alignment = 0, in MID;
            of_class(vec![lawful], chaotic, LOW) => (None, vec![]), (Some(0), vec![3]);
        class_pick_from_rare = 2, in MID;
            of_class(vec![ant(3, 0), ant(3, 2)], asked, HIGH) => (Some(1), vec![3]), (Some(1), vec![5]);
        class_pick_spares_mail = 0, in MID;
            of_class(vec![mail], asked, LOW) => (None, vec![]), (Some(0), vec![3]);
        hell_coin = 5, in NEW;
            of_class(vec![only_in_hell], asked, LOW) => (Some(0), vec![9, 3]), (Some(0), vec![5, 3]);
        hell_coin_exempt = class::set(&[class::ANT]), in NEW;
            of_class(vec![only_in_hell], asked, LOW) => (Some(0), vec![9, 3]), (None, vec![9]);
        polymorph_by_class = 1, in OLD; polymorph => None, Some(0);
    }
    .into()
}

/// A monster made where the difficulty is 20, by a hero of level 14.
fn made(
    species: Species,
    plane: Plane,
    values: &'static [i32],
) -> impl Fn(&Rules) -> (i32, i32, Vec<i32>) {
    move |rules| {
        let place = Place { plane, ..at(20, 14) };
        let table = table(std::slice::from_ref(&species), rules);
        let (vigor, bounds) = drawn(values, |dice| new_hit_points(&table, 0, &place, dice));
        (vigor.level, vigor.hp, bounds)
    }
}

fn of_new_monsters() -> Names {
    let of_level = |level| Species { level, ..Species::default() };
    let comes_at = |level, place: Place| {
        move |rules: &Rules| {
            adjusted_level(&table(&[of_level(level)], rules), 0, &place).expect("a species")
        }
    };
    let rider = Species { traits: traits::RIDER, ..of_level(0) };
    let dragon = Species { traits: traits::ADULT_DRAGON, ..of_level(2) };
    let spirit = Species { home: home::FIRE, ..of_level(2) };
    let no = Plane::None;
    knobs! {
        level_drop = 3, in MID; comes_at(10, at(5, 1)) => 9, 7;
        level_place_divisor = 2, in MID; comes_at(10, at(20, 1)) => 12, 15;
        level_hero_divisor = 2, in MID; comes_at(10, at(10, 14)) => 11, 12;
        level_ceiling_halves = 4, in MID; comes_at(4, at(30, 30)) => 6, 8;
        level_ceiling = 12, in MID; comes_at(10, at(30, 30)) => 15, 12;
        coded_level = 60, in MID; comes_at(50, at(1, 1)) => 50, 60;
        coded_hp_added = 40, in MID; made(of_level(50), no, LOW) => (22, 88, vec![]), (32, 128, vec![]);
        hp_percent = 150, in MID; made(of_level(2), no, LOW) => (3, 3, vec![8; 3]), (3, 4, vec![8; 3]);
        hit_die = 10, in MID; made(of_level(2), no, HIGH) => (3, 24, vec![8; 3]), (3, 30, vec![10; 3]);
        hit_die_at_0 = 6, in MID; made(of_level(0), no, HIGH) => (0, 4, vec![4]), (0, 6, vec![6]);
        hit_dice_twice = 2, in MID;
            made(of_level(2), no, &[1, 1, 1, 2]) => (3, 6, vec![8; 3]), (3, 9, vec![8; 6]);
        hp_per_level = 5, in MID; made(of_level(2), no, LOW) => (3, 3, vec![8; 3]), (3, 18, vec![8; 3]);
        rider_dice = 3, in MID; made(rider, no, LOW) => (0, 10, vec![8; 10]), (0, 3, vec![8; 3]);
        rider_sides = 3, in MID; made(rider, no, HIGH) => (0, 80, vec![8; 10]), (0, 30, vec![3; 10]);
        dragon_die = 6, in MID; made(dragon, no, HIGH) => (3, 24, vec![4; 3]), (3, 30, vec![6; 3]);
        dragon_hp_per_level = 1, in MID; made(dragon, no, LOW) => (3, 15, vec![4; 3]), (3, 6, vec![4; 3]);
        home_factor = 2, in MID; made(spirit, Plane::Fire, LOW) => (3, 9, vec![8; 3]), (3, 6, vec![8; 3]);
        least_roll_gains = 1, in MID; made(of_level(2), no, LOW) => (3, 3, vec![8; 3]), (3, 4, vec![8; 3]);
    }
    .into()
}

fn monster(level: i32, hp: i32, hp_max: i32) -> Monster {
    Monster { vigor: Vigor { level, hp, hp_max }, ..Monster::default() }
}

/// Level, hit points and the most of them.
fn state(monster: &Monster) -> (i32, i32, i32) {
    (monster.vigor.level, monster.vigor.hp, monster.vigor.hp_max)
}

fn of_growth() -> Names {
    let of_level = |level| Species { level, class: class::ANT, ..Species::default() };
    let grown = |species: Species, before: Monster, by: Growth| {
        move |rules: &Rules| {
            let mut one = before;
            let table = table(std::slice::from_ref(&species), rules);
            drawn(HIGH, |dice| grow_up(&table, &mut one, by, Plane::None, &Gone::NONE, dice));
            state(&one)
        }
    };
    let kill = Growth::Kill { victim_level: 30 };
    let player = Species { traits: traits::PLAYER, ..of_level(10) };
    // Grows up into a female form.
    let pair =
        [Species { grows_by: 1, ..of_level(3) }, Species { traits: traits::FEMALE, ..of_level(4) }];
    let becomes_female = |rules: &Rules| {
        let mut one = monster(3, 20, 20);
        let table = table(&pair, rules);
        drawn(LOW, |dice| {
            grow_up(&table, &mut one, Growth::Potion, Plane::None, &Gone::NONE, dice)
        });
        (one.species, one.female)
    };
    let risen = |rules: &Rules| {
        let (species, mut one) = ([of_level(6)], monster(3, 5, 20));
        drawn(HIGH, |dice| raise_revived(&table(&species, rules), &mut one, dice));
        state(&one)
    };
    let worth = |species: Species| {
        move |rules: &Rules| drawn(HIGH, |dice| level_worth(&table(&[species], rules), 0, 0, dice))
    };
    knobs! {
        growth_halves = 4, in MID;
            grown(of_level(6), monster(9, 72, 72), kill) => (9, 72, 72), (10, 72, 73);
        growth_least_limit = 8, in MID;
            grown(of_level(1), monster(5, 40, 40), kill) => (5, 40, 40), (6, 40, 41);
        growth_limit = 20, in MID;
            grown(of_level(30), monster(20, 160, 160), kill) => (21, 160, 161), (20, 160, 160);
        growth_player_limit = 40, in MID;
            grown(player, monster(30, 9, 300), Growth::Potion) => (30, 17, 308), (31, 17, 308);
        growth_hp_cap = 300, in MID;
            grown(of_level(9), monster(3, 9, 399), Growth::Potion) => (4, 17, 400), (4, 17, 300);
        growth_cap_exempt = class::set(&[class::ANT]), in MID;
            grown(of_level(9), monster(3, 9, 399), Growth::Potion) => (4, 17, 400), (4, 17, 407);
        growth_by_hit_die = 1, in Rules { hit_die: 12, ..MID };
            grown(of_level(9), monster(3, 9, 30), Growth::Potion) => (4, 17, 38), (4, 21, 42);
        growth_changes_sex = 0, in MID; becomes_female => (1, true), (1, false);
        revival_raises = 0, in NEW; risen => (7, 5, 52), (3, 5, 20);
        level_worth_by_kind = 0, in MID; worth(of_level(1)) => (4, vec![8, 4]), (8, vec![8]);
    }
    .into()
}

/// One species without attacks, and nothing else to tell of it.
const PLAIN_COMBAT: Combats<'static> = Combats {
    records: &[Combat {
        first_attack: 0,
        nutrition: 0,
        attack_count: 0,
        speed: 0,
        armour_class: 0,
        adjustment: 0,
        size: 0,
        magic_resistance: 0,
    }],
    offsets: &[],
    attacks: &[],
};

fn of_drain() -> Names {
    let species = [Species { level: 10, ..Species::default() }];
    let attack = DrainAttack { dice: 1, sides: 6, negation: 1, ..DrainAttack::default() };
    let by_monster = |values: &'static [i32]| {
        move |rules: &Rules| {
            let mut victim = monster(10, 50, 12);
            let (told, bounds) = drawn(values, |dice| {
                drain_by_monster(&table(&species, rules), &mut victim, &attack, dice)
            });
            (told, state(&victim), bounds)
        }
    };
    let by_death = |rules: &Rules| {
        let mut dice = Told { values: LOW, bounds: vec![] };
        drain_by_death_touch(&table(&species, rules), &mut monster(10, 50, 50), &attack, &mut dice)
            .is_ok()
    };
    let by_spell = |rules: &Rules| {
        let (mut victim, spell) =
            (monster(10, 50, 50), DrainSpell { hero_level: 20, ..DrainSpell::default() });
        let (table, combats) = (table(&species, rules), PLAIN_COMBAT);
        drawn(LOW, |dice| drain_by_spell(&table, &combats, &mut victim, &spell, dice));
        state(&victim)
    };
    let by_artifact = |rules: &Rules| {
        let mut victim = monster(10, 50, 50);
        let blow = drawn(LOW, |dice| {
            drain_by_artifact(&table(&species, rules), &mut victim, 5, false, dice)
        })
        .0
        .1;
        (blow.hero_gains, blow.wielder_gains)
    };
    let recovers = |rules: &Rules| {
        let mut one = monster(3, 42, 37);
        recover(&table(&species, rules), &mut one, 20).expect("in range");
        one.vigor.hp
    };
    use DrainOutcome::Drained;
    knobs! {
        // Not negated by 5 of 10, or by 2 of 3.
        negation_by_one_draw = 0, in MID; by_monster(&[0, 5, 0]) =>
            (Drained, (9, 48, 10), vec![6, 10, 3, 6, 6]), (Drained, (9, 48, 10), vec![6, 3, 3, 6, 6]);
        negation_comes_last = 1, in MID; by_monster(&[0, 0, 5, 0]) =>
            (DrainOutcome::Hurt, (10, 49, 12), vec![6, 10]), (Drained, (9, 48, 10), vec![6, 3, 10, 6, 6]);
        drain_has_floor = 1, in MID; by_monster(&[0, 5, 0]) =>
            (Drained, (9, 48, 10), vec![6, 10, 3, 6, 6]), (Drained, (9, 48, 11), vec![6, 10, 3, 6, 6]);
        drain_knocks_back = 1, in MID; by_monster(&[0, 5, 0]) =>
            (Drained, (9, 48, 10), vec![6, 10, 3, 6, 6]), (Drained, (9, 48, 10), vec![6, 10, 3, 6, 6, 3, 6]);
        death_touch_drains = 1, in MID; by_death => false, true;
        // One hit point by the die; an intelligence of 0 takes 3 of it, or leaves it.
        drain_spell_tempered = 0, in MID; by_spell => (9, 48, 49), (9, 54, 52);
        drain_heals_wielder = 1, in MID; by_artifact => (0, 0), (0, 1);
        recovery_lowers = 1, in MID; recovers => 42, 37;
    }
    .into()
}

fn of_births_and_awards() -> Names {
    let species = [Species { level: 5, ..Species::default() }];
    let unique = [Species { generation: generation::UNIQ, ..Species::default() }];
    let bite = [Attack { kind: attack::BITE, damage: damage::PHYS, dice: 1, sides: 4 }];
    let rows = [Combat { attack_count: 1, ..Combat::default() }];
    let combats = Combats { records: &rows, offsets: &[], attacks: &bite };
    let award = |killed: Killed| {
        move |rules: &Rules| {
            experience(&table(&species, rules), &combats, 0, &killed).expect("an award")
        }
    };
    let dead = Killed { level: 5, armour_class: 10, ..Killed::default() };
    let again = Killed { revived: true, deaths: 25, ..dead };
    let born = |rules: &Rules| {
        let mut vitals = Vitals { born: 49, ..Vitals::default() };
        birth(&table(&species, rules), 0, true, false, &mut vitals).expect("a species");
        vitals.extinct
    };
    let unborn = |rules: &Rules| {
        let mut vitals = Vitals { born: 1, extinct: true, ..Vitals::default() };
        unbirth(&table(&unique, rules), 0, &mut vitals).expect("a species");
        (vitals.born, vitals.extinct)
    };
    knobs! {
        // A square and one, and the level for each slot.
        attack_slots = 8, in OLD; award(dead) => 26 + 6 * 5, 26 + 8 * 5;
        experience_for_plain_damage = 0, in OLD; award(dead) => 26 + 6 * 5, 26;
        experience_wanes = 0, in MID; award(again) => 13, 26;
        birth_limit = 50, in MID; born => false, true;
        births_undone = 1, in MID; unborn => (1, true), (0, false);
    }
    .into()
}

fn of_sacrifice() -> Names {
    let wraith =
        [Species { traits: traits::UNDEAD | traits::WRAITH, difficulty: 8, ..Species::default() }];
    let unicorn = [Species { traits: traits::LIKES_GEMS, class: class::UNICORN, ..ant(8, 1) }];
    let worth_of = |species: [Species; 1], offering: Offering, hero: Worshipper| {
        move |rules: &Rules| {
            let mut standing = Standing::default();
            let (table, combats) = (table(&species, rules), PLAIN_COMBAT);
            sacrifice_value(&table, &combats, 0, &offering, &hero, &mut standing)
                .expect("a species")
        }
    };
    let given = |value: i16, hero: Worshipper| {
        move |rules: &Rules| {
            let mut standing = Standing { luck: 5, ..Standing::default() };
            let reply = drawn(LOW, |dice| Ok(sacrifice(rules, value, &hero, &mut standing, dice)));
            (reply, standing.luck)
        }
    };
    let stale = Offering { age: 100, ..Offering::default() };
    let lawful = Worshipper { level: 9, alignment: Alignment::Lawful, ..Worshipper::default() };
    let chaotic = Worshipper { alignment: Alignment::Chaotic, ate_meat: true, ..lawful };
    let newcomer = Worshipper { level: 1, ..lawful };
    let gift = |worth| Reply::GiftDue { worth };
    knobs! {
        sacrifice_must_be_fresh = 1, in MID; worth_of(wraith, stale, lawful) => 1, 0;
        sacrifice_likes_wraiths = 1, in MID;
            worth_of(wraith, Offering::default(), chaotic) => 9, 10;
        unicorn_classes = 0, in MID;
            worth_of(unicorn, Offering::default(), lawful) => 12, 9;
        sacrifice_gift_base = 6, in MID;
            given(20, lawful) => ((gift(None), vec![10]), 5), ((gift(None), vec![6]), 5);
        sacrifice_caps_gift = 1, in MID;
            given(20, lawful) => ((gift(None), vec![10]), 5), ((gift(Some(20)), vec![10]), 5);
        sacrifice_caps_luck = 1, in MID;
            given(5, newcomer) => ((Reply::Luck, vec![]), 6), ((Reply::Luck, vec![]), 5);
    }
    .into()
}

#[test]
fn each_changes_an_answer() {
    let topics = [
        of_difficulty,
        of_level_difficulty,
        of_bounds,
        of_the_pick,
        of_the_class_pick,
        of_new_monsters,
        of_growth,
        of_drain,
        of_births_and_awards,
        of_sacrifice,
        hero::of_levels,
        hero::of_recovery,
        hero::of_healing,
        hero::of_prayer,
        hero::of_new_men,
        hero::of_death,
    ];
    let tried: BTreeSet<String> =
        topics.iter().flat_map(|topic| topic()).map(String::from).collect();
    let structures = header::structures();
    let rules = structures.into_iter().find(|s| s.name == "monstr_nh_rules").expect("the rules");
    let all: BTreeSet<String> = rules
        .fields
        .into_iter()
        .map(|field| field.name)
        .filter(|name| name != "reserved")
        .collect();
    assert_eq!(tried, all);
}

/// What a place or a species' own record turns.
#[test]
fn what_comes_with_a_place_or_a_species() {
    let place = Place { hero_level_in_bounds: 20, ..at(10, 4) };
    assert_eq!(bounds(&MID, &at(10, 4)), Bounds { min: 1, max: 7 });
    assert_eq!(bounds(&MID, &place), Bounds { min: 1, max: 15 });

    let species = [ant(4, 2), ant(4, 2)];
    let plain = table(&species, &MID);
    let second = |extra| [Extra::default(), extra];
    let class = |table: &Table| {
        let asked = ClassPick::of(class::ANT);
        drawn(HIGH, |dice| pick_class(table, &asked, &at(30, 30), &Gone::NONE, dice)).1
    };
    let hit_points =
        |table: &Table| drawn(HIGH, |dice| new_hit_points(table, 1, &at(30, 30), dice));
    assert_eq!(class(&plain), [6]);
    assert_eq!(hit_points(&plain), (Vigor { level: 6, hp: 48, hp_max: 48 }, vec![8; 6]));

    let rarer = second(Extra { class_factor: 5, ..Extra::default() });
    assert_eq!(class(&Table { extras: &rarer, ..plain }), [18]);
    let lower = second(Extra { level_ceiling: 5, ..Extra::default() });
    assert_eq!(hit_points(&Table { extras: &lower, ..plain }).0.level, 5);
    let larger = second(Extra { hit_die: 12, ..Extra::default() });
    assert_eq!(hit_points(&Table { extras: &larger, ..plain }).1, [12; 6]);
}

/// A gate that draws one of 3 for each species, and remembers whom it was asked for; with it
/// the second species counts three times.
#[derive(Default)]
struct Gatekeeper {
    asked: Vec<u16>,
}

impl<D: Dice + ?Sized> Hooks<D> for Gatekeeper {
    fn admits(&mut self, who: u16, _: &Place, dice: &mut D) -> bool {
        self.asked.push(who);
        dice.below(3) != 0
    }

    fn weight(&mut self, who: u16, _: &Place, weight: i32) -> i32 {
        if who == 1 { 3 * weight } else { weight }
    }
}

/// Too weak, too strong, gone, and three that can come.
fn five() -> [Species; 6] {
    [
        ant(5, 2),
        ant(5, 3),
        ant(50, 2),
        Species { generation: generation::UNIQ, ..ant(5, 2) },
        ant(5, 1),
        ant(0, 9),
    ]
}

#[test]
fn the_gate_and_the_reservoir_take_turns() {
    let (species, mut keeper) = (five(), Gatekeeper::default());
    let picked = drawn(&[1, 0, 2, 0, 1, 0, 9], |dice| {
        pick_with(&table(&species, &NEW), &mut keeper, None, &at(12, 9), &Gone::NONE, dice)
    });
    // The unique one is let through, and goes no further; the fifth is not.
    assert_eq!(keeper.asked, [0, 1, 3, 4]);
    assert_eq!(picked, (Some(1), vec![3, 2, 3, 11, 3, 3]));
}

#[test]
fn the_gate_fills_a_pool() {
    let (species, mut room) = (five(), [Candidate::default(); 6]);
    let mut pool = Pool::new(&mut room);
    let mut keeper = Gatekeeper::default();
    let (table, place) = (table(&species, &MID), at(12, 9));
    let picked = drawn(&[1, 0, 1, 1, 2], |dice| {
        pick_with(&table, &mut keeper, Some(&mut pool), &place, &Gone::NONE, dice)
    });
    assert_eq!((picked, keeper.asked.len()), ((Some(4), vec![3, 3, 3, 3, 3]), 4));
    // From then on it is asked no more.
    let again = drawn(&[0], |dice| {
        pick_with(&table, &mut keeper, Some(&mut pool), &place, &Gone::NONE, dice)
    });
    assert_eq!((again, keeper.asked.len()), ((Some(0), vec![3]), 4));
    let mut dice = Told { values: LOW, bounds: vec![] };
    let without = pick_with(&table, &mut keeper, None, &place, &Gone::NONE, &mut dice);
    assert_eq!(without, Err(monstr::Error::Pool));
}

/// Where nobody passes the gate, the wider bounds ask again.
#[test]
fn wider_bounds_ask_the_gate_again() {
    let (species, mut room) = ([ant(5, 2), ant(0, 3)], [Candidate::default(); 2]);
    for pick_by_reservoir in [0, 1] {
        let rules = Rules { pick_by_reservoir, wider_tries: 3, min_widened: [-1, -2, -3], ..MID };
        let mut pool = Pool::new(&mut room);
        let mut keeper = Gatekeeper::default();
        let picked = drawn(&[0, 0, 0, 1, 0], |dice| {
            pick_with(
                &table(&species, &rules),
                &mut keeper,
                Some(&mut pool),
                &at(12, 9),
                &Gone::NONE,
                dice,
            )
        });
        // Difficulty 0 fits from the third try on.
        assert_eq!(keeper.asked, [0, 0, 0, 1]);
        assert_eq!(picked, (Some(1), vec![3, 3, 3, 3, 9]));
    }
}

/// Without hooks it is the ordinary pick, draw for draw.
#[test]
fn no_hooks_change_nothing() {
    use monstr::dice::{Modulo, Traced};
    for table in [v3_4_3::TABLE, v5_0_0::TABLE] {
        let mut room = [Candidate::default(); 400];
        let mut pool = Pool::new(&mut room);
        let [mut plain, mut hooked] = [(); 2].map(|()| Traced::new(Modulo::seeded(7, 54)));
        for turn in 0..2_000_i16 {
            let place = Place { quest_role: (turn % 14) as u8, ..at(turn % 53, turn % 31) };
            pool.reset();
            let expected = pick(&table, &place, &Gone::NONE, &mut plain);
            let told =
                pick_with(&table, &mut NoHooks, Some(&mut pool), &place, &Gone::NONE, &mut hooked);
            assert_eq!((told, hooked.trace()), (expected, plain.trace()));
        }
    }
}
