// expect: sc PASS or UNKNOWN; tso PASS or UNKNOWN; pso PASS or UNKNOWN
// expect -DREACHED: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// A round prints; whether it may be left out is a matter of taste, but nothing may be lost.
#include "waiting.h"
#include <stdio.h>
static atomic_int ready;
static void *wait(void *argument) {
  int looked = 0;
  while (!ready) {
    looked = 1;
    printf("not yet\n");
  }
#ifdef REACHED
  assert(!looked);
#endif
  return argument;
}
static void *set(void *argument) { ready = 1; return argument; }
RUN2(, wait, set, )
