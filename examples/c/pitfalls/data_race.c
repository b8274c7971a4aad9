/*
 * Two threads increment a plain variable without a lock. The assertion below holds even so; but C
 * gives no meaning to a program with a data race, and a compiler may use that. --races asks for
 * it, and names both accesses.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 *   --races         FAIL  FAIL  FAIL    data race
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static int counter;

static void *increment(void *unused) {
  (void)unused;
  counter++;
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, increment, NULL);
  pthread_create(&threads[1], NULL, increment, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  assert(counter == 1 || counter == 2);
  return 0;
}
