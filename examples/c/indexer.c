/*
 * Threads insert words into a hash table with compare-exchange and go to the next slot on a
 * collision (after C. Flanagan and P. Godefroid, 2005).
 *
 * Up to eleven threads never meet; from twelve on, a few words collide. Which slots collide is
 * known only at run time, so a static analysis must expect races everywhere; a search that looks
 * at what really happened finds few. Safe under every model: read-modify-writes wait for the store
 * buffer.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N /* threads */
#define N 12
#endif
#define SIZE 128
#define WORDS 4

static atomic_int table[SIZE];

static int word(int thread, int k) { return k * 11 + thread; }

static void *insert(void *argument) {
  int me = (int)(intptr_t)argument;
  for (int k = 1; k <= WORDS; k++) {
    int slot = word(me, k) * 7 % SIZE;
    int empty = 0;
    while (!atomic_compare_exchange_strong(&table[slot], &empty, word(me, k))) {
      slot = (slot + 1) % SIZE;
      empty = 0;
    }
  }
  return NULL;
}

static int found(int wanted) {
  int slot = wanted * 7 % SIZE;
  int here = atomic_load(&table[slot]);
  while (here != wanted && here != 0) {
    slot = (slot + 1) % SIZE;
    here = atomic_load(&table[slot]);
  }
  return here == wanted;
}

int main(void) {
  pthread_t threads[N];
  for (intptr_t i = 0; i < N; i++) {
    pthread_create(&threads[i], NULL, insert, (void *)i);
  }
  for (int i = 0; i < N; i++) {
    pthread_join(threads[i], NULL);
  }
  for (int i = 0; i < N; i++) {
    for (int k = 1; k <= WORDS; k++) {
      assert(found(word(i, k)));
    }
  }
  return 0;
}
