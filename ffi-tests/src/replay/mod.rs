//! Holds the library against measured answers, in the golden format: every row of a file
//! and every sweep, through the C entry points.
//!
//! To add a rule: write its handler in a file beside this one, name it in `NETHACK`, `OMEGA`
//! or one of the lists of sweeps below, and give the C function a safe wrapper in
//! [`library`](crate::library).
//!
//! A handler asks the row for its inputs (`row.int("level")?`, or `int_or` where the cell
//! may be empty), asks the library, and hands the answers back: `row.expect("hp", hp)?`,
//! `row.expect_trace(&dice)?`. It has to touch each column in every row; `row.ignore("class")?`
//! says that one plays no part.
//!
//! A sweep's handler walks the ranges (`for level in sweep.range("level")?`) and makes each
//! call inside [`Sweep::drawn`], or hands the answers to [`Sweep::call`] where nothing is
//! drawn.

mod births;
mod difficulty;
mod drain;
mod experience;
mod file;
mod groups;
mod growth;
mod hero;
mod hero_death;
mod hero_healing;
mod hero_level;
mod hero_loss;
mod hero_nurse;
mod hero_polymorph;
mod hero_prayer;
mod hero_turn;
mod monster;
mod omega;
mod omega_create;
mod omega_floor;
mod omega_later;
mod omega_npc;
mod omega_scene;
mod omega_species;
mod omega_sweep;
mod recovery;
mod selection;
mod sweep;

use std::fmt;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

pub use difficulty::{attacks, generation};
pub use file::{Outcome, Row, Trouble, read, rows, unpack};
pub use sweep::{Digest, Sweep};

use monstr::nethack::Vigor;

use crate::library::NetHack;

/// Runs one row.
type Handler = fn(&Row) -> Outcome;

/// NetHack's rules, as the files are named after them.
const NETHACK: &[(&str, Handler)] = &[
    ("adj_lev", monster::adj_lev),
    ("births", births::births),
    ("difficulty_made_up", difficulty::made_up),
    ("drain", drain::drain),
    ("experience", experience::experience),
    ("groups", groups::groups),
    ("grow_up", growth::grow_up),
    ("guardian", growth::guardian),
    ("hero_death", hero_death::death),
    ("hero_exertion", hero_turn::exertion),
    ("hero_goldenglow", hero_prayer::prayer),
    ("hero_hp-sweeps", sweep::run_hero),
    ("hero_levelgain", hero_level::levelgain),
    ("hero_levelloss", hero_level::levelloss),
    ("hero_losehp", hero_loss::losehp),
    ("hero_lowhp", hero_prayer::lowhp),
    ("hero_mondeath", hero_death::mondeath),
    ("hero_newhp", hero_level::newhp),
    ("hero_newman", hero_polymorph::newman),
    ("hero_nurse", hero_nurse::nurse),
    ("hero_polyhp", hero_polymorph::polyhp),
    ("hero_potion", hero_healing::potion),
    ("hero_prayer", hero_prayer::prayer),
    ("hero_prayfix", hero_prayer::prayfix),
    ("hero_regen", hero_turn::regen),
    ("hero_spell", hero_healing::spell),
    ("hero_stamina", hero_turn::stamina),
    ("level_difficulty", difficulty::level),
    ("mkclass", selection::mkclass),
    ("mkclass_poly", selection::mkclass_poly),
    ("mplayer", growth::mplayer),
    ("newmonhp", monster::newmonhp),
    ("regen", recovery::regen),
    ("rndmonnum", selection::rndmonnum),
    ("rndmonst", selection::rndmonst),
    ("rndmonst_cache", selection::rndmonst_cache),
    ("sweeps", sweep::run),
];

/// FIQHack's rules.
const FIQHACK: &[(&str, Handler)] =
    &[("hero_regen", hero_turn::fiqhack_regen), ("hero_regen-sweeps", sweep::run_fiqhack)];

/// Runs one sweep.
type SweepHandler = fn(&mut Sweep) -> Outcome;

