// expect: sc PASS; tso PASS; pso PASS
// expect -DRELAXED: sc PASS; tso PASS; pso FAIL assertion
// expect -DHASTY: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// Whoever comes first initialises; the others wait until it has (HASTY: only until it has begun).
#include "waiting.h"
static atomic_int state;
static int data;
static void *thread(void *argument) {
  int fresh = 0;
  if (atomic_compare_exchange_strong(&state, &fresh, 1)) {
    data = 1;
#ifdef RELAXED
    WRITE(state, 2);
#else
    RELEASE(state, 2);
#endif
  } else {
#ifdef HASTY
    while (state == 0) ;
#else
    while (state != 2) ;
#endif
  }
  assert(data == 1);
  return argument;
}
RUN3(, thread, thread, thread, )
