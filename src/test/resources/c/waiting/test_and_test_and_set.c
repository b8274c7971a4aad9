// expect: sc PASS; tso PASS; pso PASS
// runs: sc 36
// expect -DFORGOTTEN: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// The lock is looked at until it is free, then tried. FORGOTTEN: it is never set free.
#include "waiting.h"
static atomic_int taken;
static int data;
static void *thread(void *argument) {
  do {
    while (taken) ;
  } while (atomic_exchange(&taken, 1));
  data++;
#ifndef FORGOTTEN
  taken = 0;
#endif
  return argument;
}
RUN3(, thread, thread, thread, assert(data == 3))
