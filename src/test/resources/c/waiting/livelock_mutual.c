// expect: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// expect -DONE_FIRST: sc PASS; tso PASS; pso PASS
// Each waits for the other's flag before it sets its own. ONE_FIRST: one of them does not.
#include "waiting.h"
static atomic_int flag[2];
static void *thread(void *argument) {
#ifdef ONE_FIRST
  if (ME) flag[1] = 1;
#endif
  while (!flag[1 - ME]) ;
  flag[ME] = 1;
  return argument;
}
RUN2(, thread, thread, )
