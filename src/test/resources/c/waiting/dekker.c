// expect: sc PASS; tso FAIL assertion; pso FAIL assertion
// expect -DFENCES: sc PASS; tso PASS; pso PASS
// A round takes the own flag back and puts it up again.
#include "waiting.h"
static atomic_int flag[2], turn;
static int data;
static void raise(int me) {
  WRITE(flag[me], 1);
#ifdef FENCES
  FENCE();
#endif
}
static void *thread(void *argument) {
  int other = 1 - ME;
  raise(ME);
  while (READ(flag[other])) {
    if (READ(turn) == other) {
      WRITE(flag[ME], 0);
      while (READ(turn) == other) ;
      raise(ME);
    }
  }
  data++;
  RELEASE(turn, other);
  RELEASE(flag[ME], 0);
  return argument;
}
RUN2(, thread, thread, assert(data == 2))
