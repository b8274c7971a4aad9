/*
 * Double-checked locking as C11 has it: a table is made once, by the first thread that needs it.
 *
 * The pointer is published by a release store and picked up by an acquire load, so whoever sees it
 * sees the whole table, without taking the lock. With relaxed order (-DRELAXED) the table's
 * content may reach memory after the pointer under PSO: the other thread reads memory nobody has
 * written.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 *   -DRELAXED       PASS  PASS  FAIL
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifdef RELAXED
#define ACQUIRE memory_order_relaxed
#define RELEASE memory_order_relaxed
#else
#define ACQUIRE memory_order_acquire
#define RELEASE memory_order_release
#endif

struct table {
  int squares[3];
};

static struct table *_Atomic shared;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int made; /* protected by the mutex */

static struct table *make(void) {
  struct table *t = malloc(sizeof *t);
  for (int i = 0; i < 3; i++) {
    t->squares[i] = i * i;
  }
  made++;
  return t;
}

static struct table *the_table(void) {
  struct table *t = atomic_load_explicit(&shared, ACQUIRE);
  if (t == NULL) {
    pthread_mutex_lock(&mutex);
    t = atomic_load_explicit(&shared, memory_order_relaxed);
    if (t == NULL) {
      t = make();
      atomic_store_explicit(&shared, t, RELEASE);
    }
    pthread_mutex_unlock(&mutex);
  }
  return t;
}

static void *thread(void *unused) {
  (void)unused;
  assert(the_table()->squares[2] == 4);
  return NULL;
}

int main(void) {
  pthread_t threads[3];
  for (int i = 0; i < 3; i++) {
    pthread_create(&threads[i], NULL, thread, NULL);
  }
  for (int i = 0; i < 3; i++) {
    pthread_join(threads[i], NULL);
  }
  assert(made == 1);
  free(atomic_load(&shared));
  return 0;
}
