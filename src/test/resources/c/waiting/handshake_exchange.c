// expect: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// runs: sc 4
// expect -DOTHER: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// A slot that changes hands by compare-and-swap. OTHER: the answer is one that nobody waits for.
#include "waiting.h"
static atomic_int slot;
static void swap(int from, int to) {
  int expected;
  do expected = from;
  while (!atomic_compare_exchange_strong(&slot, &expected, to));
}
static void *asks(void *argument) {
  swap(0, 1);
  swap(2, 3);
  assert(0);
  return argument;
}
static void *answers(void *argument) {
#ifdef OTHER
  swap(1, 4);
#else
  swap(1, 2);
#endif
  return argument;
}
RUN2(, asks, answers, )
