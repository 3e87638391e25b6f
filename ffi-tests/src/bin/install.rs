//! Installs the library for C: the packed archive, the headers, and a file for pkg-config.
//!
//! ```sh
//! PREFIX=/usr/local cargo run -p ffi-tests --release --bin install
//! ```
//!
//! `PREFIX` is `/usr/local` unless it is told; `LIBDIR`, `INCLUDEDIR` and `DESTDIR` mean what
//! they mean in Makefiles. Arguments go to cargo. For another processor name its target, and
//! its C compiler, to which the tools belong that pack:
//!
//! ```sh
//! CC='arm-none-eabi-gcc -mcpu=cortex-m0 -mthumb' PREFIX=$PWD/cortex-m0 \
//!     cargo run -p ffi-tests --release --bin install -- --target thumbv6m-none-eabi
//! ```

use std::env;
use std::fs;
use std::path::{Path, PathBuf, absolute};

use anyhow::{Context, Result};
use ffi_tests::{archive, header};
use monstr::capi::monstr_version;

fn main() -> Result<()> {
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    let packed = archive::pack(&archive::build("release", &arguments, &[])?)?;

    let prefix = folder("PREFIX", Path::new("/usr/local"), "")?;
    let libraries = folder("LIBDIR", &prefix, "lib")?;
    let headers = folder("INCLUDEDIR", &prefix, "include")?;
    for name in ["monstr.h", "monstr_nethack.h"] {
        put(&headers.join(name), &fs::read(header::path().with_file_name(name))?)?;
    }
    put(&libraries.join("libmonstr.a"), &fs::read(packed)?)?;
    let description = description(&prefix, &libraries, &headers);
    put(&libraries.join("pkgconfig/monstr.pc"), description.as_bytes())
}

/// The folder that a variable names, or else one below another.
fn folder(variable: &str, above: &Path, name: &str) -> Result<PathBuf> {
    let named = env::var_os(variable).map_or_else(|| above.join(name), PathBuf::from);
    absolute(&named).with_context(|| format!("{variable}={}", named.display()))
}

/// What pkg-config reads.
fn description(prefix: &Path, libraries: &Path, headers: &Path) -> String {
    let version = monstr_version();
    let (major, minor, patch) = (version / 10_000, version / 100 % 100, version % 100);
    format!(
        "prefix={}\n\
         libdir={}\n\
         includedir={}\n\
         \n\
         Name: monstr\n\
         Description: The monster rules of NetHack and Omega\n\
         Version: {major}.{minor}.{patch}\n\
         Cflags: -I${{includedir}}\n\
         Libs: -L${{libdir}} -lmonstr\n",
        prefix.display(),
        libraries.display(),
        headers.display()
    )
}

/// Writes a file under `DESTDIR`, and tells where.
fn put(path: &Path, bytes: &[u8]) -> Result<()> {
    let mut place = env::var_os("DESTDIR").unwrap_or_default();
    place.push(path);
    let place = PathBuf::from(place);
    let put = fs::create_dir_all(place.parent().unwrap_or(&place));
    put.and_then(|()| fs::write(&place, bytes)).with_context(|| place.display().to_string())?;
    println!("{}", place.display());
    Ok(())
}
