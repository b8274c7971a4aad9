// expect: sc PASS; tso PASS; pso PASS
// expect -DINNER: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// expect -DREACHED: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// A loop that waits within a loop that waits. INNER: the inner one may miss its value.
#include "waiting.h"
static atomic_int x, y;
static void *wait(void *argument) {
  int rounds = 0;
  while (x != 2) {
#ifdef INNER
    while (y != 1) ;
#else
    while (y == 0) ;
#endif
    rounds |= y;
  }
#ifdef REACHED
  assert(rounds != 3);
#endif
  return argument;
}
static void *set(void *argument) {
  x = 1;
  y = 1;
  y = 2;
  x = 2;
  return argument;
}
RUN2(, wait, set, )
