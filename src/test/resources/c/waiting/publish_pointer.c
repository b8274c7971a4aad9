// expect: sc PASS; tso PASS; pso PASS
// expect -DRELAXED: sc PASS; tso PASS; pso FAIL assertion
// expect -DRESET: sc FAIL null pointer; tso FAIL null pointer; pso FAIL null pointer
// One waits for a pointer. RESET: it is taken back, and used without being kept.
#include "waiting.h"
struct box { int value; };
static struct box box;
static _Atomic(struct box *) shared;
static void *wait(void *argument) {
#ifdef RESET
  while (!shared) ;
  assert(shared->value == 1);
#else
  struct box *p;
  while (!(p = shared)) ;
  assert(p->value == 1);
#endif
  return argument;
}
static void *publish(void *argument) {
  box.value = 1;
#ifdef RELAXED
  WRITE(shared, &box);
#else
  RELEASE(shared, &box);
#endif
#ifdef RESET
  shared = 0;
#endif
  return argument;
}
RUN2(, wait, publish, )
