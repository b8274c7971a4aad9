// expect: sc PASS; tso PASS; pso PASS
// expect -DREACHED: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// Each alone goes round for ever, but together they can end: one locks for a moment, the other tries
// until it fails.
#include "waiting.h"
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int x;
static void *wait(void *argument) {
  while (!x) {
    pthread_mutex_lock(&m);
    pthread_mutex_unlock(&m);
  }
#ifdef REACHED
  assert(0);
#endif
  return argument;
}
static void *observe(void *argument) {
  while (!pthread_mutex_trylock(&m)) pthread_mutex_unlock(&m);
  x = 1;
  return argument;
}
RUN2(, wait, observe, )
