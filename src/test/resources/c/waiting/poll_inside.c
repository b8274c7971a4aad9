// expect: sc PASS; tso PASS; pso PASS
// expect -DNEVER: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// expect -DTHREE: sc PASS; tso PASS; pso PASS
// expect -DTHREE -DNEVER: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// The lock is taken and let go within each round; one poller or two.
#include "waiting.h"
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;
static void *poll(void *argument) {
  for (int seen = 0; !seen;) {
    pthread_mutex_lock(&m);
    seen = x;
    pthread_mutex_unlock(&m);
  }
  return argument;
}
static void *set(void *argument) {
  pthread_mutex_lock(&m);
#ifndef NEVER
  x = 1;
#endif
  pthread_mutex_unlock(&m);
  return argument;
}
#ifdef THREE
RUN3(, poll, poll, set, )
#else
RUN2(, poll, set, )
#endif
