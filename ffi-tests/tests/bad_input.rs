//! What the rules about kills, births, groups and sacrifices refuse: each wrong pointer and
//! number by its own code, and nothing that was handed in has changed.
//!
//! Every call is sound: the pointers are NULL, misaligned, or come from references.

use std::fmt::Debug;
use std::ptr;

use monstr::capi::*;
use monstr::nethack::Standing;

const TOO_MUCH: [i32; 2] = [i32::MIN, i32::MAX];
const NO_FLAGS: [i32; 4] = [i32::MIN, -1, 2, i32::MAX];
const NO_LEVELS: [i32; 4] = [i32::MIN, -1, 32_768, i32::MAX];

fn table() -> *const monstr_nh_table {
    monstr_nh_table_of(MONSTR_NH_5_0_0)
}

/// A table without edition and species.
fn no_table() -> monstr_nh_table {
    // SAFETY: the edition is here.
    monstr_nh_table { edition: 1, ..unsafe { *table() } }
}

/// Who is outside the table.
fn nobodies() -> [i32; 4] {
    // SAFETY: the table is here.
    [i32::MIN, -1, unsafe { monstr_nh_species_count(table()) }, i32::MAX]
}

fn dice() -> monstr_dice {
    let mut dice = std::mem::MaybeUninit::uninit();
    // SAFETY: stored, then.
    unsafe {
        assert_eq!(monstr_dice_seeded(dice.as_mut_ptr(), 42, 54), 0);
        dice.assume_init()
    }
}

/// Dice that answer out of range.
fn loaded_dice() -> monstr_dice {
    extern "C" fn too_much(_: *mut std::ffi::c_void, bound: i32) -> i32 {
        bound
    }
    let mut dice = dice();
    // SAFETY: stored, then.
    let made = unsafe { monstr_dice_from_callback(&mut dice, Some(too_much), ptr::null_mut()) };
    assert_eq!(made, 0);
    dice
}

/// A pointer that isn't NULL and points to nothing of its type.
fn misaligned<T>() -> *mut T {
    ptr::without_provenance_mut(align_of::<T>() + 1)
}

/// Asks with a copy of `given`, and sees that it is refused with that code and left alone.
#[track_caller]
fn refused<T: Clone + Debug>(code: i32, given: &T, ask: impl FnOnce(&mut T) -> i32) {
    let mut asked = given.clone();
    assert_eq!(ask(&mut asked), code, "{given:?}");
    assert_eq!(format!("{asked:?}"), format!("{given:?}"), "changed");
}

#[test]
fn experience() {
    const PLAIN: monstr_nh_killed = monstr_nh_killed {
        level: 0,
        armour_class: 0,
        amphibious_hero: 0,
        revived: 0,
        cloned: 0,
        deaths: 0,
    };
    let ask = |killed: monstr_nh_killed| unsafe { monstr_nh_experience(table(), 0, &killed) };
    assert!(ask(PLAIN) > 0);
    for level in NO_LEVELS {
        assert_eq!(ask(monstr_nh_killed { level, ..PLAIN }), MONSTR_E_LEVEL);
    }
    for armour_class in [i32::MIN, -32_769, 32_768, i32::MAX] {
        assert_eq!(ask(monstr_nh_killed { armour_class, ..PLAIN }), MONSTR_E_COUNT);
    }
    for deaths in [i32::MIN, -1] {
        assert_eq!(ask(monstr_nh_killed { deaths, ..PLAIN }), MONSTR_E_COUNT);
    }
    for flag in NO_FLAGS {
        assert_eq!(ask(monstr_nh_killed { amphibious_hero: flag, ..PLAIN }), MONSTR_E_FLAG);
        assert_eq!(ask(monstr_nh_killed { revived: flag, ..PLAIN }), MONSTR_E_FLAG);
        assert_eq!(ask(monstr_nh_killed { cloned: flag, ..PLAIN }), MONSTR_E_FLAG);
    }
    // The ends of the ranges are answered.
    let (level, deaths) = (32_767, i32::MAX);
    for armour_class in [-32_768, 32_767] {
        assert!(ask(monstr_nh_killed { level, armour_class, deaths, ..PLAIN }) > 0);
        let waned = monstr_nh_killed { level, armour_class, deaths, cloned: 1, ..PLAIN };
        assert_eq!(ask(waned), 1);
    }
    unsafe {
        for who in nobodies() {
            assert_eq!(monstr_nh_experience(table(), who, &PLAIN), MONSTR_E_SPECIES);
            assert_eq!(monstr_nh_experience_of_new(table(), who), MONSTR_E_SPECIES);
        }
        assert_eq!(monstr_nh_experience(ptr::null(), 0, &PLAIN), MONSTR_E_NULL);
        assert_eq!(monstr_nh_experience(&no_table(), 0, &PLAIN), MONSTR_E_EDITION);
        assert_eq!(monstr_nh_experience(table(), 0, ptr::null()), MONSTR_E_NULL);
        assert_eq!(monstr_nh_experience(table(), 0, misaligned()), MONSTR_E_POINTER);
        assert_eq!(monstr_nh_experience_of_new(ptr::null(), 0), MONSTR_E_NULL);
        assert_eq!(monstr_nh_experience_of_new(&no_table(), 0), MONSTR_E_EDITION);
    }
}

