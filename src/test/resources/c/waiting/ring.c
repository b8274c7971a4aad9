// expect: sc PASS; tso PASS; pso PASS
// expect -DOVERRUN: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DRELAXED: sc PASS; tso PASS; pso FAIL assertion
// One producer, one consumer, a ring of two. Each keeps the other's index in a variable that only it
// uses and stores it again in each round: what is there already. OVERRUN: the producer does not wait.
#include "waiting.h"
static atomic_int head, tail;
static int cached_head, cached_tail;
static int ring[2];
#ifdef RELAXED
#define PUBLISH(x, value) WRITE(x, value)
#else
#define PUBLISH(x, value) RELEASE(x, value)
#endif
static void *producer(void *argument) {
  for (int i = 0; i < 3; i++) {
#ifndef OVERRUN
    while (i - cached_head == 2) cached_head = head;
#endif
    ring[i % 2] = i + 1;
    PUBLISH(tail, i + 1);
  }
  return argument;
}
static void *consumer(void *argument) {
  for (int i = 0; i < 3; i++) {
    while (cached_tail == i) cached_tail = tail;
    assert(ring[i % 2] == i + 1);
    PUBLISH(head, i + 1);
  }
  return argument;
}
RUN2(, producer, consumer, )
