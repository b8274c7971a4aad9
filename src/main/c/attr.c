/* SPDX-License-Identifier: Apache-2.0 */
/* Attributes of threads. Only the detach state has an effect; the others are kept. */
#include "attributes.h"

#include <errno.h>

#define IN(a) ((struct thread_attributes *)(a))

int pthread_attr_init(pthread_attr_t *a) {
  IN(a)->detached = PTHREAD_CREATE_JOINABLE;
  IN(a)->policy = SCHED_OTHER;
  IN(a)->priority = 0;
  IN(a)->inherit = PTHREAD_INHERIT_SCHED;
  IN(a)->scope = PTHREAD_SCOPE_SYSTEM;
  IN(a)->guard = 4096;
  IN(a)->size = 8 << 20;
  IN(a)->stack = 0;
  return 0;
}

int pthread_attr_destroy(pthread_attr_t *a) { return 0; }

int pthread_attr_getdetachstate(const pthread_attr_t *a, int *state) {
  *state = IN(a)->detached;
  return 0;
}

int pthread_attr_getguardsize(const pthread_attr_t *a, size_t *size) {
  *size = IN(a)->guard;
  return 0;
}

int pthread_attr_setguardsize(pthread_attr_t *a, size_t size) {
  IN(a)->guard = size;
  return 0;
}

int pthread_attr_getstacksize(const pthread_attr_t *a, size_t *size) {
  *size = IN(a)->size;
  return 0;
}

int pthread_attr_setstacksize(pthread_attr_t *a, size_t size) {
  if (size < 16384) {
    return EINVAL;
  }
  IN(a)->size = size;
  return 0;
}

int pthread_attr_getstack(const pthread_attr_t *a, void **stack, size_t *size) {
  *stack = IN(a)->stack;
  *size = IN(a)->size;
  return 0;
}

int pthread_attr_setstack(pthread_attr_t *a, void *stack, size_t size) {
  IN(a)->stack = stack;
  return pthread_attr_setstacksize(a, size);
}

int pthread_attr_getstackaddr(const pthread_attr_t *a, void **stack) {
  *stack = IN(a)->stack;
  return 0;
}

int pthread_attr_setstackaddr(pthread_attr_t *a, void *stack) {
  IN(a)->stack = stack;
  return 0;
}

int pthread_attr_getinheritsched(const pthread_attr_t *a, int *inherit) {
  *inherit = IN(a)->inherit;
  return 0;
}

int pthread_attr_setinheritsched(pthread_attr_t *a, int inherit) {
  if (inherit != PTHREAD_INHERIT_SCHED && inherit != PTHREAD_EXPLICIT_SCHED) {
    return EINVAL;
  }
  IN(a)->inherit = inherit;
  return 0;
}

int pthread_attr_getschedparam(const pthread_attr_t *a, struct sched_param *parameter) {
  parameter->sched_priority = IN(a)->priority;
  return 0;
}

int pthread_attr_setschedparam(pthread_attr_t *a, const struct sched_param *parameter) {
  IN(a)->priority = parameter->sched_priority;
  return 0;
}

int pthread_attr_getschedpolicy(const pthread_attr_t *a, int *policy) {
  *policy = IN(a)->policy;
  return 0;
}

int pthread_attr_setschedpolicy(pthread_attr_t *a, int policy) {
  if (policy != SCHED_OTHER && policy != SCHED_FIFO && policy != SCHED_RR) {
    return EINVAL;
  }
  IN(a)->policy = policy;
  return 0;
}

int pthread_attr_getscope(const pthread_attr_t *a, int *scope) {
  *scope = IN(a)->scope;
  return 0;
}

int pthread_attr_setscope(pthread_attr_t *a, int scope) {
  if (scope != PTHREAD_SCOPE_SYSTEM) {
    return scope == PTHREAD_SCOPE_PROCESS ? ENOTSUP : EINVAL;
  }
  IN(a)->scope = scope;
  return 0;
}

int pthread_attr_setaffinity_np(pthread_attr_t *a, size_t size, const cpu_set_t *set) {
  return 0;
}