#[test]
fn frequency() {
    unsafe {
        for who in nobodies() {
            assert_eq!(monstr_nh_frequency(table(), who), MONSTR_E_SPECIES);
        }
        assert_eq!(monstr_nh_frequency(ptr::null(), 0), MONSTR_E_NULL);
        assert_eq!(monstr_nh_frequency(&no_table(), 0), MONSTR_E_EDITION);
    }
}

#[test]
fn births() {
    const PLAIN: monstr_nh_vitals =
        monstr_nh_vitals { born: 7, genocided: 0, extinct: 0, forget: 99 };
    type Ask = fn(*const monstr_nh_table, i32, *mut monstr_nh_vitals) -> i32;
    let asks: [Ask; 2] = [
        |table, who, vitals| unsafe { monstr_nh_birth(table, who, 1, 0, vitals) },
        |table, who, vitals| unsafe { monstr_nh_unbirth(table, who, vitals) },
    ];
    for ask in asks {
        assert!(ask(table(), 0, &mut PLAIN.clone()) >= 0);
        for born in [i32::MIN, -1, 256, i32::MAX] {
            let wrong = monstr_nh_vitals { born, ..PLAIN };
            refused(MONSTR_E_COUNT, &wrong, |vitals| ask(table(), 0, vitals));
        }
        for flag in NO_FLAGS {
            let wrong = monstr_nh_vitals { genocided: flag, ..PLAIN };
            refused(MONSTR_E_FLAG, &wrong, |vitals| ask(table(), 0, vitals));
            let wrong = monstr_nh_vitals { extinct: flag, ..PLAIN };
            refused(MONSTR_E_FLAG, &wrong, |vitals| ask(table(), 0, vitals));
        }
        for who in nobodies() {
            refused(MONSTR_E_SPECIES, &PLAIN, |vitals| ask(table(), who, vitals));
        }
        refused(MONSTR_E_NULL, &PLAIN, |vitals| ask(ptr::null(), 0, vitals));
        refused(MONSTR_E_EDITION, &PLAIN, |vitals| ask(&no_table(), 0, vitals));
        assert_eq!(ask(table(), 0, ptr::null_mut()), MONSTR_E_NULL);
        assert_eq!(ask(table(), 0, misaligned()), MONSTR_E_POINTER);
    }
    for flag in NO_FLAGS {
        refused(MONSTR_E_FLAG, &PLAIN, |vitals| unsafe {
            monstr_nh_birth(table(), 0, flag, 0, vitals)
        });
        refused(MONSTR_E_FLAG, &PLAIN, |vitals| unsafe {
            monstr_nh_birth(table(), 0, 0, flag, vitals)
        });
    }
}

/// Who is told about a pool, and what is read of `forget`: nothing.
#[test]
fn a_species_dies_out() {
    let mut vitals = monstr_nh_vitals { born: 119, genocided: 0, extinct: 0, forget: -5 };
    unsafe {
        let newt = monstr_nh_find(table(), c"newt".as_ptr());
        assert_eq!(monstr_nh_birth(table(), newt, 1, 0, &mut vitals), 1);
        assert_eq!((vitals.born, vitals.extinct, vitals.forget), (120, 1, 1));
        assert_eq!(monstr_nh_birth(table(), newt, 1, 0, &mut vitals), 0);
        assert_eq!((vitals.born, vitals.extinct, vitals.forget), (121, 1, 0));
        assert_eq!(monstr_nh_unbirth(table(), newt, &mut vitals), 0);
        assert_eq!((vitals.born, vitals.extinct, vitals.forget), (120, 1, 0));
    }
}

