// expect: sc PASS; tso PASS; pso PASS
// runs: sc 24
// expect -DLOST_TICKET: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DRELAXED: sc PASS; tso PASS; pso FAIL assertion
// LOST_TICKET: two threads may draw the same ticket. Four threads wait for their turn otherwise.
#include "waiting.h"
static atomic_int next, owner;
static int data;
static void *thread(void *argument) {
#ifdef LOST_TICKET
  int mine = next;
  next = mine + 1;
#else
  int mine = atomic_fetch_add(&next, 1);
#endif
  while (owner != mine) ;
  data++;
#ifdef RELAXED
  WRITE(owner, mine + 1);
#else
  RELEASE(owner, mine + 1);
#endif
  return argument;
}
#if defined LOST_TICKET || defined RELAXED
RUN2(, thread, thread, assert(data == 2))
#else
int main(void) {
  pthread_t t[4];
  for (int i = 0; i < 4; i++) pthread_create(&t[i], 0, thread, 0);
  for (int i = 0; i < 4; i++) pthread_join(t[i], 0);
  assert(data == 4);
}
#endif
