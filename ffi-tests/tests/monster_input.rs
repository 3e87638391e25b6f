//! What the C functions of a monster's growth, drain and recovery make of bad input: an error
//! code, and nothing written. And of the greatest numbers that they take: an answer.

use std::ptr::{null, null_mut};

use monstr::capi::*;
use monstr::nethack::{Blow, Vigor};

/// All that these functions are handed, in order at first.
#[derive(Clone, Debug)]
struct Scene {
    table: *const monstr_nh_table,
    monster: monstr_nh_monster,
    attack: monstr_nh_drain_attack,
    spell: monstr_nh_drain_spell,
    dice: monstr_dice,
    blow: Blow,
    victim_level: i32,
    plane: i32,
    number: i32,
    flag: i32,
}

impl Scene {
    fn new() -> Self {
        let mut dice = std::mem::MaybeUninit::uninit();
        // SAFETY: made before it is read.
        let dice = unsafe {
            assert_eq!(monstr_dice_seeded(dice.as_mut_ptr(), 42, 54), 0);
            dice.assume_init()
        };
        let vigor = Vigor { level: 1, hp: 12, hp_max: 24 };
        Scene {
            table: monstr_nh_table_of(MONSTR_NH_5_0_0),
            monster: monstr_nh_monster { species: 0, female: 0, drain_proof: 0, vigor },
            attack: monstr_nh_drain_attack {
                dice: 1,
                sides: 6,
                negation: 0,
                cancelled: 0,
                knocks_back_more: 0,
                demon: 0,
            },
            spell: monstr_nh_drain_spell { hero_level: 9, intelligence: 16, knight_artifact: 0 },
            dice,
            blow: Blow { damage: -7, hero_gains: -7, wielder_gains: -7 },
            victim_level: 4,
            plane: MONSTR_NH_PLANE_NONE,
            number: 8,
            flag: 0,
        }
    }
}

type Ask = fn(&mut Scene) -> i32;

// SAFETY, for all of these: the pointers are the scene's own, or the table's.
const GROW_UP: Ask = |s| unsafe {
    monstr_nh_grow_up(s.table, &mut s.monster, s.victim_level, s.plane, null(), &mut s.dice)
};
const RAISE_REVIVED: Ask =
    |s| unsafe { monstr_nh_raise_revived(s.table, &mut s.monster, &mut s.dice) };
const BY_MONSTER: Ask =
    |s| unsafe { monstr_nh_drain_by_monster(s.table, &mut s.monster, &s.attack, &mut s.dice) };
const BY_HERO: Ask =
    |s| unsafe { monstr_nh_drain_by_hero(s.table, &mut s.monster, &s.attack, &mut s.dice) };
const BY_DEATH: Ask =
    |s| unsafe { monstr_nh_drain_by_death_touch(s.table, &mut s.monster, &s.attack, &mut s.dice) };
const BY_SPELL: Ask =
    |s| unsafe { monstr_nh_drain_by_spell(s.table, &mut s.monster, &s.spell, &mut s.dice) };
const BY_ARTIFACT: Ask = |s| unsafe {
    let (dice, blow) = (&mut s.dice, &mut s.blow);
    monstr_nh_drain_by_artifact(s.table, &mut s.monster, s.number, s.flag, dice, blow)
};
const RECOVER: Ask = |s| unsafe { monstr_nh_recover(s.table, &mut s.monster, s.number) };
const RECOVER_AFTER: Ask =
    |s| unsafe { monstr_nh_recover_after(s.table, &mut s.monster, s.number) };
const HEAL: Ask = |s| unsafe { monstr_nh_heal(&mut s.monster.vigor, s.number) };
const LENGTHEN: Ask = |s| unsafe { monstr_nh_lengthen_worm(&mut s.monster.vigor, s.number) };
const RESISTS: Ask = |s| unsafe { monstr_nh_resists_drain(s.table, s.monster.species) };
const LEVEL_WORTH: Ask = |s| unsafe {
    monstr_nh_level_worth(s.table, s.monster.species, s.monster.vigor.level, &mut s.dice)
};
const PLAYER_MONSTER: Ask =
    |s| unsafe { monstr_nh_player_monster(s.flag, s.plane, &mut s.dice, &mut s.monster.vigor) };
