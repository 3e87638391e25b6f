/*
 * A caller that makes one call after another, and holds everything against what it was.
 */
#ifndef CALLER_H
#define CALLER_H

#include "world.h"

extern struct world now, sound, before;
extern struct arguments *const a; /* now's */
extern struct own *const own;

/* Where we are, for whoever has to find out. */
extern const struct call *call;
extern const char *doing;
extern int32_t value;

/* Whether dice, callbacks, lists or logs may end a call midway. An array of creatures that it
 * fills may have been written to then, and nothing else. */
extern int ends_midway;

/* Puts `now` in order, keeps a copy in `sound`, and catches whatever could end the program. */
void begin(void);

extern int complaints; /* how many */

void complain(const char *what);

/* Makes the call, and holds everything against what it was. Answers its answer. */
int32_t make(void);

/* The next call that takes an argument of that name, or several in a row; a function's own
 * name will do too, and NULL for all. */
int next(const char *what);

/* Prints how many calls were made. Answers the program's status. */
int end(void);

#endif
