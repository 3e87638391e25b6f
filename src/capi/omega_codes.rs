//! What the numbers of Omega's records mean, as C sees them: the codes of
//! [`omega::codes`](crate::omega::codes), written out since cbindgen reads only numbers; the
//! compiler holds the two together.

use crate::omega::codes::{
    behaviour, colour, deity, environment, event, form, identity, immunity, item, layout, office,
    status, terrain, theme, traits, uniqueness,
};

/// Nothing is left to decide.
pub const MONSTR_OM_IDENTITY_NONE: i32 = 0;
/// An angel: which deity it serves.
pub const MONSTR_OM_IDENTITY_ANGEL: i32 = 1;
/// A human: which of 20 trades.
pub const MONSTR_OM_IDENTITY_TRADE: i32 = 2;
/// Nymph or satyr.
pub const MONSTR_OM_IDENTITY_SEDUCTOR: i32 = 3;
/// Succubus, in a nymph's form, or incubus, in a satyr's.
pub const MONSTR_OM_IDENTITY_DEMON_LOVER: i32 = 4;
/// A dead adventurer from the log, perhaps come back undead.
pub const MONSTR_OM_IDENTITY_LOG_NPC: i32 = 5;
/// Whoever holds one of the city's offices.
pub const MONSTR_OM_IDENTITY_OFFICEHOLDER: i32 = 6;
/// Is no random opponent in the arena.
pub const MONSTR_OM_TRAIT_NEVER_IN_ARENA: i32 = 0x1;
/// No were-creature changes into it.
pub const MONSTR_OM_TRAIT_NEVER_WERE: i32 = 0x2;
/// Nothing: all are ordinary.
pub const MONSTR_OM_THEME_ORDINARY: i32 = 0;
/// Goblins.
pub const MONSTR_OM_THEME_CAVES: i32 = 1;
/// What the sewers' list has.
pub const MONSTR_OM_THEME_SEWERS: i32 = 2;
/// Spirits, elementals, demons and angels.
pub const MONSTR_OM_THEME_ASTRAL: i32 = 3;
/// Fire and all that is strong.
pub const MONSTR_OM_THEME_VOLCANO: i32 = 4;
/// Wizards.
pub const MONSTR_OM_THEME_CASTLE: i32 = 5;
/// Rooms and corridors.
pub const MONSTR_OM_LAYOUT_ROOM: i32 = 0x1;
/// A cavern.
pub const MONSTR_OM_LAYOUT_CAVERN: i32 = 0x2;
/// Sewers.
pub const MONSTR_OM_LAYOUT_SEWER: i32 = 0x4;
/// A maze.
pub const MONSTR_OM_LAYOUT_MAZE: i32 = 0x8;
/// Any other creature.
pub const MONSTR_OM_FORM_NONE: i32 = 0;
/// Shown as 'n': nymph or succubus.
pub const MONSTR_OM_FORM_NYMPH: i32 = 1;
/// Shown as 's': satyr or incubus.
pub const MONSTR_OM_FORM_SATYR: i32 = 2;
/// Awake.
pub const MONSTR_OM_STATUS_AWAKE: i32 = 0x1;
/// Can move.
pub const MONSTR_OM_STATUS_MOBILE: i32 = 0x2;
/// Attacks the player.
pub const MONSTR_OM_STATUS_HOSTILE: i32 = 0x4;
/// Roams.
pub const MONSTR_OM_STATUS_WANDERING: i32 = 0x10;
/// Wants food.
pub const MONSTR_OM_STATUS_HUNGRY: i32 = 0x20;
/// Wants money.
pub const MONSTR_OM_STATUS_GREEDY: i32 = 0x40;
/// Wants a gift.
pub const MONSTR_OM_STATUS_NEEDY: i32 = 0x80;
/// Lives in water alone: the square where it is put becomes water.
pub const MONSTR_OM_STATUS_ONLYSWIM: i32 = 0x100;
/// Flies.
pub const MONSTR_OM_STATUS_FLYING: i32 = 0x200;
/// Passes through walls.
pub const MONSTR_OM_STATUS_INTANGIBLE: i32 = 0x400;
/// Can't be seen.
pub const MONSTR_OM_STATUS_INVISIBLE: i32 = 0x800;
/// Can swim.
pub const MONSTR_OM_STATUS_SWIMMING: i32 = 0x1000;
/// Its corpse is poisonous.
pub const MONSTR_OM_STATUS_POISONOUS: i32 = 0x2000;
/// Its corpse can be eaten.
pub const MONSTR_OM_STATUS_EDIBLE: i32 = 0x4000;
/// What nothing else stops.
pub const MONSTR_OM_IMMUNITY_UNSTOPPABLE: i32 = 0x1;
/// Blows and plain missiles. The were-change adds this bit, it doesn't set it.
pub const MONSTR_OM_IMMUNITY_NORMAL_DAMAGE: i32 = 0x2;
/// Fire.
pub const MONSTR_OM_IMMUNITY_FLAME: i32 = 0x4;
/// Cold.
pub const MONSTR_OM_IMMUNITY_COLD: i32 = 0x8;
/// Electricity.
pub const MONSTR_OM_IMMUNITY_ELECTRICITY: i32 = 0x10;
/// Poison.
pub const MONSTR_OM_IMMUNITY_POISON: i32 = 0x20;
/// Acid.
pub const MONSTR_OM_IMMUNITY_ACID: i32 = 0x40;
/// Fear.
pub const MONSTR_OM_IMMUNITY_FEAR: i32 = 0x80;
/// Sleep.
pub const MONSTR_OM_IMMUNITY_SLEEP: i32 = 0x100;
/// Negative energy.
pub const MONSTR_OM_IMMUNITY_NEGENERGY: i32 = 0x200;
/// Other magic.
pub const MONSTR_OM_IMMUNITY_OTHER_MAGIC: i32 = 0x400;
/// Theft.
pub const MONSTR_OM_IMMUNITY_THEFT: i32 = 0x800;
/// Gazes.
pub const MONSTR_OM_IMMUNITY_GAZE: i32 = 0x1000;
/// Infection.
pub const MONSTR_OM_IMMUNITY_INFECTION: i32 = 0x2000;
/// One of many.
pub const MONSTR_OM_UNIQUENESS_COMMON: i32 = 0;
/// There is one at most, and it isn't in the game yet.
pub const MONSTR_OM_UNIQUENESS_UNIQUE_UNMADE: i32 = 1;
/// There is one at most, and it is made in a way of its own.
pub const MONSTR_OM_UNIQUENESS_UNIQUE_MADE: i32 = 2;
/// There is one at most, and the player has it.
pub const MONSTR_OM_UNIQUENESS_UNIQUE_TAKEN: i32 = 3;
/// It does nothing of the kind.
pub const MONSTR_OM_NO_OP: i32 = 0 - 1;
/// Too dull to talk.
pub const MONSTR_OM_TALK_STUPID: i32 = 101;
/// Doesn't talk.
pub const MONSTR_OM_TALK_SILENT: i32 = 102;
/// Talks of food.
pub const MONSTR_OM_TALK_HUNGRY: i32 = 103;
/// Talks of money.
pub const MONSTR_OM_TALK_GREEDY: i32 = 104;
/// Titters.
pub const MONSTR_OM_TALK_TITTER: i32 = 105;
/// As people do. What an NPC's behaviour replaces.
pub const MONSTR_OM_TALK_MAN: i32 = 106;
/// As machines do.
pub const MONSTR_OM_TALK_ROBOT: i32 = 107;
/// Threatens.
pub const MONSTR_OM_TALK_EVIL: i32 = 108;
/// Burbles: jabberwock, jub-jub bird.
pub const MONSTR_OM_TALK_BURBLE: i32 = 109;
/// As a tove does.
pub const MONSTR_OM_TALK_SLITHY: i32 = 110;
/// As a borogrove does.
pub const MONSTR_OM_TALK_MIMSY: i32 = 111;
/// Seduces: satyr and nymph.
pub const MONSTR_OM_TALK_SEDUCTOR: i32 = 112;
/// The mendicant priest's.
pub const MONSTR_OM_TALK_MP: i32 = 113;
/// The itinerant merchant's.
pub const MONSTR_OM_TALK_IM: i32 = 114;
/// A guard's.
pub const MONSTR_OM_TALK_GUARD: i32 = 115;
/// A ghost's.
pub const MONSTR_OM_TALK_GHOST: i32 = 116;
/// Gives hints.
pub const MONSTR_OM_TALK_HINT: i32 = 117;
/// Begs.
pub const MONSTR_OM_TALK_BEG: i32 = 118;
/// The evil fairy's.
pub const MONSTR_OM_TALK_EF: i32 = 119;
/// The good fairy's.
pub const MONSTR_OM_TALK_GF: i32 = 120;
/// Morgon's; no species has it.
pub const MONSTR_OM_TALK_MORGON: i32 = 121;
/// The LawBringer's.
pub const MONSTR_OM_TALK_LB: i32 = 122;
/// An incubus' or succubus'.
pub const MONSTR_OM_TALK_DEMONLOVER: i32 = 123;
/// An assassin's; no species has it.
pub const MONSTR_OM_TALK_ASSASSIN: i32 = 124;
/// A ninja's.
pub const MONSTR_OM_TALK_NINJA: i32 = 125;
/// A thief's.
pub const MONSTR_OM_TALK_THIEF: i32 = 126;
/// The merchant's.
pub const MONSTR_OM_TALK_MERCHANT: i32 = 127;
/// A horse's.
pub const MONSTR_OM_TALK_HORSE: i32 = 128;
/// A parrot's.
pub const MONSTR_OM_TALK_PARROT: i32 = 129;
/// An animal's noise.
pub const MONSTR_OM_TALK_ANIMAL: i32 = 130;
/// A hyena's.
pub const MONSTR_OM_TALK_HYENA: i32 = 131;
/// The servant of law's.
pub const MONSTR_OM_TALK_SERVANT: i32 = 132;
/// Screams: ban sidhe.
pub const MONSTR_OM_TALK_SCREAM: i32 = 133;
/// The high priest of the druids'.
pub const MONSTR_OM_TALK_DRUID: i32 = 134;
/// The Archmage's.
pub const MONSTR_OM_TALK_ARCHMAGE: i32 = 135;
/// The Prime Sorceror's.
pub const MONSTR_OM_TALK_PRIME: i32 = 136;
/// Comes out of hiding.
pub const MONSTR_OM_SP_SURPRISE: i32 = 201;
/// The mendicant priest's.
pub const MONSTR_OM_SP_MP: i32 = 202;
/// Steals.
pub const MONSTR_OM_SP_THIEF: i32 = 203;
/// Wakes the others.
pub const MONSTR_OM_SP_AGGRAVATE: i32 = 204;
/// Gives off poison.
pub const MONSTR_OM_SP_POISON_CLOUD: i32 = 205;
/// Crushes by its size.
pub const MONSTR_OM_SP_HUGE: i32 = 206;
/// Calls others.
pub const MONSTR_OM_SP_SUMMON: i32 = 207;
/// Makes illusions.
pub const MONSTR_OM_SP_ILLUSION: i32 = 208;
/// Flutters about.
pub const MONSTR_OM_SP_FLUTTER: i32 = 209;
/// Gets away.
pub const MONSTR_OM_SP_ESCAPE: i32 = 210;
/// Casts spells.
pub const MONSTR_OM_SP_SPELL: i32 = 211;
/// Explodes.
pub const MONSTR_OM_SP_EXPLODE: i32 = 212;
/// A demon's: calls lesser ones.
pub const MONSTR_OM_SP_DEMON: i32 = 213;
/// Gives off acid.
pub const MONSTR_OM_SP_ACID_CLOUD: i32 = 214;
/// Whirls: elementals of air.
pub const MONSTR_OM_SP_WHIRL: i32 = 215;
/// A ghost's.
pub const MONSTR_OM_SP_GHOST: i32 = 216;
/// A guard's: calls the others.
pub const MONSTR_OM_SP_WHISTLEBLOWER: i32 = 217;
/// The Eater of Magic's.
pub const MONSTR_OM_SP_EATER: i32 = 218;
/// The LawBringer's.
pub const MONSTR_OM_SP_LAWBRINGER: i32 = 219;
/// The Dragon Lord's.
pub const MONSTR_OM_SP_DRAGONLORD: i32 = 220;
/// The Elemental Lord of Earth's.
pub const MONSTR_OM_SP_DE: i32 = 221;
/// An incubus' or succubus'.
pub const MONSTR_OM_SP_DEMONLOVER: i32 = 222;
/// A satyr's or nymph's.
pub const MONSTR_OM_SP_SEDUCTOR: i32 = 223;
/// The Elemental Master's.
pub const MONSTR_OM_SP_MASTER: i32 = 224;
/// The Great Wyrm's.
pub const MONSTR_OM_SP_WYRM: i32 = 225;
/// Spreads darkness.
pub const MONSTR_OM_SP_BLACKOUT: i32 = 226;
/// The bog thing's.
pub const MONSTR_OM_SP_BOG: i32 = 227;
/// The merchant's.
pub const MONSTR_OM_SP_MERCHANT: i32 = 228;
/// Changes into a beast.
pub const MONSTR_OM_SP_WERE: i32 = 229;
/// A servant's of law or chaos.
pub const MONSTR_OM_SP_SERVANT: i32 = 231;
/// The astral vampire's.
pub const MONSTR_OM_SP_AV: i32 = 232;
/// The lava worm's.
pub const MONSTR_OM_SP_LW: i32 = 233;
/// A swarm's.
pub const MONSTR_OM_SP_SWARM: i32 = 234;
/// An angel's: calls a host.
pub const MONSTR_OM_SP_ANGEL: i32 = 235;
/// The manaburst's.
pub const MONSTR_OM_SP_MB: i32 = 236;
/// Mirrors itself.
pub const MONSTR_OM_SP_MIRROR: i32 = 237;
/// Raises the dead.
pub const MONSTR_OM_SP_RAISE: i32 = 238;
/// Death's.
pub const MONSTR_OM_SP_DEATH: i32 = 239;
/// Of the Archmage's court; no species has it.
pub const MONSTR_OM_SP_COURT: i32 = 240;
/// Of the dragon's lair; no species has it.
pub const MONSTR_OM_SP_LAIR: i32 = 241;
/// The Prime Sorceror's.
pub const MONSTR_OM_SP_PRIME: i32 = 242;
/// Throws or shoots something.
pub const MONSTR_OM_STRIKE_MISSILE: i32 = 301;
/// A bolt of fire.
pub const MONSTR_OM_STRIKE_FBOLT: i32 = 302;
/// A ball of lightning.
pub const MONSTR_OM_STRIKE_LBALL: i32 = 303;
/// A ball of fire.
pub const MONSTR_OM_STRIKE_FBALL: i32 = 304;
/// Blinds.
pub const MONSTR_OM_STRIKE_BLIND: i32 = 305;
/// A ball of snow.
pub const MONSTR_OM_STRIKE_SNOWBALL: i32 = 306;
/// The Elemental Master's.
pub const MONSTR_OM_STRIKE_MASTER: i32 = 307;
/// A scream.
pub const MONSTR_OM_STRIKE_SONIC: i32 = 308;
/// Plain damage.
pub const MONSTR_OM_MELEE_NORMAL: i32 = 401;
/// Burns.
pub const MONSTR_OM_MELEE_FIRE: i32 = 402;
/// A dragon's.
pub const MONSTR_OM_MELEE_DRAGON: i32 = 403;
/// The mendicant priest's.
pub const MONSTR_OM_MELEE_MP: i32 = 404;
/// Shocks.
pub const MONSTR_OM_MELEE_ELEC: i32 = 405;
/// Poisons.
pub const MONSTR_OM_MELEE_POISON: i32 = 406;
/// The night gaunt's.
pub const MONSTR_OM_MELEE_NG: i32 = 407;
/// A succubus'; no species has it.
pub const MONSTR_OM_MELEE_SUCCUBUS: i32 = 408;
/// A spirit's.
pub const MONSTR_OM_MELEE_SPIRIT: i32 = 409;
/// Infects.
pub const MONSTR_OM_MELEE_DISEASE: i32 = 410;
/// Puts to sleep.
pub const MONSTR_OM_MELEE_SLEEP: i32 = 411;
/// Freezes.
pub const MONSTR_OM_MELEE_COLD: i32 = 412;
/// The Elemental Master's.
pub const MONSTR_OM_MELEE_MASTER: i32 = 413;
/// Holds fast.
pub const MONSTR_OM_MELEE_GRAPPLE: i32 = 414;
/// Death's.
pub const MONSTR_OM_MELEE_DEATH: i32 = 415;
/// Straight at the player.
pub const MONSTR_OM_MOVE_NORMAL: i32 = 501;
/// In short random moves.
pub const MONSTR_OM_MOVE_FLUTTER: i32 = 502;
/// By teleporting.
pub const MONSTR_OM_MOVE_TELEPORT: i32 = 503;
/// After the player.
pub const MONSTR_OM_MOVE_FOLLOW: i32 = 504;
/// At random.
pub const MONSTR_OM_MOVE_RANDOM: i32 = 505;
/// Around obstacles.
pub const MONSTR_OM_MOVE_SMART: i32 = 506;
/// Through walls.
pub const MONSTR_OM_MOVE_SPIRIT: i32 = 507;
/// Away from the player.
pub const MONSTR_OM_MOVE_SCAREDY: i32 = 508;
/// As if confused; no species has it.
pub const MONSTR_OM_MOVE_CONFUSED: i32 = 509;
/// As an animal that flees when hurt or hungers.
pub const MONSTR_OM_MOVE_ANIMAL: i32 = 510;
/// Not far from where it began.
pub const MONSTR_OM_MOVE_LEASH: i32 = 230;
/// Nowhere.
pub const MONSTR_OM_ENV_NEVER_NEVER_LAND: i32 = 0;
/// The countryside, as one map.
pub const MONSTR_OM_ENV_COUNTRYSIDE: i32 = 1;
/// The city.
pub const MONSTR_OM_ENV_CITY: i32 = 2;
/// A village.
pub const MONSTR_OM_ENV_VILLAGE: i32 = 3;
/// A piece of the countryside, where encounters happen.
pub const MONSTR_OM_ENV_TACTICAL_MAP: i32 = 4;
/// The Sewers, 18 levels.
pub const MONSTR_OM_ENV_SEWERS: i32 = 5;
/// The Archmage's Castle, 16 levels.
pub const MONSTR_OM_ENV_CASTLE: i32 = 6;
/// The Goblin Caves, 10 levels.
pub const MONSTR_OM_ENV_CAVES: i32 = 7;
/// The Volcano, 20 levels.
pub const MONSTR_OM_ENV_VOLCANO: i32 = 8;
/// The Astral Plane, 5 levels.
pub const MONSTR_OM_ENV_ASTRAL: i32 = 9;
/// The arena.
pub const MONSTR_OM_ENV_ARENA: i32 = 10;
/// A hovel of the city.
pub const MONSTR_OM_ENV_HOVEL: i32 = 11;
/// A mansion of the city.
pub const MONSTR_OM_ENV_MANSION: i32 = 12;
/// A house of the city.
pub const MONSTR_OM_ENV_HOUSE: i32 = 13;
/// The dragon's lair.
pub const MONSTR_OM_ENV_DLAIR: i32 = 14;
/// The abyss.
pub const MONSTR_OM_ENV_ABYSS: i32 = 15;
/// Star Peak.
pub const MONSTR_OM_ENV_STARPEAK: i32 = 16;
/// The Magic Isle.
pub const MONSTR_OM_ENV_MAGIC_ISLE: i32 = 17;
/// A temple.
pub const MONSTR_OM_ENV_TEMPLE: i32 = 18;
/// The Circle of Sorcerors.
pub const MONSTR_OM_ENV_CIRCLE: i32 = 19;
/// The Archmage's court.
pub const MONSTR_OM_ENV_COURT: i32 = 20;
/// Plains.
pub const MONSTR_OM_TERRAIN_PLAINS: i32 = 45;
/// Tundra.
pub const MONSTR_OM_TERRAIN_TUNDRA: i32 = 95;
/// A road; no table.
pub const MONSTR_OM_TERRAIN_ROAD: i32 = 46;
/// Mountains.
pub const MONSTR_OM_TERRAIN_MOUNTAINS: i32 = 94;
/// A mountain pass: the mountains' table.
pub const MONSTR_OM_TERRAIN_PASS: i32 = 118;
/// A river.
pub const MONSTR_OM_TERRAIN_RIVER: i32 = 126;
/// The city; no table.
pub const MONSTR_OM_TERRAIN_CITY: i32 = 79;
/// A village; no table.
pub const MONSTR_OM_TERRAIN_VILLAGE: i32 = 111;
/// Forest.
pub const MONSTR_OM_TERRAIN_FOREST: i32 = 40;
/// Jungle.
pub const MONSTR_OM_TERRAIN_JUNGLE: i32 = 41;
/// Swamp.
pub const MONSTR_OM_TERRAIN_SWAMP: i32 = 61;
/// The volcano's slopes: the mountains' table.
pub const MONSTR_OM_TERRAIN_VOLCANO: i32 = 33;
/// The castle; no table.
pub const MONSTR_OM_TERRAIN_CASTLE: i32 = 37;
/// A temple; no table.
pub const MONSTR_OM_TERRAIN_TEMPLE: i32 = 88;
/// The caves' mouth; no table.
pub const MONSTR_OM_TERRAIN_CAVES: i32 = 42;
/// Desert.
pub const MONSTR_OM_TERRAIN_DESERT: i32 = 34;
/// The sea of chaos; no table.
pub const MONSTR_OM_TERRAIN_CHAOS_SEA: i32 = 43;
/// Star Peak; no table.
pub const MONSTR_OM_TERRAIN_STARPEAK: i32 = 124;
/// The dragon's lair; no table.
pub const MONSTR_OM_TERRAIN_DRAGONLAIR: i32 = 36;
/// The Magic Isle; no table.
pub const MONSTR_OM_TERRAIN_MAGIC_ISLE: i32 = 38;
/// Odin.
pub const MONSTR_OM_DEITY_ODIN: i32 = 1;
/// Set.
pub const MONSTR_OM_DEITY_SET: i32 = 2;
/// Athena.
pub const MONSTR_OM_DEITY_ATHENA: i32 = 3;
/// Hecate.
pub const MONSTR_OM_DEITY_HECATE: i32 = 4;
/// The druids' deity.
pub const MONSTR_OM_DEITY_DRUID: i32 = 5;
/// Destiny.
pub const MONSTR_OM_DEITY_DESTINY: i32 = 6;
/// Things.
pub const MONSTR_OM_ITEM_THING: i32 = 0;
/// Food.
pub const MONSTR_OM_ITEM_FOOD: i32 = 26;
/// Scrolls.
pub const MONSTR_OM_ITEM_SCROLL: i32 = 42;
/// Potions.
pub const MONSTR_OM_ITEM_POTION: i32 = 66;
/// Weapons.
pub const MONSTR_OM_ITEM_WEAPON: i32 = 84;
/// Armour.
pub const MONSTR_OM_ITEM_ARMOR: i32 = 125;
/// Shields.
pub const MONSTR_OM_ITEM_SHIELD: i32 = 142;
/// Cloaks.
pub const MONSTR_OM_ITEM_CLOAK: i32 = 150;
/// Boots.
pub const MONSTR_OM_ITEM_BOOT: i32 = 157;
/// Rings.
pub const MONSTR_OM_ITEM_RING: i32 = 164;
/// Sticks.
pub const MONSTR_OM_ITEM_STICK: i32 = 174;
/// Artifacts.
pub const MONSTR_OM_ITEM_ARTIFACT: i32 = 191;
/// Cash.
pub const MONSTR_OM_ITEM_CASH: i32 = 215;
/// Corpses.
pub const MONSTR_OM_ITEM_CORPSE: i32 = 216;
/// Black.
pub const MONSTR_OM_COLOUR_BLACK: i32 = 0;
/// Blue.
pub const MONSTR_OM_COLOUR_BLUE: i32 = 1;
/// Green.
pub const MONSTR_OM_COLOUR_GREEN: i32 = 2;
/// Cyan.
pub const MONSTR_OM_COLOUR_CYAN: i32 = 3;
/// Red.
pub const MONSTR_OM_COLOUR_RED: i32 = 4;
/// Purple.
pub const MONSTR_OM_COLOUR_PURPLE: i32 = 5;
/// Brown.
pub const MONSTR_OM_COLOUR_BROWN: i32 = 6;
/// White.
pub const MONSTR_OM_COLOUR_WHITE: i32 = 7;
/// Grey.
pub const MONSTR_OM_COLOUR_GREY: i32 = 8;
/// Light blue.
pub const MONSTR_OM_COLOUR_LIGHT_BLUE: i32 = 9;
/// Light green.
pub const MONSTR_OM_COLOUR_LIGHT_GREEN: i32 = 10;
/// Light cyan.
pub const MONSTR_OM_COLOUR_LIGHT_CYAN: i32 = 11;
/// Light red.
pub const MONSTR_OM_COLOUR_LIGHT_RED: i32 = 12;
/// Light purple.
pub const MONSTR_OM_COLOUR_LIGHT_PURPLE: i32 = 13;
/// Yellow.
pub const MONSTR_OM_COLOUR_YELLOW: i32 = 14;
/// Bright white.
pub const MONSTR_OM_COLOUR_BRIGHT_WHITE: i32 = 15;

