//! One probability.

use crate::Error;

/// How likely something is.
///
/// The fraction is in lowest terms. It is there where it, and each step on the way to it,
/// fits: a `denominator` of 0 says that it doesn't.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chance {
    /// The fraction's numerator.
    pub numerator: u64,
    /// Its denominator; 0: the fraction doesn't fit.
    pub denominator: u64,
    /// The same as a number, 0 to 1.
    pub value: f64,
}

impl Chance {
    /// What never happens.
    pub const NEVER: Chance = Chance { numerator: 0, denominator: 1, value: 0.0 };
    /// What always happens.
    pub const ALWAYS: Chance = Chance { numerator: 1, denominator: 1, value: 1.0 };

    /// So many cases of so many that are equally likely: at most all. Of no cases at all none
    /// happens.
    ///
    /// ```
    /// use monstr::odds::Chance;
    /// let chance = Chance::of(6, 36);
    /// assert_eq!(chance.fraction(), Some((1, 6)));
    /// assert_eq!(Chance::of(1, 2).and(chance).fraction(), Some((1, 12)));
    /// ```
    pub fn of(cases: u32, all: u32) -> Chance {
        if all == 0 {
            return Chance::NEVER;
        }
        let cases = cases.min(all);
        Chance::new(Some(lowest(cases.into(), all.into())), 0.0)
    }

    /// The fraction in lowest terms, where it fits.
    pub const fn fraction(&self) -> Option<(u64, u64)> {
        match self.denominator {
            0 => None,
            denominator => Some((self.numerator, denominator)),
        }
    }

    /// That this happens and, independently of it, the other.
    pub fn and(self, other: Chance) -> Chance {
        let exact = || {
            let ((a, b), (c, d)) = (self.fraction()?, other.fraction()?);
            // What can be cancelled is: it stays in lowest terms.
            let ((a, d), (c, b)) = (lowest(a, d), lowest(c, b));
            Some((product(a, c)?, product(b, d)?))
        };
        Chance::new(exact(), self.value * other.value)
    }

    /// That this happens or the other, which can't happen both.
    pub fn or(self, other: Chance) -> Chance {
        let exact = || {
            let ((a, b), (c, d)) = (self.fraction()?, other.fraction()?);
            let (b_alone, d_alone) = lowest(b, d);
            let cases = product(a, d_alone)?.checked_add(product(c, b_alone)?)?;
            // What they have in common is all that can be cancelled.
            let common = d.checked_div(d_alone)?;
            let (numerator, common) = lowest(cases, common);
            Some((numerator, product(product(b_alone, d_alone)?, common)?))
        };
        Chance::new(exact(), self.value + other.value)
    }

    /// That it doesn't happen.
    pub fn complement(self) -> Chance {
        let exact = || {
            let (numerator, denominator) = self.fraction()?;
            Some((denominator.saturating_sub(numerator), denominator))
        };
        Chance::new(exact(), 1.0 - self.value)
    }

    /// The number is that of the fraction; where there is none, it is `value`, which may have
    /// been rounded several times.
    fn new(fraction: Option<(u64, u64)>, value: f64) -> Chance {
        match fraction {
            Some((numerator, denominator)) => {
                let value = numerator as f64 / denominator as f64;
                Chance { numerator, denominator, value }
            }
            None => Chance { numerator: 0, denominator: 0, value: value.clamp(0.0, 1.0) },
        }
    }
}

impl Default for Chance {
    fn default() -> Self {
        Chance::NEVER
    }
}

/// Both without what they have in common: a fraction in lowest terms.
fn lowest(numerator: u64, denominator: u64) -> (u64, u64) {
    let (mut common, mut rest) = (denominator, numerator);
    while let Some(next) = common.checked_rem(rest) {
        (common, rest) = (rest, next);
    }
    let part = |of: u64| of.checked_div(common).unwrap_or(of);
    (part(numerator), part(denominator))
}

/// The product, where it fits.
#[inline(never)] // on a small processor it is long
fn product(a: u64, b: u64) -> Option<u64> {
    a.checked_mul(b)
}

/// How likely it is that what happens with a chance of `chance` each time happens at least
/// once in so many times, each independent of the others. It is accurate for chances as
/// small as they come.
///
/// ```
/// use monstr::odds::at_least_once;
/// assert_eq!(at_least_once(0.5, 2), Ok(0.75));
/// // A million times one in a thousand million.
/// assert!((at_least_once(1e-9, 1_000_000)? - 9.995001666e-4).abs() < 1e-12);
/// # Ok::<(), monstr::Error>(())
/// ```
///
/// # Errors
/// [`Error::Count`] for a chance outside 0 to 1.
pub fn at_least_once(chance: f64, times: u32) -> Result<f64, Error> {
    if !(0.0..=1.0).contains(&chance) {
        return Err(Error::Count);
    }
    // That it happens in the first or in the others: twice as many times with each step.
    let or = |first: f64, others: f64| first + others * (1.0 - first);
    let (mut once, mut power, mut rest) = (0.0, chance, times);
    while rest > 0 {
        if rest % 2 == 1 {
            once = or(once, power);
        }
        power = or(power, power);
        rest /= 2;
    }
    Ok(once)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_add_up_and_multiply() {
        let third = Chance::of(1, 3);
        assert_eq!(third.or(Chance::of(2, 3)).fraction(), Some((1, 1)));
        assert_eq!(third.complement().fraction(), Some((2, 3)));
        assert_eq!(third.and(third).or(Chance::of(1, 6)).fraction(), Some((5, 18)));
        assert_eq!(third.and(Chance::NEVER), Chance::NEVER);
        assert_eq!(third.or(Chance::NEVER), third);
        assert_eq!(Chance::of(7, 0), Chance::NEVER);
        assert_eq!(Chance::of(7, 3), Chance::ALWAYS);
    }

    /// Where the fraction doesn't fit the number is there all the same.
    #[test]
    fn what_does_not_fit_is_no_fraction() {
        let mut small = Chance::of(1, u32::MAX);
        small = small.and(small);
        assert_eq!(small.fraction(), Some((1, u64::from(u32::MAX).pow(2))));
        let smaller = small.and(Chance::of(1, 4));
        assert_eq!(smaller.fraction(), None);
        assert_eq!(smaller.value, small.value / 4.0);
        for lost in [smaller.complement(), smaller.or(small), smaller.and(Chance::NEVER)] {
            assert_eq!((lost.fraction(), lost.value.is_nan()), (None, false));
        }
    }

    #[test]
    fn at_least_once_keeps_its_digits() {
        assert_eq!(at_least_once(1.0, 0), Ok(0.0));
        assert_eq!(at_least_once(1.0, u32::MAX), Ok(1.0));
        assert_eq!(at_least_once(0.0, u32::MAX), Ok(0.0));
        assert_eq!(at_least_once(1e-300, 1), Ok(1e-300));
        // 1 - (1 - p)^n = n p - n (n - 1) / 2 p^2 + ...
        let (chance, times) = (1e-9_f64, 1000);
        let series = 1e-6 - 499_500.0 * chance * chance + 166_167_000.0 * chance.powi(3);
        assert!((at_least_once(chance, times).unwrap() / series - 1.0).abs() < 1e-15);
        for wrong in [-f64::MIN_POSITIVE, 1.0 + f64::EPSILON, f64::NAN, f64::INFINITY] {
            assert_eq!(at_least_once(wrong, 3), Err(Error::Count));
        }
    }
}
