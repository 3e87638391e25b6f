/*
 * Threads: eight of them call every function, each with its own dice, pool and records, and
 * all with the same tables, places and rules, whatever is constant. Each gets what it gets alone.
 *
 * With an argument they share dice, too, which they must not: a tool that looks for races has
 * to find this one.
 */
#define _DEFAULT_SOURCE

#include <pthread.h>

#include "world.h"

#ifdef __SANITIZE_THREAD__
/* Older compilers' libraries don't have what rustc calls; the usual functions tell as well. */
void *__tsan_memcpy(void *to, const void *from, size_t size) { return memcpy(to, from, size); }
void *__tsan_memmove(void *to, const void *from, size_t size) { return memmove(to, from, size); }
void *__tsan_memset(void *to, int byte, size_t size) { return memset(to, byte, size); }
#endif

enum { THREADS = 8, ROUNDS = 8 };

static struct world shared;

static struct worker {
    struct world now, sound; /* sound is a copy: it points to now */
    struct world outcome;
    uint64_t hash, outcome_hash; /* of all answers, and of all that was written */
    uint64_t luck;
    int calls;
} workers[THREADS];

static int32_t draw(void *context, int32_t bound)
{
    struct worker *worker = context;

    worker->luck = worker->luck * 6364136223846793005u + 1442695040888963407u;
    return (int32_t) ((worker->luck >> 33) % (uint64_t) bound);
}

static void note(struct worker *worker, uint64_t what)
{
    worker->hash = (worker->hash ^ what) * 1099511628211u;
}

/* What is constant for a function is everybody's. In later rounds the tables are those that
 * the library brings. */
static struct arguments arguments(struct worker *worker, const char *words, int round)
{
    struct arguments arguments = worker->now.a;

#define SHARE(p) \
    if (has(words, "const " #p)) \
        arguments.p = shared.a.p;
    POINTERS(SHARE)
    if (round >= ROUNDS / 2) {
        arguments.table = (struct monstr_nh_table *) monstr_nh_table_of(MONSTR_NH_5_0_0);
        arguments.om_table = (struct monstr_om_table *) monstr_om_table();
    }
    return arguments;
}

static void *work(void *which)
{
    struct worker *worker = which;
    const int number = (int) (worker - workers);
    const struct call *call;
    int round;

    worker->hash = worker->calls = 0;
    worker->luck = (uint64_t) number;
    memcpy(&worker->now, &worker->sound, sizeof worker->now);
    for (round = 0; round < ROUNDS; round++)
        for (call = calls; call->words; call++) {
            struct arguments with = arguments(worker, call->words, round);
            size_t i;

            /* A change of the records is kept from call to call; now and then all is new. */
            if (call == calls && round % 2 == 0)
                memcpy(&worker->now, &worker->sound, sizeof worker->now);
            if (round % 2)
                monstr_dice_from_callback(worker->now.a.dice, draw, worker);
            else
                monstr_dice_seeded(worker->now.a.dice, (uint64_t) number, (uint64_t) round);
            note(worker, (uint64_t) call->make(&with));
            for (i = 0; i < sizeof worker->now.to; i++)
                note(worker, ((const unsigned char *) &worker->now.to)[i]);
            worker->calls++;
        }
    return NULL;
}

static void *share_dice(void *unused)
{
    int i;

    (void) unused;
    for (i = 0; i < 1000; i++)
        monstr_dice_below(shared.a.dice, 6);
    return NULL;
}

static void all_at_once(void *(*what)(void *))
{
    pthread_t threads[THREADS];
    int i;

    for (i = 0; i < THREADS; i++)
        if (pthread_create(&threads[i], NULL, what, &workers[i]) != 0)
            abort();
    for (i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
}

int main(int argc, char **argv)
{
    int i, made = 0, wrong = 0;

    (void) argv;
    set_up(&shared);
    if (argc > 1) {
        all_at_once(share_dice);
        return 0;
    }
    for (i = 0; i < THREADS; i++) {
        struct worker *worker = &workers[i];

        set_up(&worker->now);
        memcpy(&worker->sound, &worker->now, sizeof worker->now);
        work(worker);
        memcpy(&worker->outcome, &worker->now, sizeof worker->now);
        worker->outcome_hash = worker->hash;
    }
    all_at_once(work);
    for (i = 0; i < THREADS; i++) {
        struct worker *worker = &workers[i];

        if (worker->hash != worker->outcome_hash
            || memcmp(&worker->now, &worker->outcome, sizeof worker->now) != 0) {
            fprintf(stderr, "thread %d: not what it gets alone\n", i);
            wrong++;
        }
        made += worker->calls;
    }
    printf("%d calls\n", made);
    return wrong != 0;
}
