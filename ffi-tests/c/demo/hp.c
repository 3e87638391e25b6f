/*
 * How many hit points a monster comes with here, as a histogram.
 */
#include <stdio.h>
#include <stdlib.h>

#include "demo.h"

#define MOST_ROOM 1030 /* monstr_nh_hit_point_odds() never takes more */
#define LINES 25

void show_hit_points(const struct request *request)
{
    static const double shares[] = {0.05, 0.25, 0.5, 0.75, 0.95};
    double chances[MOST_ROOM], mean, deviation;
    struct monstr_distribution odds = {0};
    double lines[LINES] = {0}, most = 0;
    int32_t who = species_of(request), width, i, value;
    size_t share;

    odds.chances = chances;
    odds.capacity = MOST_ROOM;
    sure(monstr_nh_hit_point_odds(request->mons, who, &request->here, &odds));
    sure(monstr_distribution_mean(&odds, &mean));
    sure(monstr_distribution_deviation(&odds, &deviation));
    printf("NetHack %s, level difficulty %d, a hero of level %d: the %s comes with\n\n",
           request->edition, (int) request->here.level_difficulty,
           (int) request->here.hero_level, monstr_nh_name(request->mons, who));
    width = (odds.count + LINES - 1) / LINES;
    for (i = 0; i < odds.count; i++)
        lines[i / width] += chances[i];
    for (i = 0; i < LINES; i++)
        most = lines[i] > most ? lines[i] : most;
    for (i = 0; i * width < odds.count; i++) {
        int32_t first = odds.least + i * width, last = first + width - 1;

        last = last > odds.greatest ? odds.greatest : last;
        if (first == last)
            printf("  %9d", (int) first);
        else
            printf("  %4d-%4d", (int) first, (int) last);
        printf(" %7.3f%%  ", 100 * lines[i]);
        bar(lines[i] / most);
    }
    printf("\n  %d to %d hit points, %.2f in the mean, with a deviation of %.2f\n",
           (int) odds.least, (int) odds.greatest, mean, deviation);
    for (share = 0; share < sizeof shares / sizeof shares[0]; share++) {
        sure(monstr_distribution_quantile(&odds, shares[share], &value));
        printf("  %2.0f%% have %d or fewer\n", 100 * shares[share], (int) value);
    }
}
