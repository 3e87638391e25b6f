//! The rules as one would write them down at first, from their description: a walk over the
//! table with every test in its place, nothing kept and nothing prepared. What the library is
//! timed against.
//!
//! The editions' differences are written out; knobs that only a game's own rules turn are not
//! asked for.

use std::ops::Range;

use monstr::dice::Dice;
use monstr::nethack::class;
use monstr::nethack::codes::{generation, home, traits};
use monstr::nethack::{Alignment, ClassPick, Place, Plane, Species, Table, Temperature, Vigor};

/// The flags of a species that is genocided, or extinct, in the bytes of [`World::gone`].
pub const GENOCIDED: u8 = 2;
pub const EXTINCT: u8 = 1;

/// What the rules are asked about: the table, the place, and a byte for each species that
/// tells whether it is gone.
pub struct World<'a> {
    pub table: &'a Table<'a>,
    pub place: &'a Place,
    pub gone: &'a [u8],
}

impl World<'_> {
    fn ordinary(&self) -> &[Species] {
        &self.table.species[..self.table.ordinary.into()]
    }

    fn is_gone(&self, who: usize) -> bool {
        self.gone[who] & (GENOCIDED | EXTINCT) != 0
    }

    fn is_uncommon(&self, who: usize) -> bool {
        let species = &self.ordinary()[who];
        if species.generation & (generation::NOGEN | generation::UNIQ) != 0 || self.is_gone(who) {
            return true;
        }
        match self.place.gehennom {
            true => species.alignment > 0,
            false => species.generation & generation::HELL != 0,
        }
    }

    fn is_wrong_element(&self, species: &Species) -> bool {
        if species.class == class::ELEMENTAL {
            return species.home
                != match self.place.plane {
                    Plane::Earth => home::EARTH,
                    Plane::Air => home::AIR,
                    Plane::Fire => home::FIRE,
                    _ => home::WATER,
                };
        }
        let flies = species.is(traits::FLIES) && species.class != class::TRAPPER;
        let floats = [class::EYE, class::LIGHT, class::GHOST, class::VORTEX];
        match self.place.plane {
            Plane::Water => !species.is(traits::SWIMS),
            Plane::Fire => !species.is(traits::RESISTS_FIRE),
            Plane::Air => {
                !(flies || species.is(traits::AMORPHOUS) || floats.contains(&species.class))
            }
            _ => false,
        }
    }

    fn is_candidate(&self, who: usize) -> bool {
        let (species, place) = (&self.ordinary()[who], self.place);
        let (level, hero) = (i32::from(place.level_difficulty), i32::from(place.hero_level));
        let difficulty = i32::from(species.difficulty);
        if difficulty < level / 6 + i32::from(place.min_added)
            || difficulty > (level + hero) / 2 + i32::from(place.max_added)
        {
            return false;
        }
        if place.rogue_level && !class::contains(class::CAPITALS, species.class) {
            return false;
        }
        let elemental = !matches!(place.plane, Plane::None | Plane::Astral);
        if elemental && self.is_wrong_element(species) || self.is_uncommon(who) {
            return false;
        }
        !(place.gehennom && species.generation & generation::NOHELL != 0)
    }

    fn weight(&self, who: usize) -> i32 {
        let (species, place) = (&self.ordinary()[who], self.place);
        let alignment = i32::from(species.alignment);
        let shift = match place.alignment {
            Alignment::None => 0,
            Alignment::Lawful => (alignment + 20) / 8,
            Alignment::Neutral => (20 - alignment.abs()) / 4,
            Alignment::Chaotic => (20 - alignment) / 8,
        };
        let suits = match place.temperature {
            Temperature::Normal => false,
            Temperature::Hot => species.is(traits::RESISTS_FIRE),
            Temperature::Cold => species.is(traits::RESISTS_COLD),
        };
        i32::from(species.frequency) + shift + if suits { 3 } else { 0 }
    }

    /// The weights of all ordinary species, as the older games keep them, and their sum.
    pub fn fill(&self, weights: &mut [i32]) -> i32 {
        let mut total = 0;
        for (who, weight) in weights.iter_mut().enumerate().take(self.ordinary().len()) {
            *weight = if self.is_candidate(who) { self.weight(who) } else { 0 };
            total += *weight;
        }
        total
    }

    /// A draw for each candidate.
    pub fn pick_by_reservoir(&self, dice: &mut impl Dice) -> Option<usize> {
        let mut chosen = None;
        let mut sum = 0;
        for who in 0..self.ordinary().len() {
            if !self.is_candidate(who) {
                continue;
            }
            let weight = self.weight(who);
            if (1..128).contains(&weight) {
                sum += weight;
                if dice.below(sum) < weight {
                    chosen = Some(who);
                }
            }
        }
        chosen
    }

    fn is_too_strong(&self, species: &Species) -> bool {
        i32::from(species.difficulty) > i32::from(self.place.level_difficulty) / 2
    }

    fn is_above_hero(&self, species: &Species) -> bool {
        adjusted_level(species, self.place) > 2 * i32::from(self.place.hero_level)
    }

    /// One of a class, as 3.4.3 picks it.
    pub fn pick_class_by_frequency(
        &self,
        asked: &ClassPick,
        dice: &mut impl Dice,
    ) -> Option<usize> {
        let (all, table) = (self.ordinary(), &self.table.species);
        let mask = (generation::NOGEN | generation::UNIQ) & !asked.lifted;
        let usable = |who: usize| {
            !self.is_gone(who)
                && all[who].generation & mask == 0
                && !all[who].is(traits::PLACEHOLDER)
        };
        let start = all.iter().position(|species| species.class == asked.class)?;
        let mut total = 0;
        for who in start..all.len() {
            if all[who].class != asked.class {
                break;
            }
            if !usable(who) {
                continue;
            }
            let before = if who == 0 { 0 } else { table[who - 1].difficulty };
            let jumps = all[who].difficulty != before;
            if total > 0 && self.is_too_strong(&all[who]) && jumps && dice.below(2) == 1 {
                break;
            }
            total += i32::from(all[who].frequency);
        }
        if total == 0 {
            return None;
        }
        let mut rest = dice.one_to(total);
        for who in start..all.len() {
            if all[who].class != asked.class {
                break;
            }
            if !usable(who) {
                continue;
            }
            rest -= i32::from(all[who].frequency);
            if rest != 0 && self.is_above_hero(&all[who]) && all[who].level != table[who + 1].level
            {
                rest -= 1;
            }
            if rest <= 0 {
                return Some(who);
            }
        }
        None
    }

    /// One of a class, as quickly as we can write it for 3.4.3 alone: where the class stands is
    /// known, and each species is asked once.
    pub fn pick_class_quickly(
        &self,
        runs: &[Range<usize>],
        asked: &ClassPick,
        dice: &mut impl Dice,
    ) -> Option<usize> {
        let place = runs[usize::from(asked.class)].clone();
        let (start, run) = (place.start, &self.table.species[place]);
        let mask = (generation::NOGEN | generation::UNIQ) & !asked.lifted;
        let (mut usable, mut count) = ([(0_u8, 0_u8); ClassPick::CAPACITY], 0);
        let (mut total, mut before) = (0, 0);
        for (nth, (species, gone)) in (0..).zip(run.iter().zip(&self.gone[start..])) {
            let before = std::mem::replace(&mut before, species.difficulty);
            if (species.generation & mask != 0)
                | species.is(traits::PLACEHOLDER)
                | (gone & (GENOCIDED | EXTINCT) != 0)
            {
                continue;
            }
            let jumps = species.difficulty != before;
            if total > 0 && self.is_too_strong(species) && jumps && dice.below(2) == 1 {
                break;
            }
            total += i32::from(species.frequency);
            usable[count] = (nth, species.frequency);
            count += 1;
        }
        if total == 0 {
            return None;
        }
        let mut rest = dice.one_to(total);
        let found = usable[..count].iter().find(|&&(nth, frequency)| {
            rest -= i32::from(frequency);
            if rest != 0 {
                let species = &self.table.species[start + usize::from(nth)..][..2];
                let jumps = species[0].level != species[1].level;
                rest -= i32::from(jumps && self.is_above_hero(&species[0]));
            }
            rest <= 0
        });
        found.map(|&(nth, _)| start + usize::from(nth))
    }

    /// One of a class, as 3.6.7 picks it, or with `sorted` as 5.0.0 does.
    pub fn pick_class_by_weight(
        &self,
        asked: &ClassPick,
        sorted: bool,
        dice: &mut impl Dice,
    ) -> Option<usize> {
        let all = self.ordinary();
        let start = all.iter().position(|species| species.class == asked.class)?;
        let mut order = Vec::new();
        for (who, species) in all.iter().enumerate().skip(start) {
            if species.class != asked.class {
                break;
            }
            order.push(who);
        }
        let mut zero_class = false;
        if sorted {
            order.sort_by_key(|&who| all[who].difficulty);
            zero_class =
                self.table.species.iter().all(|s| s.class != asked.class || s.frequency == 0);
        }
        let mut weights = vec![0; order.len()];
        let mut total = 0;
        for nth in 0..order.len() {
            let (who, species) = (order[nth], &all[order[nth]]);
            if asked.alignment != Alignment::None {
                let side = match asked.alignment {
                    Alignment::Lawful => 1,
                    Alignment::Chaotic => -1,
                    _ => 0,
                };
                if species.alignment.signum() != side {
                    continue;
                }
            }
            let mut mask = generation::NOGEN | generation::UNIQ;
            if sorted && (dice.below(9) != 0 || asked.class == class::LICH) {
                mask |= match self.place.gehennom {
                    true => generation::NOHELL,
                    false => generation::HELL,
                };
            }
            mask &= !asked.lifted;
            if self.is_gone(who)
                || species.generation & mask != 0
                || species.is(traits::PLACEHOLDER | traits::MAIL_DAEMON)
            {
                continue;
            }
            let before = match (sorted, nth) {
                (true, 0) => 0,
                (true, _) => all[order[nth - 1]].difficulty,
                (false, _) if who == 0 => 0,
                (false, _) => all[who - 1].difficulty,
            };
            let jumps = species.difficulty > before;
            if total > 0 && self.is_too_strong(species) && jumps && dice.below(2) == 1 {
                break;
            }
            let frequency = if zero_class { 1 } else { i32::from(species.frequency) };
            if frequency > 0 {
                weights[nth] = frequency + 1 - i32::from(self.is_above_hero(species));
                total += weights[nth];
            }
        }
        pick_weighted(&weights, total, dice).map(|nth| order[nth])
    }
}

