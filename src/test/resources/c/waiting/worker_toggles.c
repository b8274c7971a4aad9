// expect: sc PASS; tso PASS; pso PASS
// expect -DBOTH: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// A thread that goes round for ever and changes memory in each round, until main returns.
#include "waiting.h"
static atomic_int x;
static void *toggle(void *argument) {
  for (;;) {
    x = 1;
    x = 0;
  }
  return argument;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, toggle, 0);
  int a = x, b = x;
#ifdef BOTH
  assert(!a || b);
#else
  assert(a + b <= 2);
#endif
  return 0;
}
