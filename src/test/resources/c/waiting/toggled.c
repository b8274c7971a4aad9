// expect: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// A thread toggles a flag until told to stop; the other needs it to be 1, 0, 1, 0, 1.
#include "waiting.h"
static atomic_int x, stop;
static void *toggle(void *a) {
  while (!stop) atomic_fetch_xor(&x, 1);
  return a;
}
static void *look(void *a) {
  for (int i = 0; i < 5; i++) {
    if (x != (i + 1) % 2) {
      stop = 1;
      return a;
    }
  }
  stop = 1;
  assert(0);
  return a;
}
RUN2(, toggle, look, )
