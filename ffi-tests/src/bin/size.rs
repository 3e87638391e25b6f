//! What the library adds to a C program, in bytes, on this machine: a program that names
//! the functions, linked with the packed archive and `-Wl,--gc-sections`, less the same
//! program that names none.
//!
//! `cargo run -p ffi-tests --release --bin size`

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::Result;
use ffi_tests::{archive, header};
use object::elf::{SHF_ALLOC, SHF_EXECINSTR, SHF_WRITE};
use object::{Object, ObjectSection, SectionFlags};

/// A monster of the place, and its hit points, by the game's own generator.
const A_MONSTER: [&str; 4] =
    ["monstr_dice_from_rn2", "monstr_nh_table_of", "monstr_nh_pick", "monstr_nh_new_hit_points"];

fn main() -> Result<()> {
    let only_3_6_7 = ["--no-default-features", "--features", "nethack-3-6-7"];
    let whole = archive::pack(&archive::archive()?)?;
    let part = archive::pack(&archive::build("3.6.7", &only_3_6_7, &[])?)?;
    let everything = header::functions().into_iter().map(|function| function.name).collect();
    let a_monster: BTreeSet<_> = A_MONSTER.map(String::from).into();
    let with_name = a_monster.iter().cloned().chain(["monstr_nh_name".into()]).collect();

    println!("{:44} {:>8} {:>10} {:>6}", "bytes", "code", "constants", "state");
    for (what, archive, functions) in [
        ("every function, every edition", &whole, &everything),
        ("a monster with hit points and name", &whole, &with_name),
        ("a monster with hit points", &whole, &a_monster),
        ("the same, built for 3.6.7 alone", &part, &a_monster),
    ] {
        let with = Size::of(&archive::bare(archive, functions)?)?;
        let without = Size::of(&archive::bare(archive, &BTreeSet::new())?)?;
        let [code, constants, state] = [0, 1, 2].map(|part| with.0[part] - without.0[part]);
        println!("{what:44} {code:8} {constants:10} {state:6}");
    }
    Ok(())
}

/// A program's bytes of code, of constants and of what changes.
struct Size([u64; 3]);

impl Size {
    fn of(program: &Path) -> Result<Self> {
        let bytes = fs::read(program)?;
        let mut sizes = [0; 3];
        for section in object::File::parse(&*bytes)?.sections() {
            let SectionFlags::Elf { sh_flags, .. } = section.flags() else { continue };
            let part = match () {
                () if !sh_flags.contains(SHF_ALLOC) => continue,
                () if sh_flags.contains(SHF_EXECINSTR) => 0,
                () if sh_flags.contains(SHF_WRITE) => 2,
                () => 1,
            };
            sizes[part] += section.size();
        }
        Ok(Size(sizes))
    }
}
