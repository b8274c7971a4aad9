// Floating-point numbers.
#include <stdio.h>

static int compare(double a, float b) {
  return (a < b) + 2 * (a != b) + 4 * (b >= a) + 8 * !(a > b) + 16 * (a <= b);
}

int main(void) {
  volatile double zero = 0;
  double nan = zero / zero, infinite = 1 / zero;
  printf("%d %d %d %d\n", compare(1, 2), compare(2, 1), compare(3.5, 3.5f), compare(nan, 1));
  double d = 1e10;
  float f = d;
  printf("%.4f %.1f %ld %u %d\n", d / 4, f / 3, (long)d, (unsigned)3e9, (int)-2.9);
  printf("%d %d %f\n", 0.1f == 0.1, 0.1 + 0.2 == 0.3, (double)(unsigned long)-1L / 1e15);
  printf("%d %d %d\n", __builtin_isnan(nan), __builtin_isinf(infinite), __builtin_isnormal(d));
  printf("%f %f %f\n", __builtin_fabs(-2.5), __builtin_sqrt(2.25), __builtin_floor(-1.5));
  printf("%f %f\n", __builtin_copysign(3.0, -1.0), -f * 2 + 1);
  float sum = 0;
  for (int i = 1; i <= 10; i++) sum += 1.0f / i;
  printf("%.5f %d %d\n", sum, (int)(signed char)sum, sum > 2 ? 1 : 0);
  union {
    double d;
    unsigned long l;
  } u = {-0.0};
  printf("%lx %d\n", u.l, u.d == 0);
}
