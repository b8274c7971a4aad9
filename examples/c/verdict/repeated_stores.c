/*
 * Two threads store 1 and 2 to x, N times each; a third loads x twice.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif

static atomic_int x;

static void *writer(void *argument) {
  for (int i = 0; i < N; i++) {
    atomic_store_explicit(&x, (int)(intptr_t)argument, memory_order_relaxed);
  }
  return NULL;
}

static void *reader(void *unused) {
  (void)unused;
  int first = atomic_load_explicit(&x, memory_order_relaxed);
  int second = atomic_load_explicit(&x, memory_order_relaxed);
  assert(first == 0 || second != 0);
  return NULL;
}

int main(void) {
  pthread_t one, two, three;
  pthread_create(&one, NULL, writer, (void *)1);
  pthread_create(&two, NULL, writer, (void *)2);
  pthread_create(&three, NULL, reader, NULL);
  pthread_join(one, NULL);
  pthread_join(two, NULL);
  pthread_join(three, NULL);
  return 0;
}
