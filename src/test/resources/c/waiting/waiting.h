// What the programs in this folder share.
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <time.h>

#define READ(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define WRITE(x, value) atomic_store_explicit(&(x), (value), memory_order_relaxed)
#define RELEASE(x, value) atomic_store_explicit(&(x), (value), memory_order_release)
#define FENCE() atomic_thread_fence(memory_order_seq_cst)
#define ME ((int)(long)argument)

// Threads with the numbers 0, 1, ... run f, g, ...; main sets up before and tests after.
#define RUN2(before, f, g, after)                                    \
  int main(void) {                                                   \
    pthread_t s, t;                                                  \
    before;                                                          \
    pthread_create(&s, 0, f, (void *)0);                             \
    pthread_create(&t, 0, g, (void *)1);                             \
    pthread_join(s, 0);                                              \
    pthread_join(t, 0);                                              \
    after;                                                           \
    return 0;                                                        \
  }
#define RUN3(before, f, g, h, after)                                 \
  int main(void) {                                                   \
    pthread_t s, t, u;                                               \
    before;                                                          \
    pthread_create(&s, 0, f, (void *)0);                             \
    pthread_create(&t, 0, g, (void *)1);                             \
    pthread_create(&u, 0, h, (void *)2);                             \
    pthread_join(s, 0);                                              \
    pthread_join(t, 0);                                              \
    pthread_join(u, 0);                                              \
    after;                                                           \
    return 0;                                                        \
  }
