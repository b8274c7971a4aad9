// expect: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// Three pollers hand a mutex round for ever, and nobody sets x.
#include "waiting.h"
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;
static void *poll(void *argument) {
  pthread_mutex_lock(&m);
  while (!x) {
    pthread_mutex_unlock(&m);
    pthread_mutex_lock(&m);
  }
  pthread_mutex_unlock(&m);
  return argument;
}
RUN3(, poll, poll, poll, )
