// expect: sc PASS; tso PASS; pso PASS
// expect -DONE: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// expect -DTAKEN: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// Waits by reading the count of a semaphore. With TAKEN it is 2 for a moment only.
#include "waiting.h"
static sem_t items;
static void *look(void *argument) {
  int count;
  do sem_getvalue(&items, &count);
  while (count < 2);
  return argument;
}
static void *post(void *argument) {
  sem_post(&items);
#ifndef ONE
  sem_post(&items);
#endif
#ifdef TAKEN
  sem_wait(&items);
#endif
  return argument;
}
RUN2(sem_init(&items, 0, 0), look, post, )
