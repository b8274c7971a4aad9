/* SPDX-License-Identifier: Apache-2.0 */
/* Numbers as text, and simple arithmetic. */
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>
#include <strings.h>

struct scan {
  unsigned long value;
  int negative;
  int overflow;
  const char *end; /* behind the number; where it began if there is none */
};

static int digit(char c) {
  return isdigit(c) ? c - '0' : isalpha(c) ? tolower(c) - 'a' + 10 : 99;
}

/* The number at the front, however large, as its sign and absolute value. */
static struct scan scan(const char *s, int base) {
  struct scan result = {0, 0, 0, s};
  while (isspace((unsigned char)*s)) {
    s++;
  }
  char sign = *s;
  if (sign == '-' || sign == '+') {
    result.negative = sign == '-';
    s++;
  }
  if ((base == 0 || base == 16) && s[0] == '0' && (s[1] == 'x' || s[1] == 'X')
      && digit(s[2]) < 16) {
    s += 2;
    base = 16;
  } else if (base == 0) {
    base = s[0] == '0' ? 8 : 10;
  }
  for (int d; (d = digit(*s)) < base; s++) {
    result.overflow |= __builtin_mul_overflow(result.value, (unsigned long)base, &result.value);
    result.overflow |= __builtin_add_overflow(result.value, (unsigned long)d, &result.value);
    result.end = s + 1;
  }
  return result;
}

long strtol(const char *s, char **end, int base) {
  struct scan n = scan(s, base);
  if (end) {
    *end = (char *)n.end;
  }
  if (n.overflow || n.value > (unsigned long)LONG_MAX + (unsigned long)n.negative) {
    errno = ERANGE;
    return n.negative ? LONG_MIN : LONG_MAX;
  }
  return (long)(n.negative ? -n.value : n.value);
}

unsigned long strtoul(const char *s, char **end, int base) {
  struct scan n = scan(s, base);
  if (end) {
    *end = (char *)n.end;
  }
  if (n.overflow) {
    errno = ERANGE;
    return ULONG_MAX;
  }
  return n.negative ? -n.value : n.value;
}

long long strtoll(const char *s, char **end, int base) { return strtol(s, end, base); }

unsigned long long strtoull(const char *s, char **end, int base) { return strtoul(s, end, base); }

intmax_t strtoimax(const char *s, char **end, int base) { return strtol(s, end, base); }

uintmax_t strtoumax(const char *s, char **end, int base) { return strtoul(s, end, base); }

/* What headers of older and newer C libraries make of them. */
long __strtol_internal(const char *s, char **end, int base, int group) {
  return strtol(s, end, base);
}

long __isoc23_strtol(const char *s, char **end, int base) { return strtol(s, end, base); }

unsigned long __isoc23_strtoul(const char *s, char **end, int base) {
  return strtoul(s, end, base);
}

long long __isoc23_strtoll(const char *s, char **end, int base) { return strtol(s, end, base); }

unsigned long long __isoc23_strtoull(const char *s, char **end, int base) {
  return strtoul(s, end, base);
}

int atoi(const char *s) { return (int)strtol(s, 0, 10); }

long atol(const char *s) { return strtol(s, 0, 10); }

long long atoll(const char *s) { return strtol(s, 0, 10); }

int abs(int n) { return n < 0 ? -n : n; }

long labs(long n) { return n < 0 ? -n : n; }

long long llabs(long long n) { return n < 0 ? -n : n; }

intmax_t imaxabs(intmax_t n) { return n < 0 ? -n : n; }

div_t div(int a, int b) { return (div_t){a / b, a % b}; }

ldiv_t ldiv(long a, long b) { return (ldiv_t){a / b, a % b}; }

lldiv_t lldiv(long long a, long long b) { return (lldiv_t){a / b, a % b}; }

imaxdiv_t imaxdiv(intmax_t a, intmax_t b) { return (imaxdiv_t){a / b, a % b}; }

int ffs(int n) { return n ? __builtin_ctz((unsigned)n) + 1 : 0; }

int ffsl(long n) { return n ? __builtin_ctzl((unsigned long)n) + 1 : 0; }

int ffsll(long long n) { return n ? __builtin_ctzll((unsigned long long)n) + 1 : 0; }
