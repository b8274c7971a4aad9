/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The futex system call of Linux. As in the kernel, an address has the list of waiters of its bucket,
 * and a mutex for each bucket guards the list. A waiter waits for a cell of its own. Whom a wake
 * finds is a choice, as Linux promises no order.
 */
#include "heddle.h"

#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <stdarg.h>
#include <time.h>

#define BUCKETS 61

/* In requeue.c, if the program may use FUTEX_REQUEUE. */
HOOK void __heddle_may_requeue(void);

struct waiter {
  long woken;
  unsigned *word;
  struct waiter *next;
  unsigned bits;
  int leaves; /* without being woken */
};

static _Thread_local struct waiter me;
static char futex[BUCKETS];
static struct waiter *first[BUCKETS];

/* All words share one if the program may move waiters: then a waiter leaves the bucket it came to. */
static unsigned long bucket(unsigned *word) {
  return __heddle_may_requeue ? 0 : (unsigned long)word / sizeof *word % BUCKETS;
}

static int matches(struct waiter *w, unsigned *word, unsigned bits, int all) {
  return __heddle_peek8(&w->word) == (unsigned long)word && (__heddle_peek4(&w->bits) & bits) &&
         (all || !__heddle_peek4(&w->leaves));
}

static void enqueue(struct waiter *w, unsigned *word) {
  void *list = &first[bucket(word)];
  __heddle_poke8(&w->word, (unsigned long)word);
  __heddle_poke8(&w->next, __heddle_peek8(list));
  __heddle_poke8(list, (unsigned long)w);
}

/* Behind an operation on a mutex, so no store of the thread waits. */
static long fail(int error) {
  __heddle_poke4(&errno, error);
  return -1;
}

static long invalid(void) {
  errno = EINVAL;
  return -1;
}

/* Takes a waiter off its list, if it is there. */
static void unlink_waiter(struct waiter *gone) {
  void *link = &first[bucket((unsigned *)__heddle_peek8(&gone->word))];
  struct waiter *w = (struct waiter *)__heddle_peek8(link);
  while (w && w != gone) {
    link = &w->next;
    w = (struct waiter *)__heddle_peek8(link);
  }
  if (w) {
    __heddle_poke8(link, __heddle_peek8(&w->next));
  }
}

/*
 * A choice, if the word has the value: the thread sleeps until it is woken; or it returns though nobody
 * woke it, which Linux allows; or its time is up. A thread that is not woken is in the list only if
 * the program may move it, and leaves the list by itself.
 */
static long wait(unsigned *word, unsigned value, const struct timespec *timeout, unsigned bits) {
  enum { WOKEN, UNTOLD, LATE };
  if (!bits || (timeout && (timeout->tv_sec < 0 || timed_out(timeout) == EINVAL))) {
    return invalid();
  }
  void *mutex = &futex[bucket(word)];
  __heddle_lock(mutex);
  if (__atomic_load_n(word, __ATOMIC_RELAXED) != value) {
    __heddle_unlock(mutex);
    return fail(EAGAIN);
  }
  int end = __heddle_choose(timeout ? 3 : 2);
  if (end == WOKEN || __heddle_may_requeue) {
    __heddle_poke4(&me.bits, bits);
    __heddle_poke4(&me.leaves, end != WOKEN);
    enqueue(&me, word);
  }
  __heddle_unlock(mutex);
  if (end == WOKEN) {
    __heddle_await(&me.woken, "EQ", 1, "XCHG", 0, "futex");
  } else if (__heddle_may_requeue) {
    __heddle_lock(mutex);
    unlink_waiter(&me);
    __heddle_unlock(mutex);
  }
  return end == LATE ? fail(ETIMEDOUT) : 0;
}

/*
 * Takes waiters off the list of their word, as many as there are; all sets of them, once each. Those
 * that leave by themselves are among them if `all`.
 */