const GUARDIAN: Ask = |s| unsafe { monstr_nh_guardian_angel(&mut s.dice, &mut s.monster.vigor) };

const DRAINS: [Ask; 5] = [BY_MONSTER, BY_HERO, BY_DEATH, BY_SPELL, BY_ARTIFACT];
const ATTACKS: [Ask; 3] = [BY_MONSTER, BY_HERO, BY_DEATH];
/// All that take a monster.
const CHANGES: [Ask; 9] = [
    BY_MONSTER,
    BY_HERO,
    BY_DEATH,
    BY_SPELL,
    BY_ARTIFACT,
    GROW_UP,
    RAISE_REVIVED,
    RECOVER,
    RECOVER_AFTER,
];
/// All that draw.
const DRAWS: [Ask; 10] = [
    BY_MONSTER,
    BY_HERO,
    BY_DEATH,
    BY_SPELL,
    BY_ARTIFACT,
    GROW_UP,
    RAISE_REVIVED,
    LEVEL_WORTH,
    PLAYER_MONSTER,
    GUARDIAN,
];

/// The function refuses what `spoil` makes of the scene, and leaves all of it as it is.
#[track_caller]
fn refused(code: i32, asked: &[Ask], spoil: impl Fn(&mut Scene)) {
    for (number, ask) in asked.iter().enumerate() {
        let mut scene = Scene::new();
        spoil(&mut scene);
        let before = format!("{scene:?}");
        assert_eq!(ask(&mut scene), code, "function {number}: {before}");
        assert_eq!(format!("{scene:?}"), before, "function {number}");
    }
}

#[test]
fn the_scene_itself_is_fine() {
    for ask in [&CHANGES[..], &DRAWS, &[HEAL, LENGTHEN, RESISTS]].concat() {
        assert!(ask(&mut Scene::new()) >= 0);
    }
}

#[test]
fn tables() {
    let asked = [&CHANGES[..], &[RESISTS, LEVEL_WORTH]].concat();
    refused(MONSTR_E_NULL, &asked, |s| s.table = null());
    refused(MONSTR_E_POINTER, &asked, |s| s.table = s.table.wrapping_byte_add(1));
    let older = [MONSTR_NH_3_4_3, MONSTR_NH_3_6_7];
    for edition in older {
        refused(MONSTR_E_UNSUPPORTED, &[BY_DEATH], |s| s.table = monstr_nh_table_of(edition));
    }
}

#[test]
fn monsters() {
    let asked = [&CHANGES[..], &[RESISTS, LEVEL_WORTH]].concat();
    for species in [i32::MIN, -1, 383, 65_535, 65_536, i32::MAX] {
        refused(MONSTR_E_SPECIES, &asked, |s| s.monster.species = species);
    }
    for flag in [i32::MIN, -1, 2, i32::MAX] {
        refused(MONSTR_E_FLAG, &CHANGES, |s| s.monster.female = flag);
        refused(MONSTR_E_FLAG, &CHANGES, |s| s.monster.drain_proof = flag);
    }
    let with_vigor = [&CHANGES[..], &[HEAL, LENGTHEN]].concat();
    for level in [i32::MIN, -1, 32_768, i32::MAX] {
        refused(MONSTR_E_LEVEL, &with_vigor, |s| s.monster.vigor.level = level);
        refused(MONSTR_E_LEVEL, &[LEVEL_WORTH], |s| s.monster.vigor.level = level);
    }
    for hp in [i32::MIN, -1_000_001, 1_000_001, i32::MAX] {
        refused(MONSTR_E_HIT_POINTS, &with_vigor, |s| s.monster.vigor.hp = hp);
        refused(MONSTR_E_HIT_POINTS, &with_vigor, |s| s.monster.vigor.hp_max = hp);
    }
    for hp in [-1_000_000, -1, 0] {
        refused(MONSTR_E_HIT_POINTS, &DRAINS, |s| s.monster.vigor.hp = hp);
        refused(MONSTR_NONE, &[GROW_UP], |s| s.monster.vigor.hp = hp);
    }
}

