//! The attacks of all editions that are built in, in one list: many species have the same
//! attacks, and most have them in every edition.

use super::{Row, SLOTS};
use crate::nethack::species::Attack;

/// More than there is to list.
const ROOM: usize = 1024;

/// The list in the making.
pub(super) struct List {
    room: [Attack; ROOM],
    pub len: usize,
}

impl List {
    /// Every row's attacks, each stretch of them once.
    pub const fn of(editions: &[&[Row]]) -> Self {
        let nothing = Attack { kind: 0, damage: 0, dice: 0, sides: 0 };
        let mut list = List { room: [nothing; ROOM], len: 0 };
        // The longest first: a short one may be a part of them.
        let mut count = SLOTS;
        while count > 0 {
            let mut edition = 0;
            while edition < editions.len() {
                list.add(editions[edition], count);
                edition += 1;
            }
            count -= 1;
        }
        list
    }

    /// The attacks of all rows that have so many.
    const fn add(&mut self, rows: &[Row], count: usize) {
        let mut i = 0;
        while i < rows.len() {
            let row = &rows[i];
            if row.combat.attack_count as usize == count && self.find(row).is_none() {
                let mut j = 0;
                while j < count {
                    self.room[self.len] = row.attacks[j];
                    self.len += 1;
                    j += 1;
                }
            }
            i += 1;
        }
    }

    /// Where the row's attacks stand.
    pub const fn find(&self, row: &Row) -> Option<usize> {
        let count = row.combat.attack_count as usize;
        let mut first = 0;
        while first + count <= self.len {
            let mut same = 0;
            while same < count && is_same(&self.room[first + same], &row.attacks[same]) {
                same += 1;
            }
            if same == count {
                return Some(first);
            }
            first += 1;
        }
        None
    }

    /// As long as it has become.
    pub const fn finish<const LEN: usize>(&self) -> [Attack; LEN] {
        let mut all = [self.room[0]; LEN];
        let mut i = 0;
        while i < LEN {
            all[i] = self.room[i];
            i += 1;
        }
        all
    }
}

const fn is_same(one: &Attack, other: &Attack) -> bool {
    one.kind == other.kind
        && one.damage == other.damage
        && one.dice == other.dice
        && one.sides == other.sides
}
