// expect: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// expect -DCOUNT: sc PASS; tso PASS; pso PASS
// Two events, told by one flag: the second may be lost. A counter forgets none.
#include "waiting.h"
static atomic_int events;
static void *send(void *argument) {
  for (int i = 0; i < 2; i++) {
#ifdef COUNT
    atomic_fetch_add(&events, 1);
#else
    events = 1;
#endif
  }
  return argument;
}
static void *receive(void *argument) {
  for (int i = 0; i < 2; i++) {
    while (events == 0) ;
#ifdef COUNT
    atomic_fetch_sub(&events, 1);
#else
    events = 0;
#endif
  }
  return argument;
}
RUN2(, send, receive, )
