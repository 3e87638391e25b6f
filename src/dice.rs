//! Where chance comes from.
//!
//! Every rule takes its chance from a [`Dice`], one bounded draw after the other, and makes
//! the draws that the original game makes: the same number, the same bounds, the same
//! order. Three adaptors turn any [`rand_core`] generator into dice: [`Modulo`] (NetHack's
//! way), [`Buckets`] (Omega's) and [`Unbiased`] (for new games). [`Traced`] keeps the count
//! and the fingerprint of the draws, to hold a game's own run against this library's.

use core::num::NonZeroU32;

use rand_core::Rng;
pub use rand_pcg::Pcg32;

/// A source of bounded draws.
///
/// The rules never trust an answer to be in range: a wrong one gives a wrong monster, but
/// no panic and no endless loop.
pub trait Dice {
    /// One draw: a number in `0..bound`. `bound` is at least 1.
    #[doc(alias = "rn2")]
    fn below(&mut self, bound: i32) -> i32;

    /// One draw: a number in `1..=sides`.
    #[doc(alias = "rnd")]
    fn one_to(&mut self, sides: i32) -> i32 {
        self.below(sides).saturating_add(1)
    }

    /// The sum of `count` draws of `1..=sides`, one after the other. Where `count` or
    /// `sides` is below 1 the sum is 0 and nothing is drawn.
    #[doc(alias = "d")]
    fn roll(&mut self, count: i32, sides: i32) -> i32 {
        if sides < 1 {
            return 0;
        }
        // So many 32-bit numbers fit in 64 bits.
        let sum: i64 = (0..count).map(|_| 1 + i64::from(self.below(sides))).sum();
        i32::try_from(sum).unwrap_or(i32::MAX)
    }
}

impl<D: Dice + ?Sized> Dice for &mut D {
    fn below(&mut self, bound: i32) -> i32 {
        (**self).below(bound)
    }
}

/// NetHack's way: one 32-bit word, remainder by the bound.
///
/// ```
/// use monstr::dice::{Dice, Modulo};
/// let mut dice = Modulo::seeded(42, 54);
/// assert_eq!(dice.below(70), (0xa15c_02b7_u32 % 70) as i32);
/// ```
#[derive(Clone, Debug)]
pub struct Modulo<R>(pub R);

impl Modulo<Pcg32> {
    /// The embedded generator, PCG32 (XSH-RR 64/32), from a seed and a stream.
    pub fn seeded(seed: u64, stream: u64) -> Self {
        Modulo(Pcg32::new(seed, stream))
    }
}

impl<R: Rng> Dice for Modulo<R> {
    fn below(&mut self, bound: i32) -> i32 {
        let Some(bound) = positive(bound) else { return 0 };
        let word = self.0.next_u32();
        // Most dice have 4 or 8 sides: the same remainder, without a division.
        let rest = match bound.is_power_of_two() {
            true => word & (bound.get() - 1),
            false => word % bound,
        };
        rest.cast_signed()
    }
}

/// Omega's way: a 31-bit word is cut to 10,000 buckets, which are spread over the bound
/// (`random_range`). Above 10,000 only every so-many-th number can come.
#[doc(alias = "random_range")]
#[derive(Clone, Debug)]
pub struct Buckets<R>(pub R);

impl Buckets<Pcg32> {
    /// The embedded generator, PCG32 (XSH-RR 64/32), from a seed and a stream.
    pub fn seeded(seed: u64, stream: u64) -> Self {
        Buckets(Pcg32::new(seed, stream))
    }
}

impl<R: Rng> Dice for Buckets<R> {
    fn below(&mut self, bound: i32) -> i32 {
        let Some(bound) = positive(bound) else { return 0 };
        let bucket = (self.0.next_u32() >> 1) % 10_000;
        // bucket * bound / 10,000, in two parts that fit in 32 bits.
        let (whole, rest) = (bound.get() / 10_000, bound.get() % 10_000);
        (bucket * whole + bucket * rest / 10_000).cast_signed()
    }
}

/// Every number of `0..bound` equally likely (Lemire's multiplication with rejection): for
/// games that need not follow a stream of old.
#[derive(Clone, Debug)]
pub struct Unbiased<R>(pub R);

impl<R: Rng> Dice for Unbiased<R> {
    fn below(&mut self, bound: i32) -> i32 {
        // A sound generator is refused 64 times in a row less than once in 2^64 draws; one
        // that is stuck must not hang the game.
        const TRIES: u32 = 64;
        let Some(bound) = positive(bound) else { return 0 };
        let refused_below = bound.get().wrapping_neg() % bound;
        let mut high = 0;
        for _ in 0..TRIES {
            let product = u64::from(self.0.next_u32()) * u64::from(bound.get());
            high = (product >> 32) as u32;
            if product as u32 >= refused_below {
                break;
            }
        }
        high.cast_signed()
    }
}

