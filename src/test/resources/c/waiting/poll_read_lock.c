// expect: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DRIGHT: sc PASS; tso PASS; pso PASS
// expect -DNEVER: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// Polling under a lock for reading and writing, as a reader.
#include "waiting.h"
static pthread_rwlock_t m = PTHREAD_RWLOCK_INITIALIZER;
static atomic_int x, first;
static void *poll(void *argument) {
  pthread_rwlock_rdlock(&m);
  first = !x;
  while (!x) {
    pthread_rwlock_unlock(&m);
    pthread_rwlock_rdlock(&m);
  }
#ifdef RIGHT
  assert(x == 1);
#else
  assert(!first);
#endif
  pthread_rwlock_unlock(&m);
  return argument;
}
static void *set(void *argument) {
  pthread_rwlock_wrlock(&m);
#ifndef NEVER
  x = 1;
#endif
  pthread_rwlock_unlock(&m);
  return argument;
}
RUN2(, poll, set, )
