/*
 * What monstr can tell about a place and its monsters. All of it is asked through monstr.h:
 * this file finds out what to show, the others show it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "demo.h"

static const char usage[] =
    "usage: demo [OPTION...]              what comes here: odds, and a dozen monsters\n"
    "       demo odds [OPTION...]         how likely each monster is here\n"
    "       demo why NAME [OPTION...]     why a monster can come here, or can't\n"
    "       demo window NAME [OPTION...]  a map of the levels at which it can come\n"
    "       demo hp NAME [OPTION...]      how many hit points it comes with here\n"
    "       demo lint [OPTION...]         what looks wrong with the edition's table\n"
    "       demo table [OPTION...]        every monster's experience and difficulty\n"
    "       demo omega [OPTION...]        a floor of Omega's (omega --help tells more)\n"
    "\n"
    "  --edition E      3.4.3, 3.6.7 or 5.0.0                    (3.6.7)\n"
    "  --depth N        the level's difficulty, 0 to 32767       (12)\n"
    "  --level N        the hero's experience level, 0 to 32767  (9)\n"
    "  --gehennom       in Gehennom\n"
    "  --rogue          on the rogue level\n"
    "  --plane P        earth, air, fire, water or astral        (none)\n"
    "  --alignment A    of the level: lawful, neutral, chaotic   (none)\n"
    "  --temperature T  of the level, for 5.0.0: hot or cold     (normal)\n"
    "  --quest ROLE     in the quest of Arc, Bar, Cav, ..., Wiz  (elsewhere)\n"
    "  --help           this\n"
    "\n"
    "of odds:\n"
    "  --top N          how many to show                         (15)\n"
    "  --csv            all of them, as values parted by commas\n"
    "of table:\n"
    "  --sort S         by difficulty, experience, name or index (difficulty)\n"
    "of demo without a word:\n"
    "  --top N          how many odds to show                    (15)\n"
    "  --seed N         of the built-in generator                (42)\n"
    "  --count N        how many monsters to make                (12)\n"
    "  --monster NAME   whose difficulty to explain              (soldier ant)\n"
    "\n"
    "Colours: on a terminal, unless NO_COLOR is set.\n";

static const struct word editions[] = {{"3.4.3", MONSTR_NH_3_4_3},
                                       {"3.6.7", MONSTR_NH_3_6_7},
                                       {"5.0.0", MONSTR_NH_5_0_0},
                                       {NULL, 0}};
static const struct word planes[] = {{"none", MONSTR_NH_PLANE_NONE},
                                     {"earth", MONSTR_NH_PLANE_EARTH},
                                     {"air", MONSTR_NH_PLANE_AIR},
                                     {"fire", MONSTR_NH_PLANE_FIRE},
                                     {"water", MONSTR_NH_PLANE_WATER},
                                     {"astral", MONSTR_NH_PLANE_ASTRAL},
                                     {NULL, 0}};
static const struct word alignments[] = {{"none", MONSTR_NH_ALIGNMENT_NONE},
                                         {"lawful", MONSTR_NH_ALIGNMENT_LAWFUL},
                                         {"neutral", MONSTR_NH_ALIGNMENT_NEUTRAL},
                                         {"chaotic", MONSTR_NH_ALIGNMENT_CHAOTIC},
                                         {NULL, 0}};
static const struct word temperatures[] = {{"normal", MONSTR_NH_TEMPERATURE_NORMAL},
                                           {"hot", MONSTR_NH_TEMPERATURE_HOT},
                                           {"cold", MONSTR_NH_TEMPERATURE_COLD},
                                           {NULL, 0}};
static const struct word roles[] = {{"Arc", 1}, {"Bar", 2},  {"Cav", 3},  {"Hea", 4},  {"Kni", 5},
                                    {"Mon", 6}, {"Pri", 7},  {"Rog", 8},  {"Ran", 9},  {"Sam", 10},
                                    {"Tou", 11}, {"Val", 12}, {"Wiz", 13}, {NULL, 0}};
static const struct word sorts[] = {{"difficulty", BY_DIFFICULTY},
                                    {"experience", BY_EXPERIENCE},
                                    {"name", BY_NAME},
                                    {"index", BY_INDEX},
                                    {NULL, 0}};

/* What is asked for where the command line doesn't tell. */
static struct request asked = {
    .here = {.level_difficulty = 12, .hero_level = 9},
    .monster = "soldier ant",
    .edition = MONSTR_NH_3_6_7,
    .top = 15,
    .seed = 42,
    .count = 12,
};

