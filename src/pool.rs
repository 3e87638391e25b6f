//! Weighted candidates, kept: pick again and again without asking each species anew.
//!
//! The place to keep them is the caller's, a slice of [`Candidate`]s; the pool itself is a
//! few numbers. It picks by one draw over the total, or as a reservoir with a draw for each
//! candidate, and can forget one of them.
//!
//! The one draw finds its species at a cost that doesn't grow with the pool: the total is cut
//! into parts of equal width, about as many as there are candidates, and it is noted with which
//! candidate each part begins. From there it is a step or two.

use crate::Error;
use crate::dice::Dice;

/// One species of a pool.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Candidate {
    /// The weights up to this one, its own included.
    pub up_to: u32,
    /// The species.
    pub species: u16,
    /// With which candidate the part of the total begins that has the number of this place in
    /// the buffer.
    pub first: u16,
}

/// The state of a pool beside its candidates. The default is a pool to be filled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct PoolState {
    /// The sum of the weights.
    pub total: u32,
    /// How many candidates there are.
    pub len: u32,
    /// 0: to be filled before the next pick. Else filled; one less is how wide the parts of the
    /// total are, as a power of 2.
    pub filled: u32,
}

/// Candidates in a caller's buffer, as many as it holds.
///
/// ```
/// use monstr::dice::Modulo;
/// use monstr::pool::{Candidate, Pool};
/// let mut room = [Candidate::default(); 3];
/// let mut pool = Pool::new(&mut room);
/// pool.refill([(7, 1), (9, 4)])?;
/// assert_eq!(pool.total(), 5);
/// pool.forget(9);
/// assert_eq!(pool.pick(&mut Modulo::seeded(1, 1)), Some(7));
/// # Ok::<(), monstr::Error>(())
/// ```
#[derive(Debug)]
pub struct Pool<'a> {
    room: &'a mut [Candidate],
    state: PoolState,
}

impl<'a> Pool<'a> {
    /// An empty pool, to be filled.
    pub fn new(room: &'a mut [Candidate]) -> Self {
        Pool { room, state: PoolState::default() }
    }

    /// A pool as it was left: the buffer with the [`state`](Pool::state) that belongs to it.
    ///
    /// # Errors
    /// [`Error::Pool`] where the two don't fit together.
    pub fn resume(room: &'a mut [Candidate], state: PoolState) -> Result<Self, Error> {
        let len = usize::try_from(state.len).map_err(|_| Error::Pool)?;
        let kept = room.get(..len).ok_or(Error::Pool)?;
        let total = kept.last().map_or(0, |last| last.up_to);
        let fits = total == state.total && state.filled <= u32::BITS;
        if fits { Ok(Pool { room, state }) } else { Err(Error::Pool) }
    }

    /// What has to be kept beside the buffer.
    pub fn state(&self) -> PoolState {
        self.state
    }

    /// The candidates, in the table's order.
    pub fn candidates(&self) -> &[Candidate] {
        // A length that fits: `resume` and `refill` see to it.
        self.room.get(..self.state.len as usize).unwrap_or(&[])
    }

    /// How many candidates fit.
    pub fn capacity(&self) -> usize {
        self.room.len()
    }

    /// The sum of the weights.
    pub fn total(&self) -> u32 {
        self.state.total
    }

    /// Whether it has been filled, and not been told to be filled again.
    pub fn is_filled(&self) -> bool {
        self.state.filled != 0
    }

    /// Has it filled again before the next pick.
    pub fn reset(&mut self) {
        self.state.filled = 0;
    }

    /// Fills it anew with species and their weights, in order; those of weight 0 are left
    /// out.
    ///
    /// # Errors
    /// [`Error::Capacity`] where the buffer can't hold them; the pool is then empty and to
    /// be filled.
    pub fn refill(&mut self, weights: impl IntoIterator<Item = (u16, u8)>) -> Result<(), Error> {
        self.state = PoolState::default();
        let (mut total, mut len) = (0_u32, 0);
        for (species, weight) in weights {
            if weight == 0 {
                continue;
            }
            let next = self.room.get_mut(len).ok_or(Error::Capacity)?;
            total = total.checked_add(weight.into()).ok_or(Error::Capacity)?;
            *next = Candidate { up_to: total, species, first: 0 };
            len += 1;
        }
        self.state.len = u32::try_from(len).map_err(|_| Error::Capacity)?;
        self.state.total = total;
        self.divide();
        Ok(())
    }

