//! Omega's non-player characters, the arena, the were-change, waking and recovery through
//! the C face: the rules' own examples, and what they make of bad input. That is an error
//! code, and nothing written.
//!
//! Every call is sound: the pointers are NULL, misaligned, or come from references.

use std::ffi::c_void;
use std::fmt::Debug;
use std::mem::MaybeUninit;
use std::ptr::{self, null, null_mut};

use monstr::capi::*;
use monstr::omega::{Adventurer, Career, Creature, Fighter, Lists, Office, Player, monster};

fn table() -> *const monstr_om_table {
    monstr_om_table()
}

/// A table that names one species too few for its bands.
fn no_table() -> monstr_om_table {
    static ONE: monstr::omega::Template = monstr::omega::TABLE.species[0];
    // SAFETY: Omega is here.
    monstr_om_table { species: &ONE, species_count: 1, ..unsafe { *table() } }
}

const NOWHERE: monstr_om_place = monstr_om_place {
    log: null(),
    offices: null(),
    log_count: 0,
    office_count: 0,
    environment: MONSTR_OM_ENV_CITY,
    depth: 1,
    preference: MONSTR_OM_PREFERS_NEITHER,
    deity: 0,
    tick: 0,
    alignment: 0,
    patron: 0,
    legion_rank: 0,
    arena_rank: 0,
    x_first: 0,
};

/// An offices' list from a reference.
fn with_offices(offices: &[Office]) -> monstr_om_place {
    let office_count = offices.len() as i32;
    monstr_om_place { offices: offices.as_ptr(), office_count, ..NOWHERE }
}

fn with_log(log: &[Adventurer]) -> monstr_om_place {
    monstr_om_place { log: log.as_ptr(), log_count: log.len() as i32, ..NOWHERE }
}

fn dice(seed: u64) -> monstr_dice {
    let mut dice = MaybeUninit::uninit();
    // SAFETY: stored, then.
    unsafe {
        assert_eq!(monstr_dice_seeded_buckets(dice.as_mut_ptr(), seed, 54), 0);
        assert_eq!(monstr_dice_trace_start(dice.as_mut_ptr()), 0);
        dice.assume_init()
    }
}

/// Dice that answer out of range.
fn loaded_dice() -> monstr_dice {
    extern "C" fn too_much(_: *mut c_void, bound: i32) -> i32 {
        bound
    }
    let mut dice = dice(0);
    // SAFETY: a callback without a context.
    let made = unsafe { monstr_dice_from_callback(&mut dice, Some(too_much), null_mut()) };
    assert_eq!(made, 0);
    dice
}

/// A creature as its template is.
fn copy_of(who: u16) -> Creature {
    let mut creature = Creature::default();
    // SAFETY: from references.
    assert_eq!(unsafe { monstr_om_copy_of(table(), who.into(), &mut creature) }, 0);
    creature
}

/// A pointer that isn't NULL and points to nothing of its type.
fn misaligned<T>() -> *mut T {
    ptr::without_provenance_mut(align_of::<T>() + 1)
}

/// The wrong pointers, each with its code.
fn wrong<T>() -> [(*mut T, i32); 2] {
    [(null_mut(), MONSTR_E_NULL), (misaligned(), MONSTR_E_POINTER)]
}

/// Asks with copies of what is given, and sees that it is refused with that code and that
/// all is left alone.
#[track_caller]
fn refused<T: Clone + Debug>(code: i32, given: &T, ask: impl FnOnce(&mut T) -> i32) {
    let mut asked = given.clone();
    assert_eq!(ask(&mut asked), code, "{given:?}");
    assert_eq!(format!("{asked:?}"), format!("{given:?}"), "changed");
}

#[test]
fn a_bare_copy() {
    let dragon = copy_of(monster::DRAGON);
    assert_eq!((dragon.id, dragon.hp, dragon.log_entry), (monster::DRAGON.into(), 500, -1));
    unsafe {
        for who in [i32::MIN, -1, 150, i32::MAX] {
            refused(MONSTR_E_SPECIES, &dragon, |dragon| monstr_om_copy_of(table(), who, dragon));
        }
        for (nowhere, code) in wrong() {
            assert_eq!(monstr_om_copy_of(table(), 0, nowhere), code);
        }
        refused(MONSTR_E_NULL, &dragon, |dragon| monstr_om_copy_of(null(), 0, dragon));
        refused(MONSTR_E_TABLE, &dragon, |dragon| monstr_om_copy_of(&no_table(), 0, dragon));
    }
}

