// expect: sc PASS; tso PASS; pso PASS
// expect -DONE_ROUND: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// A dissemination barrier of three threads.
#include "waiting.h"
static atomic_int flag[2][3];
static int data[3];
static void *work(void *argument) {
  int me = ME;
  data[me] = 1;
  flag[0][(me + 1) % 3] = 1;
  while (!flag[0][me]) ;
#ifndef ONE_ROUND
  flag[1][(me + 2) % 3] = 1;
  while (!flag[1][me]) ;
#endif
  assert(data[(me + 1) % 3] && data[(me + 2) % 3]);
  return argument;
}
RUN3(, work, work, work, )
