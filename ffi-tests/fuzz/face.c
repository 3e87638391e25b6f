/*
 * One call of one function, with whatever the fuzzer's bytes make of its arguments.
 *
 * They tell the function; how long its arrays are; then which numbers, records, tables and
 * pools to write over, and with what; and what is left answers its callbacks.
 *
 * Every array and structure is as long as it is said to be, and no longer, in memory of its
 * own; or all lies where it can be seen that a refused call has changed nothing.
 */
#include "lending.h"
#include "slots.h"

void fuzz_face(const uint8_t *data, size_t size);

static const uint8_t *from;
static size_t left;

static uint64_t number(int bytes)
{
    uint64_t number = 0;

    for (; bytes > 0; bytes--) {
        number = number << 8 | (left ? *from : 0);
        if (left)
            from++, left--;
    }
    return number;
}

/* When there are no more bytes, it still goes on; or it is stuck. */
static int is_stuck, is_hostile;
static uint64_t drawn;

static int32_t draw(void *context, int32_t bound)
{
    (void) context;
    if (is_hostile && left && number(1) == 255)
        return (int32_t) number(4);
    if (left)
        return (int32_t) (number(2) % (uint64_t) bound);
    return is_stuck ? bound - 1 : (int32_t) (drawn++ % (uint64_t) bound);
}

static int rn2(int bound)
{
    return draw(NULL, bound);
}

static int32_t place(void *context, int32_t *x, int32_t *y)
{
    (void) context;
    *x = (int32_t) number(2);
    *y = (int32_t) number(2);
    return (int32_t) number(1) - 1;
}

static int32_t gate(void *context, int32_t who, struct monstr_dice *dice)
{
    (void) context, (void) who;
    return number(1) % 2 ? monstr_dice_below(dice, 2) : (int32_t) number(1) - 1;
}

static int32_t weight(void *context, int32_t who, int32_t weight)
{
    (void) context, (void) who;
    return number(1) % 2 ? weight : (int32_t) number(4);
}

/* Records and tables that bytes may be written over. */
static const struct area {
    const char *word; /* the argument that leads there */
    size_t offset, size;
} areas[] = {
#define OWN(word, field) {word, offsetof(struct world, own.field), sizeof now.own.field},
#define RECORD(p) {#p, offsetof(struct world, to.p), sizeof now.to.p},
#define FROM(p, structure, field) \
    {#p, offsetof(struct world, to.p) + offsetof(struct structure, field), \
     sizeof(struct structure) - offsetof(struct structure, field)},
    OWN("table", species) OWN("table", combat) OWN("table", quest) OWN("table", extras)
    OWN("table", class_order) OWN("gone", flags)
    OWN("nh_hero", role) OWN("nh_hero", race) OWN("om_table", om_species) OWN("om_table", lists)
    OWN("om_here", log) OWN("om_here", offices) OWN("game", answers) OWN("pool", room)
    OWN("odds", chances)
    FROM(om_here, monstr_om_place, environment)
    {"pool", offsetof(struct world, to.pool) + offsetof(struct monstr_nh_pool, state),
     sizeof now.to.pool->state},
    PLAIN(RECORD)
};

static void write_over(const struct area *area)
{
    size_t at = area->offset + number(2) % area->size;
    const size_t end = area->offset + area->size;
    uint64_t count = number(1);

    for (; count-- && at < end; at++)
        ((uint8_t *) &now)[at] = (uint8_t) number(1);
}

static void write_number(int bytes)
{
    const struct slot *slot = &slots[number(2) % (uint64_t) slot_count];
    const int64_t old = get(slot);

    put(slot, (int64_t) (number(bytes) << (64 - 8 * bytes)) >> (64 - 8 * bytes));
    /* A length has to be true. (One count is that of some dice.) */
    if (slot->is_length && get(slot) > old && slot->at != &a->count)
        put(slot, old);
}

static void *heap[100];
static int blocks;

static void *on_the_heap(const void *old, size_t size, int is_constant)
{
    void *copy = malloc(size);

    (void) is_constant;
    if (blocks == sizeof heap / sizeof *heap || (!copy && size))
        abort();
    if (size)
        memcpy(copy, old, size);
    return heap[blocks++] = copy;
}

static int find_call(uint64_t number)
{
    static int count;

    if (!count)
        while (calls[count].words)
            count++;
    return (int) (number % (uint64_t) count);
}

static void begin_once(void)
{
    static int is_begun;

    if (is_begun)
        return;
    is_begun = 1;
    set_up(&now);
    memcpy(&sound, &now, sizeof now);
    list_slots();
    ends_midway = 1;
}

void fuzz_face(const uint8_t *data, size_t size)
{
    static char name[64];
    uint64_t how, changes;
    int i;

    begin_once();
    from = data, left = size, drawn = 0;
    memcpy(&now, &sound, sizeof now);
    call = &calls[find_call(number(2))];
    doing = "fuzzing";
    how = number(1);
    set_lengths((int32_t) (how >> 5) % (LONGEST + 1));
    is_stuck = how >> 4 & 1;
    is_hostile = how >> 3 & 1;
    if (how & 1)
        monstr_dice_from_callback(a->dice, draw, NULL);
    else if (how & 2)
        monstr_dice_from_rn2(a->dice, rn2);
    for (changes = number(1) % 32; changes && left; changes--) {
        const uint64_t kind = number(1);

        if (kind < 80)
            write_number(1);
        else if (kind < 160)
            write_number(8);
        else if (kind < 240)
            write_over(&areas[number(1) % (sizeof areas / sizeof *areas)]);
        else if (kind < 244)
            a->game->place = place, a->hooks->gate = gate, a->hooks->weight = weight;
        else if (kind < 248)
            a->dice->kind = 4 + (int32_t) number(1); /* none: the others' functions differ */
        else {
            for (i = 0; i < (int) sizeof name - 1 && left; i++)
                name[i] = (char) number(1);
            a->name = name;
        }
    }
    if (how & 4)
        lend_all(on_the_heap, 0);
    make();
    while (blocks)
        free(heap[--blocks]);
    if (complaints)
        abort();
}
