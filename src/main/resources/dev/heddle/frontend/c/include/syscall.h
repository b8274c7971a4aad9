/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SYSCALL_H
#define _SYSCALL_H 1

#include <sys/syscall.h>

#endif
