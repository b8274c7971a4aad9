// expect: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// expect -DREACHED: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// As two_locations.c, but only an old x and a new y end the loop, and they cannot be seen later.
#include "waiting.h"
static atomic_int x, y;
static void *wait(void *argument) {
  int a, b;
  do {
    a = x;
    b = y;
  } while (a != 0 || b != 1);
#ifdef REACHED
  assert(0);
#endif
  return argument;
}
static void *set(void *argument) {
  x = 1;
  y = 1;
  return argument;
}
RUN2(, wait, set, )
