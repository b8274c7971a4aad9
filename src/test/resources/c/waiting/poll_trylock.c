// expect: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DRIGHT: sc PASS; tso PASS; pso PASS
// expect -DNEVER: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// Polling under a mutex that is tried until it is free.
#include "waiting.h"
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void lock(void) {
  while (pthread_mutex_trylock(&m)) sched_yield();
}
static atomic_int x, first;
static void *poll(void *argument) {
  lock();
  first = !x;
  while (!x) {
    pthread_mutex_unlock(&m);
    lock();
  }
#ifdef RIGHT
  assert(x == 1);
#else
  assert(!first);
#endif
  pthread_mutex_unlock(&m);
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
RUN2(, poll, set, )
