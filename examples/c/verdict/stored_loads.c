/*
 * N threads store their number to x. R readers load x and store what they saw in an element of their
 * own, which main reads after it has joined them.
 *
 * With -DDISCARD they discard it. With -DBUG main asserts that no reader sees the last thread's number.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif
#ifndef R
#define R 2
#endif

static atomic_int x;
static int seen[R];

static void *writer(void *argument) {
  atomic_store_explicit(&x, (int)(intptr_t)argument + 1, memory_order_relaxed);
  return NULL;
}

static void *reader(void *argument) {
  int value = atomic_load_explicit(&x, memory_order_relaxed);
#ifndef DISCARD
  seen[(intptr_t)argument] = value;
#endif
  (void)argument;
  (void)value;
  return NULL;
}

int main(void) {
  pthread_t writers[N], readers[R];
  for (intptr_t i = 0; i < N; i++) {
    pthread_create(&writers[i], NULL, writer, (void *)i);
  }
  for (intptr_t i = 0; i < R; i++) {
    pthread_create(&readers[i], NULL, reader, (void *)i);
  }
  for (int i = 0; i < R; i++) {
    pthread_join(readers[i], NULL);
  }
  for (int i = 0; i < N; i++) {
    pthread_join(writers[i], NULL);
  }
  for (int i = 0; i < R; i++) {
    assert(0 <= seen[i] && seen[i] <= N);
#ifdef BUG
    assert(seen[i] < N);
#endif
  }
  return 0;
}
