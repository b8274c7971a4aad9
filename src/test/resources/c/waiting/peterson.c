// expect: sc PASS; tso FAIL assertion; pso FAIL assertion
// expect -DFENCES: sc PASS; tso PASS; pso FAIL assertion
// expect -DFENCES -DORDERED: sc PASS; tso PASS; pso PASS
// PSO also has to be told that `interested` comes before `turn`.
#include "waiting.h"
static atomic_int interested[2], turn;
static int data;
static void *thread(void *argument) {
  int other = 1 - ME;
  WRITE(interested[ME], 1);
#ifdef ORDERED
  RELEASE(turn, other);
#else
  WRITE(turn, other);
#endif
#ifdef FENCES
  FENCE();
#endif
  while (READ(interested[other]) && READ(turn) == other) ;
  data++;
  RELEASE(interested[ME], 0);
  return argument;
}
RUN2(, thread, thread, assert(data == 2))
