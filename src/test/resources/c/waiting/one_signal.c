// expect: sc FAIL deadlock; tso FAIL deadlock; pso FAIL deadlock
// expect -DALL: sc PASS; tso PASS; pso PASS
// expect -DALL -DIF: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// Two wait, one is woken (ALL: both). IF: who is woken does not look again, and both take one item.
#include "waiting.h"
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int items;
static void *take(void *argument) {
  pthread_mutex_lock(&m);
#ifdef IF
  if (items == 0) pthread_cond_wait(&c, &m);
  assert(items > 0);
  items--;
#else
  while (items == 0) pthread_cond_wait(&c, &m);
#endif
  pthread_mutex_unlock(&m);
  return argument;
}
static void *put(void *argument) {
  pthread_mutex_lock(&m);
  items = 1;
#ifdef ALL
  pthread_cond_broadcast(&c);
#else
  pthread_cond_signal(&c);
#endif
  pthread_mutex_unlock(&m);
  return argument;
}
RUN3(, take, take, put, )
