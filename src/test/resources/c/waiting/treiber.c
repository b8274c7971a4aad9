// expect: sc PASS; tso PASS; pso PASS
// expect -DREUSE: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// A stack of numbered nodes. REUSE: a node comes back while another thread pops it (ABA), so that
// node 2, which is in use, is on top of the stack again.
#include "waiting.h"
static atomic_int top, below[4];
static atomic_int taken[4];
static void push(int node) {
  int old = top;
  do below[node] = old;
  while (!atomic_compare_exchange_strong(&top, &old, node));
}
static int pop(void) {
  int old = top;
  while (old != 0 && !atomic_compare_exchange_strong(&top, &old, READ(below[old]))) ;
  if (old) assert(atomic_fetch_add(&taken[old], 1) == 0);
  return old;
}
static void *popper(void *argument) {
  pop();
  return argument;
}
#ifdef REUSE
static void *reuser(void *argument) {
  int a = pop();
  pop();
  if (a) {
    taken[a] = 0;
    push(a);
  }
  return argument;
}
RUN2(push(2); push(1), popper, reuser, assert(top == 0 || taken[top] == 0))
#else
static void *pusher(void *argument) {
  push(2);
  pop();
  return argument;
}
RUN2(push(1), popper, pusher, assert(top == 0 && taken[1] == 1 && taken[2] == 1))
#endif
