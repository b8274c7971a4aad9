// expect: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// expect -DREACHED: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DLOOP: sc PASS; tso PASS; pso PASS
// A round changes x and changes it back; who looks in between sets what is waited for. If that one
// looks once only, it may miss it. LOOP: it looks until it sees it.
#include "waiting.h"
static atomic_int go, x;
static void *wait(void *argument) {
  int seen;
  do {
    seen = go;
    x = 1;
    x = 0;
  } while (!seen);
#ifdef REACHED
  assert(0);
#endif
  return argument;
}
static void *observe(void *argument) {
#ifdef LOOP
  while (!x) ;
  go = 1;
#else
  if (x) go = 1;
#endif
  return argument;
}
RUN2(, wait, observe, )
