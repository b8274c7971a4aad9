/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SYS_SELECT_H
#define _SYS_SELECT_H 1

#include <heddle/sigset.h>
#include <heddle/timespec.h>
#include <heddle/timeval.h>

#define FD_SETSIZE 1024

typedef struct {
  long __bits[16];
} fd_set;

#define FD_ZERO(set) ((void)__builtin_memset((set), 0, sizeof(fd_set)))
#define FD_SET(fd, set) ((void)((set)->__bits[(fd) / 64] |= 1L << ((fd) % 64)))
#define FD_CLR(fd, set) ((void)((set)->__bits[(fd) / 64] &= ~(1L << ((fd) % 64))))
#define FD_ISSET(fd, set) (((set)->__bits[(fd) / 64] & (1L << ((fd) % 64))) != 0)

int select(int, fd_set *__restrict, fd_set *__restrict, fd_set *__restrict,
           struct timeval *__restrict);
int pselect(int, fd_set *__restrict, fd_set *__restrict, fd_set *__restrict,
            const struct timespec *__restrict, const sigset_t *__restrict);

#endif
