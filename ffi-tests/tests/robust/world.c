#include "world.h"

static int32_t text(const char *found)
{
    return found ? (int32_t) strlen(found) : NOTHING;
}

#define DEFINE(function, words, answer, answers_pointer) \
    static int32_t call_##function(const struct arguments *a) \
    { \
        (void) a; \
        return answer; \
    }
CALLS(DEFINE)

const struct call calls[] = {
#define LIST(function, words, answer, answers_pointer) {words, call_##function, answers_pointer},
    CALLS(LIST) {NULL, NULL, 0}};

static int rn2(int n)
{
    return n - 1;
}

static int32_t callback(void *context, int32_t bound)
{
    (void) context;
    return bound - 1;
}

/* What a game tells is kept in its context. */
static int32_t object(void *context, struct monstr_dice *dice, int32_t level)
{
    const struct answers *answers = context;

    (void) level;
    monstr_dice_below(dice, 6);
    if (answers->spoils_dice)
        memset(dice, answers->spoils_dice, sizeof *dice);
    return answers->object;
}

static int32_t item_state(void *context, int32_t item)
{
    (void) item;
    return ((const struct answers *) context)->item_state;
}

static int32_t is_free(void *context, int32_t x, int32_t y, int32_t secret_too)
{
    (void) x, (void) y, (void) secret_too;
    return ((const struct answers *) context)->is_free;
}

/* A hero for whom every rule draws: of a race with dice, with nothing left of his own hit
 * points and his form's, a level to regain, and an amulet that takes from a Constitution as
 * low as it gets. He recovers all the same, since the game was begun in his form. */
static void set_up_hero(struct arguments *a, struct own *own, int32_t form)
{
    own->role = *monstr_nh_role_of(MONSTR_NH_ROLE_WIZARD);
    own->race = *monstr_nh_race_of(MONSTR_NH_RACE_ELF);
    own->race.hp.start_die = own->race.hp.low_die = own->race.hp.high_die = 2;
    a->nh_hero->role = &own->role;
    a->nh_hero->race = &own->race;
    a->nh_hero->level = 1;
    a->nh_hero->peak_level = 2;
    a->nh_hero->hp_max = 12;
    a->nh_hero->polymorphed = 1;
    a->nh_hero->form = form;
    a->nh_hero->form_hp_max = 20;
    a->nh_hero->con = a->nh_hero->con_max = 3;
    a->nh_turn->born_in_form = 1;
    a->mortality->life_saving = a->new_man->mortality.life_saving = 1;
}

/* Omega's species as a table of the caller's own, with NetHack's names, a possession for
 * whoever is made, and a place where every rule draws. */
static void set_up_omega(struct arguments *a, struct own *own)
{
    int32_t i;

    for (i = 0; i < OM_SPECIES; i++) {
        monstr_om_species_of(monstr_om_table(), i, &own->om_species[i]);
        own->om_species[i].treasure = 255;
        own->om_species[i].start_item = 1;
    }
    own->lists = *monstr_om_lists();
    for (i = 0; i < 12; i++)
        own->lists.temple[i] = 1;
    own->answers.object = own->answers.is_free = 1;
    a->om_table->species = own->om_species;
    a->om_table->species_count = OM_SPECIES;
    a->om_table->lists = &own->lists;
    a->om_table->names = own->names;
    a->om_here->log = &own->log;
    a->om_here->log_count = 1;
    a->om_here->offices = own->offices;
    a->om_here->office_count = OM_OFFICES;
    a->om_here->environment = MONSTR_OM_ENV_VOLCANO;
    a->om_here->depth = 10;
    a->om_here->alignment = -1;
    a->office = MONSTR_OM_OFFICE_LORD_OF_CHAOS;
    a->game->context = &own->answers;
    a->game->object = object;
    a->game->item_state = item_state;
    a->game->is_free = is_free;
    a->creature->status = MONSTR_OM_STATUS_AWAKE | MONSTR_OM_STATUS_HOSTILE;
    a->creature->hp = 10;
    a->creature->id = 1;
    a->career->opponent = 16;
    a->call->blessing = -1;
    a->call->who = MONSTR_NONE;
    a->layout = MONSTR_OM_LAYOUT_MAZE;
    a->om_levels = 7;
    a->checks = 6;
    a->width = 64;
    a->length = 16;
    a->room = 4;
}

