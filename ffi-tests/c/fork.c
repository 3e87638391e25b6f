/*
 * A game with its own monsters and its own rules, played both ways.
 *
 * It is nobody's game: 700 species made up from a seed, eight attack slots, numbers, flags and
 * classes of its own, a struct permonst of its own shape, and rules of which hardly one is as
 * NetHack has it. It plays 10,000 turns by the library, through monstr_nethack.h, and by the
 * plain functions at the end of this file, which say in C what its rules are. Each has the
 * same generator; every answer and every draw has to be the same.
 */
#include <stdio.h>
#include <string.h>

#include "monstr.h"

/*
 * The game's headers.
 */
#define NUMMONS 700
#define SPECIAL_PM 660 /* those from here on are made by name alone */
#define NATTK 8
#define TURNS 10000L

typedef unsigned char uchar;
typedef signed char schar;

enum attack_kinds {
    AT_NONE, AT_BITE, AT_CLAW, AT_KICK, AT_BUTT, AT_HUGS, AT_STNG, AT_TUCH, AT_SPIT, AT_GAZE,
    AT_ENGL, AT_BOOM, AT_EXPL, AT_TENT, AT_BREA, AT_LASH, AT_WEAP, AT_SING, AT_MAGC, AT_KINDS
};

enum damage_kinds {
    AD_PHYS, AD_ROT, AD_MAGM, AD_COLD, AD_FIRE, AD_SLEE, AD_DISN, AD_ELEC, AD_DRST, AD_ACID,
    AD_BLND, AD_STUN, AD_SLOW, AD_PLYS, AD_DRLI, AD_DREN, AD_LEGS, AD_STON, AD_STCK, AD_SGLD,
    AD_SITM, AD_SEDU, AD_TLPT, AD_RUST, AD_CONF, AD_DGST, AD_HEAL, AD_WRAP, AD_WERE, AD_DRDX,
    AD_DRCO, AD_DRIN, AD_DISE, AD_DCAY, AD_SSEX, AD_HALU, AD_DETH, AD_PEST, AD_FAMN, AD_SLIM,
    AD_ENCH, AD_CORR, AD_CLRC, AD_SPEL, AD_RBRE, AD_SAMU, AD_CURS, AD_INK, AD_KINDS
};

/* Two classes more than NetHack has, and all in another order. */
enum classes {
    S_NONE, S_DRAGON, S_CLOCKWORK, S_ELEMENTAL, S_GOLEM, S_ANT, S_BLOB, S_COCKATRICE, S_DOG,
    S_EYE, S_FELINE, S_GREMLIN, S_HUMANOID, S_IMP, S_JELLY, S_KOBOLD, S_LEPRECHAUN, S_MIMIC,
    S_NYMPH, S_ORC, S_PIERCER, S_QUADRUPED, S_RODENT, S_SPIDER, S_TRAPPER, S_UNICORN, S_VORTEX,
    S_WORM, S_XAN, S_LIGHT, S_ZRUTY, S_ANGEL, S_BAT, S_CENTAUR, S_FUNGUS, S_GNOME, S_GIANT,
    S_JABBERWOCK, S_KOP, S_LICH, S_MUMMY, S_NAGA, S_OGRE, S_PUDDING, S_QUANTMECH, S_RUSTMONST,
    S_SNAKE, S_TROLL, S_UMBER, S_VAMPIRE, S_WRAITH, S_XORN, S_YETI, S_ZOMBIE, S_HUMAN, S_GHOST,
    S_DEMON, S_EEL, S_LIZARD, S_PAINTING, S_WORM_TAIL, S_MIMIC_DEF, MAXMCLASSES
};

enum sizes { MZ_TINY, MZ_SMALL, MZ_MEDIUM, MZ_LARGE, MZ_HUGE, MZ_GIGANTIC, MZ_SIZES };

/* Flags are numbers of bits in an array. */
enum flags {
    M1_FLY, M1_SWIM, M1_AMORPHOUS, M1_REGEN, M2_UNDEAD, M2_DEMON, M2_WERE, M2_MALE, M2_FEMALE,
    M2_NEUTER, M2_STRONG, M2_NASTY, M2_JEWELS, M2_ROCKTHROW, MR_FIRE, MR_COLD, MR_STONE, M4_SHY,
    M4_SWARMS, M_FLAGS
};

