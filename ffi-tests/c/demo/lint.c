/*
 * What looks wrong with an edition's table.
 */
#include <stdio.h>
#include <stdlib.h>

#include "demo.h"

/* The two numbers of a finding, in words for those that the embedded tables have. */
static void print_numbers(const struct monstr_nh_finding *found)
{
    static const char *const alignments[] = {"plain", "lawful", "neutral", "chaotic"};
    int first = (int) found->first, second = (int) found->second;

    switch (found->flaw) {
    case MONSTR_NH_LINT_DIFFICULTY:
        printf("%d, by the rule %d\n", first, second);
        break;
    case MONSTR_NH_LINT_ONLY_WHERE_IT_SUITS:
        printf("counts %d on a %s level\n", second, alignments[first]);
        break;
    case MONSTR_NH_LINT_NEVER_MET:
        printf("it %s; there it %s\n", monstr_nh_eligibility_text(first),
               monstr_nh_eligibility_text(second));
        break;
    case MONSTR_NH_LINT_SAME_NAME:
        printf("number %d, as number %d\n", (int) found->species, first);
        break;
    case MONSTR_NH_LINT_LEVEL_IS_HIT_POINTS:
        printf("level %d, %d hit points\n", first, second);
        break;
    default: /* of a class's order, of growth */
        printf("%d and %d\n", first, second);
    }
}

void show_lint(const struct request *request)
{
    int32_t count = sure(monstr_nh_lint(request->mons, NULL, 0)), flaw, i;
    struct monstr_nh_finding *found = room_for(count, sizeof *found);

    sure(monstr_nh_lint(request->mons, found, count));
    print_edition(request);
    printf(": %d findings (the header's monstr_nh_lint() tells why the game has them)\n",
           (int) count);
    for (flaw = 1; monstr_nh_lint_text(flaw); flaw++) {
        int begun = 0;

        for (i = 0; i < count; i++) {
            if (found[i].flaw != flaw)
                continue;
            if (!begun++)
                heading("It %s", monstr_nh_lint_text(flaw));
            printf("  %-24s ", monstr_nh_name(request->mons, found[i].species));
            print_numbers(&found[i]);
        }
    }
    free(found);
}
