//! Drain from C.

use super::dice::{Borrowed, monstr_dice};
use super::monster::{change_by_chance, monstr_nh_monster};
use super::place::{flag, level, number};
use super::pointers::{check, read};
use super::status::{Failure, MONSTR_E_COUNT, Outcome, answer};
use super::table::{Source, monstr_nh_table};
use crate::Error;
use crate::nethack::{self, Blow, DrainAttack, DrainOutcome, DrainSpell, Monster, Table};

/// Nothing happened to the monster.
pub const MONSTR_NH_DRAIN_NOTHING: i32 = 0;
/// It lost hit points, but no level.
pub const MONSTR_NH_DRAIN_HURT: i32 = 1;
/// It lost a level.
pub const MONSTR_NH_DRAIN_DRAINED: i32 = 2;
/// It died. Its level and hit points are as they were at that moment.
pub const MONSTR_NH_DRAIN_DIED: i32 = 3;
/// The artifact's blow, which is still to be dealt, is more than it can bear: it had no level
/// to lose.
pub const MONSTR_NH_DRAIN_DOOMED: i32 = 4;
/// The hero has the form of a demon, and another demon may come: that is the caller's to
/// decide. The attack itself comes to nothing.
pub const MONSTR_NH_DRAIN_DEMON_CALLED: i32 = 5;

/// A hit that may drain. All zero but the first two is an ordinary one.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_nh_drain_attack {
    /// How many dice of damage the attack has, 0..255.
    pub dice: i32,
    /// The sides of each, 0..255.
    pub sides: i32,
    /// The victim's magic negation, 0..3. Death's touch doesn't heed it.
    pub negation: i32,
    /// 1: the attacker is cancelled. Only read for monstr_nh_drain_by_monster().
    pub cancelled: i32,
    /// 1: the attacker wields what knocks back more often than others (Ogresmasher). Not read
    /// for monstr_nh_drain_by_hero().
    pub knocks_back_more: i32,
    /// 1: the hero's form is a demon. Only read for monstr_nh_drain_by_hero().
    pub demon: i32,
}

impl monstr_nh_drain_attack {
    fn known(&self) -> Result<DrainAttack, Failure> {
        if self.negation > 3 {
            return Err(Failure(MONSTR_E_COUNT));
        }
        Ok(DrainAttack {
            dice: number(self.dice)?,
            sides: number(self.sides)?,
            negation: number(self.negation)?,
            cancelled: flag(self.cancelled)?,
            knocks_back_more: flag(self.knocks_back_more)?,
            demon: flag(self.demon)?,
        })
    }
}

/// The hero who casts drain life.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_nh_drain_spell {
    /// The hero's experience level, 0..32767.
    pub hero_level: i32,
    /// The hero's intelligence, 0..255 (in the games 3..25).
    pub intelligence: i32,
    /// 1: the hero is a Knight who carries the Knights' quest artifact.
    pub knight_artifact: i32,
}

impl monstr_nh_drain_spell {
    fn known(&self) -> Result<DrainSpell, Failure> {
        Ok(DrainSpell {
            hero_level: level(self.hero_level)?.unsigned_abs(),
            intelligence: number(self.intelligence)?,
            knight_artifact: flag(self.knight_artifact)?,
        })
    }
}

/// 1 where a species can't be drained by nature (the undead, demons, lycanthropes and a few
/// more); else 0. One monster may have other reasons: `drain_proof` of its structure.
///
/// From NetHack's resists_drli(). No draws.
#[doc(alias = "resists_drli")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_resists_drain(table: *const monstr_nh_table, who: i32) -> i32 {
    let resists = || -> Outcome {
        // SAFETY: the header's contract.
        let source = unsafe { Source::of(table) };
        let source = source.as_ref()?;
        Ok(nethack::resists_drain(&source.table, source.species(who)?)?.into())
    };
    answer(resists())
}

/// How many hit points a level of a monster of that level, 0..32767, is worth.
///
/// NetHack's monhp_per_lvl(); 3.4.3 has an eight-sided die for all. It draws one of 8 always;
/// then, the first that fits, nothing for a golem or by 3.4.3's rules, one of 4 above base
/// level 49, one of 5 for an adult dragon, one of 4 at level 0.
#[doc(alias = "monhp_per_lvl")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_level_worth(
    table: *const monstr_nh_table,
    who: i32,
    level: i32,
    dice: *mut monstr_dice,
) -> i32 {
    let worth = || -> Outcome {
        // SAFETY: the header's contract.
        let (source, mut dice) = unsafe { (Source::of(table), Borrowed::of(dice)) };
        let (source, dice) = (source.as_ref()?, dice.as_mut()?);
        let worth = nethack::level_worth(&source.table, source.species(who)?, level, dice)?;
        dice.settle()?;
        Ok(worth)
    };
    answer(worth())
}

