/*
 * Why a monster is as hard as it is, and why it can or can't appear here.
 */
#include <stdio.h>

#include "demo.h"

const char *reason_of(const struct request *request, int32_t who)
{
    int32_t reason = sure(monstr_nh_eligibility(request->mons, who, &request->here, NULL));

    return monstr_nh_eligibility_text(reason);
}

static void print_term(const char *what, int32_t value)
{
    if (value)
        printf("  %+4d  %s\n", (int) value, what);
}

void print_terms(const struct request *request, int32_t who)
{
    int32_t stored = sure(monstr_nh_difficulty(request->mons, who));
    struct monstr_nh_terms terms;

    sure(monstr_nh_difficulty_terms(request->mons, who, &terms));
    heading("The %s is of difficulty %d", monstr_nh_name(request->mons, who), (int) stored);
    printf("  %4d  from its level\n", (int) terms.base);
    print_term("for coming in groups", terms.groups);
    print_term("for an attack from a distance or with a weapon", terms.ranged);
    print_term("for its armour", terms.armour);
    print_term("for its speed", terms.speed);
    print_term("for the attacks it has", terms.attacks);
    print_term("more for spells", terms.spells);
    print_term("more for weapons in strong hands", terms.weapons);
    print_term("for exploding", terms.explosions);
    print_term("for what its attacks do besides plain damage", terms.damage);
    print_term("for attacks that can do 24 and more", terms.heavy);
    print_term("because it is what it is", terms.adjustment);
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
}

/* How likely it comes, and how likely at all in many picks. */
static void print_chances(const struct request *request, int32_t who)
{
    static const int32_t picks[] = {10, 100, 1000, 10000};
    struct monstr_chance chance;
    double once;
    size_t i;

    sure(monstr_nh_pick_odds_of(request->mons, who, &request->here, NULL, &chance));
    if (chance.value == 0) {
        puts("  no pick gives it");
        return;
    }
    printf("  %9.4f%%  in a pick", 100 * chance.value);
    if (chance.denominator)
        printf(": %llu in %llu", (unsigned long long) chance.numerator,
               (unsigned long long) chance.denominator);
    putchar('\n');
    for (i = 0; i < sizeof picks / sizeof picks[0]; i++) {
        sure(monstr_at_least_once(chance.value, picks[i], &once));
        printf("  %9.4f%%  at least once in %d\n", 100 * once, (int) picks[i]);
    }
}

/* At which other levels it comes to such a place. */
static void print_levels(const struct request *request, int32_t who)
{
    struct monstr_nh_level_window window;
    int32_t reason = sure(monstr_nh_window(request->mons, who, &request->here, NULL, &window));

    if (reason)
        printf("  nor at any other level, where it %s\n", monstr_nh_eligibility_text(reason));
    else
        printf("  at such a place it comes down to level difficulty %d, once that and the hero's\n"
               "  level add up to %d\n",
               (int) window.deepest, (int) window.least_sum);
}

void show_why(const struct request *request)
{
    struct monstr_nh_difficulty_bounds bounds;
    int32_t who = species_of(request);

    sure(monstr_nh_bounds(request->mons, &request->here, &bounds));
    print_place(request);
    puts("");
    print_terms(request, who);
    heading("Here it %s", reason_of(request, who));
    printf("  difficulties %d to %d come\n", (int) bounds.min, (int) bounds.max);
    print_chances(request, who);
    if (!request->here.quest_role) /* whose enemies come at every level */
        print_levels(request, who);
}
