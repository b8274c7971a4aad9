#include <assert.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static void integers(void) {
  int a = 0, b = 0;
  unsigned u = 0;
  long l = 0;
  short h = 0;
  unsigned char c = 0;
  assert(sscanf("12 -34", "%d%d", &a, &b) == 2 && a == 12 && b == -34);
  assert(sscanf("12,34;", "%d,%d", &a, &b) == 2 && a == 12 && b == 34);
  assert(sscanf("5;6", "%d,%d", &a, &b) == 1 && a == 5 && b == 34);
  assert(sscanf("0x1f 010 9", "%i%i%i", &a, &b, (int *)&u) == 3 && a == 31 && b == 8 && u == 9);
  assert(sscanf("ff 17", "%x %o", &u, &a) == 2 && u == 255 && a == 15);
  assert(sscanf("123456", "%3d%hd", &a, &h) == 2 && a == 123 && h == 456);
  assert(sscanf("300 -5", "%hhu %u", &c, &u) == 2 && c == 44 && u == UINT_MAX - 4);
  assert(sscanf("99999999999999999999", "%ld", &l) == 1 && l == LONG_MAX);
  assert(sscanf("7 8", "%*d %ld", &l) == 1 && l == 8);
  assert(sscanf("0xg", "%x%c", &u, (char *)&c) == 2 && u == 0 && c == 'g');
}

static void texts(void) {
  char s[16], t[16];
  int n = 0;
  assert(sscanf("  key = value", "%s = %s%n", s, t, &n) == 2 && n == 13);
  assert(strcmp(s, "key") == 0 && strcmp(t, "value") == 0);
  assert(sscanf("abcdef", "%3s%c", s, t) == 2 && strcmp(s, "abc") == 0 && t[0] == 'd');
  assert(sscanf("k:v]", "%[^:]:%[]v]", s, t) == 2 && strcmp(s, "k") == 0 && strcmp(t, "v]") == 0);
  assert(sscanf("xyz", "%[a-c]", s) == 0 && sscanf("b-a", "%[-ab]", s) == 1);
  assert(strcmp(s, "b-a") == 0);
  assert(sscanf(" %7", "%%%d", &n) == 1 && n == 7 && sscanf("ab", " ab%n", &n) == 0 && n == 2);
}

static void ends(void) {
  int a = 1;
  assert(sscanf("", "%d", &a) == EOF && sscanf("  ", "%d", &a) == EOF && a == 1);
  assert(sscanf("x", "%d", &a) == 0 && sscanf("5", "%*d%d", &a) == EOF && sscanf("+", "%d", &a) == 0);
}

static int from(const char *text, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int done = vsscanf(text, format, arguments);
  va_end(arguments);
  return done;
}

int main(void) {
  double d = 0;
  float f = 0;
  integers();
  texts();
  ends();
  assert(from("-2.5e1x .5", "%lfx%f", &d, &f) == 2 && d == -25 && f == 0.5f);
}
