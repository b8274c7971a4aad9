/*
 * A sequence lock: the writer never waits, a reader tries again if it was disturbed.
 *
 * The count is odd while the writer is at work. So "odd" must be seen before the new data (a
 * release fence), and the new data before "even" (a release store). With relaxed stores
 * (-DRELAXED) TSO keeps that order by itself; PSO does not, and a reader takes half of the new
 * data for good. The data are relaxed atomics: a disturbed reader reads them while they are
 * written.
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
#define WRITES 2

static atomic_uint count;
static atomic_int low, high; /* the data: always equal */

static void *writer(void *unused) {
  (void)unused;
  for (int i = 1; i <= WRITES; i++) {
    unsigned c = atomic_load_explicit(&count, memory_order_relaxed);
    atomic_store_explicit(&count, c + 1, memory_order_relaxed);
    atomic_thread_fence(RELEASE);
    atomic_store_explicit(&low, i, memory_order_relaxed);
    atomic_store_explicit(&high, i, memory_order_relaxed);
    atomic_store_explicit(&count, c + 2, RELEASE);
  }
  return NULL;
}

static void *reader(void *unused) {
  (void)unused;
  unsigned before, after;
  int l, h;
  do {
    before = atomic_load_explicit(&count, memory_order_acquire);
    l = atomic_load_explicit(&low, memory_order_relaxed);
    h = atomic_load_explicit(&high, memory_order_relaxed);
    atomic_thread_fence(memory_order_acquire);
    after = atomic_load_explicit(&count, memory_order_relaxed);
  } while (before != after || before % 2 == 1);
  assert(l == h);
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, writer, NULL);
  pthread_create(&threads[1], NULL, reader, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}
