/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The functions of held.h, and those for mutexes. The header is for those who call them: its
 * declarations are weak.
 */
#include "attributes.h"
#include "heddle.h"

enum { HELD = 1, MOST_USES = 100 };

/*
 * Peeks see memory, not the thread's own stores that still wait, so these must not wait behind a
 * touch. All who touch are fences anyway.
 */
static void fence(void) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }

void __heddle_touch(const void *at) {
  fence();
  (void)*(const volatile long *)at;
}

static unsigned char *own_mark(unsigned char *marks, int count) {
  return marks + __heddle_self() % count;
}

static void touch_mark(unsigned char *mark) {
  fence();
  (void)*(volatile unsigned char *)mark;
}

void __heddle_mark_use(unsigned char *marks, int count) {
  unsigned char *mark = own_mark(marks, count);
  touch_mark(mark);
  __heddle_poke1(mark, __heddle_peek1(mark) + 1);
}

/* What was written there instead may be no mark. */
int __heddle_has_mark(unsigned char *marks, int count) {
  touch_mark(own_mark(marks, count));
  unsigned char mark = __heddle_peek1(own_mark(marks, count));
  return mark != 0 && mark < MOST_USES;
}

void __heddle_unmark_use(unsigned char *marks, int count) {
  unsigned char *mark = own_mark(marks, count);
  __heddle_poke1(mark, __heddle_peek1(mark) - 1);
}

void __heddle_touch_kind(pthread_mutex_t *m) { (void)*(volatile int *)&m->__data.__kind; }

/* In the eight bytes of the kind: what writes over one of them does so with both. */
void __heddle_mark_held(pthread_mutex_t *m) { __heddle_poke4(&m->__data.__spins, HELD); }

/* To lock a recursive mutex again is no fence: what is read counts, be it from an own store. */
void __heddle_check_held(pthread_mutex_t *m) {
  if (*(volatile int *)&m->__data.__spins != HELD) {
    __heddle_fail("MUTEX", "the memory of a mutex was overwritten while it was locked");
  }
}