/// The bound as a divisor; nothing where there is nothing to draw.
fn positive(bound: i32) -> Option<NonZeroU32> {
    u32::try_from(bound).ok().and_then(NonZeroU32::new)
}

/// What has been drawn so far: how often, and a fingerprint of the bounds.
///
/// The fingerprint is FNV-1a (64 bits) over the bound of each draw, in order, each as four
/// bytes, lowest first. A game that keeps the same two numbers for its own generator can
/// see at the first difference that it has left the common path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trace {
    /// The number of draws.
    pub draws: u64,
    /// The fingerprint of their bounds.
    pub hash: u64,
}

impl Trace {
    /// Nothing drawn yet.
    pub const START: Trace = Trace { draws: 0, hash: 0xcbf2_9ce4_8422_2325 };

    /// Takes one more draw in.
    pub fn note(&mut self, bound: i32) {
        self.draws = self.draws.wrapping_add(1);
        for byte in bound.to_le_bytes() {
            self.hash = (self.hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

impl Default for Trace {
    fn default() -> Self {
        Trace::START
    }
}

/// Dice that keep the [`Trace`] of what they were asked for.
///
/// ```
/// use monstr::dice::{Dice, Modulo, Traced};
/// let mut dice = Traced::new(Modulo::seeded(42, 54));
/// dice.roll(3, 6);
/// assert_eq!(dice.trace().draws, 3);
/// ```
#[derive(Clone, Debug)]
pub struct Traced<D> {
    dice: D,
    trace: Trace,
}

impl<D> Traced<D> {
    /// Wraps dice; the trace starts here.
    pub fn new(dice: D) -> Self {
        Traced { dice, trace: Trace::START }
    }

    /// The trace since [`Traced::new`].
    pub fn trace(&self) -> Trace {
        self.trace
    }

    /// The dice inside.
    pub fn into_inner(self) -> D {
        self.dice
    }
}

impl<D: Dice> Dice for Traced<D> {
    fn below(&mut self, bound: i32) -> i32 {
        self.trace.note(bound);
        self.dice.below(bound)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A generator that says the same for ever.
    struct Stuck(u32);

    impl rand_core::TryRng for Stuck {
        type Error = core::convert::Infallible;
        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            Ok(self.0)
        }
        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            Ok(u64::from(self.0))
        }
        fn try_fill_bytes(&mut self, to: &mut [u8]) -> Result<(), Self::Error> {
            to.fill(self.0 as u8);
            Ok(())
        }
    }

    /// The reference generator's own first outputs, `pcg32_srandom_r(42, 54)`.
    #[test]
    fn the_embedded_generator_is_pcg32() {
        let mut pcg = Pcg32::new(42, 54);
        let first = [0xa15c_02b7, 0x7b47_f409, 0xba1d_3330, 0x83d2_f293];
        assert_eq!(first.map(|_| pcg.next_u32()), first);
    }

    #[test]
    fn buckets_are_ten_thousand() {
        // The raw value is the word without its lowest bit: 9,999 is the last bucket.
        assert_eq!(Buckets(Stuck(9_999 << 1)).below(100), 99);
        assert_eq!(Buckets(Stuck(10_000 << 1)).below(100), 0);
        assert_eq!(Buckets(Stuck(5_000 << 1)).below(1_000_000), 500_000);
    }

    #[test]
    fn unbiased_refuses_the_short_bucket_and_never_hangs() {
        // 2^32 = 1 (mod 3): of the words only 0 is one too many.
        assert_eq!(Unbiased(Stuck(1)).below(3), 0);
        assert_eq!(Unbiased(Stuck(u32::MAX)).below(3), 2);
        assert_eq!(Unbiased(Stuck(0)).below(3), 0, "after 64 refusals it answers");
    }

    #[test]
    fn nothing_to_draw_is_zero() {
        for bound in [i32::MIN, -1, 0] {
            assert_eq!(Modulo(Stuck(7)).below(bound), 0);
            assert_eq!(Buckets(Stuck(7)).below(bound), 0);
            assert_eq!(Unbiased(Stuck(7)).below(bound), 0);
        }
        let mut dice = Traced::new(Modulo(Stuck(7)));
        assert_eq!((dice.roll(0, 6), dice.roll(5, 0), dice.roll(-3, 6)), (0, 0, 0));
        assert_eq!(dice.trace(), Trace::START);
    }

    /// FNV-1a over 06 00 00 00, worked by hand from the published constants.
    #[test]
    fn the_trace_is_over_the_bounds() {
        let mut trace = Trace::START;
        trace.note(6);
        let by_hand = [6u8, 0, 0, 0].iter().fold(0xcbf2_9ce4_8422_2325_u64, |h, &b| {
            (h ^ u64::from(b)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        assert_eq!(trace, Trace { draws: 1, hash: by_hand });
    }
}
