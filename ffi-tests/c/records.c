/*
 * What the adapter makes of a game's mons[], in words, so that two machines can be compared.
 *
 * It needs no library: the few functions that the adapter calls on its way are below, and
 * answer nothing.
 */
#include <stdio.h>

#include "hack.h"
#include "monstr.h"

#define MONSTR_NETHACK_LINE GAME_LINE
#define MONSTR_NETHACK_HERE(place) ((void) (place))
#include "monstr_nethack.h"

int rn2(int n)
{
    return n - 1;
}

const struct monstr_nh_rules *monstr_nh_rules_of(int32_t edition)
{
    static struct monstr_nh_rules rules;

    return edition == GAME_LINE ? &rules : NULL;
}

int32_t monstr_nh_difficulty_terms(const struct monstr_nh_table *table, int32_t who,
                                   struct monstr_nh_terms *terms)
{
    (void) terms;
    return table->species_count == NUMMONS ? who % 50 : -1;
}

int32_t monstr_dice_from_rn2(struct monstr_dice *dice, int (*game)(int))
{
    (void) dice;
    return game(1);
}

int main(void)
{
    const uint8_t *const flags = monstr_nethack_start() == 0 ? monstr_nethack.gone.flags : NULL;
    int who, slot;

    if (!flags)
        return 1;
    for (who = 0; who < NUMMONS; who++) {
        const struct monstr_nh_species *s = &monstr_nethack.species[who];
        const struct monstr_nh_combat *c = &monstr_nethack.combat[who];

        printf("%s: %lx %x %d %d %d, %d %d %d %d, %d %d %d %d; ", monstr_nethack.names[who],
               (unsigned long) s->traits, (unsigned) s->generation, s->fixed_hp, s->grows_by,
               c->nutrition, s->class_, s->level, s->difficulty, s->frequency, s->alignment,
               c->magic_resistance, s->birth_limit, s->home);
        printf("%d %d %d %d %d %d;", c->first_attack, c->speed, c->armour_class, c->adjustment,
               c->size, c->attack_count);
        for (slot = 0; slot < c->attack_count; slot++) {
            const struct monstr_nh_attack *a = &monstr_nethack.attacks[c->first_attack + slot];

            printf(" %d %d %dd%d", a->kind, a->damage, a->dice, a->sides);
        }
        /* The flags are where the game keeps them. */
        mvitals[who].mvflags = (uchar) (who % 7);
        printf("; %d\n", flags[(long) who * monstr_nethack.gone.stride]);
    }
    return 0;
}
