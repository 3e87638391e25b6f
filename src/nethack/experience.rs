//! What killing a monster is worth (`experience`).
//!
//! The square of the monster's level and one, and more for a good armour class, speed, its
//! attacks and their damage, nastiness and a level above 8. Revived and cloned monsters are
//! worth less the more of their species have died.

use super::class;
use super::codes::{attack, damage, traits};
use super::difficulty::{deals, effective_level};
use super::rules::Rules;
use super::species::{Attack, Species};
use super::table::{Combats, Table};
use crate::Error;

/// A monster that was killed, and by whom, as far as the award asks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Killed {
    /// The monster's own level, which isn't its species' base level.
    pub level: i16,
    /// Its armour class: the species' base, less what it wears.
    #[doc(alias = "find_mac")]
    pub armour_class: i16,
    /// The hero can't drown: he breathes by magic, or has a form that is amphibious (in
    /// 3.4.3 and 3.6.7 also one that is breathless).
    #[doc(alias = "Amphibious")]
    pub amphibious_hero: bool,
    /// It had been dead before.
    pub revived: bool,
    /// It was split off another one.
    pub cloned: bool,
    /// How many of its species have died, whoever killed them, this one included. The games
    /// stop counting at 255. Only asked for of revived and cloned ones.
    pub deaths: u32,
}

/// The experience points for a kill, at least 1. The score gets four times as much.
///
/// Source: `experience`. No draws.
///
/// ```
/// # #[cfg(feature = "nethack-3-6-7")] {
/// use monstr::nethack::v3_6_7::{COMBATS, TABLE, pm};
/// use monstr::nethack::{Killed, experience};
/// // 1 + 5 * 5; 3 for its touch; stoning by touch and for whoever touches it 100.
/// let cockatrice = Killed { level: 5, armour_class: 6, ..Killed::default() };
/// assert_eq!(experience(&TABLE, &COMBATS, pm::COCKATRICE, &cockatrice)?, 129);
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Species`] outside the table; [`Error::Table`] where the species' attacks don't
/// lie within the list.
pub fn experience(
    table: &Table<'_>,
    combats: &Combats<'_>,
    who: u16,
    killed: &Killed,
) -> Result<i32, Error> {
    let (rules, species) = (table.rules, table.get(who)?);
    let (combat, attacks) = combats.get(who)?;
    if species.is(traits::MAIL_DAEMON) {
        return Ok(1);
    }
    // No sum of these is out of range: a level is 16 bits, and attacks are 255 at most.
    let level = i32::from(killed.level);
    let empty_slots = usize::from(rules.attack_slots).saturating_sub(attacks.len());
    let by_attacks: i32 = attacks
        .iter()
        .chain(core::iter::repeat_n(&Attack::default(), empty_slots))
        .map(|one| for_attack(rules, species, one, killed))
        .sum();
    let worth = 1
        + level * level
        + for_armour(killed.armour_class.into())
        + for_speed(combat.speed)
        + by_attacks
        + if species.is(traits::NASTY) { 7 * level } else { 0 }
        + if level > 8 { 50 } else { 0 };
    let wanes = rules.experience_wanes != 0 && (killed.revived || killed.cloned);
    Ok(if wanes { waned(worth, killed.deaths) } else { worth })
}

/// The experience points for a newly made monster of its species' base level and armour
/// class, in the hands of a hero who can drown. (Above level 49 it is the level that such a
/// species comes with.)
///
/// ```
/// # #[cfg(feature = "nethack-3-4-3")] {
/// use monstr::nethack::experience_of_new;
/// use monstr::nethack::v3_4_3::{COMBATS, TABLE, pm};
/// assert_eq!(experience_of_new(&TABLE, &COMBATS, pm::DEMOGORGON)?, 3297);
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// As [`experience`].
pub fn experience_of_new(table: &Table<'_>, combats: &Combats<'_>, who: u16) -> Result<i32, Error> {
    let (combat, _) = combats.get(who)?;
    let killed = Killed {
        level: effective_level(table.rules, table.get(who)?.level),
        armour_class: combat.armour_class.into(),
        ..Killed::default()
    };
    experience(table, combats, who, &killed)
}

const fn for_armour(armour_class: i32) -> i32 {
    match armour_class {
        3.. => 0,
        0..=2 => 7 - armour_class,
        _ => 2 * (7 - armour_class),
    }
}

const fn for_speed(speed: u8) -> i32 {
    match speed {
        0..=12 => 0,
        13..=18 => 3,
        _ => 5,
    }
}

/// What one attack slot adds, an empty one where the rules count these.
fn for_attack(rules: &Rules, species: &Species, one: &Attack, killed: &Killed) -> i32 {
    let level = i32::from(killed.level);
    let by_kind = match one.kind {
        attack::NONE..=attack::BUTT => 0,
        attack::WEAP => 5,
        attack::MAGC => 10,
        _ => 3,
    };
    let by_damage = match one.damage {
        damage::PHYS if rules.experience_for_plain_damage == 0 => 0,
        damage::MAGM..=damage::SPC2 => 2 * level,
        damage::DRLI | damage::STON | damage::SLIM => 50,
        _ => level,
    };
    let heavy = if deals(one, 24) { level } else { 0 };
    let drowns = one.damage == damage::WRAP && class::has(species, rules.sea_classes);
    by_kind + by_damage + heavy + if drowns && !killed.amphibious_hero { 1000 } else { 0 }
}

