/*
 * Why a monster is as hard as it is, and why it can or can't appear here.
 */
#include <stdio.h>

#include "demo.h"

static void term(const char *what, int32_t value)
{
    if (value)
        printf("  %+4d  %s\n", (int) value, what);
}

void show_terms(const struct request *request)
{
    struct monstr_nh_terms terms;
    int32_t reason, stored, who = species_of(request);

    sure(monstr_nh_difficulty_terms(request->mons, who, &terms));
    stored = sure(monstr_nh_difficulty(request->mons, who));
    heading("The %s is of difficulty %d", monstr_nh_name(request->mons, who), (int) stored);
    printf("  %4d  from its level\n", (int) terms.base);
    term("for coming in groups", terms.groups);
    term("for an attack from a distance or with a weapon", terms.ranged);
    term("for its armour", terms.armour);
    term("for its speed", terms.speed);
    term("for the attacks it has", terms.attacks);
    term("more for spells", terms.spells);
    term("more for weapons in strong hands", terms.weapons);
    term("for exploding", terms.explosions);
    term("for what its attacks do besides plain damage", terms.damage);
    term("for attacks that can do 24 and more", terms.heavy);
    term("because it is what it is", terms.adjustment);
    if (terms.bonus == 0)
        printf("  no bonus at all takes 1 off: %d - 1 = %d\n", (int) terms.base,
               (int) terms.difficulty);
    else if (terms.bonus >= 6)
        printf("  a bonus of %d counts half: %d + %d = %d\n", (int) terms.bonus, (int) terms.base,
               (int) terms.bonus / 2, (int) terms.difficulty);
    else
        printf("  a bonus of %d counts a third and 1: %d + %d = %d\n", (int) terms.bonus,
               (int) terms.base, (int) terms.bonus / 3 + 1, (int) terms.difficulty);
    if (stored != terms.difficulty)
        printf("  (the game keeps %d for it)\n", (int) stored);
    reason = sure(monstr_nh_eligibility(request->mons, who, &request->here, NULL));
    printf("  Here it %s.\n", monstr_nh_eligibility_text(reason));
}

/* How likely it comes, and how often one must ask for it. */
static void show_chance(const struct request *request, int32_t who)
{
    static const int32_t picks[] = {10, 100, 1000, 10000};
    struct monstr_chance chance;
    double once;
    size_t i;

    sure(monstr_nh_pick_odds_of(request->mons, who, &request->here, NULL, &chance));
    if (chance.value == 0) {
        puts("  So no pick gives it.");
        return;
    }
    printf("  A pick gives it with %.3g%%", 100 * chance.value);
    if (chance.denominator)
        printf(", %llu times in %llu", (unsigned long long) chance.numerator,
               (unsigned long long) chance.denominator);
    puts(".");
    for (i = 0; i < sizeof picks / sizeof picks[0]; i++) {
        sure(monstr_at_least_once(chance.value, picks[i], &once));
        printf("  %8.4f%%  that it comes in %d picks\n", 100 * once, (int) picks[i]);
    }
}

void show_why(const struct request *request)
{
    struct monstr_nh_difficulty_bounds bounds;
    struct monstr_nh_level_window window;
    int32_t reason, who = species_of(request);

    sure(monstr_nh_bounds(request->mons, &request->here, &bounds));
    printf("NetHack %s, level difficulty %d, a hero of level %d: difficulties %d to %d come.\n",
           request->edition, (int) request->here.level_difficulty,
           (int) request->here.hero_level, (int) bounds.min, (int) bounds.max);
    show_terms(request);
    show_chance(request, who);
    reason = sure(monstr_nh_window(request->mons, who, &request->here, NULL, &window));
    if (reason)
        printf("  At no level can it come at such a place: it %s.\n",
               monstr_nh_eligibility_text(reason));
    else
        printf("  At such a place it comes down to level difficulty %d, where that and the hero's "
               "level\n  are together %d and more.\n",
               (int) window.deepest, (int) window.least_sum);
}
