//! Compiles the C that calls every function of the header: `tests/robust`'s own, and face.c.

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo tells"));
    fs::write(out.join("calls.h"), ffi_tests::calls::calls()).expect("a file");
    let robust = ffi_tests::root().join("ffi-tests/tests/robust");
    let files = ["world.c", "caller.c", "slots.c", "lending.c"].map(|name| robust.join(name));
    let mut cc = cc::Build::new();
    cc.files(&files).file("face.c").include(ffi_tests::root().join("include"));
    cc.include(&robust).include(out).flag("-std=c99").flag("-fsanitize=address");
    cc.compile("face");
    for file in files {
        println!("cargo::rerun-if-changed={}", file.display());
    }
    println!("cargo::rerun-if-changed=face.c");
}
