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
