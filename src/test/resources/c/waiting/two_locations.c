// expect: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DBOTH: sc PASS; tso PASS; pso PASS
// expect -DNEVER: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// The loop ends with an old x and a new y. BOTH: with both new. NEVER: a pair that cannot be.
#include "waiting.h"
static atomic_int x, y;
static void *wait(void *argument) {
  int a, b;
  do {
    a = x;
    b = y;
#if defined BOTH
  } while (a != 1 || b != 1);
#elif defined NEVER
  } while (a != 1 || b != 2);
#else
  } while (a != 0 || b != 1);
  assert(0);
#endif
  return argument;
}
static void *set(void *argument) {
  x = 1;
  y = 1;
#if !defined BOTH && !defined NEVER
  x = 0;
#endif
  return argument;
}
RUN2(, wait, set, )