#[test]
fn how_an_npc_behaves() {
    let plain = copy_of(monster::NPC);
    let ask = |level, behaviour, difficulty| {
        let mut npc = plain;
        assert_eq!(unsafe { monstr_om_npc(&mut npc, level, behaviour, difficulty) }, 0);
        npc
    };
    let npc = ask(0, 1118, 1);
    assert_eq!((npc.hp, npc.status, npc.hit, npc.damage, npc.speed), (20, 23, 3, 5, 3));
    assert_eq!((npc.experience, i32::from(npc.talk), npc.uniqueness), (20, MONSTR_OM_TALK_EVIL, 2));
    // The ends of the ranges are answered, and codes that mean nothing leave things alone.
    assert_eq!(ask(32_767, 0, i32::MAX).hp, 655_360);
    for behaviour in [i32::MIN, -1, 90, i32::MAX - 47] {
        let npc = ask(3, behaviour, i32::MIN);
        assert_eq!((npc.hp, npc.damage, npc.talk), (80, plain.damage, plain.talk));
    }
    unsafe {
        for level in [i32::MIN, -1, 32_768, i32::MAX] {
            refused(MONSTR_E_LEVEL, &plain, |npc| monstr_om_npc(npc, level, 2718, 3));
        }
        for (nobody, code) in wrong() {
            assert_eq!(monstr_om_npc(nobody, 1, 2718, 3), code);
        }
    }
}

#[test]
fn the_logs_dead() {
    let ask = |here: &monstr_om_place, given: &mut (Creature, monstr_dice)| unsafe {
        monstr_om_log_npc(table(), here, &mut given.1, &mut given.0)
    };
    let before = (copy_of(monster::DRAGON), dice(1));
    let mut given = before;
    assert_eq!(ask(&NOWHERE, &mut given), monster::NPC.into());
    let (npc, after) = given;
    assert_eq!((npc.log_entry, npc.hp, npc.level, after.draws), (3, 60, 0, 4));
    // The level's bounds, one by one: below 3 a ghost, below 7 a haunt, below 12 a spectre.
    for (level, undead) in [
        (0, monster::GHOST),
        (2, monster::GHOST),
        (3, monster::HAUNT),
        (6, monster::HAUNT),
        (7, monster::SPECTRE),
        (11, monster::SPECTRE),
        (12, monster::LICHE),
        (32_767, monster::LICHE),
    ] {
        let mut given = before;
        let log = [Adventurer { status: 1, level, behaviour: 2718 }];
        assert_eq!(ask(&with_log(&log), &mut given), monster::NPC.into());
        assert_eq!((given.0.id, given.0.log_entry), (undead.into(), 0));
    }
    // Nobody is in an empty log, and nothing is drawn; NULL is the log of the game.
    let mut given = before;
    assert_eq!(ask(&with_log(&[]), &mut given), monster::NPC.into());
    assert_eq!((given.0.log_entry, given.0.hp, given.1.draws), (-1, 40, 0));

    for level in [i32::MIN, -1, 32_768, i32::MAX] {
        let log = [Adventurer { status: 2, level, behaviour: 2718 }];
        refused(MONSTR_E_LEVEL, &before, |given| ask(&with_log(&log), given));
    }
    let short = monstr_om_place { log_count: -1, ..with_log(&monstr::omega::STOCK_LOG) };
    refused(MONSTR_E_COUNT, &before, |given| ask(&short, given));
    let nowhere = monstr_om_place { log: misaligned(), log_count: 1, ..NOWHERE };
    refused(MONSTR_E_POINTER, &before, |given| ask(&nowhere, given));
    let loaded = (before.0, loaded_dice());
    refused(MONSTR_E_DICE, &loaded, |given| ask(&NOWHERE, given));
    unsafe {
        let (mut npc, mut dice) = before;
        for (wrong_dice, code) in wrong() {
            refused(code, &npc, |npc| monstr_om_log_npc(table(), &NOWHERE, wrong_dice, npc));
        }
        for (nobody, code) in wrong() {
            refused(code, &dice, |dice| monstr_om_log_npc(table(), &NOWHERE, dice, nobody));
        }
        for (place, code) in wrong() {
            assert_eq!(monstr_om_log_npc(table(), place, &mut dice, &mut npc), code);
        }
        assert_eq!(monstr_om_log_npc(null(), &NOWHERE, &mut dice, &mut npc), MONSTR_E_NULL);
        assert_eq!(format!("{:?}", (npc, dice)), format!("{before:?}"));
    }
}

