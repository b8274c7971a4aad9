// expect: sc PASS; tso PASS; pso PASS
// runs: sc 2; tso 2; pso 2
// expect -DSKIP: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// Three threads take turns, twice. SKIP: one passes the turn to the wrong one.
#include "waiting.h"
static atomic_int turn, order;
static void *thread(void *argument) {
  for (int i = 0; i < 2; i++) {
    while (turn != ME) ;
#ifdef SKIP
    turn = i == 0 && ME == 0 ? 1 : (ME + 2) % 3;
#else
    assert(order == 3 * i + ME);
    order = order + 1;
    turn = (ME + 1) % 3;
#endif
  }
  return argument;
}
RUN3(, thread, thread, thread, )
