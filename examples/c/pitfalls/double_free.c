/*
 * Two threads throw away the same cached object. Each asks whether it is still there, frees it and
 * clears the pointer: three steps, and the other thread fits in between. An exchange (-DEXCHANGE)
 * makes it one step: only one of them gets the object.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL    double free
 *   -DEXCHANGE      PASS  PASS  PASS
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static int *_Atomic cache;

static void *drop(void *unused) {
  (void)unused;
#ifdef EXCHANGE
  free(atomic_exchange(&cache, NULL));
#else
  int *object = atomic_load(&cache);
  if (object != NULL) {
    free(object);
    atomic_store(&cache, NULL);
  }
#endif
  return NULL;
}

int main(void) {
  atomic_store(&cache, malloc(sizeof(int)));
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, drop, NULL);
  pthread_create(&threads[1], NULL, drop, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}
