// expect: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// expect -DFREE: sc PASS; tso PASS; pso PASS
// A mutex that its holder never lets go (FREE: it does), tried again and again.
#include "waiting.h"
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *hold(void *argument) {
  pthread_mutex_lock(&m);
#ifdef FREE
  pthread_mutex_unlock(&m);
#endif
  return argument;
}
static void *try(void *argument) {
  while (pthread_mutex_trylock(&m)) sched_yield();
  pthread_mutex_unlock(&m);
  return argument;
}
RUN2(, hold, try, )