#[test]
fn the_officeholders() {
    let game = monstr_om_game {
        context: null_mut(),
        object: None,
        item_state: None,
        is_free: None,
        place: None,
        width: 0,
        length: 0,
    };
    let ask = |here: &monstr_om_place, office, given: &mut (Creature, monstr_dice)| unsafe {
        monstr_om_officeholder(table(), here, office, null(), &mut given.1, &mut given.0)
    };
    let before = (copy_of(monster::DRAGON), dice(1));
    let holder = |here: &monstr_om_place, office| {
        let mut given = before;
        assert_eq!(ask(here, office, &mut given), monster::HISCORE_NPC.into());
        (given.0, given.1.draws)
    };
    // With everybody's favour all but three are friendly, or never were hostile.
    let able = [Office { level: 10, behaviour: 2018 }; 16];
    let hostile = |here: &monstr_om_place| {
        let hostile =
            |&office: &i32| holder(here, office).0.status & MONSTR_OM_STATUS_HOSTILE as u32 != 0;
        (0..16).filter(hostile).collect::<Vec<_>>()
    };
    let strange = with_offices(&able);
    assert_eq!(hostile(&strange), [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14]);
    let favoured = monstr_om_place { patron: 3, legion_rank: -1, arena_rank: 2, ..strange };
    assert_eq!(hostile(&favoured), [0, 1, 2, 4, 5, 6, 7, 10, 12, 13, 14]);
    let lawful = monstr_om_place { alignment: 1, ..favoured };
    assert_eq!(hostile(&lawful), [0, 1, 2, 4, 5, 6, 7, 10, 12, 13]);
    // What they have: the priests their symbols, the Archmage and the Justiciar theirs.
    let given: Vec<_> = (0..16).map(|office| holder(&NOWHERE, office).0.given).collect();
    let symbols = [205, 206, 207, 208, 209, 210];
    assert_eq!(given[..7], [&[-1][..], &symbols].concat());
    assert_eq!(given[7..], [-1, -1, 200, -1, -1, -1, -1, -1, 16]);
    // Only the Lord of Chaos draws, and only where the player is chaotic.
    let chaotic = monstr_om_place { alignment: -1, ..NOWHERE };
    let draws: Vec<_> = (0..16).map(|office| holder(&chaotic, office).1).collect();
    assert_eq!(draws.iter().sum::<u64>(), 1);
    assert_eq!(draws[MONSTR_OM_OFFICE_LORD_OF_CHAOS as usize], 1);

    for office in [i32::MIN, -1, 16, i32::MAX] {
        refused(MONSTR_E_OFFICE, &before, |given| ask(&NOWHERE, office, given));
    }
    refused(MONSTR_E_OFFICE, &before, |given| ask(&with_offices(&[]), 0, given));
    for level in [i32::MIN, -1, 32_768, i32::MAX] {
        let offices = [Office { level, behaviour: 2718 }];
        refused(MONSTR_E_LEVEL, &before, |given| ask(&with_offices(&offices), 0, given));
    }
    let loaded = (before.0, loaded_dice());
    refused(MONSTR_E_DICE, &loaded, |given| ask(&chaotic, 13, given));
    // An item's state that is none.
    extern "C" fn no_state(_: *mut c_void, _: i32) -> i32 {
        4
    }
    let stateless = monstr_om_game { item_state: Some(no_state), ..game };
    unsafe {
        for office in [MONSTR_OM_OFFICE_ARCHMAGE, MONSTR_OM_OFFICE_JUSTICIAR] {
            refused(MONSTR_E_CALLBACK, &before, |(npc, dice)| {
                monstr_om_officeholder(table(), &NOWHERE, office, &stateless, dice, npc)
            });
        }
        let (mut npc, mut dice) = before;
        let (npc, dice) = (&raw mut npc, &raw mut dice);
        for (nobody, code) in wrong() {
            let asked = monstr_om_officeholder(table(), &NOWHERE, 0, null(), dice, nobody);
            assert_eq!(asked, code);
        }
        for (nothing, code) in wrong() {
            let asked = monstr_om_officeholder(table(), &NOWHERE, 0, null(), nothing, npc);
            assert_eq!(asked, code);
        }
        for (nowhere, code) in wrong() {
            assert_eq!(monstr_om_officeholder(table(), nowhere, 0, null(), dice, npc), code);
        }
        let game = misaligned();
        let asked = monstr_om_officeholder(table(), &NOWHERE, 0, game, dice, npc);
        assert_eq!(asked, MONSTR_E_POINTER);
    }
}

