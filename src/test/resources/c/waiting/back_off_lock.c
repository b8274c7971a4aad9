// expect: sc PASS; tso PASS; pso PASS
// expect -DUNLOCKED: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// A lock that is tried less and less often. UNLOCKED: after the third try it is simply taken.
#include "waiting.h"
static atomic_flag taken = ATOMIC_FLAG_INIT;
static int data;
static void *thread(void *argument) {
  int delay = 1;
  while (atomic_flag_test_and_set(&taken)) {
    for (int i = 0; i < delay; i++) ;
    if (delay < 4) delay <<= 1;
#ifdef UNLOCKED
    else break;
#endif
  }
  data++;
  atomic_flag_clear(&taken);
  return argument;
}
RUN2(, thread, thread, assert(data == 2))
