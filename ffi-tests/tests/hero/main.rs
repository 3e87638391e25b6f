//! The hero's hit points: the tables of the wiki's page 'Hit points', worked examples, and
//! what bad input does. All through the C functions.

mod bounds;
mod death;
mod healing;

use std::ptr;

use ffi_tests::library::{
    AT_REST, Answer, Dice, NetHack, Refusal, hero, hero_recovery_share, race_of, role_of,
};
use ffi_tests::replay::{Row, read, rows};
use ffi_tests::root;
use monstr::capi::*;
use monstr::nethack::Rules;
use monstr::nethack::hero::{Advance, Race, Role};

const EDITIONS: [&str; 3] = ["3.4.3", "3.6.7", "5.0.0"];

const ROLES: [&str; 13] =
    ["Arc", "Bar", "Cav", "Hea", "Kni", "Mon", "Pri", "Rog", "Ran", "Sam", "Tou", "Val", "Wiz"];
const RACES: [&str; 5] = ["hum", "elf", "dwa", "gno", "orc"];

fn edition(name: &str) -> NetHack {
    NetHack::of(name).expect("built in")
}

/// The number that C knows a name by.
fn number(names: &[&str], name: &str) -> i32 {
    names.iter().position(|known| *known == name).expect("a short name") as i32 + 1
}

/// A hero by the short names, with a level, Constitution and hit points.
fn a(role: &str, race: &str, level: i32, con: i32, (hp, hp_max): (i32, i32)) -> monstr_nh_hero {
    let made = hero(number(&ROLES, role), number(&RACES, race)).expect("there is such a hero");
    monstr_nh_hero { level, con, hp, hp_max, hp_peak: hp_max, ..made }
}

/// The same, polymorphed.
fn polymorphed(
    hero: monstr_nh_hero,
    nethack: &NetHack,
    form: &str,
    (form_hp, form_hp_max): (i32, i32),
) -> monstr_nh_hero {
    let form = nethack.find(form).expect("a name");
    monstr_nh_hero { polymorphed: 1, form, form_hp, form_hp_max, ..hero }
}

/// His own hit points, and those of the form.
fn points(hero: &monstr_nh_hero) -> [(i32, i32); 2] {
    [(hero.hp, hero.hp_max), (hero.form_hp, hero.form_hp_max)]
}

fn draws(dice: &Dice) -> u64 {
    dice.trace().0
}

// The tables.

/// What each role begins with as a human, elf, dwarf, gnome, orc.
#[rustfmt::skip]
const STARTS: [[i32; 5]; 13] = [
    [13, 12, 15, 12, 12],
    [16, 15, 18, 15, 15],
    [16, 15, 18, 15, 15],
    [13, 12, 15, 12, 12],
    [16, 15, 18, 15, 15],
    [14, 13, 16, 13, 13],
    [14, 13, 16, 13, 13],
    [12, 11, 14, 11, 11],
    [15, 14, 17, 14, 14],
    [15, 14, 17, 14, 14],
    [10,  9, 12,  9,  9],
    [16, 15, 18, 15, 15],
    [12, 11, 14, 11, 11],
];

#[test]
fn every_role_and_race_starts_as_the_page_says() {
    for name in EDITIONS {
        for (role, starts) in ROLES.iter().zip(STARTS) {
            for (race, start) in RACES.iter().zip(starts) {
                let mut dice = Dice::seeded(1);
                let mut hero = a(role, race, 0, 25, (0, 0));
                assert_eq!(edition(name).hero_start(&mut hero, &mut dice), Ok(start));
                assert_eq!((hero.level, hero.peak_level, hero.hp_peak), (1, 1, start));
                assert_eq!((points(&hero)[0], draws(&dice)), ((start, start), 0));
                let kept = if name == "3.4.3" { 0 } else { start };
                assert_eq!(hero.gains[0], kept, "{name}: {role}, {race}");
            }
        }
    }
}

#[test]
fn roles_races_and_constitution_are_the_facts() {
    fn each(name: &str, check: impl Fn(&Row)) {
        let text = read(&root().join("ffi-tests/golden/facts").join(name)).expect("facts");
        rows(&text, None).expect("rows").iter().for_each(check);
    }
    fn advance(row: &Row) -> Advance {
        let number = |name| row.number(name).expect("a number");
        Advance {
            start: number("infix"),
            start_die: number("inrnd"),
            low: number("lofix"),
            low_die: number("lornd"),
            high: number("hifix"),
            high_die: number("hirnd"),
        }
    }
    each("nethack-roles.csv", |row| {
        let (name, hp) = (row.text("role").unwrap(), advance(row));
        let traits = match name {
            "Val" | "Wiz" => MONSTR_NH_KIND_FOREWARNED,
            "Hea" => MONSTR_NH_KIND_HEALER,
            _ => 0,
        };
        let role = Role { hp, cutoff: row.number("xlev").unwrap(), traits: traits as u16 };
        assert_eq!(role_of(number(&ROLES, name)), Some(role), "{name}");
    });
    each("nethack-races.csv", |row| {
        let (name, hp) = (row.text("race").unwrap(), advance(row));
        let traits = if name == "elf" { MONSTR_NH_KIND_FOREWARNED as u16 } else { 0 };
        let race = Race { hp, con_limit: row.number("con_max").unwrap(), traits };
        assert_eq!(race_of(number(&RACES, name)), Some(race), "{name}");
    });
    each("nethack-con-hp.csv", |row| {
        let nethack = edition(row.text("edition").unwrap());
        for con in row.int("con_low").unwrap()..=row.int("con_high").unwrap() {
            // Past the cut-off the two give 4, without a die.
            let mut hero = a("Val", "dwa", 12, con, (0, 0));
            let gain = nethack.hero_level_roll(&mut hero, &mut Dice::seeded(1)).expect("a gain");
            assert_eq!(gain, 4 + row.int("modifier").unwrap(), "{con}");
        }
    });
    for number in [i32::MIN, -1, 0, 14, i32::MAX] {
        assert_eq!(role_of(number), None);
    }
    for number in [i32::MIN, -1, 0, 6, i32::MAX] {
        assert_eq!(race_of(number), None);
    }
}

