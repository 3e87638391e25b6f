//! Every function of the C face, as `face.c` calls it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use monstr as _; // it is C that calls it

unsafe extern "C" {
    fn fuzz_face(data: *const u8, size: usize);
}

fuzz_target!(|data: &[u8]| {
    // SAFETY: so many bytes.
    unsafe { fuzz_face(data.as_ptr(), data.len()) }
});
