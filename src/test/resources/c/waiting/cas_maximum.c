// expect: sc PASS; tso PASS; pso PASS
// expect -DBLIND: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// The largest of three values; the loop also ends if there is nothing to do. BLIND: the value is
// stored without a look whether it is still the largest.
#include "waiting.h"
static atomic_int x;
static void *thread(void *argument) {
  int mine = ME + 1, old = x;
#ifdef BLIND
  if (old < mine) x = mine;
#else
  while (old < mine && !atomic_compare_exchange_strong(&x, &old, mine)) ;
#endif
  return argument;
}
RUN3(, thread, thread, thread, assert(x == 3))
