// expect: sc PASS; tso PASS; pso PASS
// expect -DNO_FENCE: sc PASS; tso FAIL assertion; pso FAIL assertion
// expect -DUNCHECKED: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// The reader says what it is about to use, and looks again; the other waits until nobody uses it.
#include "waiting.h"
static atomic_int hazard = -1, current, value[3] = {1, 1, 1};
static void *reader(void *argument) {
  int p;
  do {
    p = READ(current);
    WRITE(hazard, p);
#ifndef NO_FENCE
    FENCE();
#endif
#ifdef UNCHECKED
  } while (0);
#else
  } while (p != READ(current));
#endif
  assert(READ(value[p]) == 1);
  RELEASE(hazard, -1);
  return argument;
}
static void *reclaimer(void *argument) {
  for (int i = 1; i <= 2; i++) {
    atomic_exchange(&current, i);
    while (READ(hazard) == i - 1) ;
    WRITE(value[i - 1], 0);
  }
  return argument;
}
RUN2(, reader, reclaimer, )
