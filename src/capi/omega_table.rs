//! Omega's tables from C: the game's own, or a caller's.

use core::ffi::{CStr, c_char};

use super::pointers::{check, list, read, store};
use super::status::{
    Failure, MONSTR_E_NAMING, MONSTR_E_SPECIES, MONSTR_E_TABLE, MONSTR_E_UNSUPPORTED, MONSTR_NONE,
    Outcome, answer, species_or_none,
};
use super::table::{CallerNames, Short, species_among};
use crate::omega::{Lists, Names, Table, Template, Text};

/// Omega's species and which of them come where. All zero is Omega 0.90.4's own, which
/// monstr_om_table() answers too; a fork sets the pointers to what is its own.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_om_table {
    /// The species, in the game's own order. NULL: 0.90.4's, with their names.
    pub species: *const Template,
    /// Which come where. NULL: 0.90.4's.
    pub lists: *const Lists,
    /// The first species' name, for species of the caller's; NULL for no names.
    pub names: *const *const c_char,
    /// How many bytes lie between the pointer to one name and the next, itself included. 0:
    /// they stand one after the other.
    pub name_stride: i32,
    /// How many species of the caller's there are, 1..65534.
    pub species_count: i32,
}

// SAFETY: the one shared between threads is the embedded one below, without pointers.
unsafe impl Sync for monstr_om_table {}

/// A species' name.
pub const MONSTR_OM_TEXT_NAME: i32 = 0;
/// The name of its corpse.
pub const MONSTR_OM_TEXT_CORPSE: i32 = 1;
/// Its blows: pairs of A (attack), B (block), L (lunge) or R (riposte) with where to, '?'
/// for anywhere.
pub const MONSTR_OM_TEXT_BLOWS: i32 = 2;

/// Omega 0.90.4's table. NULL where it was left out.
#[unsafe(no_mangle)]
pub extern "C" fn monstr_om_table() -> *const monstr_om_table {
    static TABLE: monstr_om_table = monstr_om_table {
        species: core::ptr::null(),
        lists: core::ptr::null(),
        names: core::ptr::null(),
        name_stride: 0,
        species_count: 0,
    };
    embedded().map_or(core::ptr::null(), |_| &raw const TABLE)
}

/// Omega 0.90.4's lists, to be copied and changed. NULL where they were left out.
#[unsafe(no_mangle)]
pub extern "C" fn monstr_om_lists() -> *const Lists {
    embedded().map_or(core::ptr::null(), |table| table.lists)
}

/// How many species the table has.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_species_count(table: *const monstr_om_table) -> i32 {
    // SAFETY: the header's contract.
    let count = || Ok(unsafe { Source::of(table) }?.table.count().into());
    answer(count())
}

/// Stores a copy of a species' record. Answers 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_species_of(
    table: *const monstr_om_table,
    who: i32,
    species: *mut Template,
) -> i32 {
    let copy = || -> Outcome {
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) };
        let source = source.as_ref()?;
        check(species)?;
        let record = source.table.get(source.species(who)?)?;
        // SAFETY: checked just now; the rest is the contract.
        unsafe { store(species, record) };
        Ok(0)
    };
    answer(copy())
}

/// A species' name. NULL outside the table, and where there are no names.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_name(table: *const monstr_om_table, who: i32) -> *const c_char {
    // SAFETY: the header's contract.
    unsafe { text_of_kind(table, who, MONSTR_OM_TEXT_NAME) }
}

/// One of a species' texts, a MONSTR_OM_TEXT_ code. NULL outside the table, where there are
/// no names, and for an unknown code. A caller's own species have their name alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_text(
    table: *const monstr_om_table,
    who: i32,
    text: i32,
) -> *const c_char {
    // SAFETY: the header's contract.
    unsafe { text_of_kind(table, who, text) }
}

