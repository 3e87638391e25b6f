//! `replay`'s reader: whatever a file has in it, it is told off, or compared.
#![no_main]

use ffi_tests::replay;
use libfuzzer_sys::fuzz_target;

// The name of the file comes first: it tells the rule, and whether the rest is packed.
fuzz_target!(|data: &[u8]| {
    let mut parts = data.splitn(2, |&byte| byte == b'\n');
    if let (Some(name), Some(file)) = (parts.next(), parts.next()) {
        let name = String::from_utf8_lossy(name);
        if let Ok(text) = replay::unpack(&name, file) {
            let _ = replay::text(&name, &text);
        }
    }
});
