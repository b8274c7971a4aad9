/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Scheduling, which has no effect: every order is explored anyway. What is asked for is answered as
 * by a machine with two processors to a user who may not schedule in real time.
 */
#include "attributes.h"
#include "heddle.h"

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/sysinfo.h>

/* In name.c, if the program asks for names. */
HOOK int __heddle_keep_name(pthread_t thread, const char *name);

#define PROCESSORS 2

int sched_yield(void) { return 0; }

int pthread_yield(void) { return 0; }

static int is_real_time(int policy) { return policy == SCHED_FIFO || policy == SCHED_RR; }

int sched_get_priority_max(int policy) {
  return is_real_time(policy) ? HIGHEST_PRIORITY : 0;
}

int sched_get_priority_min(int policy) {
  return is_real_time(policy) ? LOWEST_PRIORITY : 0;
}

/* Nothing but what all threads have is granted. */
static int refusal(int policy, int priority) {
  if (policy < 0 || policy > SCHED_IDLE || priority < sched_get_priority_min(policy) ||
      priority > sched_get_priority_max(policy)) {
    return EINVAL;
  }
  return is_real_time(policy) ? EPERM : 0;
}

static int result(int error) {
  errno = error ? error : errno;
  return error ? -1 : 0;
}

int sched_setparam(pid_t process, const struct sched_param *parameter) {
  return result(refusal(SCHED_OTHER, parameter->sched_priority));
}

int sched_getparam(pid_t process, struct sched_param *parameter) {
  parameter->sched_priority = 0;
  return 0;
}

int sched_setscheduler(pid_t process, int policy, const struct sched_param *parameter) {
  return result(refusal(policy, parameter->sched_priority));
}

int sched_getscheduler(pid_t process) { return SCHED_OTHER; }

int sched_getcpu(void) { return 0; }

static int processors(size_t size, cpu_set_t *set) {
  memset(set, 0, size);
  set->__bits[0] = (1 << PROCESSORS) - 1;
  return 0;
}

int sched_setaffinity(pid_t process, size_t size, const cpu_set_t *set) { return 0; }

int sched_getaffinity(pid_t process, size_t size, cpu_set_t *set) {
  return processors(size, set);
}

int pthread_setaffinity_np(pthread_t thread, size_t size, const cpu_set_t *set) { return 0; }

int pthread_getaffinity_np(pthread_t thread, size_t size, cpu_set_t *set) {
  return processors(size, set);
}

int get_nprocs(void) { return PROCESSORS; }

int get_nprocs_conf(void) { return PROCESSORS; }

/* What headers of glibc make of CPU_COUNT, CPU_ALLOC and CPU_FREE. */
int __sched_cpucount(size_t size, const cpu_set_t *set) {
  int count = 0;
  for (size_t i = 0; i < size / sizeof *set->__bits; i++) {
    count += __builtin_popcountl(set->__bits[i]);
  }
  return count;
}

cpu_set_t *__sched_cpualloc(size_t count) { return malloc(CPU_ALLOC_SIZE(count)); }

void __sched_cpufree(cpu_set_t *set) { free(set); }

int pthread_setconcurrency(int level) { return 0; }

int pthread_getconcurrency(void) { return 0; }

int pthread_setschedparam(pthread_t thread, int policy, const struct sched_param *parameter) {
  return refusal(policy, parameter->sched_priority);
}

int pthread_getschedparam(pthread_t thread, int *policy, struct sched_param *parameter) {
  *policy = SCHED_OTHER;
  parameter->sched_priority = 0;
  return 0;
}

int pthread_setschedprio(pthread_t thread, int priority) { return refusal(SCHED_OTHER, priority); }

int pthread_setname_np(pthread_t thread, const char *name) {
  if (strlen(name) >= NAME_SIZE) {
    return ERANGE;
  }
  if (__heddle_keep_name) {
    return __heddle_keep_name(thread, name);
  }
  return __heddle_block(thread) ? 0 : ESRCH;
}

int pthread_atfork(void (*prepare)(void), void (*parent)(void), void (*child)(void)) { return 0; }

/* Nobody cancels: pthread_cancel is not supported. */
int pthread_setcancelstate(int state, int *old) {
  if (old) {
    *old = PTHREAD_CANCEL_ENABLE;
  }
  return 0;
}

int pthread_setcanceltype(int type, int *old) {
  if (old) {
    *old = PTHREAD_CANCEL_DEFERRED;
  }
  return 0;
}

void pthread_testcancel(void) {}

int getpriority(int which, id_t who) { return 0; }

int setpriority(int which, id_t who, int priority) { return 0; }

int nice(int change) { return 0; }
