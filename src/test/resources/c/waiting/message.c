// expect: sc PASS; tso PASS; pso FAIL assertion
// runs: sc 1; tso 1
// expect -DRELEASE_STORE: sc PASS; tso PASS; pso PASS
// expect -DFENCE_BETWEEN: sc PASS; tso PASS; pso PASS
// Data, then a flag; the other waits for the flag.
#include "waiting.h"
static atomic_int data, flag;
static void *send(void *argument) {
  WRITE(data, 1);
#if defined RELEASE_STORE
  RELEASE(flag, 1);
#elif defined FENCE_BETWEEN
  FENCE();
  WRITE(flag, 1);
#else
  WRITE(flag, 1);
#endif
  return argument;
}
static void *receive(void *argument) {
  while (!READ(flag)) ;
  assert(READ(data) == 1);
  return argument;
}
RUN2(, send, receive, )
