/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The initialisation of mutexes of POSIX: a plain store of the kind. If there are other threads
 * then, they read it as an event, and its order with the store matters: whoever locks a mutex that
 * is initialised only later may find another kind, or memory that was never written.
 */
#include "attributes.h"
#include "heddle.h"

static int others; /* poked by the first thread before it starts another one */

void __heddle_no_longer_alone(void) {
  if (!__heddle_peek4(&others)) {
    __heddle_poke4(&others, 1);
  }
}

/* What is decided by it must have been written. */
int __heddle_read_kind(pthread_mutex_t *m) {
  int kind = m->__data.__kind;
  if (kind & DESTROYED) {
    __heddle_fail("MUTEX", "use of a mutex that was destroyed");
  }
  if (kind & UNREADY) {
    __heddle_fail("MUTEX", "initialisation of a mutex that a thread waits for");
  }
  return kind;
}

/*
 * Other threads may use the mutex. Who waits for one that was left behind gets it now, but before
 * the new kind is stored: that is how the waiting is noticed. From now on the kind is read as an
 * event.
 */
static void renew(pthread_mutex_t *m) {
  int held = __heddle_renew(m);
  if (held == SOMEBODY) {
    __heddle_fail("MUTEX", "initialisation of a mutex that is locked");
  }
  int kind = (int)__heddle_peek4(&m->__data.__kind);
  if (held == LEFT_BEHIND) {
    __heddle_poke4(&m->__data.__kind, UNREADY);
  } else if (kind & SETTLED) {
    __heddle_poke4(&m->__data.__kind, kind & ~SETTLED);
  }
}

int pthread_mutex_init(pthread_mutex_t *m, const pthread_mutexattr_t *attributes) {
  if (attributes) {
    __heddle_require(attributes, 1);
  }
  int kind = attributes ? ((const struct mutex_attributes *)attributes)->kind
                        : PTHREAD_MUTEX_NORMAL;
  int is_alone = !__heddle_peek4(&others);
  if (!is_alone) {
    renew(m);
  } else if (__heddle_holds(m)) {
    __heddle_fail("MUTEX", "initialisation of a mutex that is locked");
  }
  m->__data.__kind = is_alone ? kind | SETTLED : kind;
  return 0;
}
