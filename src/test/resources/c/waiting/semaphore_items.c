// expect: sc PASS; tso PASS; pso PASS
// expect -DBINARY: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// Items are counted by a semaphore that is tried until there is one. BINARY: the second item is lost
// if the first was not taken yet.
#include "waiting.h"
static sem_t items;
static atomic_int flag;
static void *put(void *argument) {
  for (int i = 0; i < 2; i++) {
#ifdef BINARY
    int none = 0;
    if (atomic_compare_exchange_strong(&flag, &none, 1)) sem_post(&items);
#else
    sem_post(&items);
#endif
  }
  return argument;
}
static void *take(void *argument) {
  for (int i = 0; i < 2; i++) {
    while (sem_trywait(&items)) sched_yield();
    flag = 0;
  }
  return argument;
}
RUN2(sem_init(&items, 0, 0), put, take, )
