/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Barriers of POSIX. A cell counts arrivals. It never goes back, so whoever is let through but did
 * not move yet is not caught by a later use.
 */
#include "attributes.h"
#include "held.h"

#include <errno.h>
#include <pthread.h>

struct barrier {
  long arrived;        /* first, so that people are told that threads wait for the barrier itself */
  unsigned long first; /* how many had arrived at the initialisation */
  unsigned count;      /* how many must arrive; 0 if it is no barrier */
};

#define IN(b) ((struct barrier *)(b))

/* More than ever arrive. Added so that making and destroying a barrier are changes, and ordered. */
#define EPOCH (1UL << 32)

int pthread_barrier_init(pthread_barrier_t *b, const pthread_barrierattr_t *attributes,
                         unsigned count) {
  if (count == 0) {
    return EINVAL;
  }
  unsigned long arrived = add_to_cell(&IN(b)->arrived, EPOCH);
  unsigned former = __heddle_peek4(&IN(b)->count);
  if (former != 0 && (arrived - __heddle_peek8(&IN(b)->first)) % former != 0) {
    __heddle_fail("MISUSE", "initialisation of a barrier that threads wait at");
  }
  __heddle_poke8(&IN(b)->first, arrived + EPOCH);
  __heddle_poke4(&IN(b)->count, count);
  return 0;
}

static unsigned long count_of(pthread_barrier_t *b) {
  unsigned count = __heddle_peek4(&IN(b)->count);
  if (count == 0) {
    __heddle_fail("MISUSE", "use of a barrier that is destroyed or was not initialised");
  }
  return count;
}

int pthread_barrier_destroy(pthread_barrier_t *b) {
  unsigned long arrived = add_to_cell(&IN(b)->arrived, EPOCH);
  if ((arrived - __heddle_peek8(&IN(b)->first)) % count_of(b) != 0) {
    __heddle_fail("MISUSE", "destroy of a barrier that threads wait at");
  }
  __heddle_poke4(&IN(b)->count, 0);
  return 0;
}

/* That a write over it comes first matters. */
static void touch(pthread_barrier_t *b) {
  if (__heddle_touch) {
    __heddle_touch(&IN(b)->count);
  }
}

/* Waits for the others of a round, and says how many arrive until it is complete. */
static unsigned long pass(pthread_barrier_t *b, unsigned long arrived) {
  unsigned long first = __heddle_peek8(&IN(b)->first);
  unsigned long count = count_of(b);
  unsigned long enough = first + ((arrived - first) / count + 1) * count;
  __heddle_pass(&IN(b)->arrived, enough, count, "barrier");
  return enough;
}

/* The order of arrivals matters: who is the last of a round learns that. */
int pthread_barrier_wait(pthread_barrier_t *b) {
  touch(b);
  unsigned long arrived = add_to_cell(&IN(b)->arrived, 1);
  return pass(b, arrived) == arrived + 1 ? PTHREAD_BARRIER_SERIAL_THREAD : 0;
}

/* The same for those who ignore the result. */
void __heddle_meet(pthread_barrier_t *b) {
  touch(b);
  pass(b, __heddle_arrive(&IN(b)->arrived));
}

int pthread_barrierattr_init(pthread_barrierattr_t *a) {
  a->__align = PTHREAD_PROCESS_PRIVATE;
  return 0;
}

int pthread_barrierattr_destroy(pthread_barrierattr_t *a) { return 0; }

int pthread_barrierattr_getpshared(const pthread_barrierattr_t *a, int *shared) {
  *shared = a->__align;
  return 0;
}

int pthread_barrierattr_setpshared(pthread_barrierattr_t *a, int shared) {
  if (!is_sharing(shared)) {
    return EINVAL;
  }
  a->__align = shared;
  return 0;
}
