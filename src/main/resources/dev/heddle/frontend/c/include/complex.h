/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _COMPLEX_H
#define _COMPLEX_H 1

#define complex _Complex
#define _Complex_I (__extension__ 1.0iF)
#define I _Complex_I
#define CMPLX(x, y) __builtin_complex((double)(x), (double)(y))
#define CMPLXF(x, y) __builtin_complex((float)(x), (float)(y))

/* Of these no call is left. */
double creal(double _Complex);
float crealf(float _Complex);
double cimag(double _Complex);
float cimagf(float _Complex);
double _Complex conj(double _Complex);
float _Complex conjf(float _Complex);

double cabs(double _Complex);
float cabsf(float _Complex);
double carg(double _Complex);
float cargf(float _Complex);
double _Complex csqrt(double _Complex);
double _Complex cexp(double _Complex);
double _Complex cpow(double _Complex, double _Complex);

#endif
