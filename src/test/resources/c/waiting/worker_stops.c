// expect: sc PASS; tso PASS; pso PASS
// expect -DUNDONE: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DDEAF: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// A worker looks for a job and for the end, under a mutex. UNDONE: it may stop with a job left.
// DEAF: nobody tells it to stop.
#include "waiting.h"
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int job, done, stop;
static void *work(void *argument) {
  for (int end = 0; !end;) {
    pthread_mutex_lock(&m);
#ifdef UNDONE
    end = stop;
    if (!end && job) {
#else
    end = stop && !job;
    if (job) {
#endif
      job = 0;
      done++;
    }
    pthread_mutex_unlock(&m);
  }
  assert(done == 1);
  return argument;
}
static void *order(void *argument) {
  pthread_mutex_lock(&m);
  job = 1;
  pthread_mutex_unlock(&m);
#ifndef DEAF
  pthread_mutex_lock(&m);
  stop = 1;
  pthread_mutex_unlock(&m);
#endif
  return argument;
}
RUN2(, work, order, )