/// The numbers above are those that the rules use.
#[rustfmt::skip]
/// The adventurer who retired with most.
pub const MONSTR_OM_OFFICE_TOP_SCORER: i32 = 0;
/// The high priest of Odin.
pub const MONSTR_OM_OFFICE_PRIEST_OF_ODIN: i32 = 1;
/// The high priest of Set.
pub const MONSTR_OM_OFFICE_PRIEST_OF_SET: i32 = 2;
/// The high priest of Athena.
pub const MONSTR_OM_OFFICE_PRIEST_OF_ATHENA: i32 = 3;
/// The high priest of Hecate.
pub const MONSTR_OM_OFFICE_PRIEST_OF_HECATE: i32 = 4;
/// The high priest of the druids' deity.
pub const MONSTR_OM_OFFICE_PRIEST_OF_DRUID: i32 = 5;
/// The high priest of Destiny.
pub const MONSTR_OM_OFFICE_PRIEST_OF_DESTINY: i32 = 6;
/// The Shadowlord.
pub const MONSTR_OM_OFFICE_SHADOWLORD: i32 = 7;
/// The commandant of the Legion.
pub const MONSTR_OM_OFFICE_COMMANDANT: i32 = 8;
/// The Archmage.
pub const MONSTR_OM_OFFICE_ARCHMAGE: i32 = 9;
/// The Prime Sorceror.
pub const MONSTR_OM_OFFICE_PRIME_SORCEROR: i32 = 10;
/// The arena's champion.
pub const MONSTR_OM_OFFICE_CHAMPION: i32 = 11;
/// The Duke.
pub const MONSTR_OM_OFFICE_DUKE: i32 = 12;
/// The Lord of Chaos.
pub const MONSTR_OM_OFFICE_LORD_OF_CHAOS: i32 = 13;
/// The Lord of Law.
pub const MONSTR_OM_OFFICE_LORD_OF_LAW: i32 = 14;
/// The Justiciar.
pub const MONSTR_OM_OFFICE_JUSTICIAR: i32 = 15;
/// Every creature of the level gets the hit points that its species starts with, and the player at least the most.
pub const MONSTR_OM_EVENT_RESTORED: i32 = 4;
/// The player loses 10 hit points.
pub const MONSTR_OM_EVENT_HURT: i32 = 6;
/// The player's most hit points rise by 1, and the player has at least these.
pub const MONSTR_OM_EVENT_STRENGTHENED: i32 = 7;