#[test]
fn groups_and_generation() {
    type Ask = fn(*mut monstr_dice) -> i32;
    let asks: [Ask; 3] = [
        |dice| unsafe { monstr_nh_group_size(table(), 0, 1, dice) },
        |dice| unsafe { monstr_nh_companions(MONSTR_NH_GEN_LGROUP, 1, dice) },
        |dice| unsafe { monstr_nh_generation_draw(0, 0, dice) },
    ];
    for ask in asks {
        assert!(ask(&mut dice()) >= 0);
        refused(MONSTR_E_DICE, &loaded_dice(), |dice| ask(dice));
        refused(MONSTR_E_DICE, &monstr_dice { kind: 99, ..dice() }, |dice| ask(dice));
        assert_eq!(ask(ptr::null_mut()), MONSTR_E_NULL);
        assert_eq!(ask(misaligned()), MONSTR_E_POINTER);
    }
    let given = dice();
    for level in NO_LEVELS {
        refused(MONSTR_E_LEVEL, &given, |dice| unsafe {
            monstr_nh_group_size(table(), 0, level, dice)
        });
        refused(MONSTR_E_LEVEL, &given, |dice| unsafe {
            monstr_nh_companions(MONSTR_NH_GEN_SGROUP, level, dice)
        });
    }
    for who in nobodies() {
        refused(MONSTR_E_SPECIES, &given, |dice| unsafe {
            monstr_nh_group_size(table(), who, 1, dice)
        });
    }
    refused(MONSTR_E_NULL, &given, |dice| unsafe { monstr_nh_group_size(ptr::null(), 0, 1, dice) });
    for group in [i32::MIN, -1, 0, 3, MONSTR_NH_GEN_NOGEN, i32::MAX] {
        refused(MONSTR_E_FLAG, &given, |dice| unsafe { monstr_nh_companions(group, 1, dice) });
    }
    for flag in NO_FLAGS {
        assert_eq!(monstr_nh_generation_chance(flag, 0), MONSTR_E_FLAG);
        assert_eq!(monstr_nh_generation_chance(0, flag), MONSTR_E_FLAG);
        refused(MONSTR_E_FLAG, &given, |dice| unsafe { monstr_nh_generation_draw(flag, 0, dice) });
        refused(MONSTR_E_FLAG, &given, |dice| unsafe { monstr_nh_generation_draw(0, flag, dice) });
    }
    let chances = [(0, 0), (0, 1), (1, 0), (1, 1)]
        .map(|(demigod, below)| monstr_nh_generation_chance(demigod, below));
    assert_eq!(chances, [70, 50, 25, 25]);
}

const OFFERING: monstr_nh_offering = monstr_nh_offering {
    age: 0,
    on_ice: 0,
    nutrition_left: 0,
    former_pet: 0,
    altar: MONSTR_NH_ALIGNMENT_LAWFUL,
};
const HERO: monstr_nh_worshipper = monstr_nh_worshipper {
    level: 10,
    alignment: MONSTR_NH_ALIGNMENT_LAWFUL,
    turn: 0,
    gifts: 0,
    artifacts: 0,
    ate_meat: 0,
};
const STANDING: Standing = Standing { anger: 0, record: 0, prayer_timeout: 0, luck: 0 };

/// Everything that a sacrifice changes.
#[derive(Clone, Debug)]
struct Stakes {
    standing: Standing,
    value: i32,
    dice: monstr_dice,
    gift_worth: i32,
}

fn stakes(standing: Standing) -> Stakes {
    Stakes { standing, value: 7, dice: dice(), gift_worth: 7 }
}

/// Asks for the value of a corpse, for the sacrifice of one, and for Luck instead of a gift.
fn value_of(who: i32, offering: &monstr_nh_offering, stakes: &mut Stakes) -> i32 {
    let (standing, value) = (&mut stakes.standing, &mut stakes.value);
    unsafe { monstr_nh_sacrifice_value(table(), who, offering, &HERO, standing, value) }
}

fn sacrifice(value: i32, hero: &monstr_nh_worshipper, stakes: &mut Stakes) -> i32 {
    let Stakes { standing, dice, gift_worth, .. } = stakes;
    unsafe { monstr_nh_sacrifice(table(), value, hero, standing, dice, gift_worth) }
}

fn luck(value: i32, stakes: &mut Stakes) -> i32 {
    unsafe { monstr_nh_luck_without_gift(table(), value, &mut stakes.standing) }
}

