/*
 * N threads store their number to x twice; another thread loads x, then stores 0 to it.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif

static atomic_int x;

static void *writer(void *argument) {
  int me = (int)(intptr_t)argument + 1;
  atomic_store(&x, me);
  atomic_store(&x, me);
  return NULL;
}

static void *reset(void *unused) {
  (void)unused;
  (void)atomic_load(&x);
  atomic_store(&x, 0);
  return NULL;
}

int main(void) {
  pthread_t other;
  pthread_t threads[N];
  for (intptr_t i = 0; i < N; i++) {
    pthread_create(&threads[i], NULL, writer, (void *)i);
  }
  pthread_create(&other, NULL, reset, NULL);
  for (int i = 0; i < N; i++) {
    pthread_join(threads[i], NULL);
  }
  pthread_join(other, NULL);
  return 0;
}
