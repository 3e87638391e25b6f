/*
 * monstr - a NetHack fork's own monsters under the rules of monstr.
 *
 * This header is compiled inside the fork. It turns the fork's `mons[]` into the library's
 * records by the fork's own symbols, whatever numbers these have, and answers what the game
 * asks. MIT OR Apache-2.0.
 *
 * Include it in one file of the game, after the game's headers:
 *
 *     #include "hack.h"
 *     #include "monstr.h"
 *     #define MONSTR_NETHACK_LINE MONSTR_NH_3_6_7
 *     static void here(struct monstr_nh_place *place) { ... }
 *     #define MONSTR_NETHACK_HERE(place) here(place)
 *     #include "monstr_nethack.h"
 *
 * and call monstr_nethack_start() when the game starts. What a macro has to say is told where
 * it is defined below; the fork defines its own before it includes this, and has to define
 * these two:
 *
 * - MONSTR_NETHACK_LINE: MONSTR_NH_3_4_3, MONSTR_NH_3_6_7 or MONSTR_NH_5_0_0, the game that
 *   the fork comes from. It tells what `struct permonst` looks like, and the rules.
 * - MONSTR_NETHACK_HERE(place): fills a struct monstr_nh_place, which is all zero before, with
 *   the place and the hero. Where the hero is in the quest's dungeon, `quest_role` is 1.
 *
 * C90 and later, C++. Everything in here is static.
 */
#ifndef MONSTR_NETHACK_H
#define MONSTR_NETHACK_H

#include <string.h>

#include "monstr.h"

#ifndef MONSTR_NETHACK_LINE
#error "MONSTR_NETHACK_LINE: the line of NetHack that this game comes from"
#endif
#ifndef MONSTR_NETHACK_HERE
#error "MONSTR_NETHACK_HERE(place): where the game tells the place and the hero"
#endif

/* How the functions are declared. */
#ifndef MONSTR_NETHACK_FN
#if defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 199901L)
#define MONSTR_NETHACK_FN static inline
#elif defined(__GNUC__)
#define MONSTR_NETHACK_FN static __inline__
#else
#define MONSTR_NETHACK_FN static
#endif
#endif

/* 1: the PM_ symbols are enumerators, which the preprocessor can't see: all are there. A
 * game that lacks one defines it, as a number that no species has. */
#ifndef MONSTR_NETHACK_ENUMERATORS
#define MONSTR_NETHACK_ENUMERATORS (MONSTR_NETHACK_LINE == MONSTR_NH_5_0_0)
#endif

/*
 * The game's data. `p` points to a struct permonst.
 */
#ifndef MONSTR_NETHACK_MONS
#define MONSTR_NETHACK_MONS mons
#endif
#ifndef MONSTR_NETHACK_RN2
#define MONSTR_NETHACK_RN2 rn2
#endif
#ifndef MONSTR_NETHACK_MVITALS
#define MONSTR_NETHACK_MVITALS mvitals
#endif
#ifndef MONSTR_NETHACK_MVFLAGS
#define MONSTR_NETHACK_MVFLAGS(vital) ((vital).mvflags)
#endif
#ifndef MONSTR_NETHACK_NAME
#if MONSTR_NETHACK_LINE == MONSTR_NH_5_0_0
#define MONSTR_NETHACK_NAME(p) ((p)->pmnames[MALE] ? (p)->pmnames[MALE] : (p)->pmnames[NEUTRAL])
#else
#define MONSTR_NETHACK_NAME(p) ((p)->mname)
#endif
#endif
#ifndef MONSTR_NETHACK_CLASS
#define MONSTR_NETHACK_CLASS(p) ((p)->mlet)
#endif
#ifndef MONSTR_NETHACK_LEVEL
#define MONSTR_NETHACK_LEVEL(p) ((p)->mlevel)
#endif
#ifndef MONSTR_NETHACK_SPEED
#define MONSTR_NETHACK_SPEED(p) ((p)->mmove)
#endif
#ifndef MONSTR_NETHACK_ARMOUR_CLASS
#define MONSTR_NETHACK_ARMOUR_CLASS(p) ((p)->ac)
#endif
#ifndef MONSTR_NETHACK_MAGIC_RESISTANCE
#define MONSTR_NETHACK_MAGIC_RESISTANCE(p) ((p)->mr)
#endif
#ifndef MONSTR_NETHACK_ALIGNMENT
#define MONSTR_NETHACK_ALIGNMENT(p) ((p)->maligntyp)
#endif
#ifndef MONSTR_NETHACK_GENERATION
#define MONSTR_NETHACK_GENERATION(p) ((p)->geno)
#endif
#ifndef MONSTR_NETHACK_FREQUENCY
#define MONSTR_NETHACK_FREQUENCY(p) (MONSTR_NETHACK_GENERATION(p) & G_FREQ)
#endif
#ifndef MONSTR_NETHACK_ATTACK
#define MONSTR_NETHACK_ATTACK(p, slot) (&(p)->mattk[slot])
#endif
#ifndef MONSTR_NETHACK_NUTRITION
#define MONSTR_NETHACK_NUTRITION(p) ((p)->cnutrit)
#endif
#ifndef MONSTR_NETHACK_SIZE
#define MONSTR_NETHACK_SIZE(p) ((p)->msize)
#endif
/* Words of bits: whether the bits of a symbol are set. A game that has arrays of them tells
 * its own way. */
#ifndef MONSTR_NETHACK_RESISTS
#define MONSTR_NETHACK_RESISTS(p, mr) (((p)->mresists & (mr)) != 0)
#endif
#ifndef MONSTR_NETHACK_IS1
#define MONSTR_NETHACK_IS1(p, m1) (((p)->mflags1 & (m1)) != 0)
#endif
#ifndef MONSTR_NETHACK_IS2
#define MONSTR_NETHACK_IS2(p, m2) (((p)->mflags2 & (m2)) != 0)
#endif
/* The difficulty that the game keeps; a negative number where it keeps none, and the rule
 * tells. */
