//! What the numbers of a [`Template`](super::Template) and a [`Creature`](super::Creature)
//! mean.
//!
//! The numbers are the game's where it has any of its own that matter (status and immunity
//! bits, environments, terrain, items), and so are most words. Identities and traits are
//! ours: they tell what the game knows a species for by its number.

codes! {
    /// What is decided about a creature when it is made, after its species was copied.
    identity: u8;
    NONE         = 0, "Nothing is left to decide.";
    ANGEL        = 1, "An angel: which deity it serves.";
    TRADE        = 2, "A human: which of 20 trades.";
    SEDUCTOR     = 3, "Nymph or satyr.";
    DEMON_LOVER  = 4, "Succubus, in a nymph's form, or incubus, in a satyr's.";
    LOG_NPC      = 5, "A dead adventurer from the log, perhaps come back undead.";
    OFFICEHOLDER = 6, "Whoever holds one of the city's offices.";
}

codes! {
    /// What else is special about a species: bits of `traits`.
    traits: u8;
    NEVER_IN_ARENA = 1 << 0, "Is no random opponent in the arena.";
    NEVER_WERE     = 1 << 1, "No were-creature changes into it.";
}

codes! {
    /// What lives in an environment besides ordinary creatures.
    theme: u8;
    ORDINARY = 0, "Nothing: all are ordinary.";
    CAVES    = 1, "Goblins.";
    SEWERS   = 2, "What the sewers' list has.";
    ASTRAL   = 3, "Spirits, elementals, demons and angels.";
    VOLCANO  = 4, "Fire and all that is strong.";
    CASTLE   = 5, "Wizards.";
}

codes! {
    /// How a floor is laid out: bits, so that a fixed inhabitant can ask for several.
    layout: u8;
    ROOM   = 1 << 0, "Rooms and corridors.";
    CAVERN = 1 << 1, "A cavern.";
    SEWER  = 1 << 2, "Sewers.";
    MAZE   = 1 << 3, "A maze.";
}

codes! {
    /// The form of a succubus, an incubus, a nymph or a satyr.
    form: u8;
    NONE  = 0, "Any other creature.";
    NYMPH = 1, "Shown as `n`: nymph or succubus.";
    SATYR = 2, "Shown as `s`: satyr or incubus.";
}

codes! {
    /// How a creature is: bits of `status`.
    status: u32;
    AWAKE       = 1 << 0, "Awake.";
    MOBILE      = 1 << 1, "Can move.";
    HOSTILE     = 1 << 2, "Attacks the player.";
    WANDERING   = 1 << 4, "Roams.";
    HUNGRY      = 1 << 5, "Wants food.";
    GREEDY      = 1 << 6, "Wants money.";
    NEEDY       = 1 << 7, "Wants a gift.";
    ONLYSWIM    = 1 << 8, "Lives in water alone: the square where it is put becomes water.";
    FLYING      = 1 << 9, "Flies.";
    INTANGIBLE  = 1 << 10, "Passes through walls.";
    INVISIBLE   = 1 << 11, "Can't be seen.";
    SWIMMING    = 1 << 12, "Can swim.";
    POISONOUS   = 1 << 13, "Its corpse is poisonous.";
    EDIBLE      = 1 << 14, "Its corpse can be eaten.";
}

codes! {
    /// What can't hurt a creature: bits of `immunity`.
    immunity: u32;
    UNSTOPPABLE   = 1 << 0, "What nothing else stops.";
    NORMAL_DAMAGE = 1 << 1, "Blows and plain missiles. The were-change adds this bit, it doesn't set it.";
    FLAME         = 1 << 2, "Fire.";
    COLD          = 1 << 3, "Cold.";
    ELECTRICITY   = 1 << 4, "Electricity.";
    POISON        = 1 << 5, "Poison.";
    ACID          = 1 << 6, "Acid.";
    FEAR          = 1 << 7, "Fear.";
    SLEEP         = 1 << 8, "Sleep.";
    NEGENERGY     = 1 << 9, "Negative energy.";
    OTHER_MAGIC   = 1 << 10, "Other magic.";
    THEFT         = 1 << 11, "Theft.";
    GAZE          = 1 << 12, "Gazes.";
    INFECTION     = 1 << 13, "Infection.";
}

codes! {
    /// Whether there may be several of a thing: of a species, or of an item.
    uniqueness: u8;
    COMMON        = 0, "One of many.";
    UNIQUE_UNMADE = 1, "There is one at most, and it isn't in the game yet.";
    UNIQUE_MADE   = 2, "There is one at most, and it is made in a way of its own.";
    UNIQUE_TAKEN  = 3, "There is one at most, and the player has it.";
}

