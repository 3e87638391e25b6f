/*
 * Lends what a call is handed: a copy of each array, structure and string, as long as it is
 * said to be.
 */
#ifndef LENDING_H
#define LENDING_H

#include "caller.h"

#define LONGEST 4 /* of the arrays whose length is an argument */

void set_lengths(int32_t length);

/* How many there are of what an argument points to. */
int32_t length_of(const char *name);

/* Makes a copy. */
typedef void *lender(const void *from, size_t size, int is_constant);

/* Has the present call's arguments point to copies, the arrays too short by so many. */
void lend_all(lender *with, int too_short);

#endif