#ifndef MONSTR_NETHACK_DIFFICULTY
#if MONSTR_NETHACK_LINE == MONSTR_NH_3_4_3
#define MONSTR_NETHACK_DIFFICULTY(p) (-1)
#else
#define MONSTR_NETHACK_DIFFICULTY(p) ((p)->difficulty)
#endif
#endif
/* What a species grows into; itself where it doesn't grow. */
#ifndef MONSTR_NETHACK_GROWN
#define MONSTR_NETHACK_GROWN(who) little_to_big(who)
#endif

/*
 * What the game has of its own.
 */

/* An attack or damage of a kind that NetHack doesn't have: a MONSTR_NH_AT_ or _AD_ code that
 * it counts as, or one of the numbers 32 to 63 for the rules' sets. A negative number leaves
 * it unknown: it counts as an attack, or as damage that isn't physical, and monstr_nethack
 * counts how many there are. */
#ifndef MONSTR_NETHACK_OTHER_ATTACK
#define MONSTR_NETHACK_OTHER_ATTACK(kind) (-1)
#endif
#ifndef MONSTR_NETHACK_OTHER_DAMAGE
#define MONSTR_NETHACK_OTHER_DAMAGE(kind) (-1)
#endif
/* A class that NetHack doesn't have: a number from 61 to 255 of its own, below 64 where the
 * rules' sets have to tell it. */
#ifndef MONSTR_NETHACK_OTHER_CLASS
#define MONSTR_NETHACK_OTHER_CLASS(mlet) (64 + (mlet))
#endif
/* A last word about a species' records: golems of the game's own, hit dice, special cases. */
#ifndef MONSTR_NETHACK_SPECIES
#define MONSTR_NETHACK_SPECIES(who, species, combat, extra) ((void) 0)
#endif
/* The rules, which are the line's until the game turns some of its knobs. */
#ifndef MONSTR_NETHACK_RULES
#define MONSTR_NETHACK_RULES(rules) ((void) 0)
#endif
/* 1: weights are kept until monstr_reset_rndmonst(). */
#ifndef MONSTR_NETHACK_KEEPS_WEIGHTS
#define MONSTR_NETHACK_KEEPS_WEIGHTS (MONSTR_NETHACK_LINE != MONSTR_NH_5_0_0)
#endif
/* MONSTR_NETHACK_HOOKS, if it is defined, points to the struct monstr_nh_hooks of a gate and
 * a say in the weights. */

/* A question that the library refused, with its code. It can't happen with a sound mons[]
 * and a sound place; the caller is answered what 'no monster' is. */
#ifndef MONSTR_NETHACK_REFUSED
#define MONSTR_NETHACK_REFUSED(code) ((void) (code))
#endif

/*
 * A monster. `m` points to a struct monst.
 */
#ifndef MONSTR_NETHACK_M_SPECIES
#define MONSTR_NETHACK_M_SPECIES(m) ((m)->mnum)
#endif
#ifndef MONSTR_NETHACK_M_LEVEL
#define MONSTR_NETHACK_M_LEVEL(m) ((m)->m_lvl)
#endif
#ifndef MONSTR_NETHACK_M_HP
#define MONSTR_NETHACK_M_HP(m) ((m)->mhp)
#endif
#ifndef MONSTR_NETHACK_M_HP_MAX
#define MONSTR_NETHACK_M_HP_MAX(m) ((m)->mhpmax)
#endif
#ifndef MONSTR_NETHACK_M_FEMALE
#define MONSTR_NETHACK_M_FEMALE(m) ((m)->female)
#endif

/* All that the adapter keeps. */
static struct monstr_nethack {
    struct monstr_nh_table table; /* for the library's functions */
    struct monstr_nh_rules rules;
    struct monstr_nh_gone gone;
    struct monstr_nh_pool pool;
    struct monstr_dice dice;
    /* The quest's enemies of the hero's role: 65535 and 0 until the game sets them. */
    struct monstr_nh_quest_enemies quest;
    /* What nothing is known of: the attacks and damages of such kinds. */
    int32_t unknown_attacks;
    int32_t unknown_damages;
    /* Classes that NetHack doesn't have: the species in them. */
    int32_t other_classes;
    struct monstr_nh_species species[NUMMONS];
    struct monstr_nh_combat combat[NUMMONS];
    struct monstr_nh_extra extras[NUMMONS];
    struct monstr_nh_attack attacks[NUMMONS * NATTK];
    struct monstr_nh_candidate room[SPECIAL_PM];
    const char *names[NUMMONS];
} monstr_nethack;

/* The flags are read where they are, a byte for each species. */
typedef char monstr_nethack_flags_are_bytes
    [sizeof MONSTR_NETHACK_MVFLAGS(MONSTR_NETHACK_MVITALS[0]) == 1 ? 1 : -1];

/*
 * From the game's symbols to the library's numbers.
 */

#define MONSTR_NETHACK_MAP(game, ours) \
    if (code == (int) (game))          \
        return ours;
#define MONSTR_NETHACK_MAP_AT(name) MONSTR_NETHACK_MAP(AT_##name, MONSTR_NH_AT_##name)
#define MONSTR_NETHACK_MAP_AD(name) MONSTR_NETHACK_MAP(AD_##name, MONSTR_NH_AD_##name)
#define MONSTR_NETHACK_MAP_S(name) MONSTR_NETHACK_MAP(S_##name, MONSTR_NH_CLASS_##name)
#define MONSTR_NETHACK_MAP_MZ(name) MONSTR_NETHACK_MAP(MZ_##name, MONSTR_NH_SIZE_##name)