#[test]
fn offerings() {
    let plain = stakes(STANDING);
    let wrong = |code, offering: monstr_nh_offering| {
        refused(code, &plain, |stakes| value_of(0, &offering, stakes));
    };
    for number in [i32::MIN, -1] {
        wrong(MONSTR_E_COUNT, monstr_nh_offering { age: number, ..OFFERING });
        wrong(MONSTR_E_COUNT, monstr_nh_offering { nutrition_left: number, ..OFFERING });
    }
    wrong(MONSTR_E_COUNT, monstr_nh_offering { nutrition_left: 65_536, ..OFFERING });
    for flag in NO_FLAGS {
        wrong(MONSTR_E_FLAG, monstr_nh_offering { on_ice: flag, ..OFFERING });
        wrong(MONSTR_E_FLAG, monstr_nh_offering { former_pet: flag, ..OFFERING });
    }
    for altar in [i32::MIN, -1, 4, i32::MAX] {
        wrong(MONSTR_E_ALIGNMENT, monstr_nh_offering { altar, ..OFFERING });
    }
    for who in nobodies() {
        refused(MONSTR_E_SPECIES, &plain, |stakes| value_of(who, &OFFERING, stakes));
    }
    let (ant, stale) = (0, monstr_nh_offering { age: i32::MAX, on_ice: 1, ..OFFERING });
    let mut answered = plain.clone();
    assert_eq!((value_of(ant, &stale, &mut answered), answered.value), (0, 0));
    let (offering, hero) = (&OFFERING, &HERO);
    let ask = |stakes: &mut Stakes, table, offering, hero, here, there| {
        let standing = if here { &raw mut stakes.standing } else { ptr::null_mut() };
        let value = if there { &raw mut stakes.value } else { ptr::null_mut() };
        unsafe { monstr_nh_sacrifice_value(table, 0, offering, hero, standing, value) }
    };

    refused(MONSTR_E_NULL, &plain, |s| ask(s, ptr::null(), offering, hero, true, true));
    refused(MONSTR_E_NULL, &plain, |s| ask(s, table(), ptr::null(), hero, true, true));
    refused(MONSTR_E_NULL, &plain, |s| ask(s, table(), offering, ptr::null(), true, true));
    refused(MONSTR_E_NULL, &plain, |s| ask(s, table(), offering, hero, false, true));
    refused(MONSTR_E_NULL, &plain, |s| ask(s, table(), offering, hero, true, false));
    refused(MONSTR_E_POINTER, &plain, |s| ask(s, table(), misaligned(), hero, true, true));
    refused(MONSTR_E_EDITION, &plain, |s| ask(s, &no_table(), offering, hero, true, true));
}

#[test]
fn sacrifices() {
    let plain = stakes(STANDING);
    // 0xa15c02b7, the first word, is 3 (mod 6): no gift.
    let mut answered = plain.clone();
    assert_eq!(sacrifice(24, &HERO, &mut answered), MONSTR_NH_SACRIFICE_LUCK);
    assert_eq!((answered.standing.luck, answered.gift_worth), (5, 0));
    for value in [i32::MIN, -32_769, 32_768, i32::MAX] {
        refused(MONSTR_E_COUNT, &plain, |stakes| sacrifice(value, &HERO, stakes));
        refused(MONSTR_E_COUNT, &plain, |stakes| luck(value, stakes));
    }
    for value in [-1, 0] {
        refused(MONSTR_E_COUNT, &plain, |stakes| luck(value, stakes));
    }
    let wrong = |code, hero: monstr_nh_worshipper| {
        refused(code, &plain, |stakes| sacrifice(1, &hero, stakes));
    };
    for level in NO_LEVELS {
        wrong(MONSTR_E_LEVEL, monstr_nh_worshipper { level, ..HERO });
    }
    for alignment in [i32::MIN, -1, 4, i32::MAX] {
        wrong(MONSTR_E_ALIGNMENT, monstr_nh_worshipper { alignment, ..HERO });
    }
    for number in [i32::MIN, -1] {
        wrong(MONSTR_E_COUNT, monstr_nh_worshipper { turn: number, ..HERO });
        wrong(MONSTR_E_COUNT, monstr_nh_worshipper { gifts: number, ..HERO });
        wrong(MONSTR_E_COUNT, monstr_nh_worshipper { artifacts: number, ..HERO });
    }
    for number in [65_536, i32::MAX] {
        wrong(MONSTR_E_COUNT, monstr_nh_worshipper { gifts: number, ..HERO });
        wrong(MONSTR_E_COUNT, monstr_nh_worshipper { artifacts: number, ..HERO });
    }
    for flag in NO_FLAGS {
        wrong(MONSTR_E_FLAG, monstr_nh_worshipper { ate_meat: flag, ..HERO });
    }
    // A standing that no game has, for each of the three that read one.
    let bad = TOO_MUCH.into_iter().chain([-11, 11]).map(|luck| Standing { luck, ..STANDING });
    let bad = bad.chain([i32::MIN, -1].map(|anger| Standing { anger, ..STANDING }));
    let bad = bad.chain([i32::MIN, -1].map(|turns| Standing { prayer_timeout: turns, ..STANDING }));
    for stakes in bad.map(stakes) {
        refused(MONSTR_E_COUNT, &stakes, |stakes| value_of(0, &OFFERING, stakes));
        refused(MONSTR_E_COUNT, &stakes, |stakes| sacrifice(1, &HERO, stakes));
        refused(MONSTR_E_COUNT, &stakes, |stakes| luck(1, stakes));
    }
    // The ends of the ranges are answered.
    for record in TOO_MUCH {
        let far = Standing { anger: i32::MAX, record, prayer_timeout: i32::MAX, luck: -10 };
        for value in [-32_768, 32_767] {
            assert!(sacrifice(value, &HERO, &mut stakes(far)) >= 0);
            let calm = Standing { anger: 0, ..far };
            assert!(sacrifice(value, &HERO, &mut stakes(calm)) >= 0);
        }
    }
    let greedy = monstr_nh_worshipper { gifts: 65_535, artifacts: 65_535, ..HERO };
    assert_eq!(sacrifice(32_767, &greedy, &mut plain.clone()), MONSTR_NH_SACRIFICE_LUCK);
}

