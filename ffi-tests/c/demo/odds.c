/*
 * How likely each monster is here: as a bar chart, or as values parted by commas.
 */
#include <stdio.h>
#include <stdlib.h>

#include "demo.h"

static int likeliest_first(const void *left, const void *right)
{
    const struct monstr_nh_share *a = left, *b = right;

    if (a->chance.value < b->chance.value)
        return 1;
    if (a->chance.value > b->chance.value)
        return -1;
    return a->species - b->species;
}

/* All that can come, the likeliest first. */
static struct monstr_nh_share *all_shares(const struct request *request, int32_t *count)
{
    struct monstr_nh_share *shares;

    *count = sure(monstr_nh_pick_odds(request->mons, &request->here, NULL, NULL, 0));
    shares = calloc((size_t) *count, sizeof *shares);
    if (!shares) {
        fputs("demo: out of memory\n", stderr);
        exit(1);
    }
    sure(monstr_nh_pick_odds(request->mons, &request->here, NULL, shares, *count));
    qsort(shares, (size_t) *count, sizeof *shares, likeliest_first);
    return shares;
}

static const char *name_of(const struct request *request, const struct monstr_nh_share *share)
{
    return share->species == MONSTR_NONE ? "none" : monstr_nh_name(request->mons, share->species);
}

static void print_csv(const struct request *request)
{
    int32_t count, i;
    struct monstr_nh_share *shares = all_shares(request, &count);

    puts("monster,weight,numerator,denominator,chance");
    for (i = 0; i < count; i++)
        printf("%s,%d,%llu,%llu,%.17g\n", name_of(request, &shares[i]), (int) shares[i].weight,
               (unsigned long long) shares[i].chance.numerator,
               (unsigned long long) shares[i].chance.denominator, shares[i].chance.value);
    free(shares);
}

/* What comes, and a bar for each of the likeliest. */
static void print_chart(const struct request *request)
{
    struct monstr_nh_difficulty_bounds bounds;
    int32_t count, i, species = 0;
    double rest = 0;
    struct monstr_nh_share *shares = all_shares(request, &count);

    for (i = 0; i < count; i++)
        species += shares[i].species != MONSTR_NONE;
    sure(monstr_nh_bounds(request->mons, &request->here, &bounds));
    printf("NetHack %s, level difficulty %d, a hero of level %d: difficulties %d to %d, %d "
           "species\n",
           request->edition, (int) request->here.level_difficulty,
           (int) request->here.hero_level, (int) bounds.min, (int) bounds.max, (int) species);
    if (request->here.quest_role)
        puts("In the quest six picks in seven ask for its own enemies first.");
    heading("The likeliest");
    for (i = 0; i < count; i++) {
        if (shares[i].species == MONSTR_NONE && !species)
            puts("  none: nothing fits here");
        else if (i >= request->top)
            rest += shares[i].chance.value;
        else {
            printf("  %-24s %5.2f%%  ", name_of(request, &shares[i]),
                   100 * shares[i].chance.value);
            bar(shares[i].chance.value / shares[0].chance.value);
        }
    }
    if (rest > 0)
        printf("  %-24s %5.2f%%\n", "all others", 100 * rest);
    free(shares);
}

void show_odds(const struct request *request)
{
    if (request->csv)
        print_csv(request);
    else
        print_chart(request);
}
