//! What all editions that are built in have of combat: most species have the same attacks,
//! and the same record, in every edition. Each stands once.

use super::{Row, SLOTS};
use crate::nethack::species::{Attack, Combat};

/// More than there is to list, of either.
const ROOM: usize = 1024;

/// A record of nothing, before there is one.
const NOTHING: Combat = Combat {
    first_attack: 0,
    nutrition: 0,
    attack_count: 0,
    speed: 0,
    armour_class: 0,
    adjustment: 0,
    size: 0,
    magic_resistance: 0,
};

/// The list of attacks in the making.
pub(super) struct Attacks {
    room: [Bytes; ROOM],
    pub len: usize,
}

/// An attack as one number, which is quick to compare.
pub(super) type Bytes = u32;

impl Attacks {
    /// Every row's attacks, each stretch of them once.
    pub const fn of(editions: &[&[Row]]) -> Self {
        let mut list = Attacks { room: [0; ROOM], len: 0 };
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
    const fn find(&self, row: &Row) -> Option<usize> {
        let count = row.combat.attack_count as usize;
        let mut first = 0;
        while first + count <= self.len {
            let mut same = 0;
            while same < count && self.room[first + same] == row.attacks[same] {
                same += 1;
            }
            if same == count {
                return Some(first);
            }
            first += 1;
        }
        None
    }

    /// The row's record, which tells where its attacks stand.
    const fn record(&self, row: &Row) -> Combat {
        let mut record = row.combat;
        if let Some(first) = self.find(row) {
            record.first_attack = first as u16;
        }
        record
    }

    /// As long as it has become.
    pub const fn finish<const LEN: usize>(&self) -> [Attack; LEN] {
        let mut all = [Attack { kind: 0, damage: 0, dice: 0, sides: 0 }; LEN];
        let mut i = 0;
        while i < LEN {
            let [kind, damage, dice, sides] = self.room[i].to_le_bytes();
            all[i] = Attack { kind, damage, dice, sides };
            i += 1;
        }
        all
    }
}

/// The records in the making.
pub(super) struct Records {
    room: [Combat; ROOM],
    pub len: usize,
}

impl Records {
    /// Every row's record, each once. They are in the order of the species, which differs little
    /// between the editions: so a byte tells how far a species' record is from the species.
    pub const fn of(editions: &[&[Row]], attacks: &Attacks) -> Self {
        let mut records = Records { room: [NOTHING; ROOM], len: 0 };
        let mut species = 0;
        while records.add(editions, species, attacks) {
            species += 1;
        }
        records
    }

    /// The records that the species of that index has. Answers whether any edition has it.
    const fn add(&mut self, editions: &[&[Row]], species: usize, attacks: &Attacks) -> bool {
        let mut is_one = false;
        let mut edition = 0;
        while edition < editions.len() {
            let rows = editions[edition];
            if species < rows.len() {
                let record = attacks.record(&rows[species]);
                if self.offset(&record, species).is_none() {
                    self.room[self.len] = record;
                    self.len += 1;
                }
                is_one = true;
            }
            edition += 1;
        }
        is_one
    }

    /// How far the record is from the species, where it is there and that isn't too far.
    const fn offset(&self, record: &Combat, species: usize) -> Option<i8> {
        let mut number = self.len;
        while number > 0 {
            number -= 1;
            let offset = number as isize - species as isize;
            if offset as i8 as isize == offset && is_same(&self.room[number], record) {
                return Some(offset as i8);
            }
        }
        None
    }

    /// How far each row's record is from it.
    pub const fn offsets<const N: usize>(&self, rows: &[Row; N], attacks: &Attacks) -> [i8; N] {
        let mut offsets = [0; N];
        let mut i = 0;
        while i < N {
            offsets[i] = self.offset(&attacks.record(&rows[i]), i).unwrap();
            i += 1;
        }
        offsets
    }

    /// As many as they have become.
    pub const fn finish<const LEN: usize>(&self) -> [Combat; LEN] {
        let mut all = [NOTHING; LEN];
        let mut i = 0;
        while i < LEN {
            all[i] = self.room[i];
            i += 1;
        }
        all
    }
}

const fn is_same(one: &Combat, other: &Combat) -> bool {
    one.first_attack == other.first_attack
        && one.attack_count == other.attack_count
        && one.speed == other.speed
        && one.armour_class == other.armour_class
        && one.adjustment == other.adjustment
        && one.size == other.size
        && one.nutrition == other.nutrition
        && one.magic_resistance == other.magic_resistance
}
