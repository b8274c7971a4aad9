// expect: sc PASS; tso PASS; pso PASS
// expect -DNO_FENCES: sc PASS; tso FAIL assertion; pso FAIL assertion
// expect -DHASTY: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// As in RCU: the old value is spoilt when no reader can have it any more. HASTY: at once.
#include "waiting.h"
static atomic_int reading[2], current, value[2] = {1, 1};
static void barrier(void) {
#ifndef NO_FENCES
  FENCE();
#endif
}
static void *reader(void *argument) {
  WRITE(reading[ME], 1);
  barrier();
  assert(READ(value[READ(current)]) == 1);
  RELEASE(reading[ME], 0);
  return argument;
}
static void *updater(void *argument) {
  WRITE(current, 1);
  barrier();
#ifndef HASTY
  for (int i = 0; i < 2; i++) while (READ(reading[i])) ;
#endif
  WRITE(value[0], 0);
  return argument;
}
RUN3(, reader, reader, updater, )
