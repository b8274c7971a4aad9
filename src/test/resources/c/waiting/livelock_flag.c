// expect: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// runs: sc 3
// Nobody ever sets the flag that two threads wait for, each in its own way.
#include "waiting.h"
static atomic_int flag;
static void *look(void *argument) {
  while (!flag) ;
  return argument;
}
static void *exchange(void *argument) {
  int one;
  do one = 1;
  while (!atomic_compare_exchange_strong(&flag, &one, 2));
  return argument;
}
RUN2(, look, exchange, )
