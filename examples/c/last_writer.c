// Several threads store their number. A monitor reads it twice while they run, main when all are done.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 5
#endif

static atomic_int owner;

static void *claim(void *number) {
  atomic_store(&owner, (int)(long)number);
  return NULL;
}

static void *watch(void *unused) {
  int before = atomic_load(&owner);
  int after = atomic_load(&owner);
#ifdef BUG
  assert(before <= after); /* they may come in any order */
#endif
  assert(before == 0 || after != 0);
  return unused;
}

int main(void) {
  pthread_t threads[N], watcher;
  pthread_create(&watcher, NULL, watch, NULL);
  for (long i = 0; i < N; i++) {
    pthread_create(&threads[i], NULL, claim, (void *)(i + 1));
  }
  for (int i = 0; i < N; i++) {
    pthread_join(threads[i], NULL);
  }
  assert(owner != 0);
}
