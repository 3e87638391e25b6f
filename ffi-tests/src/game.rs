//! A game as the adapter `monstr_nethack.h` meets it, written in C from the facts: an
//! edition's monsters in rows of the shape that its line has, with its own numbers.
//!
//! It is a stand-in for a game's headers and its `monst.c`, as far as the adapter looks.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Result, anyhow};

use crate::replay::{Row, Trouble, read, rows};
use crate::root;

/// Writes `hack.h` and `monst.c` of an edition into a folder.
///
/// # Errors
/// What the facts lack, or the file system.
pub fn write(folder: &Path, edition: &str) -> Result<()> {
    let facts = |name: &str| read(&root().join("ffi-tests/golden/facts").join(name));
    let (species, constants, growth) = (
        facts(&format!("nethack-{edition}.csv.gz"))?,
        facts("nethack-constants.csv")?,
        facts("nethack-growth.csv")?,
    );
    let parse = |text| rows(text, None).map_err(|error| anyhow!(error));
    let (species, constants, growth) = (parse(&species)?, parse(&constants)?, parse(&growth)?);
    let game = Game { edition, species: &species, constants: &constants, growth: &growth };
    fs::write(folder.join("hack.h"), game.header().map_err(told)?)?;
    fs::write(folder.join("monst.c"), game.monsters().map_err(told)?)?;
    Ok(())
}

fn told(trouble: Trouble) -> anyhow::Error {
    anyhow!("{trouble:?}")
}

struct Game<'a> {
    edition: &'a str,
    species: &'a [Row<'a>],
    constants: &'a [Row<'a>],
    growth: &'a [Row<'a>],
}

