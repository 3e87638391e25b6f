//! What Omega's files have in common: the library, places of a difficulty, maps, objects.

use std::cell::RefCell;
use std::rc::Rc;

use monstr::capi::*;
use monstr::omega::Creature;

use super::file::{Outcome, Row};
use crate::library::omega::{NOWHERE, Omega, World};

/// Omega's own table.
pub fn omega(row: &Row) -> Outcome<Omega<'static>> {
    Omega::embedded().ok_or_else(|| row.wrong("", "the library has no Omega"))
}

/// A place, with the standard context.
pub fn place(environment: i32, depth: i32) -> monstr_om_place {
    monstr_om_place { environment, depth, ..NOWHERE }
}

/// A place of that difficulty, and no temple.
pub fn place_of(difficulty: i32) -> Option<monstr_om_place> {
    let (environment, depth) = match difficulty {
        1 => (MONSTR_OM_ENV_VILLAGE, 1),
        2 => (MONSTR_OM_ENV_CAVES, 3),
        3 => (MONSTR_OM_ENV_CITY, 1),
        4 => (MONSTR_OM_ENV_CAVES, 9),
        5 => (MONSTR_OM_ENV_ARENA, 1),
        6 => (MONSTR_OM_ENV_SEWERS, 18),
        7 => (MONSTR_OM_ENV_COUNTRYSIDE, 1),
        8 => (MONSTR_OM_ENV_ASTRAL, 1),
        9 => (MONSTR_OM_ENV_DLAIR, 1),
        10 => (MONSTR_OM_ENV_ABYSS, 1),
        _ => return None,
    };
    Some(place(environment, depth))
}

/// A place of the difficulty that a row tells.
pub fn place_by_difficulty(row: &Row) -> Outcome<monstr_om_place> {
    let unknown = || row.wrong("difficulty", "no place of that difficulty is known");
    place_of(row.int("difficulty")?).ok_or_else(unknown)
}

/// How many levels a dungeon has.
pub fn levels(row: &Row, environment: i32) -> Outcome<i32> {
    match environment {
        MONSTR_OM_ENV_CAVES => Ok(10),
        MONSTR_OM_ENV_SEWERS => Ok(18),
        MONSTR_OM_ENV_ASTRAL => Ok(5),
        MONSTR_OM_ENV_VOLCANO => Ok(20),
        MONSTR_OM_ENV_CASTLE => Ok(16),
        _ => Err(row.wrong("environment", "no dungeon")),
    }
}

/// A map made by a pattern `a:b:m:t:s:u`: floor where (a x + b y) % m < t, secret where
/// (x + 2 y) % s is 0, of building (x + y) % u.
#[derive(Clone, Copy, Debug)]
pub struct Pattern([i32; 6]);

impl Pattern {
    /// Reads a pattern out of a cell.
    pub fn of(row: &Row, name: &str, text: &str) -> Outcome<Self> {
        let numbers: [i32; 6] = row.numbers(name, text)?;
        if numbers[2] > 0 { Ok(Pattern(numbers)) } else { Err(row.wrong(name, "no such map")) }
    }

    /// Whether a creature can be put there, who isn't to get into building `avoided`.
    pub fn is_free(&self, x: i32, y: i32, avoided: i32) -> bool {
        let [a, b, m, t, s, u] = self.0;
        let secret = s > 0 && (x + 2 * y) % s == 0;
        let building = if u > 0 { (x + y) % u } else { 0 };
        (a * x + b * y) % m < t && !secret && building != avoided
    }
}

/// Where creatures are put: on a map, or one after the other from 0, 0 on.
#[derive(Clone, Copy, Debug)]
pub enum Places {
    Given,
    On(Pattern),
}

impl Places {
    /// Reads a cell: `given` or a pattern.
    pub fn of(row: &Row, name: &str) -> Outcome<Self> {
        match row.text(name)? {
            "given" => Ok(Places::Given),
            pattern => Ok(Places::On(Pattern::of(row, name, pattern)?)),
        }
    }

