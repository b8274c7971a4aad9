// expect: sc PASS; tso PASS; pso PASS
// expect -DSEEN: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// The round itself writes what it waits for; somebody else writes another value once or twice. SEEN: it
// is wrong that the 2 is never overwritten.
#include "waiting.h"
static atomic_int x, lost;
static void *wait(void *argument) {
  int old, two = 0;
  do {
    old = atomic_exchange(&x, 1);
    if (old == 2) two = 1;
  } while (old != 1);
#ifdef SEEN
  assert(!two);
#endif
  return argument;
}
static void *set(void *argument) {
  atomic_exchange(&x, 2);
  atomic_exchange(&x, 3);
  return argument;
}
RUN2(, wait, set, )
