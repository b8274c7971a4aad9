// expect: sc PASS; tso PASS; pso PASS
// expect -DNEVER: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// expect -DBUG: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// Tries to join a thread until it has ended.
#define _GNU_SOURCE
#include "waiting.h"
#include <errno.h>
static atomic_int y;
static int data;
static void *work(void *a) {
#ifdef NEVER
  while (!y) ;
#endif
  data = 1;
  return a;
}
int main(void) {
  pthread_t t;
  int tries = 0;
  pthread_create(&t, 0, work, 0);
  while (pthread_tryjoin_np(t, 0) == EBUSY) {
    tries = 1;
    sched_yield();
  }
  assert(data == 1);
#ifdef BUG
  assert(!tries);
#endif
  return 0;
}
