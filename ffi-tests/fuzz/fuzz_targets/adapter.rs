//! The adapter `monstr_nethack.h` in a game whose monsters are anything, as `adapter.c` has it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use monstr as _; // it is C that calls it

unsafe extern "C" {
    fn fuzz_adapter(data: *const u8, size: usize);
}

fuzz_target!(|data: &[u8]| {
    // SAFETY: so many bytes.
    unsafe { fuzz_adapter(data.as_ptr(), data.len()) }
});
