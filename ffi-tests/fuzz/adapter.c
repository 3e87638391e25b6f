/*
 * A game whose monsters are anything: NetHack's rows written over with the fuzzer's bytes,
 * taken over by monstr_nethack.h, and asked for all that it answers. No answer lies outside
 * the game's own array.
 *
 * Compiled once for each line, GAME_LINE, with names of its own for what it shows.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "hack.h"
#include "monstr.h"

static void here(struct monstr_nh_place *place);

#define MONSTR_NETHACK_LINE GAME_LINE
#define MONSTR_NETHACK_HERE(place) here(place)
#include "monstr_nethack.h"

void fuzz_adapter(const uint8_t *data, size_t size);

static const uint8_t *from;
static size_t left;

static uint32_t number(int bytes)
{
    uint32_t number = 0;

    for (; bytes > 0; bytes--) {
        number = number << 8 | (left ? *from : 0);
        if (left)
            from++, left--;
    }
    return number;
}

static unsigned drawn;

int rn2(int n)
{
    return (int) ((left ? number(2) : drawn++) % (unsigned) n);
}

static void here(struct monstr_nh_place *place)
{
    place->level_difficulty = (int32_t) number(1);
    place->hero_level = (int32_t) number(1);
    place->quest_role = (int32_t) number(1) % 2;
    place->gehennom = (int32_t) number(1) % 2;
}

static void in_the_array(const struct permonst *row)
{
    if (row && (row < mons || row >= mons + NUMMONS))
        abort();
}

/* A row's numbers begin after its name. */
static void write_over_rows(void)
{
    const size_t begin = offsetof(struct permonst, mlet);
    int changes;

    for (changes = (int) number(1); changes && left; changes--) {
        char *row = (char *) &mons[number(2) % NUMMONS];
        size_t at = begin + number(1) % (sizeof *mons - begin);
        int count;

        for (count = 1 + (int) number(1) % 8; count && at < sizeof *mons; count--)
            row[at++] = (char) number(1);
    }
}

void fuzz_adapter(const uint8_t *data, size_t size)
{
    static struct permonst rows[NUMMONS];
    static int is_kept;
    struct monstr_nh_killed killed = {0};
    struct monst monster = {0}, victim = {0};
    int rounds;

    if (!is_kept)
        memcpy(rows, mons, sizeof rows);
    is_kept = 1;
    memcpy(mons, rows, sizeof rows);
    memset(mvitals, 0, sizeof mvitals);
    from = data, left = size, drawn = 0;
    write_over_rows();
    if (monstr_nethack_start() < 0)
        abort();
    if (monstr_nh_lint(&monstr_nethack.table, NULL, 0) < MONSTR_NONE)
        abort();
    for (rounds = 8; rounds && left; rounds--) {
        const int who = (int) (number(2) % NUMMONS);

        mvitals[number(2) % NUMMONS].mvflags = (uchar) number(1);
        in_the_array(monstr_rndmonst());
        monstr_reset_rndmonst(who);
        in_the_array(monstr_rndmonst());
        monstr_reset_rndmonst(-1);
        in_the_array(monstr_mkclass((int) number(1), (int) number(2)));
        monstr_adj_lev(&mons[who]);
        monstr_newmonhp(&monster, who);
        monstr_golemhp((int) number(4));
        monster.mnum = (short) who;
        victim.m_lvl = (uchar) number(1);
        in_the_array(monstr_grow_up(&monster, number(1) % 2 ? &victim : NULL));
        killed.level = (int32_t) number(4);
        monstr_experience(who, &killed);
        monstr_difficulty((int) number(4));
        monstr_mstrength(who);
    }
}
