/*
 * The terminal: whether it takes colours and UTF-8; headings and bars.
 */
#define _POSIX_C_SOURCE 200809L /* isatty, nl_langinfo */
#include <langinfo.h>
#include <locale.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "demo.h"

#define COLUMNS 40

int in_colour;
int in_blocks;

void look_at_terminal(void)
{
    const char *no_color = getenv("NO_COLOR");

    setlocale(LC_CTYPE, "");
    in_colour = isatty(STDOUT_FILENO) && !(no_color && *no_color);
    in_blocks = in_colour && !strcmp(nl_langinfo(CODESET), "UTF-8");
}

void heading(const char *format, ...)
{
    va_list arguments;

    fputs(in_colour ? "\n\033[1m" : "\n", stdout);
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    puts(in_colour ? "\033[0m" : "");
}

void bar(double share)
{
    static const char *const parts[] = {"",       "\u258f", "\u258e", "\u258d",
                                        "\u258c", "\u258b", "\u258a", "\u2589"};
    int eighths = (int) (8 * COLUMNS * share + 0.5);

    if (!in_blocks)
        eighths = (eighths + 4) / 8 * 8;
    if (eighths > 0)
        fputs(in_colour ? "  \033[36m" : "  ", stdout);
    for (; eighths >= 8; eighths -= 8)
        fputs(in_blocks ? "\u2588" : "#", stdout);
    fputs(parts[eighths], stdout);
    puts(in_colour ? "\033[0m" : "");
}
