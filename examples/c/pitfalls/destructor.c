/*
 * A destructor runs when main has returned. It frees what would else be a leak, and expects that
 * the thread has done its work; but nobody waited for it.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL    assertion
 *   --leaks         FAIL  FAIL  FAIL    assertion
 *   --leaks -DJOIN  PASS  PASS  PASS
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int *done;

__attribute__((constructor)) static void begin(void) { done = calloc(1, sizeof(atomic_int)); }

__attribute__((destructor)) static void end(void) {
  assert(atomic_load(done));
  free(done);
}

static void *work(void *unused) {
  (void)unused;
  atomic_store(done, 1);
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, work, NULL);
#ifdef JOIN
  pthread_join(thread, NULL);
#endif
  return 0;
}
