/*
 * Golden rows on any processor.
 *
 * `replay FILE...` in C, for machines that have a C library but no Rust: the rules of new
 * monsters alone. Each row's answer, number of draws and trace must be the ones measured in
 * the original game. golden/FORMAT.md tells of the files; their names tell edition and rule.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "monstr.h"

#define COLUMNS 24
#define SPECIES 400

#define GENOCIDED 1
#define EXTINCT 2

static char names[256], line[1024]; /* the column names, and a row */
static char *name[COLUMNS], *cell[COLUMNS];
static int columns;
static unsigned char flags[SPECIES]; /* who is gone */

/* Cuts a line at its commas. */
static int cut(char *text, char **into)
{
    int count = 0;

    text[strcspn(text, "\r\n")] = '\0';
    while (count < COLUMNS) {
        char *comma = strchr(text, ',');

        into[count++] = text;
        if (!comma)
            break;
        *comma = '\0';
        text = comma + 1;
    }
    return count;
}

/* A cell by its column's name; an empty one where there is no such column. */
static const char *text(const char *column)
{
    int i;

    for (i = 0; i < columns; i++)
        if (strcmp(name[i], column) == 0)
            return cell[i];
    return "";
}

static int32_t number(const char *column)
{
    return (int32_t) strtol(text(column), NULL, 10);
}

/* The place of a cell's word in a list, from 0 on. */
static int32_t word(const char *column, const char *const *list)
{
    int32_t i;

    for (i = 0; list[i]; i++)
        if (strcmp(list[i], text(column)) == 0)
            return i;
    return 0;
}

/* Marks the species of a cell's list. */
static void mark(const char *column, unsigned char flag)
{
    const char *at = text(column);

    while (*at) {
        char *end;
        long who = strtol(at, &end, 10);

        if (who >= 0 && who < SPECIES)
            flags[who] |= flag;
        at = *end ? end + 1 : end;
    }
}

static void read_place(struct monstr_nh_place *here)
{
    static const char *const planes[] = {"none", "earth", "air", "fire", "water", "astral", NULL};
    static const char *const sides[] = {"none", "lawful", "neutral", "chaotic", NULL};
    static const char *const roles[] = {"",    "Arc", "Bar", "Cav", "Hea", "Kni", "Mon", "Pri",
                                        "Rog", "Ran", "Sam", "Tou", "Val", "Wiz", NULL};

    memset(here, 0, sizeof *here);
    here->level_difficulty = number("level_difficulty");
    here->hero_level = number("hero_level");
    here->min_added = number("min_adj");
    here->max_added = number("max_adj");
    here->plane = word("plane", planes);
    here->alignment = word("dungeon_alignment", sides);
    here->temperature = number("temperature");
    here->gehennom = number("in_hell");
    here->rogue_level = number("rogue_level");
    here->quest_role = word("quest_role", roles);
    here->wizard_deaths = number("wizard_deaths");
}

static void read_class(struct monstr_nh_class *asked)
{
    static const char *const sides[] = {"none", "lawful", "neutral", "chaotic", NULL};
    const char *lifted = text("spc");

    memset(asked, 0, sizeof *asked);
    asked->class_id = number("class_id");
    asked->alignment = word("align", sides);
    asked->lifted = (strstr(lifted, "G_NOGEN") ? MONSTR_NH_GEN_NOGEN : 0)
                    | (strstr(lifted, "G_UNIQ") ? MONSTR_NH_GEN_UNIQ : 0)
                    | (strstr(lifted, "G_HELL") ? MONSTR_NH_GEN_HELL : 0)
                    | (strstr(lifted, "G_NOHELL") ? MONSTR_NH_GEN_NOHELL : 0);
    asked->ignore_gone = strstr(lifted, "G_IGNORE") != NULL;
}

/* Whether the draws are the row's. */
static int same_draws(const struct monstr_dice *dice)
{
    uint64_t draws, hash;
    char hex[17];

    monstr_dice_trace(dice, &draws, &hash);
    snprintf(hex, sizeof hex, "%08lx%08lx", (unsigned long) (hash >> 32),
             (unsigned long) (hash & 0xffffffff));
    return draws == strtoul(text("draws"), NULL, 10) && strcmp(hex, text("trace")) == 0;
}

/* Whether the library answers what stands in the row; -1 for a rule that isn't known here. */
static int same(const char *rule, const struct monstr_nh_table *mons)
{
    struct monstr_nh_gone gone = {flags, 1, SPECIES, GENOCIDED, EXTINCT};
    struct monstr_nh_place here;
    struct monstr_nh_class asked;
    struct monstr_nh_vigor vigor;
    struct monstr_dice dice;

    read_place(&here);
    read_class(&asked);
    memset(flags, 0, sizeof flags);
    mark("genocided", GENOCIDED);
    mark("extinct", EXTINCT);
    monstr_dice_seeded(&dice, strtoull(text("seed"), NULL, 10), 54);
    monstr_dice_trace_start(&dice);

    if (strcmp(rule, "adj_lev") == 0)
        return monstr_nh_adjusted_level(mons, number("species"), &here) == number("adj_level");
    if (strcmp(rule, "newmonhp") == 0)
        return monstr_nh_new_hit_points(mons, number("species"), &here, &dice, &vigor) == 0
               && vigor.level == number("level") && vigor.hp == number("hp")
               && vigor.hp_max == number("hp_max") && same_draws(&dice);
    if (strcmp(rule, "rndmonst") == 0)
        return monstr_nh_pick(mons, &here, &gone, &dice) == number("index") && same_draws(&dice);
    if (strcmp(rule, "rndmonnum") == 0)
        return monstr_nh_pick_any(mons, &here, &gone, &dice) == number("index")
               && same_draws(&dice);
    if (strcmp(rule, "mkclass") == 0)
        return monstr_nh_pick_class(mons, &asked, &here, &gone, &dice) == number("index")
               && same_draws(&dice);
    return -1;
}

/* Compares a file's rows. Answers whether all are well. */
static int replay(const char *path)
{
    const char *file = strrchr(path, '/') ? strrchr(path, '/') + 1 : path;
    char edition[8], rule[16];
    const struct monstr_nh_table *mons;
    FILE *rows = fopen(path, "r");
    int row = 1, mismatches = 0;

    if (!rows || !fgets(names, sizeof names, rows)
        || sscanf(file, "nethack-%7[0-9.]-%15[a-z_]", edition, rule) != 2) {
        printf("%s: can't be read\n", file);
        return 0;
    }
    mons = monstr_nh_table_of(edition[0] == '5'   ? MONSTR_NH_5_0_0
                              : edition[2] == '6' ? MONSTR_NH_3_6_7
                                                  : MONSTR_NH_3_4_3);
    columns = cut(names, name);
    while (fgets(line, sizeof line, rows)) {
        int is_same;

        row++;
        if (cut(line, cell) != columns || (is_same = same(rule, mons)) < 0) {
            printf("%s:%d: no row of a rule that is known\n", file, row);
            return 0;
        }
        if (!is_same && ++mismatches <= 3)
            printf("%s:%d: the library answers otherwise\n", file, row);
    }
    fclose(rows);
    printf("%s: %d rows, %d mismatches\n", file, row - 1, mismatches);
    return row > 1 && mismatches == 0;
}

int main(int count, char **arguments)
{
    int i, failed = count < 2;

    for (i = 1; i < count; i++)
        failed |= !replay(arguments[i]);
    return failed;
}
