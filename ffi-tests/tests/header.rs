//! `include/monstr.h` is what cbindgen makes of `src/capi/`, and every C and C++ takes it.
//!
//! `MONSTR_BLESS=1 cargo test -p ffi-tests --test header` rewrites it.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::CStr;
use std::fs;
use std::process::Command;

use ffi_tests::{archive, committed, header, root};

/// The files that the header is made of, in the order in which it is to be read. Records
/// that cross the border as they are come from the rules' own files.
const SOURCES: &[&str] = &[
    "src/capi/status.rs",
    "src/capi/dice.rs",
    "src/capi/codes.rs",
    "src/nethack/species.rs",
    "src/nethack/rules.rs",
    "src/capi/table.rs",
    "src/capi/place.rs",
    "src/nethack/difficulty.rs",
    "src/nethack/level_difficulty.rs",
    "src/capi/difficulty.rs",
    "src/capi/experience.rs",
    "src/pool.rs",
    "src/capi/selection.rs",
    "src/capi/hooks.rs",
    "src/nethack/window.rs",
    "src/capi/window.rs",
    "src/capi/odds.rs",
    "src/capi/frequency.rs",
    "src/capi/groups.rs",
    "src/capi/births.rs",
    "src/nethack/monster/mod.rs",
    "src/capi/monster.rs",
    "src/nethack/sacrifice.rs",
    "src/capi/sacrifice.rs",
    "src/capi/growth.rs",
    "src/nethack/monster/drain/artifact.rs",
    "src/capi/drain.rs",
    "src/capi/recovery.rs",
    "src/capi/monster_death.rs",
    "src/nethack/hero/roles.rs",
    "src/capi/hero.rs",
    "src/capi/hero_level.rs",
    "src/capi/hero_turn.rs",
    "src/capi/hero_loss.rs",
    "src/capi/hero_healing.rs",
    "src/capi/hero_prayer.rs",
    "src/capi/hero_nurse.rs",
    "src/capi/hero_death.rs",
    "src/capi/hero_polymorph.rs",
    "src/capi/distribution.rs",
    "src/capi/lint.rs",
    "src/capi/omega_codes.rs",
    "src/omega/species.rs",
    "src/omega/lists.rs",
    "src/capi/omega_table.rs",
    "src/omega/npc.rs",
    "src/capi/omega_place.rs",
    "src/omega/creature.rs",
    "src/capi/omega.rs",
    "src/capi/omega_scenes.rs",
    "src/omega/odds/weights.rs",
    "src/capi/omega_odds.rs",
    "src/capi/omega_npc.rs",
    "src/omega/arena.rs",
    "src/capi/omega_arena.rs",
    "src/omega/recovery.rs",
    "src/capi/omega_recovery.rs",
];

fn generated() -> String {
    let config = cbindgen::Config::from_file(root().join("cbindgen.toml")).expect("cbindgen.toml");
    let mut builder = cbindgen::Builder::new().with_config(config);
    for source in SOURCES {
        builder = builder.with_src(root().join(source));
    }
    let mut header = Vec::new();
    builder.generate().expect("the C face can be read").write(&mut header);
    String::from_utf8(header).expect("text")
}

#[test]
fn the_header_is_current() {
    let generated = generated();
    assert!(
        committed(&root().join("include/monstr.h"), &generated) == generated,
        "include/monstr.h is stale: MONSTR_BLESS=1 cargo test -p ffi-tests --test header"
    );
}

/// Whoever includes it gets no name that isn't the library's.
#[test]
fn every_name_is_the_librarys() {
    let header = fs::read_to_string(header::path()).unwrap();
    let names = header.lines().filter_map(|line| {
        let mut words = line.split([' ', ';']);
        match (words.next()?, words.next()?) {
            ("#define", name) => Some(("MONSTR_", name)),
            ("struct" | "union" | "typedef", name) => Some(("monstr_", name)),
            _ => None,
        }
    });
    let names: Vec<_> = names.collect();
    assert!(names.len() > 100, "{names:?}");
    for (prefix, name) in names {
        assert!(name.starts_with(prefix), "{name}");
    }
}

