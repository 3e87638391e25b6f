//! The place, the hero, and who is gone, from C.

use super::pointers::{check, list, read};
use super::status::{
    Failure, MONSTR_E_ALIGNMENT, MONSTR_E_COUNT, MONSTR_E_FLAG, MONSTR_E_GONE, MONSTR_E_LEVEL,
    MONSTR_E_PLANE, MONSTR_E_ROLE, MONSTR_E_TEMPERATURE,
};
use super::table::Source;
use crate::nethack::{Alignment, Gone, Place, Plane, Temperature};

/// Not in the endgame.
pub const MONSTR_NH_PLANE_NONE: i32 = 0;
/// The Plane of Earth.
pub const MONSTR_NH_PLANE_EARTH: i32 = 1;
/// The Plane of Air.
pub const MONSTR_NH_PLANE_AIR: i32 = 2;
/// The Plane of Fire.
pub const MONSTR_NH_PLANE_FIRE: i32 = 3;
/// The Plane of Water.
pub const MONSTR_NH_PLANE_WATER: i32 = 4;
/// The Astral Plane: in the endgame, but no elemental plane.
pub const MONSTR_NH_PLANE_ASTRAL: i32 = 5;

/// The level favours no alignment.
pub const MONSTR_NH_ALIGNMENT_NONE: i32 = 0;
/// Lawful.
pub const MONSTR_NH_ALIGNMENT_LAWFUL: i32 = 1;
/// Neutral.
pub const MONSTR_NH_ALIGNMENT_NEUTRAL: i32 = 2;
/// Chaotic.
pub const MONSTR_NH_ALIGNMENT_CHAOTIC: i32 = 3;

/// As everywhere.
pub const MONSTR_NH_TEMPERATURE_NORMAL: i32 = 0;
/// Hot.
pub const MONSTR_NH_TEMPERATURE_HOT: i32 = 1;
/// Cold.
pub const MONSTR_NH_TEMPERATURE_COLD: i32 = 0 - 1;

/// The place and the hero. All zero but the first two is an ordinary level of the Dungeons
/// of Doom.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_nh_place {
    /// The level's difficulty, 0..32767: see monstr_nh_level_difficulty().
    pub level_difficulty: i32,
    /// The hero's experience level, 0..32767.
    pub hero_level: i32,
    /// What stands for the hero's level in the bounds of difficulty, 0..32767; 0: the level
    /// itself. For games that fill a new level by something else, such as the deepest level
    /// reached.
    pub hero_level_in_bounds: i32,
    /// Added to the least difficulty that may come, -32768..32767. 5.0.0's callers do that;
    /// else 0.
    pub min_added: i32,
    /// Added to the greatest difficulty that may come.
    pub max_added: i32,
    /// A MONSTR_NH_PLANE_ code.
    pub plane: i32,
    /// The alignment of the level: that of a special level, or else of the dungeon. A
    /// MONSTR_NH_ALIGNMENT_ code.
    pub alignment: i32,
    /// A MONSTR_NH_TEMPERATURE_ code. Only 5.0.0's rules ask for it.
    pub temperature: i32,
    /// 1: in Gehennom.
    pub gehennom: i32,
    /// 1: on the tribute level, which has only monsters shown as capital letters.
    pub rogue_level: i32,
    /// In the quest's dungeon the number of the hero's role in the table's quest list, from
    /// 1 on (for the embedded tables: 1 Archeologist, 2 Barbarian, 3 Caveman, 4 Healer, 5
    /// Knight, 6 Monk, 7 Priest, 8 Rogue, 9 Ranger, 10 Samurai, 11 Tourist, 12 Valkyrie, 13
    /// Wizard); anywhere else 0.
    pub quest_role: i32,
    /// How often the Wizard of Yendor has died, 0..255.
    pub wizard_deaths: i32,
}

/// Which species are gone, read where the game keeps it: one byte of flags for each species
/// of the table, at a fixed distance from one another. For NetHack's mvitals:
///
/// ```c
/// gone.flags = &mvitals[0].mvflags;
/// gone.stride = sizeof mvitals[0];
/// gone.count = NUMMONS;
/// gone.genocided = G_GENOD;
/// gone.extinct = G_EXTINCT;
/// ```
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_nh_gone {
    /// The first species' flag byte. NULL: nothing is gone.
    pub flags: *const u8,
    /// How many bytes lie between one flag byte and the next, itself included; at least 1.
    pub stride: i32,
    /// How many flag bytes there are: at least one for each ordinary species.
    pub count: i32,
    /// The bits that say 'genocided', 0..255.
    pub genocided: i32,
    /// The bits that say 'extinct', 0..255.
    pub extinct: i32,
}

/// A yes or no from C.
pub(super) fn flag(value: i32) -> Result<bool, Failure> {
    match value {
        0 => Ok(false),
        1 => Ok(true),
        _ => Err(Failure(MONSTR_E_FLAG)),
    }
}

/// A level from C: 0..32767.
pub(super) fn level(value: i32) -> Result<i16, Failure> {
    let level = i16::try_from(value).ok().filter(|&level| level >= 0);
    level.ok_or(Failure(MONSTR_E_LEVEL))
}

/// A depth, or a difference of levels, from C: -32768..32767.
pub(super) fn depth(value: i32) -> Result<i16, Failure> {
    i16::try_from(value).map_err(|_| Failure(MONSTR_E_LEVEL))
}

/// A number from C that has to fit in `T`.
pub(super) fn number<T: TryFrom<i32>>(value: i32) -> Result<T, Failure> {
    T::try_from(value).map_err(|_| Failure(MONSTR_E_COUNT))
}