#define G_UNIQ 0x0001
#define G_NOGEN 0x0002
#define G_HELL 0x0004
#define G_NOHELL 0x0008
#define G_LGROUP 0x0010
#define G_SGROUP 0x0020
#define G_GENO 0x0040
#define G_NOCORPSE 0x0080
#define G_FREQ 0x0f00 /* the frequency, 0..15, in the middle of the word */
#define G_GENOD 0x80  /* of mvflags */
#define G_EXTINCT 0x08

/* Those whom a rule knows by name. Some lie in classes that bear their names no honour. */
enum monsters {
    PM_GRAY_DRAGON = 5,
    PM_AIR_ELEMENTAL = 23, PM_EARTH_ELEMENTAL, PM_FIRE_ELEMENTAL, PM_WATER_ELEMENTAL,
    PM_STRAW_GOLEM = 33, PM_PAPER_GOLEM, PM_ROPE_GOLEM, PM_GOLD_GOLEM, PM_LEATHER_GOLEM,
    PM_WOOD_GOLEM, PM_FLESH_GOLEM, PM_CLAY_GOLEM, PM_STONE_GOLEM, PM_GLASS_GOLEM, PM_IRON_GOLEM,
    PM_ACID_BLOB = 56, PM_MANES = 140, PM_LEPRECHAUN = 170, PM_ORC = 200, PM_GRID_BUG = 300,
    PM_GIANT = 380, PM_WRAITH = 540, PM_NAZGUL = 542, PM_ELF = 580, PM_HUMAN, PM_ERINYS = 610,
    PM_DEATH = 612, PM_FAMINE, PM_PESTILENCE, PM_MAIL_DAEMON = 616, PM_ARCHEOLOGIST = 662, PM_WIZARD = 670,
    PM_HIGH_PRIEST = 680, PM_WIZARD_OF_YENDOR = 690
};

struct attack {
    uchar aatyp, adtyp, damn, damd;
};

struct permonst {
    struct attack blows[NATTK];
    unsigned short geno, food;
    uchar mlet, lvl, speed, mr, size;
    schar ac, alignment;
    uchar flags[(M_FLAGS + 7) / 8];
    char name[12];
};

struct monst {
    int species, level, hp, max_hp;
    uchar is_female;
};

struct permonst mons[NUMMONS];

struct vital {
    uchar born, died, mvflags, seen, eaten;
} vitals[NUMMONS];

/* One stream of chance for each way to play, and a third for what happens meanwhile. */
struct stream {
    unsigned long state, draws, bounds;
};
static struct stream by_library, by_hand, meanwhile;

static int draw(struct stream *from, int n)
{
    from->state = (from->state * 1103515245UL + 12345UL) & 0xffffffffUL;
    from->draws++;
    from->bounds = (from->bounds * 31UL + (unsigned long) n) & 0xffffffffUL;
    return (int) ((from->state >> 16) % (unsigned long) n);
}

static int rn2(int n)
{
    return draw(&by_library, n);
}

static int chance(int n)
{
    return draw(&meanwhile, n);
}

static int has(const struct permonst *p, int flag)
{
    return p->flags[flag / 8] >> (flag % 8) & 1;
}

static int little_to_big(int who)
{
    return who % 4 == 0 && mons[who].mlet == mons[who + 1].mlet ? who + 1 : who;
}

/* The place and the hero. */
static struct {
    int depth, level, deepest, plane, side, heat, night, deaths, hell;
} now;

/* Shy ones come one time in four; swarms only at night. */
static int may_come(int who, struct stream *from)
{
    if (has(&mons[who], M4_SWARMS) && !now.night)
        return 0;
    return !has(&mons[who], M4_SHY) || draw(from, 4) == 0;
}

static int swarm(int who, int weight)
{
    return has(&mons[who], M4_SWARMS) ? 3 * weight : weight;
}

static int hit_die(int who)
{
    static const int sides[MZ_SIZES] = {3, 6, 8, 10, 12, 20};

    return sides[mons[who].size];
}

static int class_factor(int who)
{
    return who % 3 ? 1 : 3;
}

