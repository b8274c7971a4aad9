/*
 * Two threads make the shared object if there is none yet, without a lock. If both do, the second
 * pointer overwrites the first, and the first object can never be freed. --leaks asks for it.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 *   --leaks         FAIL  FAIL  FAIL    leak
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static int *_Atomic shared;

static void *make(void *unused) {
  (void)unused;
  if (atomic_load(&shared) == NULL) {
    atomic_store(&shared, malloc(sizeof(int)));
  }
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, make, NULL);
  pthread_create(&threads[1], NULL, make, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  free(atomic_load(&shared));
  return 0;
}
