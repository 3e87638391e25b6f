/*
 * A level's monsters on a Game Boy Advance.
 *
 * A cartridge without an operating system or a C library: the monsters of one level, their
 * groups, levels and hit points. They are printed through the debug registers of the emulator
 * mGBA, whose log they come to; a message of the fatal kind ends the emulation.
 */
#include "monstr.h"

#define LOG_TEXT ((volatile char *) 0x4FFF600) /* 256 bytes */
#define LOG_SEND (*(volatile uint16_t *) 0x4FFF700)
#define LOG_OPEN (*(volatile uint16_t *) 0x4FFF780)
#define LOG_INFO 0x103
#define LOG_FATAL 0x100

#define MONSTERS 12

static int end; /* of the text so far */

static void text(const char *more)
{
    while (*more && end < 255)
        LOG_TEXT[end++] = *more++;
}

static void number(int32_t value)
{
    char digits[12], *first = digits + sizeof digits;

    *--first = '\0';
    do
        *--first = (char) ('0' + value % 10);
    while ((value /= 10) > 0);
    text(first);
}

static void print(uint16_t kind)
{
    LOG_TEXT[end] = '\0';
    LOG_SEND = kind;
    end = 0;
}

/* One monster, and the companions that it brings. */
static void a_monster_appears(const struct monstr_nh_table *mons,
                              const struct monstr_nh_place *here, struct monstr_dice *dice)
{
    int32_t who = monstr_nh_pick(mons, here, NULL, dice);
    int32_t group = monstr_nh_group_size(mons, who, here->hero_level, dice);
    struct monstr_nh_vigor vigor;

    if (monstr_nh_new_hit_points(mons, who, here, dice, &vigor) != 0)
        return;
    text(monstr_nh_name(mons, who));
    text(", level ");
    number(vigor.level);
    text(", ");
    number(vigor.hp);
    text(" hit points");
    if (group > 0) {
        text(", and ");
        number(group);
        text(" more");
    }
    print(LOG_INFO);
}

int main(void)
{
    const struct monstr_nh_table *mons = monstr_nh_table_of(MONSTR_NH_5_0_0);
    static const struct monstr_nh_place here = {.level_difficulty = 14, .hero_level = 10};
    struct monstr_dice dice;
    int i;

    LOG_OPEN = 0xC0DE;
    monstr_dice_seeded(&dice, 2033, 1);
    for (i = 0; i < MONSTERS; i++)
        a_monster_appears(mons, &here, &dice);
    text("that is all");
    print(LOG_FATAL);
    return 0;
}
