// expect: sc PASS; tso PASS; pso PASS
// expect -DEMPTY: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// In the round with index 0 the thread looks at its own memory, which is no event.
#include "waiting.h"
#define SIZE 64
static atomic_int table[SIZE];
static void *search(void *argument) {
  volatile int own[SIZE];
  for (int i = 0; i < SIZE; i++) own[i] = 0;
  unsigned slot = 5;
  while (slot == 0 ? !own[ME] : !atomic_load(&table[slot])) slot = (slot + 1) % SIZE;
  assert(slot == 7 || slot == 9);
  return NULL;
}
int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, search, NULL);
#ifndef EMPTY
  atomic_store(&table[9], 1);
  atomic_store(&table[7], 1);
#endif
  pthread_join(thread, NULL);
  return 0;
}
