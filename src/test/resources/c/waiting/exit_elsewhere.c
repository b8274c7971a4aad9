// expect: sc PASS; tso PASS; pso PASS
// expect --liveness all --: sc PASS; tso PASS; pso PASS
// expect --liveness safety --: sc PASS; tso PASS; pso PASS
// expect --liveness all -- -DRETURN: sc PASS; tso PASS; pso PASS
// expect -DNEVER: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// expect --liveness all -- -DNEVER -DRETURN: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// A thread that polls under a mutex ends the process, and so another one that waits for ever.
#include "waiting.h"
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int never, ready;
static void *forever(void *argument) {
  while (!never) ;
  return argument;
}
static void *quit(void *argument) {
  pthread_mutex_lock(&m);
  while (!ready) {
    pthread_mutex_unlock(&m);
    pthread_mutex_lock(&m);
  }
  pthread_mutex_unlock(&m);
  exit(0);
}
int main(void) {
  pthread_t s, t;
  pthread_create(&s, 0, forever, 0);
  pthread_create(&t, 0, quit, 0);
#ifndef NEVER
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_mutex_unlock(&m);
#endif
#ifndef RETURN
  pthread_join(s, 0);
#endif
  return 0;
}
