//! Sweeps: a row that stands for many calls, whose answers are held in one digest.

use std::iter::StepBy;
use std::ops::{Range, RangeInclusive};

use monstr::capi::monstr_nh_place;

use super::file::{Outcome, Row};
use super::{NETHACK_SWEEPS, nethack};
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
        let by = if params.has(&step) { params.number(&step)? } else { 1_usize };
        if by == 0 {
            Err(params.wrong(&step, "must be above 0"))
        } else {
            Ok((from..=to).step_by(by))
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
        let mut dice = Dice::seeded(seed.wrapping_add(self.calls));
        self.call(ask(&self.nethack, &mut dice)?);
        let (draws, hash) = dice.trace();
        self.digest.take(&(draws as u32).to_le_bytes());
        self.digest.take(&hash.to_le_bytes());
        Ok(())
    }
}

/// A row of NetHack's sweeps.
pub fn run(row: &Row) -> Outcome {
    let name = row.text("rule")?;
    let known = NETHACK_SWEEPS.iter().find(|(known, _)| *known == name);
    let (_, handler) =
        known.ok_or_else(|| row.wrong("rule", format!("no sweep '{name}' is known")))?;
    let (nethack, params) = (nethack(row)?, row.pairs("params")?);
    let mut sweep = Sweep { nethack, params, calls: 0, digest: Digest::default() };
    handler(&mut sweep)?;
    sweep.params.all_asked()?;
    row.expect("calls", sweep.calls)?;
    row.expect("digest", format_args!("{:016x}", sweep.digest.0))
}
