/*
 * How many hit points a monster comes with here, as a histogram.
 */
#include <stdio.h>
#include <stdlib.h>

#include "demo.h"

#define MOST_LINES 25

static void print_histogram(const struct monstr_distribution *odds)
{
    int32_t width = (odds->count + MOST_LINES - 1) / MOST_LINES, i;
    double lines[MOST_LINES] = {0}, most = 0;

    for (i = 0; i < odds->count; i++)
        lines[i / width] += odds->chances[i];
    for (i = 0; i < MOST_LINES; i++)
        most = lines[i] > most ? lines[i] : most;
    for (i = 0; i * width < odds->count; i++) {
        int32_t first = odds->least + i * width, last = first + width - 1;

        last = last < odds->greatest ? last : odds->greatest;
        if (first == last)
            printf("  %9d", (int) first);
        else
            printf("  %4d-%4d", (int) first, (int) last);
        printf(" %7.3f%%", 100 * lines[i]);
        bar(lines[i] / most);
    }
}

static void print_summary(const struct monstr_distribution *odds)
{
    static const double shares[] = {0.05, 0.25, 0.5, 0.75, 0.95};
    double mean, deviation;
    int32_t value;
    size_t i;

    sure(monstr_distribution_mean(odds, &mean));
    sure(monstr_distribution_deviation(odds, &deviation));
    printf("  %d to %d, %.2f in the mean, with a deviation of %.2f\n", (int) odds->least,
           (int) odds->greatest, mean, deviation);
    for (i = 0; i < sizeof shares / sizeof shares[0]; i++) {
        sure(monstr_distribution_quantile(odds, shares[i], &value));
        printf("  %2.0f%% have %d or fewer\n", 100 * shares[i], (int) value);
    }
}

void show_hit_points(const struct request *request)
{
    int32_t who = species_of(request);
    struct monstr_distribution odds = {0};

    odds.capacity = sure(monstr_nh_hit_point_odds(request->mons, who, &request->here, &odds));
    odds.chances = room_for(odds.capacity, sizeof *odds.chances);
    sure(monstr_nh_hit_point_odds(request->mons, who, &request->here, &odds));
    print_place(request);
    puts("");
    heading("The hit points of a new %s", monstr_nh_name(request->mons, who));
    print_histogram(&odds);
    putchar('\n');
    print_summary(&odds);
    free(odds.chances);
}