#[test]
fn numbers() {
    for level in [i32::MIN, -2, 32_768, i32::MAX] {
        refused(MONSTR_E_LEVEL, &[GROW_UP], |s| s.victim_level = level);
        refused(MONSTR_E_LEVEL, &[BY_SPELL], |s| s.spell.hero_level = level);
    }
    for plane in [i32::MIN, -1, 6, i32::MAX] {
        refused(MONSTR_E_PLANE, &[GROW_UP, PLAYER_MONSTER], |s| s.plane = plane);
    }
    for count in [i32::MIN, -1, 256, i32::MAX] {
        refused(MONSTR_E_COUNT, &ATTACKS, |s| s.attack.dice = count);
        refused(MONSTR_E_COUNT, &ATTACKS, |s| s.attack.sides = count);
        refused(MONSTR_E_COUNT, &[BY_SPELL], |s| s.spell.intelligence = count);
    }
    for negation in [i32::MIN, -1, 4, i32::MAX] {
        refused(MONSTR_E_COUNT, &ATTACKS, |s| s.attack.negation = negation);
    }
    for flag in [i32::MIN, -1, 2, i32::MAX] {
        refused(MONSTR_E_FLAG, &ATTACKS, |s| s.attack.cancelled = flag);
        refused(MONSTR_E_FLAG, &ATTACKS, |s| s.attack.knocks_back_more = flag);
        refused(MONSTR_E_FLAG, &ATTACKS, |s| s.attack.demon = flag);
        refused(MONSTR_E_FLAG, &[BY_SPELL], |s| s.spell.knight_artifact = flag);
        refused(MONSTR_E_FLAG, &[BY_ARTIFACT, PLAYER_MONSTER], |s| s.flag = flag);
    }
    for turns in [i32::MIN, -1] {
        refused(MONSTR_E_COUNT, &[RECOVER, RECOVER_AFTER], |s| s.number = turns);
    }
    for amount in [i32::MIN, -1, 1_000_001, i32::MAX] {
        refused(MONSTR_E_HIT_POINTS, &[BY_ARTIFACT, HEAL, LENGTHEN], |s| s.number = amount);
    }
    refused(MONSTR_E_HIT_POINTS, &[LENGTHEN], |s| s.number = 32_768);
}

#[test]
fn dice() {
    unsafe extern "C" fn out_of_range(bound: std::ffi::c_int) -> std::ffi::c_int {
        bound
    }
    refused(MONSTR_E_DICE, &DRAWS, |s| s.dice.kind = 9);
    refused(MONSTR_E_FLAG, &DRAWS, |s| s.dice.tracing = 2);
    refused(MONSTR_E_DICE, &DRAWS, |s| {
        // SAFETY: the scene's own dice.
        assert_eq!(unsafe { monstr_dice_from_rn2(&mut s.dice, Some(out_of_range)) }, 0);
    });
}

