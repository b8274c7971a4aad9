// expect: sc PASS; tso PASS; pso PASS
// runs: sc 1; tso 1; pso 1
// expect -DTWICE: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DIN_A_LOOP: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DIN_A_CALL: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DPOINTER: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DSTORED: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DCALLED: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DBY_MAIN: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// A thread stores what it saw in a global in each round. If that is its own, the loop only waits.
// Otherwise somebody else stores to it, in one way or another.
#include "waiting.h"
static atomic_int go;
static int kept;
static void set(int value) { kept = value; }
static void (*setter)(int);
static int *pointer;
#ifdef STORED
static int *const table[] = {&kept};
#endif
static void *wait_for_go(void *argument) {
  do {
    set(1 + ME);
    FENCE();
  } while (!go);
  assert(kept == 1 + ME);
  return argument;
}
static void *other(void *argument) {
#ifdef POINTER
  *pointer = 7;
#elif defined STORED
  *table[ME - 1] = 7;
#elif defined CALLED
  setter(7);
#endif
  return argument;
}
static void start(pthread_t *t, long number) {
  pthread_create(t, 0, wait_for_go, (void *)number);
}
int main(void) {
  pthread_t t[2];
  pointer = 0;
#if defined POINTER
  pointer = &kept;
#elif defined CALLED
  setter = set;
#endif
#if defined TWICE
  pthread_create(&t[0], 0, wait_for_go, (void *)0);
  pthread_create(&t[1], 0, wait_for_go, (void *)1);
#elif defined IN_A_LOOP
  for (long i = 0; i < 2; i++) pthread_create(&t[i], 0, wait_for_go, (void *)i);
#elif defined IN_A_CALL
  start(&t[0], 0);
  start(&t[1], 1);
#else
  pthread_create(&t[0], 0, wait_for_go, (void *)0);
  pthread_create(&t[1], 0, other, (void *)1);
#endif
  go = 1;
#ifdef BY_MAIN
  kept = 7;
#endif
  pthread_join(t[0], 0);
  pthread_join(t[1], 0);
  return 0;
}
