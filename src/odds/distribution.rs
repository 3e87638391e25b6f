//! The distribution of a whole number.

use core::cell::Cell;

use crate::Error;

/// How likely each value of a number is: one chance for each, from the least value on.
///
/// The chances lie in a buffer of the caller's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Distribution<'a> {
    least: i32,
    chances: &'a [f64],
}

impl<'a> Distribution<'a> {
    /// A distribution of the caller's own. That its chances add up to 1 is for the caller to
    /// see to.
    ///
    /// # Errors
    /// [`Error::Count`] without any chance, for one outside 0 to 1, and where the greatest
    /// value doesn't fit.
    pub fn new(least: i32, chances: &'a [f64]) -> Result<Self, Error> {
        let beyond = i32::try_from(chances.len()).ok().and_then(|len| least.checked_add(len));
        let sound = chances.iter().all(|chance| (0.0..=1.0).contains(chance));
        if chances.is_empty() || beyond.is_none() || !sound {
            return Err(Error::Count);
        }
        Ok(Distribution { least, chances })
    }

    /// The least value.
    pub fn least(&self) -> i32 {
        self.least
    }

    /// The greatest value.
    pub fn greatest(&self) -> i32 {
        // At least one chance, and the number fits: `new` and `Draft` see to both.
        self.least.saturating_add(self.chances.len() as i32 - 1)
    }

    /// The chances, from that of the least value on.
    pub fn chances(&self) -> &'a [f64] {
        self.chances
    }

    /// The values, each with its chance.
    pub fn iter(
        &self,
    ) -> impl DoubleEndedIterator<Item = (i32, f64)> + ExactSizeIterator + use<'a> {
        let least = self.least;
        self.chances
            .iter()
            .enumerate()
            .map(move |(i, &chance)| (least.saturating_add(i as i32), chance))
    }

    /// How likely the value is.
    pub fn chance(&self, value: i32) -> f64 {
        let place = value.checked_sub(self.least).and_then(|place| usize::try_from(place).ok());
        place.and_then(|place| self.chances.get(place)).copied().unwrap_or(0.0)
    }

    /// How likely the number is this value or more.
    pub fn at_least(&self, value: i32) -> f64 {
        if value <= self.least {
            return 1.0;
        }
        // The rarest first, so that they count.
        let upper = self.iter().rev().take_while(|&(reached, _)| reached >= value);
        upper.fold(0.0, |sum, (_, chance)| sum + chance).min(1.0)
    }

    /// The least value that is reached or undercut in that share of cases: 0.5 is the median. A
    /// share that is met within a millionth of a millionth is met.
    ///
    /// # Errors
    /// [`Error::Count`] for a share outside 0 to 1.
    pub fn quantile(&self, share: f64) -> Result<i32, Error> {
        if !(0.0..=1.0).contains(&share) {
            return Err(Error::Count);
        }
        let enough = share * (1.0 - 1e-12);
        let mut below = 0.0;
        let reached = self.iter().find(|&(_, chance)| {
            below += chance;
            below >= enough
        });
        Ok(reached.map_or(self.greatest(), |(value, _)| value))
    }

    /// The mean.
    pub fn mean(&self) -> f64 {
        f64::from(self.least) + self.mean_beyond_least()
    }

    /// The standard deviation.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean_beyond_least();
        let square = |(i, &chance): (usize, &f64)| chance * (i as f64 - mean) * (i as f64 - mean);
        libm::sqrt(self.chances.iter().enumerate().map(square).sum())
    }

    /// How far the mean is above the least value.
    fn mean_beyond_least(&self) -> f64 {
        self.chances.iter().enumerate().map(|(i, chance)| chance * i as f64).sum()
    }
}

/// A distribution in the making.
///
/// The least value's chance is kept apart, since in the end it may go to another: the room
/// begins with the value after it.
pub(crate) struct Draft<'a> {
    least: i32,
    first: f64,
    /// The other values' chances, so many of them.
    room: &'a mut [f64],
    len: usize,
}

impl<'a> Draft<'a> {
    /// A number that is always the same.
    pub fn fixed(value: i32, room: &'a mut [f64]) -> Self {
        Draft { least: value, first: 1.0, room, len: 0 }
    }

    /// The least value.
    pub fn least(&self) -> i32 {
        self.least
    }

    /// Adds so many dice, each a draw of `1..=sides`; nothing where there are no sides.
    pub fn add_dice(&mut self, count: u32, sides: u32) -> Result<(), Error> {
        let Some(more) = sides.checked_sub(1) else { return Ok(()) };
        self.least = self.least.checked_add_unsigned(count).ok_or(Error::Count)?;
        if more > 0 {
            for _ in 0..count {
                self.add(more as usize)?;
            }
        }
        Ok(())
    }

    /// Adds `0..=more`, each as likely as the next.
    fn add(&mut self, more: usize) -> Result<(), Error> {
        let old = self.len;
        self.grow(more)?;
        let sides = (more + 1) as f64;
        // From the greatest value down: each is made of those below it, which are still old.
        for top in (0..self.len).rev() {
            let window = top.saturating_sub(more)..(top + 1).min(old);
            let first = if top < more { self.first } else { 0.0 };
            let others = self.room.get(window).unwrap_or(&[]);
            let ways = others.iter().fold(first, |ways, chance| ways + chance);
            if let Some(chance) = self.room.get_mut(top) {
                *chance = ways / sides;
            }
        }
        self.first /= sides;
        Ok(())
    }

