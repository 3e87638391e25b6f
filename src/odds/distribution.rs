//! The distribution of a whole number.

use super::Chance;
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
        let last = chances.len().checked_sub(1).and_then(|last| i32::try_from(last).ok());
        let greatest = last.and_then(|last| least.checked_add(last));
        let sound = chances.iter().all(|chance| (0.0..=1.0).contains(chance));
        if greatest.is_none() || !sound {
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
        upper.fold(0.0, |sum, (_, chance)| sum + chance).clamp(0.0, 1.0)
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

/// A distribution in the making: so many chances at the start of the room, from that of the
/// least value on.
pub(crate) struct Draft<'a> {
    least: i32,
    room: &'a mut [f64],
    len: usize,
}

impl<'a> Draft<'a> {
    /// A number that is always the same.
    pub fn fixed(value: i32, room: &'a mut [f64]) -> Result<Self, Error> {
        *room.first_mut().ok_or(Error::Capacity)? = 1.0;
        Ok(Draft { least: value, room, len: 1 })
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
        // From the greatest value down: each is made of those below it, which are still old.
        for top in (0..self.len).rev() {
            let window = top.saturating_sub(more)..(top + 1).min(old);
            let ways = self.room.get(window).unwrap_or(&[]);
            let ways = ways.iter().fold(0.0, |ways, chance| ways + chance);
            if let Some(chance) = self.room.get_mut(top) {
                *chance = ways / (more + 1) as f64;
            }
        }
        Ok(())
    }

    /// Adds a number from 0 on, each with its chance. What would come to more than there is
    /// room for comes to the last place.
    pub fn add_within_room(&mut self, gains: &[Chance]) {
        let last = self.room.len().saturating_sub(1);
        // From the greatest value down: what it becomes is above it, and needed no more.
        for start in (0..self.len).rev() {
            let chance = self.room.get(start).copied().unwrap_or(0.0);
            for (gain, likely) in gains.iter().enumerate() {
                let to = start.saturating_add(gain).min(last);
                let is_new = gain == 0 || to >= self.len;
                self.len = self.len.max(to + 1);
                if let Some(place) = self.room.get_mut(to) {
                    let before = if is_new { 0.0 } else { *place };
                    *place = before + chance * likely.value;
                }
            }
        }
    }

    /// Multiplies the number, by 1 at least.
    pub fn multiply(&mut self, by: u32) -> Result<(), Error> {
        let by = by.max(1);
        self.least =
            i32::try_from(by).ok().and_then(|by| self.least.checked_mul(by)).ok_or(Error::Count)?;
        let step = usize::try_from(by).map_err(|_| Error::Capacity)?;
        let more = self.len.saturating_sub(1);
        self.grow(more.checked_mul(step - 1).ok_or(Error::Capacity)?)?;
        // From the greatest value down: what each is made of is below it, and still old.
        for top in (0..self.len).rev() {
            let from = match (top.checked_div(step), top.checked_rem(step)) {
                (Some(from), Some(0)) => self.room.get(from).copied(),
                _ => None,
            };
            if let Some(place) = self.room.get_mut(top) {
                *place = from.unwrap_or(0.0);
            }
        }
        Ok(())
    }

    /// The number is come to a second time, and the better counts.
    pub fn better_of_two(&mut self) {
        // The greater of two is at most so much as both are.
        let mut up_to = 0.0;
        for chance in self.room.get_mut(..self.len).unwrap_or(&mut []) {
            let below = up_to;
            up_to += *chance;
            *chance = up_to * up_to - below * below;
        }
    }

    fn grow(&mut self, by: usize) -> Result<(), Error> {
        let len = self.len.checked_add(by).filter(|&len| len <= self.room.len());
        self.len = len.ok_or(Error::Capacity)?;
        Ok(())
    }