/* The code of an attack's kind; negative where it is unknown. */
MONSTR_NETHACK_FN int monstr_nethack_attack(int code)
{
    MONSTR_NETHACK_MAP_AT(NONE)
    MONSTR_NETHACK_MAP_AT(CLAW)
    MONSTR_NETHACK_MAP_AT(BITE)
    MONSTR_NETHACK_MAP_AT(KICK)
    MONSTR_NETHACK_MAP_AT(BUTT)
    MONSTR_NETHACK_MAP_AT(TUCH)
    MONSTR_NETHACK_MAP_AT(STNG)
    MONSTR_NETHACK_MAP_AT(HUGS)
    MONSTR_NETHACK_MAP_AT(SPIT)
    MONSTR_NETHACK_MAP_AT(ENGL)
    MONSTR_NETHACK_MAP_AT(BREA)
    MONSTR_NETHACK_MAP_AT(EXPL)
    MONSTR_NETHACK_MAP_AT(BOOM)
    MONSTR_NETHACK_MAP_AT(GAZE)
    MONSTR_NETHACK_MAP_AT(TENT)
    MONSTR_NETHACK_MAP_AT(WEAP)
    MONSTR_NETHACK_MAP_AT(MAGC)
    return MONSTR_NETHACK_OTHER_ATTACK(code);
}

/* The code of a kind of damage; negative where it is unknown. */
MONSTR_NETHACK_FN int monstr_nethack_damage(int code)
{
    MONSTR_NETHACK_MAP_AD(PHYS)
    MONSTR_NETHACK_MAP_AD(MAGM)
    MONSTR_NETHACK_MAP_AD(FIRE)
    MONSTR_NETHACK_MAP_AD(COLD)
    MONSTR_NETHACK_MAP_AD(SLEE)
    MONSTR_NETHACK_MAP_AD(DISN)
    MONSTR_NETHACK_MAP_AD(ELEC)
    MONSTR_NETHACK_MAP_AD(DRST)
    MONSTR_NETHACK_MAP_AD(ACID)
#ifdef AD_SPC1
    MONSTR_NETHACK_MAP_AD(SPC1)
#endif
#ifdef AD_SPC2
    MONSTR_NETHACK_MAP_AD(SPC2)
#endif
    MONSTR_NETHACK_MAP_AD(BLND)
    MONSTR_NETHACK_MAP_AD(STUN)
    MONSTR_NETHACK_MAP_AD(SLOW)
    MONSTR_NETHACK_MAP_AD(PLYS)
    MONSTR_NETHACK_MAP_AD(DRLI)
    MONSTR_NETHACK_MAP_AD(DREN)
    MONSTR_NETHACK_MAP_AD(LEGS)
    MONSTR_NETHACK_MAP_AD(STON)
    MONSTR_NETHACK_MAP_AD(STCK)
    MONSTR_NETHACK_MAP_AD(SGLD)
    MONSTR_NETHACK_MAP_AD(SITM)
    MONSTR_NETHACK_MAP_AD(SEDU)
    MONSTR_NETHACK_MAP_AD(TLPT)
    MONSTR_NETHACK_MAP_AD(RUST)
    MONSTR_NETHACK_MAP_AD(CONF)
    MONSTR_NETHACK_MAP_AD(DGST)
    MONSTR_NETHACK_MAP_AD(HEAL)
    MONSTR_NETHACK_MAP_AD(WRAP)
    MONSTR_NETHACK_MAP_AD(WERE)
    MONSTR_NETHACK_MAP_AD(DRDX)
    MONSTR_NETHACK_MAP_AD(DRCO)
    MONSTR_NETHACK_MAP_AD(DRIN)
    MONSTR_NETHACK_MAP_AD(DISE)
    MONSTR_NETHACK_MAP_AD(DCAY)
    MONSTR_NETHACK_MAP_AD(SSEX)
    MONSTR_NETHACK_MAP_AD(HALU)
    MONSTR_NETHACK_MAP_AD(DETH)
    MONSTR_NETHACK_MAP_AD(PEST)
    MONSTR_NETHACK_MAP_AD(FAMN)
    MONSTR_NETHACK_MAP_AD(SLIM)
    MONSTR_NETHACK_MAP_AD(ENCH)
    MONSTR_NETHACK_MAP_AD(CORR)
#if MONSTR_NETHACK_LINE == MONSTR_NH_5_0_0 || defined(AD_POLY)
    MONSTR_NETHACK_MAP_AD(POLY)
#endif
    MONSTR_NETHACK_MAP_AD(CLRC)
    MONSTR_NETHACK_MAP_AD(SPEL)
    MONSTR_NETHACK_MAP_AD(RBRE)
    MONSTR_NETHACK_MAP_AD(SAMU)
    MONSTR_NETHACK_MAP_AD(CURS)
    return MONSTR_NETHACK_OTHER_DAMAGE(code);
}

