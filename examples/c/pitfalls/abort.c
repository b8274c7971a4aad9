/*
 * A program that gives up by abort() in one interleaving: an error like a failed assertion, with a
 * witness, not the end of the tool.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL    abort
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int tickets = 1;

static void *sell(void *unused) {
  (void)unused;
  if (atomic_load(&tickets) > 0 && atomic_fetch_sub(&tickets, 1) <= 0) {
    abort(); /* the last ticket was sold twice */
  }
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, sell, NULL);
  pthread_create(&threads[1], NULL, sell, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}
