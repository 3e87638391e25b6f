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

/* Out of 256 colours, from what never comes to what comes most. */
static const int colours[SHADES] = {233, 53, 89, 125, 161, 197, 203, 209, 215, 222};
static const char letters[SHADES + 1] = " .:-=+*#%@";

struct map {
    double chances[DEPTHS][HEROES];
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

/* Two heroes' levels a line: the upper and the lower half of each place. */
static void print_in_colour(const struct map *map)
{
    int depth, hero;

    for (hero = HEROES - 1; hero > 0; hero -= 2) {
        printf("  %2d ", hero + 1);
        for (depth = 0; depth < DEPTHS; depth++)
            printf("\033[38;5;%d;48;5;%dm\u2580", colours[shade(map, depth, hero)],
                   colours[shade(map, depth, hero - 1)]);
        puts("\033[0m");
    }
}

static void print_in_letters(const struct map *map)
{
    int depth, hero;

    for (hero = HEROES - 1; hero >= 0; hero--) {
        printf(hero % 5 == 4 || hero == 0 ? "  %2d|" : "    |", hero + 1);
        for (depth = 0; depth < DEPTHS; depth++)
            putchar(letters[shade(map, depth, hero)]);
        putchar('\n');
    }
}

void show_window(const struct request *request)
{
    int32_t who = species_of(request);
    struct map *map = calloc(1, sizeof *map);
    int depth, i;

    if (!map) {
        fputs("demo: out of memory\n", stderr);
        exit(1);
    }
    survey(request, who, map);
    printf("Where the %s comes in NetHack %s: level difficulty across, the hero's level up\n\n",
           monstr_nh_name(request->mons, who), request->edition);
    if (in_colour && in_utf8)
        print_in_colour(map);
    else
        print_in_letters(map);
    fputs("     ", stdout);
    for (depth = 1; depth <= DEPTHS; depth++)
        putchar(depth % 10 == 0 ? '^' : ' ');
    fputs("\n     ", stdout);
    for (depth = 10; depth <= DEPTHS; depth += 10)
        printf("%10d", depth);
    puts("\n");
    if (map->most == 0)
        puts("  Nowhere here.");
    else {
        fputs("  Never to ", stdout);
        printf("%.2f%%, at level difficulty %d for a hero of level %d: ", 100 * map->most,
               map->depth, map->hero);
        for (i = 0; i < SHADES; i++)
            if (in_colour && in_utf8)
                printf("\033[38;5;%dm\u2588", colours[i]);
            else
                putchar(letters[i]);
        puts(in_colour && in_utf8 ? "\033[0m" : "");
    }
    free(map);
}