    /// Cuts the total into parts, and notes with which candidate each begins.
    fn divide(&mut self) {
        let kept = self.room.get_mut(..self.state.len as usize).unwrap_or(&mut []);
        let last = self.state.total.saturating_sub(1);
        // A weight has 8 bits, so that parts of 8 bits are never more than the candidates.
        let few = |width: &u32| ((last >> width) as usize) < kept.len();
        let width = (0..u8::BITS).find(few).unwrap_or(u8::BITS);
        self.state.filled = width + 1;
        kept.iter_mut().for_each(|one| one.first = 0);
        // Each candidate is noted in the first part that begins within or behind it; where
        // several are, the last one has that beginning.
        let mut before = 0_u32;
        for at in 0..kept.len() {
            let part = before.saturating_add((1 << width) - 1) >> width;
            before = kept.get(at).map_or(before, |one| one.up_to);
            if let Some(noted) = kept.get_mut(part as usize) {
                // Where a number is cut off, the way is longer from there.
                noted.first = u16::try_from(at).unwrap_or(u16::MAX);
            }
        }
        // And where none is, it's the one of the part before.
        let mut first = 0;
        for part in kept {
            first = first.max(part.first);
            part.first = first;
        }
    }

    /// Leaves one species out from now on. Nothing happens to a pool without it.
    #[doc(alias = "reset_rndmonst")]
    pub fn forget(&mut self, species: u16) {
        let len = self.state.len as usize;
        let kept = self.room.get_mut(..len).unwrap_or(&mut []);
        let Some(at) = kept.iter().position(|one| one.species == species) else { return };
        let before = at.checked_sub(1).and_then(|before| kept.get(before)).map_or(0, |b| b.up_to);
        let Some((gone, later)) = kept.get_mut(at..).and_then(<[_]>::split_first_mut) else {
            return;
        };
        let lost = gone.up_to.saturating_sub(before);
        let mut place = gone;
        for next in later {
            *place = Candidate { up_to: next.up_to.saturating_sub(lost), ..*next };
            place = next;
        }
        self.state.len -= 1;
        self.state.total = self.state.total.saturating_sub(lost);
        if self.is_filled() {
            self.divide();
        }
    }

    /// The species with their weights, in the table's order.
    pub fn weights(&self) -> impl Iterator<Item = (u16, u32)> {
        let mut before = 0;
        self.candidates().iter().map(move |one| {
            let weight = one.up_to.saturating_sub(before);
            before = one.up_to;
            (one.species, weight)
        })
    }

    /// A species, by one draw over the total; none, without a draw, from an empty pool.
    #[inline] // a call costs as much as half a draw
    pub fn pick<D: Dice + ?Sized>(&self, dice: &mut D) -> Option<u16> {
        let total = i32::try_from(self.state.total).ok().filter(|&total| total > 0)?;
        // Another answer than 0..total finds nobody.
        let drawn = u32::try_from(dice.below(total)).ok()?;
        let kept = self.candidates();
        let part = drawn.checked_shr(self.state.filled.saturating_sub(1))?;
        let first = usize::from(kept.get(part as usize)?.first);
        // Mostly it is this one or the next, and no branch could tell beforehand which.
        let near = first + usize::from(kept.get(first)?.up_to <= drawn);
        let one = kept.get(near)?;
        if drawn < one.up_to { Some(one.species) } else { holder(kept.get(near..)?, drawn) }
    }

    /// A species, as a reservoir: each candidate draws against the weights up to it, and
    /// takes the place of the one before when it wins.
    pub fn pick_by_reservoir<D: Dice + ?Sized>(&self, dice: &mut D) -> Option<u16> {
        let mut reservoir = Reservoir::default();
        for (species, weight) in self.weights() {
            // The weights are of 8 bits; the buffer was the caller's since.
            reservoir.offer(species, u16::try_from(weight).unwrap_or(u16::MAX), dice);
        }
        reservoir.chosen
    }
}

/// Whose the number is that was drawn.
#[cold]
#[inline(never)]
fn holder(candidates: &[Candidate], drawn: u32) -> Option<u16> {
    candidates.iter().find(|one| drawn < one.up_to).map(|one| one.species)
}

/// A pick that needs no memory of the candidates: a draw for each.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Reservoir {
    sum: i32,
    /// Who stands there now.
    pub chosen: Option<u16>,
}

