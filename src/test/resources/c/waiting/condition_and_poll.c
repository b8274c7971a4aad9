// expect: sc PASS; tso PASS; pso PASS
// expect -DSILENT: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// One waits for a condition, one polls with trylock for what the first does then. SILENT: nobody is
// told, so one is blocked and one goes round.
#include "waiting.h"
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int told, answered;
static void *wait(void *argument) {
  pthread_mutex_lock(&m);
  while (!told) pthread_cond_wait(&c, &m);
  answered = 1;
  pthread_mutex_unlock(&m);
  return argument;
}
static void *tell(void *argument) {
  pthread_mutex_lock(&m);
  told = 1;
#ifndef SILENT
  pthread_cond_signal(&c);
#endif
  pthread_mutex_unlock(&m);
  for (int seen = 0; !seen;) {
    if (pthread_mutex_trylock(&m)) continue;
    seen = answered;
    pthread_mutex_unlock(&m);
  }
  return argument;
}
RUN2(, wait, tell, )
