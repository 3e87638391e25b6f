/*
 * What `makedefs -m` did: difficulties by the rule, for a game's own mons[].
 *
 * Compile it with the game's headers and link it with the game's monst.o and libmonstr.a:
 *
 *     cc -DGAME_LINE=MONSTR_NH_3_4_3 -I. -I$MONSTR/include -o makemonstr \
 *        makemonstr.c monst.o $MONSTR/target/archive/libmonstr.a
 *     ./makemonstr > monstr.c
 *
 * For a game that keeps no difficulty in its table (3.4.3 and 3.6.0) it writes monstr.c with
 * monstr[] and monstr_init(). For one that does it tells where the two differ.
 */
#include <stdio.h>

#include "hack.h"
#include "monstr.h"

#define MONSTR_NETHACK_LINE GAME_LINE
#define MONSTR_NETHACK_HERE(place) ((void) (place))
#include "monstr_nethack.h"

/* mons[] is all that is read of the game, but monst.o may ask for this. */
int rn2(int n)
{
    return n - 1;
}

static void write_monstr_c(void)
{
    int who;

    printf("/* Made by makemonstr; do not edit. */\n\n");
    printf("extern const int monstr[];\nextern void monstr_init(void);\n\n");
    printf("const int monstr[] = {");
    for (who = 0; who < NUMMONS; who++)
        printf("%s%2d,", who % 16 ? " " : "\n    ", monstr_mstrength(who));
    printf("\n};\n\nvoid monstr_init(void)\n{\n}\n");
}

static void report(void)
{
    int who, differ = 0;

    for (who = 0; who < NUMMONS; who++) {
        const int kept = monstr_difficulty(who), by_rule = monstr_mstrength(who);

        if (kept != by_rule) {
            printf("%s: %d in the table, %d by the rule\n", monstr_nethack.names[who], kept,
                   by_rule);
            differ++;
        }
    }
    printf("%d species, %d differ\n", NUMMONS, differ);
}

int main(void)
{
    const int code = monstr_nethack_start();

    if (code < 0) {
        fprintf(stderr, "makemonstr: %s\n", monstr_strerror(code));
        return 1;
    }
    if (MONSTR_NETHACK_DIFFICULTY(&MONSTR_NETHACK_MONS[0]) < 0)
        write_monstr_c();
    else
        report();
    if (monstr_nethack.unknown_attacks || monstr_nethack.unknown_damages)
        fprintf(stderr, "makemonstr: %d attacks and %d damages of unknown kinds\n",
                (int) monstr_nethack.unknown_attacks, (int) monstr_nethack.unknown_damages);
    return 0;
}
