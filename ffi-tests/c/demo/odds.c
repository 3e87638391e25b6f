/*
 * How likely each monster is here: as a bar chart, or as values parted by commas.
 */
#include <stdio.h>
#include <stdlib.h>

#include "demo.h"

static int likeliest_first(const void *left, const void *right)
{
    const struct monstr_nh_share *a = left, *b = right;

    if (a->chance.value != b->chance.value)
        return a->chance.value < b->chance.value ? 1 : -1;
    return a->species - b->species;
}

static const char *name_of(const struct request *request, const struct monstr_nh_share *share)
{
    return share->species == MONSTR_NONE ? "none" : monstr_nh_name(request->mons, share->species);
}

static void print_csv(const struct request *request, const struct monstr_nh_share *shares,
                      int32_t count)
{
    int32_t i;

    puts("monster,weight,numerator,denominator,chance");
    for (i = 0; i < count; i++)
        printf("%s,%d,%llu,%llu,%.17g\n", name_of(request, &shares[i]), (int) shares[i].weight,
               (unsigned long long) shares[i].chance.numerator,
               (unsigned long long) shares[i].chance.denominator, shares[i].chance.value);
}

/* A bar for each of the likeliest. */
static void print_chart(const struct request *request, const struct monstr_nh_share *shares,
                        int32_t count)
{
    struct monstr_nh_difficulty_bounds bounds;
    int32_t i, species = count;
    double rest = 0;

    for (i = 0; i < count; i++)
        species -= shares[i].species == MONSTR_NONE;
    sure(monstr_nh_bounds(request->mons, &request->here, &bounds));
    print_place(request);
    printf(": difficulties %d to %d, %d species\n", (int) bounds.min, (int) bounds.max,
           (int) species);
    heading("The likeliest");
    for (i = 0; i < count && i < request->top; i++) {
        printf("  %-24s %6.2f%%", name_of(request, &shares[i]), 100 * shares[i].chance.value);
        bar(shares[i].chance.value / shares[0].chance.value);
    }
    for (; i < count; i++)
        rest += shares[i].chance.value;
    if (rest > 0)
        printf("  %-24s %6.2f%%\n", "all others", 100 * rest);
}

void show_odds(const struct request *request)
{
    int32_t count = sure(monstr_nh_pick_odds(request->mons, &request->here, NULL, NULL, 0));
    struct monstr_nh_share *shares = room_for(count, sizeof *shares);

    sure(monstr_nh_pick_odds(request->mons, &request->here, NULL, shares, count));
    qsort(shares, (size_t) count, sizeof *shares, likeliest_first);
    if (request->csv)
        print_csv(request, shares, count);
    else
        print_chart(request, shares, count);
    free(shares);
}
