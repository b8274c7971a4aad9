// Pointers, the heap, strings, thread-local and static variables, alias and weak symbols.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct list {
  struct list *next;
  int value;
};
static struct list *push(struct list *l, int v) {
  struct list *n = malloc(sizeof *n);
  n->next = l;
  n->value = v;
  return n;
}

_Thread_local int counter = 3;
static _Thread_local char name[5] = "abc";
static int next(void) {
  static int n = 40;
  return ++n;
}
static int *largest(int *a, int *b) { return *a > *b ? a : b; }
static void swap(int **a, int **b) {
  int *t = *a;
  *a = *b;
  *b = t;
}
static int length(int n) {
  int a[n];
  memset(a, 0, sizeof a);
  for (int i = 0; i < n; i++) a[i] += i * i;
  return a[n - 1];
}
int original(int x) { return x + 1; }
int same(int x) __attribute__((alias("original")));
extern int missing(int) __attribute__((weak));
static int order;
__attribute__((constructor(200))) static void second(void) { order = order * 10 + 2; }
__attribute__((constructor(101))) static void first(void) { order = order * 10 + 1; }
static const char *words[] = {"zero", "one", "two"};
char **word = (char **)words + 1;
int const large[100] = {[3] = 7, [99] = 1};

int main(void) {
  struct list *l = 0;
  for (int i = 0; i < 5; i++) l = push(l, i * i);
  int total = 0;
  for (struct list *k = l; k;) {
    struct list *after = k->next;
    total = total * 7 + k->value;
    free(k);
    k = after;
  }
  printf("%d %d\n", total, order);
  counter += 4;
  name[0] = 'X';
  printf("%d %s %d %d\n", counter, name, next() + next(), same(1));
  int a = 3, b = 4, *p = &a, *q = &b;
  *largest(p, q) = 10;
  swap(&p, &q);
  printf("%d %d %d %d\n", a, b, *p, *q);
  int **pp = &p;
  **pp += 5;
  printf("%d %d %d\n", b, length(5), missing ? missing(1) : -1);
  printf("%s %c %s %d %d\n", words[2], words[1][1], *word, large[3], large[98] + large[99]);
  char text[] = "the quick brown fox";
  int vowels = 0;
  for (char *c = text; *c; c++) vowels += strchr("aeiou", *c) != 0;
  printf("%d %s %ld\n", vowels, text + 4, strrchr(text, 'o') - text);
  int matrix[3][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}};
  int(*row)[4] = matrix + 1;
  printf("%d %d %ld\n", (*row)[2], *(*(matrix + 1) + 3), (char *)&matrix[2][1] - (char *)matrix);
  uintptr_t tagged = (uintptr_t)&a | 1;
  *(int *)(tagged & ~(uintptr_t)1) = 99;
  printf("%d %d\n", a, (int)(tagged & 1));
  int *grown = calloc(4, sizeof(int));
  grown[1] = 6;
  grown = realloc(grown, 100 * sizeof(int));
  printf("%d %d\n", grown[0], grown[1]);
  free(grown);
}
