/*
 * Bad input: each kind gives its own code, and changes nothing.
 *
 * Every function of monstr.h is called with everything in order, then with one thing wrong at
 * a time, and then with noise: 2000 times, or as often as the program's argument says.
 */
#include <math.h>

#include "caller.h"

/* Dice that answer what they must not. */
static int nonsense;

static int rn2(int n)
{
    static const int answers[] = {-1, INT32_MIN, INT32_MAX};

    return nonsense ? answers[nonsense - 1] : n;
}

static int the_same(int n)
{
    (void) n;
    return 0;
}

static int32_t callback(void *context, int32_t bound)
{
    (void) context;
    return rn2(bound);
}

static int32_t where(void *context, int32_t *x, int32_t *y)
{
    *x = INT32_MIN;
    *y = INT32_MAX;
    return ((const struct answers *) context)->place;
}

static void expect(int32_t code)
{
    int32_t answer = make();

    if (answer != (call->answers_pointer ? NOTHING : code)) {
        fprintf(stderr, "%ld instead of %ld\n", (long) answer, (long) code);
        complain("another answer");
    }
}

/* Calls whatever takes `what`, after the statement. */
#define FAULT(what, statement, code) \
    for (doing = #statement; next(what);) { \
        memcpy(&now, &sound, sizeof now); \
        statement; \
        expect(code); \
    }

/* The same with several values of a field. */
#define WRONG(what, field, code, ...) \
    do { \
        static const int32_t values[] = {__VA_ARGS__}; \
        size_t number; \
        for (number = 0; number < sizeof values / sizeof *values; number++) { \
            value = values[number]; \
            FAULT(what, field = value, code) \
        } \
        value = 0; \
    } while (0)

static void everything_in_order(void)
{
    for (doing = "everything in order"; next(NULL);) {
        memcpy(&now, &sound, sizeof now);
        if (is_refused(call, make()))
            complain("refused");
    }
}

/* A game must tell of squares to whoever looks for one. */
static int may_be_null(const char *what)
{
    /* The rules of 5.0.0 need no pool. */
    if (strcmp(what, "pool") == 0 && has(call->words, "monstr_nh_pick_with"))
        return 1;
    return has(", context, draws, game, gift_worth, gone, hash, om_count, terms, ", what)
        && !(strcmp(what, "game") == 0
             && (has(call->words, "monstr_om_find_space") || has(call->words, "monstr_om_populate")
                 || has(call->words, "monstr_om_wander") || has(call->words, "monstr_om_summon")));
}

static const char may_lie_anywhere[] = ", attacks, context, name, "; /* bytes */

