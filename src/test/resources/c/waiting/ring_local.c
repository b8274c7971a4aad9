// expect: sc PASS; tso PASS; pso PASS
// expect -DOVERRUN: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// As ring.c, but the other's index is kept in a local variable.
#include "waiting.h"
static atomic_int head, tail;
static int ring[2];
static void *producer(void *argument) {
  int cached = 0;
  for (int i = 0; i < 3; i++) {
#ifndef OVERRUN
    while (i - cached == 2) cached = head;
#endif
    ring[i % 2] = i + 1;
    RELEASE(tail, i + 1);
  }
  return argument;
}
static void *consumer(void *argument) {
  int cached = 0;
  for (int i = 0; i < 3; i++) {
    while (cached == i) cached = tail;
    assert(ring[i % 2] == i + 1);
    RELEASE(head, i + 1);
  }
  return argument;
}
RUN2(, producer, consumer, )
