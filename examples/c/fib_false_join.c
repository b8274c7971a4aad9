/*
 * fib_false.c, but the main thread waits for both threads before it looks. The check is wrong by
 * one under every model: the threads can take turns.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N /* additions of each thread */
#define N 4
#endif

/* Relaxed atomics are the plain loads and stores of the machine, without undefined behaviour. */
#define READ(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define WRITE(x, value) atomic_store_explicit(&(x), (value), memory_order_relaxed)

static atomic_int i = 1, j = 1;

static void *add_j_to_i(void *unused) {
  (void)unused;
  for (int k = 0; k < N; k++) {
    WRITE(i, READ(i) + READ(j));
  }
  return NULL;
}

static void *add_i_to_j(void *unused) {
  (void)unused;
  for (int k = 0; k < N; k++) {
    WRITE(j, READ(j) + READ(i));
  }
  return NULL;
}

static int fibonacci(int index) {
  int previous = 0, current = 1;
  for (int k = 1; k < index; k++) {
    int next = previous + current;
    previous = current;
    current = next;
  }
  return current;
}

int main(void) {
  pthread_t first, second;
  pthread_create(&first, NULL, add_j_to_i, NULL);
  pthread_create(&second, NULL, add_i_to_j, NULL);
  pthread_join(first, NULL);
  pthread_join(second, NULL);
  assert(READ(i) < fibonacci(2 * N + 2) && READ(j) < fibonacci(2 * N + 2));
  return 0;
}
