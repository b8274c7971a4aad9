/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Semaphores of POSIX. The cell at the address is the value; far below 0 if destroyed, so that all
 * posts find it so. Behind it are marks of those who wait.
 */
#include "held.h"

#include <errno.h>
#include <limits.h>
#include <semaphore.h>

#define DESTROYED (LONG_MIN / 2)

#define MARKS(s) (unsigned char *)(s) + sizeof(long), sizeof(sem_t) - sizeof(long) - 1

static void check(long old) {
  if (old < 0) {
    __heddle_fail("MISUSE", "use of a semaphore that was destroyed or closed");
  }
}

int sem_init(sem_t *s, int shared, unsigned value) {
  if (value > SEM_VALUE_MAX) {
    errno = EINVAL; /* there was no operation on a cell */
    return -1;
  }
  make_object(s);
  write_cell(s, DESTROYED); /* a thread that waits for it meanwhile fails */
  write_cell(s, value);
  return 0;
}

int sem_destroy(sem_t *s) {
  require_object(s);
  check(write_cell(s, DESTROYED));
  return 0;
}

int sem_wait(sem_t *s) {
  require_object(s);
  if (__heddle_mark_use) {
    __heddle_mark_use(MARKS(s));
  }
  check(__heddle_await(s, "NE", 0, "SUB", 1, "semaphore"));
  if (__heddle_has_mark) {
    if (!__heddle_has_mark(MARKS(s))) {
      __heddle_fail("MISUSE", "the memory of a semaphore was overwritten while a thread waits");
    }
    __heddle_unmark_use(MARKS(s));
  }
  return 0;
}

/* Behind an operation on a cell, so no store of the thread waits. A poll that fails changes nothing. */
static int fail(int error) {
  __heddle_poke4(&errno, error);
  return -1;
}

/* Whether it worked. */
static int try_wait(sem_t *s) {
  require_object(s);
  long old = __heddle_try(s, "SGT", 0, "SUB", 1);
  check(old);
  return old > 0;
}

int sem_trywait(sem_t *s) { return try_wait(s) ? 0 : fail(EAGAIN); }

/* To wait and then get it is the same execution as to ask later. */
int sem_timedwait(sem_t *s, const struct timespec *end) {
  return try_wait(s) ? 0 : fail(timed_out(end));
}

int sem_clockwait(sem_t *s, clockid_t clock, const struct timespec *end) {
  return is_clock(clock) ? sem_timedwait(s, end) : fail(EINVAL);
}

int sem_post(sem_t *s) {
  require_object(s);
  long old = __heddle_post(s, SEM_VALUE_MAX);
  check(old);
  return old < SEM_VALUE_MAX ? 0 : fail(EOVERFLOW);
}

int sem_getvalue(sem_t *s, int *value) {
  require_object(s);
  long now = read_cell(s);
  check(now);
  *value = (int)now;
  return 0;
}
