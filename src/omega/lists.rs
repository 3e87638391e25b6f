//! The lists that say which species come where: bands, environments, themed tables.
//!
//! All of it is plain numbers in one record, so that a game with lists of its own copies
//! the embedded one and changes what differs.

#![cfg_attr(not(feature = "omega"), allow(dead_code))]

use super::catalogue::monster::*;
use super::codes::{environment, layout, theme};

/// What an environment is like. All zero but `base` is one without a theme, whose
/// difficulty is `base` at any depth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Environment {
    /// The depth is divided by this; 0: it doesn't matter.
    pub divisor: u8,
    /// What is added to that, for the difficulty.
    pub base: u8,
    /// How many more creatures a floor has than elsewhere.
    pub crowd: u8,
    /// What lives there: a MONSTR_OM_THEME_ code.
    pub theme: u8,
    /// 1: it is a temple, whose angels serve its own deity.
    pub temple: u8,
    /// 1: nothing happens there by chance from time to time, as it does indoors.
    pub uneventful: u8,
}

impl Environment {
    /// What holds for an environment that nothing is known of.
    pub const UNKNOWN: Environment = flat(3);
}

/// A species from a limit on, or up to one: its list tells which.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Step {
    /// The limit.
    pub limit: i16,
    /// The species.
    pub species: u16,
}

/// Who waits on a certain floor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Inhabitant {
    /// The species.
    pub species: u16,
    /// The environment.
    pub environment: i16,
    /// The floor's depth.
    pub depth: i16,
    /// The floor's layout is one of these: MONSTR_OM_LAYOUT_ bits.
    pub layouts: u8,
    /// 1: it waits even where the environment's quest is completed.
    pub always: u8,
}

/// Which species come where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Lists {
    /// Where each band begins in the catalogue. Band 0 begins at 0; the last one ends with
    /// the catalogue.
    #[doc(alias = "ML1")]
    pub bands: [u16; 11],
    /// The environments, by their number. Others are as number 0 is.
    pub environments: [Environment; 32],
    /// Goblin Caves: the first comes where 10 * depth and a draw of 100 are above its limit, or
    /// else the second in the same way, or else the third where a draw of 100 alone is.
    pub caves: [Step; 3],
    /// Sewers: by a draw of depth + 3. 65535 is an ordinary creature, as beyond the end.
    pub sewers: [u16; 32],
    /// Astral Plane: what half of them are, by a draw of 12.
    pub astral: [u16; 12],
    /// Astral Plane: the elementals of depth 1, 2, 3 and 4.
    pub astral_elementals: [u16; 4],
    /// Astral Plane: what comes at depth 5 instead of an elemental, by a draw of 12.
    pub astral_deep: [u16; 12],
    /// Volcano: by a draw of depth / 2 + 2. 65535 is an ordinary creature, as beyond the end.
    pub volcano: [u16; 32],
    /// Castle: the first one whose limit the difficulty is below.
    pub castle: [Step; 4],
    /// The countryside's tables, by a draw of 10: plains, forest, jungle, river, swamp,
    /// desert, tundra, mountains. 65535 is the wildcard.
    pub countryside: [[u16; 10]; 8],
    /// Who waits on certain floors.
    pub inhabitants: [Inhabitant; 9],
    /// A random temple square, by a draw of 12; 65535: nobody.
    pub temple: [u16; 12],
    /// Minor undead, by a draw of 2.
    pub minor_undead: [u16; 2],
    /// Major undead, by a draw of 2.
    pub major_undead: [u16; 2],
    /// Whom a demon calls: the one of its own level.
    pub demon_helpers: [Step; 7],
    /// Whom an angel calls: the one of its own level, else the last.
    pub angel_hosts: [Step; 3],
    /// The species of the log's dead adventurers.
    pub log_npc: u16,
    /// The species of the city's officeholders.
    pub officeholder: u16,
    /// What a dead adventurer comes back as: the first whose limit his level is below, else
    /// the last.
    pub undead: [Step; 4],
    /// The arena's opponents, in order.
    pub arena: [u16; 16],
    /// Gladiators of rank 1 up to this one meet the champion after these.
    pub champion_ranks: u16,
    /// How many of the officeholders, from the first on, come at random.
    pub random_offices: u16,
    /// 0: the log's dead are those of the log. Above 0: nobody reads it, all come back undead,
    /// and their level is drawn, below this.
    pub log_levels: u16,
}

