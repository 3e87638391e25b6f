/*
 * A game that comes from Omega, with creatures and lists of its own, played both ways.
 *
 * It is nobody's game: 230 species made up from a seed, bands, environments, themes and
 * numbers of its own, and a random helper without Omega's 10,000 buckets. It plays 10,000
 * turns by the library, and by the plain functions in the second half of this file, which say
 * in C what its rules are. Each has the same generator; every creature and every draw has to
 * be the same.
 */
#include <stdio.h>
#include <string.h>

#include "monstr.h"

/*
 * The game's own: its catalogue, its map and its chance.
 */
#define SPECIES 230
#define TURNS 10000L
#define WIDTH 40
#define LENGTH 18
#define MOST 128

enum places {
    MEADOW, TOWN, BURROWS, DRAINS, FURNACE, KEEP, CHAPEL, GLACIER, PLACES, NOWHERE = 77
};
enum kinds { BEAST, SERAPH, WORKER, CHARMER };

struct kind {
    int hp, hit, level, speed, worth, asleep, riches, first_item;
    char is_unique, is_awake, is_aquatic, kind, letter;
};

struct beast {
    int kind, x, y, hp, level, click, god, work, items, item, letter;
    int is_awake, wanders, needs_water;
};

static struct kind catalogue[SPECIES];

static const int bands[] = {0, 14, 30, 55, 80, 101, 120, 150, 171, 190, 212, SPECIES};
static const int drains[] = {20, 21, -1, 33, 47, 58, 60, -1, 75, 88, 91, 104};
static const int furnace[] = {70, 84, 99, -1, 111, 126, 139, 154, 167};

static char map[LENGTH][WIDTH];

/* One stream of chance for each way to play, and a third for what happens meanwhile. */
struct stream {
    unsigned long state, draws, bounds;
};
static struct stream by_library, by_hand, meanwhile;

static unsigned long raw(struct stream *from)
{
    from->state = (from->state * 1664525UL + 1013904223UL) & 0xffffffffUL;
    return from->state >> 8;
}

/* Each answer is as likely as the next: what doesn't come out even is drawn again. */
static int uniform(struct stream *from, int n)
{
    const unsigned long most = 0x1000000UL - 0x1000000UL % (unsigned long) n;
    unsigned long drawn;

    from->draws++;
    from->bounds = (from->bounds * 31UL + (unsigned long) n) & 0xffffffffUL;
    do
        drawn = raw(from);
    while (drawn >= most);
    return (int) (drawn % (unsigned long) n);
}

static int random_helper(int n)
{
    return uniform(&by_library, n);
}

static int chance(int n)
{
    return uniform(&meanwhile, n);
}

static struct {
    int place, depth, tick, god;
} now;

/* One thing in three isn't kept. */
static int make_thing(struct stream *from, int level)
{
    uniform(from, 5 * level + 3);
    return uniform(from, 3) != 0;
}

static int is_taken_away(int item)
{
    return item % 7 == 3;
}

static int is_floor(int x, int y)
{
    return map[y][x] == '.';
}

static void make_up_catalogue(void)
{
    int who, x, y;

    for (who = 0; who < SPECIES; who++) {
        struct kind *k = &catalogue[who];

        k->hp = 1 + chance(20 * (1 + who / 20));
        k->hit = chance(100);
        k->level = who / 20;
        k->speed = 1 + chance(12);
        k->worth = 3 * who;
        k->asleep = chance(4) ? chance(101) : 0;
        k->riches = chance(3) ? 0 : chance(6);
        k->first_item = chance(4) ? -1 : chance(300);
        k->is_unique = chance(14) == 0;
        k->is_awake = chance(9) == 0;
        k->is_aquatic = chance(10) == 0;
        k->kind = (char) (chance(6) ? BEAST : 1 + chance(3));
        k->letter = (char) ('a' + chance(26));
    }
    for (y = 0; y < LENGTH; y++)
        for (x = 0; x < WIDTH; x++)
            map[y][x] = chance(5) < 2 ? '.' : '#';
}

/*
 * What the game tells the library: the glue.
 */
static struct monstr_om_species species[SPECIES];
static struct monstr_om_lists lists;

