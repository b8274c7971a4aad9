/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Mutexes of POSIX. A mutex is one of the machine's, at its address. Its kind is in its memory,
 * written plainly by its initialisation and, mostly, only peeked when the thread has the mutex, so
 * locking is one event.
 */
#include "attributes.h"
#include "heddle.h"

#include <errno.h>

/* In mutexinit.c, if the program initialises mutexes. */
HOOK int __heddle_read_kind(pthread_mutex_t *m);

/* In held.c, if the program may write over mutexes. The kind is read as an event first. */
HOOK void __heddle_touch_kind(pthread_mutex_t *m);
HOOK void __heddle_mark_held(pthread_mutex_t *m);
HOOK void __heddle_check_held(pthread_mutex_t *m);

/*
 * The kind; read as an event if the mutex may be initialised while others use it. One that was
 * destroyed is among these: it may be initialised again.
 */
static int kind_of(pthread_mutex_t *m) {
  int kind = (int)__heddle_peek4(&m->__data.__kind);
  if (__heddle_read_kind && !(kind & SETTLED)) {
    kind = __heddle_read_kind(m);
  }
  return kind & ~SETTLED;
}

static void touch_kind(pthread_mutex_t *m) {
  if (__heddle_touch_kind) {
    __heddle_touch_kind(m);
  }
}

/* As kind_of, behind a lock. Read in pieces as large as those of a copy. */
static int written_kind(pthread_mutex_t *m) {
  if (!__heddle_read_kind) {
    require_object(&m->__data.__kind);
  }
  return kind_of(m);
}

/* Locked for a moment: what is poked belongs to an event that is ordered with every other. */
int pthread_mutex_destroy(pthread_mutex_t *m) {
  if (__heddle_renew(m) != NOBODY) {
    __heddle_fail("MUTEX", "destroy of a mutex that is locked");
  }
  __heddle_lock(m);
  touch_kind(m);
  if (written_kind(m) == DESTROYED) {
    __heddle_fail("MUTEX", "destroy of a mutex that was destroyed already");
  }
  __heddle_poke4(&m->__data.__kind, DESTROYED);
  __heddle_unlock(m);
  return 0;
}

/* The thread has a mutex now that is not a normal one. Apart, so that normal ones cost less. */
static __attribute__((noinline)) void taken_special(pthread_mutex_t *m, int kind) {
  if (kind == DESTROYED) {
    __heddle_fail("MUTEX", "lock of a mutex that was destroyed");
  }
  if (kind == PTHREAD_MUTEX_RECURSIVE) {
    __heddle_poke4(&m->__data.__count, 0);
  }
}

/* The thread has the mutex now. */
static void taken(pthread_mutex_t *m) {
  touch_kind(m);
  int kind = written_kind(m);
  if (kind != PTHREAD_MUTEX_NORMAL) {
    taken_special(m, kind);
  }
  if (__heddle_mark_held) {
    __heddle_mark_held(m);
  }
}

/* Whether the thread has the mutex already, and nobody wrote over it. */
static int is_held(pthread_mutex_t *m) {
  int held = __heddle_holds(m);
  if (held && __heddle_check_held) {
    __heddle_check_held(m);
  }
  return held;
}

/* The thread has the mutex already. */
static int again(pthread_mutex_t *m, int otherwise) {
  if (kind_of(m) != PTHREAD_MUTEX_RECURSIVE) {
    return otherwise;
  }
  __heddle_poke4(&m->__data.__count, __heddle_peek4(&m->__data.__count) + 1);
  return 0;
}

int pthread_mutex_lock(pthread_mutex_t *m) {
  if (is_held(m)) {
    int kind = kind_of(m);
    if (kind == PTHREAD_MUTEX_RECURSIVE || kind == PTHREAD_MUTEX_ERRORCHECK) {
      return again(m, EDEADLK);
    }
  }
  __heddle_lock(m);
  taken(m);
  return 0;
}

int pthread_mutex_trylock(pthread_mutex_t *m) {
  if (is_held(m)) {
    return again(m, EBUSY);
  }
  if (!__heddle_trylock(m)) {
    return EBUSY;
  }
  taken(m);
  return 0;
}

/* To wait and then get it is the same execution as to ask later. */
int pthread_mutex_timedlock(pthread_mutex_t *m, const struct timespec *end) {
  if (is_held(m)) {
    return again(m, kind_of(m) == PTHREAD_MUTEX_ERRORCHECK ? EDEADLK : timed_out(end));
  }
  if (!__heddle_trylock(m)) {
    return timed_out(end);
  }
  taken(m);
  return 0;
}

int pthread_mutex_clocklock(pthread_mutex_t *m, clockid_t clock, const struct timespec *end) {
  return is_clock(clock) ? pthread_mutex_timedlock(m, end) : EINVAL;
}

int pthread_mutex_unlock(pthread_mutex_t *m) {
  if (!is_held(m)) {
    int kind = m->__data.__kind & ~SETTLED; /* perhaps still in the thread's buffer */
    if (kind == PTHREAD_MUTEX_RECURSIVE || kind == PTHREAD_MUTEX_ERRORCHECK) {
      return EPERM;
    }
    __heddle_fail("MUTEX", "unlock of a mutex that the thread does not hold");
  }
  if (kind_of(m) == PTHREAD_MUTEX_RECURSIVE) {
    unsigned count = __heddle_peek4(&m->__data.__count);
    if (count > 0) {
      __heddle_poke4(&m->__data.__count, count - 1);
      return 0;
    }
  }
  __heddle_unlock(m);
  return 0;
}