/* The number of a class, S_ANT or another of the game's. */
MONSTR_NETHACK_FN int monstr_nethack_class(int code)
{
    MONSTR_NETHACK_MAP_S(ANT)
    MONSTR_NETHACK_MAP_S(BLOB)
    MONSTR_NETHACK_MAP_S(COCKATRICE)
    MONSTR_NETHACK_MAP_S(DOG)
    MONSTR_NETHACK_MAP_S(EYE)
    MONSTR_NETHACK_MAP_S(FELINE)
    MONSTR_NETHACK_MAP_S(GREMLIN)
    MONSTR_NETHACK_MAP_S(HUMANOID)
    MONSTR_NETHACK_MAP_S(IMP)
    MONSTR_NETHACK_MAP_S(JELLY)
    MONSTR_NETHACK_MAP_S(KOBOLD)
    MONSTR_NETHACK_MAP_S(LEPRECHAUN)
    MONSTR_NETHACK_MAP_S(MIMIC)
    MONSTR_NETHACK_MAP_S(NYMPH)
    MONSTR_NETHACK_MAP_S(ORC)
    MONSTR_NETHACK_MAP_S(PIERCER)
    MONSTR_NETHACK_MAP_S(QUADRUPED)
    MONSTR_NETHACK_MAP_S(RODENT)
    MONSTR_NETHACK_MAP_S(SPIDER)
    MONSTR_NETHACK_MAP_S(TRAPPER)
    MONSTR_NETHACK_MAP_S(UNICORN)
    MONSTR_NETHACK_MAP_S(VORTEX)
    MONSTR_NETHACK_MAP_S(WORM)
    MONSTR_NETHACK_MAP_S(XAN)
    MONSTR_NETHACK_MAP_S(LIGHT)
    MONSTR_NETHACK_MAP_S(ZRUTY)
    MONSTR_NETHACK_MAP_S(ANGEL)
    MONSTR_NETHACK_MAP_S(BAT)
    MONSTR_NETHACK_MAP_S(CENTAUR)
    MONSTR_NETHACK_MAP_S(DRAGON)
    MONSTR_NETHACK_MAP_S(ELEMENTAL)
    MONSTR_NETHACK_MAP_S(FUNGUS)
    MONSTR_NETHACK_MAP_S(GNOME)
    MONSTR_NETHACK_MAP_S(GIANT)
    MONSTR_NETHACK_MAP_S(JABBERWOCK)
    MONSTR_NETHACK_MAP_S(KOP)
    MONSTR_NETHACK_MAP_S(LICH)
    MONSTR_NETHACK_MAP_S(MUMMY)
    MONSTR_NETHACK_MAP_S(NAGA)
    MONSTR_NETHACK_MAP_S(OGRE)
    MONSTR_NETHACK_MAP_S(PUDDING)
    MONSTR_NETHACK_MAP_S(QUANTMECH)
    MONSTR_NETHACK_MAP_S(RUSTMONST)
    MONSTR_NETHACK_MAP_S(SNAKE)
    MONSTR_NETHACK_MAP_S(TROLL)
    MONSTR_NETHACK_MAP_S(UMBER)
    MONSTR_NETHACK_MAP_S(VAMPIRE)
    MONSTR_NETHACK_MAP_S(WRAITH)
    MONSTR_NETHACK_MAP_S(XORN)
    MONSTR_NETHACK_MAP_S(YETI)
    MONSTR_NETHACK_MAP_S(ZOMBIE)
    MONSTR_NETHACK_MAP_S(HUMAN)
    MONSTR_NETHACK_MAP_S(GHOST)
    MONSTR_NETHACK_MAP_S(GOLEM)
    MONSTR_NETHACK_MAP_S(DEMON)
    MONSTR_NETHACK_MAP_S(EEL)
    MONSTR_NETHACK_MAP_S(LIZARD)
    MONSTR_NETHACK_MAP_S(WORM_TAIL)
    MONSTR_NETHACK_MAP_S(MIMIC_DEF)
    return MONSTR_NETHACK_OTHER_CLASS(code);
}

/* The code of a size. */
MONSTR_NETHACK_FN int monstr_nethack_size(int code)
{
    MONSTR_NETHACK_MAP_MZ(TINY)
    MONSTR_NETHACK_MAP_MZ(SMALL)
    MONSTR_NETHACK_MAP_MZ(MEDIUM)
    MONSTR_NETHACK_MAP_MZ(LARGE)
    MONSTR_NETHACK_MAP_MZ(HUGE)
    MONSTR_NETHACK_MAP_MZ(GIGANTIC)
    return code;
}

/* MONSTR_NH_GEN_ bits of the game's G_ bits. */
MONSTR_NETHACK_FN int monstr_nethack_generation(long geno)
{
    int bits = 0;

    if (geno & G_SGROUP)
        bits |= MONSTR_NH_GEN_SGROUP;
    if (geno & G_LGROUP)
        bits |= MONSTR_NH_GEN_LGROUP;
    if (geno & G_NOGEN)
        bits |= MONSTR_NH_GEN_NOGEN;
    if (geno & G_UNIQ)
        bits |= MONSTR_NH_GEN_UNIQ;
    if (geno & G_HELL)
        bits |= MONSTR_NH_GEN_HELL;
    if (geno & G_NOHELL)
        bits |= MONSTR_NH_GEN_NOHELL;
    if (geno & G_GENO)
        bits |= MONSTR_NH_GEN_GENO;
    if (geno & G_NOCORPSE)
        bits |= MONSTR_NH_GEN_NOCORPSE;
    return bits;
}

