/*
 * The ends of numbers: every number that a function is handed, whether as an argument or in a
 * structure, at the ends of its type and at the last values that the function takes.
 *
 * Those are found by trial. Then come all pairs of such ends, and all numbers at once. Each
 * call ends with an answer or a code; a sum that overflowed would end the program, with an
 * archive that checks.
 *
 * What stands in a table is paired with the rest if an argument is given; that takes longer.
 */
#include "caller.h"

enum kind { ARGUMENT, CONTENT /* of a table or record behind a structure */ };

static struct slot {
    const char *word; /* the argument that leads there */
    const char *name;
    void *at;
    size_t size;
    int is_signed;
    int is_length; /* it may be less than it is, but no more */
    enum kind kind;
    int64_t ends[4]; /* for the present call: of its type, then of what is taken */
} slots[2000];
static int slot_count;

static void put(const struct slot *slot, int64_t number)
{
    switch (slot->size) {
    case 1:
        *(uint8_t *) slot->at = (uint8_t) number;
        break;
    case 2:
        *(uint16_t *) slot->at = (uint16_t) number;
        break;
    case 4:
        *(uint32_t *) slot->at = (uint32_t) number;
        break;
    default:
        *(uint64_t *) slot->at = (uint64_t) number;
    }
}

static int64_t get(const struct slot *slot)
{
    switch (slot->size) {
    case 1:
        return slot->is_signed ? *(int8_t *) slot->at : *(uint8_t *) slot->at;
    case 2:
        return slot->is_signed ? *(int16_t *) slot->at : *(uint16_t *) slot->at;
    case 4:
        return slot->is_signed ? (int64_t) *(int32_t *) slot->at : *(uint32_t *) slot->at;
    default:
        return *(int64_t *) slot->at;
    }
}

static void list_slots(void)
{
#define LIST_SLOT(word_, lvalue, is_signed_, is_length_, kind_) \
    { \
        struct slot *slot = &slots[slot_count++]; \
        slot->word = word_; \
        slot->name = #lvalue; \
        slot->at = (void *) &lvalue; \
        slot->size = sizeof lvalue; \
        slot->is_signed = is_signed_; \
        slot->is_length = is_length_; \
        slot->kind = kind_; \
    }
    SLOTS(LIST_SLOT)
}

static void in_order(void)
{
    memcpy(&now, &sound, sizeof now);
}

static int is_taken(const struct slot *slot, int64_t number)
{
    in_order();
    put(slot, number);
    value = (int32_t) number;
    return !is_refused(call, make());
}

/* The last value that is taken on the way from one that is. */
static int64_t last_taken(const struct slot *slot, int64_t from, int64_t to)
{
    if (is_taken(slot, to))
        return to;
    while (to - from > 1 || from - to > 1) {
        int64_t middle = from + (to - from) / 2;

        if (is_taken(slot, middle))
            from = middle;
        else
            to = middle;
    }
    return from;
}

static void find_ends(struct slot *slot)
{
    const int bits = 8 * (int) slot->size;
    int64_t as_it_is, lowest, highest;

    in_order();
    as_it_is = get(slot);
    if (slot->is_signed) {
        highest = INT64_MAX >> (64 - bits);
        lowest = -highest - 1;
    } else {
        lowest = 0;
        highest = bits == 64 ? -1 : INT64_MAX >> (63 - bits);
    }
    if (slot->is_length)
        highest = as_it_is;
    doing = slot->name;
    slot->ends[0] = lowest;
    slot->ends[1] = highest;
    slot->ends[2] = last_taken(slot, as_it_is, lowest);
    slot->ends[3] = last_taken(slot, as_it_is, highest);
}

/* An end of its type that the function doesn't take. */
static int is_too_far(const struct slot *slot, int end)
{
    return end < 2 && slot->ends[end] != slot->ends[end + 2];
}

/* An end of its type that the function takes: it comes again as the last one taken. */
static int is_double(const struct slot *slot, int end)
{
    return end < 2 && !is_too_far(slot, end);
}

static void pair(const struct slot *one, const struct slot *other)
{
    static char names[200];
    int i, j;

    snprintf(names, sizeof names, "%s, %s", one->name, other->name);
    doing = names;
    for (i = 0; i < 4; i++)
        for (j = 0; j < 4; j++) {
            if (is_double(one, i) || is_double(other, j)
                || (is_too_far(one, i) && is_too_far(other, j)))
                continue;
            in_order();
            put(one, one->ends[i]);
            put(other, other->ends[j]);
            make();
        }
}

static uint32_t random_word(void)
{
    static uint32_t state = 2463534242u;

    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state;
}

/* Nearly all at ends that are taken alone. */
static void all_at_once(struct slot *const *taken, int count)
{
    int i;

    in_order();
    for (i = 0; i < count; i++)
        if (random_word() % 8)
            put(taken[i], taken[i]->ends[2 + random_word() % 2]);
    doing = "all at once";
    make();
}

int main(int argc, char **argv)
{
    (void) argv;
    begin();
    list_slots();
    ends_midway = 1;
    while (next(NULL)) {
        struct slot *taken[sizeof slots / sizeof *slots];
        int count = 0, i, j;

        for (i = 0; i < slot_count; i++)
            if (has(call->words, slots[i].word))
                find_ends(taken[count++] = &slots[i]);
        value = 0;
        for (i = 0; i < count; i++)
            for (j = i + 1; j < count; j++)
                if ((taken[i]->kind == ARGUMENT) + (taken[j]->kind == ARGUMENT) > (argc == 1))
                    pair(taken[i], taken[j]);
        for (i = 0; i < 1000; i++) {
            value = i;
            all_at_once(taken, count);
        }
    }
    return end();
}
