// expect: sc PASS; tso PASS; pso PASS
// expect -DFORGOTTEN: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// -1: a writer; n: so many readers; all by compare-and-swap. FORGOTTEN: a reader does not go.
#include "waiting.h"
static atomic_int state, a, b;
static void *reader(void *argument) {
  int n;
  do {
    while ((n = state) < 0) ;
  } while (!atomic_compare_exchange_strong(&state, &n, n + 1));
  int x = a;
  assert(b == x);
#ifndef FORGOTTEN
  atomic_fetch_sub(&state, 1);
#endif
  return argument;
}
static void *writer(void *argument) {
  int free;
  do free = 0;
  while (!atomic_compare_exchange_weak(&state, &free, -1));
  a = 1;
  b = 1;
  state = 0;
  return argument;
}
RUN3(, reader, reader, writer, )