/* What NetHack knows by a species' flags, as MONSTR_NH_TRAIT_ bits. */
MONSTR_NETHACK_FN int32_t monstr_nethack_flags(const struct permonst *p)
{
    int32_t bits = 0;

    if (MONSTR_NETHACK_IS1(p, M1_FLY))
        bits |= MONSTR_NH_TRAIT_FLIES;
    if (MONSTR_NETHACK_IS1(p, M1_SWIM))
        bits |= MONSTR_NH_TRAIT_SWIMS;
    if (MONSTR_NETHACK_IS1(p, M1_AMORPHOUS))
        bits |= MONSTR_NH_TRAIT_AMORPHOUS;
    if (MONSTR_NETHACK_IS1(p, M1_REGEN))
        bits |= MONSTR_NH_TRAIT_REGENERATES;
    if (MONSTR_NETHACK_IS2(p, M2_UNDEAD))
        bits |= MONSTR_NH_TRAIT_UNDEAD;
    if (MONSTR_NETHACK_IS2(p, M2_DEMON))
        bits |= MONSTR_NH_TRAIT_DEMON;
    if (MONSTR_NETHACK_IS2(p, M2_WERE))
        bits |= MONSTR_NH_TRAIT_WERE;
    if (MONSTR_NETHACK_IS2(p, M2_MALE))
        bits |= MONSTR_NH_TRAIT_MALE;
    if (MONSTR_NETHACK_IS2(p, M2_FEMALE))
        bits |= MONSTR_NH_TRAIT_FEMALE;
    if (MONSTR_NETHACK_IS2(p, M2_NEUTER))
        bits |= MONSTR_NH_TRAIT_NEUTER;
    if (MONSTR_NETHACK_IS2(p, M2_STRONG))
        bits |= MONSTR_NH_TRAIT_STRONG;
    if (MONSTR_NETHACK_IS2(p, M2_NASTY))
        bits |= MONSTR_NH_TRAIT_NASTY;
    if (MONSTR_NETHACK_IS2(p, M2_JEWELS))
        bits |= MONSTR_NH_TRAIT_LIKES_GEMS;
    if (MONSTR_NETHACK_IS2(p, M2_ROCKTHROW))
        bits |= MONSTR_NH_TRAIT_THROWS_ROCKS;
    if (MONSTR_NETHACK_RESISTS(p, MR_FIRE))
        bits |= MONSTR_NH_TRAIT_RESISTS_FIRE;
    if (MONSTR_NETHACK_RESISTS(p, MR_COLD))
        bits |= MONSTR_NH_TRAIT_RESISTS_COLD;
    if (MONSTR_NETHACK_RESISTS(p, MR_STONE))
        bits |= MONSTR_NH_TRAIT_RESISTS_STONING;
    return bits;
}

/* Whether `who`, which each of the next functions is asked about, is that species. */
#define MONSTR_NETHACK_IS(name) (who == (int) PM_##name)

/* What NetHack knows by a species' index, as MONSTR_NH_TRAIT_ bits. */
MONSTR_NETHACK_FN int32_t monstr_nethack_names(int who)
{
    int32_t bits = 0;

    if (MONSTR_NETHACK_IS(ORC) || MONSTR_NETHACK_IS(GIANT) || MONSTR_NETHACK_IS(ELF)
        || MONSTR_NETHACK_IS(HUMAN))
        bits |= MONSTR_NH_TRAIT_PLACEHOLDER;
#if MONSTR_NETHACK_ENUMERATORS || defined(PM_MAIL_DAEMON)
    if (MONSTR_NETHACK_IS(MAIL_DAEMON))
        bits |= MONSTR_NH_TRAIT_MAIL_DAEMON;
#endif
    if (MONSTR_NETHACK_IS(DEATH) || MONSTR_NETHACK_IS(FAMINE) || MONSTR_NETHACK_IS(PESTILENCE))
        bits |= MONSTR_NH_TRAIT_RIDER;
    if (who >= (int) PM_ARCHEOLOGIST && who <= (int) PM_WIZARD)
        bits |= MONSTR_NH_TRAIT_PLAYER;
    if (MONSTR_NETHACK_IS(WIZARD_OF_YENDOR))
        bits |= MONSTR_NH_TRAIT_RISES_STRONGER;
    if (MONSTR_NETHACK_IS(DEATH))
        bits |= MONSTR_NH_TRAIT_RESISTS_DRAIN;
#if MONSTR_NETHACK_LINE == MONSTR_NH_5_0_0
    if (MONSTR_NETHACK_IS(BLACK_DRAGON))
        bits |= MONSTR_NH_TRAIT_RESISTS_DRAIN;
    if (MONSTR_NETHACK_IS(KILLER_BEE))
        bits |= MONSTR_NH_TRAIT_GROWS_BY_POTION;
    if (MONSTR_NETHACK_IS(HIGH_CLERIC))
        bits |= MONSTR_NH_TRAIT_MAY_RECUR;
#elif MONSTR_NETHACK_LINE == MONSTR_NH_3_6_7
    if (MONSTR_NETHACK_IS(HIGH_PRIEST))
        bits |= MONSTR_NH_TRAIT_MAY_RECUR;
#endif
#if !MONSTR_NETHACK_ENUMERATORS && defined(PM_PRIESTESS)
    if (MONSTR_NETHACK_IS(PRIEST))
        bits |= MONSTR_NH_TRAIT_PRECEDES_FEMALE_FORM;
#endif
    if (MONSTR_NETHACK_IS(GRID_BUG))
        bits |= MONSTR_NH_TRAIT_PLAIN_DAMAGE;
    if (MONSTR_NETHACK_IS(ACID_BLOB))
        bits |= MONSTR_NH_TRAIT_ALWAYS_FRESH;
    if (MONSTR_NETHACK_IS(WRAITH))
        bits |= MONSTR_NH_TRAIT_WRAITH;
    if (MONSTR_NETHACK_IS(MANES))
        bits |= MONSTR_NH_TRAIT_UNLIVING;
    return bits;
}

/* The hit points of NetHack's golems. */
MONSTR_NETHACK_FN int monstr_nethack_golem(int who)
{
    const int is_new = MONSTR_NETHACK_LINE == MONSTR_NH_5_0_0;

    if (MONSTR_NETHACK_IS(STRAW_GOLEM) || MONSTR_NETHACK_IS(PAPER_GOLEM))
        return 20;
    if (MONSTR_NETHACK_IS(ROPE_GOLEM))
        return 30;
    if (MONSTR_NETHACK_IS(LEATHER_GOLEM) || MONSTR_NETHACK_IS(FLESH_GOLEM))
        return 40;
    if (MONSTR_NETHACK_IS(GOLD_GOLEM))
        return is_new ? 60 : 40;
    if (MONSTR_NETHACK_IS(WOOD_GOLEM))
        return 50;
    if (MONSTR_NETHACK_IS(CLAY_GOLEM))
        return is_new ? 70 : 50;
    if (MONSTR_NETHACK_IS(STONE_GOLEM))
        return is_new ? 100 : 60;
    if (MONSTR_NETHACK_IS(GLASS_GOLEM))
        return is_new ? 80 : 60;
    if (MONSTR_NETHACK_IS(IRON_GOLEM))
        return is_new ? 120 : 80;
    return 0;
}

