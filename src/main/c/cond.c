/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Condition variables of POSIX. The cell at the address says how many threads wait: -n; or, while a
 * signal looks for the one to wake, something positive that keeps others away. Behind a change of
 * it the list of waiters may be touched. A waiter waits for a cell of its own.
 */
#include "attributes.h"
#include "held.h"

#include <errno.h>
#include <limits.h>
#include <pthread.h>

#define GONE LONG_MIN

struct waiter {
  long woken;
  struct waiter *next;
};

struct condition {
  long waiting;
  struct waiter *first;
  void *mutex;
};

static _Thread_local struct waiter me;

#define IN(c) ((struct condition *)(c))
#define WHAT "condition variable"

int pthread_cond_init(pthread_cond_t *c, const pthread_condattr_t *attributes) {
  make_object(c);
  long old = __heddle_await(c, "SLE", 0, "XCHG", 0, WHAT);
  if (old != 0 && old != GONE) {
    __heddle_fail("MISUSE", "initialisation of a condition variable that threads wait for");
  }
  __heddle_poke8(&IN(c)->first, 0);
  return 0;
}

int pthread_cond_destroy(pthread_cond_t *c) {
  require_object(c);
  long old = __heddle_await(c, "SLE", 0, "XCHG", GONE, WHAT);
  if (old == GONE) {
    __heddle_fail("MISUSE", "destroy of a condition variable that was destroyed already");
  }
  if (old != 0) {
    __heddle_fail("MISUSE", "destroy of a condition variable that threads wait for");
  }
  return 0;
}

/* How many threads wait, from what the cell was. */
static long count(long old) {
  if (old == GONE) {
    __heddle_fail("MISUSE", "use of a condition variable that was destroyed");
  }
  return -old;
}

/* The cell says that threads wait: nobody wrote over it since. */
static void check_list(pthread_cond_t *c) {
  if (!__heddle_touch) {
    return;
  }
  __heddle_touch(&IN(c)->first);
  if (!__heddle_peek8(&IN(c)->first)) {
    __heddle_fail("MISUSE", "the memory of a condition variable was overwritten while threads wait");
  }
}

static void enqueue(pthread_cond_t *c, pthread_mutex_t *m) {
  /* what may be written over is read as an event first, and others are kept away until then */
  long n = count(__heddle_touch ? __heddle_await(c, "SLE", 0, "XCHG", 1, WHAT)
                                : __heddle_await(c, "SLE", 0, "SUB", 1, WHAT));
  if (n > 0) {
    check_list(c);
  } else if (__heddle_touch) {
    __heddle_touch(&IN(c)->first);
    __heddle_poke8(&IN(c)->first, 0);
  }
  if (n > 0 && __heddle_peek8(&IN(c)->mutex) != (unsigned long)m) {
    __heddle_fail("MISUSE", "threads wait for a condition variable with different mutexes");
  }
  __heddle_poke8(&IN(c)->mutex, (unsigned long)m);
  __heddle_poke8(&me.next, __heddle_peek8(&IN(c)->first));
  __heddle_poke8(&IN(c)->first, (unsigned long)&me);
  if (__heddle_touch) {
    write_cell(c, -(n + 1));
  }
}

/* Whether the thread may wait with this mutex; kinds of mutex that check say so, others fail. */
static int holds(pthread_mutex_t *m) {
  if (__heddle_holds(m)) {
    return 1;
  }
  if ((m->__data.__kind & ~SETTLED) == PTHREAD_MUTEX_NORMAL) {
    __heddle_fail("MUTEX", "wait for a condition variable without holding the mutex");
  }
  return 0;
}

int pthread_cond_wait(pthread_cond_t *c, pthread_mutex_t *m) {
  require_object(c);
  if (!holds(m)) {
    return EPERM;
  }
  enqueue(c, m);
  pthread_mutex_unlock(m);
  __heddle_await(&me.woken, "EQ", 1, "XCHG", 0, WHAT);
  return pthread_mutex_lock(m);
}

/*
 * A choice: the time is up before anyone signals, and the thread has not waited at all; or someone
 * signals in time, and executions where nobody does are given up.
 */
int pthread_cond_timedwait(pthread_cond_t *c, pthread_mutex_t *m, const struct timespec *end) {
  require_object(c);
  if (!holds(m)) {
    return EPERM;
  }
  if (timed_out(end) == EINVAL) {
    return EINVAL;
  }
  int in_time = __heddle_choose(2);
  if (in_time) {
    enqueue(c, m);
  }
  pthread_mutex_unlock(m);
  if (in_time) {
    __heddle_assume(__heddle_try(&me.woken, "EQ", 1, "XCHG", 0) == 1);
  }
  pthread_mutex_lock(m);
  return in_time ? 0 : ETIMEDOUT;
}

int pthread_cond_clockwait(pthread_cond_t *c, pthread_mutex_t *m, clockid_t clock,
                           const struct timespec *end) {
  return is_clock(clock) ? pthread_cond_timedwait(c, m, end) : EINVAL;
}

/* The k-th waiter, taken off the list. */
static struct waiter *take(pthread_cond_t *c, long k) {
  void *link = &IN(c)->first;
  for (; k > 0; k--) {
    link = &((struct waiter *)__heddle_peek8(link))->next;
  }
  struct waiter *chosen = (struct waiter *)__heddle_peek8(link);
  __heddle_poke8(link, __heddle_peek8(&chosen->next));
  return chosen;
}

int pthread_cond_signal(pthread_cond_t *c) {
  require_object(c);
  long n = count(__heddle_await(c, "SLE", 0, "AND", LONG_MAX, WHAT));
  if (n > 0) {
    check_list(c);
    struct waiter *chosen = take(c, n > 1 ? __heddle_choose((int)n) : 0);
    write_cell(c, -(n - 1));
    write_cell(&chosen->woken, 1);
  }
  return 0;
}

int pthread_cond_broadcast(pthread_cond_t *c) {
  require_object(c);
  if (count(__heddle_touch ? __heddle_await(c, "SLE", 0, "AND", LONG_MAX, WHAT)
                           : __heddle_await(c, "SLE", 0, "XCHG", 0, WHAT)) > 0) {
    check_list(c);
    struct waiter *next = (struct waiter *)__heddle_peek8(&IN(c)->first);
    __heddle_poke8(&IN(c)->first, 0);
    if (__heddle_touch) {
      write_cell(c, 0);
    }
    while (next) {
      struct waiter *chosen = next;
      next = (struct waiter *)__heddle_peek8(&chosen->next);
      write_cell(&chosen->woken, 1);
    }
  }
  return 0;
}

int pthread_condattr_init(pthread_condattr_t *a) {
  a->__align = 0;
  return 0;
}

int pthread_condattr_destroy(pthread_condattr_t *a) { return 0; }

int pthread_condattr_getclock(const pthread_condattr_t *a, clockid_t *clock) {
  *clock = a->__align & 0xff;
  return 0;
}

int pthread_condattr_setclock(pthread_condattr_t *a, clockid_t clock) {
  if (!is_clock(clock)) {
    return EINVAL;
  }
  a->__align = (a->__align & ~0xff) | clock;
  return 0;
}

int pthread_condattr_getpshared(const pthread_condattr_t *a, int *shared) {
  *shared = a->__align >> 8;
  return 0;
}

int pthread_condattr_setpshared(pthread_condattr_t *a, int shared) {
  if (!is_sharing(shared)) {
    return EINVAL;
  }
  a->__align = (a->__align & 0xff) | shared << 8;
  return 0;
}
