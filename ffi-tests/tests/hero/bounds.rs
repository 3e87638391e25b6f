//! Healing, prayer, forms and death of heroes who make no sense, by dice that lie, and with
//! the greatest numbers.

use super::death::{NEW_MAN, mortal};
use super::healing::{HIT, PRAYER};
use super::*;
use ffi_tests::library::{MORTAL, ORDINARY};

/// Every function, each with a hero of its own: what it asks for, what it answers, and what
/// has become of him.
fn each(
    nethack: &NetHack,
    hero: &monstr_nh_hero,
    dice: &mut Dice,
) -> Vec<(Asks, Answer, monstr_nh_hero)> {
    type Ask<'a> = &'a dyn Fn(&mut monstr_nh_hero, &mut Dice) -> Answer;
    let asks: [(Asks, Ask); 15] = [
        (Asks::Nothing, &|hero, _| nethack.hero_heal(hero, 0, 0)),
        (Asks::Nothing, &|hero, dice| nethack.hero_potion(hero, 0, 0, dice)),
        (Asks::Nothing, &|hero, dice| nethack.hero_spell(hero, 0, dice)),
        (Asks::Nothing, &|hero, dice| nethack.hero_mend(hero, dice)),
        (Asks::Level, &|hero, _| nethack.hero_low_hit_points(hero)),
        (Asks::Level, &|hero, _| nethack.hero_critically_low(hero, true)),
        (Asks::Level, &|hero, dice| nethack.hero_nurse(hero, &mut { HIT }, dice)),
        (Asks::Level, &|hero, dice| nethack.hero_polymorph(hero, 0, 0, i32::MAX, dice)),
        (Asks::Both, &|hero, dice| nethack.hero_prayer(hero, &mut { PRAYER }, dice)),
        (Asks::Both, &|hero, dice| nethack.hero_death(hero, &mut { MORTAL }, false, dice)),
        (Asks::Both, &|hero, dice| nethack.hero_revert(hero, &mut { MORTAL }, dice)),
        (Asks::Both, &|hero, dice| nethack.hero_new_man_outcome(hero, &mut { NEW_MAN }, dice)),
        (Asks::Both, &|hero, dice| nethack.hero_new_man(hero, &mut { NEW_MAN }, dice)),
        // These give a lost level back.
        (Asks::Both, &|hero, dice| {
            hero.peak_level = i32::MAX;
            nethack.hero_potion(hero, MONSTR_NH_FULL_HEALING, MONSTR_NH_BLESSED, dice)
        }),
        (Asks::Both, &|hero, dice| {
            hero.peak_level = i32::MAX;
            nethack.hero_golden_glow(hero, dice)
        }),
    ];
    let answers = asks.into_iter().map(|(asks, ask)| {
        let mut hero = *hero;
        (asks, ask(&mut hero, dice), hero)
    });
    answers.collect()
}

/// What a function must know of a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asks {
    Nothing,
    Level,
    /// Level and Constitution.
    Both,
}

fn whole() -> monstr_nh_hero {
    monstr_nh_hero { con_max: 10, ..a("Val", "hum", 5, 10, (9, 20)) }
}

