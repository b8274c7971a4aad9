// expect: sc PASS; tso PASS; pso PASS
// runs: sc 40
// expect -DFIFTH: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// The expectation is what the last try found. FIFTH: it is wrong that the value 5 is never replaced.
#include "waiting.h"
static atomic_int x;
static void *count(void *argument) {
  for (int i = 1; i <= 10; i++) x = i;
  return argument;
}
static void *swap(void *argument) {
  int old = x;
  while (!atomic_compare_exchange_strong(&x, &old, 100)) ;
#ifdef FIFTH
  assert(old != 5);
#else
  assert(old >= 0 && old <= 10);
#endif
  return argument;
}
RUN2(, count, swap, )