#[test]
fn pointers_of_a_sacrifice() {
    let plain = stakes(STANDING);
    let hero = &HERO;
    let loaded = Stakes { dice: loaded_dice(), ..plain.clone() };
    refused(MONSTR_E_DICE, &loaded, |stakes| sacrifice(1, hero, stakes));
    let ask = |s: &mut Stakes, table, hero, with_standing, with_dice| {
        let standing = if with_standing { &raw mut s.standing } else { ptr::null_mut() };
        let dice = if with_dice { &raw mut s.dice } else { ptr::null_mut() };
        unsafe { monstr_nh_sacrifice(table, 1, hero, standing, dice, &mut s.gift_worth) }
    };
    refused(MONSTR_E_NULL, &plain, |s| ask(s, ptr::null(), hero, true, true));
    refused(MONSTR_E_NULL, &plain, |s| ask(s, table(), ptr::null(), true, true));
    refused(MONSTR_E_NULL, &plain, |s| ask(s, table(), hero, false, true));
    refused(MONSTR_E_NULL, &plain, |s| ask(s, table(), hero, true, false));
    refused(MONSTR_E_EDITION, &plain, |s| ask(s, &no_table(), hero, true, true));
    refused(MONSTR_E_POINTER, &plain, |s| unsafe {
        monstr_nh_sacrifice(table(), 1, hero, &mut s.standing, &mut s.dice, misaligned())
    });
    // The gift's worth need not be told.
    let mut answered = plain.clone();
    let (standing, dice) = (&mut answered.standing, &mut answered.dice);
    let reply = unsafe { monstr_nh_sacrifice(table(), 1, hero, standing, dice, ptr::null_mut()) };
    assert_eq!(reply, MONSTR_NH_SACRIFICE_LUCK);
    let raise = |table, standing| unsafe { monstr_nh_luck_without_gift(table, 1, standing) };
    refused(MONSTR_E_NULL, &plain, |s| raise(ptr::null(), &mut s.standing));
    assert_eq!(raise(table(), ptr::null_mut()), MONSTR_E_NULL);
    assert_eq!(raise(table(), misaligned()), MONSTR_E_POINTER);
}

/// A gift that is due, told with what it may be worth in 5.0.0.
#[test]
fn a_gift_is_due() {
    extern "C" fn nought(_: *mut std::ffi::c_void, _: i32) -> i32 {
        0
    }
    for (edition, worth) in [(MONSTR_NH_3_6_7, 0), (MONSTR_NH_5_0_0, 21)] {
        let Stakes { mut standing, mut dice, mut gift_worth, .. } = stakes(STANDING);
        let (table, told) = (monstr_nh_table_of(edition), &mut gift_worth);
        unsafe {
            monstr_dice_from_callback(&mut dice, Some(nought), ptr::null_mut());
            let reply = monstr_nh_sacrifice(table, 21, &HERO, &mut standing, &mut dice, told);
            assert_eq!((reply, *told), (MONSTR_NH_SACRIFICE_GIFT_DUE, worth));
            assert_eq!(standing, STANDING);
            assert_eq!(monstr_nh_luck_without_gift(table, 21, &mut standing), 0);
        }
        assert_eq!(standing.luck, 4);
    }
}
