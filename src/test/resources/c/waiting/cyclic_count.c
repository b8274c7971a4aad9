// expect: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DRIGHT: sc PASS; tso PASS; pso PASS
// A thread counts visits of each slot. It fails in the second cycle of its index: a cycle changes
// memory, so it cannot be dropped, although the last events before its end could.
#include "waiting.h"
#define SIZE 64
static atomic_int table[SIZE], stop;
static void *work(void *argument) {
  unsigned slot = 0;
  while (!atomic_load(&stop)) {
#ifdef RIGHT
    if (atomic_load(&table[slot]) == 2) break;
#else
    assert(atomic_load(&table[slot]) < 2);
#endif
    atomic_fetch_add(&table[slot], 1);
    slot = (slot + 1) % SIZE;
  }
  return argument;
}
static void *end(void *argument) {
  stop = 1;
  return argument;
}
RUN2(, work, end, )
