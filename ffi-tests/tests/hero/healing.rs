//! Healing, prayer and the nurse.

use super::*;
use ffi_tests::library::nurse_flight;

#[test]
fn potions() {
    let drink = |name: &str, seed, mut hero, kind, blessing| {
        let mut dice = Dice::seeded(seed);
        let told = edition(name).hero_potion(&mut hero, kind, blessing, &mut dice);
        assert_eq!(told, Ok(0));
        (hero, draws(&dice))
    };
    let (healing, blessed) = (MONSTR_NH_HEALING, MONSTR_NH_BLESSED);
    let hurt = a("Val", "hum", 3, 10, (1, 12));
    let (hero, drawn) = drink("3.4.3", 1_300_403_240, hurt, healing, blessed);
    assert_eq!((points(&hero)[0], hero.hp_peak, drawn), ((13, 13), 13, 8));
    let hurt = a("Val", "hum", 3, 10, (11, 12));
    let (hero, drawn) = drink("5.0.0", 1_378_594_498, hurt, healing, blessed);
    assert_eq!((points(&hero)[0], drawn), ((13, 13), 6));

    let full = MONSTR_NH_FULL_HEALING;
    let drained = monstr_nh_hero { peak_level: 6, ..a("Cav", "hum", 4, 25, (4, 5)) };
    let (hero, drawn) = drink("5.0.0", 198_664_456, drained, full, blessed);
    assert_eq!((points(&hero)[0], hero.level, hero.peak_level, drawn), ((23, 23), 5, 5, 2));
    let (hero, drawn) = drink("5.0.0", 1, drained, full, MONSTR_NH_UNCURSED);
    assert_eq!((points(&hero)[0], hero.level, hero.peak_level, drawn), ((9, 9), 4, 6, 0));
    for name in EDITIONS {
        // A gap of one is closed; 400 needn't be all.
        let drained = monstr_nh_hero { peak_level: 5, ..drained };
        let (hero, _) = drink(name, 1, drained, full, blessed);
        assert_eq!((hero.level, hero.peak_level), (5, 5));
        let dying = a("Val", "hum", 30, 10, (1, 500));
        assert_eq!(points(&drink(name, 1, dying, full, blessed).0)[0], (401, 500));
        // To reach the maximum doesn't raise it.
        let hurt = a("Val", "hum", 30, 10, (100, 500));
        assert_eq!(points(&drink(name, 1, hurt, full, blessed).0)[0], (500, 500));
        // A form is healed in his place.
        let form = polymorphed(a("Val", "hum", 3, 10, (1, 12)), &edition(name), "newt", (1, 2));
        let (hero, _) = drink(name, 1, form, MONSTR_NH_EXTRA_HEALING, blessed);
        assert_eq!(points(&hero), [(1, 12), (7, 7)]);
    }
}

/// The least and the most that each potion heals.
#[test]
fn what_potions_heal() {
    for (name, sure) in [("3.4.3", 0), ("3.6.7", 0), ("5.0.0", 2)] {
        for (kind, sides) in [(MONSTR_NH_HEALING, 4), (MONSTR_NH_EXTRA_HEALING, 8)] {
            for (blessing, count) in
                [(MONSTR_NH_CURSED, 4), (MONSTR_NH_UNCURSED, 6), (MONSTR_NH_BLESSED, 8)]
            {
                let healed = (0..4000).map(|seed| {
                    let mut hero = a("Val", "hum", 1, 10, (0, 1000));
                    let mut dice = Dice::seeded(seed);
                    let told = edition(name).hero_potion(&mut hero, kind, blessing, &mut dice);
                    assert_eq!((told, draws(&dice)), (Ok(0), count - sure));
                    hero.hp
                });
                let (rolled, sure) = ((count - sure) as i32, sure as i32 * sides);
                let healed: Vec<i32> = healed.collect();
                assert!(
                    healed.iter().all(|hp| (sure + rolled..=count as i32 * sides).contains(hp))
                );
                let mean = healed.iter().sum::<i32>() / 4000;
                assert!((sure + rolled * (sides + 1) / 2 - mean).abs() < 2, "{name}: {mean}");
            }
        }
    }
}

#[test]
fn spells() {
    for name in EDITIONS {
        for (kind, most) in [(MONSTR_NH_HEALING, 24), (MONSTR_NH_EXTRA_HEALING, 48)] {
            let (mut hero, mut dice) = (a("Hea", "gno", 1, 10, (1, 100)), Dice::seeded(1));
            assert_eq!(edition(name).hero_spell(&mut hero, kind, &mut dice), Ok(0));
            assert!((7..=1 + most).contains(&hero.hp) && draws(&dice) == 6);
            let mut whole = a("Hea", "gno", 1, 10, (9, 9));
            assert_eq!(edition(name).hero_spell(&mut whole, kind, &mut dice), Ok(0));
            assert_eq!(points(&whole)[0], (9, 9));
        }
    }
}

