//! NetHack 3.6.7: 382 species, as the default Unix build has them, and the edition's rules.
//!
//! Its difficulties are kept by hand in the game, and equal the rule for each species.

use crate::nethack::Rules;
use crate::nethack::class;
use crate::nethack::codes::generation::{HELL, NOGEN, NOHELL, UNIQ};
use crate::nethack::codes::recovery;

/// The edition's rules.
pub const RULES: Rules = Rules {
    floating_classes: class::set(&[class::EYE, class::LIGHT, class::GHOST, class::VORTEX]),
    grounded_classes: class::set(&[class::TRAPPER]),
    rogue_classes: class::CAPITALS,
    hell_coin_exempt: class::set(&[]),
    last_resort_refuses_in_hell: (UNIQ | NOGEN | NOHELL) as u16,
    last_resort_refuses: (UNIQ | NOGEN | HELL) as u16,
    pick_by_reservoir: 0,
    temperature_bonus: 0,
    class_pick_by_weight: 1,
    class_pick_sorted: 0,
    class_pick_stops_upward: 1,
    class_pick_by_alignment: 1,
    hell_coin: 0,
    class_pick_from_rare: 0,
    class_pick_spares_mail: 1,
    polymorph_by_class: 1,
    climbing_counts: 1,
    aggravation_doubles: 0,
    explosion_of_heat: 0,
    explosion_of_shock: 0,
    experience_for_plain_damage: 0,
    experience_wanes: 1,
    births_undone: 0,
    least_roll_gains: 0,
    growth_changes_sex: 1,
    revival_raises: 0,
    level_worth_by_kind: 1,
    negation_by_one_draw: 1,
    negation_comes_last: 0,
    drain_has_floor: 0,
    drain_knocks_back: 0,
    death_touch_drains: 0,
    drain_spell_tempered: 1,
    drain_heals_wielder: 0,
    recovery_lowers: 0,
    sacrifice_must_be_fresh: 0,
    sacrifice_gift_base: 10,
    sacrifice_caps_luck: 0,
    sacrifice_caps_gift: 0,
    sacrifice_likes_wraiths: 0,
    hero_gains_kept: 1,
    hero_gain_wanes: 0,
    hero_form_gains_by_species: 1,
    hero_form_max_stays: 0,
    hero_loss_has_floor: 0,
    hero_recovery: recovery::BY_TURN,
    hero_recovers_behind_form: 0,
    hero_dries_by_chance: 1,
    hero_dries_breathing: 0,
    hero_form_rests: 1,
    hero_recovers_asleep: 0,
    hero_recovery_interrupts: 1,
    hero_sure_healing_dice: 0,
    hero_low_by_level: 1,
    hero_low_spares_forms: 0,
    hero_prayer_bears_bad_luck: 1,
    luck_bends_evenly: 1,
    hero_tune_ends_in_gehennom: 1,
    hero_nurse_minds_weapons_alone: 0,
    hero_nurse_shuns_petrifying: 1,
    hero_new_man_asks_for_sex: 1,
    hero_new_man_by_levels: 1,
    hero_death_empties: 1,
    hero_con_loss_spills: 1,
    hero_saved_per_level: 2,
    hero_saved_in_part: 0,
    hero_saved_heals_form: 1,
    hero_saved_keeps_form: 0,
    life_saving_by_level: 0,
    shapes_end_with_death: 1,
    ..Rules::COMMON
};

/// The bit that tells it in the text of all editions' names.
const EDITION_BIT: u8 = 2;

quest! {
    archeologist: NOBODY           SNAKE,     HUMAN_MUMMY    MUMMY;
    barbarian:    OGRE             OGRE,      TROLL          TROLL;
    cave_dweller: BUGBEAR          HUMANOID,  HILL_GIANT     GIANT;
    healer:       GIANT_RAT        RODENT,    SNAKE          YETI;
    knight:       QUASIT           IMP,       OCHRE_JELLY    JELLY;
    monk:         EARTH_ELEMENTAL  ELEMENTAL, XORN           XORN;
    priest:       HUMAN_ZOMBIE     ZOMBIE,    WRAITH         WRAITH;
    rogue:        LEPRECHAUN       NYMPH,     GUARDIAN_NAGA  NAGA;
    ranger:       FOREST_CENTAUR   CENTAUR,   SCORPION       SPIDER;
    samurai:      WOLF             DOG,       STALKER        ELEMENTAL;
    tourist:      GIANT_SPIDER     SPIDER,    FOREST_CENTAUR CENTAUR;
    valkyrie:     FIRE_ANT         ANT,       FIRE_GIANT     GIANT;
    wizard:       VAMPIRE_BAT      BAT,       XORN           WRAITH;
}

