//! `libmonstr.a`, and C programs with it: made, linked and run as README.md tells.
//!
//! All of it goes to `ffi-tests/` in cargo's target folder, so that the cargo in here never
//! waits for the one that runs it.

use std::collections::BTreeSet;
use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{header, root};

/// The command that makes the archive, run in the repository's root.
pub const COMMAND: &str = "cargo rustc --profile archive --lib --crate-type staticlib \
                           --features capi,panic-handler";

/// How every C program here is compiled.
pub const C_FLAGS: &[&str] = &[
    "-std=c99",
    "-pedantic-errors",
    "-Wall",
    "-Wextra",
    "-Werror",
    "-Wstrict-prototypes",
    "-Wshadow",
    "-O2",
    "-g",
];

/// Makes the archive one that checks.
const CHECKS: [&str; 2] =
    ["CARGO_PROFILE_ARCHIVE_DEBUG_ASSERTIONS", "CARGO_PROFILE_ARCHIVE_OVERFLOW_CHECKS"];

/// The release archive: what [`COMMAND`] makes.
///
/// # Errors
/// What cargo said.
pub fn archive() -> Result<PathBuf> {
    build::<&str>("release", &[], &[])
}

/// The same with debug assertions and overflow checks: a mistake that the release archive
/// would pass over in silence is a panic in this one.
///
/// # Errors
/// What cargo said.
pub fn checked_archive() -> Result<PathBuf> {
    build::<&str>("checked", &[], &CHECKS)
}

/// The same with one of rustc's sanitizers, `address` or `thread`. Its library comes from the
/// C compiler, with `-fsanitize=`.
///
/// Rust's own `core` is as it is installed: of it only what is generic or inlined, which is
/// nearly all that we use, is watched too.
///
/// # Errors
/// What cargo said.
pub fn sanitized_archive(sanitizer: &str) -> Result<PathBuf> {
    let host = format!("{}-unknown-linux-gnu", env::consts::ARCH);
    let (mut command, built) = cargo_rustc(sanitizer, &["--target", &host], &CHECKS);
    complete(sanitize(&mut command, sanitizer))?;
    Ok(built)
}

/// Has cargo, told of a `--target`, build with a sanitizer. These aren't stable yet.
pub fn sanitize<'a>(cargo: &'a mut Command, sanitizer: &str) -> &'a mut Command {
    let flags = format!("-Zsanitizer={sanitizer} -Cunsafe-allow-abi-mismatch=sanitizer");
    cargo.env("RUSTC_BOOTSTRAP", "1").env("RUSTFLAGS", flags)
}

/// An archive in a folder of its own, by [`COMMAND`] with more arguments (`--target` among
/// them) and with environment variables set to `true`.
///
/// # Errors
/// What cargo said.
pub fn build<S: AsRef<OsStr>>(folder: &str, arguments: &[S], switches: &[&str]) -> Result<PathBuf> {
    let (mut command, built) = cargo_rustc(folder, arguments, switches);
    complete(&mut command)?;
    Ok(built)
}

/// The command, and where the archive will be.
fn cargo_rustc<S: AsRef<OsStr>>(
    folder: &str,
    arguments: &[S],
    switches: &[&str],
) -> (Command, PathBuf) {
    let target = target().join(folder);
    let mut words = COMMAND.split_whitespace();
    let cargo = words.next().unwrap_or_default();
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| cargo.into()));
    command.args(words).args(arguments).arg("--locked").current_dir(root());
    command.env("CARGO_TARGET_DIR", &target).envs(switches.iter().map(|name| (name, "true")));
    // What is built for a target by name goes to a folder of that name.
    let triple = triple(arguments).unwrap_or_default();
    (command, target.join(triple).join("archive/libmonstr.a"))
}

/// The target that cargo's arguments name.
pub fn triple<S: AsRef<OsStr>>(arguments: &[S]) -> Option<&OsStr> {
    let named = arguments.windows(2).find(|pair| pair[0].as_ref() == "--target");
    named.map(|pair| pair[1].as_ref())
}

/// The archive packed: one object that shows the header's functions and nothing else.
///
/// The archive that rustc writes brings hundreds of objects of the compiler's own, whose
/// weak `fmod` and the like a linker may take for the C library's.
///
/// # Errors
/// What the tool said that failed.
pub fn pack(archive: &Path) -> Result<PathBuf> {
    pack_functions(archive, &header::function_names())
}

/// Packs an archive that has these functions.
///
/// # Errors
/// As [`pack`].
pub fn pack_functions(archive: &Path, functions: &BTreeSet<String>) -> Result<PathBuf> {
    let folder = archive.with_file_name("packed");
    fs::create_dir_all(&folder)?;
    let packed = folder.join(archive.file_name().unwrap_or_default());
    let object = packed.with_extension("o");
    let wanted = functions.iter().flat_map(|name| ["-u", name]);
    let shown = functions.iter().map(|name| format!("--keep-global-symbol={name}"));
    let ld = &mut compiler();
    ld.args(["-r", "-nostdlib", "-Wl,--gc-sections"]).args(wanted);
    complete(ld.arg("-o").arg(&object).arg(archive))?;
    let objcopy = &mut binutils("objcopy")?;
    complete(objcopy.args(shown).args(["-R", ".llvmbc", "-R", ".llvmcmd"]).arg(&object))?;
    if packed.exists() {
        fs::remove_file(&packed)?;
    }
    complete(binutils("ar")?.arg("rcsD").arg(&packed).arg(&object))?;
    Ok(packed)
}