/* The plane where an elemental is at home. */
MONSTR_NETHACK_FN int monstr_nethack_home(int who)
{
    if (MONSTR_NETHACK_IS(EARTH_ELEMENTAL))
        return MONSTR_NH_PLANE_EARTH;
    if (MONSTR_NETHACK_IS(AIR_ELEMENTAL))
        return MONSTR_NH_PLANE_AIR;
    if (MONSTR_NETHACK_IS(FIRE_ELEMENTAL))
        return MONSTR_NH_PLANE_FIRE;
    if (MONSTR_NETHACK_IS(WATER_ELEMENTAL))
        return MONSTR_NH_PLANE_WATER;
    return MONSTR_NH_PLANE_NONE;
}

/* What NetHack's difficulty adds for a species by its name. */
MONSTR_NETHACK_FN int monstr_nethack_adjustment(int who)
{
    if (MONSTR_NETHACK_IS(LEPRECHAUN))
        return -2;
#if MONSTR_NETHACK_LINE == MONSTR_NH_5_0_0
    if (MONSTR_NETHACK_IS(KILLER_BEE) || MONSTR_NETHACK_IS(SOLDIER_ANT))
        return 2;
#endif
    return 0;
}

MONSTR_NETHACK_FN int monstr_nethack_birth_limit(int who)
{
    if (MONSTR_NETHACK_IS(NAZGUL))
        return 9;
    if (MONSTR_NETHACK_IS(ERINYS))
        return 3;
    return 0;
}

MONSTR_NETHACK_FN int monstr_nethack_grown(int who)
{
#if MONSTR_NETHACK_LINE == MONSTR_NH_5_0_0
    if (MONSTR_NETHACK_IS(KILLER_BEE))
        return PM_QUEEN_BEE;
#endif
    return MONSTR_NETHACK_GROWN(who);
}

/*
 * The game's rows become records.
 */

/* What selection and hit points read of a species. */
MONSTR_NETHACK_FN struct monstr_nh_species monstr_nethack_species_of(int who)
{
    const struct permonst *p = &MONSTR_NETHACK_MONS[who];
    const long geno = (long) MONSTR_NETHACK_GENERATION(p);
    const int difficulty = (int) MONSTR_NETHACK_DIFFICULTY(p);
    struct monstr_nh_species s;

    memset(&s, 0, sizeof s);
    s.traits = (uint32_t) (monstr_nethack_flags(p) | monstr_nethack_names(who));
    s.generation = (uint8_t) monstr_nethack_generation(geno);
    s.fixed_hp = (uint16_t) monstr_nethack_golem(who);
    s.grows_by = (int16_t) (monstr_nethack_grown(who) - who);
    s.class_ = (uint8_t) monstr_nethack_class((int) MONSTR_NETHACK_CLASS(p));
    s.level = (uint8_t) MONSTR_NETHACK_LEVEL(p);
    s.difficulty = (uint8_t) (difficulty < 0 ? 0 : difficulty);
    s.frequency = (uint8_t) MONSTR_NETHACK_FREQUENCY(p);
    s.alignment = (int8_t) MONSTR_NETHACK_ALIGNMENT(p);
    s.birth_limit = (uint8_t) monstr_nethack_birth_limit(who);
    s.home = (uint8_t) monstr_nethack_home(who);
    if (s.class_ == MONSTR_NH_CLASS_DRAGON && who >= (int) PM_GRAY_DRAGON)
        s.traits |= MONSTR_NH_TRAIT_ADULT_DRAGON;
    return s;
}

/* What other rules read besides. The attacks go to monstr_nethack.attacks from
 * `first` on, all but empty slots at the end. */
MONSTR_NETHACK_FN struct monstr_nh_combat monstr_nethack_combat_of(int who, int first)
{
    const struct permonst *p = &MONSTR_NETHACK_MONS[who];
    struct monstr_nh_combat c;
    int slot;

    memset(&c, 0, sizeof c);
    c.first_attack = (uint16_t) first;
    c.nutrition = (uint16_t) MONSTR_NETHACK_NUTRITION(p);
    c.speed = (uint8_t) MONSTR_NETHACK_SPEED(p);
    c.armour_class = (int8_t) MONSTR_NETHACK_ARMOUR_CLASS(p);
    c.adjustment = (int8_t) monstr_nethack_adjustment(who);
    c.size = (uint8_t) monstr_nethack_size((int) MONSTR_NETHACK_SIZE(p));
    c.magic_resistance = (uint8_t) MONSTR_NETHACK_MAGIC_RESISTANCE(p);
    for (slot = 0; slot < NATTK; slot++) {
        struct monstr_nh_attack *a = &monstr_nethack.attacks[first + slot];
        const int kind = monstr_nethack_attack((int) MONSTR_NETHACK_ATTACK(p, slot)->aatyp);
        const int damage = monstr_nethack_damage((int) MONSTR_NETHACK_ATTACK(p, slot)->adtyp);

        monstr_nethack.unknown_attacks += kind < 0;
        monstr_nethack.unknown_damages += damage < 0;
        a->kind = (uint8_t) (kind < 0 ? 255 : kind);
        a->damage = (uint8_t) (damage < 0 ? 255 : damage);
        a->dice = (uint8_t) MONSTR_NETHACK_ATTACK(p, slot)->damn;
        a->sides = (uint8_t) MONSTR_NETHACK_ATTACK(p, slot)->damd;
        if (a->kind || a->damage || a->dice || a->sides)
            c.attack_count = (uint8_t) (slot + 1);
    }
    return c;
}

