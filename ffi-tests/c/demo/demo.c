/*
 * What monstr can tell about a place and its monsters. All of it is asked through monstr.h:
 * this file reads the command line, the others show what was asked for.
 */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "demo.h"

static const char usage[] =
    "usage: demo [OPTION...]              odds, a dozen monsters, a difficulty explained\n"
    "       demo odds [--csv] [OPTION...] how likely each monster is\n"
    "       demo why NAME [OPTION...]     why a monster comes here, or doesn't\n"
    "       demo window NAME [OPTION...]  a map of the levels where it comes\n"
    "       demo hp NAME [OPTION...]      how many hit points it comes with\n"
    "       demo lint [OPTION...]         what looks wrong with the table\n"
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
    "  --seed N         of the built-in generator                (42)\n"
    "  --top N          how many odds to show                    (15)\n"
    "  --count N        how many monsters to make                (12)\n"
    "  --monster NAME   whose difficulty to explain              (soldier ant)\n"
    "  --sort S         the table by difficulty, experience, name or index\n"
    "  --csv            odds as values parted by commas\n"
    "  --help           this\n"
    "\n"
    "Colours: on a terminal, unless NO_COLOR is set.\n";

/* What can be shown, by its word. */
struct command {
    const char *word;
    void (*show)(const struct request *request);
    int of_monster; /* a name comes after the word */
};

static const struct command commands[] = {
    {"odds", show_odds, 0},     {"why", show_why, 1},   {"window", show_window, 1},
    {"hp", show_hit_points, 1}, {"lint", show_lint, 0}, {"table", show_table, 0},
    {NULL, NULL, 0}};

/* A word on the command line and the code it stands for. */
struct word {
    const char *text;
    int32_t code;
};

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

static const struct word sorts[] = {
    {"difficulty", 0}, {"experience", 0}, {"name", 0}, {"index", 0}, {NULL, 0}};

void refuse(const char *format, ...)
{
    va_list arguments;

    fputs("demo: ", stderr);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputs(" (--help tells more)\n", stderr);
    exit(2);
}

int32_t sure(int32_t answer)
{
    if (answer < 0) {
        fprintf(stderr, "demo: %s\n", monstr_strerror(answer));
        exit(1);
    }
    return answer;
}

int32_t species_of(const struct request *request)
{
    int32_t who = monstr_nh_find(request->mons, request->monster);

    if (who == MONSTR_NONE)
        refuse("NetHack %s has no monster '%s'", request->edition, request->monster);
    return sure(who);
}

static uint64_t number(const char *option, const char *text, uint64_t most)
{
    char *end;
    unsigned long long value;

    errno = 0;
    value = strtoull(text, &end, 10);
    if (text[0] < '0' || text[0] > '9' || *end || errno || value > most)
        refuse("%s takes a number from 0 to %llu, not '%s'", option, (unsigned long long) most,
               text);
    return value;
}

static int32_t code(const char *option, const char *text, const struct word *words)
{
    const struct word *word;

    for (word = words; word->text; word++)
        if (!strcmp(word->text, text))
            return word->code;
    refuse("%s doesn't know '%s'", option, text);
    return 0;
}

