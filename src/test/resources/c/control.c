// Loops, switches, jumps, conditions.
#include <stdio.h>

static int jumps(int i) {
  static void *labels[] = {&&a, &&b, &&c};
  int r = 0;
again:
  goto *labels[i];
a:
  r += 1;
  i = 1;
  goto again;
b:
  r += 10;
  i = 2;
  goto again;
c:
  return r + 100;
}

/* Distances of labels in few bits, as interpreters have them. */
static int near(int i) {
  static const short distances[] = {&&a - &&c, &&b - &&c, 0};
  int r = 0;
  goto *(&&c + distances[i]);
a:
  r += 1;
b:
  r += 10;
c:
  return r;
}

static int choose(long x) {
  switch (x) {
    case 0:
      return 1;
    case 1:
      return 5;
    case -3:
      return 7;
    case 10 ... 15:
      return 9;
    case 1L << 40:
      return 11;
    case 99:
    case 98:
      return 13;
    case 7:
      x++;
    case 8:
      return x;
    default:
      return -1;
  }
}

static int collatz(unsigned n) {
  int steps = 0;
  while (n != 1) {
    n = n % 2 ? 3 * n + 1 : n / 2;
    steps++;
  }
  return steps;
}

static void sort(int *a, int n) {
  for (int i = 1; i < n; i++) {
    int x = a[i], j = i;
    for (; j > 0 && a[j - 1] > x; j--) a[j] = a[j - 1];
    a[j] = x;
  }
}

static int swap(int a, int b, int n) {
  for (int i = 0; i < n; i++) {
    int t = a;
    a = b;
    b = t + i;
  }
  return a * 100 + b;
}

int main(void) {
  printf("%d %d %d\n", jumps(0), jumps(1), jumps(2));
  printf("%d %d %d\n", near(0), near(1), near(2));
  for (long i = -4; i < 20; i++) printf("%d ", choose(i));
  printf("%d %d\n", choose(1L << 40), choose(99));
  printf("%d %d\n", collatz(27), swap(3, 5, 7));
  int a[] = {5, 3, 9, -1, 7, 0};
  sort(a, 6);
  for (int i = 0; i < 6; i++) printf("%d ", a[i]);
  int n = 0;
  do {
    if (n == 3) {
      n += 10;
      continue;
    }
    n++;
  } while (n < 12);
  int found = 0;
  for (int i = 0; i < 10; i++) {
    for (int j = 0; j < 10; j++) {
      if (i * j == 42) {
        found = i * 10 + j;
        goto out;
      }
    }
  }
out:
  printf("%d %d %d\n", n, found, ({
           int y = 3;
           y *y;
         }));
  int c = n > 5 && found || n < 0 ? found ?: 7 : -1;
  printf("%d %d\n", c, !c == 0 ? 3 : 4);
}
