//! New forms, new men, and death, of the hero and of monsters.

use super::*;
use ffi_tests::library::{MORTAL, ORDINARY, Vitals};
use monstr::nethack::Vigor;

/// The hit points of a form, and the draws.
fn form_points(nethack: &NetHack, form: &str, plane: i32, seed: u64) -> (i32, u64) {
    let (mut hero, mut dice) = (a("Val", "hum", 30, 10, (9, 9)), Dice::seeded(seed));
    let species = nethack.find(form).expect("a name");
    nethack.hero_polymorph(&mut hero, species, plane, 500, &mut dice).expect("a form");
    assert_eq!((hero.polymorphed, hero.form, points(&hero)[0]), (1, species, (9, 9)));
    assert_eq!(hero.form_hp, hero.form_hp_max);
    (hero.form_hp, draws(&dice))
}

/// The page's golems are those of 3.4.3 and 3.6.7.
#[test]
fn golems() {
    const GOLEMS: [(&str, i32, i32); 11] = [
        ("straw golem", 20, 20),
        ("paper golem", 20, 20),
        ("rope golem", 30, 30),
        ("gold golem", 40, 60),
        ("leather golem", 40, 40),
        ("wood golem", 50, 50),
        ("flesh golem", 40, 40),
        ("clay golem", 50, 70),
        ("stone golem", 60, 100),
        ("glass golem", 60, 80),
        ("iron golem", 80, 120),
    ];
    for name in EDITIONS {
        let nethack = edition(name);
        for (golem, page, later) in GOLEMS {
            let hp = if name == "5.0.0" { later } else { page };
            assert_eq!(form_points(&nethack, golem, MONSTR_NH_PLANE_NONE, 1), (hp, 0));
            let mut dice = Dice::seeded(1);
            let who = nethack.find(golem).expect("a name");
            let vigor = nethack.new_hit_points(who, &ORDINARY, &mut dice).expect("a monster");
            assert_eq!((vigor.hp, vigor.hp_max, draws(&dice)), (hp, hp, 0), "{golem}");
        }
    }
}

/// The page's special levels: above 49 they tell a monster's hit points. A hero in such a
/// form rolls for each level as in any other.
#[test]
fn special_levels() {
    const SPECIAL: [(&str, i32); 8] = [
        ("Juiblex", 50),
        ("Yeenoghu", 56),
        ("Orcus", 66),
        ("Geryon", 72),
        ("Dispater", 78),
        ("Baalzebub", 89),
        ("Asmodeus", 105),
        ("Demogorgon", 106),
    ];
    for name in EDITIONS {
        let nethack = edition(name);
        for (demon, level) in SPECIAL {
            let mut dice = Dice::seeded(1);
            let who = nethack.find(demon).expect("a name");
            let vigor = nethack.new_hit_points(who, &ORDINARY, &mut dice).expect("a monster");
            let hp = 2 * (level - 6);
            assert_eq!(vigor, Vigor { level: hp / 4, hp, hp_max: hp }, "{demon}");
            assert_eq!(draws(&dice), 0);
            let (hp, drawn) = form_points(&nethack, demon, MONSTR_NH_PLANE_NONE, 1);
            assert!((level..=8 * level).contains(&hp) && drawn == level as u64);
        }
        // A Rider has 10d8 as a monster, 30d8 as a form.
        assert_eq!(form_points(&nethack, "Famine", MONSTR_NH_PLANE_NONE, 1).1, 30);
    }
}

