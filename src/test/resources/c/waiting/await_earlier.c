// expect: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DMISSED: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// expect -DMISSED -DREACHED: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// The value that is waited for is there twice, and only the first time y is not set. MISSED: it is
// there for a moment only.
#include "waiting.h"
static atomic_int x, y;
static void *wait(void *argument) {
  while (x != 1) ;
#if defined REACHED || !defined MISSED
  assert(y);
#endif
  return argument;
}
static void *set(void *argument) {
  x = 1;
  x = 2;
#ifndef MISSED
  y = 1;
  x = 1;
#endif
  return argument;
}
RUN2(, wait, set, )
