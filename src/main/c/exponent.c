/* SPDX-License-Identifier: Apache-2.0 */
/* The parts that floats are made of. */
#include <limits.h>
#include <math.h>

#define MANTISSA 52
#define SMALLEST 0x1p-1022 /* of those that are not subnormal */

static unsigned long bits_of(double x) { return __builtin_bit_cast(unsigned long, x); }

static double of_bits(unsigned long bits) { return __builtin_bit_cast(double, bits); }

/* 2^n, of those that are not subnormal. */
static double power(int n) { return of_bits((unsigned long)(n + 1023) << MANTISSA); }

static int is_plain(double x) { return x != 0 && x - x == 0; }

double frexp(double x, int *exponent) {
  *exponent = 0;
  if (!is_plain(x)) {
    return x;
  }
  int shift = 0;
  if (__builtin_fabs(x) < SMALLEST) {
    x *= 0x1p54;
    shift = 54;
  }
  unsigned long bits = bits_of(x);
  *exponent = (int)(bits >> MANTISSA & 0x7ff) - 1022 - shift;
  return of_bits((bits & ~(0x7ffUL << MANTISSA)) | 1022UL << MANTISSA);
}

float frexpf(float x, int *exponent) { return (float)frexp(x, exponent); }

/* Rounds once at most: when a part of the power is left that makes it subnormal. */
double scalbln(double x, long n) {
  int exponent;
  double part = frexp(x, &exponent);
  if (!is_plain(x)) {
    return x;
  }
  n = n < -3000 ? -3000 : n > 3000 ? 3000 : n;
  n += exponent;
  if (n > 1024) {
    return __builtin_copysign(__builtin_huge_val(), x);
  }
  if (n > -1022) {
    return part * 2 * power((int)n - 1);
  }
  return n < -1100 ? __builtin_copysign(0, x) : part * power((int)n + 1000) * 0x1p-1000;
}

double scalbn(double x, int n) { return scalbln(x, n); }

double ldexp(double x, int n) { return scalbln(x, n); }

/* A float times a power is a double, unless it is none or far too large for a float. */
float scalblnf(float x, long n) {
  return (float)scalbln(x, n < -300 ? -300 : n > 300 ? 300 : n);
}

float scalbnf(float x, int n) { return scalblnf(x, n); }

float ldexpf(float x, int n) { return scalblnf(x, n); }

int ilogb(double x) {
  int exponent;
  frexp(x, &exponent);
  return x == 0 ? FP_ILOGB0 : x != x ? FP_ILOGBNAN : x - x != 0 ? INT_MAX : exponent - 1;
}

int ilogbf(float x) { return ilogb(x); }

double logb(double x) {
  return x == 0 ? -__builtin_huge_val() : x - x != 0 ? x * x : ilogb(x);
}

float logbf(float x) { return (float)logb(x); }

double nextafter(double x, double y) {
  if (x != x || y != y) {
    return x + y;
  }
  if (x == y) {
    return y;
  }
  if (x == 0) {
    return __builtin_copysign(0x1p-1074, y);
  }
  return of_bits((x < y) == (x > 0) ? bits_of(x) + 1 : bits_of(x) - 1);
}

float nextafterf(float x, float y) {
  if (x != x || y != y) {
    return x + y;
  }
  if (x == y) {
    return y;
  }
  if (x == 0) {
    return __builtin_copysignf(0x1p-149f, y);
  }
  unsigned bits = __builtin_bit_cast(unsigned, x);
  return __builtin_bit_cast(float, (x < y) == (x > 0) ? bits + 1 : bits - 1);
}
