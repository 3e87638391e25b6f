//! Tables from C: an edition's own, or a caller's.

use core::ffi::{CStr, c_char};

use super::pointers::{list, list_mut, read};
use super::status::{
    Failure, MONSTR_E_EDITION, MONSTR_E_NAMING, MONSTR_E_NULL, MONSTR_E_POINTER, MONSTR_E_SPECIES,
    MONSTR_E_TABLE, MONSTR_E_UNSUPPORTED, MONSTR_NONE, Outcome, answer,
};
use crate::nethack::{
    Attack, ClassRuns, Combat, Combats, Edition, Extra, Names, Naming, QuestEnemies, Rules,
    Species, Table, same_name,
};

/// NetHack 3.4.3.
pub const MONSTR_NH_3_4_3: i32 = 343;
/// NetHack 3.6.7.
pub const MONSTR_NH_3_6_7: i32 = 367;
/// NetHack 5.0.0.
pub const MONSTR_NH_5_0_0: i32 = 500;

/// A table of species with the rules in force. monstr_nh_table_of() answers an edition's.
/// A game with monsters of its own sets the pointers to its records; one with other rules
/// copies an edition's table and sets `rules`.
///
/// Where `species` is NULL, the species are the edition's, with all that belongs to them
/// (combat, attacks, quest, names), and the fields about them don't count. Where it isn't,
/// they are the caller's, and so is what belongs to them. Where `rules` is NULL, they are the
/// edition's.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_nh_table {
    /// The species, in the game's own order.
    pub species: *const Species,
    /// A record for each for difficulty, experience, sacrifice and the spell of drain life; NULL
    /// where nobody asks for these.
    pub combat: *const Combat,
    /// The attacks of all, which the combat records point into.
    pub attacks: *const Attack,
    /// The quest's enemies, a row a role; NULL for none.
    pub quest: *const QuestEnemies,
    /// The rules in force.
    pub rules: *const Rules,
    /// What the game's own rules know of each species besides; NULL for nothing.
    pub extras: *const Extra,
    /// The order in which a class pick goes over the species, where the rules want the
    /// caller's (`class_pick_sorted` 2): the indices of the ordinary species, those of a class
    /// in one stretch. NULL for none.
    pub class_order: *const u16,
    /// The first species' name; NULL for no names.
    pub names: *const *const c_char,
    /// How many bytes lie between the pointer to one name and the next, itself included:
    /// names are read where the game keeps them. 0: they stand one after the other.
    pub name_stride: i32,
    /// How many species there are, 1..65535.
    pub species_count: i32,
    /// How many of them, from the first on, are made at random.
    pub ordinary_count: i32,
    /// How many attacks there are.
    pub attack_count: i32,
    /// How many rows `quest` has, at most 255.
    pub quest_count: i32,
    /// MONSTR_NH_3_4_3 or another of these codes; 0: none, everything is the caller's.
    pub edition: i32,
}

// SAFETY: the tables shared between threads are the embedded ones below, without pointers.
unsafe impl Sync for monstr_nh_table {}

/// An embedded table, seen from C: its edition. The records are found by it.
const fn embedded(edition: i32) -> monstr_nh_table {
    monstr_nh_table {
        species: core::ptr::null(),
        combat: core::ptr::null(),
        attacks: core::ptr::null(),
        quest: core::ptr::null(),
        rules: core::ptr::null(),
        extras: core::ptr::null(),
        class_order: core::ptr::null(),
        names: core::ptr::null(),
        name_stride: 0,
        species_count: 0,
        ordinary_count: 0,
        attack_count: 0,
        quest_count: 0,
        edition,
    }
}

/// The usual name of a species.
pub const MONSTR_NAME_USUAL: i32 = 0;
/// Its female name.
pub const MONSTR_NAME_FEMALE: i32 = 1;
/// Its name that says nothing of the sex.
pub const MONSTR_NAME_NEUTRAL: i32 = 2;

/// An edition's table. NULL for an edition that doesn't exist or was left out.
#[unsafe(no_mangle)]
pub extern "C" fn monstr_nh_table_of(edition: i32) -> *const monstr_nh_table {
    static TABLES: [monstr_nh_table; 3] =
        [embedded(MONSTR_NH_3_4_3), embedded(MONSTR_NH_3_6_7), embedded(MONSTR_NH_5_0_0)];
    let known = TABLES.iter().find(|table| table.edition == edition);
    match known {
        Some(table) if embedded_table(edition).is_ok() => table,
        _ => core::ptr::null(),
    }
}

