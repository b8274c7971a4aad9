// expect: sc PASS; tso PASS; pso PASS
// expect -DBUG: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// Waits for both bytes by one load of two.
#include "waiting.h"
#include <stdint.h>
static union { _Atomic uint16_t both; _Atomic uint8_t one[2]; } u;
static void *wait(void *a) {
#ifdef BUG
  while (!u.both) ;
#else
  while (u.both != 0x0101) ;
#endif
  assert(u.one[0] && u.one[1]);
  return a;
}
static void *set(void *a) {
  u.one[0] = 1;
  u.one[1] = 1;
  return a;
}
RUN2(, wait, set, )