    /// A world of such places, in which objects are made by the script.
    pub fn world(&self, objects: &Objects) -> World<'static> {
        let mut world = objects.world();
        match *self {
            Places::Given => {
                let mut next = 0;
                world.place = Some(Box::new(move || {
                    next += 1;
                    ((next - 1) % 64, (next - 1) / 64)
                }));
            }
            Places::On(map) => {
                world.is_free = Some(Box::new(move |x, y, _| map.is_free(x, y, -1).into()));
            }
        }
        world
    }
}

/// The object maker: what it is to draw and say, call by call; at the end of the script, and
/// with none, it draws nothing and keeps every object. Counts its calls.
#[derive(Clone, Debug, Default)]
pub struct Objects {
    script: Vec<(Vec<i32>, bool)>,
    calls: Rc<RefCell<usize>>,
}

impl Objects {
    /// Reads the calls of a cell: `135/24/3-;135/41/3+` is two, the first of them refused.
    pub fn scripted(row: &Row, name: &str) -> Outcome<Self> {
        let wrong = |call: &str| row.wrong(name, format!("'{call}' is no call"));
        let mut script = Vec::new();
        for call in row.items(name, ';')? {
            let (draws, kept) = match (call.strip_suffix('+'), call.strip_suffix('-')) {
                (Some(draws), _) => (draws, true),
                (_, Some(draws)) => (draws, false),
                _ => return Err(wrong(call)),
            };
            let bounds = draws.split('/').map(str::parse).collect::<Result<_, _>>();
            script.push((bounds.map_err(|_| wrong(call))?, kept));
        }
        Ok(Objects { script, ..Objects::default() })
    }

    /// A world with this object maker, and nothing else.
    pub fn world(&self) -> World<'static> {
        let Objects { script, calls } = self.clone();
        World {
            object: Some(Box::new(move |dice, _| {
                let call = *calls.borrow();
                *calls.borrow_mut() += 1;
                let Some((bounds, kept)) = script.get(call) else { return 1 };
                let drawn = bounds.iter().all(|&bound| dice.below(bound).is_ok());
                if drawn { (*kept).into() } else { -1 }
            })),
            ..World::default()
        }
    }

    /// How often it was called.
    pub fn calls(&self) -> usize {
        *self.calls.borrow()
    }

    /// That all of the script was asked for.
    pub fn expect_all(&self, row: &Row, name: &str) -> Outcome {
        match self.calls() {
            calls if calls < self.script.len() => {
                row.expect(name, format_args!("only {calls} calls"))
            }
            _ => Ok(()),
        }
    }
}

/// Whether a creature is awake: 1 or 0.
pub fn awake(creature: &Creature) -> i32 {
    (creature.status as i32 & MONSTR_OM_STATUS_AWAKE != 0).into()
}

/// Compares a list: one number of each creature.
pub fn expect_each<T: ToString>(
    row: &Row,
    name: &str,
    creatures: &[Creature],
    of: impl Fn(&Creature) -> T,
) -> Outcome {
    let numbers: Vec<_> = creatures.iter().map(|creature| of(creature).to_string()).collect();
    row.expect(name, numbers.join(";"))
}

/// A column about one creature, and how it is told.
pub type Column = (&'static str, fn(&Creature) -> i32);

/// Compares the columns of a creature that may not have been made; they are empty then.
pub fn expect_creature(row: &Row, made: Option<&Creature>, columns: &[Column]) -> Outcome {
    for (name, of) in columns {
        row.expect(name, made.map_or(String::new(), |creature| of(creature).to_string()))?;
    }
    Ok(())
}

pub const TEMPLATE: Column = ("template", |creature| creature.template);
pub const FINAL_ID: Column = ("final_id", |creature| creature.id);
pub const STATUS: Column = ("status", |creature| creature.status as i32);
pub const AUX2: Column = ("aux2", |creature| creature.aux2);
pub const X: Column = ("x", |creature| creature.x);
pub const Y: Column = ("y", |creature| creature.y);
