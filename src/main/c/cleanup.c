/* SPDX-License-Identifier: Apache-2.0 */
/* Clean-up handlers of threads, for pthread_exit. The buffers of the callers are not needed. */
#include "heddle.h"

#include <pthread.h>

#define MOST 32

static _Thread_local unsigned depth;
static _Thread_local void (*routines[MOST])(void *);
static _Thread_local void *arguments[MOST];

void _pthread_cleanup_push(struct _pthread_cleanup_buffer *buffer, void (*routine)(void *),
                           void *argument) {
  unsigned top = __heddle_peek4(&depth);
  if (top == MOST) {
    __heddle_cut("more than 32 clean-up handlers of a thread");
  }
  __heddle_poke8(&routines[top], (unsigned long)routine);
  __heddle_poke8(&arguments[top], (unsigned long)argument);
  __heddle_poke4(&depth, top + 1);
}

void _pthread_cleanup_pop(struct _pthread_cleanup_buffer *buffer, int execute) {
  unsigned top = __heddle_peek4(&depth) - 1;
  __heddle_poke4(&depth, top);
  if (execute) {
    ((void (*)(void *))__heddle_peek8(&routines[top]))((void *)__heddle_peek8(&arguments[top]));
  }
}

void __heddle_run_cleanups(void) {
  while (__heddle_peek4(&depth) > 0) {
    _pthread_cleanup_pop(0, 1);
  }
}
