// expect: sc PASS; tso PASS; pso PASS
// expect -DUNCHECKED: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// A place for one item, polled under a mutex by both sides. UNCHECKED: the producer does not look.
#include "waiting.h"
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int full, item;
static void *put(void *argument) {
  for (int i = 1; i <= 2; i++) {
    pthread_mutex_lock(&m);
#ifndef UNCHECKED
    while (full) {
      pthread_mutex_unlock(&m);
      sched_yield();
      pthread_mutex_lock(&m);
    }
#endif
    item = i;
    full = 1;
    pthread_mutex_unlock(&m);
  }
  return argument;
}
static void *take(void *argument) {
  for (int i = 1; i <= 2; i++) {
    pthread_mutex_lock(&m);
    while (!full) {
      pthread_mutex_unlock(&m);
      sched_yield();
      pthread_mutex_lock(&m);
    }
    assert(item == i);
    full = 0;
    pthread_mutex_unlock(&m);
  }
  return argument;
}
RUN2(, put, take, )
