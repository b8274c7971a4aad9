/* SPDX-License-Identifier: Apache-2.0 */
/* The forms of sscanf. */
#include "heddle.h"
#include "scan.h"

#include <ctype.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static void store(void *to, int size, unsigned long value) {
  switch (size) {
    case 1:
      *(unsigned char *)to = (unsigned char)value;
      break;
    case 2:
      *(unsigned short *)to = (unsigned short)value;
      break;
    case 4:
      *(unsigned *)to = (unsigned)value;
      break;
    default:
      *(unsigned long *)to = value;
  }
}

static enum found integer(struct source *in, const struct directive *d, void *to) {
  unsigned base = strchr("di", d->letter) ? (d->letter == 'i' ? 0 : 10)
                  : d->letter == 'u'      ? 10
                  : d->letter == 'o'      ? 8
                                          : 16;
  unsigned long value;
  enum found found = __heddle_scan_integer(in, base, strchr("di", d->letter) != 0, &value);
  if (found == MATCH && to) {
    store(to, d->letter == 'p' ? 8 : d->size, value);
  }
  return found;
}

static enum found fraction(struct source *in, const struct directive *d, void *to) {
  double value;
  enum found found = __heddle_scan_double(in, &value);
  if (found == MATCH && to) {
    if (d->size == 8) {
      *(double *)to = value;
    } else {
      *(float *)to = (float)value;
    }
  }
  return found;
}

static enum found characters(struct source *in, char *to) {
  while (in->left > 0 && in->c) {
    if (to) {
      *to++ = (char)in->c;
    }
    __heddle_take(in);
  }
  return MATCH;
}

static enum found field(struct source *in, const struct directive *d, void *to) {
  in->left = d->width ? d->width : d->letter == 'c' ? 1 : INT_MAX;
  switch (d->letter) {
    case 'd':
    case 'i':
    case 'u':
    case 'o':
    case 'x':
    case 'X':
    case 'p':
      return integer(in, d, to);
    case 'f':
    case 'F':
    case 'e':
    case 'E':
    case 'g':
    case 'G':
      if (d->size != 16) {
        return fraction(in, d, to);
      }
      break;
    case 's':
    case '[':
      if (d->size == 4) {
        return __heddle_scan_set(in, d->set, to);
      }
      break;
    case 'c':
      if (d->size == 4) {
        return characters(in, to);
      }
      break;
  }
  __heddle_cut("a conversion of scanf that is not modelled");
}

/* A character of the format that stands for itself. */
static enum found literal(struct source *in, char c) {
  if (in->c != (unsigned char)c) {
    return in->c ? NO_MATCH : NOTHING_LEFT;
  }
  __heddle_take(in);
  return MATCH;
}

int vsscanf(const char *text, const char *format, va_list arguments) {
  struct source in = {text + 1, (unsigned char)*text, 0, INT_MAX};
  int done = 0;
  enum found found = MATCH;
  for (char c; found == MATCH && (c = *format++);) {
    if (isspace(c)) {
      __heddle_skip_blanks(&in);
      continue;
    }
    if (c != '%') {
      found = literal(&in, c);
      continue;
    }
    struct directive d;
    format = __heddle_read_directive(format, &d);
    if (d.letter == 'n') {
      store(va_arg(arguments, void *), d.size, (unsigned long)in.count);
      continue;
    }
    if (d.letter != 'c' && d.letter != '[') {
      __heddle_skip_blanks(&in);
    }
    if (d.letter == '%') {
      found = literal(&in, '%');
      continue;
    }
    found = in.c ? field(&in, &d, d.quiet ? 0 : va_arg(arguments, void *)) : NOTHING_LEFT;
    done += found == MATCH && !d.quiet;
  }
  return found == NOTHING_LEFT && done == 0 ? EOF : done;
}

int sscanf(const char *text, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int done = vsscanf(text, format, arguments);
  va_end(arguments);
  return done;
}

/* What headers of other C libraries make of them. */
int __isoc99_vsscanf(const char *text, const char *format, va_list arguments) {
  return vsscanf(text, format, arguments);
}

int __isoc99_sscanf(const char *text, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int done = vsscanf(text, format, arguments);
  va_end(arguments);
  return done;
}

int __isoc23_sscanf(const char *text, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int done = vsscanf(text, format, arguments);
  va_end(arguments);
  return done;
}
