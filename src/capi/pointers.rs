//! From C's pointers to references, with every check that can be made.

use core::slice;

use super::status::{Failure, MONSTR_E_COUNT, MONSTR_E_NULL, MONSTR_E_POINTER};

/// What a pointer points to.
///
/// # Safety
/// The header's contract: if the pointer is neither NULL nor misaligned, it points to a `T`
/// that nobody changes while the function runs.
pub(super) unsafe fn read<'a, T>(pointer: *const T) -> Result<&'a T, Failure> {
    check(pointer)?;
    // SAFETY: not NULL and aligned; the rest is the contract.
    Ok(unsafe { &*pointer })
}

/// The array of `count` elements that begins at a pointer. An empty one may be NULL.
///
/// # Safety
/// As [`read`], for all the elements.
pub(super) unsafe fn list<'a, T>(pointer: *const T, count: i32) -> Result<&'a [T], Failure> {
    let count = length(pointer, count)?;
    if count == 0 {
        return Ok(&[]);
    }
    // SAFETY: not NULL, aligned, and within the address space; the rest is the contract.
    Ok(unsafe { slice::from_raw_parts(pointer, count) })
}

/// An array that may be written to.
///
/// # Safety
/// As [`list`], and nobody else reads it while the function runs.
pub(super) unsafe fn list_mut<'a, T>(pointer: *mut T, count: i32) -> Result<&'a mut [T], Failure> {
    let count = length(pointer, count)?;
    if count == 0 {
        return Ok(&mut []);
    }
    // SAFETY: not NULL, aligned, and within the address space; the rest is the contract.
    Ok(unsafe { slice::from_raw_parts_mut(pointer, count) })
}

/// That an answer can be stored there, before there is one.
pub(super) fn check<T>(pointer: *const T) -> Result<(), Failure> {
    if pointer.is_null() {
        Err(Failure(MONSTR_E_NULL))
    } else if !pointer.is_aligned() {
        Err(Failure(MONSTR_E_POINTER))
    } else {
        Ok(())
    }
}

/// Stores a record where a checked pointer points to.
///
/// Word by word, and so that the compiler leaves it at that: it would call memcpy for a copy
/// of this size, which a program without a C library doesn't have.
///
/// # Safety
/// The header's contract, and the record has no padding.
pub(super) unsafe fn store<T: Copy>(to: *mut T, record: &T) {
    const {
        assert!(
            size_of::<T>().is_multiple_of(size_of::<u32>()) && align_of::<T>() >= align_of::<u32>()
        );
    }
    let (to, from) = (to.cast::<u32>(), core::ptr::from_ref(record).cast::<u32>());
    for word in 0..size_of::<T>() / size_of::<u32>() {
        // SAFETY: both are records of so many words.
        unsafe { to.add(word).write_volatile(from.add(word).read()) };
    }
}

/// The length of an array that lies within the address space.
fn length<T>(pointer: *const T, count: i32) -> Result<usize, Failure> {
    let count = usize::try_from(count).map_err(|_| Failure(MONSTR_E_COUNT))?;
    if count == 0 {
        return Ok(0);
    }
    check(pointer)?;
    let room = (usize::MAX - pointer.addr()).min(isize::MAX as usize);
    if count <= room / size_of::<T>() { Ok(count) } else { Err(Failure(MONSTR_E_POINTER)) }
}
