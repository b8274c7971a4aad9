// expect: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DLONG: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DSTUCK: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// The assertion is reached only after both have polled for what the other does in between.
#include "waiting.h"
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int phase;
static void until(int value) {
  while (phase != value) {
    pthread_mutex_unlock(&m);
    pthread_mutex_lock(&m);
  }
}
static void *asks(void *argument) {
  pthread_mutex_lock(&m);
  phase = 1;
  until(2);
#ifdef LONG
  phase = 3;
  until(4);
#endif
  assert(0);
  return argument;
}
static void *answers(void *argument) {
  pthread_mutex_lock(&m);
  until(1);
#ifdef STUCK
  phase = 3;
#else
  phase = 2;
#endif
#ifdef LONG
  until(3);
  phase = 4;
#endif
  pthread_mutex_unlock(&m);
  return argument;
}
RUN2(, asks, answers, )
