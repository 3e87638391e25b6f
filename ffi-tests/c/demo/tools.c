/*
 * What all parts of the demo do alike.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "demo.h"

void refuse(const char *format, ...)
{
    va_list arguments;

    fputs("demo: ", stderr);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputs(" (--help tells more)\n", stderr);
    exit(2);
}

int32_t sure(int32_t answer)
{
    if (answer < 0) {
        fprintf(stderr, "demo: %s\n", monstr_strerror(answer));
        exit(1);
    }
    return answer;
}

void *room_for(int32_t count, size_t size)
{
    void *room = calloc((size_t) count + 1, size); /* never of 0 bytes, for which NULL will do */

    if (!room) {
        fputs("demo: out of memory\n", stderr);
        exit(1);
    }
    return room;
}

/* How many letters must be added, dropped or changed to make one name the other. */
static size_t distance(const char *from, const char *to)
{
    size_t row[64], length = strlen(to), i;

    for (i = 0; i <= length; i++)
        row[i] = i;
    for (; *from; from++) {
        size_t before = row[0]++;

        for (i = 1; i <= length; i++) {
            size_t changed = before + (*from != to[i - 1]);
            size_t other = 1 + (row[i] < row[i - 1] ? row[i] : row[i - 1]);

            before = row[i];
            row[i] = changed < other ? changed : other;
        }
    }
    return row[length];
}

int32_t species_of(const struct request *request)
{
    int32_t who = monstr_nh_find(request->mons, request->monster);
    int32_t count = sure(monstr_nh_species_count(request->mons)), nearest = 0;

    if (who != MONSTR_NONE)
        return sure(who);
    for (who = 1; who < count; who++)
        if (distance(request->monster, monstr_nh_name(request->mons, who)) <
            distance(request->monster, monstr_nh_name(request->mons, nearest)))
            nearest = who;
    refuse("no monster is called '%s'; did you mean '%s'?", request->monster,
           monstr_nh_name(request->mons, nearest));
    return MONSTR_NONE;
}
