/*
 * Memory: what a function may touch of what it is handed, and what it may not.
 *
 * Each array, structure and string lies in pages of its own, between two that nobody may
 * touch: first at the end of its pages, then at their beginning. What is handed over as
 * constant can't be written to. All of it gives what the same gives in plain memory; and so
 * do places for answers, whatever is in them.
 *
 * With an argument the arrays are shorter than their lengths say, which they must not be: it
 * has to end in a crash.
 */
#define _DEFAULT_SOURCE

#include <sys/mman.h>
#include <unistd.h>

#include "caller.h"

#define LONGEST 4 /* of the arrays whose length is an argument */

/* Pages for one buffer each. */
enum { BUFFERS = 100, PAGES = 16 };
static char *buffers[BUFFERS];
static int lent, too_short;
static size_t page;

static enum side { AT_END, AT_BEGINNING } side;

static void reserve(void)
{
    int i;

    page = (size_t) sysconf(_SC_PAGESIZE);
    for (i = 0; i < BUFFERS; i++) {
        char *all = mmap(NULL, (PAGES + 2) * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

        if (all == MAP_FAILED)
            abort();
        buffers[i] = all + page;
    }
}

/* A copy between two pages that nobody may touch. */
static void *lend(const void *from, size_t size, int is_constant)
{
    const size_t pages = (size + page - 1) / page;
    char *to = buffers[lent];

    if (!from)
        return NULL;
    if (lent++ == BUFFERS || pages > PAGES)
        abort();
    mprotect(to, PAGES * page, PROT_NONE);
    mprotect(to, pages * page, PROT_READ | PROT_WRITE);
    if (side == AT_END)
        to += pages * page - size;
    memcpy(to, from, size);
    if (is_constant)
        mprotect(buffers[lent - 1], pages * page, PROT_READ);
    return to;
}

/* How many there are of what an argument points to. */
static int32_t length_of(const char *name)
{
#define IS(word) (strcmp(name, word) == 0)
    if (IS("dungeons"))
        return a->dungeon_count;
    if (IS("attacks"))
        return has(call->words, "attack_count") ? a->attack_count : a->capacity;
    if (IS("creatures") || IS("told"))
        return a->room;
    if (IS("shares") || IS("findings") || IS("chances"))
        return a->capacity;
    return 1;
}

static void set_lengths(int32_t length)
{
    a->attack_count = a->dungeon_count = a->capacity = a->room = length;
}

/* All that lies behind a structure's pointer. */
static void lend_contents(void)
{
#define LEND(pointer, count) \
    pointer = lend(pointer, (size_t) (count) * sizeof *pointer, 1)
    struct monstr_nh_table *table = a->table;
    struct monstr_om_table *om_table = a->om_table;

    LEND(table->species, table->species_count);
    LEND(table->combat, table->species_count);
    LEND(table->attacks, table->attack_count);
    LEND(table->quest, table->quest_count);
    LEND(table->names, table->species_count);
    LEND(table->rules, 1);
    LEND(om_table->species, om_table->species_count);
    LEND(om_table->lists, 1);
    LEND(om_table->names, om_table->species_count);
    LEND(a->om_here->log, a->om_here->log_count);
    LEND(a->om_here->offices, a->om_here->office_count);
    LEND(a->gone->flags, a->gone->count);
    LEND(a->nh_hero->role, 1);
    LEND(a->nh_hero->race, 1);
    a->name = lend(a->name, strlen(a->name) + 1, 1);
    a->pool->room = lend(a->pool->room, (size_t) a->pool->capacity * sizeof *a->pool->room,
                         has(call->words, "const pool"));
    a->odds->chances = lend(a->odds->chances, (size_t) a->odds->capacity * sizeof(double),
                            has(call->words, "const odds"));
}

/* All that the call's arguments point to. */
static void lend_arguments(void)
{
#define LEND_ARGUMENT(p) \
    if (has(call->words, #p) && strcmp(#p, "name") != 0) \
        a->p = lend(a->p, (size_t) (length_of(#p) - too_short) * sizeof *now.to.p, \
                    has(call->words, "const " #p));
    POINTERS(LEND_ARGUMENT)
}

static void between_guards(int32_t length)
{
    static struct world plain;
    int32_t answer;

    value = length;
    doing = "in plain memory";
    memcpy(&now, &sound, sizeof now);
    set_lengths(length);
    answer = make();
    memcpy(&plain, &now, sizeof plain);

    doing = side == AT_END ? "at the end of a page" : "at the beginning of a page";
    memcpy(&now, &sound, sizeof now);
    set_lengths(length);
    lent = 0;
    lend_contents();
    lend_arguments();
    if (make() != answer)
        complain("another answer");
#define SAME(p) \
    if (has(call->words, #p) \
        && memcmp(a->p, plain.to.p, (size_t) length_of(#p) * sizeof *a->p) != 0) \
        complain(#p ": not the same");
    PLAIN(SAME)
}

/* What a function changes, so that it matters what was there. */
static int is_changed(const char *name)
{
    static const char always[] =
        ", career, context, dice, last, monster, mortal, mortality, new_man, nh_hero, nurse, "
        "odds, player, pool, prayer, standing, vitals, ";
    static const char creature[] =
        ", monstr_om_wake, monstr_om_recover, monstr_om_restore, monstr_om_were, ";
    static const char vigor[] = ", monstr_nh_heal, monstr_nh_lengthen_worm, ";
    char function[80];

    snprintf(function, sizeof function, "%.*s", (int) strcspn(call->words + 2, ","),
             call->words + 2);
    return has(always, name) || (IS("creature") && has(creature, function))
        || (IS("vigor") && has(vigor, function));
}

/* A place for an answer, with one thing in it and then another. */
static void answers_place(const char *name, size_t offset, size_t size)
{
    static struct world first;
    unsigned char *one = (unsigned char *) &first + offset;
    unsigned char *other = (unsigned char *) &now + offset;
    int32_t answer;
    size_t i;

    doing = name;
    memcpy(&now, &sound, sizeof now);
    memset(other, 0xAA, size);
    answer = make();
    if (is_refused(call, answer))
        complain("refused");
    memcpy(&first, &now, sizeof now);
    memcpy(&now, &sound, sizeof now);
    memset(other, 0x55, size);
    if (make() != answer)
        complain("another answer");
    for (i = 0; i < size && (one[i] == other[i] || (one[i] == 0xAA && other[i] == 0x55)); i++)
        ;
    if (i < size)
        complain("what was there has been read");
    memcpy(one, other, size);
    if (memcmp(&first, &now, sizeof now) != 0)
        complain("what was there has changed something else");
}

int main(int argc, char **argv)
{
    int32_t length;
    int places = 0;

    (void) argv;
    begin();
    reserve();
    ends_midway = 1;
    if (argc > 1) {
        too_short = 1;
        next("monstr_nh_difficulty_by_rule");
        between_guards(LONGEST);
        return 0;
    }
    for (; side <= AT_BEGINNING; side++)
        while (next(NULL))
            for (length = 0; length <= LONGEST; length++)
                between_guards(length);
    while (next(NULL)) {
#define PLACE(p) \
        if (has(call->words, #p) && !has(call->words, "const " #p) && !is_changed(#p)) { \
            answers_place(#p, offsetof(struct world, to.p), sizeof now.to.p); \
            places++; \
        }
        POINTERS(PLACE)
    }
    printf("%d places for answers\n", places);
    return end();
}
