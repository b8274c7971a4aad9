// The inline assembly of lock-free code.
#include <stdint.h>
#include <stdio.h>

static int xchg(int *p, int v) {
  __asm__ volatile("xchgl %0,%1" : "+r"(v), "+m"(*p)::"memory");
  return v;
}
static int cas(volatile int *p, int o, int n) {
  int prev;
  __asm__ volatile("lock; cmpxchgl %1,%2" : "=a"(prev) : "r"(n), "m"(*p), "0"(o) : "memory");
  return prev;
}
static char cas8(volatile long *p, long o, long n) {
  char ok;
  __asm__ volatile("lock; cmpxchgq %2,%1; setz %0"
                   : "=q"(ok), "+m"(*p)
                   : "r"(n), "a"(o)
                   : "memory");
  return ok;
}
static int xadd(int *p, int v) {
  __asm__ volatile("lock xaddl %0, %1" : "+r"(v), "+m"(*p)::"memory", "cc");
  return v;
}
static void inc(int *p) { __asm__ volatile("lock incl %0" : "+m"(*p)); }
static int dec(int *p) {
  unsigned char c;
  __asm__ volatile("lock ; decl %0; sete %1" : "+m"(*p), "=qm"(c)::"memory");
  return c != 0;
}
static void add(long *p, long v) {
  __asm__ volatile("lock addq %1,%0" : "=m"(*p) : "er"(v), "m"(*p));
}
static _Bool bts(unsigned long *p, long n) {
  _Bool c;
  __asm__ volatile("lock; btsq %2,%1" : "=@ccc"(c), "+m"(*p) : "r"(n));
  return c;
}
static int load(int *p) {
  int v;
  __asm__ volatile("movl %1,%0" : "=r"(v) : "m"(*p));
  return v;
}
static void store(int *p, int v) { __asm__ volatile("movl %1,%0" : "=m"(*p) : "ri"(v)); }
static int cas16(volatile uint64_t p[2], uint64_t o0, uint64_t o1, uint64_t n0, uint64_t n1) {
  char r;
  __asm__ volatile("lock; cmpxchg16b %0; setz %1"
                   : "+m"(*(__int128 *)p), "=q"(r), "+a"(o0), "+d"(o1)
                   : "b"(n0), "c"(n1)
                   : "memory");
  return r;
}
static int bts_old(unsigned long *p, long n) {
  int c;
  __asm__ volatile("lock; btsq %2,%1\n\tsbbl %0,%0" : "=r"(c), "+m"(*p) : "Ir"(n) : "memory");
  return c;
}
static long indirect(long *p) {
  long v;
  __asm__ volatile("movq 8(%1), %0; incq (%1)" : "=&r"(v) : "r"(p) : "memory");
  return v;
}
static int lowest(unsigned x) {
  int r;
  __asm__("bsfl %1,%0" : "=r"(r) : "rm"(x));
  return r;
}
static int shifted(int x) {
  __asm__("sarl $2,%0\n\tshll %%cl,%0" : "+r"(x) : "c"(3));
  return x;
}
uint64_t twin[2] __attribute__((aligned(16))) = {1, 2};

int main(void) {
  int x = 3;
  printf("%d ", xchg(&x, 7));
  printf("%d ", cas(&x, 7, 9));
  printf("%d ", cas(&x, 7, 10));
  printf("%d\n", x);
  long l = 5;
  printf("%d ", cas8(&l, 5, 6));
  printf("%d ", cas8(&l, 5, 7));
  printf("%ld\n", l);
  printf("%d ", xadd(&x, 4));
  inc(&x);
  printf("%d\n", x);
  x = 2;
  printf("%d ", dec(&x));
  printf("%d\n", dec(&x));
  add(&l, 10);
  unsigned long w = 4;
  printf("%ld %d ", l, bts(&w, 2));
  printf("%d ", bts(&w, 5));
  printf("%lu\n", w);
  printf("%d ", bts_old(&w, 5));
  printf("%d ", bts_old(&w, 6));
  long two[2] = {5, 6};
  printf("%ld ", indirect(two));
  printf("%ld %d %d\n", two[0], lowest(40), shifted(-21));
  store(&x, 33);
  __asm__ volatile("mfence" ::: "memory");
  __asm__ volatile("rep; nop");
  __asm__ volatile("pause");
  __asm__ volatile("lock; orl $0,(%%rsp)" ::: "memory");
  __asm__ volatile("" ::: "memory");
  printf("%d ", load(&x));
  printf("%d ", cas16(twin, 1, 2, 3, 4));
  printf("%d ", cas16(twin, 1, 2, 5, 6));
  printf("%lu %lu\n", twin[0], twin[1]);
}
