//! Compiles the C of two targets: face.c, with what `tests/robust` calls every function of the
//! header with; and adapter.c, with a game written for it.

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

    ffi_tests::game::write(&out, "3.6.7").expect("the facts");
    cc().file("adapter.c").file(out.join("monst.c")).compile("adapter");

    for file in shared.iter().chain(&["face.c".into(), "adapter.c".into()]) {
        println!("cargo::rerun-if-changed={}", file.display());
    }
}
