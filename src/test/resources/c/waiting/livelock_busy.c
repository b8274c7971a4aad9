// expect: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// A thread waits for what only it would do behind the loop; both keep changing something else.
#include "waiting.h"
static atomic_int x, y, end;
static void *self(void *a) {
  while (!x) atomic_fetch_xor(&y, 1);
  x = 1;
  end = 1;
  return a;
}
static void *busy(void *a) {
  while (!end) atomic_fetch_xor(&y, 2);
  return a;
}
RUN2(, self, busy, )
