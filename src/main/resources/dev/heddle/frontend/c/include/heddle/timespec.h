/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _STRUCT_TIMESPEC
#define _STRUCT_TIMESPEC 1

#include <heddle/types.h>

struct timespec {
  time_t tv_sec;
  long tv_nsec;
};

#endif
