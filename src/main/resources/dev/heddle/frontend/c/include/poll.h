/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _POLL_H
#define _POLL_H 1

#include <heddle/sigset.h>
#include <heddle/timespec.h>
#include <heddle/visible.h>

#define POLLIN 1
#define POLLPRI 2
#define POLLOUT 4
#define POLLERR 8
#define POLLHUP 16
#define POLLNVAL 32
#define POLLRDNORM 64
#define POLLWRNORM 256

typedef unsigned long nfds_t;

struct pollfd {
  int fd;
  short events;
  short revents;
};

int poll(struct pollfd *, nfds_t, int);
#ifdef __HEDDLE_GNU
int ppoll(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);
#endif

#endif
