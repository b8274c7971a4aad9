// expect: sc PASS; tso PASS; pso PASS
// runs: sc 60
// expect -DSTALE: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// Three threads add one by compare-and-swap. STALE: the sum is not computed again after a failure.
#include "waiting.h"
static atomic_int x;
static void *thread(void *argument) {
  int old = x, sum = old + 1;
  while (!atomic_compare_exchange_weak(&x, &old, sum)) {
#ifndef STALE
    sum = old + 1;
#endif
  }
  return argument;
}
RUN3(, thread, thread, thread, assert(x == 3))
