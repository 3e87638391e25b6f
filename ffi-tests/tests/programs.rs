//! The C programs of `c/` print what lies beside them as text, and valgrind has nothing to
//! say about them.
//!
//! `MONSTR_BLESS=1 cargo test -p ffi-tests --test programs` rewrites the texts.

use ffi_tests::{archive, committed, root};

macro_rules! programs {
    ($($name:ident)*) => { $(#[test] fn $name() { prints_its_text(stringify!($name)) })* };
}

programs! {
    hello same_game same_bits save_restore cache own_table callback omega fork fork_omega
}

fn prints_its_text(name: &str) {
    let source = root().join("ffi-tests/c").join(name).with_extension("c");
    let text = source.with_extension("txt");
    let program = archive::compile(&source, &[]).unwrap();

    let printed = archive::complete(&mut archive::limited(&program)).unwrap();
    assert_eq!(printed, committed(&text, &printed), "{}", text.display());
    archive::is_clean(&program, &[]).unwrap();
}