    /// Triples the number.
    pub fn triple(&mut self) -> Result<(), Error> {
        self.least = self.least.checked_mul(3).ok_or(Error::Count)?;
        let old = self.len;
        self.grow(2 * old)?;
        let room = Cell::from_mut(&mut *self.room).as_slice_of_cells();
        // From the greatest value down there is nothing in the way.
        for (from, to) in room.iter().zip(room.chunks_exact(3)).take(old).rev() {
            if let [before, between, to] = to {
                to.set(from.get());
                between.set(0.0);
                before.set(0.0);
            }
        }
        Ok(())
    }

    fn grow(&mut self, by: usize) -> Result<(), Error> {
        let len = self.len.checked_add(by).filter(|&len| len <= self.room.len());
        self.len = len.ok_or(Error::Capacity)?;
        Ok(())
    }

    /// It is made.
    pub fn finish(mut self) -> Result<Distribution<'a>, Error> {
        self.grow(1)?;
        let room = self.room.get_mut(..self.len).unwrap_or(&mut []);
        room.iter_mut().fold(self.first, |before, chance| core::mem::replace(chance, before));
        Distribution::new(self.least, room)
    }

    /// It is made, but where the number would be the least that it can be, it is one more.
    pub fn finish_raised(mut self) -> Result<Distribution<'a>, Error> {
        let next = self.room.first().copied().filter(|_| self.len > 0).unwrap_or(0.0);
        self.len = self.len.max(1);
        let room = self.room.get_mut(..self.len).ok_or(Error::Capacity)?;
        if let Some(place) = room.first_mut() {
            *place = next + self.first;
        }
        Distribution::new(self.least.checked_add(1).ok_or(Error::Count)?, room)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions() {
        let two = Distribution::new(3, &[0.25, 0.5, 0.125, 0.125]).unwrap();
        assert_eq!((two.least(), two.greatest()), (3, 6));
        assert_eq!([2, 3, 6, 7].map(|value| two.chance(value)), [0.0, 0.25, 0.125, 0.0]);
        assert_eq!([-9, 3, 4, 6, 7].map(|value| two.at_least(value)), [1.0, 1.0, 0.75, 0.125, 0.0]);
        assert_eq!(
            [0.0, 0.25, 0.3, 0.75, 1.0].map(|share| two.quantile(share)),
            [3, 3, 4, 4, 6].map(Ok)
        );
        assert_eq!(two.mean(), 3.0 * 0.25 + 4.0 * 0.5 + 5.0 * 0.125 + 6.0 * 0.125);
        assert!((two.deviation() - 0.859_375_f64.sqrt()).abs() < 1e-15);
    }

    #[test]
    fn the_ends_of_the_numbers() {
        let ends = Distribution::new(i32::MAX - 2, &[0.5, 0.5]).unwrap();
        assert_eq!(
            (ends.greatest(), ends.chance(i32::MIN), ends.at_least(i32::MAX)),
            (i32::MAX - 1, 0.0, 0.0)
        );
        for (least, chances) in [
            (0, &[][..]),
            (0, &[f64::NAN]),
            (0, &[-0.1, 1.0]),
            (0, &[1.1]),
            (0, &[f64::INFINITY]),
            (i32::MAX, &[1.0]),
        ] {
            assert_eq!(Distribution::new(least, chances), Err(Error::Count));
        }
        for share in [-0.1, 1.1, f64::NAN] {
            assert_eq!(ends.quantile(share), Err(Error::Count));
        }
    }

    #[test]
    fn drafts() {
        let room = &mut [9.0; 10];
        let mut draft = Draft::fixed(5, room);
        draft.add_dice(2, 2).unwrap();
        draft.add_dice(7, 0).unwrap();
        draft.add_dice(3, 1).unwrap();
        draft.triple().unwrap();
        let sum = draft.finish().unwrap();
        assert_eq!((sum.least(), sum.chances()), (30, &[0.25, 0.0, 0.0, 0.5, 0.0, 0.0, 0.25][..]));
        let mut draft = Draft::fixed(0, &mut room[..3]);
        draft.add_dice(1, 4).unwrap();
        let sum = draft.finish_raised().unwrap();
        assert_eq!((sum.least(), sum.chances()), (2, &[0.5, 0.25, 0.25][..]));
        let sum = Draft::fixed(7, room).finish_raised().unwrap();
        assert_eq!((sum.least(), sum.chances()), (8, &[1.0][..]));
    }

    #[test]
    fn drafts_without_room() {
        let room = &mut [0.0; 3];
        assert_eq!(Draft::fixed(7, room).add_dice(1, 5), Err(Error::Capacity));
        let mut draft = Draft::fixed(7, room);
        draft.add_dice(1, 4).unwrap();
        assert_eq!(draft.finish(), Err(Error::Capacity));
        assert_eq!(Draft::fixed(7, &mut []).finish(), Err(Error::Capacity));
        assert_eq!(Draft::fixed(7, &mut []).finish_raised(), Err(Error::Capacity));
    }
}