#[test]
fn heroes_who_make_no_sense() {
    use Asks::{Both, Level, Nothing};
    let all = [Nothing, Level, Both].as_slice();
    let (level, con) = (&all[1..], &all[2..]);
    let whole = whole();
    let heroes = [
        (monstr_nh_hero { role: ptr::null(), ..whole }, MONSTR_E_NULL, all),
        (monstr_nh_hero { race: ptr::null(), ..whole }, MONSTR_E_NULL, all),
        (monstr_nh_hero { polymorphed: 2, ..whole }, MONSTR_E_FLAG, all),
        (monstr_nh_hero { polymorphed: 1, form: 1000, ..whole }, MONSTR_E_SPECIES, all),
        (monstr_nh_hero { unchanging: 3, ..whole }, MONSTR_E_FLAG, all),
        (monstr_nh_hero { level: i32::MIN, ..whole }, MONSTR_E_LEVEL, level),
        (monstr_nh_hero { level: 0, ..whole }, MONSTR_E_LEVEL, level),
        (monstr_nh_hero { level: 31, ..whole }, MONSTR_E_LEVEL, level),
        (monstr_nh_hero { con: 2, ..whole }, MONSTR_E_ATTRIBUTE, con),
        (monstr_nh_hero { con: 26, ..whole }, MONSTR_E_ATTRIBUTE, con),
        (monstr_nh_hero { con: i32::MAX, ..whole }, MONSTR_E_ATTRIBUTE, con),
    ];
    for nethack in EDITIONS.map(edition) {
        for (hero, code, refusing) in &heroes {
            let dice = &mut Dice::seeded(1);
            for (which, (asks, answer, same)) in each(&nethack, hero, dice).iter().enumerate() {
                let refused = *answer == Err(Refusal(*code));
                assert_eq!(refused, refusing.contains(asks), "{code}, {which}: {answer:?}");
                assert!(!refused || points(same) == points(hero), "{code}, {which}");
            }
            assert!(*refusing != all || draws(dice) == 0);
        }
    }
}

/// No sum overflows: the tests are built to tell.
#[test]
fn numbers_at_the_ends() {
    const ENDS: [i32; 9] = [i32::MIN, i32::MIN + 1, -50, -5, 0, 1, 50, i32::MAX - 1, i32::MAX];
    for nethack in EDITIONS.map(edition) {
        for (one, other) in ENDS.into_iter().flat_map(|one| ENDS.map(|other| (one, other))) {
            let own = monstr_nh_hero {
                con: 25,
                con_max: 25,
                gains: [other; 30],
                ..a("Val", "dwa", 29, 25, (one, other))
            };
            let form = polymorphed(own, &nethack, "red dragon", (one, other));
            for hero in [own, form] {
                let dice = &mut Dice::seeded(1);
                for (which, (_, answer, _)) in each(&nethack, &hero, dice).iter().enumerate() {
                    let refused = *answer == Err(Refusal(MONSTR_E_HIT_POINTS));
                    assert!(answer.is_ok() || refused && which == 12 && other < 1, "{answer:?}");
                }
                let mut hero = hero;
                assert_eq!(nethack.hero_heal(&mut hero, i32::MAX, i32::MAX), Ok(0));
                let mut prayer = monstr_nh_prayer { luck: one, alignment: other, ..PRAYER };
                assert_eq!(nethack.hero_prayer(&mut hero, &mut prayer, dice), Ok(0));
                let mut nurse = monstr_nh_nurse {
                    strength: one,
                    strength_exercise: other,
                    con_exercise: one,
                    ..HIT
                };
                for _ in 0..20 {
                    nethack.hero_nurse(&mut hero, &mut nurse, dice).expect("an answer");
                }
                let mut mortality = monstr_nh_mortality { deaths: one, ..MORTAL };
                nethack.hero_death(&mut hero, &mut mortality, false, dice).expect("a fate");
            }
        }
    }
}

