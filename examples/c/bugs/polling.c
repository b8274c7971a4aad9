/*
 * A service that never ends: one thread measures for ever, another reads the last two measurements,
 * round after round. The two are replaced one after the other, so that from the third measurement
 * on a reader can find them in the wrong order.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL   (without --unroll)
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int now, before;

static void *measure(void *unused) {
  (void)unused;
  for (int i = 1;; i++) {
    int last = atomic_load(&now);
    atomic_store(&now, i);
    atomic_store(&before, last);
  }
}

static void *watch(void *unused) {
  (void)unused;
  for (;;) {
    int old = atomic_load(&before);
    int new = atomic_load(&now);
    assert(new < 3 || old + 1 >= new);
  }
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, measure, NULL);
  pthread_create(&threads[1], NULL, watch, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}
