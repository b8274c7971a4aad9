// expect: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// expect -DSETTER: sc PASS; tso PASS; pso PASS
// expect -DLAST: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// Two pollers hand a mutex to and fro, and nobody sets x; or main does. LAST: it is wrong that the
// first poller is never the second one to see it.
#include "waiting.h"
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x, seen;
static void *poll(void *argument) {
  pthread_mutex_lock(&m);
  while (!x) {
    pthread_mutex_unlock(&m);
    pthread_mutex_lock(&m);
  }
#ifdef LAST
  assert(ME == 1 || !seen);
#endif
  seen++;
  pthread_mutex_unlock(&m);
  return argument;
}
static void *set(void *argument) {
#if defined SETTER || defined LAST
  pthread_mutex_lock(&m);
  x = 1;
  pthread_mutex_unlock(&m);
#endif
  return argument;
}
RUN3(, poll, poll, set, )
