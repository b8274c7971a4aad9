/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _STDLIB_H
#define _STDLIB_H 1

#include <heddle/visible.h>

#define __need_NULL
#define __need_size_t
#define __need_wchar_t
#include <stddef.h>

#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define RAND_MAX 2147483647
#define MB_CUR_MAX ((size_t)1)

typedef struct {
  int quot;
  int rem;
} div_t;

typedef struct {
  long quot;
  long rem;
} ldiv_t;

typedef struct {
  long long quot;
  long long rem;
} lldiv_t;

void *malloc(size_t);
void *calloc(size_t, size_t);
void *realloc(void *, size_t);
void *aligned_alloc(size_t, size_t);
void free(void *);

void abort(void) __HEDDLE_NORETURN;
void exit(int) __HEDDLE_NORETURN;
void _Exit(int) __HEDDLE_NORETURN;
void quick_exit(int) __HEDDLE_NORETURN;
int atexit(void (*)(void));
int at_quick_exit(void (*)(void));
char *getenv(const char *);
int system(const char *);

int atoi(const char *);
long atol(const char *);
long long atoll(const char *);
double atof(const char *);
long strtol(const char *__restrict, char **__restrict, int);
long long strtoll(const char *__restrict, char **__restrict, int);
unsigned long strtoul(const char *__restrict, char **__restrict, int);
unsigned long long strtoull(const char *__restrict, char **__restrict, int);
float strtof(const char *__restrict, char **__restrict);
double strtod(const char *__restrict, char **__restrict);
long double strtold(const char *__restrict, char **__restrict);

int abs(int);
long labs(long);
long long llabs(long long);
div_t div(int, int);
ldiv_t ldiv(long, long);
lldiv_t lldiv(long long, long long);
int rand(void);
void srand(unsigned);

void qsort(void *, size_t, size_t, int (*)(const void *, const void *));
void *bsearch(const void *, const void *, size_t, size_t, int (*)(const void *, const void *));

int mblen(const char *, size_t);
int mbtowc(wchar_t *__restrict, const char *__restrict, size_t);
int wctomb(char *, wchar_t);
size_t mbstowcs(wchar_t *__restrict, const char *__restrict, size_t);
size_t wcstombs(char *__restrict, const wchar_t *__restrict, size_t);

#ifdef __HEDDLE_POSIX
int posix_memalign(void **, size_t, size_t);
int rand_r(unsigned *);
long random(void);
void srandom(unsigned);
char *initstate(unsigned, char *, size_t);
char *setstate(char *);
double drand48(void);
double erand48(unsigned short[3]);
long lrand48(void);
long nrand48(unsigned short[3]);
long mrand48(void);
long jrand48(unsigned short[3]);
void srand48(long);
int setenv(const char *, const char *, int);
int unsetenv(const char *);
int putenv(char *);
char *mktemp(char *);
int mkstemp(char *);
char *mkdtemp(char *);
char *realpath(const char *__restrict, char *__restrict);
int getsubopt(char **__restrict, char *const *__restrict, char **__restrict);
#endif

#ifdef __HEDDLE_MISC
#include <alloca.h>
#include <sys/types.h>
void *valloc(size_t);
void *reallocarray(void *, size_t, size_t);
int clearenv(void);
int getloadavg(double[], int);
int on_exit(void (*)(int, void *), void *);
#endif

#ifdef __HEDDLE_GNU
char *secure_getenv(const char *);
char *canonicalize_file_name(const char *);
void qsort_r(void *, size_t, size_t, int (*)(const void *, const void *, void *), void *);
#endif

#if defined __STDC_WANT_LIB_EXT1__ && __STDC_WANT_LIB_EXT1__
#include <heddle/bounds.h>
typedef void (*constraint_handler_t)(const char *__restrict, void *__restrict, errno_t);
constraint_handler_t set_constraint_handler_s(constraint_handler_t);
void abort_handler_s(const char *__restrict, void *__restrict, errno_t);
void ignore_handler_s(const char *__restrict, void *__restrict, errno_t);
#endif

#endif
