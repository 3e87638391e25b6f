//! Proves of the packed archive for a target that it reaches no panic, no unwinding and no
//! heap, has no data that changes, and neither shows nor needs a symbol that it should not;
//! and that each of these faults would be found.
//!
//! Arguments and `CC` are those of `install`.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use ffi_tests::{archive, proofs};

fn main() -> Result<()> {
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    let archive = archive::build("release", &arguments, &[])?;
    let faults = proofs::faults(&archive::pack(&archive)?, proofs::is_a_compilers)?;
    ensure!(faults.is_empty(), "{faults:?}");
    proofs::controls(&archive, &rustc_flags(&archive, &arguments)?)?;
    println!("no panic, no unwinding, no heap, no data that changes, no other symbol");
    Ok(())
}

/// What makes a Rust file an archive like ours: for the target, with the `core` that cargo
/// has built for it, and what `RUSTFLAGS` tells.
fn rustc_flags(archive: &Path, arguments: &[OsString]) -> Result<Vec<OsString>> {
    let mut flags = vec!["-Clto=fat".into()];
    flags.extend(env::var("RUSTFLAGS").iter().flat_map(|flags| flags.split(' ')).map(Into::into));
    let Some(triple) = archive::triple(arguments) else { return Ok(flags) };
    flags.extend(["--target".into(), triple.into(), "-Zunstable-options".into()]);
    for library in ["core", "compiler_builtins"] {
        let mut flag = OsString::from(format!("--extern=noprelude:{library}="));
        flag.push(built(&archive.with_file_name("deps"), library)?);
        flags.push(flag);
    }
    Ok(flags)
}

/// The library that cargo has built last.
fn built(folder: &Path, library: &str) -> Result<OsString> {
    let start = format!("lib{library}-");
    let is_library = |path: &Path| {
        path.extension() == Some(OsStr::new("rlib"))
            && path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(&start))
    };
    let paths = fs::read_dir(folder)?.filter_map(|entry| Some(entry.ok()?.path()));
    let last = paths
        .filter(|path| is_library(path))
        .max_by_key(|path| path.metadata().and_then(|metadata| metadata.modified()).ok());
    Ok(last.with_context(|| format!("no {library} in {}", folder.display()))?.into_os_string())
}
