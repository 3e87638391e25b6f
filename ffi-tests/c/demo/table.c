/*
 * Every monster's experience and difficulty, as the wiki's page on monster difficulty lists
 * them.
 */
#define _POSIX_C_SOURCE 200809L /* strcasecmp */
#include <stdio.h>
#include <stdlib.h>
#include <strings.h>

#include "demo.h"

/* A species with the two numbers that it is sorted by. */
struct entry {
    int32_t who;
    int32_t first;
    int32_t second;
    const char *name;
};

/* The greater numbers first, then by name from the end of the alphabet (so do the wiki's). */
static int in_order(const void *left, const void *right)
{
    const struct entry *a = left, *b = right;

    if (a->first != b->first)
        return a->first < b->first ? 1 : -1;
    if (a->second != b->second)
        return a->second < b->second ? 1 : -1;
    return strcasecmp(b->name, a->name);
}

static int by_name(const void *left, const void *right)
{
    const struct entry *a = left, *b = right;
    int order = strcasecmp(a->name, b->name);

    return order ? order : a->who - b->who;
}

void show_table(const struct request *request)
{
    int32_t count = sure(monstr_nh_species_count(request->mons)), i;
    struct entry *all = room_for(count, sizeof *all);
    int by_experience = request->sort == BY_EXPERIENCE;

    for (i = 0; i < count; i++) {
        int32_t difficulty = sure(monstr_nh_difficulty(request->mons, i));
        int32_t experience = sure(monstr_nh_experience_of_new(request->mons, i));

        all[i].who = i;
        all[i].name = monstr_nh_name(request->mons, i);
        all[i].first = by_experience ? experience : difficulty;
        all[i].second = by_experience ? difficulty : experience;
    }
    if (request->sort == BY_NAME)
        qsort(all, (size_t) count, sizeof *all, by_name);
    else if (request->sort != BY_INDEX)
        qsort(all, (size_t) count, sizeof *all, in_order);
    puts("Name                      Experience  Difficulty  Frequency");
    for (i = 0; i < count; i++) {
        int32_t frequency = sure(monstr_nh_frequency(request->mons, all[i].who));

        printf("%-24s  %10d  %10d  %s\n", all[i].name,
               (int) (by_experience ? all[i].first : all[i].second),
               (int) (by_experience ? all[i].second : all[i].first),
               monstr_nh_frequency_text(frequency));
    }
    free(all);
}
