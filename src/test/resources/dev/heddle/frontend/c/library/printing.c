#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char b[64];

static int check(const char *expected, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int count = vsnprintf(b, sizeof b, format, arguments);
  va_end(arguments);
  return count == (int)strlen(expected) && strcmp(b, expected) == 0;
}

static void show(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vfprintf(stderr, format, arguments);
  va_end(arguments);
}

int main(int argc, char **argv) {
  assert(check("1|    2|3    |00004|+5| 6", "%d|%5d|%-5d|%05d|%+d|% d", 1, 2, 3, 4, 5, 6));
  assert(check("str c ff FF 10 3000000000 %", "%s %c %x %X %o %u %%", "str", 'c', 255, 255, 8,
               3000000000u));
  assert(check("-5 5 -6 7 44 -1", "%ld %lu %lld %zu %hhd %hd", -5L, 5UL, -6LL, (size_t)7, 300, -1));
  assert(check("3.14 0.500000 100.25 1.234568e+04", "%.2f %f %g %e", 3.14159, 0.5, 100.25,
               12345.678));
  assert(check("   7|abc|ab    |  x", "%*d|%.3s|%-6s|%3c", 4, 7, "abcdef", "ab", 'x'));
  assert(check("0xff 0x1234 (null) 007", "%#x %p %s %.3d", 255, (void *)0x1234, (char *)0, 7));
  assert(sprintf(b, "%d-%d", 1, 2) == 3 && strcmp(b, "1-2") == 0);
  assert(snprintf(b, 4, "abcdef") == 6 && strcmp(b, "abc") == 0);
  assert(check("0 01 010 0 00 007|  0", "%#o %#o %#o %#x %#.2o %#.3o|%#3o", 0, 1, 8, 0, 0, 7, 0));
  assert(check("0.1000000000000000055511 1.e+23 2.|100000.", "%.22f %#.0e %#.0f|%#g", .1, 1e23, 2.5,
               1e5));
  assert(check("4.94066e-324 1.797693134862316e+308 0.0001 1e-05", "%g %.16g %g %g", 0x1p-1074,
               1.7976931348623157e308, 1e-4, 1e-5));
  assert(check("10.0 9.95 1e+06 999999 INF -nan", "%.1f %.2f %g %g %F %g", 9.96, 9.945, 999999.5,
               999999.4, 1e308 * 10, __builtin_copysign(__builtin_nan(""), -1)));
  assert(check("99999999999999991611392", "%.0f", 1e23));
  assert(printf("%s-%d\n", "four", 12) == 8 && printf("plain") == 5 && printf("%%") == 1);
  assert(fprintf(stderr, "%5d", 1) == 5 && dprintf(1, "%c", 'c') == 1);
  int (*through)(const char *, ...) = printf;
  assert(through("%d", 100) == 3);
  char *text;
  assert(asprintf(&text, "%d-%s", 5, "x") == 3 && strcmp(text, "5-x") == 0);
  free(text);
  printf("%s %d\n", argv[0], argc);
  fprintf(stderr, "%d\n", 5);
  show("%s %d %f\n", "text", 5, 2.5);
  puts("puts");
  putchar('c');
  putc('y', stdout);
  fputs("fputs", stdout);
  fputc('x', stderr);
  fwrite("ab", 1, 2, stdout);
  perror("perror");
  fflush(stdout);
  assert(setvbuf(stdout, 0, _IONBF, 0) == 0 && ferror(stdout) == 0);
}