/// The turns among the first hundred or so in which a hero of that level regains hit points,
/// and how many.
fn recovery(nethack: &NetHack, level: i32, con: i32, turn: monstr_nh_hero_turn) -> Vec<(i32, i32)> {
    let mut dice = Dice::seeded(7);
    let turns = (1..=120).map(|number| {
        let mut hero = a("Val", "hum", level, con, (1, 100));
        let turn = monstr_nh_hero_turn { number, ..turn };
        assert_eq!(nethack.hero_recover(&mut hero, &turn, &mut dice), Ok(0));
        (number, hero.hp - 1)
    });
    turns.filter(|&(_, gain)| gain > 0).collect()
}

#[test]
fn recovery_is_as_the_chart_says() {
    for name in ["3.4.3", "3.6.7"] {
        let nethack = edition(name);
        for (level, every) in (1..).zip([15, 11, 9, 8, 7, 6, 5, 5, 4]) {
            let expected: Vec<_> = (1..=120).filter(|t| t % every == 0).map(|t| (t, 1)).collect();
            assert_eq!(recovery(&nethack, level, 18, AT_REST), expected, "{name}: {level}");
        }
        for level in 10..=30 {
            let thirds: Vec<_> = (1..=40).map(|t| (3 * t, 1)).collect();
            assert_eq!(recovery(&nethack, level, 12, AT_REST), thirds, "{name}: {level}");
            for con in 13..=25 {
                let gains = recovery(&nethack, level, con, AT_REST);
                assert!(gains.iter().map(|(turn, _)| turn).eq(thirds.iter().map(|(turn, _)| turn)));
                // What goes beyond level - 9 comes down to it, so that is what comes most.
                assert_eq!(gains.iter().map(|(_, gain)| *gain).max(), Some(con.min(level - 9)));
            }
        }
    }
}

#[test]
fn burden_and_regeneration() {
    let busy = |burden| monstr_nh_hero_turn { burden, moved: 1, ..AT_REST };
    let regenerating = |turn| monstr_nh_hero_turn { regenerates: 1, ..turn };
    for name in EDITIONS {
        let nethack = edition(name);
        let usual = recovery(&nethack, 5, 10, AT_REST);
        assert_eq!(recovery(&nethack, 5, 10, busy(MONSTR_NH_BURDEN_BURDENED)), usual);
        assert_eq!(recovery(&nethack, 5, 10, busy(MONSTR_NH_BURDEN_STRESSED)), []);
        let resting = monstr_nh_hero_turn { moved: 0, ..busy(MONSTR_NH_BURDEN_OVERLOADED) };
        assert_eq!(recovery(&nethack, 5, 10, resting), usual);
        let all = recovery(&nethack, 5, 10, regenerating(busy(MONSTR_NH_BURDEN_OVERLOADED)));
        assert_eq!(all.len(), 120, "{name}: a point each turn");
        // 5.0.0 adds Regeneration to the rest; the others fill up with it.
        let twos = all.iter().filter(|(_, gain)| *gain == 2).count();
        assert_eq!(twos, if name == "5.0.0" { usual.len() } else { 0 });
    }
    let asleep = monstr_nh_hero_turn { sleepy: 1, asleep: 1, ..AT_REST };
    assert!(recovery(&edition("5.0.0"), 5, 10, asleep).iter().all(|(_, gain)| *gain >= 2));
    assert!(recovery(&edition("5.0.0"), 5, 10, regenerating(asleep)).len() == 120);
    assert_eq!(
        recovery(&edition("3.6.7"), 5, 10, asleep),
        recovery(&edition("3.6.7"), 5, 10, AT_REST)
    );
}

/// The page's limit for level 30, and where a signed char no longer holds it.
#[test]
fn gains_wane_at_level_30() {
    let gain = |nethack: &NetHack, hp_max| {
        let mut hero = a("Val", "hum", 30, 25, (100, hp_max));
        let gain = nethack.hero_level_gain(&mut hero, &mut Dice::seeded(1)).expect("a gain");
        assert_eq!((hero.level, points(&hero)[0]), (30, (100 + gain, hp_max + gain)));
        gain
    };
    let full = 2 + 1 + 4;
    for hp_max in [100, 1_500, 40_200] {
        assert_eq!(gain(&edition("3.4.3"), hp_max), full);
        assert_eq!(gain(&edition("3.6.7"), hp_max), full);
    }
    let limits = [(100, 5), (299, 5), (300, 4), (600, 3), (1_199, 2), (1_200, 1), (40_199, 1)];
    for (hp_max, limit) in limits {
        assert_eq!(gain(&edition("5.0.0"), hp_max), limit, "{hp_max}");
    }
    // 5 - 40,200 / 300 = -129 is 127 in eight bits.
    assert_eq!(gain(&edition("5.0.0"), 40_200), full);
    assert_eq!(gain(&edition("5.0.0"), 76_200), full, "5 - 254 is 7");
    assert_eq!(gain(&edition("5.0.0"), 76_500), 6);
}