/// A were-human that has come out of hiding.
fn were() -> Creature {
    Creature { status: 7, ..copy_of(monster::WEREHUMAN) }
}

#[test]
fn the_were_change() {
    let ask = |phase, given: &mut (Creature, monstr_dice)| unsafe {
        monstr_om_were(table(), &mut given.0, phase, &mut given.1)
    };
    let before = (Creature { hp: 34, experience: 110, immunity: 0, ..were() }, dice(1));
    let mut given = before;
    assert_eq!(ask(0, &mut given), 1);
    let (changed, after) = given;
    assert_eq!((changed.id, changed.hp, changed.experience), (117, 134, 570));
    assert_eq!((changed.immunity, changed.movement, after.draws), (130, before.0.movement, 1));
    // It looks like the beast, but in its own colour.
    let (beast, own) = (copy_of(117), before.0);
    assert_ne!(beast.symbol, own.symbol);
    assert_eq!((changed.symbol, changed.colour), (beast.symbol, own.colour));
    // A phantom brings the bit itself, and the addition carries.
    let mut given = (were(), dice(61));
    assert_eq!(ask(0, &mut given), 1);
    assert_eq!((given.0.id, given.0.immunity), (monster::PHANTOM.into(), 420));
    // Peaceful: only at full moon.
    let peaceful = (Creature { status: 3, ..were() }, dice(1));
    for phase in (0..24).filter(|&phase| phase != 6) {
        refused(0, &peaceful, |given| ask(phase, given));
    }
    assert_eq!(ask(6, &mut peaceful.clone()), 1);
    // The greatest numbers are answered.
    let most = Creature { hp: i32::MAX, experience: i32::MAX, immunity: u32::MAX, ..were() };
    let mut given = (most, dice(1));
    assert_eq!(ask(0, &mut given), 1);
    assert_eq!((given.0.hp, given.0.experience, given.0.immunity), (i32::MAX, i32::MAX, 1));

    for phase in [i32::MIN, -1, 24, i32::MAX] {
        refused(MONSTR_E_COUNT, &before, |given| ask(phase, given));
    }
    refused(MONSTR_E_DICE, &(were(), loaded_dice()), |given| ask(0, given));
    unsafe {
        let mut dice = before.1;
        for (nobody, code) in wrong() {
            refused(code, &dice, |dice| monstr_om_were(table(), nobody, 0, dice));
        }
        for (nothing, code) in wrong() {
            refused(code, &were(), |were| monstr_om_were(table(), were, 0, nothing));
        }
        refused(MONSTR_E_NULL, &were(), |were| monstr_om_were(null(), were, 0, &mut dice));
        refused(MONSTR_E_TABLE, &were(), |were| monstr_om_were(&no_table(), were, 0, &mut dice));
    }
}

