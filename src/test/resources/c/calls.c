// Calls: variable arguments, function pointers, old-style definitions, recursion, main's arguments.
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

typedef struct {
  long a;
  double b;
} pair;
typedef struct {
  int a[9];
} nine;
typedef struct {
  int a;
  char b;
} small;
typedef struct {
  float x, y;
} point;

typedef struct {
  double x, y;
} vector;
typedef struct {
  __attribute__((aligned(16))) long a;
  long b;
} aligned;
typedef struct {
  __attribute__((aligned(32))) double a[5];
} wide;
typedef int four __attribute__((vector_size(16)));

/* Whatever comes before them, and whether they are in registers or not. */
static long places(int n, double d, nine k, ...) {
  va_list l;
  va_start(l, k);
  long s = d + k.a[1];
  for (int i = 0; i < n; i++) s += va_arg(l, int) + va_arg(l, double);
  __int128 x = va_arg(l, __int128);
  aligned p = va_arg(l, aligned);
  vector v = va_arg(l, vector);
  wide w = va_arg(l, wide);
  four f = va_arg(l, four);
  pair q = va_arg(l, pair);
  va_end(l);
  return s + (long)(x >> 64) + (long)x + p.a * p.b + v.x * v.y + w.a[4] + f[3] + q.a + q.b;
}

static int sum(int n, ...) {
  va_list list, copy;
  va_start(list, n);
  va_copy(copy, list);
  int s = 0;
  for (int i = 0; i < n; i++) s += va_arg(list, int);
  double d = va_arg(list, double);
  pair p = va_arg(list, pair);
  nine k = va_arg(list, nine);
  char *text = va_arg(list, char *);
  small q = va_arg(list, small);
  point r = va_arg(list, point);
  va_end(list);
  int first = va_arg(copy, int);
  va_end(copy);
  return s + d + p.a + p.b + k.a[2] + strlen(text) + first + q.a + q.b + r.x + r.y;
}

static int total(int n, va_list list) { return n ? va_arg(list, int) + total(n - 1, list) : 0; }
static int add(int n, ...) {
  va_list l;
  va_start(l, n);
  int s = total(n, l);
  va_end(l);
  return s;
}
int factorial(int n) { return n <= 1 ? 1 : n * factorial(n - 1); }
int even(int n);
int odd(int n) { return n && even(n - 1); }
int even(int n) { return !n || odd(n - 1); }
int (*functions[])(int) = {factorial, even, odd};
static int apply(int (*f)(int), int x) { return f(x); }
int old();
int old(a, b)
int a;
char b;
{
  return a * b;
}
static short narrow(short s, unsigned char c) { return s + c; }
static int chosen(int n, int (*f)(int, ...)) { return f(n, 1, 2, 3, 4); }
static void nothing(void) {}

int main(int argc, char **argv) {
  printf("%d %s %d\n", argc, argv[0], argv[argc] == 0);
  pair p = {1, 2.5};
  nine k = {{1, 2, 3}};
  printf("%d\n", sum(3, 10, 20, 30, 1.5, p, k, "four", (small){5, 6}, (point){0.5f, 1.5f}));
  __int128 x = (__int128)7 << 64 | 9;
  aligned e = {11, 13};
  vector v = {1.5, 4};
  wide w = {{1, 2, 3, 4, 5.5}};
  four o = {1, 2, 3, 4};
  printf("%ld %ld\n", places(0, 1, k, x, e, v, w, o, p), places(1, 2, k, 3, .5, x, e, v, w, o, p));
  printf("%ld\n", places(2, 3, k, 4, .5, 5, .25, x, e, v, w, o, p));
  printf("%ld\n", places(5, 3, k, 4, .5, 5, 1., 6, 2., 7, 3., 8, 4., x, e, v, w, o, p));
  printf("%ld\n",
         places(9, 3, k, 1, .5, 2, 1., 3, 2., 4, 3., 5, 4., 6, 5., 7, 6., 8, 7., 9, 8., x, e, v, w,
                o, p));
  printf("%d %d\n", add(0), add(5, 1, 2, 3, 4, 5));
  for (int i = 0; i < 3; i++) printf("%d ", apply(functions[i], 7 - i));
  printf("%d %d\n", old(3, 4), chosen(4, add));
  short (*f)(short, unsigned char) = narrow;
  printf("%d %d\n", f(32767, 255), functions[0] == factorial);
  void (*g)(void) = argc > 5 ? 0 : nothing;
  if (g) g();
  char *(*find)(const char *, int) = strchr;
  printf("%s\n", find("loom", 'm'));
}