// The worked examples.

#[test]
fn rolls_for_a_level() {
    let mut dice = Dice::seeded(838_722_093);
    let mut hero = a("Bar", "dwa", 9, 6, (0, 0));
    assert_eq!(edition("3.6.7").hero_level_roll(&mut hero, &mut dice), Ok(5));
    assert_eq!((hero.gains[9], draws(&dice)), (5, 2));
    for (name, gain) in [("3.4.3", 7), ("3.6.7", 7), ("5.0.0", 3)] {
        let mut dice = Dice::seeded(1_792_122_818);
        let mut hero = a("Val", "hum", 30, 25, (0, 600));
        assert_eq!(edition(name).hero_level_roll(&mut hero, &mut dice), Ok(gain), "{name}");
        assert_eq!(draws(&dice), 0);
    }
}

#[test]
fn a_gained_level() {
    for (name, seed, hero, form, expected, peak) in [
        (
            "3.4.3",
            1_317_094_862,
            a("Bar", "dwa", 1, 18, (12, 45)),
            (7, 13),
            [(21, 54), (10, 16)],
            54,
        ),
        (
            "3.6.7",
            1_655_429_470,
            a("Rog", "dwa", 6, 22, (136, 275)),
            (20, 20),
            [(143, 282), (22, 22)],
            282,
        ),
        ("5.0.0", 225_712_862, a("Kni", "gno", 7, 15, (1, 4)), (18, 26), [(5, 8), (20, 26)], 8),
    ] {
        let nethack = edition(name);
        let level = hero.level;
        let mut hero = polymorphed(hero, &nethack, "hill orc", form);
        let mut dice = Dice::seeded(seed);
        let before = hero.hp;
        let gain = nethack.hero_level_gain(&mut hero, &mut dice).expect("a gain");
        assert_eq!(gain, hero.hp - before);
        assert_eq!((points(&hero), hero.hp_peak), (expected, peak), "{name}");
        assert_eq!((hero.level, hero.peak_level), (level + 1, level + 1));
        assert_eq!(draws(&dice), if name == "3.4.3" { 3 } else { 4 });
    }
}

/// A golem, a being above level 49, a grown dragon, anyone.
#[test]
fn what_a_level_is_worth_to_a_form() {
    for name in ["3.6.7", "5.0.0"] {
        let nethack = edition(name);
        let iron = if name == "5.0.0" { 120 / 18 } else { 80 / 18 };
        for (form, draws, least, most) in [
            ("iron golem", 1, iron, iron),
            ("Demogorgon", 2, 5, 8),
            ("red dragon", 2, 4, 8),
            ("baby red dragon", 2, 1, 4),
            ("killer bee", 2, 1, 4),
        ] {
            let mut seen = Vec::new();
            for seed in 0..100 {
                let hero = a("Tou", "hum", 14, 10, (50, 50));
                let mut hero = polymorphed(hero, &nethack, form, (10, 20));
                let mut dice = Dice::seeded(seed);
                nethack.hero_level_gain(&mut hero, &mut dice).expect("a gain");
                assert_eq!(dice.trace().0, draws, "{form}");
                let max = if name == "5.0.0" { 20 } else { 10 + hero.form_hp };
                assert_eq!(hero.form_hp_max, max, "{form}");
                seen.push(hero.form_hp - 10);
            }
            assert_eq!(
                (seen.iter().min(), seen.iter().max()),
                (Some(&least), Some(&most)),
                "{form}"
            );
        }
    }
}

#[test]
fn a_lost_level() {
    let mut dice = Dice::seeded(1_921_606_045);
    let mut hero = a("Wiz", "elf", 5, 6, (12, 12));
    let lost = edition("3.4.3").hero_level_loss(&mut hero, false, true, &mut dice);
    assert_eq!((lost, draws(&dice)), (Ok(MONSTR_NH_LEVEL_LOST), 2));
    assert_eq!((hero.level, points(&hero)[0]), (4, (6, 6)));

    let mut dice = Dice::seeded(2_050_377_449);
    let mut hero = a("Val", "dwa", 5, 10, (11, 18));
    hero.gains[4] = 14;
    let lost = edition("5.0.0").hero_level_loss(&mut hero, false, true, &mut dice);
    assert_eq!((lost, draws(&dice)), (Ok(MONSTR_NH_LEVEL_LOST), 0));
    assert_eq!((hero.level, points(&hero)[0]), (4, (1, 10)));
}

#[test]
fn the_last_level() {
    for name in EDITIONS {
        let nethack = edition(name);
        let fresh = a("Val", "dwa", 1, 18, (16, 16));
        let (mut hero, mut dice) = (fresh, Dice::seeded(1));
        let mut lose =
            |resists, deadly| nethack.hero_level_loss(&mut hero, resists, deadly, &mut dice);
        assert_eq!(lose(true, true), Ok(MONSTR_NH_LEVEL_RESISTED));
        assert_eq!(lose(false, true), Ok(MONSTR_NH_LEVEL_DIES));
        assert_eq!((points(&hero), draws(&dice)), (points(&fresh), 0), "nothing has changed");
        // Saved or not threatened, the rest is the same.
        let (mut saved, mut same) = (fresh, Dice::seeded(1));
        saved.gains[1] = 3;
        hero.gains[1] = 3;
        let lost = nethack.hero_level_loss(&mut hero, false, false, &mut dice);
        assert_eq!(lost, Ok(MONSTR_NH_LEVEL_LOST));
        assert_eq!(nethack.hero_level_loss_survived(&mut saved, &mut same), lost);
        assert_eq!((points(&hero), dice.trace()), (points(&saved), same.trace()));
        assert_eq!((hero.level, hero.hp < 16), (1, true));
        saved.level = 2;
        let refused = nethack.hero_level_loss_survived(&mut saved, &mut same);
        assert_eq!(refused, Err(Refusal(MONSTR_E_LEVEL)));
    }
}

