/*
 * A sequence lock with WRITERS writers, which take turns by making the sequence number odd, and
 * READERS readers, which read again if it was odd or has changed.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef WRITERS
#define WRITERS 1
#endif
#ifndef READERS
#define READERS 1
#endif

static atomic_uint sequence;
static atomic_int low, high; /* equal when no writer is inside */

static void *writer(void *unused) {
  (void)unused;
  unsigned before;
  do {
    before = atomic_load(&sequence) & ~1u;
  } while (!atomic_compare_exchange_strong(&sequence, &before, before + 1));
  int value = atomic_load_explicit(&low, memory_order_relaxed) + 1;
  atomic_store_explicit(&low, value, memory_order_relaxed);
  atomic_store_explicit(&high, value, memory_order_relaxed);
  atomic_store_explicit(&sequence, before + 2, memory_order_release);
  return NULL;
}

static void *reader(void *unused) {
  (void)unused;
  unsigned before, after;
  int first, second;
  do {
    before = atomic_load_explicit(&sequence, memory_order_acquire);
    first = atomic_load_explicit(&low, memory_order_relaxed);
    second = atomic_load_explicit(&high, memory_order_relaxed);
    atomic_thread_fence(memory_order_acquire);
    after = atomic_load_explicit(&sequence, memory_order_relaxed);
  } while (before % 2 != 0 || before != after);
  assert(first == second);
  return NULL;
}

int main(void) {
  pthread_t writers[WRITERS], readers[READERS];
  for (int i = 0; i < WRITERS; i++) {
    pthread_create(&writers[i], NULL, writer, NULL);
  }
  for (int i = 0; i < READERS; i++) {
    pthread_create(&readers[i], NULL, reader, NULL);
  }
  for (int i = 0; i < WRITERS; i++) {
    pthread_join(writers[i], NULL);
  }
  for (int i = 0; i < READERS; i++) {
    pthread_join(readers[i], NULL);
  }
  assert(atomic_load(&high) == WRITERS);
  return 0;
}
