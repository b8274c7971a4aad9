/* SPDX-License-Identifier: Apache-2.0 */
/* Data of threads by key. A key is never used again. */
#include "heddle.h"

#include <errno.h>
#include <pthread.h>

#define MOST 64
#define ITERATIONS 4

/* A cell: how many keys there are. */
static long keys;
static void (*destructors[MOST])(void *);
static char exists[MOST];

static _Thread_local void *values[MOST];

int pthread_key_create(pthread_key_t *key, void (*destructor)(void *)) {
  long made = add_to_cell(&keys, 1);
  if (made >= MOST) {
    __heddle_cut("more than 64 keys for data of threads");
  }
  __heddle_poke8(&destructors[made], (unsigned long)destructor);
  __heddle_poke1(&exists[made], 1);
  *key = (pthread_key_t)made;
  return 0;
}

static int is_key(pthread_key_t key) { return key < MOST && __heddle_peek1(&exists[key]); }

int pthread_key_delete(pthread_key_t key) {
  if (!is_key(key)) {
    return EINVAL;
  }
  __heddle_poke8(&destructors[key], 0);
  __heddle_poke1(&exists[key], 0);
  return 0;
}

void *pthread_getspecific(pthread_key_t key) {
  return key < MOST ? (void *)__heddle_peek8(&values[key]) : 0;
}

int pthread_setspecific(pthread_key_t key, const void *value) {
  if (!is_key(key)) {
    return EINVAL;
  }
  __heddle_poke8(&values[key], (unsigned long)value);
  return 0;
}

/* Whether there was anything to do. */
static int destroy_values(void) {
  int any = 0;
  for (int key = 0; key < MOST; key++) {
    void *value = (void *)__heddle_peek8(&values[key]);
    void (*destructor)(void *) = (void (*)(void *))__heddle_peek8(&destructors[key]);
    if (value && destructor) {
      __heddle_poke8(&values[key], 0);
      destructor(value);
      any = 1;
    }
  }
  return any;
}

void __heddle_run_destructors(void) {
  for (int i = 0; i < ITERATIONS && destroy_values(); i++) {
  }
}
