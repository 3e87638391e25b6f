//! Births and extinction.

use monstr::capi::monstr_nh_vitals;

use super::file::{Outcome, Row};
use super::nethack;
use super::sweep::Sweep;

pub fn births(row: &Row) -> Outcome {
    let mut vitals = monstr_nh_vitals {
        born: row.int("born")?,
        genocided: row.int("was_genocided")?,
        extinct: row.int("was_extinct")?,
        forget: 0,
    };
    let (tally, ghostly) = (row.flag("tally")?, row.flag("ghostly")?);
    let success = nethack(row)?.birth(row.int("species")?, tally, ghostly, &mut vitals)?;
    row.expect("success", success)?;
    row.expect("out_born", vitals.born)?;
    row.expect("out_extinct", vitals.extinct)
}

pub fn sweep(sweep: &mut Sweep) -> Outcome {
    let step = sweep.step("born_step")?;
    for species in sweep.range("species")? {
        for born in (0..=255).step_by(step) {
            for gone in 0..=3 {
                for (tally, ghostly) in [(false, false), (false, true), (true, false), (true, true)]
                {
                    let (genocided, extinct) = (gone & 1, gone >> 1);
                    let mut vitals = monstr_nh_vitals { born, genocided, extinct, forget: 0 };
                    let success = sweep.nethack.birth(species, tally, ghostly, &mut vitals)?;
                    sweep.call([success, vitals.born, vitals.extinct]);
                }
            }
        }
    }
    Ok(())
}
