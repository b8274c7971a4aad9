/*
 * A seqlock whose sequence number wraps around. The reader looks again until nobody wrote meanwhile;
 * but if the writer goes round while the reader sleeps, it does not notice. Bounded loops do not show
 * this unless they are long enough.
 *
 *                   SC    TSO
 *   (no flags)      FAIL  FAIL     a number of 3 bits comes back after 4 writes
 *   -DWRITES=3      PASS  PASS     the reader still goes round for ever
 *   -DONE_LOOK      FAIL  FAIL     the reader does not look again
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef WRITES
#define ROUNDS for (int i = 0; i < WRITES; i++)
#else
#define ROUNDS while (1)
#endif

static _Atomic unsigned char sequence;
static atomic_int left, right;

static void *writer(void *unused) {
  (void)unused;
  int value = 0;
  ROUNDS {
    unsigned char before = atomic_load_explicit(&sequence, memory_order_relaxed);
    value = 1 - value;
    atomic_store_explicit(&sequence, (before + 1) & 7, memory_order_release);
    atomic_store_explicit(&left, value, memory_order_release);
    atomic_store_explicit(&right, value, memory_order_release);
    atomic_store_explicit(&sequence, (before + 2) & 7, memory_order_release);
  }
  return NULL;
}

static void *reader(void *unused) {
  (void)unused;
  while (1) {
    unsigned char before = atomic_load_explicit(&sequence, memory_order_acquire);
    if (before & 1) {
      continue;
    }
    int l = atomic_load_explicit(&left, memory_order_acquire);
    int r = atomic_load_explicit(&right, memory_order_acquire);
#ifndef ONE_LOOK
    if (atomic_load_explicit(&sequence, memory_order_acquire) != before) {
      continue;
    }
#endif
    assert(l == r);
  }
  return NULL;
}

int main(void) {
  pthread_t first, second;
  pthread_create(&first, NULL, writer, NULL);
  pthread_create(&second, NULL, reader, NULL);
  pthread_join(first, NULL);
  pthread_join(second, NULL);
  return 0;
}