codes! {
    /// What a creature does when it talks, moves, hits, strikes from afar, or does something
    /// special. Any of the five may hold a code of another group.
    behaviour: i16;
    NO_OP            = -1, "It does nothing of the kind.";
    TALK_STUPID      = 101, "Too dull to talk.";
    TALK_SILENT      = 102, "Doesn't talk.";
    TALK_HUNGRY      = 103, "Talks of food.";
    TALK_GREEDY      = 104, "Talks of money.";
    TALK_TITTER      = 105, "Titters.";
    TALK_MAN         = 106, "As people do. What an NPC's behaviour replaces.";
    TALK_ROBOT       = 107, "As machines do.";
    TALK_EVIL        = 108, "Threatens.";
    TALK_BURBLE      = 109, "Burbles: jabberwock, jub-jub bird.";
    TALK_SLITHY      = 110, "As a tove does.";
    TALK_MIMSY       = 111, "As a borogrove does.";
    TALK_SEDUCTOR    = 112, "Seduces: satyr and nymph.";
    TALK_MP          = 113, "The mendicant priest's.";
    TALK_IM          = 114, "The itinerant merchant's.";
    TALK_GUARD       = 115, "A guard's.";
    TALK_GHOST       = 116, "A ghost's.";
    TALK_HINT        = 117, "Gives hints.";
    TALK_BEG         = 118, "Begs.";
    TALK_EF          = 119, "The evil fairy's.";
    TALK_GF          = 120, "The good fairy's.";
    TALK_MORGON      = 121, "Morgon's; no species has it.";
    TALK_LB          = 122, "The LawBringer's.";
    TALK_DEMONLOVER  = 123, "An incubus' or succubus'.";
    TALK_ASSASSIN    = 124, "An assassin's; no species has it.";
    TALK_NINJA       = 125, "A ninja's.";
    TALK_THIEF       = 126, "A thief's.";
    TALK_MERCHANT    = 127, "The merchant's.";
    TALK_HORSE       = 128, "A horse's.";
    TALK_PARROT      = 129, "A parrot's.";
    TALK_ANIMAL      = 130, "An animal's noise.";
    TALK_HYENA       = 131, "A hyena's.";
    TALK_SERVANT     = 132, "The servant of law's.";
    TALK_SCREAM      = 133, "Screams: ban sidhe.";
    TALK_DRUID       = 134, "The high priest of the druids'.";
    TALK_ARCHMAGE    = 135, "The Archmage's.";
    TALK_PRIME       = 136, "The Prime Sorceror's.";
    SP_SURPRISE      = 201, "Comes out of hiding.";
    SP_MP            = 202, "The mendicant priest's.";
    SP_THIEF         = 203, "Steals.";
    SP_AGGRAVATE     = 204, "Wakes the others.";
    SP_POISON_CLOUD  = 205, "Gives off poison.";
    SP_HUGE          = 206, "Crushes by its size.";
    SP_SUMMON        = 207, "Calls others.";
    SP_ILLUSION      = 208, "Makes illusions.";
    SP_FLUTTER       = 209, "Flutters about.";
    SP_ESCAPE        = 210, "Gets away.";
    SP_SPELL         = 211, "Casts spells.";
    SP_EXPLODE       = 212, "Explodes.";
    SP_DEMON         = 213, "A demon's: calls lesser ones.";
    SP_ACID_CLOUD    = 214, "Gives off acid.";
    SP_WHIRL         = 215, "Whirls: elementals of air.";
    SP_GHOST         = 216, "A ghost's.";
    SP_WHISTLEBLOWER = 217, "A guard's: calls the others.";
    SP_EATER         = 218, "The Eater of Magic's.";
    SP_LAWBRINGER    = 219, "The LawBringer's.";
    SP_DRAGONLORD    = 220, "The Dragon Lord's.";
    SP_DE            = 221, "The Elemental Lord of Earth's.";
    SP_DEMONLOVER    = 222, "An incubus' or succubus'.";
    SP_SEDUCTOR      = 223, "A satyr's or nymph's.";
    SP_MASTER        = 224, "The Elemental Master's.";
    SP_WYRM          = 225, "The Great Wyrm's.";
    SP_BLACKOUT      = 226, "Spreads darkness.";
    SP_BOG           = 227, "The bog thing's.";
    SP_MERCHANT      = 228, "The merchant's.";
    SP_WERE          = 229, "Changes into a beast.";
    SP_SERVANT       = 231, "A servant's of law or chaos.";
    SP_AV            = 232, "The astral vampire's.";
    SP_LW            = 233, "The lava worm's.";
    SP_SWARM         = 234, "A swarm's.";
    SP_ANGEL         = 235, "An angel's: calls a host.";
    SP_MB            = 236, "The manaburst's.";
    SP_MIRROR        = 237, "Mirrors itself.";
    SP_RAISE         = 238, "Raises the dead.";
    SP_DEATH         = 239, "Death's.";
    SP_COURT         = 240, "Of the Archmage's court; no species has it.";
    SP_LAIR          = 241, "Of the dragon's lair; no species has it.";
    SP_PRIME         = 242, "The Prime Sorceror's.";
    STRIKE_MISSILE   = 301, "Throws or shoots something.";
    STRIKE_FBOLT     = 302, "A bolt of fire.";
    STRIKE_LBALL     = 303, "A ball of lightning.";
    STRIKE_FBALL     = 304, "A ball of fire.";
    STRIKE_BLIND     = 305, "Blinds.";
    STRIKE_SNOWBALL  = 306, "A ball of snow.";
    STRIKE_MASTER    = 307, "The Elemental Master's.";
    STRIKE_SONIC     = 308, "A scream.";
    MELEE_NORMAL     = 401, "Plain damage.";
    MELEE_FIRE       = 402, "Burns.";
    MELEE_DRAGON     = 403, "A dragon's.";
    MELEE_MP         = 404, "The mendicant priest's.";
    MELEE_ELEC       = 405, "Shocks.";
    MELEE_POISON     = 406, "Poisons.";
    MELEE_NG         = 407, "The night gaunt's.";
    MELEE_SUCCUBUS   = 408, "A succubus'; no species has it.";
    MELEE_SPIRIT     = 409, "A spirit's.";
    MELEE_DISEASE    = 410, "Infects.";
    MELEE_SLEEP      = 411, "Puts to sleep.";
    MELEE_COLD       = 412, "Freezes.";
    MELEE_MASTER     = 413, "The Elemental Master's.";
    MELEE_GRAPPLE    = 414, "Holds fast.";
    MELEE_DEATH      = 415, "Death's.";
    MOVE_NORMAL      = 501, "Straight at the player.";
    MOVE_FLUTTER     = 502, "In short random moves.";
    MOVE_TELEPORT    = 503, "By teleporting.";
    MOVE_FOLLOW      = 504, "After the player.";
    MOVE_RANDOM      = 505, "At random.";
    MOVE_SMART       = 506, "Around obstacles.";
    MOVE_SPIRIT      = 507, "Through walls.";
    MOVE_SCAREDY     = 508, "Away from the player.";
    MOVE_CONFUSED    = 509, "As if confused; no species has it.";
    MOVE_ANIMAL      = 510, "As an animal that flees when hurt or hungers.";
    MOVE_LEASH       = 230, "Not far from where it began.";
}

