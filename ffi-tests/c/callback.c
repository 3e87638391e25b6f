/*
 * Dice with a context, and dice that can't be trusted.
 *
 * A generator that is no global: its state comes back to the game's function with each draw.
 * An answer out of range is no out-of-range monster: the call fails, tells so, and has
 * changed nothing.
 */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "monstr.h"

struct generator {
    uint32_t state; /* xorshift; never 0 */
    int calls;
    int breaks_at; /* the call that answers nonsense; 0: none does */
};

static int32_t draw(void *context, int32_t bound)
{
    struct generator *own = context;

    own->state ^= own->state << 13;
    own->state ^= own->state >> 17;
    own->state ^= own->state << 5;
    if (++own->calls == own->breaks_at)
        return bound; /* one too many */
    return (int32_t) (own->state % (uint32_t) bound);
}

static void try_it(struct generator *own)
{
    const struct monstr_nh_table *mons = monstr_nh_table_of(MONSTR_NH_5_0_0);
    int32_t dragon = monstr_nh_find(mons, "red dragon");
    struct monstr_nh_place here = {0};
    struct monstr_nh_vigor vigor, before;
    struct monstr_dice dice;
    int32_t code;

    memset(&vigor, 0xAA, sizeof vigor);
    before = vigor;
    here.level_difficulty = 20;
    here.hero_level = 12;
    monstr_dice_from_callback(&dice, draw, own);
    code = monstr_nh_new_hit_points(mons, dragon, &here, &dice, &vigor);
    if (code == 0)
        printf("%s: level %d, %d hit points by %d draws\n", monstr_nh_name(mons, dragon),
               (int) vigor.level, (int) vigor.hp, own->calls);
    else
        printf("%s%s: %s\n", code == MONSTR_E_DICE ? "bad dice" : "?",
               memcmp(&vigor, &before, sizeof vigor) ? "" : ", nothing written",
               monstr_strerror(code));
}

int main(void)
{
    struct generator sound = {12345, 0, 0}, broken = {12345, 0, 3};

    try_it(&sound);
    try_it(&broken);
    return 0;
}