static void pointers(void)
{
    for (doing = "nothing at all"; next(NULL);) {
        memset(&now, 0, sizeof now);
        make();
    }
    for (doing = "no pointer at all"; next(NULL);) {
        int needed = 0;

        memcpy(&now, &sound, sizeof now);
#define NONE(p) a->p = NULL; needed |= has(call->words, #p) && !may_be_null(#p);
        POINTERS(NONE)
        if (needed)
            expect(MONSTR_E_NULL);
    }
#define MISSING(p) \
    for (doing = #p " missing"; next(#p);) { \
        memcpy(&now, &sound, sizeof now); \
        a->p = NULL; \
        if (!may_be_null(#p)) \
            expect(MONSTR_E_NULL); \
        else if (make() < MONSTR_NONE) \
            complain("may be NULL"); \
    }
    POINTERS(MISSING)
    FAULT("rn2", a->rn2 = NULL, MONSTR_E_NULL)
    FAULT("callback", a->callback = NULL, MONSTR_E_NULL)
#define MISALIGNED(p) \
    if (!has(may_lie_anywhere, #p)) \
        FAULT(#p, a->p = (void *) ((uintptr_t) a->p + 1), MONSTR_E_POINTER)
    POINTERS(MISALIGNED)
}

static void numbers(void)
{
    WRONG("edition", a->edition, MONSTR_E_EDITION, -1, 0, 1, 342, INT32_MIN, INT32_MAX);
    WRONG("who", a->who, MONSTR_E_SPECIES, -2, 65536, INT32_MIN, INT32_MAX);
    WRONG("table, who", a->who, MONSTR_E_SPECIES, -1, SPECIES, 65535);
    WRONG("pool, who", a->who, MONSTR_E_SPECIES, -1);
    WRONG("naming", a->naming, MONSTR_E_NAMING, -1, 3, INT32_MIN, INT32_MAX);
    WRONG("reason", a->reason, NOTHING, -1, 14, INT32_MIN, INT32_MAX);
    WRONG("dice, bound", a->bound, MONSTR_E_DICE, 0, -1, INT32_MIN);
    WRONG("class_", a->class_, MONSTR_E_CLASS, -1, 256, INT32_MIN, INT32_MAX);
    WRONG("attack_count", a->attack_count, MONSTR_E_COUNT, -1, 256, INT32_MIN, INT32_MAX);
    WRONG("dungeon_count", a->dungeon_count, MONSTR_E_COUNT, -1, INT32_MIN);
    WRONG("who, level", a->level, MONSTR_E_LEVEL, -32769, 32768, INT32_MIN, INT32_MAX);
    WRONG("dungeon, level", a->level, MONSTR_E_LEVEL, -32769, 32768, INT32_MIN, INT32_MAX);
    WRONG("flaw", a->flaw, NOTHING, 0, 13, -1, INT32_MIN, INT32_MAX);
    FAULT("name", a->name = "", MONSTR_NONE)
    FAULT("name", a->name = "a name that is far longer than that of any monster of any game "
                            "that was ever written", MONSTR_NONE)
}

static void place(void)
{
#define LEVELS -1, 32768, INT32_MIN, INT32_MAX
#define FLAGS 2, -1, INT32_MIN, INT32_MAX
#define DEPTHS -32769, 32768, INT32_MIN, INT32_MAX
    WRONG("here", a->here->level_difficulty, MONSTR_E_LEVEL, LEVELS);
    WRONG("here", a->here->hero_level, MONSTR_E_LEVEL, LEVELS);
    WRONG("here", a->here->min_added, MONSTR_E_LEVEL, DEPTHS);
    WRONG("here", a->here->max_added, MONSTR_E_LEVEL, DEPTHS);
    WRONG("here", a->here->plane, MONSTR_E_PLANE, -1, 6, INT32_MIN, INT32_MAX);
    WRONG("here", a->here->alignment, MONSTR_E_ALIGNMENT, -1, 4, INT32_MIN, INT32_MAX);
    WRONG("here", a->here->temperature, MONSTR_E_TEMPERATURE, -2, 2, INT32_MIN, INT32_MAX);
    WRONG("here", a->here->gehennom, MONSTR_E_FLAG, FLAGS);
    WRONG("here", a->here->rogue_level, MONSTR_E_FLAG, FLAGS);
    WRONG("here", a->here->quest_role, MONSTR_E_ROLE, -1, 3, 256, INT32_MIN, INT32_MAX);
    WRONG("here", a->here->wizard_deaths, MONSTR_E_COUNT, -1, 256, INT32_MIN, INT32_MAX);
    WRONG("monstr_nh_quest_pick", a->here->quest_role, MONSTR_E_ROLE, 0);

    WRONG("at", a->at->depth, MONSTR_E_LEVEL, DEPTHS);
    WRONG("at", a->at->level, MONSTR_E_LEVEL, DEPTHS);
    WRONG("at", a->at->entry_level, MONSTR_E_LEVEL, DEPTHS);
    WRONG("at", a->at->sanctum_depth, MONSTR_E_LEVEL, DEPTHS);
    WRONG("at", a->at->deepest_reached, MONSTR_E_LEVEL, DEPTHS);
    WRONG("at", a->at->hero_level, MONSTR_E_LEVEL, LEVELS);
    WRONG("at", a->at->builds_up, MONSTR_E_FLAG, FLAGS);
    WRONG("at", a->at->endgame, MONSTR_E_FLAG, FLAGS);
    WRONG("at", a->at->has_amulet, MONSTR_E_FLAG, FLAGS);
    WRONG("at", a->at->aggravates, MONSTR_E_FLAG, FLAGS);

    WRONG("asked", a->asked->class_id, MONSTR_E_CLASS, -1, 256, INT32_MIN, INT32_MAX);
    WRONG("asked", a->asked->lifted, MONSTR_E_FLAG, -1, 256, INT32_MIN, INT32_MAX);
    WRONG("asked", a->asked->alignment, MONSTR_E_ALIGNMENT, -1, 4, INT32_MIN, INT32_MAX);
    WRONG("asked", a->asked->ignore_gone, MONSTR_E_FLAG, FLAGS);

    WRONG("gone", a->gone->stride, MONSTR_E_GONE, 0, -1, INT32_MIN, INT32_MAX);
    WRONG("gone", a->gone->count, MONSTR_E_GONE, 0, SPECIES - 1, -1, INT32_MIN);
    WRONG("gone", a->gone->genocided, MONSTR_E_FLAG, -1, 256, INT32_MIN, INT32_MAX);
    WRONG("gone", a->gone->extinct, MONSTR_E_FLAG, -1, 256, INT32_MIN, INT32_MAX);
}

static void heroes(void)
{
#define CODES(greatest) -1, (greatest) + 1, INT32_MIN, INT32_MAX
    WRONG("role", a->role, NOTHING, 0, CODES(13));
    WRONG("race", a->race, NOTHING, 0, CODES(5));
    FAULT("nh_hero", a->nh_hero->role = NULL, MONSTR_E_NULL)
    FAULT("nh_hero", a->nh_hero->race = NULL, MONSTR_E_NULL)
    FAULT("nh_hero", a->nh_hero->role = (void *) ((uintptr_t) &own->role + 1), MONSTR_E_POINTER)
    FAULT("nh_hero", a->nh_hero->race = (void *) ((uintptr_t) &own->race + 1), MONSTR_E_POINTER)
    WRONG("nh_hero", a->nh_hero->polymorphed, MONSTR_E_FLAG, FLAGS);
    WRONG("nh_hero", a->nh_hero->form, MONSTR_E_SPECIES, CODES(SPECIES - 1));
    WRONG("nh_hero", a->nh_hero->unchanging, MONSTR_E_FLAG, CODES(2));
    WRONG("resists", a->resists, MONSTR_E_FLAG, FLAGS);
    WRONG("deadly", a->deadly, MONSTR_E_FLAG, FLAGS);
    WRONG("genocided", a->genocided, MONSTR_E_FLAG, FLAGS);
    WRONG("if_injured", a->if_injured, MONSTR_E_FLAG, FLAGS);
    WRONG("form", a->form, MONSTR_E_SPECIES, CODES(SPECIES - 1));
    WRONG("nh_at", a->nh_at, MONSTR_E_PLANE, CODES(5));
    WRONG("burden", a->burden, MONSTR_E_COUNT, CODES(5));
    WRONG("turns", a->turns, MONSTR_E_COUNT, -1, INT32_MIN);
    WRONG("turn", a->turn, MONSTR_E_COUNT, -1, INT32_MIN);
    WRONG("last", *a->last, MONSTR_E_COUNT, -1, INT32_MIN);
    WRONG("rate", a->rate, MONSTR_E_COUNT, -1, INT32_MIN);
    WRONG("monstr_nh_heal", a->amount, MONSTR_E_HIT_POINTS, -1, INT32_MIN);
    WRONG("amount, extra", a->amount, MONSTR_E_COUNT, -1, INT32_MIN);
    WRONG("extra", a->extra, MONSTR_E_COUNT, -1, INT32_MIN);
    WRONG("powers", a->powers, MONSTR_E_FLAG, CODES(65535));
    WRONG("kind", a->kind, MONSTR_E_COUNT, CODES(2));
    WRONG("monstr_nh_hero_spell", a->kind, MONSTR_E_UNSUPPORTED, MONSTR_NH_FULL_HEALING);
    WRONG("blessing", a->blessing, MONSTR_E_COUNT, -2, 2, INT32_MIN, INT32_MAX);

#define TURN_FLAG(field) WRONG("nh_turn", a->nh_turn->field, MONSTR_E_FLAG, FLAGS);
    WRONG("nh_turn", a->nh_turn->number, MONSTR_E_COUNT, -1, INT32_MIN);
    WRONG("nh_turn", a->nh_turn->burden, MONSTR_E_COUNT, CODES(5));
    WRONG("nh_turn", a->nh_turn->plane, MONSTR_E_PLANE, CODES(5));
    TURN_FLAG(moved) TURN_FLAG(regenerates) TURN_FLAG(in_water) TURN_FLAG(breathless)
    TURN_FLAG(half_damage) TURN_FLAG(sleepy) TURN_FLAG(asleep) TURN_FLAG(invulnerable)
    TURN_FLAG(zombifying) TURN_FLAG(born_in_form)

    WRONG("prayer", a->prayer->altar, MONSTR_E_COUNT, CODES(2));
    WRONG("prayer", a->prayer->tune_heard, MONSTR_E_COUNT, CODES(2));
    WRONG("prayer", a->prayer->was_low, MONSTR_E_FLAG, FLAGS);
    WRONG("prayer", a->prayer->drawbridge_opened, MONSTR_E_FLAG, FLAGS);
    WRONG("prayer", a->prayer->gehennom_entered, MONSTR_E_FLAG, FLAGS);
    WRONG("nurse", a->nurse->cancelled, MONSTR_E_FLAG, FLAGS);
    WRONG("nurse", a->nurse->petrifying, MONSTR_E_FLAG, FLAGS);
    WRONG("nurse", a->nurse->armoured, MONSTR_E_FLAG, FLAGS);
    WRONG("nurse", a->nurse->wielding, MONSTR_E_COUNT, CODES(3));
    WRONG("mortality", a->mortality->life_saving, MONSTR_E_FLAG, FLAGS);
    WRONG("mortality", a->mortality->declines, MONSTR_E_FLAG, FLAGS);
    WRONG("mortality", a->mortality->fixed_abilities, MONSTR_E_FLAG, FLAGS);
    WRONG("new_man", a->new_man->mortality.life_saving, MONSTR_E_FLAG, FLAGS);
    WRONG("monstr_nh_hero_new_man", a->new_man->may_change_sex, MONSTR_E_FLAG, FLAGS);
    WRONG("monstr_nh_hero_new_man_outcome", a->new_man->controlled, MONSTR_E_FLAG, FLAGS);
    WRONG("mortal", a->mortal->species, MONSTR_E_SPECIES, CODES(SPECIES - 1));
    WRONG("mortal", a->mortal->own_shape, MONSTR_E_SPECIES, CODES(SPECIES - 1));
    WRONG("mortal", a->mortal->has_own_shape, MONSTR_E_FLAG, FLAGS);
    WRONG("mortal", a->mortal->life_saving, MONSTR_E_FLAG, FLAGS);
}

static void omega(void)
{
    WRONG("om_table, who", a->who, MONSTR_E_SPECIES, -1, OM_SPECIES, 65535);
    WRONG("om_difficulty, who", a->who, MONSTR_E_SPECIES, -1, OM_SPECIES, 65535);
    WRONG("om_here, who", a->who, MONSTR_E_SPECIES, OM_SPECIES, 65535);
    WRONG("text", a->text, NOTHING, CODES(2));
    WRONG("raw", a->raw, MONSTR_E_COUNT, -1, INT32_MIN);
    WRONG("monstr_om_buckets", a->bound, MONSTR_E_COUNT, 0, CODES(65535));
    WRONG("om_value", a->om_value, MONSTR_E_COUNT, CODES(5));
    WRONG("monstr_om_encounter_weight", a->count, MONSTR_E_COUNT, CODES(65535));
    WRONG("deep", a->deep, MONSTR_E_LEVEL, -129, 128, INT32_MIN, INT32_MAX);
    WRONG("angel", a->angel, MONSTR_E_FLAG, FLAGS);
    WRONG("completed", a->completed, MONSTR_E_FLAG, FLAGS);
    WRONG("major", a->major, MONSTR_E_FLAG, FLAGS);
    WRONG("wandering", a->wandering, MONSTR_E_FLAG, FLAGS);
    WRONG("layout", a->layout, MONSTR_E_FLAG, 0, 3, CODES(15));
    WRONG("om_levels", a->om_levels, MONSTR_E_COUNT, 0, CODES(255));
    WRONG("width", a->width, MONSTR_E_COUNT, CODES(32767));
    WRONG("length", a->length, MONSTR_E_COUNT, CODES(32767));
    WRONG("room", a->room, MONSTR_E_COUNT, -1, INT32_MIN);
    WRONG("office", a->office, MONSTR_E_OFFICE, CODES(OM_OFFICES - 1));
    WRONG("phase", a->phase, MONSTR_E_COUNT, CODES(23));
    WRONG("player, time", a->time, MONSTR_E_COUNT, 1, 59, -1, INT32_MIN, INT32_MAX);
    WRONG("monstr_om_npc", a->level, MONSTR_E_LEVEL, LEVELS);
    WRONG("monstr_om_arena_victory", a->level, MONSTR_E_LEVEL, LEVELS);
    WRONG("monstr_om_arena_victory", a->career->opponent, MONSTR_E_COUNT, INT32_MAX);
    WRONG("career", a->career->opponent, MONSTR_E_COUNT, -1, INT32_MIN);
    WRONG("career", a->career->rank, MONSTR_E_COUNT, -2, 6, INT32_MIN, INT32_MAX);
#define CHAMPION(number) \
    FAULT("monstr_om_arena", (a->career->rank = 1, a->career->champion_level = number), MONSTR_E_LEVEL)
    CHAMPION(-1) CHAMPION(20001) CHAMPION(INT32_MIN) CHAMPION(INT32_MAX)
    WRONG("call", a->call->who, MONSTR_E_SPECIES, -2, OM_SPECIES, INT32_MIN, INT32_MAX);
    WRONG("call", a->call->blessing, MONSTR_E_SPECIES, 1, INT32_MAX);
    WRONG("monstr_om_recover", a->creature->id, MONSTR_E_SPECIES, CODES(OM_SPECIES - 1));
    WRONG("monstr_om_restore", a->creature->id, MONSTR_E_SPECIES, CODES(OM_SPECIES - 1));
    WRONG("player, time", a->player->level, MONSTR_E_LEVEL, -1, INT32_MIN);

    WRONG("om_here", a->om_here->depth, MONSTR_E_LEVEL, -129, 128, INT32_MIN, INT32_MAX);
    WRONG("monstr_om_populate", a->om_here->depth, MONSTR_E_LEVEL, -1, -128);
    WRONG("monstr_om_branches", a->om_here->depth, MONSTR_E_LEVEL, -1, -128);
    WRONG("choice", a->om_here->depth, MONSTR_E_LEVEL, -1, -128);
    WRONG("choice", a->choice, MONSTR_E_FLAG, CODES(8));
    WRONG("checks", a->checks, MONSTR_E_COUNT, -1, INT32_MIN);
    WRONG("monstr_om_population_odds", a->om_here->depth, MONSTR_E_LEVEL, -1, -128);
    WRONG("monstr_om_population_odds", own->lists.environments[8].base, MONSTR_E_CAPACITY, 255);
    FAULT("choice", own->lists.volcano[0] = OM_SPECIES, MONSTR_E_SPECIES)
    WRONG("om_here", a->om_here->preference, MONSTR_E_FLAG, CODES(2));
    WRONG("om_here", a->om_here->x_first, MONSTR_E_FLAG, FLAGS);
    WRONG("om_here", a->om_here->log_count, MONSTR_E_COUNT, -1, INT32_MIN);
    WRONG("om_here", a->om_here->office_count, MONSTR_E_COUNT, -1, INT32_MIN);
    FAULT("om_here", a->om_here->log = (void *) ((uintptr_t) &own->log + 1), MONSTR_E_POINTER)
    FAULT("om_here", a->om_here->offices = (void *) ((uintptr_t) own->offices + 1), MONSTR_E_POINTER)
    WRONG("monstr_om_log_npc", own->log.level, MONSTR_E_LEVEL, LEVELS);
    WRONG("monstr_om_officeholder", own->offices[a->office].level, MONSTR_E_LEVEL, LEVELS);

    WRONG("om_table", a->om_table->species_count, MONSTR_E_TABLE, 0, CODES(65534));
    WRONG("om_table", a->om_table->species_count, MONSTR_E_TABLE, 139);
    WRONG("om_table", own->lists.bands[3], MONSTR_E_TABLE, 30, 61, 65535);
    WRONG("om_table, name", a->om_table->name_stride, MONSTR_E_TABLE, -1);
    WRONG("om_table, name", a->om_table->name_stride, MONSTR_E_POINTER, 3);
    FAULT("om_table, name", a->om_table->names = NULL, MONSTR_E_NULL)
    FAULT("monstr_om_log_npc", own->lists.log_npc = OM_SPECIES, MONSTR_E_SPECIES)
#define OM_ODD(field) a->om_table->field = (void *) ((uintptr_t) a->om_table->field + 1)
    FAULT("om_table", OM_ODD(species), MONSTR_E_POINTER)
    FAULT("om_table", OM_ODD(lists), MONSTR_E_POINTER)
    FAULT("om_table, name", OM_ODD(names), MONSTR_E_POINTER)
}

/* A game that tells what it must not, or never gives in: all ends with a code. */
static void games(void)
{
    WRONG("game", a->game->width, MONSTR_E_COUNT, CODES(32767));
    WRONG("game", a->game->length, MONSTR_E_COUNT, CODES(32767));
#define NO_SQUARES(function) FAULT(function, a->game->is_free = NULL, MONSTR_E_NULL)
    NO_SQUARES("monstr_om_find_space") NO_SQUARES("monstr_om_populate")
    NO_SQUARES("monstr_om_wander") NO_SQUARES("monstr_om_summon")

    ends_midway = 1;
#define MAKES(function) \
    WRONG(function, own->answers.object, MONSTR_E_CALLBACK, 0, FLAGS); \
    WRONG(function, own->answers.item_state, MONSTR_E_CALLBACK, CODES(3));
    MAKES("om_here, who") MAKES("monstr_om_create_by_difficulty") MAKES("monstr_om_populate")
    MAKES("monstr_om_wander") MAKES("monstr_om_countryside") MAKES("monstr_om_summon")
    MAKES("monstr_om_statue") MAKES("monstr_om_resting_undead") MAKES("monstr_om_temple_square")
    WRONG("monstr_om_house_owner", own->answers.item_state, MONSTR_E_CALLBACK, CODES(3));
#define LOOKS(function, full) \
    WRONG(function, own->answers.is_free, full, 0); \
    WRONG(function, own->answers.is_free, MONSTR_E_CALLBACK, FLAGS);
    LOOKS("monstr_om_find_space", MONSTR_E_PLACE) LOOKS("monstr_om_populate", MONSTR_E_PLACE)
    LOOKS("monstr_om_wander", MONSTR_E_PLACE) LOOKS("monstr_om_summon", MONSTR_NONE)
#define TELLS(number) a->game->place = where, own->answers.place = number
    FAULT("monstr_om_populate", (TELLS(1)), MONSTR_E_CALLBACK)
    FAULT("monstr_om_populate", (TELLS(INT32_MIN)), MONSTR_E_CALLBACK)
    FAULT("monstr_om_wander", (TELLS(1)), MONSTR_E_CALLBACK)
    FAULT("monstr_om_wander", (TELLS(INT32_MIN)), MONSTR_E_CALLBACK)
    for (doing = "a place that is none"; next("game");) {
        memcpy(&now, &sound, sizeof now);
        TELLS(0);
        if (make() < MONSTR_NONE)
            complain("any place will do");
    }
    for (doing = "dice that an object writes over"; next("game");) {
        memcpy(&now, &sound, sizeof now);
        own->answers.spoils_dice = -1;
        if (make() < MONSTR_NONE)
            complain("the dice's state is the game's");
    }
    ends_midway = 0;
}

static void tables(void)
{
    WRONG("table", a->table->edition, MONSTR_E_EDITION, -1, 1, 344, INT32_MIN, INT32_MAX);
    WRONG("table", a->table->species_count, MONSTR_E_TABLE, 0, -1, 65536, INT32_MIN, INT32_MAX);
    WRONG("table", a->table->ordinary_count, MONSTR_E_TABLE, -1, SPECIES + 1, INT32_MIN, INT32_MAX);
    WRONG("table", a->table->attack_count, MONSTR_E_TABLE, -1, INT32_MIN);
    WRONG("table", a->table->quest_count, MONSTR_E_TABLE, -1, 256, INT32_MIN, INT32_MAX);
    FAULT("table", a->table->species = NULL, MONSTR_E_NULL)
    FAULT("table", a->table->rules = NULL, MONSTR_E_NULL)
    FAULT("table, who, terms", a->table->combat = NULL, MONSTR_E_NULL)
    FAULT("table, who, terms", a->table->attacks = NULL, MONSTR_E_NULL)
    FAULT("table, who, terms", own->combat[a->who].first_attack = 4, MONSTR_E_TABLE)
    FAULT("table, who, terms", own->combat[a->who].attack_count = 5, MONSTR_E_TABLE)
    FAULT("table, name", a->table->names = NULL, MONSTR_E_NULL)
    FAULT("table, name", a->table->name_stride = -1, MONSTR_E_TABLE)
    FAULT("table, name", a->table->name_stride = 3, MONSTR_E_POINTER)
    FAULT("monstr_nh_quest_pick", own->quest[0].first = own->quest[0].second = SPECIES, MONSTR_E_SPECIES)
    FAULT("monstr_nh_pick_class_for_polymorph", a->rules->polymorph_by_class = 0,
          MONSTR_E_UNSUPPORTED)
#define ODD(pointer) a->table->pointer = (void *) ((uintptr_t) a->table->pointer + 1)
    FAULT("table", ODD(species), MONSTR_E_POINTER)
    FAULT("table", ODD(rules), MONSTR_E_POINTER)
    FAULT("table", ODD(quest), MONSTR_E_POINTER)
    FAULT("table, who, terms", ODD(combat), MONSTR_E_POINTER)
    FAULT("table, name", ODD(names), MONSTR_E_POINTER)
}

static void odds(void)
{
    WRONG("whom", a->whom, MONSTR_E_SPECIES, -2, SPECIES, INT32_MIN, INT32_MAX);
    WRONG("capacity", a->capacity, MONSTR_E_COUNT, -1, INT32_MIN);
    WRONG("count, sides", a->count, MONSTR_E_COUNT, -1, INT32_MIN);
    WRONG("count, sides", a->sides, MONSTR_E_COUNT, -1, INT32_MIN);
    FAULT("count, sides", (a->count = a->sides = 1000), MONSTR_E_COUNT)
    FAULT("count, sides", (a->count = a->sides = INT32_MAX), MONSTR_E_COUNT)
    FAULT("count, sides", (a->count = 1, a->sides = 6, a->plus = INT32_MAX), MONSTR_E_COUNT)
    WRONG("odds", a->odds->capacity, MONSTR_E_COUNT, -1, INT32_MIN);
    FAULT("odds", a->odds->chances = NULL, MONSTR_E_NULL)
    FAULT("odds", a->odds->chances = (void *) ((uintptr_t) own->chances + 1), MONSTR_E_POINTER)
#define EACH_QUESTION(statement) \
    FAULT("monstr_distribution_mean", statement, MONSTR_E_COUNT) \
    FAULT("monstr_distribution_deviation", statement, MONSTR_E_COUNT) \
    FAULT("monstr_distribution_at_least", statement, MONSTR_E_COUNT) \
    FAULT("monstr_distribution_quantile", statement, MONSTR_E_COUNT)
    EACH_QUESTION(a->odds->count = 0)
    EACH_QUESTION(a->odds->count = -1)
    EACH_QUESTION(a->odds->count = 9)
    EACH_QUESTION(a->odds->least = INT32_MAX)
    EACH_QUESTION(own->chances[1] = 1.5)
    EACH_QUESTION(own->chances[1] = -0.1)
    EACH_QUESTION(own->chances[1] = NAN)
    FAULT("share", a->share = 1.5, MONSTR_E_COUNT)
    FAULT("share", a->share = -0.1, MONSTR_E_COUNT)
    FAULT("share", a->share = NAN, MONSTR_E_COUNT)
    FAULT("times", a->at_chance = 1.5, MONSTR_E_COUNT)
    FAULT("times", a->at_chance = -0.1, MONSTR_E_COUNT)
    FAULT("times", a->at_chance = NAN, MONSTR_E_COUNT)
    WRONG("times", a->times, MONSTR_E_COUNT, -1, INT32_MIN);
    WRONG("levels", a->levels->first_difficulty, MONSTR_E_LEVEL, LEVELS, 32766);
    WRONG("levels", a->levels->first_hero_level, MONSTR_E_LEVEL, LEVELS, 32766);
    WRONG("levels", a->levels->difficulty_count, MONSTR_E_COUNT, -1, INT32_MIN);
    WRONG("levels", a->levels->hero_level_count, MONSTR_E_COUNT, -1, INT32_MIN);
    WRONG("levels", a->levels->difficulty_count, MONSTR_E_LEVEL, 32769, INT32_MAX);
    WRONG("levels", a->levels->hero_level_count, MONSTR_E_LEVEL, 32769, INT32_MAX);
    FAULT("monstr_nh_lint", own->combat[a->who].first_attack = 4, MONSTR_E_TABLE)
    FAULT("monstr_nh_quest_odds", a->here->quest_role = 0, MONSTR_E_ROLE)
    FAULT("monstr_nh_quest_odds", own->quest[0].second = SPECIES, MONSTR_E_SPECIES)
    FAULT("monstr_nh_polymorph_odds", a->rules->polymorph_by_class = 0, MONSTR_E_UNSUPPORTED)
}

static void pools(void)
{
#define EACH_POOL(statement, code) \
    FAULT("pool, table", statement, code) \
    FAULT("pool, who", statement, code)
    EACH_POOL(a->pool->room = NULL, MONSTR_E_NULL)
    EACH_POOL(a->pool->room = (void *) ((uintptr_t) own->room + 1), MONSTR_E_POINTER)
    EACH_POOL(a->pool->capacity = -1, MONSTR_E_COUNT)
    EACH_POOL(a->pool->capacity = 3, MONSTR_E_POOL)
    EACH_POOL(a->pool->state.len++, MONSTR_E_POOL)
    EACH_POOL(a->pool->state.len = UINT32_MAX, MONSTR_E_POOL)
    EACH_POOL(a->pool->state.total--, MONSTR_E_POOL)
    EACH_POOL(a->pool->state.filled = 2, MONSTR_E_POOL)
    FAULT("pool, table", (a->here->quest_role = 0, a->rules->pick_by_reservoir = 0,
                          monstr_nh_pool_reset(a->pool), a->pool->capacity = 3),
          MONSTR_E_CAPACITY)
}

static void dice(void)
{
    FAULT("monstr_dice_trace", a->dice->tracing = 0, MONSTR_E_FLAG)
    FAULT("draws!", a->dice->kind = 4, MONSTR_E_DICE)
    FAULT("draws!", a->dice->kind = -1, MONSTR_E_DICE)
    FAULT("draws!", a->dice->tracing = 2, MONSTR_E_FLAG)
    FAULT("draws!", (a->dice->kind = MONSTR_DICE_RN2, a->dice->source.rn2 = NULL), MONSTR_E_NULL)
    FAULT("draws!", (a->dice->kind = MONSTR_DICE_CALLBACK, a->dice->source.callback = NULL),
          MONSTR_E_NULL)
    ends_midway = 1;
    for (nonsense = 0; nonsense < 4; nonsense++) {
        FAULT("draws!", monstr_dice_from_rn2(a->dice, rn2), MONSTR_E_DICE)
        FAULT("draws!", monstr_dice_from_callback(a->dice, callback, NULL), MONSTR_E_DICE)
    }
    ends_midway = 0;
    /* Nothing is weak enough for this place, and the first species never will do. */
    FAULT("monstr_nh_pick_any", (a->here->max_added = -32768, a->here->quest_role = 0,
                                 own->species[0].generation = MONSTR_NH_GEN_UNIQ,
                                 monstr_dice_from_rn2(a->dice, the_same)), MONSTR_E_DICE)
}

static uint32_t random_word(void)
{
    static uint32_t state = 2463534242u;

    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state;
}

/* Writes over some words, or most, or all, if at all: with the ends of ranges, and with mere
 * noise. */
static void scribble(void *over, size_t size)
{
    static const int32_t ends[] = {0, 1, 2, -1, 50, 255, -128, 32767, -32768, INT32_MAX, INT32_MIN};
    const uint32_t spared = (1u << random_word() % 8) - 1;
    size_t at;

    if (random_word() % 4)
        return;
    for (at = 0; at + 4 <= size; at += 4) {
        uint32_t word = random_word();

        if (random_word() & spared)
            continue;
        if (word % 2)
            word = (uint32_t) ends[word / 2 % (sizeof ends / sizeof *ends)];
        memcpy((char *) over + at, &word, 4);
    }
}

/* Whatever is no pointer and no length is written over. */
static void noise(int rounds)
{
    int round;

    ends_midway = 1;
    for (round = 0; round < rounds; round++)
        for (doing = "noise", value = round; next(NULL);) {
            memcpy(&now, &sound, sizeof now);
#define NUMBER(p) scribble(&a->p, sizeof a->p);
            NUMBERS(NUMBER)
#define RECORD(p) scribble(a->p, sizeof now.to.p);
            PLAIN(RECORD)
            scribble(own->species, sizeof own->species);
            scribble(own->combat, sizeof own->combat);
            scribble(own->quest, sizeof own->quest);
            scribble(own->flags, sizeof own->flags);
            scribble(own->room, sizeof own->room);
            scribble(&own->role, sizeof own->role);
            scribble(&own->race, sizeof own->race);
            scribble(&a->nh_hero->level, sizeof *a->nh_hero - offsetof(struct monstr_nh_hero, level));
            scribble(own->om_species, sizeof own->om_species);
            scribble(&own->lists, sizeof own->lists);
            scribble(&own->log, sizeof own->log);
            scribble(own->offices, sizeof own->offices);
            scribble(&own->answers, sizeof own->answers);
            scribble(&a->om_here->environment,
                     sizeof *a->om_here - offsetof(struct monstr_om_place, environment));
            scribble(&a->dice->kind, sizeof a->dice->kind);
            scribble(&a->pool->state, sizeof a->pool->state);
            scribble(&a->odds->count, sizeof a->odds->count);
            scribble(&a->odds->least, sizeof a->odds->least);
            scribble(own->chances, sizeof own->chances);
            scribble(&a->table->ordinary_count, sizeof a->table->ordinary_count);
            make();
        }
}

int main(int argc, char **argv)
{
    begin();
    everything_in_order();
    pointers();
    numbers();
    place();
    heroes();
    tables();
    omega();
    games();
    odds();
    pools();
    dice();
    noise(argc > 1 ? atoi(argv[1]) : 2000);
    return end();
}
