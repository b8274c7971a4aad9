/* SPDX-License-Identifier: Apache-2.0 */
#ifndef __timeval_defined
#define __timeval_defined 1

#include <heddle/types.h>

struct timeval {
  time_t tv_sec;
  suseconds_t tv_usec;
};

#endif
