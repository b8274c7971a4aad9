// expect: sc PASS; tso PASS; pso PASS
// expect -DTHREE: sc PASS; tso PASS; pso PASS
// expect -DREUSED: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// expect -DLATE: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// A barrier that is used twice. REUSED: without a sense that changes, a thread that is late may
// miss the moment at which all have come. LATE: the sense changes before the last one has come.
#include "waiting.h"
#ifdef THREE
#define N 3
#else
#define N 2
#endif
static atomic_int count, sense, step[3];
static void barrier(int *mine) {
#ifdef REUSED
  atomic_fetch_add(&count, 1);
  while (count != N) ;
  count = 0;
#else
  *mine = !*mine;
#ifdef LATE
  if (atomic_fetch_add(&count, 1) == N - 2) {
#else
  if (atomic_fetch_add(&count, 1) == N - 1) {
#endif
    count = 0;
    sense = *mine;
  } else {
    while (sense != *mine) ;
  }
#endif
}
static void *thread(void *argument) {
  int mine = 0;
  for (int i = 1; i <= 2; i++) {
    step[ME] = i;
    barrier(&mine);
#ifndef REUSED
    assert(step[(ME + 1) % N] >= i);
#endif
  }
  return argument;
}
#ifdef THREE
RUN3(, thread, thread, thread, )
#else
RUN2(, thread, thread, )
#endif