const _: () = {
    assert!(MONSTR_OM_IDENTITY_NONE == identity::NONE as i32);
    assert!(MONSTR_OM_IDENTITY_ANGEL == identity::ANGEL as i32);
    assert!(MONSTR_OM_IDENTITY_TRADE == identity::TRADE as i32);
    assert!(MONSTR_OM_IDENTITY_SEDUCTOR == identity::SEDUCTOR as i32);
    assert!(MONSTR_OM_IDENTITY_DEMON_LOVER == identity::DEMON_LOVER as i32);
    assert!(MONSTR_OM_IDENTITY_LOG_NPC == identity::LOG_NPC as i32);
    assert!(MONSTR_OM_IDENTITY_OFFICEHOLDER == identity::OFFICEHOLDER as i32);
    assert!(MONSTR_OM_TRAIT_NEVER_IN_ARENA == traits::NEVER_IN_ARENA as i32);
    assert!(MONSTR_OM_TRAIT_NEVER_WERE == traits::NEVER_WERE as i32);
    assert!(MONSTR_OM_THEME_ORDINARY == theme::ORDINARY as i32);
    assert!(MONSTR_OM_THEME_CAVES == theme::CAVES as i32);
    assert!(MONSTR_OM_THEME_SEWERS == theme::SEWERS as i32);
    assert!(MONSTR_OM_THEME_ASTRAL == theme::ASTRAL as i32);
    assert!(MONSTR_OM_THEME_VOLCANO == theme::VOLCANO as i32);
    assert!(MONSTR_OM_THEME_CASTLE == theme::CASTLE as i32);
    assert!(MONSTR_OM_LAYOUT_ROOM == layout::ROOM as i32);
    assert!(MONSTR_OM_LAYOUT_CAVERN == layout::CAVERN as i32);
    assert!(MONSTR_OM_LAYOUT_SEWER == layout::SEWER as i32);
    assert!(MONSTR_OM_LAYOUT_MAZE == layout::MAZE as i32);
    assert!(MONSTR_OM_FORM_NONE == form::NONE as i32);
    assert!(MONSTR_OM_FORM_NYMPH == form::NYMPH as i32);
    assert!(MONSTR_OM_FORM_SATYR == form::SATYR as i32);
    assert!(MONSTR_OM_STATUS_AWAKE == status::AWAKE as i32);
    assert!(MONSTR_OM_STATUS_MOBILE == status::MOBILE as i32);
    assert!(MONSTR_OM_STATUS_HOSTILE == status::HOSTILE as i32);
    assert!(MONSTR_OM_STATUS_WANDERING == status::WANDERING as i32);
    assert!(MONSTR_OM_STATUS_HUNGRY == status::HUNGRY as i32);
    assert!(MONSTR_OM_STATUS_GREEDY == status::GREEDY as i32);
    assert!(MONSTR_OM_STATUS_NEEDY == status::NEEDY as i32);
    assert!(MONSTR_OM_STATUS_ONLYSWIM == status::ONLYSWIM as i32);
    assert!(MONSTR_OM_STATUS_FLYING == status::FLYING as i32);
    assert!(MONSTR_OM_STATUS_INTANGIBLE == status::INTANGIBLE as i32);
    assert!(MONSTR_OM_STATUS_INVISIBLE == status::INVISIBLE as i32);
    assert!(MONSTR_OM_STATUS_SWIMMING == status::SWIMMING as i32);
    assert!(MONSTR_OM_STATUS_POISONOUS == status::POISONOUS as i32);
    assert!(MONSTR_OM_STATUS_EDIBLE == status::EDIBLE as i32);
    assert!(MONSTR_OM_IMMUNITY_UNSTOPPABLE == immunity::UNSTOPPABLE as i32);
    assert!(MONSTR_OM_IMMUNITY_NORMAL_DAMAGE == immunity::NORMAL_DAMAGE as i32);
    assert!(MONSTR_OM_IMMUNITY_FLAME == immunity::FLAME as i32);
    assert!(MONSTR_OM_IMMUNITY_COLD == immunity::COLD as i32);
    assert!(MONSTR_OM_IMMUNITY_ELECTRICITY == immunity::ELECTRICITY as i32);
    assert!(MONSTR_OM_IMMUNITY_POISON == immunity::POISON as i32);
    assert!(MONSTR_OM_IMMUNITY_ACID == immunity::ACID as i32);
    assert!(MONSTR_OM_IMMUNITY_FEAR == immunity::FEAR as i32);
    assert!(MONSTR_OM_IMMUNITY_SLEEP == immunity::SLEEP as i32);
    assert!(MONSTR_OM_IMMUNITY_NEGENERGY == immunity::NEGENERGY as i32);
    assert!(MONSTR_OM_IMMUNITY_OTHER_MAGIC == immunity::OTHER_MAGIC as i32);
    assert!(MONSTR_OM_IMMUNITY_THEFT == immunity::THEFT as i32);
    assert!(MONSTR_OM_IMMUNITY_GAZE == immunity::GAZE as i32);
    assert!(MONSTR_OM_IMMUNITY_INFECTION == immunity::INFECTION as i32);
    assert!(MONSTR_OM_UNIQUENESS_COMMON == uniqueness::COMMON as i32);
    assert!(MONSTR_OM_UNIQUENESS_UNIQUE_UNMADE == uniqueness::UNIQUE_UNMADE as i32);
    assert!(MONSTR_OM_UNIQUENESS_UNIQUE_MADE == uniqueness::UNIQUE_MADE as i32);
    assert!(MONSTR_OM_UNIQUENESS_UNIQUE_TAKEN == uniqueness::UNIQUE_TAKEN as i32);
    assert!(MONSTR_OM_NO_OP == behaviour::NO_OP as i32);
    assert!(MONSTR_OM_TALK_STUPID == behaviour::TALK_STUPID as i32);
    assert!(MONSTR_OM_TALK_SILENT == behaviour::TALK_SILENT as i32);
    assert!(MONSTR_OM_TALK_HUNGRY == behaviour::TALK_HUNGRY as i32);
    assert!(MONSTR_OM_TALK_GREEDY == behaviour::TALK_GREEDY as i32);
    assert!(MONSTR_OM_TALK_TITTER == behaviour::TALK_TITTER as i32);
    assert!(MONSTR_OM_TALK_MAN == behaviour::TALK_MAN as i32);
    assert!(MONSTR_OM_TALK_ROBOT == behaviour::TALK_ROBOT as i32);
    assert!(MONSTR_OM_TALK_EVIL == behaviour::TALK_EVIL as i32);
    assert!(MONSTR_OM_TALK_BURBLE == behaviour::TALK_BURBLE as i32);
    assert!(MONSTR_OM_TALK_SLITHY == behaviour::TALK_SLITHY as i32);
    assert!(MONSTR_OM_TALK_MIMSY == behaviour::TALK_MIMSY as i32);
    assert!(MONSTR_OM_TALK_SEDUCTOR == behaviour::TALK_SEDUCTOR as i32);
    assert!(MONSTR_OM_TALK_MP == behaviour::TALK_MP as i32);
    assert!(MONSTR_OM_TALK_IM == behaviour::TALK_IM as i32);
    assert!(MONSTR_OM_TALK_GUARD == behaviour::TALK_GUARD as i32);
    assert!(MONSTR_OM_TALK_GHOST == behaviour::TALK_GHOST as i32);
    assert!(MONSTR_OM_TALK_HINT == behaviour::TALK_HINT as i32);
    assert!(MONSTR_OM_TALK_BEG == behaviour::TALK_BEG as i32);
    assert!(MONSTR_OM_TALK_EF == behaviour::TALK_EF as i32);
    assert!(MONSTR_OM_TALK_GF == behaviour::TALK_GF as i32);
    assert!(MONSTR_OM_TALK_MORGON == behaviour::TALK_MORGON as i32);
    assert!(MONSTR_OM_TALK_LB == behaviour::TALK_LB as i32);
    assert!(MONSTR_OM_TALK_DEMONLOVER == behaviour::TALK_DEMONLOVER as i32);
    assert!(MONSTR_OM_TALK_ASSASSIN == behaviour::TALK_ASSASSIN as i32);
    assert!(MONSTR_OM_TALK_NINJA == behaviour::TALK_NINJA as i32);
    assert!(MONSTR_OM_TALK_THIEF == behaviour::TALK_THIEF as i32);
    assert!(MONSTR_OM_TALK_MERCHANT == behaviour::TALK_MERCHANT as i32);
    assert!(MONSTR_OM_TALK_HORSE == behaviour::TALK_HORSE as i32);
    assert!(MONSTR_OM_TALK_PARROT == behaviour::TALK_PARROT as i32);
    assert!(MONSTR_OM_TALK_ANIMAL == behaviour::TALK_ANIMAL as i32);
    assert!(MONSTR_OM_TALK_HYENA == behaviour::TALK_HYENA as i32);
    assert!(MONSTR_OM_TALK_SERVANT == behaviour::TALK_SERVANT as i32);
    assert!(MONSTR_OM_TALK_SCREAM == behaviour::TALK_SCREAM as i32);
    assert!(MONSTR_OM_TALK_DRUID == behaviour::TALK_DRUID as i32);
    assert!(MONSTR_OM_TALK_ARCHMAGE == behaviour::TALK_ARCHMAGE as i32);
    assert!(MONSTR_OM_TALK_PRIME == behaviour::TALK_PRIME as i32);
    assert!(MONSTR_OM_SP_SURPRISE == behaviour::SP_SURPRISE as i32);
    assert!(MONSTR_OM_SP_MP == behaviour::SP_MP as i32);
    assert!(MONSTR_OM_SP_THIEF == behaviour::SP_THIEF as i32);
    assert!(MONSTR_OM_SP_AGGRAVATE == behaviour::SP_AGGRAVATE as i32);
    assert!(MONSTR_OM_SP_POISON_CLOUD == behaviour::SP_POISON_CLOUD as i32);
    assert!(MONSTR_OM_SP_HUGE == behaviour::SP_HUGE as i32);
    assert!(MONSTR_OM_SP_SUMMON == behaviour::SP_SUMMON as i32);
    assert!(MONSTR_OM_SP_ILLUSION == behaviour::SP_ILLUSION as i32);
    assert!(MONSTR_OM_SP_FLUTTER == behaviour::SP_FLUTTER as i32);
    assert!(MONSTR_OM_SP_ESCAPE == behaviour::SP_ESCAPE as i32);
    assert!(MONSTR_OM_SP_SPELL == behaviour::SP_SPELL as i32);
    assert!(MONSTR_OM_SP_EXPLODE == behaviour::SP_EXPLODE as i32);
    assert!(MONSTR_OM_SP_DEMON == behaviour::SP_DEMON as i32);
    assert!(MONSTR_OM_SP_ACID_CLOUD == behaviour::SP_ACID_CLOUD as i32);
    assert!(MONSTR_OM_SP_WHIRL == behaviour::SP_WHIRL as i32);
    assert!(MONSTR_OM_SP_GHOST == behaviour::SP_GHOST as i32);
    assert!(MONSTR_OM_SP_WHISTLEBLOWER == behaviour::SP_WHISTLEBLOWER as i32);
    assert!(MONSTR_OM_SP_EATER == behaviour::SP_EATER as i32);
    assert!(MONSTR_OM_SP_LAWBRINGER == behaviour::SP_LAWBRINGER as i32);
    assert!(MONSTR_OM_SP_DRAGONLORD == behaviour::SP_DRAGONLORD as i32);
    assert!(MONSTR_OM_SP_DE == behaviour::SP_DE as i32);
    assert!(MONSTR_OM_SP_DEMONLOVER == behaviour::SP_DEMONLOVER as i32);
    assert!(MONSTR_OM_SP_SEDUCTOR == behaviour::SP_SEDUCTOR as i32);
    assert!(MONSTR_OM_SP_MASTER == behaviour::SP_MASTER as i32);
    assert!(MONSTR_OM_SP_WYRM == behaviour::SP_WYRM as i32);
    assert!(MONSTR_OM_SP_BLACKOUT == behaviour::SP_BLACKOUT as i32);
    assert!(MONSTR_OM_SP_BOG == behaviour::SP_BOG as i32);
    assert!(MONSTR_OM_SP_MERCHANT == behaviour::SP_MERCHANT as i32);
    assert!(MONSTR_OM_SP_WERE == behaviour::SP_WERE as i32);
    assert!(MONSTR_OM_SP_SERVANT == behaviour::SP_SERVANT as i32);
    assert!(MONSTR_OM_SP_AV == behaviour::SP_AV as i32);
    assert!(MONSTR_OM_SP_LW == behaviour::SP_LW as i32);
    assert!(MONSTR_OM_SP_SWARM == behaviour::SP_SWARM as i32);
    assert!(MONSTR_OM_SP_ANGEL == behaviour::SP_ANGEL as i32);
    assert!(MONSTR_OM_SP_MB == behaviour::SP_MB as i32);
    assert!(MONSTR_OM_SP_MIRROR == behaviour::SP_MIRROR as i32);
    assert!(MONSTR_OM_SP_RAISE == behaviour::SP_RAISE as i32);
    assert!(MONSTR_OM_SP_DEATH == behaviour::SP_DEATH as i32);
    assert!(MONSTR_OM_SP_COURT == behaviour::SP_COURT as i32);
    assert!(MONSTR_OM_SP_LAIR == behaviour::SP_LAIR as i32);
    assert!(MONSTR_OM_SP_PRIME == behaviour::SP_PRIME as i32);
    assert!(MONSTR_OM_STRIKE_MISSILE == behaviour::STRIKE_MISSILE as i32);
    assert!(MONSTR_OM_STRIKE_FBOLT == behaviour::STRIKE_FBOLT as i32);
    assert!(MONSTR_OM_STRIKE_LBALL == behaviour::STRIKE_LBALL as i32);
    assert!(MONSTR_OM_STRIKE_FBALL == behaviour::STRIKE_FBALL as i32);
    assert!(MONSTR_OM_STRIKE_BLIND == behaviour::STRIKE_BLIND as i32);
    assert!(MONSTR_OM_STRIKE_SNOWBALL == behaviour::STRIKE_SNOWBALL as i32);
    assert!(MONSTR_OM_STRIKE_MASTER == behaviour::STRIKE_MASTER as i32);
    assert!(MONSTR_OM_STRIKE_SONIC == behaviour::STRIKE_SONIC as i32);
    assert!(MONSTR_OM_MELEE_NORMAL == behaviour::MELEE_NORMAL as i32);
    assert!(MONSTR_OM_MELEE_FIRE == behaviour::MELEE_FIRE as i32);
    assert!(MONSTR_OM_MELEE_DRAGON == behaviour::MELEE_DRAGON as i32);
    assert!(MONSTR_OM_MELEE_MP == behaviour::MELEE_MP as i32);
    assert!(MONSTR_OM_MELEE_ELEC == behaviour::MELEE_ELEC as i32);
    assert!(MONSTR_OM_MELEE_POISON == behaviour::MELEE_POISON as i32);
    assert!(MONSTR_OM_MELEE_NG == behaviour::MELEE_NG as i32);
    assert!(MONSTR_OM_MELEE_SUCCUBUS == behaviour::MELEE_SUCCUBUS as i32);
    assert!(MONSTR_OM_MELEE_SPIRIT == behaviour::MELEE_SPIRIT as i32);
    assert!(MONSTR_OM_MELEE_DISEASE == behaviour::MELEE_DISEASE as i32);
    assert!(MONSTR_OM_MELEE_SLEEP == behaviour::MELEE_SLEEP as i32);
    assert!(MONSTR_OM_MELEE_COLD == behaviour::MELEE_COLD as i32);
    assert!(MONSTR_OM_MELEE_MASTER == behaviour::MELEE_MASTER as i32);
    assert!(MONSTR_OM_MELEE_GRAPPLE == behaviour::MELEE_GRAPPLE as i32);
    assert!(MONSTR_OM_MELEE_DEATH == behaviour::MELEE_DEATH as i32);
    assert!(MONSTR_OM_MOVE_NORMAL == behaviour::MOVE_NORMAL as i32);
    assert!(MONSTR_OM_MOVE_FLUTTER == behaviour::MOVE_FLUTTER as i32);
    assert!(MONSTR_OM_MOVE_TELEPORT == behaviour::MOVE_TELEPORT as i32);
    assert!(MONSTR_OM_MOVE_FOLLOW == behaviour::MOVE_FOLLOW as i32);
    assert!(MONSTR_OM_MOVE_RANDOM == behaviour::MOVE_RANDOM as i32);
    assert!(MONSTR_OM_MOVE_SMART == behaviour::MOVE_SMART as i32);
    assert!(MONSTR_OM_MOVE_SPIRIT == behaviour::MOVE_SPIRIT as i32);
    assert!(MONSTR_OM_MOVE_SCAREDY == behaviour::MOVE_SCAREDY as i32);
    assert!(MONSTR_OM_MOVE_CONFUSED == behaviour::MOVE_CONFUSED as i32);
    assert!(MONSTR_OM_MOVE_ANIMAL == behaviour::MOVE_ANIMAL as i32);
    assert!(MONSTR_OM_MOVE_LEASH == behaviour::MOVE_LEASH as i32);
    assert!(MONSTR_OM_ENV_NEVER_NEVER_LAND == environment::NEVER_NEVER_LAND);
    assert!(MONSTR_OM_ENV_COUNTRYSIDE == environment::COUNTRYSIDE);
    assert!(MONSTR_OM_ENV_CITY == environment::CITY);
    assert!(MONSTR_OM_ENV_VILLAGE == environment::VILLAGE);
    assert!(MONSTR_OM_ENV_TACTICAL_MAP == environment::TACTICAL_MAP);
    assert!(MONSTR_OM_ENV_SEWERS == environment::SEWERS);
    assert!(MONSTR_OM_ENV_CASTLE == environment::CASTLE);
    assert!(MONSTR_OM_ENV_CAVES == environment::CAVES);
    assert!(MONSTR_OM_ENV_VOLCANO == environment::VOLCANO);
    assert!(MONSTR_OM_ENV_ASTRAL == environment::ASTRAL);
    assert!(MONSTR_OM_ENV_ARENA == environment::ARENA);
    assert!(MONSTR_OM_ENV_HOVEL == environment::HOVEL);
    assert!(MONSTR_OM_ENV_MANSION == environment::MANSION);
    assert!(MONSTR_OM_ENV_HOUSE == environment::HOUSE);
    assert!(MONSTR_OM_ENV_DLAIR == environment::DLAIR);
    assert!(MONSTR_OM_ENV_ABYSS == environment::ABYSS);
    assert!(MONSTR_OM_ENV_STARPEAK == environment::STARPEAK);
    assert!(MONSTR_OM_ENV_MAGIC_ISLE == environment::MAGIC_ISLE);
    assert!(MONSTR_OM_ENV_TEMPLE == environment::TEMPLE);
    assert!(MONSTR_OM_ENV_CIRCLE == environment::CIRCLE);
    assert!(MONSTR_OM_ENV_COURT == environment::COURT);
    assert!(MONSTR_OM_TERRAIN_PLAINS == terrain::PLAINS);
    assert!(MONSTR_OM_TERRAIN_TUNDRA == terrain::TUNDRA);
    assert!(MONSTR_OM_TERRAIN_ROAD == terrain::ROAD);
    assert!(MONSTR_OM_TERRAIN_MOUNTAINS == terrain::MOUNTAINS);
    assert!(MONSTR_OM_TERRAIN_PASS == terrain::PASS);
    assert!(MONSTR_OM_TERRAIN_RIVER == terrain::RIVER);
    assert!(MONSTR_OM_TERRAIN_CITY == terrain::CITY);
    assert!(MONSTR_OM_TERRAIN_VILLAGE == terrain::VILLAGE);
    assert!(MONSTR_OM_TERRAIN_FOREST == terrain::FOREST);
    assert!(MONSTR_OM_TERRAIN_JUNGLE == terrain::JUNGLE);
    assert!(MONSTR_OM_TERRAIN_SWAMP == terrain::SWAMP);
    assert!(MONSTR_OM_TERRAIN_VOLCANO == terrain::VOLCANO);
    assert!(MONSTR_OM_TERRAIN_CASTLE == terrain::CASTLE);
    assert!(MONSTR_OM_TERRAIN_TEMPLE == terrain::TEMPLE);
    assert!(MONSTR_OM_TERRAIN_CAVES == terrain::CAVES);
    assert!(MONSTR_OM_TERRAIN_DESERT == terrain::DESERT);
    assert!(MONSTR_OM_TERRAIN_CHAOS_SEA == terrain::CHAOS_SEA);
    assert!(MONSTR_OM_TERRAIN_STARPEAK == terrain::STARPEAK);
    assert!(MONSTR_OM_TERRAIN_DRAGONLAIR == terrain::DRAGONLAIR);
    assert!(MONSTR_OM_TERRAIN_MAGIC_ISLE == terrain::MAGIC_ISLE);
    assert!(MONSTR_OM_DEITY_ODIN == deity::ODIN);
    assert!(MONSTR_OM_DEITY_SET == deity::SET);
    assert!(MONSTR_OM_DEITY_ATHENA == deity::ATHENA);
    assert!(MONSTR_OM_DEITY_HECATE == deity::HECATE);
    assert!(MONSTR_OM_DEITY_DRUID == deity::DRUID);
    assert!(MONSTR_OM_DEITY_DESTINY == deity::DESTINY);
    assert!(MONSTR_OM_ITEM_THING == item::THING as i32);
    assert!(MONSTR_OM_ITEM_FOOD == item::FOOD as i32);
    assert!(MONSTR_OM_ITEM_SCROLL == item::SCROLL as i32);
    assert!(MONSTR_OM_ITEM_POTION == item::POTION as i32);
    assert!(MONSTR_OM_ITEM_WEAPON == item::WEAPON as i32);
    assert!(MONSTR_OM_ITEM_ARMOR == item::ARMOR as i32);
    assert!(MONSTR_OM_ITEM_SHIELD == item::SHIELD as i32);
    assert!(MONSTR_OM_ITEM_CLOAK == item::CLOAK as i32);
    assert!(MONSTR_OM_ITEM_BOOT == item::BOOT as i32);
    assert!(MONSTR_OM_ITEM_RING == item::RING as i32);
    assert!(MONSTR_OM_ITEM_STICK == item::STICK as i32);
    assert!(MONSTR_OM_ITEM_ARTIFACT == item::ARTIFACT as i32);
    assert!(MONSTR_OM_ITEM_CASH == item::CASH as i32);
    assert!(MONSTR_OM_ITEM_CORPSE == item::CORPSE as i32);
    assert!(MONSTR_OM_COLOUR_BLACK == colour::BLACK as i32);
    assert!(MONSTR_OM_COLOUR_BLUE == colour::BLUE as i32);
    assert!(MONSTR_OM_COLOUR_GREEN == colour::GREEN as i32);
    assert!(MONSTR_OM_COLOUR_CYAN == colour::CYAN as i32);
    assert!(MONSTR_OM_COLOUR_RED == colour::RED as i32);
    assert!(MONSTR_OM_COLOUR_PURPLE == colour::PURPLE as i32);
    assert!(MONSTR_OM_COLOUR_BROWN == colour::BROWN as i32);
    assert!(MONSTR_OM_COLOUR_WHITE == colour::WHITE as i32);
    assert!(MONSTR_OM_COLOUR_GREY == colour::GREY as i32);
    assert!(MONSTR_OM_COLOUR_LIGHT_BLUE == colour::LIGHT_BLUE as i32);
    assert!(MONSTR_OM_COLOUR_LIGHT_GREEN == colour::LIGHT_GREEN as i32);
    assert!(MONSTR_OM_COLOUR_LIGHT_CYAN == colour::LIGHT_CYAN as i32);
    assert!(MONSTR_OM_COLOUR_LIGHT_RED == colour::LIGHT_RED as i32);
    assert!(MONSTR_OM_COLOUR_LIGHT_PURPLE == colour::LIGHT_PURPLE as i32);
    assert!(MONSTR_OM_COLOUR_YELLOW == colour::YELLOW as i32);
    assert!(MONSTR_OM_COLOUR_BRIGHT_WHITE == colour::BRIGHT_WHITE as i32);
    assert!(MONSTR_OM_OFFICE_TOP_SCORER == office::TOP_SCORER);
    assert!(MONSTR_OM_OFFICE_PRIEST_OF_ODIN == office::PRIEST_OF_ODIN);
    assert!(MONSTR_OM_OFFICE_PRIEST_OF_SET == office::PRIEST_OF_SET);
    assert!(MONSTR_OM_OFFICE_PRIEST_OF_ATHENA == office::PRIEST_OF_ATHENA);
    assert!(MONSTR_OM_OFFICE_PRIEST_OF_HECATE == office::PRIEST_OF_HECATE);
    assert!(MONSTR_OM_OFFICE_PRIEST_OF_DRUID == office::PRIEST_OF_DRUID);
    assert!(MONSTR_OM_OFFICE_PRIEST_OF_DESTINY == office::PRIEST_OF_DESTINY);
    assert!(MONSTR_OM_OFFICE_SHADOWLORD == office::SHADOWLORD);
    assert!(MONSTR_OM_OFFICE_COMMANDANT == office::COMMANDANT);
    assert!(MONSTR_OM_OFFICE_ARCHMAGE == office::ARCHMAGE);
    assert!(MONSTR_OM_OFFICE_PRIME_SORCEROR == office::PRIME_SORCEROR);
    assert!(MONSTR_OM_OFFICE_CHAMPION == office::CHAMPION);
    assert!(MONSTR_OM_OFFICE_DUKE == office::DUKE);
    assert!(MONSTR_OM_OFFICE_LORD_OF_CHAOS == office::LORD_OF_CHAOS);
    assert!(MONSTR_OM_OFFICE_LORD_OF_LAW == office::LORD_OF_LAW);
    assert!(MONSTR_OM_OFFICE_JUSTICIAR == office::JUSTICIAR);
    assert!(MONSTR_OM_EVENT_RESTORED == event::RESTORED);
    assert!(MONSTR_OM_EVENT_HURT == event::HURT);
    assert!(MONSTR_OM_EVENT_STRENGTHENED == event::STRENGTHENED);
};
