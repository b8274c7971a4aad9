// expect: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DRIGHT: sc PASS; tso PASS; pso PASS
// expect -DNEVER: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// Polling under a lock by hand.
#include "waiting.h"
static atomic_int m;
static void lock(void) {
  while (atomic_exchange(&m, 1)) ;
}
static atomic_int x, first;
static void *poll(void *argument) {
  lock();
  first = !x;
  while (!x) {
    m = 0;
    lock();
  }
#ifdef RIGHT
  assert(x == 1);
#else
  assert(!first);
#endif
  m = 0;
  return argument;
}
static void *set(void *argument) {
  lock();
#ifndef NEVER
  x = 1;
#endif
  m = 0;
  return argument;
}
RUN2(, poll, set, )
