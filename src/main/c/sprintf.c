/* SPDX-License-Identifier: Apache-2.0 */
/* The forms of sprintf. */
#define _GNU_SOURCE
#include "format.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

int vsnprintf(char *to, size_t size, const char *format, va_list arguments) {
  struct output out = {to, size, 0};
  return __heddle_format(&out, format, arguments);
}

int vsprintf(char *to, const char *format, va_list arguments) {
  return vsnprintf(to, INT_MAX, format, arguments);
}

int snprintf(char *to, size_t size, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int count = vsnprintf(to, size, format, arguments);
  va_end(arguments);
  return count;
}

int sprintf(char *to, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int count = vsnprintf(to, INT_MAX, format, arguments);
  va_end(arguments);
  return count;
}

int vasprintf(char **to, const char *format, va_list arguments) {
  va_list again;
  va_copy(again, arguments);
  int count = vsnprintf(0, 0, format, again);
  va_end(again);
  *to = malloc((size_t)count + 1);
  return vsnprintf(*to, (size_t)count + 1, format, arguments);
}

int asprintf(char **to, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int count = vasprintf(to, format, arguments);
  va_end(arguments);
  return count;
}
