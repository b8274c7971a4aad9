// expect: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// expect -DREACHED: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// A round locks and unlocks for nothing, but another thread's trylock can see that: only if it fails is
// x set. If it does not fail, the first one goes round for ever.
#include "waiting.h"
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int x;
static void *wait(void *argument) {
  int seen;
  do {
    seen = x;
    pthread_mutex_lock(&m);
    pthread_mutex_unlock(&m);
  } while (!seen);
#ifdef REACHED
  assert(0);
#endif
  return argument;
}
static void *observe(void *argument) {
  if (pthread_mutex_trylock(&m)) x = 1;
  else pthread_mutex_unlock(&m);
  return argument;
}
RUN2(, wait, observe, )
