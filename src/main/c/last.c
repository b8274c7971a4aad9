/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The first thread after pthread_exit: when all others have ended, the process ends as by exit(0).
 * It waits for them one by one, so that they need not end in any order: that would be many
 * executions instead of one. For programs only that have something to do at exit.
 */
#include "heddle.h"

#include <pthread.h>
#include <stdlib.h>

/* A cell: whether the thread has ended, or is the first and only waits. */
static _Thread_local long ended;
static _Thread_local void *result;

/* Handles, 0 for none; of a thread that nobody made, the parent. They are known when it ended. */
static _Thread_local pthread_t parent, youngest, elder;
static _Thread_local char made;

/* Something of another thread: where it is in this thread's block. */
static void *of(pthread_t thread, void *own) {
  return (char *)__heddle_block(thread) + ((char *)own - (char *)__heddle_block(__heddle_self()));
}

static void await_end(pthread_t thread) {
  __heddle_await(of(thread, &ended), "UGE", 1, "ADD", 0, "end of threads");
}

void __heddle_bear(pthread_t child) {
  __heddle_poke1(of(child, &made), 1);
  __heddle_poke8(of(child, &parent), __heddle_self());
  __heddle_poke8(of(child, &elder), __heddle_peek8(&youngest));
  __heddle_poke8(&youngest, child);
}

/* Through the tree of threads. */
static void await_others(void) {
  pthread_t first = __heddle_self();
  pthread_t at = first;
  for (;;) {
    pthread_t next = __heddle_peek8(of(at, &youngest));
    while (!next && at != first) {
      next = __heddle_peek8(of(at, &elder));
      at = __heddle_peek8(of(at, &parent));
    }
    if (!next) {
      return;
    }
    await_end(next);
    at = next;
  }
}

void __heddle_leave(void *value) {
  write_cell(&ended, 1);
  if (!__heddle_peek1(&made)) {
    __heddle_poke8(&result, (unsigned long)value);
    await_others();
    exit(0);
  }
}

/* Whether it was the first thread, which never ends. */
int __heddle_join_first(pthread_t thread, void **value) {
  if (!__heddle_block(thread) || __heddle_peek1(of(thread, &made))) {
    return 0;
  }
  await_end(thread);
  if (value) {
    *value = (void *)__heddle_peek8(of(thread, &result));
  }
  return 1;
}