#[test]
fn forms() {
    let fire = MONSTR_NH_PLANE_FIRE;
    let (hp, drawn) = form_points(&edition("3.6.7"), "fire elemental", fire, 1_083_518_097);
    assert_eq!((hp, drawn), (93, 8));
    for name in EDITIONS {
        let nethack = edition(name);
        for (form, plane, least, most, drawn) in [
            ("newt", MONSTR_NH_PLANE_NONE, 1, 4, 1),
            ("red dragon", MONSTR_NH_PLANE_NONE, 75, 120, 15),
            ("red dragon", MONSTR_NH_PLANE_ASTRAL, 120, 120, 0),
            ("baby red dragon", MONSTR_NH_PLANE_NONE, 12, 96, 12),
            ("fire elemental", MONSTR_NH_PLANE_FIRE, 24, 192, 8),
            ("fire elemental", MONSTR_NH_PLANE_WATER, 8, 64, 8),
        ] {
            let (hp, draws) = form_points(&nethack, form, plane, 5);
            assert!((least..=most).contains(&hp) && draws == drawn, "{name}, {form}: {hp}");
        }
        // The turns are cut in proportion.
        let orcus = nethack.find("Orcus").expect("a name");
        for (level, turns) in [(30, 454), (1, 15), (10, 151)] {
            let mut hero = a("Val", "hum", level, 10, (9, 9));
            let told = nethack.hero_polymorph(&mut hero, orcus, 0, 1000, &mut Dice::seeded(1));
            assert_eq!(told, Ok(turns));
        }
    }
}

/// A new man whom nothing saves, and who hasn't been told of.
pub const NEW_MAN: monstr_nh_new_man = monstr_nh_new_man {
    mortality: MORTAL,
    controlled: 0,
    may_change_sex: 1,
    sex: 77,
    experience: 77,
    attributes: [77; 4],
};

#[test]
fn new_men() {
    let (mut dice, mut new_man) = (Dice::seeded(1_182_174_485), NEW_MAN);
    let mut hero =
        monstr_nh_hero { peak_level: 5, con_max: 10, ..a("Val", "hum", 5, 10, (167, 334)) };
    let told = edition("3.4.3").hero_new_man(&mut hero, &mut new_man, &mut dice);
    assert_eq!((told, hero.level, points(&hero)[0]), (Ok(MONSTR_NH_FATE_LIVES), 5, (164, 328)));
    assert_eq!((new_man.sex, new_man.experience, new_man.attributes), (3, 48, [0; 4]));
    assert_eq!(draws(&dice), 4);

    let (mut dice, mut new_man) = (Dice::seeded(1_363_950_952), NEW_MAN);
    let mut hero = monstr_nh_hero { peak_level: 3, con_max: 13, ..a("Wiz", "orc", 3, 12, (7, 15)) };
    hero.gains[..3].copy_from_slice(&[15, 11, 9]);
    let told = edition("5.0.0").hero_new_man(&mut hero, &mut new_man, &mut dice);
    assert_eq!((told, hero.level, points(&hero)[0]), (Ok(MONSTR_NH_FATE_LIVES), 2, (1, 2)));
    assert_eq!((hero.con, hero.con_max, hero.hp_peak), (12, 14, 15));
    assert_eq!(hero.gains[..2], [11, 2]);
    assert_eq!((new_man.sex, new_man.experience), (2, 12));
    assert_eq!(new_man.attributes, [2, -1, 1, -2]);
    let told = edition("5.0.0").hero_new_man_outcome(&mut hero, &mut new_man, &mut dice);
    assert_eq!((told, points(&hero)[0]), (Ok(MONSTR_NH_FATE_LIVES), (1, 2)));
}

/// Who falls below level 1 dies, and may be saved, with everything as it was.
#[test]
fn no_new_man() {
    for name in EDITIONS {
        let whole =
            monstr_nh_hero { peak_level: 9, con_max: 10, ..a("Val", "hum", 1, 10, (3, 16)) };
        let mut fates = [0; 7];
        for seed in 0..200 {
            let (mut hero, mut dice, mut new_man) = (whole, Dice::seeded(seed), NEW_MAN);
            new_man.mortality.life_saving = (seed % 2) as i32;
            let told = edition(name).hero_new_man(&mut hero, &mut new_man, &mut dice);
            let fate = told.expect("an answer");
            fates[fate as usize] += 1;
            if fate != MONSTR_NH_FATE_LIVES {
                let saved = fate == MONSTR_NH_FATE_SAVED;
                assert_eq!((hero.level, hero.peak_level, hero.con), (1, 9, 10 - i32::from(saved)));
                assert_eq!((hero.hp == 16, new_man.sex, draws(&dice)), (saved, -1, 1));
            }
        }
        assert!(fates[1] > 20 && fates[2] > 20 && fates[0] > 80, "{fates:?}");
    }
}

