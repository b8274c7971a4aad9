/* SPDX-License-Identifier: Apache-2.0 */
/* Joins that do not wait. Each thread notes its end in a cell, if the program has such joins. */
#define _GNU_SOURCE
#include "heddle.h"

#include <errno.h>
#include <pthread.h>

static _Thread_local long ended;

void __heddle_note_end(void) { write_cell(&ended, 1); }

/* To wait and then join is the same as to ask later. */
static int join_now(pthread_t thread, void **result, int otherwise) {
  char *block = __heddle_block(thread);
  if (!block) {
    return ESRCH;
  }
  if (thread == __heddle_self()) {
    return EDEADLK;
  }
  if (!read_cell(block + ((char *)&ended - (char *)__heddle_block(__heddle_self())))) {
    return otherwise;
  }
  return pthread_join(thread, result);
}

int pthread_tryjoin_np(pthread_t thread, void **result) { return join_now(thread, result, EBUSY); }

/* Without a time it waits for ever. */
int pthread_timedjoin_np(pthread_t thread, void **result, const struct timespec *end) {
  return end ? join_now(thread, result, timed_out(end)) : pthread_join(thread, result);
}

int pthread_clockjoin_np(pthread_t thread, void **result, clockid_t clock,
                         const struct timespec *end) {
  return is_clock(clock) ? pthread_timedjoin_np(thread, result, end) : EINVAL;
}