/// A monster's drain-life attack has hit a monster, which loses hit points and perhaps a
/// level. Answers what became of it: MONSTR_NH_DRAIN_NOTHING, _HURT, _DRAINED or _DIED. A
/// monster without hit points is MONSTR_E_HIT_POINTS, here and below.
///
/// It draws the dice of the attack. In 3.4.3 and 3.6.7 then, unless the attacker is cancelled,
/// whether armour negates it (one of 3, and below the negation one of 50; 3.6.7 one of 10),
/// and if not, one of 3; in 5.0.0 one of 3, and where the monster would be drained one of 10.
/// Where it is drained, two of 6. In 5.0.0 last one of 3 and one of 6, or of 2.
#[doc(alias = "AD_DRLI")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_drain_by_monster(
    table: *const monstr_nh_table,
    monster: *mut monstr_nh_monster,
    attack: *const monstr_nh_drain_attack,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe { by_attack(table, monster, attack, dice, nethack::drain_by_monster) }
}

/// The hero, in a form with a drain-life attack, has hit a monster. Answers as
/// monstr_nh_drain_by_monster(), or MONSTR_NH_DRAIN_DEMON_CALLED.
///
/// It draws as monstr_nh_drain_by_monster(), but nothing last; for the form of a demon one of
/// 13 more, in 3.4.3 and 3.6.7 after the negation, in 5.0.0 after the dice of the attack. On 0
/// the rest is left out.
#[doc(alias = "AD_DRLI")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_drain_by_hero(
    table: *const monstr_nh_table,
    monster: *mut monstr_nh_monster,
    attack: *const monstr_nh_drain_attack,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe { by_attack(table, monster, attack, dice, nethack::drain_by_hero) }
}

/// Death has touched another monster, which is drained whoever it is. Answers as
/// monstr_nh_drain_by_monster(). MONSTR_E_UNSUPPORTED by the rules before 5.0.0.
///
/// It draws the dice of the attack; for an undead monster, where they show more than 1, one of
/// half of that; one of 3 and one of 6, or of 2.
#[doc(alias = "AD_DETH")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_drain_by_death_touch(
    table: *const monstr_nh_table,
    monster: *mut monstr_nh_monster,
    attack: *const monstr_nh_drain_attack,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe { by_attack(table, monster, attack, dice, nethack::drain_by_death_touch) }
}

/// Has an attack drain a monster, by one of the rules.
///
/// # Safety
/// The header's contract.
unsafe fn by_attack(
    table: *const monstr_nh_table,
    monster: *mut monstr_nh_monster,
    attack: *const monstr_nh_drain_attack,
    dice: *mut monstr_dice,
    rule: fn(&Table<'_>, &mut Monster, &DrainAttack, &mut Borrowed) -> Result<DrainOutcome, Error>,
) -> i32 {
    // SAFETY: the caller's.
    unsafe {
        change_by_chance(table, monster, dice, |source, monster, dice| {
            let attack = read(attack)?.known()?;
            Ok(rule(&source.table, monster, &attack, dice)? as i32)
        })
    }
}

/// The hero's spell of drain life has hit a monster. Answers as monstr_nh_drain_by_monster();
/// MONSTR_E_NULL without combat records.
///
/// It draws as monstr_nh_level_worth(); unless the monster resists drain, one of 100 + the
/// hero's level - the monster's.
#[doc(alias = "SPE_DRAIN_LIFE")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_drain_by_spell(
    table: *const monstr_nh_table,
    monster: *mut monstr_nh_monster,
    spell: *const monstr_nh_drain_spell,
    dice: *mut monstr_dice,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe {
        change_by_chance(table, monster, dice, |source, monster, dice| {
            let (spell, combats) = (read(spell)?.known()?, source.combats()?);
            Ok(nethack::drain_by_spell(&source.table, &combats, monster, &spell, dice)? as i32)
        })
    }
}

/// An artifact that drains life (Stormbringer) has hit a monster for `damage`, 0..1000000.
/// `wielded_by_hero` is 0 where a monster wields it. Stores what the blow comes to, for the
/// caller to apply: the monster's hit points are as they were. Answers
/// MONSTR_NH_DRAIN_NOTHING, _DRAINED or _DOOMED.
///
/// It draws nothing where the monster resists drain; else one of 2, and as
/// monstr_nh_level_worth(): in 3.4.3 and 3.6.7 not at level 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_nh_drain_by_artifact(
    table: *const monstr_nh_table,
    monster: *mut monstr_nh_monster,
    damage: i32,
    wielded_by_hero: i32,
    dice: *mut monstr_dice,
    blow: *mut Blow,
) -> i32 {
    let mut told = Blow::default();
    // SAFETY: the header's contract.
    unsafe {
        let outcome = change_by_chance(table, monster, dice, |source, monster, dice| {
            check(blow)?;
            let by_hero = flag(wielded_by_hero)?;
            let outcome;
            (outcome, told) =
                nethack::drain_by_artifact(&source.table, monster, damage, by_hero, dice)?;
            Ok(outcome as i32)
        });
        if outcome >= 0 {
            *blow = told;
        }
        outcome
    }
}

const _: () = {
    assert!(MONSTR_NH_DRAIN_NOTHING == DrainOutcome::Nothing as i32);
    assert!(MONSTR_NH_DRAIN_HURT == DrainOutcome::Hurt as i32);
    assert!(MONSTR_NH_DRAIN_DRAINED == DrainOutcome::Drained as i32);
    assert!(MONSTR_NH_DRAIN_DIED == DrainOutcome::Died as i32);
    assert!(MONSTR_NH_DRAIN_DOOMED == DrainOutcome::Doomed as i32);
    assert!(MONSTR_NH_DRAIN_DEMON_CALLED == DrainOutcome::DemonCalled as i32);
};
