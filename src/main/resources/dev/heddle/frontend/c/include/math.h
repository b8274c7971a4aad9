/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _MATH_H
#define _MATH_H 1

#include <heddle/visible.h>

typedef float float_t;
typedef double double_t;

#define HUGE_VAL __builtin_huge_val()
#define HUGE_VALF __builtin_huge_valf()
#define HUGE_VALL __builtin_huge_vall()
#define INFINITY (__builtin_inff())
#define NAN (__builtin_nanf(""))

#define FP_NAN 0
#define FP_INFINITE 1
#define FP_ZERO 2
#define FP_SUBNORMAL 3
#define FP_NORMAL 4
#define FP_ILOGB0 (-2147483647 - 1)
#define FP_ILOGBNAN (-2147483647 - 1)
#define MATH_ERRNO 1
#define MATH_ERREXCEPT 2
#define math_errhandling (MATH_ERRNO | MATH_ERREXCEPT)

#define fpclassify(x) \
  __builtin_fpclassify(FP_NAN, FP_INFINITE, FP_NORMAL, FP_SUBNORMAL, FP_ZERO, x)
#define isfinite(x) __builtin_isfinite(x)
#define isinf(x) __builtin_isinf_sign(x)
#define isnan(x) __builtin_isnan(x)
#define isnormal(x) __builtin_isnormal(x)
#define signbit(x) __builtin_signbit(x)
#define isgreater(x, y) __builtin_isgreater(x, y)
#define isgreaterequal(x, y) __builtin_isgreaterequal(x, y)
#define isless(x, y) __builtin_isless(x, y)
#define islessequal(x, y) __builtin_islessequal(x, y)
#define islessgreater(x, y) __builtin_islessgreater(x, y)
#define isunordered(x, y) __builtin_isunordered(x, y)

/* Each function for double, float and long double. */
#define __HEDDLE_MATH_1(name) \
  double name(double);        \
  float name##f(float);       \
  long double name##l(long double);
#define __HEDDLE_MATH_2(name)   \
  double name(double, double);  \
  float name##f(float, float);  \
  long double name##l(long double, long double);
#define __HEDDLE_MATH_3(name)           \
  double name(double, double, double);  \
  float name##f(float, float, float);   \
  long double name##l(long double, long double, long double);
#define __HEDDLE_MATH_TO(type, name) \
  type name(double);                 \
  type name##f(float);               \
  type name##l(long double);

__HEDDLE_MATH_1(acos)
__HEDDLE_MATH_1(acosh)
__HEDDLE_MATH_1(asin)
__HEDDLE_MATH_1(asinh)
__HEDDLE_MATH_1(atan)
__HEDDLE_MATH_1(atanh)
__HEDDLE_MATH_1(cbrt)
__HEDDLE_MATH_1(ceil)
__HEDDLE_MATH_1(cos)
__HEDDLE_MATH_1(cosh)
__HEDDLE_MATH_1(erf)
__HEDDLE_MATH_1(erfc)
__HEDDLE_MATH_1(exp)
__HEDDLE_MATH_1(exp2)
__HEDDLE_MATH_1(expm1)
__HEDDLE_MATH_1(fabs)
__HEDDLE_MATH_1(floor)
__HEDDLE_MATH_1(lgamma)
__HEDDLE_MATH_1(log)
__HEDDLE_MATH_1(log10)
__HEDDLE_MATH_1(log1p)
__HEDDLE_MATH_1(log2)
__HEDDLE_MATH_1(logb)
__HEDDLE_MATH_1(nearbyint)
__HEDDLE_MATH_1(rint)
__HEDDLE_MATH_1(round)
__HEDDLE_MATH_1(sin)
__HEDDLE_MATH_1(sinh)
__HEDDLE_MATH_1(sqrt)
__HEDDLE_MATH_1(tan)
__HEDDLE_MATH_1(tanh)
__HEDDLE_MATH_1(tgamma)
__HEDDLE_MATH_1(trunc)
__HEDDLE_MATH_2(atan2)
__HEDDLE_MATH_2(copysign)
__HEDDLE_MATH_2(fdim)
__HEDDLE_MATH_2(fmax)
__HEDDLE_MATH_2(fmin)
__HEDDLE_MATH_2(fmod)
__HEDDLE_MATH_2(hypot)
__HEDDLE_MATH_2(nextafter)
__HEDDLE_MATH_2(pow)
__HEDDLE_MATH_2(remainder)
__HEDDLE_MATH_3(fma)
__HEDDLE_MATH_TO(int, ilogb)
__HEDDLE_MATH_TO(long, lrint)
__HEDDLE_MATH_TO(long, lround)
__HEDDLE_MATH_TO(long long, llrint)
__HEDDLE_MATH_TO(long long, llround)

double frexp(double, int *);
float frexpf(float, int *);
long double frexpl(long double, int *);
double ldexp(double, int);
float ldexpf(float, int);
long double ldexpl(long double, int);
double modf(double, double *);
float modff(float, float *);
long double modfl(long double, long double *);
double scalbn(double, int);
float scalbnf(float, int);
long double scalbnl(long double, int);
double scalbln(double, long);
float scalblnf(float, long);
long double scalblnl(long double, long);
double remquo(double, double, int *);
float remquof(float, float, int *);
long double remquol(long double, long double, int *);
double nan(const char *);
float nanf(const char *);
long double nanl(const char *);
double nexttoward(double, long double);
float nexttowardf(float, long double);
long double nexttowardl(long double, long double);

#ifdef __HEDDLE_POSIX
#define M_E 2.7182818284590452354
#define M_LOG2E 1.4426950408889634074
#define M_LOG10E 0.43429448190325182765
#define M_LN2 0.69314718055994530942
#define M_LN10 2.30258509299404568402
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
#define M_PI_4 0.78539816339744830962
#define M_1_PI 0.31830988618379067154
#define M_2_PI 0.63661977236758134308
#define M_2_SQRTPI 1.12837916709551257390
#define M_SQRT2 1.41421356237309504880
#define M_SQRT1_2 0.70710678118654752440
extern int signgam;
double j0(double);
double j1(double);
double jn(int, double);
double y0(double);
double y1(double);
double yn(int, double);
#endif

#endif
