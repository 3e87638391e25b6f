//! Low hit points and prayer from C.

use super::dice::monstr_dice;
use super::hero::{asked, changed, changed_with, monstr_nh_hero};
use super::place::flag;
use super::status::{Failure, MONSTR_E_COUNT};
use super::table::monstr_nh_table;
use crate::nethack::hero::{self, Altar, Prayer};

/// Whether low hit points are a trouble for prayer, 1 or 0: as monstr_nh_hero_critically_low(),
/// but in 5.0.0 never while the hero is polymorphed and not Unchanging. No draws.
///
/// A part of NetHack's in_trouble(): TROUBLE_HIT. Ahead of it come stoning, slime,
/// strangulation, lava, sickness, weakness from hunger and, since 3.6, dangerous gas.
#[doc(alias = "in_trouble")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_low_hit_points(
    table: *const monstr_nh_table,
    hero: *const monstr_nh_hero,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        asked(
            table,
            hero,
            |source, hero| Ok(hero::low_hit_points(source.table.rules, hero)?.into()),
        )
    }
}

/// Whether the hit points of the hero, or of his form, are critically low, 1 or 0: 5 or less,
/// or a small part of the maximum. That is a seventh in 3.4.3. Since 3.6 it is a fifth up to
/// level 5, a sixth up to 13, a seventh up to 21, an eighth up to 29, a ninth at 30, and the
/// maximum counts for at most 15 a level. With `if_injured` 1 never while they are whole.
/// No draws.
///
/// NetHack's critically_low_hp(), which 3.4.3 doesn't have as a function.
#[doc(alias = "critically_low_hp")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_critically_low(
    table: *const monstr_nh_table,
    hero: *const monstr_nh_hero,
    if_injured: i32,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        asked(table, hero, |source, hero| {
            Ok(hero::critically_low(source.table.rules, hero, flag(if_injured)?)?.into())
        })
    }
}

/// What a god does about low hit points. Answers 0.
///
/// A part of NetHack's fix_worst_trouble(). While he is polymorphed it draws one of 5, by which
/// (and 1) the form's maximum rises, to at least 6; the form is whole then. If the maximum of
/// his own is at most 5 * (level + 2) it draws one of 5 and rises as much; it is at least 6,
/// and he is whole.
///
/// A prayer for another reason leaves the maximum alone, which the wiki's page 'Hit points'
/// leaves out, as it does the least of 6.
#[doc(alias = "fix_worst_trouble")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_mend(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        changed(table, hero, dice, |_, hero, dice| {
            hero::mend(hero, dice);
            Ok(0)
        })
    }
}

/// The golden glow: a lost level comes back, as from a blessed potion of full healing; where
/// there is none, the maximum rises by 5, and that of a form too. All is whole then. Answers 0.
///
/// Draws as monstr_nh_hero_level_gain() where a level comes back, else none. In 5.0.0 that
/// leaves a form's maximum alone.
///
/// It is one of a god's favours, and monstr_nh_hero_prayer() tells when it comes. The wiki's
/// page 'Hit points' asks for an altar, which it needs only after a trouble, and has the level
/// besides the 5.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_golden_glow(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        changed(table, hero, dice, |source, hero, dice| {
            hero::golden_glow(&source.table, hero, dice)?;
            Ok(0)
        })
    }
}

/// At no altar of his god's.
pub const MONSTR_NH_ALTAR_NONE: i32 = 0;
/// At an altar of his god's.
pub const MONSTR_NH_ALTAR: i32 = 1;
/// At such an altar, in its temple with its shrine.
pub const MONSTR_NH_ALTAR_SHRINE: i32 = 2;

const _: () = {
    assert!(MONSTR_NH_ALTAR == Altar::Altar as i32);
    assert!(MONSTR_NH_ALTAR_SHRINE == Altar::Shrine as i32);
};

/// A prayer that pleases the hero's own god, and what came of it.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_nh_prayer {
    /// The alignment record (u.ualign.record). It rises by 1 where it is below 2 and there is
    /// no trouble.
    pub alignment: i32,
    /// Luck.
    pub luck: i32,
    /// Where he prays: a MONSTR_NH_ALTAR code.
    pub altar: i32,
    /// 1: his hit points were low when the prayer began.
    pub was_low: i32,
    /// 1: the castle's drawbridge was once opened (u.uevent.uopened_dbridge).
    pub drawbridge_opened: i32,
    /// 1: he has been in Gehennom (u.uevent.gehennom_entered).
    pub gehennom_entered: i32,
    /// How often he has heard of the castle's tune, 0..2 (u.uevent.uheard_tune). A hint raises
    /// it.
    pub tune_heard: i32,
    /// Afterwards: 1 if low hit points were mended, else 0.
    pub mended: i32,
    /// Afterwards: the favour's number, as drawn; -1 for none. The golden glow and the hint
    /// are done; any other is the game's to do.
    pub favour: i32,
    /// Afterwards: 1 if the favour was the golden glow, else 0.
    pub glow: i32,
    /// Afterwards: 1 if the favour was a hint about the castle's tune, else 0.
    pub hint: i32,
}

/// A successful prayer of a hero whose only possible trouble is low hit points, up to the new
/// prayer timeout. Answers 0. MONSTR_E_COUNT for a `tune_heard` outside 0..2 or an unknown
/// altar.
///
/// NetHack's pleased(). It draws, unless there is no trouble and the alignment record is 14 or
/// more, one of Luck + 2, at an altar of the god's + 3, with its shrine + 4 (since 3.6 Luck
/// counts for -1 at least); for a record of 0 or less then rnl(2). Next comes
/// monstr_nh_hero_mend(), where there is something to mend and the god does it. For a favour
/// one of (Luck + 6) / 2 is drawn: 2 is the golden glow, and so is 3 where there is no hint
/// to give; a first hint draws one of 4 for the god's voice. Luck that would leave nothing to
/// draw from counts as if there were one possibility.
#[doc(alias = "pleased")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_hero_prayer(
    table: *const monstr_nh_table,
    hero: *mut monstr_nh_hero,
    prayer: *mut monstr_nh_prayer,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        changed_with(table, hero, prayer, dice, |source, hero, prayer, dice| {
            let mut prayed = read_prayer(prayer)?;
            let boon = hero::prayer(&source.table, hero, &mut prayed, dice)?;
            prayer.alignment = prayed.alignment;
            prayer.tune_heard = prayed.tune_heard.into();
            prayer.mended = boon.mended.into();
            prayer.favour = boon.favour.unwrap_or(-1);
            (prayer.glow, prayer.hint) = (boon.glow.into(), boon.hint.into());
            Ok(0)
        })
    }
}

/// A prayer from C, every field checked.
fn read_prayer(from: &monstr_nh_prayer) -> Result<Prayer, Failure> {
    let tune_heard = u8::try_from(from.tune_heard).ok().filter(|&heard| heard <= 2);
    Ok(Prayer {
        alignment: from.alignment,
        luck: from.luck,
        altar: match from.altar {
            MONSTR_NH_ALTAR_NONE => Altar::None,
            MONSTR_NH_ALTAR => Altar::Altar,
            MONSTR_NH_ALTAR_SHRINE => Altar::Shrine,
            _ => return Err(Failure(MONSTR_E_COUNT)),
        },
        was_low: flag(from.was_low)?,
        drawbridge_opened: flag(from.drawbridge_opened)?,
        gehennom_entered: flag(from.gehennom_entered)?,
        tune_heard: tune_heard.ok_or(Failure(MONSTR_E_COUNT))?,
    })
}