/* Takes the game's monsters over. Call it when the game starts, and again after mons[] has
 * changed. Answers 0, or a MONSTR_E_ code: MONSTR_E_UNSUPPORTED where the library was built
 * without the line's rules. */
MONSTR_NETHACK_FN int monstr_nethack_start(void)
{
    struct monstr_nh_table *const table = &monstr_nethack.table;
    const struct monstr_nh_rules *line = monstr_nh_rules_of(MONSTR_NETHACK_LINE);
    int who, code, end = 0;

    if (!line)
        return MONSTR_E_UNSUPPORTED;
    memset(&monstr_nethack, 0, sizeof monstr_nethack);
    monstr_nethack.rules = *line;
    monstr_nethack.rules.attack_slots = NATTK;
    MONSTR_NETHACK_RULES(&monstr_nethack.rules);

    table->species = monstr_nethack.species;
    table->combat = monstr_nethack.combat;
    table->attacks = monstr_nethack.attacks;
    table->extras = monstr_nethack.extras;
    table->names = monstr_nethack.names;
    table->rules = &monstr_nethack.rules;
    table->quest = &monstr_nethack.quest;
    table->species_count = NUMMONS;
    table->ordinary_count = SPECIAL_PM;
    table->attack_count = NUMMONS * NATTK;
    table->quest_count = 1;
    monstr_nethack.quest.first = 65535;
    monstr_nethack.quest.second = 65535;
    monstr_nethack.gone.flags = &MONSTR_NETHACK_MVFLAGS(MONSTR_NETHACK_MVITALS[0]);
    monstr_nethack.gone.stride = (int32_t) sizeof MONSTR_NETHACK_MVITALS[0];
    monstr_nethack.gone.count = NUMMONS;
    monstr_nethack.gone.genocided = G_GENOD;
    monstr_nethack.gone.extinct = G_EXTINCT;
    monstr_nethack.pool.room = monstr_nethack.room;
    monstr_nethack.pool.capacity = SPECIAL_PM;

    for (who = 0; who < NUMMONS; who++) {
        struct monstr_nh_species *s = &monstr_nethack.species[who];
        struct monstr_nh_combat *c = &monstr_nethack.combat[who];

        *s = monstr_nethack_species_of(who);
        *c = monstr_nethack_combat_of(who, end);
        end += c->attack_count;
        monstr_nethack.names[who] = MONSTR_NETHACK_NAME(&MONSTR_NETHACK_MONS[who]);
        monstr_nethack.other_classes += s->class_ > MONSTR_NH_CLASS_MIMIC_DEF;
        MONSTR_NETHACK_SPECIES(who, s, c, &monstr_nethack.extras[who]);
        if (MONSTR_NETHACK_DIFFICULTY(&MONSTR_NETHACK_MONS[who]) < 0) {
            code = (int) monstr_nh_difficulty_terms(table, who, NULL);
            s->difficulty = (uint8_t) (code < 0 ? 0 : code > 255 ? 255 : code);
        }
    }
    return (int) monstr_dice_from_rn2(&monstr_nethack.dice, MONSTR_NETHACK_RN2);
}

/*
 * Bodies for the game's functions. Each answers as the game's own does; where that has other
 * types, a line of the game's stands between:
 *
 *     struct permonst *rndmonst(void) { return monstr_rndmonst(); }
 *
 * Or the game gives them its own names and makes them visible, before this is included:
 *
 *     #define MONSTR_NETHACK_BODY
 *     #define monstr_rndmonst rndmonst
 */
#ifndef MONSTR_NETHACK_BODY
#define MONSTR_NETHACK_BODY MONSTR_NETHACK_FN
#endif

/* The place and the hero. */
MONSTR_NETHACK_FN struct monstr_nh_place monstr_nethack_here(void)
{
    struct monstr_nh_place place;

    memset(&place, 0, sizeof place);
    MONSTR_NETHACK_HERE(&place);
    return place;
}

/* The row of a species that the library answered; NULL for none. */
MONSTR_NETHACK_FN struct permonst *monstr_nethack_row(int32_t who)
{
    if (who < MONSTR_NONE)
        MONSTR_NETHACK_REFUSED(who);
    return who < 0 ? NULL : (struct permonst *) &MONSTR_NETHACK_MONS[who];
}

/* rndmonst(): a random species for this place, or NULL. */
MONSTR_NETHACK_BODY struct permonst *monstr_rndmonst(void)
{
    struct monstr_nethack *const my = &monstr_nethack;
    const struct monstr_nh_place here = monstr_nethack_here();

#ifdef MONSTR_NETHACK_HOOKS
    if (!MONSTR_NETHACK_KEEPS_WEIGHTS)
        monstr_nh_pool_reset(&my->pool);
    return monstr_nethack_row(monstr_nh_pick_with(MONSTR_NETHACK_HOOKS, &my->pool, &my->table,
                                                  &here, &my->gone, &my->dice));
#elif MONSTR_NETHACK_KEEPS_WEIGHTS
    return monstr_nethack_row(
        monstr_nh_pool_pick(&my->pool, &my->table, &here, &my->gone, &my->dice));
#else
    return monstr_nethack_row(monstr_nh_pick(&my->table, &here, &my->gone, &my->dice));
#endif
}

/* reset_rndmonst(): the weights that are kept are forgotten, those of one species or, for
 * NON_PM, all. */
