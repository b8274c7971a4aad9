/*
 * Read, copy, update: readers follow a pointer without a lock; the updater swaps in a new version
 * and frees the old one when no reader can be using it any more.
 *
 * A reader announces itself, then loads the pointer; the updater swaps the pointer, then looks for
 * announced readers. That is store buffering: both need a full fence between store and load.
 * Without them (-DNO_FENCE) a reader's announcement may still be in its store buffer when the
 * updater looks: the old version is freed while the reader uses it.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 *   -DNO_FENCE      PASS  FAIL  FAIL
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

#ifdef NO_FENCE
#define FULL_FENCE() ((void)0)
#else
#define FULL_FENCE() atomic_thread_fence(memory_order_seq_cst)
#endif
#define READERS 2

struct config {
  int width, height;
};

static struct config *_Atomic current;
static atomic_int reading[READERS];

static struct config *new_config(int size) {
  struct config *c = malloc(sizeof *c);
  c->width = size;
  c->height = size;
  return c;
}

static void *reader(void *argument) {
  int me = (int)(intptr_t)argument;
  atomic_store_explicit(&reading[me], 1, memory_order_relaxed);
  FULL_FENCE();
  struct config *c = atomic_load_explicit(&current, memory_order_acquire);
  assert(c->width == c->height);
  atomic_store_explicit(&reading[me], 0, memory_order_release);
  return NULL;
}

static void *updater(void *unused) {
  (void)unused;
  struct config *old = atomic_exchange(&current, new_config(2));
  FULL_FENCE();
  for (int i = 0; i < READERS; i++) {
    while (atomic_load_explicit(&reading[i], memory_order_acquire)) {
    }
  }
  free(old);
  return NULL;
}

int main(void) {
  atomic_store(&current, new_config(1));
  pthread_t readers[READERS], update;
  for (intptr_t i = 0; i < READERS; i++) {
    pthread_create(&readers[i], NULL, reader, (void *)i);
  }
  pthread_create(&update, NULL, updater, NULL);
  for (int i = 0; i < READERS; i++) {
    pthread_join(readers[i], NULL);
  }
  pthread_join(update, NULL);
  free(atomic_load(&current));
  return 0;
}