/// An edition's rules, to be copied and changed. NULL for an edition that doesn't exist or
/// was left out.
#[unsafe(no_mangle)]
pub extern "C" fn monstr_nh_rules_of(edition: i32) -> *const Rules {
    embedded_table(edition).map_or(core::ptr::null(), |table| table.rules)
}

/// How many species the table has.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_species_count(table: *const monstr_nh_table) -> i32 {
    // SAFETY: the header's contract.
    let count = || Ok(unsafe { Source::of(table) }?.table.species.len() as i32);
    answer(count())
}

/// Stores a copy of a species' record. Answers 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_species_of(
    table: *const monstr_nh_table,
    who: i32,
    species: *mut Species,
) -> i32 {
    let copy = || -> Outcome {
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) };
        let source = source.as_ref()?;
        super::pointers::check(species)?;
        let record = source.table.get(source.species(who)?)?;
        // SAFETY: checked just now; the rest is the contract.
        unsafe { super::pointers::store(species, record) };
        Ok(0)
    };
    answer(copy())
}

/// Stores a copy of what difficulty and experience read of a species besides, and its attacks
/// in `attacks`, up to `capacity` of them. Answers how many attacks it has, which may be more
/// than were stored; `attacks` may be NULL where `capacity` is 0. (`first_attack` tells where
/// the table has them.)
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_combat_of(
    table: *const monstr_nh_table,
    who: i32,
    combat: *mut Combat,
    attacks: *mut Attack,
    capacity: i32,
) -> i32 {
    let copy = || -> Outcome {
        // SAFETY: the header's contract.
        let known = unsafe { Source::with_combats(table) };
        let (source, combats) = known.as_ref()?;
        // SAFETY: as above.
        let room = unsafe { list_mut(attacks, capacity) }?;
        super::pointers::check(combat)?;
        let (record, known) = combats.get(source.species(who)?)?;
        // SAFETY: checked just now; the rest is the contract.
        unsafe { *combat = *record };
        for (to, from) in room.iter_mut().zip(known) {
            *to = *from;
        }
        Ok(record.attack_count.into())
    };
    answer(copy())
}

/// A species' usual name. NULL outside the table, and where there are no names.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_name(table: *const monstr_nh_table, who: i32) -> *const c_char {
    // SAFETY: the header's contract.
    unsafe { name_of_kind(table, who, MONSTR_NAME_USUAL) }
}

/// A species' name of a kind, one of the MONSTR_NAME_ codes; the usual one where it has no
/// such name (only 5.0.0 has any). NULL outside the table, where there are no names, and for
/// an unknown code.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_name_as(
    table: *const monstr_nh_table,
    who: i32,
    naming: i32,
) -> *const c_char {
    // SAFETY: the header's contract.
    unsafe { name_of_kind(table, who, naming) }
}

/// # Safety
/// The header's contract.
unsafe fn name_of_kind(table: *const monstr_nh_table, who: i32, naming: i32) -> *const c_char {
    let name = || -> Result<*const c_char, Failure> {
        let naming = match naming {
            MONSTR_NAME_USUAL => Naming::Usual,
            MONSTR_NAME_FEMALE => Naming::Female,
            MONSTR_NAME_NEUTRAL => Naming::Neutral,
            _ => return Err(Failure(MONSTR_E_NAMING)),
        };
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) };
        let source = source.as_ref()?;
        let who = source.species(who)?;
        // SAFETY: as above.
        match unsafe { source.names() }? {
            KnownNames::Embedded(names) => {
                names.get_as(who, naming).map(CStr::as_ptr).ok_or(Failure(MONSTR_E_SPECIES))
            }
            // SAFETY: as above.
            KnownNames::Caller(names) => Ok(unsafe { names.pointer(who) }),
        }
    };
    name().unwrap_or(core::ptr::null())
}

/// The species of that name: its index, or MONSTR_NONE. Any of its names will do, and for the
/// embedded tables the game's identifier too, with or without its PM_. Capitals don't matter,
/// nor whether words are parted by a space, a hyphen or an underscore.
///
/// Where several species share a name the first in the table answers: "werewolf" is the
/// animal, and 5.0.0's "priest" the one of the temples. "HUMAN_WEREWOLF" and "cleric" are the
/// others. Names of more than 63 bytes are not found.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_find(table: *const monstr_nh_table, name: *const c_char) -> i32 {
    let find = || -> Outcome {
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) };
        let source = source.as_ref()?;
        // SAFETY: as above.
        let names = unsafe { source.names() }?;
        super::pointers::check(name)?;
        // SAFETY: as above.
        let Some(name) = (unsafe { Short::read(name) }) else { return Ok(MONSTR_NONE) };
        let found = match names {
            KnownNames::Embedded(names) => names.find(&name),
            // SAFETY: as above.
            KnownNames::Caller(names) => unsafe { names.find(source.count(), &name) },
        };
        Ok(super::status::species_or_none(found))
    };
    answer(find())
}

