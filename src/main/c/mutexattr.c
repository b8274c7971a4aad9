/* SPDX-License-Identifier: Apache-2.0 */
/* Attributes of mutexes: of these only the kind has an effect. */
#include "attributes.h"
#include "heddle.h"

#include <errno.h>

#define IN(a) ((struct mutex_attributes *)(a))

int pthread_mutexattr_init(pthread_mutexattr_t *a) {
  IN(a)->kind = PTHREAD_MUTEX_DEFAULT;
  IN(a)->shared = PTHREAD_PROCESS_PRIVATE;
  IN(a)->protocol = PTHREAD_PRIO_NONE;
  IN(a)->ceiling = LOWEST_PRIORITY;
  return 0;
}

int pthread_mutexattr_destroy(pthread_mutexattr_t *a) { return 0; }

int pthread_mutexattr_gettype(const pthread_mutexattr_t *a, int *kind) {
  *kind = IN(a)->kind;
  return 0;
}

int pthread_mutexattr_settype(pthread_mutexattr_t *a, int kind) {
  __heddle_require(a, 1);
  if (kind < PTHREAD_MUTEX_NORMAL || kind > PTHREAD_MUTEX_ADAPTIVE_NP) {
    return EINVAL;
  }
  IN(a)->kind = (unsigned char)kind;
  return 0;
}

/* Older names. */
int pthread_mutexattr_getkind_np(const pthread_mutexattr_t *a, int *kind) {
  return pthread_mutexattr_gettype(a, kind);
}

int pthread_mutexattr_setkind_np(pthread_mutexattr_t *a, int kind) {
  return pthread_mutexattr_settype(a, kind);
}

int pthread_mutexattr_getpshared(const pthread_mutexattr_t *a, int *shared) {
  *shared = IN(a)->shared;
  return 0;
}

int pthread_mutexattr_setpshared(pthread_mutexattr_t *a, int shared) {
  __heddle_require(a, 1);
  if (!is_sharing(shared)) {
    return EINVAL;
  }
  IN(a)->shared = (unsigned char)shared;
  return 0;
}

int pthread_mutexattr_getprotocol(const pthread_mutexattr_t *a, int *protocol) {
  *protocol = IN(a)->protocol;
  return 0;
}

int pthread_mutexattr_setprotocol(pthread_mutexattr_t *a, int protocol) {
  __heddle_require(a, 1);
  if (protocol < PTHREAD_PRIO_NONE || protocol > PTHREAD_PRIO_PROTECT) {
    return EINVAL;
  }
  IN(a)->protocol = (unsigned char)protocol;
  return 0;
}

int pthread_mutexattr_getprioceiling(const pthread_mutexattr_t *a, int *ceiling) {
  *ceiling = IN(a)->ceiling;
  return 0;
}

int pthread_mutexattr_setprioceiling(pthread_mutexattr_t *a, int ceiling) {
  __heddle_require(a, 1);
  if (ceiling < LOWEST_PRIORITY || ceiling > HIGHEST_PRIORITY) {
    return EINVAL;
  }
  IN(a)->ceiling = (unsigned char)ceiling;
  return 0;
}
