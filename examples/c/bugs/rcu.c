/*
 * Read-copy-update in user space: a reader announces itself, reads the pointer, and leaves; the
 * writer replaces the pointer, waits until every reader that was there has left, and frees the old
 * object. Announcement and read may not change places: a reader whose announcement still waits in
 * its store buffer is not waited for.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  FAIL  FAIL   (use after free)
 *   -DFIXED         PASS  PASS  PASS   (not finished by a search of all executions)
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

#define READERS 3
#define READS 3
#define UPDATES 2

struct configuration {
  int a, b;
};

static struct configuration *_Atomic current;
static atomic_int reading[READERS]; /* odd while the reader is inside */

static void read_lock(int me) {
  int n = atomic_load_explicit(&reading[me], memory_order_relaxed);
  atomic_store_explicit(&reading[me], n + 1, memory_order_relaxed);
#ifdef FIXED
  atomic_thread_fence(memory_order_seq_cst);
#endif
}

static void read_unlock(int me) {
  int n = atomic_load_explicit(&reading[me], memory_order_relaxed);
  atomic_store_explicit(&reading[me], n + 1, memory_order_release);
}

/* Waits for those who are inside. */
static void synchronize(void) {
  atomic_thread_fence(memory_order_seq_cst);
  for (int i = 0; i < READERS; i++) {
    int n = atomic_load(&reading[i]);
    while (n % 2 != 0 && atomic_load(&reading[i]) == n) {
    }
  }
}

static struct configuration *configuration(int n) {
  struct configuration *c = malloc(sizeof *c);
  c->a = n;
  c->b = -n;
  return c;
}

static void *reader(void *argument) {
  int me = (int)(intptr_t)argument;
  for (int i = 0; i < READS; i++) {
    read_lock(me);
    struct configuration *c = atomic_load_explicit(&current, memory_order_acquire);
    assert(c->a + c->b == 0);
    read_unlock(me);
  }
  return NULL;
}

int main(void) {
  pthread_t threads[READERS];
  atomic_store(&current, configuration(0));
  for (int i = 0; i < READERS; i++) {
    pthread_create(&threads[i], NULL, reader, (void *)(intptr_t)i);
  }
  for (int i = 1; i <= UPDATES; i++) {
    struct configuration *old = atomic_exchange(&current, configuration(i));
    synchronize();
    free(old);
  }
  for (int i = 0; i < READERS; i++) {
    pthread_join(threads[i], NULL);
  }
  free(atomic_load(&current));
  return 0;
}
