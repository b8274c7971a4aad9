/*
 * A ring buffer for one producer and one consumer: each index is written by one thread only, so
 * there is no read-modify-write at all.
 *
 * The producer fills the slot, then publishes it by a release store of `tail`; the consumer
 * empties it, then hands it back by one of `head`. With relaxed stores (-DRELAXED) TSO still keeps
 * them in order, but under PSO the index may overtake the slot: the consumer reads what was there
 * before.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 *   -DRELAXED       PASS  PASS  FAIL
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifdef RELAXED
#define PUBLISH memory_order_relaxed
#else
#define PUBLISH memory_order_release
#endif
#define CAPACITY 2
#define ITEMS 3

static int slots[CAPACITY];
static atomic_uint head; /* the next to read; written by the consumer */
static atomic_uint tail; /* the next to fill; written by the producer */

static void put(int value) {
  unsigned t = atomic_load_explicit(&tail, memory_order_relaxed);
  while (t - atomic_load_explicit(&head, memory_order_acquire) == CAPACITY) {
  }
  slots[t % CAPACITY] = value;
  atomic_store_explicit(&tail, t + 1, PUBLISH);
}

static int take(void) {
  unsigned h = atomic_load_explicit(&head, memory_order_relaxed);
  while (atomic_load_explicit(&tail, memory_order_acquire) == h) {
  }
  int value = slots[h % CAPACITY];
  atomic_store_explicit(&head, h + 1, PUBLISH);
  return value;
}

static void *producer(void *unused) {
  (void)unused;
  for (int i = 1; i <= ITEMS; i++) {
    put(i);
  }
  return NULL;
}

static void *consumer(void *unused) {
  (void)unused;
  for (int i = 1; i <= ITEMS; i++) {
    assert(take() == i);
  }
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, producer, NULL);
  pthread_create(&threads[1], NULL, consumer, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}