/* Nothing of the class of clockworks gets above this. */
static int own_ceiling(int who)
{
    return mons[who].mlet == S_CLOCKWORK ? 15 : 0;
}

/*
 * What the game tells the library: the glue.
 */
static void here(struct monstr_nh_place *place)
{
    place->level_difficulty = now.depth;
    place->hero_level = now.level;
    place->hero_level_in_bounds = now.deepest; /* while a level is made */
    place->plane = now.plane;
    place->alignment = now.side;
    place->temperature = now.heat;
    place->wizard_deaths = now.deaths;
    place->gehennom = now.hell; /* of which this game's rules make nothing */
}

static int32_t gate(void *context, int32_t who, struct monstr_dice *dice)
{
    (void) context;
    (void) dice; /* which are the game's own rn2 */
    return may_come((int) who, &by_library);
}

static int32_t own_weight(void *context, int32_t who, int32_t weight)
{
    (void) context;
    return swarm((int) who, (int) weight);
}

static const struct monstr_nh_hooks hooks = {gate, own_weight, NULL};

#define BIT(n) ((uint64_t) 1 << (n))
#define OWN_LASH 40 /* among the attacks of the rules' sets */
#define OWN_ROT 60  /* among the damages */

static void rules_of_this_game(struct monstr_nh_rules *rules)
{
    rules->pick_by_reservoir = 1;
    rules->small_group_bonus = 2;
    rules->large_group_bonus = 3;
    rules->ranged_attacks |= BIT(OWN_LASH);
    rules->armour_below = 3;
    rules->armour_far_below = -2;
    rules->speed_from = 15;
    rules->speed_far_from = 24;
    rules->spell_bonus = 2;
    rules->grave_damage |= BIT(OWN_ROT);
    rules->grave_bonus = 3;
    rules->heavy_from = 20;
    rules->difficulty_floor = 3;
    rules->difficulty_cap = 45;
    rules->coded_level_from = 100;
    rules->min_divisor = 2;
    rules->min_rounds_up = 1;
    rules->max_after_wizard = 60;
    rules->wider_tries = 2;
    rules->min_widened[0] = -1;
    rules->max_widened[0] = 1;
    rules->min_widened[1] = -3;
    rules->max_widened[1] = 2;
    rules->alignment_span = 24;
    rules->alignment_divisor = 6;
    rules->unaligned_as = 0;
    rules->temperature_bonus = 5;
    rules->weight_ceiling = 12;
    rules->weight_is_capped = 1;
    rules->hell_rule = 0;
    rules->class_pick_sorted = 2;
    rules->class_pick_leeway = 2;
    rules->class_pick_coin = 3;
    rules->class_pick_skew = 1;
    rules->class_pick_from_rare = 2;
    rules->level_drop = 2;
    rules->level_place_divisor = 6;
    rules->level_hero_divisor = 3;
    rules->level_ceiling_halves = 4;
    rules->level_ceiling = 60;
    rules->coded_level = 61;
    rules->coded_hp_added = 50;
    rules->hit_dice_twice = 2;
    rules->hp_per_level = 1;
    rules->rider_dice = 12;
    rules->rider_sides = 6;
    rules->dragon_die = 5;
    rules->dragon_hp_per_level = 3;
    rules->home_factor = 2;
    rules->hp_percent = 110;
    rules->growth_halves = 4;
    rules->growth_least_limit = 6;
    rules->growth_limit = 60;
    rules->growth_hp_cap = 300;
    rules->growth_cap_exempt = BIT(MONSTR_NH_CLASS_DRAGON);
    rules->growth_by_hit_die = 1;
}

static void own_species(int who, struct monstr_nh_species *species, struct monstr_nh_extra *extra)
{
    extra->hit_die = (uint8_t) hit_die(who);
    extra->class_factor = (uint8_t) class_factor(who);
    extra->level_ceiling = (uint8_t) own_ceiling(who);
    if (who == PM_IRON_GOLEM + 1) /* a golem of this game's own */
        species->fixed_hp = 250;
}

