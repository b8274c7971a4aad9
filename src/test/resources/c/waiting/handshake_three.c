// expect: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// Three threads poll for their numbers under one mutex; the assertion is behind a full circle.
#include "waiting.h"
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int phase;
static void *thread(void *argument) {
  pthread_mutex_lock(&m);
  while (phase != ME) {
    pthread_mutex_unlock(&m);
    pthread_mutex_lock(&m);
  }
  phase++;
  if (ME == 0) {
    while (phase != 3) {
      pthread_mutex_unlock(&m);
      pthread_mutex_lock(&m);
    }
    assert(0);
  }
  pthread_mutex_unlock(&m);
  return argument;
}
RUN3(, thread, thread, thread, )
