/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Programs that were written for another model checker include it for these. Hints about how to
 * explore mean nothing here: what they are wrapped around just runs.
 */
#ifndef _HEDDLE_GENMC_H
#define _HEDDLE_GENMC_H 1

void __VERIFIER_assume(int);
int __VERIFIER_nondet_int(void);

/* Threads; that some are symmetric to others is a hint. */
typedef unsigned long __VERIFIER_thread_t;
__VERIFIER_thread_t __VERIFIER_spawn(void *(*)(void *), void *);
__VERIFIER_thread_t __VERIFIER_spawn_symmetric(void *(*)(void *), void *, __VERIFIER_thread_t);
void *__VERIFIER_join(__VERIFIER_thread_t);
void __VERIFIER_join_symmetric(__VERIFIER_thread_t);

#define __VERIFIER_local_write(statement) do { statement; } while (0)
#define __VERIFIER_final_write(statement) do { statement; } while (0)
#define __VERIFIER_helped_CAS(code) __extension__({ code; })
#define __VERIFIER_helping_CAS(code) __extension__({ code; })
#define __VERIFIER_final_CAS(code) __extension__({ code; })
#define __VERIFIER_confirming_CAS(code) __extension__({ code; })
#define __VERIFIER_speculative_read(code) __extension__({ code; })
#define __VERIFIER_confirming_read(code) __extension__({ code; })

/* What is optional may be left out. */
#define __VERIFIER_optional(code) do { } while (0)

void __VERIFIER_loop_begin(void);
void __VERIFIER_loop_bound(int);
void __VERIFIER_spin_start(void);
#define __VERIFIER_spin_end(...) ((void)0)

/* Hazard pointers: what is retired is freed as soon as none protects it. */
typedef struct __VERIFIER_hp {
  void *object;
  long retired;
  struct __VERIFIER_hp *next;
} __VERIFIER_hp_t;
__VERIFIER_hp_t *__VERIFIER_hp_alloc(void);
void __heddle_begin_protection(__VERIFIER_hp_t *);
void *__heddle_end_protection(__VERIFIER_hp_t *, void *);
#define __VERIFIER_hp_protect(hazard, pointer) \
  __extension__({ \
    __VERIFIER_hp_t *__hazard = (hazard); \
    __heddle_begin_protection(__hazard); \
    __heddle_end_protection(__hazard, __atomic_load_n((void **)(pointer), __ATOMIC_ACQUIRE)); \
  })
void __VERIFIER_hp_retire(void *);
void __VERIFIER_hp_clear(__VERIFIER_hp_t *);
void __VERIFIER_hp_free(__VERIFIER_hp_t *);

#endif
