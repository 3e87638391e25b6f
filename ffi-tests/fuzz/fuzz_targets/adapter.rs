//! The adapter `monstr_nethack.h` in a game whose monsters are anything, as `adapter.c` has it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use monstr as _; // it is C that calls it

unsafe extern "C" {
    fn fuzz_adapter_3_4_3(data: *const u8, size: usize);
    fn fuzz_adapter_3_6_7(data: *const u8, size: usize);
    fn fuzz_adapter_5_0_0(data: *const u8, size: usize);
}

// The first byte tells the line.
fuzz_target!(|data: &[u8]| {
    const LINES: [unsafe extern "C" fn(*const u8, usize); 3] =
        [fuzz_adapter_3_4_3, fuzz_adapter_3_6_7, fuzz_adapter_5_0_0];
    if let Some((&line, data)) = data.split_first() {
        let fuzz = LINES[usize::from(line) % LINES.len()];
        // SAFETY: so many bytes.
        unsafe { fuzz(data.as_ptr(), data.len()) }
    }
});
