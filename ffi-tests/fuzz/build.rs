//! Compiles the C of two targets: face.c, with what `tests/robust` calls every function of the
//! header with; and adapter.c, with a game of each line written for it.

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo tells"));
    let root = ffi_tests::root();
    let cc = || {
        let mut cc = cc::Build::new();
        cc.include(root.join("include")).include(&out);
        // An error that only C's own rules know ends it, too.
        for flag in
            ["-std=c99", "-fsanitize=address,undefined", "-fsanitize-undefined-trap-on-error"]
        {
            cc.flag(flag);
        }
        cc
    };

    fs::write(out.join("calls.h"), ffi_tests::calls::calls()).expect("a file");
    let robust = root.join("ffi-tests/tests/robust");
    let shared = ["world.c", "caller.c", "slots.c", "lending.c"].map(|name| robust.join(name));
    cc().files(&shared).file("face.c").include(&robust).compile("face");

    for edition in ["3.4.3", "3.6.7", "5.0.0"] {
        let game = out.join(edition);
        let line = edition.replace('.', "_");
        fs::create_dir_all(&game).expect("a folder");
        ffi_tests::game::write(&game, edition).expect("the facts");
        let mut cc = cc();
        cc.include(&game).define("GAME_LINE", &*format!("MONSTR_NH_{line}"));
        for name in ["fuzz_adapter", "mons", "mvitals", "little_to_big", "rn2"] {
            cc.define(name, &*format!("{name}_{line}"));
        }
        cc.file("adapter.c").file(game.join("monst.c")).compile(&format!("adapter_{line}"));
    }

    for file in shared.iter().chain(&["face.c".into(), "adapter.c".into()]) {
        println!("cargo::rerun-if-changed={}", file.display());
    }
}
