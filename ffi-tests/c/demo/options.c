/*
 * The command line's options and their values.
 */
#include <stdlib.h>
#include <string.h>

#include "demo.h"

const char *word_of(const struct word *words, int32_t code)
{
    while (words->text && words->code != code)
        words++;
    return words->text;
}

static int32_t code_of(const struct option *option, const char *text)
{
    const struct word *word = option->words;

    while (word->text && strcmp(word->text, text))
        word++;
    if (!word->text)
        refuse("%s doesn't know '%s'", option->name, text);
    return word->code;
}

static int32_t number_of(const struct option *option, const char *text)
{
    char *end;
    unsigned long value = strtoul(text, &end, 10); /* the greatest for what is too much */

    if (text[0] < '0' || text[0] > '9' || *end || value < (unsigned long) option->least ||
        value > (unsigned long) option->most)
        refuse("%s takes a number from %d to %d, not '%s'", option->name, (int) option->least,
               (int) option->most, text);
    return (int32_t) value;
}

char **take_option(const struct option *options, char **arguments)
{
    const struct option *option = options;
    const char *value = arguments[1];

    while (option->name && strcmp(option->name, arguments[0]))
        option++;
    if (!option->name)
        return NULL;
    if (!option->text && !option->words && !option->most) {
        *option->to = 1;
        return arguments + 1;
    }
    if (!value)
        refuse("%s takes a value", option->name);
    if (option->text)
        *option->text = value;
    else if (option->words)
        *option->to = code_of(option, value);
    else
        *option->to = number_of(option, value);
    return arguments + 2;
}
