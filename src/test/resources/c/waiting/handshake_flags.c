// expect: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// runs: sc 1
// expect -DTHREE: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// runs -DTHREE: sc 1
// expect -DCIRCLE: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// Flags that are passed on, and back. CIRCLE: each waits for the one before it to begin.
#include "waiting.h"
static atomic_int x, y, z, back;
static void *first(void *argument) {
#ifdef CIRCLE
  while (!back) ;
#endif
  x = 1;
  while (!back) ;
  assert(0);
  return argument;
}
static void *second(void *argument) {
  while (!x) ;
  y = 1;
#ifdef THREE
  while (!z) ;
#endif
  back = 1;
  return argument;
}
#ifdef THREE
static void *third(void *argument) {
  while (!y) ;
  z = 1;
  return argument;
}
RUN3(, first, second, third, )
#else
RUN2(, first, second, )
#endif
