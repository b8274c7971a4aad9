// expect: sc PASS; tso PASS; pso PASS
// expect -DPAIR: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// A whole section in each round. PAIR: the other sets both in one section, but the poller looks at
// them in two.
#include "waiting.h"
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
static int x, y;
static void *poll(void *argument) {
  int a, b;
  do {
    __VERIFIER_atomic_begin();
    a = x;
#ifdef PAIR
    __VERIFIER_atomic_end();
    __VERIFIER_atomic_begin();
#endif
    b = y;
    __VERIFIER_atomic_end();
  } while (!b);
  assert(a == b);
  return argument;
}
static void *set(void *argument) {
  __VERIFIER_atomic_begin();
  x = 1;
  y = 1;
  __VERIFIER_atomic_end();
  return argument;
}
RUN2(, poll, set, )
