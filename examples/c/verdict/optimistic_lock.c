/*
 * An optimistic lock for two threads: store your number, and you are in if it is still there when
 * you look. Each tries N times, and at least one attempt succeeds.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif

static atomic_int owner, entered;

static void *thread(void *argument) {
  int me = (int)(intptr_t)argument + 1;
  int mine = 0;
  for (int attempt = 0; attempt < N; attempt++) {
    atomic_store(&owner, me);
    if (atomic_load(&owner) == me) {
      mine++;
    }
  }
  atomic_fetch_add(&entered, mine);
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  for (intptr_t i = 0; i < 2; i++) {
    pthread_create(&threads[i], NULL, thread, (void *)i);
  }
  for (int i = 0; i < 2; i++) {
    pthread_join(threads[i], NULL);
  }
  assert(atomic_load(&entered) >= 1);
  return 0;
}
