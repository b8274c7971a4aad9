/* SPDX-License-Identifier: Apache-2.0 */
/* Reads formats of scanf. */
#include "scan.h"

#include <ctype.h>
#include <string.h>

static const char *read_size(const char *format, int *size) {
  for (;; format++) {
    switch (*format) {
      case 'h':
        *size /= 2;
        break;
      case 'l':
      case 'q':
      case 'j':
      case 'z':
      case 't':
        *size = 8;
        break;
      case 'L':
        *size = 16;
        break;
      default:
        return format;
    }
  }
}

/* Behind the bracket: a ] that comes first belongs to the set. */
static const char *read_set(const char *format, char *set) {
  int in = *format != '^';
  format += !in;
  memset(set, !in, 256);
  const char *first = format;
  for (; *format && (*format != ']' || format == first); format++) {
    unsigned from = (unsigned char)*format;
    unsigned to = from;
    if (format[1] == '-' && format[2] && format[2] != ']') {
      format += 2;
      to = (unsigned char)*format;
    }
    for (unsigned c = from; c <= to; c++) {
      set[c] = (char)in;
    }
  }
  return *format ? format + 1 : format;
}

const char *__heddle_read_directive(const char *format, struct directive *d) {
  d->quiet = *format == '*';
  format += d->quiet;
  d->width = 0;
  for (; isdigit(*format); format++) {
    d->width = d->width * 10 + (*format - '0');
  }
  d->size = 4;
  format = read_size(format, &d->size);
  d->letter = (unsigned char)*format;
  format += d->letter != 0;
  if (d->letter == '[') {
    return read_set(format, d->set);
  }
  if (d->letter == 's') {
    memset(d->set, 1, 256);
    memset(d->set + 9, 0, 5);
    d->set[' '] = 0;
  }
  return format;
}
