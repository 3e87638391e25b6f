/*
 * The odds, bit by bit: what is computed with floating point numbers is the same on every
 * processor, and the same as everybody's else.
 */
#include <stdio.h>
#include <string.h>

#include "monstr.h"

#define ROOM 1100

static struct monstr_nh_share shares[ROOM];
static double chances[ROOM];

/* A fingerprint of numbers. */
static uint32_t print;

static void add_number(uint32_t number)
{
    int i;

    for (i = 0; i < 4; i++) {
        print ^= number & 0xff;
        print *= 16777619u;
        number >>= 8;
    }
}

static void add_bits(double number)
{
    uint64_t bits;

    memcpy(&bits, &number, sizeof bits);
    add_number((uint32_t) bits);
    add_number((uint32_t) (bits >> 32));
}

static void picks(const struct monstr_nh_table *mons, const struct monstr_nh_place *here)
{
    int32_t i, rows = monstr_nh_pick_odds(mons, here, NULL, shares, ROOM);

    for (i = 0; i < rows && i < ROOM; i++) {
        add_number((uint32_t) shares[i].species);
        add_number((uint32_t) shares[i].chance.numerator);
        add_number((uint32_t) shares[i].chance.denominator);
        add_bits(shares[i].chance.value);
    }
    printf("  %3d picks, %08lx\n", (int) rows, (unsigned long) print);
}

static void hit_points(const struct monstr_nh_table *mons, const struct monstr_nh_place *here)
{
    int32_t who, i, count = monstr_nh_species_count(mons), outcomes = 0;

    for (who = 0; who < count; who += 7) {
        struct monstr_distribution odds = {0};
        double once;

        odds.chances = chances;
        odds.capacity = ROOM;
        monstr_nh_hit_point_odds(mons, who, here, &odds);
        for (i = 0; i < odds.count; i++)
            add_bits(chances[i]);
        outcomes += odds.count;
        if (monstr_at_least_once(chances[0], 1000, &once) == 0)
            add_bits(once);
    }
    printf("  %d hit points, %08lx\n", (int) outcomes, (unsigned long) print);
}

int main(void)
{
    static const int32_t editions[] = {MONSTR_NH_3_4_3, MONSTR_NH_3_6_7, MONSTR_NH_5_0_0};
    int i;

    for (i = 0; i < 3; i++) {
        const struct monstr_nh_table *mons = monstr_nh_table_of(editions[i]);
        struct monstr_nh_place here = {0};

        here.level_difficulty = 21;
        here.hero_level = 12;
        print = 2166136261u;
        printf("edition %d\n", (int) editions[i]);
        picks(mons, &here);
        hit_points(mons, &here);
    }
    return 0;
}
