/* SPDX-License-Identifier: Apache-2.0 */
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

double fdim(double x, double y) { return x <= y ? 0 : x - y; }

float fdimf(float x, float y) { return x <= y ? 0 : x - y; }

#define TO_INTEGERS(name)                                         \
  long l##name(double x) { return (long)__builtin_##name(x); }    \
  long l##name##f(float x) { return (long)__builtin_##name##f(x); }

TO_INTEGERS(round)
TO_INTEGERS(rint)

long long llround(double x) { return lround(x); }

long long llroundf(float x) { return lroundf(x); }

long long llrint(double x) { return lrint(x); }

long long llrintf(float x) { return lrintf(x); }

/* What is left has the sign of all, and nothing is left of what is infinite. */
double modf(double x, double *whole) {
  *whole = __builtin_trunc(x);
  return __builtin_copysign(x - *whole == x - *whole || x != x ? x - *whole : 0, x);
}

float modff(float x, float *whole) {
  *whole = __builtin_truncf(x);
  return __builtin_copysignf(x - *whole == x - *whole || x != x ? x - *whole : 0, x);
}

/* x - n * y for the nearest n, of two the even one. What is left of 2y, all of it is exact. */
double remainder(double x, double y) {
  double size = __builtin_fabs(y);
  double twice = size + size;
  double left = __builtin_fabs(__builtin_fmod(x, twice));
  int halved = size > 1; /* so that nothing overflows, and nothing is too small */
  if (halved ? left > size / 2 : left + left > size) {
    left -= size;
    if (halved ? left >= size / 2 : left + left >= size) {
      left -= size;
    }
  }
  return __builtin_signbit(x) ? -left : left;
}

float remainderf(float x, float y) { return (float)remainder(x, y); }

double nan(const char *text) { return __builtin_nan(""); }

float nanf(const char *text) { return __builtin_nanf(""); }

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

float powf(float x, float y) { return (float)pow(x, y); }
