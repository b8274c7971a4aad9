/*
 * A singleton with double-checked locking, as it was written before C had atomics.
 *
 * The second thread may find the pointer without taking the lock, so only the order of the two
 * stores of the first one protects it. TSO keeps stores in order. PSO may let the pointer overtake
 * the object it points to, and the second thread reads an object that is not there yet; a
 * store-store fence between the two repairs that. (double_checked_locking.c is how C11 says it.)
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  FAIL
 *   -DPSO_FENCES    PASS  PASS  PASS
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifdef PSO_FENCES
#define STORE_STORE_FENCE() atomic_thread_fence(memory_order_release)
#else
#define STORE_STORE_FENCE() ((void)0)
#endif

/* Relaxed atomics are the plain loads and stores of the machine, without undefined behaviour. */
#define READ(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define WRITE(x, value) atomic_store_explicit(&(x), (value), memory_order_relaxed)

struct singleton {
  atomic_int value;
};

static struct singleton *_Atomic instance;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static struct singleton *the_singleton(void) {
  struct singleton *s = READ(instance);
  if (s == NULL) {
    pthread_mutex_lock(&mutex);
    s = READ(instance);
    if (s == NULL) {
      s = calloc(1, sizeof *s);
      WRITE(s->value, 42);
      STORE_STORE_FENCE();
      WRITE(instance, s);
    }
    pthread_mutex_unlock(&mutex);
  }
  return s;
}

static void *thread(void *unused) {
  (void)unused;
  assert(READ(the_singleton()->value) == 42);
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  for (int i = 0; i < 2; i++) {
    pthread_create(&threads[i], NULL, thread, NULL);
  }
  for (int i = 0; i < 2; i++) {
    pthread_join(threads[i], NULL);
  }
  free(READ(instance));
  return 0;
}
