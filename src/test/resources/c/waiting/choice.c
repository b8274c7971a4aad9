// expect: sc PASS; tso PASS; pso PASS
// expect -DREACHED: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// A round decides by chance what to look at.
#include "waiting.h"
_Bool __VERIFIER_nondet_bool(void);
static atomic_int x, y;
static void *wait(void *argument) {
  for (;;) {
    if (__VERIFIER_nondet_bool()) {
      if (x) break;
    } else if (y) {
#ifdef REACHED
      assert(x);
#endif
      break;
    }
  }
  return argument;
}
static void *set(void *argument) {
  x = 1;
  y = 1;
  x = 0;
  return argument;
}
RUN2(, wait, set, )
