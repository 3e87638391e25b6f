/*
 * Callbacks: those that call the library themselves, those that leave by longjmp, and hostile
 * ones. Each function that draws meets all of them, and so do the game's own functions that
 * it calls.
 */
#include <setjmp.h>

#include "caller.h"

/* The most that one call may ask for. The dice are given up after 65,536 draws that won't do,
 * a map after 10,000 rounds of at most as many squares as it is wide or long. */
enum { MOST_DRAWS = 100000, MOST_QUESTIONS = 10000 * 64 };

static long drawn, asked;    /* during the call: of the dice, of the game */
static void (*meanwhile)(void); /* what callbacks do before they answer */
static int32_t (*answer_to)(int32_t bound);

static int32_t draw(void *context, int32_t bound)
{
    (void) context;
    drawn++;
    if (meanwhile)
        meanwhile();
    return answer_to(bound);
}

static int rn2(int bound)
{
    return draw(NULL, bound);
}

static void question(void)
{
    asked++;
    if (meanwhile)
        meanwhile();
}

static int32_t object(void *context, struct monstr_dice *dice, int32_t level)
{
    question();
    return sound.to.game->object(context, dice, level);
}

static int32_t item_state(void *context, int32_t item)
{
    question();
    return sound.to.game->item_state(context, item);
}

static int32_t is_free(void *context, int32_t x, int32_t y, int32_t secret_too)
{
    question();
    return sound.to.game->is_free(context, x, y, secret_too);
}

static int32_t the_same_place(void *context, int32_t *x, int32_t *y)
{
    (void) context;
    question();
    *x = *y = 1;
    return 0;
}

static uint32_t luck;

static int32_t fair(int32_t bound)
{
    luck = luck * 1103515245u + 12345u;
    return (int32_t) ((luck >> 8) % (uint32_t) bound);
}

static void in_order(void)
{
    memcpy(&now, &sound, sizeof now);
    monstr_dice_from_callback(a->dice, draw, NULL);
    monstr_dice_trace_start(a->dice);
    a->game->object = object;
    a->game->item_state = item_state;
    a->game->is_free = is_free;
    answer_to = fair;
    luck = 1;
    drawn = asked = 0;
}

/* Whoever draws: NULL is the last. */
static int next_that_draws(void)
{
    return next("draws!");
}

/* What a call should give, when nothing else happens. */
static struct world plain;
static int32_t plain_answer;
static long callbacks;

static void make_plainly(void)
{
    meanwhile = NULL;
    in_order();
    plain_answer = make();
    callbacks = drawn + asked;
    memcpy(&plain, &now, sizeof plain);
}

static void expect_the_same(int32_t answer)
{
    if (answer != plain_answer)
        complain("another answer");
    if (memcmp(&now, &plain, sizeof now) != 0)
        complain("another outcome");
}

/* Another world, whose functions are called meanwhile, one after the other. */
static struct world other, other_sound;
static struct outcome {
    int32_t answer;
    uint64_t hash;
} outcomes[1000];
static int turn;

static struct outcome call_other(int function)
{
    struct outcome outcome = {0, 14695981039346656037u};
    const unsigned char *byte = (const unsigned char *) &other;
    size_t i;

    memcpy(&other, &other_sound, sizeof other);
    outcome.answer = calls[function].make(&other.a);
    for (i = 0; i < offsetof(struct world, own); i++)
        outcome.hash = (outcome.hash ^ byte[i]) * 1099511628211u;
    return outcome;
}

static void call_back(void)
{
    struct outcome outcome = call_other(turn);

    if (outcome.answer != outcomes[turn].answer || outcome.hash != outcomes[turn].hash)
        complain("another outcome for a callback's own call");
    if (!calls[++turn].words)
        turn = 0;
}

static void reentrant(void)
{
    long all = 0;

    set_up(&other);
    memcpy(&other_sound, &other, sizeof other);
    for (turn = 0; calls[turn].words; turn++)
        outcomes[turn] = call_other(turn);
    turn = 0;
    for (doing = "callbacks that call"; next_that_draws();) {
        make_plainly();
        if (drawn == 0)
            complain("no draw");
        meanwhile = call_back;
        in_order();
        expect_the_same(make());
        all += drawn + asked;
    }
    printf("%ld calls from callbacks\n", all);
}

static jmp_buf outside;
static long left_at;

