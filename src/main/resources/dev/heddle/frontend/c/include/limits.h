/* SPDX-License-Identifier: Apache-2.0 */
/* What clang's own <limits.h> leaves to the system. */
#ifndef _HEDDLE_LIMITS_H
#define _HEDDLE_LIMITS_H 1

#include_next <limits.h>

#include <heddle/visible.h>

#undef MB_LEN_MAX
#define MB_LEN_MAX 16

#ifdef __HEDDLE_POSIX
#define SSIZE_MAX 9223372036854775807L
#define PATH_MAX 4096
#define NAME_MAX 255
#define PIPE_BUF 4096
#define IOV_MAX 1024
#define LINE_MAX 2048
#define HOST_NAME_MAX 64
#define LOGIN_NAME_MAX 256
#define SEM_VALUE_MAX 2147483647
#define NGROUPS_MAX 65536
#define DELAYTIMER_MAX 2147483647
#define PTHREAD_KEYS_MAX 1024
#define PTHREAD_DESTRUCTOR_ITERATIONS 4
#define PTHREAD_STACK_MIN 16384
#define _POSIX_PATH_MAX 256
#define _POSIX_THREAD_KEYS_MAX 128
#define _POSIX_THREAD_THREADS_MAX 64
#define _POSIX_THREAD_DESTRUCTOR_ITERATIONS 4
#define _POSIX_SEM_VALUE_MAX 32767
#define WORD_BIT 32
#define LONG_BIT 64
#endif

#endif