#[test]
fn the_arena() {
    type Given = (Fighter, monstr_dice);
    let ask = |career: Career, given: &mut Given| unsafe {
        monstr_om_arena(table(), &career, &mut given.1, &mut given.0)
    };
    let fight = |opponent, rank, champion_level, seed| {
        let mut given = (Fighter::default(), dice(seed));
        let who = ask(Career { opponent, rank, champion_level }, &mut given);
        assert_eq!(who, given.0.creature.template);
        (given.0, given.1.draws)
    };
    let (geek, draws) = fight(0, 0, 10, 1);
    let roused = (geek.creature.hp, geek.creature.hit, geek.creature.damage);
    assert_eq!((geek.creature.id, roused, draws), (monster::GEEK.into(), (11, 10, 7), 1));
    assert!((0..40).contains(&geek.name));
    let (goblin, draws) = fight(19, 0, 10, 68);
    assert_eq!((goblin.creature.id, draws), (monster::GOBLIN.into(), 3));
    let (champion, draws) = fight(16, 2, 13, 93);
    let roused = (champion.creature.hp, champion.creature.hit, champion.creature.damage);
    assert_eq!((roused, champion.creature.armour, draws), ((1045, 104, 189), 39, 0));
    assert_eq!((champion.name, champion.ripostes), (-1, 2));
    // The ends of the ranges are answered.
    assert_eq!(fight(i32::MAX, 4, 20_000, 1).0.creature.hp, 2_000_000_200);
    assert_eq!(fight(i32::MAX, 1, 0, 1).0.creature.hp, 200);

    let before = (geek, dice(1));
    let at = |opponent, rank, champion_level| Career { opponent, rank, champion_level };
    for opponent in [i32::MIN, -1] {
        refused(MONSTR_E_COUNT, &before, |given| ask(at(opponent, 0, 10), given));
    }
    for rank in [i32::MIN, -2, 6, i32::MAX] {
        refused(MONSTR_E_COUNT, &before, |given| ask(at(0, rank, 10), given));
    }
    for level in [i32::MIN, -1, 20_001, i32::MAX] {
        refused(MONSTR_E_LEVEL, &before, |given| ask(at(16, 1, level), given));
    }
    refused(MONSTR_E_DICE, &(geek, loaded_dice()), |given| ask(at(0, 0, 10), given));
    // A list of the caller's with somebody who isn't there.
    let lists = unsafe { Lists { arena: [150; 16], ..*monstr_om_lists() } };
    let own = unsafe { monstr_om_table { lists: &lists, ..*table() } };
    unsafe {
        let career = Career::default();
        refused(MONSTR_E_SPECIES, &before, |(fighter, dice)| {
            monstr_om_arena(&own, &career, dice, fighter)
        });
        let (mut fighter, mut dice) = before;
        let (fighter, dice) = (&raw mut fighter, &raw mut dice);
        for (nobody, code) in wrong() {
            assert_eq!(monstr_om_arena(table(), &career, dice, nobody), code);
        }
        for (nothing, code) in wrong() {
            assert_eq!(monstr_om_arena(table(), &career, nothing, fighter), code);
        }
        for (nothing, code) in wrong() {
            assert_eq!(monstr_om_arena(table(), nothing, dice, fighter), code);
        }
        assert_eq!(monstr_om_arena(null(), &career, dice, fighter), MONSTR_E_NULL);
    }
}

#[test]
fn a_career_in_the_arena() {
    let career = |opponent, rank| Career { opponent, rank, champion_level: 10 };
    let won = |opponent, rank, level| {
        let mut career = career(opponent, rank);
        let prize = unsafe { monstr_om_arena_victory(&mut career, level) };
        (prize, career.opponent, career.rank)
    };
    assert_eq!(won(0, 0, 1), (50, 1, 0));
    assert_eq!(won(1, 0, 0), (25, 2, 0));
    assert_eq!(won(4, 1, 1), (100, 5, 1));
    assert_eq!(won(5, 1, 2), (200, 6, 2));
    assert_eq!(won(8, 4, 3), (300, 9, 4));
    assert_eq!(won(16, 2, 20), (2000, 17, 5));
    assert_eq!(won(16, -1, 20), (1000, 17, 5));
    assert_eq!(won(16, 0, 20), (1000, 17, 0));
    assert_eq!(won(i32::MAX - 1, 5, 32_767), (3_276_700, i32::MAX, 5));
    for (rank, after) in [(-1, -1), (0, 0), (1, -1), (5, -1)] {
        let mut career = career(7, rank);
        assert_eq!(unsafe { monstr_om_arena_defeat(&mut career) }, 0);
        assert_eq!((career.opponent, career.rank), (7, after));
    }

    let wrong_ones = [career(-1, 0), career(i32::MIN, 0), career(0, -2), career(0, 6)];
    unsafe {
        for wrong in wrong_ones {
            refused(MONSTR_E_COUNT, &wrong, |career| monstr_om_arena_victory(career, 1));
            refused(MONSTR_E_COUNT, &wrong, |career| monstr_om_arena_defeat(career));
        }
        let last = career(i32::MAX, 0);
        refused(MONSTR_E_COUNT, &last, |career| monstr_om_arena_victory(career, 1));
        for level in [i32::MIN, -1, 32_768, i32::MAX] {
            let career = career(0, 0);
            refused(MONSTR_E_LEVEL, &career, |career| monstr_om_arena_victory(career, level));
        }
        for (nothing, code) in wrong() {
            assert_eq!(monstr_om_arena_victory(nothing, 1), code);
            assert_eq!(monstr_om_arena_defeat(nothing), code);
        }
    }
}

