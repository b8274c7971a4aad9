/*
 * Message passing by a release store: it must not pass the stores before it, under PSO too. With a
 * relaxed store (-DRELAXED) PSO may deliver the flag before the message; TSO keeps stores in
 * order.
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

static int message;
static atomic_bool ready;

static void *sender(void *unused) {
  (void)unused;
  message = 42;
  atomic_store_explicit(&ready, 1, RELEASE);
  return NULL;
}

static void *receiver(void *unused) {
  (void)unused;
  if (atomic_load_explicit(&ready, memory_order_acquire)) {
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
