/*
 * What there is to see of a place at one glance: odds, a dozen monsters, a difficulty explained.
 */
#include <stdio.h>

#include "demo.h"

static void print_monsters(const struct request *request)
{
    struct monstr_dice dice;
    int32_t i;

    sure(monstr_dice_seeded(&dice, (uint64_t) request->seed, 54));
    sure(monstr_dice_trace_start(&dice));
    heading("From this seed");
    for (i = 0; i < request->count; i++) {
        struct monstr_nh_vigor vigor;
        int32_t who = monstr_nh_pick(request->mons, &request->here, NULL, &dice);

        if (who == MONSTR_NONE) {
            puts("  none");
            continue;
        }
        sure(monstr_nh_new_hit_points(request->mons, sure(who), &request->here, &dice, &vigor));
        printf("  %-24s level %2d, %3d hit points\n", monstr_nh_name(request->mons, who),
               (int) vigor.level, (int) vigor.hp);
    }
    printf("  (seed %d, %llu draws)\n", (int) request->seed, (unsigned long long) dice.draws);
}

void show_overview(const struct request *request)
{
    int32_t who = species_of(request);

    show_odds(request);
    print_monsters(request);
    print_terms(request, who);
    printf("  Here it %s.\n", reason_of(request, who));
}
