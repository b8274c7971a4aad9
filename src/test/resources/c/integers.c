// Integers of every width: arithmetic, conversions, bits, overflow.
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

static int multiply(int a, int b) {
  int r;
  return __builtin_mul_overflow(a, b, &r) ? -1 : r;
}
_Bool flip(_Bool b) { return !b; }

static void bits(void) {
  printf("%x %x %lx\n", __builtin_bswap32(0x12345678), __builtin_bswap16(0x1234),
         __builtin_bswap64(0x123456789abcdefL));
  printf("%d %d %d %d %d\n", __builtin_ctz(40), __builtin_ffs(48), __builtin_parity(7),
         __builtin_clz(1000), __builtin_popcountl(-1L));
  unsigned r = 0x80000001;
  printf("%x %x\n", r << 3 | r >> 29, __builtin_rotateleft32(r, 4));
  printf("%x\n", __builtin_bitreverse32(1));
}

static void overflow(void) {
  int i;
  unsigned u;
  printf("%d ", __builtin_add_overflow(INT_MAX, 1, &i));
  printf("%d ", i);
  printf("%d ", __builtin_sub_overflow(5u, 6u, &u));
  printf("%u ", u);
  printf("%d %d\n", multiply(1 << 20, 1 << 12), multiply(-3, 7));
  long l;
  printf("%d ", __builtin_mul_overflow(1L << 40, 1L << 22, &l));
  printf("%d ", __builtin_mul_overflow(-1L << 40, 1L << 23, &l));
  printf("%lx\n", l);
}

int main(void) {
  unsigned char uc = 250;
  signed char sc = 127;
  short sh = -1;
  uc += 10;
  sc++;
  unsigned us = sh;
  printf("%d %d %u %d\n", uc, sc, us, (unsigned short)sh);
  long long ll = LLONG_MIN;
  printf("%lld %llu %lld %lld\n", ll, (unsigned long long)ll, ll / -3, ll % 7);
  printf("%d %d %d %d\n", -7 / 2, -7 % 2, -7 >> 1, (int)((unsigned)-7 >> 28));
  printf("%d %d %d\n", flip(1), flip(0), -1 < 1u);
  uint64_t h = 1469598103934665603ULL;
  for (const char *c = "weave"; *c; c++) h = (h ^ (unsigned char)*c) * 1099511628211ULL;
  printf("%lx %lx %lu\n", h, h >> 13 ^ h << 7, h % 1000);
  volatile int z = 3;
  z <<= 4;
  z |= 1;
  z = ~z ^ 0xff;
  printf("%d %d\n", z, z ? -z : 1);
  int x = 5;
  int y = x++ * 2 + --x;
  printf("%d %d %d\n", x, y, (x = 3, x + y));
  bits();
  overflow();
}
