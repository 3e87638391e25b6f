/*
 * Omega: a floor of the Sewers on a map of the game's own.
 *
 * The game says how large its map is and which squares are free; monstr says who lives there
 * and where, by the same draws as Omega. Everybody's possessions are made by the game.
 */
#include <stdio.h>
#include <string.h>

#include "monstr.h"

#define WIDTH 32
#define LENGTH 10
#define MOST 64 /* no floor of Omega's has more */

/* The game's map, as it has always had it. */
static char map[LENGTH][WIDTH + 1] = {
    "################################",
    "#.......###..........##........#",
    "#........##...####....#..##....#",
    "##...........######......###...#",
    "###....#......####......####..##",
    "####..###..............###....##",
    "##......#####...##...####....###",
    "#........####..####..###......##",
    "##.....#......######..........##",
    "################################",
};

static int32_t is_free(void *context, int32_t x, int32_t y, int32_t secret_too)
{
    (void) context, (void) secret_too;
    return map[y][x] == '.';
}

/* Where the game would make an object it draws from the same dice. Here all is gold. */
static int32_t make_gold(void *context, struct monstr_dice *dice, int32_t level)
{
    int *gold = context;

    *gold += monstr_dice_below(dice, 10 * (level + 1)) + 1;
    return 1; /* it was kept */
}

int main(void)
{
    const struct monstr_om_table *mons = monstr_om_table();
    struct monstr_om_creature floor[MOST];
    struct monstr_om_place here = {0};
    struct monstr_om_game game = {0};
    struct monstr_dice dice;
    int32_t count, i;
    int gold = 0;

    here.environment = MONSTR_OM_ENV_SEWERS;
    here.depth = 4;
    game.context = &gold;
    game.object = make_gold;
    game.is_free = is_free;
    game.width = WIDTH;
    game.length = LENGTH;
    monstr_dice_seeded_buckets(&dice, 7, 0);

    count = monstr_om_populate(mons, &here, &game, &dice, floor, MOST);
    if (count < 0) {
        fprintf(stderr, "%s\n", monstr_strerror(count));
        return 1;
    }
    for (i = 0; i < count; i++) {
        const struct monstr_om_creature *one = &floor[i];

        printf("%c at %2d, %d  %-18s level %d, %3d hit points, %s%s\n", one->symbol, (int) one->x,
               (int) one->y, monstr_om_name(mons, one->id), (int) one->level, (int) one->hp,
               one->status & MONSTR_OM_STATUS_AWAKE ? "awake" : "asleep",
               one->water ? ", in a pool" : "");
        map[one->y][one->x] = (char) one->symbol;
    }
    printf("They have %d pieces of gold.\n\n", gold);
    for (i = 0; i < LENGTH; i++)
        puts(map[i]);

    /* A map without a free square is no endless search. */
    memset(map, '#', sizeof map);
    count = monstr_om_populate(mons, &here, &game, &dice, floor, MOST);
    printf("\nall rock: %s\n", monstr_strerror(count));
    return 0;
}