/// # Safety
/// The header's contract.
unsafe fn text_of_kind(table: *const monstr_om_table, who: i32, text: i32) -> *const c_char {
    let find = || -> Result<*const c_char, Failure> {
        let text = match text {
            MONSTR_OM_TEXT_NAME => Text::Name,
            MONSTR_OM_TEXT_CORPSE => Text::Corpse,
            MONSTR_OM_TEXT_BLOWS => Text::Blows,
            _ => return Err(Failure(MONSTR_E_NAMING)),
        };
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) };
        let source = source.as_ref()?;
        let who = source.species(who)?;
        match source.names()? {
            KnownNames::Embedded(names) => {
                names.get_as(who, text).map(CStr::as_ptr).ok_or(Failure(MONSTR_E_SPECIES))
            }
            // SAFETY: as above.
            KnownNames::Caller(names) if text == Text::Name => Ok(unsafe { names.pointer(who) }),
            KnownNames::Caller(_) => Err(Failure(MONSTR_E_NAMING)),
        }
    };
    find().unwrap_or(core::ptr::null())
}

/// The species of that name: its index, or MONSTR_NONE. Capitals don't matter, nor whether
/// words are parted by a space, a hyphen or an underscore. Where several species share a name
/// the first in the table answers. Names of more than 63 bytes are not found.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_om_find(table: *const monstr_om_table, name: *const c_char) -> i32 {
    let find = || -> Outcome {
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) };
        let source = source.as_ref()?;
        let names = source.names()?;
        check(name)?;
        // SAFETY: as above.
        let Some(name) = (unsafe { Short::read(name) }) else { return Ok(MONSTR_NONE) };
        Ok(species_or_none(match names {
            KnownNames::Embedded(names) => names.find(&name),
            // SAFETY: as above.
            KnownNames::Caller(names) => unsafe { names.find(source.table.count(), &name) },
        }))
    };
    answer(find())
}

/// What the library itself holds.
fn embedded() -> Option<Table<'static>> {
    #[cfg(feature = "omega")]
    return Some(crate::omega::TABLE);
    #[cfg(not(feature = "omega"))]
    None
}

/// A caller's table, checked as far as its own numbers go.
pub(super) struct Source<'a> {
    pub table: Table<'a>,
    raw: &'a monstr_om_table,
}

impl<'a> Source<'a> {
    /// # Safety
    /// The header's contract.
    pub unsafe fn of(raw: *const monstr_om_table) -> Result<Self, Failure> {
        let unsupported = Failure(MONSTR_E_UNSUPPORTED);
        // SAFETY: the caller's.
        let raw = unsafe { read(raw) }?;
        let lists = match raw.lists.is_null() {
            true => embedded().ok_or(unsupported)?.lists,
            // SAFETY: the caller's.
            false => unsafe { read(raw.lists) }?,
        };
        let species = match raw.species.is_null() {
            true => embedded().ok_or(unsupported)?.species,
            false if !(1..=65_534).contains(&raw.species_count) => {
                return Err(Failure(MONSTR_E_TABLE));
            }
            // SAFETY: the caller's.
            false => unsafe { list(raw.species, raw.species_count) }?,
        };
        let table = Table { species, lists };
        let in_order = lists.bands.is_sorted() && lists.bands.last() <= Some(&table.count());
        if in_order { Ok(Source { table, raw }) } else { Err(Failure(MONSTR_E_TABLE)) }
    }

    /// A species' index from C.
    pub fn species(&self, who: i32) -> Result<u16, Failure> {
        species_among(self.table.species, who)
    }

    /// A species' index from C, or -1 for none.
    pub fn species_or_none(&self, who: i32) -> Result<Option<u16>, Failure> {
        if who == MONSTR_NONE { Ok(None) } else { self.species(who).map(Some) }
    }

    fn names(&self) -> Result<KnownNames, Failure> {
        if !self.raw.species.is_null() {
            return Ok(KnownNames::Caller(CallerNames::of(self.raw.names, self.raw.name_stride)?));
        }
        #[cfg(all(feature = "omega", feature = "names"))]
        return Ok(KnownNames::Embedded(crate::omega::NAMES));
        #[cfg(not(all(feature = "omega", feature = "names")))]
        Err(Failure(MONSTR_E_UNSUPPORTED))
    }
}

enum KnownNames {
    #[cfg_attr(not(all(feature = "omega", feature = "names")), allow(dead_code))]
    Embedded(Names),
    Caller(CallerNames),
}
