/* SPDX-License-Identifier: Apache-2.0 */
/* Errors in words. */
#define _GNU_SOURCE
#include <errno.h>
#include <string.h>

char *strerror(int error) {
  switch (error) {
    case 0:
      return (char *)"Success";
    case EPERM:
      return (char *)"Operation not permitted";
    case ENOENT:
      return (char *)"No such file or directory";
    case ESRCH:
      return (char *)"No such process";
    case EINTR:
      return (char *)"Interrupted system call";
    case EAGAIN:
      return (char *)"Resource temporarily unavailable";
    case ENOMEM:
      return (char *)"Cannot allocate memory";
    case EBUSY:
      return (char *)"Device or resource busy";
    case EINVAL:
      return (char *)"Invalid argument";
    case ERANGE:
      return (char *)"Numerical result out of range";
    case EDEADLK:
      return (char *)"Resource deadlock avoided";
    case ETIMEDOUT:
      return (char *)"Connection timed out";
    default:
      return (char *)"Unknown error";
  }
}

char *strerror_r(int error, char *to, size_t size) { return strerror(error); }

int __xpg_strerror_r(int error, char *to, size_t size) {
  const char *text = strerror(error);
  if (strlen(text) >= size) {
    return ERANGE;
  }
  strcpy(to, text);
  return 0;
}
