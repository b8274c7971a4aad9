// expect: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DHELD: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// A recursive mutex that is taken twice in each round. HELD: it is never free in between, so the
// other one never gets it.
#include "waiting.h"
static pthread_mutex_t m;
static int x, first;
static void setup(void) {
  pthread_mutexattr_t a;
  pthread_mutexattr_init(&a);
  pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&m, &a);
}
static void *poll(void *argument) {
  pthread_mutex_lock(&m);
#ifdef HELD
  pthread_mutex_lock(&m);
#endif
  first = !x;
  while (!x) {
    pthread_mutex_unlock(&m);
    pthread_mutex_lock(&m);
    pthread_mutex_lock(&m);
    pthread_mutex_unlock(&m);
  }
#ifdef HELD
  pthread_mutex_unlock(&m);
#else
  assert(!first);
#endif
  pthread_mutex_unlock(&m);
  return argument;
}
static void *set(void *argument) {
  pthread_mutex_lock(&m);
  x = 1;
  pthread_mutex_unlock(&m);
  return argument;
}
RUN2(setup(), poll, set, )
