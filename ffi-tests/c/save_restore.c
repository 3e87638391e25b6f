/*
 * Save and restore.
 *
 * A game without a generator of its own uses the library's. What has to be saved of it is
 * one structure of plain numbers: put back, it makes the same monsters again.
 */
#include <stdio.h>

#include "monstr.h"

#define MONSTERS 8

/* Generates and prints some monsters. */
static void meet(struct monstr_dice *dice)
{
    const struct monstr_nh_table *mons = monstr_nh_table_of(MONSTR_NH_3_6_7);
    struct monstr_nh_place here = {0};
    struct monstr_nh_vigor vigor;
    int i;

    here.level_difficulty = 14;
    here.hero_level = 10;
    for (i = 0; i < MONSTERS; i++) {
        int32_t who = monstr_nh_pick(mons, &here, NULL, dice);

        if (monstr_nh_new_hit_points(mons, who, &here, dice, &vigor) == 0)
            printf("%s%s (%d)", i ? ", " : "", monstr_nh_name(mons, who), (int) vigor.hp);
    }
    printf("\n");
}

int main(void)
{
    struct monstr_dice dice, restored = {0}; /* all zero: the built-in generator */
    FILE *save = tmpfile();

    if (!save)
        return 1;
    monstr_dice_seeded(&dice, 2026, 1);
    printf("before the save:   ");
    meet(&dice);

    if (fwrite(&dice.rng, sizeof dice.rng, 1, save) != 1)
        return 1;
    printf("after it:          ");
    meet(&dice);

    rewind(save);
    if (fread(&restored.rng, sizeof restored.rng, 1, save) != 1)
        return 1;
    printf("restored:          ");
    meet(&restored);
    fclose(save);
    return 0;
}
