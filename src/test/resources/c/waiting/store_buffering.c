// expect: sc PASS; tso FAIL assertion; pso FAIL assertion
// expect -DFENCES: sc PASS; tso PASS; pso PASS
// Store buffering by two threads that wait for each other to begin.
#include "waiting.h"
static atomic_int begun[2], flag[2], seen[2];
static void *thread(void *argument) {
  begun[ME] = 1;
  while (!begun[1 - ME]) ;
  WRITE(flag[ME], 1);
#ifdef FENCES
  FENCE();
#endif
  seen[ME] = READ(flag[1 - ME]);
  return argument;
}
RUN2(, thread, thread, assert(seen[0] || seen[1]))
