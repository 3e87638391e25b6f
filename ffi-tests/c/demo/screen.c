/*
 * The terminal: whether it takes colours and UTF-8; headings and bars.
 */
#define _POSIX_C_SOURCE 200809L /* isatty */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "demo.h"

#define COLUMNS 40

int in_colour;
int in_utf8;

void look_at_terminal(void)
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
    int eighths = (int) (8 * COLUMNS * share);

    if (in_colour)
        fputs("\033[36m", stdout);
    for (; eighths >= 8; eighths -= 8)
        fputs(in_utf8 ? "\u2588" : "#", stdout);
    if (in_utf8)
        fputs(parts[eighths], stdout);
    else if (eighths >= 4)
        fputc('#', stdout);
    puts(in_colour ? "\033[0m" : "");
}