#define MONSTR_NETHACK_LINE MONSTR_NH_3_6_7
#define MONSTR_NETHACK_HERE(place) here(place)
#define MONSTR_NETHACK_ENUMERATORS 1
#define MONSTR_NETHACK_MVITALS vitals
#define MONSTR_NETHACK_NAME(p) ((p)->name)
#define MONSTR_NETHACK_LEVEL(p) ((p)->lvl)
#define MONSTR_NETHACK_SPEED(p) ((p)->speed)
#define MONSTR_NETHACK_ALIGNMENT(p) ((p)->alignment)
#define MONSTR_NETHACK_FREQUENCY(p) (((p)->geno & G_FREQ) >> 8)
#define MONSTR_NETHACK_ATTACK(p, slot) (&(p)->blows[slot])
#define MONSTR_NETHACK_NUTRITION(p) ((p)->food)
#define MONSTR_NETHACK_SIZE(p) ((p)->size)
#define MONSTR_NETHACK_RESISTS(p, mr) has(p, mr)
#define MONSTR_NETHACK_IS1(p, m1) has(p, m1)
#define MONSTR_NETHACK_IS2(p, m2) has(p, m2)
#define MONSTR_NETHACK_DIFFICULTY(p) (-1)
#define MONSTR_NETHACK_OTHER_ATTACK(kind) ((kind) == AT_LASH ? OWN_LASH : -1)
#define MONSTR_NETHACK_OTHER_DAMAGE(kind) ((kind) == AD_ROT ? OWN_ROT : -1)
#define MONSTR_NETHACK_OTHER_CLASS(mlet) \
    ((mlet) == S_CLOCKWORK ? 61 : (mlet) == S_PAINTING ? 62 : 0)
#define MONSTR_NETHACK_SPECIES(who, species, combat, extra) own_species(who, species, extra)
#define MONSTR_NETHACK_RULES(rules) rules_of_this_game(rules)
#define MONSTR_NETHACK_HOOKS (&hooks)
#define MONSTR_NETHACK_KEEPS_WEIGHTS 0
#define MONSTR_NETHACK_REFUSED(code) refused(code)
#define MONSTR_NETHACK_M_SPECIES(m) ((m)->species)
#define MONSTR_NETHACK_M_LEVEL(m) ((m)->level)
#define MONSTR_NETHACK_M_HP(m) ((m)->hp)
#define MONSTR_NETHACK_M_HP_MAX(m) ((m)->max_hp)
#define MONSTR_NETHACK_M_FEMALE(m) ((m)->is_female)

static void refused(int32_t code)
{
    printf("refused: %s\n", monstr_strerror(code));
}

#include "monstr_nethack.h"

/* The game's own order within a class: the last comes first. */
static uint16_t class_order[SPECIAL_PM];

/*
 * Making the monsters up.
 */
static void make_up_monsters(void)
{
    int who, slot, flag, first, last;

    for (who = 0; who < NUMMONS; who++) {
        struct permonst *p = &mons[who];

        sprintf(p->name, "beast %d", who);
        /* The classes follow one another, 10 or 11 species each. */
        p->mlet = (uchar) (who < SPECIAL_PM ? 1 + who * (MAXMCLASSES - 1) / SPECIAL_PM : S_HUMAN);
        p->lvl = (uchar) (chance(3) ? chance(20) : chance(60));
        if (chance(20) == 0)
            p->lvl = (uchar) (100 + chance(50));
        p->speed = (uchar) (3 * chance(10));
        p->mr = (uchar) (10 * chance(10));
        p->size = (uchar) chance(MZ_SIZES);
        p->ac = (schar) (10 - chance(20));
        p->alignment = (schar) (chance(30) ? 5 * (chance(9) - 4) : -128);
        p->food = (unsigned short) (10 * chance(100));
        p->geno = (unsigned short) (chance(6) << 8);
        if (chance(8) == 0)
            p->geno |= G_SGROUP;
        else if (chance(12) == 0)
            p->geno |= G_LGROUP;
        if (chance(25) == 0)
            p->geno |= G_NOGEN;
        if (chance(40) == 0)
            p->geno |= G_UNIQ;
        for (flag = 0; flag < M_FLAGS; flag++)
            if (chance(6) == 0)
                p->flags[flag / 8] |= (uchar) (1 << flag % 8);
        for (slot = 0; slot < NATTK; slot++) {
            if (chance(2 + slot))
                continue; /* an empty one, perhaps among others */
            p->blows[slot].aatyp = (uchar) chance(AT_KINDS);
            p->blows[slot].adtyp = (uchar) (chance(2) ? AD_PHYS : chance(AD_KINDS));
            p->blows[slot].damn = (uchar) (1 + chance(6));
            p->blows[slot].damd = (uchar) (1 + chance(12));
        }
    }
    for (first = 0; first < SPECIAL_PM; first = last) {
        for (last = first; last < SPECIAL_PM && mons[last].mlet == mons[first].mlet; last++)
            ;
        for (who = first; who < last; who++)
            class_order[who] = (uint16_t) (first + last - 1 - who);
    }
}

