/*
 * N threads insert four words each into a hash table of 128 slots with compare-exchange, and go to
 * the next slot on a collision. Compare ../indexer.c.
 *
 * Thread t + 11 collides with thread t in three slots: 8 executions for each such pair.
 *
 *   executions      SC    TSO   PSO
 *   -DN=11          1     1     1
 *   -DN=12          8     8     8
 *   -DN=13          64    64    64
 *   -DN=14          512   512   512
 *   -DN=15          4096  4096  4096
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 12
#endif
#define SIZE 128

static atomic_int table[SIZE];

static void *insert(void *argument) {
  int me = (int)(intptr_t)argument;
  for (int k = 1; k <= 4; k++) {
    int word = k * 11 + me;
    int slot = word * 7 % SIZE;
    int empty = 0;
    while (!atomic_compare_exchange_strong(&table[slot], &empty, word)) {
      slot = (slot + 1) % SIZE;
      empty = 0;
    }
  }
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (intptr_t i = 0; i < N; i++) {
    pthread_create(&threads[i], NULL, insert, (void *)i);
  }
  for (int i = 0; i < N; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