/// Half as much, rounded up, for each band of deaths that is full: two bands of 20, two of
/// 40, two of 60 and so on.
fn waned(worth: i32, deaths: u32) -> i32 {
    let (mut worth, mut deaths) = (worth, deaths);
    // Halved so often, any number is 1.
    for halvings in 0..i32::BITS {
        let band = 20 * (halvings / 2 + 1);
        if deaths <= band {
            break;
        }
        worth -= worth / 2;
        deaths -= band;
    }
    worth
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The award of 120 for a revived monster, by how many have died.
    #[test]
    fn bands_of_deaths() {
        let bands = [(20, 120), (21, 60), (40, 60), (41, 30), (80, 30), (81, 15), (121, 8)];
        for (deaths, worth) in bands.into_iter().chain([(181, 4), (241, 2), (255, 2)]) {
            assert_eq!(waned(120, deaths), worth, "{deaths} deaths");
        }
        assert_eq!(waned(i32::MAX, u32::MAX), 1);
    }

    /// Level, armour class and award in 3.4.3 and 3.6.7.
    #[cfg(all(feature = "nethack-3-4-3", feature = "nethack-3-6-7"))]
    #[test]
    fn worked_examples() {
        use crate::nethack::{v3_4_3, v3_6_7};
        let worth = |who: (u16, u16), killed: Killed| {
            let old = experience(&v3_4_3::TABLE, &v3_4_3::COMBATS, who.0, &killed);
            let new = experience(&v3_6_7::TABLE, &v3_6_7::COMBATS, who.1, &killed);
            (old.unwrap(), new.unwrap())
        };
        let of = |level, armour_class| Killed { level, armour_class, ..Killed::default() };
        let both = |old, new| (old, new);
        let kobold = both(v3_4_3::pm::LARGE_KOBOLD, v3_6_7::pm::LARGE_KOBOLD);
        assert_eq!(worth(kobold, of(1, 6)), (13, 7));
        let eel = both(v3_4_3::pm::GIANT_EEL, v3_6_7::pm::GIANT_EEL);
        assert_eq!(worth(eel, of(5, -1)), (1075, 1050));
        assert_eq!(worth(eel, Killed { amphibious_hero: true, ..of(5, -1) }), (75, 50));
        let demogorgon = both(v3_4_3::pm::DEMOGORGON, v3_6_7::pm::DEMOGORGON);
        assert_eq!(worth(demogorgon, of(50, -8)), (3297, 3197));
        let cockatrice = both(v3_4_3::pm::COCKATRICE, v3_6_7::pm::COCKATRICE);
        assert_eq!(worth(cockatrice, of(5, 6)), (149, 129));
        // Only the newer rules let revived and cloned ones count for less.
        let again = Killed { revived: true, deaths: 21, ..of(5, 6) };
        assert_eq!(worth(cockatrice, again), (149, 65));
        assert_eq!(worth(cockatrice, Killed { revived: false, cloned: true, ..again }).1, 65);
    }

    /// The mail daemon is worth one point, dead for the first time or the hundredth.
    #[cfg(feature = "nethack-5-0-0")]
    #[test]
    fn the_mail_daemon() {
        use crate::nethack::v5_0_0::{COMBATS, TABLE, pm};
        let killed =
            Killed { level: 56, armour_class: 10, revived: true, deaths: 300, ..Killed::default() };
        assert_eq!(experience(&TABLE, &COMBATS, pm::MAIL_DAEMON, &killed), Ok(1));
    }

    /// No level, armour class or number of deaths overflows, whatever the table says.
    #[cfg(feature = "nethack-3-4-3")]
    #[test]
    fn absurd_numbers() {
        use crate::nethack::v3_4_3::RULES;
        use crate::nethack::{Combat, Combats};
        let rules = Rules { attack_slots: 255, experience_wanes: 1, ..RULES };
        let species = [Species { traits: traits::NASTY, class: class::EEL, ..Species::default() }];
        let table = Table::new(&species, &rules);
        let heaviest = Attack { kind: 255, damage: damage::WRAP, dice: 255, sides: 255 };
        let attacks = [heaviest; 255];
        let rows = [Combat { attack_count: 255, speed: 255, ..Combat::default() }];
        let combats = Combats { records: &rows, offsets: &[], attacks: &attacks };
        for level in [i16::MIN, i16::MAX] {
            for armour_class in [i16::MIN, i16::MAX] {
                for deaths in [0, u32::MAX] {
                    let killed =
                        Killed { level, armour_class, cloned: true, deaths, ..Killed::default() };
                    assert!(experience(&table, &combats, 0, &killed).is_ok());
                }
            }
        }
        assert_eq!(experience(&table, &combats, 1, &Killed::default()), Err(Error::Species));
    }
}
