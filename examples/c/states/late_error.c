/*
 * An error that a search of executions meets late.
 *
 * The threads count up together; the results of their updates are used, so every order of updates
 * is an execution of its own. The last thread must not come to its test before the first one has
 * begun. Executions vary the end of an execution first, and there are millions before the error;
 * there are few states.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#define THREADS 4
#define ROUNDS 6

static atomic_int sum, phase;

static void count(void) {
  for (int i = 0; i < ROUNDS; i++) {
    int before = atomic_fetch_add(&sum, 1);
    assert(before < THREADS * ROUNDS);
  }
}

static void *first(void *unused) {
  (void)unused;
  atomic_store(&phase, 1);
  count();
  return NULL;
}

static void *between(void *unused) {
  (void)unused;
  count();
  return NULL;
}

static void *last(void *unused) {
  (void)unused;
  count();
  assert(atomic_load(&phase) == 1);
  return NULL;
}

int main(void) {
  void *(*work[THREADS])(void *) = {first, between, between, last};
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS; i++) {
    pthread_create(&threads[i], NULL, work[i], NULL);
  }
  for (int i = 0; i < THREADS; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
