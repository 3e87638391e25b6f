//! Difficulty by the rule, and a level's difficulty.

use monstr::capi::monstr_nh_whereabouts;
use monstr::nethack::codes::traits;
use monstr::nethack::{Attack, Combat, Dungeon, Species};

use super::file::{Outcome, Row};
use super::nethack;
use crate::codes;
use crate::library::{builds_up, deepest_reached, depth};

/// A species that doesn't exist.
pub fn made_up(row: &Row) -> Outcome {
    let nethack = nethack(row)?;
    // What the games know by a name is in the record of that name.
    let (mut traits, adjustment) = match row.text("trait")? {
        "none" => (0, 0),
        name => {
            let who = nethack.find(name)?;
            let (species, (combat, _)) = (nethack.species(who)?, nethack.combat(who)?);
            (species.traits & traits::PLAIN_DAMAGE, combat.adjustment)
        }
    };
    if row.flag("strong")? {
        traits |= traits::STRONG;
    }
    let species = Species {
        traits,
        generation: generation(row)?,
        level: row.number("level")?,
        ..Species::default()
    };
    let combat = Combat {
        speed: row.number("speed")?,
        armour_class: row.number("ac")?,
        adjustment,
        ..Combat::default()
    };
    row.expect("difficulty", nethack.difficulty_by_rule(&species, &combat, &attacks(row)?)?)
}

/// The generation flags of a row: `GENO|SGROUP`.
pub fn generation(row: &Row) -> Outcome<u8> {
    let words = row.items("generation", '|')?;
    let bits = words.map(|word| row.code_of("generation", word, codes::GENERATION));
    Ok(bits.sum::<Outcome<i32>>()? as u8)
}

/// The attacks of a row: `BITE:PHYS:2d4;STNG:DRST:3d4`.
pub fn attacks(row: &Row) -> Outcome<Vec<Attack>> {
    row.items("attacks", ';')?.map(|text| attack(row, text)).collect()
}

fn attack(row: &Row, text: &str) -> Outcome<Attack> {
    let wrong = || row.wrong("attacks", format!("'{text}' is no TYPE:DAMAGE:NdM"));
    let [kind, damage, roll] = text.split(':').collect::<Vec<_>>()[..] else {
        return Err(wrong());
    };
    let (dice, sides) = roll.split_once('d').ok_or_else(wrong)?;
    Ok(Attack {
        kind: row.code_of("attacks", kind, codes::ATTACKS)? as u8,
        damage: row.code_of("attacks", damage, codes::DAMAGES)? as u8,
        dice: dice.parse().map_err(|_| wrong())?,
        sides: sides.parse().map_err(|_| wrong())?,
    })
}

/// Where the list of a row's dungeons has Gehennom and the Elemental Planes.
const GEHENNOM: usize = 1;
const PLANES: usize = 7;

pub fn level(row: &Row) -> Outcome {
    let dungeons = row.items("dungeons", ';')?.map(|text| {
        let [depth_start, levels, entry_level, reached_level] = row.numbers("dungeons", text)?;
        Ok(Dungeon { depth_start, levels, entry_level, reached_level })
    });
    let dungeons = dungeons.collect::<Outcome<Vec<_>>>()?;
    let at = |name, index: usize| {
        dungeons.get(index).ok_or_else(|| row.wrong(name, format!("there is no dungeon {index}")))
    };
    let (number, gehennom) = (row.number("dungeon")?, at("dungeons", GEHENNOM)?);
    let dungeon = at("dungeon", number)?;

    // What follows from the dungeons. Of one that has a single level only its stairs tell
    // whether it is climbed.
    row.expect("endgame", i32::from(number == PLANES))?;
    row.expect("depth", depth(dungeon, row.int("dlevel")?)?)?;
    row.expect("entry_level", dungeon.entry_level)?;
    if dungeon.levels > 1 {
        row.expect("builds_up", builds_up(dungeon)?)?;
    }
    row.expect("sanctum_depth", depth(gehennom, gehennom.levels.into())?)?;
    row.expect("deepest_reached", deepest_reached(&dungeons)?)?;

    row.ignore("aggravate_innate")?;
    let whereabouts = monstr_nh_whereabouts {
        depth: row.int("depth")?,
        level: row.int("dlevel")?,
        entry_level: row.int("entry_level")?,
        sanctum_depth: row.int("sanctum_depth")?,
        deepest_reached: row.int("deepest_reached")?,
        hero_level: row.int("hero_level")?,
        builds_up: row.int("builds_up")?,
        endgame: row.int("endgame")?,
        has_amulet: row.int("amulet")?,
        aggravates: row.int("aggravate_worn")?,
    };
    row.expect("level_difficulty", nethack(row)?.level_difficulty(&whereabouts)?)
}
