//! Omega 0.90.4: its 150 species, a line each, and how the lines become tables.
//!
//! Most columns are the fields of a [`Template`] in short; `sym`, `colour`
//! and `ground` are how it is shown, `blows` its way of fighting. After the immunities comes
//! what only few have, each with a word before it:
//!
//! - `starts_with WEAPON + 5`: the item that it starts with;
//! - `leaves SCROLL + 21`: the item that its corpse can become;
//! - `uniqueness UNIQUE_MADE`: that there is only one;
//! - `identity ANGEL`: what is decided when one is made;
//! - `traits NEVER_WERE`: what else is special about it.

#![cfg_attr(not(all(feature = "omega", feature = "names")), allow(dead_code))]

use super::names::TEXTS;
use super::species::Template;

/// One line, read.
#[derive(Clone, Copy)]
struct Row {
    template: Template,
    texts: [&'static str; TEXTS],
}

impl Row {
    const fn starts_with(mut self, item: i16) -> Self {
        self.template.start_item = item;
        self
    }
    const fn leaves(mut self, item: i16) -> Self {
        self.template.corpse_item = item;
        self
    }
    const fn uniqueness(mut self, uniqueness: u8) -> Self {
        self.template.uniqueness = uniqueness;
        self
    }
    const fn identity(mut self, identity: u8) -> Self {
        self.template.identity = identity;
        self
    }
    const fn traits(mut self, traits: u8) -> Self {
        self.template.traits = traits;
        self
    }
}

/// The species' records.
#[cfg(feature = "omega")]
const fn templates_of<const N: usize>(rows: &[Row; N]) -> [Template; N] {
    let mut all = [rows[0].template; N];
    let mut i = 0;
    while i < N {
        all[i] = rows[i].template;
        i += 1;
    }
    all
}

/// More than there are different texts.
const ROOM: usize = 512;
/// No text is longer.
const LONGEST: usize = 63;

/// The texts, to be laid out one after the other. One that another ends with is there already.
struct Texts<const N: usize> {
    written: [&'static [u8]; ROOM],
    count: usize,
    /// The bytes that they take, each with its closing zero.
    len: usize,
    /// Where the texts of each row begin.
    places: [[u16; TEXTS]; N],
}

impl<const N: usize> Texts<N> {
    const fn of(rows: &[Row; N]) -> Self {
        let mut all = Texts { written: [&[]; ROOM], count: 0, len: 0, places: [[0; TEXTS]; N] };
        // The longest first: a short one may be the end of them.
        let mut length = LONGEST + 1;
        while length > 0 {
            length -= 1;
            let mut i = 0;
            while i < TEXTS * N {
                let text = rows[i / TEXTS].texts[i % TEXTS].as_bytes();
                if text.len() == length {
                    all.places[i / TEXTS][i % TEXTS] = all.place(text) as u16;
                }
                i += 1;
            }
        }
        all
    }

    /// Where the text begins; it is written at the end if it isn't there yet.
    const fn place(&mut self, text: &'static [u8]) -> usize {
        let (mut i, mut place) = (0, 0);
        while i < self.count {
            let written = self.written[i];
            if ends_with(written, text) {
                return place + written.len() - text.len();
            }
            place += written.len() + 1;
            i += 1;
        }
        self.written[i] = text;
        self.count += 1;
        self.len += text.len() + 1;
        place
    }

    /// All in one, as [`Names`](super::Names) reads it.
    const fn in_one<const LEN: usize>(&self) -> [u8; LEN] {
        let mut text = [0; LEN];
        let (mut i, mut end) = (0, 0);
        while i < self.count {
            let mut rest = self.written[i];
            while let [byte, tail @ ..] = rest {
                text[end] = *byte;
                end += 1;
                rest = tail;
            }
            end += 1;
            i += 1;
        }
        text
    }
}

/// Whether a text ends with another one that isn't longer.
const fn ends_with(text: &[u8], end: &[u8]) -> bool {
    let (mut text, mut end) = (text, end);
    while let ([before @ .., a], [rest @ .., b]) = (text, end) {
        if *a != *b {
            return false;
        }
        (text, end) = (before, rest);
    }
    true
}

/// Lays the lines out: see the top of this file.
macro_rules! catalogue {
    ($(
        $id:ident $name:literal $corpse:literal $symbol:literal $colour:ident $background:ident
        $hp:literal $hit:literal $armour:literal $damage:literal $sense:literal $wakeup:literal
        $level:literal $speed:literal $sleep:literal $treasure:literal
        $experience:literal $weight:literal $value:literal
        $talk:ident $movement:ident $melee:ident $strike:ident $special:ident $blows:literal
        [$($status:ident)*] [$($immunity:ident)*] $($extra:ident $what:expr),*;
    )*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, dead_code)]
        #[repr(u16)]
        enum Number { $($id,)* COUNT }

        /// The species' indices by the game's identifiers.
        pub mod monster {
            $(
                #[doc = $name]
                pub const $id: u16 = super::Number::$id as u16;
            )*
        }

        #[allow(clippy::identity_op)] // WEAPON + 0
        const ROWS: [Row; Number::COUNT as usize] = {
            #[allow(unused_imports)]
            use super::codes::{identity::*, item::*, traits::*, uniqueness::*};
            [$(
                Row {
                    template: Template {
                        corpse_weight: $weight,
                        status: 0 $(| super::codes::status::$status)*,
                        immunity: 0 $(| super::codes::immunity::$immunity as u16)*,
                        hp: $hp,
                        experience: $experience,
                        corpse_value: $value,
                        hit: $hit,
                        armour: $armour,
                        damage: $damage,
                        corpse_item: -1,
                        start_item: -1,
                        talk: super::codes::behaviour::$talk,
                        movement: super::codes::behaviour::$movement,
                        melee: super::codes::behaviour::$melee,
                        strike: super::codes::behaviour::$strike,
                        special: super::codes::behaviour::$special,
                        sense: $sense,
                        wakeup: $wakeup,
                        level: $level,
                        speed: $speed,
                        sleep: $sleep,
                        treasure: $treasure,
                        uniqueness: 0,
                        identity: 0,
                        traits: 0,
                        symbol: $symbol,
                        colour: super::codes::colour::$colour,
                        background: super::codes::colour::$background,
                    },
                    texts: [$name, $corpse, $blows],
                }$(.$extra($what))*,
            )*]
        };
    };
}

#[cfg(feature = "omega")]
pub(super) static TEMPLATES: [Template; ROWS.len()] = templates_of(&ROWS);

#[cfg(all(feature = "omega", feature = "names"))]
const ALL_TEXTS: Texts<{ ROWS.len() }> = Texts::of(&ROWS);
#[cfg(not(all(feature = "omega", feature = "names")))]
const ALL_TEXTS: Texts<0> = Texts::of(&[]);
pub(super) static TEXT: [u8; ALL_TEXTS.len] = ALL_TEXTS.in_one();
pub(super) static PLACES: [[u16; TEXTS]; ALL_TEXTS.places.len()] = ALL_TEXTS.places;