MONSTR_NETHACK_BODY void monstr_reset_rndmonst(int who)
{
    if (who < 0)
        monstr_nh_pool_reset(&monstr_nethack.pool);
    else
        monstr_nh_pool_forget(&monstr_nethack.pool, who);
}

/* mkclass(): a random species of a class, or NULL. `spc` are G_ bits that don't keep a
 * species out this time. */
MONSTR_NETHACK_BODY struct permonst *monstr_mkclass(int mlet, int spc)
{
    struct monstr_nethack *const my = &monstr_nethack;
    const struct monstr_nh_place here = monstr_nethack_here();
    struct monstr_nh_class asked;

    memset(&asked, 0, sizeof asked);
    asked.class_id = monstr_nethack_class(mlet);
    asked.lifted = monstr_nethack_generation(spc);
#ifdef G_IGNORE
    asked.ignore_gone = (spc & G_IGNORE) != 0;
#endif
    return monstr_nethack_row(
        monstr_nh_pick_class(&my->table, &asked, &here, &my->gone, &my->dice));
}

/* adj_lev(): the level that a new monster of a species has here. */
MONSTR_NETHACK_BODY int monstr_adj_lev(const struct permonst *p)
{
    const struct monstr_nh_place here = monstr_nethack_here();
    const int32_t who = (int32_t) (p - MONSTR_NETHACK_MONS);
    const int32_t level = monstr_nh_adjusted_level(&monstr_nethack.table, who, &here);

    if (level < 0)
        MONSTR_NETHACK_REFUSED(level);
    return level < 0 ? 0 : (int) level;
}

/* newmonhp(): sets the level and the hit points of a new monster of a species. (3.4.3 does it
 * in makemon().) */
MONSTR_NETHACK_BODY void monstr_newmonhp(struct monst *m, int who)
{
    struct monstr_nethack *const my = &monstr_nethack;
    const struct monstr_nh_place here = monstr_nethack_here();
    struct monstr_nh_vigor vigor;
    const int32_t code = monstr_nh_new_hit_points(&my->table, who, &here, &my->dice, &vigor);

    if (code < 0) {
        MONSTR_NETHACK_REFUSED(code);
        return;
    }
    MONSTR_NETHACK_M_LEVEL(m) = vigor.level;
    MONSTR_NETHACK_M_HP(m) = vigor.hp;
    MONSTR_NETHACK_M_HP_MAX(m) = vigor.hp_max;
}

/* golemhp(): the hit points that a species always has; 0 where they are rolled. */
MONSTR_NETHACK_BODY int monstr_golemhp(int who)
{
    return who < 0 || who >= NUMMONS ? 0 : monstr_nethack.species[who].fixed_hp;
}

/* grow_up(): the monster has killed another, or with NULL drunk a potion of gain level or
 * eaten a wraith. Sets its level and hit points, and where it becomes what its species grows
 * into also its species' index and its sex. Answers its species; NULL where it is dead, or
 * dies of becoming what is genocided. Telling the player, and all else that hangs on its
 * species, is the game's. */
MONSTR_NETHACK_BODY struct permonst *monstr_grow_up(struct monst *m, const struct monst *victim)
{
    struct monstr_nethack *const my = &monstr_nethack;
    const struct monstr_nh_place here = monstr_nethack_here();
    const int32_t victim_level =
        victim ? (int32_t) MONSTR_NETHACK_M_LEVEL(victim) : (int32_t) MONSTR_NH_NO_VICTIM;
    struct monstr_nh_monster grown;
    int32_t who;

    memset(&grown, 0, sizeof grown);
    grown.species = (int32_t) MONSTR_NETHACK_M_SPECIES(m);
    grown.female = MONSTR_NETHACK_M_FEMALE(m) != 0;
    grown.vigor.level = MONSTR_NETHACK_M_LEVEL(m);
    grown.vigor.hp = MONSTR_NETHACK_M_HP(m);
    grown.vigor.hp_max = MONSTR_NETHACK_M_HP_MAX(m);
    who = monstr_nh_grow_up(&my->table, &grown, victim_level, here.plane, &my->gone, &my->dice);
    if (who >= MONSTR_NONE) {
        MONSTR_NETHACK_M_LEVEL(m) = grown.vigor.level;
        MONSTR_NETHACK_M_HP(m) = grown.vigor.hp;
        MONSTR_NETHACK_M_HP_MAX(m) = grown.vigor.hp_max;
    }
    if (who >= 0) {
        MONSTR_NETHACK_M_SPECIES(m) = who;
        MONSTR_NETHACK_M_FEMALE(m) = grown.female != 0;
    }
    return monstr_nethack_row(who);
}

/* experience(): the points for a kill, 0 where the library refused. `killed` is what the game
 * tells of it. */
MONSTR_NETHACK_BODY int monstr_experience(int who, const struct monstr_nh_killed *killed)
{
    const int32_t points = monstr_nh_experience(&monstr_nethack.table, who, killed);

    if (points < 0)
        MONSTR_NETHACK_REFUSED(points);
    return points < 0 ? 0 : (int) points;
}

/* monstr[], mons[].difficulty: how hard a species is. */
MONSTR_NETHACK_BODY int monstr_difficulty(int who)
{
    return who < 0 || who >= NUMMONS ? 0 : monstr_nethack.species[who].difficulty;
}

/* makedefs' mstrength(): the same by the rule, whatever the game keeps. */
MONSTR_NETHACK_BODY int monstr_mstrength(int who)
{
    const int32_t difficulty = monstr_nh_difficulty_terms(&monstr_nethack.table, who, NULL);

    if (difficulty < 0)
        MONSTR_NETHACK_REFUSED(difficulty);
    return difficulty < 0 ? 0 : (int) difficulty;
}

#endif /* MONSTR_NETHACK_H */
