/*
 * One thread stores to a variable, N others load it.
 *
 * Each load sees the old or the new value, and the loads do not care about each other: 2^N traces
 * under every model. The readers are equal, so check explores the N + 1 in which the first ones see
 * the old value.
 *
 *   traces          SC    TSO   PSO
 *   -DN=4           16    16    16
 *   -DN=8           256   256   256
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 4
#endif

static atomic_int x;

static void *writer(void *unused) {
  (void)unused;
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  return NULL;
}

static void *reader(void *unused) {
  (void)unused;
  (void)atomic_load_explicit(&x, memory_order_relaxed);
  return NULL;
}

int main(void) {
  pthread_t readers[N], other;
  pthread_create(&other, NULL, writer, NULL);
  for (int i = 0; i < N; i++) {
    pthread_create(&readers[i], NULL, reader, NULL);
  }
  for (int i = 0; i < N; i++) {
    pthread_join(readers[i], NULL);
  }
  pthread_join(other, NULL);
  return 0;
}
