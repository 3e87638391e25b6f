//! How hard a species is, and how hard it may be here.
//!
//! A species' difficulty is its level, made smaller above 49, and a share of a bonus for
//! what it can do: groups, attacks from a distance, armour, speed, its attacks and their
//! damage. The bonus counts a third and one more, from 6 on a half; without any the
//! difficulty is one below the level. The games keep the result as a number in their tables
//! (3.4.3's build tool computes it, `mstrength` in `makedefs`), and so do the tables here;
//! the rule is for species that a caller makes up, and for whoever asks why.
//!
//! An ordinary pick takes species between a sixth of the level's difficulty and the mean of
//! that and the hero's level (`monmin_difficulty`, `monmax_difficulty`; macros `tooweak`
//! and `toostrong`). A game may have it try again with wider bounds where these find nobody.

use super::codes::{attack, contains, damage, generation, traits};
use super::place::Place;
use super::rules::{Rules, part};
use super::species::{Attack, Combat, Species};

/// A species' difficulty taken apart. The numbers told here are the editions'; a game's own
/// rules may have others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Terms {
    /// From the level: the level itself up to 49, (level - 6) / 2 above.
    pub base: i32,
    /// Bonus: 1 for small groups, 2 for large ones.
    pub groups: i32,
    /// Bonus: 1 for an attack from a distance or with a weapon or a spell.
    pub ranged: i32,
    /// Bonus: 1 for an armour class below 4, 2 below 0.
    pub armour: i32,
    /// Bonus: 1 for a speed of 18 and more.
    pub speed: i32,
    /// Bonus: 1 for each attack that isn't passive.
    pub attacks: i32,
    /// Bonus: 1 more for each spell.
    pub spells: i32,
    /// Bonus: 1 more for each weapon in a strong monster's hands.
    pub weapons: i32,
    /// Bonus: what explosions add by their kind of damage.
    pub explosions: i32,
    /// Bonus: 2 for each draining, stoning, poisonous or lycanthropic damage, 1 for each
    /// other that isn't physical.
    pub damage: i32,
    /// Bonus: 1 for each attack that can do 24 and more.
    pub heavy: i32,
    /// Bonus: what the species' record adds of its own.
    pub adjustment: i32,
    /// The sum of the bonus.
    pub bonus: i32,
    /// The difficulty.
    pub difficulty: i32,
}

/// The difficulty of a species by the rule, term by term.
///
/// 3.4.3 and 3.6 have one rule (`mstrength` in `makedefs`), 5.0.0 adds explosions; `rules`
/// tells them apart. Made-up species are welcome: nothing about the records need be true of
/// any game. Passive attacks count for their damage.
///
/// ```
/// # #[cfg(feature = "nethack-3-6-7")] {
/// use monstr::nethack::v3_6_7::{COMBATS, RULES, TABLE, pm};
/// use monstr::nethack::{Terms, difficulty_by_rule};
///
/// let cockatrice = TABLE.get(pm::COCKATRICE)?;
/// let (combat, attacks) = COMBATS.get(pm::COCKATRICE)?;
/// let terms = difficulty_by_rule(&RULES, cockatrice, combat, attacks);
/// // Level 5; bite and touch 2; stoning by touch and for whoever touches it 4.
/// assert_eq!((terms.base, terms.attacks, terms.damage), (5, 2, 4));
/// assert_eq!((terms.bonus, terms.difficulty), (6, 8));
/// # }
/// # Ok::<(), monstr::Error>(())
/// ```
#[doc(alias = "mstrength")]
pub const fn difficulty_by_rule(
    rules: &Rules,
    species: &Species,
    combat: &Combat,
    attacks: &[Attack],
) -> Terms {
    let strong = species.is(traits::STRONG);
    let plain_damage = species.is(traits::PLAIN_DAMAGE);
    let mut ranged = false;
    let mut terms = Terms {
        base: effective_level(rules, species.level) as i32,
        groups: times(species.has(generation::SGROUP), rules.small_group_bonus)
            + times(species.has(generation::LGROUP), rules.large_group_bonus),
        ranged: 0,
        armour: (combat.armour_class < rules.armour_below) as i32
            + (combat.armour_class < rules.armour_far_below) as i32,
        speed: reaches(combat.speed, rules.speed_from)
            + reaches(combat.speed, rules.speed_far_from),
        attacks: 0,
        spells: 0,
        weapons: 0,
        explosions: 0,
        damage: 0,
        heavy: 0,
        adjustment: combat.adjustment as i32,
        bonus: 0,
        difficulty: 0,
    };
    let mut rest = attacks;
    while let [one, tail @ ..] = rest {
        ranged |= contains(rules.ranged_attacks, one.kind);
        terms.attacks += times(one.kind != attack::NONE, rules.attack_bonus);
        terms.spells += times(contains(rules.spell_attacks, one.kind), rules.spell_bonus);
        let armed = strong && contains(rules.weapon_attacks, one.kind);
        terms.weapons += times(armed, rules.weapon_bonus);
        terms.explosions += explosion(rules, one);
        terms.damage += if contains(rules.grave_damage, one.damage) {
            rules.grave_bonus as i32
        } else {
            times(one.damage != damage::PHYS && !plain_damage, rules.damage_bonus)
        };
        terms.heavy += times(deals(one, rules.heavy_from), rules.heavy_bonus);
        rest = tail;
    }
    terms.ranged = times(ranged, rules.ranged_bonus);
    terms.bonus = terms.groups
        + terms.ranged
        + terms.armour
        + terms.speed
        + terms.attacks
        + terms.spells
        + terms.weapons
        + terms.explosions
        + terms.damage
        + terms.heavy
        + terms.adjustment;
    let sum = match terms.bonus {
        0 => terms.base - 1,
        6.. => terms.base + terms.bonus / 2,
        bonus => terms.base + bonus / 3 + 1,
    };
    let (floor, cap) = (rules.difficulty_floor as i32, rules.difficulty_cap as i32);
    terms.difficulty = if cap != 0 && sum > cap {
        cap
    } else if sum < floor {
        floor
    } else {
        sum
    };
    terms
}