#[test]
fn waking() {
    let asleep = Creature { status: 0, wakeup: 3, level: 2, hp: 1, ..Creature::default() };
    let wakes = |dx, dy| unsafe { monstr_om_wake(&mut asleep.clone(), dx, dy) };
    assert_eq!([wakes(3, -3), wakes(-4, 0), wakes(0, 4)], [1, 0, 0]);
    assert_eq!([wakes(i32::MIN, 0), wakes(0, i32::MAX)], [0, 0]);
    // Awake, it may do more where the player is near: within 4, or its level less one.
    let draws = |creature: Creature, dx| unsafe {
        let mut dice = dice(1);
        assert!((0..=1).contains(&monstr_om_acts_specially(&creature, dx, 0, &mut dice)));
        dice.draws
    };
    let awake = Creature { status: 1, ..asleep };
    assert_eq!([draws(awake, 4), draws(awake, -5), draws(asleep, 4)], [1, 0, 0]);
    assert_eq!(draws(Creature { level: 9, ..awake }, i32::MIN), 0);
    assert_eq!(draws(Creature { level: 9, ..awake }, 8), 1);
    assert_eq!(draws(Creature { hp: 0, ..awake }, 0), 0);
    unsafe {
        for (nobody, code) in wrong() {
            assert_eq!(monstr_om_wake(nobody, 0, 0), code);
            assert_eq!(monstr_om_acts_specially(nobody, 0, 0, &mut dice(1)), code);
        }
        for (nothing, code) in wrong() {
            assert_eq!(monstr_om_acts_specially(&awake, 0, 0, nothing), code);
        }
        let mut loaded = loaded_dice();
        assert_eq!(monstr_om_acts_specially(&awake, 0, 0, &mut loaded), MONSTR_E_DICE);
    }
}

#[test]
fn how_creatures_recover() {
    let hurt = Creature { hp: 499, ..copy_of(monster::DRAGON) };
    let after = |hp, time| {
        let mut creature = Creature { hp, ..hurt };
        let gained = unsafe { monstr_om_recover(table(), &mut creature, time) };
        assert_eq!(creature.hp, hp + gained);
        gained
    };
    assert_eq!([after(499, 0), after(499, 5), after(499, -10), after(500, 10)], [1, 0, 1, 0]);
    assert_eq!([after(i32::MIN, 10), after(i32::MAX, 10)], [1, 0]);
    for hp in [1, 499, 9_999] {
        let mut creature = Creature { hp, ..hurt };
        assert_eq!(unsafe { monstr_om_restore(table(), &mut creature) }, 0);
        assert_eq!(creature.hp, 500);
    }
    unsafe {
        for id in [i32::MIN, -1, 150, i32::MAX] {
            let nobody = Creature { id, ..hurt };
            refused(MONSTR_E_SPECIES, &nobody, |it| monstr_om_recover(table(), it, 10));
            refused(MONSTR_E_SPECIES, &nobody, |it| monstr_om_restore(table(), it));
        }
        for (nobody, code) in wrong() {
            assert_eq!(monstr_om_recover(table(), nobody, 10), code);
            assert_eq!(monstr_om_restore(table(), nobody), code);
        }
        refused(MONSTR_E_NULL, &hurt, |it| monstr_om_recover(null(), it, 10));
        refused(MONSTR_E_NULL, &hurt, |it| monstr_om_restore(null(), it));
    }
}

