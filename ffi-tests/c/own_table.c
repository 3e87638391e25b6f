/*
 * A game's own monsters under its own rules.
 *
 * Five species that no NetHack knows. Their names stay in the game's own structures, their
 * difficulties come from the rule, and the rules are 3.6.7's with one knob turned.
 */
#include <stdio.h>

#include "monstr.h"

#define SPECIES 5

/* The game's monsters, as it has always had them. */
static const struct permonst {
    int glyph;
    const char *name;
    int colour;
} mons[SPECIES] = {
    {'j', "puddle", 4},      {'d', "hound of glass", 15}, {'h', "lamplighter", 3},
    {'S', "ink serpent", 5}, {'H', "bell giant", 7},
};

/* What selection and hit points read of each. */
static struct monstr_nh_species species[SPECIES] = {
    {.class_ = MONSTR_NH_CLASS_JELLY, .level = 0, .frequency = 5},
    {.class_ = MONSTR_NH_CLASS_DOG, .level = 3, .frequency = 3, .generation = MONSTR_NH_GEN_SGROUP},
    {.class_ = MONSTR_NH_CLASS_HUMANOID, .level = 5, .frequency = 2},
    {.class_ = MONSTR_NH_CLASS_SNAKE, .level = 8, .frequency = 2},
    {.class_ = MONSTR_NH_CLASS_GIANT, .level = 13, .frequency = 1, .traits = MONSTR_NH_TRAIT_STRONG},
};

/* What difficulty reads besides. */
static const struct monstr_nh_combat combat[SPECIES] = {
    {.first_attack = 0, .attack_count = 1, .speed = 3, .armour_class = 8},
    {.first_attack = 1, .attack_count = 1, .speed = 18, .armour_class = 4},
    {.first_attack = 2, .attack_count = 2, .speed = 9, .armour_class = 6},
    {.first_attack = 4, .attack_count = 2, .speed = 15, .armour_class = 2},
    {.first_attack = 6, .attack_count = 2, .speed = 6, .armour_class = -1},
};
static const struct monstr_nh_attack attacks[] = {
    {MONSTR_NH_AT_NONE, MONSTR_NH_AD_ACID, 1, 4}, /* the puddle's, for whoever hits it */
    {MONSTR_NH_AT_BITE, MONSTR_NH_AD_PHYS, 2, 4},
    {MONSTR_NH_AT_WEAP, MONSTR_NH_AD_PHYS, 1, 6},
    {MONSTR_NH_AT_SPIT, MONSTR_NH_AD_FIRE, 1, 8},
    {MONSTR_NH_AT_BITE, MONSTR_NH_AD_DRST, 1, 6},
    {MONSTR_NH_AT_HUGS, MONSTR_NH_AD_BLND, 2, 6},
    {MONSTR_NH_AT_WEAP, MONSTR_NH_AD_PHYS, 4, 10},
    {MONSTR_NH_AT_KICK, MONSTR_NH_AD_STUN, 2, 8},
};

static struct monstr_nh_rules rules;

static const struct monstr_nh_table table = {
    .species = species,
    .combat = combat,
    .attacks = attacks,
    .rules = &rules,
    .names = &mons[0].name,
    .name_stride = sizeof mons[0],
    .species_count = SPECIES,
    .ordinary_count = SPECIES,
    .attack_count = sizeof attacks / sizeof attacks[0],
};

int main(void)
{
    struct monstr_nh_place here = {.level_difficulty = 9, .hero_level = 9};
    struct monstr_nh_terms why;
    struct monstr_nh_vigor vigor;
    struct monstr_dice dice;
    int32_t who;
    int i;

    rules = *monstr_nh_rules_of(MONSTR_NH_3_6_7);
    rules.least_roll_gains = 1; /* 5.0.0's way: nobody starts with 1 hit point */

    printf("                 level  bonus: groups ranged armour speed attacks weapons damage heavy  "
           "difficulty\n");
    for (who = 0; who < SPECIES; who++) {
        species[who].difficulty = (uint8_t) monstr_nh_difficulty_terms(&table, who, &why);
        printf("%c %-15s %4d  %5d: %6d %6d %6d %5d %7d %7d %6d %5d  %10d\n", mons[who].glyph,
               monstr_nh_name(&table, who), (int) why.base, (int) why.bonus, (int) why.groups,
               (int) why.ranged, (int) why.armour, (int) why.speed, (int) why.attacks,
               (int) why.weapons, (int) why.damage, (int) why.heavy, (int) why.difficulty);
    }

    monstr_dice_seeded(&dice, 1, 1);
    for (i = 0; i < 6; i++) {
        who = monstr_nh_pick(&table, &here, NULL, &dice);
        if (monstr_nh_new_hit_points(&table, who, &here, &dice, &vigor) == 0)
            printf("%s, level %d, %d hit points\n", mons[who].name, (int) vigor.level,
                   (int) vigor.hp);
    }
    return 0;
}
