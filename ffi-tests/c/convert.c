/*
 * A game's mons[] becomes records: the same as the library's own of that line?
 *
 * Compiled with the headers of a game of the line GAME_LINE, and its monst.o.
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

/* What differs in a species' records, or NULL. */
static const char *difference(const struct monstr_nh_table *own, int who)
{
    const struct monstr_nh_table *game = &monstr_nethack.table;
    struct monstr_nh_species s[2];
    struct monstr_nh_combat c[2];
    struct monstr_nh_attack a[2][NATTK];
    int32_t count;

    monstr_nh_species_of(game, who, &s[0]);
    monstr_nh_species_of(own, who, &s[1]);
    if (memcmp(&s[0], &s[1], sizeof s[0]) != 0)
        return "species";
    count = monstr_nh_combat_of(game, who, &c[0], a[0], NATTK);
    if (monstr_nh_combat_of(own, who, &c[1], a[1], NATTK) != count)
        return "combat";
    c[1].first_attack = c[0].first_attack; /* the attacks are compared, wherever they stand */
    if (memcmp(&c[0], &c[1], sizeof c[0]) != 0)
        return "combat";
    if (memcmp(a[0], a[1], (size_t) count * sizeof a[0][0]) != 0)
        return "attacks";
    if (strcmp(monstr_nh_name(game, who), monstr_nh_name(own, who)) != 0)
        return "name";
    return NULL;
}

int main(void)
{
    const struct monstr_nh_table *own = monstr_nh_table_of(GAME_LINE);
    int who, differ = 0;
    const int code = monstr_nethack_start();

    if (code < 0) {
        printf("%s\n", monstr_strerror(code));
        return 1;
    }
    for (who = 0; who < NUMMONS; who++) {
        const char *what = difference(own, who);

        if (what) {
            printf("%s: its %s\n", monstr_nh_name(own, who), what);
            differ++;
        }
    }
    printf("%d species, %d differ, %d attacks and %d damages unknown, %d in other classes\n",
           NUMMONS, differ, (int) monstr_nethack.unknown_attacks,
           (int) monstr_nethack.unknown_damages, (int) monstr_nethack.other_classes);
    return differ != 0;
}
