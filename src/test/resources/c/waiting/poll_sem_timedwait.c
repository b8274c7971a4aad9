// expect: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DRIGHT: sc PASS; tso PASS; pso PASS
// expect -DNEVER: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// Polling under a semaphore that is waited for with a limit.
#include "waiting.h"
static sem_t m;
static void lock(void) {
  struct timespec end = {1, 0};
  while (sem_timedwait(&m, &end)) ;
}
static atomic_int x, first;
static void *poll(void *argument) {
  lock();
  first = !x;
  while (!x) {
    sem_post(&m);
    lock();
  }
#ifdef RIGHT
  assert(x == 1);
#else
  assert(!first);
#endif
  sem_post(&m);
  return argument;
}
static void *set(void *argument) {
  sem_wait(&m);
#ifndef NEVER
  x = 1;
#endif
  sem_post(&m);
  return argument;
}
RUN2(sem_init(&m, 0, 1), poll, set, )