/// Where each class stands among the ordinary species.
pub fn class_runs(table: &Table<'_>) -> Vec<Range<usize>> {
    let classes = table.species[..table.ordinary.into()].iter().map(|species| species.class);
    let run = |class| {
        let start = classes.clone().position(|other| other == class).unwrap_or(0);
        start..start + classes.clone().skip(start).take_while(|&other| other == class).count()
    };
    (0..class::COUNT).map(run).collect()
}

/// One draw over the weights.
pub fn pick_weighted(weights: &[i32], total: i32, dice: &mut impl Dice) -> Option<usize> {
    if total <= 0 {
        return None;
    }
    let mut rest = dice.one_to(total);
    weights.iter().position(|weight| {
        rest -= weight;
        rest <= 0
    })
}

/// The level that a monster comes with.
pub fn adjusted_level(species: &Species, place: &Place) -> i32 {
    let base = i32::from(species.level);
    if species.is(traits::RISES_STRONGER) {
        return (base + i32::from(place.wizard_deaths)).min(49);
    }
    if base > 49 {
        return 50;
    }
    let mut level = base;
    let beyond = i32::from(place.level_difficulty) - base;
    level += if beyond < 0 { -1 } else { beyond / 5 };
    let above = i32::from(place.hero_level) - base;
    if above > 0 {
        level += above / 4;
    }
    level.clamp(0, (3 * base / 2).min(49))
}

