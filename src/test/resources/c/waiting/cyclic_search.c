// expect -DSTART=0: sc PASS; tso PASS; pso PASS
// expect -DSTART=5: sc PASS; tso PASS; pso PASS
// expect -DSTART=20: sc PASS; tso PASS; pso PASS
// expect -DSTART=5 -DMASK: sc PASS; tso PASS; pso PASS
// expect -DSTART=5 -DEMPTY: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// expect -DSTART=5 -DNARROW: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DSTART=5 -DSKIP: sc PASS; tso PASS; pso PASS
// A thread searches a table round and round, so its states repeat only after 64 rounds. With SKIP
// the round in which the index is 0 has no event, so the states of other rounds must be compared.
#include "waiting.h"
#define SIZE 64
static atomic_int table[SIZE];
static void *search(void *unused) {
  unsigned slot = START;
  while (
#ifdef SKIP
      slot == 0 ||
#endif
      !atomic_load(&table[slot])) {
#ifdef MASK
    slot = (slot + 1) & (SIZE - 1);
#else
    slot = (slot + 1) % SIZE;
#endif
  }
#ifdef NARROW
  assert(slot == 7);
#else
  assert(slot == 7 || slot == 9);
#endif
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