static void list_up(uint16_t *list, int room, const int *own, int count)
{
    int slot;

    for (slot = 0; slot < room; slot++)
        list[slot] = slot < count && own[slot] >= 0 ? (uint16_t) own[slot] : 65535;
}

static void step(struct monstr_om_step *to, int limit, int who)
{
    to->limit = (int16_t) limit;
    to->species = (uint16_t) who;
}

static void environment(int place, int divisor, int base, int crowd, int theme)
{
    struct monstr_om_environment *const it = &lists.environments[place];

    it->divisor = (uint8_t) divisor;
    it->base = (uint8_t) base;
    it->crowd = (uint8_t) crowd;
    it->theme = (uint8_t) theme;
    it->temple = place == CHAPEL;
}

static void convert(void)
{
    static const uint8_t identities[] = {MONSTR_OM_IDENTITY_NONE, MONSTR_OM_IDENTITY_ANGEL,
                                         MONSTR_OM_IDENTITY_TRADE, MONSTR_OM_IDENTITY_SEDUCTOR};
    int who, band;

    for (who = 0; who < SPECIES; who++) {
        const struct kind *k = &catalogue[who];
        struct monstr_om_species *s = &species[who];

        s->hp = (uint16_t) k->hp;
        s->hit = (int16_t) k->hit;
        s->level = (uint8_t) k->level;
        s->speed = (uint8_t) k->speed;
        s->experience = (uint16_t) k->worth;
        s->sleep = (uint8_t) k->asleep;
        s->treasure = (uint8_t) k->riches;
        s->start_item = (int16_t) k->first_item;
        s->corpse_item = -1;
        s->symbol = (uint8_t) k->letter;
        s->identity = identities[(int) k->kind];
        if (k->is_unique)
            s->uniqueness = MONSTR_OM_UNIQUENESS_UNIQUE_MADE;
        if (k->is_awake)
            s->status |= MONSTR_OM_STATUS_AWAKE;
        if (k->is_aquatic)
            s->status |= MONSTR_OM_STATUS_ONLYSWIM;
    }
    lists = *monstr_om_lists();
    for (band = 0; band < 11; band++)
        lists.bands[band] = (uint16_t) bands[band];
    for (who = 0; who < 32; who++)
        environment(who, 0, 2, 0, MONSTR_OM_THEME_ORDINARY);
    environment(TOWN, 0, 1, 0, MONSTR_OM_THEME_ORDINARY);
    environment(BURROWS, 2, 2, 3, MONSTR_OM_THEME_CAVES);
    environment(DRAINS, 5, 1, 0, MONSTR_OM_THEME_SEWERS);
    environment(FURNACE, 3, 6, 12, MONSTR_OM_THEME_VOLCANO);
    environment(KEEP, 4, 3, 7, MONSTR_OM_THEME_CASTLE);
    environment(CHAPEL, 0, 9, 0, MONSTR_OM_THEME_ORDINARY);
    environment(GLACIER, 7, 12, 0, MONSTR_OM_THEME_ORDINARY);
    step(&lists.caves[0], 170, 66);
    step(&lists.caves[1], 120, 41);
    step(&lists.caves[2], 60, 12);
    step(&lists.castle[0], 4, 90);
    step(&lists.castle[1], 7, 130);
    step(&lists.castle[2], 9, 160);
    step(&lists.castle[3], 32767, 200);
    list_up(lists.sewers, 32, drains, (int) (sizeof drains / sizeof *drains));
    list_up(lists.volcano, 32, furnace, (int) (sizeof furnace / sizeof *furnace));
}

static int32_t thing(void *context, struct monstr_dice *dice, int32_t level)
{
    (void) context;
    (void) dice; /* which are the game's own helper */
    return make_thing(&by_library, (int) level);
}

static int32_t item_state(void *context, int32_t item)
{
    (void) context;
    return is_taken_away((int) item) ? MONSTR_OM_UNIQUENESS_UNIQUE_TAKEN
                                     : MONSTR_OM_UNIQUENESS_COMMON;
}

static int32_t is_free(void *context, int32_t x, int32_t y, int32_t secret_too)
{
    (void) context;
    (void) secret_too; /* of which this game has none */
    return is_floor((int) x, (int) y);
}

static struct beast beast_of(const struct monstr_om_creature *c)
{
    struct beast b;