/// A maximum below 5.0.0's floor stays, and the peak has seen the floor.
#[test]
fn a_loss_below_the_floor() {
    let nethack = edition("5.0.0");
    let mut hero = a("Tou", "gno", 3, 10, (7, 7));
    hero.gains[2] = 4;
    nethack.hero_level_loss(&mut hero, false, true, &mut Dice::seeded(1)).expect("a loss");
    assert_eq!((points(&hero)[0], hero.hp_peak), ((3, 7), 10));
}

#[test]
fn a_form_that_loses_its_last_hit_points() {
    let drained = |nethack: &NetHack| {
        let hero = a("Val", "hum", 5, 10, (30, 40));
        let mut hero = polymorphed(hero, nethack, "red dragon", (4, 30));
        let told = nethack.hero_level_loss(&mut hero, false, true, &mut Dice::seeded(1));
        (told.expect("a loss"), hero.form_hp, hero.form_hp_max)
    };
    assert_eq!(drained(&edition("3.4.3")), (MONSTR_NH_LEVEL_LOST, 4, 30));
    for name in ["3.6.7", "5.0.0"] {
        let (told, hp, hp_max) = drained(&edition(name));
        assert!(told == MONSTR_NH_LEVEL_REVERTS && hp < 1 && hp_max == 26 + hp, "{name}");
    }
}

#[test]
fn turns_of_recovery() {
    let recover = |name: &str, seed, mut hero, turn| {
        let (nethack, mut dice) = (edition(name), Dice::seeded(seed));
        let told = nethack.hero_recover(&mut hero, &turn, &mut dice).expect("an answer");
        (told, points(&hero), draws(&dice))
    };
    let turn = monstr_nh_hero_turn {
        number: 21,
        burden: MONSTR_NH_BURDEN_STRAINED,
        moved: 1,
        regenerates: 1,
        ..AT_REST
    };
    let hero = a("Val", "hum", 14, 13, (10, 60));
    assert_eq!(recover("3.4.3", 380_397_473, hero, turn), (0, [(15, 60), (0, 0)], 1));

    let eel =
        polymorphed(a("Val", "hum", 8, 10, (30, 30)), &edition("3.6.7"), "giant eel", (8, 40));
    assert_eq!(recover("3.6.7", 527_287_052, eel, AT_REST), (0, [(30, 30), (7, 40)], 2));

    let hero = a("Val", "hum", 24, 6, (30, 60));
    let turn = monstr_nh_hero_turn { regenerates: 1, sleepy: 1, asleep: 1, ..AT_REST };
    assert_eq!(recover("5.0.0", 958_155_391, hero, turn), (0, [(33, 60), (0, 0)], 1));

    let hero = a("Val", "hum", 9, 12, (59, 60));
    let whole = (MONSTR_NH_RECOVERED_INTERRUPTS, [(60, 60), (0, 0)], 1);
    assert_eq!(recover("5.0.0", 258_311_968, hero, AT_REST), whole);
}

#[test]
fn forms_recover_and_revert() {
    let turn = |number| monstr_nh_hero_turn { number, ..AT_REST };
    for name in EDITIONS {
        let nethack = edition(name);
        let recover = |mut hero, turn| {
            let told = nethack.hero_recover(&mut hero, &turn, &mut Dice::seeded(1));
            (told.expect("an answer"), points(&hero))
        };
        let with = |form, hp| polymorphed(a("Val", "hum", 8, 10, (20, 30)), &nethack, form, hp);
        // A point every 20 turns, and his own only behind a whole form of 3.4.3.
        assert_eq!(recover(with("hill orc", (5, 9)), turn(20)), (0, [(20, 30), (6, 9)]));
        assert_eq!(recover(with("hill orc", (5, 9)), turn(25)), (0, [(20, 30), (5, 9)]));
        let own = if name == "3.4.3" { 21 } else { 20 };
        assert_eq!(recover(with("hill orc", (9, 9)), turn(25)), (0, [(own, 30), (9, 9)]));
        // At 0 he goes back, but not while he prays.
        let gone = with("hill orc", (0, 9));
        assert_eq!(recover(gone, turn(20)), (MONSTR_NH_RECOVERED_REVERTS, points(&gone)));
        let prays = monstr_nh_hero_turn { invulnerable: 1, ..turn(20) };
        assert_eq!(recover(gone, prays), (MONSTR_NH_RECOVERED_UNBURDENED, points(&gone)));
        // In water an eel is a form like another.
        let swims = monstr_nh_hero_turn { in_water: 1, ..turn(20) };
        let on_plane = monstr_nh_hero_turn { plane: MONSTR_NH_PLANE_WATER, ..turn(20) };
        for turn in [swims, on_plane] {
            assert_eq!(recover(with("giant eel", (5, 9)), turn).1[1], (6, 9));
        }
        // Half damage spares a point only on odd turns, and where chance has a say.
        let half = |number| monstr_nh_hero_turn { half_damage: 1, ..turn(number) };
        let odd: i32 =
            (0..50).map(|t| recover(with("giant eel", (50, 50)), half(2 * t + 1)).1[1].0).sum();
        assert_eq!(odd == 50 * 50, name != "3.4.3");
        assert!(recover(with("giant eel", (50, 50)), half(2)).1[1].0 == 49);
        assert_eq!(recover(with("giant eel", (1, 50)), turn(3)).1[1], (1, 50), "the last stays");
        let whole = MONSTR_NH_RECOVERED_INTERRUPTS * i32::from(name != "3.4.3");
        assert_eq!(recover(with("hill orc", (8, 9)), turn(40)), (whole, [(20, 30), (9, 9)]));
    }
}

