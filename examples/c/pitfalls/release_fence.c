/*
 * Message passing by a release fence: stores before it must be seen before stores after it, under
 * PSO too. An acquire fence in its place (-DACQUIRE) orders loads, not stores: PSO may deliver the
 * flag before the message.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 *   -DACQUIRE       PASS  PASS  FAIL
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifdef ACQUIRE
#define ORDER memory_order_acquire
#else
#define ORDER memory_order_release
#endif

static int message;
static atomic_bool ready;

static void *sender(void *unused) {
  (void)unused;
  message = 42;
  atomic_thread_fence(ORDER);
  atomic_store_explicit(&ready, 1, memory_order_relaxed);
  return NULL;
}

static void *receiver(void *unused) {
  (void)unused;
  if (atomic_load_explicit(&ready, memory_order_relaxed)) {
    atomic_thread_fence(memory_order_acquire);
    assert(message == 42);
  }
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, sender, NULL);
  pthread_create(&threads[1], NULL, receiver, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}