/// NetHack's sweeps, as the column `rule` names them.
const NETHACK_SWEEPS: &[(&str, SweepHandler)] = &[
    ("adj_lev", monster::sweep_adj_lev),
    ("births", births::sweep),
    ("drain", drain::sweep_drain),
    ("groups", groups::sweep),
    ("grow_up", growth::sweep_grow_up),
    ("guardian", growth::sweep_guardian),
    ("mkclass", selection::sweep_mkclass),
    ("mkclass_align", selection::sweep_mkclass_align),
    ("mkclass_poly", selection::sweep_mkclass_poly),
    ("mplayer", growth::sweep_mplayer),
    ("newmonhp", monster::sweep_newmonhp),
    ("regen", recovery::sweep_regen),
    ("rndmonst", selection::sweep_rndmonst),
    ("rndmonst_planes", selection::sweep_rndmonst_planes),
    ("rndmonst_quest", selection::sweep_rndmonst_quest),
    ("rndmonst_rogue", selection::sweep_rndmonst_rogue),
];

/// The same for the hero's.
const HERO_SWEEPS: &[(&str, SweepHandler)] = &[
    ("climb", hero_level::sweep_climb),
    ("eel", hero_turn::sweep_eel),
    ("levelgain", hero_level::sweep_levelgain),
    ("lowhp", hero_prayer::sweep_lowhp),
    ("newman", hero_polymorph::sweep_newman),
    ("nurse", hero_nurse::sweep_nurse),
    ("polyhp", hero_polymorph::sweep_polyhp),
    ("potion", hero_healing::sweep_potion),
    ("regen", hero_turn::sweep_regen),
];

/// FIQHack's sweeps.
const FIQHACK_SWEEPS: &[(&str, SweepHandler)] = &[("regen", hero_turn::sweep_fiqhack_regen)];

/// Omega's rules, as the files are named after them.
const OMEGA: &[(&str, Handler)] = &[
    ("arena", omega_later::arena),
    ("boss", omega_floor::boss),
    ("construct", omega_create::construct),
    ("construct-objects", omega_create::construct_objects),
    ("country", omega_floor::country),
    ("difficulty", omega_species::difficulty),
    ("findspace", omega_floor::findspace),
    ("hiscore", omega_npc::hiscore),
    ("lognpc", omega_npc::lognpc),
    ("npc", omega_npc::npc),
    ("populate", omega_floor::populate),
    ("populate-objects", omega_floor::populate),
    ("range", omega_species::range),
    ("regen", omega_later::regen),
    ("scenes", omega_scene::scenes),
    ("select", omega_species::select),
    ("summon", omega_scene::summon),
    ("sweeps", omega_sweep::run),
    ("wake", omega_later::wake_up),
    ("wander", omega_scene::wander),
    ("were", omega_later::were),
    ("wildcard", omega_create::wildcard),
];

/// Runs one sweep of Omega's.
type OmegaSweepHandler = fn(&mut omega_sweep::Sweep) -> Outcome;

/// Omega's sweeps, as the column `rule` names them.
const OMEGA_SWEEPS: &[(&str, OmegaSweepHandler)] = &[
    ("arena", omega_later::sweep_arena),
    ("construct", omega_create::sweep_construct),
    ("country", omega_floor::sweep_country),
    ("difficulty", omega_species::sweep_difficulty),
    ("findspace", omega_floor::sweep_findspace),
    ("hiscore", omega_npc::sweep_hiscore),
    ("lognpc", omega_npc::sweep_lognpc),
    ("npc", omega_npc::sweep_npc),
    ("populate", omega_floor::sweep_populate),
    ("range", omega_species::sweep_range),
    ("regen-monster", omega_later::sweep_regen_monster),
    ("regen-player", omega_later::sweep_regen_player),
    ("select", omega_species::sweep_select),
    ("summon", omega_scene::sweep_summon),
    ("wander", omega_scene::sweep_wander),
    ("were", omega_later::sweep_were),
    ("wildcard", omega_create::sweep_wildcard),
];