impl Reservoir {
    /// The next candidate. One of weight 0 passes by without a draw.
    pub fn offer<D: Dice + ?Sized>(&mut self, species: u16, weight: u16, dice: &mut D) {
        let weight = i32::from(weight);
        if weight > 0 {
            self.sum = self.sum.saturating_add(weight);
            if dice.below(self.sum) < weight {
                self.chosen = Some(species);
            }
        }
    }
}

/// A pick that walks twice instead of keeping anything: one draw over the sum of the weights,
/// none where they come to nothing.
pub(crate) fn draw_among<D: Dice + ?Sized, T>(
    chances: impl Iterator<Item = (T, i32)> + Clone,
    dice: &mut D,
) -> Option<T> {
    let total = chances.clone().map(|(_, weight)| weight).sum();
    draw_of(total, chances, dice)
}

/// The same where the sum of the weights is known.
pub(crate) fn draw_of<D: Dice + ?Sized, T>(
    total: i32,
    mut chances: impl Iterator<Item = (T, i32)>,
    dice: &mut D,
) -> Option<T> {
    if total == 0 {
        return None;
    }
    // Wild dice don't find one without a weight.
    let drawn = dice.one_to(total).max(1);
    let mut up_to = 0;
    let found = chances.find(|&(_, weight)| {
        up_to += weight;
        drawn <= up_to
    });
    found.map(|(who, _)| who)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Dice that answer one number.
    struct Says(i32);

    impl Dice for Says {
        fn below(&mut self, _: i32) -> i32 {
            self.0
        }
    }

    /// Whom each number of the total finds, told by walking.
    fn holds(pool: &Pool<'_>, weights: &[(u16, u8)]) {
        let all =
            weights.iter().flat_map(|&(who, weight)| core::iter::repeat_n(who, weight.into()));
        let total = i32::try_from(pool.total()).unwrap();
        assert_eq!(all.clone().count(), pool.total() as usize);
        for (drawn, who) in (0..total).zip(all) {
            assert_eq!(pool.pick(&mut Says(drawn)), Some(who), "{drawn} of {total}");
        }
        for nobody in [-1, total, i32::MIN, i32::MAX] {
            assert_eq!(pool.pick(&mut Says(nobody)), None);
        }
        is_divided(pool);
    }

    /// There are as many parts as there may be, and each is noted with whose its beginning is.
    fn is_divided(pool: &Pool<'_>) {
        let (kept, width) = (pool.candidates(), pool.state.filled - 1);
        let Some(last) = pool.total().checked_sub(1) else { return };
        let parts = |width| (last >> width) as usize + 1;
        assert!(parts(width) <= kept.len() && (width == 0 || parts(width - 1) > kept.len()));
        for (begins, part) in (0..).step_by(1 << width).zip(&kept[..parts(width)]) {
            let holder = kept.iter().position(|one| begins < one.up_to);
            assert_eq!(Some(part.first.into()), holder);
        }
    }

    #[test]
    fn each_number_finds_its_species() {
        let mut rooms = [Candidate::default(); 300];
        let one_heavy = |who: u16| (who, if who == 7 { 255_u8 } else { 1 });
        let uneven = |who: u16| (who, (who * 37 % 11) as u8);
        for (count, room) in [(1, 1), (1, 300), (2, 2), (3, 4), (16, 16), (17, 99), (300, 300)] {
            let mut weights = [(0, 0); 300];
            for weigh in [&one_heavy as &dyn Fn(u16) -> (u16, u8), &uneven] {
                let weights = &mut weights[..count];
                weights.iter_mut().zip(0..).for_each(|(one, who)| *one = weigh(who));
                let mut pool = Pool::new(&mut rooms[..room]);
                pool.refill(weights.iter().copied()).unwrap();
                holds(&pool, weights);
                for gone in [7, 0, (count - 1) as u16] {
                    pool.forget(gone);
                    weights.iter_mut().filter(|one| one.0 == gone).for_each(|one| one.1 = 0);
                    holds(&pool, weights);
                }
            }
        }
    }

    #[test]
    fn a_buffer_holds_as_many_as_have_a_weight() {
        let mut room = [Candidate::default(); 2];
        let mut pool = Pool::new(&mut room);
        assert_eq!(pool.refill([(1, 0), (2, 5), (3, 0), (4, 1), (5, 0)]), Ok(()));
        assert_eq!(pool.weights().count(), 2);
        assert_eq!(pool.refill([(1, 1), (2, 5), (3, 1)]), Err(Error::Capacity));
        assert_eq!(pool.state(), PoolState::default());
    }
}
