/*
 * N threads add 1 to x, then 1 to y, and do not look at what was there. Main checks the sums.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

static atomic_int x, y;

static void *thread(void *unused) {
  (void)unused;
  atomic_fetch_add(&x, 1);
  atomic_fetch_add(&y, 1);
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
  assert(atomic_load(&x) == N && atomic_load(&y) == N);
  return 0;
}
