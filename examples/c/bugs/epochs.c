/*
 * Reclamation by epochs: whoever reads notes the epoch in which it began. What is retired in one
 * epoch may be freed when nobody who could have seen it is left, which is after two more epochs,
 * not one: a reader may have noted the epoch right before it advanced.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL   (use after free)
 *   -DFIXED         PASS  PASS  PASS   (not finished by a search of all executions)
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

#define READERS 2
#define UPDATES 4
#ifdef FIXED
#define GRACE 2
#else
#define GRACE 1
#endif

static int *_Atomic shared;
static atomic_int epoch = 1;
static atomic_int active[READERS]; /* the epoch of a reader that is inside; else 0 */

static void *reader(void *argument) {
  int me = (int)(intptr_t)argument;
  for (int i = 0; i < 2; i++) {
    atomic_store(&active[me], atomic_load(&epoch));
    int *value = atomic_load(&shared);
    assert(*value > 0);
    atomic_store(&active[me], 0);
  }
  return NULL;
}

/* Goes on to the next epoch if everybody inside has noted this one. */
static void advance(void) {
  int now = atomic_load(&epoch);
  for (int i = 0; i < READERS; i++) {
    int noted = atomic_load(&active[i]);
    if (noted != 0 && noted != now) {
      return;
    }
  }
  atomic_store(&epoch, now + 1);
}

static int *number(int n) {
  int *p = malloc(sizeof *p);
  *p = n;
  return p;
}

int main(void) {
  pthread_t threads[READERS];
  int *retired[UPDATES];
  int when[UPDATES];
  atomic_store(&shared, number(1));
  for (int i = 0; i < READERS; i++) {
    pthread_create(&threads[i], NULL, reader, (void *)(intptr_t)i);
  }
  int freed = 0;
  for (int i = 0; i < UPDATES; i++) {
    retired[i] = atomic_exchange(&shared, number(i + 2));
    when[i] = atomic_load(&epoch);
    advance();
    while (freed <= i && when[freed] + GRACE <= atomic_load(&epoch)) {
      free(retired[freed++]);
    }
  }
  for (int i = 0; i < READERS; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