#[rustfmt::skip]
catalogue! {
//  identifier    name                          corpse                             sym  colour       ground    hp hit  ac dmg sns wak lvl spd slp trs    xp weight value  talk            move         melee         strike          special           blows                  status                                       immunity what only few have
    HORNET        "hornet"                      "dead hornet"                      b'h' YELLOW       BLACK      1   1  10   2   4   1   0   1  50   0     1      1     1  TALK_STUPID     MOVE_FLUTTER MELEE_NORMAL  NO_OP           NO_OP             "AXAX"                 [MOBILE HOSTILE FLYING POISONOUS]            [];
    MEND_PRIEST   "mendicant priest"            "dead mendicant priest"            b'@' RED          BLACK     30   0   0   0  10  10   0   5 100   2    15   1000     0  TALK_MP         MOVE_FOLLOW  MELEE_MP      NO_OP           SP_MP             "BX"                   [MOBILE NEEDY]                               [];
    ITIN_MERCH    "itinerant merchant"          "dead itinerant merchant"          b'@' RED          BLACK     15   0   0   0  10  10   0   7   0   3     5   1000     0  TALK_IM         MOVE_FOLLOW  NO_OP         NO_OP           SP_ESCAPE         "BX"                   [MOBILE]                                     [];
    GUARD         "guardsman"                   "dead guardsman"                   b'G' RED          BLACK    150  20  20  25  10   1   0   3  50   0   150   1000     0  TALK_GUARD      MOVE_SMART   MELEE_NORMAL  NO_OP           SP_WHISTLEBLOWER  "A?A?A?B?B?B?"         [MOBILE]                                     [] starts_with WEAPON + 5;
    NPC           "Log NPC"                     "dead NPC"                         b'@' RED          BLACK      5   5   5   5   5   5   0   5   5   0     5   1000     0  TALK_MAN        MOVE_SMART   MELEE_NORMAL  NO_OP           NO_OP             "A?B?"                 [AWAKE HOSTILE]                              [] identity LOG_NPC, traits NEVER_IN_ARENA | NEVER_WERE;
    SHEEP         "sheep"                       "side of mutton"                   b's' WHITE        BLACK      5   5   5   1   2   1   0   5  25   0     2    200    10  TALK_ANIMAL     MOVE_RANDOM  MELEE_NORMAL  NO_OP           NO_OP             "ALBX"                 [MOBILE SWIMMING EDIBLE]                     [];
    MERCHANT      "merchant"                    "dead merchant"                    b'@' RED          BLACK     16   6   6   1   2   1   0   6   0   0     6    200     0  TALK_MERCHANT   NO_OP        MELEE_NORMAL  NO_OP           SP_MERCHANT       "A?B?"                 [MOBILE]                                     [];
    ZERO_NPC      "0th level NPC"               "dead 0th level NPC"               b'@' RED          BLACK     10   5   5   5   5   5   0   5  25   1     5   1800     0  TALK_MAN        MOVE_SMART   MELEE_NORMAL  NO_OP           NO_OP             "AXBX"                 [MOBILE WANDERING]                           [] identity TRADE, traits NEVER_IN_ARENA | NEVER_WERE;
    HISCORE_NPC   "Hiscore NPC"                 "dead NPC"                         b'@' RED          BLACK      5   5   5   5   5   5   0   5   5   0     5   1000     0  TALK_MAN        MOVE_SMART   MELEE_NORMAL  NO_OP           NO_OP             "A?B?"                 [AWAKE HOSTILE]                              [] uniqueness UNIQUE_MADE, identity OFFICEHOLDER, traits NEVER_IN_ARENA | NEVER_WERE;
    GRUNT         "grunt"                       "dead grunt"                       b'g' BROWN        BLACK     25  12   5  15   3   3   1   8 100   0    10    100     0  TALK_STUPID     MOVE_NORMAL  MELEE_NORMAL  NO_OP           NO_OP             "ACAC"                 [MOBILE HOSTILE HUNGRY POISONOUS]            [FLAME COLD ELECTRICITY] starts_with WEAPON + 17;
    TSETSE        "tse-tse fly"                 "dead tse-tse fly"                 b't' PURPLE       BLACK      1  10   5   2  10  10   1   4   0   0     3      1     5  TALK_STUPID     MOVE_FLUTTER MELEE_SLEEP   NO_OP           NO_OP             "AX"                   [MOBILE HOSTILE FLYING]                      [] leaves POTION + 5;
    FNORD         "fnord"                       "fnord's antennae"                 b'f' PURPLE       BLACK      1   0   0   0  10  10   1  10   0   1     5      2    50  TALK_STUPID     MOVE_FLUTTER NO_OP         NO_OP           SP_SUMMON         ""                     []                                           [] leaves SCROLL + 21;
    SEWER_RAT     "sewer rat"                   "dead sewer rat"                   b'r' BROWN        BLACK      5   5   3   5   5   2   1   3  30   0     5     10     0  TALK_STUPID     MOVE_FLUTTER MELEE_DISEASE NO_OP           NO_OP             "ALAL"                 [MOBILE HOSTILE HUNGRY SWIMMING]             [];
    AGGRAVATOR    "aggravator fungus"           "aggravator fungus spores"         b'f' CYAN         BLACK     12   0   0   0  10  10   1  10   0   0     1      1     0  TALK_STUPID     NO_OP        NO_OP         NO_OP           SP_AGGRAVATE      ""                     []                                           [FLAME];
    BLIPPER       "blipper"                     "blipper organ"                    b'b' BRIGHT_WHITE BLACK     50   0   5   0   3   3   1  24 100   2    20     20    25  TALK_STUPID     NO_OP        NO_OP         NO_OP           MOVE_TELEPORT     "BX"                   [MOBILE]                                     [] leaves SCROLL + 5;
    GOBLIN        "goblin"                      "dead goblin"                      b'g' GREEN        BLACK      8  10   8   8  10   2   1   5   0   1    10    500     0  TALK_GREEDY     MOVE_SMART   MELEE_NORMAL  NO_OP           NO_OP             "AXBX"                 [MOBILE HOSTILE GREEDY]                      [] starts_with WEAPON + 0;
    PHANTASTICON  "phantasticon"                "phantasticon's eyes"              b'p' RED          BLACK     10  10  10  10   4   4   1   9  50   1    25      5    10  TALK_SILENT     MOVE_SMART   MELEE_NORMAL  NO_OP           SP_ILLUSION       "AXAXBX"               [MOBILE HOSTILE POISONOUS]                   [SLEEP] leaves SCROLL + 19;
    ROBOT         "household robot"             "household robot battery"          b'R' GREY         BLACK      5  10  10  15  10   3   1  12 100   0    15     25     0  TALK_ROBOT      MOVE_NORMAL  MELEE_NORMAL  NO_OP           NO_OP             "ACBC"                 [MOBILE]                                     [ELECTRICITY POISON FEAR SLEEP];
    GEEK          "pencil-necked geek"          "dead pencil-necked geek"          b'g' WHITE        BLACK      1   5   5   5  10  10   1   8  50   0     1    250     0  TALK_STUPID     MOVE_SCAREDY MELEE_NORMAL  NO_OP           NO_OP             "AX"                   [MOBILE HOSTILE]                             [];
    BOROGROVE     "borogrove"                   "borogrove wings"                  b'b' GREEN        BLACK      6   8   5   6   4   3   1   4  50   0     6     30     0  TALK_MIMSY      MOVE_FLUTTER MELEE_NORMAL  NO_OP           NO_OP             "AXBX"                 [MOBILE FLYING EDIBLE]                       [];
    QUAIL         "quail"                       "quail en brochet"                 b'q' BROWN        BLACK      3   0  15   1   4   4   1   2  50   0     1     20     0  TALK_ANIMAL     MOVE_FLUTTER MELEE_NORMAL  NO_OP           NO_OP             ""                     [MOBILE FLYING EDIBLE]                       [];
    BADGER        "badger"                      "badger ribs"                      b'b' BROWN        BLACK     13  10   5   5   2   1   1   4  50   0     3     20     0  TALK_ANIMAL     MOVE_ANIMAL  MELEE_NORMAL  NO_OP           NO_OP             "ALAL"                 [MOBILE SWIMMING EDIBLE]                     [];
    HAWK          "hawk"                        "buffalo style hawk wings"         b'h' BROWN        BLACK      7  15  10  10  10   5   1   2  50   0    10     20     0  TALK_ANIMAL     MOVE_ANIMAL  MELEE_NORMAL  NO_OP           NO_OP             "AH"                   [MOBILE FLYING EDIBLE]                       [];
    DEER          "deer"                        "venison"                          b'd' BROWN        BLACK     23   5  10   5  10  10   1   2  50   0     5    500     0  TALK_ANIMAL     MOVE_ANIMAL  MELEE_NORMAL  NO_OP           NO_OP             "AXBXBX"               [MOBILE SWIMMING EDIBLE]                     [];
    CAMEL         "camel"                       "hump au jus"                      b'c' BROWN        BLACK     30  10   5  10   4   2   1   5  50   0     5    500     0  TALK_ANIMAL     MOVE_ANIMAL  MELEE_NORMAL  NO_OP           NO_OP             "AXBX"                 [MOBILE HOSTILE HUNGRY EDIBLE]               [];
    ANTEATER      "anteater"                    "roast loin of anteater"           b'a' BROWN        BLACK     20   0   5   5   4   2   1   4  50   0     3    400     0  TALK_ANIMAL     MOVE_ANIMAL  MELEE_NORMAL  NO_OP           NO_OP             "AL"                   [MOBILE SWIMMING EDIBLE]                     [];
    BUNNY         "rabbit"                      "bunnyburgers"                     b'r' BROWN        BLACK      3   0   7   1   4   4   1   3  50   0     1     20     0  TALK_ANIMAL     MOVE_ANIMAL  MELEE_NORMAL  NO_OP           NO_OP             "AL"                   [MOBILE SWIMMING EDIBLE]                     [];
    TROUT         "trout"                       "filet of trout"                   b't' CYAN         BLACK      3   0  18   1   4   4   1   2  50   0     1     20     0  TALK_ANIMAL     MOVE_ANIMAL  NO_OP         NO_OP           NO_OP             ""                     [MOBILE ONLYSWIM EDIBLE]                     [];
    BASS          "striped bass"                "bass filets"                      b'b' CYAN         BLACK      1   0   0   0   4   4   1   4  50   0     1     20     0  TALK_ANIMAL     MOVE_ANIMAL  NO_OP         NO_OP           NO_OP             ""                     [MOBILE ONLYSWIM EDIBLE]                     [];
    PARROT        "parrot"                      "grilled breast of parrot"         b'p' PURPLE       BLACK      5  10  10  12  10   2   1   3  50   0     5     20     0  TALK_PARROT     MOVE_FLUTTER MELEE_NORMAL  NO_OP           NO_OP             "AH"                   [MOBILE HUNGRY FLYING EDIBLE]                [];
    HYENA         "hyena"                       "hyena ribs"                       b'h' BROWN        BLACK     10  10   5   5  10   2   1   4  20   0     8     20     0  TALK_HYENA      MOVE_ANIMAL  MELEE_NORMAL  NO_OP           NO_OP             "AX"                   [MOBILE HOSTILE HUNGRY SWIMMING EDIBLE]      [];
    APPR_NINJA    "apprentice ninja"            "dead ninja"                       b'n' GREY         BLACK     20  16  10  15  10   3   2   3  50   1    40   1000     0  TALK_NINJA      MOVE_SMART   MELEE_NORMAL  NO_OP           SP_SURPRISE       "A?A?B?B?"             [MOBILE HOSTILE INVISIBLE]                   [] starts_with WEAPON + 1;
    NIGHT_GAUNT   "night gaunt"                 "dead night gaunt"                 b'n' GREY         BLACK     30  15  10   5  10  10   2   6   0   0    35    250   100  TALK_TITTER     MOVE_FLUTTER MELEE_NG      NO_OP           NO_OP             "ACAC"                 [MOBILE HOSTILE FLYING POISONOUS]            [];
    SNEAK_THIEF   "sneak-thief"                 "dead sneak-thief"                 b'@' RED          BLACK     32   0  10   0  10  10   2   2   0   3    20   1000     0  TALK_THIEF      MOVE_SMART   NO_OP         NO_OP           SP_THIEF          "AXB?B?B?"             [MOBILE HOSTILE GREEDY]                      [];
    EYE           "floating eye"                "dead floating eye"                b'e' GREEN        BLACK     25   0   0   0  10  10   2   5   0   0    10      1    20  NO_OP           MOVE_RANDOM  NO_OP         NO_OP           SP_EXPLODE        ""                     [MOBILE FLYING]                              [SLEEP] leaves POTION + 16;
    TOVE          "tove"                        "dead tove"                        b't' GREEN        BLACK     30  10  10  10   6   3   2   4   0   0    25     10     0  TALK_SLITHY     MOVE_FLUTTER MELEE_NORMAL  NO_OP           NO_OP             "ALBX"                 [MOBILE]                                     [];
    NASTY         "transparent nasty"           "dead transparent nasty"           b'n' GREY         BLACK     32  15  10   5   5   3   2   8   0   1    30     50    30  NO_OP           MOVE_FLUTTER MELEE_NORMAL  STRIKE_MISSILE  NO_OP             "ACAC"                 [MOBILE HOSTILE INVISIBLE]                   [] leaves POTION + 10;
    GHOST         "ghost"                       "ghost ectoplasm"                  b'g' GREY         BLACK     32   0  10   0   5  10   2  20   0   0    30      1     0  TALK_HINT       MOVE_SPIRIT  NO_OP         NO_OP           SP_GHOST          ""                     [MOBILE WANDERING INTANGIBLE]                [NORMAL_DAMAGE FEAR SLEEP];
    ENCHANTOR     "enchanter"                   "dead enchanter"                   b'e' RED          BLACK     20   5  10   5   5   3   2   8   0   2    40      1   100  TALK_EVIL       MOVE_SCAREDY MELEE_NORMAL  NO_OP           SP_SPELL          "AXBXBX"               [MOBILE HOSTILE]                             [COLD];
    MURK          "murk fungus"                 "murk cloud particles"             b'f' GREY         BLACK      7   0   0   0  10   3   2  12   0   0    40      1    10  NO_OP           NO_OP        NO_OP         NO_OP           SP_BLACKOUT       ""                     [AWAKE HOSTILE POISONOUS]                    [] leaves SCROLL + 22;
    GOBLIN_CHIEF  "goblin chieftain"            "dead goblin chieftain"            b'G' GREEN        BLACK     25  20  12  10  10   3   2   4   0   1    30      1    -1  TALK_EVIL       MOVE_SMART   MELEE_NORMAL  STRIKE_MISSILE  NO_OP             "A?A?B?"               [MOBILE HOSTILE GREEDY]                      [FEAR] starts_with WEAPON + 12;
    WOLF          "wolf"                        "wolf cutlets"                     b'w' BROWN        BLACK     40  15   5  15   8   3   2   4  10   0    35     50     0  TALK_ANIMAL     MOVE_NORMAL  MELEE_NORMAL  NO_OP           NO_OP             "AXAXAX"               [MOBILE HOSTILE HUNGRY SWIMMING EDIBLE]      [FEAR SLEEP];
    ANT           "giant soldier ant"           "ant mandibles"                    b'a' RED          BLACK     20  15  15  10   3   3   2   3  10   0    30     50     0  TALK_ANIMAL     MOVE_NORMAL  MELEE_POISON  NO_OP           NO_OP             "AXAXAX"               [MOBILE HOSTILE POISONOUS]                   [FEAR SLEEP];
    ELEPHANT      "elephant"                    "trunk steak"                      b'e' GREY         BLACK    100  25  25  50   3   3   2  12  10   0    50    500     0  TALK_ANIMAL     MOVE_ANIMAL  MELEE_NORMAL  NO_OP           NO_OP             "AX"                   [MOBILE HUNGRY SWIMMING EDIBLE]              [];
    HORSE         "horse"                       "steaming horsemeat"               b'h' BROWN        BLACK     50  20   5  20   6   3   2   4  10   0    40    500     0  TALK_HORSE      MOVE_NORMAL  MELEE_NORMAL  NO_OP           NO_OP             "AX"                   [MOBILE HUNGRY SWIMMING EDIBLE]              [];
    SALAMANDER    "salamander"                  "salamander scales"                b's' LIGHT_RED    BLACK     35  15   5  30   4   1   3   4  50   0    75     50    50  TALK_STUPID     MOVE_FLUTTER MELEE_FIRE    NO_OP           NO_OP             "AXAX"                 [MOBILE HOSTILE GREEDY]                      [FLAME] leaves RING + 4;
    CATOBLEPAS    "catoblepas"                  "catoblepas' eyes"                 b'C' GREEN        BLACK    100  10  10  20   5   2   3   8  50   0    50     10    50  TALK_STUPID     MOVE_NORMAL  MELEE_NORMAL  STRIKE_BLIND    NO_OP             "AXBX"                 [MOBILE HOSTILE HUNGRY GREEDY]               [] leaves RING + 3;
    L_FDEMON      "lesser frost demon"          "lesser frost demon's heart"       b'f' LIGHT_BLUE   BLACK     15  18  15  15   3   3   3   4   0   2    80     25    50  TALK_EVIL       MOVE_SMART   MELEE_COLD    NO_OP           SP_DEMON          "A?A?B?"               [MOBILE HOSTILE]                             [COLD POISON FEAR SLEEP] leaves STICK + 10;
    ACID_CLOUD    "acid cloud"                  "acid pool"                        b'a' YELLOW       BLACK     10  20   0  50   5   1   3  20   0   0    60     10     0  NO_OP           MOVE_FOLLOW  MELEE_NORMAL  NO_OP           SP_ACID_CLOUD     "AX"                   [MOBILE FLYING]                              [POISON SLEEP];
    PHANTOM       "phantom"                     "hardly anything at all"           b'p' GREY         BLACK      1  20   0   0   5   5   2  10 100   0    90     10     0  TALK_SILENT     MOVE_SPIRIT  MELEE_SPIRIT  NO_OP           SP_SURPRISE       "AX"                   [MOBILE HOSTILE FLYING INTANGIBLE INVISIBLE] [NORMAL_DAMAGE POISON FEAR SLEEP];
    GOBLIN_KING   "The Goblin King"             "The Head of the Goblin King"      b'K' LIGHT_GREEN  BLACK     32  18  10  32   5  20   3   5 100   3   500    100     0  TALK_GREEDY     MOVE_SMART   MELEE_NORMAL  STRIKE_MISSILE  NO_OP             "A?A?B?B?"             [MOBILE HOSTILE GREEDY]                      [] starts_with WEAPON + 36, uniqueness UNIQUE_MADE;
    PTERODACTYL   "pterodactyl"                 "pterodactyl patee"                b'P' PURPLE       BLACK     42  16  10  10   8   4   3   3   0   0    75    500     1  TALK_ANIMAL     MOVE_FLUTTER MELEE_NORMAL  NO_OP           NO_OP             "AH"                   [MOBILE HOSTILE FLYING EDIBLE]               [FEAR SLEEP];
    GOBLIN_SHAMAN "goblin shaman"               "dead goblin shaman"               b'G' GREEN        BLACK     25  10  10  10   5   5   3   6   0   2    40    500    -1  TALK_EVIL       MOVE_SMART   MELEE_NORMAL  NO_OP           SP_SPELL          "AXBX"                 [MOBILE HOSTILE GREEDY]                      [];
    LION          "lion"                        "lion souflee"                     b'l' YELLOW       BLACK     60  20  10  25   5   1   3   3   0   0    50     50    -1  TALK_ANIMAL     MOVE_NORMAL  MELEE_NORMAL  NO_OP           NO_OP             "AXAX"                 [MOBILE HOSTILE HUNGRY SWIMMING EDIBLE]      [];
    BRIGAND       "brigand"                     "dead brigand"                     b'b' RED          BLACK     30  15  10  15   5   1   3   5   0   2    75     50    -1  TALK_GREEDY     MOVE_SMART   MELEE_NORMAL  STRIKE_MISSILE  NO_OP             "AXAXBX"               [MOBILE HOSTILE GREEDY]                      [] starts_with WEAPON + 27;
    BEAR          "bear"                        "bear's sirloin tips"              b'b' BROWN        BLACK     70  25  20  40   3   1   3  10  80   0    55    500    -1  TALK_ANIMAL     MOVE_ANIMAL  MELEE_NORMAL  NO_OP           NO_OP             "AXAXBX"               [MOBILE HUNGRY SWIMMING EDIBLE]              [FEAR];
    MAMBA         "mamba"                       "mamba filet"                      b'm' RED          BLACK     10  25  10  20   3   1   3   3  40   0    45     30     0  TALK_ANIMAL     MOVE_NORMAL  MELEE_POISON  NO_OP           NO_OP             "AXAX"                 [MOBILE HOSTILE POISONOUS]                   [];
    MANOWAR       "man o' war"                  "deliquescing tentacles"           b'M' BLUE         BLACK     40  15  10  30   3   1   3   7   0   1    40     20     0  NO_OP           MOVE_NORMAL  MELEE_POISON  NO_OP           NO_OP             "AXAX"                 [MOBILE HOSTILE HUNGRY ONLYSWIM POISONOUS]   [POISON];
    WEREHUMAN     "were-human"                  "dead were-human"                  b'@' RED          BLACK     40   5  10  10   5   2   3   5   0   1   100     20     0  TALK_MAN        MOVE_NORMAL  MELEE_NORMAL  NO_OP           SP_WERE           "AXBX"                 [MOBILE]                                     [] identity TRADE, traits NEVER_WERE;
    THOUGHTFORM   "thought-form"                "a velleity"                       b'T' GREY         BLACK      4   0   0   1   5   2   3   5   0   1    50     20     0  TALK_SILENT     MOVE_SPIRIT  MELEE_SPIRIT  NO_OP           NO_OP             "ACACACACAC"           [MOBILE HOSTILE]                             [COLD ELECTRICITY POISON ACID FEAR SLEEP NEGENERGY OTHER_MAGIC THEFT GAZE INFECTION];
    MANTICORE     "manticore"                   "manticore spikes"                 b'M' YELLOW       BLACK    100  15  12  25   6   2   4   6  25   2   150    300    20  TALK_HUNGRY     MOVE_NORMAL  MELEE_NORMAL  STRIKE_MISSILE  NO_OP             "AXAX"                 [MOBILE HOSTILE HUNGRY FLYING]               [] leaves STICK + 11;
    TASMANIAN     "tasmanian devil"             "dead tasmanian devil"             b'T' BROWN        BLACK     50  12  10  10  10  10   4   2  50   0   100    300    10  TALK_HUNGRY     MOVE_FLUTTER MELEE_NORMAL  NO_OP           NO_OP             "AXAXAXAX"             [MOBILE HOSTILE HUNGRY]                      [] leaves POTION + 6;
    AUTO_MINOR    "automatum minor"             "automatum minor battery"          b'a' GREY         BLACK    100  15  15  50   5   2   4   7 100   0   100    100     0  TALK_ROBOT      MOVE_SMART   MELEE_NORMAL  NO_OP           SP_POISON_CLOUD   "ACBC"                 [MOBILE HOSTILE]                             [ELECTRICITY POISON FEAR SLEEP];
    DENEBIAN      "denebian slime devil"        "denebian slime"                   b's' GREEN        BLACK     75  30  10  15   5   1   4  12  75   0   125     50    20  TALK_SILENT     MOVE_NORMAL  MELEE_DISEASE NO_OP           SP_SURPRISE       "AL"                   [MOBILE HOSTILE HUNGRY INVISIBLE SWIMMING]   [FLAME ELECTRICITY POISON] leaves POTION + 17;
    JUBJUB        "jub-jub bird"                "jube-jubes"                       b'j' PURPLE       BLACK     50  18  12  25   5   1   4   3  75   0   125    500     0  TALK_BURBLE     MOVE_FLUTTER MELEE_NORMAL  NO_OP           NO_OP             "AHAH"                 [MOBILE HOSTILE HUNGRY FLYING EDIBLE]        [POISON];
    HAUNT         "haunt"                       "dessicated corpse"                b'h' GREY         BLACK     50  15   5  20   4   1   4   7   0   0   150    500     0  TALK_EVIL       MOVE_NORMAL  MELEE_POISON  NO_OP           SP_SURPRISE       "ACAC"                 [MOBILE HOSTILE HUNGRY INVISIBLE POISONOUS]  [POISON FEAR SLEEP];
    INCUBUS       "incubus/succubus"            "(null)"                           b'!' RED          BLACK     50  20  10  10   4   4   4   5   0   1   150      1   200  TALK_DEMONLOVER MOVE_SMART   NO_OP         NO_OP           SP_DEMONLOVER     "(null)"               [MOBILE HOSTILE POISONOUS]                   [POISON FEAR SLEEP] identity DEMON_LOVER;
    SATYR         "satyr or nymph"              "(null)"                           b'!' RED          BLACK     50   0  10   0   4   4   4   6   0   0    50      1     0  TALK_SEDUCTOR   MOVE_SMART   NO_OP         NO_OP           SP_SEDUCTOR       "(null)"               [MOBILE NEEDY]                               [] identity SEDUCTOR;
    CROC          "giant crocodile"             "crocodile hide"                   b'c' GREEN        BLACK     80  25  20  30   4   1   4   8  50   0   100    300   100  NO_OP           MOVE_NORMAL  MELEE_NORMAL  NO_OP           NO_OP             "ALALBX"               [MOBILE HOSTILE HUNGRY ONLYSWIM]             [];
    TORPOR        "torpor beast"                "a valium gland"                   b't' BROWN        BLACK     40  30   0  10   4   4   4  12   0   0   120     30    50  TALK_STUPID     MOVE_NORMAL  MELEE_SLEEP   NO_OP           NO_OP             "AXBX"                 [MOBILE HOSTILE HUNGRY]                      [FEAR SLEEP] leaves POTION + 5;
    DOBERMAN      "doberman death-hound"        "dead doberman death-hound"        b'd' BROWN        BLACK     40  20  10  15   8   8   4   2   0   0   120    300     0  TALK_ANIMAL     MOVE_LEASH   MELEE_NORMAL  NO_OP           NO_OP             "LXLXLX"               [MOBILE HOSTILE]                             [FEAR SLEEP];
    FUZZY         "astral fuzzy"                "nothing much"                     b'F' GREY         BLACK     40  10  10  10   8   8   4   1   0   0   100      0     0  NO_OP           MOVE_SPIRIT  MELEE_COLD    NO_OP           NO_OP             "AX"                   [MOBILE HOSTILE INTANGIBLE]                  [FLAME FEAR SLEEP];
    SERV_LAW      "servant of law"              "dead servant"                     b'l' BLUE         BLACK     30  40  40  20   8   8   4   5   0   2   120      0     0  TALK_SERVANT    MOVE_SMART   MELEE_NORMAL  STRIKE_MISSILE  SP_SERVANT        "L?R?"                 [MOBILE]                                     [FEAR SLEEP];
    SERV_CHAOS    "servant of chaos"            "dead servant"                     b'c' RED          BLACK     40  25  20  10   8   8   4   5   0   2   120    500     0  TALK_SILENT     MOVE_SMART   MELEE_NORMAL  STRIKE_MISSILE  SP_SERVANT        "AXAXAXAX?"            [MOBILE]                                     [FEAR SLEEP];
    SWARM         "swarm"                       "dead swarm members"               b's' YELLOW       BLACK     40  15   0  10   3   0   4  10   0   0    50      1     0  NO_OP           MOVE_NORMAL  MELEE_NORMAL  NO_OP           SP_SWARM          "AX"                   [MOBILE HOSTILE FLYING]                      [NORMAL_DAMAGE FEAR SLEEP];
    BAN_SIDHE     "ban sidhe"                   "dead ban sidhe"                   b'b' GREY         BLACK     40  10  20  10   8   8   4   4   0   2   100     50     0  TALK_SCREAM     MOVE_NORMAL  MELEE_SPIRIT  STRIKE_SONIC    NO_OP             "LX"                   [MOBILE HOSTILE FLYING]                      [FEAR SLEEP];
    GRUE          "etheric grue"                "dead etheric grue"                b'e' GREEN        BLACK     50  20  20  20   3   1   4   6  60   3   100      1     0  TALK_SILENT     MOVE_SPIRIT  MELEE_NORMAL  NO_OP           NO_OP             "LHAHLH"               [MOBILE HOSTILE INTANGIBLE]                  [NORMAL_DAMAGE];
    GENIN         "ninja (genin)"               "dead ninja"                       b'n' GREY         BLACK     40  20  13  30   8   4   4   5   0   1   100    500   100  TALK_NINJA      MOVE_NORMAL  MELEE_POISON  STRIKE_MISSILE  SP_SURPRISE       "A?A?R?R"              [MOBILE HOSTILE INVISIBLE]                   [POISON SLEEP];
    DRAGONETTE    "dragonette"                  "dragon steak"                     b'd' LIGHT_RED    BLACK     50  20  15  40  10   2   5   3  90   4   180    500    50  TALK_GREEDY     MOVE_NORMAL  MELEE_DRAGON  STRIKE_FBOLT    NO_OP             "AXAXBXBX"             [MOBILE HOSTILE HUNGRY GREEDY FLYING EDIBLE] [FLAME] leaves RING + 4;
    TESLA         "tesla monster"               "tesla monster whip"               b't' LIGHT_BLUE   BLACK     50  15  10  40  10   2   5  12  40   0   150    100   200  TALK_STUPID     MOVE_FLUTTER MELEE_ELEC    STRIKE_LBALL    NO_OP             "AXAX"                 [MOBILE HOSTILE]                             [ELECTRICITY] leaves STICK + 3;
    WYVERN        "wyvern"                      "wyvern's sting"                   b'W' LIGHT_RED    BLACK    100  20  12  20   4   2   5   4  80   2   150    100   150  TALK_GREEDY     MOVE_NORMAL  MELEE_POISON  NO_OP           NO_OP             "AXAXBXBX"             [MOBILE HOSTILE GREEDY FLYING POISONOUS]     [FLAME] leaves RING + 6;
    CATEAGLE      "radeligian cateagle"         "dead radeligian cateagle"         b'c' BROWN        BLACK     50  15  10  20  10   2   5   2  50   0   250    400     0  TALK_HUNGRY     MOVE_FLUTTER MELEE_NORMAL  NO_OP           SP_FLUTTER        "AXAXAXAXAX"           [MOBILE HOSTILE HUNGRY FLYING]               [FEAR];
    FROST_DEMON   "frost demon"                 "frost demon's heart"              b'f' WHITE        BLACK     75  20  20  20   5   5   5   3  50   3   200     50   200  TALK_EVIL       MOVE_SMART   MELEE_COLD    STRIKE_SNOWBALL SP_DEMON          "A?A?B?B?"             [MOBILE HOSTILE POISONOUS]                   [COLD POISON FEAR SLEEP] leaves STICK + 4;
    SPECTRE       "spectre"                     "spectre's veil"                   b'S' GREY         BLACK     75  20  20  20   5   2   5   6  50   0   200     10   200  TALK_EVIL       MOVE_SPIRIT  MELEE_SPIRIT  NO_OP           NO_OP             "A?A?A?"               [MOBILE HOSTILE FLYING]                      [POISON FEAR SLEEP] leaves CLOAK + 1;
    NECROMANCER   "necromancer"                 "dead necromancer"                 b'n' RED          BLACK     50  12  13  10   5   5   5   5   0   4   205     10   500  TALK_EVIL       MOVE_SCAREDY MELEE_NORMAL  NO_OP           SP_SPELL          "A?B?B?B?"             [MOBILE HOSTILE]                             [FLAME COLD ELECTRICITY] starts_with SCROLL + 1;
    SHADOW        "shadow spirit"               "shadowstuff"                      b'S' GREY         BLACK     40  18  18  20   5   5   5   7  50   2   175      2    10  TALK_EVIL       MOVE_SPIRIT  MELEE_SPIRIT  NO_OP           SP_BLACKOUT       "ACACAC"               [MOBILE HOSTILE INTANGIBLE]                  [NORMAL_DAMAGE] leaves SCROLL + 22;
    BOGTHING      "bog thing"                   "swamp slime"                      b'B' GREEN        BLACK     80  22   8  30   3   3   5  12  50   2   275     20     0  TALK_EVIL       MOVE_SMART   MELEE_GRAPPLE NO_OP           SP_BOG            "AXAXB?B?"             [MOBILE HOSTILE ONLYSWIM POISONOUS]          [NORMAL_DAMAGE];
    ASTRAL_VAMP   "astral vampire"              "dead astral vampire"              b'V' GREY         BLACK     40  25   0   0  20   3   5   6   0   2   175     20     0  TALK_SILENT     MOVE_SPIRIT  MELEE_SPIRIT  NO_OP           SP_AV             "R?R?R?"               [MOBILE HOSTILE INTANGIBLE]                  [NORMAL_DAMAGE FEAR SLEEP];
    LAVA_WORM     "lava worm"                   "dead lava worm"                   b'W' LIGHT_RED    BLACK    100  40   0  60   3   1   5  10  75   0   175   2000     0  NO_OP           MOVE_NORMAL  MELEE_FIRE    NO_OP           SP_LW             "AX"                   [MOBILE HOSTILE SWIMMING POISONOUS]          [FLAME];
    MANABURST     "manaburst"                   "feeling of warmth"                b'm' PURPLE       BLACK      1   0   0   0  30  30   5  20   0   0   100      0     0  TALK_SILENT     MOVE_RANDOM  NO_OP         NO_OP           SP_MB             "BX"                   [MOBILE HOSTILE INTANGIBLE]                  [];
    OUTER_DEMON   "outer circle demon"          "dead outer circle demon"          b'd' LIGHT_RED    BLACK    120  25  20  20   6   6   5   4   0   1   150   2000     0  TALK_EVIL       MOVE_SMART   MELEE_FIRE    MELEE_POISON    SP_DEMON          "L?R?R?R?"             [MOBILE HOSTILE POISONOUS]                   [FLAME POISON FEAR SLEEP] starts_with WEAPON + 8;
    MIRRORSHADE   "mirrorshade"                 "some broken glass"                b'm' GREY         BLACK     40  15  10  30   8   8   5   6   0   1   100     20     0  NO_OP           MOVE_SMART   MELEE_SPIRIT  NO_OP           SP_MIRROR         "AXAXAX"               [MOBILE HOSTILE]                             [FLAME COLD ELECTRICITY];
    FIRE_ELEM     "fire elemental"              "essence of fire elemental"        b'F' WHITE        RED      125  30   0  50  10   2   6   4 100   0   250      1   200  TALK_SILENT     MOVE_NORMAL  MELEE_FIRE    STRIKE_FBALL    NO_OP             "AXAXAXRXRX"           [MOBILE HOSTILE FLYING]                      [FLAME POISON ACID SLEEP] leaves STICK + 7;
    AIR_ELEM      "air elemental"               "essence of air elemental"         b'A' WHITE        BLUE     125  25   0  20  10   2   6   2 100   0   250      1   200  TALK_SILENT     MOVE_FLUTTER MELEE_NORMAL  NO_OP           SP_WHIRL          "AXAXAXAXBXBX"         [MOBILE HOSTILE FLYING INTANGIBLE]           [ELECTRICITY POISON ACID SLEEP] leaves CLOAK + 2;
    WATER_ELEM    "water elemental"             "essence of water elemental"       b'W' WHITE        BLUE     100  15  10  30   5   1   6   6 100   0   250      1   200  TALK_SILENT     MOVE_NORMAL  MELEE_NORMAL  NO_OP           NO_OP             "AXAXBXBX"             [MOBILE HOSTILE ONLYSWIM]                    [COLD SLEEP] leaves STICK + 14;
    EARTH_ELEM    "earth elemental"             "essence of earth elemental"       b'E' WHITE        BROWN    200  20  25 100   5   1   6  15 100   0   250      1   200  TALK_SILENT     MOVE_SPIRIT  MELEE_NORMAL  NO_OP           NO_OP             "AXBX"                 [MOBILE HOSTILE]                             [POISON SLEEP] leaves CLOAK + 4;
    BANDERSNATCH  "bandersnatch"                "bandersnatch hide"                b'b' YELLOW       BROWN    100  20  20  50   3   1   6   2  50   1   250   1000   100  TALK_SILENT     MOVE_FLUTTER MELEE_NORMAL  NO_OP           NO_OP             "AXAXAXBX"             [MOBILE HOSTILE]                             [SLEEP];
    LICHE         "lich"                        "lich's skeleton"                  b'L' BLACK        WHITE    100  15  20  50   5   1   6   3  50   5   300    100  1000  TALK_EVIL       MOVE_SMART   MELEE_SPIRIT  NO_OP           SP_SPELL          "A?A?A?B?B?"           [MOBILE HOSTILE]                             [FLAME POISON FEAR SLEEP];
    TRITON        "triton"                      "dead triton"                      b'T' LIGHT_GREEN  BLUE     100  20  20  30   5   3   6   5  30   3   300     10   500  TALK_EVIL       MOVE_SMART   MELEE_NORMAL  NO_OP           SP_SPELL          "A?A?A?B?B?"           [MOBILE HOSTILE SWIMMING]                    [SLEEP] starts_with WEAPON + 21;
    MAST_THIEF    "human"                       "dead master thief"                b'@' RED          BLACK    100   0  20   0  10   3   6   3   0   5   200     10     0  TALK_THIEF      MOVE_SMART   NO_OP         NO_OP           SP_THIEF          "A?B?B?B?"             [MOBILE HOSTILE GREEDY SWIMMING]             [] starts_with THING + 2;
    TRICER        "triceratops"                 "dead triceratops"                 b'T' GREEN        BROWN    200  50  50  80   3   1   6   8   0   0   300 100000     0  TALK_ANIMAL     MOVE_NORMAL  MELEE_NORMAL  NO_OP           NO_OP             "LX"                   [MOBILE HOSTILE SWIMMING]                    [FEAR SLEEP];
    RAKSHASA      "rakshasa"                    "dead rakshasa"                    b'R' YELLOW       WHITE    100  20  20  20  10   2   6   3  50   4   250     10     0  TALK_EVIL       MOVE_SMART   MELEE_NORMAL  STRIKE_FBOLT    SP_ILLUSION       "L?L?R?R?"             [MOBILE HOSTILE]                             [FLAME FEAR SLEEP] starts_with WEAPON + 5;
    DEMON_SERP    "demon serpent"               "demon serpent's jewel"            b'S' GREEN        RED      100  40  20  30   5   1   6   7  90   4   250     10   500  TALK_EVIL       MOVE_NORMAL  MELEE_POISON  STRIKE_FBALL    SP_DEMON          "L?L?"                 [MOBILE HOSTILE SWIMMING]                    [FLAME POISON FEAR SLEEP];
    ANGEL         "angel"                       "angel's gown"                     b'a' YELLOW       WHITE    120  30  20  20  10  10   6   4   0   1   250     10     0  TALK_SILENT     MOVE_SMART   MELEE_NORMAL  NO_OP           SP_ANGEL          "L?R?RX"               [MOBILE FLYING]                              [FEAR SLEEP] identity ANGEL;
    CHUNIN        "ninja (chunin)"              "dead ninja"                       b'n' BLACK        WHITE    100  25  15  40   9   4   6   4   0   1   200    100   100  TALK_NINJA      MOVE_NORMAL  MELEE_POISON  STRIKE_MISSILE  SP_SURPRISE       "A?A?R?R?R"            [MOBILE HOSTILE INVISIBLE]                   [POISON SLEEP];
    BEHEMOTH      "behemoth"                    "behemoth's gonads"                b'B' BLACK        BROWN    300  30   5 120   3   3   7  15 100   0   400    500    50  TALK_STUPID     MOVE_NORMAL  MELEE_NORMAL  NO_OP           SP_HUGE           "AHBXBX"               [MOBILE HOSTILE SWIMMING]                    [ELECTRICITY] leaves RING + 2;
    NAZGUL        "nazgul"                      "nazgul's husk"                    b'N' BLACK        WHITE    250  40  20  20  10   5   7   5   0   0   500    100  2000  TALK_EVIL       MOVE_SPIRIT  MELEE_SPIRIT  NO_OP           SP_SPELL          "A?A?A?B?B?"           [MOBILE HOSTILE FLYING]                      [COLD POISON FEAR SLEEP] starts_with WEAPON + 24;
    UNICORN       "unicorn"                     "unicorn's horn"                   b'U' BLACK        WHITE    100 100  30  50  10   3   7   2  50   0   400    100   500  TALK_SILENT     MOVE_NORMAL  MELEE_NORMAL  NO_OP           MOVE_SCAREDY      "ACACB?B?B?B?B?B?B?"   [MOBILE SWIMMING]                            [POISON FEAR] leaves RING + 6;
    ROUS          "rodent of unusual size"      "dead R.O.U.S."                    b'r' BLACK        BROWN    150  30  20  50  10   3   7   3  50   0   400    100     0  NO_OP           MOVE_NORMAL  MELEE_DISEASE NO_OP           SP_SURPRISE       "AXAXAX"               [MOBILE HOSTILE HUNGRY INVISIBLE SWIMMING]   [FEAR];
    ILL_FIEND     "illusory fiend"              "not much of anything"             b'F' BLACK        WHITE    100  20  25  30  10   2   7   5  50   3   400      0     0  NO_OP           MOVE_NORMAL  MELEE_NORMAL  NO_OP           SP_ILLUSION       "AXAXAX"               [MOBILE HOSTILE GREEDY]                      [OTHER_MAGIC];
    GREAT_WYRM    "Great Wyrm"                  "The head of the Great Wyrm"       b'W' GREY         RED      250  40  30  20  10   1   7   5 100   8   500   1500  2000  TALK_EVIL       MOVE_NORMAL  MELEE_NORMAL  MELEE_COLD      SP_WYRM           "AXAXAX"               [MOBILE HOSTILE SWIMMING]                    [COLD POISON FEAR SLEEP] starts_with WEAPON + 34, uniqueness UNIQUE_MADE;
    FLAME_DEV     "flame devil"                 "dead flame devil"                 b'F' GREY         RED      150  30  30  20  10   1   7   1 100   8   350   1500     0  NO_OP           MOVE_SMART   MELEE_FIRE    NO_OP           NO_OP             "A?A?R?R?R?"           [MOBILE HOSTILE FLYING]                      [FLAME POISON FEAR SLEEP] starts_with WEAPON + 33;
    LURKER        "lurker at the threshold"     "dead lurker"                      b'|' BROWN        BLACK    150  50  10  20   1   0   7   1 100   4   400   1500     0  NO_OP           NO_OP        MELEE_NORMAL  NO_OP           NO_OP             "L?L?L?"               [HOSTILE HUNGRY]                             [];
    SANDMAN       "sandman"                     "mound of sand"                    b'S' YELLOW       BROWN     50  30  30  20  10   1   7   4   0   2   450    500     0  TALK_SILENT     MOVE_NORMAL  MELEE_SLEEP   NO_OP           NO_OP             "AX"                   [MOBILE HOSTILE FLYING]                      [NORMAL_DAMAGE SLEEP];
    MIRRORMAST    "mirror master"               "shards of glass"                  b'm' RED          WHITE     50  40  10  10  10  10   7   2   0   5   350     50     0  NO_OP           MOVE_SMART   MELEE_SLEEP   NO_OP           SP_MIRROR         "AXAX"                 [MOBILE HOSTILE FLYING]                      [OTHER_MAGIC];
    ELDER_GRUE    "elder etheric grue"          "dead elder etheric grue"          b'G' GREY         GREEN    150  30  30  20  10   1   7   4  90   2   450    500     0  TALK_HUNGRY     MOVE_NORMAL  MELEE_POISON  NO_OP           NO_OP             "AXAXAXL?B?B?"         [MOBILE HOSTILE HUNGRY FLYING]               [POISON FEAR];
    LOATHLY       "loathly serpent"             "dead loathly serpent"             b'S' GREY         GREEN    150  50  40  60   3   3   7   8  90   6   380    500     0  TALK_HUNGRY     MOVE_NORMAL  MELEE_POISON  NO_OP           SP_ACID_CLOUD     "AXAXAXL?B?B?"         [MOBILE HOSTILE HUNGRY SWIMMING]             [POISON FEAR SLEEP];
    ZOMBIE        "zombie overlord"             "extremely dead zombie overlord"   b'Z' BLACK        WHITE    100  10  30  20   8   3   7   3  20   2   460    500     0  TALK_EVIL       MOVE_SCAREDY MELEE_SPIRIT  NO_OP           SP_RAISE          "L?R?R?R?"             [MOBILE HOSTILE]                             [FEAR];
    RICOCHET      "ricochet"                    "dead ricochet"                    b'r' GREY         BROWN     50  30  30   2  13   1   7   1  30   0   250     50     0  TALK_STUPID     MOVE_FLUTTER MELEE_NORMAL  NO_OP           MOVE_FLUTTER      "L?"                   [MOBILE HOSTILE FLYING]                      [];
    INNER_DEMON   "inner circle demon"          "dead inner circle demon"          b'D' GREY         RED      240  35  30  40   8   8   7   3   0   3   300   3000     0  TALK_EVIL       MOVE_SMART   MELEE_FIRE    MELEE_SLEEP     SP_DEMON          "L?L?R?R?R?RXRXRX"     [MOBILE HOSTILE POISONOUS]                   [FLAME POISON FEAR SLEEP];
    GOOD_FAIRY    "fairy"                       "good fairy dust"                  b'f' YELLOW       WHITE      1   0 100   0   6   2   8   3   0   0    50    100     0  TALK_GF         MOVE_RANDOM  NO_OP         NO_OP           NO_OP             "B?"                   [MOBILE FLYING]                              [FLAME COLD SLEEP];
    BAD_FAIRY     "fairy"                       "evil fairy dust"                  b'f' YELLOW       WHITE    100  50  50  20  10  10   8   3   0   0   500      3     0  TALK_EF         MOVE_RANDOM  NO_OP         NO_OP           NO_OP             "B?"                   [MOBILE HOSTILE FLYING POISONOUS]            [FLAME COLD SLEEP];
    AUTO_MAJOR    "automatum major"             "automatum major components"       b'A' GREY         WHITE    500  30  50 100   5   2   8   3 100   0   500   1000     0  TALK_ROBOT      MOVE_SMART   MELEE_NORMAL  STRIKE_LBALL    SP_POISON_CLOUD   "A?A?R?R?"             [MOBILE HOSTILE]                             [ELECTRICITY POISON FEAR SLEEP] starts_with WEAPON + 23;
    DRAGON        "dragon"                      "dragon scales"                    b'D' GREY         RED      500  50  30  75  20   1   8   5 100   7   750    500  1000  TALK_GREEDY     MOVE_NORMAL  MELEE_DRAGON  STRIKE_FBOLT    NO_OP             "A?A?A?A?B?B?"         [MOBILE HOSTILE HUNGRY GREEDY FLYING]        [FLAME POISON SLEEP] leaves ARMOR + 12;
    JABBERWOCK    "jabberwock"                  "jabberwock's head"                b'J' BROWN        RED      500  40  25 100   5   1   8   2  75   2   600    500  1000  TALK_BURBLE     MOVE_FLUTTER MELEE_NORMAL  NO_OP           NO_OP             "A?A?A?A?A?"           [MOBILE HOSTILE HUNGRY]                      [POISON SLEEP] leaves WEAPON + 31;
    FDEMON_L      "frost demon lord"            "frost demon lord's sigil"         b'F' LIGHT_BLUE   WHITE    350  40  40  40  10  10   8   2  25   5   700    100   500  TALK_EVIL       MOVE_SMART   MELEE_COLD    STRIKE_SNOWBALL SP_DEMON          "A?A?A?R?R?R?"         [MOBILE HOSTILE HUNGRY]                      [COLD POISON FEAR SLEEP] leaves WEAPON + 24;
    TIGERSHARK    "tigershark"                  "tigershark pelt"                  b'T' YELLOW       BLUE     350  35  30  40  10   4   8   2  25   0   700    100   100  NO_OP           MOVE_NORMAL  MELEE_NORMAL  NO_OP           NO_OP             "AXAXAXAX"             [MOBILE HOSTILE HUNGRY ONLYSWIM]             [COLD POISON FEAR SLEEP];
    JONIN         "ninja (jonin)"               "dead ninja"                       b'n' BLACK        WHITE    250  40  25  50  10   4   8   3   0   2   800    100   100  TALK_NINJA      MOVE_NORMAL  MELEE_POISON  STRIKE_MISSILE  SP_SURPRISE       "A?A?R?R?R?R?R?"       [MOBILE HOSTILE INVISIBLE]                   [POISON SLEEP];
    SHADOW_SLAY   "shadow slayer"               "shadow matrix"                    b'S' BLACK        WHITE    250  30  40  30  10   4   8   3   0   3   500     10    75  TALK_EVIL       MOVE_SPIRIT  MELEE_POISON  SP_SPELL        SP_BLACKOUT       "A?A?B?B?"             [MOBILE HOSTILE INTANGIBLE INVISIBLE]        [NORMAL_DAMAGE POISON SLEEP] leaves RING + 0;
    MIL_PRIEST    "militant priest"             "dead militant priest"             b'@' RED          BLACK    250  30  30  30  10   4   8   6   0   3   700     10    75  TALK_SILENT     MOVE_SMART   MELEE_NORMAL  STRIKE_MISSILE  SP_SPELL          "A?A?A?B?B?"           [MOBILE HOSTILE]                             [SLEEP] starts_with WEAPON + 13;
    COMA          "coma beast"                  "dead coma beast"                  b'C' GREY         BROWN    150  25  40  30  10   4   8   5   0   3   500     10    75  TALK_SILENT     MOVE_SMART   MELEE_SLEEP   NO_OP           NO_OP             "AXAXAXBX"             [MOBILE HOSTILE INVISIBLE]                   [SLEEP];
    HIGH_ANGEL    "high angel"                  "high angel's robes"               b'A' YELLOW       WHITE    250  50  40  30  10  10   8   3   0   3   500     10     0  TALK_SILENT     MOVE_SMART   MELEE_NORMAL  STRIKE_FBOLT    SP_ANGEL          "L?R?RXRX"             [MOBILE FLYING]                              [FLAME FEAR SLEEP] identity ANGEL;
    JOTUN         "jotun"                       "jotun's head"                     b'J' GREY         BROWN    750  80  50 200  10   2   9   8  90   5  1000    500  2000  TALK_GREEDY     MOVE_NORMAL  MELEE_NORMAL  STRIKE_MISSILE  SP_HUGE           "AHAHB?"               [MOBILE HOSTILE HUNGRY GREEDY]               [COLD FEAR] starts_with WEAPON + 38;
    INVIS_SLAY    "invisible slayer"            "dead slayer"                      b'i' BLACK        WHITE   1000  50  30  40  20   2   9   4  40   0   750    100   200  TALK_SILENT     MOVE_FLUTTER MELEE_NORMAL  NO_OP           NO_OP             "AXAXAX"               [MOBILE HOSTILE FLYING INVISIBLE]            [ELECTRICITY] leaves CLOAK + 2;
    KING_WYV      "king wyvern"                 "king wyvern's sting"              b'W' GREEN        RED      700  50  32  50   5   2   9   3  80   4  1000    100    50  TALK_GREEDY     MOVE_NORMAL  MELEE_POISON  NO_OP           NO_OP             "AXAXAXBXBX"           [MOBILE HOSTILE GREEDY FLYING]               [FLAME POISON] leaves RING + 6;
    DEATHSTAR     "deathstar"                   "deathstar's eye"                  b'd' BLACK        WHITE    500  30  50  30  10   2   9   4  50   0   500     40   500  NO_OP           MOVE_RANDOM  MELEE_NORMAL  NO_OP           SP_EXPLODE        "BX"                   [MOBILE HOSTILE HUNGRY FLYING POISONOUS]     [FLAME] leaves WEAPON + 33;
    THAUMATURGIST "high thaumaturgist"          "dead thaumaturgist"               b'T' YELLOW       WHITE    250  20  25  25   5   5   9   4  50   4  1500     50  3000  TALK_EVIL       MOVE_SMART   MELEE_NORMAL  SP_SPELL        SP_SPELL          "A?B?B?B?B?"           [MOBILE]                                     [FLAME COLD ELECTRICITY];
    VAMP_LORD     "vampire lord"                "vampire dust"                     b'V' BLACK        RED      750  70  50  50  10   1   9   2  50   0  1000      1   200  TALK_EVIL       MOVE_SPIRIT  MELEE_SPIRIT  MELEE_SPIRIT    SP_SURPRISE       "A?A?A?B?B?B?"         [MOBILE HOSTILE FLYING INVISIBLE]            [POISON FEAR SLEEP] leaves CLOAK + 1;
    ARCHANGEL     "archangel"                   "archangel's diadem"               b'A' YELLOW       WHITE   1000 100  50  50  20  20   9   2 100   5  1500     15  3000  TALK_SILENT     MOVE_SMART   MELEE_NORMAL  MELEE_SLEEP     SP_ANGEL          "L?R?R?R?R?R?R?R?R?"   [MOBILE FLYING]                              [FLAME COLD POISON FEAR SLEEP OTHER_MAGIC] starts_with WEAPON + 34, identity ANGEL;
    DEMON_PRINCE  "demon prince"                "dead demon prince"                b'D' BLACK        RED      800  80  40  80  12  12   9   2   0   5  1200   4500  3000  TALK_EVIL       MOVE_SMART   MELEE_NORMAL  MELEE_NORMAL    SP_DEMON          "LLLCLHRLRCRHRLRCRH"   [MOBILE HOSTILE FLYING POISONOUS]            [FLAME POISON FEAR SLEEP OTHER_MAGIC] starts_with WEAPON + 24;
    DEATH         "Death"                       "No way can you be seeing this!"   b'D' BLACK        WHITE    100  10  10   1 100 100 100  10   0   0     0      0     1  TALK_EVIL       MOVE_SMART   MELEE_DEATH   NO_OP           SP_DEATH          "AX"                   [MOBILE HOSTILE]                             [FEAR SLEEP NEGENERGY OTHER_MAGIC] starts_with WEAPON + 39, uniqueness UNIQUE_MADE;
    EATER         "The Eater of Magic"          "The Heart of the Eater of Magic"  b'E' BLACK        WHITE   1000   0  20   0   3   3  10   5  50   0 10000   1000   250  TALK_SILENT     MOVE_RANDOM  NO_OP         NO_OP           SP_EATER          "B?B?B?B?B?"           [MOBILE]                                     [FLAME COLD ELECTRICITY POISON ACID FEAR SLEEP NEGENERGY OTHER_MAGIC THEFT GAZE INFECTION] leaves STICK + 13, uniqueness UNIQUE_MADE;
    LAWBRINGER    "The LawBringer"              "The LawBringer's Crown"           b'L' BRIGHT_WHITE BLUE     500  50  50  50   5   3  10   5  50   0 10000   1000  2000  TALK_LB         MOVE_SMART   MELEE_NORMAL  NO_OP           SP_LAWBRINGER     "A?A?B?B?B?B?"         [MOBILE]                                     [NORMAL_DAMAGE] starts_with WEAPON + 34, uniqueness UNIQUE_MADE;
    DRAGON_LORD   "The Dragon Lord"             "The Dragon Lord's Hide"           b'D' BRIGHT_WHITE RED     2000 100 100 100  10   1  10   1 100  10 10000   1000  2000  TALK_EVIL       MOVE_NORMAL  MELEE_DRAGON  STRIKE_FBOLT    SP_DRAGONLORD     "A?A?A?A?A?B?B?B?"     [MOBILE HOSTILE FLYING]                      [FLAME COLD ELECTRICITY ACID] leaves ARMOR + 12, uniqueness UNIQUE_MADE;
    DEMON_EMP     "The Demon Emperor"           "The Demon Emperor's Regalia"      b'D' GREY         RED     3000 200 100 200  20  20  10   2   0   7 20000   1000  3000  TALK_EVIL       MOVE_SPIRIT  MELEE_SPIRIT  MELEE_NORMAL    SP_DEMON          "L?L?L?L?L?R?R?R?R?R?" [MOBILE HOSTILE INTANGIBLE INVISIBLE]        [FLAME COLD ELECTRICITY POISON ACID FEAR SLEEP NEGENERGY OTHER_MAGIC THEFT GAZE INFECTION] starts_with ARTIFACT + 23, uniqueness UNIQUE_MADE;
    LORD_EARTH    "The Elemental Lord of Earth" "some dirt"                        b'E' BROWN        WHITE   2000 200 100 200   5   1  10  12   0   0  5000  10000     1  TALK_SILENT     MOVE_SPIRIT  MELEE_NORMAL  MELEE_NORMAL    SP_DE             "A?B?B?B?"             [MOBILE INTANGIBLE]                          [FLAME COLD POISON ACID FEAR SLEEP NEGENERGY OTHER_MAGIC THEFT GAZE INFECTION] starts_with ARTIFACT + 4, uniqueness UNIQUE_MADE;
    LORD_AIR      "The Elemental Lord of Air"   "some air"                         b'A' LIGHT_BLUE   WHITE   1000 100  50  50  20   1  10   1 100   0  5000      0     1  TALK_SILENT     MOVE_SPIRIT  MELEE_NORMAL  STRIKE_LBALL    SP_WHIRL          "A?A?A?A?A?A?A?A?A?B?" [MOBILE FLYING INTANGIBLE INVISIBLE]         [FLAME COLD ELECTRICITY POISON ACID FEAR SLEEP NEGENERGY THEFT GAZE INFECTION] starts_with ARTIFACT + 3, uniqueness UNIQUE_MADE;
    LORD_WATER    "The Elemental Lord of Water" "some water"                       b'W' BLUE         WHITE   1500 100 100 100   5   1  10   5 100   0  5000     10     1  TALK_SILENT     MOVE_NORMAL  MELEE_NORMAL  STRIKE_SNOWBALL NO_OP             "A?A?A?B?B?B?"         [MOBILE ONLYSWIM]                            [COLD ELECTRICITY POISON ACID FEAR SLEEP NEGENERGY OTHER_MAGIC THEFT GAZE INFECTION] starts_with ARTIFACT + 1, uniqueness UNIQUE_MADE;
    LORD_FIRE     "The Elemental Lord of Fire"  "a spark"                          b'F' LIGHT_RED    WHITE   1500 200 100 300  10   1  10   3 100   0  5000   1000     1  TALK_SILENT     MOVE_NORMAL  MELEE_FIRE    STRIKE_FBALL    NO_OP             "A?A?A?R?R?R?R?"       [MOBILE]                                     [FLAME ELECTRICITY POISON ACID FEAR SLEEP NEGENERGY OTHER_MAGIC THEFT GAZE INFECTION] starts_with ARTIFACT + 2, uniqueness UNIQUE_MADE;
    ELEM_MASTER   "The Elemental Master"        "A burning mound of bubbling mud"  b'M' PURPLE       WHITE   1000 200 200 200  20  20  10   2   0  10 10000  10000     1  TALK_EVIL       MOVE_SMART   MELEE_MASTER  STRIKE_MASTER   SP_MASTER         "A?A?A?A?R?R?R?R?"     [MOBILE FLYING SWIMMING]                     [NORMAL_DAMAGE COLD ELECTRICITY POISON ACID FEAR SLEEP NEGENERGY OTHER_MAGIC THEFT GAZE INFECTION] starts_with ARTIFACT + 0, uniqueness UNIQUE_MADE;
}
