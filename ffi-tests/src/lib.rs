//! What the tests of the C face share.
#![deny(unsafe_code)]

pub mod chi_square;
pub mod codes;
pub mod game;
#[allow(unsafe_code)]
pub mod library;
pub mod replay;

use std::path::{Path, PathBuf};

/// The repository's root.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a workspace member").to_path_buf()
}

pub mod archive;
pub mod calls;
pub mod header;
pub mod proofs;