impl Game<'_> {
    /// 5.0.0 has enumerators for much that the older lines define, and names by sex.
    fn is_new(&self) -> bool {
        self.edition == "5.0.0"
    }

    fn header(&self) -> Result<String, Trouble> {
        let mut text = String::from(
            "#ifndef HACK_H\n#define HACK_H\n\
             typedef signed char schar;\ntypedef unsigned char uchar;\ntypedef schar aligntyp;\n",
        );
        let of_edition = |rows: &[Row]| -> Result<Vec<usize>, Trouble> {
            let mut found = Vec::new();
            for (at, row) in rows.iter().enumerate() {
                if row.text("edition")? == self.edition {
                    found.push(at);
                }
            }
            Ok(found)
        };
        for at in of_edition(self.constants)? {
            let row = &self.constants[at];
            let (group, name) = (row.text("group")?, row.text("identifier")?);
            let value: i64 = row.number("value")?;
            // What the originals keep of a species' state has the same first letter.
            let group = if group == "MV" { "G" } else { group };
            let name = if group == "LIMIT" { name.into() } else { format!("{group}_{name}") };
            let enumerator = self.is_new() && matches!(group, "S" | "LIMIT");
            let suffix = if value > i32::MAX.into() { "UL" } else { "" };
            let line = match enumerator {
                true => format!("enum {{ {name} = {value} }};\n"),
                false => format!("#define {name} ({value}{suffix})\n"),
            };
            text += &line;
        }
        for row in self.species {
            let (id, index) = (row.text("id")?, row.text("index")?);
            let line = match self.is_new() {
                true => format!("enum {{ PM_{id} = {index} }};\n"),
                false => format!("#define PM_{id} {index}\n"),
            };
            text += &line;
        }
        text += if self.is_new() {
            "enum { MALE = 0, FEMALE = 1, NEUTRAL = 2, NUM_MGENDERS = 3 };\n\
             #define NAMES const char *pmnames[NUM_MGENDERS]\n"
        } else {
            "#define NAMES const char *mname\n"
        };
        let difficulty = if self.edition == "3.4.3" { "" } else { "    uchar difficulty;\n" };
        let _ = write!(
            text,
            "struct attack {{\n    uchar aatyp, adtyp, damn, damd;\n}};\n\
             struct permonst {{\n    NAMES;\n    char mlet;\n    schar mlevel, mmove, ac, mr;\n\
             \x20   aligntyp maligntyp;\n    unsigned short geno;\n    struct attack mattk[NATTK];\n\
             \x20   unsigned short cwt, cnutrit;\n    uchar msize, mresists;\n\
             \x20   unsigned long mflags1, mflags2;\n{difficulty}}};\n\
             struct monst {{\n    struct permonst *data;\n    short mnum;\n    uchar m_lvl;\n\
             \x20   int mhp, mhpmax;\n    unsigned female : 1;\n}};\n\
             struct mvitals {{\n    uchar born, died, mvflags;\n}};\n\
             #ifdef __cplusplus\nextern \"C\" {{\n#endif\n\
             extern struct permonst mons[];\nextern struct mvitals mvitals[NUMMONS];\n\
             extern int little_to_big(int);\nextern int rn2(int);\n\
             #ifdef __cplusplus\n}}\n#endif\n#endif\n"
        );
        Ok(text)
    }

    fn monsters(&self) -> Result<String, Trouble> {
        let mut text = String::from("#include \"hack.h\"\nstruct permonst mons[] = {\n");
        for row in self.species {
            text += &self.row(row)?;
        }
        text += "};\nstruct mvitals mvitals[NUMMONS];\nint little_to_big(int who)\n{\n\
                 \x20   static const int pairs[][2] = {\n";
        for pair in self.growth {
            if pair.text("edition")? == self.edition {
                let (little, big) = (pair.text("little")?, pair.text("big")?);
                let _ = writeln!(text, "        {{{little}, {big}}},");
            }
        }
        text += "    };\n    unsigned i;\n    for (i = 0; i < sizeof pairs / sizeof pairs[0]; i++)\n\
                 \x20       if (pairs[i][0] == who)\n            return pairs[i][1];\n\
                 \x20   return who;\n}\n";
        Ok(text)
    }

    fn row(&self, row: &Row) -> Result<String, Trouble> {
        let bits = |column: &str, prefix: &str| -> Result<String, Trouble> {
            let words = row.text(column)?.split('|').filter(|word| !word.is_empty());
            let symbols: Vec<_> = words.map(|word| format!("{prefix}_{word}")).collect();
            Ok(if symbols.is_empty() { "0".into() } else { symbols.join(" | ") })
        };
        let quoted = |column: &str| -> Result<String, Trouble> {
            let name = row.text(column)?;
            Ok(if name.is_empty() { "0".into() } else { format!("\"{name}\"") })
        };
        let names = match (self.is_new(), row.text("name_female")?) {
            (false, _) => quoted("name")?,
            (true, "") => format!("{{0, 0, {}}}", quoted("name")?),
            (true, _) => {
                let [male, female] = [quoted("name")?, quoted("name_female")?];
                format!("{{{male}, {female}, {}}}", quoted("name_neutral")?)
            }
        };
        let mut attacks = Vec::new();
        for attack in row.text("attacks")?.split(';').filter(|attack| !attack.is_empty()) {
            let parts: Vec<_> = attack.split([':', 'd']).collect();
            let [kind, damage, dice, sides] = parts[..] else {
                return Err(row.wrong("attacks", "not an attack"));
            };
            attacks.push(format!("{{AT_{kind}, AD_{damage}, {dice}, {sides}}}"));
        }
        attacks.resize(6, "{0, 0, 0, 0}".into());
        let cell = |column: &str| row.text(column);
        let difficulty = match self.edition {
            "3.4.3" => String::new(),
            _ => format!(", {}", cell("difficulty")?),
        };
        Ok(format!(
            "    {{{names}, S_{}, {}, {}, {}, {}, {}, ({}) | {}, {{{}}}, {}, {}, MZ_{}, {}, {}, {}{difficulty}}},\n",
            cell("class_name")?,
            cell("level")?,
            cell("speed")?,
            cell("ac")?,
            cell("mr")?,
            cell("alignment")?,
            bits("generation", "G")?,
            cell("frequency")?,
            attacks.join(", "),
            cell("weight")?,
            cell("nutrition")?,
            cell("size")?,
            bits("resists", "MR")?,
            bits("flags1", "M1")?,
            bits("flags2", "M2")?,
        ))
    }
}
