//! What a function answers when there is no answer.

use core::ffi::{CStr, c_char};

use crate::Error;

/// This header's version of the interface. Compare it with monstr_abi_version().
pub const MONSTR_ABI_VERSION: i32 = 1;

/// No monster fits. Not an error.
pub const MONSTR_NONE: i32 = 0 - 1;
/// A pointer that must point somewhere is NULL.
pub const MONSTR_E_NULL: i32 = 0 - 2;
/// A pointer isn't aligned for what it should point to, or the array it begins would run
/// past the end of memory.
pub const MONSTR_E_POINTER: i32 = 0 - 3;
/// No such edition.
pub const MONSTR_E_EDITION: i32 = 0 - 4;
/// Left out when the library was built, or unknown to the rules in force.
pub const MONSTR_E_UNSUPPORTED: i32 = 0 - 5;
/// A table whose parts don't fit together.
pub const MONSTR_E_TABLE: i32 = 0 - 6;
/// No such species in the table.
pub const MONSTR_E_SPECIES: i32 = 0 - 7;
/// No class can have that number.
pub const MONSTR_E_CLASS: i32 = 0 - 8;
/// No such role in the table's quest list.
pub const MONSTR_E_ROLE: i32 = 0 - 9;
/// No such plane.
pub const MONSTR_E_PLANE: i32 = 0 - 10;
/// No such alignment.
pub const MONSTR_E_ALIGNMENT: i32 = 0 - 11;
/// No such temperature.
pub const MONSTR_E_TEMPERATURE: i32 = 0 - 12;
/// A yes or no that is neither 0 nor 1, or flag bits that don't exist.
pub const MONSTR_E_FLAG: i32 = 0 - 13;
/// A level, depth or difficulty out of range.
pub const MONSTR_E_LEVEL: i32 = 0 - 14;
/// A number out of range: of things, of turns, a chance.
pub const MONSTR_E_COUNT: i32 = 0 - 15;
/// Hit points out of range.
pub const MONSTR_E_HIT_POINTS: i32 = 0 - 16;
/// Dice of no known kind, or dice that answered out of range or the same thing for ever.
pub const MONSTR_E_DICE: i32 = 0 - 17;
/// A buffer is too small.
pub const MONSTR_E_CAPACITY: i32 = 0 - 18;
/// A pool that doesn't fit its buffer.
pub const MONSTR_E_POOL: i32 = 0 - 19;
/// The flag bytes of a monstr_nh_gone are too few for the table.
pub const MONSTR_E_GONE: i32 = 0 - 20;
/// No such kind of name.
pub const MONSTR_E_NAMING: i32 = 0 - 21;
/// An attribute out of range.
pub const MONSTR_E_ATTRIBUTE: i32 = 0 - 22;
/// No free place on the map, or none found in all the tries that are made.
pub const MONSTR_E_PLACE: i32 = 0 - 23;
/// A callback answered what it may not, or the same thing for ever.
pub const MONSTR_E_CALLBACK: i32 = 0 - 24;
/// Nobody holds that office.
pub const MONSTR_E_OFFICE: i32 = 0 - 25;

/// An error code on its way out of a function.
#[derive(Clone, Copy)]
pub(super) struct Failure(pub i32);

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Failure(error as i32)
    }
}

// With these, `as_ref()?` and `as_mut()?` read what a function has found where it lies. To move
// it out takes a copy in every function.
impl From<&Failure> for Failure {
    fn from(failure: &Failure) -> Self {
        *failure
    }
}

impl From<&mut Failure> for Failure {
    fn from(failure: &mut Failure) -> Self {
        *failure
    }
}