    /// Makes up for what many roundings have added or lost: the chances add up to 1 again.
    pub fn even_out(&mut self) {
        let chances = self.room.get_mut(..self.len).unwrap_or(&mut []);
        let sum = chances.iter().fold(0.0, |sum, chance| sum + chance);
        for chance in chances {
            *chance = (*chance / sum).clamp(0.0, 1.0);
        }
    }

    /// It is made.
    pub fn finish(self) -> Result<Distribution<'a>, Error> {
        Distribution::new(self.least, self.room.get(..self.len).unwrap_or(&[]))
    }

    /// It is made, but what is below `low` becomes that, and what is above `high` that.
    pub fn finish_within(self, low: i32, high: i32) -> Result<Distribution<'a>, Error> {
        let within = |value: i32| value.min(high).max(low);
        let least = within(self.least);
        let mut len = 0;
        for from in 0..self.len {
            let value = self.least.saturating_add(from as i32);
            let to = within(value).saturating_sub(least) as usize;
            let chance = self.room.get(from).copied().unwrap_or(0.0);
            if let Some(place) = self.room.get_mut(to) {
                let before = if to < len { *place } else { 0.0 };
                *place = (before + chance).clamp(0.0, 1.0);
            }
            len = to + 1;
        }
        Distribution::new(least, self.room.get(..len).unwrap_or(&[]))
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
        let ends = Distribution::new(i32::MAX - 1, &[0.5, 0.5]).unwrap();
        assert_eq!((ends.greatest(), ends.chance(i32::MIN)), (i32::MAX, 0.0));
        assert_eq!((ends.at_least(i32::MAX), ends.chance(i32::MAX)), (0.5, 0.5));
        for (least, chances) in [
            (0, &[][..]),
            (0, &[f64::NAN]),
            (0, &[-0.1, 1.0]),
            (0, &[1.1]),
            (0, &[f64::INFINITY]),
            (i32::MAX, &[0.5, 0.5]),
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
        let mut draft = Draft::fixed(5, room).unwrap();
        draft.add_dice(2, 2).unwrap();
        draft.add_dice(7, 0).unwrap();
        draft.add_dice(3, 1).unwrap();
        draft.multiply(3).unwrap();
        let sum = draft.finish().unwrap();
        assert_eq!((sum.least(), sum.chances()), (30, &[0.25, 0.0, 0.0, 0.5, 0.0, 0.0, 0.25][..]));

        let within = |low, high, known: (i32, &[f64])| {
            let room = &mut [9.0; 4];
            let mut draft = Draft::fixed(0, room).unwrap();
            draft.add_dice(1, 4).unwrap();
            let die = draft.finish_within(low, high).unwrap();
            assert_eq!((die.least(), die.chances()), known);
        };
        within(2, 9, (2, &[0.5, 0.25, 0.25]));
        within(-9, 3, (1, &[0.25, 0.25, 0.5]));
        within(2, 3, (2, &[0.5, 0.5]));
        within(7, 9, (7, &[1.0]));
        within(-9, -7, (-7, &[1.0]));

        let mut draft = Draft::fixed(3, &mut room[..4]).unwrap();
        let gains = &[Chance::of(1, 4), Chance::of(1, 2), Chance::of(1, 4)];
        draft.add_within_room(gains);
        draft.add_within_room(gains);
        let sum = draft.finish().unwrap();
        assert_eq!((sum.least(), sum.chances()), (3, &[0.0625, 0.25, 0.375, 0.3125][..]));
        let mut draft = Draft::fixed(3, &mut room[..1]).unwrap();
        draft.add_within_room(gains);
        assert_eq!(draft.finish().unwrap().chances(), [1.0]);
    }

    #[test]
    fn drafts_without_room() {
        let room = &mut [0.0; 3];
        let mut draft = Draft::fixed(7, room).unwrap();
        assert_eq!(draft.add_dice(1, 4), Err(Error::Capacity));
        assert_eq!(draft.multiply(3), Ok(()));
        assert!(Draft::fixed(7, &mut []).is_err());
    }
}