/// What the level gives. A level that tells hit points, 2 * (level - 6), gives a quarter of
/// them, if any.
pub(super) const fn effective_level(rules: &Rules, level: u8) -> i16 {
    let level = if rules.is_coded(level) { level.saturating_sub(6) / 2 } else { level };
    level as i16
}

const fn times(counts: bool, bonus: u8) -> i32 {
    if counts { bonus as i32 } else { 0 }
}

const fn reaches(speed: u8, from: u8) -> i32 {
    (from != 0 && speed >= from) as i32
}

/// Whether an attack can do that much.
pub(super) const fn deals(attack: &Attack, hit_points: u8) -> bool {
    attack.dice as i32 * attack.sides as i32 >= hit_points as i32
}

const fn explosion(rules: &Rules, one: &Attack) -> i32 {
    match (one.kind, one.damage) {
        (attack::EXPL, damage::COLD | damage::FIRE) => rules.explosion_of_heat as i32,
        (attack::EXPL, damage::ELEC) => rules.explosion_of_shock as i32,
        _ => 0,
    }
}

/// The difficulties that an ordinary pick takes: `min..=max`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Bounds {
    /// The least; what is below is too weak.
    pub min: i32,
    /// The greatest; what is above is too strong. It may be less than `min`.
    pub max: i32,
}

/// What is too weak and too strong here: a sixth of the level's difficulty, and the mean of
/// that and the hero's level, each with what the place adds.
///
/// ```
/// use monstr::nethack::{Bounds, Place, Rules, bounds};
/// let here = Place { level_difficulty: 10, hero_level: 8, ..Place::default() };
/// assert_eq!(bounds(&Rules::COMMON, &here), Bounds { min: 1, max: 9 });
/// ```
#[doc(alias = "monmin_difficulty")]
#[doc(alias = "monmax_difficulty")]
pub const fn bounds(rules: &Rules, place: &Place) -> Bounds {
    let level = place.level_difficulty as i32;
    let hero = match place.hero_level_in_bounds {
        0 => place.hero_level,
        stands_for_it => stands_for_it,
    };
    let min = rounded(level, rules.min_divisor, rules.min_rounds_up);
    let max = match fixed_max(rules, place) {
        Some(fixed) => fixed,
        None => rounded(level + hero as i32, rules.max_divisor, rules.max_rounds_up),
    };
    Bounds { min: min + place.min_added as i32, max: max + place.max_added as i32 }
}

/// The greatest difficulty that may come, where no level has a say in it.
pub(super) const fn fixed_max(rules: &Rules, place: &Place) -> Option<i32> {
    if place.wizard_deaths > 0 && rules.max_after_wizard > 0 {
        Some(rules.max_after_wizard as i32)
    } else if rules.max_divisor == 0 {
        Some(u8::MAX as i32)
    } else {
        None
    }
}

const fn rounded(value: i32, divisor: u8, up: u8) -> i32 {
    let carried = if up != 0 && value > 0 { divisor as i32 - 1 } else { 0 };
    part::<2>(value + carried, divisor)
}

/// The bounds of each try of a pick, from 0 on: the ordinary ones, then those that the rules
/// widen; none where they don't try so often.
pub(super) fn nth_bounds(rules: &Rules, place: &Place, nth: u8) -> Option<Bounds> {
    let mut bounds = bounds(rules, place);
    if let Some(again) = usize::from(nth).checked_sub(1) {
        bounds.min += i32::from(*rules.min_widened.get(again)?);
        bounds.max += i32::from(*rules.max_widened.get(again)?);
    }
    (nth <= rules.wider_tries).then_some(bounds)
}

