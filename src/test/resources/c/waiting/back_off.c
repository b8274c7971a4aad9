// expect: sc PASS; tso PASS; pso PASS
// expect -DRELAXED: sc PASS; tso PASS; pso FAIL assertion
// expect -DNEVER: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// runs: sc 1; tso 1; pso 1
// The delay is doubled up to a limit, but it decides only how long a thread computes.
#include "waiting.h"
static atomic_int ready, data;
static void *wait(void *argument) {
  unsigned delay = 1;
  while (!ready) {
    for (volatile unsigned i = 0; i < delay; i++) __asm__ volatile("pause");
    if (delay < 4) delay *= 2;
    sched_yield();
  }
  assert(data == 1);
  return argument;
}
static void *set(void *argument) {
  WRITE(data, 1);
#if defined RELAXED
  WRITE(ready, 1);
#elif !defined NEVER
  RELEASE(ready, 1);
#endif
  return argument;
}
RUN2(, wait, set, )
