/* SPDX-License-Identifier: Apache-2.0 */
/* Decimal fractions as text. */
#include "heddle.h"

#include <ctype.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* Whole numbers up to here are doubles. */
#define EXACT (1UL << 53)

static void too_much(void) {
  __heddle_cut("a decimal fraction of more than 15 digits, or one that is too large or small");
}

/* Powers of ten that are doubles. */
static double power_of_ten(int n) {
  double power = 1;
  for (; n > 0; n--) {
    power *= 10;
  }
  return power;
}

/*
 * The nearest double: numbers and powers of ten that are doubles are multiplied or divided, which
 * rounds once. Others are left to those who need them.
 */
static double scaled(unsigned long value, long exponent) {
  if (value == 0 || exponent == 0) {
    return (double)value;
  }
  for (; value % 10 == 0; exponent++) {
    value /= 10;
  }
  for (; exponent > 22 && value <= EXACT / 10; exponent--) {
    value *= 10;
  }
  if (value > EXACT || exponent > 22 || exponent < -22) {
    too_much();
  }
  return exponent < 0 ? (double)value / power_of_ten((int)-exponent)
                      : (double)value * power_of_ten((int)exponent);
}

/* A word of the beginning, however its letters are written. */
static int begins(const char *s, const char *word) {
  return strncasecmp(s, word, strlen(word)) == 0;
}

struct fraction {
  unsigned long value;
  long exponent; /* of ten */
  int digits;    /* how many there were, zeros included */
};

/* Digits; zeros behind the last one that counts only move the point. */
static const char *read_digits(const char *s, struct fraction *f, int behind_point) {
  for (char c; isdigit(c = *s); s++, f->digits++) {
    if (f->value > (ULONG_MAX - 9) / 10) {
      f->exponent += !behind_point;
      if (c != '0') {
        too_much();
      }
    } else {
      f->value = f->value * 10 + (unsigned long)(c - '0');
      f->exponent -= behind_point;
    }
  }
  return s;
}

/* What follows the digits, if it is one. */
static const char *read_exponent(const char *s, struct fraction *f) {
  const char *at = s + 1;
  int negative = *at == '-';
  at += *at == '-' || *at == '+';
  long size = 0;
  for (; isdigit(*at); at++) {
    size = size < 100000 ? size * 10 + (*at - '0') : size;
    s = at + 1;
  }
  f->exponent += negative ? -size : size;
  return s;
}

/* What may follow nan: letters and digits in brackets. What they mean is left to the library. */
static const char *behind_nan(const char *s) {
  if (*s != '(') {
    return s;
  }
  const char *at = s + 1;
  while (isalnum((unsigned char)*at) || *at == '_') {
    at++;
  }
  return *at == ')' ? at + 1 : s;
}

double strtod(const char *s, char **end) {
  const char *start = s;
  while (isspace((unsigned char)*s)) {
    s++;
  }
  char sign = *s;
  s += sign == '-' || sign == '+';
  double value;
  if (begins(s, "inf")) {
    value = __builtin_inf();
    s += begins(s, "infinity") ? 8 : 3;
  } else if (begins(s, "nan")) {
    value = __builtin_nan("");
    s = behind_nan(s + 3);
  } else if (begins(s, "0x")) {
    __heddle_cut("a hexadecimal fraction");
  } else {
    struct fraction f = {0, 0, 0};
    s = read_digits(s, &f, 0);
    if (*s == '.') {
      const char *point = s;
      s = read_digits(s + 1, &f, 1);
      s = f.digits ? s : point;
    }
    if (f.digits && (*s == 'e' || *s == 'E')) {
      s = read_exponent(s, &f);
    }
    if (!f.digits) {
      s = start;
      sign = 0;
    }
    value = scaled(f.value, f.exponent);
  }
  if (end) {
    *end = (char *)s;
  }
  return sign == '-' ? -value : value;
}

/* Half-way between two floats it matters on which side the number itself was. */
float strtof(const char *s, char **end) {
  double value = strtod(s, end);
  unsigned long rest = __builtin_bit_cast(unsigned long, value) & 0x1fffffff;
  if (rest == 0x10000000 && value != __builtin_trunc(value)) {
    __heddle_cut("a decimal fraction half-way between two floats");
  }
  return (float)value;
}

double atof(const char *s) { return strtod(s, 0); }
