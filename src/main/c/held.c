/* SPDX-License-Identifier: Apache-2.0 */
/*
 * For programs that write over much memory at once: a mark in a mutex says that it is locked. It is
 * read as an event before it is set and before it is asked for, so its order with the writes of the
 * program matters.
 */
#include "attributes.h"
#include "heddle.h"

enum { HELD = 1 };

static void touch(pthread_mutex_t *m) { (void)*(volatile int *)&m->__data.__owner; }

void __heddle_mark_held(pthread_mutex_t *m) {
  touch(m);
  __heddle_poke4(&m->__data.__owner, HELD);
}

void __heddle_check_held(pthread_mutex_t *m) {
  touch(m);
  if (__heddle_peek4(&m->__data.__owner) != HELD) {
    __heddle_fail("MUTEX", "the memory of a mutex was overwritten while it was locked");
  }
}
