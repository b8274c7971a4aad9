/*
 * The main thread computes an average while a thread still counts. If it is too early it divides
 * by zero: an error with a witness.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL    division by zero
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int sum, count;

static void *measure(void *unused) {
  (void)unused;
  atomic_fetch_add(&sum, 20);
  atomic_fetch_add(&count, 1);
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, measure, NULL);
  int average = atomic_load(&sum) / atomic_load(&count);
  pthread_join(thread, NULL);
  return average < 0;
}