#[rustfmt::skip]
table! {
//  identifier             name                     class      lvl spd   ac   mr alig fr dif  generation                 size     nutri  attacks                                                    traits, and what only few have
    GIANT_ANT              "giant ant"              ANT          2  18    3    0    0  3   4  [GENO SGROUP]              TINY        10  [BITE PHYS 1d4]                                            [];
    KILLER_BEE             "killer bee"             ANT          1  18   -1    0    0  2   5  [GENO LGROUP]              TINY         5  [STNG DRST 1d3]                                            [FLIES FEMALE];
    SOLDIER_ANT            "soldier ant"            ANT          3  18    3    0    0  2   6  [GENO SGROUP]              TINY         5  [BITE PHYS 2d4, STNG DRST 3d4]                             [];
    FIRE_ANT               "fire ant"               ANT          3  18    3   10    0  1   6  [GENO SGROUP]              TINY        10  [BITE PHYS 2d4, BITE FIRE 2d4]                             [RESISTS_FIRE];
    GIANT_BEETLE           "giant beetle"           ANT          5   6    4    0    0  3   6  [GENO]                     LARGE       10  [BITE PHYS 3d6]                                            [];
    QUEEN_BEE              "queen bee"              ANT          9  24   -4    0    0  0  12  [GENO NOGEN]               TINY         5  [STNG DRST 1d8]                                            [FLIES FEMALE];
    ACID_BLOB              "acid blob"              BLOB         1   3    8    0    0  2   2  [GENO]                     TINY        10  [NONE ACID 1d8]                                            [AMORPHOUS NEUTER ALWAYS_FRESH RESISTS_STONING];
    QUIVERING_BLOB         "quivering blob"         BLOB         5   1    8    0    0  2   6  [GENO]                     SMALL      100  [TUCH PHYS 1d8]                                            [NEUTER];
    GELATINOUS_CUBE        "gelatinous cube"        BLOB         6   6    8    0    0  2   8  [GENO]                     LARGE      150  [TUCH PLYS 2d4, NONE PLYS 1d4]                             [NEUTER RESISTS_FIRE RESISTS_COLD RESISTS_STONING];
    CHICKATRICE            "chickatrice"            COCKATRICE   4   4    8   30    0  1   7  [GENO SGROUP]              TINY        10  [BITE PHYS 1d2, TUCH STON 0d0, NONE STON 0d0]              [RESISTS_STONING] grows_into COCKATRICE;
    COCKATRICE             "cockatrice"             COCKATRICE   5   6    6   30    0  5   8  [GENO]                     SMALL       30  [BITE PHYS 1d3, TUCH STON 0d0, NONE STON 0d0]              [RESISTS_STONING];
    PYROLISK               "pyrolisk"               COCKATRICE   6   6    6   30    0  1   8  [GENO]                     SMALL       30  [GAZE FIRE 2d6]                                            [RESISTS_FIRE];
    JACKAL                 "jackal"                 DOG          0  12    7    0    0  3   1  [GENO SGROUP]              SMALL      250  [BITE PHYS 1d2]                                            [];
    FOX                    "fox"                    DOG          0  15    7    0    0  1   1  [GENO]                     SMALL      250  [BITE PHYS 1d3]                                            [];
    COYOTE                 "coyote"                 DOG          1  12    7    0    0  1   2  [GENO SGROUP]              SMALL      250  [BITE PHYS 1d4]                                            [];
    WEREJACKAL             "werejackal"             DOG          2  12    7   10   -7  0   4  [NOCORPSE NOGEN]           SMALL      250  [BITE WERE 1d4]                                            [REGENERATES WERE];
    LITTLE_DOG             "little dog"             DOG          2  18    6    0    0  1   3  [GENO]                     SMALL      150  [BITE PHYS 1d6]                                            [] grows_into DOG;
    DINGO                  "dingo"                  DOG          4  16    5    0    0  1   5  [GENO]                     MEDIUM     200  [BITE PHYS 1d6]                                            [];
    DOG                    "dog"                    DOG          4  16    5    0    0  1   5  [GENO]                     MEDIUM     200  [BITE PHYS 1d6]                                            [] grows_into LARGE_DOG;
    LARGE_DOG              "large dog"              DOG          6  15    4    0    0  1   7  [GENO]                     MEDIUM     250  [BITE PHYS 2d4]                                            [STRONG];
    WOLF                   "wolf"                   DOG          5  12    4    0    0  2   6  [GENO SGROUP]              MEDIUM     250  [BITE PHYS 2d4]                                            [];
    WEREWOLF               "werewolf"               DOG          5  12    4   20   -7  0   7  [NOCORPSE NOGEN]           MEDIUM     250  [BITE WERE 2d6]                                            [REGENERATES WERE];
    WINTER_WOLF_CUB        "winter wolf cub"        DOG          5  12    4    0   -5  2   7  [GENO SGROUP NOHELL]       SMALL      200  [BITE PHYS 1d8, BREA COLD 1d6]                             [RESISTS_COLD] grows_into WINTER_WOLF;
    WARG                   "warg"                   DOG          7  12    4    0   -5  2   8  [GENO SGROUP]              MEDIUM     350  [BITE PHYS 2d6]                                            [];
    WINTER_WOLF            "winter wolf"            DOG          7  12    4   20    0  1   9  [GENO NOHELL]              LARGE      300  [BITE PHYS 2d6, BREA COLD 2d6]                             [STRONG RESISTS_COLD];
    HELL_HOUND_PUP         "hell hound pup"         DOG          7  12    4   20   -5  1   9  [GENO SGROUP HELL]         SMALL      200  [BITE PHYS 2d6, BREA FIRE 2d6]                             [RESISTS_FIRE] grows_into HELL_HOUND;
    HELL_HOUND             "hell hound"             DOG         12  14    2   20    0  1  14  [GENO HELL]                MEDIUM     300  [BITE PHYS 3d6, BREA FIRE 3d6]                             [STRONG RESISTS_FIRE];
    GAS_SPORE              "gas spore"              EYE          1   3   10    0    0  1   2  [NOCORPSE GENO]            SMALL       10  [BOOM PHYS 4d6]                                            [FLIES NEUTER];
    FLOATING_EYE           "floating eye"           EYE          2   1    9   10    0  5   3  [GENO]                     SMALL       10  [NONE PLYS 0d70]                                           [FLIES NEUTER];
    FREEZING_SPHERE        "freezing sphere"        EYE          6  13    4    0    0  2   8  [NOCORPSE GENO NOHELL]     SMALL       10  [EXPL COLD 4d6]                                            [FLIES NEUTER RESISTS_COLD];
    FLAMING_SPHERE         "flaming sphere"         EYE          6  13    4    0    0  2   8  [NOCORPSE GENO]            SMALL       10  [EXPL FIRE 4d6]                                            [FLIES NEUTER RESISTS_FIRE];
    SHOCKING_SPHERE        "shocking sphere"        EYE          6  13    4    0    0  2   8  [NOCORPSE GENO]            SMALL       10  [EXPL ELEC 4d6]                                            [FLIES NEUTER];
    KITTEN                 "kitten"                 FELINE       2  18    6    0    0  1   3  [GENO]                     SMALL      150  [BITE PHYS 1d6]                                            [] grows_into HOUSECAT;
    HOUSECAT               "housecat"               FELINE       4  16    5    0    0  1   5  [GENO]                     SMALL      200  [BITE PHYS 1d6]                                            [] grows_into LARGE_CAT;
    JAGUAR                 "jaguar"                 FELINE       4  15    6    0    0  2   6  [GENO]                     LARGE      300  [CLAW PHYS 1d4, CLAW PHYS 1d4, BITE PHYS 1d8]              [];
    LYNX                   "lynx"                   FELINE       5  15    6    0    0  1   7  [GENO]                     SMALL      300  [CLAW PHYS 1d4, CLAW PHYS 1d4, BITE PHYS 1d10]             [];
    PANTHER                "panther"                FELINE       5  15    6    0    0  1   7  [GENO]                     LARGE      300  [CLAW PHYS 1d6, CLAW PHYS 1d6, BITE PHYS 1d10]             [];
    LARGE_CAT              "large cat"              FELINE       6  15    4    0    0  1   7  [GENO]                     SMALL      250  [BITE PHYS 2d4]                                            [STRONG];
    TIGER                  "tiger"                  FELINE       6  12    6    0    0  2   8  [GENO]                     LARGE      300  [CLAW PHYS 2d4, CLAW PHYS 2d4, BITE PHYS 1d10]             [];
    GREMLIN                "gremlin"                GREMLIN      5  12    2   25   -9  2   8  [GENO]                     SMALL       20  [CLAW PHYS 1d6, CLAW PHYS 1d6, BITE PHYS 1d4, CLAW CURS 0d0] [SWIMS];
    GARGOYLE               "gargoyle"               GREMLIN      6  10   -4    0   -9  2   8  [GENO]                     MEDIUM     200  [CLAW PHYS 2d6, CLAW PHYS 2d6, BITE PHYS 2d4]              [STRONG RESISTS_STONING];
    WINGED_GARGOYLE        "winged gargoyle"        GREMLIN      9  15   -2    0  -12  1  11  [GENO]                     MEDIUM     300  [CLAW PHYS 3d6, CLAW PHYS 3d6, BITE PHYS 3d4]              [FLIES STRONG RESISTS_STONING];
    HOBBIT                 "hobbit"                 HUMANOID     1   9   10    0    6  2   2  [GENO]                     SMALL      200  [WEAP PHYS 1d6]                                            [];
    DWARF                  "dwarf"                  HUMANOID     2   6   10   10    4  3   4  [GENO]                     MEDIUM     300  [WEAP PHYS 1d8]                                            [STRONG LIKES_GEMS] grows_into DWARF_LORD;
    BUGBEAR                "bugbear"                HUMANOID     3   9    5    0   -6  1   5  [GENO]                     LARGE      250  [WEAP PHYS 2d4]                                            [STRONG];
    DWARF_LORD             "dwarf lord"             HUMANOID     4   6   10   10    5  2   6  [GENO]                     MEDIUM     300  [WEAP PHYS 2d4, WEAP PHYS 2d4]                             [MALE STRONG LIKES_GEMS] grows_into DWARF_KING;
    DWARF_KING             "dwarf king"             HUMANOID     6   6   10   20    6  1   8  [GENO]                     MEDIUM     300  [WEAP PHYS 2d6, WEAP PHYS 2d6]                             [MALE STRONG LIKES_GEMS];
    MIND_FLAYER            "mind flayer"            HUMANOID     9  12    5   90   -8  1  13  [GENO]                     MEDIUM     400  [WEAP PHYS 1d4, TENT DRIN 2d1, TENT DRIN 2d1, TENT DRIN 2d1] [FLIES NASTY LIKES_GEMS] grows_into MASTER_MIND_FLAYER;
    MASTER_MIND_FLAYER     "master mind flayer"     HUMANOID    13  12    0   90   -8  1  19  [GENO]                     MEDIUM     400  [WEAP PHYS 1d8, TENT DRIN 2d1, TENT DRIN 2d1, TENT DRIN 2d1, TENT DRIN 2d1, TENT DRIN 2d1] [FLIES NASTY LIKES_GEMS];
    MANES                  "manes"                  IMP          1   3    7    0   -7  1   3  [NOCORPSE GENO LGROUP]     SMALL      100  [CLAW PHYS 1d3, CLAW PHYS 1d3, BITE PHYS 1d4]              [UNLIVING] grows_into LEMURE;
    HOMUNCULUS             "homunculus"             IMP          2  12    6   10   -7  2   3  [GENO]                     TINY       100  [BITE SLEE 1d3]                                            [FLIES];
    IMP                    "imp"                    IMP          3  12    2   20   -7  1   4  [GENO]                     TINY        10  [CLAW PHYS 1d4]                                            [REGENERATES];
    LEMURE                 "lemure"                 IMP          3   3    7    0   -7  1   5  [NOCORPSE GENO LGROUP HELL] MEDIUM     100  [CLAW PHYS 1d3]                                            [REGENERATES NEUTER];
    QUASIT                 "quasit"                 IMP          3  15    2   20   -7  2   7  [GENO]                     SMALL      200  [CLAW DRDX 1d2, CLAW DRDX 1d2, BITE PHYS 1d4]              [REGENERATES];
    TENGU                  "tengu"                  IMP          6  13    5   30    7  3   7  [GENO]                     SMALL      200  [BITE PHYS 1d7]                                            [];
    BLUE_JELLY             "blue jelly"             JELLY        4   0    8   10    0  2   5  [GENO]                     MEDIUM      20  [NONE COLD 0d6]                                            [AMORPHOUS NEUTER RESISTS_COLD];
    SPOTTED_JELLY          "spotted jelly"          JELLY        5   0    8   10    0  1   6  [GENO]                     MEDIUM      20  [NONE ACID 0d6]                                            [AMORPHOUS NEUTER RESISTS_STONING];
    OCHRE_JELLY            "ochre jelly"            JELLY        6   3    8   20    0  2   8  [GENO]                     MEDIUM      20  [ENGL ACID 3d6, NONE ACID 3d6]                             [AMORPHOUS NEUTER RESISTS_STONING];
    KOBOLD                 "kobold"                 KOBOLD       0   6   10    0   -2  1   1  [GENO]                     SMALL      100  [WEAP PHYS 1d4]                                            [] grows_into LARGE_KOBOLD;
    LARGE_KOBOLD           "large kobold"           KOBOLD       1   6   10    0   -3  1   2  [GENO]                     SMALL      150  [WEAP PHYS 1d6]                                            [] grows_into KOBOLD_LORD;
    KOBOLD_LORD            "kobold lord"            KOBOLD       2   6   10    0   -4  1   3  [GENO]                     SMALL      200  [WEAP PHYS 2d4]                                            [MALE];
    KOBOLD_SHAMAN          "kobold shaman"          KOBOLD       2   6    6   10   -4  1   4  [GENO]                     SMALL      150  [MAGC SPEL 0d0]                                            [];
    LEPRECHAUN             "leprechaun"             LEPRECHAUN   5  15    8   20    0  4   4  [GENO]                     TINY        30  [CLAW SGLD 1d2]                                            [] adjusted -2;
    SMALL_MIMIC            "small mimic"            MIMIC        7   3    7    0    0  2   8  [GENO]                     MEDIUM     200  [CLAW PHYS 3d4]                                            [AMORPHOUS] grows_into LARGE_MIMIC;
    LARGE_MIMIC            "large mimic"            MIMIC        8   3    7   10    0  1   9  [GENO]                     LARGE      400  [CLAW STCK 3d4]                                            [AMORPHOUS STRONG] grows_into GIANT_MIMIC;
    GIANT_MIMIC            "giant mimic"            MIMIC        9   3    7   20    0  1  11  [GENO]                     LARGE      500  [CLAW STCK 3d6, CLAW STCK 3d6]                             [AMORPHOUS STRONG];
    WOOD_NYMPH             "wood nymph"             NYMPH        3  12    9   20    0  2   5  [GENO]                     MEDIUM     300  [CLAW SITM 0d0, CLAW SEDU 0d0]                             [FEMALE];
    WATER_NYMPH            "water nymph"            NYMPH        3  12    9   20    0  2   5  [GENO]                     MEDIUM     300  [CLAW SITM 0d0, CLAW SEDU 0d0]                             [SWIMS FEMALE];
    MOUNTAIN_NYMPH         "mountain nymph"         NYMPH        3  12    9   20    0  2   5  [GENO]                     MEDIUM     300  [CLAW SITM 0d0, CLAW SEDU 0d0]                             [FEMALE];
    GOBLIN                 "goblin"                 ORC          0   6   10    0   -3  2   1  [GENO]                     SMALL      100  [WEAP PHYS 1d4]                                            [];
    HOBGOBLIN              "hobgoblin"              ORC          1   9   10    0   -4  2   3  [GENO]                     MEDIUM     200  [WEAP PHYS 1d6]                                            [STRONG];
    ORC                    "orc"                    ORC          1   9   10    0   -3  0   3  [GENO LGROUP NOGEN]        MEDIUM     150  [WEAP PHYS 1d8]                                            [STRONG LIKES_GEMS PLACEHOLDER] grows_into ORC_CAPTAIN;
    HILL_ORC               "hill orc"               ORC          2   9   10    0   -4  2   4  [GENO LGROUP]              MEDIUM     200  [WEAP PHYS 1d6]                                            [STRONG LIKES_GEMS] grows_into ORC_CAPTAIN;
    MORDOR_ORC             "Mordor orc"             ORC          3   5   10    0   -5  1   5  [GENO LGROUP]              MEDIUM     200  [WEAP PHYS 1d6]                                            [STRONG LIKES_GEMS] grows_into ORC_CAPTAIN;
    URUK_HAI               "Uruk-hai"               ORC          3   7   10    0   -4  1   5  [GENO LGROUP]              MEDIUM     300  [WEAP PHYS 1d8]                                            [STRONG LIKES_GEMS] grows_into ORC_CAPTAIN;
    ORC_SHAMAN             "orc shaman"             ORC          3   9    5   10   -5  1   5  [GENO]                     MEDIUM     300  [MAGC SPEL 0d0]                                            [STRONG LIKES_GEMS];
    ORC_CAPTAIN            "orc-captain"            ORC          5   5   10    0   -5  1   7  [GENO]                     MEDIUM     350  [WEAP PHYS 2d4, WEAP PHYS 2d4]                             [STRONG LIKES_GEMS];
    ROCK_PIERCER           "rock piercer"           PIERCER      3   1    3    0    0  4   4  [GENO]                     SMALL      200  [BITE PHYS 2d6]                                            [];
    IRON_PIERCER           "iron piercer"           PIERCER      5   1    0    0    0  2   6  [GENO]                     MEDIUM     300  [BITE PHYS 3d6]                                            [];
    GLASS_PIERCER          "glass piercer"          PIERCER      7   1    0    0    0  1   9  [GENO]                     MEDIUM     300  [BITE PHYS 4d6]                                            [];
    ROTHE                  "rothe"                  QUADRUPED    2   9    7    0    0  4   4  [GENO SGROUP]              LARGE      100  [CLAW PHYS 1d3, BITE PHYS 1d3, BITE PHYS 1d8]              [];
    MUMAK                  "mumak"                  QUADRUPED    5   9    0    0   -2  1   7  [GENO]                     LARGE      500  [BUTT PHYS 4d12, BITE PHYS 2d6]                            [STRONG];
    LEOCROTTA              "leocrotta"              QUADRUPED    6  18    4   10    0  2   8  [GENO]                     LARGE      500  [CLAW PHYS 2d6, BITE PHYS 2d6, CLAW PHYS 2d6]              [STRONG];
    WUMPUS                 "wumpus"                 QUADRUPED    8   3    2   10    0  1   9  [GENO]                     LARGE      500  [BITE PHYS 3d6]                                            [STRONG];
    TITANOTHERE            "titanothere"            QUADRUPED   12  12    6    0    0  2  13  [GENO]                     LARGE      650  [CLAW PHYS 2d8]                                            [STRONG];
    BALUCHITHERIUM         "baluchitherium"         QUADRUPED   14  12    5    0    0  2  15  [GENO]                     LARGE      800  [CLAW PHYS 5d4, CLAW PHYS 5d4]                             [STRONG];
    MASTODON               "mastodon"               QUADRUPED   20  12    5    0    0  1  22  [GENO]                     LARGE      800  [BUTT PHYS 4d8, BUTT PHYS 4d8]                             [STRONG];
    SEWER_RAT              "sewer rat"              RODENT       0  12    7    0    0  1   1  [GENO SGROUP]              TINY        12  [BITE PHYS 1d3]                                            [] grows_into GIANT_RAT;
    GIANT_RAT              "giant rat"              RODENT       1  10    7    0    0  2   2  [GENO SGROUP]              TINY        30  [BITE PHYS 1d3]                                            [];
    RABID_RAT              "rabid rat"              RODENT       2  12    6    0    0  1   4  [GENO]                     TINY         5  [BITE DRCO 2d4]                                            [];
    WERERAT                "wererat"                RODENT       2  12    6   10   -7  0   4  [NOCORPSE NOGEN]           TINY        30  [BITE WERE 1d4]                                            [REGENERATES WERE];
    ROCK_MOLE              "rock mole"              RODENT       3   3    0   20    0  2   4  [GENO]                     SMALL       30  [BITE PHYS 1d6]                                            [LIKES_GEMS];
    WOODCHUCK              "woodchuck"              RODENT       3   3    0   20    0  0   4  [GENO NOGEN]               SMALL       30  [BITE PHYS 1d6]                                            [SWIMS];
    CAVE_SPIDER            "cave spider"            SPIDER       1  12    3    0    0  2   3  [GENO SGROUP]              TINY        50  [BITE PHYS 1d2]                                            [] grows_into GIANT_SPIDER;
    CENTIPEDE              "centipede"              SPIDER       2   4    3    0    0  1   4  [GENO]                     TINY        50  [BITE DRST 1d3]                                            [];
    GIANT_SPIDER           "giant spider"           SPIDER       5  15    4    0    0  1   7  [GENO]                     LARGE      100  [BITE DRST 2d4]                                            [STRONG];
    SCORPION               "scorpion"               SPIDER       5  15    3    0    0  2   8  [GENO]                     SMALL      100  [CLAW PHYS 1d2, CLAW PHYS 1d2, STNG DRST 1d4]              [];
    LURKER_ABOVE           "lurker above"           TRAPPER     10   3    3    0    0  2  12  [GENO]                     HUGE       350  [ENGL DGST 1d8]                                            [FLIES STRONG];
    TRAPPER                "trapper"                TRAPPER     12   3    3    0    0  2  14  [GENO]                     HUGE       350  [ENGL DGST 1d10]                                           [STRONG];
    PONY                   "pony"                   UNICORN      3  16    6    0    0  2   4  [GENO]                     MEDIUM     250  [KICK PHYS 1d6, BITE PHYS 1d2]                             [STRONG] grows_into HORSE;
    WHITE_UNICORN          "white unicorn"          UNICORN      4  24    2   70    7  2   6  [GENO]                     LARGE      300  [BUTT PHYS 1d12, KICK PHYS 1d6]                            [STRONG LIKES_GEMS];
    GRAY_UNICORN           "gray unicorn"           UNICORN      4  24    2   70    0  1   6  [GENO]                     LARGE      300  [BUTT PHYS 1d12, KICK PHYS 1d6]                            [STRONG LIKES_GEMS];
    BLACK_UNICORN          "black unicorn"          UNICORN      4  24    2   70   -7  1   6  [GENO]                     LARGE      300  [BUTT PHYS 1d12, KICK PHYS 1d6]                            [STRONG LIKES_GEMS];
    HORSE                  "horse"                  UNICORN      5  20    5    0    0  2   7  [GENO]                     LARGE      300  [KICK PHYS 1d8, BITE PHYS 1d3]                             [STRONG] grows_into WARHORSE;
    WARHORSE               "warhorse"               UNICORN      7  24    4    0    0  2   9  [GENO]                     LARGE      350  [KICK PHYS 1d10, BITE PHYS 1d4]                            [STRONG];
    FOG_CLOUD              "fog cloud"              VORTEX       3   1    0    0    0  2   4  [NOCORPSE GENO]            HUGE         0  [ENGL PHYS 1d6]                                            [FLIES AMORPHOUS NEUTER RESISTS_STONING];
    DUST_VORTEX            "dust vortex"            VORTEX       4  20    2   30    0  2   6  [NOCORPSE GENO]            HUGE         0  [ENGL BLND 2d8]                                            [FLIES NEUTER RESISTS_STONING];
    ICE_VORTEX             "ice vortex"             VORTEX       5  20    2   30    0  1   7  [NOCORPSE GENO NOHELL]     HUGE         0  [ENGL COLD 1d6]                                            [FLIES NEUTER RESISTS_COLD RESISTS_STONING];
    ENERGY_VORTEX          "energy vortex"          VORTEX       6  20    2   30    0  1   9  [NOCORPSE GENO]            HUGE         0  [ENGL ELEC 1d6, ENGL DREN 2d6, NONE ELEC 0d4]              [FLIES NEUTER RESISTS_STONING];
    STEAM_VORTEX           "steam vortex"           VORTEX       7  22    2   30    0  2   9  [NOCORPSE GENO HELL]       HUGE         0  [ENGL FIRE 1d8]                                            [FLIES NEUTER RESISTS_FIRE RESISTS_STONING];
    FIRE_VORTEX            "fire vortex"            VORTEX       8  22    2   30    0  1  10  [NOCORPSE GENO HELL]       HUGE         0  [ENGL FIRE 1d10, NONE FIRE 0d4]                            [FLIES NEUTER RESISTS_FIRE RESISTS_STONING];
    BABY_LONG_WORM         "baby long worm"         WORM         5   3    5    0    0  0   6  [GENO]                     LARGE      250  [BITE PHYS 1d4]                                            [] grows_into LONG_WORM;
    BABY_PURPLE_WORM       "baby purple worm"       WORM         8   3    5    0    0  0   9  [GENO]                     LARGE      250  [BITE PHYS 1d6]                                            [] grows_into PURPLE_WORM;
    LONG_WORM              "long worm"              WORM         9   3    5   10    0  2  10  [GENO]                     GIGANTIC   500  [BITE PHYS 2d4]                                            [STRONG NASTY];
    PURPLE_WORM            "purple worm"            WORM        15   9    6   20    0  2  17  [GENO]                     GIGANTIC   700  [BITE PHYS 2d8, ENGL DGST 1d10]                            [STRONG NASTY];
    GRID_BUG               "grid bug"               XAN          0  12    9    0    0  3   1  [NOCORPSE GENO SGROUP]     TINY        10  [BITE ELEC 1d1]                                            [PLAIN_DAMAGE];
    XAN                    "xan"                    XAN          7  18   -4    0    0  3   9  [GENO]                     TINY       300  [STNG LEGS 1d4]                                            [FLIES];
    YELLOW_LIGHT           "yellow light"           LIGHT        3  15    0    0    0  4   5  [NOCORPSE GENO]            SMALL        0  [EXPL BLND 10d20]                                          [FLIES AMORPHOUS NEUTER RESISTS_FIRE RESISTS_COLD RESISTS_STONING];
    BLACK_LIGHT            "black light"            LIGHT        5  15    0    0    0  2   7  [NOCORPSE GENO]            SMALL        0  [EXPL HALU 10d12]                                          [FLIES AMORPHOUS NEUTER RESISTS_FIRE RESISTS_COLD RESISTS_STONING];
    ZRUTY                  "zruty"                  ZRUTY        9   8    3    0    0  2  11  [GENO]                     LARGE      600  [CLAW PHYS 3d4, CLAW PHYS 3d4, BITE PHYS 3d6]              [STRONG];
    COUATL                 "couatl"                 ANGEL        8  10    5   30    7  1  11  [NOCORPSE SGROUP NOHELL]   LARGE      400  [BITE DRST 2d4, BITE PHYS 1d3, HUGS WRAP 2d4]              [FLIES STRONG NASTY];
    ALEAX                  "Aleax"                  ANGEL       10   8    0   30    7  1  12  [NOCORPSE NOHELL]          MEDIUM     400  [WEAP PHYS 1d6, WEAP PHYS 1d6, KICK PHYS 1d4]              [NASTY RESISTS_COLD];
    ANGEL                  "Angel"                  ANGEL       14  10   -4   55   12  1  19  [NOCORPSE NOHELL]          MEDIUM     400  [WEAP PHYS 1d6, WEAP PHYS 1d6, CLAW PHYS 1d4, MAGC MAGM 2d6] [FLIES STRONG NASTY RESISTS_COLD];
    KI_RIN                 "ki-rin"                 ANGEL       16  18   -5   90   15  1  21  [NOCORPSE NOHELL]          LARGE      400  [KICK PHYS 2d4, KICK PHYS 2d4, BUTT PHYS 3d6, MAGC SPEL 2d6] [FLIES STRONG NASTY];
    ARCHON                 "Archon"                 ANGEL       19  16   -6   80   15  1  26  [NOCORPSE NOHELL]          LARGE      400  [WEAP PHYS 2d4, WEAP PHYS 2d4, GAZE BLND 2d6, CLAW PHYS 1d8, MAGC SPEL 4d6] [FLIES REGENERATES STRONG NASTY RESISTS_FIRE RESISTS_COLD];
    BAT                    "bat"                    BAT          0  22    8    0    0  1   2  [GENO SGROUP]              TINY        20  [BITE PHYS 1d4]                                            [FLIES] grows_into GIANT_BAT;
    GIANT_BAT              "giant bat"              BAT          2  22    7    0    0  2   3  [GENO]                     SMALL       30  [BITE PHYS 1d6]                                            [FLIES];
    RAVEN                  "raven"                  BAT          4  20    6    0    0  2   6  [GENO]                     SMALL       20  [BITE PHYS 1d6, CLAW BLND 1d6]                             [FLIES];
    VAMPIRE_BAT            "vampire bat"            BAT          5  20    6    0    0  2   7  [GENO]                     SMALL       20  [BITE PHYS 1d6, BITE DRST 0d0]                             [FLIES REGENERATES];
    PLAINS_CENTAUR         "plains centaur"         CENTAUR      4  18    4    0    0  1   6  [GENO]                     LARGE      500  [WEAP PHYS 1d6, KICK PHYS 1d6]                             [STRONG];
    FOREST_CENTAUR         "forest centaur"         CENTAUR      5  18    3   10   -1  1   8  [GENO]                     LARGE      600  [WEAP PHYS 1d8, KICK PHYS 1d6]                             [STRONG];
    MOUNTAIN_CENTAUR       "mountain centaur"       CENTAUR      6  20    2   10   -3  1   9  [GENO]                     LARGE      500  [WEAP PHYS 1d10, KICK PHYS 1d6, KICK PHYS 1d6]             [STRONG];
    BABY_GRAY_DRAGON       "baby gray dragon"       DRAGON      12   9    2   10    0  0  13  [GENO]                     HUGE       500  [BITE PHYS 2d6]                                            [FLIES STRONG LIKES_GEMS] grows_into GRAY_DRAGON;
    BABY_SILVER_DRAGON     "baby silver dragon"     DRAGON      12   9    2   10    0  0  13  [GENO]                     HUGE       500  [BITE PHYS 2d6]                                            [FLIES STRONG LIKES_GEMS] grows_into SILVER_DRAGON;
    BABY_RED_DRAGON        "baby red dragon"        DRAGON      12   9    2   10    0  0  13  [GENO]                     HUGE       500  [BITE PHYS 2d6]                                            [FLIES STRONG LIKES_GEMS RESISTS_FIRE] grows_into RED_DRAGON;
    BABY_WHITE_DRAGON      "baby white dragon"      DRAGON      12   9    2   10    0  0  13  [GENO]                     HUGE       500  [BITE PHYS 2d6]                                            [FLIES STRONG LIKES_GEMS RESISTS_COLD] grows_into WHITE_DRAGON;
    BABY_ORANGE_DRAGON     "baby orange dragon"     DRAGON      12   9    2   10    0  0  13  [GENO]                     HUGE       500  [BITE PHYS 2d6]                                            [FLIES STRONG LIKES_GEMS] grows_into ORANGE_DRAGON;
    BABY_BLACK_DRAGON      "baby black dragon"      DRAGON      12   9    2   10    0  0  13  [GENO]                     HUGE       500  [BITE PHYS 2d6]                                            [FLIES STRONG LIKES_GEMS] grows_into BLACK_DRAGON;
    BABY_BLUE_DRAGON       "baby blue dragon"       DRAGON      12   9    2   10    0  0  13  [GENO]                     HUGE       500  [BITE PHYS 2d6]                                            [FLIES STRONG LIKES_GEMS] grows_into BLUE_DRAGON;
    BABY_GREEN_DRAGON      "baby green dragon"      DRAGON      12   9    2   10    0  0  13  [GENO]                     HUGE       500  [BITE PHYS 2d6]                                            [FLIES STRONG LIKES_GEMS] grows_into GREEN_DRAGON;
    BABY_YELLOW_DRAGON     "baby yellow dragon"     DRAGON      12   9    2   10    0  0  13  [GENO]                     HUGE       500  [BITE PHYS 2d6]                                            [FLIES STRONG LIKES_GEMS RESISTS_STONING] grows_into YELLOW_DRAGON;
    GRAY_DRAGON            "gray dragon"            DRAGON      15   9   -1   20    4  1  20  [GENO]                     GIGANTIC  1500  [BREA MAGM 4d6, BITE PHYS 3d8, CLAW PHYS 1d4, CLAW PHYS 1d4] [FLIES STRONG NASTY LIKES_GEMS ADULT_DRAGON];
    SILVER_DRAGON          "silver dragon"          DRAGON      15   9   -1   20    4  1  20  [GENO]                     GIGANTIC  1500  [BREA COLD 4d6, BITE PHYS 3d8, CLAW PHYS 1d4, CLAW PHYS 1d4] [FLIES STRONG NASTY LIKES_GEMS RESISTS_COLD ADULT_DRAGON];
    RED_DRAGON             "red dragon"             DRAGON      15   9   -1   20   -4  1  20  [GENO]                     GIGANTIC  1500  [BREA FIRE 6d6, BITE PHYS 3d8, CLAW PHYS 1d4, CLAW PHYS 1d4] [FLIES STRONG NASTY LIKES_GEMS RESISTS_FIRE ADULT_DRAGON];
    WHITE_DRAGON           "white dragon"           DRAGON      15   9   -1   20   -5  1  20  [GENO]                     GIGANTIC  1500  [BREA COLD 4d6, BITE PHYS 3d8, CLAW PHYS 1d4, CLAW PHYS 1d4] [FLIES STRONG NASTY LIKES_GEMS RESISTS_COLD ADULT_DRAGON];
    ORANGE_DRAGON          "orange dragon"          DRAGON      15   9   -1   20    5  1  20  [GENO]                     GIGANTIC  1500  [BREA SLEE 4d25, BITE PHYS 3d8, CLAW PHYS 1d4, CLAW PHYS 1d4] [FLIES STRONG NASTY LIKES_GEMS ADULT_DRAGON];
    BLACK_DRAGON           "black dragon"           DRAGON      15   9   -1   20   -6  1  20  [GENO]                     GIGANTIC  1500  [BREA DISN 1d255, BITE PHYS 3d8, CLAW PHYS 1d4, CLAW PHYS 1d4] [FLIES STRONG NASTY LIKES_GEMS ADULT_DRAGON];
    BLUE_DRAGON            "blue dragon"            DRAGON      15   9   -1   20   -7  1  20  [GENO]                     GIGANTIC  1500  [BREA ELEC 4d6, BITE PHYS 3d8, CLAW PHYS 1d4, CLAW PHYS 1d4] [FLIES STRONG NASTY LIKES_GEMS ADULT_DRAGON];
    GREEN_DRAGON           "green dragon"           DRAGON      15   9   -1   20    6  1  20  [GENO]                     GIGANTIC  1500  [BREA DRST 4d6, BITE PHYS 3d8, CLAW PHYS 1d4, CLAW PHYS 1d4] [FLIES STRONG NASTY LIKES_GEMS ADULT_DRAGON];
    YELLOW_DRAGON          "yellow dragon"          DRAGON      15   9   -1   20    7  1  20  [GENO]                     GIGANTIC  1500  [BREA ACID 4d6, BITE PHYS 3d8, CLAW PHYS 1d4, CLAW PHYS 1d4] [FLIES STRONG NASTY LIKES_GEMS ADULT_DRAGON RESISTS_STONING];
    STALKER                "stalker"                ELEMENTAL    8  12    3    0    0  3   9  [GENO]                     LARGE      400  [CLAW PHYS 4d4]                                            [FLIES STRONG];
    AIR_ELEMENTAL          "air elemental"          ELEMENTAL    8  36    2   30    0  1  10  [NOCORPSE]                 HUGE         0  [ENGL PHYS 1d10]                                           [FLIES NEUTER STRONG RESISTS_STONING] home AIR;
    FIRE_ELEMENTAL         "fire elemental"         ELEMENTAL    8  12    2   30    0  1  10  [NOCORPSE]                 HUGE         0  [CLAW FIRE 3d6, NONE FIRE 0d4]                             [FLIES NEUTER STRONG RESISTS_FIRE RESISTS_STONING] home FIRE;
    EARTH_ELEMENTAL        "earth elemental"        ELEMENTAL    8   6    2   30    0  1  10  [NOCORPSE]                 HUGE         0  [CLAW PHYS 4d6]                                            [NEUTER STRONG RESISTS_FIRE RESISTS_COLD RESISTS_STONING] home EARTH;
    WATER_ELEMENTAL        "water elemental"        ELEMENTAL    8   6    2   30    0  1  10  [NOCORPSE]                 HUGE         0  [CLAW PHYS 5d6]                                            [SWIMS NEUTER STRONG RESISTS_STONING] home WATER;
    LICHEN                 "lichen"                 FUNGUS       0   1    9    0    0  4   1  [GENO]                     SMALL      200  [TUCH STCK 0d0]                                            [NEUTER];
    BROWN_MOLD             "brown mold"             FUNGUS       1   0    9    0    0  1   2  [GENO]                     SMALL       30  [NONE COLD 0d6]                                            [NEUTER RESISTS_COLD];
    YELLOW_MOLD            "yellow mold"            FUNGUS       1   0    9    0    0  2   2  [GENO]                     SMALL       30  [NONE STUN 0d4]                                            [NEUTER];
    GREEN_MOLD             "green mold"             FUNGUS       1   0    9    0    0  1   2  [GENO]                     SMALL       30  [NONE ACID 0d4]                                            [NEUTER RESISTS_STONING];
    RED_MOLD               "red mold"               FUNGUS       1   0    9    0    0  1   2  [GENO]                     SMALL       30  [NONE FIRE 0d4]                                            [NEUTER RESISTS_FIRE];
    SHRIEKER               "shrieker"               FUNGUS       3   1    7    0    0  1   2  [GENO]                     SMALL      100  []                                                         [NEUTER];
    VIOLET_FUNGUS          "violet fungus"          FUNGUS       3   1    7    0    0  2   5  [GENO]                     SMALL      100  [TUCH PHYS 1d4, TUCH STCK 0d0]                             [NEUTER];
    GNOME                  "gnome"                  GNOME        1   6   10    4    0  1   3  [GENO SGROUP]              SMALL      100  [WEAP PHYS 1d6]                                            [] grows_into GNOME_LORD;
    GNOME_LORD             "gnome lord"             GNOME        3   8   10    4    0  2   4  [GENO]                     SMALL      120  [WEAP PHYS 1d8]                                            [MALE] grows_into GNOME_KING;
    GNOMISH_WIZARD         "gnomish wizard"         GNOME        3  10    4   10    0  1   5  [GENO]                     SMALL      120  [MAGC SPEL 0d0]                                            [];
    GNOME_KING             "gnome king"             GNOME        5  10   10   20    0  1   6  [GENO]                     SMALL      150  [WEAP PHYS 2d6]                                            [MALE];
    GIANT                  "giant"                  GIANT        6   6    0    0    2  1   8  [GENO NOGEN]               HUGE       750  [WEAP PHYS 2d10]                                           [STRONG NASTY LIKES_GEMS THROWS_ROCKS PLACEHOLDER];
    STONE_GIANT            "stone giant"            GIANT        6   6    0    0    2  1   8  [GENO SGROUP]              HUGE       750  [WEAP PHYS 2d10]                                           [STRONG NASTY LIKES_GEMS THROWS_ROCKS];
    HILL_GIANT             "hill giant"             GIANT        8  10    6    0   -2  1  10  [GENO SGROUP]              HUGE       700  [WEAP PHYS 2d8]                                            [STRONG NASTY LIKES_GEMS THROWS_ROCKS];
    FIRE_GIANT             "fire giant"             GIANT        9  12    4    5    2  1  11  [GENO SGROUP]              HUGE       750  [WEAP PHYS 2d10]                                           [STRONG NASTY LIKES_GEMS THROWS_ROCKS RESISTS_FIRE];
    FROST_GIANT            "frost giant"            GIANT       10  12    3   10   -3  1  13  [GENO SGROUP NOHELL]       HUGE       750  [WEAP PHYS 2d12]                                           [STRONG NASTY LIKES_GEMS THROWS_ROCKS RESISTS_COLD];
    ETTIN                  "ettin"                  GIANT       10  12    3    0    0  1  13  [GENO]                     HUGE       500  [WEAP PHYS 2d8, WEAP PHYS 3d6]                             [STRONG NASTY];
    STORM_GIANT            "storm giant"            GIANT       16  12    3   10   -3  1  19  [GENO SGROUP]              HUGE       750  [WEAP PHYS 2d12]                                           [STRONG NASTY LIKES_GEMS THROWS_ROCKS];
    TITAN                  "titan"                  GIANT       16  18   -3   70    9  1  20  []                         HUGE       900  [WEAP PHYS 2d8, MAGC SPEL 0d0]                             [FLIES STRONG NASTY THROWS_ROCKS];
    MINOTAUR               "minotaur"               GIANT       15  15    6    0    0  0  17  [GENO NOGEN]               LARGE      700  [CLAW PHYS 3d10, CLAW PHYS 3d10, BUTT PHYS 2d8]            [STRONG NASTY];
    JABBERWOCK             "jabberwock"             JABBERWOCK  15  12   -2   50    0  1  18  [GENO]                     LARGE      600  [BITE PHYS 2d10, BITE PHYS 2d10, CLAW PHYS 2d10, CLAW PHYS 2d10] [FLIES STRONG NASTY];
    KEYSTONE_KOP           "Keystone Kop"           KOP          1   6   10   10    9  0   3  [GENO LGROUP NOGEN]        MEDIUM     200  [WEAP PHYS 1d4]                                            [MALE] grows_into KOP_SERGEANT;
    KOP_SERGEANT           "Kop Sergeant"           KOP          2   8   10   10   10  0   4  [GENO SGROUP NOGEN]        MEDIUM     200  [WEAP PHYS 1d6]                                            [MALE STRONG] grows_into KOP_LIEUTENANT;
    KOP_LIEUTENANT         "Kop Lieutenant"         KOP          3  10   10   20   11  0   5  [GENO NOGEN]               MEDIUM     200  [WEAP PHYS 1d8]                                            [MALE STRONG] grows_into KOP_KAPTAIN;
    KOP_KAPTAIN            "Kop Kaptain"            KOP          4  12   10   20   12  0   6  [GENO NOGEN]               MEDIUM     200  [WEAP PHYS 2d6]                                            [MALE STRONG];
    LICH                   "lich"                   LICH        11   6    0   30   -9  1  14  [NOCORPSE GENO]            MEDIUM     100  [TUCH COLD 1d10, MAGC SPEL 0d0]                            [REGENERATES UNDEAD RESISTS_COLD] grows_into DEMILICH;
    DEMILICH               "demilich"               LICH        14   9   -2   60  -12  1  18  [NOCORPSE GENO]            MEDIUM     100  [TUCH COLD 3d4, MAGC SPEL 0d0]                             [REGENERATES UNDEAD RESISTS_COLD] grows_into MASTER_LICH;
    MASTER_LICH            "master lich"            LICH        17   9   -4   90  -15  1  21  [NOCORPSE GENO HELL]       MEDIUM     100  [TUCH COLD 3d6, MAGC SPEL 0d0]                             [REGENERATES UNDEAD RESISTS_FIRE RESISTS_COLD] grows_into ARCH_LICH;
    ARCH_LICH              "arch-lich"              LICH        25   9   -6   90  -15  1  29  [NOCORPSE GENO HELL]       MEDIUM     100  [TUCH COLD 5d6, MAGC SPEL 0d0]                             [REGENERATES UNDEAD RESISTS_FIRE RESISTS_COLD];
    KOBOLD_MUMMY           "kobold mummy"           MUMMY        3   8    6   20   -2  1   4  [NOCORPSE GENO]            SMALL       50  [CLAW PHYS 1d4]                                            [UNDEAD RESISTS_COLD];
    GNOME_MUMMY            "gnome mummy"            MUMMY        4  10    6   20   -3  1   5  [NOCORPSE GENO]            SMALL       50  [CLAW PHYS 1d6]                                            [UNDEAD RESISTS_COLD];
    ORC_MUMMY              "orc mummy"              MUMMY        5  10    5   20   -4  1   6  [NOCORPSE GENO]            MEDIUM      75  [CLAW PHYS 1d6]                                            [UNDEAD LIKES_GEMS RESISTS_COLD];
    DWARF_MUMMY            "dwarf mummy"            MUMMY        5  10    5   20   -4  1   6  [NOCORPSE GENO]            MEDIUM     150  [CLAW PHYS 1d6]                                            [UNDEAD LIKES_GEMS RESISTS_COLD];
    ELF_MUMMY              "elf mummy"              MUMMY        6  12    4   30   -5  1   7  [NOCORPSE GENO]            MEDIUM     175  [CLAW PHYS 2d4]                                            [UNDEAD RESISTS_COLD];
    HUMAN_MUMMY            "human mummy"            MUMMY        6  12    4   30   -5  1   7  [NOCORPSE GENO]            MEDIUM     200  [CLAW PHYS 2d4, CLAW PHYS 2d4]                             [UNDEAD RESISTS_COLD];
    ETTIN_MUMMY            "ettin mummy"            MUMMY        7  12    4   30   -6  1   8  [NOCORPSE GENO]            HUGE       250  [CLAW PHYS 2d6, CLAW PHYS 2d6]                             [UNDEAD STRONG RESISTS_COLD];
    GIANT_MUMMY            "giant mummy"            MUMMY        8  14    3   30   -7  1  10  [NOCORPSE GENO]            HUGE       375  [CLAW PHYS 3d4, CLAW PHYS 3d4]                             [UNDEAD STRONG LIKES_GEMS RESISTS_COLD];
    RED_NAGA_HATCHLING     "red naga hatchling"     NAGA         3  10    6    0    0  0   4  [GENO]                     LARGE      100  [BITE PHYS 1d4]                                            [STRONG RESISTS_FIRE] grows_into RED_NAGA;
    BLACK_NAGA_HATCHLING   "black naga hatchling"   NAGA         3  10    6    0    0  0   4  [GENO]                     LARGE      100  [BITE PHYS 1d4]                                            [STRONG RESISTS_STONING] grows_into BLACK_NAGA;
    GOLDEN_NAGA_HATCHLING  "golden naga hatchling"  NAGA         3  10    6    0    0  0   4  [GENO]                     LARGE      100  [BITE PHYS 1d4]                                            [STRONG] grows_into GOLDEN_NAGA;
    GUARDIAN_NAGA_HATCHLING "guardian naga hatchling" NAGA         3  10    6    0    0  0   4  [GENO]                     LARGE      100  [BITE PHYS 1d4]                                            [STRONG] grows_into GUARDIAN_NAGA;
    RED_NAGA               "red naga"               NAGA         6  12    4    0   -4  1   8  [GENO]                     HUGE       400  [BITE PHYS 2d4, BREA FIRE 2d6]                             [STRONG RESISTS_FIRE];
    BLACK_NAGA             "black naga"             NAGA         8  14    2   10    4  1  10  [GENO]                     HUGE       400  [BITE PHYS 2d6, SPIT ACID 0d0]                             [STRONG RESISTS_STONING];
    GOLDEN_NAGA            "golden naga"            NAGA        10  14    2   70    5  1  13  [GENO]                     HUGE       400  [BITE PHYS 2d6, MAGC SPEL 4d6]                             [STRONG];
    GUARDIAN_NAGA          "guardian naga"          NAGA        12  16    0   50    7  1  16  [GENO]                     HUGE       400  [BITE PLYS 1d6, SPIT DRST 1d6, HUGS PHYS 2d4]              [STRONG];
    OGRE                   "ogre"                   OGRE         5  10    5    0   -3  1   7  [GENO SGROUP]              LARGE      500  [WEAP PHYS 2d5]                                            [STRONG LIKES_GEMS] grows_into OGRE_LORD;
    OGRE_LORD              "ogre lord"              OGRE         7  12    3   30   -5  2   9  [GENO]                     LARGE      700  [WEAP PHYS 2d6]                                            [MALE STRONG LIKES_GEMS] grows_into OGRE_KING;
    OGRE_KING              "ogre king"              OGRE         9  14    4   60   -7  2  11  [GENO]                     LARGE      750  [WEAP PHYS 3d5]                                            [MALE STRONG LIKES_GEMS];
    GRAY_OOZE              "gray ooze"              PUDDING      3   1    8    0    0  2   4  [NOCORPSE GENO]            MEDIUM     250  [BITE RUST 2d8]                                            [AMORPHOUS NEUTER RESISTS_FIRE RESISTS_COLD RESISTS_STONING];
    BROWN_PUDDING          "brown pudding"          PUDDING      5   3    8    0    0  1   6  [NOCORPSE GENO]            MEDIUM     250  [BITE DCAY 0d0]                                            [AMORPHOUS NEUTER RESISTS_COLD RESISTS_STONING];
    GREEN_SLIME            "green slime"            PUDDING      6   6    6    0    0  1   8  [NOCORPSE GENO HELL]       LARGE      150  [TUCH SLIM 1d4, NONE SLIM 0d0]                             [AMORPHOUS NEUTER RESISTS_COLD RESISTS_STONING];
    BLACK_PUDDING          "black pudding"          PUDDING     10   6    6    0    0  1  12  [NOCORPSE GENO]            LARGE      250  [BITE CORR 3d8, NONE CORR 0d0]                             [AMORPHOUS NEUTER RESISTS_COLD RESISTS_STONING];
    QUANTUM_MECHANIC       "quantum mechanic"       QUANTMECH    7  12    3   10    0  3   9  [GENO]                     MEDIUM      20  [CLAW TLPT 1d4]                                            [];
    RUST_MONSTER           "rust monster"           RUSTMONST    5  18    2    0    0  2   8  [GENO]                     MEDIUM     250  [TUCH RUST 0d0, TUCH RUST 0d0, NONE RUST 0d0]              [SWIMS];
    DISENCHANTER           "disenchanter"           RUSTMONST   12  12  -10    0   -3  2  14  [GENO HELL]                LARGE      200  [CLAW ENCH 4d4, NONE ENCH 0d0]                             [];
    GARTER_SNAKE           "garter snake"           SNAKE        1   8    8    0    0  1   3  [GENO LGROUP]              TINY        60  [BITE PHYS 1d2]                                            [SWIMS];
    SNAKE                  "snake"                  SNAKE        4  15    3    0    0  2   6  [GENO]                     SMALL       80  [BITE DRST 1d6]                                            [SWIMS];
    WATER_MOCCASIN         "water moccasin"         SNAKE        4  15    3    0    0  0   7  [GENO LGROUP NOGEN]        SMALL       80  [BITE DRST 1d6]                                            [SWIMS];
    PYTHON                 "python"                 SNAKE        6   3    5    0    0  1   8  [GENO]                     LARGE      100  [BITE PHYS 1d4, TUCH PHYS 0d0, HUGS WRAP 1d4, HUGS PHYS 2d4] [SWIMS STRONG];
    PIT_VIPER              "pit viper"              SNAKE        6  15    2    0    0  1   9  [GENO]                     MEDIUM      60  [BITE DRST 1d4, BITE DRST 1d4]                             [SWIMS];
    COBRA                  "cobra"                  SNAKE        6  18    2    0    0  1  10  [GENO]                     MEDIUM     100  [BITE DRST 2d4, SPIT BLND 0d0]                             [SWIMS];
    TROLL                  "troll"                  TROLL        7  12    4    0   -3  2   9  [GENO]                     LARGE      350  [WEAP PHYS 4d2, CLAW PHYS 4d2, BITE PHYS 2d6]              [REGENERATES STRONG];
    ICE_TROLL              "ice troll"              TROLL        9  10    2   20   -3  1  12  [GENO NOHELL]              LARGE      300  [WEAP PHYS 2d6, CLAW COLD 2d6, BITE PHYS 2d6]              [REGENERATES STRONG RESISTS_COLD];
    ROCK_TROLL             "rock troll"             TROLL        9  12    0    0   -3  1  12  [GENO]                     LARGE      300  [WEAP PHYS 3d6, CLAW PHYS 2d8, BITE PHYS 2d6]              [REGENERATES STRONG];
    WATER_TROLL            "water troll"            TROLL       11  14    4   40   -3  0  13  [GENO NOGEN]               LARGE      350  [WEAP PHYS 2d8, CLAW PHYS 2d8, BITE PHYS 2d6]              [SWIMS REGENERATES STRONG];
    OLOG_HAI               "Olog-hai"               TROLL       13  12   -4    0   -7  1  16  [GENO]                     LARGE      400  [WEAP PHYS 3d6, CLAW PHYS 2d8, BITE PHYS 2d6]              [REGENERATES STRONG];
    UMBER_HULK             "umber hulk"             UMBER        9   6    2   25    0  2  12  [GENO]                     LARGE      500  [CLAW PHYS 3d4, CLAW PHYS 3d4, BITE PHYS 2d5, GAZE CONF 0d0] [STRONG];
    VAMPIRE                "vampire"                VAMPIRE     10  12    1   25   -8  1  12  [NOCORPSE GENO]            MEDIUM     400  [CLAW PHYS 1d6, BITE DRLI 1d6]                             [FLIES REGENERATES UNDEAD STRONG NASTY] grows_into VAMPIRE_LORD;
    VAMPIRE_LORD           "vampire lord"           VAMPIRE     12  14    0   50   -9  1  14  [NOCORPSE GENO]            MEDIUM     400  [CLAW PHYS 1d8, BITE DRLI 1d8]                             [FLIES REGENERATES UNDEAD MALE STRONG NASTY];
    VLAD_THE_IMPALER       "Vlad the Impaler"       VAMPIRE     28  26   -6   80  -10  0  32  [NOCORPSE NOGEN UNIQ]      MEDIUM     400  [WEAP PHYS 2d10, BITE DRLI 1d12]                           [FLIES REGENERATES UNDEAD MALE STRONG NASTY];
    BARROW_WIGHT           "barrow wight"           WRAITH       3  12    5    5   -3  1   7  [NOCORPSE GENO]            MEDIUM       0  [WEAP DRLI 0d0, MAGC SPEL 0d0, CLAW PHYS 1d4]              [UNDEAD RESISTS_COLD];
    WRAITH                 "wraith"                 WRAITH       6  12    4   15   -6  2   8  [GENO]                     MEDIUM       0  [TUCH DRLI 1d6]                                            [FLIES UNDEAD RESISTS_COLD WRAITH RESISTS_STONING];
    NAZGUL                 "Nazgul"                 WRAITH      13  12    0   25  -17  1  17  [NOCORPSE GENO]            MEDIUM       0  [WEAP DRLI 1d4, BREA SLEE 2d25]                            [UNDEAD MALE STRONG RESISTS_COLD] birth_limit 9;
    XORN                   "xorn"                   XORN         8   9   -2   20    0  1  11  [GENO]                     MEDIUM     700  [CLAW PHYS 1d3, CLAW PHYS 1d3, CLAW PHYS 1d3, BITE PHYS 4d6] [STRONG RESISTS_FIRE RESISTS_COLD RESISTS_STONING];
    MONKEY                 "monkey"                 YETI         2  12    6    0    0  1   4  [GENO]                     SMALL       50  [CLAW SITM 0d0, BITE PHYS 1d3]                             [];
    APE                    "ape"                    YETI         4  12    6    0    0  2   6  [GENO SGROUP]              LARGE      500  [CLAW PHYS 1d3, CLAW PHYS 1d3, BITE PHYS 1d6]              [STRONG];
    OWLBEAR                "owlbear"                YETI         5  12    5    0    0  3   7  [GENO]                     LARGE      700  [CLAW PHYS 1d6, CLAW PHYS 1d6, HUGS PHYS 2d8]              [STRONG NASTY];
    YETI                   "yeti"                   YETI         5  15    6    0    0  2   7  [GENO]                     LARGE      700  [CLAW PHYS 1d6, CLAW PHYS 1d6, BITE PHYS 1d4]              [STRONG RESISTS_COLD];
    CARNIVOROUS_APE        "carnivorous ape"        YETI         6  12    6    0    0  1   8  [GENO]                     LARGE      550  [CLAW PHYS 1d4, CLAW PHYS 1d4, HUGS PHYS 1d8]              [STRONG];
    SASQUATCH              "sasquatch"              YETI         7  15    6    0    2  1   9  [GENO]                     LARGE      750  [CLAW PHYS 1d6, CLAW PHYS 1d6, KICK PHYS 1d8]              [STRONG];
    KOBOLD_ZOMBIE          "kobold zombie"          ZOMBIE       0   6   10    0   -2  1   1  [NOCORPSE GENO]            SMALL       50  [CLAW PHYS 1d4]                                            [UNDEAD RESISTS_COLD];
    GNOME_ZOMBIE           "gnome zombie"           ZOMBIE       1   6   10    0   -2  1   2  [NOCORPSE GENO]            SMALL       50  [CLAW PHYS 1d5]                                            [UNDEAD RESISTS_COLD];
    ORC_ZOMBIE             "orc zombie"             ZOMBIE       2   6    9    0   -3  1   3  [NOCORPSE GENO SGROUP]     MEDIUM      75  [CLAW PHYS 1d6]                                            [UNDEAD RESISTS_COLD];
    DWARF_ZOMBIE           "dwarf zombie"           ZOMBIE       2   6    9    0   -3  1   3  [NOCORPSE GENO SGROUP]     MEDIUM     150  [CLAW PHYS 1d6]                                            [UNDEAD RESISTS_COLD];
    ELF_ZOMBIE             "elf zombie"             ZOMBIE       3   6    9    0   -3  1   4  [NOCORPSE GENO SGROUP]     MEDIUM     175  [CLAW PHYS 1d7]                                            [UNDEAD RESISTS_COLD];
    HUMAN_ZOMBIE           "human zombie"           ZOMBIE       4   6    8    0   -3  1   5  [NOCORPSE GENO SGROUP]     MEDIUM     200  [CLAW PHYS 1d8]                                            [UNDEAD RESISTS_COLD];
    ETTIN_ZOMBIE           "ettin zombie"           ZOMBIE       6   8    6    0   -4  1   7  [NOCORPSE GENO]            HUGE       250  [CLAW PHYS 1d10, CLAW PHYS 1d10]                           [UNDEAD STRONG RESISTS_COLD];
    GHOUL                  "ghoul"                  ZOMBIE       3   6   10    0   -2  1   5  [NOCORPSE GENO]            SMALL       50  [CLAW PLYS 1d2, CLAW PHYS 1d3]                             [UNDEAD RESISTS_COLD];
    GIANT_ZOMBIE           "giant zombie"           ZOMBIE       8   8    6    0   -4  1   9  [NOCORPSE GENO]            HUGE       375  [CLAW PHYS 2d8, CLAW PHYS 2d8]                             [UNDEAD STRONG RESISTS_COLD];
    SKELETON               "skeleton"               ZOMBIE      12   8    4    0    0  0  14  [NOCORPSE NOGEN]           MEDIUM       5  [WEAP PHYS 2d6, TUCH SLOW 1d6]                             [UNDEAD STRONG NASTY RESISTS_COLD RESISTS_STONING];
    STRAW_GOLEM            "straw golem"            GOLEM        3  12   10    0    0  1   4  [NOCORPSE]                 LARGE        0  [CLAW PHYS 1d2, CLAW PHYS 1d2]                             [NEUTER RESISTS_COLD] fixed_hp 20;
    PAPER_GOLEM            "paper golem"            GOLEM        3  12   10    0    0  1   4  [NOCORPSE]                 LARGE        0  [CLAW PHYS 1d3]                                            [NEUTER RESISTS_COLD] fixed_hp 20;
    ROPE_GOLEM             "rope golem"             GOLEM        4   9    8    0    0  1   6  [NOCORPSE]                 LARGE        0  [CLAW PHYS 1d4, CLAW PHYS 1d4, HUGS PHYS 6d1]              [NEUTER] fixed_hp 30;
    GOLD_GOLEM             "gold golem"             GOLEM        5   9    6    0    0  1   6  [NOCORPSE]                 LARGE        0  [CLAW PHYS 2d3, CLAW PHYS 2d3]                             [NEUTER] fixed_hp 40;
    LEATHER_GOLEM          "leather golem"          GOLEM        6   6    6    0    0  1   7  [NOCORPSE]                 LARGE        0  [CLAW PHYS 1d6, CLAW PHYS 1d6]                             [NEUTER] fixed_hp 40;
    WOOD_GOLEM             "wood golem"             GOLEM        7   3    4    0    0  1   8  [NOCORPSE]                 LARGE        0  [CLAW PHYS 3d4]                                            [NEUTER RESISTS_COLD] fixed_hp 50;
    FLESH_GOLEM            "flesh golem"            GOLEM        9   8    9   30    0  1  10  []                         LARGE      600  [CLAW PHYS 2d8, CLAW PHYS 2d8]                             [STRONG RESISTS_FIRE RESISTS_COLD] fixed_hp 40;
    CLAY_GOLEM             "clay golem"             GOLEM       11   7    7   40    0  1  12  [NOCORPSE]                 LARGE        0  [CLAW PHYS 3d10]                                           [STRONG] fixed_hp 50;
    STONE_GOLEM            "stone golem"            GOLEM       14   6    5   50    0  1  15  [NOCORPSE]                 LARGE        0  [CLAW PHYS 3d8]                                            [STRONG RESISTS_STONING] fixed_hp 60;
    GLASS_GOLEM            "glass golem"            GOLEM       16   6    1   50    0  1  18  [NOCORPSE]                 LARGE        0  [CLAW PHYS 2d8, CLAW PHYS 2d8]                             [STRONG] fixed_hp 60;
    IRON_GOLEM             "iron golem"             GOLEM       18   6    3   60    0  1  22  [NOCORPSE]                 LARGE        0  [WEAP PHYS 4d10, BREA DRST 4d6]                            [STRONG RESISTS_FIRE RESISTS_COLD] fixed_hp 80;
    HUMAN                  "human"                  HUMAN        0  12   10    0    0  0   2  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d6]                                            [STRONG PLACEHOLDER];
    HUMAN_WERERAT          "wererat"                HUMAN        2  12   10   10   -7  1   3  []                         MEDIUM     400  [WEAP PHYS 2d4]                                            [REGENERATES WERE] identifier "HUMAN_WERERAT";
    HUMAN_WEREJACKAL       "werejackal"             HUMAN        2  12   10   10   -7  1   3  []                         MEDIUM     400  [WEAP PHYS 2d4]                                            [REGENERATES WERE] identifier "HUMAN_WEREJACKAL";
    HUMAN_WEREWOLF         "werewolf"               HUMAN        5  12   10   20   -7  1   6  []                         MEDIUM     400  [WEAP PHYS 2d4]                                            [REGENERATES WERE] identifier "HUMAN_WEREWOLF";
    ELF                    "elf"                    HUMAN       10  12   10    2   -3  0  12  [NOGEN]                    MEDIUM     350  [WEAP PHYS 1d8]                                            [STRONG PLACEHOLDER] grows_into ELF_LORD;
    WOODLAND_ELF           "Woodland-elf"           HUMAN        4  12   10   10   -5  2   6  [GENO SGROUP]              MEDIUM     350  [WEAP PHYS 2d4]                                            [] grows_into ELF_LORD;
    GREEN_ELF              "Green-elf"              HUMAN        5  12   10   10   -6  2   7  [GENO SGROUP]              MEDIUM     350  [WEAP PHYS 2d4]                                            [] grows_into ELF_LORD;
    GREY_ELF               "Grey-elf"               HUMAN        6  12   10   10   -7  2   8  [GENO SGROUP]              MEDIUM     350  [WEAP PHYS 2d4]                                            [] grows_into ELF_LORD;
    ELF_LORD               "elf-lord"               HUMAN        8  12   10   20   -9  2  11  [GENO SGROUP]              MEDIUM     350  [WEAP PHYS 2d4, WEAP PHYS 2d4]                             [MALE STRONG] grows_into ELVENKING;
    ELVENKING              "Elvenking"              HUMAN        9  12   10   25  -10  1  11  [GENO]                     MEDIUM     350  [WEAP PHYS 2d4, WEAP PHYS 2d4]                             [MALE STRONG];
    DOPPELGANGER           "doppelganger"           HUMAN        9  12    5   20    0  1  11  [GENO]                     MEDIUM     400  [WEAP PHYS 1d12]                                           [STRONG];
    SHOPKEEPER             "shopkeeper"             HUMAN       12  18    0   50    0  0  15  [NOGEN]                    MEDIUM     400  [WEAP PHYS 4d4, WEAP PHYS 4d4]                             [STRONG];
    GUARD                  "guard"                  HUMAN       12  12   10   40   10  0  14  [NOGEN]                    MEDIUM     400  [WEAP PHYS 4d10]                                           [STRONG];
    PRISONER               "prisoner"               HUMAN       12  12   10    0    0  0  14  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d6]                                            [STRONG];
    ORACLE                 "Oracle"                 HUMAN       12   0    0   50    0  0  13  [NOGEN UNIQ]               MEDIUM     400  [NONE MAGM 0d4]                                            [FEMALE];
    ALIGNED_PRIEST         "aligned priest"         HUMAN       12  12   10   50    0  0  15  [NOGEN]                    MEDIUM     400  [WEAP PHYS 4d10, KICK PHYS 1d4, MAGC CLRC 0d0]             [] grows_into HIGH_PRIEST;
    HIGH_PRIEST            "high priest"            HUMAN       25  15    7   70    0  0  30  [NOGEN UNIQ]               MEDIUM     400  [WEAP PHYS 4d10, KICK PHYS 2d8, MAGC CLRC 2d8, MAGC CLRC 2d8] [NASTY RESISTS_FIRE MAY_RECUR];
    SOLDIER                "soldier"                HUMAN        6  10   10    0   -2  1   8  [GENO SGROUP]              MEDIUM     400  [WEAP PHYS 1d8]                                            [STRONG] grows_into SERGEANT;
    SERGEANT               "sergeant"               HUMAN        8  10   10    5   -3  1  10  [GENO SGROUP]              MEDIUM     400  [WEAP PHYS 2d6]                                            [STRONG] grows_into LIEUTENANT;
    NURSE                  "nurse"                  HUMAN       11   6    0    0    0  3  13  [GENO]                     MEDIUM     400  [CLAW HEAL 2d6]                                            [];
    LIEUTENANT             "lieutenant"             HUMAN       10  10   10   15   -4  1  12  [GENO]                     MEDIUM     400  [WEAP PHYS 3d4, WEAP PHYS 3d4]                             [STRONG] grows_into CAPTAIN;
    CAPTAIN                "captain"                HUMAN       12  10   10   15   -5  1  14  [GENO]                     MEDIUM     400  [WEAP PHYS 4d4, WEAP PHYS 4d4]                             [STRONG];
    WATCHMAN               "watchman"               HUMAN        6  10   10    0   -2  1   8  [GENO SGROUP NOGEN]        MEDIUM     400  [WEAP PHYS 1d8]                                            [STRONG] grows_into WATCH_CAPTAIN;
    WATCH_CAPTAIN          "watch captain"          HUMAN       10  10   10   15   -4  1  12  [GENO NOGEN]               MEDIUM     400  [WEAP PHYS 3d4, WEAP PHYS 3d4]                             [STRONG];
    MEDUSA                 "Medusa"                 HUMAN       20  12    2   50  -15  0  25  [NOGEN UNIQ]               LARGE      400  [WEAP PHYS 2d4, CLAW PHYS 1d8, GAZE STON 0d0, BITE DRST 1d6] [FLIES SWIMS FEMALE STRONG RESISTS_STONING];
    WIZARD_OF_YENDOR       "Wizard of Yendor"       HUMAN       30  12   -8  100 -128  0  34  [NOGEN UNIQ]               MEDIUM     400  [CLAW SAMU 2d12, MAGC SPEL 0d0]                            [FLIES REGENERATES MALE STRONG NASTY RESISTS_FIRE RISES_STRONGER];
    CROESUS                "Croesus"                HUMAN       20  15    0   40   15  0  22  [NOGEN UNIQ]               MEDIUM     400  [WEAP PHYS 4d10]                                           [MALE STRONG NASTY LIKES_GEMS];
    GHOST                  "ghost"                  GHOST       10   3   -5   50   -5  0  12  [NOCORPSE NOGEN]           MEDIUM       0  [TUCH PHYS 1d1]                                            [FLIES UNDEAD RESISTS_COLD RESISTS_STONING];
    SHADE                  "shade"                  GHOST       12  10   10    0    0  0  14  [NOCORPSE NOGEN]           MEDIUM       0  [TUCH PLYS 2d6, TUCH SLOW 1d6]                             [FLIES UNDEAD NASTY RESISTS_COLD RESISTS_STONING];
    WATER_DEMON            "water demon"            DEMON        8  12   -4   30   -7  0  11  [NOCORPSE NOGEN]           MEDIUM     400  [WEAP PHYS 1d3, CLAW PHYS 1d3, BITE PHYS 1d3]              [SWIMS DEMON NASTY RESISTS_FIRE];
    SUCCUBUS               "succubus"               DEMON        6  12    0   70   -9  1   8  [NOCORPSE]                 MEDIUM     400  [BITE SSEX 0d0, CLAW PHYS 1d3, CLAW PHYS 1d3]              [FLIES DEMON FEMALE NASTY RESISTS_FIRE];
    HORNED_DEVIL           "horned devil"           DEMON        6   9   -5   50   11  2   9  [NOCORPSE HELL]            MEDIUM     400  [WEAP PHYS 1d4, CLAW PHYS 1d4, BITE PHYS 2d3, STNG PHYS 1d3] [DEMON NASTY RESISTS_FIRE];
    INCUBUS                "incubus"                DEMON        6  12    0   70   -9  1   8  [NOCORPSE]                 MEDIUM     400  [BITE SSEX 0d0, CLAW PHYS 1d3, CLAW PHYS 1d3]              [FLIES DEMON MALE NASTY RESISTS_FIRE];
    ERINYS                 "erinys"                 DEMON        7  12    2   30   10  2  10  [NOCORPSE SGROUP HELL]     MEDIUM     400  [WEAP DRST 2d4]                                            [DEMON FEMALE STRONG NASTY RESISTS_FIRE] birth_limit 3;
    BARBED_DEVIL           "barbed devil"           DEMON        8  12    0   35    8  2  10  [NOCORPSE SGROUP HELL]     MEDIUM     400  [CLAW PHYS 2d4, CLAW PHYS 2d4, STNG PHYS 3d4]              [DEMON NASTY RESISTS_FIRE];
    MARILITH               "marilith"               DEMON        7  12   -6   80  -12  1  11  [NOCORPSE HELL]            LARGE      400  [WEAP PHYS 2d4, WEAP PHYS 2d4, CLAW PHYS 2d4, CLAW PHYS 2d4, CLAW PHYS 2d4, CLAW PHYS 2d4] [DEMON FEMALE NASTY RESISTS_FIRE];
    VROCK                  "vrock"                  DEMON        8  12    0   50   -9  2  11  [NOCORPSE SGROUP HELL]     LARGE      400  [CLAW PHYS 1d4, CLAW PHYS 1d4, CLAW PHYS 1d8, CLAW PHYS 1d8, BITE PHYS 1d6] [DEMON NASTY RESISTS_FIRE];
    HEZROU                 "hezrou"                 DEMON        9   6   -2   55  -10  2  12  [NOCORPSE SGROUP HELL]     LARGE      400  [CLAW PHYS 1d3, CLAW PHYS 1d3, BITE PHYS 4d4]              [DEMON NASTY RESISTS_FIRE];
    BONE_DEVIL             "bone devil"             DEMON        9  15   -1   40   -9  2  13  [NOCORPSE SGROUP HELL]     LARGE      400  [WEAP PHYS 3d4, STNG DRST 2d4]                             [DEMON NASTY RESISTS_FIRE];
    ICE_DEVIL              "ice devil"              DEMON       11   6   -4   55  -12  2  14  [NOCORPSE HELL]            LARGE      400  [CLAW PHYS 1d4, CLAW PHYS 1d4, BITE PHYS 2d4, STNG COLD 3d4] [DEMON NASTY RESISTS_FIRE RESISTS_COLD];
    NALFESHNEE             "nalfeshnee"             DEMON       11   9   -1   65  -11  1  15  [NOCORPSE HELL]            LARGE      400  [CLAW PHYS 1d4, CLAW PHYS 1d4, BITE PHYS 2d4, MAGC SPEL 0d0] [DEMON NASTY RESISTS_FIRE];
    PIT_FIEND              "pit fiend"              DEMON       13   6   -3   65  -13  2  16  [NOCORPSE HELL]            LARGE      400  [WEAP PHYS 4d2, WEAP PHYS 4d2, HUGS PHYS 2d4]              [DEMON NASTY RESISTS_FIRE];
    SANDESTIN              "sandestin"              DEMON       13  12    4   60   -5  1  15  [NOCORPSE HELL]            MEDIUM     400  [WEAP PHYS 2d6, WEAP PHYS 2d6]                             [STRONG RESISTS_STONING];
    BALROG                 "balrog"                 DEMON       16   5   -2   75  -14  1  20  [NOCORPSE HELL]            LARGE      400  [WEAP PHYS 8d4, WEAP PHYS 4d6]                             [FLIES DEMON STRONG NASTY RESISTS_FIRE];
    JUIBLEX                "Juiblex"                DEMON       50   3   -7   65  -15  0  26  [NOCORPSE NOGEN HELL UNIQ] LARGE        0  [ENGL DISE 4d10, SPIT ACID 3d6]                            [FLIES AMORPHOUS DEMON MALE NASTY RESISTS_FIRE RESISTS_STONING];
    YEENOGHU               "Yeenoghu"               DEMON       56  18   -5   80  -15  0  31  [NOCORPSE NOGEN HELL UNIQ] LARGE      500  [WEAP PHYS 3d6, WEAP CONF 2d8, CLAW PLYS 1d6, MAGC MAGM 2d6] [FLIES DEMON MALE NASTY RESISTS_FIRE];
    ORCUS                  "Orcus"                  DEMON       66   9   -6   85  -20  0  36  [NOCORPSE NOGEN HELL UNIQ] HUGE       500  [WEAP PHYS 3d6, CLAW PHYS 3d4, CLAW PHYS 3d4, MAGC SPEL 8d6, STNG DRST 2d4] [FLIES DEMON MALE NASTY RESISTS_FIRE];
    GERYON                 "Geryon"                 DEMON       72   3   -3   75   15  0  36  [NOCORPSE NOGEN HELL UNIQ] HUGE       500  [CLAW PHYS 3d6, CLAW PHYS 3d6, STNG DRST 2d4]              [FLIES DEMON MALE NASTY RESISTS_FIRE];
    DISPATER               "Dispater"               DEMON       78  15   -2   80   15  0  40  [NOCORPSE NOGEN HELL UNIQ] MEDIUM     500  [WEAP PHYS 4d6, MAGC SPEL 6d6]                             [FLIES DEMON MALE NASTY RESISTS_FIRE];
    BAALZEBUB              "Baalzebub"              DEMON       89   9   -5   85   20  0  45  [NOCORPSE NOGEN HELL UNIQ] LARGE      500  [BITE DRST 2d6, GAZE STUN 2d6]                             [FLIES DEMON MALE NASTY RESISTS_FIRE];
    ASMODEUS               "Asmodeus"               DEMON      105  12   -7   90   20  0  53  [NOCORPSE NOGEN HELL UNIQ] HUGE       500  [CLAW PHYS 4d4, MAGC COLD 6d6]                             [FLIES DEMON MALE STRONG NASTY RESISTS_FIRE RESISTS_COLD];
    DEMOGORGON             "Demogorgon"             DEMON      106  15   -8   95  -20  0  57  [NOCORPSE NOGEN HELL UNIQ] HUGE       500  [MAGC SPEL 8d6, STNG DRLI 1d4, CLAW DISE 1d6, CLAW DISE 1d6] [FLIES DEMON MALE NASTY RESISTS_FIRE];
    DEATH                  "Death"                  DEMON       30  12   -5  100    0  0  34  [NOGEN UNIQ]               MEDIUM       1  [TUCH DETH 8d8, TUCH DETH 8d8]                             [FLIES REGENERATES STRONG NASTY RESISTS_FIRE RESISTS_COLD RIDER RESISTS_DRAIN RESISTS_STONING];
    PESTILENCE             "Pestilence"             DEMON       30  12   -5  100    0  0  34  [NOGEN UNIQ]               MEDIUM       1  [TUCH PEST 8d8, TUCH PEST 8d8]                             [FLIES REGENERATES STRONG NASTY RESISTS_FIRE RESISTS_COLD RIDER RESISTS_STONING];
    FAMINE                 "Famine"                 DEMON       30  12   -5  100    0  0  34  [NOGEN UNIQ]               MEDIUM       1  [TUCH FAMN 8d8, TUCH FAMN 8d8]                             [FLIES REGENERATES STRONG NASTY RESISTS_FIRE RESISTS_COLD RIDER RESISTS_STONING];
    MAIL_DAEMON            "mail daemon"            DEMON       56  24   10  127    0  0  26  [NOCORPSE NOGEN]           MEDIUM     300  []                                                         [FLIES SWIMS RESISTS_FIRE RESISTS_COLD MAIL_DAEMON RESISTS_STONING];
    DJINNI                 "djinni"                 DEMON        7  12    4   30    0  0   8  [NOCORPSE NOGEN]           MEDIUM     400  [WEAP PHYS 2d8]                                            [FLIES RESISTS_STONING];
    JELLYFISH              "jellyfish"              EEL          3   3    6    0    0  0   5  [GENO NOGEN]               SMALL       20  [STNG DRST 3d3]                                            [SWIMS];
    PIRANHA                "piranha"                EEL          5  12    4    0    0  0   6  [GENO SGROUP NOGEN]        SMALL       30  [BITE PHYS 2d6]                                            [SWIMS];
    SHARK                  "shark"                  EEL          7  12    2    0    0  0   9  [GENO NOGEN]               LARGE      350  [BITE PHYS 5d6]                                            [SWIMS];
    GIANT_EEL              "giant eel"              EEL          5   9   -1    0    0  0   7  [GENO NOGEN]               HUGE       250  [BITE PHYS 3d6, TUCH WRAP 0d0]                             [SWIMS];
    ELECTRIC_EEL           "electric eel"           EEL          7  10   -3    0    0  0  10  [GENO NOGEN]               HUGE       250  [BITE ELEC 4d6, TUCH WRAP 0d0]                             [SWIMS];
    KRAKEN                 "kraken"                 EEL         20   3    6    0   -3  0  22  [GENO NOGEN]               HUGE      1000  [CLAW PHYS 2d4, CLAW PHYS 2d4, HUGS WRAP 2d6, BITE PHYS 5d4] [SWIMS STRONG];
    NEWT                   "newt"                   LIZARD       0   6    8    0    0  5   1  [GENO]                     TINY        20  [BITE PHYS 1d2]                                            [SWIMS];
    GECKO                  "gecko"                  LIZARD       1   6    8    0    0  5   2  [GENO]                     TINY        20  [BITE PHYS 1d3]                                            [];
    IGUANA                 "iguana"                 LIZARD       2   6    7    0    0  5   3  [GENO]                     TINY        30  [BITE PHYS 1d4]                                            [];
    BABY_CROCODILE         "baby crocodile"         LIZARD       3   6    7    0    0  0   4  [GENO]                     MEDIUM     200  [BITE PHYS 1d4]                                            [SWIMS] grows_into CROCODILE;
    LIZARD                 "lizard"                 LIZARD       5   6    6   10    0  5   6  [GENO]                     TINY        40  [BITE PHYS 1d6]                                            [RESISTS_STONING];
    CHAMELEON              "chameleon"              LIZARD       6   5    6   10    0  2   7  [GENO]                     TINY       100  [BITE PHYS 4d2]                                            [];
    CROCODILE              "crocodile"              LIZARD       6   9    5    0    0  1   7  [GENO]                     LARGE      400  [BITE PHYS 4d2, CLAW PHYS 1d12]                            [SWIMS STRONG];
    SALAMANDER             "salamander"             LIZARD       8  12   -1    0   -9  1  12  [HELL]                     MEDIUM     400  [WEAP PHYS 2d8, TUCH FIRE 1d6, HUGS PHYS 2d6, HUGS FIRE 3d6] [RESISTS_FIRE];
    LONG_WORM_TAIL         "long worm tail"         WORM_TAIL    0   0    0    0    0  0   1  [NOCORPSE NOGEN UNIQ]      TINY         0  []                                                         [];
    ARCHEOLOGIST           "archeologist"           HUMAN       10  12   10    1    3  0  12  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d6, WEAP PHYS 1d6]                             [STRONG PLAYER];
    BARBARIAN              "barbarian"              HUMAN       10  12   10    1    0  0  12  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d6, WEAP PHYS 1d6]                             [STRONG PLAYER];
    CAVEMAN                "caveman"                HUMAN       10  12   10    0    1  0  12  [NOGEN]                    MEDIUM     400  [WEAP PHYS 2d4]                                            [MALE STRONG PLAYER];
    CAVEWOMAN              "cavewoman"              HUMAN       10  12   10    0    1  0  12  [NOGEN]                    MEDIUM     400  [WEAP PHYS 2d4]                                            [FEMALE STRONG PLAYER];
    HEALER                 "healer"                 HUMAN       10  12   10    1    0  0  12  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d6]                                            [STRONG PLAYER];
    KNIGHT                 "knight"                 HUMAN       10  12   10    1    3  0  12  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d6, WEAP PHYS 1d6]                             [STRONG PLAYER];
    MONK                   "monk"                   HUMAN       10  12   10    2    0  0  11  [NOGEN]                    MEDIUM     400  [CLAW PHYS 1d8, KICK PHYS 1d8]                             [MALE STRONG PLAYER];
    PRIEST                 "priest"                 HUMAN       10  12   10    2    0  0  12  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d6]                                            [MALE STRONG PLAYER PRECEDES_FEMALE_FORM];
    PRIESTESS              "priestess"              HUMAN       10  12   10    2    0  0  12  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d6]                                            [FEMALE STRONG PLAYER];
    RANGER                 "ranger"                 HUMAN       10  12   10    2   -3  0  12  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d4]                                            [STRONG PLAYER];
    ROGUE                  "rogue"                  HUMAN       10  12   10    1   -3  0  12  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d6, WEAP PHYS 1d6]                             [STRONG LIKES_GEMS PLAYER];
    SAMURAI                "samurai"                HUMAN       10  12   10    1    3  0  12  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d8, WEAP PHYS 1d8]                             [STRONG PLAYER];
    TOURIST                "tourist"                HUMAN       10  12   10    1    0  0  12  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d6, WEAP PHYS 1d6]                             [STRONG PLAYER];
    VALKYRIE               "valkyrie"               HUMAN       10  12   10    1   -1  0  12  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d8, WEAP PHYS 1d8]                             [FEMALE STRONG RESISTS_COLD PLAYER];
    WIZARD                 "wizard"                 HUMAN       10  12   10    3    0  0  12  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d6]                                            [STRONG PLAYER];
    LORD_CARNARVON         "Lord Carnarvon"         HUMAN       20  12    0   30   20  0  22  [NOGEN UNIQ]               MEDIUM     400  [WEAP PHYS 1d6]                                            [MALE STRONG];
    PELIAS                 "Pelias"                 HUMAN       20  12    0   30    0  0  22  [NOGEN UNIQ]               MEDIUM     400  [WEAP PHYS 1d6]                                            [MALE STRONG];
    SHAMAN_KARNOV          "Shaman Karnov"          HUMAN       20  12    0   30   20  0  22  [NOGEN UNIQ]               MEDIUM     400  [WEAP PHYS 2d4]                                            [MALE STRONG];
    HIPPOCRATES            "Hippocrates"            HUMAN       20  12    0   40    0  0  22  [NOGEN UNIQ]               MEDIUM     400  [WEAP PHYS 1d6]                                            [MALE STRONG];
    KING_ARTHUR            "King Arthur"            HUMAN       20  12    0   40   20  0  23  [NOGEN UNIQ]               MEDIUM     400  [WEAP PHYS 1d6, WEAP PHYS 1d6]                             [MALE STRONG];
    GRAND_MASTER           "Grand Master"           HUMAN       25  12    0   70    0  0  30  [NOGEN UNIQ]               MEDIUM     400  [CLAW PHYS 4d10, KICK PHYS 2d8, MAGC CLRC 2d8, MAGC CLRC 2d8] [MALE STRONG NASTY RESISTS_FIRE];
    ARCH_PRIEST            "Arch Priest"            HUMAN       25  12    7   70    0  0  30  [NOGEN UNIQ]               MEDIUM     400  [WEAP PHYS 4d10, KICK PHYS 2d8, MAGC CLRC 2d8, MAGC CLRC 2d8] [MALE STRONG RESISTS_FIRE];
    ORION                  "Orion"                  HUMAN       20  12    0   30    0  0  22  [NOGEN UNIQ]               HUGE       700  [WEAP PHYS 1d6]                                            [SWIMS MALE STRONG];
    MASTER_OF_THIEVES      "Master of Thieves"      HUMAN       20  12    0   30  -20  0  24  [NOGEN UNIQ]               MEDIUM     400  [WEAP PHYS 2d6, WEAP PHYS 2d6, CLAW SAMU 2d4]              [MALE STRONG LIKES_GEMS RESISTS_STONING];
    LORD_SATO              "Lord Sato"              HUMAN       20  12    0   30   20  0  23  [NOGEN UNIQ]               MEDIUM     400  [WEAP PHYS 1d8, WEAP PHYS 1d6]                             [MALE STRONG];
    TWOFLOWER              "Twoflower"              HUMAN       20  12   10   20    0  0  22  [NOGEN UNIQ]               MEDIUM     400  [WEAP PHYS 1d6, WEAP PHYS 1d6]                             [MALE STRONG];
    NORN                   "Norn"                   HUMAN       20  12    0   80    0  0  23  [NOGEN UNIQ]               HUGE       550  [WEAP PHYS 1d8, WEAP PHYS 1d6]                             [FEMALE STRONG RESISTS_COLD];
    NEFERET_THE_GREEN      "Neferet the Green"      HUMAN       20  12    0   60    0  0  23  [NOGEN UNIQ]               MEDIUM     400  [WEAP PHYS 1d6, MAGC SPEL 2d8]                             [FEMALE STRONG];
    MINION_OF_HUHETOTL     "Minion of Huhetotl"     DEMON       16  12   -2   75  -14  0  23  [NOCORPSE NOGEN UNIQ]      LARGE      400  [WEAP PHYS 8d4, WEAP PHYS 4d6, MAGC SPEL 0d0, CLAW SAMU 2d6] [FLIES DEMON STRONG NASTY RESISTS_FIRE RESISTS_STONING];
    THOTH_AMON             "Thoth Amon"             HUMAN       16  12    0   10  -14  0  22  [NOCORPSE NOGEN UNIQ]      MEDIUM     400  [WEAP PHYS 1d6, MAGC SPEL 0d0, MAGC SPEL 0d0, CLAW SAMU 1d4] [MALE STRONG NASTY RESISTS_STONING];
    CHROMATIC_DRAGON       "Chromatic Dragon"       DRAGON      16  12    0   30  -14  0  23  [NOGEN UNIQ]               GIGANTIC  1700  [BREA RBRE 6d6, MAGC SPEL 0d0, CLAW SAMU 2d8, BITE PHYS 4d8, BITE PHYS 4d8, STNG PHYS 1d6] [FEMALE STRONG NASTY LIKES_GEMS RESISTS_FIRE RESISTS_COLD ADULT_DRAGON RESISTS_STONING];
    CYCLOPS                "Cyclops"                GIANT       18  12    0    0  -15  0  23  [NOGEN UNIQ]               HUGE       700  [WEAP PHYS 4d8, WEAP PHYS 4d8, CLAW SAMU 2d6]              [MALE STRONG NASTY LIKES_GEMS THROWS_ROCKS RESISTS_STONING];
    IXOTH                  "Ixoth"                  DRAGON      15  12   -1   20  -14  0  22  [NOGEN UNIQ]               GIGANTIC  1600  [BREA FIRE 8d6, BITE PHYS 4d8, MAGC SPEL 0d0, CLAW PHYS 2d4, CLAW SAMU 2d4] [FLIES MALE STRONG NASTY LIKES_GEMS RESISTS_FIRE ADULT_DRAGON RESISTS_STONING];
    MASTER_KAEN            "Master Kaen"            HUMAN       25  12  -10   10  -20  0  31  [NOGEN UNIQ]               MEDIUM     400  [CLAW PHYS 16d2, CLAW PHYS 16d2, MAGC CLRC 0d0, CLAW SAMU 1d4] [MALE STRONG NASTY RESISTS_STONING];
    NALZOK                 "Nalzok"                 DEMON       16  12   -2   85 -127  0  23  [NOCORPSE NOGEN UNIQ]      LARGE      400  [WEAP PHYS 8d4, WEAP PHYS 4d6, MAGC SPEL 0d0, CLAW SAMU 2d6] [FLIES DEMON MALE STRONG NASTY RESISTS_FIRE RESISTS_STONING];
    SCORPIUS               "Scorpius"               SPIDER      15  12   10    0  -15  0  17  [NOGEN UNIQ]               MEDIUM     350  [CLAW PHYS 2d6, CLAW SAMU 2d6, STNG DISE 1d4]              [MALE STRONG NASTY RESISTS_STONING];
    MASTER_ASSASSIN        "Master Assassin"        HUMAN       15  12    0   30   18  0  20  [NOGEN UNIQ]               MEDIUM     400  [WEAP DRST 2d6, WEAP PHYS 2d8, CLAW SAMU 2d6]              [MALE STRONG NASTY RESISTS_STONING];
    ASHIKAGA_TAKAUJI       "Ashikaga Takauji"       HUMAN       15  12    0   40  -13  0  19  [NOCORPSE NOGEN UNIQ]      MEDIUM     400  [WEAP PHYS 2d6, WEAP PHYS 2d6, CLAW SAMU 2d6]              [MALE STRONG NASTY RESISTS_STONING];
    LORD_SURTUR            "Lord Surtur"            GIANT       15  12    2   50   12  0  19  [NOGEN UNIQ]               HUGE       850  [WEAP PHYS 2d10, WEAP PHYS 2d10, CLAW SAMU 2d6]            [MALE STRONG NASTY LIKES_GEMS THROWS_ROCKS RESISTS_FIRE RESISTS_STONING];
    DARK_ONE               "Dark One"               HUMAN       15  12    0   80  -10  0  20  [NOCORPSE NOGEN UNIQ]      MEDIUM     400  [WEAP PHYS 1d6, WEAP PHYS 1d6, CLAW SAMU 1d4, MAGC SPEL 0d0] [STRONG NASTY RESISTS_STONING];
    STUDENT                "student"                HUMAN        5  12   10   10    3  0   7  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d6]                                            [STRONG] grows_into ARCHEOLOGIST;
    CHIEFTAIN              "chieftain"              HUMAN        5  12   10   10    0  0   7  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d6]                                            [STRONG];
    NEANDERTHAL            "neanderthal"            HUMAN        5  12   10   10    1  0   7  [NOGEN]                    MEDIUM     400  [WEAP PHYS 2d4]                                            [STRONG];
    ATTENDANT              "attendant"              HUMAN        5  12   10   10    3  0   7  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d6]                                            [STRONG] grows_into HEALER;
    PAGE                   "page"                   HUMAN        5  12   10   10    3  0   7  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d6, WEAP PHYS 1d6]                             [STRONG] grows_into KNIGHT;
    ABBOT                  "abbot"                  HUMAN        5  12   10   20    0  0   8  [NOGEN]                    MEDIUM     400  [CLAW PHYS 8d2, KICK STUN 3d2, MAGC CLRC 0d0]              [STRONG];
    ACOLYTE                "acolyte"                HUMAN        5  12   10   20    0  0   8  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d6, MAGC CLRC 0d0]                             [STRONG] grows_into PRIEST;
    HUNTER                 "hunter"                 HUMAN        5  12   10   10   -7  0   7  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d4]                                            [STRONG];
    THUG                   "thug"                   HUMAN        5  12   10   10   -3  0   7  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d6, WEAP PHYS 1d6]                             [STRONG];
    NINJA                  "ninja"                  HUMAN        5  12   10   10    3  0   7  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d8, WEAP PHYS 1d8]                             [STRONG];
    ROSHI                  "roshi"                  HUMAN        5  12   10   10    3  0   7  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d8, WEAP PHYS 1d8]                             [STRONG];
    GUIDE                  "guide"                  HUMAN        5  12   10   20    0  0   8  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d6, MAGC SPEL 0d0]                             [STRONG];
    WARRIOR                "warrior"                HUMAN        5  12   10   10   -1  0   7  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d8, WEAP PHYS 1d8]                             [FEMALE STRONG];
    APPRENTICE             "apprentice"             HUMAN        5  12   10   30    0  0   8  [NOGEN]                    MEDIUM     400  [WEAP PHYS 1d6, MAGC SPEL 0d0]                             [STRONG] grows_into WIZARD;
}
