//! The rules as one would write them down at first: a linear walk over the table with every
//! test in its place, nothing kept and nothing prepared. What the library is timed against.

use monstr::dice::Dice;
use monstr::nethack::codes::{generation, traits};
use monstr::nethack::{Place, Species, Table, Vigor};

/// Whether a species can come on an ordinary level outside Gehennom; nothing is gone.
fn fits(species: &Species, place: &Place) -> bool {
    let (level, hero) = (i32::from(place.level_difficulty), i32::from(place.hero_level));
    let difficulty = i32::from(species.difficulty);
    difficulty >= level / 6
        && difficulty <= (level + hero) / 2
        && species.generation & (generation::NOGEN | generation::UNIQ | generation::HELL) == 0
}

/// The weights of all ordinary species, as the older games keep them.
pub fn weights(table: &Table<'_>, place: &Place, weights: &mut [i32]) -> i32 {
    let mut total = 0;
    for (at, species) in table.species[..table.ordinary.into()].iter().enumerate() {
        weights[at] = if fits(species, place) { species.frequency.into() } else { 0 };
        total += weights[at];
    }
    total
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

/// A draw for each candidate.
pub fn pick_by_reservoir(table: &Table<'_>, place: &Place, dice: &mut impl Dice) -> Option<usize> {
    let mut chosen = None;
    let mut sum = 0;
    for (at, species) in table.species[..table.ordinary.into()].iter().enumerate() {
        let weight = i32::from(species.frequency);
        if fits(species, place) && weight > 0 {
            sum += weight;
            if dice.below(sum) < weight {
                chosen = Some(at);
            }
        }
    }
    chosen
}

/// A new monster's level and hit points.
pub fn new_hit_points(species: &Species, place: &Place, dice: &mut impl Dice) -> Vigor {
    let base = i32::from(species.level);
    let mut level = base;
    if level > 49 {
        level = 50;
    } else {
        let beyond = i32::from(place.level_difficulty) - base;
        level += if beyond < 0 { -1 } else { beyond / 5 };
        let above = i32::from(place.hero_level) - base;
        if above > 0 {
            level += above / 4;
        }
        level = level.clamp(0, (3 * base / 2).min(49));
    }
    let hp = if species.fixed_hp > 0 {
        species.fixed_hp.into()
    } else if species.traits & traits::RIDER != 0 {
        dice.roll(10, 8)
    } else if base > 49 {
        level = 2 * (base - 6) / 4;
        2 * (base - 6)
    } else if species.traits & traits::ADULT_DRAGON != 0 {
        4 * level + dice.roll(level, 4)
    } else if level == 0 {
        dice.one_to(4)
    } else {
        dice.roll(level, 8)
    };
    Vigor { level, hp, hp_max: hp }
}
