/* SPDX-License-Identifier: Apache-2.0 */
/* Threads that nobody may join. */
#include "attributes.h"
#include "heddle.h"

#include <errno.h>

/* What became of a thread; others find it in that thread's block. */
enum { JOINABLE, JOINED, DETACHED, BORN_DETACHED };
static _Thread_local int fate;

static int *fate_of(pthread_t thread) {
  char *block = __heddle_block(thread);
  return block ? (int *)(block + ((char *)&fate - (char *)__heddle_block(__heddle_self()))) : 0;
}

void __heddle_bear_detached(pthread_t thread) { __heddle_poke4(fate_of(thread), BORN_DETACHED); }

/* Whether the thread was detached meanwhile is asked when it has ended, so that it is known. */
void __heddle_forbid_join(pthread_t thread, int ended) {
  int *its = fate_of(thread);
  if (!its) {
    return;
  }
  int now = __heddle_peek4(its);
  if (now == BORN_DETACHED || (ended && now == DETACHED)) {
    __heddle_fail("JOIN", "join of a detached thread");
  }
  if (ended) {
    __heddle_poke4(its, JOINED);
  }
}

int pthread_attr_setdetachstate(pthread_attr_t *a, int state) {
  if (state != PTHREAD_CREATE_JOINABLE && state != PTHREAD_CREATE_DETACHED) {
    return EINVAL;
  }
  ((struct thread_attributes *)a)->detached = state;
  return 0;
}

int pthread_detach(pthread_t thread) {
  int *its = fate_of(thread);
  if (!its) {
    return ESRCH;
  }
  if (write_cell(its, 1) || __heddle_peek4(its) != JOINABLE) {
    __heddle_fail("JOIN", "detach of a thread that was detached or joined already");
  }
  __heddle_poke4(its, DETACHED);
  return 0;
}
