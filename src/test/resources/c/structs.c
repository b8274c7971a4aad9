// Structs, unions, bit-fields and arrays: as variables, arguments, results, and in memory.
#include <stdio.h>
#include <string.h>

typedef struct {
  float x, y;
} point;
typedef struct {
  long a;
  double b;
} pair;
typedef struct {
  char a[3];
} three;
typedef struct {
  int a[9];
} nine;
typedef struct {
  int a;
  char b;
} small;
typedef struct {
  double a, b, c;
} triple;
typedef struct {
  char x;
  short y;
  int z;
  long w;
} mixed;
struct node {
  struct node *next;
  int v;
  char c[3];
  unsigned b : 5, d : 3;
};
struct __attribute__((packed)) packed {
  char a;
  int b;
  long c;
};

struct node self = {&self, 4, "ab", 3, 2};
int table[3][4] = {{1, 2}, {3}};
int *inside = &table[1][2];
union {
  int i;
  float f;
} both = {.f = 1.5f};

point plus(point a, point b) { return (point){a.x + b.x, a.y + b.y}; }
pair change(pair p, three t, nine n) {
  p.a += t.a[1] + n.a[3];
  p.b *= 2;
  n.a[3] = 0;
  return p;
}
nine powers(int k) {
  nine n = {{1}};
  for (int i = 1; i < 9; i++) n.a[i] = n.a[i - 1] * k;
  return n;
}
small grow(small s) {
  s.a++;
  s.b += 2;
  return s;
}
triple turn(triple t, double d) {
  t.a += d;
  t.c = t.b;
  return t;
}
mixed mix(mixed m) {
  m.x++;
  m.y--;
  m.z *= 2;
  m.w ^= 5;
  return m;
}
static void set(struct packed *p, int b) {
  p->b = b;
  p->c = -b;
}

int main(void) {
  point p = plus((point){1.5f, 2}, (point){0.25f, -8});
  printf("%f %f\n", p.x, p.y);
  nine n = powers(2);
  pair q = change((pair){1, 2.5}, (three){"ab"}, n);
  printf("%ld %f %d %d\n", q.a, q.b, n.a[3], n.a[8]);
  small s = grow((small){3, 4});
  triple t = turn((triple){1, 2, 3}, 0.25);
  mixed m = mix((mixed){1, 2, 3, 4});
  printf("%d %d %f %f %f\n", s.a, s.b, t.a, t.b, t.c);
  printf("%d %d %d %ld\n", m.x, m.y, m.z, m.w);
  self.b = 17;
  self.d = self.b >> 2;
  self.c[1]++;
  printf("%d %d %s %d\n", self.b, self.d, self.c, self.next->next->v);
  *inside = 8;
  printf("%d %d %x\n", table[1][2], table[0][1], both.i);
  nine copy = n;
  copy.a[0] = 77;
  printf("%d %d %d\n", n.a[0], copy.a[0], memcmp(&n, &copy, sizeof n) != 0);
  struct {
    char a;
    int b : 3;
    unsigned c : 9;
    long d : 40;
  } f = {1, -2, 300, -5};
  f.c++;
  f.d *= 1000;
  printf("%d %d %d %ld\n", f.a, f.b, f.c, (long)f.d);
  struct packed k[2] = {{1, 2, 3}, {4, 5, 6}};
  set(&k[1], 1 << 20);
  printf("%d %d %ld %d %lu\n", k[0].b, k[1].b, k[1].c, k[1].a, sizeof k);
  int a[10];
  for (int i = 0; i < 10; i++) a[i] = i;
  memmove(a + 2, a, 6 * sizeof(int));
  for (int i = 0; i < 10; i++) printf("%d ", a[i]);
  char big[300];
  memset(big, 'x', sizeof big);
  big[299] = 0;
  printf("%lu %c\n", strlen(big), big[150]);
}
