// expect: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DSILENT: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// A semaphore is given and taken back in each round; somebody else may have it in between.
#include "waiting.h"
static sem_t a, b;
static atomic_int y;
static void *gives(void *argument) {
  for (;;) {
    if (y == 1) {
      sem_post(&b);
      return argument;
    }
    sem_post(&a);
    sem_wait(&a);
  }
}
static void *takes(void *argument) {
  sem_wait(&a);
#ifndef SILENT
  y = 1;
#endif
  sem_post(&a);
  sem_wait(&b);
  assert(0);
  return argument;
}
RUN2(sem_init(&a, 0, 0); sem_init(&b, 0, 0), gives, takes, )
