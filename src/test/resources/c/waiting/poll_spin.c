// expect: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DRIGHT: sc PASS; tso PASS; pso PASS
// expect -DNEVER: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// Polling under a spin lock of POSIX.
#include "waiting.h"
static pthread_spinlock_t m;
static atomic_int x, first;
static void *poll(void *argument) {
  pthread_spin_lock(&m);
  first = !x;
  while (!x) {
    pthread_spin_unlock(&m);
    pthread_spin_lock(&m);
  }
#ifdef RIGHT
  assert(x == 1);
#else
  assert(!first);
#endif
  pthread_spin_unlock(&m);
  return argument;
}
static void *set(void *argument) {
  pthread_spin_lock(&m);
#ifndef NEVER
  x = 1;
#endif
  pthread_spin_unlock(&m);
  return argument;
}
RUN2(pthread_spin_init(&m, 0), poll, set, )
