/*
 * A map of where a monster comes: level difficulties across, heroes' levels up, and how likely
 * it is as heat.
 */
#include <stdio.h>
#include <stdlib.h>

#include "demo.h"

#define DEPTHS 60
#define HEROES 30
#define SHADES 10

/* From what never comes to what comes most: in plain text, and out of 256 colours. */
static const char letters[SHADES + 1] = " .:-=+*#%@";
static const int colours[SHADES] = {233, 53, 89, 125, 161, 197, 203, 209, 215, 222};

struct map {
    double chances[DEPTHS][HEROES]; /* each level from 1 on */
    double most;
    int depth; /* where that is */
    int hero;
};

static void survey(const struct request *request, int32_t who, struct map *map)
{
    const struct monstr_nh_level_range levels = {1, DEPTHS, 1, HEROES};
    int depth, hero;

    sure(monstr_nh_chances_by_level(request->mons, who, &request->here, NULL, &levels,
                                    &map->chances[0][0], DEPTHS * HEROES));
    for (depth = 0; depth < DEPTHS; depth++)
        for (hero = 0; hero < HEROES; hero++)
            if (map->chances[depth][hero] > map->most) {
                map->most = map->chances[depth][hero];
                map->depth = depth + 1;
                map->hero = hero + 1;
            }
}

/* 0 is never; any chance is at least 1. */
static int shade(const struct map *map, int depth, int hero)
{
    double chance = map->chances[depth][hero];

    return chance > 0 ? 1 + (int) (chance / map->most * (SHADES - 1.001)) : 0;
}

static void print_shade(int shade)
{
    if (in_colour)
        printf("\033[48;5;%dm \033[0m", colours[shade]);
    else
        putchar(letters[shade]);
}

/* A line for each of the hero's levels; in blocks for every two of them, as upper and lower
 * half. */
static void print_map(const struct map *map)
{
    int depth, hero;

    puts("  hero's level");
    for (hero = HEROES - 1; hero >= 0; hero -= in_blocks ? 2 : 1) {
        if (hero == 0 || hero % 5 == 4)
            printf("  %2d|", hero + 1);
        else
            fputs("    |", stdout);
        for (depth = 0; depth < DEPTHS; depth++)
            if (in_blocks)
                printf("\033[38;5;%d;48;5;%dm\u2580\033[0m", colours[shade(map, depth, hero)],
                       colours[shade(map, depth, hero - 1)]);
            else
                print_shade(shade(map, depth, hero));
        puts("|");
    }
    fputs("     ", stdout);
    for (depth = 1; depth <= DEPTHS; depth++)
        putchar(depth % 10 ? '-' : '+');
    fputs("\n     ", stdout);
    for (depth = 10; depth <= DEPTHS; depth += 10)
        printf("%10d", depth);
    puts("  level difficulty");
}

static void print_legend(const struct map *map)
{
    int i;

    fputs("\n  never ", stdout);
    for (i = 0; i < SHADES; i++)
        print_shade(i);
    printf(" %.2f%%, at level difficulty %d for a hero of level %d\n", 100 * map->most,
           map->depth, map->hero);
}

void show_window(const struct request *request)
{
    int32_t who = species_of(request);
    struct map *map = room_for(1, sizeof *map);

    survey(request, who, map);
    print_edition(request);
    puts("");
    heading("Where the %s comes", monstr_nh_name(request->mons, who));
    if (map->most > 0) {
        print_map(map);
        print_legend(map);
    } else {
        printf("  nowhere, down to level difficulty %d and up to a hero of level %d\n", DEPTHS,
               HEROES);
    }
    free(map);
}
