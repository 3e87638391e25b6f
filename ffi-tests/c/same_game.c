/*
 * The same game as before.
 *
 * A game that draws for itself between the library's draws, all from one rn2(), is played
 * twice from one seed: with NetHack 3.6.7's rules from the library, and with these rules
 * written out in C, as a game has them. Each turn must bring the same monster, level and hit
 * points, and leave the generator at the same place.
 */
#include <stdint.h>
#include <stdio.h>

#include "monstr.h"

#define TURNS 10000

struct turn {
    int who, level, hp;
    unsigned long draws; /* made in the whole game so far */
};

static uint64_t state; /* the game's generator ... */
static unsigned long draws; /* ... and how often it was asked */

static int rn2(int n)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    draws++;
    return (int) ((state >> 33) % (uint64_t) n);
}

/* d(n,x): the sum of n dice of x sides. */
static int d(int n, int x)
{
    int sum = n;

    while (n-- > 0)
        sum += rn2(x);
    return sum;
}

/* The rules in C: which ordinary monster comes, if any. */
static int pick(const struct monstr_nh_species *mons, int count, int depth, int hero)
{
    const int never = MONSTR_NH_GEN_UNIQ | MONSTR_NH_GEN_NOGEN | MONSTR_NH_GEN_HELL;
    int i, weight[400], total = 0;

    for (i = 0; i < count; i++) {
        int fits = mons[i].difficulty >= depth / 6 && mons[i].difficulty <= (depth + hero) / 2;

        weight[i] = fits && !(mons[i].generation & never) ? mons[i].frequency : 0;
        total += weight[i];
    }
    if (total == 0)
        return MONSTR_NONE;
    total = rn2(total) + 1;
    for (i = 0; (total -= weight[i]) > 0; i++)
        ;
    return i;
}

/* Its level, and its hit points. */
static void hit_points(const struct monstr_nh_species *it, int depth, int hero, struct turn *new)
{
    int base = it->level, level = base, most = 3 * base / 2;

    level += depth < base ? -1 : (depth - base) / 5;
    level += hero > base ? (hero - base) / 4 : 0;
    level = level < 0 ? 0 : level > most ? most : level;
    new->level = level;
    if (it->fixed_hp > 0)
        new->hp = it->fixed_hp;
    else if (it->traits & MONSTR_NH_TRAIT_ADULT_DRAGON)
        new->hp = 4 * level + d(level, 4);
    else
        new->hp = level == 0 ? d(1, 4) : d(level, 8);
}

static void play(int with_library, struct turn *log)
{
    const struct monstr_nh_table *table = monstr_nh_table_of(MONSTR_NH_3_6_7);
    int i, turn, count = monstr_nh_species_count(table);
    struct monstr_nh_species mons[400];
    struct monstr_nh_place here = {0};
    struct monstr_nh_vigor vigor;
    struct monstr_dice dice;

    state = 42;
    draws = 0;
    monstr_dice_from_rn2(&dice, rn2);
    for (i = 0; i < count; i++)
        monstr_nh_species_of(table, i, &mons[i]);
    for (turn = 0; turn < TURNS; turn++, log++) {
        here.level_difficulty = d(2, 25); /* the game's own draws */
        here.hero_level = rn2(30) + 1;
        if (with_library) {
            log->who = monstr_nh_pick(table, &here, NULL, &dice);
            if (monstr_nh_new_hit_points(table, log->who, &here, &dice, &vigor) == 0) {
                log->level = vigor.level;
                log->hp = vigor.hp;
            }
        } else {
            log->who = pick(mons, count, here.level_difficulty, here.hero_level);
            if (log->who >= 0)
                hit_points(&mons[log->who], here.level_difficulty, here.hero_level, log);
        }
        log->draws = draws;
    }
}

int main(void)
{
    static struct turn theirs[TURNS], ours[TURNS];
    int turn, same_who = 0, same_level = 0, same_hp = 0, same_draws = 0;

    play(0, theirs);
    play(1, ours);
    for (turn = 0; turn < TURNS; turn++) {
        same_who += ours[turn].who == theirs[turn].who;
        same_level += ours[turn].level == theirs[turn].level;
        same_hp += ours[turn].hp == theirs[turn].hp;
        same_draws += ours[turn].draws == theirs[turn].draws;
    }
    printf("turns              %6d\n", TURNS);
    printf("same monster       %6d\n", same_who);
    printf("same level         %6d\n", same_level);
    printf("same hit points    %6d\n", same_hp);
    printf("same draws so far  %6d, %lu in all\n", same_draws, draws);
    return 0;
}