/// Too few hit points kill, or with polymorph control leave one.
#[test]
fn the_outcome_for_a_new_man() {
    for name in EDITIONS {
        let nethack = edition(name);
        let whole = monstr_nh_hero { con_max: 12, ..a("Val", "hum", 5, 12, (0, 10)) };
        for (controlled, fate, hp) in [(0, MONSTR_NH_FATE_DIES, 0), (1, MONSTR_NH_FATE_LIVES, 1)] {
            let (mut hero, mut dice) = (whole, Dice::seeded(1));
            let mut new_man = monstr_nh_new_man { controlled, ..NEW_MAN };
            let told = nethack.hero_new_man_outcome(&mut hero, &mut new_man, &mut dice);
            assert_eq!((told, hero.hp), (Ok(fate), hp));
            // Only 3.4.3 has the attributes here.
            let late = name == "3.4.3";
            assert_eq!(
                (draws(&dice), new_man.attributes != [77; 4]),
                (if late { 4 } else { 0 }, late)
            );
        }
        let (mut hero, mut new_man) = (whole, NEW_MAN);
        new_man.mortality.declines = 1;
        let told = nethack.hero_new_man_outcome(&mut hero, &mut new_man, &mut Dice::seeded(1));
        assert_eq!((told, new_man.mortality.deaths), (Ok(MONSTR_NH_FATE_DECLINES), 1));
        assert_eq!(hero.hp, 10);
    }
}

const SAVED: monstr_nh_mortality = monstr_nh_mortality { life_saving: 1, ..MORTAL };
const DECLINES: monstr_nh_mortality = monstr_nh_mortality { declines: 1, ..MORTAL };

#[test]
fn saved_in_his_form() {
    let nethack = edition("5.0.0");
    let hero = a("Val", "hum", 30, 4, (1, 300));
    let mut hero = monstr_nh_hero {
        unchanging: MONSTR_NH_UNCHANGING_INTRINSIC,
        con_max: 4,
        ..polymorphed(hero, &nethack, "hill orc", (17, 90))
    };
    let (mut mortality, mut dice) = (SAVED, Dice::seeded(1));
    assert_eq!(nethack.hero_loss(&mut hero, 17), Ok(MONSTR_NH_LOSS_REVERTS));
    let fate = nethack.hero_at_zero(&mut hero, &mut mortality, &mut dice);
    assert_eq!((fate, points(&hero)), (Ok(MONSTR_NH_FATE_SAVED), [(60, 300), (60, 90)]));
    assert_eq!((hero.polymorphed, hero.unchanging, hero.con), (1, MONSTR_NH_UNCHANGING_NO, 3));
    assert_eq!((mortality.life_saving, mortality.deaths), (0, 1));
}

#[test]
fn declines_in_his_form() {
    for (name, fate, own, polymorphed_still) in [
        ("3.4.3", MONSTR_NH_FATE_DECLINES_REVERTS, (70, 70), 0),
        ("3.6.7", MONSTR_NH_FATE_DECLINES_REVERTS, (70, 70), 0),
        ("5.0.0", MONSTR_NH_FATE_DECLINES, (70, 70), 1),
    ] {
        let nethack = edition(name);
        let hero = a("Val", "hum", 2, 18, (1, 70));
        let mut hero = monstr_nh_hero {
            unchanging: MONSTR_NH_UNCHANGING_WORN,
            ..polymorphed(hero, &nethack, "hill orc", (0, 20))
        };
        let (mut mortality, mut dice) = (DECLINES, Dice::seeded(1));
        let told = nethack.hero_revert(&mut hero, &mut mortality, &mut dice);
        assert_eq!((told, points(&hero)[0]), (Ok(fate), own), "{name}");
        assert_eq!((hero.polymorphed, hero.unchanging), (polymorphed_still, 2));
    }
}

