/*
 * A ring of log records: writers reserve a place, write the record and mark it as committed; one
 * reader prints records in order. The mark may not become visible before the record, which only
 * buffers that let stores to different locations overtake each other would do.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  FAIL   (SC and TSO: not finished by a search of all executions)
 *   -DFIXED         PASS  PASS  PASS   (not finished by a search of all executions)
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#define WRITERS 3
#define RECORDS 2 /* of each writer */
#define PLACES (WRITERS * RECORDS)

struct record {
  atomic_int level, code, committed;
};

static struct record ring[PLACES];
static atomic_int reserved;

static void write_record(int level, int code) {
  struct record *r = &ring[atomic_fetch_add(&reserved, 1)];
  atomic_store_explicit(&r->level, level, memory_order_relaxed);
  atomic_store_explicit(&r->code, code, memory_order_relaxed);
#ifdef FIXED
  atomic_thread_fence(memory_order_release);
#endif
  atomic_store_explicit(&r->committed, 1, memory_order_relaxed);
}

static void *writer(void *argument) {
  int me = (int)(intptr_t)argument;
  for (int i = 0; i < RECORDS; i++) {
    write_record(me + 1, 10 * (me + 1) + i);
  }
  return NULL;
}

static void *reader(void *unused) {
  (void)unused;
  for (int i = 0; i < PLACES; i++) {
    struct record *r = &ring[i];
    while (!atomic_load_explicit(&r->committed, memory_order_acquire)) {
    }
    int level = atomic_load_explicit(&r->level, memory_order_relaxed);
    int code = atomic_load_explicit(&r->code, memory_order_relaxed);
    assert(level == code / 10);
  }
  return NULL;
}

int main(void) {
  pthread_t threads[WRITERS + 1];
  for (int i = 0; i < WRITERS; i++) {
    pthread_create(&threads[i], NULL, writer, (void *)(intptr_t)i);
  }
  pthread_create(&threads[WRITERS], NULL, reader, NULL);
  for (int i = 0; i <= WRITERS; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