/* All commands take these, */
static const struct option of_all[] = {
    {.name = "--edition", .to = &asked.edition, .words = editions},
    {.name = "--depth", .to = &asked.here.level_difficulty, .most = 32767},
    {.name = "--level", .to = &asked.here.hero_level, .most = 32767},
    {.name = NULL}};
/* and these, which tell the kind of place. */
static const struct option of_the_kind[] = {
    {.name = "--gehennom", .to = &asked.here.gehennom},
    {.name = "--rogue", .to = &asked.here.rogue_level},
    {.name = "--plane", .to = &asked.here.plane, .words = planes},
    {.name = "--alignment", .to = &asked.here.alignment, .words = alignments},
    {.name = "--temperature", .to = &asked.here.temperature, .words = temperatures},
    {.name = "--quest", .to = &asked.here.quest_role, .words = roles},
    {.name = NULL}};

static const struct option of_odds[] = {
    {.name = "--top", .to = &asked.top, .most = 1000},
    {.name = "--csv", .to = &asked.csv},
    {.name = NULL}};
static const struct option of_table[] = {
    {.name = "--sort", .to = &asked.sort, .words = sorts},
    {.name = NULL}};
static const struct option of_overview[] = {
    {.name = "--top", .to = &asked.top, .most = 1000},
    {.name = "--seed", .to = &asked.seed, .most = INT32_MAX},
    {.name = "--count", .to = &asked.count, .most = 1000000},
    {.name = "--monster", .text = &asked.monster},
    {.name = NULL}};
static const struct option none[] = {{.name = NULL}};

/* What can be shown, by the first word. */
static const struct command {
    const char *word;
    void (*show)(const struct request *request);
    const struct option *options;
    int of_monster; /* its name follows */
} commands[] = {
    {"odds", show_odds, of_odds, 0}, {"why", show_why, none, 1},
    {"window", show_window, none, 1}, {"hp", show_hit_points, none, 1},
    {"lint", show_lint, none, 0},    {"table", show_table, of_table, 0},
}, overview = {"demo", show_overview, of_overview, 0};

void print_edition(const struct request *request)
{
    const struct option *option;

    printf("NetHack %s", word_of(editions, request->edition));
    for (option = of_the_kind; option->name; option++)
        if (*option->to)
            printf(", %s%s%s", option->name + 2, option->words ? " " : "",
                   option->words ? word_of(option->words, *option->to) : "");
}

void print_place(const struct request *request)
{
    print_edition(request);
    printf(", level difficulty %d, a hero of level %d", (int) request->here.level_difficulty,
           (int) request->here.hero_level);
}

static const struct command *command_of(const char *word)
{
    size_t i;

    for (i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (!strcmp(commands[i].word, word))
            return &commands[i];
    refuse("there is no command '%s'", word);
    return NULL;
}

/* A name's next word, for those who don't quote it. */
static void add_to_name(const char *word)
{
    static char name[64];
    size_t length = strlen(name);

    if (length + strlen(word) + 2 > sizeof name)
        refuse("no monster has a name as long as that");
    sprintf(name + length, length ? " %s" : "%s", word);
    asked.monster = name;
}

static void read_arguments(const struct command *command, char **arguments)
{
    if (command->of_monster)
        asked.monster = NULL;
    while (*arguments) {
        char **rest;

        if (!strcmp(*arguments, "--help")) {
            fputs(usage, stdout);
            exit(0);
        }
        if (command->of_monster && **arguments != '-') {
            add_to_name(*arguments++);
            continue;
        }
        rest = take_option(of_all, arguments);
        rest = rest ? rest : take_option(of_the_kind, arguments);
        rest = rest ? rest : take_option(command->options, arguments);
        if (!rest)
            refuse("%s takes no '%s'", command->word, *arguments);
        arguments = rest;
    }
    if (!asked.monster)
        refuse("%s takes a monster's name", command->word);
}

int main(int count, char **arguments)
{
    const struct command *command = &overview;

    look_at_terminal();
    arguments += count > 0;
    if (*arguments && !strcmp(*arguments, "omega")) {
        omega(arguments + 1);
        return 0;
    }
    if (*arguments && **arguments != '-')
        command = command_of(*arguments++);
    read_arguments(command, arguments);
    asked.mons = monstr_nh_table_of(asked.edition);
    if (!asked.mons)
        refuse("this library was built without NetHack %s", word_of(editions, asked.edition));
    command->show(&asked);
    return 0;
}
