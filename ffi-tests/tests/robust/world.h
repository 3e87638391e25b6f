/*
 * The world of these programs: an argument of every name that a function of monstr.h has, in
 * order, with a place for what it points to; and the calls of all functions with them.
 *
 * main.rs makes calls.h of the header, so that a function added later is called too. What
 * world.c says nothing about is all zero.
 */
#ifndef WORLD_H
#define WORLD_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "monstr.h"

#include "calls.h"

#define SPECIES 383
#define OM_SPECIES 150
#define OM_OFFICES 16
#define NOTHING MONSTR_NONE /* how a function refuses that answers a pointer */

struct world {
    struct arguments a;
    struct pointees to;
    /* A table of the caller's own has more species than the pointees have room for. */
    struct own {
        struct monstr_nh_species species[SPECIES];
        struct monstr_nh_combat combat[SPECIES];
        struct monstr_nh_quest_enemies quest[2];
        const char *names[SPECIES];
        struct monstr_nh_extra extras[SPECIES];
        uint16_t class_order[SPECIES];
        uint8_t flags[SPECIES];
        struct monstr_nh_role role;
        struct monstr_nh_race race;
        struct monstr_om_species om_species[OM_SPECIES];
        struct monstr_om_lists lists;
        struct monstr_om_adventurer log;
        struct monstr_om_office offices[OM_OFFICES];
        struct answers {
            int32_t object, item_state, is_free, place, spoils_dice;
        } answers; /* those of the game's functions */
        struct monstr_nh_candidate room[SPECIES];
        double chances[8];
    } own;
};

/* Everything in order: 5.0.0's and Omega's species as tables of the caller's own, and whatever
 * has every function draw that can. */
void set_up(struct world *world);

/* A call of each function; the last one has no words. */
extern const struct call {
    const char *words; /* ", function, parameter, parameter, const parameter, " */
    int32_t (*make)(const struct arguments *a);
    int answers_pointer;
} calls[];

/* Whether a word is one of ", word, word, ", or several in a row are. */
int has(const char *words, const char *what);

/* Whether a call has answered with a code. */
int is_refused(const struct call *made, int32_t answer);

#endif
