// expect: sc PASS; tso PASS; pso PASS
// Two threads that give way to each other. They may do so in step for ever, but need not: no livelock.
#include "waiting.h"
static atomic_int wants[2];
static int data;
static void *thread(void *argument) {
  wants[ME] = 1;
  while (wants[1 - ME]) {
    wants[ME] = 0;
    wants[ME] = 1;
  }
  data++;
  wants[ME] = 0;
  return argument;
}
RUN2(, thread, thread, assert(data == 2))
