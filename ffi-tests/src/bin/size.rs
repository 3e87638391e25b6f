//! What the library adds to a C program, in bytes: a program that names some functions,
//! linked with the packed archive and `-Wl,--gc-sections`, less the same program that names
//! none. On a Cortex-M0 the command fails where that is more than it may be.
//!
//! ```sh
//! cargo run -p ffi-tests --release --bin size
//! ```
//!
//! Arguments and `CC` are those of `install`: the sizes are of the target that they name.

use std::collections::BTreeSet;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::Path;

use anyhow::{Result, ensure};
use ffi_tests::{archive, header, proofs};
use object::elf::{SHF_ALLOC, SHF_EXECINSTR, SHF_WRITE};
use object::{Object, ObjectSection, SectionFlags};

/// Dice of the game's own generator, a monster of the place, its level and hit points.
const MONSTER: [&str; 4] =
    ["monstr_dice_from_rn2", "monstr_nh_table_of", "monstr_nh_pick", "monstr_nh_new_hit_points"];
/// The same, and what it is called.
const NAMED: [&str; 5] = [MONSTER[0], MONSTER[1], MONSTER[2], MONSTER[3], "monstr_nh_name"];
/// A monster, and what else can be asked of a new one.
const ASKED: [&str; 6] = [
    MONSTER[0],
    MONSTER[1],
    MONSTER[2],
    MONSTER[3],
    "monstr_nh_difficulty",
    "monstr_nh_adjusted_level",
];

/// The Cortex-M0.
const SMALL: &str = "thumbv6m-none-eabi";
const KIB: u64 = 1024;
/// The most that one edition of NetHack may take there.
const MOST_OF_ONE_EDITION: u64 = 16 * KIB;
/// The most that everything may take there.
const MOST: u64 = 128 * KIB;

/// What is measured: the functions that the program names, all of them where none is listed,
/// and the most bytes of code and constants that they may take on a [`SMALL`] processor.
struct Row(&'static str, &'static [&'static str], Option<u64>);

/// With all that the library has.
const WHOLE: [Row; 3] = [
    Row("every function, every edition", &[], Some(MOST)),
    Row("a monster with hit points and name", &NAMED, None),
    Row("a monster with hit points", &MONSTER, None),
];
/// With one edition of NetHack and nothing else.
const PART: [Row; 2] = [
    Row("3.6.7 alone: the same", &MONSTER, None),
    Row("3.6.7 alone: difficulty and level too", &ASKED, Some(MOST_OF_ONE_EDITION)),
];
const PART_FEATURES: [&str; 3] = ["--no-default-features", "--features", "nethack-3-6-7"];

fn main() -> Result<()> {
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    println!("{:44} {:>8} {:>10} {:>6}", "bytes", "code", "constants", "state");
    measure(&arguments, &WHOLE)?;
    measure(&[arguments, PART_FEATURES.map(OsString::from).into()].concat(), &PART)
}

/// Builds with these arguments, and prints the rows.
fn measure(arguments: &[OsString], rows: &[Row]) -> Result<()> {
    let archive = archive::pack(&archive::build("release", arguments, &[])?)?;
    let without = Size::of_program(&archive, &BTreeSet::new())?;
    for Row(what, functions, most) in rows {
        let named: BTreeSet<_> = match *functions {
            [] => header::functions().into_iter().map(|function| function.name).collect(),
            functions => functions.iter().map(|&name| name.into()).collect(),
        };
        let with = Size::of_program(&archive, &named)?;
        let [code, constants, state] = [0, 1, 2].map(|part| with.0[part] - without.0[part]);
        println!("{what:44} {code:8} {constants:10} {state:6}");
        ensure!(code > 0, "{what}: nothing was linked");
        // An AVR's C compiler keeps constants in RAM.
        let target = archive::triple(arguments).unwrap_or_default();
        ensure!(state == 0 || target == "avr-none", "{what}: there is data that changes");
        if let Some(most) = most.filter(|_| target == SMALL) {
            let bytes = code + constants;
            ensure!(bytes <= most, "{what}: {bytes} bytes are more than {most}");
        }
    }
    Ok(())
}

/// A program's bytes of code, of constants and of what changes.
struct Size([u64; 3]);

impl Size {
    /// Of a program that names these functions.
    fn of_program(archive: &Path, functions: &BTreeSet<String>) -> Result<Self> {
        // Somewhere memcpy() and its like are the C library's: what they weigh isn't ours. And
        // nobody runs the program: it may be too large for the target.
        let flags = ["-Wl,--unresolved-symbols=ignore-all", "-Wl,--noinhibit-exec"];
        let bytes = fs::read(archive::bare(archive, functions, &flags)?)?;
        let mut sizes = [0; 3];
        for section in object::File::parse(&*bytes)?.sections() {
            let SectionFlags::Elf { sh_flags, .. } = section.flags() else { continue };
            let is_addresses = proofs::is_addresses(section.name()?);
            let part = match () {
                () if !sh_flags.contains(SHF_ALLOC) => continue,
                () if is_addresses => 1,
                () if sh_flags.contains(SHF_EXECINSTR) => 0,
                () if sh_flags.contains(SHF_WRITE) => 2,
                () => 1,
            };
            sizes[part] += section.size();
        }
        Ok(Size(sizes))
    }
}
