/*
 * Two threads compute Fibonacci numbers together: one adds j to i, the other i to j. Nothing is
 * locked, so many results are possible; the largest comes from taking turns and is the Fibonacci
 * number with index 2N + 2. The main thread looks while they work: it sees no larger number.
 *
 * True under every model: a load that misses a buffered store reads an older, smaller number. The
 * check runs beside the work, which costs many executions: compare fib_true_join.c.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N /* additions of each thread */
#define N 3
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
  int seen_i = READ(i);
  int seen_j = READ(j);
  assert(seen_i <= fibonacci(2 * N + 2) && seen_j <= fibonacci(2 * N + 2));
  pthread_join(first, NULL);
  pthread_join(second, NULL);
  return 0;
}
