/*
 * What monstr can tell about a floor of one of Omega's dungeons: how likely each choice is
 * that the game makes there, and who lives on one. A part of the demo: `demo omega`.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "demo.h"

static const char usage[] =
    "usage: demo omega [OPTION...]  a floor's odds, and who lives there\n"
    "\n"
    "  --place P   caves, sewers, castle, volcano or astral  (caves)\n"
    "  --depth N   the floor, 1 to 127                       (5)\n"
    "  --seed N    of the built-in generator                 (42)\n"
    "  --help      this\n";

static const struct word environments[] = {{"caves", MONSTR_OM_ENV_CAVES},
                                           {"sewers", MONSTR_OM_ENV_SEWERS},
                                           {"castle", MONSTR_OM_ENV_CASTLE},
                                           {"volcano", MONSTR_OM_ENV_VOLCANO},
                                           {"astral", MONSTR_OM_ENV_ASTRAL},
                                           {NULL, 0}};

/* A dungeon. */
struct dungeon {
    int32_t environment;
    const char *name;
    int32_t levels;
};

static const struct dungeon dungeons[] = {{MONSTR_OM_ENV_CAVES, "the Goblin Caves", 10},
                                          {MONSTR_OM_ENV_SEWERS, "the Sewers", 18},
                                          {MONSTR_OM_ENV_CASTLE, "the Archmage's Castle", 16},
                                          {MONSTR_OM_ENV_VOLCANO, "the Volcano", 20},
                                          {MONSTR_OM_ENV_ASTRAL, "the Astral Plane", 5}};

/* What is asked for. */
struct floor {
    const struct monstr_om_table *mons;
    const struct dungeon *dungeon;
    struct monstr_om_place here;
    int32_t seed;
};

static void read_arguments(struct floor *floor, char **arguments)
{
    const struct option options[] = {
        {.name = "--place", .to = &floor->here.environment, .words = environments},
        {.name = "--depth", .to = &floor->here.depth, .least = 1, .most = 127},
        {.name = "--seed", .to = &floor->seed, .most = INT32_MAX},
        {.name = NULL}};

    while (*arguments) {
        char **rest = take_option(options, arguments);

        if (!strcmp(*arguments, "--help")) {
            fputs(usage, stdout);
            exit(0);
        }
        if (!rest)
            refuse("omega takes no '%s'", *arguments);
        arguments = rest;
    }
}

static void chance(const char *what, uint32_t weight, uint32_t total)
{
    double share = (double) weight / total;

    if (!weight)
        return;
    printf("  %-28s %6.2f%%", what, 100 * share);
    bar(share);
}

static int likeliest_first(const void *left, const void *right)
{
    const struct monstr_om_told *a = left, *b = right;

    if (a->weight != b->weight)
        return a->weight < b->weight ? 1 : -1;
    return a->who - b->who;
}

/* How many species there are that have a weight. */
static int32_t candidates(const struct floor *floor, int32_t difficulty, int in_volcano)
{
    int32_t who, count = 0, species = sure(monstr_om_species_count(floor->mons));

    for (who = 0; who < species; who++)
        count += sure(in_volcano ? monstr_om_broad_weight(floor->mons, who)
                                 : monstr_om_weight(floor->mons, difficulty, who)) > 0;
    return count;
}

static void show_branches(const struct floor *floor)
{
    struct monstr_om_branches ways;
    struct monstr_om_told told[32];
    int32_t difficulty, wanderers;
    uint32_t i;
    char what[40];

    sure(monstr_om_difficulty(floor->mons, floor->here.environment, floor->here.depth,
                              &difficulty));
    sure(monstr_om_branches(floor->mons, &floor->here, &ways, told, 32));
    wanderers = sure(monstr_om_wander_weight(floor->mons, &floor->here, floor->dungeon->levels));
    printf("Omega 0.90.4, floor %d of %s: difficulty %d\n", (int) floor->here.depth,
           floor->dungeon->name, (int) difficulty);
    heading("Each creature of the floor is");
    snprintf(what, sizeof what, "any of %d common species",
             (int) candidates(floor, difficulty, 0));
    chance(what, ways.ordinary, ways.total);
    snprintf(what, sizeof what, "any of %d of bands 4 to 9", (int) candidates(floor, 0, 1));
    chance(what, ways.broad, ways.total);
    qsort(told, ways.count, sizeof told[0], likeliest_first);
    for (i = 0; i < ways.count; i++)
        chance(monstr_om_name(floor->mons, told[i].who), told[i].weight, ways.total);
    printf("Every ten minutes somebody comes by with %.2f%%.\n", wanderers / 100.0);
}