codes! {
    /// Where the player is.
    environment: i32;
    NEVER_NEVER_LAND = 0, "Nowhere.";
    COUNTRYSIDE      = 1, "The countryside, as one map.";
    CITY             = 2, "The city.";
    VILLAGE          = 3, "A village.";
    TACTICAL_MAP     = 4, "A piece of the countryside, where encounters happen.";
    SEWERS           = 5, "The Sewers, 18 levels.";
    CASTLE           = 6, "The Archmage's Castle, 16 levels.";
    CAVES            = 7, "The Goblin Caves, 10 levels.";
    VOLCANO          = 8, "The Volcano, 20 levels.";
    ASTRAL           = 9, "The Astral Plane, 5 levels.";
    ARENA            = 10, "The arena.";
    HOVEL            = 11, "A hovel of the city.";
    MANSION          = 12, "A mansion of the city.";
    HOUSE            = 13, "A house of the city.";
    DLAIR            = 14, "The dragon's lair.";
    ABYSS            = 15, "The abyss.";
    STARPEAK         = 16, "Star Peak.";
    MAGIC_ISLE       = 17, "The Magic Isle.";
    TEMPLE           = 18, "A temple.";
    CIRCLE           = 19, "The Circle of Sorcerors.";
    COURT            = 20, "The Archmage's court.";
}

