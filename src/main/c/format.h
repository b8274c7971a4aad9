/* SPDX-License-Identifier: Apache-2.0 */
/* A conversion of printf: %[flags][width][.precision][length]letter. */
#ifndef FORMAT_H
#define FORMAT_H

#include <stdarg.h>
#include <stddef.h>

struct conversion {
  int left;      /* - */
  int plus;      /* + */
  int space;     /* blank */
  int alternate; /* # */
  int zero;      /* 0 */
  int width;
  int precision; /* -1 if none is given */
  int size;      /* of the argument, in bytes */
  char letter;
};

/* Where the text goes, and how long it is so far: perhaps longer than there is room for. */
struct output {
  char *to;
  size_t size;
  size_t count;
};

/* Digits that a double may have, those that one may ask for behind the point, and all of a text. */
#define MOST_EXACT 780
#define MOST_PRECISION 1000
#define MOST_DIGITS (320 + MOST_PRECISION)

/* Formats, ends the text with a 0 and gives its length. */
int __heddle_format(struct output *, const char *format, va_list);

/* Reads the conversion behind a % and gives what follows it; stars take arguments. */
const char *__heddle_read_conversion(const char *format, struct conversion *, va_list);

/* The argument for a conversion: a word, or the bits of a double. */
unsigned long __heddle_next_argument(const struct conversion *, va_list);

/* Writes the digits of a number before an end, and gives where they begin; of 0 there are none. */
char *__heddle_digits_before(char *end, unsigned long value, unsigned base, char ten);

/* A positive, finite number. */
void __heddle_write_double(char *to, const struct conversion *, double value);

#endif