static void leave(void)
{
    if (drawn + asked == left_at)
        longjmp(outside, 1);
}

/* The call has not happened, but for the array of creatures. */
static void leaving(void)
{
    static long all;

    for (doing = "callbacks that leave"; next_that_draws();) {
        make_plainly();
        for (left_at = 1; left_at <= callbacks; left_at++) {
            value = (int32_t) left_at;
            in_order();
            meanwhile = leave;
            if (setjmp(outside) == 0) {
                make();
                complain("nobody has left");
            }
            all++;
            memcpy(before.to.creatures, now.to.creatures, sizeof now.to.creatures);
            if (memcmp(&before, &now, sizeof now) != 0)
                complain("something has changed");
        }
        value = 0;
        meanwhile = NULL;
        in_order();
        expect_the_same(make());
    }
    printf("%ld calls left\n", all);
}

/* Answers of hostile dice: those that are out of range come first. */
static int32_t lowest(int32_t bound) { return (void) bound, INT32_MIN; }
static int32_t below(int32_t bound) { return (void) bound, -1; }
static int32_t beyond(int32_t bound) { return bound; }
static int32_t highest(int32_t bound) { return (void) bound, INT32_MAX; }
static int32_t zero(int32_t bound) { return (void) bound, 0; }
static int32_t last(int32_t bound) { return bound - 1; }
static int32_t middle(int32_t bound) { return bound / 2; }
static int32_t by_turns(int32_t bound) { return drawn % 2 ? bound - 1 : 0; }
static int32_t upwards(int32_t bound) { return (int32_t) (drawn % bound); }

static int32_t (*const answers[])(int32_t) = {
    lowest, below, beyond, highest, zero, last, middle, by_turns, upwards, fair};
enum { ANSWERS = sizeof answers / sizeof *answers, OUT_OF_RANGE = 4 };

/* Worlds in which it takes long to find somebody, or somewhere. */
static void ordinary(void)
{
}

static void nothing_ordinary(void)
{
    int32_t i;

    a->here->quest_role = 0;
    for (i = 0; i < SPECIES; i++)
        own->species[i].generation |= MONSTR_NH_GEN_NOGEN | MONSTR_NH_GEN_UNIQ;
    for (i = 0; i < OM_SPECIES; i++)
        own->om_species[i].uniqueness = MONSTR_OM_UNIQUENESS_UNIQUE_MADE;
}

static void everybody_gone(void)
{
    memset(own->flags, 3, sizeof own->flags);
}

static void map_full(void)
{
    own->answers.is_free = 0;
}

static void one_place(void)
{
    a->game->place = the_same_place;
    own->answers.is_free = 0;
}

static void no_rules(void)
{
    memset(a->rules, 0, sizeof *a->rules);
}

static void all_rules(void)
{
    memset(a->rules, 255, sizeof *a->rules);
}

static void (*const worlds[])(void) = {
    ordinary, nothing_ordinary, everybody_gone, map_full, one_place, no_rules, all_rules};
enum { WORLDS = sizeof worlds / sizeof *worlds };

static void hostile(void)
{
    long most_drawn = 0, most_asked = 0;
    int world, kind, by_rn2;

    meanwhile = NULL;
    for (world = 0; world < WORLDS; world++)
        for (kind = 0; kind < ANSWERS; kind++)
            for (by_rn2 = 0; by_rn2 <= 1; by_rn2++)
                for (doing = "hostile dice", value = 100 * world + kind; next_that_draws();) {
                    int32_t answer;

                    in_order();
                    if (by_rn2)
                        monstr_dice_from_rn2(a->dice, rn2);
                    answer_to = answers[kind];
                    worlds[world]();
                    answer = make();
                    if (kind < OUT_OF_RANGE && drawn > 0
                        && (drawn > 1 || !is_refused(call, answer)))
                        complain("an answer out of range was taken");
                    if (drawn > MOST_DRAWS || asked > MOST_QUESTIONS)
                        complain("too many callbacks");
                    most_drawn = drawn > most_drawn ? drawn : most_drawn;
                    most_asked = asked > most_asked ? asked : most_asked;
                }
    printf("at most %ld draws and %ld questions in a call\n", most_drawn, most_asked);
}

int main(void)
{
    begin();
    ends_midway = 1;
    reentrant();
    leaving();
    hostile();
    return end();
}
