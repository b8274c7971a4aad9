// expect: sc PASS; tso PASS; pso PASS
// runs: sc 8; tso 8; pso 8
// Twelve threads wait for one flag.
#include "waiting.h"
static atomic_int go, data;
static void *wait(void *argument) {
  while (!go) ;
  assert(data == 1);
  return argument;
}
int main(void) {
  pthread_t t[12];
  for (int i = 0; i < 12; i++) pthread_create(&t[i], 0, wait, 0);
  data = 1;
  go = 1;
  for (int i = 0; i < 12; i++) pthread_join(t[i], 0);
}
