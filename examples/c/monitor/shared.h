/*
 * What the programs of the monitoring paper are written with. Relaxed atomics are the plain loads
 * and stores of the machine; CAS is an interlocked operation. -DTSO_FENCES adds the full fences that
 * TSO needs, -DPSO_FENCES those too, and the fences that keep stores in order.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

#define READ(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define WRITE(x, value) atomic_store_explicit(&(x), (value), memory_order_relaxed)
#define CAS(x, expected, value)                                                              \
  ({                                                                                         \
    __typeof__(expected) old = (expected);                                                   \
    atomic_compare_exchange_strong_explicit(&(x), &old, (value), memory_order_relaxed,       \
                                            memory_order_relaxed);                           \
  })

#if defined(TSO_FENCES) || defined(PSO_FENCES)
#define STORE_LOAD_FENCE() atomic_thread_fence(memory_order_seq_cst)
#else
#define STORE_LOAD_FENCE() ((void)0)
#endif
#ifdef PSO_FENCES
#define STORE_STORE_FENCE() atomic_thread_fence(memory_order_release)
#else
#define STORE_STORE_FENCE() ((void)0)
#endif

#ifndef ROUNDS /* how often each thread does what it does */
#define ROUNDS 3
#endif

static inline void run(int count, void *(**functions)(void *)) {
  pthread_t threads[3];
  for (intptr_t i = 0; i < count; i++) {
    pthread_create(&threads[i], NULL, functions[i], (void *)i);
  }
  for (int i = 0; i < count; i++) {
    pthread_join(threads[i], NULL);
  }
}