#[test]
fn pointers_that_are_null() {
    let table = monstr_nh_table_of(MONSTR_NH_5_0_0);
    let (none, mut hero) = (ptr::null_mut(), whole());
    let hero = &raw mut hero;
    let (mut prayer, mut nurse, mut new_man, mut mortality) = (PRAYER, HIT, NEW_MAN, MORTAL);
    let (prayer, nurse) = (&raw mut prayer, &raw mut nurse);
    let (new_man, mortality) = (&raw mut new_man, &raw mut mortality);
    let mut monster = mortal(&edition("5.0.0"), "newt", None);
    let monster = &raw mut monster;
    // SAFETY: each pointer is NULL or points to what its type says.
    let told = unsafe {
        let mut dice = core::mem::zeroed::<monstr_dice>();
        let dice = &raw mut dice;
        [
            monstr_nh_hero_heal(table, none, 1, 1),
            monstr_nh_hero_potion(table, none, 0, 0, dice),
            monstr_nh_hero_potion(table, hero, 0, 0, ptr::null_mut()),
            monstr_nh_hero_spell(table, none, 0, dice),
            monstr_nh_hero_low_hit_points(table, none),
            monstr_nh_hero_critically_low(ptr::null(), hero, 0),
            monstr_nh_hero_mend(table, none, dice),
            monstr_nh_hero_golden_glow(table, none, dice),
            monstr_nh_hero_prayer(table, none, prayer, dice),
            monstr_nh_hero_prayer(table, hero, ptr::null_mut(), dice),
            monstr_nh_hero_prayer(table, hero, prayer, ptr::null_mut()),
            monstr_nh_hero_nurse(table, none, nurse, dice),
            monstr_nh_hero_nurse(table, hero, ptr::null_mut(), dice),
            monstr_nh_nurse_flight(ptr::null_mut()),
            monstr_nh_hero_polymorph(table, none, 0, 0, 0, dice),
            monstr_nh_hero_new_man(table, none, new_man, dice),
            monstr_nh_hero_new_man(table, hero, ptr::null_mut(), dice),
            monstr_nh_hero_new_man_outcome(table, hero, ptr::null_mut(), dice),
            monstr_nh_hero_at_zero(table, none, mortality, dice),
            monstr_nh_hero_death(table, hero, ptr::null_mut(), 0, dice),
            monstr_nh_hero_revert(ptr::null(), hero, mortality, dice),
            monstr_nh_monster_death(table, ptr::null_mut(), &ORDINARY, ptr::null(), dice),
            monstr_nh_monster_death(table, monster, ptr::null(), ptr::null(), dice),
            monstr_nh_monster_petrification(
                table,
                monster,
                &ORDINARY,
                ptr::null(),
                ptr::null_mut(),
            ),
        ]
    };
    assert_eq!(told, [MONSTR_E_NULL; 24]);
}

#[test]
fn dice_that_break_their_word() {
    extern "C" fn liar(bound: i32) -> i32 {
        bound
    }
    let table = monstr_nh_table_of(MONSTR_NH_3_6_7);
    let before = monstr_nh_hero { hp: 1, ..whole() };
    let mut hero = before;
    let (mut prayer, mut nurse, mut new_man) = (PRAYER, HIT, NEW_MAN);
    let mut mortality = monstr_nh_mortality { life_saving: 1, ..MORTAL };
    let mut feeble = monstr_nh_hero { con: 3, ..before };
    let here = ORDINARY;
    let mut wolf = mortal(&edition("3.6.7"), "wolf", Some("vampire"));
    let unrisen = wolf.species;
    // SAFETY: each pointer points to what its type says.
    let told = unsafe {
        let mut dice = core::mem::zeroed();
        assert_eq!(monstr_dice_from_rn2(&mut dice, Some(liar)), 0);
        let (dice, nobody) = (&raw mut dice, ptr::null());
        [
            monstr_nh_hero_potion(table, &mut hero, 0, 0, dice),
            monstr_nh_hero_spell(table, &mut hero, 0, dice),
            monstr_nh_hero_mend(table, &mut hero, dice),
            monstr_nh_hero_prayer(table, &mut hero, &mut prayer, dice),
            monstr_nh_hero_nurse(table, &mut hero, &mut nurse, dice),
            monstr_nh_nurse_flight(dice),
            monstr_nh_hero_polymorph(table, &mut hero, 5, 0, 0, dice),
            monstr_nh_hero_new_man(table, &mut hero, &mut new_man, dice),
            monstr_nh_hero_death(table, &mut feeble, &mut mortality, 0, dice),
            monstr_nh_monster_death(table, &mut wolf, &here, nobody, dice),
        ]
    };
    assert_eq!(told, [MONSTR_E_DICE; 10]);
    assert_eq!((points(&hero), hero.level, hero.polymorphed), (points(&before), 5, 0));
    assert_eq!((mortality.life_saving, mortality.deaths, feeble.con), (1, 0, 3));
    assert_eq!((new_man.sex, wolf.species, prayer.alignment), (77, unrisen, 0));
}
