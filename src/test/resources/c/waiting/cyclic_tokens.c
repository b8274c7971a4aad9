// expect: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// expect -DSTOP: sc PASS; tso PASS; pso PASS
// Two threads pass a token for ever, each with an index of its own; the indexes are never 0 at the
// same time. So the whole state repeats, but no thread finds the other one at index 0.
#include "waiting.h"
#define SIZE 64
static sem_t full, empty;
static atomic_int seen[SIZE], mine, yours;
static void *put(void *argument) {
  for (unsigned i = 0;; i = (i + 1) % SIZE) {
    sem_wait(&empty);
    atomic_exchange(&seen[i], 1);
    sem_post(&full);
    atomic_exchange(&mine, 0);
  }
  return argument;
}
static void *get(void *argument) {
  for (unsigned i = 3;; i = (i + 1) % SIZE) {
    sem_wait(&full);
    atomic_exchange(&seen[i], 1);
    sem_post(&empty);
    atomic_exchange(&yours, 0);
  }
  return argument;
}
int main(void) {
  pthread_t s, t;
  sem_init(&full, 0, 0);
  sem_init(&empty, 0, 1);
  pthread_create(&s, 0, put, 0);
  pthread_create(&t, 0, get, 0);
#ifndef STOP
  pthread_join(s, 0);
#endif
  return 0;
}