/// `count` dice of so many sides, one after the other.
fn roll(dice: &mut impl Dice, count: i32, sides: i32) -> i32 {
    let mut sum = count;
    for _ in 0..count {
        sum += dice.below(sides);
    }
    sum
}

/// A new monster's level and hit points; with `boost` as in 5.0.0.
pub fn new_hit_points(
    species: &Species,
    place: &Place,
    boost: bool,
    dice: &mut impl Dice,
) -> Vigor {
    let base = i32::from(species.level);
    let mut level = adjusted_level(species, place);
    let (mut hp, least) = if species.fixed_hp > 0 {
        (species.fixed_hp.into(), 0)
    } else if species.is(traits::RIDER) {
        (roll(dice, 10, 8), 10)
    } else if base > 49 {
        level = 2 * (base - 6) / 4;
        (2 * (base - 6), 0)
    } else if species.is(traits::ADULT_DRAGON) {
        match place.plane {
            Plane::None => (4 * level + roll(dice, level, 4), level),
            _ => (8 * level, level),
        }
    } else if level == 0 {
        (dice.one_to(4), 1)
    } else {
        let at_home = species.home != home::NOWHERE && species.home == place.plane as u8;
        (roll(dice, level, 8) * if at_home { 3 } else { 1 }, level)
    };
    if boost && hp == least {
        hp += 1;
    }
    Vigor { level, hp, hp_max: hp }
}
