// expect: sc PASS; tso PASS; pso PASS
// expect -DRELAXED: sc PASS; tso PASS; pso FAIL assertion
// expect -DSHARED: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// Each waits at the node of the one before. SHARED: two threads have the same node, so one waits
// for itself.
#include "waiting.h"
static atomic_int busy[4];
static atomic_int tail = 3;
static int data;
static void *thread(void *argument) {
#ifdef SHARED
  int mine = 0;
#else
  int mine = ME;
#endif
  busy[mine] = 1;
  int before = atomic_exchange(&tail, mine);
  while (busy[before]) ;
  data++;
#ifdef RELAXED
  WRITE(busy[mine], 0);
#else
  RELEASE(busy[mine], 0);
#endif
  return argument;
}
#if defined RELAXED || defined SHARED
RUN2(, thread, thread, assert(data >= 1 && data <= 2); assert(data == 2))
#else
RUN3(, thread, thread, thread, assert(data == 3))
#endif