#[test]
fn overexertion() {
    for name in EDITIONS {
        let nethack = edition(name);
        let strained = monstr_nh_hero_turn {
            number: 30,
            burden: MONSTR_NH_BURDEN_STRAINED,
            moved: 1,
            ..AT_REST
        };
        let mut hero = a("Val", "hum", 1, 10, (2, 2));
        let told = [(); 3].map(|()| nethack.hero_exertion(&mut hero, &strained));
        let out = Ok(MONSTR_NH_EXERTION_PASSES_OUT);
        assert_eq!(told, [Ok(MONSTR_NH_EXERTION_HIT_POINT), out, out]);
        assert_eq!(hero.hp, 1);
        let none = Ok(MONSTR_NH_EXERTION_NONE);
        for turn in [
            monstr_nh_hero_turn { number: 20, ..strained },
            monstr_nh_hero_turn { moved: 0, ..strained },
            monstr_nh_hero_turn { burden: MONSTR_NH_BURDEN_STRESSED, ..strained },
            monstr_nh_hero_turn { invulnerable: 1, ..strained },
        ] {
            assert_eq!(nethack.hero_exertion(&mut hero, &turn), none);
        }
        // An attack exerts two turns in three.
        assert_eq!(nethack.hero_exertion_in_attack(&mut hero, &strained), none);
        let other = monstr_nh_hero_turn { number: 31, ..strained };
        assert_eq!(nethack.hero_exertion_in_attack(&mut hero, &other), out);
    }
}

#[test]
fn stamina() {
    for name in EDITIONS {
        let nethack = edition(name);
        let refusal = |hp, burden, plane| {
            nethack
                .hero_move_refusal(&a("Val", "hum", 1, 10, hp), burden, plane)
                .expect("an answer")
        };
        let (none, stressed) = (MONSTR_NH_PLANE_NONE, MONSTR_NH_BURDEN_STRESSED);
        assert_eq!(refusal((9, 60), stressed, none), MONSTR_NH_REFUSAL_STAMINA);
        assert_eq!(refusal((10, 60), stressed, none), MONSTR_NH_REFUSAL_NONE);
        assert_eq!(refusal((9, 9), stressed, none), MONSTR_NH_REFUSAL_NONE);
        let overloaded = MONSTR_NH_BURDEN_OVERLOADED;
        assert_eq!(refusal((60, 60), overloaded, none), MONSTR_NH_REFUSAL_LOAD);
        assert_eq!(refusal((9, 60), overloaded, MONSTR_NH_PLANE_AIR), MONSTR_NH_REFUSAL_NONE);
        let weak = a("Val", "hum", 1, 10, (9, 60));
        let throw = |weight| nethack.hero_throw_refusal(&weak, stressed, none, weight);
        assert_eq!(throw(18), Ok(MONSTR_NH_REFUSAL_NONE));
        assert_eq!(throw(19), Ok(MONSTR_NH_REFUSAL_GRASP));
    }
}

#[test]
fn warnings() {
    const MANY: i32 = 0xfff;
    for name in EDITIONS {
        let nethack = edition(name);
        let mut wizard = a("Wiz", "hum", 1, 10, (5, 60));
        assert_eq!(nethack.hero_loss(&mut wizard, 3), Ok(MONSTR_NH_LOSS_LOW));
        let mut last = 0;
        let mut warn = |hero: &_, turn, powers| nethack.hero_warning(hero, turn, &mut last, powers);
        assert_eq!(warn(&wizard, 50, MANY), Ok(MONSTR_NH_WARNING_NONE));
        assert_eq!(warn(&wizard, 100, MANY), Ok(MONSTR_NH_WARNING_MANY_POWERS));
        assert_eq!(warn(&wizard, 150, MANY), Ok(MONSTR_NH_WARNING_NONE), "it has just been said");
        assert_eq!(warn(&wizard, 151, 0x7), Ok(MONSTR_NH_WARNING_FEW_POWERS));
        assert_eq!(last, 151);
        for (role, race, hp, expected) in [
            ("Val", "hum", 1, MONSTR_NH_WARNING_ABOUT_TO_DIE),
            ("Pri", "elf", 2, MONSTR_NH_WARNING_MANY_POWERS),
            ("Pri", "hum", 2, MONSTR_NH_WARNING_HOWLING),
            ("Pri", "hum", 1, MONSTR_NH_WARNING_WAILING),
        ] {
            let hero = a(role, race, 1, 10, (hp, 60));
            assert_eq!(nethack.hero_warning(&hero, 100, &mut 0, MANY), Ok(expected));
        }
    }
}

