/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the library is built from: calls of these become single instructions of the machine. Texts
 * and names must be string constants, and alignments constants.
 *
 * Memory that programs touch themselves (results, attributes, errno) is read and written plainly.
 * State of the library's own is only peeked and poked, which is no event, so others must not do it
 * at the same time: it belongs to one thread, or is touched directly behind an operation on a cell
 * or mutex, as a part of that event.
 */
#ifndef HEDDLE_H
#define HEDDLE_H

/* Calls must not be merged: their arguments would no longer be constants. */
#define PRIMITIVE __attribute__((nomerge, nothrow))
#define END __attribute__((nomerge, nothrow, noreturn))
#define HOOK __attribute__((weak))

/* Memory without events. */
PRIMITIVE unsigned char __heddle_peek1(const void *);
PRIMITIVE unsigned short __heddle_peek2(const void *);
PRIMITIVE unsigned __heddle_peek4(const void *);
PRIMITIVE unsigned long __heddle_peek8(const void *);
PRIMITIVE void __heddle_poke1(void *, unsigned char);
PRIMITIVE void __heddle_poke2(void *, unsigned short);
PRIMITIVE void __heddle_poke4(void *, unsigned);
PRIMITIVE void __heddle_poke8(void *, unsigned long);

/* Mutexes of the machine; a thread that holds one and locks it again waits for ever. */
PRIMITIVE void __heddle_lock(void *);
PRIMITIVE int __heddle_trylock(void *);
PRIMITIVE void __heddle_unlock(void *);
PRIMITIVE int __heddle_holds(void *);

/*
 * Before a mutex begins anew or ends: who holds it. What a thread left behind that was joined before
 * is free then. Does not wait for the thread's stores.
 */
enum { NOBODY, SOMEBODY, LEFT_BEHIND };
PRIMITIVE int __heddle_renew(void *);

/*
 * Cells: if the old value passes the test, update. await waits until it does, try does not. Both
 * give the old value. The names are those of ComparisonOperator and UpdateOperator.
 *
 * A program that tries sees what others only took for a while; its loops that take something and
 * give it back are no spinning. So what await gives must matter for failures only, if it is a cell
 * that loops may take and give back.
 */
PRIMITIVE long __heddle_await(void *cell, const char *test, long bound, const char *update,
                              long operand, const char *what);
PRIMITIVE long __heddle_try(void *cell, const char *test, long bound, const char *update,
                            long operand);

/*
 * Cells that count, where additions commute: all give the old value, by which a thread may only tell
 * what is said here.
 *
 * Barriers: a cell that only grows counts arrivals. arrive adds one, and a thread may tell rounds
 * apart; pass waits until enough have arrived, in rounds of count. Any other operation on the cell
 * must leave who may pass free to do so.
 *
 * Semaphores: post adds one if the old value is below the limit. A thread may tell whether it was,
 * and what the old value means if it is negative.
 *
 * Locks with readers: await_read waits until the value is below the limit, and adds one; try_read does
 * so at once or not at all; end_read takes one off. A thread may tell whether the value was below the
 * limit, and of end_read whether there was a reader.
 */
PRIMITIVE long __heddle_post(void *cell, long limit);
PRIMITIVE long __heddle_await_read(void *cell, long limit, const char *what);
PRIMITIVE long __heddle_try_read(void *cell, long limit);
PRIMITIVE long __heddle_end_read(void *cell);
PRIMITIVE unsigned long __heddle_arrive(void *cell);
PRIMITIVE void __heddle_pass(void *cell, unsigned long enough, unsigned long count,
                             const char *what);

#define read_cell(cell) __heddle_try(cell, "UGE", 0, "ADD", 0)
#define write_cell(cell, value) __heddle_await(cell, "UGE", 0, "XCHG", value, "cell")
#define add_to_cell(cell, value) __heddle_await(cell, "UGE", 0, "ADD", value, "cell")

/* Threads. */
PRIMITIVE unsigned long __heddle_self(void);
PRIMITIVE void *__heddle_block(unsigned long thread);
PRIMITIVE unsigned long __heddle_spawn(void *(*)(void *), ...);
PRIMITIVE void *__heddle_join(unsigned long thread);
/* Whether a thread has ended before what this one does next, as a join of it tells. */
PRIMITIVE int __heddle_ended(unsigned long thread);
END void __heddle_exit(void *value);
END void __heddle_halt(void);

/* Objects. */
PRIMITIVE void *__heddle_allocate(unsigned long size, int alignment);
PRIMITIVE void *__heddle_allocate_zeroed(unsigned long size, int alignment);
PRIMITIVE void __heddle_free(void *);
PRIMITIVE long __heddle_size(const void *);
PRIMITIVE int __heddle_is_static(const void *);

/*
 * Objects of the library that are not static exist once their memory was written, if only with zeros.
 * require reads it as an event, so its order with the initialisation matters; make_object writes it.
 */
PRIMITIVE void __heddle_require(const void *, int bytes);
#define require_object(object) __heddle_require(object, 8)
#define make_object(object) \
  do { \
    if (!__heddle_is_static(object)) { \
      *(volatile long *)(object) = 0; \
    } \
  } while (0)

/* Choices and ends; the first argument of fail is a name of Failure. */
PRIMITIVE int __heddle_choose(int count);
PRIMITIVE void __heddle_assume(int);
END void __heddle_fail(const char *failure, const char *message);
END void __heddle_cut(const char *reason);

/* What a timed function gives that would have to wait. */
#define timed_out(end) ((unsigned long)(end)->tv_nsec < 1000000000 ? ETIMEDOUT : EINVAL)

/* Whether one can wait by this clock. */
#define is_clock(clock) ((clock) == CLOCK_REALTIME || (clock) == CLOCK_MONOTONIC)

/* What is printed is formatted when somebody looks at it. */
PRIMITIVE void __heddle_print(const char *format, ...);

#endif