/// The bounds of all tries of a pick.
pub(super) fn tries<'a>(rules: &'a Rules, place: &'a Place) -> impl Iterator<Item = Bounds> + 'a {
    (0..).map_while(|nth| nth_bounds(rules, place, nth))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The limits of the spec's worked examples: level difficulty, hero's level, limits.
    #[test]
    fn bounds_of_the_worked_examples() {
        for (level_difficulty, hero_level, min, max) in
            [(1, 1, 0, 1), (10, 8, 1, 9), (11, 8, 1, 9), (12, 8, 2, 10), (52, 14, 8, 33)]
        {
            let place = Place { level_difficulty, hero_level, ..Place::default() };
            assert_eq!(bounds(&Rules::COMMON, &place), Bounds { min, max });
        }
    }

    /// Either end may be rounded up, and have no divisor at all.
    #[test]
    fn bounds_are_rounded_as_the_rules_say() {
        let up = Rules { min_rounds_up: 1, max_rounds_up: 1, ..Rules::COMMON };
        let none = Rules { min_divisor: 0, max_divisor: 0, ..up };
        for (level_difficulty, hero_level, min, max) in
            [(13, 8, 3, 11), (12, 8, 2, 10), (0, 0, 0, 0), (-7, 0, -1, -3)]
        {
            let place = Place { level_difficulty, hero_level, ..Place::default() };
            assert_eq!(bounds(&up, &place), Bounds { min, max });
            assert_eq!(bounds(&none, &place), Bounds { min: 0, max: 255 });
        }
    }

    /// A ceiling once the Wizard is dead, if the rules have one.
    #[test]
    fn the_wizards_death_may_fix_the_greatest() {
        let strict = Rules { max_after_wizard: 30, ..Rules::COMMON };
        for (rules, wizard_deaths, max) in
            [(Rules::COMMON, 0, 9), (Rules::COMMON, 1, 9), (strict, 0, 9), (strict, 1, 30)]
        {
            let place =
                Place { level_difficulty: 10, hero_level: 8, wizard_deaths, ..Place::default() };
            assert_eq!(bounds(&rules, &place).max, max);
        }
    }

    /// Each try has bounds of its own, and there are no more than the rules say.
    #[test]
    fn wider_tries() {
        let rules = Rules {
            wider_tries: 2,
            min_widened: [-1, -2, -3],
            max_widened: [2, 5, 9],
            ..Rules::COMMON
        };
        let place = Place { level_difficulty: 24, hero_level: 8, ..Place::default() };
        let expected = [(4, 16), (3, 18), (2, 21)];
        assert!(tries(&rules, &place).eq(expected.map(|(min, max)| Bounds { min, max })));
    }

    /// The rule is const: a port can have its difficulties computed when it is compiled.
    #[cfg(feature = "nethack-3-6-7")]
    #[test]
    fn the_rule_runs_at_compile_time() {
        use crate::nethack::v3_6_7::RULES;
        const NEWT: Terms = difficulty_by_rule(
            &RULES,
            &Species {
                traits: 0,
                generation: generation::GENO,
                fixed_hp: 0,
                grows_by: 0,
                class: super::super::class::LIZARD,
                level: 0,
                difficulty: 0,
                frequency: 5,
                alignment: 0,
                birth_limit: 0,
                home: 0,
            },
            &Combat {
                first_attack: 0,
                nutrition: 20,
                attack_count: 1,
                speed: 6,
                armour_class: 8,
                adjustment: 0,
                size: 0,
                magic_resistance: 0,
            },
            &[Attack { kind: attack::BITE, damage: damage::PHYS, dice: 1, sides: 3 }],
        );
        const { assert!(NEWT.difficulty == 1 && NEWT.bonus == 1) };
    }

    /// A leprechaun that can do nothing: a negative bonus takes the third, dropped to 0.
    #[cfg(feature = "nethack-3-6-7")]
    #[test]
    fn a_negative_bonus_counts_as_little() {
        use crate::nethack::v3_6_7::RULES;
        let species = Species { level: 5, ..Species::default() };
        let combat = Combat { armour_class: 10, adjustment: -2, ..Combat::default() };
        let terms = difficulty_by_rule(&RULES, &species, &combat, &[]);
        assert_eq!((terms.bonus, terms.difficulty), (-2, 6));
    }

    /// Nothing at all would be -1.
    #[cfg(feature = "nethack-3-6-7")]
    #[test]
    fn no_difficulty_is_below_the_floor() {
        use crate::nethack::v3_6_7::RULES;
        let combat = Combat { armour_class: 10, ..Combat::default() };
        for floor in [0, 1, 3] {
            let rules = Rules { difficulty_floor: floor, ..RULES };
            let terms = difficulty_by_rule(&rules, &Species::default(), &combat, &[]);
            assert_eq!((terms.bonus, terms.difficulty), (0, floor.into()));
        }
    }
}
