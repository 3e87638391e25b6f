//! `replay`'s reader: whatever a file has in it, it is told off, or compared.
#![no_main]

use ffi_tests::replay;
use libfuzzer_sys::fuzz_target;

// The name of the file comes first: it tells the rule.
fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    if let Some((name, text)) = text.split_once('\n') {
        let _ = replay::text(name, text);
    }
});