/// A name of at most 63 bytes, copied out of C.
pub(super) struct Short;

impl Short {
    /// # Safety
    /// `text` points to a string closed by a zero byte.
    pub unsafe fn read(text: *const c_char) -> Option<heapless::Vec<u8, 63>> {
        let mut copy = heapless::Vec::new();
        let mut at = text.cast::<u8>();
        loop {
            // SAFETY: no byte before this one was the last.
            let byte = unsafe { *at };
            if byte == 0 {
                return Some(copy);
            }
            copy.push(byte).ok()?;
            at = at.wrapping_add(1);
        }
    }
}

fn edition_of(code: i32) -> Result<Edition, Failure> {
    match code {
        MONSTR_NH_3_4_3 => Ok(Edition::V3_4_3),
        MONSTR_NH_3_6_7 => Ok(Edition::V3_6_7),
        MONSTR_NH_5_0_0 => Ok(Edition::V5_0_0),
        _ => Err(Failure(MONSTR_E_EDITION)),
    }
}

fn embedded_table(code: i32) -> Result<Table<'static>, Failure> {
    edition_of(code)?.table().ok_or(Failure(MONSTR_E_UNSUPPORTED))
}

/// The index from C of one of a table's species. No table has more than fit.
pub(super) fn species_among<T>(species: &[T], who: i32) -> Result<u16, Failure> {
    match usize::try_from(who) {
        Ok(place) if place < species.len() => Ok(place as u16),
        _ => Err(Failure(MONSTR_E_SPECIES)),
    }
}

/// A caller's table, checked as far as its own numbers go.
pub(super) struct Source<'a> {
    pub table: Table<'a>,
    raw: &'a monstr_nh_table,
}

impl<'a> Source<'a> {
    /// # Safety
    /// The header's contract.
    pub unsafe fn of(raw: *const monstr_nh_table) -> Result<Self, Failure> {
        // SAFETY: the caller's.
        let raw = unsafe { read(raw) }?;
        let embedded = match raw.edition {
            0 => None,
            code => Some(embedded_table(code)?),
        };
        let rules = match (raw.rules.is_null(), embedded) {
            (true, Some(embedded)) => embedded.rules,
            // SAFETY: the caller's.
            _ => unsafe { read(raw.rules) }?,
        };
        let table = match (raw.species.is_null(), embedded) {
            (true, Some(embedded)) => Table { rules, ..embedded },
            // SAFETY: the caller's.
            _ => unsafe { own_species(raw, rules) }?,
        };
        Ok(Source { table, raw })
    }

    /// The table, and what other rules read of a species besides.
    ///
    /// # Safety
    /// The header's contract.
    pub unsafe fn with_combats(
        raw: *const monstr_nh_table,
    ) -> Result<(Self, Combats<'a>), Failure> {
        // SAFETY: the caller's.
        unsafe {
            let source = Source::of(raw)?;
            let combats = source.combats()?;
            Ok((source, combats))
        }
    }

    /// How many species there are.
    fn count(&self) -> u16 {
        u16::try_from(self.table.species.len()).unwrap_or(u16::MAX)
    }

    /// All species.
    #[cfg(feature = "odds")]
    pub fn everyone(&self) -> core::ops::Range<u16> {
        0..self.count()
    }

    /// A species' index from C.
    pub fn species(&self, who: i32) -> Result<u16, Failure> {
        species_among(self.table.species, who)
    }

