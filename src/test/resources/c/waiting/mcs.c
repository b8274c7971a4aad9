// expect: sc PASS; tso PASS; pso PASS
// expect -DTHREE: sc PASS; tso PASS; pso PASS
// expect -DIMPATIENT: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// expect -DRELAXED: sc PASS; tso PASS; pso FAIL
// Each waits at a node of its own. IMPATIENT: does not wait for the next one to link itself, who
// then waits for ever. RELAXED: the link may be seen before `locked` is set.
#include "waiting.h"
struct node { _Atomic(struct node *) next; atomic_int locked; };
static struct node nodes[3];
static _Atomic(struct node *) tail;
static int data;
static void lock(struct node *me) {
  WRITE(me->next, 0);
  struct node *before = atomic_exchange(&tail, me);
  if (before) {
    WRITE(me->locked, 1);
#ifdef RELAXED
    WRITE(before->next, me);
#else
    RELEASE(before->next, me);
#endif
    while (me->locked) ;
  }
}
static void unlock(struct node *me) {
  if (!me->next) {
    struct node *mine = me;
    if (atomic_compare_exchange_strong(&tail, &mine, 0)) return;
#ifdef IMPATIENT
    if (!me->next) return;
#endif
    while (!me->next) ;
  }
  RELEASE(me->next->locked, 0);
}
static void *thread(void *argument) {
  lock(&nodes[ME]);
  data++;
  unlock(&nodes[ME]);
  return argument;
}
#ifdef THREE
RUN3(, thread, thread, thread, assert(data == 3))
#else
RUN2(, thread, thread, assert(data == 2))
#endif