/*
 * The rules of the game, in plain C.
 */
static int difficulty[NUMMONS];
static long wider[3]; /* how often each try of a pick found somebody */

static int fixed_hp(int who)
{
    static const int golems[] = {20, 20, 30, 40, 40, 50, 40, 50, 60, 60, 80, 250};

    return who >= PM_STRAW_GOLEM && who <= PM_IRON_GOLEM + 1 ? golems[who - PM_STRAW_GOLEM] : 0;
}

static int is_rider(int who)
{
    return who >= PM_DEATH && who <= PM_PESTILENCE;
}

static int is_coded(int who)
{
    return mons[who].lvl >= 100;
}

static int at_home(int who)
{
    return (who == PM_EARTH_ELEMENTAL && now.plane == MONSTR_NH_PLANE_EARTH)
           || (who == PM_AIR_ELEMENTAL && now.plane == MONSTR_NH_PLANE_AIR)
           || (who == PM_FIRE_ELEMENTAL && now.plane == MONSTR_NH_PLANE_FIRE)
           || (who == PM_WATER_ELEMENTAL && now.plane == MONSTR_NH_PLANE_WATER);
}

static int plain_difficulty(int who)
{
    const struct permonst *p = &mons[who];
    const int base = is_coded(who) ? 2 * (p->lvl - 6) / 4 : p->lvl;
    int bonus = 0, ranged = 0, slot, result;

    if (p->geno & G_SGROUP)
        bonus += 2;
    if (p->geno & G_LGROUP)
        bonus += 3;
    bonus += (p->ac < 3) + (p->ac < -2) + (p->speed >= 15) + (p->speed >= 24);
    for (slot = 0; slot < NATTK; slot++) {
        const struct attack *a = &p->blows[slot];

        switch (a->aatyp) {
        case AT_NONE:
            break;
        case AT_MAGC:
            bonus += 3;
            ranged = 1;
            break;
        case AT_WEAP:
            bonus += 1 + has(p, M2_STRONG);
            ranged = 1;
            break;
        case AT_BREA:
        case AT_SPIT:
        case AT_GAZE:
        case AT_LASH:
            ranged = 1;
            bonus++;
            break;
        default:
            bonus++;
        }
        switch (a->adtyp) {
        case AD_DRLI:
        case AD_STON:
        case AD_DRST:
        case AD_DRDX:
        case AD_DRCO:
        case AD_WERE:
        case AD_ROT:
            bonus += 3;
            break;
        case AD_PHYS:
            break;
        default:
            bonus += who != PM_GRID_BUG;
        }
        bonus += a->damn * a->damd >= 20;
    }
    bonus += ranged;
    if (who == PM_LEPRECHAUN)
        bonus -= 2;
    result = bonus == 0 ? base - 1 : bonus >= 6 ? base + bonus / 2 : base + bonus / 3 + 1;
    return result < 3 ? 3 : result > 45 ? 45 : result;
}

static int lives_here(int who)
{
    const struct permonst *p = &mons[who];

    if (now.plane == MONSTR_NH_PLANE_NONE || now.plane == MONSTR_NH_PLANE_ASTRAL)
        return 1;
    if (p->mlet == S_ELEMENTAL)
        return at_home(who);
    switch (now.plane) {
    case MONSTR_NH_PLANE_WATER:
        return has(p, M1_SWIM);
    case MONSTR_NH_PLANE_FIRE:
        return has(p, MR_FIRE);
    case MONSTR_NH_PLANE_AIR:
        return (has(p, M1_FLY) && p->mlet != S_TRAPPER) || has(p, M1_AMORPHOUS)
               || p->mlet == S_EYE || p->mlet == S_LIGHT || p->mlet == S_GHOST
               || p->mlet == S_VORTEX;
    default:
        return 1;
    }
}

