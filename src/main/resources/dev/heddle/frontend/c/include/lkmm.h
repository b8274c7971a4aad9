/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The Linux kernel's atomics, for programs that were written for other model checkers. They mean what
 * the C11 orders mean. Readers of RCU do nothing special; grace periods (synchronize_rcu) are not
 * defined, so the answer names their call where it is reached.
 */
#ifndef _HEDDLE_LKMM_H
#define _HEDDLE_LKMM_H 1

#include <pthread.h>
#include <stdint.h>

#define barrier() __asm__ __volatile__("" ::: "memory")
#define smp_mb() __atomic_thread_fence(__ATOMIC_SEQ_CST)
#define smp_rmb() __atomic_thread_fence(__ATOMIC_ACQUIRE)
#define smp_wmb() __atomic_thread_fence(__ATOMIC_RELEASE)
#define smp_mb__before_atomic() smp_mb()
#define smp_mb__after_atomic() smp_mb()
#define smp_mb__after_spinlock() smp_mb()
#define smp_mb__after_unlock_lock() smp_mb()

#define READ_ONCE(x) __atomic_load_n(&(x), __ATOMIC_RELAXED)
#define WRITE_ONCE(x, value) __atomic_store_n(&(x), value, __ATOMIC_RELAXED)
#define smp_load_acquire(p) __atomic_load_n(p, __ATOMIC_ACQUIRE)
#define smp_store_release(p, value) __atomic_store_n(p, value, __ATOMIC_RELEASE)
#define smp_store_mb(x, value) \
  do { \
    WRITE_ONCE(x, value); \
    smp_mb(); \
  } while (0)

#define xchg(p, value) __atomic_exchange_n(p, value, __ATOMIC_SEQ_CST)
#define xchg_relaxed(p, value) __atomic_exchange_n(p, value, __ATOMIC_RELAXED)
#define xchg_acquire(p, value) __atomic_exchange_n(p, value, __ATOMIC_ACQUIRE)
#define xchg_release(p, value) __atomic_exchange_n(p, value, __ATOMIC_RELEASE)

/* Gives the old value; orders nothing where it fails. */
#define __heddle_cmpxchg(p, expected, desired, order) \
  __extension__({ \
    __typeof__(*(p)) __old = (expected); \
    __atomic_compare_exchange_n(p, &__old, desired, 0, order, __ATOMIC_RELAXED); \
    __old; \
  })
#define cmpxchg(p, expected, desired) __heddle_cmpxchg(p, expected, desired, __ATOMIC_SEQ_CST)
#define cmpxchg_relaxed(p, expected, desired) \
  __heddle_cmpxchg(p, expected, desired, __ATOMIC_RELAXED)
#define cmpxchg_acquire(p, expected, desired) \
  __heddle_cmpxchg(p, expected, desired, __ATOMIC_ACQUIRE)
#define cmpxchg_release(p, expected, desired) \
  __heddle_cmpxchg(p, expected, desired, __ATOMIC_RELEASE)

typedef struct {
  int counter;
} atomic_t;
typedef struct {
  int64_t counter;
} atomic64_t;
typedef atomic64_t atomic_long_t;

#define ATOMIC_INIT(value) {(value)}
#define ATOMIC64_INIT(value) {(value)}

/*
 * The operations of one type that give a value, with one order. Some names are macros of <stdatomic.h>:
 * parentheses keep these from being expanded.
 */
#define __HEDDLE_ORDERED(prefix, type, integer, suffix, order) \
  static __inline__ integer prefix##_xchg##suffix(type *v, integer i) { \
    return __atomic_exchange_n(&v->counter, i, order); \
  } \
  static __inline__ integer prefix##_cmpxchg##suffix(type *v, integer expected, integer desired) { \
    return __heddle_cmpxchg(&v->counter, expected, desired, order); \
  } \
  static __inline__ integer (prefix##_fetch_add##suffix)(integer i, type *v) { \
    return __atomic_fetch_add(&v->counter, i, order); \
  } \
  static __inline__ integer (prefix##_fetch_sub##suffix)(integer i, type *v) { \
    return __atomic_fetch_sub(&v->counter, i, order); \
  } \
  static __inline__ integer (prefix##_fetch_and##suffix)(integer i, type *v) { \
    return __atomic_fetch_and(&v->counter, i, order); \
  } \
  static __inline__ integer (prefix##_fetch_or##suffix)(integer i, type *v) { \
    return __atomic_fetch_or(&v->counter, i, order); \
  } \
  static __inline__ integer (prefix##_fetch_xor##suffix)(integer i, type *v) { \
    return __atomic_fetch_xor(&v->counter, i, order); \
  } \
  static __inline__ integer prefix##_fetch_inc##suffix(type *v) { \
    return (prefix##_fetch_add##suffix)(1, v); \
  } \
  static __inline__ integer prefix##_fetch_dec##suffix(type *v) { \
    return (prefix##_fetch_sub##suffix)(1, v); \
  } \
  static __inline__ integer prefix##_add_return##suffix(integer i, type *v) { \
    return (prefix##_fetch_add##suffix)(i, v) + i; \
  } \
  static __inline__ integer prefix##_sub_return##suffix(integer i, type *v) { \
    return (prefix##_fetch_sub##suffix)(i, v) - i; \
  } \
  static __inline__ integer prefix##_inc_return##suffix(type *v) { \
    return prefix##_add_return##suffix(1, v); \
  } \
  static __inline__ integer prefix##_dec_return##suffix(type *v) { \
    return prefix##_sub_return##suffix(1, v); \
  }

