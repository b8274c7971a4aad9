/* SPDX-License-Identifier: Apache-2.0 */
/* The scalar types of <sys/types.h>, as x86-64 Linux has them. */
#ifndef _HEDDLE_TYPES_H
#define _HEDDLE_TYPES_H 1

#include <heddle/visible.h>

#define __need_size_t
#include <stddef.h>

typedef long ssize_t;
typedef long off_t;
typedef long off64_t;
typedef int pid_t;
typedef unsigned uid_t;
typedef unsigned gid_t;
typedef unsigned mode_t;
typedef unsigned long dev_t;
typedef unsigned long ino_t;
typedef unsigned long nlink_t;
typedef long blksize_t;
typedef long blkcnt_t;
typedef unsigned long fsblkcnt_t;
typedef unsigned long fsfilcnt_t;
typedef unsigned id_t;
typedef int key_t;
typedef unsigned useconds_t;
typedef long suseconds_t;
typedef long time_t;
typedef long clock_t;
typedef int clockid_t;
typedef void *timer_t;
typedef unsigned socklen_t;

#endif
