/*
 * A function hands an array of variable length to a thread and returns: the array is gone while
 * the thread may still read it. Joining first (-DJOIN_FIRST) is the cure.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL    use after free
 *   -DJOIN_FIRST    PASS  PASS  PASS
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static void *check(void *argument) {
  const int *numbers = argument;
  assert(numbers[0] == 1);
  return NULL;
}

static void start(pthread_t *thread, int length) {
  if (length == 0) {
    return;
  }
  int numbers[length];
  numbers[0] = 1;
  pthread_create(thread, NULL, check, numbers);
#ifdef JOIN_FIRST
  pthread_join(*thread, NULL);
#endif
}

int main(void) {
  pthread_t thread;
  start(&thread, 3);
#ifndef JOIN_FIRST
  pthread_join(thread, NULL);
#endif
  return 0;
}