/// A plane from C.
pub(super) fn plane(code: i32) -> Result<Plane, Failure> {
    match code {
        MONSTR_NH_PLANE_NONE => Ok(Plane::None),
        MONSTR_NH_PLANE_EARTH => Ok(Plane::Earth),
        MONSTR_NH_PLANE_AIR => Ok(Plane::Air),
        MONSTR_NH_PLANE_FIRE => Ok(Plane::Fire),
        MONSTR_NH_PLANE_WATER => Ok(Plane::Water),
        MONSTR_NH_PLANE_ASTRAL => Ok(Plane::Astral),
        _ => Err(Failure(MONSTR_E_PLANE)),
    }
}

/// An alignment from C.
pub(super) fn alignment(code: i32) -> Result<Alignment, Failure> {
    match code {
        MONSTR_NH_ALIGNMENT_NONE => Ok(Alignment::None),
        MONSTR_NH_ALIGNMENT_LAWFUL => Ok(Alignment::Lawful),
        MONSTR_NH_ALIGNMENT_NEUTRAL => Ok(Alignment::Neutral),
        MONSTR_NH_ALIGNMENT_CHAOTIC => Ok(Alignment::Chaotic),
        _ => Err(Failure(MONSTR_E_ALIGNMENT)),
    }
}

/// The least and the greatest value of each field of a place, in their order, and the code for
/// one that lies outside.
const FIELDS: [(i16, i16, i16); 12] = {
    const fn field(least: i32, greatest: i32, code: i32) -> (i16, i16, i16) {
        (least as i16, greatest as i16, code as i16)
    }
    let level = field(0, 32_767, MONSTR_E_LEVEL);
    let added = field(-32_768, 32_767, MONSTR_E_LEVEL);
    let flag = field(0, 1, MONSTR_E_FLAG);
    [
        level,
        level,
        level,
        added,
        added,
        field(MONSTR_NH_PLANE_NONE, MONSTR_NH_PLANE_ASTRAL, MONSTR_E_PLANE),
        field(MONSTR_NH_ALIGNMENT_NONE, MONSTR_NH_ALIGNMENT_CHAOTIC, MONSTR_E_ALIGNMENT),
        field(MONSTR_NH_TEMPERATURE_COLD, MONSTR_NH_TEMPERATURE_HOT, MONSTR_E_TEMPERATURE),
        flag,
        flag,
        field(0, 255, MONSTR_E_ROLE),
        field(0, 255, MONSTR_E_COUNT),
    ]
};

/// A place from C, every field checked.
///
/// # Safety
/// The header's contract.
pub(super) unsafe fn place(
    pointer: *const monstr_nh_place,
    source: &Source<'_>,
) -> Result<Place, Failure> {
    const { assert!(size_of::<monstr_nh_place>() == size_of::<[i32; FIELDS.len()]>()) };
    // SAFETY: the caller's; a place is so many numbers and nothing else.
    let (from, numbers) = unsafe { (read(pointer)?, read(pointer.cast::<[i32; FIELDS.len()]>())?) };
    let fields = || numbers.iter().zip(&FIELDS);
    let fits = |&(number, (least, greatest, _)): &(&i32, &(i16, i16, i16))| {
        (i32::from(*least)..=i32::from(*greatest)).contains(number)
    };
    // All at once: nearly always they do.
    if !fields().fold(true, |all, one| all & fits(&one)) {
        let outside = fields().find(|one| !fits(one));
        return Err(Failure(outside.map_or(MONSTR_E_COUNT, |(_, (.., code))| i32::from(*code))));
    }
    if usize::from(from.quest_role as u8) > source.table.quest.len() {
        return Err(Failure(MONSTR_E_ROLE));
    }
    Ok(Place {
        level_difficulty: from.level_difficulty as i16,
        hero_level: from.hero_level as i16,
        hero_level_in_bounds: from.hero_level_in_bounds as i16,
        min_added: from.min_added as i16,
        max_added: from.max_added as i16,
        plane: plane(from.plane)?,
        alignment: alignment(from.alignment)?,
        temperature: match from.temperature {
            MONSTR_NH_TEMPERATURE_HOT => Temperature::Hot,
            MONSTR_NH_TEMPERATURE_COLD => Temperature::Cold,
            _ => Temperature::Normal,
        },
        gehennom: from.gehennom != 0,
        rogue_level: from.rogue_level != 0,
        quest_role: from.quest_role as u8,
        wizard_deaths: from.wizard_deaths as u8,
    })
}

/// Who is gone, from C: NULL is nobody.
///
/// # Safety
/// The header's contract.
pub(super) unsafe fn gone<'a>(
    pointer: *const monstr_nh_gone,
    source: &Source<'_>,
) -> Result<Gone<'a>, Failure> {
    if pointer.is_null() {
        return Ok(Gone::NONE);
    }
    // SAFETY: the caller's.
    let from = unsafe { read(pointer) }?;
    let bits = |bits: i32| u8::try_from(bits).map_err(|_| Failure(MONSTR_E_FLAG));
    let (genocided, extinct) = (bits(from.genocided)?, bits(from.extinct)?);
    if from.flags.is_null() {
        return Ok(Gone::NONE);
    }
    check(from.flags)?;
    if from.stride < 1 || from.count < i32::from(source.table.ordinary) {
        return Err(Failure(MONSTR_E_GONE));
    }
    // From the first flag byte to the last one: what lies behind that isn't looked at.
    let bytes = (from.count - 1).checked_mul(from.stride).and_then(|last| last.checked_add(1));
    let bytes = bytes.ok_or(Failure(MONSTR_E_GONE))?;
    // SAFETY: the caller's: there is a flag byte at each stride.
    let flags = unsafe { list(from.flags, bytes.max(0)) }?;
    Ok(Gone { flags, stride: from.stride.unsigned_abs() as usize, genocided, extinct })
}