#[test]
fn losses() {
    for name in EDITIONS {
        let nethack = edition(name);
        let lose = |mut hero, n| {
            let told = nethack.hero_loss(&mut hero, n).expect("an answer");
            (told, points(&hero), hero.hp_peak)
        };
        let hero = a("Val", "hum", 1, 10, (6, 10));
        assert_eq!(lose(hero, 5), (MONSTR_NH_LOSS_LIVES, [(1, 10), (0, 0)], 10), "no tenth of 10");
        assert_eq!(lose(hero, 6), (MONSTR_NH_LOSS_DIES, [(0, 10), (0, 0)], 10));
        assert_eq!(lose(hero, -9), (MONSTR_NH_LOSS_LIVES, [(15, 15), (0, 0)], 10));
        let form = polymorphed(hero, &nethack, "hill orc", (5, 60));
        assert_eq!(lose(form, 1), (MONSTR_NH_LOSS_LIVES, [(6, 10), (4, 60)], 10));
        assert_eq!(lose(form, 5), (MONSTR_NH_LOSS_REVERTS, [(6, 10), (0, 60)], 10));
        for unchanging in [MONSTR_NH_UNCHANGING_INTRINSIC, MONSTR_NH_UNCHANGING_WORN] {
            let form = monstr_nh_hero { unchanging, ..form };
            assert_eq!(lose(form, 1).0, MONSTR_NH_LOSS_LOW);
            assert_eq!(lose(form, 0).0, MONSTR_NH_LOSS_LIVES, "nothing is lost");
        }
    }
}

#[test]
fn hundredths() {
    let fiqhack = NetHack::fiqhack();
    let turn = monstr_nh_hero_turn { number: 33, ..AT_REST };
    let mut hero = a("Val", "hum", 1, 18, (10, 60));
    assert_eq!(fiqhack.hero_recovery_rate(&hero, &turn), Ok(42));
    assert_eq!(fiqhack.hero_recover(&mut hero, &turn, &mut Dice::seeded(1)), Ok(0));
    assert_eq!(hero.hp, 11);
    for rate in [0, 1, 42, 99, 100, 250] {
        let hundred: i32 = (700..800).map(|t| hero_recovery_share(rate, t).unwrap()).sum();
        assert_eq!(hundred, rate);
    }
    assert_eq!(hero_recovery_share(-1, 5), Err(Refusal(MONSTR_E_COUNT)));
    assert_eq!(hero_recovery_share(5, -1), Err(Refusal(MONSTR_E_COUNT)));
    assert_eq!(hero_recovery_share(i32::MAX, i32::MAX), Ok(i32::MAX / 100));
}

// A game's own roles and rules.

#[test]
fn a_game_brings_its_own_kinds() {
    let role = Role {
        hp: Advance { start: 3, start_die: 4, low: 2, low_die: 0, high: 0, high_die: 20 },
        cutoff: 5,
        traits: 0,
    };
    let race = Race { hp: Advance { start: -9, start_die: 2, ..role.hp }, ..Race::default() };
    let nethack = edition("3.6.7");
    let mut hero = monstr_nh_hero { role: &role, race: &race, ..a("Arc", "hum", 0, 10, (0, 0)) };
    let mut dice = Dice::seeded(1);
    assert_eq!(nethack.hero_start(&mut hero, &mut dice), Ok(1), "nobody starts without any");
    assert_eq!(draws(&dice), 2);
    assert_eq!(nethack.hero_level_gain(&mut hero, &mut dice), Ok(4));
    assert_eq!(draws(&dice), 2, "no dice below the cut-off");
    hero.level = 5;
    nethack.hero_level_gain(&mut hero, &mut dice).expect("a gain");
    assert_eq!(draws(&dice), 4);
    // The greatest numbers that fit.
    let huge = Advance { low: i16::MAX, low_die: i16::MAX, ..Advance::default() };
    let (role, race) = (Role { hp: huge, cutoff: 30, ..role }, Race { hp: huge, ..race });
    let mut hero = monstr_nh_hero { role: &role, race: &race, level: 1, ..hero };
    assert!(nethack.hero_level_gain(&mut hero, &mut dice).unwrap() > 65_534);
    let tiny = Advance { low: i16::MIN, low_die: i16::MIN, ..Advance::default() };
    let (role, race) = (Role { hp: tiny, ..role }, Race { hp: tiny, ..race });
    let mut hero = monstr_nh_hero { role: &role, race: &race, level: 1, ..hero };
    assert_eq!(nethack.hero_level_gain(&mut hero, &mut dice), Ok(1));
}

#[test]
fn a_game_mixes_rules() {
    let rules = *edition("3.4.3").rules();
    let by_chance = Rules { hero_recovery: MONSTR_NH_RECOVERY_BY_CHANCE as u8, ..rules };
    let (ours, theirs) = (edition("3.4.3").with_rules(by_chance), edition("5.0.0"));
    assert_eq!(recovery(&ours, 12, 18, AT_REST), recovery(&theirs, 12, 18, AT_REST));
    let unknown = edition("3.4.3").with_rules(Rules { hero_recovery: 3, ..rules });
    let mut hero = a("Val", "hum", 1, 10, (1, 10));
    let told = unknown.hero_recover(&mut hero, &AT_REST, &mut Dice::seeded(1));
    assert_eq!((told, hero.hp), (Err(Refusal(MONSTR_E_UNSUPPORTED)), 1));
}

// Bad input.