static int is_gone(int who)
{
    return (vitals[who].mvflags & (G_GENOD | G_EXTINCT)) != 0;
}

static int frequency(int who)
{
    return (mons[who].geno & G_FREQ) >> 8;
}

static int plain_weight(int who)
{
    const struct permonst *p = &mons[who];
    const int a = p->alignment == -128 ? 0 : p->alignment;
    int weight = frequency(who);

    if (now.side == MONSTR_NH_ALIGNMENT_LAWFUL)
        weight += (a + 24) / 6;
    else if (now.side == MONSTR_NH_ALIGNMENT_CHAOTIC)
        weight += (24 - a) / 6;
    else if (now.side == MONSTR_NH_ALIGNMENT_NEUTRAL)
        weight += (24 - (a < 0 ? -a : a)) / 4;
    if ((now.heat > 0 && has(p, MR_FIRE)) || (now.heat < 0 && has(p, MR_COLD)))
        weight += 5;
    weight = swarm(who, weight);
    return weight < 0 ? 0 : weight > 12 ? 12 : weight;
}

static int plain_rndmonst(void)
{
    static const int lower[] = {0, -1, -3}, higher[] = {0, 1, 2};
    const int hero = now.deepest ? now.deepest : now.level;
    const int least = (now.depth + 1) / 2, most = now.deaths ? 60 : (now.depth + hero) / 2;
    int attempt, who, chosen = -1;

    for (attempt = 0; attempt < 3 && chosen < 0; attempt++) {
        int sum = 0;

        for (who = 0; who < SPECIAL_PM; who++) {
            int weight;

            if (difficulty[who] < least + lower[attempt]
                || difficulty[who] > most + higher[attempt])
                continue;
            if (!may_come(who, &by_hand) || !lives_here(who) || is_gone(who)
                || (mons[who].geno & (G_UNIQ | G_NOGEN)))
                continue;
            weight = plain_weight(who);
            if (weight > 0) {
                sum += weight;
                if (draw(&by_hand, sum) < weight)
                    chosen = who;
            }
        }
    }
    if (chosen >= 0)
        wider[attempt - 1]++;
    return chosen;
}

static int plain_adj_lev(int who)
{
    const int base = mons[who].lvl, own = own_ceiling(who);
    int level = base, most = own ? own : 2 * base;

    if (who == PM_WIZARD_OF_YENDOR)
        return base + now.deaths > 60 ? 60 : base + now.deaths;
    if (is_coded(who))
        return 61;
    level += now.depth < base ? -2 : (now.depth - base) / 6;
    if (now.level > base)
        level += (now.level - base) / 3;
    if (most > 60)
        most = 60;
    return level < 0 ? 0 : level > most ? most : level;
}

static int is_usable(int who, int lifted)
{
    return !is_gone(who) && !(mons[who].geno & (G_UNIQ | G_NOGEN) & ~lifted) && who != PM_ORC
           && who != PM_GIANT && who != PM_ELF && who != PM_HUMAN && who != PM_MAIL_DAEMON;
}

static int plain_mkclass(int mlet, int lifted)
{
    int chances[SPECIAL_PM], last, total = 0, before = 0, who, rest;

    memset(chances, 0, sizeof chances);
    for (last = SPECIAL_PM - 1; last >= 0 && mons[last].mlet != mlet; last--)
        ;
    for (who = last; who >= 0 && mons[who].mlet == mlet; before = difficulty[who--]) {
        if (!is_usable(who, lifted))
            continue;
        if (total > 0 && difficulty[who] > now.depth / 2 + 2 && difficulty[who] > before
            && draw(&by_hand, 3) != 0)
            break;
        chances[who] = frequency(who) ? frequency(who) : 1;
        chances[who] += plain_adj_lev(who) <= 2 * now.depth;
        chances[who] *= class_factor(who);
        total += chances[who];
    }
    if (total == 0)
        return -1;
    rest = 1 + draw(&by_hand, total);
    for (who = last; (rest -= chances[who]) > 0; who--)
        ;
    return who;
}

