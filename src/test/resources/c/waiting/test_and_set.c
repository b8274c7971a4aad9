// expect: sc PASS; tso PASS; pso PASS
// runs: sc 6
// expect -DTEST_THEN_SET: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DRELAXED: sc PASS; tso PASS; pso FAIL assertion
// A lock that is tried until it is free. RELAXED: data may reach memory after the lock is free.
#include "waiting.h"
static atomic_int taken;
static int data;
static void lock(void) {
#ifdef TEST_THEN_SET
  while (taken) ;
  taken = 1;
#else
  while (atomic_exchange(&taken, 1)) ;
#endif
}
static void unlock(void) {
#ifdef RELAXED
  WRITE(taken, 0);
#else
  RELEASE(taken, 0);
#endif
}
static void *thread(void *argument) { lock(); data++; unlock(); return argument; }
#if defined TEST_THEN_SET || defined RELAXED
RUN2(, thread, thread, assert(data == 2))
#else
RUN3(, thread, thread, thread, assert(data == 3))
#endif
