/*
 * What monstr can tell about a place: which monsters come, what a dozen of them look like,
 * and why one of them is as hard as it is. All of it is asked through monstr.h.
 */
#define _POSIX_C_SOURCE 200809L /* isatty, strcasecmp */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "monstr.h"

static const char usage[] =
    "usage: demo [OPTION...]        odds, a dozen monsters, a difficulty explained\n"
    "       demo table [OPTION...]  every monster's experience and difficulty\n"
    "       demo omega [OPTION...]  a floor of Omega's (omega --help tells more)\n"
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
    "  --help           this\n"
    "\n"
    "Colours: on a terminal, unless NO_COLOR is set.\n";

/* What was asked for. */
struct request {
    const struct monstr_nh_table *mons;
    struct monstr_nh_place here;
    const char *edition;
    const char *monster;
    const char *sort;
    uint64_t seed;
    int32_t top;
    int32_t count;
    int table;
};

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

/* One clear line, and out. */
static void refuse(const char *format, ...)
{
    va_list arguments;

    fputs("demo: ", stderr);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputs(" (--help tells more)\n", stderr);
    exit(2);
}

/* An answer of the library, which has to be one. */
static int32_t sure(int32_t answer)
{
    if (answer < 0) {
        fprintf(stderr, "demo: %s\n", monstr_strerror(answer));
        exit(1);
    }
    return answer;
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

static void read_arguments(struct request *request, int count, char **arguments)
{
    int i;

    for (i = 1; i < count; i++) {
        if (!strcmp(arguments[i], "--help")) {
            fputs(usage, stdout);
            exit(0);
        } else if (!strcmp(arguments[i], "--gehennom")) {
            request->here.gehennom = 1;
        } else if (!strcmp(arguments[i], "--rogue")) {
            request->here.rogue_level = 1;
        } else if (i == 1 && !strcmp(arguments[i], "table")) {
            request->table = 1;
        } else if (arguments[i][0] != '-') {
            refuse("what is '%s'?", arguments[i]);
        } else {
            take(request, arguments[i], i + 1 < count ? arguments[i + 1] : NULL);
            i++;
        }
    }
}

/* How the terminal wants it. */
static int in_colour;
static int in_utf8;

static void look_at_terminal(void)
{
    const char *names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    const char *locale = NULL;
    const char *no_color = getenv("NO_COLOR");
    size_t i;

    for (i = 0; i < 3 && !(locale && *locale); i++)
        locale = getenv(names[i]);
    in_utf8 = locale && (strstr(locale, "UTF-8") || strstr(locale, "utf8"));
    in_colour = isatty(STDOUT_FILENO) && !(no_color && *no_color);
}

static void heading(const char *text)
{
    printf(in_colour ? "\n\033[1m%s\033[0m\n" : "\n%s\n", text);
}

/* A bar of `eighths` of a column. */
static void bar(int eighths)
{
    static const char *const parts[] = {"",       "\u258f", "\u258e", "\u258d",
                                        "\u258c", "\u258b", "\u258a", "\u2589"};

    if (in_colour)
        fputs("\033[36m", stdout);
    for (; eighths >= 8; eighths -= 8)
        fputs(in_utf8 ? "\u2588" : "#", stdout);
    if (in_utf8)
        fputs(parts[eighths], stdout);
    else if (eighths >= 4)
        fputc('#', stdout);
    if (in_colour)
        fputs("\033[0m", stdout);
    fputc('\n', stdout);
}

/* A species with the two numbers that it is sorted by. */
struct entry {
    int32_t who;
    int32_t first;
    int32_t second;
    const char *name;
};

/* The greater numbers first, then by name from the end of the alphabet (so do the wiki's). */
static int in_order(const void *left, const void *right)
{
    const struct entry *a = left, *b = right;

    if (a->first != b->first)
        return a->first < b->first ? 1 : -1;
    if (a->second != b->second)
        return a->second < b->second ? 1 : -1;
    return strcasecmp(b->name, a->name);
}

/* All species of the table, to be filled in. */
static struct entry *all_species(const struct request *request, int32_t *count)
{
    struct entry *all;
    int32_t who;

    *count = sure(monstr_nh_species_count(request->mons));
    all = calloc((size_t) *count, sizeof *all);
    if (!all) {
        fputs("demo: out of memory\n", stderr);
        exit(1);
    }
    for (who = 0; who < *count; who++) {
        all[who].who = who;
        all[who].name = monstr_nh_name(request->mons, who);
    }
    return all;
}

static void show_odds(const struct request *request)
{
    struct monstr_nh_difficulty_bounds bounds;
    struct entry *all;
    int32_t count, i, total = 0, candidates = 0;

    all = all_species(request, &count);
    for (i = 0; i < count; i++) {
        if (sure(monstr_nh_eligibility(request->mons, i, &request->here, NULL)))
            continue;
        all[i].first = sure(monstr_nh_weight(request->mons, i, &request->here));
        total += all[i].first;
        candidates++;
    }
    sure(monstr_nh_bounds(request->mons, &request->here, &bounds));
    printf("NetHack %s, level difficulty %d, a hero of level %d: difficulties %d to %d, %d "
           "species\n",
           request->edition, (int) request->here.level_difficulty,
           (int) request->here.hero_level, (int) bounds.min, (int) bounds.max, (int) candidates);
    if (request->here.quest_role)
        puts("In the quest six picks in seven ask for its own enemies first; these odds are for "
             "the others.");
    heading("The likeliest");
    qsort(all, (size_t) count, sizeof *all, in_order);
    for (i = 0; i < count && i < request->top && all[i].first; i++) {
        printf("  %-24s %5.2f%%  ", all[i].name, 100.0 * all[i].first / total);
        bar(8 * 40 * all[i].first / all[0].first);
    }
    if (!candidates)
        puts("  none: nothing fits here");
    free(all);
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

static void term(const char *what, int32_t value)
{
    if (value)
        printf("  %+4d  %s\n", (int) value, what);
}

static void explain(const struct request *request)
{
    struct monstr_nh_terms terms;
    int32_t reason, stored, who = monstr_nh_find(request->mons, request->monster);

    if (who == MONSTR_NONE)
        refuse("NetHack %s has no monster '%s'", request->edition, request->monster);
    sure(monstr_nh_difficulty_terms(request->mons, sure(who), &terms));
    stored = sure(monstr_nh_difficulty(request->mons, who));
    if (in_colour)
        printf("\n\033[1mThe %s is of difficulty %d\033[0m\n", monstr_nh_name(request->mons, who),
               (int) stored);
    else
        printf("\nThe %s is of difficulty %d\n", monstr_nh_name(request->mons, who), (int) stored);
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

static int by_name(const void *left, const void *right)
{
    const struct entry *a = left, *b = right;
    int order = strcasecmp(a->name, b->name);

    return order ? order : a->who - b->who;
}

/* Every species with its difficulty and what killing a new one is worth, as the wiki's page
 * on monster difficulty lists them. */
static void show_table(const struct request *request)
{
    struct entry *all;
    int32_t count, i;
    int by_experience = !strcmp(request->sort, "experience");

    all = all_species(request, &count);
    for (i = 0; i < count; i++) {
        int32_t difficulty = sure(monstr_nh_difficulty(request->mons, i));
        int32_t experience = sure(monstr_nh_experience_of_new(request->mons, i));

        all[i].first = by_experience ? experience : difficulty;
        all[i].second = by_experience ? difficulty : experience;
    }
    if (!strcmp(request->sort, "name"))
        qsort(all, (size_t) count, sizeof *all, by_name);
    else if (strcmp(request->sort, "index"))
        qsort(all, (size_t) count, sizeof *all, in_order);
    puts("Name                      Experience  Difficulty  Frequency");
    for (i = 0; i < count; i++) {
        int32_t frequency = sure(monstr_nh_frequency(request->mons, all[i].who));

        printf("%-24s  %10d  %10d  %s\n", all[i].name,
               (int) (by_experience ? all[i].first : all[i].second),
               (int) (by_experience ? all[i].second : all[i].first),
               monstr_nh_frequency_text(frequency));
    }
    free(all);
}

/* demo_omega.c: what comes after the word `omega`. */
int omega(int count, char **arguments);

int main(int count, char **arguments)
{
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
    read_arguments(&request, count, arguments);
    if (!request.mons)
        refuse("this library was built without NetHack %s", request.edition);
    if (request.table) {
        show_table(&request);
        return 0;
    }
    if (monstr_nh_find(request.mons, request.monster) < 0)
        refuse("NetHack %s has no monster '%s'", request.edition, request.monster);
    show_odds(&request);
    show_monsters(&request);
    explain(&request);
    return 0;
}
