// Integers of 128 bits.
#include <stdio.h>

typedef unsigned __int128 wide;

static void show(const char *name, wide x) {
  printf("%s %016lx%016lx\n", name, (unsigned long)(x >> 64), (unsigned long)x);
}

__int128 big = (__int128)1 << 100;
wide mul(wide a, wide b) { return a * b + (a >> 3) - (b < a); }

int main(int argc, char **argv) {
  wide a = (wide)0x123456789abcdefULL << 64 | 0xfedcba9876543210ULL;
  __int128 x = -5;
  show("mul", mul(a, 0x1111111111111111ULL));
  show("neg", x);
  show("sar", x >> argc);
  show("sar70", x << 90 >> 70);
  show("shl", (__int128)3 << (64 + argc));
  show("shl0", a << (argc - 1));
  show("shr64", a >> (63 + argc));
  show("sub", big - 1);
  show("bits", (a & ~(wide)big) ^ (a | 7));
  show("div", a / 1000);
  show("mod", a % 1000000007);
  show("sdiv", x * 1000000000000LL * 1000000000000LL / 7);
  show("smod", (x - big) % 12345);
  printf("%d %d %d %d\n", x < 0, x < big, (wide)x < (wide)big, x == -5);
  printf("%f %f %ld\n", (double)big / 1e20, (double)x, (long)(__int128)-1e15);
}