#define __HEDDLE_OPERATIONS(prefix, type, integer) \
  static __inline__ integer prefix##_read(const type *v) { return READ_ONCE(v->counter); } \
  static __inline__ integer prefix##_read_acquire(const type *v) { \
    return smp_load_acquire(&v->counter); \
  } \
  static __inline__ void prefix##_set(type *v, integer i) { WRITE_ONCE(v->counter, i); } \
  static __inline__ void prefix##_set_release(type *v, integer i) { \
    smp_store_release(&v->counter, i); \
  } \
  __HEDDLE_ORDERED(prefix, type, integer, , __ATOMIC_SEQ_CST) \
  __HEDDLE_ORDERED(prefix, type, integer, _relaxed, __ATOMIC_RELAXED) \
  __HEDDLE_ORDERED(prefix, type, integer, _acquire, __ATOMIC_ACQUIRE) \
  __HEDDLE_ORDERED(prefix, type, integer, _release, __ATOMIC_RELEASE) \
  static __inline__ void prefix##_add(integer i, type *v) { prefix##_fetch_add_relaxed(i, v); } \
  static __inline__ void prefix##_sub(integer i, type *v) { prefix##_fetch_sub_relaxed(i, v); } \
  static __inline__ void prefix##_and(integer i, type *v) { prefix##_fetch_and_relaxed(i, v); } \
  static __inline__ void prefix##_or(integer i, type *v) { prefix##_fetch_or_relaxed(i, v); } \
  static __inline__ void prefix##_xor(integer i, type *v) { prefix##_fetch_xor_relaxed(i, v); } \
  static __inline__ void prefix##_inc(type *v) { prefix##_add(1, v); } \
  static __inline__ void prefix##_dec(type *v) { prefix##_sub(1, v); } \
  static __inline__ _Bool prefix##_sub_and_test(integer i, type *v) { \
    return prefix##_sub_return(i, v) == 0; \
  } \
  static __inline__ _Bool prefix##_inc_and_test(type *v) { return prefix##_inc_return(v) == 0; } \
  static __inline__ _Bool prefix##_dec_and_test(type *v) { return prefix##_dec_return(v) == 0; } \
  static __inline__ _Bool prefix##_add_negative(integer i, type *v) { \
    return prefix##_add_return(i, v) < 0; \
  } \
  static __inline__ _Bool prefix##_add_unless(type *v, integer i, integer unless) { \
    integer old = prefix##_read(v); \
    while (old != unless) { \
      integer found = prefix##_cmpxchg(v, old, old + i); \
      if (found == old) { \
        return 1; \
      } \
      old = found; \
    } \
    return 0; \
  } \
  static __inline__ _Bool prefix##_inc_not_zero(type *v) { return prefix##_add_unless(v, 1, 0); }

__HEDDLE_OPERATIONS(atomic, atomic_t, int)
__HEDDLE_OPERATIONS(atomic64, atomic64_t, int64_t)
__HEDDLE_OPERATIONS(atomic_long, atomic_long_t, int64_t)

#undef __HEDDLE_OPERATIONS
#undef __HEDDLE_ORDERED

typedef pthread_mutex_t spinlock_t;
#define DEFINE_SPINLOCK(name) spinlock_t name = PTHREAD_MUTEX_INITIALIZER
#define spin_lock_init(l) pthread_mutex_init(l, 0)
#define spin_lock(l) pthread_mutex_lock(l)
#define spin_unlock(l) pthread_mutex_unlock(l)
#define spin_trylock(l) (!pthread_mutex_trylock(l))

#define rcu_read_lock() ((void)0)
#define rcu_read_unlock() ((void)0)
#define rcu_dereference(p) READ_ONCE(p)
#define rcu_assign_pointer(p, value) smp_store_release(&(p), value)
void synchronize_rcu(void);
#define synchronize_rcu_expedited() synchronize_rcu()

#endif
