// expect: sc PASS; tso PASS; pso PASS
// expect -DBUG: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// A lock that waits by yielding on a state word of three values (Drepper's mutex2 without the kernel).
#include "waiting.h"
static atomic_int word;
static int inside;
static void lock(void) {
  int c = 0;
  if (atomic_compare_exchange_strong(&word, &c, 1)) return;
  if (c != 2) c = atomic_exchange(&word, 2);
  while (c != 0) {
    while (READ(word) == 2) sched_yield();
    c = atomic_exchange(&word, 2);
  }
}
static void unlock(void) {
#ifdef BUG
  if (atomic_fetch_sub(&word, 1) != 1) { }
#else
  if (atomic_fetch_sub(&word, 1) != 1) word = 0;
#endif
}
static void *work(void *a) {
  lock();
  inside++;
  assert(inside == 1);
  inside--;
  unlock();
  return a;
}
RUN2(, work, work, )