#[test]
fn how_the_player_recovers() {
    let hurt = Player { hp: 10, hp_max: 40, level: 7, disease: 0 };
    let gains =
        |player: Player, time| unsafe { monstr_om_recover_player(&mut player.clone(), time) };
    assert_eq!([gains(hurt, 10), gains(hurt, 60), gains(hurt, -120)], [8, 8, 8]);
    assert_eq!(gains(Player { hp: 37, ..hurt }, 10), 3);
    // A count below 0 is no disease, but for the hourly check it is.
    assert_eq!([gains(Player { disease: -1, ..hurt }, 10), gains(hurt, 130)], [8, 8]);
    assert_eq!(gains(Player { disease: -1, ..hurt }, 60), 0);
    assert_eq!(gains(Player { disease: 1, ..hurt }, 10), 0);
    let most = Player { hp: i32::MAX - 1, hp_max: i32::MAX, level: i32::MAX, ..hurt };
    assert_eq!(gains(most, 10), 1);
    unsafe {
        for time in [i32::MIN, 1, 9, i32::MAX] {
            refused(MONSTR_E_COUNT, &hurt, |it| monstr_om_recover_player(it, time));
        }
        for level in [i32::MIN, -1] {
            let nobody = Player { level, ..hurt };
            refused(MONSTR_E_LEVEL, &nobody, |it| monstr_om_recover_player(it, 10));
        }
        for (nobody, code) in wrong() {
            assert_eq!(monstr_om_recover_player(nobody, 10), code);
        }
    }
}

#[test]
fn what_happens_indoors() {
    /// Dice that answer what their context holds.
    extern "C" fn told(context: *mut c_void, _: i32) -> i32 {
        // SAFETY: it points to a number.
        unsafe { *context.cast() }
    }
    let happens = |mut event: i32, environment, player: &mut Player| unsafe {
        let mut dice = dice(0);
        let context = (&raw mut event).cast();
        assert_eq!(monstr_dice_from_callback(&mut dice, Some(told), context), 0);
        monstr_om_indoor_event(table(), environment, player, &mut dice)
    };
    let hurt = Player { hp: 10, hp_max: 40, level: 7, disease: 0 };
    for (event, hp, hp_max) in [(4, 40, 40), (5, 10, 40), (6, 0, 40), (7, 41, 41), (999, 10, 40)] {
        let mut player = hurt;
        assert_eq!(happens(event, MONSTR_OM_ENV_CITY, &mut player), event);
        assert_eq!((player.hp, player.hp_max), (hp, hp_max));
    }
    let mut more = Player { hp: 99, ..hurt };
    assert_eq!(happens(MONSTR_OM_EVENT_RESTORED, MONSTR_OM_ENV_CITY, &mut more), 4);
    assert_eq!(more.hp, 99);
    for environment in [MONSTR_OM_ENV_COUNTRYSIDE, MONSTR_OM_ENV_ABYSS] {
        refused(MONSTR_NONE, &hurt, |player| happens(4, environment, player));
    }
    // Unknown environments are indoors.
    assert_eq!(happens(5, i32::MIN, &mut hurt.clone()), 5);

    let city = MONSTR_OM_ENV_CITY;
    refused(MONSTR_E_DICE, &hurt, |player| happens(1000, city, player));
    let least = Player { hp: i32::MIN + 9, ..hurt };
    refused(MONSTR_E_HIT_POINTS, &least, |player| happens(6, city, player));
    let most = Player { hp_max: i32::MAX, ..hurt };
    refused(MONSTR_E_HIT_POINTS, &most, |player| happens(7, city, player));
    unsafe {
        let mut dice = dice(1);
        for (nobody, code) in wrong() {
            refused(code, &dice, |dice| monstr_om_indoor_event(table(), city, nobody, dice));
        }
        for (nothing, code) in wrong() {
            refused(code, &hurt, |it| monstr_om_indoor_event(table(), city, it, nothing));
        }
        refused(MONSTR_E_NULL, &hurt, |it| monstr_om_indoor_event(null(), city, it, &mut dice));
    }
}

/// A table in which nobody will do: the dice are given up, not the game.
#[test]
fn nothing_hangs() {
    let peaceful = [monstr::omega::Template::default(); 150];
    let own =
        unsafe { monstr_om_table { species: peaceful.as_ptr(), species_count: 150, ..*table() } };
    unsafe {
        let before = (were(), dice(1));
        refused(MONSTR_E_DICE, &before, |(were, dice)| monstr_om_were(&own, were, 0, dice));
        let career = Career { opponent: 16, ..Career::default() };
        refused(MONSTR_E_DICE, &(Fighter::default(), dice(1)), |(fighter, dice)| {
            monstr_om_arena(&own, &career, dice, fighter)
        });
    }
}
