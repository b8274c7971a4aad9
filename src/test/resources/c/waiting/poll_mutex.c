// expect -DKIND=PTHREAD_MUTEX_NORMAL: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DKIND=PTHREAD_MUTEX_RECURSIVE: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DKIND=PTHREAD_MUTEX_ERRORCHECK: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DKIND=PTHREAD_MUTEX_NORMAL -DRIGHT: sc PASS; tso PASS; pso PASS
// expect -DKIND=PTHREAD_MUTEX_RECURSIVE -DRIGHT: sc PASS; tso PASS; pso PASS
// The mutex is let go and taken again until x is set. The assertion fails if poll comes first.
#include "waiting.h"
static pthread_mutex_t m;
static int x, first;
static void setup(void) {
  pthread_mutexattr_t a;
  pthread_mutexattr_init(&a);
  pthread_mutexattr_settype(&a, KIND);
  pthread_mutex_init(&m, &a);
}
static void *poll(void *argument) {
  pthread_mutex_lock(&m);
  first = !x;
  while (!x) {
    pthread_mutex_unlock(&m);
    pthread_mutex_lock(&m);
  }
#ifdef RIGHT
  assert(x == 1);
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