/// Every function that takes a hero and may change it, with what else it takes in order.
fn each_function(hero: &mut monstr_nh_hero, nethack: &NetHack, dice: &mut Dice) -> Vec<Answer> {
    vec![
        nethack.hero_level_gain(hero, dice),
        nethack.hero_level_roll(hero, dice),
        nethack.hero_level_loss(hero, false, true, dice),
        nethack.hero_recover(hero, &AT_REST, dice),
        nethack.hero_recovery_rate(hero, &AT_REST),
        nethack.hero_start(hero, dice),
        nethack.hero_exertion(hero, &AT_REST),
        nethack.hero_exertion_in_attack(hero, &AT_REST),
        nethack.hero_move_refusal(hero, 0, 0),
        nethack.hero_throw_refusal(hero, 0, 0, 0),
        nethack.hero_loss(hero, 0),
        nethack.hero_warning(hero, 0, &mut 0, 0),
    ]
}

#[test]
fn a_hero_who_makes_no_sense() {
    let whole = a("Val", "hum", 5, 10, (9, 20));
    let heroes: [(monstr_nh_hero, i32, usize); 14] = [
        (monstr_nh_hero { role: ptr::null(), ..whole }, MONSTR_E_NULL, 12),
        (monstr_nh_hero { race: ptr::null(), ..whole }, MONSTR_E_NULL, 12),
        (monstr_nh_hero { polymorphed: 2, ..whole }, MONSTR_E_FLAG, 12),
        (monstr_nh_hero { polymorphed: 1, form: -1, ..whole }, MONSTR_E_SPECIES, 12),
        (monstr_nh_hero { polymorphed: 1, form: 1000, ..whole }, MONSTR_E_SPECIES, 12),
        (monstr_nh_hero { unchanging: -1, ..whole }, MONSTR_E_FLAG, 12),
        (monstr_nh_hero { unchanging: 3, ..whole }, MONSTR_E_FLAG, 12),
        // Only those that ask for it.
        (monstr_nh_hero { level: -1, ..whole }, MONSTR_E_LEVEL, 5),
        (monstr_nh_hero { level: 31, ..whole }, MONSTR_E_LEVEL, 5),
        (monstr_nh_hero { level: i32::MIN, ..whole }, MONSTR_E_LEVEL, 5),
        (monstr_nh_hero { level: i32::MAX, ..whole }, MONSTR_E_LEVEL, 5),
        (monstr_nh_hero { con: 2, ..whole }, MONSTR_E_ATTRIBUTE, 5),
        (monstr_nh_hero { con: 26, ..whole }, MONSTR_E_ATTRIBUTE, 5),
        (monstr_nh_hero { con: i32::MIN, ..whole }, MONSTR_E_ATTRIBUTE, 5),
    ];
    let nethack = edition("3.4.3");
    for (hero, code, refusing) in heroes {
        let (mut same, mut dice) = (hero, Dice::seeded(1));
        let answers = each_function(&mut same, &nethack, &mut dice);
        for (which, answer) in answers.iter().enumerate() {
            let refused = *answer == Err(Refusal(code));
            assert_eq!(refused, which < refusing, "{code}, function {which}: {answer:?}");
        }
        if refusing == 12 {
            assert_eq!((points(&same), draws(&dice)), (points(&hero), 0));
        }
    }
    // At level 0 there is only a roll.
    let mut unborn = monstr_nh_hero { level: 0, con: 0, ..whole };
    let dice = &mut Dice::seeded(1);
    assert_eq!(nethack.hero_level_roll(&mut unborn, dice), Ok(16));
    assert_eq!(nethack.hero_level_gain(&mut unborn, dice), Err(Refusal(MONSTR_E_LEVEL)));
}

#[test]
fn a_turn_that_makes_no_sense() {
    let mut turns = vec![
        (monstr_nh_hero_turn { number: -1, ..AT_REST }, MONSTR_E_COUNT),
        (monstr_nh_hero_turn { burden: -1, ..AT_REST }, MONSTR_E_COUNT),
        (monstr_nh_hero_turn { burden: 6, ..AT_REST }, MONSTR_E_COUNT),
        (monstr_nh_hero_turn { plane: 6, ..AT_REST }, MONSTR_E_PLANE),
    ];
    for field in 0..10 {
        let mut turn = AT_REST;
        let flags = [
            &mut turn.moved,
            &mut turn.regenerates,
            &mut turn.in_water,
            &mut turn.breathless,
            &mut turn.half_damage,
            &mut turn.sleepy,
            &mut turn.asleep,
            &mut turn.invulnerable,
            &mut turn.zombifying,
            &mut turn.born_in_form,
        ];
        *flags.into_iter().nth(field).expect("ten of them") = 2;
        turns.push((turn, MONSTR_E_FLAG));
    }
    let nethack = edition("5.0.0");
    for (turn, code) in turns {
        let mut hero = a("Val", "hum", 5, 10, (9, 20));
        let refused = Err(Refusal(code));
        assert_eq!(nethack.hero_recover(&mut hero, &turn, &mut Dice::seeded(1)), refused);
        assert_eq!(nethack.hero_recovery_rate(&hero, &turn), refused);
        assert_eq!(nethack.hero_exertion(&mut hero, &turn), refused);
        assert_eq!(nethack.hero_exertion_in_attack(&mut hero, &turn), refused);
    }
    let hero = a("Val", "hum", 5, 10, (9, 20));
    assert_eq!(nethack.hero_move_refusal(&hero, 6, 0), Err(Refusal(MONSTR_E_COUNT)));
    assert_eq!(nethack.hero_throw_refusal(&hero, 0, -1, 0), Err(Refusal(MONSTR_E_PLANE)));
    for (turn, mut last, powers, code) in [
        (-1, 0, 0, MONSTR_E_COUNT),
        (100, -1, 0, MONSTR_E_COUNT),
        (100, 0, -1, MONSTR_E_FLAG),
        (100, 0, 0x1_0000, MONSTR_E_FLAG),
    ] {
        let before = last;
        assert_eq!(nethack.hero_warning(&hero, turn, &mut last, powers), Err(Refusal(code)));
        assert_eq!(last, before);
    }
}

