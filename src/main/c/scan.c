/* SPDX-License-Identifier: Apache-2.0 */
/* Fields of texts, for scanf. */
#include "scan.h"

#include "heddle.h"

#include <ctype.h>
#include <limits.h>
#include <stdlib.h>

void __heddle_take(struct source *in) {
  in->count++;
  in->left--;
  in->c = (unsigned char)*in->next++;
}

static int more(const struct source *in) { return in->left > 0 && in->c; }

void __heddle_skip_blanks(struct source *in) {
  while (isspace(in->c)) {
    __heddle_take(in);
  }
}

/* Takes the character if it is this one, whether it is written large or small. */
static int takes(struct source *in, char c) {
  int is = more(in) && tolower(in->c) == c;
  if (is) {
    __heddle_take(in);
  }
  return is;
}

static unsigned digit(int c) {
  return isdigit(c) ? (unsigned)(c - '0') : isalpha(c) ? (unsigned)(tolower(c) - 'a' + 10) : 99;
}

enum found __heddle_scan_integer(struct source *in, unsigned base, int is_signed,
                                 unsigned long *result) {
  int negative = takes(in, '-');
  if (!negative) {
    takes(in, '+');
  }
  int any = 0;
  if ((base == 0 || base == 16) && takes(in, '0')) {
    any = 1;
    base = takes(in, 'x') ? 16 : base == 0 ? 8 : base;
  }
  base = base == 0 ? 10 : base;
  unsigned long value = 0;
  int overflow = 0;
  for (unsigned d; more(in) && (d = digit(in->c)) < base; any = 1) {
    overflow |= __builtin_mul_overflow(value, (unsigned long)base, &value);
    overflow |= __builtin_add_overflow(value, (unsigned long)d, &value);
    __heddle_take(in);
  }
  unsigned long most = is_signed ? (unsigned long)LONG_MAX + (unsigned long)negative : ULONG_MAX;
  if (overflow || value > most) {
    value = most;
    negative &= is_signed;
  }
  *result = negative ? -value : value;
  return any ? MATCH : NO_MATCH;
}

enum phase { START, SIGNED, WHOLE, FRACTION, EXPONENT, SIGNED_EXPONENT, POWER };

/* Where one comes to by a character; START if it does not belong to the number. */
static enum phase after(enum phase now, int c, int digits) {
  if (isdigit(c)) {
    return now < WHOLE ? WHOLE : now >= EXPONENT ? POWER : now;
  }
  switch (c) {
    case '-':
    case '+':
      return now == START || now == EXPONENT ? now + 1 : START;
    case '.':
      return now <= WHOLE ? FRACTION : START;
    case 'e':
      return digits && (now == WHOLE || now == FRACTION) ? EXPONENT : START;
    default:
      return START;
  }
}

enum found __heddle_scan_double(struct source *in, double *result) {
  char text[64];
  int n = 0;
  int digits = 0;
  enum phase phase = START;
  for (; more(in); __heddle_take(in)) {
    int c = tolower(in->c);
    enum phase next = after(phase, c, digits);
    if (next == START) {
      int is_word = phase <= SIGNED && (c == 'i' || c == 'n');
      int is_prefix = phase == WHOLE && digits == 1 && text[n - 1] == '0' && c == 'x';
      if (is_word || is_prefix) {
        __heddle_cut("a number of scanf that is not decimal");
      }
      break;
    }
    if (n == sizeof text - 1) {
      __heddle_cut("a decimal fraction of more than 63 characters");
    }
    phase = next;
    digits += isdigit(c) != 0;
    text[n++] = (char)c;
  }
  text[n] = 0;
  *result = strtod(text, 0);
  return digits > 0 ? MATCH : NO_MATCH; /* as glibc has it, also if an exponent has no digits */
}

enum found __heddle_scan_set(struct source *in, const char *set, char *to) {
  int any = 0;
  for (; more(in) && set[in->c]; any = 1) {
    if (to) {
      *to++ = (char)in->c;
    }
    __heddle_take(in);
  }
  if (to && any) {
    *to = 0;
  }
  return any ? MATCH : NO_MATCH;
}
