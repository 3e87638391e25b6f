#include "lending.h"

static lender *lend_copy;

static void *copy(const void *from, size_t size, int is_constant)
{
    return from ? lend_copy(from, size, is_constant) : NULL;
}

/* Nothing where a length is bad. */
static size_t size_of(int32_t count, size_t one)
{
    return count > 0 ? (size_t) count * one : 0;
}

int32_t length_of(const char *name)
{
#define IS(word) (strcmp(name, word) == 0)
    if (IS("dungeons"))
        return a->dungeon_count;
    if (IS("attacks"))
        return has(call->words, "attack_count") ? a->attack_count : a->capacity;
    if (IS("creatures") || IS("told"))
        return a->room;
    if (IS("picks") || IS("shares") || IS("om_shares") || IS("findings") || IS("chances"))
        return a->capacity;
    return 1;
}

void set_lengths(int32_t length)
{
    a->attack_count = a->dungeon_count = a->capacity = a->room = length;
}

/* All that lies behind a structure's pointer. */
static void lend_contents(void)
{
#define LEND(pointer, count) \
    pointer = copy(pointer, size_of(count, sizeof *pointer), 1)
    struct monstr_nh_table *table = a->table;
    struct monstr_om_table *om_table = a->om_table;

    LEND(table->species, table->species_count);
    LEND(table->combat, table->species_count);
    LEND(table->attacks, table->attack_count);
    LEND(table->quest, table->quest_count);
    LEND(table->extras, table->species_count);
    LEND(table->class_order, table->species_count);
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
    a->name = copy(a->name, strlen(a->name) + 1, 1);
    a->pool->room = copy(a->pool->room, size_of(a->pool->capacity, sizeof *a->pool->room),
                         has(call->words, "const pool"));
    a->odds->chances = copy(a->odds->chances, size_of(a->odds->capacity, sizeof(double)),
                            has(call->words, "const odds"));
}

/* All that the call's arguments point to. */
static void lend_arguments(int too_short)
{
#define LEND_ARGUMENT(p) \
    if (has(call->words, #p) && strcmp(#p, "name") != 0) \
        a->p = copy(a->p, size_of(length_of(#p) - too_short, sizeof *now.to.p), \
                    has(call->words, "const " #p));
    POINTERS(LEND_ARGUMENT)
}

void lend_all(lender *with, int too_short)
{
    lend_copy = with;
    lend_contents();
    lend_arguments(too_short);
}