#[test]
fn pointers_that_are_null() {
    let table = monstr_nh_table_of(MONSTR_NH_5_0_0);
    let (nothing, none, still) = (ptr::null(), ptr::null_mut(), ptr::null());
    let mut hero = a("Val", "hum", 5, 10, (9, 20));
    let hero = &raw mut hero;
    // SAFETY: each pointer is NULL or points to what its type says.
    let told = unsafe {
        let mut dice = core::mem::zeroed::<monstr_dice>();
        let dice = &raw mut dice;
        [
            monstr_nh_hero_start(ptr::null(), hero, dice),
            monstr_nh_hero_start(table, none, dice),
            monstr_nh_hero_start(table, hero, ptr::null_mut()),
            monstr_nh_hero_level_roll(table, none, dice),
            monstr_nh_hero_level_gain(table, none, dice),
            monstr_nh_hero_level_loss(table, none, 0, 0, dice),
            monstr_nh_hero_level_loss_survived(table, none, dice),
            monstr_nh_hero_recover(table, hero, still, dice),
            monstr_nh_hero_recovery_rate(table, nothing, &AT_REST),
            monstr_nh_hero_recovery_rate(table, hero, still),
            monstr_nh_hero_exertion(table, none, &AT_REST),
            monstr_nh_hero_exertion(table, hero, still),
            monstr_nh_hero_exertion_in_attack(table, hero, still),
            monstr_nh_hero_move_refusal(table, nothing, 0, 0),
            monstr_nh_hero_throw_refusal(table, nothing, 0, 0, 0),
            monstr_nh_hero_loss(table, none, 1),
            monstr_nh_hero_warning(table, nothing, 100, &mut 0, 0),
            monstr_nh_hero_warning(table, hero, 100, ptr::null_mut(), 0),
        ]
    };
    assert_eq!(told, [MONSTR_E_NULL; 18]);
}

#[test]
fn dice_that_break_their_word() {
    extern "C" fn liar(bound: i32) -> i32 {
        bound
    }
    let table = monstr_nh_table_of(MONSTR_NH_5_0_0);
    let before =
        polymorphed(a("Val", "hum", 5, 10, (9, 20)), &edition("5.0.0"), "giant eel", (5, 9));
    let mut hero = before;
    let turn = monstr_nh_hero_turn { number: 1, ..AT_REST };
    // SAFETY: each pointer points to what its type says.
    let told = unsafe {
        let mut dice = core::mem::zeroed();
        assert_eq!(monstr_dice_from_rn2(&mut dice, Some(liar)), 0);
        [
            monstr_nh_hero_level_roll(table, &mut hero, &mut dice),
            monstr_nh_hero_level_gain(table, &mut hero, &mut dice),
            monstr_nh_hero_level_loss(table, &mut hero, 0, 0, &mut dice),
            monstr_nh_hero_recover(table, &mut hero, &turn, &mut dice),
        ]
    };
    assert_eq!(told, [MONSTR_E_DICE; 4]);
    assert_eq!((points(&hero), hero.level, hero.gains), (points(&before), 5, before.gains));
}

/// No sum overflows: the tests are built to tell.
#[test]
fn hit_points_at_the_ends() {
    const ENDS: [i32; 7] = [i32::MIN, i32::MIN + 1, -1, 0, 1, i32::MAX - 1, i32::MAX];
    for nethack in EDITIONS.map(edition).into_iter().chain([NetHack::fiqhack()]) {
        for (hp, hp_max) in ENDS.into_iter().flat_map(|hp| ENDS.map(|hp_max| (hp, hp_max))) {
            let mut plain = a("Val", "hum", 30, 25, (hp, hp_max));
            plain.gains = [hp; 30];
            for form in ["hill orc", "giant eel", "iron golem"] {
                let form = polymorphed(plain, &nethack, form, (hp, hp_max));
                for hero in [plain, form] {
                    let (mut once, mut dice) = (hero, Dice::seeded(1));
                    for answer in each_function(&mut once, &nethack, &mut dice) {
                        assert!(answer.is_ok());
                    }
                    let mut hero = hero;
                    for loss in ENDS {
                        nethack.hero_loss(&mut hero, loss).expect("an answer");
                        assert!(
                            hero.hp <= hero.hp_max.max(hp)
                                && hero.form_hp <= hero.form_hp_max.max(hp)
                        );
                    }
                    for weight in ENDS {
                        nethack.hero_throw_refusal(&hero, 5, 0, weight).expect("an answer");
                    }
                }
            }
        }
    }
    let mut last = i32::MAX;
    let hero = a("Val", "hum", 30, 25, (1, 100));
    let told = edition("5.0.0").hero_warning(&hero, i32::MAX, &mut last, 0);
    assert_eq!(told, Ok(MONSTR_NH_WARNING_NONE));
}
