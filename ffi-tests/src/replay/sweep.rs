//! Sweeps: a row that stands for many calls, whose answers are held in one digest.

use std::iter::StepBy;
use std::ops::{Range, RangeInclusive};

use monstr::capi::monstr_nh_place;

use super::file::{Outcome, Row};
use super::{FIQHACK_SWEEPS, HERO_SWEEPS, NETHACK_SWEEPS, SweepHandler, nethack};
use crate::library::{Answer, Dice, NetHack, ORDINARY};

/// FNV-1a, 64 bits.
#[derive(Clone, Copy, Debug)]
pub struct Digest(pub u64);

impl Default for Digest {
    fn default() -> Self {
        Digest(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    pub fn take(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

/// A sweep under way: its parameters, and what its calls have answered.
pub struct Sweep<'a> {
    pub nethack: NetHack,
    params: Row<'a>,
    calls: u64,
    digest: Digest,
}

impl<'a> Sweep<'a> {
    /// The parameters, to be read like the cells of a row.
    pub fn params(&self) -> &Row<'a> {
        &self.params
    }

    /// The range from the parameter `NAME_from` to `NAME_to`, by `NAME_step` where given.
    pub fn range(&self, name: &str) -> Outcome<StepBy<RangeInclusive<i32>>> {
        let params = &self.params;
        let from = params.int(&format!("{name}_from"))?;
        let to = params.int(&format!("{name}_to"))?;
        let step = format!("{name}_step");
        let by = if params.has(&step) { self.step(&step)? } else { 1 };
        Ok((from..=to).step_by(by))
    }

    /// The step that a parameter tells.
    pub fn step(&self, name: &str) -> Outcome<usize> {
        match self.params.number(name)? {
            0 => Err(self.params.wrong(name, "must be above 0")),
            step => Ok(step),
        }
    }

    /// The ordinary places of the ranges `ld` and `hl`, the latter inside the former.
    pub fn places(&self) -> Outcome<Vec<monstr_nh_place>> {
        let (lds, hls) = (self.range("ld")?, self.range("hl")?);
        let place = |level_difficulty, hero_level| monstr_nh_place {
            level_difficulty,
            hero_level,
            ..ORDINARY
        };
        Ok(lds.flat_map(|ld| hls.clone().map(move |hl| place(ld, hl))).collect())
    }

    /// The seeds of the streams, where `seed0` and `seeds` tell them.
    pub fn seeds(&self) -> Outcome<impl Iterator<Item = u64> + Clone + use<>> {
        let (first, count): (u64, u64) =
            (self.params.number("seed0")?, self.params.number("seeds")?);
        Ok((0..count).map(move |more| first.wrapping_add(more)))
    }

    /// How often each call is made.
    pub fn reps(&self) -> Outcome<Range<i32>> {
        Ok(0..self.params.int("reps")?)
    }

    /// One call without draws, and the numbers that it contributes.
    pub fn call<const N: usize>(&mut self, answers: [i32; N]) {
        self.calls += 1;
        for answer in answers {
            self.digest.take(&answer.to_le_bytes());
        }
    }

    /// One call with draws, in a stream of its own: the numbers that it contributes, and
    /// the trace.
    pub fn drawn<const N: usize>(
        &mut self,
        ask: impl FnOnce(&NetHack, &mut Dice) -> Answer<[i32; N]>,
    ) -> Outcome {
        let seed: u64 = self.params.number("seed")?;
        self.seeded(seed.wrapping_add(self.calls), ask)
    }

    /// The same, in the stream of a seed.
    pub fn seeded<const N: usize>(
        &mut self,
        seed: u64,
        ask: impl FnOnce(&NetHack, &mut Dice) -> Answer<[i32; N]>,
    ) -> Outcome {
        let mut dice = Dice::seeded(seed);
        self.call(ask(&self.nethack, &mut dice)?);
        self.trace(&dice);
        Ok(())
    }

    /// The trace of what was drawn.
    pub fn trace(&mut self, dice: &Dice) {
        let (draws, hash) = dice.trace();
        self.digest.take(&(draws as u32).to_le_bytes());
        self.digest.take(&hash.to_le_bytes());
    }
}

/// A row of NetHack's sweeps of monsters.
pub fn run(row: &Row) -> Outcome {
    run_one(row, nethack(row)?, NETHACK_SWEEPS)
}

/// A row of NetHack's sweeps of the hero.
pub fn run_hero(row: &Row) -> Outcome {
    run_one(row, nethack(row)?, HERO_SWEEPS)
}

/// A row of FIQHack's sweeps.
pub fn run_fiqhack(row: &Row) -> Outcome {
    run_one(row, NetHack::fiqhack(), FIQHACK_SWEEPS)
}

fn run_one(row: &Row, nethack: NetHack, sweeps: &[(&str, SweepHandler)]) -> Outcome {
    let name = row.text("rule")?;
    let known = sweeps.iter().find(|(known, _)| *known == name);
    let (_, handler) =
        known.ok_or_else(|| row.wrong("rule", format!("no sweep '{name}' is known")))?;
    let params = row.pairs("params")?;
    let mut sweep = Sweep { nethack, params, calls: 0, digest: Digest::default() };
    handler(&mut sweep)?;
    sweep.params.all_asked()?;
    row.expect("calls", sweep.calls)?;
    row.expect("digest", format_args!("{:016x}", sweep.digest.0))
}
