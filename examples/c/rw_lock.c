/*
 * A readers-writer spin lock in one word: the number of readers, or -1 for a writer.
 *
 * A writer gives the lock up by a release store. With a relaxed one (-DRELAXED) a reader may come
 * in under PSO between the writer's two stores to the data, or rather between their arrivals in
 * memory.
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
#define RELEASE memory_order_relaxed
#else
#define RELEASE memory_order_release
#endif

static atomic_int state;
static int low, high; /* protected by the lock; equal when no writer is inside */

static void read_lock(void) {
  for (;;) {
    int readers = atomic_load_explicit(&state, memory_order_relaxed);
    if (readers >= 0 && atomic_compare_exchange_weak_explicit(
                            &state, &readers, readers + 1, memory_order_acquire,
                            memory_order_relaxed)) {
      return;
    }
  }
}

static void read_unlock(void) { atomic_fetch_sub_explicit(&state, 1, memory_order_release); }

static void write_lock(void) {
  int unlocked = 0;
  while (!atomic_compare_exchange_weak_explicit(&state, &unlocked, -1, memory_order_acquire,
                                                memory_order_relaxed)) {
    unlocked = 0;
  }
}

static void write_unlock(void) { atomic_store_explicit(&state, 0, RELEASE); }

static void *reader(void *unused) {
  (void)unused;
  read_lock();
  assert(low == high);
  read_unlock();
  return NULL;
}

static void *writer(void *unused) {
  (void)unused;
  write_lock();
  low++;
  high++;
  write_unlock();
  return NULL;
}

int main(void) {
  pthread_t threads[3];
  pthread_create(&threads[0], NULL, writer, NULL);
  pthread_create(&threads[1], NULL, reader, NULL);
  pthread_create(&threads[2], NULL, reader, NULL);
  for (int i = 0; i < 3; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
