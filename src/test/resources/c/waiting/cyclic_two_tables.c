// expect: sc PASS; tso PASS; pso PASS
// expect -DEMPTY: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// expect -DBUG: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// Two tables of different sizes are searched in step; the whole state repeats after 320 rounds.
#include "waiting.h"
static atomic_int a[64], b[80];
static void *search(void *argument) {
  unsigned i = 60, j = 77;
  while (!atomic_load(&a[i]) && !atomic_load(&b[j])) {
    i = (i + 1) % 64;
    j = (j + 1) % 80;
  }
#ifdef BUG
  assert(j != 79 || i != 14);
#endif
  assert(i < 64 && j < 80);
  return argument;
}
static void *set(void *argument) {
#ifndef EMPTY
  atomic_store(&b[79], 1);
#endif
  return argument;
}
RUN2(, search, set, )
