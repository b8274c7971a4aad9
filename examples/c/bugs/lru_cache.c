/*
 * A cache with a lock for each stripe of keys and a lock for the list of all entries by age. A
 * lookup locks its stripe, then the list. An eviction starts from the list and must not lock the
 * stripe of its victim while it holds the list.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL   (deadlock)
 *   -DFIXED         PASS  PASS  PASS   (not finished by a search of all executions)
 */
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

#define STRIPES 2
#define KEYS 6
#define CAPACITY 2
#define THREADS 3

static pthread_mutex_t stripes[STRIPES] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static pthread_mutex_t list_lock = PTHREAD_MUTEX_INITIALIZER;

static int cached[KEYS];        /* by its stripe's lock */
static int age[KEYS], size, now; /* by the list's lock */

static int oldest(void) {
  int best = -1;
  for (int k = 0; k < KEYS; k++) {
    if (age[k] != 0 && (best < 0 || age[k] < age[best])) {
      best = k;
    }
  }
  return best;
}

static void evict(void) {
  int victim = -1;
  pthread_mutex_lock(&list_lock);
  if (size > CAPACITY) {
    victim = oldest();
    age[victim] = 0;
    size--;
#ifndef FIXED
    pthread_mutex_lock(&stripes[victim % STRIPES]);
    cached[victim] = 0;
    pthread_mutex_unlock(&stripes[victim % STRIPES]);
#endif
  }
  pthread_mutex_unlock(&list_lock);
#ifdef FIXED
  if (victim >= 0) {
    pthread_mutex_lock(&stripes[victim % STRIPES]);
    pthread_mutex_lock(&list_lock);
    cached[victim] = age[victim] != 0; /* it may be back by now */
    pthread_mutex_unlock(&list_lock);
    pthread_mutex_unlock(&stripes[victim % STRIPES]);
  }
#endif
}

static void lookup(int key) {
  pthread_mutex_lock(&stripes[key % STRIPES]);
  cached[key] = 1;
  pthread_mutex_lock(&list_lock);
  size += age[key] == 0;
  age[key] = ++now;
  pthread_mutex_unlock(&list_lock);
  pthread_mutex_unlock(&stripes[key % STRIPES]);
  evict();
}

static void *user(void *argument) {
  int me = (int)(intptr_t)argument;
  lookup(me);
  lookup(KEYS - 1 - me);
  lookup(me);
  return NULL;
}

int main(void) {
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS; i++) {
    pthread_create(&threads[i], NULL, user, (void *)(intptr_t)i);
  }
  for (int i = 0; i < THREADS; i++) {
    pthread_join(threads[i], NULL);
  }
  assert(size <= CAPACITY);
  return 0;
}
