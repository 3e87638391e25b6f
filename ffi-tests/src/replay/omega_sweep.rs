//! Omega's sweeps: a row that stands for many calls, whose answers are held in one digest.

use std::iter::StepBy;
use std::ops::RangeInclusive;

use monstr::capi::monstr_om_place;

use super::OMEGA_SWEEPS;
use super::file::{Outcome, Row};
use super::omega::{omega, place_of};
use super::sweep::Digest;
use crate::library::omega::Omega;
use crate::library::{Answer, Dice};

/// A sweep under way: its parameters, and what its calls have answered.
pub struct Sweep<'a> {
    pub omega: Omega<'static>,
    params: Row<'a>,
    calls: u64,
    digest: Digest,
}

impl<'a> Sweep<'a> {
    /// The parameters, to be read like the cells of a row.
    pub fn params(&self) -> &Row<'a> {
        &self.params
    }

    /// The range of a parameter: `1..10`, `0..100 step 5`, or one number.
    pub fn range(&self, name: &str) -> Outcome<StepBy<RangeInclusive<i32>>> {
        let text = self.params.text(name)?;
        let wrong = || self.params.wrong(name, format!("'{text}' is no range"));
        let number = |text: &str| text.parse().map_err(|_| wrong());
        let (range, step) = text.split_once(" step ").unwrap_or((text, "1"));
        let (from, to) = range.split_once("..").unwrap_or((range, range));
        let step = step.parse().ok().filter(|&step: &usize| step > 0).ok_or_else(wrong)?;
        Ok((number(from)?..=number(to)?).step_by(step))
    }

    /// The numbers of a parameter: `0/1`.
    pub fn choice(&self, name: &str) -> Outcome<Vec<i32>> {
        let wrong = |text: &str| self.params.wrong(name, format!("'{text}' is no number here"));
        let items = self.params.items(name, '/')?;
        items.map(|text| text.parse().map_err(|_| wrong(text))).collect()
    }

    /// That a parameter is the formula that the handler goes by.
    pub fn formula(&self, name: &str, known: &str) -> Outcome {
        match self.params.text(name)? {
            text if text == known => Ok(()),
            text => Err(self.params.wrong(name, format!("'{text}' isn't '{known}'"))),
        }
    }

    /// A place of that difficulty.
    pub fn place(&self, difficulty: i32) -> Outcome<monstr_om_place> {
        let unknown = || self.params.wrong("difficulty", "no place of that difficulty is known");
        place_of(difficulty).ok_or_else(unknown)
    }

    /// One call without draws, and the numbers that it contributes.
    pub fn call(&mut self, answers: &[i32]) {
        self.calls += 1;
        for answer in answers {
            self.digest.take(&answer.to_le_bytes());
        }
    }

    /// One call with draws, in the stream of its seed: the numbers that it contributes, and
    /// the trace.
    pub fn drawn(
        &mut self,
        seed: i32,
        ask: impl FnOnce(&Omega, &mut Dice) -> Answer<Vec<i32>>,
    ) -> Outcome {
        let mut dice = Dice::in_buckets(seed as u64);
        self.call(&ask(&self.omega, &mut dice)?);
        let (draws, hash) = dice.trace();
        self.digest.take(&(draws as u32).to_le_bytes());
        self.digest.take(&hash.to_le_bytes());
        Ok(())
    }
}

/// A row of the sweeps.
pub fn run(row: &Row) -> Outcome {
    let name = row.text("rule")?;
    let known = OMEGA_SWEEPS.iter().find(|(known, _)| *known == name);
    let (_, handler) =
        known.ok_or_else(|| row.wrong("rule", format!("no sweep '{name}' is known")))?;
    let (omega, params) = (omega(row)?, row.pairs("parameters")?);
    let mut sweep = Sweep { omega, params, calls: 0, digest: Digest::default() };
    handler(&mut sweep)?;
    sweep.params.all_asked()?;
    row.expect("calls", sweep.calls)?;
    row.expect("digest", format_args!("{:016x}", sweep.digest.0))
}
