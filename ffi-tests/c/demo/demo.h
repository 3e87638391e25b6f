/*
 * What the parts of the demo share: what was asked for, and how it is shown.
 */
#ifndef DEMO_H
#define DEMO_H

#include "monstr.h"

/* What was asked for. */
struct request {
    const struct monstr_nh_table *mons;
    struct monstr_nh_place here;
    const char *edition;
    const char *monster;
    const char *sort;
    uint64_t seed;
    int32_t top;
    int32_t count;
    int csv;
};

/* demo.c */
void refuse(const char *format, ...); /* one clear line, and out */
int32_t sure(int32_t answer);         /* an answer of the library, which has to be one */
int32_t species_of(const struct request *request); /* the monster that was named */

/* screen.c: how the terminal wants it */
extern int in_colour;
extern int in_utf8;
void look_at_terminal(void);
void heading(const char *format, ...);
void bar(double share); /* of a line's greatest length, 0 to 1; and the line's end */

/* What is shown, a file each. */
void show_odds(const struct request *request);       /* odds.c */
void show_table(const struct request *request);      /* table.c */
void show_terms(const struct request *request);      /* why.c: of a difficulty */
void show_why(const struct request *request);        /* why.c */
void show_window(const struct request *request);     /* window.c */
void show_hit_points(const struct request *request); /* hp.c */
void show_lint(const struct request *request);       /* lint.c */
int omega(int count, char **arguments);              /* omega.c: from the word `omega` on */

#endif
