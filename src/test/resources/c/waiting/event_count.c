// expect: sc PASS; tso PASS; pso PASS
// expect -DBUG: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// An event count: read the epoch, test, wait until the epoch has changed.
#include "waiting.h"
static atomic_int epoch, item;
static void *wait(void *a) {
  for (;;) {
#ifdef BUG
    if (item) break;
    int e = epoch;
#else
    int e = epoch;
    if (item) break;
#endif
    while (epoch == e) ;
  }
  assert(item == 1);
  return a;
}
static void *set(void *a) {
  item = 1;
  atomic_fetch_add(&epoch, 1);
  return a;
}
RUN2(, wait, set, )
