/*
 * What the parts of the demo share: what was asked for, and how it is shown.
 */
#ifndef DEMO_H
#define DEMO_H

#include <stddef.h>

#include "monstr.h"

/* What was asked for. */
struct request {
    const struct monstr_nh_table *mons;
    struct monstr_nh_place here;
    const char *monster;
    int32_t edition;
    int32_t top;
    int32_t csv;
    int32_t seed;
    int32_t count;
    int32_t sort; /* BY_DIFFICULTY and the like */
};

enum { BY_DIFFICULTY, BY_EXPERIENCE, BY_NAME, BY_INDEX };

/* What can be shown of NetHack, a file each. */
void show_overview(const struct request *request);   /* overview.c */
void show_odds(const struct request *request);       /* odds.c */
void show_why(const struct request *request);        /* why.c */
void show_window(const struct request *request);     /* window.c */
void show_hit_points(const struct request *request); /* hp.c */
void show_lint(const struct request *request);       /* lint.c */
void show_table(const struct request *request);      /* table.c */

/* omega.c: `demo omega`, with the arguments behind that word */
void omega(char **arguments);

/* demo.c */
void print_edition(const struct request *request); /* and the kind of place */
void print_place(const struct request *request);   /* and the two levels */

/* why.c */
void print_terms(const struct request *request, int32_t who); /* of its difficulty */
const char *reason_of(const struct request *request, int32_t who);

/* options.c: the command line */

/* A word that is a value, and the code it stands for. */
struct word {
    const char *text;
    int32_t code;
};

/* An option, where its value goes, and what values there are. */
struct option {
    const char *name;
    int32_t *to;
    const struct word *words; /* or NULL: a number */
    int32_t least, most;      /* 0: it takes no value, and stores 1 */
    const char **text;        /* where any text goes, or NULL */
};

/* Takes the option that the arguments begin with. Answers those behind it and its value; NULL
 * where it isn't among these. */
char **take_option(const struct option *options, char **arguments);
const char *word_of(const struct word *words, int32_t code);

/* tools.c */
void refuse(const char *format, ...);       /* one clear line, and out */
int32_t sure(int32_t answer);               /* an answer of the library, which has to be one */
void *room_for(int32_t count, size_t size); /* all zero; to be freed */
int32_t species_of(const struct request *request); /* the monster that was named */

/* screen.c: plain text, but on a terminal */
extern int in_colour;
extern int in_blocks; /* in colour, and in UTF-8 */
void look_at_terminal(void);
void heading(const char *format, ...);
void bar(double share); /* of the greatest length, 0 to 1; and the line's end */

#endif
