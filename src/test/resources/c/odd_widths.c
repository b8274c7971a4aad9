/* Integers of 65 to 128 bits that are no words, and bit-fields that clang keeps in them. */
#include <stdio.h>

static unsigned long seed = 1;

static unsigned long next(void) {
  seed = seed * 6364136223846793005UL + 1442695040888963407UL;
  return seed ^ seed >> 29;
}

static unsigned long bits(double d) {
  union {
    double d;
    unsigned long bits;
  } both = {d};
  return both.bits;
}

#define SHOW(x) printf(" %lx:%lx", (unsigned long)((x) >> 64), (unsigned long)(x))

#define WIDTH(BITS)                                                                    \
  static void width##BITS(void) {                                                      \
    typedef unsigned _BitInt(BITS) whole;                                              \
    typedef _BitInt(BITS) number;                                                      \
    for (int i = 0; i < 12; i++) {                                                     \
      whole a = (whole)next() << 64 | next(), b = (whole)next() << 64 | next();        \
      int n = (int)(next() % BITS);                                                    \
      b >>= n;                                                                         \
      b |= 1;                                                                          \
      number x = (number)a, y = (number)b;                                             \
      printf("%d:", BITS);                                                             \
      SHOW((whole)(a + b));                                                            \
      SHOW((whole)(a - b));                                                            \
      SHOW((whole)(a * b));                                                            \
      SHOW((whole)(a / b));                                                            \
      SHOW((whole)(a % b));                                                            \
      SHOW((whole)(a << n));                                                           \
      SHOW((whole)(a >> n));                                                           \
      SHOW((whole)(a ^ b));                                                            \
      SHOW((whole)(x >> n));                                                           \
      SHOW((whole)(x / y));                                                            \
      SHOW((whole)(x % y));                                                            \
      printf(" %d%d%d%d %lx %lx", x < y, a < b, x == y, x >= 0, bits(x), bits(a));    \
      SHOW((whole)(number)((double)x / 1024));                                         \
      SHOW((whole)(number)(int)next());                                                \
      printf(" %d\n", (int)x);                                                         \
    }                                                                                  \
  }

WIDTH(65)
WIDTH(72)
WIDTH(96)
WIDTH(101)
WIDTH(127)

#pragma pack(push, 1)
struct packed {
  char before;
  unsigned long a : 33;
  long b : 47;
  unsigned c : 31;
  long d : 9;
  short behind;
};
#pragma pack(pop)

static struct packed all[2] = {{1, 0x1ffffffffUL, -1, 5, -256, -1}, {2, 3, 4, 5, 6, 7}};

static void show(struct packed p) {
  printf("%d %lx %ld %x %d %d\n", p.before, (unsigned long)p.a, (long)p.b, p.c, (int)p.d, p.behind);
}

int main(void) {
  width65();
  width72();
  width96();
  width101();
  width127();
  show(all[0]);
  all[0].b = -0x123456789abL;
  all[1].a += 0x1fffffffeUL;
  all[1].d--;
  show(all[0]);
  show(all[1]);
  all[0].c = ~all[0].c;
  all[0].b >>= 3;
  show(all[0]);
  return 0;
}
