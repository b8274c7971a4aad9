/* Threads of POSIX. */
#include "attributes.h"
#include "heddle.h"

#include <errno.h>

/* What became of a thread; others find it in that thread's block. */
enum { JOINABLE, JOINED, DETACHED, BORN_DETACHED };
static _Thread_local int fate;

/* What runs before a thread ends, if the program uses it. */
HOOK void __heddle_run_cleanups(void);
HOOK void __heddle_run_destructors(void);

static int *fate_of(pthread_t thread) {
  char *block = __heddle_block(thread);
  return block ? (int *)(block + ((char *)&fate - (char *)__heddle_block(__heddle_self()))) : 0;
}

static void *run(void *argument, void *(*start)(void *)) {
  void *result = start(argument);
  __heddle_run_destructors();
  return result;
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *),
                   void *argument) {
  int detached = attributes && ((const struct thread_attributes *)attributes)->detached;
  pthread_t child = __heddle_run_destructors
                        ? __heddle_spawn((void *(*)(void *))run, argument, start)
                        : __heddle_spawn(start, argument);
  if (detached) {
    __heddle_poke4(fate_of(child), BORN_DETACHED);
  }
  *thread = child;
  return 0;
}

/* One event. Whether the thread was detached is asked when it has ended, so that it is known. */
int pthread_join(pthread_t thread, void **result) {
  int *its = fate_of(thread);
  if (!its) {
    __heddle_fail("JOIN", "join of something that is no thread");
  }
  if (thread == __heddle_self()) {
    __heddle_fail("JOIN", "a thread joins itself");
  }
  if (__heddle_peek4(its) == BORN_DETACHED) {
    __heddle_fail("JOIN", "join of a detached thread");
  }
  void *value = __heddle_join(thread);
  switch (__heddle_peek4(its)) {
    case JOINABLE:
      break;
    case JOINED:
      __heddle_fail("JOIN", "join of a thread that was joined already");
    default:
      __heddle_fail("JOIN", "join of a detached thread");
  }
  __heddle_poke4(its, JOINED);
  if (result) {
    *result = value;
  }
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

void pthread_exit(void *value) {
  if (__heddle_run_cleanups) {
    __heddle_run_cleanups();
  }
  if (__heddle_run_destructors) {
    __heddle_run_destructors();
  }
  __heddle_exit(value);
}

pthread_t pthread_self(void) { return __heddle_self(); }

int pthread_equal(pthread_t a, pthread_t b) { return a == b; }
