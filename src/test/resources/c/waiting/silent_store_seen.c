// expect: sc PASS; tso PASS; pso PASS
// expect -DREACHED: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// A round copies what it sees to where another thread waits for it.
#include "waiting.h"
static atomic_int from, to, back;
static void *copy(void *argument) {
  int value;
  do {
    value = from;
    to = value;
  } while (value != 2);
  return argument;
}
static void *set(void *argument) {
  from = 1;
  while (!back) ;
  from = 2;
  return argument;
}
static void *wait(void *argument) {
  while (to != 1) ;
#ifdef REACHED
  assert(0);
#endif
  back = 1;
  return argument;
}
RUN3(, copy, set, wait, assert(to == 2))