    memset(&b, 0, sizeof b);
    b.kind = (int) c->id;
    b.x = (int) c->x;
    b.y = (int) c->y;
    b.hp = (int) c->hp;
    b.level = (int) c->level;
    b.click = (int) c->click;
    b.god = (int) c->aux1;
    b.work = (int) c->trade;
    b.items = (int) c->objects;
    b.item = c->given;
    b.letter = c->symbol;
    b.is_awake = (c->status & MONSTR_OM_STATUS_AWAKE) != 0;
    b.wanders = (c->status & MONSTR_OM_STATUS_WANDERING) != 0;
    b.needs_water = c->water;
    return b;
}

/*
 * The rules of the game, in plain C.
 */
static int R(int n)
{
    return n > 0 ? uniform(&by_hand, n) : 0;
}

static int plain_difficulty(void)
{
    switch (now.place) {
    case TOWN:
        return 1;
    case BURROWS:
        return now.depth / 2 + 2;
    case DRAINS:
        return now.depth / 5 + 1;
    case FURNACE:
        return now.depth / 3 + 6;
    case KEEP:
        return now.depth / 4 + 3;
    case CHAPEL:
        return 9;
    case GLACIER:
        return now.depth / 7 + 12;
    default:
        return 2;
    }
}

static int plain_select(int difficulty)
{
    const int reach = difficulty < 10 ? bands[difficulty + 1] : SPECIES;
    int who;

    do
        who = R(reach);
    while (catalogue[who].is_unique);
    return who;
}

static struct beast plain_create(int who)
{
    const struct kind *k = &catalogue[who];
    struct beast b;
    int item;

    memset(&b, 0, sizeof b);
    b.kind = who;
    b.hp = k->hp;
    b.level = k->level;
    b.letter = k->letter;
    b.is_awake = k->is_awake;
    b.work = -1;
    b.item = -1;
    if (k->kind == SERAPH)
        b.god = now.place == CHAPEL ? now.god : R(6) + 1;
    if (k->kind == WORKER)
        b.work = R(20);
    if (k->kind == CHARMER)
        b.letter = R(2) ? 'n' : 's';
    if (R(100) > k->asleep)
        b.is_awake = 1;
    if (k->first_item >= 0 && !is_taken_away(k->first_item))
        b.item = k->first_item;
    b.items = R(k->riches);
    for (item = 0; item < b.items; item++)
        while (!make_thing(&by_hand, k->level))
            ;
    b.click = (now.tick + 1) % 50;
    return b;
}

/* Who lives in such a place; -1: whoever comes by difficulty. */
static int plain_resident(int difficulty)
{
    int slot;

    switch (now.place) {
    case BURROWS:
        if (10 * now.depth + R(100) > 170)
            return 66;
        if (10 * now.depth + R(100) > 120)
            return 41;
        return R(100) > 60 ? 12 : -1;
    case DRAINS:
        if (R(3) == 0)
            return -1;
        slot = R(now.depth + 3);
        return slot < (int) (sizeof drains / sizeof *drains) ? drains[slot] : -1;
    case FURNACE:
        if (R(2) == 1) {
            int who;

            do
                who = bands[4] + R(bands[10] - bands[4]);
            while (catalogue[who].is_unique);
            return who;
        }
        slot = R(now.depth / 2 + 2);
        return slot < (int) (sizeof furnace / sizeof *furnace) ? furnace[slot] : -1;
    case KEEP:
        if (R(4) != 1)
            return -1;
        return difficulty < 4 ? 90 : difficulty < 7 ? 130 : difficulty < 9 ? 160 : 200;
    default:
        return -1;
    }
}

static int is_empty(const struct beast *floor, int count, int x, int y)
{
    int i;

    for (i = 0; i < count; i++)
        if (floor[i].x == x && floor[i].y == y)
            return 0;
    return is_floor(x, y);
}

static void plain_space(const struct beast *floor, int count, int *x, int *y)
{
    int down;

    for (down = 0;; down = !down) {
        *x = R(WIDTH);
        *y = R(LENGTH);
        while (*x < WIDTH && *y < LENGTH) {
            if (is_empty(floor, count, *x, *y))
                return;
            *(down ? y : x) += 1;
        }
    }
}