impl Lists {
    /// What the environment is like.
    pub fn environment(&self, number: i32) -> &Environment {
        let known = usize::try_from(number).ok().and_then(|n| self.environments.get(n));
        known.unwrap_or(&self.environments[0])
    }
}

/// Difficulty `base` at any depth.
const fn flat(base: u8) -> Environment {
    Environment { divisor: 0, base, crowd: 0, theme: theme::ORDINARY, temple: 0, uneventful: 0 }
}

/// A dungeon.
const fn dungeon(divisor: u8, base: u8, crowd: u8, theme: u8) -> Environment {
    Environment { divisor, crowd, theme, ..flat(base) }
}

const fn environments() -> [Environment; 32] {
    use environment as e;
    let mut all = [Environment::UNKNOWN; 32];
    all[e::COUNTRYSIDE as usize] = Environment { uneventful: 1, ..flat(7) };
    all[e::VILLAGE as usize] = flat(1);
    all[e::TACTICAL_MAP as usize] = flat(7);
    all[e::SEWERS as usize] = dungeon(6, 3, 0, theme::SEWERS);
    all[e::CASTLE as usize] = dungeon(4, 4, 10, theme::CASTLE);
    all[e::CAVES as usize] = dungeon(3, 1, 0, theme::CAVES);
    all[e::VOLCANO as usize] = dungeon(4, 5, 20, theme::VOLCANO);
    all[e::ASTRAL as usize] = dungeon(0, 8, 10, theme::ASTRAL);
    all[e::ARENA as usize] = flat(5);
    all[e::MANSION as usize] = flat(7);
    all[e::HOUSE as usize] = flat(5);
    all[e::DLAIR as usize] = flat(9);
    all[e::ABYSS as usize] = Environment { uneventful: 1, ..flat(10) };
    all[e::STARPEAK as usize] = flat(9);
    all[e::MAGIC_ISLE as usize] = flat(8);
    all[e::TEMPLE as usize] = Environment { temple: 1, ..flat(8) };
    all[e::CIRCLE as usize] = flat(8);
    all
}

/// A list with room to spare.
const fn slots<const N: usize>(listed: &[u16]) -> [u16; N] {
    let mut all = [Lists::NONE; N];
    let mut i = 0;
    while i < listed.len() {
        all[i] = listed[i];
        i += 1;
    }
    all
}

const fn step(limit: i16, species: u16) -> Step {
    Step { limit, species }
}

const fn waits(environment: i32, depth: i16, layouts: u8, species: u16) -> Inhabitant {
    Inhabitant { species, environment: environment as i16, depth, layouts, always: 0 }
}

/// In a country table: the wildcard.
const RANDOM: u16 = Lists::NONE;
/// On a temple square.
const NOBODY: u16 = Lists::NONE;

