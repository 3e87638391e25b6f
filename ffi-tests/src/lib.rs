//! What the tests of the C face share.
#![deny(unsafe_code)]

pub mod chi_square;
pub mod codes;
pub mod game;
#[allow(unsafe_code)]
pub mod library;
pub mod replay;

use std::path::{Path, PathBuf};
use std::{env, fs};

/// The repository's root.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a workspace member").to_path_buf()
}

/// What is committed as that file, or nothing; with `MONSTR_BLESS` set it is rewritten first.
///
/// # Panics
/// If the file can't be written.
pub fn committed(path: &Path, text: &str) -> String {
    if env::var_os("MONSTR_BLESS").is_some() {
        fs::write(path, text).expect("the file can be written");
    }
    fs::read_to_string(path).unwrap_or_default()
}

pub mod archive;
pub mod calls;
pub mod header;
pub mod proofs;