const _: () = {
    assert!(MONSTR_E_UNSUPPORTED == Error::Unsupported as i32);
    assert!(MONSTR_E_TABLE == Error::Table as i32);
    assert!(MONSTR_E_SPECIES == Error::Species as i32);
    assert!(MONSTR_E_ROLE == Error::Role as i32);
    assert!(MONSTR_E_LEVEL == Error::Level as i32);
    assert!(MONSTR_E_COUNT == Error::Count as i32);
    assert!(MONSTR_E_HIT_POINTS == Error::HitPoints as i32);
    assert!(MONSTR_E_DICE == Error::Dice as i32);
    assert!(MONSTR_E_CAPACITY == Error::Capacity as i32);
    assert!(MONSTR_E_POOL == Error::Pool as i32);
    assert!(MONSTR_E_ATTRIBUTE == Error::Attribute as i32);
    assert!(MONSTR_E_PLACE == Error::Place as i32);
    assert!(MONSTR_E_CALLBACK == Error::Game as i32);
    assert!(MONSTR_E_OFFICE == Error::Office as i32);
};

/// What a function works with: an answer of 0 and more, or a code.
pub(super) type Outcome = Result<i32, Failure>;

/// The number that C gets.
pub(super) fn answer(outcome: Outcome) -> i32 {
    match outcome {
        Ok(answer) => answer,
        Err(Failure(code)) => code,
    }
}

/// A species' index, or that there is none.
pub(super) fn species_or_none(who: Option<u16>) -> i32 {
    who.map_or(MONSTR_NONE, i32::from)
}

/// The text of MONSTR_NONE and of the error codes, in their order, each closed by a zero
/// byte. One text, and no list of pointers: a list would have to be relocated at start.
const TEXTS: &[u8] = b"no monster fits\0\
    a pointer is NULL\0\
    a pointer is misaligned or its array too long\0\
    no such edition\0\
    left out of this library, or unknown to these rules\0\
    the table's parts don't fit together\0\
    no such species in the table\0\
    no class can have that number\0\
    no such role in the table's quest list\0\
    no such plane\0\
    no such alignment\0\
    no such temperature\0\
    a flag is neither 0 nor 1, or no known bit\0\
    a level or difficulty is out of range\0\
    a number is out of range\0\
    hit points are out of range\0\
    the dice are of no known kind or answered out of range\0\
    a buffer is too small\0\
    the pool doesn't fit its buffer\0\
    too few flag bytes for the table\0\
    no such kind of name\0\
    an attribute is out of range\0\
    no free place on the map\0\
    a callback answered what it may not\0\
    nobody holds that office\0";

/// The library's version: 10000 * major + 100 * minor + patch.
#[unsafe(no_mangle)]
pub extern "C" fn monstr_version() -> i32 {
    const fn number(text: &str) -> i32 {
        let mut number = 0;
        let mut rest = text.as_bytes();
        while let [digit, tail @ ..] = rest {
            number = number * 10 + (*digit - b'0') as i32;
            rest = tail;
        }
        number
    }
    const {
        10_000 * number(env!("CARGO_PKG_VERSION_MAJOR"))
            + 100 * number(env!("CARGO_PKG_VERSION_MINOR"))
            + number(env!("CARGO_PKG_VERSION_PATCH"))
    }
}

/// The version of the interface that the library was built with. It changes when a
/// structure or a function's meaning does; a program may check that it equals the
/// MONSTR_ABI_VERSION of its header.
#[unsafe(no_mangle)]
pub extern "C" fn monstr_abi_version() -> i32 {
    MONSTR_ABI_VERSION
}

/// What a code means, in English and without a full stop. Answers of 0 and more are no
/// errors: the text is then "no error", and for codes that don't exist "unknown error".
/// Never NULL.
#[unsafe(no_mangle)]
pub extern "C" fn monstr_strerror(code: i32) -> *const c_char {
    if code >= 0 {
        return c"no error".as_ptr();
    }
    let text = nth_text(TEXTS, MONSTR_NONE - code);
    if text.is_null() { c"unknown error".as_ptr() } else { text }
}

/// The text of that number, from 0 on, of several that are each closed by a zero byte. NULL
/// for a number that none has.
pub(super) fn nth_text(texts: &'static [u8], number: i32) -> *const c_char {
    let text =
        usize::try_from(number).ok().and_then(|number| crate::texts::texts(texts).nth(number));
    text.map_or(core::ptr::null(), CStr::as_ptr)
}
