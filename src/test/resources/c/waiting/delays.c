// expect: sc PASS; tso PASS; pso PASS
// runs: sc 1; tso 1; pso 1
// expect -DDOWN: sc PASS; tso PASS; pso PASS
// runs -DDOWN: sc 1; tso 1; pso 1
// expect -DCALLED: sc PASS; tso PASS; pso PASS
// runs -DCALLED: sc 1; tso 1; pso 1
// expect -DUP_TO: sc PASS; tso PASS; pso PASS
// expect -DNARROW: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// expect -DSKIPS: sc UNKNOWN; tso UNKNOWN; pso UNKNOWN
// expect -DASSERTED: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DCOUNTED: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DSHOWN: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DLOOKS: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// A delay that grows tells no rounds apart, unless it ends only by chance or is used otherwise.
#include "waiting.h"
static atomic_int ready, shown;
static void idle(unsigned n) {
  for (volatile unsigned i = 0; i != n; i++) {
  }
}
static void *wait(void *argument) {
  unsigned delay = 1, rounds = 0;
  while (!ready) {
#if defined DOWN
    for (unsigned i = delay; i > 0; i--) __asm__ volatile("pause");
#elif defined CALLED
    idle(delay);
#elif defined UP_TO
    for (volatile unsigned i = 1; i <= delay; i++) {
    }
#elif defined NARROW
    for (volatile unsigned char i = 0; i < delay * 100; i++) {
    }
#elif defined SKIPS
    for (volatile unsigned i = 0; i != delay + 2; i += 4) {
    }
#elif defined COUNTED
    for (volatile unsigned i = 0; i < delay; i++) rounds += rounds < 9;
#elif defined LOOKS
    for (volatile unsigned i = 0; i < delay; i++) assert(i < 3);
#else
    for (volatile unsigned i = 0; i < delay; i++) {
    }
#endif
#ifdef SHOWN
    shown = delay;
#endif
    if (delay < 4) delay *= 2;
  }
#ifdef ASSERTED
  assert(delay < 4);
#endif
  assert(rounds < 5);
  return argument;
}
static void *set(void *argument) {
  assert(shown < 4);
  ready = 1;
  return argument;
}
RUN2(, wait, set, )
