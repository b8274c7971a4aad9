// expect: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// A thread waits until another one has gone round a table more than once.
#include "waiting.h"
#define SIZE 64
static atomic_int table[SIZE], rounds;
static void *work(void *argument) {
  unsigned slot = 0;
  while (!atomic_load(&table[slot])) {
    if (atomic_fetch_add(&rounds, 1) == 99) break;
    slot = (slot + 1) % SIZE;
  }
  return argument;
}
static void *observe(void *argument) {
  while (atomic_load(&rounds) != 100) ;
  assert(0);
  return argument;
}
RUN2(, work, observe, )
