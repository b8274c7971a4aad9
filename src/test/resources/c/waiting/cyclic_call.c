// expect: sc PASS; tso PASS; pso PASS
// expect -DBUG: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DSTUCK: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// Each slot has a lock that is taken by spinning, in a function of its own.
#include "waiting.h"
static atomic_int lock[64];
static int value[64];
static int look(unsigned i) {
  while (atomic_exchange(&lock[i], 1)) ;
  int v = value[i];
  atomic_exchange(&lock[i], 0);
  return v;
}
static void *search(void *argument) {
  unsigned i = 62;
  int v;
  while (!(v = look(i))) i = (i + 1) % 64;
  assert(i == 1 || i == 63);
#ifdef BUG
  assert(i == 63);
#endif
  return argument;
}
static void *set(void *argument) {
  while (atomic_exchange(&lock[1], 1)) ;
  value[1] = 1;
#ifndef STUCK
  atomic_exchange(&lock[1], 0);
#endif
  return argument;
}
RUN2(, search, set, )