#[test]
fn every_code_has_a_text() {
    let header = fs::read_to_string(header::path()).unwrap();
    let codes = header.matches("#define MONSTR_E_").count() as i32;
    let text = |code| {
        // SAFETY: it answers a string whatever the code.
        unsafe { CStr::from_ptr(monstr::capi::monstr_strerror(code)) }.to_str().unwrap()
    };
    // MONSTR_NONE and the codes lie one below the other, from -1 on.
    let texts: BTreeSet<_> = (-1 - codes..0).map(text).chain([text(0), "unknown error"]).collect();
    assert_eq!(texts.len() as i32, codes + 3, "{texts:?}");
    assert_eq!(text(-2 - codes), "unknown error");
    assert_eq!(text(i32::MIN), "unknown error");
}

/// Alone and twice, in every dialect: nothing but the header is in the translation unit.
#[test]
fn every_c_and_cpp_takes_the_header() {
    let c_compiler = archive::cc().get_program().to_owned();
    for dialect in ["c90", "c99", "c11", "c17"] {
        takes(Command::new(&c_compiler).args(["-x", "c"]), dialect);
    }
    let cpp_compiler = std::env::var("CXX").unwrap_or_else(|_| "c++".into());
    if archive::is_installed(&cpp_compiler) {
        takes(Command::new(cpp_compiler).args(["-x", "c++"]), "c++17");
    } else {
        println!("skipped: there is no {cpp_compiler}");
    }
}

fn takes(compiler: &mut Command, dialect: &str) {
    compiler.args(["-pedantic-errors", "-Wall", "-Wextra", "-Werror", "-fsyntax-only"]);
    compiler.arg(format!("-std={dialect}")).arg("-I").arg(root().join("include"));
    compiler.args(["-include", "monstr.h", "-include", "monstr.h", "/dev/null"]);
    archive::complete(compiler).unwrap();
}

