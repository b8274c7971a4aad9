// expect: sc PASS; tso PASS; pso PASS
// expect -DBUG: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DNEVER: sc PASS; tso PASS; pso PASS
// Each round chooses which flag to look at; with NEVER a choice is the only way out.
#include "waiting.h"
_Bool __VERIFIER_nondet_bool(void);
static atomic_int x, y, which;
static void *wait(void *a) {
  for (;;) {
    if (__VERIFIER_nondet_bool()) {
      if (x) break;
    } else {
      if (y) {
        which = 1;
        break;
      }
#ifdef NEVER
      break;
#endif
    }
  }
#ifdef BUG
  assert(!which);
#endif
  return a;
}
static void *set(void *a) {
#ifndef NEVER
  x = 1;
  y = 1;
#endif
  return a;
}
RUN2(, wait, set, )
