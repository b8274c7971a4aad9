// expect: sc FAIL deadlock; tso FAIL deadlock; pso FAIL deadlock
// expect -DRIGHT: sc PASS; tso PASS; pso PASS
// The flag is looked at without the mutex, so the signal may come before the wait.
#include "waiting.h"
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static atomic_int ready;
static void *wait(void *argument) {
#ifdef RIGHT
  pthread_mutex_lock(&m);
  while (!ready) pthread_cond_wait(&c, &m);
  pthread_mutex_unlock(&m);
#else
  while (!ready) {
    pthread_mutex_lock(&m);
    pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
  }
#endif
  return argument;
}
static void *set(void *argument) {
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return argument;
}
RUN2(, wait, set, )