void set_up(struct world *world)
{
    struct arguments *a = &world->a;
    struct own *own = &world->own;
    const struct monstr_nh_table *theirs = monstr_nh_table_of(MONSTR_NH_5_0_0);
    const struct monstr_nh_attack bite = {MONSTR_NH_AT_BITE, MONSTR_NH_AD_DRST, 2, 6};
    const int32_t ant = monstr_nh_find(theirs, "soldier ant");
    int32_t i;

    memset(world, 0, sizeof *world);
#define POINT(p) a->p = world->to.p;
    POINTERS(POINT)
    a->attack_count = 4;
    a->dungeon_count = 4;
    a->bound = 6;
    a->class_ = MONSTR_NH_CLASS_DRAGON;
    a->code = 1;
    a->edition = MONSTR_NH_5_0_0;
    a->group = MONSTR_NH_GEN_SGROUP;
    a->level = 3;
    a->name = "soldier ant";
    a->who = ant;
    a->rn2 = rn2;
    a->callback = callback;
    a->capacity = 4;
    a->nh_value = 10;
    a->vigor->level = 2;
    a->vigor->hp = 20;
    a->vigor->hp_max = 25;
    a->monster->species = ant;
    a->monster->vigor = *a->vigor;
    a->attack->dice = 1;
    a->attack->sides = 6;
    a->spell->hero_level = 9;
    a->spell->intelligence = 10;
    a->hero->level = 9;
    a->asked->class_id = MONSTR_NH_CLASS_DRAGON;
    a->here->level_difficulty = 12;
    a->here->hero_level = 9;
    a->here->quest_role = 1;
    a->role = MONSTR_NH_ROLE_WIZARD;
    a->race = MONSTR_NH_RACE_ELF;
    a->form = ant;
    set_up_hero(a, own, ant);
    a->mortal->species = monstr_nh_find(theirs, "vampire bat");
    a->mortal->has_own_shape = 1;
    a->mortal->own_shape = monstr_nh_find(theirs, "vampire");
    a->gone->flags = own->flags;
    a->gone->stride = 1;
    a->gone->count = SPECIES;
    a->gone->genocided = 2;
    a->gone->extinct = 1;
    *a->rules = *monstr_nh_rules_of(MONSTR_NH_5_0_0);
    for (i = 0; i < a->attack_count; i++)
        a->attacks[i] = bite;
    for (i = 0; i < SPECIES; i++) {
        own->combat[i].attack_count = 1;
        own->names[i] = monstr_nh_name(theirs, i);
        own->class_order[i] = (uint16_t) i;
        monstr_nh_species_of(theirs, i, &own->species[i]);
    }
    own->quest[0].first = (uint16_t) ant;
    own->quest[0].second = 65535;
    own->quest[0].first_class = own->quest[0].second_class = MONSTR_NH_CLASS_ANT;
    a->table->species = own->species;
    a->table->combat = own->combat;
    a->table->attacks = a->attacks;
    a->table->quest = own->quest;
    a->table->rules = a->rules;
    a->table->names = own->names;
    a->table->extras = own->extras;
    a->table->class_order = own->class_order;
    a->table->species_count = a->table->ordinary_count = SPECIES;
    a->table->attack_count = a->attack_count;
    a->table->quest_count = 2;
    a->levels->difficulty_count = a->levels->hero_level_count = 3;
    a->odds->chances = own->chances;
    a->odds->capacity = 8;
    a->odds->count = 4;
    for (i = 0; i < a->odds->count; i++)
        own->chances[i] = 0.25;
    a->flaw = MONSTR_NH_LINT_SAME_NAME;
    a->pool->room = own->room;
    a->pool->capacity = SPECIES;
    monstr_nh_pool_fill(a->pool, a->table, a->here, NULL);
    set_up_omega(a, own);
    monstr_dice_seeded(a->dice, 1, 1);
    monstr_dice_trace_start(a->dice);
    /* A place for an answer shows each byte that is written to it. */
#define OUTPUT(p) memset(world->to.p, 0xAA, sizeof world->to.p);
    OUTPUT(at_least) OUTPUT(blow) OUTPUT(bounds) OUTPUT(branches) OUTPUT(chance) OUTPUT(chances)
    OUTPUT(creatures) OUTPUT(depth) OUTPUT(deviation) OUTPUT(difficulty) OUTPUT(draws)
    OUTPUT(fighter) OUTPUT(findings) OUTPUT(gift_worth) OUTPUT(hash) OUTPUT(mean) OUTPUT(om_count)
    OUTPUT(om_species) OUTPUT(once) OUTPUT(quantile) OUTPUT(shares) OUTPUT(species) OUTPUT(terms)
    OUTPUT(told) OUTPUT(trap) OUTPUT(value) OUTPUT(window) OUTPUT(x) OUTPUT(y)
}

int has(const char *words, const char *what)
{
    char wanted[80];

    snprintf(wanted, sizeof wanted, ", %s, ", what);
    return strstr(words, wanted) != NULL;
}

int is_refused(const struct call *made, int32_t answer)
{
    return answer < (made->answers_pointer ? 0 : MONSTR_NONE);
}