#[test]
fn low_hit_points() {
    let low = |name: &str, hero: &_| edition(name).hero_low_hit_points(hero) == Ok(1);
    let hero = a("Val", "hum", 18, 10, (39, 540));
    assert!(low("3.4.3", &hero) && !low("3.6.7", &hero) && !low("5.0.0", &hero));
    for name in EDITIONS {
        let nethack = edition(name);
        // A maximum of 5 is always low, but not critical while it is whole.
        let mut feeble = a("Val", "hum", 1, 10, (5, 5));
        assert!(low(name, &feeble));
        assert_eq!(nethack.hero_critically_low(&feeble, false), Ok(1));
        assert_eq!(nethack.hero_critically_low(&feeble, true), Ok(0));
        feeble.hp_max = 6;
        assert_eq!(nethack.hero_critically_low(&feeble, true), Ok(1));
        // Where he could change back, 5.0.0 has no trouble.
        let form = polymorphed(a("Val", "hum", 1, 10, (90, 90)), &nethack, "newt", (1, 2));
        assert_eq!(low(name, &form), name != "5.0.0");
        for unchanging in [MONSTR_NH_UNCHANGING_INTRINSIC, MONSTR_NH_UNCHANGING_WORN] {
            assert!(low(name, &monstr_nh_hero { unchanging, ..form }));
        }
    }
    // The parts by level, and the ceiling of 15 a level.
    for (level, part) in
        [(1, 5), (5, 5), (6, 6), (13, 6), (14, 7), (21, 7), (22, 8), (29, 8), (30, 9)]
    {
        let most = (15 * level / part).max(5);
        for name in ["3.6.7", "5.0.0"] {
            assert!(low(name, &a("Val", "hum", level, 10, (most, 10_000))));
            assert!(!low(name, &a("Val", "hum", level, 10, (most + 1, 10_000))), "{level}");
        }
    }
}

#[test]
fn mended() {
    let nethack = edition("3.4.3");
    let mut dice = Dice::seeded(1_924_260_864);
    let mut hero = polymorphed(a("Val", "hum", 1, 10, (1, 1)), &nethack, "newt", (1, 2));
    assert_eq!(nethack.hero_mend(&mut hero, &mut dice), Ok(0));
    assert_eq!((points(&hero), draws(&dice)), ([(6, 6), (6, 6)], 2));
    for name in EDITIONS {
        // The last maximum that rises, and the first that doesn't.
        for (hp_max, rises) in [(60, true), (61, false)] {
            let (mut hero, mut dice) = (a("Val", "hum", 10, 10, (1, hp_max)), Dice::seeded(1));
            assert_eq!(edition(name).hero_mend(&mut hero, &mut dice), Ok(0));
            assert_eq!((hero.hp, hero.hp_max > hp_max), (hero.hp_max, rises));
            assert_eq!(draws(&dice), u64::from(rises));
        }
    }
}

/// A prayer away from any altar, with nothing special about it.
pub const PRAYER: monstr_nh_prayer = monstr_nh_prayer {
    alignment: 0,
    luck: 0,
    altar: MONSTR_NH_ALTAR_NONE,
    was_low: 0,
    drawbridge_opened: 0,
    gehennom_entered: 0,
    tune_heard: 0,
    mended: 0,
    favour: 0,
    glow: 0,
    hint: 0,
};

#[test]
fn prayers() {
    let mut dice = Dice::seeded(1_054_986_831);
    let mut hero = a("Val", "hum", 4, 10, (3, 31));
    let mut prayer =
        monstr_nh_prayer { luck: 3, altar: MONSTR_NH_ALTAR_SHRINE, was_low: 1, ..PRAYER };
    assert_eq!(edition("3.4.3").hero_prayer(&mut hero, &mut prayer, &mut dice), Ok(0));
    assert_eq!((points(&hero)[0], draws(&dice)), ((31, 31), 3));
    assert_eq!((prayer.mended, prayer.favour, prayer.glow, prayer.hint), (1, -1, 0, 0));

    for name in EDITIONS {
        // No trouble, and little to show for it: the record rises, nothing else.
        let (mut hero, mut prayer) = (a("Val", "hum", 4, 10, (31, 31)), PRAYER);
        let told = edition(name).hero_prayer(&mut hero, &mut prayer, &mut Dice::seeded(1));
        assert_eq!((told, prayer.alignment, prayer.mended, prayer.favour), (Ok(0), 1, 0, -1));
        // A favour needs a hero who had no trouble when he began.
        let mut prayer = monstr_nh_prayer { alignment: 14, was_low: 1, ..PRAYER };
        let mut dice = Dice::seeded(1);
        let told = edition(name).hero_prayer(&mut hero, &mut prayer, &mut dice);
        assert_eq!((told, prayer.favour, draws(&dice)), (Ok(0), -1, 0));
    }
}

