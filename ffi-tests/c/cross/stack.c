/*
 * How much stack the library takes on a Cortex-M0.
 *
 * The stack below is painted, a function is called, and what it has painted over is counted:
 * the most of many calls in many places, the game's own rn2() included. Fails if that is
 * more than it may be.
 */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "monstr.h"

#define MOST 1024
#define DEPTH 4096 /* painted; no call comes near */
#define PAINT 0xA5

static const struct monstr_nh_table *mons;
static struct monstr_nh_place here;
static struct monstr_nh_class asked;
static struct monstr_nh_candidate room[400];
static struct monstr_nh_pool pool = {room, 400, {0, 0, 0}};
static struct monstr_nh_vigor vigor;
static struct monstr_dice dice;
static int32_t who;

static uint32_t state;

static int rn2(int n)
{
    state = state * 1664525u + 1013904223u;
    return (int) ((state >> 8) % (uint32_t) n);
}

static void pick(void)
{
    monstr_nh_pick(mons, &here, NULL, &dice);
}

static void pick_any(void)
{
    monstr_nh_pick_any(mons, &here, NULL, &dice);
}

static void pick_class(void)
{
    monstr_nh_pick_class(mons, &asked, &here, NULL, &dice);
}

static void pool_pick(void)
{
    monstr_nh_pool_reset(&pool);
    monstr_nh_pool_pick(&pool, mons, &here, NULL, &dice);
}

static void new_hit_points(void)
{
    monstr_nh_new_hit_points(mons, who, &here, &dice, &vigor);
}

static void adjusted_level(void)
{
    monstr_nh_adjusted_level(mons, who, &here);
}

static void difficulty(void)
{
    monstr_nh_difficulty(mons, who);
}

/* What one call takes. Not inlined: its own frame is above what it paints. */
static __attribute__((noinline)) int used(void (*call)(void))
{
    volatile unsigned char *top, *at;

    __asm__ volatile("mov %0, sp" : "=r"(top));
    for (at = top - DEPTH; at < top; at++)
        *at = PAINT;
    call();
    for (at = top - DEPTH; at < top && *at == PAINT; at++)
        ;
    return (int) (top - at);
}

/* The most that a call takes, in all places. */
static int most(void (*call)(void))
{
    int places, most = 0;

    state = 1;
    for (places = 0; places < 2000; places++) {
        int taken;

        memset(&here, 0, sizeof here);
        here.level_difficulty = rn2(50) + 1;
        here.hero_level = rn2(30) + 1;
        here.plane = rn2(4) ? 0 : rn2(6);
        here.alignment = rn2(4);
        here.gehennom = rn2(2);
        here.quest_role = rn2(14);
        asked.class_id = rn2(60) + 1;
        who = rn2(380);
        taken = used(call);
        if (taken > most)
            most = taken;
    }
    return most;
}

int main(void)
{
    static const int32_t editions[] = {MONSTR_NH_3_4_3, MONSTR_NH_3_6_7, MONSTR_NH_5_0_0};
    static const struct {
        const char *name;
        void (*call)(void);
    } calls[] = {
        {"monstr_nh_pick", pick},
        {"monstr_nh_pick_any", pick_any},
        {"monstr_nh_pick_class", pick_class},
        {"monstr_nh_pool_pick", pool_pick},
        {"monstr_nh_new_hit_points", new_hit_points},
        {"monstr_nh_adjusted_level", adjusted_level},
        {"monstr_nh_difficulty", difficulty},
    };
    unsigned i, edition, failed = 0;

    monstr_dice_from_rn2(&dice, rn2);
    printf("bytes of stack at most       3.4.3  3.6.7  5.0.0\n");
    for (i = 0; i < sizeof calls / sizeof calls[0]; i++) {
        printf("%-28s", calls[i].name);
        for (edition = 0; edition < 3; edition++) {
            int taken;

            mons = monstr_nh_table_of(editions[edition]);
            taken = most(calls[i].call);
            failed |= taken > MOST;
            printf("%6d ", taken);
        }
        printf("\n");
    }
    if (failed)
        printf("more than %d\n", MOST);
    return (int) failed;
}
