// expect: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DRIGHT: sc PASS; tso PASS; pso PASS
// expect -DSIGNAL: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// A condition variable that nobody signals (SIGNAL: somebody does), waited for with a limit.
#include "waiting.h"
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int started, ready, seen;
static void *wait(void *argument) {
  struct timespec end = {1, 0};
  pthread_mutex_lock(&m);
  started = 1;
  while (!ready) pthread_cond_timedwait(&c, &m, &end);
#ifndef RIGHT
  assert(!seen);
#endif
  pthread_mutex_unlock(&m);
  return argument;
}
static void *set(void *argument) {
  pthread_mutex_lock(&m);
  seen = started;
  ready = 1;
#ifdef SIGNAL
  pthread_cond_signal(&c);
#endif
  pthread_mutex_unlock(&m);
  return argument;
}
RUN2(, wait, set, )