/// The sizes of the header's structures as Rust has them.
fn sizes_in_rust() -> BTreeMap<String, usize> {
    use monstr::capi::*;
    use monstr::nethack::hero::{Advance, Race, Role};
    use monstr::nethack::{
        Attack, Blow, Bounds, Combat, Dungeon, Extra, QuestEnemies, Rules, Species, Standing,
        Terms, Vigor, Window,
    };
    use monstr::omega::{
        Adventurer, Branches, Career, Creature, Environment, Fighter, Inhabitant, Lists, Office,
        Player, Step, Template, Told,
    };
    use monstr::pool::{Candidate, PoolState};

    macro_rules! sizes {
        ($($name:ident: $type:ty,)*) => { [$((stringify!($name), size_of::<$type>())),*] };
    }
    let sizes = sizes! {
        monstr_chance: monstr_chance,
        monstr_dice: monstr_dice,
        monstr_distribution: monstr_distribution,
        monstr_nh_advance: Advance,
        monstr_nh_attack: Attack,
        monstr_nh_blow: Blow,
        monstr_nh_candidate: Candidate,
        monstr_nh_class: monstr_nh_class,
        monstr_nh_combat: Combat,
        monstr_nh_difficulty_bounds: Bounds,
        monstr_nh_drain_attack: monstr_nh_drain_attack,
        monstr_nh_drain_spell: monstr_nh_drain_spell,
        monstr_nh_dungeon: Dungeon,
        monstr_nh_extra: Extra,
        monstr_nh_finding: monstr_nh_finding,
        monstr_nh_gone: monstr_nh_gone,
        monstr_nh_hero: monstr_nh_hero,
        monstr_nh_hero_turn: monstr_nh_hero_turn,
        monstr_nh_hooks: monstr_nh_hooks,
        monstr_nh_killed: monstr_nh_killed,
        monstr_nh_level_range: monstr_nh_level_range,
        monstr_nh_level_window: Window,
        monstr_nh_monster: monstr_nh_monster,
        monstr_nh_mortal: monstr_nh_mortal,
        monstr_nh_mortality: monstr_nh_mortality,
        monstr_nh_new_man: monstr_nh_new_man,
        monstr_nh_nurse: monstr_nh_nurse,
        monstr_nh_offering: monstr_nh_offering,
        monstr_nh_place: monstr_nh_place,
        monstr_nh_pool: monstr_nh_pool,
        monstr_nh_pool_state: PoolState,
        monstr_nh_prayer: monstr_nh_prayer,
        monstr_nh_quest_enemies: QuestEnemies,
        monstr_nh_race: Race,
        monstr_nh_role: Role,
        monstr_nh_rules: Rules,
        monstr_nh_share: monstr_nh_share,
        monstr_nh_species: Species,
        monstr_nh_standing: Standing,
        monstr_nh_table: monstr_nh_table,
        monstr_nh_terms: Terms,
        monstr_nh_vigor: Vigor,
        monstr_nh_vitals: monstr_nh_vitals,
        monstr_nh_whereabouts: monstr_nh_whereabouts,
        monstr_nh_worshipper: monstr_nh_worshipper,
        monstr_om_adventurer: Adventurer,
        monstr_om_branches: Branches,
        monstr_om_call: monstr_om_call,
        monstr_om_career: Career,
        monstr_om_creature: Creature,
        monstr_om_environment: Environment,
        monstr_om_fighter: Fighter,
        monstr_om_game: monstr_om_game,
        monstr_om_inhabitant: Inhabitant,
        monstr_om_lists: Lists,
        monstr_om_office: Office,
        monstr_om_place: monstr_om_place,
        monstr_om_player: Player,
        monstr_om_share: monstr_om_share,
        monstr_om_species: Template,
        monstr_om_step: Step,
        monstr_om_table: monstr_om_table,
        monstr_om_told: Told,
        monstr_rng: monstr_rng,
    };
    sizes.map(|(name, size)| (name.into(), size)).into()
}

/// C tells where each field lies: each begins where the one before ends, so that nothing
/// hides between them, and the last one ends the structure. In Rust it is as large.
#[test]
fn structures_have_no_padding_and_rusts_size() {
    let mut in_c = BTreeMap::new();
    for line in layouts_in_c().lines() {
        let [name, field, offset, size, whole] = *line.split(' ').collect::<Vec<_>>() else {
            panic!("not what the program was to print: {line}")
        };
        let [offset, size, whole]: [usize; 3] = [offset, size, whole].map(|n| n.parse().unwrap());
        let (end, _) = in_c.get(name).copied().unwrap_or((0, 0));
        assert_eq!(offset, end, "bytes hide before {name}.{field}");
        in_c.insert(name.to_owned(), (offset + size, whole));
    }
    for (name, (end, whole)) in &in_c {
        assert_eq!(end, whole, "bytes hide at the end of {name}");
    }
    let in_c: BTreeMap<_, _> = in_c.into_iter().map(|(name, (_, whole))| (name, whole)).collect();
    assert_eq!(in_c, sizes_in_rust());
}

/// A line for each field: the structure, the field, its offset and size, and the size of
/// the structure.
fn layouts_in_c() -> String {
    let mut fields = String::new();
    for structure in header::structures() {
        for field in structure.fields {
            fields += &format!("    FIELD({}, {});\n", structure.name, field.name);
        }
    }
    let program = format!(
        r#"#include <stdio.h>
#include "monstr.h"
#define FIELD(s, f) printf("%s %s %zu %zu %zu\n", #s, #f, offsetof(struct s, f), \
                           sizeof ((struct s *)0)->f, sizeof(struct s))
int main(void)
{{
{fields}    return 0;
}}
"#
    );
    let source = archive::archive().unwrap().with_file_name("layouts.c");
    fs::write(&source, program).unwrap();
    archive::complete(&mut Command::new(archive::compile(&source, &[]).unwrap())).unwrap()
}
