/* SPDX-License-Identifier: Apache-2.0 */
/* Dates as text, in the C locale. */
#include "heddle.h"

#include <string.h>
#include <time.h>

struct place {
  char *to;
  size_t left; /* 0 as soon as the text is too long, the end included */
};

static void put(struct place *p, char c) {
  if (p->left > 0 && --p->left > 0) {
    *p->to++ = c;
  }
}

static void put_text(struct place *p, const char *text, int length) {
  for (int i = 0; i != length && text[i]; i++) {
    put(p, text[i]);
  }
}

static void put_number(struct place *p, long number, int width, char padding) {
  char digits[20];
  int n = 0;
  if (number < 0) {
    put(p, '-');
    number = -number;
  }
  do {
    digits[n++] = (char)('0' + number % 10);
    number /= 10;
  } while (number > 0);
  for (int i = n; i < width; i++) {
    put(p, padding);
  }
  while (n > 0) {
    put(p, digits[--n]);
  }
}

/* The n-th name of a list, or its first letters; a date that is wrong has none. */
static void put_name(struct place *p, const char *const *names, int count, int n, int length) {
  put_text(p, n >= 0 && n < count ? names[n] : "?", length);
}

static const char *const DAYS[] = {"Sunday",   "Monday", "Tuesday", "Wednesday",
                                   "Thursday", "Friday", "Saturday"};
static const char *const MONTHS[] = {"January",   "February", "March",    "April",
                                     "May",       "June",     "July",     "August",
                                     "September", "October",  "November", "December"};

/* What stands for several others. */
static const char *in_full(char letter) {
  switch (letter) {
    case 'c':
      return "%a %b %e %H:%M:%S %Y";
    case 'D':
    case 'x':
      return "%m/%d/%y";
    case 'F':
      return "%Y-%m-%d";
    case 'R':
      return "%H:%M";
    case 'T':
    case 'X':
      return "%H:%M:%S";
    case 'r':
      return "%I:%M:%S %p";
    default:
      return 0;
  }
}

static int put_date(struct place *p, char letter, const struct tm *t) {
  switch (letter) {
    case 'a':
    case 'A':
      put_name(p, DAYS, 7, t->tm_wday, letter == 'a' ? 3 : -1);
      return 1;
    case 'b':
    case 'h':
    case 'B':
      put_name(p, MONTHS, 12, t->tm_mon, letter == 'B' ? -1 : 3);
      return 1;
    case 'd':
      put_number(p, t->tm_mday, 2, '0');
      return 1;
    case 'e':
      put_number(p, t->tm_mday, 2, ' ');
      return 1;
    case 'j':
      put_number(p, t->tm_yday + 1, 3, '0');
      return 1;
    case 'm':
      put_number(p, t->tm_mon + 1, 2, '0');
      return 1;
    case 'u':
      put_number(p, t->tm_wday ? t->tm_wday : 7, 1, '0');
      return 1;
    case 'w':
      put_number(p, t->tm_wday, 1, '0');
      return 1;
    case 'Y':
      put_number(p, t->tm_year + 1900L, 1, '0');
      return 1;
    case 'y':
      put_number(p, ((t->tm_year % 100) + 100) % 100, 2, '0');
      return 1;
    default:
      return 0;
  }
}

static int put_time(struct place *p, char letter, const struct tm *t) {
  switch (letter) {
    case 'H':
      put_number(p, t->tm_hour, 2, '0');
      return 1;
    case 'I':
      put_number(p, (t->tm_hour + 11) % 12 + 1, 2, '0');
      return 1;
    case 'M':
      put_number(p, t->tm_min, 2, '0');
      return 1;
    case 'p':
      put_text(p, t->tm_hour < 12 ? "AM" : "PM", -1);
      return 1;
    case 'S':
      put_number(p, t->tm_sec, 2, '0');
      return 1;
    case 'Z':
      put_text(p, t->tm_zone ? t->tm_zone : "", -1);
      return 1;
    case 'z':
      put_text(p, "+0000", -1);
      return 1;
    default:
      return 0;
  }
}

static void put_all(struct place *p, const char *format, const struct tm *t) {
  for (char c; (c = *format); format++) {
    if (c != '%') {
      put(p, c);
      continue;
    }
    c = *++format;
    const char *more = in_full(c);
    if (more) {
      put_all(p, more, t);
    } else if (c == 'n' || c == 't' || c == '%') {
      put(p, c == 'n' ? '\n' : c == 't' ? '\t' : '%');
    } else if (!put_date(p, c, t) && !put_time(p, c, t)) {
      __heddle_cut("a conversion of strftime that is not modelled");
    }
  }
}

size_t strftime(char *to, size_t size, const char *format, const struct tm *t) {
  struct place p = {to, size};
  put_all(&p, format, t);
  if (p.left == 0) {
    return 0;
  }
  *p.to = 0;
  return (size_t)(p.to - to);
}
