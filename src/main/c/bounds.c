/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Annex K of C11: functions that are told how large the destination is. If they are called wrongly, the
 * handler of the program is told, by default nobody; they empty the destination and give an error.
 */
#define __STDC_WANT_LIB_EXT1__ 1
#include <errno.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static constraint_handler_t handler;

constraint_handler_t set_constraint_handler_s(constraint_handler_t next) {
  constraint_handler_t last = handler ? handler : ignore_handler_s;
  handler = next;
  return last;
}

void ignore_handler_s(const char *message, void *object, errno_t error) {}

void abort_handler_s(const char *message, void *object, errno_t error) { abort(); }

static errno_t report(const char *function, errno_t error) {
  if (handler) {
    handler(function, 0, error);
  }
  return error;
}

/* Whether two objects of these sizes do. */
static int overlap(const void *to, size_t written, const void *from, size_t count) {
  uintptr_t a = (uintptr_t)to;
  uintptr_t b = (uintptr_t)from;
  return a < b ? b - a < written : a - b < count;
}

/* A wrong call of a function for memory: the destination becomes zeros, if there is one. */
static errno_t erase(const char *function, void *to, size_t most, errno_t error) {
  if (to && most <= RSIZE_MAX) {
    memset(to, 0, most);
  }
  return report(function, error);
}

errno_t memmove_s(void *to, rsize_t most, const void *from, rsize_t count) {
  if (!to || !from || most > RSIZE_MAX) {
    return erase("memmove_s", to, most, EINVAL);
  }
  if (count > most) {
    return erase("memmove_s", to, most, ERANGE);
  }
  memmove(to, from, count);
  return 0;
}

errno_t memcpy_s(void *restrict to, rsize_t most, const void *restrict from, rsize_t count) {
  if (!to || !from || most > RSIZE_MAX) {
    return erase("memcpy_s", to, most, EINVAL);
  }
  if (count > most) {
    return erase("memcpy_s", to, most, ERANGE);
  }
  if (overlap(to, count, from, count)) {
    return erase("memcpy_s", to, most, EINVAL);
  }
  memcpy(to, from, count);
  return 0;
}

errno_t memset_s(void *to, rsize_t most, int c, rsize_t count) {
  if (!to || most > RSIZE_MAX) {
    return report("memset_s", EINVAL);
  }
  memset(to, c, count < most ? count : most);
  return count > most ? report("memset_s", ERANGE) : 0;
}

size_t strnlen_s(const char *s, size_t most) { return s ? strnlen(s, most) : 0; }

/* A wrong call of a function for strings: the destination becomes empty, if there is one. */
static errno_t empty(const char *function, char *to, size_t most, errno_t error) {
  if (to && most > 0 && most <= RSIZE_MAX) {
    *to = 0;
  }
  return report(function, error);
}

/* Appends at most so many characters behind so many that are there. */
static errno_t append(const char *function, char *to, size_t most, size_t length, const char *from,
                      size_t count) {
  size_t added = strnlen(from, count < most - length ? count : most - length);
  if (added >= most - length) {
    return empty(function, to, most, ERANGE);
  }
  if (overlap(to, length + added + 1, from, added + 1)) {
    return empty(function, to, most, EINVAL);
  }
  memcpy(to + length, from, added);
  to[length + added] = 0;
  return 0;
}

static int is_wrong(const char *to, size_t most, const char *from) {
  return !to || !from || most == 0 || most > RSIZE_MAX;
}

errno_t strncpy_s(char *restrict to, rsize_t most, const char *restrict from, rsize_t count) {
  return is_wrong(to, most, from) || count > RSIZE_MAX
             ? empty("strncpy_s", to, most, EINVAL)
             : append("strncpy_s", to, most, 0, from, count);
}

errno_t strcpy_s(char *restrict to, rsize_t most, const char *restrict from) {
  return is_wrong(to, most, from) ? empty("strcpy_s", to, most, EINVAL)
                                  : append("strcpy_s", to, most, 0, from, SIZE_MAX);
}

static errno_t concatenate(const char *function, char *to, size_t most, const char *from,
                           size_t count) {
  size_t length = strnlen(to, most);
  return length == most ? empty(function, to, most, EINVAL)
                        : append(function, to, most, length, from, count);
}

errno_t strncat_s(char *restrict to, rsize_t most, const char *restrict from, rsize_t count) {
  return is_wrong(to, most, from) || count > RSIZE_MAX
             ? empty("strncat_s", to, most, EINVAL)
             : concatenate("strncat_s", to, most, from, count);
}

errno_t strcat_s(char *restrict to, rsize_t most, const char *restrict from) {
  return is_wrong(to, most, from) ? empty("strcat_s", to, most, EINVAL)
                                  : concatenate("strcat_s", to, most, from, SIZE_MAX);
}

int vsnprintf_s(char *restrict to, rsize_t most, const char *restrict format, va_list arguments) {
  if (is_wrong(to, most, format)) {
    return -empty("vsnprintf_s", to, most, EINVAL);
  }
  return vsnprintf(to, most, format, arguments);
}

int snprintf_s(char *restrict to, rsize_t most, const char *restrict format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf_s(to, most, format, arguments);
  va_end(arguments);
  return length;
}

/* Zero if it does not fit. */
int vsprintf_s(char *restrict to, rsize_t most, const char *restrict format, va_list arguments) {
  if (is_wrong(to, most, format)) {
    return -empty("vsprintf_s", to, most, EINVAL);
  }
  int length = vsnprintf(to, most, format, arguments);
  if (length >= 0 && (size_t)length >= most) {
    empty("vsprintf_s", to, most, ERANGE);
    return 0;
  }
  return length;
}

int sprintf_s(char *restrict to, rsize_t most, const char *restrict format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int length = vsprintf_s(to, most, format, arguments);
  va_end(arguments);
  return length;
}
