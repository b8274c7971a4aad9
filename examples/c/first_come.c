/*
 * First come, first served: two threads want the one seat. Each says that it is there, then looks
 * whether the other is; who sees nobody sits down. Under SC they can never both sit. This is the
 * program of docs/tutorial.md.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  FAIL  FAIL
 *   -DFENCE         PASS  PASS  PASS
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int here[2];
static atomic_int seated;

static void come(int me) {
  atomic_store_explicit(&here[me], 1, memory_order_relaxed);
#ifdef FENCE
  atomic_thread_fence(memory_order_seq_cst);
#endif
  if (!atomic_load_explicit(&here[1 - me], memory_order_relaxed))
    assert(atomic_fetch_add(&seated, 1) == 0);
}

static void *first(void *unused) {
  come(0);
  return unused;
}

static void *second(void *unused) {
  come(1);
  return unused;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, first, NULL);
  pthread_create(&b, NULL, second, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
