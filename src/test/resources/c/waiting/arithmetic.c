// expect: sc PASS; tso PASS; pso PASS
// expect -DSHORT: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DODD: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// Tests with arithmetic over three locations. SHORT: the sum is there before the product. ODD: the
// sum passes by the value that is waited for.
#include "waiting.h"
static atomic_int x, y, z;
static void *wait(void *argument) {
#if defined SHORT
  while (x + y < 2) ;
  assert(x * y == 2);
#elif defined ODD
  while ((x ^ y ^ z) != 1) ;
#else
  while (x + 2 * y + 4 * z != 11) ;
  assert((x | y) == 3);
#endif
  return argument;
}
static void *set(void *argument) {
  x = 1;
  y = 1;
  y = 2;
  z = 1;
  x = 3;
  return argument;
}
RUN2(, wait, set, )
