#include <signal.h>

#include "caller.h"

struct world now, sound, before;
struct arguments *const a = &now.a;
struct own *const own = &now.own;

const struct call *call;
const char *doing;
int32_t value;
int complaints;
static int made;

int ends_midway;

void complain(const char *what)
{
    fprintf(stderr, "%s\n    %s (value %ld): %s\n", call && call->words ? call->words : "-", doing,
            (long) value, what);
    complaints++;
}

static void stopped(int signal_number)
{
    complain(signal_number == SIGTERM ? "no end" : "crash");
    _Exit(1);
}

void begin(void)
{
    signal(SIGTERM, stopped);
    signal(SIGSEGV, stopped);
    signal(SIGFPE, stopped);
    set_up(&now);
    memcpy(&sound, &now, sizeof now);
}

int32_t make(void)
{
    size_t compared = now.to.pool->state.filled ? sizeof now : offsetof(struct world, own.room);
    int32_t answer;

    memcpy(&before, &now, sizeof now);
    answer = call->make(a);
    made++;
    if (strcmp(monstr_strerror(answer), "unknown error") == 0)
        complain("no answer at all");
    if (ends_midway) {
        memcpy(before.to.creatures, now.to.creatures, sizeof now.to.creatures);
        memcpy(before.to.picks, now.to.picks, sizeof now.to.picks);
    }
    if (is_refused(call, answer) && memcmp(&before, &now, compared) != 0)
        complain("something has changed");
    return answer;
}

int next(const char *what)
{
    static int found;

    if (!call)
        found = 0;
    for (call = call ? call + 1 : calls; call->words; call++)
        if (!what || has(call->words, what))
            return found = 1;
    if (!found)
        complain("nobody takes that");
    call = NULL;
    return 0;
}

int end(void)
{
    printf("%d calls\n", made);
    return complaints != 0;
}