#[test]
fn null_pointers() {
    let asked: [Ask; 24] = [
        // SAFETY: NULL is checked for; the rest is the scene's own.
        |s| unsafe { monstr_nh_grow_up(s.table, null_mut(), 4, 0, null(), &mut s.dice) },
        |s| unsafe { monstr_nh_grow_up(s.table, &mut s.monster, 4, 0, null(), null_mut()) },
        |s| unsafe { monstr_nh_raise_revived(s.table, null_mut(), &mut s.dice) },
        |s| unsafe { monstr_nh_raise_revived(s.table, &mut s.monster, null_mut()) },
        |s| unsafe { monstr_nh_drain_by_monster(s.table, null_mut(), &s.attack, &mut s.dice) },
        |s| unsafe { monstr_nh_drain_by_monster(s.table, &mut s.monster, null(), &mut s.dice) },
        |s| unsafe { monstr_nh_drain_by_monster(s.table, &mut s.monster, &s.attack, null_mut()) },
        |s| unsafe { monstr_nh_drain_by_hero(s.table, null_mut(), &s.attack, &mut s.dice) },
        |s| unsafe { monstr_nh_drain_by_hero(s.table, &mut s.monster, null(), &mut s.dice) },
        |s| unsafe { monstr_nh_drain_by_death_touch(s.table, null_mut(), &s.attack, &mut s.dice) },
        |s| unsafe { monstr_nh_drain_by_death_touch(s.table, &mut s.monster, null(), &mut s.dice) },
        |s| unsafe { monstr_nh_drain_by_spell(s.table, null_mut(), &s.spell, &mut s.dice) },
        |s| unsafe { monstr_nh_drain_by_spell(s.table, &mut s.monster, null(), &mut s.dice) },
        |s| unsafe {
            monstr_nh_drain_by_artifact(s.table, null_mut(), 8, 1, &mut s.dice, &mut s.blow)
        },
        |s| unsafe {
            monstr_nh_drain_by_artifact(s.table, &mut s.monster, 8, 1, &mut s.dice, null_mut())
        },
        |s| unsafe {
            monstr_nh_drain_by_artifact(s.table, &mut s.monster, 8, 1, null_mut(), &mut s.blow)
        },
        |s| unsafe { monstr_nh_level_worth(s.table, 0, 3, null_mut()) },
        |s| unsafe { monstr_nh_player_monster(0, 0, null_mut(), &mut s.monster.vigor) },
        |s| unsafe { monstr_nh_player_monster(0, 0, &mut s.dice, null_mut()) },
        |s| unsafe { monstr_nh_guardian_angel(null_mut(), &mut s.monster.vigor) },
        |s| unsafe { monstr_nh_guardian_angel(&mut s.dice, null_mut()) },
        |s| unsafe { monstr_nh_recover(s.table, null_mut(), 8) },
        |_| unsafe { monstr_nh_heal(null_mut(), 8) },
        |_| unsafe { monstr_nh_lengthen_worm(null_mut(), 8) },
    ];
    refused(MONSTR_E_NULL, &asked, |_| ());
}

/// The outermost numbers that are allowed, in all combinations: an answer each, and no
/// overflow (which would abort the test).
#[test]
fn extremes() {
    let all = [&CHANGES[..], &DRAWS, &[HEAL, LENGTHEN]].concat();
    for edition in [MONSTR_NH_3_4_3, MONSTR_NH_3_6_7, MONSTR_NH_5_0_0] {
        let table = monstr_nh_table_of(edition);
        // SAFETY: an embedded table.
        let species_count = unsafe { monstr_nh_species_count(table) };
        for species in 0..species_count {
            for level in [0, 1, 32_767] {
                for (hp, hp_max) in [(1, 1_000_000), (1_000_000, -1_000_000), (1_000_000, 0)] {
                    for least in [true, false] {
                        let mut scene = Scene::new();
                        scene.table = table;
                        let vigor = Vigor { level, hp, hp_max };
                        scene.monster = monstr_nh_monster { species, vigor, ..scene.monster };
                        if least {
                            (scene.victim_level, scene.spell.hero_level) = (0, 0);
                            (scene.attack.dice, scene.number) = (0, 0);
                        } else {
                            (scene.victim_level, scene.spell.hero_level) = (32_767, 32_767);
                            scene.attack =
                                monstr_nh_drain_attack { dice: 255, sides: 255, ..scene.attack };
                            (scene.number, scene.flag) = (32_767, 1);
                            scene.plane = MONSTR_NH_PLANE_FIRE;
                        }
                        for ask in &all {
                            let answer = ask(&mut scene.clone());
                            let known = answer >= MONSTR_NONE || answer == MONSTR_E_UNSUPPORTED;
                            assert!(known, "{answer}: {scene:?}");
                        }
                    }
                }
            }
        }
    }
}