/// A static library of one C file, which comes to lie beside another.
///
/// # Errors
/// What the compiler said.
pub fn c_archive(beside: &Path, name: &str, code: &str) -> Result<PathBuf> {
    let source = beside.with_file_name(name).with_extension("c");
    let (object, archive) = (source.with_extension("o"), source.with_extension("a"));
    fs::write(&source, format!("{code}\n"))?;
    complete(cc().args(["-std=gnu99", "-c", "-o"]).args([&object, &source]))?;
    complete(binutils("ar")?.arg("rcsD").args([&archive, &object]))?;
    Ok(archive)
}

/// A Rust file of one function, for programs without `std`.
pub fn rust_code(function: &str) -> String {
    format!(
        "#![no_std]\n\
         #[unsafe(no_mangle)]\n{function}\n\
         #[panic_handler]\n\
         fn panic(_: &core::panic::PanicInfo<'_>) -> ! {{ loop {{}} }}\n"
    )
}

/// A static library of a Rust file, which comes to lie beside another.
///
/// # Errors
/// What rustc said.
pub fn rust_archive<S: AsRef<OsStr>>(
    beside: &Path,
    name: &str,
    code: &str,
    flags: &[S],
) -> Result<PathBuf> {
    let source = beside.with_file_name(name).with_extension("rs");
    let archive = source.with_extension("a");
    fs::write(&source, code)?;
    let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    rustc.args(["--edition=2024", "--crate-type=staticlib", "-Cpanic=abort", "-Copt-level=s"]);
    complete(rustc.args(flags).arg("-o").args([&archive, &source]))?;
    Ok(archive)
}

/// Compiles a C program and links it with the release archive. Answers the executable.
///
/// # Errors
/// What cargo or the compiler said.
pub fn compile(source: &Path, flags: &[&str]) -> Result<PathBuf> {
    compile_with(&archive()?, source, flags)
}

/// The same with another archive, beside which the executable comes to lie. The archive is
/// the linker's last word.
///
/// # Errors
/// What the compiler said.
pub fn compile_with(archive: &Path, source: &Path, flags: &[&str]) -> Result<PathBuf> {
    let program = archive.with_file_name(source.file_stem().unwrap_or_default());
    complete(cc().arg("-o").arg(&program).arg(source).args(flags).arg(archive))?;
    Ok(program)
}

/// The demo, of all the C files in its folder, linked with the release archive.
///
/// # Errors
/// As [`compile`].
pub fn demo() -> Result<PathBuf> {
    let folder = root().join("ffi-tests/c/demo");
    let mut flags = vec!["-Wl,--gc-sections".to_owned()];
    for file in fs::read_dir(&folder)? {
        let file = file?.path();
        if file.extension().is_some_and(|kind| kind == "c") && !file.ends_with("demo.c") {
            flags.push(file.display().to_string());
        }
    }
    let flags: Vec<_> = flags.iter().map(String::as_str).collect();
    compile(&folder.join("demo.c"), &flags)
}

/// A program without any C library that does nothing but name the functions, so that they
/// and what they need are all that is linked.
///
/// # Errors
/// What the compiler said.
pub fn bare(archive: &Path, functions: &BTreeSet<String>, flags: &[&str]) -> Result<PathBuf> {
    let source = archive.with_extension("bare.c");
    let declared: String = functions.iter().map(|name| format!("void {name}(void);\n")).collect();
    let named: String = functions.iter().map(|name| format!("    {name}();\n")).collect();
    fs::write(
        &source,
        format!("{declared}void _start(void);\nvoid _start(void)\n{{\n{named}}}\n"),
    )?;
    let flags = [&["-nostdlib", "-static", "-Wl,--gc-sections"], flags].concat();
    compile_with(archive, &source, &flags)
}

/// The C compiler, with [`C_FLAGS`] and the header's folder.
pub fn cc() -> Command {
    let mut command = compiler();
    command.args(C_FLAGS).arg("-I").arg(root().join("include"));
    command
}

/// The C compiler with the flags of its target: `CC`, or else `cc`.
fn compiler() -> Command {
    let named = env::var("CC").unwrap_or_else(|_| "cc".into());
    let mut words = named.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or("cc"));
    command.args(words);
    command
}

/// A tool of those that the C compiler itself uses.
///
/// # Errors
/// What the compiler said.
pub fn binutils(tool: &str) -> Result<Command> {
    let path = complete(compiler().arg(format!("-print-prog-name={tool}")))?;
    Ok(Command::new(path.trim_end()))
}

/// Whether a tool is there to be run.
pub fn is_installed(tool: &str) -> bool {
    Command::new(tool).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// A program under a time limit, coreutils' `timeout`: in a panic it would spin for ever.
/// Status 124 tells that it was stopped.
pub fn limited(program: &Path) -> Command {
    let mut command = Command::new("timeout");
    command.arg("300").arg(program);
    command
}

/// That valgrind, where it is installed, has nothing to say about a program.
///
/// # Errors
/// What it said.
pub fn is_clean(program: &Path, arguments: &[&str]) -> Result<()> {
    if !is_installed("valgrind") {
        println!("skipped: there is no valgrind");
        return Ok(());
    }
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["-q", "--leak-check=full", "--error-exitcode=1"]);
    complete(valgrind.arg(program).args(arguments)).map(drop)
}

/// Runs a command to its end, which must be a good one. Answers what it printed.
///
/// # Errors
/// How it ended, and all that it printed.
pub fn complete(command: &mut Command) -> Result<String> {
    let output = command.output().with_context(|| format!("{command:?}"))?;
    let [printed, complained] =
        [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    if !output.status.success() {
        bail!("{command:?}: {}\n{printed}{complained}", output.status);
    }
    Ok(printed)
}

/// The folder where everything goes.
pub fn target() -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    root().join(target).join("ffi-tests")
}
