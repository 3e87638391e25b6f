//! Texts in one: one after the other, each closed by a zero byte. A list of pointers to them
//! would have to be relocated when a program starts.

use core::ffi::CStr;

/// The texts, in order.
pub(crate) fn texts<'a>(list: &'a [u8]) -> impl Iterator<Item = &'a CStr> + use<'a> {
    let mut rest = list;
    core::iter::from_fn(move || {
        let text = CStr::from_bytes_until_nul(rest).ok()?;
        rest = rest.get(text.to_bytes_with_nul().len()..)?;
        Some(text)
    })
}
