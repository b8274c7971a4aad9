#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <strings.h>

static void reading(void) {
  char *end;
  assert(atoi("42") == 42 && atoi(" -7x") == -7 && atol("123456789012") == 123456789012L);
  assert(atoll("-1") == -1);
  assert(strtol("0x1f", &end, 0) == 31 && *end == 0 && strtol("077", 0, 8) == 63);
  assert(strtol("zz", &end, 10) == 0 && *end == 'z' && strtol("zz", 0, 36) == 35 * 37);
  assert(strtoul("18446744073709551615", 0, 10) == ULONG_MAX && strtoull("-1", 0, 10) == ULONG_MAX);
  errno = 0;
  assert(strtol("99999999999999999999", 0, 10) == LONG_MAX && errno == ERANGE);
  assert(strtoll("-9223372036854775808", 0, 10) == LLONG_MIN && strtoimax("5", 0, 10) == 5);
  assert(strtod("1.5e2", &end) == 150.0 && *end == 0 && atof("-0.25") == -0.25);
  assert(strtod(".5e-1x", &end) == 0.05 && *end == 'x' && strtod("1e+", &end) == 1 && *end == 'e');
  assert(strtod("100000000000000000000", 0) == 1e20 && strtod("0e99999", 0) == 0);
  assert(strtod("9007199254740993", 0) == 9007199254740992 && strtof("0.1", 0) == 0.1f);
  assert(strtod("-Infinity", &end) == -INFINITY && *end == 0 && isnan(strtod("nan", 0)));
  assert(strtod("-.", &end) == 0 && *end == '-');
}

static void integers(void) {
  assert(abs(-3) == 3 && labs(-3L) == 3 && llabs(-3LL) == 3 && imaxabs(-3) == 3);
  div_t d = div(7, 2);
  ldiv_t l = ldiv(-7, 2);
  lldiv_t ll = lldiv(9, 4);
  assert(d.quot == 3 && d.rem == 1 && l.quot == -3 && l.rem == -1 && ll.quot == 2 && ll.rem == 1);
  assert(ffs(8) == 4 && ffs(0) == 0 && ffsl(1L << 40) == 41);
}

static void floats(void) {
  double whole;
  assert(sqrt(2.25) == 1.5 && fabs(-2.0) == 2 && floor(-1.5) == -2 && ceil(1.2) == 2);
  assert(trunc(-1.7) == -1 && round(2.5) == 3 && rint(2.5) == 2 && lround(-2.5) == -3);
  assert(pow(2, 10) == 1024 && pow(2, -1) == 0.5 && pow(16, 0.5) == 4);
  assert(fmax(1, 2) == 2 && fmin(1, 2) == 1 && fmod(7, 3) == 1 && copysign(3, -1) == -3);
  assert(modf(2.75, &whole) == 0.75 && whole == 2 && sqrtf(4.0f) == 2.0f);
}

static void parts_of_floats(void) {
  int e;
  double whole;
  float single;
  assert(frexp(-6, &e) == -0.75 && e == 3 && frexp(0x1p-1074, &e) == 0.5 && e == -1073);
  assert(frexp(0, &e) == 0 && e == 0 && frexpf(0.375f, &e) == 0.75f && e == -1);
  assert(ldexp(0.75, 3) == 6 && scalbn(1, -1074) == 0x1p-1074 && scalbln(3, -1075) == 0x1p-1073);
  assert(ldexp(1, 1024) == INFINITY && ldexp(-1, -1080) == 0 && ldexpf(1, -149) == 0x1p-149f);
  assert(ilogb(0.1) == -4 && ilogb(0) == FP_ILOGB0 && logb(1000) == 9 && logb(0) == -INFINITY);
  assert(nextafter(1, 2) == 1 + 0x1p-52 && nextafter(0, -1) == -0x1p-1074);
  assert(nextafterf(-1, -2) == -1 - 0x1p-23f && nextafter(1, 1) == 1);
  assert(modf(-INFINITY, &whole) == 0 && whole == -INFINITY && modff(1.25f, &single) == 0.25f);
  assert(remainder(5, 2) == 1 && remainder(7, 2) == -1 && remainder(-9, 4) == -1);
  assert(remainder(10, 4) == 2 && remainder(14, 4) == -2 && remainder(1e308, 1.5e308) == -5e307);
  assert(isnan(remainder(1, 0)) && isnan(fdim(NAN, 1)) && fdim(3, 1) == 2 && fdimf(1, 3) == 0);
  assert(floorf(-1.5f) == -2 && fmaxf(1, 2) == 2 && fmodf(7, 3) == 1 && lroundf(2.5f) == 3);
  assert(llrint(3.5) == 4 && nearbyintf(2.5f) == 2 && powf(2, 3) == 8);
}

static int ascending(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

static int descending(const void *a, const void *b, void *calls) {
  ++*(int *)calls;
  return *(const int *)b - *(const int *)a;
}

struct pair {
  int key;
  char name;
};

static int by_key(const void *a, const void *b) {
  return ((const struct pair *)a)->key - ((const struct pair *)b)->key;
}

static void sorting(void) {
  int a[] = {5, 3, 9, 1, 7}, calls = 0, present = 7, missing = 8;
  qsort(a, 5, sizeof *a, ascending);
  for (int i = 0; i < 5; i++) {
    assert(a[i] == 2 * i + 1);
  }
  assert(bsearch(&present, a, 5, sizeof *a, ascending) == &a[3]);
  assert(bsearch(&missing, a, 5, sizeof *a, ascending) == 0);
  qsort_r(a, 5, sizeof *a, descending, &calls);
  assert(calls > 0 && a[0] == 9 && a[4] == 1);
  struct pair p[] = {{2, 'a'}, {1, 'b'}, {2, 'c'}, {1, 'd'}};
  qsort(p, 4, sizeof *p, by_key);
  assert(p[0].name == 'b' && p[1].name == 'd' && p[2].name == 'a' && p[3].name == 'c');
}

static void not_numbers(void) {
  const struct {
    const char *text;
    int length;
  } all[] = {{"nan", 3},       {"NaN(12)", 7},  {"-nan()x", 6}, {"nan(ab_1)2", 9}, {"nan(", 3},
             {"nan(1 2)", 3}, {"nan(12", 3},   {"nan (1)", 3}, {" +nan(x)", 8},   {"nan(-1)", 3}};
  for (unsigned i = 0; i < sizeof all / sizeof *all; i++) {
    char *end;
    double d = strtod(all[i].text, &end);
    assert(d != d && end == all[i].text + all[i].length);
  }
}

static void random_ones(void) {
  srand(1);
  int a = rand(), b = rand();
  srand(1);
  assert(a >= 0 && a != b && rand() == a);
  unsigned seed = 1;
  assert(rand_r(&seed) >= 0 && seed != 1);
  assert(random() >= 0 && drand48() < 1.0 && lrand48() >= 0);
}

int main(void) {
  reading();
  integers();
  floats();
  not_numbers();
  parts_of_floats();
  sorting();
  random_ones();
}
