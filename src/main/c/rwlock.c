/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Read-write locks of POSIX. The cell at the address: 0 free, n readers, or WRITER plus the
 * writer's name; far below 0 if destroyed, so that a wrong unlock does not look like it. Waiting
 * for a lock that one has is a deadlock.
 */
#include "attributes.h"
#include "held.h"

#include <errno.h>
#include <limits.h>
#include <pthread.h>

#define WRITER (1L << 62)
#define DESTROYED LONG_MIN

struct lock {
  long state;
  unsigned long writer; /* the last one; each thread only asks whether that is itself */
  unsigned long reader; /* the last one that still has it */
  unsigned char marks[32]; /* of those who read, in held.c */
};

#define IN(l) ((struct lock *)(l))
#define MARKS(l) IN(l)->marks, sizeof IN(l)->marks - 1

_Static_assert(sizeof(struct lock) <= sizeof(pthread_rwlock_t), "too large");

static long own(void) { return WRITER | (__heddle_self() & (WRITER - 1)); }

static int is_destroyed(long state) { return state < DESTROYED / 2; }

static void check(long old) {
  if (is_destroyed(old)) {
    __heddle_fail("MUTEX", "lock of a read-write lock that was destroyed");
  }
}

/* Before the writer's name is asked for or written: that the program writes over it is an event. */
static void touch(pthread_rwlock_t *l) {
  if (__heddle_touch) {
    __heddle_touch(&IN(l)->writer);
  }
}

static void reading(pthread_rwlock_t *l, long old) {
  check(old);
  touch(l);
  __heddle_poke8(&IN(l)->reader, __heddle_self());
  if (__heddle_peek8(&IN(l)->writer) == __heddle_self()) {
    __heddle_poke8(&IN(l)->writer, 0);
  }
  if (__heddle_mark_use) {
    __heddle_mark_use(MARKS(l));
  }
}

static void writing(pthread_rwlock_t *l, long old) {
  check(old);
  touch(l);
  __heddle_poke8(&IN(l)->writer, __heddle_self());
}

/* Whether the only thread that has it has ended: then it is the place of a former lock. */
static int is_left(pthread_rwlock_t *l, long state) {
  return state >= WRITER ? __heddle_ended(state & (WRITER - 1))
                         : state == 1 && __heddle_ended(__heddle_peek8(&IN(l)->reader));
}

/* Destroyed first: a thread that waits for it meanwhile fails. */
int pthread_rwlock_init(pthread_rwlock_t *l, const pthread_rwlockattr_t *attributes) {
  make_object(l);
  long old = write_cell(l, DESTROYED);
  if (old != 0 && !is_destroyed(old) && !is_left(l, old)) {
    __heddle_fail("MUTEX", "initialisation of a read-write lock that is locked");
  }
  write_cell(l, 0);
  return 0;
}

int pthread_rwlock_destroy(pthread_rwlock_t *l) {
  require_object(l);
  long old = write_cell(l, DESTROYED);
  if (is_destroyed(old)) {
    __heddle_fail("MUTEX", "destroy of a read-write lock that was destroyed already");
  }
  if (old != 0) {
    __heddle_fail("MUTEX", "destroy of a read-write lock that is locked");
  }
  return 0;
}

int pthread_rwlock_rdlock(pthread_rwlock_t *l) {
  require_object(l);
  reading(l, __heddle_await_read(l, WRITER, "read lock"));
  return 0;
}

int pthread_rwlock_wrlock(pthread_rwlock_t *l) {
  require_object(l);
  writing(l, __heddle_await(l, "SLE", 0, "XCHG", own(), "write lock"));
  return 0;
}

/* Whether it worked. */
static int try_read(pthread_rwlock_t *l) {
  require_object(l);
  long old = __heddle_try_read(l, WRITER);
  if (old >= WRITER) {
    return 0;
  }
  reading(l, old);
  return 1;
}

static int try_write(pthread_rwlock_t *l) {
  require_object(l);
  long old = __heddle_try(l, "SLE", 0, "XCHG", own());
  if (old > 0) {
    return 0;
  }
  writing(l, old);
  return 1;
}

int pthread_rwlock_tryrdlock(pthread_rwlock_t *l) { return try_read(l) ? 0 : EBUSY; }

int pthread_rwlock_trywrlock(pthread_rwlock_t *l) { return try_write(l) ? 0 : EBUSY; }

/* To wait and then get it is the same execution as to ask later. */
int pthread_rwlock_timedrdlock(pthread_rwlock_t *l, const struct timespec *end) {
  return try_read(l) ? 0 : timed_out(end);
}

int pthread_rwlock_timedwrlock(pthread_rwlock_t *l, const struct timespec *end) {
  return try_write(l) ? 0 : timed_out(end);
}

int pthread_rwlock_clockrdlock(pthread_rwlock_t *l, clockid_t clock, const struct timespec *end) {
  return is_clock(clock) ? pthread_rwlock_timedrdlock(l, end) : EINVAL;
}

int pthread_rwlock_clockwrlock(pthread_rwlock_t *l, clockid_t clock, const struct timespec *end) {
  return is_clock(clock) ? pthread_rwlock_timedwrlock(l, end) : EINVAL;
}

/*
 * One event, unless the program may write over the lock. That a reader unlocks what only others have
 * is not noticed.
 */
int pthread_rwlock_unlock(pthread_rwlock_t *l) {
  require_object(l);
  touch(l);
  int writes = __heddle_peek8(&IN(l)->writer) == __heddle_self();
  int marked = writes || !__heddle_has_mark || __heddle_has_mark(MARKS(l));
  long old = writes ? write_cell(l, 0) : __heddle_end_read(l);
  if (!writes && old == own() || !marked && old > 0 && old < WRITER) {
    __heddle_fail("MUTEX", "the memory of a read-write lock was overwritten while it was locked");
  }
  if (writes ? old != own() : old <= 0 || old >= WRITER) {
    __heddle_fail("MUTEX", "unlock of a read-write lock that the thread does not hold");
  }
  if (!writes && __heddle_peek8(&IN(l)->reader) == __heddle_self()) {
    __heddle_poke8(&IN(l)->reader, 0);
  }
  if (!writes && __heddle_unmark_use) {
    __heddle_unmark_use(MARKS(l));
  }
  return 0;
}

int pthread_rwlockattr_init(pthread_rwlockattr_t *a) {
  a->__align = 0;
  return 0;
}

int pthread_rwlockattr_destroy(pthread_rwlockattr_t *a) { return 0; }

int pthread_rwlockattr_getpshared(const pthread_rwlockattr_t *a, int *shared) {
  *shared = a->__align & 1;
  return 0;
}

int pthread_rwlockattr_setpshared(pthread_rwlockattr_t *a, int shared) {
  if (!is_sharing(shared)) {
    return EINVAL;
  }
  a->__align = (a->__align & ~1L) | shared;
  return 0;
}

int pthread_rwlockattr_getkind_np(const pthread_rwlockattr_t *a, int *kind) {
  *kind = (int)(a->__align >> 1);
  return 0;
}

int pthread_rwlockattr_setkind_np(pthread_rwlockattr_t *a, int kind) {
  a->__align = (a->__align & 1) | (long)kind << 1;
  return 0;
}
