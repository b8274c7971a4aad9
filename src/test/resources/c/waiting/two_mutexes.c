// expect: sc PASS; tso PASS; pso PASS
// expect -DSTUBBORN: sc FAIL deadlock; tso FAIL deadlock; pso FAIL deadlock
// Two mutexes in opposite orders; who does not get the second lets the first go and tries again. They
// may do so in step for ever, but need not. STUBBORN: it waits instead.
#include "waiting.h"
static pthread_mutex_t m[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static int data;
static void *thread(void *argument) {
#ifdef STUBBORN
  pthread_mutex_lock(&m[ME]);
  pthread_mutex_lock(&m[1 - ME]);
#else
  for (;;) {
    pthread_mutex_lock(&m[ME]);
    if (!pthread_mutex_trylock(&m[1 - ME])) break;
    pthread_mutex_unlock(&m[ME]);
  }
#endif
  data++;
  pthread_mutex_unlock(&m[1 - ME]);
  pthread_mutex_unlock(&m[ME]);
  return argument;
}
RUN2(, thread, thread, assert(data == 2))
