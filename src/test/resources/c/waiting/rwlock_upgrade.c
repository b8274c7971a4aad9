// expect: sc PASS; tso PASS; pso PASS
// expect -DSTUCK: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// Readers that want to write try for the write lock; with STUCK they keep their read lock.
#include "waiting.h"
static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER; static int n;
static void *work(void *a) {
  for (;;) {
    pthread_rwlock_rdlock(&l);
#ifdef STUCK
    while (pthread_rwlock_trywrlock(&l)) sched_yield();
    break;
#else
    pthread_rwlock_unlock(&l);
    if (!pthread_rwlock_trywrlock(&l)) break;
#endif
  }
  n++;
  pthread_rwlock_unlock(&l);
  return a;
}
RUN2(, work, work, assert(n == 2))
