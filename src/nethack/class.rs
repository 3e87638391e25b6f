//! The classes of monsters: what one letter on the map stands for.
//!
//! A class is a number in `1..=60`, in all three editions the same. Rules that concern
//! whole classes hold them as a [`ClassSet`].

use super::species::Species;

pub use super::codes::{contains, set};

/// A set of classes: bit `n` is class `n`.
pub type ClassSet = u64;

/// How many class numbers there are, 0 (no class) included.
#[doc(alias = "MAXMCLASSES")]
pub const COUNT: u8 = 61;

/// Whether the species' class is in `set`.
pub(crate) const fn has(species: &Species, set: ClassSet) -> bool {
    contains(set, species.class)
}

macro_rules! classes {
    ($($name:ident $number:literal $symbol:literal $what:literal)*) => {
        $(
            #[doc = concat!("`", $symbol, "`: ", $what, ".")]
            pub const $name: u8 = $number;
        )*
    };
}

classes! {
    ANT        1  "a" "ants and other insects"
    BLOB       2  "b" "blobs"
    COCKATRICE 3  "c" "cockatrices"
    DOG        4  "d" "canines"
    EYE        5  "e" "eyes and floating spheres"
    FELINE     6  "f" "cats"
    GREMLIN    7  "g" "gremlins and gargoyles"
    HUMANOID   8  "h" "dwarves and other humanoids"
    IMP        9  "i" "imps and minor demons"
    JELLY      10 "j" "jellies"
    KOBOLD     11 "k" "kobolds"
    LEPRECHAUN 12 "l" "leprechauns"
    MIMIC      13 "m" "mimics"
    NYMPH      14 "n" "nymphs"
    ORC        15 "o" "orcs"
    PIERCER    16 "p" "piercers"
    QUADRUPED  17 "q" "four-legged beasts"
    RODENT     18 "r" "rats"
    SPIDER     19 "s" "spiders and centipedes"
    TRAPPER    20 "t" "trappers and lurkers above"
    UNICORN    21 "u" "horses and unicorns"
    VORTEX     22 "v" "vortices"
    WORM       23 "w" "worms"
    XAN        24 "x" "xans and grid bugs"
    LIGHT      25 "y" "lights"
    ZRUTY      26 "z" "zruties"
    ANGEL      27 "A" "angelic beings"
    BAT        28 "B" "bats and birds"
    CENTAUR    29 "C" "centaurs"
    DRAGON     30 "D" "dragons"
    ELEMENTAL  31 "E" "elementals and stalkers"
    FUNGUS     32 "F" "fungi"
    GNOME      33 "G" "gnomes"
    GIANT      34 "H" "giants and minotaurs"
    JABBERWOCK 36 "J" "jabberwocks"
    KOP        37 "K" "Keystone Kops"
    LICH       38 "L" "liches"
    MUMMY      39 "M" "mummies"
    NAGA       40 "N" "nagas"
    OGRE       41 "O" "ogres"
    PUDDING    42 "P" "puddings"
    QUANTMECH  43 "Q" "quantum mechanics"
    RUSTMONST  44 "R" "rust monsters and disenchanters"
    SNAKE      45 "S" "snakes"
    TROLL      46 "T" "trolls"
    UMBER      47 "U" "umber hulks"
    VAMPIRE    48 "V" "vampires"
    WRAITH     49 "W" "barrow wights, wraiths and Nazgul"
    XORN       50 "X" "xorns"
    YETI       51 "Y" "apes and yetis"
    ZOMBIE     52 "Z" "zombies"
    HUMAN      53 "@" "humans and elves"
    GHOST      54 "space" "ghosts and shades"
    GOLEM      55 "'" "golems"
    DEMON      56 "&" "demons"
    EEL        57 ";" "sea monsters"
    LIZARD     58 ":" "lizards and crocodiles"
    WORM_TAIL  59 "~" "long worm tails"
    MIMIC_DEF  60 "]" "what a mimic passes itself off as"
}

/// The classes shown as a capital letter: the ones that the rogue level has.
pub const CAPITALS: ClassSet = capitals();

const fn capitals() -> ClassSet {
    let mut set = 0;
    let mut class = ANGEL;
    while class <= ZOMBIE {
        set |= 1 << class;
        class += 1;
    }
    set
}
