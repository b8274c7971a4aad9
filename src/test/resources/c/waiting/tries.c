// expect: sc PASS; tso PASS; pso PASS
// expect -DFEW: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// A loop that counts its tries is no waiting loop: each round differs. FEW: three looks are all wrong.
#include "waiting.h"
static atomic_int ready;
static void *look(void *argument) {
  int tries = 0;
  while (tries < 3 && !ready) tries++;
#ifdef FEW
  assert(tries < 3);
#else
  assert(tries <= 3);
#endif
  return argument;
}
static void *set(void *argument) { ready = 1; return argument; }
RUN2(, look, set, )