#[test]
fn golden_glow() {
    let mut dice = Dice::seeded(1_880_821_571);
    let mut hero = monstr_nh_hero { peak_level: 27, ..a("Ran", "dwa", 26, 15, (48, 80)) };
    let mut prayer = monstr_nh_prayer { alignment: 60, tune_heard: 2, ..PRAYER };
    assert_eq!(edition("5.0.0").hero_prayer(&mut hero, &mut prayer, &mut dice), Ok(0));
    assert_eq!((points(&hero)[0], hero.level, hero.peak_level), ((84, 84), 27, 27));
    assert_eq!((prayer.favour, prayer.glow, draws(&dice)), (2, 1, 1));
    for name in EDITIONS {
        let nethack = edition(name);
        let hero = monstr_nh_hero { peak_level: 5, ..a("Val", "hum", 5, 10, (1, 40)) };
        let glow = |mut hero| {
            let mut dice = Dice::seeded(1);
            assert_eq!(nethack.hero_golden_glow(&mut hero, &mut dice), Ok(0));
            (hero, draws(&dice))
        };
        let form = polymorphed(hero, &nethack, "hill orc", (2, 9));
        assert_eq!(points(&glow(form).0), [(45, 45), (14, 14)]);
        assert_eq!(glow(form).1, 0);
        // The level comes instead; in 5.0.0 a form is healed then, but no better for it.
        let (lost, _) = glow(monstr_nh_hero { peak_level: 6, ..form });
        assert_eq!((lost.level, lost.peak_level, lost.hp), (6, 6, lost.hp_max));
        assert_eq!((lost.form_hp, lost.form_hp_max > 9), (lost.form_hp_max, name != "5.0.0"));
    }
}

/// 3 is a hint or a glow, and only the first hint is spoken.
#[test]
fn hints() {
    let favour = |name: &str, prayer: &monstr_nh_prayer| {
        (0..)
            .find_map(|seed| {
                let (mut hero, mut prayer) = (a("Val", "hum", 4, 10, (31, 31)), *prayer);
                let mut dice = Dice::seeded(seed);
                let told = edition(name).hero_prayer(&mut hero, &mut prayer, &mut dice);
                assert_eq!(told, Ok(0));
                let told = (prayer.hint, prayer.tune_heard, prayer.glow, draws(&dice));
                (prayer.favour == 3).then_some(told)
            })
            .expect("one of four")
    };
    let prayer = monstr_nh_prayer { alignment: 14, luck: 2, ..PRAYER };
    for name in EDITIONS {
        assert_eq!(favour(name, &prayer), (1, 1, 0, 2));
        assert_eq!(favour(name, &monstr_nh_prayer { tune_heard: 1, ..prayer }), (1, 2, 0, 1));
        assert_eq!(favour(name, &monstr_nh_prayer { tune_heard: 2, ..prayer }), (0, 2, 1, 1));
        let opened = monstr_nh_prayer { drawbridge_opened: 1, ..prayer };
        assert_eq!(favour(name, &opened), (0, 0, 1, 1));
        let been_below = monstr_nh_prayer { gehennom_entered: 1, ..prayer };
        let hint = (1, 1, 0, 2);
        assert_eq!(favour(name, &been_below), if name == "3.4.3" { hint } else { (0, 0, 1, 1) });
    }
}

/// A hit on a bare hero of middling strength.
pub const HIT: monstr_nh_nurse = monstr_nh_nurse {
    cancelled: 0,
    petrifying: 0,
    armoured: 0,
    wielding: MONSTR_NH_WIELDING_NOTHING,
    strength: 16,
    strength_exercise: 0,
    con_exercise: 0,
};

