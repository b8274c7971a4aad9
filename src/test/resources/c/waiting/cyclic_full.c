// expect: sc PASS; tso PASS; pso PASS
// expect -DFULL: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// Two threads insert into a table that has one or two slots left.
#include "waiting.h"
static atomic_int table[64];
static void *insert(void *argument) {
  unsigned i = 62 + ME;
  int zero = 0;
  while (zero = 0, !atomic_compare_exchange_strong(&table[i], &zero, ME + 1)) i = (i + 1) & 63;
  return argument;
}
int main(void) {
  pthread_t s, t;
  for (int k = 0; k < 64; k++) table[k] = 9;
  table[63] = 0;
#ifndef FULL
  table[2] = 0;
#endif
  pthread_create(&s, 0, insert, (void *)0);
  pthread_create(&t, 0, insert, (void *)1);
  pthread_join(s, 0);
  pthread_join(t, 0);
  assert(table[63] + table[2] == 3);
  return 0;
}
