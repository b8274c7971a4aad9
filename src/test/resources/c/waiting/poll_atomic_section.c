// expect: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DRIGHT: sc PASS; tso PASS; pso PASS
// expect -DNEVER: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// Polling in atomic sections; the section is left and entered again in each round.
#include "waiting.h"
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
static int x, y, first;
static void *poll(void *argument) {
  __VERIFIER_atomic_begin();
  first = !x;
  while (!x) {
    __VERIFIER_atomic_end();
    __VERIFIER_atomic_begin();
  }
#ifdef RIGHT
  assert(x == y);
#else
  assert(!first);
#endif
  __VERIFIER_atomic_end();
  return argument;
}
static void *set(void *argument) {
  __VERIFIER_atomic_begin();
#ifndef NEVER
  y = 1;
  x = 1;
#endif
  __VERIFIER_atomic_end();
  return argument;
}
RUN2(, poll, set, )
