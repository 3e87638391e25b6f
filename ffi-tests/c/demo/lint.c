/*
 * What looks wrong with an edition's table.
 */
#include <stdio.h>
#include <stdlib.h>

#include "demo.h"

/* The two numbers of a finding, in words. */
static void print_numbers(const struct request *request, const struct monstr_nh_finding *found)
{
    static const char *const alignments[] = {"plain", "lawful", "neutral", "chaotic"};
    int first = (int) found->first, second = (int) found->second;

    switch (found->flaw) {
    case MONSTR_NH_LINT_DIFFICULTY:
        printf("%d, by the rule %d", first, second);
        break;
    case MONSTR_NH_LINT_CLASS_IN_PIECES:
    case MONSTR_NH_LINT_SAME_NAME:
        printf("number %d, as number %d", (int) found->species,
               found->flaw == MONSTR_NH_LINT_SAME_NAME ? first : second);
        break;
    case MONSTR_NH_LINT_CLASS_ORDER:
    case MONSTR_NH_LINT_GROWTH_SHRINKS:
        printf("%d and %d", first, second);
        break;
    case MONSTR_NH_LINT_WEIGHT:
    case MONSTR_NH_LINT_ONLY_WHERE_IT_SUITS:
        printf("%d on a %s level", second, alignments[first]);
        break;
    case MONSTR_NH_LINT_NEVER_MET:
        printf("it %s, and it %s", monstr_nh_eligibility_text(first),
               monstr_nh_eligibility_text(second));
        break;
    case MONSTR_NH_LINT_GROWTH_LOOPS:
        printf("by the %s, in %d steps", monstr_nh_name(request->mons, first), second);
        break;
    case MONSTR_NH_LINT_GROWTH_OUTSIDE:
        printf("number %d of %d", first, second);
        break;
    case MONSTR_NH_LINT_UNIQUE_IN_GROUPS:
        printf(first == MONSTR_NH_GEN_SGROUP ? "small ones" : "large ones");
        break;
    default:
        printf("level %d, %d hit points", first, second);
    }
}

void show_lint(const struct request *request)
{
    int32_t count = sure(monstr_nh_lint(request->mons, NULL, 0)), flaw, i;
    struct monstr_nh_finding *found = calloc((size_t) count + 1, sizeof *found);

    if (!found) {
        fputs("demo: out of memory\n", stderr);
        exit(1);
    }
    sure(monstr_nh_lint(request->mons, found, count));
    printf("NetHack %s: %d findings (monstr.h tells why the game has them)\n", request->edition,
           (int) count);
    for (flaw = 1; monstr_nh_lint_text(flaw); flaw++) {
        int begun = 0;

        for (i = 0; i < count; i++) {
            if (found[i].flaw != flaw)
                continue;
            if (!begun++)
                heading("It %s", monstr_nh_lint_text(flaw));
            printf("  %-24s ", monstr_nh_name(request->mons, found[i].species));
            print_numbers(request, &found[i]);
            putchar('\n');
        }
    }
    free(found);
}