static struct waiter *take(unsigned *word, unsigned bits, int all, long *count) {
  void *link = &first[bucket(word)];
  long left = 0;
  for (struct waiter *w = (struct waiter *)__heddle_peek8(link); w;
       w = (struct waiter *)__heddle_peek8(&w->next)) {
    left += matches(w, word, bits, all);
  }
  *count = *count < left ? *count : left;
  struct waiter *taken = 0;
  for (long wanted = *count; wanted > 0; wanted--) {
    long skipped = left > wanted ? __heddle_choose((int)(left - wanted + 1)) : 0;
    left -= skipped + 1;
    struct waiter *w = (struct waiter *)__heddle_peek8(link);
    while (!matches(w, word, bits, all) || skipped-- > 0) {
      link = &w->next;
      w = (struct waiter *)__heddle_peek8(link);
    }
    __heddle_poke8(link, __heddle_peek8(&w->next));
    __heddle_poke8(&w->next, (unsigned long)taken);
    taken = w;
  }
  return taken;
}

/*
 * Takes those to wake. If there are fewer than wanted, nobody else was in the list: those that leave
 * by themselves have left before.
 */
static struct waiter *take_to_wake(unsigned *word, unsigned bits, long *count) {
  long wanted = *count;
  struct waiter *taken = take(word, bits, 0, count);
  if (*count < wanted) {
    long others = LONG_MAX;
    take(word, bits, 1, &others);
  }
  return taken;
}

static void wake_all(struct waiter *taken) {
  while (taken) {
    struct waiter *next = (struct waiter *)__heddle_peek8(&taken->next);
    write_cell(&taken->woken, 1);
    taken = next;
  }
}

/* Linux wakes one if it is asked for none. */
static long wake(unsigned *word, int most, unsigned bits) {
  if (!bits) {
    return invalid();
  }
  long count = most > 0 ? most : 1;
  void *mutex = &futex[bucket(word)];
  __heddle_lock(mutex);
  struct waiter *taken = take_to_wake(word, bits, &count);
  __heddle_unlock(mutex);
  wake_all(taken);
  return count;
}

/* Wakes some and lets others wait for another word, if the word has the expected value. */
static long requeue(unsigned *word, int wakes, int moves, unsigned *other, const unsigned *expected) {
  if (!__heddle_may_requeue) {
    __heddle_cut("FUTEX_REQUEUE as an operation that the program computes");
  }
  if (wakes < 0 || moves < 0 || (unsigned long)other % sizeof *other) {
    return invalid();
  }
  long woken = wakes;
  long moved = moves;
  struct waiter *taken = 0;
  void *mutex = &futex[bucket(word)];
  __heddle_lock(mutex);
  int fits = !expected || __atomic_load_n(word, __ATOMIC_RELAXED) == *expected;
  if (fits) {
    taken = take_to_wake(word, FUTEX_BITSET_MATCH_ANY, &woken);
    struct waiter *next = take(word, FUTEX_BITSET_MATCH_ANY, 1, &moved);
    while (next) {
      struct waiter *w = next;
      next = (struct waiter *)__heddle_peek8(&w->next);
      enqueue(w, other);
    }
  }
  __heddle_unlock(mutex);
  wake_all(taken);
  return fits ? woken + moved : fail(EAGAIN);
}

/* The operand and the bound of FUTEX_WAKE_OP have 12 bits, the highest of them the sign. */
static int number(unsigned bits) { return (int)(bits << 20) >> 20; }

/* Does what FUTEX_OP says; the old value. */
static int update(unsigned *word, unsigned operation, unsigned operand) {
  switch (operation) {
    case FUTEX_OP_SET:
      return (int)__atomic_exchange_n(word, operand, __ATOMIC_SEQ_CST);
    case FUTEX_OP_ADD:
      return (int)__atomic_fetch_add(word, operand, __ATOMIC_SEQ_CST);
    case FUTEX_OP_OR:
      return (int)__atomic_fetch_or(word, operand, __ATOMIC_SEQ_CST);
    case FUTEX_OP_ANDN:
      return (int)__atomic_fetch_and(word, ~operand, __ATOMIC_SEQ_CST);
    default:
      return (int)__atomic_fetch_xor(word, operand, __ATOMIC_SEQ_CST);
  }
}

