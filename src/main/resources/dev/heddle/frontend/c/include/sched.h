/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SCHED_H
#define _SCHED_H 1

#include <heddle/timespec.h>
#include <heddle/visible.h>

#define SCHED_OTHER 0
#define SCHED_FIFO 1
#define SCHED_RR 2
#define SCHED_BATCH 3
#define SCHED_IDLE 5

struct sched_param {
  int sched_priority;
};

typedef struct {
  unsigned long __bits[16];
} cpu_set_t;

int sched_yield(void);
int sched_setparam(pid_t, const struct sched_param *);
int sched_getparam(pid_t, struct sched_param *);
int sched_setscheduler(pid_t, int, const struct sched_param *);
int sched_getscheduler(pid_t);
int sched_get_priority_max(int);
int sched_get_priority_min(int);
int sched_rr_get_interval(pid_t, struct timespec *);
int sched_setaffinity(pid_t, size_t, const cpu_set_t *);
int sched_getaffinity(pid_t, size_t, cpu_set_t *);
int sched_getcpu(void);

#ifdef __HEDDLE_GNU
#define CLONE_VM 0x100
#define CLONE_FS 0x200
#define CLONE_FILES 0x400
#define CLONE_SIGHAND 0x800
#define CLONE_THREAD 0x10000
int clone(int (*)(void *), void *, int, void *, ...);
int unshare(int);
int setns(int, int);
#endif

/* Sets of processors: bit n of the words is processor n. */
#define CPU_SETSIZE 1024

#define __HEDDLE_CPU_WORD(cpu, set) ((set)->__bits[(size_t)(cpu) / 64])
#define __HEDDLE_CPU_BIT(cpu) (1UL << ((size_t)(cpu) % 64))

#define CPU_ZERO_S(size, set) ((void)__builtin_memset((set), 0, (size)))
#define CPU_SET_S(cpu, size, set)                                                   \
  ((size_t)(cpu) / 8 < (size_t)(size)                                               \
       ? (void)(__HEDDLE_CPU_WORD(cpu, set) |= __HEDDLE_CPU_BIT(cpu)) : (void)0)
#define CPU_CLR_S(cpu, size, set)                                                   \
  ((size_t)(cpu) / 8 < (size_t)(size)                                               \
       ? (void)(__HEDDLE_CPU_WORD(cpu, set) &= ~__HEDDLE_CPU_BIT(cpu)) : (void)0)
#define CPU_ISSET_S(cpu, size, set)                                                 \
  ((size_t)(cpu) / 8 < (size_t)(size)                                               \
       && (__HEDDLE_CPU_WORD(cpu, set) & __HEDDLE_CPU_BIT(cpu)) != 0)
#define CPU_EQUAL_S(size, a, b) (__builtin_memcmp((a), (b), (size)) == 0)
#define CPU_COUNT_S(size, set) __heddle_cpu_count((size), (set))
#define CPU_AND_S(size, to, a, b) __heddle_cpu_combine((size), (to), (a), (b), 0)
#define CPU_OR_S(size, to, a, b) __heddle_cpu_combine((size), (to), (a), (b), 1)
#define CPU_XOR_S(size, to, a, b) __heddle_cpu_combine((size), (to), (a), (b), 2)

#define CPU_ZERO(set) CPU_ZERO_S(sizeof(cpu_set_t), set)
#define CPU_SET(cpu, set) CPU_SET_S(cpu, sizeof(cpu_set_t), set)
#define CPU_CLR(cpu, set) CPU_CLR_S(cpu, sizeof(cpu_set_t), set)
#define CPU_ISSET(cpu, set) CPU_ISSET_S(cpu, sizeof(cpu_set_t), set)
#define CPU_EQUAL(a, b) CPU_EQUAL_S(sizeof(cpu_set_t), a, b)
#define CPU_COUNT(set) CPU_COUNT_S(sizeof(cpu_set_t), set)
#define CPU_AND(to, a, b) CPU_AND_S(sizeof(cpu_set_t), to, a, b)
#define CPU_OR(to, a, b) CPU_OR_S(sizeof(cpu_set_t), to, a, b)
#define CPU_XOR(to, a, b) CPU_XOR_S(sizeof(cpu_set_t), to, a, b)

#define CPU_ALLOC_SIZE(count) (((size_t)(count) + 63) / 64 * 8)
#define CPU_ALLOC(count) ((cpu_set_t *)__builtin_malloc(CPU_ALLOC_SIZE(count)))
#define CPU_FREE(set) __builtin_free(set)

static __inline __attribute__((__unused__)) int __heddle_cpu_count(
    size_t __size, const cpu_set_t *__set) {
  int __count = 0;
  size_t __i;
  for (__i = 0; __i < __size / 8; __i++) {
    __count += __builtin_popcountl(__set->__bits[__i]);
  }
  return __count;
}

static __inline __attribute__((__unused__)) void __heddle_cpu_combine(
    size_t __size, cpu_set_t *__to, const cpu_set_t *__a, const cpu_set_t *__b, int __how) {
  size_t __i;
  for (__i = 0; __i < __size / 8; __i++) {
    unsigned long __x = __a->__bits[__i];
    unsigned long __y = __b->__bits[__i];
    __to->__bits[__i] = __how == 0 ? __x & __y : __how == 1 ? __x | __y : __x ^ __y;
  }
}

#endif
