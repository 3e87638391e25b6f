/*
 * Every number that a function is handed, whether as an argument or in a structure.
 */
#ifndef SLOTS_H
#define SLOTS_H

#include "caller.h"

enum kind { ARGUMENT, CONTENT /* of a table or record behind a structure */ };

extern struct slot {
    const char *word; /* the argument that leads there */
    const char *name;
    void *at; /* in `now` */
    size_t size;
    int is_signed;
    int is_length; /* it may be less than it is, but no more */
    enum kind kind;
    int64_t ends[4]; /* for the present call: of its type, then of what is taken */
} slots[2000];
extern int slot_count;

/* Lists all of them, once. `now` must be in order. */
void list_slots(void);

void put(const struct slot *slot, int64_t number);
int64_t get(const struct slot *slot);

#endif
