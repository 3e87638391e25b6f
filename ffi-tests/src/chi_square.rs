//! Answers that a rule gives by chance, held against what their odds are.

use std::collections::BTreeMap;

use crate::library::Dice;

/// Asks a rule so many times and holds what comes against the odds. Prints the statistic.
///
/// # Panics
/// If it is too great, or an answer comes that the odds don't know.
#[track_caller]
pub fn fits(
    what: &str,
    odds: &BTreeMap<i32, f64>,
    times: u32,
    mut dice: Dice,
    mut rule: impl FnMut(&mut Dice) -> i32,
) {
    let mut counted: BTreeMap<i32, u32> = odds.keys().map(|&answer| (answer, 0)).collect();
    for _ in 0..times {
        let answer = rule(&mut dice);
        *counted.get_mut(&answer).unwrap_or_else(|| panic!("{what}: {answer} can't be")) += 1;
    }
    // What is so rare that its square says nothing is put together.
    let (mut bins, mut rare) = (Vec::new(), (0.0, 0.0));
    for (answer, chance) in odds {
        let bin = (chance * f64::from(times), f64::from(counted[answer]));
        if bin.0 < 10.0 {
            rare = (rare.0 + bin.0, rare.1 + bin.1);
        } else {
            bins.push(bin);
        }
    }
    if rare.0 > 0.0 {
        bins.push(rare);
    }
    let square = |(expected, counted): &(f64, f64)| (counted - expected).powi(2) / expected;
    let statistic: f64 = bins.iter().map(square).sum();
    let freedom = (bins.len() - 1) as f64;
    println!("{what}: chi-square {statistic:.1} with {freedom} degrees of freedom");
    // Five deviations above its mean; a single rare bin may be off by its own root.
    let limit = freedom + 5.0 * (2.0 * freedom).sqrt() + 10.0;
    assert!(statistic < limit, "{what}: {statistic} {bins:?}");
}