#[test]
fn a_nurse() {
    let mut dice = Dice::seeded(298_358_407);
    let (mut hero, mut nurse) = (a("Val", "hum", 4, 10, (19, 20)), HIT);
    let told = edition("3.6.7").hero_nurse(&mut hero, &mut nurse, &mut dice);
    assert_eq!((told, points(&hero)[0]), (Ok(MONSTR_NH_NURSE_VANISHES), (21, 21)));
    assert_eq!((nurse.strength_exercise, nurse.con_exercise), (0, 0));

    for name in EDITIONS {
        let touch = |role, nurse: monstr_nh_nurse| {
            let (mut hero, mut nurse) = (a(role, "hum", 4, 10, (1, 20)), nurse);
            let told = edition(name).hero_nurse(&mut hero, &mut nurse, &mut Dice::seeded(1));
            assert_eq!(hero.hp > 1, told == Ok(MONSTR_NH_NURSE_HEALS));
            told.expect("an answer")
        };
        let (hurts, heals) = (MONSTR_NH_NURSE_HURTS, MONSTR_NH_NURSE_HEALS);
        assert_eq!(touch("Val", HIT), heals);
        assert_eq!(touch("Hea", monstr_nh_nurse { cancelled: 1, ..HIT }), hurts);
        let petrifying = monstr_nh_nurse { petrifying: 1, ..HIT };
        assert_eq!(touch("Hea", petrifying), if name == "3.4.3" { heals } else { hurts });
        let armoured = monstr_nh_nurse { armoured: 1, ..HIT };
        assert_eq!(touch("Val", armoured), hurts);
        assert_eq!(touch("Hea", armoured), MONSTR_NH_NURSE_SPARES);
        for (wielding, minded) in [
            (MONSTR_NH_WIELDING_WEAPON, true),
            (MONSTR_NH_WIELDING_WEAPON_TOOL, true),
            (MONSTR_NH_WIELDING_OTHER, name != "5.0.0"),
        ] {
            let told = touch("Val", monstr_nh_nurse { wielding, ..HIT });
            assert_eq!(told, if minded { hurts } else { heals });
        }
    }
    assert!((3..=18).contains(&nurse_flight(&mut dice).expect("an answer")));
}

/// The page has the maximum rise up to 5 * level and (2 + level)d10; the games roll twice the
/// level.
#[test]
fn how_far_a_nurse_heals() {
    for name in EDITIONS {
        let (mut hero, mut dice) = (a("Val", "hum", 14, 10, (1, 1)), Dice::seeded(1));
        for _ in 0..200_000 {
            edition(name).hero_nurse(&mut hero, &mut HIT.clone(), &mut dice).expect("an answer");
        }
        let (page, games) = (5 * 14 + 16 * 10, 5 * 14 + 28 * 10);
        assert!(hero.hp_max > page && hero.hp_max < games, "{}", hero.hp_max);
    }
}

#[test]
fn codes_that_are_none() {
    let nethack = edition("5.0.0");
    let (hero, mut dice) = (a("Val", "hum", 5, 10, (9, 20)), Dice::seeded(1));
    let mut same = hero;
    let (count, flag) = (Err(Refusal(MONSTR_E_COUNT)), Err(Refusal(MONSTR_E_FLAG)));
    for kind in [i32::MIN, -1, 3, i32::MAX] {
        assert_eq!(nethack.hero_potion(&mut same, kind, 0, &mut dice), count);
        assert_eq!(nethack.hero_spell(&mut same, kind, &mut dice), count);
    }
    let full = nethack.hero_spell(&mut same, MONSTR_NH_FULL_HEALING, &mut dice);
    assert_eq!(full, Err(Refusal(MONSTR_E_UNSUPPORTED)));
    for blessing in [i32::MIN, -2, 2, i32::MAX] {
        assert_eq!(nethack.hero_potion(&mut same, 0, blessing, &mut dice), count);
    }
    assert_eq!(nethack.hero_heal(&mut same, -1, 0), count);
    assert_eq!(nethack.hero_heal(&mut same, 0, -1), count);
    for (prayer, refused) in [
        (monstr_nh_prayer { altar: 3, ..PRAYER }, count),
        (monstr_nh_prayer { altar: -1, ..PRAYER }, count),
        (monstr_nh_prayer { tune_heard: 3, ..PRAYER }, count),
        (monstr_nh_prayer { tune_heard: -1, ..PRAYER }, count),
        (monstr_nh_prayer { was_low: 2, ..PRAYER }, flag),
        (monstr_nh_prayer { drawbridge_opened: -1, ..PRAYER }, flag),
        (monstr_nh_prayer { gehennom_entered: 2, ..PRAYER }, flag),
    ] {
        let mut prayer = monstr_nh_prayer { favour: 77, ..prayer };
        assert_eq!(nethack.hero_prayer(&mut same, &mut prayer, &mut dice), refused);
        assert_eq!((prayer.alignment, prayer.favour), (0, 77), "nothing is stored");
    }
    for (nurse, refused) in [
        (monstr_nh_nurse { wielding: 4, ..HIT }, count),
        (monstr_nh_nurse { wielding: -1, ..HIT }, count),
        (monstr_nh_nurse { cancelled: 2, ..HIT }, flag),
        (monstr_nh_nurse { petrifying: 2, ..HIT }, flag),
        (monstr_nh_nurse { armoured: 2, ..HIT }, flag),
    ] {
        let told = nethack.hero_nurse(&mut same, &mut nurse.clone(), &mut dice);
        assert_eq!(told, refused);
    }
    assert_eq!((points(&same), draws(&dice)), (points(&hero), 0));
}
