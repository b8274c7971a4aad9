/* Functions on floats that are exact. */
#include "heddle.h"

#include <math.h>

#define FOR_DOUBLE_AND_FLOAT(name)                          \
  double name(double x) { return __builtin_##name(x); }     \
  float name##f(float x) { return __builtin_##name##f(x); }

FOR_DOUBLE_AND_FLOAT(sqrt)
FOR_DOUBLE_AND_FLOAT(fabs)
FOR_DOUBLE_AND_FLOAT(floor)
FOR_DOUBLE_AND_FLOAT(ceil)
FOR_DOUBLE_AND_FLOAT(trunc)
FOR_DOUBLE_AND_FLOAT(round)
FOR_DOUBLE_AND_FLOAT(rint)

double nearbyint(double x) { return __builtin_rint(x); }

float nearbyintf(float x) { return __builtin_rintf(x); }

double fmin(double x, double y) { return x < y || y != y ? x : y; }

float fminf(float x, float y) { return x < y || y != y ? x : y; }

double fmax(double x, double y) { return x > y || y != y ? x : y; }

float fmaxf(float x, float y) { return x > y || y != y ? x : y; }

double fmod(double x, double y) { return __builtin_fmod(x, y); }

float fmodf(float x, float y) { return __builtin_fmodf(x, y); }

double copysign(double x, double y) { return __builtin_copysign(x, y); }

float copysignf(float x, float y) { return __builtin_copysignf(x, y); }

double fdim(double x, double y) { return x > y ? x - y : 0; }

long lround(double x) { return (long)__builtin_round(x); }

long lrint(double x) { return (long)__builtin_rint(x); }

double modf(double x, double *whole) {
  *whole = __builtin_trunc(x);
  return x - *whole;
}

/* For whole exponents, and square roots. */
double pow(double x, double y) {
  if (y == 0.5) {
    return __builtin_sqrt(x);
  }
  if (y != __builtin_trunc(y) || y > 1100 || y < -1100) {
    __heddle_cut("pow with an exponent that is no small integer");
  }
  double result = 1;
  for (int n = (int)(y < 0 ? -y : y); n > 0; n /= 2) {
    if (n % 2 != 0) {
      result *= x;
    }
    x *= x;
  }
  return y < 0 ? 1 / result : result;
}
