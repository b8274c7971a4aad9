// Whatever else clang makes of C: vectors, odd control flow, alignment, the library's functions.
#include <stdalign.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef int v4 __attribute__((vector_size(16)));
typedef float f2 __attribute__((vector_size(8)));
static double _Complex cadd(double _Complex a, double _Complex b) { return a + b; }
static v4 vadd(v4 a, v4 b) { return a * b + (a > b); }
static int irr(int n) {
  int r = 0;
  if (n & 1) goto mid;
top:
  r += 2;
  if (r > 20) return r;
mid:
  r += 3;
  n--;
  if (n > 0) goto top;
  return r + 100;
}
struct flex {
  int n;
  int a[];
};
struct al {
  char c;
  _Alignas(32) int x;
};
static int ord(int o) {
  static atomic_int x;
  atomic_fetch_add_explicit(&x, 1, o);
  atomic_store_explicit(&x,
                        atomic_load_explicit(&x, o == memory_order_acq_rel ? memory_order_acquire
                                                                           : memory_order_relaxed) +
                            1,
                        memory_order_release);
  int e = 2;
  __atomic_compare_exchange_n((int *)&x, &e, 7, 0, o, __ATOMIC_RELAXED);
  return x + e;
}
static int gen(int k) {
  return _Generic(k, int: 1, long: 2, default: 3) +
         _Generic(k + 1L, int: 10, long: 20, default: 30);
}
static long va128(int n, ...) {
  va_list l;
  va_start(l, n);
  __int128 a = va_arg(l, __int128);
  long b = va_arg(l, long);
  unsigned char c = va_arg(l, int);
  float f = va_arg(l, double);
  va_end(l);
  return (long)(a >> 64) + b + c + (long)f;
}
static char *dup2(const char *s) {
  char *p = alloca(strlen(s) + 1);
  strcpy(p, s);
  p[0] -= 32;
  char *q = malloc(strlen(s) + 1);
  return strcpy(q, p);
}
union un {
  struct {
    short a, b;
  } s;
  int i;
  char c[4];
};
struct deep {
  struct {
    struct {
      int x[2];
      union un u;
    } in[2];
  } m;
};
static struct deep mkdeep(int k) {
  struct deep d;
  memset(&d, 0, sizeof d);
  d.m.in[k & 1].x[k >> 1 & 1] = k;
  d.m.in[1].u.s.b = k * 2;
  return d;
}
static int dsum(struct deep d) {
  int s = 0;
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++) s = s * 10 + d.m.in[i].x[j];
  return s + d.m.in[1].u.i;
}
enum e { A = -1, B, C = 1 << 30 };
static enum e next(enum e x) { return x == A ? B : C; }
static int (*pick(int k))(const char *) { return k ? atoi : (int (*)(const char *))strlen; }
struct bf {
  signed a : 1;
  unsigned b : 31;
  unsigned long c : 33;
  _Bool d : 1;
  int : 0;
  char e : 4;
};
static void sortp(void **a, int n, int (*c)(const void *, const void *)) {
  for (int i = 0; i < n; i++)
    for (int j = i + 1; j < n; j++)
      if (c(a[i], a[j]) > 0) {
        void *t = a[i];
        a[i] = a[j];
        a[j] = t;
      }
}
static int cmps(const void *a, const void *b) { return strcmp(a, b); }
static int cmpi(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static int depth(int n) {
  int a[4] = {n};
  return n ? depth(n - 1) + a[0] : 0;
}
static int matrix(int n, int m, int a[n][m]) {
  int s = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) s += a[i][j] * (i + j);
  return s;
}
int duff(char *to, const char *from, int count) {
  int n = (count + 7) / 8;
  switch (count % 8) {
    case 0:
      do {
        *to++ = *from++;
        case 7:
          *to++ = *from++;
        case 6:
          *to++ = *from++;
        case 5:
          *to++ = *from++;
        case 4:
          *to++ = *from++;
        case 3:
          *to++ = *from++;
        case 2:
          *to++ = *from++;
        case 1:
          *to++ = *from++;
      } while (--n > 0);
  }
  return count;
}
volatile struct {
  int a;
  long b;
} vs;
const volatile int cv = 5;
static int tent;
static int tent;
char strs[][6] = {"ab", "cdefg", {'x', 'y'}};
int *restrict rp;
wchar_t wide[] = L"h\u00e9";
int main(void) {
  double _Complex z;
  __real__ z = 1.5;
  __imag__ z = 2;
  z = cadd(z, z);
  printf("%f %f\n", __real__ z, __imag__ z);
  v4 a = {1, 2, 3, 4}, b = {4, 3, 2, 1}, c = vadd(a, b);
  printf("%d %d %d %d\n", c[0], c[1], c[2], c[3]);
  f2 f = {1.5f, 2.5f};
  f += f;
  printf("%f %f\n", f[0], f[1]);
  a[b[0] & 3] = 9;
  printf("%d\n", a[0]);
  v4 sh = __builtin_shufflevector(a, b, 0, 5, 2, 7);
  printf("%d %d\n", sh[1], sh[3]);
  printf("%d %d %d\n", irr(1), irr(4), irr(9));
  struct flex *fl = malloc(sizeof *fl + 3 * sizeof(int));
  fl->n = 3;
  for (int i = 0; i < 3; i++) fl->a[i] = i * i;
  printf("%d %d\n", fl->a[2], (int)offsetof(struct flex, a));
  free(fl);
  struct al al[2];
  al[1].x = 4;
  printf("%d %d %d\n", (int)sizeof(struct al), (int)((char *)&al[1].x - (char *)al),
         (int)((long)&al[1].x % 32));
  for (int o = 0; o < 6; o++) printf("%d ", ord(o));
  printf("%d\n", gen(1));
  printf("%ld\n", va128(4, ((__int128)7 << 64) + 3, 100L, 300, 2.75));
  char *d = dup2("heddle");
  printf("%s\n", d);
  free(d);
  for (int k = 0; k < 4; k++) printf("%d ", dsum(mkdeep(k)));
  printf("%d %d\n", next(A), next(B));
  printf("%d %d\n", pick(1)("42x"), pick(0)("42x"));
  struct bf bf = {-1, 5, 1UL << 32, 1, -3};
  bf.b += 7;
  bf.c |= 1;
  bf.d ^= 1;
  bf.e++;
  printf("%d %d %ld %d %d %lu\n", bf.a, bf.b, (long)bf.c, bf.d, bf.e, sizeof bf);
  void *w[] = {"weft", "heddle", "loom", "warp"};
  sortp(w, 4, cmps);
  printf("%s %s %s %s\n", (char *)w[0], (char *)w[1], (char *)w[2], (char *)w[3]);
  int nums[] = {5, -3, 9, 0};
  qsort(nums, 4, sizeof(int), cmpi);
  printf("%d %d %d %d\n", nums[0], nums[1], nums[2], nums[3]);
  int key = 5;
  int *hit = bsearch(&key, nums, 4, sizeof(int), cmpi);
  printf("%ld\n", hit - nums);
  printf("%d\n", depth(50));
  int m[2][3] = {{1, 2, 3}, {4, 5, 6}};
  printf("%d\n", matrix(2, 3, m));
  char to[32] = {0};
  printf("%d ", duff(to, "duff's device is odd", 20));
  printf("%s\n", to);
  vs.a = cv;
  vs.b = vs.a * 2L;
  tent += 3;
  printf("%d %ld %d %s %c %d\n", vs.a, vs.b, tent, strs[1], strs[2][1], wide[1]);
  printf("%d %d\n", (int)__builtin_object_size(to, 0), __builtin_constant_p(key));
  printf("%s %d\n", __func__, 30);
  char buf[64];
  snprintf(buf, sizeof buf, "%05d|%-5s|%x|%c|%lu|%5.2f", 42, "ab", 255, 'z', 123456789012UL,
           3.14159);
  printf("%s\n", buf);
  printf("%ld %d %s\n", strtol("-77abc", &d, 10), atoi("12"), d);
  printf("%d %d\n", strcmp("a", "b") < 0, memcmp("abc", "abd", 3) < 0);
  char tok[] = "a,b,,c";
  for (char *t = strtok(tok, ","); t; t = strtok(0, ",")) printf("[%s]", t);
  printf("\n");
  int x = 3;
  x = x++ + ++x;
  static int st[3] = {[1] = 5};
  st[1]++;
  printf("%d\n", st[1]);
  return 0;
}