    /// What other rules read of a species besides.
    ///
    /// # Safety
    /// The header's contract.
    pub unsafe fn combats(&self) -> Result<Combats<'a>, Failure> {
        // SAFETY: the caller's.
        unsafe { self.combats_if_any() }?.ok_or(Failure(MONSTR_E_NULL))
    }

    /// The same, if the table has it.
    ///
    /// # Safety
    /// The header's contract.
    // Not inlined, the three editions' answers would be a table of pointers, which a loader
    // has to relocate.
    #[inline(always)]
    pub unsafe fn combats_if_any(&self) -> Result<Option<Combats<'a>>, Failure> {
        if self.raw.species.is_null() {
            let combats = edition_of(self.raw.edition)?.combats();
            return combats.map(Some).ok_or(Failure(MONSTR_E_UNSUPPORTED));
        }
        if self.raw.combat.is_null() {
            return Ok(None);
        }
        // SAFETY: the caller's.
        unsafe {
            let records = list(self.raw.combat, self.raw.species_count)?;
            let attacks = list(self.raw.attacks, self.raw.attack_count)?;
            Ok(Some(Combats { records, offsets: &[], attacks }))
        }
    }

    /// The first species before this one of the table that shares a name with it.
    ///
    /// # Safety
    /// The header's contract.
    pub unsafe fn namesake(&self, who: u16) -> Option<u16> {
        // SAFETY: the caller's.
        match unsafe { self.names() }.ok()? {
            KnownNames::Embedded(names) => names.namesake(who),
            KnownNames::Caller(names) => {
                // SAFETY: as above.
                let name = |who| unsafe {
                    let pointer = names.pointer(who);
                    if pointer.is_null() { None } else { Short::read(pointer) }
                };
                let its = name(who)?;
                (0..who).find(|&earlier| name(earlier).is_some_and(|name| same_name(&name, &its)))
            }
        }
    }

    /// # Safety
    /// The header's contract.
    unsafe fn names(&self) -> Result<KnownNames, Failure> {
        if self.raw.species.is_null() {
            let names = edition_of(self.raw.edition)?.names();
            return names.map(KnownNames::Embedded).ok_or(Failure(MONSTR_E_UNSUPPORTED));
        }
        let names = CallerNames::of(self.raw.names, self.raw.name_stride)?;
        Ok(KnownNames::Caller(names))
    }
}

/// A list that may be left out, whatever its length.
///
/// # Safety
/// The header's contract.
unsafe fn list_or_none<'a, T>(pointer: *const T, count: i32) -> Result<&'a [T], Failure> {
    // SAFETY: the caller's.
    if pointer.is_null() { Ok(&[]) } else { unsafe { list(pointer, count) } }
}

/// # Safety
/// The header's contract.
unsafe fn own_species<'a>(raw: &monstr_nh_table, rules: &'a Rules) -> Result<Table<'a>, Failure> {
    if raw.species.is_null() {
        return Err(Failure(MONSTR_E_NULL));
    }
    let ordinary = u16::try_from(raw.ordinary_count).map_err(|_| Failure(MONSTR_E_TABLE))?;
    let counts_fit = (1..=65_535).contains(&raw.species_count)
        && raw.ordinary_count <= raw.species_count
        && (0..=255).contains(&raw.quest_count)
        && raw.attack_count >= 0;
    if !counts_fit {
        return Err(Failure(MONSTR_E_TABLE));
    }
    // SAFETY: the caller's.
    unsafe {
        Ok(Table {
            species: list(raw.species, raw.species_count)?,
            ordinary,
            quest: list_or_none(raw.quest, raw.quest_count)?,
            rules,
            class_order: list_or_none(raw.class_order, raw.ordinary_count)?,
            extras: list_or_none(raw.extras, raw.species_count)?,
            class_runs: ClassRuns::UNKNOWN,
        })
    }
}

enum KnownNames {
    Embedded(Names),
    Caller(CallerNames),
}

/// Names where the game keeps them: a pointer in each of its own records.
pub(super) struct CallerNames {
    first: *const *const c_char,
    stride: usize,
}

impl CallerNames {
    /// The names that begin at a pointer, each so many bytes after the one before; 0: the
    /// pointers stand side by side.
    pub fn of(first: *const *const c_char, stride: i32) -> Result<Self, Failure> {
        super::pointers::check(first)?;
        let stride = match stride {
            0 => size_of::<*const c_char>(),
            stride => usize::try_from(stride).map_err(|_| Failure(MONSTR_E_TABLE))?,
        };
        // The pointers after the first must be aligned too.
        if stride % align_of::<*const c_char>() != 0 {
            return Err(Failure(MONSTR_E_POINTER));
        }
        Ok(CallerNames { first, stride })
    }

    /// # Safety
    /// The header's contract, and `who` is a species of the table.
    pub unsafe fn pointer(&self, who: u16) -> *const c_char {
        // SAFETY: the contract: there is a pointer at each stride.
        unsafe { *self.first.byte_add(usize::from(who) * self.stride) }
    }

    /// The first of so many species that has the name.
    ///
    /// # Safety
    /// As [`CallerNames::pointer`], for all of them.
    pub unsafe fn find(&self, count: u16, name: &[u8]) -> Option<u16> {
        // SAFETY: the caller's.
        (0..count).find(|&who| unsafe {
            let known = self.pointer(who);
            let known = if known.is_null() { None } else { Short::read(known) };
            known.is_some_and(|known| same_name(&known, name))
        })
    }
}