codes! {
    /// The countryside's terrain: the game's letters for it.
    terrain: i32;
    PLAINS     = b'-' as i32, "Plains.";
    TUNDRA     = b'_' as i32, "Tundra.";
    ROAD       = b'.' as i32, "A road; no table.";
    MOUNTAINS  = b'^' as i32, "Mountains.";
    PASS       = b'v' as i32, "A mountain pass: the mountains' table.";
    RIVER      = b'~' as i32, "A river.";
    CITY       = b'O' as i32, "The city; no table.";
    VILLAGE    = b'o' as i32, "A village; no table.";
    FOREST     = b'(' as i32, "Forest.";
    JUNGLE     = b')' as i32, "Jungle.";
    SWAMP      = b'=' as i32, "Swamp.";
    VOLCANO    = b'!' as i32, "The volcano's slopes: the mountains' table.";
    CASTLE     = b'%' as i32, "The castle; no table.";
    TEMPLE     = b'X' as i32, "A temple; no table.";
    CAVES      = b'*' as i32, "The caves' mouth; no table.";
    DESERT     = b'"' as i32, "Desert.";
    CHAOS_SEA  = b'+' as i32, "The sea of chaos; no table.";
    STARPEAK   = b'|' as i32, "Star Peak; no table.";
    DRAGONLAIR = b'$' as i32, "The dragon's lair; no table.";
    MAGIC_ISLE = b'&' as i32, "The Magic Isle; no table.";
}

codes! {
    /// The deities: an angel's `aux1`, a temple's owner.
    deity: i32;
    ODIN    = 1, "Odin.";
    SET     = 2, "Set.";
    ATHENA  = 3, "Athena.";
    HECATE  = 4, "Hecate.";
    DRUID   = 5, "The druids' deity.";
    DESTINY = 6, "Destiny.";
}

codes! {
    /// The city's offices: an officeholder's `aux2`.
    office: i32;
    TOP_SCORER        = 0, "The adventurer who retired with most.";
    PRIEST_OF_ODIN    = 1, "The high priest of Odin.";
    PRIEST_OF_SET     = 2, "The high priest of Set.";
    PRIEST_OF_ATHENA  = 3, "The high priest of Athena.";
    PRIEST_OF_HECATE  = 4, "The high priest of Hecate.";
    PRIEST_OF_DRUID   = 5, "The high priest of the druids' deity.";
    PRIEST_OF_DESTINY = 6, "The high priest of Destiny.";
    SHADOWLORD        = 7, "The Shadowlord.";
    COMMANDANT        = 8, "The commandant of the Legion.";
    ARCHMAGE          = 9, "The Archmage.";
    PRIME_SORCEROR    = 10, "The Prime Sorceror.";
    CHAMPION          = 11, "The arena's champion.";
    DUKE              = 12, "The Duke.";
    LORD_OF_CHAOS     = 13, "The Lord of Chaos.";
    LORD_OF_LAW       = 14, "The Lord of Law.";
    JUSTICIAR         = 15, "The Justiciar.";
}

codes! {
    /// What can happen indoors from time to time and touches hit points.
    event: i32;
    RESTORED     = 4, "Every creature of the level gets the hit points that its species starts with, and the player at least the most.";
    HURT         = 6, "The player loses 10 hit points.";
    STRENGTHENED = 7, "The player's most hit points rise by 1, and the player has at least these.";
}

codes! {
    /// Where each kind of item begins in the game's list of all.
    item: i16;
    THING    = 0, "Things.";
    FOOD     = 26, "Food.";
    SCROLL   = 42, "Scrolls.";
    POTION   = 66, "Potions.";
    WEAPON   = 84, "Weapons.";
    ARMOR    = 125, "Armour.";
    SHIELD   = 142, "Shields.";
    CLOAK    = 150, "Cloaks.";
    BOOT     = 157, "Boots.";
    RING     = 164, "Rings.";
    STICK    = 174, "Sticks.";
    ARTIFACT = 191, "Artifacts.";
    CASH     = 215, "Cash.";
    CORPSE   = 216, "Corpses.";
}

codes! {
    /// Colours.
    colour: u8;
    BLACK        = 0, "Black.";
    BLUE         = 1, "Blue.";
    GREEN        = 2, "Green.";
    CYAN         = 3, "Cyan.";
    RED          = 4, "Red.";
    PURPLE       = 5, "Purple.";
    BROWN        = 6, "Brown.";
    WHITE        = 7, "White.";
    GREY         = 8, "Grey.";
    LIGHT_BLUE   = 9, "Light blue.";
    LIGHT_GREEN  = 10, "Light green.";
    LIGHT_CYAN   = 11, "Light cyan.";
    LIGHT_RED    = 12, "Light red.";
    LIGHT_PURPLE = 13, "Light purple.";
    YELLOW       = 14, "Yellow.";
    BRIGHT_WHITE = 15, "Bright white.";
}