static void take(struct request *request, const char *option, const char *value)
{
    static const char *const options[] = {
        "--edition", "--depth", "--level", "--plane",   "--alignment", "--temperature", "--quest",
        "--seed",    "--top",   "--count", "--monster", "--sort",      NULL};
    const char *const *known = options;

    while (*known && strcmp(*known, option))
        known++;
    if (!*known)
        refuse("unknown option '%s'", option);
    if (!value)
        refuse("%s takes a value", option);

    if (!strcmp(option, "--edition")) {
        request->edition = value;
        request->mons = monstr_nh_table_of(code(option, value, editions));
        if (!request->mons)
            refuse("this library was built without NetHack %s", value);
    } else if (!strcmp(option, "--depth")) {
        request->here.level_difficulty = (int32_t) number(option, value, 32767);
    } else if (!strcmp(option, "--level")) {
        request->here.hero_level = (int32_t) number(option, value, 32767);
    } else if (!strcmp(option, "--plane")) {
        request->here.plane = code(option, value, planes);
    } else if (!strcmp(option, "--alignment")) {
        request->here.alignment = code(option, value, alignments);
    } else if (!strcmp(option, "--temperature")) {
        request->here.temperature = code(option, value, temperatures);
    } else if (!strcmp(option, "--quest")) {
        request->here.quest_role = code(option, value, roles);
    } else if (!strcmp(option, "--seed")) {
        request->seed = number(option, value, UINT64_MAX);
    } else if (!strcmp(option, "--top")) {
        request->top = (int32_t) number(option, value, 1000);
    } else if (!strcmp(option, "--count")) {
        request->count = (int32_t) number(option, value, 1000000);
    } else if (!strcmp(option, "--monster")) {
        request->monster = value;
    } else {
        request->sort = value;
        code(option, value, sorts);
    }
}

/* What is to be shown; NULL for what is shown to whoever asks for nothing. */
static const struct command *command_of(int count, char **arguments)
{
    const struct command *command = commands;

    if (count < 2)
        return NULL;
    while (command->word && strcmp(command->word, arguments[1]))
        command++;
    return command->word ? command : NULL;
}

static void read_options(struct request *request, const struct command *command, int count,
                         char **arguments)
{
    static char name[64];
    size_t length = 0;
    int i;

    for (i = command ? 2 : 1; i < count; i++) {
        const char *argument = arguments[i];

        if (!strcmp(argument, "--help")) {
            fputs(usage, stdout);
            exit(0);
        } else if (!strcmp(argument, "--gehennom")) {
            request->here.gehennom = 1;
        } else if (!strcmp(argument, "--rogue")) {
            request->here.rogue_level = 1;
        } else if (!strcmp(argument, "--csv")) {
            if (!command || command->show != show_odds)
                refuse("--csv goes with odds");
            request->csv = 1;
        } else if (argument[0] == '-') {
            take(request, argument, i + 1 < count ? arguments[i + 1] : NULL);
            i++;
        } else if (command && command->of_monster) {
            length += (size_t) snprintf(name + length, sizeof name - length, "%s%s",
                                        length ? " " : "", argument);
            if (length >= sizeof name)
                refuse("no monster has a name as long as that");
            request->monster = name;
        } else {
            refuse("what is '%s'?", argument);
        }
    }
    if (command && command->of_monster && !length)
        refuse("%s takes a monster's name", command->word);
}

static void show_monsters(const struct request *request)
{
    struct monstr_dice dice;
    int32_t i;

    sure(monstr_dice_seeded(&dice, request->seed, 54));
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
    printf("  (seed %llu, %llu draws)\n", (unsigned long long) request->seed,
           (unsigned long long) dice.draws);
}

/* What there is to see of a place at one glance. */
static void show_all(const struct request *request)
{
    species_of(request);
    show_odds(request);
    show_monsters(request);
    show_terms(request);
}

int main(int count, char **arguments)
{
    const struct command *command = command_of(count, arguments);
    struct request request = {0};

    look_at_terminal();
    if (count > 1 && !strcmp(arguments[1], "omega"))
        return omega(count - 1, arguments + 1);

    request.edition = "3.6.7";
    request.mons = monstr_nh_table_of(MONSTR_NH_3_6_7);
    request.here.level_difficulty = 12;
    request.here.hero_level = 9;
    request.monster = "soldier ant";
    request.sort = "difficulty";
    request.seed = 42;
    request.top = 15;
    request.count = 12;
    read_options(&request, command, count, arguments);
    if (!request.mons)
        refuse("this library was built without NetHack %s", request.edition);
    if (command)
        command->show(&request);
    else
        show_all(&request);
    return 0;
}