static int passes(unsigned comparison, int old, int bound) {
  switch (comparison) {
    case FUTEX_OP_CMP_EQ:
      return old == bound;
    case FUTEX_OP_CMP_NE:
      return old != bound;
    case FUTEX_OP_CMP_LT:
      return old < bound;
    case FUTEX_OP_CMP_LE:
      return old <= bound;
    case FUTEX_OP_CMP_GT:
      return old > bound;
    default:
      return old >= bound;
  }
}

/*
 * Updates the other word, wakes some who wait for the first one, and if the old value passes, some who
 * wait for the other. Linux updates the word even if it does not know the comparison.
 */
static long wake_op(unsigned *word, int wakes, unsigned *other, int more, unsigned encoded) {
  unsigned operation = encoded >> 28 & (FUTEX_OP_OPARG_SHIFT - 1);
  unsigned comparison = encoded >> 24 & 0xf;
  unsigned operand = (unsigned)number(encoded >> 12 & 0xfff);
  if ((unsigned long)other % sizeof *other) {
    return invalid();
  }
  if (encoded >> 28 & FUTEX_OP_OPARG_SHIFT) {
    operand = 1U << (operand & 31);
  }
  if (operation > FUTEX_OP_XOR) {
    errno = ENOSYS;
    return -1;
  }
  void *mutex = &futex[bucket(word)];
  void *second = &futex[bucket(other)];
  __heddle_lock(mutex < second ? mutex : second);
  if (mutex != second) {
    __heddle_lock(mutex < second ? second : mutex);
  }
  int old = update(other, operation, operand);
  int known = comparison <= FUTEX_OP_CMP_GE;
  long woken = wakes > 0 ? wakes : 1;
  long also = more > 0 ? more : 1;
  struct waiter *taken = known ? take_to_wake(word, FUTEX_BITSET_MATCH_ANY, &woken) : 0;
  struct waiter *others = 0;
  if (known && passes(comparison, old, number(encoded & 0xfff))) {
    others = take_to_wake(other, FUTEX_BITSET_MATCH_ANY, &also);
  } else {
    also = 0;
  }
  if (mutex != second) {
    __heddle_unlock(second);
  }
  __heddle_unlock(mutex);
  wake_all(taken);
  wake_all(others);
  return known ? woken + also : fail(ENOSYS);
}

/* Arguments that an operation does not have may be missing, so only what it has is looked at. */
long __heddle_futex(va_list arguments) {
  unsigned *word = va_arg(arguments, unsigned *);
  int operation = va_arg(arguments, int);
  unsigned value = va_arg(arguments, unsigned);
  int command = operation & FUTEX_CMD_MASK;
  int waits = command == FUTEX_WAIT || command == FUTEX_WAIT_BITSET;
  if ((operation & FUTEX_CLOCK_REALTIME) && !waits) {
    errno = ENOSYS;
    return -1;
  }
  if ((unsigned long)word % sizeof *word) {
    return invalid();
  }
  if (command == FUTEX_WAKE) {
    return wake(word, (int)value, FUTEX_BITSET_MATCH_ANY);
  }
  void *fourth = va_arg(arguments, void *);
  if (command == FUTEX_WAIT) {
    return wait(word, value, fourth, FUTEX_BITSET_MATCH_ANY);
  }
  unsigned *other = va_arg(arguments, unsigned *);
  int moves = (int)(unsigned long)fourth;
  if (command == FUTEX_REQUEUE) {
    return requeue(word, (int)value, moves, other, 0);
  }
  unsigned last = va_arg(arguments, unsigned);
  switch (command) {
    case FUTEX_WAIT_BITSET:
      return wait(word, value, fourth, last);
    case FUTEX_WAKE_BITSET:
      return wake(word, (int)value, last);
    case FUTEX_CMP_REQUEUE:
      return requeue(word, (int)value, moves, other, &last);
    case FUTEX_WAKE_OP:
      return wake_op(word, (int)value, other, moves, last);
    default:
      __heddle_cut("an operation of futex that is not modelled");
  }
}
