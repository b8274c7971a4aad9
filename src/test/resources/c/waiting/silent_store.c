// expect: sc PASS; tso PASS; pso PASS
// expect -DFENCE_TOO: sc PASS; tso PASS; pso PASS
// expect -DNEVER: sc FAIL livelock; tso FAIL livelock or UNKNOWN; pso FAIL livelock or UNKNOWN
// A round stores what is there already.
#include "waiting.h"
static atomic_int flag, cache;
static int ready(void) {
  WRITE(cache, READ(flag));
#ifdef FENCE_TOO
  FENCE();
#endif
  return READ(cache);
}
static void *wait(void *argument) {
  while (!ready()) ;
  return argument;
}
static void *set(void *argument) {
#ifndef NEVER
  flag = 1;
#endif
  return argument;
}
RUN2(, wait, set, )