static int plain_populate(struct beast *floor)
{
    const int difficulty = plain_difficulty();
    int count = 3 * (R(difficulty / 3) + 1) + 8, i;

    if (now.place == BURROWS)
        count += 3;
    if (now.place == FURNACE)
        count += 12;
    if (now.place == KEEP)
        count += 7;
    for (i = 0; i < count; i++) {
        int x, y, who;

        plain_space(floor, i, &x, &y);
        who = plain_resident(difficulty);
        floor[i] = plain_create(who < 0 ? plain_select(difficulty) : who);
        floor[i].x = x;
        floor[i].y = y;
        floor[i].needs_water = catalogue[floor[i].kind].is_aquatic;
    }
    return count;
}

/*
 * Playing.
 */
static const struct monstr_om_table table = {species, &lists, NULL, 0, SPECIES};
static struct monstr_om_game game;
static struct monstr_dice dice;
static long arrived, wildcards, floors, residents;

/* Both ways have come to the same; otherwise the game is over. */
static int same(long turn, const char *what, int library, int hand)
{
    if (library == hand && by_library.state == by_hand.state
        && by_library.bounds == by_hand.bounds)
        return 1;
    printf("turn %ld, %s: %d by the library with %lu draws, %d by hand with %lu\n", turn, what,
           library, by_library.draws, hand, by_hand.draws);
    return 0;
}

static int same_beast(long turn, const struct monstr_om_creature *c, const struct beast *hand)
{
    const struct beast library = beast_of(c);

    return same(turn, "its kind", library.kind, hand->kind)
           && same(turn, "its hit points", library.hp, hand->hp)
           && same(turn, "its level", library.level, hand->level)
           && same(turn, "all about it", memcmp(&library, hand, sizeof library), 0);
}

static int turn_is_the_same(long turn)
{
    static struct monstr_om_creature creatures[MOST];
    static struct beast floor[MOST];
    struct monstr_om_place here;
    struct monstr_om_creature one;
    struct beast other;
    int32_t difficulty = -1, code;
    int i, count;

    now.place = chance(12) ? chance(PLACES) : NOWHERE;
    now.depth = 1 + chance(24);
    now.god = 1 + chance(6);
    now.tick = chance(1000);
    memset(&here, 0, sizeof here);
    here.environment = now.place;
    here.depth = now.depth;
    here.deity = now.god;
    here.tick = now.tick;

    monstr_om_difficulty(&table, here.environment, here.depth, &difficulty);
    if (!same(turn, "difficulty", (int) difficulty, plain_difficulty()))
        return 0;
    memset(&one, 0, sizeof one);
    if (chance(4)) {
        code = monstr_om_create_by_difficulty(&table, &here, difficulty, 1, &game, &dice, &one);
        other = plain_create(plain_select((int) difficulty));
        other.wanders = 1;
        arrived++;
    } else {
        code = monstr_om_create(&table, &here, MONSTR_NONE, &game, &dice, &one);
        other = plain_create(R(bands[9]));
        wildcards++;
    }
    if (code < 0 || !same_beast(turn, &one, &other))
        return 0;
    if (chance(10))
        return 1;
    count = (int) monstr_om_populate(&table, &here, &game, &dice, creatures, MOST);
    if (!same(turn, "a floor", count, plain_populate(floor)))
        return 0;
    for (i = 0; i < count; i++)
        if (!same_beast(turn, &creatures[i], &floor[i]))
            return 0;
    floors++;
    residents += count;
    return 1;
}

int main(void)
{
    long turn;

    meanwhile.state = 19870707UL;
    by_library.state = by_hand.state = 11UL;
    make_up_catalogue();
    convert();
    game.object = thing;
    game.item_state = item_state;
    game.is_free = is_free;
    game.width = WIDTH;
    game.length = LENGTH;
    monstr_dice_from_rn2(&dice, random_helper);
    for (turn = 1; turn <= TURNS; turn++)
        if (!turn_is_the_same(turn))
            return 1;
    printf("%ld turns: %ld came by difficulty, %ld by the wildcard\n", TURNS, arrived, wildcards);
    printf("%ld floors with %ld creatures\n", floors, residents);
    printf("%lu draws, the same both ways\n", by_library.draws);
    return 0;
}
