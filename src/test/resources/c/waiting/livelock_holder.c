// expect: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// expect -DOPEN: sc PASS; tso PASS; pso PASS
// One spins with the mutex held, the other needs the mutex to set the flag. OPEN: it does not hold it.
#include "waiting.h"
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int flag;
static void *wait(void *argument) {
  pthread_mutex_lock(&m);
#ifdef OPEN
  pthread_mutex_unlock(&m);
#endif
  while (!flag) ;
#ifndef OPEN
  pthread_mutex_unlock(&m);
#endif
  return argument;
}
static void *set(void *argument) {
  pthread_mutex_lock(&m);
  flag = 1;
  pthread_mutex_unlock(&m);
  return argument;
}
RUN2(, wait, set, )