static int likeliest_share_first(const void *left, const void *right)
{
    const struct monstr_om_share *a = left, *b = right;

    if (a->chance.value != b->chance.value)
        return a->chance.value < b->chance.value ? 1 : -1;
    return a->species - b->species;
}

/* All choices taken together, species by species. */
static void show_likeliest(const struct floor *floor)
{
    enum { SHOWN = 8 };
    const int32_t choice = MONSTR_OM_CHOICE_FLOOR;
    int32_t i, count = sure(monstr_om_odds(floor->mons, &floor->here, choice, 0, NULL, 0));
    struct monstr_om_share *shares = room_for(count, sizeof *shares);

    sure(monstr_om_odds(floor->mons, &floor->here, choice, 0, shares, count));
    qsort(shares, (size_t) count, sizeof *shares, likeliest_share_first);
    heading("The likeliest of %d species", (int) count);
    for (i = 0; i < count && i < SHOWN; i++) {
        printf("  %-28s %6.2f%%", monstr_om_name(floor->mons, shares[i].species),
               100 * shares[i].chance.value);
        bar(shares[i].chance.value / shares[0].chance.value);
    }
    free(shares);
}

/* Who waits on the floor until the dungeon's quest is done, whatever its layout. */
static void show_inhabitant(const struct floor *floor)
{
    static const int32_t layouts[] = {MONSTR_OM_LAYOUT_CAVERN, MONSTR_OM_LAYOUT_SEWER,
                                      MONSTR_OM_LAYOUT_MAZE};
    int32_t who = MONSTR_NONE;
    size_t i;

    for (i = 0; i < sizeof layouts / sizeof layouts[0] && who == MONSTR_NONE; i++)
        who = monstr_om_inhabitant(floor->mons, &floor->here, layouts[i], 0);
    if (who != MONSTR_NONE)
        printf("  %-24s waits here, unless its quest is done\n",
               monstr_om_name(floor->mons, sure(who)));
}

/* The demo's map has floor everywhere. */
static int32_t is_free(void *context, int32_t x, int32_t y, int32_t secret_too)
{
    (void) context, (void) x, (void) y, (void) secret_too;
    return 1;
}

static const char *name_of(const struct floor *floor, const struct monstr_om_creature *creature)
{
    switch (creature->form) {
    case MONSTR_OM_FORM_NYMPH:
        return "nymph";
    case MONSTR_OM_FORM_SATYR:
        return "satyr";
    default:
        return monstr_om_name(floor->mons, creature->id);
    }
}

static void show_creatures(const struct floor *floor)
{
    struct monstr_om_creature creatures[64];
    struct monstr_om_game game = {0};
    struct monstr_dice dice;
    int32_t count, i;

    sure(monstr_dice_seeded_buckets(&dice, (uint64_t) floor->seed, 54));
    sure(monstr_dice_trace_start(&dice));
    game.is_free = is_free;
    count = sure(monstr_om_populate(floor->mons, &floor->here, &game, &dice, creatures, 64));
    heading("A floor from this seed");
    show_inhabitant(floor);
    for (i = 0; i < count && i < 64; i++) {
        const struct monstr_om_creature *it = &creatures[i];

        printf("  %-24s level %2d, %4d hit points, %-6s at %d,%d\n", name_of(floor, it),
               (int) it->level, (int) it->hp,
               it->status & MONSTR_OM_STATUS_AWAKE ? "awake" : "asleep", (int) it->x,
               (int) it->y);
    }
    printf("  (seed %d, %d creatures, %llu draws)\n", (int) floor->seed, (int) count,
           (unsigned long long) dice.draws);
}

void omega(char **arguments)
{
    struct floor floor = {0};

    floor.mons = monstr_om_table();
    floor.here.environment = MONSTR_OM_ENV_CAVES;
    floor.here.depth = 5;
    floor.seed = 42;
    read_arguments(&floor, arguments);
    if (!floor.mons)
        refuse("this library was built without Omega");
    floor.dungeon = dungeons;
    while (floor.dungeon->environment != floor.here.environment)
        floor.dungeon++;
    show_branches(&floor);
    show_likeliest(&floor);
    show_creatures(&floor);
}
