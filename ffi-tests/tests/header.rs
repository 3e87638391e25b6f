//! `include/monstr.h` is what cbindgen makes of `src/capi/`, and every C and C++ takes it.
//!
//! `MONSTR_BLESS=1 cargo test -p ffi-tests --test header` rewrites it.

use std::fs;

use ffi_tests::root;

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
    "src/pool.rs",
    "src/capi/selection.rs",
    "src/nethack/monster/mod.rs",
    "src/capi/monster.rs",
    "src/capi/omega_codes.rs",
    "src/omega/species.rs",
    "src/omega/lists.rs",
    "src/capi/omega_table.rs",
    "src/omega/npc.rs",
    "src/capi/omega_place.rs",
    "src/omega/creature.rs",
    "src/capi/omega.rs",
    "src/capi/omega_scenes.rs",
    "src/omega/odds.rs",
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
    let path = root().join("include/monstr.h");
    let generated = generated();
    if std::env::var_os("MONSTR_BLESS").is_some() {
        fs::write(&path, &generated).expect("the header can be written");
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == generated,
        "include/monstr.h is stale: MONSTR_BLESS=1 cargo test -p ffi-tests --test header"
    );
}
