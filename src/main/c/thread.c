/* SPDX-License-Identifier: Apache-2.0 */
/* Threads of POSIX. */
#include "attributes.h"
#include "heddle.h"

#include <errno.h>

/* What runs before a thread ends, if the program uses it. */
HOOK void __heddle_run_cleanups(void);
HOOK void __heddle_run_destructors(void);

/* In tryjoin.c, if the program asks whether threads have ended. */
HOOK void __heddle_note_end(void);

/* In detach.c, if the program detaches threads. */
HOOK void __heddle_bear_detached(pthread_t thread);
HOOK void __heddle_forbid_join(pthread_t thread, int ended);

/* In mutexinit.c, if the program initialises mutexes. */
HOOK void __heddle_no_longer_alone(void);

/* In last.c, if the program has something to do at exit, and threads that end themselves. */
HOOK void __heddle_bear(pthread_t child);
HOOK void __heddle_leave(void *value);
HOOK int __heddle_join_first(pthread_t thread, void **value);

static void *run(void *argument, void *(*start)(void *)) {
  void *result = start(argument);
  if (__heddle_run_destructors) {
    __heddle_run_destructors();
  }
  if (__heddle_note_end) {
    __heddle_note_end();
  }
  if (__heddle_leave) {
    __heddle_leave(result);
  }
  return result;
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *),
                   void *argument) {
  const struct thread_attributes *wanted = (const struct thread_attributes *)attributes;
  int detached = wanted && wanted->detached;
  if (wanted && wanted->inherit == PTHREAD_EXPLICIT_SCHED) {
    if (wanted->policy != SCHED_OTHER) {
      return EPERM; /* as in sched.c */
    }
    if (wanted->priority) {
      return EINVAL;
    }
  }
  if (__heddle_no_longer_alone) {
    __heddle_no_longer_alone();
  }
  pthread_t child = __heddle_run_destructors || __heddle_note_end || __heddle_leave
                        ? __heddle_spawn((void *(*)(void *))run, argument, start)
                        : __heddle_spawn(start, argument);
  if (__heddle_bear) {
    __heddle_bear(child);
  }
  if (detached && __heddle_bear_detached) {
    __heddle_bear_detached(child);
  }
  *thread = child;
  return 0;
}

/* One event, which notices by itself that there is no such thread or that it was joined before. */
int pthread_join(pthread_t thread, void **result) {
  if (thread == __heddle_self()) {
    __heddle_fail("JOIN", "a thread joins itself");
  }
  if (__heddle_forbid_join) {
    __heddle_forbid_join(thread, 0);
  }
  if (__heddle_join_first && __heddle_join_first(thread, result)) {
    return 0;
  }
  void *value = __heddle_join(thread);
  if (__heddle_forbid_join) {
    __heddle_forbid_join(thread, 1);
  }
  if (result) {
    *result = value;
  }
  return 0;
}

void pthread_exit(void *value) {
  if (__heddle_run_cleanups) {
    __heddle_run_cleanups();
  }
  if (__heddle_run_destructors) {
    __heddle_run_destructors();
  }
  if (__heddle_note_end) {
    __heddle_note_end();
  }
  if (__heddle_leave) {
    __heddle_leave(value);
  }
  __heddle_exit(value);
}

pthread_t pthread_self(void) { return __heddle_self(); }

unsigned __VERIFIER_tid(void) { return (unsigned)__heddle_self(); }

int pthread_equal(pthread_t a, pthread_t b) { return a == b; }
