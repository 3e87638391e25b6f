//! The packed archive among what else a game links, and installed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use ffi_tests::archive;

/// The archive that the README's command makes.
static STOCK: LazyLock<PathBuf> = LazyLock::new(|| archive::archive().unwrap());

/// The same, packed.
static PACKED: LazyLock<PathBuf> = LazyLock::new(|| archive::pack(&STOCK).unwrap());

/// A program of this code, linked with these words in this order, which must end well.
fn runs(name: &str, code: &str, words: &[&str]) {
    let source = STOCK.with_file_name(name).with_extension("c");
    let program = source.with_extension("");
    fs::write(&source, code).unwrap();
    archive::complete(archive::cc().arg("-o").args([&program, &source]).args(words)).unwrap();
    archive::complete(&mut archive::limited(&program)).unwrap();
}

fn text(path: &Path) -> &str {
    path.to_str().expect("text")
}

/// The compiler's own weak `fmod` is no match for the C library's, where the archive comes
/// last; packed, it may stand anywhere.
#[test]
fn mathematics_stay_the_c_librarys() {
    let code = r#"
        #include <math.h>
        #include <stdlib.h>
        #include "monstr.h"
        int main(int argc, char **argv)
        {
            double seven = argc > 1 ? atof(argv[1]) : 7.0;
            return fmod(seven, 4.0) == 3.0 && cbrt(seven + 20.0) == 3.0 && monstr_version() > 0
                       ? 0 : 1;
        }"#;
    runs("mathematics", code, &["-lm", text(&STOCK)]);
    runs("mathematics", code, &["-lm", text(&PACKED)]);
    runs("mathematics", code, &[text(&PACKED), "-lm"]);
}

/// A game may link other libraries that were written in Rust, however they were built.
#[test]
fn another_rust_library_may_stand_beside() {
    const NTH: &str = "pub extern \"C\" fn nth(n: usize) -> u8 { [1, 2, 3][n] }";
    let with_std = format!("#[unsafe(no_mangle)]\n{NTH}\n");
    let code = r#"
        #include "monstr.h"
        unsigned char nth(size_t n);
        int main(void)
        {
            return nth(1) == 2 && monstr_abi_version() == MONSTR_ABI_VERSION ? 0 : 1;
        }"#;
    for (name, other) in [("without_std", archive::rust_code(NTH)), ("with_std", with_std)] {
        let other = archive::rust_archive::<&str>(&STOCK, name, &other, &[]).unwrap();
        // Rust's own `core` names its unwinder, which a library without `std` hasn't got.
        let flags = ["-Wl,--gc-sections", "-lm"];
        runs(name, code, &[&[text(&other), text(&PACKED)], &flags[..]].concat());
        runs(name, code, &[&[text(&PACKED), text(&other)], &flags[..]].concat());
    }
}

/// What would happen if it were neither packed nor built as it is.
#[test]
fn two_rust_libraries_clash_as_they_come() {
    let [one, other] = ["one", "other"].map(|name| {
        let function = format!("pub extern \"C\" fn {name}(n: usize) -> u8 {{ [1, 2, 3][n] }}");
        archive::rust_archive::<&str>(&STOCK, name, &archive::rust_code(&function), &[]).unwrap()
    });
    let source = STOCK.with_file_name("clash.c");
    let code = "int one(int); int other(int); int main(void) { return one(0) + other(0); }\n";
    fs::write(&source, code).unwrap();
    let program = source.with_extension("");
    let link = &mut archive::cc();
    let clash = archive::complete(link.arg("-o").args([&program, &source, &one, &other]));
    let complaint = clash.expect_err("both have a panic handler").to_string();
    assert!(complaint.contains("multiple definition of"), "{complaint}");
}

/// Two versions of the library, the older one under other names.
#[test]
fn two_copies_do_not_meet() {
    let old = STOCK.with_file_name("libold.a");
    let mut objcopy = archive::binutils("objcopy").unwrap();
    archive::complete(objcopy.arg("--prefix-symbols=old_").args([&*PACKED, &old])).unwrap();
    let code = r#"
        #include "monstr.h"
        int32_t old_monstr_dice_seeded(struct monstr_dice *dice, uint64_t seed, uint64_t stream);
        int32_t old_monstr_dice_below(struct monstr_dice *dice, int32_t bound);
        const struct monstr_nh_table *old_monstr_nh_table_of(int32_t edition);
        int main(void)
        {
            struct monstr_dice ours, olds;
            int i;
            monstr_dice_seeded(&ours, 1, 1);
            old_monstr_dice_seeded(&olds, 1, 1);
            for (i = 0; i < 100; i++)
                if (monstr_dice_below(&ours, 70) != old_monstr_dice_below(&olds, 70))
                    return 1;
            return monstr_nh_table_of(MONSTR_NH_3_6_7) != old_monstr_nh_table_of(MONSTR_NH_3_6_7)
                       ? 0 : 1;
        }"#;
    runs("copies", code, &[text(&PACKED), text(&old)]);
    runs("copies", code, &[text(&old), text(&PACKED)]);
}

/// Installed to a folder for a package, and used by what pkg-config tells.
#[test]
fn it_is_installed() {
    let place = Path::new(env!("CARGO_TARGET_TMPDIR")).join("installed");
    let _ = fs::remove_dir_all(&place);
    let mut install = Command::new(env!("CARGO_BIN_EXE_install"));
    install.env("DESTDIR", &place).env("PREFIX", "/opt/monstr").env("LIBDIR", "/opt/monstr/lib64");
    archive::complete(install.env_remove("INCLUDEDIR")).unwrap();
    let installed = place.join("opt/monstr");
    for file in ["include/monstr.h", "lib64/libmonstr.a", "lib64/pkgconfig/monstr.pc"] {
        assert!(installed.join(file).is_file(), "{file}");
    }

    if !archive::is_installed("pkg-config") {
        return println!("skipped: there is no pkg-config");
    }
    let mut pkg_config = Command::new("pkg-config");
    pkg_config.env("PKG_CONFIG_SYSROOT_DIR", &place);
    pkg_config.env("PKG_CONFIG_PATH", installed.join("lib64/pkgconfig"));
    let flags = archive::complete(pkg_config.args(["--cflags", "--libs", "monstr"])).unwrap();
    let words: Vec<_> = flags.split_whitespace().collect();
    let code = r#"
        #include "monstr.h"
        int main(void)
        {
            return monstr_abi_version() == MONSTR_ABI_VERSION ? 0 : 1;
        }"#;
    assert!(words.contains(&"-lmonstr"), "{words:?}");
    runs("by_pkg_config", code, &words);
}