static int roll(int count, int sides)
{
    int sum = 0;

    while (count-- > 0)
        sum += 1 + draw(&by_hand, sides);
    return sum;
}

static int better(int count, int sides)
{
    const int first = roll(count, sides), second = roll(count, sides);

    return first > second ? first : second;
}

static void plain_newmonhp(struct monst *m, int who)
{
    const int is_dragon = mons[who].mlet == S_DRAGON && who >= PM_GRAY_DRAGON;
    int hp;

    m->level = plain_adj_lev(who);
    if (fixed_hp(who)) {
        hp = fixed_hp(who);
    } else if (is_rider(who)) {
        hp = roll(12, 6);
    } else if (is_coded(who)) {
        hp = 2 * (mons[who].lvl - 6) + 50;
        m->level = hp / 4;
    } else if (is_dragon) {
        hp = 3 * m->level + (now.plane ? 5 * m->level : roll(m->level, 5));
    } else if (m->level == 0) {
        hp = better(1, 4);
    } else {
        hp = better(m->level, hit_die(who)) + m->level;
        if (at_home(who))
            hp *= 2;
    }
    hp = hp * 110 / 100;
    m->hp = m->max_hp = hp < 1 ? 1 : hp;
}

/* A victim's level, or -1 for a potion. */
static int plain_grow_up(struct monst *m, int victim)
{
    const int who = m->species, big = little_to_big(who), sides = hit_die(who);
    int threshold = 0, limit = 1000, gained, healed;

    if (m->hp <= 0)
        return -1;
    if (victim >= 0) {
        threshold = m->level == 0    ? 4
                    : fixed_hp(who)  ? (m->max_hp / 10 + 1) * 10 - 1
                                     : sides * m->level * (at_home(who) ? 2 : 1);
        limit = 2 * mons[who].lvl;
        if (big != who && mons[big].lvl > limit)
            limit = mons[big].lvl;
        gained = 1 + draw(&by_hand, victim + 1);
        if (m->max_hp + gained > threshold + 1)
            gained = threshold + 1 > m->max_hp ? threshold + 1 - m->max_hp : 0;
        healed = gained > 1 ? draw(&by_hand, gained) : 0;
    } else {
        gained = healed = 1 + draw(&by_hand, sides);
    }
    m->max_hp += gained;
    m->hp += healed;
    if (m->max_hp <= threshold)
        return who;
    if (who >= PM_ARCHEOLOGIST && who <= PM_WIZARD)
        limit = 30;
    else if (limit < 6)
        limit = 6;
    else if (limit > 60)
        limit = is_coded(who) ? 61 : 60;
    m->level++;
    if (big != who && m->level >= mons[big].lvl) {
        if (vitals[big].mvflags & G_GENOD)
            return -1;
        m->species = big;
        limit = m->level;
        if (has(&mons[big], M2_MALE))
            m->is_female = 0;
        else if (has(&mons[big], M2_FEMALE))
            m->is_female = 1;
    }
    if (m->level > limit) {
        m->level--;
        if (m->max_hp == threshold + 1)
            m->max_hp--;
    }
    if (m->max_hp > 300 && mons[m->species].mlet != S_DRAGON)
        m->max_hp = 300;
    if (m->hp > m->max_hp)
        m->hp = m->max_hp;
    return m->species;
}

/*
 * Playing.
 */
static long picked, found_none, of_class, grown, became, died;

static int index_of(const struct permonst *p)
{
    return p ? (int) (p - mons) : -1;
}

/* Both ways have come to the same; otherwise the game is over. */
static int same(long turn, const char *what, int library, int hand)
{
    if (library == hand && by_library.state == by_hand.state
        && by_library.bounds == by_hand.bounds)
        return 1;
    printf("turn %ld, %s: %d by the library with %lu draws, %d by hand with %lu\n", turn, what,
           library, by_library.draws, hand, by_hand.draws);
    return 0;
}

static int same_monster(long turn, const char *what, const struct monst *a, const struct monst *b)
{
    return same(turn, what, a->species, b->species) && same(turn, what, a->level, b->level)
           && same(turn, what, a->hp, b->hp) && same(turn, what, a->max_hp, b->max_hp)
           && same(turn, what, a->is_female, b->is_female);
}