/// What life-saving makes of a maximum, and how much it gives.
#[test]
fn life_saving() {
    // Level, maximum; the same afterwards, and the hit points: saved, then declined.
    type Case = (&'static str, i32, i32, (i32, i32), (i32, i32));
    const CASES: [Case; 9] = [
        ("3.4.3", 5, 3, (3, 3), (3, 3)),
        ("3.4.3", 5, 0, (10, 10), (40, 40)),
        ("3.4.3", 5, 500, (500, 500), (500, 500)),
        ("3.6.7", 5, 3, (10, 10), (10, 10)),
        ("3.6.7", 20, 3, (40, 40), (40, 40)),
        ("3.6.7", 20, 500, (500, 500), (500, 500)),
        ("5.0.0", 5, 3, (10, 10), (10, 10)),
        ("5.0.0", 20, 3, (20, 20), (20, 20)),
        ("5.0.0", 20, 500, (500, 90), (500, 100)),
    ];
    for (name, level, hp_max, saved, declined) in CASES {
        for (mortality, fate, (hp_max_after, hp)) in
            [(SAVED, MONSTR_NH_FATE_SAVED, saved), (DECLINES, MONSTR_NH_FATE_DECLINES, declined)]
        {
            let (mut hero, mut mortality) =
                (a("Val", "hum", level, 10, (0, hp_max)), monstr_nh_mortality { ..mortality });
            let told = edition(name).hero_at_zero(&mut hero, &mut mortality, &mut Dice::seeded(1));
            assert_eq!((told, points(&hero)[0]), (Ok(fate), (hp, hp_max_after)), "{name}");
            assert_eq!(hero.con, if mortality.declines == 1 { 10 } else { 9 });
        }
    }
    for name in EDITIONS {
        let nethack = edition(name);
        let whole = a("Val", "hum", 5, 10, (30, 30));
        // Alive and well, nothing happens; an instant death doesn't ask.
        let (mut hero, mut mortality, mut dice) = (whole, SAVED, Dice::seeded(1));
        let fate = nethack.hero_at_zero(&mut hero, &mut mortality, &mut dice);
        assert_eq!((fate, mortality.deaths), (Ok(MONSTR_NH_FATE_LIVES), 0));
        let fate = nethack.hero_death(&mut hero, &mut mortality, false, &mut dice);
        assert_eq!((fate, mortality.deaths), (Ok(MONSTR_NH_FATE_SAVED), 1));
        // The genocided aren't saved, but may decline.
        let (mut hero, mut mortality) = (whole, SAVED);
        let fate = nethack.hero_death(&mut hero, &mut mortality, true, &mut dice);
        assert_eq!((fate, mortality.life_saving, hero.con), (Ok(MONSTR_NH_FATE_DIES), 0, 9));
        let (mut hero, mut mortality) = (whole, DECLINES);
        let fate = nethack.hero_death(&mut hero, &mut mortality, true, &mut dice);
        assert_eq!(fate, Ok(MONSTR_NH_FATE_DECLINES));
        // The last points of Constitution.
        let mut spilt = 0;
        for seed in 0..20 {
            let mut hero = monstr_nh_hero { con: 3, con_max: 9, ..whole };
            let (mut mortality, mut dice) = (SAVED, Dice::seeded(seed));
            nethack.hero_death(&mut hero, &mut mortality, false, &mut dice).expect("a fate");
            assert_eq!((hero.con, draws(&dice)), (3, u64::from(name != "3.4.3")));
            spilt += 9 - hero.con_max;
        }
        assert_eq!((1..20).contains(&spilt), name != "3.4.3");
        let fixed = monstr_nh_mortality { fixed_abilities: 1, ..SAVED };
        let mut hero = whole;
        nethack.hero_death(&mut hero, &mut { fixed }, false, &mut dice).expect("a fate");
        assert_eq!(hero.con, 10);
    }
}

#[test]
fn back_in_his_own_shape() {
    for name in EDITIONS {
        let nethack = edition(name);
        let form = polymorphed(a("Val", "hum", 5, 10, (7, 30)), &nethack, "hill orc", (0, 20));
        let revert = |mut hero, mortality| {
            let mut mortality: monstr_nh_mortality = mortality;
            let fate = nethack.hero_at_zero(&mut hero, &mut mortality, &mut Dice::seeded(1));
            assert!(hero.polymorphed == 0 || fate == Ok(MONSTR_NH_FATE_DIES));
            (fate.expect("a fate"), points(&hero), hero.con)
        };
        assert_eq!(revert(form, MORTAL), (MONSTR_NH_FATE_REVERTS, [(7, 30), (0, 0)], 10));
        // Nothing left there either.
        let empty = monstr_nh_hero { hp: 0, ..form };
        assert_eq!(revert(empty, MORTAL).0, MONSTR_NH_FATE_DIES);
        assert_eq!(revert(empty, SAVED), (MONSTR_NH_FATE_SAVED_REVERTS, [(30, 30), (0, 0)], 9));
        // Unchanging he dies first; the point of Constitution was the form's.
        let bound = monstr_nh_hero { unchanging: MONSTR_NH_UNCHANGING_INTRINSIC, ..form };
        assert_eq!(revert(bound, MORTAL).0, MONSTR_NH_FATE_DIES);
        if name != "5.0.0" {
            let told = revert(bound, SAVED);
            assert_eq!(told, (MONSTR_NH_FATE_SAVED_REVERTS, [(30, 30), (0, 0)], 10));
        }
        // With hit points left it doesn't matter.
        let mut hero = monstr_nh_hero { form_hp: 1, ..bound };
        let fate = nethack.hero_revert(&mut hero, &mut { MORTAL }, &mut Dice::seeded(1));
        assert_eq!((fate, points(&hero)), (Ok(MONSTR_NH_FATE_REVERTS), [(7, 30), (0, 0)]));
        let fate = nethack.hero_revert(&mut hero, &mut { MORTAL }, &mut Dice::seeded(1));
        assert_eq!(fate, Ok(MONSTR_NH_FATE_LIVES), "he has no form to lose");
    }
}

/// A monster by name, and what it really is.
pub fn mortal(nethack: &NetHack, species: &str, own_shape: Option<&str>) -> monstr_nh_mortal {
    let find = |name| nethack.find(name).expect("a name");
    monstr_nh_mortal {
        species: find(species),
        has_own_shape: own_shape.is_some().into(),
        own_shape: own_shape.map_or(0, find),
        vigor: Vigor { level: 5, hp: 0, hp_max: 9 },
        life_saving: 0,
        sex: 77,
    }
}

#[test]
fn vampires_rise() {
    let here = monstr_nh_place { level_difficulty: 4, hero_level: 15, ..ORDINARY };
    let (nethack, mut dice) = (edition("5.0.0"), Dice::seeded(1_754_913_209));
    let mut wolf = mortal(&nethack, "wolf", Some("vampire"));
    let told = nethack.monster_death(&mut wolf, &here, None, &mut dice);
    assert_eq!((told, wolf.species), (Ok(MONSTR_NH_ENDING_RISES), wolf.own_shape));
    assert_eq!(wolf.vigor, Vigor { level: 10, hp: 49, hp_max: 49 });
    assert_eq!((wolf.has_own_shape, wolf.sex, draws(&dice)), (0, 2, 11));

    for name in EDITIONS {
        let (nethack, mut dice) = (edition(name), Dice::seeded(1));
        let rises = if name == "3.4.3" { MONSTR_NH_ENDING_DIES } else { MONSTR_NH_ENDING_RISES };
        let mut bat = mortal(&nethack, "vampire bat", Some("Vlad the Impaler"));
        let told = nethack.monster_death(&mut bat, &here, None, &mut dice);
        assert_eq!((told, bat.sex), (Ok(rises), -1), "he is male whatever his shape");
        // In its own shape, or with that genocided, it dies.
        let mut vampire = mortal(&nethack, "vampire", Some("vampire"));
        let told = nethack.monster_death(&mut vampire, &here, None, &mut dice);
        assert_eq!(told, Ok(MONSTR_NH_ENDING_DIES));
        let mut bat = mortal(&nethack, "vampire bat", Some("vampire"));
        let mut vitals = nethack.vitals();
        vitals.of(bat.own_shape).expect("a species").flags = Vitals::GENOCIDED;
        let told = nethack.monster_death(&mut bat, &here, Some(&vitals), &mut dice);
        assert_eq!(told, Ok(MONSTR_NH_ENDING_DIES));
        let told = nethack.monster_petrification(&mut bat, &here, Some(&vitals), &mut dice);
        assert_eq!(told, Ok(MONSTR_NH_ENDING_PETRIFIED));
        // Other shape changers only rise from stone, and if they can bear it.
        let mut orc = mortal(&nethack, "hill orc", Some("sandestin"));
        let told = nethack.monster_death(&mut orc, &here, None, &mut dice);
        assert_eq!(told, Ok(MONSTR_NH_ENDING_DIES));
        let told = nethack.monster_petrification(&mut orc, &here, None, &mut dice);
        let stone = Ok(MONSTR_NH_ENDING_PETRIFIED);
        assert_eq!(told, if name == "3.4.3" { stone } else { Ok(MONSTR_NH_ENDING_RISES) });
        assert_eq!(orc.has_own_shape, 1, "it can change again");
        let mut orc = mortal(&nethack, "hill orc", Some("chameleon"));
        assert_eq!(nethack.monster_petrification(&mut orc, &here, None, &mut dice), stone);
    }
}

#[test]
fn monsters_saved() {
    for name in EDITIONS {
        let (nethack, mut dice) = (edition(name), Dice::seeded(1));
        let mut end = |species: &str, own_shape, vitals: Option<&Vitals>, level| {
            let mut monster = monstr_nh_mortal {
                life_saving: 1,
                vigor: Vigor { level, hp: -3, hp_max: 0 },
                ..mortal(&nethack, species, own_shape)
            };
            let told = nethack.monster_death(&mut monster, &ORDINARY, vitals, &mut dice);
            (told.expect("an ending"), monster.vigor.hp, monster.life_saving)
        };
        let (saved, dies) = (MONSTR_NH_ENDING_SAVED, MONSTR_NH_ENDING_DIES);
        assert_eq!(end("hill orc", None, None, 3), (saved, 10, 0));
        let by_level = if name == "5.0.0" { 21 } else { 10 };
        assert_eq!(end("hill orc", None, None, 20), (saved, by_level, 0));
        for lifeless in ["manes", "kobold zombie", "vampire", "fog cloud", "iron golem"] {
            assert_eq!(end(lifeless, None, None, 3), (dies, 0, 1), "{lifeless}");
        }
        // A vampire's amulet works in any of its shapes.
        let vampire = if name == "3.4.3" { (dies, 0, 1) } else { (saved, 10, 0) };
        assert_eq!(end("fog cloud", Some("vampire"), None, 3), vampire);
        assert_eq!(end("vampire", Some("vampire"), None, 3), vampire);
        let mut vitals = nethack.vitals();
        let orc = nethack.find("hill orc").expect("a name");
        vitals.of(orc).expect("a species").flags = Vitals::GENOCIDED;
        assert_eq!(end("hill orc", None, Some(&vitals), 3), (dies, 0, 0));
        assert_eq!(end("hill orc", None, None, i32::MAX).0, saved);
        assert_eq!(end("hill orc", None, None, i32::MIN).0, saved);
    }
}

#[test]
fn records_that_make_no_sense() {
    let nethack = edition("3.6.7");
    let hero = monstr_nh_hero { con_max: 10, ..a("Val", "hum", 5, 10, (9, 20)) };
    let (mut same, mut dice) = (hero, Dice::seeded(1));
    let flag = Err(Refusal(MONSTR_E_FLAG));
    for mortality in [
        monstr_nh_mortality { life_saving: 2, ..MORTAL },
        monstr_nh_mortality { declines: -1, ..MORTAL },
        monstr_nh_mortality { fixed_abilities: 2, ..MORTAL },
    ] {
        let mut new_man = monstr_nh_new_man { mortality, ..NEW_MAN };
        assert_eq!(nethack.hero_at_zero(&mut same, &mut mortality.clone(), &mut dice), flag);
        assert_eq!(nethack.hero_revert(&mut same, &mut mortality.clone(), &mut dice), flag);
        assert_eq!(nethack.hero_death(&mut same, &mut mortality.clone(), true, &mut dice), flag);
        assert_eq!(nethack.hero_new_man(&mut same, &mut new_man, &mut dice), flag);
        assert_eq!(nethack.hero_new_man_outcome(&mut same, &mut new_man, &mut dice), flag);
    }
    let mut new_man = monstr_nh_new_man { may_change_sex: 2, ..NEW_MAN };
    assert_eq!(nethack.hero_new_man(&mut same, &mut new_man, &mut dice), flag);
    let mut new_man = monstr_nh_new_man { controlled: 2, ..NEW_MAN };
    assert_eq!(nethack.hero_new_man_outcome(&mut same, &mut new_man, &mut dice), flag);
    let mut polymorph = |form, plane, turns| {
        nethack.hero_polymorph(&mut same, form, plane, turns, &mut dice).map_err(|error| error.0)
    };
    assert_eq!(polymorph(-1, 0, 0), Err(MONSTR_E_SPECIES));
    assert_eq!(polymorph(9999, 0, 0), Err(MONSTR_E_SPECIES));
    assert_eq!(polymorph(0, 6, 0), Err(MONSTR_E_PLANE));
    assert_eq!(polymorph(0, 0, -1), Err(MONSTR_E_COUNT));
    for (hero, code) in [
        (monstr_nh_hero { con_max: 2, ..hero }, MONSTR_E_ATTRIBUTE),
        (monstr_nh_hero { con_max: 26, ..hero }, MONSTR_E_ATTRIBUTE),
        (monstr_nh_hero { hp_max: 0, ..hero }, MONSTR_E_HIT_POINTS),
        (monstr_nh_hero { hp_max: i32::MIN, ..hero }, MONSTR_E_HIT_POINTS),
    ] {
        let told = nethack.hero_new_man(&mut hero.clone(), &mut { NEW_MAN }, &mut dice);
        assert_eq!(told, Err(Refusal(code)));
    }
    assert_eq!((points(&same), same.con, draws(&dice)), (points(&hero), 10, 0));
    let orc = mortal(&nethack, "hill orc", None);
    for (monster, code) in [
        (monstr_nh_mortal { species: -1, ..orc }, MONSTR_E_SPECIES),
        (monstr_nh_mortal { species: 9999, ..orc }, MONSTR_E_SPECIES),
        (monstr_nh_mortal { has_own_shape: 1, own_shape: -1, ..orc }, MONSTR_E_SPECIES),
        (monstr_nh_mortal { has_own_shape: 2, ..orc }, MONSTR_E_FLAG),
        (monstr_nh_mortal { life_saving: 2, ..orc }, MONSTR_E_FLAG),
    ] {
        let mut told = monster;
        let refused = nethack.monster_death(&mut told, &ORDINARY, None, &mut dice);
        assert_eq!((refused, told.sex), (Err(Refusal(code)), 77));
        let refused = nethack.monster_petrification(&mut told, &ORDINARY, None, &mut dice);
        assert_eq!(refused, Err(Refusal(code)));
    }
}