/// The lists of Omega 0.90.4.
#[rustfmt::skip]
pub(super) static LISTS: Lists = Lists {
    bands: [0, 9, 31, 45, 60, 78, 92, 105, 120, 132, 140],
    environments: environments(),
    caves: [step(150, GOBLIN_SHAMAN), step(100, GOBLIN_CHIEF), step(50, GOBLIN)],
    sewers: slots(&[
        SEWER_RAT, AGGRAVATOR, BLIPPER, NIGHT_GAUNT, NASTY, MURK, CATOBLEPAS, ACID_CLOUD,
        DENEBIAN, CROC, TESLA, SHADOW, BOGTHING, WATER_ELEM, TRITON, ROUS,
    ]),
    astral: [
        THOUGHTFORM, FUZZY, BAN_SIDHE, GRUE, SHADOW, ASTRAL_VAMP, MANABURST, RAKSHASA,
        ILL_FIEND, MIRRORMAST, ELDER_GRUE, SHADOW_SLAY,
    ],
    astral_elementals: [EARTH_ELEM, AIR_ELEM, WATER_ELEM, FIRE_ELEM],
    astral_deep: [
        NIGHT_GAUNT, SERV_LAW, SERV_CHAOS, FROST_DEMON, OUTER_DEMON, DEMON_SERP, ANGEL,
        INNER_DEMON, FDEMON_L, HIGH_ANGEL, DEMON_PRINCE, ARCHANGEL,
    ],
    volcano: slots(&[
        HAUNT, INCUBUS, DRAGONETTE, FROST_DEMON, SPECTRE, LAVA_WORM, FIRE_ELEM, LICHE,
        RAKSHASA, DEMON_SERP, NAZGUL, FLAME_DEV, LOATHLY, ZOMBIE, INNER_DEMON, BAD_FAIRY,
        DRAGON, FDEMON_L, SHADOW_SLAY, DEATHSTAR, VAMP_LORD, DEMON_PRINCE,
    ]),
    castle: [
        step(5, ENCHANTOR), step(6, NECROMANCER), step(8, FIRE_ELEM),
        step(i16::MAX, THAUMATURGIST),
    ],
    countryside: [
        [BUNNY, BUNNY, HORNET, QUAIL, HAWK, DEER, WOLF, LION, BRIGAND, RANDOM],
        [BUNNY, QUAIL, HAWK, BADGER, DEER, DEER, WOLF, BEAR, BRIGAND, RANDOM],
        [ANTEATER, PARROT, MAMBA, ANT, ANT, HYENA, HYENA, ELEPHANT, LION, RANDOM],
        [QUAIL, TROUT, TROUT, MANOWAR, BASS, BASS, CROC, CROC, BRIGAND, RANDOM],
        [BASS, BASS, CROC, CROC, BOGTHING, ANT, ANT, RANDOM, RANDOM, RANDOM],
        [HAWK, HAWK, CAMEL, CAMEL, HYENA, HYENA, LION, LION, RANDOM, RANDOM],
        [WOLF, WOLF, BEAR, BEAR, DEER, DEER, RANDOM, RANDOM, RANDOM, RANDOM],
        [BUNNY, SHEEP, WOLF, WOLF, HAWK, HAWK, HAWK, RANDOM, RANDOM, RANDOM],
    ],
    inhabitants: [
        waits(environment::CAVES, 10, layout::CAVERN, GOBLIN_KING),
        waits(environment::SEWERS, 18, layout::SEWER, GREAT_WYRM),
        waits(environment::VOLCANO, 20, layout::ROOM | layout::MAZE, DEMON_EMP),
        Inhabitant { always: 1, ..waits(environment::VOLCANO, 20, layout::CAVERN, DEMON_EMP) },
        waits(environment::ASTRAL, 1, layout::MAZE, LORD_EARTH),
        waits(environment::ASTRAL, 2, layout::MAZE, LORD_AIR),
        waits(environment::ASTRAL, 3, layout::MAZE, LORD_WATER),
        waits(environment::ASTRAL, 4, layout::MAZE, LORD_FIRE),
        waits(environment::ASTRAL, 5, layout::MAZE, ELEM_MASTER),
    ],
    temple: [
        MEND_PRIEST, INNER_DEMON, INNER_DEMON, ANGEL, HIGH_ANGEL, ARCHANGEL,
        NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY,
    ],
    minor_undead: [HAUNT, GHOST],
    major_undead: [VAMP_LORD, LICHE],
    demon_helpers: [
        step(3, NIGHT_GAUNT), step(4, L_FDEMON), step(5, L_FDEMON), step(6, FROST_DEMON),
        step(7, OUTER_DEMON), step(8, DEMON_SERP), step(9, INNER_DEMON),
    ],
    angel_hosts: [step(9, HIGH_ANGEL), step(8, ANGEL), step(6, PHANTOM)],
    log_npc: NPC,
    officeholder: HISCORE_NPC,
    undead: [step(3, GHOST), step(7, HAUNT), step(12, SPECTRE), step(i16::MAX, LICHE)],
    arena: [
        GEEK, HORNET, HYENA, GOBLIN, GRUNT, TOVE, APPR_NINJA, SALAMANDER, ANT, MANTICORE,
        SPECTRE, BANDERSNATCH, LICHE, AUTO_MAJOR, JABBERWOCK, JOTUN,
    ],
    champion_ranks: 4,
    random_offices: 15,
    log_levels: 0,
};
