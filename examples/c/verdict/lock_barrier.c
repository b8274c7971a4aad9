/*
 * A barrier built from a spin lock: the lock protects the number of arrivals, and the last of N
 * threads opens the gate for the others.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif

static atomic_int locked, gate;
static int arrived; /* protected by the lock */

static void *thread(void *unused) {
  (void)unused;
  while (atomic_exchange(&locked, 1)) {
  }
  int last = ++arrived == N;
  atomic_store(&locked, 0);
  if (last) {
    atomic_store(&gate, 1);
  } else {
    while (!atomic_load(&gate)) {
    }
  }
  assert(arrived == N);
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++) {
    pthread_create(&threads[i], NULL, thread, NULL);
  }
  for (int i = 0; i < N; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
