/* SPDX-License-Identifier: Apache-2.0 */
/* System calls by their number. */
#include "heddle.h"

#include <stdarg.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

long __heddle_futex(va_list arguments);

long syscall(long number, ...) {
  va_list arguments;
  switch (number) {
    case SYS_gettid:
      return gettid();
    case SYS_getpid:
      return getpid();
    case SYS_sched_yield:
    case SYS_sched_setaffinity:
    case SYS_nanosleep:
      return 0;
    case SYS_futex:
      va_start(arguments, number);
      long result = __heddle_futex(arguments);
      va_end(arguments);
      return result;
    case SYS_exit_group:
      exit(0);
    default:
      __heddle_cut("a system call that is not modelled");
  }
}