/// The edition of NetHack that a row is of.
fn nethack(row: &Row) -> Outcome<NetHack> {
    let edition = row.edition()?;
    let known = NetHack::of(edition);
    known.ok_or_else(|| row.wrong("edition", format!("the library has no '{edition}'")))
}

/// Compares a level and hit points with the columns `level`, `hp` and `hp_max`, whose names
/// may have something before them.
fn expect_vigor(row: &Row, before: &str, vigor: &Vigor) -> Outcome {
    row.expect(&format!("{before}level"), vigor.level)?;
    row.expect(&format!("{before}hp"), vigor.hp)?;
    row.expect(&format!("{before}hp_max"), vigor.hp_max)
}

/// A yes or no, as the C face takes it.
fn yes(row: &Row, name: &str) -> Outcome<i32> {
    row.flag(name).map(i32::from)
}

/// What came out of a file.
#[derive(Debug)]
pub struct Report {
    /// How many rows were run: all that the file has.
    pub rows: usize,
    /// What differed, one text for each row where something did.
    pub mismatches: Vec<String>,
}

/// The sums, and the first few mismatches.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 3;
        write!(f, "{} rows, {} mismatches", self.rows, self.mismatches.len())?;
        for mismatch in self.mismatches.iter().take(SHOWN) {
            write!(f, "\n  {mismatch}")?;
        }
        match self.mismatches.len().saturating_sub(SHOWN) {
            0 => Ok(()),
            more => write!(f, "\n  and {more} more"),
        }
    }
}

/// Runs a file, `.csv` or `.csv.gz`.
///
/// # Errors
/// Why the file as a whole has no verdict, its name not included.
pub fn file(path: &Path) -> Result<Report, String> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    // The name first: whoever mistook the file need not hear what is wrong with its bytes.
    handler(&name)?;
    text(&name, &read(path).map_err(|error| error.to_string())?)
}

/// Runs what a file of that name holds.
///
/// # Errors
/// As [`file()`].
pub fn text(name: &str, text: &str) -> Result<Report, String> {
    let (handler, edition) = handler(name)?;
    let rows = file::rows(text, edition)?;
    let verdicts = rows.iter().map(|row| row.verdict(handler(row)));
    let verdicts = verdicts.collect::<Result<Vec<_>, _>>()?;
    Ok(Report { rows: rows.len(), mismatches: verdicts.into_iter().flatten().collect() })
}

/// Runs several files, on as many threads as there are processors; the results come in the
/// files' order.
pub fn files<P: AsRef<Path> + Sync>(paths: &[P]) -> Vec<Result<Report, String>> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(path) = paths.get(number) else { break };
                    let result = file(path.as_ref());
                    done.lock().expect("no thread panics").push((number, result));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("no thread panics");
    done.sort_unstable_by_key(|&(number, _)| number);
    done.into_iter().map(|(_, result)| result).collect()
}

/// What runs a file of that name, and the edition that the name tells:
/// `SYSTEM-EDITION-RULE.csv` or `SYSTEM-RULE.csv`.
fn handler(name: &str) -> Result<(Handler, Option<&str>), String> {
    let stem = name.strip_suffix(".gz").unwrap_or(name);
    let stem = stem.strip_suffix(".csv").ok_or("not named SYSTEM-[EDITION-]RULE.csv")?;
    let (system, rest) = stem.split_once('-').ok_or("not named SYSTEM-[EDITION-]RULE.csv")?;
    let (edition, rule) = match rest.split_once('-') {
        Some((edition, rule)) if edition.starts_with(|c: char| c.is_ascii_digit()) => {
            (Some(edition), rule)
        }
        _ => (None, rest),
    };
    let rules = match system {
        "fiqhack" => FIQHACK,
        "nethack" => NETHACK,
        "omega" => OMEGA,
        _ => return Err(format!("no system '{system}' is known")),
    };
    let known = rules.iter().find(|(known, _)| *known == rule);
    let (_, handler) = known.ok_or_else(|| format!("no rule '{rule}' is known"))?;
    Ok((*handler, edition))
}
