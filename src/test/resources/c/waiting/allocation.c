// expect: sc PASS or UNKNOWN; tso PASS or UNKNOWN; pso PASS or UNKNOWN
// expect -DREACHED: sc FAIL assertion or UNKNOWN; tso FAIL assertion or UNKNOWN; pso FAIL assertion or UNKNOWN
// A round allocates and frees.
#include "waiting.h"
static atomic_int ready;
static void *wait(void *argument) {
  int looked = 0;
  while (!ready) {
    looked = 1;
    int *p = malloc(sizeof *p);
    *p = 1;
    free(p);
  }
#ifdef REACHED
  assert(!looked);
#endif
  return argument;
}
static void *set(void *argument) { ready = 1; return argument; }
RUN2(, wait, set, )
