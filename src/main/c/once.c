/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is done once. The cell at the address: 0 not yet, 1 being done, 2 done. When it is done, the
 * memory says so as well: a program may write over it to have it done again.
 */
#include "heddle.h"

#include <pthread.h>
#include <threads.h>

#define DONE 2

static int is_done(void *control) { return *(volatile int *)control == DONE; }

/* Whether it is to be done, now, by this thread. */
static int begins(void *control) {
  __heddle_require(control, 4);
  if (__heddle_await(control, "NE", 1, "UMAX", 1, "once") == 0) {
    return 1;
  }
  if (is_done(control)) {
    return 0;
  }
  if (__heddle_await(control, "NE", 1, "XCHG", 1, "once") == 2 && is_done(control)) {
    write_cell(control, 2); /* another thread was faster */
    return 0;
  }
  return 1;
}

static void once(void *control, void (*routine)(void)) {
  if (begins(control)) {
    routine();
    *(volatile int *)control = DONE;
    write_cell(control, 2);
  }
}

int pthread_once(pthread_once_t *control, void (*routine)(void)) {
  once(control, routine);
  return 0;
}

void call_once(once_flag *flag, void (*routine)(void)) { once(flag, routine); }
