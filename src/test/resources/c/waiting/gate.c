// expect: sc PASS; tso PASS; pso PASS
// runs: sc 4
// expect -DEARLY: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// Two threads say that they have come and wait; the third opens when both are there (EARLY: one).
#include "waiting.h"
static atomic_int arrived, open;
static void *guest(void *argument) {
  atomic_fetch_add(&arrived, 1);
  while (!open) ;
  assert(arrived == 2);
  return argument;
}
static void *porter(void *argument) {
#ifdef EARLY
  while (arrived < 1) ;
#else
  while (arrived < 2) ;
#endif
  open = 1;
  return argument;
}
RUN3(, guest, guest, porter, )
