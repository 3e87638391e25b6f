/*
 * The weights that NetHack keeps.
 *
 * NetHack 3.4.3 and 3.6.7 work out the weights of a level once and keep them until the hero
 * goes to another level; a pool is that cache. Which species are gone is read from the game's
 * own mvitals: a byte of flags, every third byte.
 */
#include <stdio.h>

#include "monstr.h"

#define SPECIES 382
#define G_EXTINCT 0x01
#define G_GENOD 0x02

/* As NetHack has it. */
static struct {
    unsigned char born, died, mvflags;
} mvitals[SPECIES];

static const struct monstr_nh_table *mons;
static struct monstr_nh_candidate room[SPECIES];
static struct monstr_nh_pool pool = {room, SPECIES, {0, 0, 0}};
static struct monstr_nh_place here;
static struct monstr_nh_gone gone = {&mvitals[0].mvflags, sizeof mvitals[0], SPECIES, G_GENOD,
                                     G_EXTINCT};

/* Picks ten thousand times, and tells how often that one came, and how often nobody did. */
static void look(const char *what, int32_t whom)
{
    struct monstr_dice dice;
    int i, came = 0, nobody = 0;

    monstr_dice_seeded(&dice, 1, 1);
    for (i = 0; i < 10000; i++) {
        int32_t who = monstr_nh_pool_pick(&pool, mons, &here, &gone, &dice);

        came += who == whom;
        nobody += who == MONSTR_NONE;
    }
    printf("%-38s %3u in the pool, weight %3u: %2d soldier ants, %2d times nobody\n", what,
           (unsigned) pool.state.len, (unsigned) pool.state.total, came, nobody);
}

int main(void)
{
    int32_t ant;

    mons = monstr_nh_table_of(MONSTR_NH_3_6_7);
    ant = monstr_nh_find(mons, "soldier ant");
    here.level_difficulty = 10;
    here.hero_level = 8;
    look("a new level, filled by the first pick", ant);

    here.level_difficulty = 2;
    look("its difficulty falls, unnoticed", ant);
    here.level_difficulty = 10;

    mvitals[ant].mvflags |= G_GENOD;
    look("ants genocided, and not forgotten", ant);
    monstr_nh_pool_forget(&pool, ant);
    look("forgotten", ant);

    mvitals[ant].mvflags = 0;
    look("alive again, unnoticed", ant);
    monstr_nh_pool_reset(&pool);
    look("the next level: filled again", ant);
    return 0;
}
