// expect -DSTYLE=1: sc PASS; tso PASS; pso PASS
// runs -DSTYLE=1: sc 11; tso 11; pso 11
// expect -DSTYLE=2: sc PASS; tso PASS; pso PASS
// runs -DSTYLE=2: sc 11; tso 11; pso 11
// expect -DSTYLE=3: sc PASS; tso PASS; pso PASS
// runs -DSTYLE=3: sc 11; tso 11; pso 11
// expect -DSTYLE=4: sc PASS; tso PASS; pso PASS
// runs -DSTYLE=4: sc 21; tso 21; pso 21
// expect -DSTYLE=5: sc PASS; tso PASS; pso PASS
// runs -DSTYLE=5: sc 11; tso 11; pso 11
// expect -DSTYLE=6: sc PASS; tso PASS; pso PASS
// runs -DSTYLE=6: sc 11; tso 11; pso 11
// One waits for the last of ten writes, in several ways of saying so.
#include "waiting.h"
static atomic_int x;
static void *wait(void *argument) {
  int a = 0;
#if STYLE == 1
  while (x != 10) ;
  a = 10;
#elif STYLE == 2
  while ((a = x) != 10) ;
#elif STYLE == 3
  for (;;) {
    a = x;
    if (a == 10) break;
  }
#elif STYLE == 4
  a = x;
  while (a != 10) a = x;
#elif STYLE == 5
  do a = atomic_load_explicit(&x, memory_order_acquire);
  while (a < 10);
#elif STYLE == 6
again:
  a = x;
  if (a < 10) {
    sched_yield();
    goto again;
  }
#endif
  assert(a == 10);
  return argument;
}
static void *count(void *argument) {
  for (int i = 1; i <= 10; i++) x = i;
  return argument;
}
RUN2(, wait, count, )
