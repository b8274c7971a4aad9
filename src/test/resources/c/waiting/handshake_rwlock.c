// expect: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DREADER: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// As handshake_mutex.c. READER: one of the two keeps a lock for reading, so the other never writes.
#include "waiting.h"
static pthread_rwlock_t m = PTHREAD_RWLOCK_INITIALIZER;
static int phase;
static void *asks(void *argument) {
  pthread_rwlock_wrlock(&m);
  phase = 1;
  pthread_rwlock_unlock(&m);
  pthread_rwlock_rdlock(&m);
  while (phase != 2) {
#ifndef READER
    pthread_rwlock_unlock(&m);
    pthread_rwlock_rdlock(&m);
#endif
  }
#ifndef READER
  assert(0);
#endif
  pthread_rwlock_unlock(&m);
  return argument;
}
static void *answers(void *argument) {
  pthread_rwlock_wrlock(&m);
  while (phase != 1) {
    pthread_rwlock_unlock(&m);
    pthread_rwlock_wrlock(&m);
  }
  phase = 2;
  pthread_rwlock_unlock(&m);
  return argument;
}
RUN2(, asks, answers, )
