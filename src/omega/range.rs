//! The game's own draw (`random_range`): 10,000 buckets spread over any bound.

use core::num::NonZeroU32;

use crate::dice::Dice;

/// What `random_range` answers for a raw value of 31 bits and a bound.
///
/// The raw value is cut to a bucket in 0..9999, which is multiplied by the bound and divided
/// by 10,000. So a bound above 10,000 leaves gaps, a negative one answers from 0 down to
/// `bound + 1`, and beyond 214,769 the product wraps around at 32 bits. Where the bound is 0
/// the game takes no raw value at all.
///
/// ```
/// use monstr::omega::random_range;
/// assert_eq!(random_range(4_999, 3), 1);
/// assert_eq!(random_range(9_999, 150), 149);
/// assert_eq!(random_range(9_999, -7), -6);
/// ```
pub const fn random_range(raw: u32, bound: i32) -> i32 {
    let bucket = (raw % BUCKETS) as i32;
    bucket.wrapping_mul(bound) / BUCKETS as i32
}

/// How many different raw values the draw tells apart.
pub const BUCKETS: u32 = 10_000;

/// How many of the 10,000 buckets answer `value` for a bound: its weight. 0 for a bound
/// below 1 and a value outside `0..bound`.
///
/// ```
/// use monstr::omega::buckets;
/// assert_eq!([0, 1, 2].map(|value| buckets(3, value)), [3334, 3333, 3333]);
/// ```
pub fn buckets(bound: u16, value: u16) -> u16 {
    let Some(divisor) = NonZeroU32::new(bound.into()).filter(|_| value < bound) else { return 0 };
    // Rounded up.
    let up_to = |values: u32| (BUCKETS * values + u32::from(bound) - 1) / divisor;
    (up_to(u32::from(value) + 1) - up_to(value.into())) as u16
}

/// One draw of the game's: 0, without a draw, where there is nothing to choose. Always in
/// `0..bound`, whatever the dice say.
pub(super) fn range<D: Dice + ?Sized>(dice: &mut D, bound: i32) -> i32 {
    if bound < 1 { 0 } else { dice.below(bound).clamp(0, bound - 1) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Dice that answer the same for ever, in range or not.
    struct Same(i32);

    impl Dice for Same {
        fn below(&mut self, _: i32) -> i32 {
            self.0
        }
    }

    #[test]
    fn dice_out_of_range_are_held_in_it() {
        assert_eq!(
            [i32::MIN, 3, 5, 6, i32::MAX].map(|says| range(&mut Same(says), 5)),
            [0, 3, 4, 4, 4]
        );
    }
}
