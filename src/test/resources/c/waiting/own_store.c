// expect: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// expect -DREACHED: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// One waits for its own store to be overwritten, which it finds in its buffer at first. The other
// waits for the same location.
#include "waiting.h"
static atomic_int x;
static void *first(void *argument) {
  WRITE(x, 1);
  while (READ(x) == 1) ;
#ifdef REACHED
  assert(0);
#endif
  return argument;
}
static void *second(void *argument) {
  WRITE(x, 2);
  return argument;
}
RUN2(, first, second, )
