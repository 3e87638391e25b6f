/*
 * A monster appears.
 *
 * The shortest way into the library: a game hands over its own rn2() and is told which
 * monster NetHack 3.6.7 would have made here, and with how many hit points.
 */
#include <stdint.h>
#include <stdio.h>

#include "monstr.h"

/* The game's own generator: any function that answers 0..n-1 will do. */
static uint32_t seed = 2003;

static int rn2(int n)
{
    seed = seed * 1664525u + 1013904223u;
    return (int)((seed >> 8) % (uint32_t)n);
}

static void a_monster_appears(int depth, int hero_level)
{
    const struct monstr_nh_table *mons = monstr_nh_table_of(MONSTR_NH_3_6_7);
    struct monstr_nh_place here = {0}; /* all zero is the ordinary case */
    struct monstr_nh_vigor vigor;
    struct monstr_dice dice;
    int32_t who;

    monstr_dice_from_rn2(&dice, rn2);
    here.level_difficulty = depth;
    here.hero_level = hero_level;

    who = monstr_nh_pick(mons, &here, NULL, &dice); /* NULL: nothing is gone */
    if (who >= 0 && monstr_nh_new_hit_points(mons, who, &here, &dice, &vigor) == 0)
        printf("depth %2d: %s, level %d, %d hit points\n",
               depth, monstr_nh_name(mons, who), (int)vigor.level, (int)vigor.hp);
}

int main(void)
{
    int depth;

    for (depth = 2; depth <= 26; depth += 4)
        a_monster_appears(depth, depth / 2 + 2);
    return 0;
}
