//! The names of all editions that are built in, in one text: a name that they share stands
//! once. Whoever reads an edition's names leaves out the others' (see [`Names`]).
//!
//! An edition's names are a list in the order of its species. The editions' orders differ
//! little, so the lists are merged: where one has a name too much it is written down alone.
//!
//! [`Names`]: crate::nethack::Names

use super::Row;
use crate::nethack::names::{EDITIONS, Naming};

/// Two editions' lists don't drift apart further than this.
const WINDOW: usize = 16;
/// More bytes than the names take.
const ROOM: usize = 8192;

/// A name of a species.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    naming: Naming,
    name: &'static str,
}

/// How many names the species have.
pub(super) const fn count(rows: &[Row]) -> usize {
    let mut count = 0;
    let mut i = 0;
    while i < rows.len() {
        let names = rows[i].names();
        let mut j = 0;
        while j < names.len() {
            count += names[j].1.is_some() as usize;
            j += 1;
        }
        i += 1;
    }
    count
}

/// All names of the species, in the order of the text.
pub(super) const fn entries<const COUNT: usize>(rows: &[Row]) -> [Entry; COUNT] {
    let mut all = [Entry { naming: Naming::Usual, name: "" }; COUNT];
    let mut at = 0;
    let mut i = 0;
    while i < rows.len() {
        let names = rows[i].names();
        let mut j = 0;
        while j < names.len() {
            if let (naming, Some(name)) = names[j] {
                all[at] = Entry { naming, name };
                at += 1;
            }
            j += 1;
        }
        i += 1;
    }
    all
}

/// An edition's names, as far as they aren't written yet.
#[derive(Clone, Copy)]
pub(super) struct Edition {
    /// The bit that tells it in the text.
    pub bit: u8,
    pub entries: &'static [Entry],
}

impl Edition {
    /// Whether it has come to this name, `ahead` names further on.
    const fn is_at(&self, ahead: usize, entry: &Entry) -> bool {
        ahead < self.entries.len() && is_same(&self.entries[ahead], entry)
    }
}

/// The text in the making.
pub(super) struct Text {
    room: [u8; ROOM],
    pub len: usize,
}

impl Text {
    /// The editions' lists, merged.
    pub const fn of<const N: usize>(mut editions: [Edition; N]) -> Self {
        let mut text = Text { room: [0; ROOM], len: 0 };
        while let Some(entry) = next(&editions) {
            let (mut having, mut all) = (EDITIONS, EDITIONS);
            let mut i = 0;
            while i < N {
                all |= editions[i].bit;
                if editions[i].is_at(0, &entry) {
                    having |= editions[i].bit;
                    editions[i].entries = editions[i].entries.split_at(1).1;
                }
                i += 1;
            }
            if having != all {
                text.push(having);
            }
            text.add(&entry);
        }
        text
    }

    /// Writes the name and what it is, closed by a zero byte.
    const fn add(&mut self, entry: &Entry) {
        if !matches!(entry.naming, Naming::Usual) {
            self.push(entry.naming as u8);
        }
        let mut rest = entry.name.as_bytes();
        while let [byte, tail @ ..] = rest {
            self.push(*byte);
            rest = tail;
        }
        self.push(0);
    }

    const fn push(&mut self, byte: u8) {
        self.room[self.len] = byte;
        self.len += 1;
    }

    /// As long as it has become.
    pub const fn finish<const LEN: usize>(&self) -> [u8; LEN] {
        let mut text = [0; LEN];
        let mut i = 0;
        while i < LEN {
            text[i] = self.room[i];
            i += 1;
        }
        text
    }
}

/// The name to write next: of those that the editions have come to, the one that the others
/// are furthest from.
const fn next(editions: &[Edition]) -> Option<Entry> {
    let mut found = None;
    let mut furthest = 0;
    let mut i = 0;
    while i < editions.len() && furthest < WINDOW {
        if let [entry, ..] = editions[i].entries {
            let distance = distance(entry, editions);
            if distance > furthest {
                (found, furthest) = (Some(*entry), distance);
            }
        }
        i += 1;
    }
    found
}

/// How far the edition that comes to the name first, of those that aren't there yet, is from
/// it.
const fn distance(entry: &Entry, editions: &[Edition]) -> usize {
    let mut least = WINDOW;
    let mut i = 0;
    while i < editions.len() {
        if !editions[i].is_at(0, entry) {
            let mut ahead = 1;
            while ahead < least && !editions[i].is_at(ahead, entry) {
                ahead += 1;
            }
            least = ahead;
        }
        i += 1;
    }
    least
}

const fn is_same(one: &Entry, other: &Entry) -> bool {
    let (a, b) = (one.name.as_bytes(), other.name.as_bytes());
    if a.len() != b.len() || one.naming as u8 != other.naming as u8 {
        return false;
    }
    let mut same = 0;
    while same < a.len() && a[same] == b[same] {
        same += 1;
    }
    same == a.len()
}