static void go_somewhere(void)
{
    now.depth = 1 + chance(90);
    now.level = 1 + chance(30);
    now.deepest = chance(10) ? 0 : 1 + chance(50);
    now.plane = chance(4) ? MONSTR_NH_PLANE_NONE : 1 + chance(5);
    now.side = chance(4);
    now.heat = chance(3) - 1;
    now.night = chance(2);
    now.deaths = chance(20) ? 0 : chance(40);
    now.hell = chance(2);
}

/* One more of a species; with the 120th, or the first of a unique one, it is extinct. */
static void is_born(int who)
{
    if (vitals[who].born < 255)
        vitals[who].born++;
    if (vitals[who].born >= 120 || (mons[who].geno & G_UNIQ))
        vitals[who].mvflags |= G_EXTINCT;
}

static int turn_is_the_same(long turn, struct monst *zoo, int cages)
{
    struct monst other, victim = {0, 0, 1, 1, 0}, *one = &zoo[chance(cages)];
    const int by_potion = chance(5) == 0, mlet = chance(MAXMCLASSES);
    int who, hand, before;

    victim.level = chance(40);
    if (chance(10) == 0)
        go_somewhere();
    who = index_of(monstr_rndmonst());
    hand = plain_rndmonst();
    if (!same(turn, "random", who, hand))
        return 0;
    picked += who >= 0;
    found_none += who < 0;
    if (who < 0 || chance(4) == 0) {
        who = index_of(monstr_mkclass(mlet, turn % 5 ? 0 : G_NOGEN));
        if (!same(turn, "of a class", who, plain_mkclass(mlet, turn % 5 ? 0 : G_NOGEN)))
            return 0;
        of_class += who >= 0;
    }
    if (who >= 0) {
        one->species = other.species = who;
        one->is_female = other.is_female = (uchar) (turn & 1);
        monstr_newmonhp(one, who);
        plain_newmonhp(&other, who);
        if (!same_monster(turn, "made", one, &other))
            return 0;
        is_born(who);
    }
    one = &zoo[chance(cages)];
    other = *one;
    before = one->species;
    if (!same(turn, "its level", monstr_adj_lev(&mons[one->species]), plain_adj_lev(one->species)))
        return 0;
    who = index_of(monstr_grow_up(one, by_potion ? NULL : &victim));
    hand = plain_grow_up(&other, by_potion ? -1 : victim.level);
    if (!same(turn, "grown", who, hand) || !same_monster(turn, "grown", one, &other))
        return 0;
    grown++;
    died += who < 0 && other.hp > 0;
    became += who >= 0 && who != before;
    if (chance(500) == 0)
        vitals[chance(NUMMONS)].mvflags |= G_GENOD;
    return 1;
}

int main(void)
{
    struct monst zoo[20];
    long turn;
    int who, code;

    memset(zoo, 0, sizeof zoo);
    meanwhile.state = 20260505UL;
    by_library.state = by_hand.state = 7UL;
    make_up_monsters();
    code = monstr_nethack_start();
    if (code < 0) {
        printf("%s\n", monstr_strerror(code));
        return 1;
    }
    monstr_nethack.table.class_order = class_order;
    for (who = 0; who < NUMMONS; who++) {
        difficulty[who] = plain_difficulty(who);
        if (!same(0, mons[who].name, monstr_difficulty(who), difficulty[who])
            || !same(0, mons[who].name, monstr_golemhp(who), fixed_hp(who)))
            return 1;
    }
    printf("%d species; of unknown kinds: %d attacks, %d damages; in classes of its own: %d\n",
           NUMMONS, (int) monstr_nethack.unknown_attacks, (int) monstr_nethack.unknown_damages,
           (int) monstr_nethack.other_classes);
    go_somewhere();
    for (turn = 1; turn <= TURNS; turn++)
        if (!turn_is_the_same(turn, zoo, 20))
            return 1;
    printf("%ld turns: %ld random monsters (%ld times none; %ld and %ld with wider bounds)\n", TURNS,
           picked, found_none, wider[1], wider[2]);
    printf("%ld of a class, %ld grew up (%ld became another species, %ld died of it)\n", of_class,
           grown, became, died);
    printf("%lu draws, the same both ways\n", by_library.draws);
    return 0;
}
